"""Every drawing that a game names is there: in its source, and in whatever it shows, asks and lets people prepare in played games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from every import begin

from companion.games import GAMES
from companion.play.snapshot import snapshot
from companion.table.game import Game
from companion.ui.screen.paint.game_look import look_of

NAMES = {"icon", "struck_by", "sign", "source", "figure"}
"""The fields of questions, options, rows, reasons, pieces, stations and scores that hold the name of a drawing."""
LOOKED_AT = ("question", "ahead", "choreography", "overview", "scoreboard", "announcements")


def named(thing: object) -> Iterator[str]:
    """Yield all names of drawings in a value and in whatever it holds."""
    if isinstance(thing, tuple | list | frozenset):
        for each in thing:
            yield from named(each)
    elif isinstance(thing, dict):
        yield from named(list(thing.values()))
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name in NAMES and isinstance(value, str):
                yield value
            else:
                yield from named(value)


def missing(game: Game, names: set[str]) -> list[str]:
    look = look_of(game.folder)
    return sorted(name for name in names if name and not look.has(name))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_drawing_that_a_games_source_names_is_there(game):
    found = set()
    for path in game.folder.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.keyword) and call.arg in NAMES and isinstance(call.value, ast.Constant):
                found.add(call.value.value)
    assert missing(game, found) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("books", ["light", "full"])
def test_every_drawing_of_a_played_game_is_there_also_on_the_pages_that_players_prepare(game, books):
    options = {"books": books} if "books" in game.default_options() else {}
    found = set()
    for seed, players in enumerate({game.seats[0], game.seats[-1]}):
        session, rng = begin(game, players, **options), Random(seed)
        while session.question is not None:
            now = snapshot(session)
            found |= {name for part in LOOKED_AT for name in named(getattr(now, part))}
            session.answer(session.question.sample(rng))
    assert missing(game, found) == []
