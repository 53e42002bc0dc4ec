"""Plays for other programs: the app BG Stats, its code for a phone, tables, documents."""
