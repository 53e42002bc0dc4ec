"""The interface of a sound output, which by itself makes no sound, and a card that can be plugged in and out."""

import logging
from collections.abc import Callable

from companion.language.voice.clip import Clip
from companion.language.voice.voice_errors import OutputMissing
from sounds import Effect

Start = Callable[[float], None]


class Output:
    """Plays speech on one channel and effects on another; on each, the newest sound replaces the previous one.

    This class itself is the output without sound: every clip is over at once.
    """

    def open(self) -> None:
        """Open the output, if it is not open; raises OutputMissing. It can take seconds, so only workers call it."""

    def choose(self, device: str | None) -> None:
        """Close the card, and select the one to open next by name; None is the system's default."""

    def prepare(self, clip: Clip, *, after: bool = False) -> Start:  # noqa: ARG002 - nothing is heard of it
        """Convert a clip and return a function that starts it with a gain of 0 to 1, at once or `after` the current clip."""
        return lambda _gain: None

    def is_waiting(self) -> bool:
        """Return whether a clip waits behind the current one; there is room for one."""
        return False

    def play(self, effect: Effect, gain: float) -> None:
        """Start an effect at once."""

    def turn(self, speech: float, effects: float) -> None:
        """Set the gains of both channels, including for sounds now playing."""

    def cut(self) -> None:
        """Stop speech, and drop the clip that waits."""

    def close(self) -> None:
        """Stop everything and close the sound card; `open` can be called again."""


RETRY = 10.0

_log = logging.getLogger(__name__)


class Card:
    """An output that can be missing; it is retried at most every ten seconds, and its absence is logged once."""

    def __init__(self, output: Output, clock: Callable[[], float]) -> None:
        self._output, self._clock = output, clock
        self._missed_at: float | None = None

    @property
    def missing(self) -> bool:
        """Whether the last attempt failed."""
        return self._missed_at is not None

    def choose(self, device: str | None) -> None:
        """Select another card for the next attempt, which is allowed at once."""
        self._output.choose(device)
        self._missed_at = None

    def try_again(self) -> None:
        """Close the card and allow the next attempt at once, as after a card was plugged in or out."""
        self._output.close()
        self._missed_at = None

    def open(self) -> bool:
        """Open the card if an attempt is due, and return whether there is sound; can take seconds."""
        if self._missed_at is not None and self._clock() < self._missed_at + RETRY:
            return False
        try:
            self._output.open()
        except OutputMissing as error:
            self._miss(error)
            return False
        self._missed_at = None
        return True

    def prepare(self, clip: Clip, *, after: bool) -> Start | None:
        """Return the function that starts the clip, or None if the card is missing."""
        try:
            return self._output.prepare(clip, after=after)
        except OutputMissing as error:
            self._miss(error)
            return None

    def _miss(self, error: OutputMissing) -> None:
        if not self.missing:
            _log.warning("no sound until the output is back: %s", error)
        self._missed_at = self._clock()
