"""What is plugged in: button, ring, camera. Knows nothing of games."""
