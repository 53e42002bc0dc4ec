"""Each check of the onlooker sees the fault that is planted for it, and names it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

sys.path.append(str(Path(__file__).parent))

from checks import CALM, SOON
from evening import Evening, the_terminal_answers
from plans import NAMES, Plan

from companion.app.desk.desk import Desk
from companion.app.desk.voice import SpokenFocus
from companion.library import library
from companion.network.glass import written
from companion.table.questions.kinds import Choose
from companion.table.undo_history import RowKind
from companion.ui.pages.effects import Menu, Open
from companion.ui.screen import painter
from companion.ui.screen.frame import rail
from companion.ui.screen.page import focus, state
from companion.ui.screen.page.builder import PageBuilder
from companion.ui.screen.paint import canvas, sign_number
from companion.ui.screen.paint.game_look import GameLook
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.screen_errors import DrawingMissing
from companion.ui.screen.views.ask import choose

TURN = Plan("council_of_four", "full", seed=3, answers=60, hand="space")


def undrawn():
    changed = canvas.find_changed
    return patch.object(canvas, "find_changed", lambda *given: changed(*given)[1:])


def drawn_always():
    paint = painter.PagePainter.paint

    def again(self, *looks):
        self.begin_anew()
        return paint(self, *looks)

    return patch.object(painter.PagePainter, "paint", again)


def page_with(change):
    """Change each finished page."""
    made = PageBuilder.page
    return patch.object(PageBuilder, "page", lambda self, name: change(self, made(self, name)))


def other_focus():
    def other(_builder, page):
        stops = [target.name for target in page.targets if target.stop and not target.off and target.name != page.focus]
        return replace(page, focus=stops[0]) if stops else page

    return page_with(other)


def held_to_the_menu():
    return patch.object(focus, "find_long_press", lambda _page: Open(Menu()))


def short_goes_two_on():
    focused = state.Layer.focus_on
    return patch.object(state.Layer, "focus_on", lambda self, name: focused(self, self.focus))


def rail_of_nobody():
    return patch.object(rail, "Box", lambda x, y, w, h: canvas.Box(x, y + 9, w - 1, h))


def next_player_here():
    tell = Desk.tell

    def told(desk, snapshot):
        asked = snapshot.question
        ahead = replace(asked, ahead=asked.options[:1]) if isinstance(asked, Choose) else asked
        tell(desk, replace(snapshot, question=ahead))

    return patch.object(Desk, "tell", told)


def a_first_answer_out_of_reach():
    def without(_builder, page):
        first = next((target for target in page.targets if target.name.startswith("option:")), None)
        return replace(page, targets=tuple(target for target in page.targets if target is not first))

    return page_with(without)


def no_tool_signs():
    drawing = GameLook.drawing

    def lacking(self, name):
        if name in ("undo", "help"):
            raise DrawingMissing(name)
        return drawing(self, name)

    return patch.object(GameLook, "drawing", lacking)


def all_lines_on_one():
    def upon(_builder, page):
        lines = [item for item in page.items if isinstance(item, LineItem)]
        return replace(page, items=(*page.items, *(line.move(3, 3) for line in lines)))

    return page_with(upon)


def small_print():
    return page_with(lambda _b, page: replace(page, items=tuple(_halved(item) for item in page.items)))


def _halved(item):
    return item._replace(size=item.size // 2) if isinstance(item, LineItem) else item


def large_without_words():
    def without(builder, page):
        bare = tuple(item for item in page.items if not isinstance(item, LineItem))
        return replace(page, items=bare) if builder.form.enlarged > 1 else page

    return page_with(without)


def shuffled_answers():
    made, rng = choose.in_front, Random(1)
    return patch.object(choose, "in_front", lambda *given: rng.sample(found := made(*given), len(found)))


def nothing_to_press():
    return page_with(lambda _builder, page: replace(page, targets=(), back=None))


def a_view_that_fails():
    return patch.object(rail, "_rows", lambda _stage: 1 / 0)


def a_card_that_forgets():
    """The second time it is asked, a card lacks the last answer."""
    resume, times = library.resume_log, []

    def forgetful(*given):
        rows, log = resume(*given)
        times.append(rows)
        return rows[: max(at for at, row in enumerate(rows) if row.kind is RowKind.ANSWER)] if len(times) > 1 else rows, log

    return patch.object(library, "resume_log", forgetful)


def a_rail_that_adds_one():
    return patch.object(rail, "sign_number", lambda number: sign_number(number + 1))


def a_voice_that_lags():
    return patch.object(SpokenFocus, "describe_focus", lambda _self, _page, _words: "")


def a_dead_phone():
    button = written._button
    return patch.object(written, "_button", lambda *given: button(*given).replace("<button ", '<button aria-disabled="true" '))


PLANTED = {
    "what_i_see_is_what_is_so": undrawn,
    "nothing_is_drawn_when_nothing_changed": drawn_always,
    "what_is_lit_has_the_focus": other_focus,
    "holding_takes_what_is_lit": held_to_the_menu,
    "a_short_press_goes_where_the_focus_goes_next": short_goes_two_on,
    "it_says_whose_turn_it_is": rail_of_nobody,
    "nobody_acts_for_somebody_else": next_player_here,
    "each_open_answer_can_be_reached": a_first_answer_out_of_reach,
    "every_picture_is_there": no_tool_signs,
    "no_text_is_cut_or_covered": all_lines_on_one,
    "nothing_is_too_small_to_read": small_print,
    "large_type_loses_no_words": large_without_words,
    "things_stay_where_they_were": shuffled_answers,
    "nobody_is_left_hanging": nothing_to_press,
    "nothing_fails": a_view_that_fails,
    "back_is_back": a_card_that_forgets,
    "what_is_written_is_what_the_books_say": a_rail_that_adds_one,
    "the_voice_names_what_is_lit": a_voice_that_lags,
    "who_is_not_asked_presses_nothing": a_dead_phone,
    "a_phone_shows_what_is_there": no_tool_signs,
}
"""The fault planted for each check."""
RESUMED = [["touch", "option:resume"], ["wait", 1.0]]
PHONES = [*RESUMED, *(["come", f"seat:{name}"] for name in NAMES[:3]), *[["press", "long"], ["wait", 1.0]] * 3]
WAYS = {
    "back_is_back": ((), [*RESUMED, ["press", "long"], ["kill"], *RESUMED]),
    "who_is_not_asked_presses_nothing": (("phones",), PHONES),
    "a_phone_shows_what_is_there": (("phones",), PHONES),
}
"""Doors that are open and what is done, where a fault is not met by anybody who walks about."""


def test_each_check_has_a_planted_fault():
    assert set(PLANTED) == {*SOON, *CALM}


@pytest.mark.parametrize("check", PLANTED)
def test_a_planted_fault_is_seen_and_named(check):
    doors, inputs = WAYS.get(check, ((), None))
    plan = replace(TURN, doors=doors, settings={"voice.answers": True} if "voice" in check else {})
    with PLANTED[check]():
        found = Evening(plan, inputs, 30, {check}, lambda one: one.check == check, large=True).play().found
    assert found, f"{check} did not see {PLANTED[check].__name__}"


def test_a_terminal_that_says_nothing_or_fails_is_seen():
    written = ["Ada: Was?\n> ", "1\n> ", "u\n   ✗\n> ", "?\nTraceback (most recent call last)\n> ", "exit 1"]
    told = list(the_terminal_answers(["1", "u", "?"], written))
    assert told == [
        "exit 1",
        "'1' is answered with nothing",
        "'u' is answered with nothing",
        "'u' is refused without a reason",
        "'?' writes a traceback",
    ]
