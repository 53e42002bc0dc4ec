"""Getting voices: fetched, from a stick, from packages, and prepared ahead."""
