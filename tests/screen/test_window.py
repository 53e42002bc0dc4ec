"""The window on SDL's dummy display, with a clock that is handed in."""

from dataclasses import replace
from functools import partial

import pygame
import pytest
from samples import ADA, BEN, CHOOSE, GLASS, NUMBER, PICK, SEATS, TELL, snapshot, words

from companion.play.acts import Answer, Leave, SetSetting, Undo
from companion.play.guard import Failure
from companion.play.live import Running
from companion.play.requests import Hush, Recover
from companion.table import Choose, Option, Reason, Tell, phrase
from companion.table.differences import Difference
from companion.table.questions.question import Question
from companion.ui.screen.page.builder import PageBuilder, Target
from companion.ui.screen.page.effects import HelpLeaf, Menu, Undoing
from companion.ui.screen.page.state import ScreenSettings
from companion.ui.screen.paint import fonts
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.screen_errors import FontMissing
from companion.ui.screen.paint.theme import palette
from companion.ui.screen.window import Window
from hardware.press import Press


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def lamps():
    return [((0, 0, 0),) * 24]


@pytest.fixture
def window(clock, lamps):
    made = Window((800, 480), ScreenSettings("de", "day"), words, clock=clock, hour=lambda: 12, frames=lambda _now: lamps[0])
    yield made
    made.close()


def settle(window, clock, seconds=1.0):
    """Let time pass until what moves has come to rest."""
    for _ in range(30):
        clock.now += seconds / 30
        window.draw()


def shown(window, clock, question=TELL, **more):
    window.show(snapshot(question, **more))
    window.draw()
    settle(window, clock)
    return window


def touch(window, clock, name, up=None):
    target = next(target for target in window.page.targets if target.name == name)
    other = next((target for target in window.page.targets if target.name == up), target)
    finger(window, pygame.FINGERDOWN, target.box.centre)
    early = list(window.events())
    clock.now += 0.1
    finger(window, pygame.FINGERUP, other.box.centre)
    return early + list(window.events())


def finger(window, kind, point, number=1):
    """What SDL tells of a finger on a panel, and of the mouse that it makes of it."""
    width, height = window.snapshot().get_size()
    place = {"x": (point[0] + 0.5) / width, "y": (point[1] + 0.5) / height}
    pygame.event.post(pygame.event.Event(kind, touch_id=3, finger_id=number, **place))
    mouse = pygame.MOUSEBUTTONDOWN if kind == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
    pygame.event.post(pygame.event.Event(mouse, button=1, pos=point, touch=True))


def key(window, code, text=""):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, unicode=text, mod=0))
    return list(window.events())


def test_a_still_screen_draws_nothing(window, clock):
    shown(window, clock)
    assert [window.draw() for _ in range(50)] == [0] * 50
    assert window.get_due_time() > clock.now + 5


def test_showing_the_same_again_draws_nothing(window, clock):
    now = snapshot(TELL)
    window.show(now)
    window.draw()
    settle(window, clock)
    window.show(now)
    assert window.draw() == 0


def test_a_dimmed_picture_is_darker_everywhere_at_once(window, clock):
    shown(window, clock)
    settle(window, clock)
    before = window.snapshot()
    window.set(ScreenSettings("de", "day", brightness=0.5))
    window.draw()
    width, height = before.get_size()
    spots = [(x, y) for x in range(5, width, 90) for y in range(5, height, 60)]
    light = [(sum(before.get_at(spot)[:3]), sum(window.snapshot().get_at(spot)[:3])) for spot in spots]
    assert all(now < 0.6 * was for was, now in light if was > 90)


def test_a_breathing_ring_paints_its_own_rectangle_alone(window, clock, lamps):
    shown(window, clock)
    before = window.snapshot()
    lamps[0] = ((240, 180, 60),) * 24
    assert window.draw() == 1
    ring = next(item.box for item in window.page.items if type(item).__name__ == "Lamps")
    after = window.snapshot()
    for surface in (before, after):
        surface.fill((0, 0, 0), ring)
    assert pygame.image.tostring(before, "RGB") == pygame.image.tostring(after, "RGB")
    assert window.draw() == 0


def test_a_touch_answers_when_it_is_lifted_where_it_began(window, clock):
    shown(window, clock, CHOOSE)
    assert touch(window, clock, "option:b") == [Answer("b", 7)]
    assert touch(window, clock, "option:a", up="option:b") == []


def test_a_touch_on_what_is_off_says_why_for_a_while(window, clock):
    shown(window, clock, PICK)
    assert touch(window, clock, "done") == []
    assert window.state.said == "mindestens 1"
    settle(window, clock, 5)
    assert window.state.said == ""


def test_presses_of_the_real_button(window, clock):
    shown(window, clock, CHOOSE)
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Answer("b", 7)]
    window.press(Press.DOUBLE)
    assert list(window.events()) == []
    assert window.state.overlay == HelpLeaf()
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Undo()]
    assert window.state.overlay == HelpLeaf(), "whoever takes back one answer may want to take back more"


def test_a_hold_that_began_before_the_page_came_takes_nothing(window, clock):
    """A question that comes while somebody holds the button is not answered; neither is the page that a hold has opened."""
    shown(window, clock, NUMBER)
    window.press(Press.DOWN)
    began = clock.now
    clock.now += 0.4
    window.show(snapshot(CHOOSE))
    clock.now += 0.2
    window.press(Press.LONG, began)
    assert list(window.events()) == []
    window.press(Press.UP, began)
    clock.now += 1
    window.press(Press.DOUBLE)
    clock.now += 0.5
    window.press(Press.LONG, clock.now - 0.6)
    assert window.state.overlay == HelpLeaf(), "it began before the leaf was there"
    window.press(Press.LONG, clock.now - 0.4)
    assert window.state.overlay is None


def test_a_finger_that_came_down_on_the_page_before_takes_nothing_when_it_is_lifted(window, clock):
    shown(window, clock, CHOOSE)
    target = next(target for target in window.page.targets if target.name == "option:b")
    finger(window, pygame.FINGERDOWN, target.box.centre)
    list(window.events())
    window.show(snapshot(replace(CHOOSE, subject="another")))
    clock.now += 1
    finger(window, pygame.FINGERUP, target.box.centre)
    assert list(window.events()) == []


def test_the_space_bar_is_the_button(window, clock):
    shown(window, clock, CHOOSE)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0))
    assert list(window.events()) == []
    clock.now += 0.3
    assert window.draw() == 1
    clock.now += 0.4
    assert list(window.events()) == [Answer("a", 7)], "it takes while it is still held"
    clock.now += 8
    assert list(window.events()) == [], "and whatever the hand does then counts for nothing"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    assert list(window.events()) == []


def test_keys_move_choose_and_go_back(window, clock):
    shown(window, clock, CHOOSE)
    key(window, pygame.K_RIGHT)
    key(window, pygame.K_RIGHT)
    assert window.page.focus == "option:c"
    key(window, pygame.K_LEFT)
    assert key(window, pygame.K_RETURN) == [Answer("b", 7)]
    for opens, overlay in ((pygame.K_ESCAPE, HelpLeaf()), (pygame.K_F1, HelpLeaf()), (pygame.K_BACKSPACE, Undoing())):
        key(window, opens)
        assert window.state.overlay == overlay
        key(window, pygame.K_ESCAPE)
        assert window.state.overlay is None


def test_a_press_meant_for_the_question_before_is_dropped(window, clock):
    shown(window, clock, CHOOSE)
    window.show(snapshot(NUMBER))
    clock.now += 0.2
    window.press(Press.LONG)
    assert list(window.events()) == []
    clock.now += 0.1
    window.press(Press.LONG)
    assert list(window.events()) == [Answer(3, 7)]


def test_a_leaf_that_was_turned_to_just_now_is_not_answered_before_anybody_can_have_read_it(window, clock):
    told = Tell("t.reasons", reasons=tuple(Reason(seat, phrase("t-tie"), total=1) for seat in SEATS) * 6)
    shown(window, clock, told)
    settle(window, clock, 5)
    window.press(Press.SHORT)
    window.draw()
    assert window.page.focus == "done", "the second leaf is the last"
    clock.now += 0.2
    window.press(Press.SHORT)
    assert list(window.events()) == []
    settle(window, clock, 5)
    window.press(Press.SHORT)
    assert list(window.events()) == [Answer(None, 7)]


def test_a_refusal_is_shown_and_the_answer_stays_open(window, clock):
    shown(window, clock, CHOOSE)
    window.press(Press.SHORT)
    window.show(snapshot(CHOOSE, refusal=phrase("t-refused")))
    assert window.state.said == "Das sind mehr Brote, als auf dem Tisch liegen."
    assert window.draw() > 0
    assert window.page.focus == "option:b"
    assert window.page.faults == ()
    settle(window, clock, 5)
    assert window.state.said == ""


def test_after_an_undo_the_table_hears_what_really_moves(window, clock):
    """Several answers taken back one after the other are told at once, when the leaf closes; what moved both ways is not."""
    coins, other = partial(Difference, "coins.blue", "coins", ADA), Difference("coins.yellow", "coins", BEN, 1, 2)
    shown(window, clock)
    window.press(Press.DOUBLE)
    window.press(Press.SHORT)
    for changes in ((coins(3, 5), other), (coins(5, 6), Difference("coins.yellow", "coins", BEN, 2, 1))):
        window.press(Press.LONG)
        assert list(window.events()) == [Undo()]
        window.show(snapshot(replace(CHOOSE, occurrence=(changes[0].after,)), changes=changes))
        assert window.state.overlay == HelpLeaf()
        clock.now += 1
    window.close_page()
    assert type(window.state.overlay).__name__ == "Moved"
    told = [item.text for item in window.page.items if ": " in getattr(item, "text", "")]
    assert told == ["Ada: 3 Münzen take"]
    window.close_page()
    assert window.state.overlay is None


def test_an_undo_after_which_no_piece_moves_shows_no_page_of_its_own(window, clock):
    shown(window, clock)
    window.press(Press.DOUBLE)
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Undo()]
    window.show(snapshot(CHOOSE, changes=(Difference("inner.state", "inner", None, 3, 5),)))
    window.close_page()
    assert window.state.overlay is None


def test_the_hint_comes_after_eight_seconds_without_a_press(window, clock):
    shown(window, clock, Choose("t.choose", options=(Option("a", phrase("t-bread")),)))
    assert window.get_due_time() == pytest.approx(1008.0)
    clock.now = 1008.1
    window.draw()
    words = [getattr(item, "text", "") for item in window.page.items]
    assert {"oder", "weiter", "zurück, Hilfe"} <= set(words), "one plate: short and long say the same"
    shown(window, clock, CHOOSE)
    clock.now += 8.1
    window.draw()
    words = [getattr(item, "text", "") for item in window.page.items]
    assert {"weiter", "nehmen", "zurück, Hilfe"} <= set(words)
    assert "oder" not in words


def test_the_theme_by_the_clock_changes_with_the_hour_though_nobody_touches_anything(clock):
    hour = [17]
    screen = ScreenSettings("de", "auto")
    window = Window((800, 480), screen, words, clock=clock, hour=lambda: hour[0], frames=lambda _now: ((0, 0, 0),) * 24)
    shown(window, clock)
    day = window.page.look
    hour[0] = 23
    assert window.draw() > 0
    assert window.page.look != day
    window.close()


def test_whoever_plays_by_keys_needs_no_word_on_the_button_while_they_do(window, clock):
    shown(window, clock, CHOOSE)
    for _ in range(5):
        clock.now += 4
        key(window, pygame.K_RIGHT)
        window.draw()
    assert not window.state.hint


def test_the_sand_asks_to_be_drawn_when_the_second_changes(window, clock):
    window.show(snapshot(GLASS), live=Running(20, 6.5, clock.now, running=True))
    window.draw()
    settle(window, clock, 0.3)
    assert window.get_due_time() == pytest.approx(1000.5, abs=0.02)


def test_another_language_in_the_middle_of_a_game(window, clock):
    shown(window, clock, CHOOSE)
    window.open(Menu())
    for name in ("settings", "group:language"):
        target = next(target for target in window.page.targets if target.name == name)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=target.box.centre))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=target.box.centre))
        list(window.events())
    assert touch(window, clock, "set:table.language") == [SetSetting("table.language", "en")]
    window.set(ScreenSettings("en", "day"))
    window.close_page()
    assert "Pay for the mountain" in [getattr(item, "text", "") for item in window.page.items]


def test_the_voice_repeats(window, clock):
    big = Window(
        (1280, 720), ScreenSettings("de", "day"), words, clock=clock, hour=lambda: 12, frames=lambda _now: ((0, 0, 0),) * 24
    )
    shown(big, clock)
    assert touch(big, clock, "tool:voice") == [Hush(or_repeat=True)]


class Strange(Question[int]):
    """A kind that no view knows."""


def test_the_failsafe_page_is_shown_after_whatever_a_view_throws_and_both_its_answers_are_given(window, clock):
    with pytest.raises(Exception, match="no view shows a Strange"):
        window.show(snapshot(Strange("t.strange")))
    window.fail(Failure("a bug", ""))
    assert window.draw() == 1
    assert [target.name for target in window.page.targets] == ["resume", "again"]
    clock.now += 1
    window.press(Press.LONG)
    assert list(window.events()) == [Recover()]
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Leave()]
    window.show(snapshot(TELL))
    assert next(target.name for target in window.page.targets) == "done"


def test_the_failsafe_needs_no_font_package(window, clock, monkeypatch):
    def gone(_face):
        raise FontMissing("gone")

    fonts.font.cache_clear()
    fonts.width.cache_clear()
    monkeypatch.setattr(fonts.FontFace, "file", gone)
    window.show(snapshot(NUMBER))
    with pytest.raises(FontMissing):
        window.draw()
    window.fail(Failure("a bug", ""))
    assert window.draw() == 1
    texts = [getattr(item, "text", "") for item in window.page.items]
    assert "Eure Partie ist gesichert." in texts
    fonts.font.cache_clear()
    fonts.width.cache_clear()


def test_the_failsafe_page_is_there_even_where_it_cannot_be_made_any_more(window, clock, monkeypatch):
    def gone(*_):
        raise OSError("gone")

    window.show(snapshot(TELL))
    monkeypatch.setattr("companion.ui.screen.failsafe.palette", gone)
    monkeypatch.setattr("companion.ui.screen.page_holder.format_for", gone)
    window.fail(Failure("a bug", ""))
    assert window.draw() == 1
    assert "Eure Partie ist gesichert." in [getattr(item, "text", "") for item in window.page.items]
    clock.now += 1
    assert window.page.focus == "resume"
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Leave()]


def test_what_only_a_finger_meets_is_as_large_as_a_finger():
    builder = PageBuilder(format_for(800, 480), palette("day"))
    builder.add_target(Target("small", Box(100, 100, 4, 4), Undo(), stop=False))
    (grown,) = [target.box for target in builder.targets]
    assert min(grown.w, grown.h) >= builder.form.touch
    assert grown.centre == pytest.approx((102, 102), abs=1)


def test_a_prompt_whose_reasons_were_heard_often_enough_is_laid_out_anew(window, clock):
    asked = snapshot(TELL)
    window.show(asked, explain=True)
    window.draw()
    learning = window.page.items
    window.show(asked, explain=False)
    window.draw()
    assert window.page.items != learning
