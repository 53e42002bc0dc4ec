"""The dialogues that teach the readers what is in the box."""
