"""The narrator: says every new question, sounds every event, and remembers which prompts the table has learnt."""

from __future__ import annotations

from companion.lessons.teach import LessonStep, Pace
from companion.library.notebook import Notebook
from companion.narration.prompt import HEARD_OFTEN, telling
from companion.play.live import Seen
from companion.play.snapshot import Snapshot
from companion.table.phrase import Phrase, phrase
from companion.table.questions.question import Question
from companion.voice.engine import NORMAL
from companion.voice.levels import Channel
from companion.voice.speaker import Speaker
from companion.words import Words
from sounds import Effect

HEARD = "heard"
"""The notebook's page of prompts and how often each was heard with its reasons."""

PACES = {Pace.SLOW: 0.8, Pace.USUAL: 1.0, Pace.FAST: 1.25}

EVENTS = {"tumult": Effect.ROAR, "crown": Effect.CROWN, "coins": Effect.COINS, "murmur": Effect.MURMUR}
"""Effects by the name of a question's picture: the same event is drawn, lit and heard."""


class Narrator:
    """Speaks for the table, `rate` words a minute. `first_game` adds to each prompt why and what next, until heard twice."""

    def __init__(self, speaker: Speaker, notebook: Notebook, *, first_game: bool, rate: int = NORMAL) -> None:
        self.speaker = speaker
        self._notebook = notebook
        self._first_game = first_game
        self._rate = rate
        self._told: tuple[object, ...] = ()
        self._text = ""
        self._language = "en"
        self._doubted: tuple[bytes, Phrase | None] = (b"", None)

    def prepare(self, words: Words, *, lesson: bool) -> None:
        """Have what will be said word for word rendered ahead of need."""
        self.speaker.prefetch(words.fixed(lesson=lesson), words.language)

    def explains(self, snapshot: Snapshot) -> bool:
        """Tell whether this question still shows its reasons."""
        question = snapshot.question
        return self._first_game and question is not None and self._heard(question) < HEARD_OFTEN

    def tell(self, snapshot: Snapshot, words: Words) -> None:
        """Say what is new in a snapshot; what was said already is not said again."""
        new = (snapshot.step, snapshot.question, snapshot.refusal, snapshot.stopped_at, snapshot.changes)
        if new == self._told:
            return
        self._sound(snapshot)
        self._set_pace(snapshot)
        explained = self.explains(snapshot)
        heard = self._heard(snapshot.question) if explained and snapshot.question is not None else HEARD_OFTEN
        self._told = new
        self.say(telling(snapshot, words, heard), words.language)
        if explained and snapshot.question is not None and snapshot.refusal is None:
            self._notebook.note(HEARD, snapshot.question.id, heard + 1)

    def tell_doubt(self, seen: Seen, words: Words) -> None:
        """Say what a second look should find otherwise, once for each reading."""
        if seen.doubt is not None and (seen.pixels, seen.doubt) != self._doubted:
            self.say(f"{words(phrase('look-again-unsure'))} {words(seen.doubt)}", words.language)
        self._doubted = (seen.pixels, seen.doubt)

    def say(self, text: str, language: str) -> None:
        """Say this, and remember it for `again`."""
        self._text, self._language = text, language
        if text:
            self.speaker.say(text, language, Channel.SPEECH)

    def again(self) -> None:
        """Repeat what was said last."""
        self.say(self._text, self._language)

    def forget(self) -> None:
        """Say the next snapshot whatever it is: another language is spoken."""
        self._told = ()

    def _set_pace(self, snapshot: Snapshot) -> None:
        """Teach at the pace wished for, play at the usual one."""
        pace = snapshot.question.pace if isinstance(snapshot.question, LessonStep) else Pace.USUAL
        self.speaker.pace(round(self._rate * PACES[pace]))

    def _heard(self, question: Question[object]) -> int:
        count = self._notebook.page(HEARD).get(question.id, 0)
        return count if isinstance(count, int) else 0

    def _sound(self, snapshot: Snapshot) -> None:
        effect = effect_for(snapshot)
        if effect is not None:
            self.speaker.play(effect)


def effect_for(snapshot: Snapshot) -> Effect | None:
    """Choose the effect that goes with a snapshot."""
    if snapshot.refusal is not None:
        return Effect.WRONG
    if snapshot.changes or snapshot.stopped_at is not None:
        return Effect.BACK
    if snapshot.outcome is not None:
        return Effect.FANFARE
    return EVENTS.get(snapshot.question.picture) if snapshot.question is not None else None
