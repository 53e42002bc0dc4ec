"""Views that tell something: a prompt, a step of a lesson, the end of a game."""
