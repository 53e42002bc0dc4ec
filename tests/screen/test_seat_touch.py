"""Where a seat is asked for, its field on the scoreboard is the answer, or its plate; elsewhere the field opens the scores."""

from __future__ import annotations

from companion.games.citadels import GAME
from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start
from companion.ui.screen.compose import compose
from companion.ui.screen.page.effects import Do, Open, Scores
from companion.ui.screen.paint.formats import format_for
from tools.gallery.laid import Screen

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")


def clerk_at(question: str) -> Controller:
    log = MemoryLog()
    seats = Seats(map(Seat, NAMES, GAME.colours))
    session = Session.begin(GAME, Beginning("citadels", seats, {}, {}, Start(2, {"crown": "blue"})), log)
    while session.question.id != question:
        session.answer(None)
    return Controller(session)


def touched(controller: Controller, colour: str, size: tuple[int, int]):
    page = compose(Screen("touch", controller.snapshot()).scene(format_for(*size), Words("en", [GAME.folder])))
    return [target.effect for target in page.targets if target.name in {f"seat:{colour}", f"option:{colour}"}]


def test_any_of_seven_seats_answers_a_call_with_one_touch_and_opens_the_scores_elsewhere():
    controller = clerk_at("citadels.call")
    for size in ((800, 480), (1280, 720), (720, 1280)):
        for colour in GAME.colours:
            assert Do(Answer(colour, controller.snapshot().step)) in touched(controller, colour, size), (size, colour)
    assert touched(clerk_at("citadels.look"), "red", (1280, 720)) == [Open(Scores())]
