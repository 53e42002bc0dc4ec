"""What frames the stage: head band, scoreboard, standing warning."""
