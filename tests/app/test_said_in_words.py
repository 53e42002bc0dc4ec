"""What a refusal, an undo or a correction says is in the table's words: no identity of a question, no name of a cell."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.app.desk.app import words_of
from companion.app.lobby.host import reason_of
from companion.games import GAMES
from companion.play.acts import Announce, Answer, Correct, Redo, Undo
from companion.play.controller import Controller
from companion.table.errors import JournalFull, JournalTrouble, NoSuchGame, TableError
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

NAMES = ("Ada", "Ben", "Clara", "Karl")
IDENTITY = re.compile(r"[a-z_]\.[a-z]|[\]#@]|\w\[|\d\.\d|None|True|False|\{")
"""A dot inside a word, and the signs that only identities have."""


def acts(rng, seen):
    ledger = [name for name, value in seen.values.items() if isinstance(value, int)]
    some = rng.choice(ledger)
    yield Undo()
    yield Redo()
    yield Correct({some: rng.choice((-1, 99, 999_999))})
    yield Correct({some: seen.values[some] + 1})
    yield Correct({some: "house"})
    yield Answer("nobody", seen.step)
    yield Answer(-7, seen.step)
    for offer in seen.announcements[:2]:
        yield Announce(offer.id, rng.choice([None, *(seat.colour for seat in offer.seats)]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_refusals_undo_and_corrections_name_nothing_by_its_identity(game):
    words = [words_of(language, game) for language in ("de", "en")]
    rng = Random(4)
    controller = Controller(Session.begin(game, Beginning(game.name, Seats(map(Seat, NAMES, game.colours)), {}, {}), MemoryLog()))
    told, wrong = set(), set()
    seen = controller.snapshot()
    for _ in range(60):
        if seen.question is None:
            break
        for act in acts(rng, seen):
            after = controller.do(act)
            for said in (after.refusal, after.stopped_at):
                if said is not None:
                    told.add(said.id)
                    wrong |= {text for each in words if IDENTITY.search(text := each(said))}
        seen = controller.snapshot()
        if seen.question is not None:
            seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    assert wrong == set()
    assert len(told) >= 3


def test_what_could_not_be_begun_is_said_in_words():
    for error in (JournalFull("disk I/O"), JournalTrouble("x"), NoSuchGame("no game"), TableError("citadels.call[king]#1.4")):
        for language in ("de", "en"):
            assert not IDENTITY.search(words_of(language)(reason_of(error)))
