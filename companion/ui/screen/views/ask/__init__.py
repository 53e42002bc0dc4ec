"""Views of the questions that players answer by hand."""
