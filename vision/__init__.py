"""Reads what the camera sees: the mat, tiles and cubes. It knows nothing of games."""

import os

# OpenCV reads this when it is loaded. It refuses a picture with more pixels by its header, before it allocates memory for it.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", "64000000")
