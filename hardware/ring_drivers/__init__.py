"""One module a way of reaching lamps; all are used through :class:`Driver`."""
