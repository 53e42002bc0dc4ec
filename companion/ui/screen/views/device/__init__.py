"""Views of the questions that the device may answer: spinner, hourglass, draw."""
