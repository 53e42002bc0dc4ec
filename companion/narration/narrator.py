"""The narrator: says every new question, sounds every event, and remembers which prompts the table has learnt."""

from collections.abc import Callable
from functools import partial

from companion.library.notebook import Notebook
from companion.narration.familiarity import Familiarity
from companion.narration.offered import Offered
from companion.narration.prompt import HEARD_OFTEN, telling
from companion.narration.voice_preparation import Preparation
from companion.play.live import Seen
from companion.play.snapshot import Snapshot
from companion.rulebook.lessons.lesson_signals import signals_of
from companion.table.phrase import Phrase, phrase
from companion.table.seats import Seat
from companion.voice.engine import NORMAL
from companion.voice.levels import Channel
from companion.voice.speaker import Speaker
from companion.words import Words
from sounds import Effect

CALL = "call-"
"""How the names of pictures begin that belong to a call to the whole table."""


class Narrator:
    """Speaks for the table, `rate` words a minute. `first_game` adds to each prompt why and what next, until it was heard."""

    def __init__(self, speaker: Speaker, notebook: Notebook, *, first_game: bool, rate: int = NORMAL) -> None:
        self.speaker = speaker
        self.familiarity = Familiarity(notebook, first_game=first_game)
        self._answers = False
        self.pace(rate)
        self._told: tuple[object, ...] = ()
        self._begun: tuple[tuple[int, object], int] = ((-1, None), 0)
        self._text = ""
        self._whole: Callable[[], str] | None = None
        self._language = "en"
        self._doubted: tuple[bytes, tuple[Phrase, ...]] = (b"", ())
        self._refused: Phrase | None = None
        self._asked: Seat | None = None
        self._channel = Channel.SPEECH
        self._round: tuple[str, int] = ("", 0)
        self._quiet_in: tuple[str, int] | None = None
        self._preparation = Preparation()

    def pace(self, rate: int) -> None:
        """Speak so many words a minute from now on."""
        self.speaker.pace(rate)

    def read_answers(self, *, on: bool) -> None:
        """From now on, say after each prompt what can be answered, for those who do not see it, or leave that out."""
        self._answers = on

    def prepare(self, words: Words, *, lesson: bool) -> None:
        """Have what will be said word for word rendered ahead of need."""
        self.speaker.prefetch(words.fixed(lesson=lesson), words.language)

    def explains(self, snapshot: Snapshot) -> bool:
        """Tell whether this question still shows its reasons: as often as they are said, so what was begun is not taken back."""
        return snapshot.question is not None and self._heard(snapshot) < HEARD_OFTEN

    def _heard(self, snapshot: Snapshot) -> int:
        asked, heard = self._begun
        return heard if asked == (snapshot.step, snapshot.question) else self.familiarity.heard(snapshot)

    def has_news(self, snapshot: Snapshot) -> bool:
        """Tell whether a snapshot holds anything that was not said already."""
        return _news(snapshot) != self._told

    def tell(self, snapshot: Snapshot, words: Words, offered: Offered | None = None) -> None:
        """Say what is new in a snapshot, and what the one button does now; what was said already is not said again."""
        if not self.has_news(snapshot):
            return
        # Speak again when the round is over for which the voice was to be quiet
        self._round = (snapshot.game.name if snapshot.game is not None else "", snapshot.place.round)
        if self._quiet_in is not None and self._quiet_in != self._round:
            self._be_quiet(None)
        if self.speaker.wants_preparing(words.language):
            self._preparation.begin(snapshot, words.language, answers=self._answers)
        effect = effect_for(snapshot)
        asked = snapshot.question.seat if snapshot.question is not None else None
        if effect is None and self._answers and asked not in {None, self._asked}:
            effect = Effect.CHIME  # by ear: it is somebody else's turn
        self._asked = asked
        if effect is not None:
            self.speaker.play(effect)
        heard = self._heard(snapshot)
        self._told, self._begun = _news(snapshot), ((snapshot.step, snapshot.question), heard)
        told = partial(telling, snapshot, words, by_ear=self._answers, offered=offered)
        text = told(heard)
        if snapshot.refusal is not None:
            text = f"{text} {self.speaker.left}".strip()
        self.say(text, words.language, channel_for(snapshot))
        self._whole = partial(told, 0) if snapshot.refusal is None else None
        if snapshot.refusal is None:
            self.familiarity.note(snapshot)

    def tell_seen(self, seen: Seen, words: Words) -> None:
        """Say once what a second look should find changed, how many pieces are asked about, or why nothing could be read."""
        # Of a reading in doubt: all of it is, else how many pieces are asked about
        doubted: tuple[Phrase, ...] = ()
        asked = sum(piece.doubtful for piece in seen.pieces)
        if seen.doubt is not None:
            doubted = (phrase("look-again-unsure"), seen.doubt)
        elif seen.read and asked:
            doubted = (phrase("screen-doubts", count=asked),)
        if doubted and (seen.pixels, doubted) != self._doubted:
            self.say(" ".join(map(words, doubted)), words.language)
        if seen.refused is not None and seen.refused != self._refused:
            self.say(words(seen.refused), words.language)
        self._doubted, self._refused = (seen.pixels, doubted), seen.refused

    def say(self, text: str, language: str, channel: Channel = Channel.SPEECH) -> None:
        """Say this, and remember it for `again`."""
        self._text, self._language, self._channel, self._whole = text, language, channel, None
        if text:
            self.speaker.say(text, language, channel)

    def again(self) -> None:
        """Repeat what was said last, aloud."""
        self._repeat(self._text)

    def explain(self) -> None:
        """Say the open prompt with all that explains it, however often it was heard; else repeat what was said last."""
        self._repeat(self._text if self._whole is None else self._whole())

    def _repeat(self, text: str) -> None:
        self._be_quiet(None)
        whole = self._whole
        self.say(text, self._language, self._channel)
        self._whole = whole

    def hush(self, *, or_repeat: bool) -> None:
        """Only show what is said until the next round begins, or speak again; or repeat, where nothing is heard."""
        if self.quiet or (or_repeat and not self.speaker.speaking):
            self.again()
        else:
            self._be_quiet(self._round)

    @property
    def quiet(self) -> bool:
        """What is said is only shown, until the next round begins."""
        return self._quiet_in is not None

    @property
    def prepared(self) -> tuple[int, int] | None:
        """How many of how many sentences are rendered ahead; None where nothing is being prepared."""
        return self._preparation.progress

    def close(self) -> None:
        """End what goes on in the background."""
        self._preparation.close()

    def _be_quiet(self, during: tuple[str, int] | None) -> None:
        if during != self._quiet_in:
            self._quiet_in = during
            self.speaker.quiet(on=during is not None)

    def forget(self) -> None:
        """Say the next snapshot whatever it is: another language is spoken."""
        self._told = ()


def _news(snapshot: Snapshot) -> tuple[object, ...]:
    return snapshot.step, snapshot.question, snapshot.refusal, snapshot.stopped_at, snapshot.changes, snapshot.draft


def channel_for(snapshot: Snapshot) -> Channel:
    """Choose the channel: a question whose picture shows the herald calling may be louder and in another voice."""
    called = snapshot.question is not None and snapshot.question.picture.startswith(CALL)
    return Channel.ANNOUNCEMENTS if called and snapshot.refusal is None else Channel.SPEECH


def effect_for(snapshot: Snapshot) -> Effect | None:
    """Choose the effect that goes with a snapshot."""
    if snapshot.refusal is not None:
        return Effect.WRONG
    if snapshot.changes or snapshot.stopped_at is not None:
        return Effect.BACK
    if snapshot.outcome is not None:
        return Effect.FANFARE
    if snapshot.question is None or snapshot.game is None:
        return None
    signal = signals_of(snapshot.game.folder).get(snapshot.question.picture)
    return None if signal is None or signal.sound is None else Effect(signal.sound.value)
