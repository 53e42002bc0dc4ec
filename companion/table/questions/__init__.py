"""The questions a script asks, by kind."""
