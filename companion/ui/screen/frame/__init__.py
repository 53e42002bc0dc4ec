"""The frame of the stage: head band, scoreboard, standing warning."""
