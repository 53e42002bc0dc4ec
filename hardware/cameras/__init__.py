"""Cameras: live ones in their own process, and picture files."""

import os

# OpenCV reads this when it is loaded: it refuses a picture with more pixels by its header, before it allocates memory for it.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", "64000000")
