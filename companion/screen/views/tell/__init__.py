"""Views that tell: a prompt, a step of a lesson, the end."""
