"""Supervises one engine: its clips, its speed, and its pauses after failures."""

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong

from companion.language.voice.cache import ClipCache, clip_key
from companion.language.voice.clip import Clip
from companion.language.voice.engine import NORMAL, Engine, limit_rate, limit_seconds
from companion.language.voice.engines.speeds import Speeds
from companion.language.voice.text.subtitle_lines import SIGNS_A_SECOND
from companion.language.voice.text.utterances import Utterance
from companion.language.voice.voice_errors import EngineFailed, EngineTooSlow, VoiceError

STRIKES = 3
FIRST_REST, LONGEST_REST = 1.0, 60.0
OVERHEAD = 0.03

_log = logging.getLogger(__name__)


class Renderer:
    """Renders pieces and caches them; used by several threads, it never raises for engine errors.

    After a failure the engine pauses, twice as long after each further failure but at most a minute, and is then used again.
    `pitch` is a factor; `too_slow` tells that the last failure was a timeout.
    """

    def __init__(self, engine: Engine, cache: ClipCache, speeds: Speeds, clock: Callable[[], float] = time.monotonic) -> None:
        self.engine = engine
        self.strikes = 0
        self.too_slow = False
        self.pitch = 1.0
        self._cache, self._speeds, self._clock = cache, speeds, clock
        self._rests_until = 0.0
        self._overdue_at = float("inf")
        self._busy_until = 0.0
        self._jobs: dict[str, Future[Clip]] = {}
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    def speaks(self, language: str) -> bool:
        """Return whether the engine can be used now: it knows the language, is not pausing and does not hang."""
        now = self._clock()
        return language in self.engine.languages and now >= self._rests_until and now < self._overdue_at

    def speed(self, language: str) -> float | None:
        """Return the seconds of work for a second of speech, None if not measured yet."""
        return self._speeds.of(self.engine.identity(language))

    def is_ready(self, piece: Utterance, rate: int) -> bool:
        """Return whether the clip is cached."""
        return self._cache.has(self._key(piece, rate)[0])

    def estimate_busy(self) -> float:
        """Return the estimated seconds until the clip in progress is rendered."""
        return max(0.0, self._busy_until - self._clock())

    def seconds_for(self, piece: Utterance, rate: int) -> float:
        """Return the estimated seconds for rendering a piece: 0 if it is cached, infinity if the speed is unknown."""
        if self.is_ready(piece, rate):
            return 0.0
        speed = self.speed(piece.language) if self.engine.awake else None
        return float("inf") if speed is None else OVERHEAD + speed * piece.seconds * NORMAL / rate

    def clip(self, piece: Utterance, rate: int, patience: float | None = None) -> Clip | None:
        """Return the clip, cached or rendered, or None if rendering fails or takes more than `patience` seconds.

        A clip that comes later is cached all the same. With `patience` None the engine has its full time limit.
        """
        key, text = self._key(piece, rate)
        kept = self._cache.get(key)
        if kept is not None:
            return kept
        with self._lock:
            job, begins = self._jobs.get(key), key not in self._jobs
            if job is None:
                job = self._jobs[key] = Future()
        if begins:
            work = (job, key, text, piece.language, rate)
            threading.Thread(target=self._work, args=work, name="voice-engine", daemon=True).start()
        try:
            return job.result(limit_seconds(text) + 1 if patience is None else patience)
        except TookTooLong:
            self.too_slow |= patience is None
            return None
        except VoiceError:
            return None

    def close(self) -> None:
        """Close the engine."""
        self.engine.close()

    def _key(self, piece: Utterance, rate: int) -> tuple[str, str]:
        text = piece.write_for(self.engine.notation)
        identity = self.engine.identity(piece.language)
        tuned = identity if self.pitch == 1 else f"{identity}|{self.pitch:.2f}"
        return clip_key(tuned, limit_rate(rate), text), text

    def _work(self, job: "Future[Clip]", key: str, text: str, language: str, rate: int) -> None:
        """Render in a separate thread that can be abandoned, because a hung C library cannot be interrupted."""
        try:
            with self._turn:
                self._overdue_at = self._clock() + limit_seconds(text) + 1
                self._busy_until = self._clock() + (self.speed(language) or 0.0) * len(text) / SIGNS_A_SECOND
                from companion.language.voice.sound.voice_loudness import level_loudness  # noqa: PLC0415 - NumPy

                self.engine.wake()
                began = time.monotonic()
                raw = self.engine.render(text, language, limit_rate(round(rate / self.pitch)))
                took = time.monotonic() - began
                clip = level_loudness(raw.tune(self.pitch))
                self._speeds.note(self.engine.identity(language), clip.seconds, took)
                self._cache.put(key, clip)
                self.strikes = 0
                self.too_slow = False
                job.set_result(clip)
        except VoiceError as error:
            self._note_failure(error)
            job.set_exception(error)
        finally:
            self._overdue_at, self._busy_until = float("inf"), 0.0
            if not job.done():
                job.set_exception(EngineFailed(f"{type(self.engine).__name__} ended without a clip"))
                self._note_failure(EngineFailed("it broke its promise"))
            with self._lock:
                self._jobs.pop(key, None)

    def _note_failure(self, error: VoiceError) -> None:
        self.strikes += 1
        self.too_slow = isinstance(error, EngineTooSlow)
        self._rests_until = self._clock() + min(LONGEST_REST, FIRST_REST * 2 ** (self.strikes - 1))
        _log.warning("%s, failure %d: %s", type(self.engine).__name__, self.strikes, error)
