"""The narrator's voice: speech engines, clips kept by content, subtitles, and the speaker that plays all sounds."""
