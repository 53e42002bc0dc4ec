"""Tells what the table waits for while its library is opened: on the first frame, in the terminal, and aloud if it takes long."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.system.settings import Settings
from companion.table.phrase import Phrase
from companion.words import Words

if TYPE_CHECKING:
    from companion.voice.speaker import Speaker

BETWEEN_FRAMES, ALOUD, AGAIN = 0.25, 3.0, 40.0
"""Seconds between two pictures, seconds until the message is spoken, and seconds until it is spoken again."""


class StartTalk(AbstractContextManager["StartTalk"]):
    """Takes messages on what a library does while it is opened; nobody has to answer.

    `words` is called, and a voice is opened, only for a message, which few starts have. `prints` gets each
    message once. With `screen` the first frame shows the messages, and the voice speaks them.
    """

    def __init__(
        self,
        words: Callable[[], Words],
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
        self._speaker: Speaker | None = None

    def __call__(self, told: Phrase) -> None:
        """Tell what the start waits for, and its progress."""
        now, words = self._clock(), self._words()
        if told.id not in self._said:
            self._said.add(told.id)
            self._prints(words(told))
        if not self._screen:
            return
        from companion.screen.splash import tell  # noqa: PLC0415 - only if the screen was opened

        if now >= self._drawn + BETWEEN_FRAMES:
            self._drawn = now
            percent = told.args.get("percent")
            tell(words(told), words.maybe(told, "hint") or "", percent if isinstance(percent, int) else None)
        if now >= self._next_aloud:
            from companion.voice.open_voice import open_speaker  # noqa: PLC0415 - few starts take so long

            self._next_aloud = now + AGAIN
            self._speaker = self._speaker or open_speaker(self._settings, self._cache)
            self._speaker.say(words.aloud(told), words.language)

    def __exit__(self, *_raised: object) -> None:
        """Close the voice."""
        if self._speaker is not None:
            self._speaker.close()
