"""Where sound goes: the small interface, the output without sound, and the card that comes and goes."""

import logging
from collections.abc import Callable
from typing import Protocol

from companion.voice.clip import Clip
from companion.voice.voice_errors import OutputMissing
from sounds import Effect

Start = Callable[[float], None]


class Output(Protocol):
    """Speech on one channel, effects on another; on each the newest sound replaces the one before."""

    def open(self) -> None:
        """Get ready; may take seconds, so only workers call it. Again when open: nothing. Raises OutputMissing."""

    def choose(self, device: str | None) -> None:
        """Let the card go, and take the one of this name when it is opened next; None is the system's default."""

    def prepared(self, clip: Clip, *, after: bool = False) -> Start:
        """Convert a clip; the returned call starts it at a gain of 0 to 1, at once or `after` what is spoken now."""

    def waiting(self) -> bool:
        """Tell whether a clip waits behind the one that is spoken: there is room for one."""

    def play(self, effect: Effect, gain: float) -> None:
        """Start an effect, at once."""

    def turn(self, speech: float, effects: float) -> None:
        """Change the gains of what is sounding."""

    def cut(self) -> None:
        """Stop speech, with what was to follow."""

    def close(self) -> None:
        """Stop everything and let the sound card go; `open` may be called again."""


class NullOutput:
    """No sound: whatever is told is over at once."""

    def open(self) -> None:
        """Nothing to open."""

    def choose(self, device: str | None) -> None:
        """No card is chosen from none."""

    def prepared(self, clip: Clip, *, after: bool = False) -> Start:  # noqa: ARG002 - nothing is heard of it
        """A call that does nothing."""
        return lambda _gain: None

    def waiting(self) -> bool:
        """Nothing waits."""
        return False

    def play(self, effect: Effect, gain: float) -> None:
        """No effect is heard."""

    def turn(self, speech: float, effects: float) -> None:
        """Nothing sounds that could be turned."""

    def cut(self) -> None:
        """Nothing sounds that could be cut."""

    def close(self) -> None:
        """Nothing to close."""


RETRY = 10.0

_log = logging.getLogger(__name__)


class Card:
    """An output that may be missing: tried again every ten seconds at most, its absence logged once."""

    def __init__(self, output: Output, clock: Callable[[], float]) -> None:
        self._output, self._clock = output, clock
        self._missed_at: float | None = None

    @property
    def missing(self) -> bool:
        """The last attempt failed."""
        return self._missed_at is not None

    def choose(self, device: str | None) -> None:
        """Take another card from the next attempt on, which need not wait."""
        self._output.choose(device)
        self._missed_at = None

    def try_again(self) -> None:
        """The next attempt need not wait: something was plugged in or pulled out."""
        self._output.close()
        self._missed_at = None

    def open(self) -> bool:
        """Tell whether there is sound, after opening the card where it is time to; may take seconds."""
        if self._missed_at is not None and self._clock() < self._missed_at + RETRY:
            return False
        try:
            self._output.open()
        except OutputMissing as error:
            self._miss(error)
            return False
        self._missed_at = None
        return True

    def prepared(self, clip: Clip, *, after: bool) -> Start | None:
        """The call that starts the clip, or None if the card is gone."""
        try:
            return self._output.prepared(clip, after=after)
        except OutputMissing as error:
            self._miss(error)
            return None

    def _miss(self, error: OutputMissing) -> None:
        if not self.missing:
            _log.warning("no sound until the output is back: %s", error)
        self._missed_at = self._clock()
