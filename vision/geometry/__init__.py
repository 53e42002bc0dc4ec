"""Where things lie: in millimetres, on the mat, under the camera, in the tray, and on the shown part of a picture."""
