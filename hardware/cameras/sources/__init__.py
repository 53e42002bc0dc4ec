"""One module a kind of camera; each runs in the camera's own process."""
