"""From written to spoken text: pronunciation, pauses, subtitles."""
