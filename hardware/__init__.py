"""The plugged-in devices: button, ring and camera. This package knows nothing about games."""
