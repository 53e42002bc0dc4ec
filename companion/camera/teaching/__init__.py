"""The dialogues that teach the readers the pieces of a box."""
