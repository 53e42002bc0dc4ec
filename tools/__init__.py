"""Tools for those who build Companion: the generated pages, the set-up script."""
