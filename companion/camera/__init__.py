"""From the camera's pictures to answers, and what the readers were taught."""

import os

# OpenCV looks at this when it is loaded: a picture of more pixels is refused by its header, before room is made for it.
os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", "64000000")
