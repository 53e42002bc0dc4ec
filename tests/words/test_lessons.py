"""What a lesson must hold: something to do often enough, and nothing left out that the first round needs."""

from __future__ import annotations

from random import Random

import pytest

from companion.games import BUILT_IN
from companion.lessons.lesson import lesson_of
from companion.rulebook import rulebook
from companion.system.languages import LANGUAGES
from companion.table.phrase import Phrase
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
OFTEN = 4
NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_do_at_least_every_fourth_step(game, language):
    words = Words(language, [game.folder])
    everything = {
        spec.name: spec.choices[-1] for spec in game.options if spec.name in {"cards", "court", "landsknechte", "variant"}
    }
    for options in (game.default_options(), game.default_options() | everything):
        for players in game.seats:
            idle: list[str] = []
            for chapter, step in lesson_of(game.folder).course(players, options):
                said = Phrase(f"lesson-{chapter.id}-{step.id}", step.values(players))
                busy = step.quiz is not None or step.hourglass or words.has(said.id, "do")
                idle = [] if busy else [*idle, said.id]
                assert len(idle) < OFTEN, idle


@ALL
def test_after_the_lesson_no_rule_of_the_first_round_is_new(game):
    """What the questions of a first round serve was taught, is told at its moment, or is worked out by the device."""
    book = rulebook(game.folder)
    known = {rule.id for rule in book.rules.values() if rule.serve == "prompt"} | lesson_of(game.folder).rules()
    needed: set[str] = set()
    for seed, players in enumerate(game.seats):
        needed |= first_round(game, players, seed)
    explained = {rule for rule in needed if rule in book.rules}
    assert explained
    assert sorted(explained - known) == []


def first_round(game, players: int, seed: int) -> set[str]:
    """Play from the setup to the end of the first round; give the rules that the questions served."""
    seats = Seats(map(Seat, NAMES[:players], game.colours))
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
    rng, served = Random(seed), set()
    while session.question is not None and session.table.place.round <= 1:
        served |= set(session.question.rules)
        session.answer(session.question.sample(rng))
    return served
