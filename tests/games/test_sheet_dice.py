"""Dice that the device throws: all on one page, and those that are chosen again, as often as the sheet says."""

import pytest

from companion.games.any_box import GAME
from companion.games.any_box.box import shipped
from companion.games.any_box.sheet_fields import SheetRefused
from companion.games.any_box.sheet_reading import read_sheet
from companion.language.words import Words
from companion.play.acts import Announce, Answer, Undo
from companion.play.controller import Controller
from companion.table.questions.kinds import label_options
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

WORDS = Words("en", [GAME.folder])


def table(plain, players=2):
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours[:players]))
    controller = Controller(Session.begin(GAME, Beginning("any_box", seats, {}, {"sheet": plain}), MemoryLog()))
    controller.go_on()
    if controller.session.question.id == "any.first":
        controller.do(Answer("blue", controller.snapshot().step))
    return controller


def say(controller, value):
    now = controller.do(Answer(value, controller.snapshot().step))
    assert now.refusal is None
    return now.question


def faces(question):
    return [WORDS(option.words) for option in question.options]


TURNS = {"title": "Dice", "draw": [{"name": "Dice", "at": "turn", "count": 5, "throws": 3}]}


def test_five_dice_are_thrown_three_times_and_what_is_not_chosen_stays():
    controller = table(TURNS)
    first = controller.session.question
    assert (first.id, len(first.options)) == ("any.again", 5), "the dice have been thrown: nobody presses for that"
    second = say(controller, ["2", "5"])
    assert second.id == "any.again"
    assert [faces(second)[at] for at in (0, 2, 3)] == [faces(first)[at] for at in (0, 2, 3)]
    assert "One more throw" in WORDS(second.words, "spoken")
    last = say(controller, ["1"])
    assert last.id == "any.thrown"
    assert [WORDS(card.words) for card in last.illustration.cards[1:]] == faces(second)[1:]
    assert say(controller, None).id == "any.turn"


def test_who_is_content_with_the_first_throw_says_so_once():
    assert say(table(TURNS), []).id == "any.turn"


def test_the_dice_stand_beside_the_lines_that_they_could_fill():
    controller = table({**shipped("kniffel"), "draw": TURNS["draw"]})
    thrown = faces(controller.session.question)
    line = say(controller, [])
    assert line.id == "any.line"
    assert WORDS(line.words) == f"{', '.join(thrown[:-1])} and {thrown[-1]}: Which line do you fill in?"


def test_a_throw_that_is_taken_back_shows_the_same_dice_again():
    controller = table(TURNS)
    second = faces(say(controller, ["1", "2", "3"]))
    controller.do(Undo(insist=True))
    assert controller.session.question.id == "any.throw"
    controller.go_on()
    assert faces(controller.snapshot().question) == second, "nobody undoes until they like the throw"


def test_a_round_of_named_dice_is_one_page_from_the_menu():
    controller = table(shipped("qwixx"))
    asked = controller.session.question.id
    now = controller.do(Announce("any.draw-1"))
    assert now.question.id == "any.thrown"
    shown = [WORDS(card.words).split()[0] for card in now.question.illustration.cards]
    assert shown == ["White", "White", "Red", "Yellow", "Green", "Blue"]
    assert say(controller, None).id == asked


def test_a_sheet_without_throws_throws_one_die_after_the_other_as_before():
    controller = table({"title": "Dice", "draw": [{"name": "Dice", "at": "turn", "count": 2}]})
    assert controller.session.question.id == "any.die"


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        ({"cards": ["A", "B"], "throws": 2}, "throws: cards are drawn, not thrown"),
        ({"throws": 10}, "throws: 10 is not from 0 to 9"),
        ({"dice": ["Red", "Blue"], "count": 3}, "count: 3 is not from 2 to 2"),
    ],
)
def test_what_is_no_throw_is_refused(draw, why):
    with pytest.raises(SheetRefused, match=why):
        read_sheet({"title": "X", "draw": [{"name": "Dice", **draw}]})


def test_the_cards_of_a_deck_are_counted_from_one():
    game = table({"title": "Cards", "draw": [{"name": "Suit", "at": "turn", "cards": ["Spades", "Hearts"]}]})
    question = game.snapshot().question
    assert dict(zip(label_options(question.options), faces(question), strict=True)) == {"1": "Spades", "2": "Hearts"}
