"""What people mend by hand stands there by its name: every piece and value of every game, in both languages."""

from __future__ import annotations

import pytest
from every import begin, recorded

from companion.games import BUILT_IN
from companion.games import game as find_game
from companion.language.words import Words
from companion.play.acts import Correct, Undo
from companion.play.controller import Controller
from companion.table.session import MemoryLog, Session

UNSEEN = {
    "written",
    "agreed",
    "throws",
    "used",
    "groups",
    "battle-kind",
    "battle-attacker",
    "battle-defender",
}
"""Entries that lie nowhere on the table."""
GREATER = {"court": "yes", "landsknechte": "yes", "cards": "yes", "books": "full"}


def full(game):
    return {option.name: GREATER[option.name] for option in game.options if option.name in GREATER}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_every_piece_and_value_has_its_name(game, language):
    words = Words(language, [game.folder])
    ledger = begin(game, 3, **full(game)).table.ledger
    for name, entry in ledger.entries.items():
        named = ledger.names.get(entry.group)
        if entry.choices is not None and entry.group not in UNSEEN and name not in ledger.fixed:
            assert named is not None, name
            assert all(words(named.items(choice).words) for choice in entry.choices), name
        if named is not None and named.keys is not None and entry.seat is None:
            assert words(named.keys(name.partition(".")[2])), name


def test_a_piece_entered_by_hand_and_taken_back_is_told_by_name():
    entry, item, undone = "emporiums.blue", "J", "Ada takes the emporium away from Juvelar."
    found = find_game("council_of_four")
    rows = recorded(found, 3, 1, **full(found))
    colour = found.colours[0]
    session = Session.resume(found, rows[:40], MemoryLog())
    name = entry.replace("blue", colour)
    controller = Controller(session)
    corrected = controller.do(Correct({name: (*session.table.ledger.held[name], item)}))
    assert corrected.refusal is None
    words = Words("en", [found.folder])
    told = [words(change.words) for change in controller.do(Undo()).changes if words.has(change.words.id)]
    assert undone in told
