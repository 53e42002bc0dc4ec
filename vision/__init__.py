"""What the camera sees: mat, tiles, cubes. Knows nothing of games."""
