"""Lessons: steps, their pictures and cues."""
