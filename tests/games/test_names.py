"""What people mend by hand and what an undo says of the pieces has names, never keys: of every game, in both languages."""

import re
from dataclasses import replace
from random import Random

import pytest
from every import begin, recorded

from companion.games import BUILT_IN, GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.play.acts import Correct, Redo, Undo
from companion.play.controller import Controller
from companion.table.differences import differences
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


def test_a_piece_entered_by_hand_is_taken_away_by_an_undo_and_built_again_by_a_redo():
    game = find_game("council_of_four")
    session = Session.resume(game, recorded(game, 3, 1, **full(game))[:40], MemoryLog())
    controller, words, name = Controller(session), Words("en", [game.folder]), f"emporiums.{game.colours[0]}"
    assert controller.do(Correct({name: (*session.table.ledger.held[name], "J")})).refusal is None
    for act, told in ((Undo(), "Ada takes the emporium away from Juvelar."), (Redo(), "Ada puts an emporium in Juvelar.")):
        assert told in [words(change.words) for change in controller.do(act).changes if words.has(change.words.id)]


@pytest.mark.parametrize("game", [game for game in GAMES if game.options], ids=lambda game: game.name)
def test_an_undo_names_people_and_pieces(game):
    choices = {option.name: option.choices[-1] for option in game.options if option.name != "start"}
    session = begin(game, game.seats[0], **choices)
    rng, words, said = Random(4), Words("de", [game.folder]), []
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
