"""Pages over the question, each described once as a question with the effects of its answers; screen and terminal show them."""
