"""Answers from the camera's pictures, and the teaching of the readers."""

import os

# OpenCV reads this when it is loaded: it refuses a picture of more pixels by its header, before allocating memory.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", "64000000")
