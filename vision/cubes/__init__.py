"""The reader of cubes."""
