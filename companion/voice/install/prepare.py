"""Clips made ahead of need, so that a slow voice answers at once: what is there already is left out, so it can be interrupted."""

import shutil
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path

from companion.unchanging import unchanging
from companion.voice.cache import ClipCache
from companion.voice.renderer import Renderer
from companion.voice.text.utterances import Utterance, utterances

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


@unchanging
class Progress:
    """How many of all the sentences are there, and how many seconds of speech were made in this run."""

    there: int
    of: int
    seconds: float = 0.0


def missing(texts: Iterable[str], language: str, names: Sequence[str], voice: Renderer, rate: int) -> tuple[list[Utterance], int]:
    """The sentences of these texts that are not kept yet, each once, in their order; and how many there are in all."""
    every: dict[str, Utterance] = {}
    for text in texts:
        for one in utterances(text, language, names):
            every.setdefault(one.written_for(voice.engine.notation), one)
    return [one for one in every.values() if not voice.ready(one, rate)], len(every)


def prepare(
    wanted: Sequence[Utterance],
    of: int,
    voice: Renderer,
    cache: ClipCache,
    rate: int,
    folder: Path,
    report: Callable[[Progress], bool],
) -> Ending:
    """Render these one after the other and write each to disk; `report` is told after each and says whether to go on."""
    there, seconds, failed = of - len(wanted), 0.0, 0
    for one in wanted:
        ending = _full(cache, folder, round(one.seconds * BYTES_A_SECOND))
        if ending is not None:
            return ending
        clip = voice.clip(one, rate)
        failed = 0 if clip is not None else failed + 1
        if failed >= FAILURES:
            return Ending.VOICE_FAILED
        cache.settle()
        there, seconds = there + (clip is not None), seconds + (clip.seconds if clip is not None else 0.0)
        if not report(Progress(there, of, seconds)):
            return Ending.STOPPED
    return Ending.DONE


def _full(cache: ClipCache, folder: Path, more: int) -> Ending | None:
    """What has no room for so many more bytes, if so: the card, or what the settings allow."""
    if not cache.writing or shutil.disk_usage(folder).free < SPARE_BYTES:
        return Ending.CARD_FULL
    return Ending.CACHE_FULL if cache.on_disk[1] + more > cache.disk_limit else None
