"""What an undo and a redo say of the real pieces names people and things, never keys, through whole games."""

from __future__ import annotations

import re
from random import Random

import pytest
from every import NAMES

from companion.desk.app import words_of
from companion.games import GAMES
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

STEP = 5
"""So many answers lie between two undos."""


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("game", [game for game in GAMES if game.options], ids=lambda game: game.name)
def test_an_undo_names_people_and_pieces(game, last):
    choices = {option.name: option.choices[-1 if last else 0] for option in game.options if option.name != "start"}
    seats = Seats(map(Seat, NAMES[: game.seats[0]], game.colours))
    session = Session.begin(game, Beginning(game.name, seats, choices, {}), MemoryLog())
    rng, words, said = Random(4), words_of("de", game), []
    while session.question is not None:
        session.answer(session.question.sample(rng))
        if session.step % STEP == 0 and session.can_undo():
            found = (*session.undo(insist=True), *session.redo())
            said += [words(change.words) for change in found if words.has(change.words.id)]
    keys = re.compile(rf"\b({'|'.join(game.colours)}|None|True|False)\b|  |\s[.:,;]")
    assert sorted({line for line in said if keys.search(line)}) == []
    assert said
