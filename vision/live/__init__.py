"""Pictures of a live camera before and between readings: worth reading, at rest, agreeing."""
