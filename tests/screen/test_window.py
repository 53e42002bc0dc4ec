"""The window on SDL's dummy display, with a clock that is handed in; it fits the screen it is on, and follows it."""

import subprocess
import sys
from dataclasses import replace
from functools import partial

import pygame
import pytest
from at_the_window import DARK, Clock, finger, key, lines, make_window, place_of, settle, shown, touch
from samples import ADA, BEN, CHOOSE, GLASS, NUMBER, PICK, SEATS, TELL, snapshot

from companion.play.acts import Answer, Leave, Undo
from companion.play.guard import Failure
from companion.play.live import Running
from companion.play.requests import Hush, Recover
from companion.system.display import USUAL_SIZE
from companion.table import Choose, Option, Reason, Tell, phrase
from companion.table.differences import Difference
from companion.table.questions.question import Question
from companion.ui.pages.effects import HelpLeaf, Undoing
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen import splash
from companion.ui.screen.attention import STANDS, STEP
from companion.ui.screen.paint import fonts
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.screen_errors import FontMissing
from companion.ui.screen.window import LEAST
from hardware.press import Press


def texts(window):
    return [getattr(item, "text", "") for item in window.page.items]


def test_a_dimmed_picture_is_darker_everywhere_at_once(window, clock):
    shown(window, clock)
    before = window.snapshot()
    window.set(ScreenSettings("de", "day", brightness=0.5))
    window.draw()
    spots = [(x, y) for x in range(5, 800, 90) for y in range(5, 480, 60)]
    light = [(sum(before.get_at(spot)[:3]), sum(window.snapshot().get_at(spot)[:3])) for spot in spots]
    assert all(now < 0.6 * was for was, now in light if was > 90)


def measure_light(surface):
    return sum(sum(surface.get_at((x, y))[:3]) for x in range(5, 800, 30) for y in range(5, 480, 30))


@pytest.mark.parametrize("window", [{"reduced": False}, {"reduced": True}], indirect=True, ids=["moving", "calm"])
def test_a_page_that_stands_for_long_dims_and_moves_a_little_every_minute_until_somebody_touches_it(window, clock):
    shown(window, clock, CHOOSE)
    usual, until = window.snapshot(), clock.now + STANDS
    pictures = []
    while clock.now < until + 5 * STEP and len(pictures) < 5:
        clock.now = max(window.get_due_time(), clock.now + 0.01)
        window.draw()
        if clock.now >= until - 1:
            pictures.append(pygame.image.tostring(window.snapshot(), "RGB"))
    assert clock.now == pytest.approx(until + 4 * STEP, abs=2)
    assert len(set(pictures)) == 5
    assert measure_light(window.snapshot()) < 0.7 * measure_light(usual)
    assert touch(window, clock, "option:b") == [Answer("b", 7)], "it is read as before, so a touch means what it always means"
    window.draw()
    assert measure_light(window.snapshot()) > 0.95 * measure_light(usual)


def test_a_breathing_ring_paints_its_own_rectangle_alone(clock):
    lamps = [DARK]
    window = shown(make_window(clock, frames=lambda _now: lamps[0]), clock)
    before = window.snapshot()
    lamps[0] = ((240, 180, 60),) * 24
    assert window.draw() == 1
    ring = next(item.box for item in window.page.items if type(item).__name__ == "Lamps")
    after = window.snapshot()
    for surface in (before, after):
        surface.fill((0, 0, 0), ring)
    assert pygame.image.tostring(before, "RGB") == pygame.image.tostring(after, "RGB")
    assert window.draw() == 0
    window.close()


def test_a_touch_answers_when_it_is_lifted_where_it_began_and_says_for_a_while_why_something_is_off(window, clock):
    shown(window, clock, CHOOSE)
    assert touch(window, clock, "option:b") == [Answer("b", 7)]
    assert touch(window, clock, "option:a", up="option:b") == []
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


def test_a_press_or_a_lifted_finger_that_was_meant_for_the_question_before_takes_nothing(window, clock):
    shown(window, clock, CHOOSE)
    where = place_of(window, "option:b")
    finger(window, pygame.FINGERDOWN, where)
    list(window.events())
    window.show(snapshot(replace(CHOOSE, subject="another")))
    clock.now += 1
    finger(window, pygame.FINGERUP, where)
    assert list(window.events()) == []
    window.show(snapshot(NUMBER))
    clock.now += 0.2
    window.press(Press.LONG)
    assert list(window.events()) == []
    clock.now += 0.1
    window.press(Press.LONG)
    assert list(window.events()) == [Answer(3, 7)]


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


def test_keys_move_choose_and_go_back_and_whoever_plays_by_them_needs_no_word_on_the_button(window, clock):
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
    for _ in range(5):
        clock.now += 4
        key(window, pygame.K_RIGHT)
        window.draw()
    assert not window.state.hint


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
    assert (window.page.focus, window.page.faults) == ("option:b", ())
    settle(window, clock, 5)
    assert window.state.said == ""
    window.show(snapshot(replace(CHOOSE, subject="after that"), refusal=phrase("t-refused")))
    assert window.state.said, "an answer that came too late is refused together with the next question"


def undo_twice(window, clock, *changes):
    """Take back an answer for each of these changes; then close the leaf."""
    shown(window, clock)
    window.press(Press.DOUBLE)
    window.press(Press.SHORT)
    for number, moved in enumerate(changes):
        window.press(Press.LONG)
        assert list(window.events()) == [Undo()]
        window.show(snapshot(replace(CHOOSE, occurrence=(number,)), changes=moved))
        assert window.state.overlay == HelpLeaf()
        clock.now += 1
    window.close_page()


def test_after_an_undo_the_table_hears_what_really_moves_and_nothing_where_no_piece_does(window, clock):
    """Several answers taken back one after the other are told at once, when the leaf closes; what moved both ways is not."""
    coins, other = partial(Difference, "coins.blue", "coins", ADA), partial(Difference, "coins.yellow", "coins", BEN)
    undo_twice(window, clock, (coins(3, 5), other(1, 2)), (coins(5, 6), other(2, 1)))
    assert type(window.state.overlay).__name__ == "Moved"
    assert [text for text in texts(window) if ": " in text] == ["Ada: 3 Münzen take"]
    window.close_page()
    assert window.state.overlay is None
    undo_twice(window, clock, (Difference("inner.state", "inner", None, 3, 5),))
    assert window.state.overlay is None


def test_the_hint_comes_after_eight_seconds_without_a_press(window, clock):
    shown(window, clock, Choose("t.choose", options=(Option("a", phrase("t-bread")),)))
    assert window.get_due_time() == pytest.approx(1008.0)
    clock.now = 1008.1
    window.draw()
    assert {"oder", "weiter", "zurück, Hilfe"} <= set(texts(window)), "one plate: short and long say the same"
    shown(window, clock, CHOOSE)
    clock.now += 8.1
    window.draw()
    assert {"weiter", "nehmen", "zurück, Hilfe"} <= set(texts(window))
    assert "oder" not in texts(window)


def test_the_theme_changes_with_the_hour_and_the_sand_with_the_second_though_nobody_touches_anything(clock):
    hour = [17]
    window = shown(make_window(clock, theme="auto", hour=lambda: hour[0]), clock)
    day = window.page.look
    hour[0] = 23
    assert window.draw() > 0
    assert window.page.look != day
    began = clock.now
    window.show(snapshot(GLASS), live=Running(20, 6.5, began, running=True))
    window.draw()
    settle(window, clock, 0.3)
    assert window.get_due_time() == pytest.approx(began + 0.5, abs=0.02)
    window.close()


@pytest.mark.parametrize("window", [{"size": (1280, 720)}], indirect=True)
def test_the_voice_repeats(window, clock):
    assert touch(shown(window, clock), clock, "tool:voice") == [Hush(or_repeat=True)]


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


def test_the_failsafe_page_is_there_without_fonts_and_even_where_it_cannot_be_made_any_more(window, clock, monkeypatch):
    def gone(*_):
        raise FontMissing("gone")

    fonts.font.cache_clear()
    fonts.width.cache_clear()
    with monkeypatch.context() as fontless:
        fontless.setattr(fonts.FontFace, "file", gone)
        window.show(snapshot(NUMBER))
        with pytest.raises(FontMissing):
            window.draw()
        window.fail(Failure("a bug", ""))
        assert window.draw() == 1
        assert "Eure Partie ist gesichert." in texts(window)
    fonts.font.cache_clear()
    fonts.width.cache_clear()
    window.show(snapshot(TELL))
    monkeypatch.setattr("companion.ui.screen.failsafe.palette", gone)
    monkeypatch.setattr("companion.ui.screen.page_holder.format_for", gone)
    window.fail(Failure("a bug", ""))
    assert window.draw() == 1
    assert "Eure Partie ist gesichert." in texts(window)
    clock.now += 1
    assert window.page.focus == "resume"
    window.press(Press.SHORT)
    window.press(Press.LONG)
    assert list(window.events()) == [Leave()]


def test_a_prompt_whose_reasons_were_heard_often_enough_is_laid_out_anew(window):
    window.show(snapshot(TELL), explain=True)
    learning = lines(window.page)
    window.show(snapshot(TELL), explain=False)
    assert lines(window.page) != learning


@pytest.fixture
def opened():
    pygame.display.quit()
    yield
    pygame.display.quit()


def window(size=USUAL_SIZE, **settings):
    made = make_window(Clock(), size, **settings)
    made.show(snapshot(CHOOSE))
    made.draw()
    return made


@pytest.mark.parametrize(
    ("desktop", "seen"),
    [((800, 480), (800, 480)), ((1280, 720), (1280, 720)), ((1920, 1080), USUAL_SIZE), ((480, 800), (480, 800))],
)
def test_a_window_larger_than_the_desktop_fills_it_and_has_the_name_and_icon_of_the_program(opened, monkeypatch, desktop, seen):
    opens, asked, icons = pygame.display.set_mode, [], []
    monkeypatch.setattr(splash, "_desktop", lambda: desktop)
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags: (asked.append((size, flags)), opens(size))[1])
    monkeypatch.setattr(pygame.display, "set_icon", icons.append)
    shown = window()
    assert shown.snapshot().get_size() == seen
    assert all(target.box.x >= 0 and target.box.right <= seen[0] for target in shown.page.targets)
    assert asked == [(seen, pygame.FULLSCREEN if desktop == seen else pygame.RESIZABLE)]
    assert splash.open_window(USUAL_SIZE) is pygame.display.get_surface(), "the splash and the window are one"
    assert pygame.display.get_caption()[0] == "Companion"
    assert icons[0].get_size() == (splash.ICON_SIDE, splash.ICON_SIDE)
    assert pygame.mask.from_surface(icons[0]).count() > 0.1 * splash.ICON_SIDE**2, "something is drawn on it"


@pytest.mark.parametrize(("size", "rotation"), [((1024, 600), 0), ((480, 800), 0), ((1024, 600), 90), ((300, 200), 0)])
def test_a_window_that_is_made_larger_or_smaller_is_followed(opened, size, rotation):
    shown = window((800, 480), rotation=rotation)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    assert list(shown.events()) == []
    assert shown.draw()
    width, height = LEAST if size == (300, 200) else size if rotation == 0 else size[::-1]
    assert shown.snapshot().get_size() == (width, height)
    assert all(item.box.right <= width and item.box.bottom <= height for item in shown.page.items if isinstance(item, LineItem))
    assert shown.page.faults == ()


def test_what_libraries_write_beside_the_program_goes_to_the_log(tmp_path):
    script = (
        "import os, sys, pathlib; from companion.system.logs import hush_libraries;"
        "hush_libraries(pathlib.Path(sys.argv[1])); os.write(2, b'ALSA lib pcm.c: Unknown PCM'); sys.stderr.write('ours')"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stderr == "ours"
    assert "ALSA lib" in (tmp_path / "companion.log").read_text()
