"""From the camera's pictures to answers, and what the readers were taught."""
