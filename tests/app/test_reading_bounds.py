"""What cannot be: the bounds that each game's state gives a reading, how they reach the reader, and what is offered instead."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
from at_the_desk import Clock
from handed_pictures import HandedCamera, TaughtReaders
from legal import legal

from companion.camera.table_reader import Reader
from companion.games import game
from companion.play.live import Piece, Seen
from companion.system.settings import Settings
from companion.table import ReadCubes, ReadTiles, Row, Seat, Seats, Tally, Tile
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.views.read.reading import NONE, Read, cubes_kind, tally_kind, tiles_kind
from vision.whole_reading import Face, Reading

SQUARE = ((0.1, 0.1), (0.2, 0.1), (0.2, 0.2), (0.1, 0.2))
TOWER = Seats([Seat("Ada", "blue"), Seat("Ben", "red"), Seat("Cleo", "yellow")])
COLOURS = ("blue", "red", "yellow", "green")
BOARD = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


def begun(name, seats, facts=None):
    return Session.begin(game(name), Beginning(name, seats, {"books": "full"}, facts or {}), MemoryLog())


def readings_of(session, wanted, seed=5):
    """Play at random, and give every question of a kind as it comes."""
    rng = Random(seed)
    while session.question is not None:
        if isinstance(session.question, wanted):
            yield session.question
        session.answer(legal(session.question, rng))


def cubes_of(session, place):
    return {
        name.partition(".")[2]: count for name, count in session.table.ledger.snapshot().items() if name.startswith(f"{place}.")
    }


def test_in_wallenstein_no_more_is_read_than_lies_in_the_tower():
    session = begun("wallenstein", TOWER)
    for asked in islice(readings_of(session, ReadCubes), 4):
        tower = cubes_of(session, "tower")
        assert asked.visible == asked.most == {colour: tower[colour] for colour in asked.most}


def test_what_falls_out_of_the_tower_is_counted_beside_what_lay_in_the_tray():
    session = begun("wallenstein", TOWER)
    rng = Random(5)
    tray = {}
    while not any(tray.values()) or session.table.ledger.snapshot()["battle-kind"]:
        session.answer(legal(session.question, rng))
        tray = {colour: count for colour, count in cubes_of(session, "tray").items() if colour in COLOURS}
    session.announce("wallenstein.fell-out")
    asked = session.question
    assert asked.id == "wallenstein.fallen"
    assert asked.lying == tray
    colour = next(colour for colour, count in tray.items() if count and asked.most[colour])
    assert asked.visible[colour] == asked.most[colour] + tray[colour]
    seen = tuple(Tile(lying, 1) for lying, count in tray.items() for _ in range(count))
    kind = cubes_kind(asked)
    assert not any(kind.answer(seen).values())
    assert kind.answer((*seen, Tile(colour, 1)))[colour] == 1
    asked.accepts(asked.parse(kind.answer((*seen, Tile(colour, 1)))))


def test_in_tumult_royale_each_board_is_bounded_by_the_box_and_by_what_was_read_before():
    from companion.games.tumult_royale.box import KINDS, MIX, SYMBOLS

    keys = [f"{kind}-{symbols}" for kind in KINDS for symbols in SYMBOLS]
    facts = {
        f"mix-{frame}": {key: total // 9 + (number < total % 9) for number, key in enumerate(keys)}
        for frame, total in MIX.items()
    }
    asked = readings_of(begun("tumult_royale", BOARD, facts), ReadTiles)
    first, second = next(asked), next(asked)
    assert first.exist is not None
    assert sum(second.exist.values()) <= sum(first.exist.values())
    assert second.most <= first.most


BREAD, TOOLS = Tile("bread", 1), Tile("tools", 2, "grey")


def test_a_question_s_bounds_reach_the_reader(monkeypatch):
    asked = (
        (ReadCubes("t", most={"red": 3, "blue": 1}, lying={"red": 2}), {"red": 5, "blue": 1}),
        (Tally("t", rows=(Row("red", high=4),), camera="cubes"), {"red": 4}),
        (
            ReadTiles("t", kinds=("bread", "tools"), counts=(1, 2), exist={BREAD: 2, TOOLS: 0}, most=9),
            {Face("bread", 1, "plain"): 2, Face("tools", 2, "grey"): 0},
        ),
        (ReadTiles("t", kinds=("bread",), counts=(1,), most=9), None),
    )
    clock, taught = Clock(), TaughtReaders(Reading((), 0.9), labels=())
    camera = HandedCamera(clock, [np.zeros((40, 60, 3), np.uint8)])
    reader = Reader(camera, Settings(), Path("nowhere"), lambda *_: None, clock=clock, rest=lambda _seconds: None)
    monkeypatch.setattr(reader, "_taught", taught)
    monkeypatch.setattr(reader, "_tray", lambda _picture: np.zeros((4, 2)))
    for question, _ in asked:
        assert reader.look(question, 1).reading is not None
    assert taught.given == [bounds for _, bounds in asked]


def read(*tiles):
    """A reading of pieces, each surer than the one after it."""
    pieces = tuple(Piece(SQUARE, guesses, likely=len(guesses), sure=0.9 - 0.1 * place) for place, guesses in enumerate(tiles))
    return Read().of(Seen(b"", (1, 1), pieces))


def test_the_nearest_that_can_be_keeps_to_the_box_and_to_how_many_are_in_play():
    kind = tiles_kind(ReadTiles("t", kinds=("bread", "tools"), counts=(1, 2), exist={BREAD: 1, TOOLS: 3}, most=2))
    fitted = read((BREAD,), (BREAD, TOOLS), (TOOLS,)).restrict_to(kind.most, kind.in_all)
    assert fitted.guesses == (0, 1, NONE)
    assert kind.answer(fitted.tiles()) == (BREAD, TOOLS)
    kind = tiles_kind(ReadTiles("t", kinds=("bread",), counts=(1,), most=1))
    back = read((Tile("back", 0),), (BREAD,))
    assert back.restrict_to(kind.most, kind.in_all).guesses == (0, 0), "a back takes no room"
    added = read((BREAD,)).with_added(BREAD)
    assert added.restrict_to(kind.most, kind.in_all).guesses == (NONE,), "what the table added does"
    kind = tally_kind(Tally("t", rows=(Row("bread", high=99),), camera="tiles"))
    many = read(*((BREAD,) for _ in range(8)))
    assert many.restrict_to(kind.most, kind.in_all) == many, "where nothing is known nothing is too many"


def test_a_piece_that_the_table_names_is_learnt_where_the_camera_was_wrong_or_in_doubt():
    tiles = (BREAD, Tile("bread", 2, "plain"))
    for doubtful, guess, learnt in ((False, 0, 0), (False, 1, 1), (True, 0, 1), (True, 1, 1), (False, NONE, 0)):
        corrected = Read((Piece(SQUARE, tiles, doubtful),), (0,)).take(0, guess).list_corrected()
        assert corrected == (((0, tiles[guess]),) if learnt else ())
