"""Where clips are made: the best voice that can say a whole prompt in time, one loudness for all, and the cache."""

import time
from collections.abc import Callable, Collection, Sequence

from companion.voice.cache import ClipCache
from companion.voice.clip import Clip, joined
from companion.voice.engine import NORMAL, Engine
from companion.voice.engines.speeds import Speeds
from companion.voice.renderer import STRIKES, Renderer
from companion.voice.text.utterances import Utterance, pause_at, utterances
from companion.voice.voice_errors import Problem

PATIENCE, QUICK_PATIENCE = 0.1, 0.3
"""Seconds from the question to the voice: of a slow one, which has most of its sentences ready, and of a quick one."""
SAFETY = 1.4
INSTANT = 0.1
"""Seconds of work for a second of speech, up to which nothing has to be prepared."""
FAST_ENOUGH = 0.6
"""Seconds of work for a second of speech, up to which a voice can say at once what is not kept."""


class Studio:
    """The engines of this table, the best first, each under supervision; the last in a language is the fast one."""

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
        """What keeps an engine from speaking at the moment, if it has failed again and again."""
        failing = [renderer.strikes >= STRIKES for renderer in self.renderers]
        if all(failing):
            return Problem.TOO_SLOW if self.too_slow else Problem.NO_ENGINE
        return Problem.ENGINE_FAILED if any(failing) else None

    @property
    def too_slow(self) -> bool:
        """Whether a voice failed last because its time was over, so that a faster one or a calmer machine would help."""
        return any(renderer.too_slow for renderer in self.renderers)

    @property
    def rendered(self) -> int:
        """How many clips have been made, by all engines together."""
        return sum(renderer.rendered for renderer in self.renderers)

    def voices(self, language: str, *, call: bool = False) -> tuple[Renderer, ...]:
        """Who may be asked now, the best first; a herald's call is the second voice's where there are two and a fast one."""
        here = [renderer for renderer in self.renderers if renderer.speaks(language)]
        if call and len(here) > 2:  # noqa: PLR2004
            here[0], here[1] = here[1], here[0]
        return tuple(here)

    def choose(
        self, said: Sequence[Utterance], rate: int = NORMAL, *, call: bool = False, without: Collection[Renderer] = ()
    ) -> Renderer | None:
        """The best voice that has every piece ready in time, so that none has to take over; else the last; None if none.

        `without` names those that have failed in this very prompt.
        """
        if not said:
            return None
        here = [renderer for renderer in self.voices(said[0].language, call=call) if renderer not in without]
        return next((renderer for renderer in here[:-1] if keeps_up(renderer, said, rate)), here[-1] if here else None)

    def others(self, voice: Renderer, language: str, *, without: Collection[Renderer] = ()) -> tuple[Renderer, ...]:
        """Who could take over from this voice."""
        return tuple(one for one in self.voices(language) if one is not voice and one not in without)

    def best(self, language: str) -> Renderer | None:
        """The voice that clips are prepared in."""
        return next(iter(self.voices(language)), None)

    def whole(self, text: str, language: str, rate: int = NORMAL) -> Clip | None:
        """The whole text in one clip of the best voice that can say it, however long that takes; None if none can."""
        said = utterances(text, language)
        for voice in self.voices(language):
            clips = [clip for one in said if (clip := voice.clip(one, rate)) is not None]
            if clips and len(clips) == len(said):
                return joined([clip.followed_by(pause_at(rate, one.pause)) for clip, one in zip(clips, said, strict=True)])
        return None

    def tune(self, pitch: float) -> None:
        """Speak higher or lower by a factor (0.8 to 1.25) from the next text on, at the same pace."""
        for renderer in self.renderers:
            renderer.pitch = pitch

    def settle(self) -> None:
        """Write clips and speeds that are not on disk yet."""
        self.cache.settle()
        self.speeds.settle()

    def close(self) -> None:
        """Let the engines go."""
        for renderer in self.renderers:
            renderer.close()


def keeps_up(renderer: Renderer, said: Sequence[Utterance], rate: int) -> bool:
    """Tell whether each piece is likely to be rendered, with something to spare, before the one before it has been said."""
    quick = said and (renderer.speed(said[0].language) or INSTANT) < INSTANT
    made, due = renderer.busy_for(), QUICK_PATIENCE if quick else PATIENCE
    for one in said:
        work = SAFETY * renderer.seconds_for(one, rate)
        made += work
        if work and made > due:
            return False
        due += pause_at(rate, one.seconds + one.pause)
    return True
