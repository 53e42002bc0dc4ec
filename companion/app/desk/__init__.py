"""The desk: combines devices, screen, ring and voice, and runs them in one loop."""
