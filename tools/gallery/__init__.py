"""The gallery: every screen, drawn from a real state of a real game, for people and for tests."""
