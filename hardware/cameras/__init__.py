"""Cameras: live, from a folder, and in a process of their own."""
