"""Each game by ear alone and by eye alone: whole games in which every answer given was in what was said, or shown."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.games import BUILT_IN
from companion.narration.answers import MANY
from companion.narration.prompt import HEARD_OFTEN, telling
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.system.languages import LANGUAGES
from companion.table.questions.device_kinds import ReadCubes, ReadTiles
from companion.table.questions.kinds import Number, Tally
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
NAMES = ("Ada", "Ben", "Clara")
POINTING = {
    "de": r"\b(Tipp(t|e)? auf|tippt|antippen|Bildschirm|hier gezeigt|Gezeigt ist|seht ihr hier|unten auf)\b",
    "en": r"\b(tap|touch it|touch your|screen|shown here|are shown|below every|on the display)\b",
}
"""Words that point at a screen, which may not be there."""


def opened(game, **options: str) -> Controller:
    seats = Seats(map(Seat, NAMES, game.colours))
    return Controller(Session.begin(game, Beginning(game.name, seats, options, {}), MemoryLog()))


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_only_what_was_spoken(game, language):
    words, rng = Words(language, [game.folder]), Random(7)
    controller = opened(game)
    snapshot = controller.snapshot()
    asked = 0
    while snapshot.question is not None:
        said = telling(snapshot, words, HEARD_OFTEN, answers=True)
        answer = snapshot.question.sample(rng)
        assert _heard(snapshot, answer, said, words), said
        assert not re.search(POINTING[language], said), said
        snapshot = controller.do(Answer(answer, snapshot.step))
        assert snapshot.refusal is None
        asked += 1
    assert asked > 5
    assert all(seat.name in telling(snapshot, words) for seat in snapshot.outcome.winners)


def _heard(snapshot: Snapshot, answer: object, said: str, words: Words) -> bool:
    """Tell whether what was said lets people find this answer; of a long list the first, and how to hear more."""
    question = snapshot.question
    if isinstance(question, Number):
        return str(question.low) in said and str(question.high) in said
    if isinstance(question, Tally):
        names = [words(row.words) if row.words else row.seat.name for row in question.rows]
        return all(name in said for name in names) or (names[0] in said and str(len(names)) in said)
    if isinstance(question, ReadTiles | ReadCubes) or not hasattr(question, "options"):
        return bool(said)
    names = {option.key: words(option.words) for option in question.options if option.off is None}
    keys = answer if isinstance(answer, tuple) else (answer,)
    if len(names) <= MANY:
        return all(names[key] in said for key in keys)
    return next(iter(names.values())) in said and str(len(names)) in said
