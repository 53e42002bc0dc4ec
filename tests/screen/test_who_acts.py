"""One person a page: who acts is named, raised in the rail and lit on the ring; a seat is touched where it is asked for."""

from __future__ import annotations

from dataclasses import replace

import at_the_desk
import pytest
from samples import ADA, BEN, EACH, NOW, SEATS, TELL, scene, snapshot, words

from companion.games.citadels import GAME
from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Answered
from companion.table import LaidCard, LaidOut, Symbols, Tell, phrase
from companion.table.questions.choreography import Choreography, Move, MoveKind, Station
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start
from companion.ui.pages.effects import Do, Open, Scores
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem, Pictogram
from companion.ui.screen.paint.svg import source
from hardware.lamps import chair
from hardware.lights import Breath, Everybody
from tools.gallery.laid import Screen, broken


def each(page):
    """The question to all, turned to so many pages."""
    begun = scene(EACH, (800, 480))
    return compose(replace(begun, state=begun.state.with_layer(replace(begun.state.layer, page=page))))


@pytest.mark.parametrize(("page", "here", "there"), [(0, ADA, BEN), (3, SEATS[3], ADA)])
def test_the_way_on_is_the_next_players_name_and_shield(page, here, there):
    laid = each(page)
    onward = next(target for target in laid.targets if target.name == "more")
    inside = [item for item in laid.items if onward.box.has(item.box.centre)]
    assert [item.text for item in inside if isinstance(item, LineItem)] == [there.name]
    assert any(isinstance(item, Pictogram) and source(f"seat-{there.colour}")[-200:] in item.text for item in inside)
    assert focus.speak_target(laid, onward).endswith(there.name)
    assert laid.acting == here
    assert any(here.name == item.text for item in laid.items if isinstance(item, LineItem))


def test_the_shield_of_who_acts_stays_where_cards_need_nearly_the_whole_page():
    cards = LaidOut((LaidCard(phrase("t-long-line"), "cube", "2", ADA),) * 5)
    on = scene(Tell("t.tell", seat=ADA, illustration=cards), (720, 1280))
    assert broken(on, compose(on)) == ()


def test_while_it_is_shown_what_somebody_has_done_that_player_acts_and_not_the_next_one():
    coins = Symbols("coin", 2)
    played = Choreography(
        phrase("t-off"), (Station("hand", seat=ADA, holds=(coins,)),), (Move(MoveKind.FALL, (coins,), ("hand", "")),)
    )
    begun = scene(replace(TELL, seat=BEN), (800, 480), choreography=played, history=(Answered(6, replace(TELL, seat=ADA), None),))
    assert compose(begun).acting == BEN
    assert compose(replace(begun, state=replace(begun.state, plays=NOW, played=NOW + 2))).acting == ADA


def test_the_ring_breathes_at_the_chair_of_who_acts_and_for_all_where_all_do(tmp_path, monkeypatch):
    monkeypatch.setattr(at_the_desk, "words_of", lambda language, _game=None: words(language))
    table = at_the_desk.DeskTable(tmp_path)
    table.let(0.1)
    for question, lit in ((EACH, Breath), (TELL, Everybody)):
        table.desk.tell(snapshot(question))
        table.let(1)
        assert isinstance(table.light_scene.scene.animation, lit)
    table.desk.tell(snapshot(replace(EACH, subject="again")))
    table.let(1)
    seen = [table.light_scene.scene.animation.direction]
    table.window.choose(next(target for target in table.window.page.targets if target.name == "more"))
    table.let(1)
    seen.append(table.light_scene.scene.animation.direction)
    assert seen == pytest.approx([chair(place, len(SEATS)) for place in (0, 1)])
    table.close()


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
