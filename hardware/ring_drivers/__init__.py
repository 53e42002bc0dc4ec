"""The drivers of lamps, all used through :class:`Driver`; each module has one way to reach the lamps."""
