"""The studio makes clips: it chooses the best voice that can say a whole prompt in time, and holds the cache.

The measured speed of each voice on this machine: seconds of rendering for a second of speech.

Supervises one engine: its clips, its speed, and its pauses after failures.
"""

import json
import logging
import math
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from pathlib import Path

from companion.language.voice.cache import ClipCache, clip_key
from companion.language.voice.engine import NORMAL, Clip, Engine, join_clips, limit_rate, limit_seconds
from companion.language.voice.text.subtitle_lines import SIGNS_A_SECOND
from companion.language.voice.text.utterances import Utterance, pause_at, utterances
from companion.language.voice.voice_errors import EngineFailed, EngineTooSlow, Problem, VoiceError
from companion.system.files import write_atomically

NAME = "speeds.json"
LEAST = 0.6
SHARE = 0.25
NEWS = 1.2

_log = logging.getLogger(__name__)


class Speeds:
    """Seconds of work for a second of speech by engine identity; stored in `folder`, or only in memory (None)."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / NAME if folder else None
        self._found = _read(self._path) if self._path else {}
        self._kept = dict(self._found)
        self._lock = threading.Lock()

    def of(self, identity: str) -> float | None:
        """Return the speed measured for this voice, None if there is none yet."""
        with self._lock:
            return self._found.get(identity)

    def note(self, identity: str, seconds: float, took: float) -> None:
        """Update the speed with a clip of `seconds` that took `took` seconds; it counts a quarter, a short clip nothing."""
        if seconds < LEAST:
            return
        with self._lock:
            before = self._found.get(identity, took / seconds)
            self._found[identity] = before + SHARE * (took / seconds - before)

    def settle(self) -> None:
        """Write the speeds if any has changed noticeably; never raises for disk errors."""
        with self._lock:
            found = dict(self._found)
            kept = (
                name in self._kept and self._kept[name] / NEWS <= speed <= self._kept[name] * NEWS
                for name, speed in found.items()
            )
            changed = not all(kept)
        if self._path is None or not changed:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, json.dumps(found, indent=1).encode())
        except OSError as error:
            _log.info("speeds are not kept: %s", error)
        self._kept = found


def _read(path: Path) -> dict[str, float]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: float(speed) for name, speed in found.items() if isinstance(speed, int | float) and 0 < speed < math.inf}


STRIKES = 3
FIRST_REST, LONGEST_REST = 1.0, 60.0
OVERHEAD = 0.03


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


PATIENCE, QUICK_PATIENCE = 0.1, 0.3
"""Seconds from question to speech: for a slow voice, which has most sentences cached, and for a quick one."""
SAFETY = 1.4
INSTANT = 0.1
"""The most seconds of work for a second of speech with which a voice needs no preparation."""
FAST_ENOUGH = 0.6
"""The most seconds of work for a second of speech with which a voice can say uncached texts at once."""


class Studio:
    """The supervised engines of a table, the best first; the last one in a language is fast."""

    def __init__(
        self,
        engines: Sequence[Engine],
        cache: ClipCache,
        speeds: Speeds | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.cache = cache
        self.speeds = speeds or Speeds(None)
        self.renderers = tuple(Renderer(engine, cache, self.speeds, clock) for engine in engines)

    @property
    def problem(self) -> Problem | None:
        """The problem of engines that have failed repeatedly, or None."""
        failing = [renderer.strikes >= STRIKES for renderer in self.renderers]
        if all(failing):
            return Problem.TOO_SLOW if self.too_slow else Problem.NO_ENGINE
        return Problem.ENGINE_FAILED if any(failing) else None

    @property
    def too_slow(self) -> bool:
        """Whether any voice's last failure was a timeout, so that a faster voice or a less busy machine would help."""
        return any(renderer.too_slow for renderer in self.renderers)

    def voices(self, language: str, *, call: bool = False) -> tuple[Renderer, ...]:
        """Return the voices that can be used now, best first; for a call, the second of three or more comes first."""
        here = [renderer for renderer in self.renderers if renderer.speaks(language)]
        if call and len(here) > 2:  # noqa: PLR2004
            here[0], here[1] = here[1], here[0]
        return tuple(here)

    def choose(
        self, said: Sequence[Utterance], rate: int = NORMAL, *, call: bool = False, without: Collection[Renderer] = ()
    ) -> Renderer | None:
        """Return the best voice that can have every piece ready in time, else the last one; None if there is none.

        `without` holds the voices that have failed in this prompt.
        """
        if not said:
            return None
        here = [renderer for renderer in self.voices(said[0].language, call=call) if renderer not in without]
        return next((renderer for renderer in here[:-1] if keeps_up(renderer, said, rate)), here[-1] if here else None)

    def find_best(self, language: str) -> Renderer | None:
        """Return the voice in which clips are prepared; None if there is none."""
        return next(iter(self.voices(language)), None)

    def render_whole(self, text: str, language: str, rate: int = NORMAL) -> Clip | None:
        """Render the whole text to one clip in the best possible voice, however long that takes; None if none can."""
        said = utterances(text, language)
        for voice in self.voices(language):
            clips = [clip for one in said if (clip := voice.clip(one, rate)) is not None]
            if clips and len(clips) == len(said):
                return join_clips([clip.add_silence(pause_at(rate, one.pause)) for clip, one in zip(clips, said, strict=True)])
        return None

    def tune(self, pitch: float) -> None:
        """Set the factor for the pitch (0.8 to 1.25) from the next text on; the pace stays the same."""
        for renderer in self.renderers:
            renderer.pitch = pitch

    def settle(self) -> None:
        """Write to disk clips and speeds that are not there yet."""
        self.cache.settle()
        self.speeds.settle()

    def close(self) -> None:
        """Close the engines."""
        for renderer in self.renderers:
            renderer.close()


def keeps_up(renderer: Renderer, said: Sequence[Utterance], rate: int) -> bool:
    """Return whether each piece will probably be rendered, with a margin, before the previous one has been said."""
    quick = said and (renderer.speed(said[0].language) or INSTANT) < INSTANT
    made, due = renderer.estimate_busy(), QUICK_PATIENCE if quick else PATIENCE
    for one in said:
        work = SAFETY * renderer.seconds_for(one, rate)
        made += work
        if work and made > due:
            return False
        due += pause_at(rate, one.seconds + one.pause)
    return True
