"""The speaker: says, plays and falls silent for the app, and never makes it wait.

Two threads do the work. The teller says the newest text in one voice, rendering the next sentence while one is heard; the
other opens the sound card, renders ahead of need and writes clips to disk. Both only ever look at the newest wish, so
nothing queues.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from companion.voice.caption import Caption
from companion.voice.card import Card
from companion.voice.clip import Clip
from companion.voice.engine import NORMAL, checked_language, checked_rate
from companion.voice.errors import Problem
from companion.voice.levels import Channel, Levels
from companion.voice.output import Output
from companion.voice.renderer import Renderer
from companion.voice.studio import Studio
from companion.voice.subtitles import UNSPOKEN, SubtitlePhrase, estimated_seconds
from companion.voice.utterances import Utterance, pause_at, utterances
from sounds import Effect

_LEAVE = 2.0
_GLANCE = 0.04
GIVEN_UP_AFTER = 0.6
DUCKED = 0.35
MISSED = 40


@dataclass(frozen=True)
class _Wish:
    """A text to be said; of two wishes the one of the higher number counts."""

    number: int
    text: str
    language: str
    channel: Channel


class Speaker:
    """All sound of the table. Every method returns within a few milliseconds; close it when the table is put away."""

    def __init__(
        self,
        studio: Studio,
        output: Output,
        levels: Levels | None = None,
        rate: int = NORMAL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._studio, self._output, self._card, self._clock = studio, output, Card(output, clock), clock
        self._levels, self._rate = levels or Levels(), checked_rate(rate)
        self._caption = Caption(clock)
        self._names: tuple[str, ...] = ()
        self._number = 0
        self._wish: _Wish | None = None
        self._channel = Channel.SPEECH
        self._ends_at = 0.0
        self._ahead: deque[tuple[str, str]] = deque()
        self._missed: deque[tuple[str, str]] = deque(maxlen=MISSED)
        self._closed = False
        self._look = True
        self._changed = threading.Condition()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._tell, self._prepare)]
        for thread in self._threads:
            thread.start()

    @property
    def problem(self) -> str | None:
        """The message id of what keeps the table from hearing, or None; see `Problem`."""
        return Problem.NO_OUTPUT if self._card.missing else self._studio.problem

    @property
    def levels(self) -> Levels:
        """The volumes and switches in force."""
        return self._levels

    @property
    def phrases(self) -> tuple[SubtitlePhrase, ...]:
        """All phrases of the text being said, with their times: estimates, until its clips are there."""
        return self._caption.phrases

    def subtitle(self) -> str | None:
        """The phrase that is being said; the last one stays until the next text or a cut."""
        return self._caption.now()

    def players(self, names: Iterable[str]) -> None:
        """Names that are said as they are written, whatever the pronunciation list has."""
        self._names = tuple(names)

    def pace(self, rate: int) -> None:
        """Speak so many words a minute from the next text on (80 to 300)."""
        self._rate = checked_rate(rate)

    def say(self, text: str, language: str, channel: Channel = Channel.SPEECH) -> None:
        """Say the text instead of whatever is being said; raises UnknownLanguage."""
        checked_language(language)
        with self._changed:
            self._hush()
            self._wish = _Wish(self._number, text, language, channel)
            self._caption.show(text, self._likely_seconds(text, channel))
            self._changed.notify_all()

    def prefetch(self, texts: Iterable[str], language: str) -> None:
        """Render these texts when there is time, in this order, and none of those asked for before."""
        checked_language(language)
        with self._changed:
            self._ahead = deque((text, language) for text in texts)
            self._changed.notify_all()

    def cut(self) -> None:
        """Fall silent: a button was pressed."""
        with self._changed:
            self._hush()

    def play(self, effect: Effect) -> None:
        """Play an effect, at once or not at all; softer while something is said."""
        gain = self._effects_gain()
        if gain:
            self._output.play(effect, gain)

    def volume(self, channel: Channel, volume: float | None = None, *, on: bool | None = None) -> None:
        """Set a channel's volume (0 to 1) or switch, from now on; raises BadLevel."""
        with self._changed:
            self._levels = self._levels.changed(channel, volume, on=on)
            self._output.turn(self._levels.gain(self._channel), self._effects_gain())

    def reopen(self) -> None:
        """Let the sound card go and look for one at once: it was pulled out, or another plugged in where there was none."""
        with self._changed:
            self._number += 1
            if self._wish is not None:
                self._wish = replace(self._wish, number=self._number)
            self._output.cut()
            self._card.try_again()
            self._look = True
            self._changed.notify_all()

    def close(self) -> None:
        """Fall silent for good, and let threads, engines and sound card go."""
        with self._changed:
            self._hush()
            self._ahead.clear()
            self._missed.clear()
            self._closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(_LEAVE)
        self._studio.close()
        self._output.close()

    def _hush(self) -> None:
        self._number += 1
        self._wish = None
        self._ends_at = 0.0
        self._caption.clear()
        self._output.cut()

    def _effects_gain(self) -> float:
        return self._levels.gain(Channel.EFFECTS) * (DUCKED if self._clock() < self._ends_at else 1.0)

    def _likely_seconds(self, text: str, channel: Channel) -> float:
        """What saying the text takes, or, where nothing will be heard, a third more to read it."""
        heard = self._levels.of(channel).on and self.problem not in (Problem.NO_OUTPUT, Problem.NO_ENGINE)
        return estimated_seconds(text, self._rate) * (1 if heard else UNSPOKEN)

    def _tell(self) -> None:
        while (wish := self._next_wish()) is not None:
            if self._levels.of(wish.channel).on and self._card.open():
                self._perform(wish)

    def _next_wish(self) -> _Wish | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._wish is not None)
            wish, self._wish = self._wish, None
            return None if self._closed else wish

    def _perform(self, wish: _Wish) -> None:
        """Say the whole text in the best voice that can; where that fails in the middle, say it again in the next."""
        said = utterances(wish.text, wish.language, self._names)
        call, failed = wish.channel is Channel.ANNOUNCEMENTS, set[Renderer]()
        while (voice := self._studio.choose(said, self._rate, call=call, without=failed)) is not None:
            others = self._studio.others(voice, wish.language, without=failed)
            if self._spoken(wish, said, voice, alone=not others):
                self._note_missed(wish, voice)
                return
            failed.add(voice)

    def _spoken(self, wish: _Wish, said: Sequence[Utterance], voice: Renderer, *, alone: bool) -> bool:
        """Say all of it in this voice; False if the voice fails. What was overtaken counts as said."""
        seconds, rate = 0.0, self._rate
        for place, one in enumerate(said):
            if wish.number != self._number:
                return True
            clip = voice.clip(one, rate, None if alone else self._patience())
            if clip is None:
                return False
            clip = clip.followed_by(pause_at(rate, one.pause))
            if not self._started(wish, clip, first=not place):
                return True
            seconds += clip.seconds
        with self._changed:
            if wish.number == self._number and seconds:
                self._caption.takes(seconds)
            self._changed.notify_all()
        return True

    def _patience(self) -> float:
        """How long a clip may take before the silence would be noticed."""
        return max(0.0, self._ends_at - self._clock()) + GIVEN_UP_AFTER

    def _started(self, wish: _Wish, clip: Clip, *, first: bool) -> bool:
        """Start the clip, behind what is heard, unless the wish has been overtaken; tells whether it was started."""
        after = self._clock() < self._ends_at or not first
        start = self._card.prepared(clip, after=after) if clip.pcm else None
        with self._changed:
            while after and wish.number == self._number and self._output.waiting():
                self._changed.wait(_GLANCE)
            if start is None or wish.number != self._number:
                return False
            self._channel = wish.channel
            start(self._levels.gain(wish.channel))
            self._ends_at = max(self._clock(), self._ends_at) + clip.seconds
            self._output.turn(self._levels.gain(wish.channel), self._effects_gain())
            if first:
                self._caption.begins()
            return True

    def _note_missed(self, wish: _Wish, voice: Renderer) -> None:
        """Have a text that the best voice could not say in time rendered by it for the next time."""
        if voice is not self._studio.best(wish.language):
            with self._changed:
                self._missed.append((wish.text, wish.language))
                self._changed.notify_all()

    def _prepare(self) -> None:
        while self._something_to_prepare():
            self._card.open()
            self._studio.settle()
            for text, language in self._next_ahead():
                self._render_ahead(text, language)
        self._studio.settle()

    def _something_to_prepare(self) -> bool:
        """Wait for a card to look for, a text to render or a clip to write; False when it is time to leave."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._closed or self._look or self._ahead or self._missed or not self._studio.cache.settled
            )
            self._look = False
            return not self._closed

    def _next_ahead(self) -> Sequence[tuple[str, str]]:
        """The next text to render and its language, if there is one."""
        with self._changed:
            waiting = self._ahead or self._missed
            return (waiting.popleft(),) if waiting else ()

    def _render_ahead(self, text: str, language: str) -> None:
        voice = self._studio.best(language)
        for one in utterances(text, language, self._names):
            if voice is not None and not self._closed:
                voice.clip(one, self._rate)
