"""The caption: which phrase of the text is being said."""

from collections.abc import Callable

from companion.voice.text.subtitles import SubtitlePhrase, subtitles


class Caption:
    """One text's phrases and the moment its first sample sounded, by the clock handed in."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._text = ""
        self._began = 0.0
        self.phrases: tuple[SubtitlePhrase, ...] = ()

    def show(self, text: str, seconds: float) -> None:
        """A new text begins now and is likely to take so many seconds."""
        self._text = text
        self._began = self._clock()
        self.phrases = subtitles(text, seconds)

    def begins(self) -> None:
        """The first sample sounds only now."""
        self._began = self._clock()

    def takes(self, seconds: float) -> None:
        """The clips are there: the text takes exactly this long."""
        self.phrases = subtitles(self._text, seconds)

    def clear(self) -> None:
        """Nothing is said any more."""
        self.phrases = ()

    def now(self) -> str | None:
        """The phrase being said; the last one stays until the next text or `clear`."""
        passed = self._clock() - self._began
        begun = [phrase.text for phrase in self.phrases if phrase.start <= passed]
        return begun[-1] if begun else None
