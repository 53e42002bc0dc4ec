"""The pages of a sheet: all lines of one moment count together, calls come first, and only what is open is asked."""

import pytest
from every import NAMES

from companion.games.any_box import GAME
from companion.games.any_box.sheet_fields import SheetRefused
from companion.games.any_box.sheet_reading import read_sheet
from companion.language.words import Words
from companion.play.controller import Controller
from companion.table.errors import AnswerRejected
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.terminal import Left, Terminal

FREE = {"order": "free"}
NINE = [{"name": f"L{number}", "high": 9} for number in range(1, 10)]


def begun(players=2, **sheet):
    seats = Seats(map(Seat, NAMES[:players], GAME.colours))
    plain = {"version": 2, "title": "Box", "turns": FREE, "ends": {"rounds": 1}, **sheet}
    return Session.begin(GAME, Beginning("any_box", seats, {}, {"sheet": plain}), MemoryLog())


def fill_in(session, **numbers):
    """Answer the open page: each line's number for everybody, 0 where none is given."""
    keys = [row.key for row in session.question.rows]
    session.answer({key: numbers.get(key.partition(".")[0], 0) for key in keys})


def points(session):
    return [placing.figure for placing in session.outcome.standing]


def test_a_set_of_lines_that_stand_on_two_pages_counts():
    session = begun(score=NINE, set=[{"of": ["L1", "L9"], "gives": 7}])
    fill_in(session, line1=1)
    session.answer({"blue": 2, "yellow": 2})
    session.answer(None)
    assert points(session) == [10, 10]


def test_a_factor_multiplies_the_lines_of_all_pages_of_its_moment():
    session = begun(score=[*NINE, {"name": "Times", "factor": True, "low": 1, "high": 2}])
    fill_in(session, **{f"line{number}": 1 for number in range(1, 9)})
    fill_in(session, line9=1, line10=2)
    session.answer(None)
    assert points(session) == [18, 18]


def test_a_bonus_that_comes_again_comes_for_each_time_its_mark_is_passed():
    session = begun(score=[{"name": "Bags"}], bonus={"of": ["Bags"], "at": 10, "gives": -100, "again": True}, ends={"rounds": 2})
    session.answer({"line1.blue": 25, "line1.yellow": 9})
    while session.question.id == "any.standing":
        session.answer(None)
    session.answer({"line1.blue": 5, "line1.yellow": 0})
    session.answer(None)
    assert points(session) == [9, 30 - 3 * 100], "twice by the first entry, once more by the second"


CALLED = {"name": "Tricks", "high": 3, "bid": {"hit": 10, "each": 1}}


@pytest.mark.parametrize("order", ["clockwise", "score", "low-score", "free"])
def test_calls_are_announced_before_the_first_turn(order):
    session = begun(turns={"order": order, "first": "ask"}, score=[CALLED])
    if order != "free":
        session.answer("blue")
    assert session.question.id == "any.bids"
    session.answer({"blue": 2, "yellow": 0})
    while session.question.id == "any.turn":
        session.answer(None)
    assert session.question.id == "any.count"
    session.answer({"blue": 2, "yellow": 1})
    session.answer(None)
    assert points(session) == [12, 0]


def test_what_is_called_for_a_stage_is_called_when_the_stage_begins():
    stages = [{"name": "First"}, {"name": "Second"}]
    session = begun(turns={"first": "ask"}, stage=stages, score=[{**CALLED, "stage": "Second"}])
    session.answer("blue")
    asked = []
    while session.question.id != "any.count":
        asked.append(session.question.id)
        session.answer({"blue": 1, "yellow": 1} if session.question.id == "any.bids" else None)
    assert asked == ["any.turn", "any.turn", "any.bids", "any.turn", "any.turn"]


def test_in_an_old_sheet_calls_come_after_the_turns_as_they_did():
    session = begun(version=1, turns={"first": "ask"}, score=[CALLED])
    session.answer("blue")
    assert session.question.id == "any.turn"


@pytest.mark.parametrize("whose", ["one", "sides"])
def test_a_number_that_can_only_be_one_is_not_asked(whose):
    session = begun(score=[{"name": "Road", "whose": whose, "each": 2, "low": 1, "high": 1}])
    session.answer("blue" if whose == "one" else ["blue"])
    assert (session.question.id, session.question.implied) == ("any.worth", 1)
    table = Controller(session)
    table.go_on()
    assert session.question.id == "any.ranking", "it follows: nobody is asked"


def test_a_number_that_goes_by_twenties_is_no_other_number():
    session = begun(score=[{"name": "Contract", "whose": "one", "low": 40, "high": 520, "steps": 20, "usual": [250]}])
    session.answer("blue")
    with pytest.raises(AnswerRejected) as refused:
        session.answer(41)
    said = Words("en", [GAME.folder])(refused.value.reason)
    assert said == "41 does not fit: it goes by 20, so 40 or 60."
    session.answer(250)
    session.answer(None)
    assert points(session) == [250, 0], "what the sheet offers first is taken too"


def test_the_terminal_names_each_player_once_beside_a_line():
    session, written = begun(score=[{"name": "Points", "low": -20, "high": 140}]), []

    def read(_prompt):
        raise EOFError

    with pytest.raises(Left):
        Terminal(Words("en", [GAME.folder]), read, written.append).play(Controller(session))
    assert "Ada: Points (-20–140), Ben: Points (-20–140)" in "\n".join(written)


def test_each_name_keeps_its_place_on_every_page_whoever_begins():
    """Who goes out of the game, sits out or begins changes who writes, and never the order of the names."""
    lines = [{"name": "Points", "low": -20, "high": 140}, {"name": "Best", "whose": "one", "high": 1, "low": 1}]
    session = begun(3, turns={**FREE, "begins": "next"}, points={"out": 500}, score=lines, ends={"rounds": 3})
    if session.question.id == "any.first":
        session.answer("yellow")
    for _ in range(2):
        while session.question.id in {"any.leads", "any.standing"}:
            session.answer(None)
        assert [option.key for option in session.question.options] == ["blue", "yellow", "red", "nobody"]
        session.answer("nobody")
        assert [row.key for row in session.question.rows] == ["line1.blue", "line1.yellow", "line1.red"]
        fill_in(session, line1=1)


@pytest.mark.parametrize(("low", "zero"), [(0, True), (1, False)])
def test_what_the_terminal_gives_as_an_example_is_taken(low, zero):
    lines = [{"name": "Tricks", "low": low}, {"name": "Hearts", "low": low}, {"name": "Missed", "high": 1}]
    session, written = begun(3, score=lines), []
    typed = iter(["Ada Tricks 1, Clara Missed 1"])
    Terminal(Words("en", [GAME.folder]), lambda _prompt: next(typed), written.append).play(Controller(session))
    shown = "\n".join(written)
    assert f"for example: Ada Tricks 1, Clara Missed 1{' (0 alone: 0 everywhere)' if zero else ''}\n" in shown
    assert session.outcome is not None


A, B = {"name": "A"}, {"name": "B"}
ALONE = "only lines in which each player has a number can have it"
SINGLE = "there is no other line of its moment that it multiplies"
APART = "the lines of a set are written at one moment"
NOTHING_TO_DO = [
    ({"score": [A, {**B, "whose": "one", "factor": True}]}, ALONE),
    ({"score": [{**A, "whose": "sides", "bid": {"hit": 1}}]}, ALONE),
    ({"score": [{**A, "whose": "one", "total": 5}]}, ALONE),
    ({"score": [{**A, "when": "end"}, {**B, "factor": True}]}, SINGLE),
    ({"version": 1, "score": [A, {**B, "factor": True}]}, SINGLE),
    ({"score": [A, {**B, "whose": "one"}], "set": [{"of": ["A", "B"], "gives": 1}]}, APART),
    ({"turns": {}, "score": [{**A, "when": "once"}, {**B, "when": "once"}], "set": [{"of": ["A", "B"], "gives": 1}]}, APART),
]


def test_what_would_count_for_nothing_is_refused_in_a_sentence():
    for sheet, said in NOTHING_TO_DO:
        with pytest.raises(SheetRefused, match=said):
            read_sheet({"version": 2, "title": "X", "turns": FREE, **sheet})
