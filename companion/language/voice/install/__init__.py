"""Getting voices: downloads, files on a stick, and packages."""
