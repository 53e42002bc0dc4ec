"""What is told of a game beyond how it stands."""
