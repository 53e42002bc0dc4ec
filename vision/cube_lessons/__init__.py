"""Teaching the reader of cubes."""
