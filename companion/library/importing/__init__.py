"""Plays that other programs have kept: read from their files, compared with the plays of this device, and taken over."""
