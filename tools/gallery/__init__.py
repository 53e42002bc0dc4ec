"""Every screen from a real state of a real game, for looking at and for tests."""
