"""Views of the questions that a camera may answer, and of teaching it."""
