"""Where clips are made: pronunciation, the first engine that still works, one loudness for all, and the cache."""

import logging
import queue
import threading
from collections.abc import Sequence

from companion.voice.cache import ClipCache, clip_key
from companion.voice.clip import Clip
from companion.voice.engine import NORMAL, TIMEOUT, Engine, Silent, checked_rate
from companion.voice.errors import EngineFailed, Problem, VoiceError
from companion.voice.pronounce import spoken
from companion.voice.subtitles import sentences

STRIKES = 3

_log = logging.getLogger(__name__)


class Studio:
    """Renders sentences and keeps them; used by several threads, it never raises for what an engine does.

    A sentence that an engine fails on, or needs more than `timeout` seconds for, goes to the next in the list, and
    after the last there is silence. Who fails three times in a row is not asked again this evening.
    """

    def __init__(self, engines: Sequence[Engine], cache: ClipCache, timeout: float = TIMEOUT) -> None:
        self._engines = tuple(engines)
        self._strikes = [0] * len(engines)
        self._turns = [threading.Lock() for _ in engines]
        self._timeout = timeout
        self.cache = cache
        self.rendered = 0

    @property
    def problem(self) -> Problem | None:
        """What is wrong with the engines for good, if anything."""
        if all(strikes >= STRIKES for strikes in self._strikes):
            return Problem.NO_ENGINE
        return Problem.ENGINE_FAILED if max(self._strikes) >= STRIKES else None

    def pieces(self, text: str, language: str, names: Sequence[str] = ()) -> tuple[str, ...]:
        """The text as it is spoken, in two clips: its first sentence, which sounds while the rest is rendered."""
        first, *rest = sentences(spoken(text, language, names)) or ("",)
        return tuple(piece for piece in (first, " ".join(rest)) if piece)

    def clip(self, piece: str, language: str, rate: int = NORMAL) -> Clip:
        """The clip of one piece, from the cache or rendered and then kept."""
        for place, engine in enumerate(self._engines):
            if self._strikes[place] < STRIKES and language in engine.languages:
                clip = self._from(place, piece, language, checked_rate(rate))
                if clip is not None:
                    return clip
        return Silent().render(piece, language, rate)

    def _from(self, place: int, piece: str, language: str, rate: int) -> Clip | None:
        key = clip_key(self._engines[place].identity(language), rate, piece)
        kept = self.cache.get(key)
        if kept is not None:
            return kept
        with self._turns[place]:  # whoever waited for the turn may find that its clip was made meanwhile
            return self.cache.get(key) or self._rendered(place, key, piece, language, rate)

    def _rendered(self, place: int, key: str, piece: str, language: str, rate: int) -> Clip | None:
        from companion.voice.loudness import levelled  # noqa: PLC0415 - NumPy is loaded only where something is rendered

        engine = self._engines[place]
        try:
            clip = levelled(_within(self._timeout, engine, piece, language, rate))
        except VoiceError as error:
            self._strikes[place] += 1
            _log.warning("%s, failure %d: %s", type(engine).__name__, self._strikes[place], error)
            return None
        self._strikes[place] = 0
        self.rendered += 1
        self.cache.put(key, clip)
        return clip


def _within(timeout: float, engine: Engine, text: str, language: str, rate: int) -> Clip:
    """The engine's clip, waited for in a thread that can be left behind: a hung C library cannot be interrupted."""
    answer: queue.SimpleQueue[Clip | VoiceError] = queue.SimpleQueue()

    def render() -> None:
        result: Clip | VoiceError = EngineFailed(f"{type(engine).__name__} ended without a clip")
        try:
            result = engine.render(text, language, rate)
        except VoiceError as error:
            result = error
        finally:
            answer.put(result)

    threading.Thread(target=render, name="voice-engine", daemon=True).start()
    try:
        result = answer.get(timeout=timeout)
    except queue.Empty:
        raise EngineFailed(f"nothing after {timeout} s") from None
    if isinstance(result, VoiceError):
        raise result
    return result
