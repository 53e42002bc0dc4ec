"""Tools for developers of Companion: generated pages, measurements, checks and the set-up script."""
