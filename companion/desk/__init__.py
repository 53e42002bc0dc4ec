"""The desk: puts devices, screen, ring and voice together and runs them in one loop."""
