"""What an undo and a redo say of the real pieces names people and things, never keys, through whole games."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from every import NAMES

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.play.acts import Answer, Redo, Undo
from companion.play.controller import Controller
from companion.table.differences import differences
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning


@pytest.mark.parametrize("game", [game for game in GAMES if game.options], ids=lambda game: game.name)
def test_an_undo_names_people_and_pieces(game):
    choices = {option.name: option.choices[-1] for option in game.options if option.name != "start"}
    seats = Seats(map(Seat, NAMES[: game.seats[0]], game.colours))
    session = Session.begin(game, Beginning(game.name, seats, choices, {}), MemoryLog())
    rng, words, said = Random(4), words_of("de", game), []
    while session.question is not None:
        before = session.table.ledger.snapshot()
        session.answer(session.question.sample(rng))
        for change in differences(before, session.table.ledger):
            # A redo says it so, an undo turned round
            turned = [] if change.before is None else [replace(change, before=change.after, after=change.before)]
            said += [words(way.words) for way in (change, *turned) if words.has(way.words.id)]
    keys = re.compile(rf"\b({'|'.join(game.colours)}|None|True|False)\b|  |\s[.:,;]")
    assert sorted({line for line in said if keys.search(line)}) == []
    assert said


def test_a_district_that_is_laid_is_taken_away_by_an_undo_and_laid_again_by_a_redo():
    game = next(game for game in GAMES if game.name == "citadels")
    seats = Seats(map(Seat, NAMES[: game.seats[0]], game.colours))
    controller = Controller(Session.begin(game, Beginning(game.name, seats, {"books": "full"}, {}), MemoryLog()))
    rng, words = Random(4), words_of("en", game)
    bare = dict.fromkeys([f"city.{seat.colour}" for seat in seats], ())
    controller.go_on()
    snapshot = controller.snapshot()
    while all(snapshot.values[name] == () for name in bare):
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    name = next(name for name in bare if snapshot.values[name])
    who, card = snapshot.entries[name].seat.name, words(snapshot.names["city"].items(snapshot.values[name][0]).words)

    def moved(act):
        return [words(change.words) for change in controller.do(act).changes if change.name == name]

    assert moved(Undo()) == [f"{who} takes {card} out of the city."]
    assert moved(Redo()) == [f"{who} lays {card} in the city."]
