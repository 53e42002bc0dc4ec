"""The sound card as the speaker sees it: opened late, missed without fuss, looked for again."""

import logging
from collections.abc import Callable

from companion.voice.clip import Clip
from companion.voice.errors import OutputMissing
from companion.voice.sound.output import Output, Start

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
            _log.warning("no sound from now on: %s", error)
        self._missed_at = self._clock()
