"""The speaker: speaks, plays effects and stops on request, and never blocks the app.

A thread says the newest text in one voice and renders the next sentence while one is playing; `Ahead` does the background
work. Both handle only the newest request, so nothing queues up.
"""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from companion.language.voice import ahead, notation
from companion.language.voice.engine import NORMAL, Clip, check_language, limit_rate
from companion.language.voice.levels import Channel, Levels
from companion.language.voice.sound.output import Card, Output
from companion.language.voice.studio import INSTANT, Renderer, Studio
from companion.language.voice.text.subtitle_lines import UNSPOKEN, Caption, SubtitlePhrase, estimate_seconds
from companion.language.voice.text.utterances import Utterance, pause_at, utterances
from companion.language.voice.voice_errors import Problem
from sounds import Effect

GIVEN_UP_AFTER = 0.6
"""Seconds of silence within a prompt after which another voice says it from the beginning."""
DUCKED = 0.35
"""The factor for effects during speech: 9 dB softer."""
_LEAVE = 2.0
_GLANCE = 0.04


class _SpeechRequest(NamedTuple):
    """A text to be said, `after` an effect if there is one; of two requests the one with the higher number counts."""

    number: int
    text: str
    language: str
    channel: Channel
    after: Effect | None = None


class Speaker:
    """Plays all sound of a table. Every method returns within a few milliseconds; call `close` at the end."""

    def __init__(
        self,
        studio: Studio,
        output: Output,
        levels: Levels | None = None,
        rate: int = NORMAL,
        clock: Callable[[], float] = time.monotonic,
        suspense: float = 1.0,
    ) -> None:
        """`suspense` is the factor for the silence of an ellipsis."""
        self._studio, self._output, self._card, self._clock = studio, output, Card(output, clock), clock
        self._suspense = suspense
        self.levels, self._rate = levels or Levels(), limit_rate(rate)
        self._caption = Caption(clock)
        self._names: tuple[str, ...] = ()
        self._quiet = False
        self._number = 0
        self._request: _SpeechRequest | None = None
        self._told: _SpeechRequest | None = None
        self._lost: _SpeechRequest | None = None
        self._said: tuple[Utterance, ...] = ()
        self._starts: list[float] = []
        self._ends_at = 0.0
        self.left = ""
        """The text that was cut off last, from the interrupted sentence on; "" if nothing was cut off."""
        self._closed = self._works = False
        self._changed = threading.Condition()
        self._ahead = ahead.Ahead(studio, self._card, lambda: (self._names, self._rate))
        self._thread = threading.Thread(target=self._tell, name="voice-teller", daemon=True)
        self._thread.start()

    @property
    def problem(self) -> str | None:
        """The message id of the problem that prevents sound, or None; see `Problem`."""
        return Problem.NO_OUTPUT if self._card.missing else self._studio.problem

    @property
    def phrases(self) -> tuple[SubtitlePhrase, ...]:
        """All phrases of the current text with their times, which are estimates until its clips are ready."""
        return self._caption.phrases

    def subtitle(self) -> str | None:
        """Return the current phrase; the last one stays until the next text or a cut."""
        return self._caption.get_current()

    @property
    def speaking(self) -> bool:
        """Whether something is being said or about to be said."""
        return self._request is not None or self._clock() < self._ends_at

    @property
    def at_work(self) -> bool:
        """Whether the newest text has not been handed to the sound card as a whole."""
        return self._request is not None or self._works

    def wants_preparing(self, language: str) -> bool:
        """Return whether the best voice is too slow to say uncached texts at once; False until its speed is measured."""
        best = self._studio.find_best(language)
        speed = best.speed(language) if best is not None else None
        return speed is not None and speed >= INSTANT

    def set_players(self, names: Iterable[str]) -> None:
        """Set the players' names, which are spoken as written, whatever is in the pronunciation list."""
        self._names = tuple(names)

    def set_pace(self, rate: int) -> None:
        """Set the words a minute from the next text on (80 to 300)."""
        self._rate = limit_rate(rate)

    def set_quiet(self, *, on: bool) -> None:
        """Mute or unmute the voice; muted texts are only shown, but announcements are still heard."""
        self._quiet = on
        if on:
            self.cut()

    def say(self, text: str, language: str, channel: Channel = Channel.SPEECH) -> None:
        """Say a text in place of the current one; raises UnknownLanguage."""
        check_language(language)
        with self._changed:
            self._hush()
            self._request = _SpeechRequest(self._number, text, language, channel)
            # The time to say the text or, if it will not be heard, a third more to read it
            heard = self._is_heard(channel) and self.problem not in (Problem.NO_OUTPUT, Problem.NO_ENGINE, Problem.TOO_SLOW)
            self._caption.show(text, estimate_seconds(text, self._rate) * (1 if heard else UNSPOKEN))
            self._changed.notify_all()

    def move(self, output: str, text: str, language: str) -> None:
        """Switch to the output of this name ("auto" is the system's default), and say the text there after a chime.

        The text is an announcement, so that a player who looks for the right output hears it even if the voice is muted.
        """
        with self._changed:
            self._hush()
            self._card.choose(None if output == "auto" else output)
            self._request = _SpeechRequest(self._number, text, check_language(language), Channel.ANNOUNCEMENTS, Effect.CHIME)
            self._caption.show(text, estimate_seconds(text, self._rate))
            self._changed.notify_all()

    def prefetch(self, texts: Iterable[str], language: str) -> None:
        """Set the texts to render in advance, in this order; they replace those set before."""
        self._ahead.want(texts, check_language(language))

    def cut(self) -> None:
        """Stop speaking, as after a press of a button."""
        with self._changed:
            self._hush()

    def play(self, effect: Effect) -> None:
        """Play an effect at once or not at all, softer during speech."""
        gain = self._effects_gain()
        if gain:
            self._output.play(effect, gain)

    def set_volume(self, channel: Channel, volume: float | None = None, *, on: bool | None = None) -> None:
        """Set a channel's volume (0 to 1) or switch."""
        with self._changed:
            self.levels = self.levels.change(channel, volume, on=on)
            self._turn()

    def reopen(self) -> None:
        """Close the sound card and look for one at once, after a card was unplugged or plugged in.

        Once there is a card again, an interrupted text resumes at the interrupted sentence.
        """
        with self._changed:
            self._number += 1
            waiting = self._request or self._find_unsaid() or self._lost
            self._request = waiting and waiting._replace(number=self._number)
            self._ends_at = 0.0
            self._output.cut()
            self._card.try_again()
            self._changed.notify_all()
        self._ahead.look()

    @property
    def hangs(self) -> bool:
        """Whether the speaking thread has ended although nobody closed the speaker."""
        return not self._closed and not self._thread.is_alive()

    def close(self) -> None:
        """Stop speaking for good, and close threads, engines and sound card."""
        with self._changed:
            self._hush()
            self._closed = True
            self._changed.notify_all()
        self._thread.join(_LEAVE)
        self._ahead.close()
        self._studio.close()
        self._output.close()

    def _hush(self) -> None:
        unsaid = self._find_unsaid()
        self.left = unsaid.text if unsaid is not None else ""
        self._number += 1
        self._request = self._told = self._lost = None
        self._ends_at = 0.0
        self._caption.clear()
        self._output.cut()

    def _find_unsaid(self) -> _SpeechRequest | None:
        """Return the current text from the current sentence on; None if nothing is being said."""
        now, told = self._clock(), self._told
        if told is None or (now >= self._ends_at and len(self._starts) == len(self._said)):
            return None
        heard = max(0, sum(start <= now for start in self._starts) - 1)
        return told._replace(text=" ".join(notation.as_written(one.tokens, one.language) for one in self._said[heard:]))

    def _effects_gain(self) -> float:
        return self.levels.gain(Channel.EFFECTS) * (DUCKED if self._clock() < self._ends_at else 1.0)

    def _turn(self) -> None:
        channel = self._told.channel if self._told is not None else Channel.SPEECH
        self._output.turn(self.levels.gain(channel), self._effects_gain())

    def _is_heard(self, channel: Channel) -> bool:
        return self.levels.of(channel).on and not (self._quiet and channel is Channel.SPEECH)

    def _tell(self) -> None:
        while True:
            with self._changed:
                self._works = False
                self._changed.wait_for(lambda: self._closed or self._request is not None)
                request, self._request = self._request, None
                self._works = True
            if self._closed or request is None:
                return
            if not self._is_heard(request.channel):
                continue
            if self._card.open():
                if request.after is not None:
                    self._output.play(request.after, self.levels.gain(request.channel))
                self._perform(request)
            else:
                self._note_lost(request)

    def _note_lost(self, request: _SpeechRequest) -> None:
        with self._changed:
            if request.number == self._number:
                self._lost = request

    def _perform(self, request: _SpeechRequest) -> None:
        """Say the whole text in the best possible voice; if that voice fails midway, say it again in the next one."""
        said = utterances(request.text, request.language, self._names)
        call, failed = request.channel is Channel.ANNOUNCEMENTS, set[Renderer]()
        while (voice := self._studio.choose(said, self._rate, call=call, without=failed)) is not None:
            with self._changed:
                if request.number == self._number:
                    self._told, self._said, self._starts = request, said, []
            alone = self._studio.choose(said, self._rate, without={*failed, voice}) is None
            if self._speak_all(request, said, voice, alone=alone):
                # A text that the best voice could not say in time is rendered in that voice for the next time
                if voice is not self._studio.find_best(request.language):
                    self._ahead.queue_missed(request.text, request.language)
                self._ahead.wake()
                return
            failed.add(voice)

    def _speak_all(self, request: _SpeechRequest, said: Sequence[Utterance], voice: Renderer, *, alone: bool) -> bool:
        """Say all sentences in this voice; return False if it fails. A text replaced by a newer one counts as said."""
        seconds, rate = 0.0, self._rate
        for place, one in enumerate(said):
            if request.number != self._number:
                return True
            # Wait for a clip only until the silence would be noticed
            clip = voice.clip(one, rate, None if alone else (max(0.0, self._ends_at - self._clock()) + GIVEN_UP_AFTER))
            if clip is None:
                return False
            clip = clip.add_silence(pause_at(rate, one.pause) * (self._suspense if one.waits else 1))
            if not self._start_clip(request, clip, first=not place):
                return True
            seconds += clip.seconds
        with self._changed:
            if request.number == self._number and seconds:
                self._caption.takes(seconds)
        return True

    def _start_clip(self, request: _SpeechRequest, clip: Clip, *, first: bool) -> bool:
        """Start the clip after the current one, unless a newer request has come; return whether it was started."""
        after = self._clock() < self._ends_at or not first
        start = self._card.prepare(clip, after=after) if clip.pcm else None
        if start is None and clip.pcm:
            self._note_lost(request)
        with self._changed:
            while after and request.number == self._number and self._output.is_waiting():
                self._changed.wait(_GLANCE)
            if start is None or request.number != self._number:
                return False
            start(self.levels.gain(request.channel))
            self._starts.append(max(self._clock(), self._ends_at))
            self._ends_at = self._starts[-1] + clip.seconds
            self._turn()
            if first:
                self._caption.begins()
            return True
