"""Where things lie: millimetres, the mat, the camera, the tray, and places on a picture that is shown."""
