"""From what is written to what is spoken: pronunciation, breaths, subtitles."""
