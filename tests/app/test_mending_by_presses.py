"""Mending with real presses of the one button: the line of time, an answer given anew, something forgotten, things put right."""

import shutil
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from at_the_desk import DeskTable
from table_hand import TableHand

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

from bench_entry import SEATS, play_until
from burden.tumult import Tumult

from companion.app.lobby.evening import Resume
from companion.table.table import Beginning
from companion.ui.pages.effects import DraftPage, Earlier, Moved, Repairing


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A game in its second round, as it is kept."""
    folder = tmp_path_factory.mktemp("evening")
    table = DeskTable(folder)
    start = Beginning("tumult_royale", SEATS, {"books": "full"}, Tumult.facts)
    play_until(table, start, Tumult(Random(1), 4),
               lambda now: now.place.round > 1 and now.question.id == "tumult.place")  # fmt: skip
    table.close()
    return folder


@pytest.fixture
def hand(at_desk, evening, tmp_path):
    shutil.copytree(evening, tmp_path / "evening")
    table = at_desk("evening")
    table.begin(Resume())
    hand = TableHand(table)
    hand.begin()
    return hand


def names(hand):
    return [target.name for target in hand.page.targets]


def steps(hand):
    return sorted(int(name[5:]) for name in names(hand) if name.startswith("step:"))


def given(hand, step):
    return next(each.value for each in hand.table.snapshot.history if each.step == step)


def test_an_answer_is_mended_with_its_own_page_as_it_was_given_and_the_game_goes_on(hand):
    open_, before = hand.table.snapshot.question.identity, len(hand.table.snapshot.history)
    hand.back()
    assert len(steps(hand)) + names(hand).count("undo") == 8
    step = steps(hand)[-2]
    hand.choose(f"step:{step}")
    assert hand.table.window.state.overlay == Repairing(step)
    assert hand.count <= 8
    assert hand.seconds <= 12
    tiles, wrong = given(hand, step), next(name for name in names(hand) if name.startswith("tile:"))
    hand.choose("laid")
    hand.choose(wrong)
    hand.choose("done")
    hand.table.let(0.5)
    assert hand.table.window.state.overlay == DraftPage(), "what follows from it is shown before it counts"
    assert given(hand, step) is not None
    hand.choose("adopt")
    hand.table.let(0.5)
    now = hand.table.snapshot
    assert now.draft is None
    assert (now.question.identity, len(now.history)) == (open_, before)
    faces = Counter(f"tile:{kind} {symbols}" for kind, symbols, _frame in given(hand, step))
    assert (faces - Counter(f"tile:{kind} {symbols}" for kind, symbols, _frame in tiles)).total() == 1
    assert faces.total() == len(tiles)


def test_something_forgotten_is_made_up_between_two_lines_and_older_answers_stand_by_round(hand):
    hand.back()
    hand.choose("forgotten")
    assert hand.table.window.state.overlay == Earlier(forgot=True)
    step = steps(hand)[-3]
    hand.choose(f"step:{step}")
    hand.table.let(0.5)
    assert hand.table.snapshot.draft.step == step
    hand.menu()
    hand.choose("drop")
    hand.table.let(0.5)
    assert hand.table.snapshot.draft is None
    assert hand.table.snapshot.question.id == "tumult.place"
    hand.back()
    hand.choose("older")
    assert hand.table.window.state.overlay.round is not None


def test_the_greediest_is_put_right_by_its_shield_and_what_follows_is_said_first(hand):
    def held():
        return {name: value for name, value in hand.table.snapshot.values.items() if name.startswith("greediest.")}

    first, second = (name for name, value in held().items() if value)
    hand.menu()
    hand.choose("correct")
    hand.choose("group:greediest")
    hand.choose(f"option:{first}")
    hand.choose("done")
    hand.table.let(0.5)
    assert hand.table.window.state.overlay == DraftPage(), "what goes back to the first is shown before it counts"
    hand.choose("adopt")
    hand.table.let(0.5)
    assert [name for name, value in held().items() if value] == [second]
    hand.menu()
    hand.choose("correct")
    hand.choose("group:greediest")
    shields = [target.name for target in hand.page.targets if target.name.startswith("option:greediest.") and not target.off]
    assert len(shields) == len(SEATS) - 1, "who it is so far cannot be chosen"
    hand.choose(shields[0])
    hand.table.let(0.5)
    assert hand.table.window.state.overlay == Moved(), "which real pieces move was drawn below the shields, and is said now"
    assert [name for name, value in held().items() if value] == [shields[0].removeprefix("option:")]
