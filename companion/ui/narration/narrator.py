"""The narrator: speaks every new question, plays a sound for every event, and records which prompts a group knows."""

from collections.abc import Callable
from functools import partial

from companion.language.voice import levels
from companion.language.voice.speaker import Speaker
from companion.language.words import Words
from companion.library.notebook import Notebook
from companion.play import Snapshot, live
from companion.rulebook.lessons.lesson_signals import signals_of
from companion.table import Phrase, Seat, phrase
from companion.ui.narration import familiarity, prompt, voice_preparation
from companion.ui.narration.offered import Offered
from sounds import Effect

CALL = "call-"
"""The prefix of the names of pictures that belong to a call to all players."""


class Narrator:
    """Says what is new. With `first_game` a prompt includes why and what next, until it has been heard.

    With `reads_answers` the possible answers are read out after each prompt, for players who cannot see the screen.
    """

    def __init__(self, speaker: Speaker, notebook: Notebook, *, first_game: bool) -> None:
        self.speaker = speaker
        self.familiarity = familiarity.Familiarity(notebook, first_game=first_game)
        self.reads_answers = False
        self._told: tuple[object, ...] = ()
        self._begun: tuple[tuple[int, object], int] = ((-1, None), 0)
        self._text = ""
        self._whole: Callable[[], str] | None = None
        self._language = "en"
        self._doubted: tuple[bytes, tuple[Phrase, ...]] = (b"", ())
        self._refused: Phrase | None = None
        self._asked: Seat | None = None
        self._channel = levels.Channel.SPEECH
        self._round: tuple[str, int] = ("", 0)
        self._quiet_in: tuple[str, int] | None = None
        self._preparation = voice_preparation.Preparation()

    def explains(self, snapshot: Snapshot) -> bool:
        """Return whether this question shows its reasons: only if the voice gives them at this asking, so none vanish midway."""
        return snapshot.question is not None and self._count_heard(snapshot) < prompt.HEARD_OFTEN

    def _count_heard(self, snapshot: Snapshot) -> int:
        asked, heard = self._begun
        return heard if asked == (snapshot.step, snapshot.question) else self.familiarity.count_heard(snapshot)

    def has_news(self, snapshot: Snapshot) -> bool:
        """Return whether a snapshot has anything that has not been said yet."""
        return _news(snapshot) != self._told

    def tell(self, snapshot: Snapshot, words: Words, offered: Offered | None = None) -> None:
        """Say what is new in a snapshot, and what the single button does now; do nothing if there is nothing new."""
        if not self.has_news(snapshot):
            return
        # Speak again after the round for which the voice was muted
        self._round = (snapshot.game.name if snapshot.game is not None else "", snapshot.place.round)
        if self._quiet_in is not None and self._quiet_in != self._round:
            self._stay_quiet(None)
        if self.speaker.wants_preparing(words.language):
            self._preparation.begin(snapshot, words.language, answers=self.reads_answers)
        effect = effect_for(snapshot)
        asked = snapshot.question.seat if snapshot.question is not None else None
        if effect is None and self.reads_answers and asked not in {None, self._asked}:
            effect = Effect.CHIME  # tells players by ear that it is another player's turn
        self._asked = asked
        if effect is not None:
            self.speaker.play(effect)
        heard = self._count_heard(snapshot)
        self._told, self._begun = _news(snapshot), ((snapshot.step, snapshot.question), heard)
        told = partial(prompt.tell_snapshot, snapshot, words, by_ear=self.reads_answers, offered=offered)
        text = told(heard)
        if snapshot.refusal is not None:
            text = f"{text} {self.speaker.left}".strip()
        self.say(text, words.language, channel_for(snapshot))
        self._whole = partial(told, 0) if snapshot.refusal is None else None
        if snapshot.refusal is None:
            self.familiarity.note(snapshot)

    def tell_seen(self, seen: live.Seen, words: Words) -> None:
        """Say once why a second look is needed, how many pieces are in doubt, or why nothing could be read."""
        # Either the whole reading is in doubt, or a number of pieces
        doubted: tuple[Phrase, ...] = ()
        unknown = sum(piece.unknown for piece in seen.pieces)
        asked = sum(piece.doubtful for piece in seen.pieces) - unknown
        if seen.doubt is not None:
            doubted = (phrase("look-again-unsure"), seen.doubt)
        elif seen.read and asked:
            doubted = (phrase("screen-doubts", count=asked),)
        if unknown:
            doubted = (phrase("screen-not-taught", count=unknown), phrase("screen-what-is-unknown"))
        if doubted and (seen.pixels, doubted) != self._doubted:
            self.say(" ".join(map(words, doubted)), words.language)
        if seen.refused is not None and seen.refused != self._refused:
            self.say(words(seen.refused), words.language)
        self._doubted, self._refused = (seen.pixels, doubted), seen.refused

    def say(self, text: str, language: str, channel: levels.Channel = levels.Channel.SPEECH) -> None:
        """Say a text, and keep it to be repeated."""
        self._text, self._language, self._channel, self._whole = text, language, channel, None
        if text:
            self.speaker.say(text, language, channel)

    def explain(self) -> None:
        """Say the open prompt with all its explanations, however often it was heard; without one, repeat the last text."""
        self._repeat(self._text if self._whole is None else self._whole())

    def _repeat(self, text: str) -> None:
        self._stay_quiet(None)
        whole = self._whole
        self.say(text, self._language, self._channel)
        self._whole = whole

    def hush(self, *, or_repeat: bool) -> None:
        """Mute the voice until the next round, or unmute it; with `or_repeat`, repeat the last text if nothing is being said."""
        if self.quiet or (or_repeat and not self.speaker.speaking):
            self._repeat(self._text)
        else:
            self._stay_quiet(self._round)

    @property
    def quiet(self) -> bool:
        """Whether the voice is muted until the next round; its texts are only shown."""
        return self._quiet_in is not None

    @property
    def prepared(self) -> tuple[int, int] | None:
        """The number of sentences rendered in advance, and of all; None if nothing is being prepared."""
        return self._preparation.progress

    def close(self) -> None:
        """End the preparation in the background."""
        self._preparation.close()

    def _stay_quiet(self, during: tuple[str, int] | None) -> None:
        if during != self._quiet_in:
            self._quiet_in = during
            self.speaker.set_quiet(on=during is not None)

    def forget(self) -> None:
        """Forget what was said, so that the next snapshot is said in full, as after a change of language."""
        self._told = ()


def _news(snapshot: Snapshot) -> tuple[object, ...]:
    return (
        snapshot.step,
        snapshot.question,
        snapshot.refusal,
        snapshot.stopped_at,
        snapshot.changes,
        snapshot.draft,
        snapshot.noted,
    )


def channel_for(snapshot: Snapshot) -> levels.Channel:
    """Return the channel for a snapshot; a question whose picture shows the herald calling has a channel of its own."""
    called = snapshot.question is not None and snapshot.question.picture.startswith(CALL)
    return levels.Channel.ANNOUNCEMENTS if called and snapshot.refusal is None else levels.Channel.SPEECH


def effect_for(snapshot: Snapshot) -> Effect | None:
    """Return the sound effect for a snapshot; None if it has none."""
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
