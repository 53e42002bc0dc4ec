"""The studio makes clips: it chooses the best voice that can say a whole prompt in time, and holds the cache."""

import time
from collections.abc import Callable, Collection, Sequence

from companion.language.voice.cache import ClipCache
from companion.language.voice.clip import Clip, join_clips
from companion.language.voice.engine import NORMAL, Engine
from companion.language.voice.engines.speeds import Speeds
from companion.language.voice.renderer import STRIKES, Renderer
from companion.language.voice.text.utterances import Utterance, pause_at, utterances
from companion.language.voice.voice_errors import Problem

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

    def list_others(self, voice: Renderer, language: str, *, without: Collection[Renderer] = ()) -> tuple[Renderer, ...]:
        """Return the voices that could take over from this one."""
        return tuple(one for one in self.voices(language) if one is not voice and one not in without)

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
