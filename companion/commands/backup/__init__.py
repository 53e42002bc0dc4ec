"""The commands `companion backup` and `companion restore`."""
