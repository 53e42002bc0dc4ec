"""Background work that nobody waits for: opens the sound card, renders clips in advance, and writes them to disk."""

import shutil
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from companion.language.voice.cache import ClipCache
from companion.language.voice.sound.output import Card
from companion.language.voice.studio import INSTANT, Renderer, Studio
from companion.language.voice.text.utterances import Utterance, utterances

MISSED = 40
_LEAVE = 2.0


class Ahead:
    """A background thread that renders texts in their order; a new list replaces the previous one.

    `manner` returns the current names of the players and the current words a minute.
    """

    def __init__(self, studio: Studio, card: Card, manner: Callable[[], tuple[Sequence[str], int]]) -> None:
        self._studio, self._card, self._manner = studio, card, manner
        self._wanted: deque[tuple[str, str]] = deque()
        self._missed: deque[tuple[str, str]] = deque(maxlen=MISSED)
        self._look = True
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="voice-ahead", daemon=True)
        self._thread.start()

    def want(self, texts: Iterable[str], language: str) -> None:
        """Set the texts to render when there is time; they replace those set before."""
        with self._changed:
            self._wanted = deque((text, language) for text in texts)
            self._changed.notify_all()

    def queue_missed(self, text: str, language: str) -> None:
        """Queue a text that the best voice could not render in time, so that it is ready next time."""
        with self._changed:
            self._missed.append((text, language))
            self._changed.notify_all()

    def look(self) -> None:
        """Look for the sound card at once."""
        with self._changed:
            self._look = True
            self._changed.notify_all()

    def wake(self) -> None:
        """Wake the thread, as there can be clips to write."""
        with self._changed:
            self._changed.notify_all()

    def close(self) -> None:
        """Write all clips and end the thread."""
        with self._changed:
            self._wanted.clear()
            self._missed.clear()
            self._closed = True
            self._changed.notify_all()
        self._thread.join(_LEAVE)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: self._closed or self._look or self._wanted or self._missed or not self._studio.cache.settled
                )
                self._look, leaves = False, self._closed
            if leaves:
                break
            self._card.open()
            self._studio.settle()
            with self._changed:
                learns = not self._wanted
                waiting = self._wanted or self._missed
                text, language = waiting.popleft() if waiting else ("", "")
            if text:
                # Render a text in the best voice; a slow voice renders only what it missed, as `prepare` does the rest
                voice = self._studio.find_best(language)
                names, rate = self._manner()
                said = utterances(text, language, names)
                # Wake the second voice unless it is the last: it says calls, and texts that the best voice cannot render in time
                for second in self._studio.voices(language)[1:-1][:1]:
                    if said and not second.engine.awake and not self._closed:
                        second.clip(max(said, key=lambda one: one.seconds), rate)
                for one in said:
                    if voice is not None and not self._closed and (learns or (voice.speed(language) or 0.0) < INSTANT):
                        voice.clip(one, rate)
        self._studio.settle()


SPARE_BYTES = 150_000_000
BYTES_A_SECOND = 60_000
FAILURES = 5


class Ending(StrEnum):
    """Why preparing ended."""

    DONE = "done"
    STOPPED = "stopped"
    CARD_FULL = "card-full"
    CACHE_FULL = "cache-full"
    VOICE_FAILED = "voice-failed"


class Progress(NamedTuple):
    """How many of all sentences are ready, and how many seconds of speech this run has rendered."""

    there: int
    of: int
    seconds: float = 0.0


def find_missing(
    texts: Iterable[str], language: str, names: Sequence[str], voice: Renderer, rate: int
) -> tuple[list[Utterance], int]:
    """Return these texts' sentences that are not cached yet, each once, in order, and the number of all their sentences."""
    every: dict[str, Utterance] = {}
    for text in texts:
        for one in utterances(text, language, names):
            every.setdefault(one.write_for(voice.engine.notation), one)
    return [one for one in every.values() if not voice.is_ready(one, rate)], len(every)


def prepare(
    wanted: Sequence[Utterance],
    of: int,
    voice: Renderer,
    cache: ClipCache,
    rate: int,
    folder: Path,
    report: Callable[[Progress], bool],
) -> Ending:
    """Render these sentences one by one and write each to disk; `report` is called after each and returns whether to go on."""
    there, seconds, failed = of - len(wanted), 0.0, 0
    for one in wanted:
        if not cache.writing or shutil.disk_usage(folder).free < SPARE_BYTES:
            return Ending.CARD_FULL
        if cache.on_disk[1] + round(one.seconds * BYTES_A_SECOND) > cache.disk_limit:
            return Ending.CACHE_FULL
        clip = voice.clip(one, rate)
        failed = 0 if clip is not None else failed + 1
        if failed >= FAILURES:
            return Ending.VOICE_FAILED
        cache.settle()
        there, seconds = there + (clip is not None), seconds + (clip.seconds if clip is not None else 0.0)
        if not report(Progress(there, of, seconds)):
            return Ending.STOPPED
    return Ending.DONE
