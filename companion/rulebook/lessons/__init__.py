"""Lessons: their steps, pictures and cues."""
