"""Says what the table waits for while its library is opened: on the first frame, in the terminal, and aloud if it takes long."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from companion.system.settings import Settings
from companion.table.phrase import Phrase
from companion.words import Words

BETWEEN_FRAMES, ALOUD, AGAIN = 0.25, 3.0, 40.0
"""Seconds between two pictures, those after which it is said aloud too, and between one time and the next."""


class StartTalk(AbstractContextManager["StartTalk"]):
    """Is told what a library is doing while it is opened; nobody has to answer anything.

    `prints` gets each message once. On a `screen` the first frame stands, and a voice speaks.
    """

    def __init__(
        self,
        words: Words,
        settings: Settings,
        cache: Path,
        prints: Callable[[str], None],
        *,
        screen: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._words, self._settings, self._cache, self._prints, self._clock = words, settings, cache, prints, clock
        self._screen = screen
        self._said: set[str] = set()
        self._drawn = float("-inf")
        self._next_aloud = clock() + ALOUD
        self._closing = ExitStack()

    def __call__(self, told: Phrase) -> None:
        """Say what is waited for, and how far that is."""
        now = self._clock()
        if told.id not in self._said:
            self._said.add(told.id)
            self._prints(self._words(told))
        if not self._screen:
            return
        from companion.screen.splash import tell  # noqa: PLC0415 - only where the screen was opened

        if now >= self._drawn + BETWEEN_FRAMES:
            self._drawn = now
            percent = told.args.get("percent")
            tell(self._words(told), self._words.maybe(told, "hint") or "", percent if isinstance(percent, int) else None)
        if now >= self._next_aloud:
            self._next_aloud = now + AGAIN
            self._speak(self._words.aloud(told))

    def _speak(self, text: str) -> None:
        from companion.voice.open_voice import open_speaker  # noqa: PLC0415 - hardly any start takes so long

        speaker = open_speaker(self._settings, self._cache)
        self._closing.callback(speaker.close)
        speaker.say(text, self._words.language)

    def __exit__(self, *_raised: object) -> None:
        """Fall silent."""
        self._closing.close()
