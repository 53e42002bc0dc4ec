"""The narrator's voice: speech engines, a cache of clips, subtitles, and the speaker that plays all sounds."""
