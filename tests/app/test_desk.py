"""The whole device at a desk: one button, a ring on a pseudo-terminal, no screen that anybody sees."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pygame
import pytest
from at_the_desk import LIGHT, Clock

from companion.app.desk.app import words_of
from companion.app.desk.voice import subtitle
from companion.app.lobby.evening import Resume
from companion.language.words import Words
from companion.play.acts import Leave, SetVolume
from companion.play.requests import Hush, RunGlass
from companion.system import memory
from companion.table import Hourglass
from companion.table.phrase import phrase
from companion.table.table import Taught
from companion.ui.pages.effects import TOUR, Languages, Touring
from hardware.lamps import CREAM
from hardware.ring import Ring
from hardware.ring_drivers.driver import Recording


def test_free_memory_is_given_back_where_a_game_begins_volumes_are_kept_and_a_late_word_of_a_partner_who_left_is_dropped(
    table, monkeypatch
):
    given = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(True))
    table.begin(LIGHT)
    assert given
    table.desk.do(SetVolume("effects", 3))
    assert table.changes == [("sound.effects", 3)]
    before = table.snapshot
    table.workers._news.put((table.workers._number - 1, before))
    table.begin()
    assert table.snapshot.question.id == "evening.box"


@pytest.mark.parametrize("unheard", [False, True])
def test_the_first_start_asks_for_the_language_before_anything_else(at_desk, unheard):
    table = at_desk(welcome=True, unheard=unheard)
    table.begin()
    assert [target.name for target in table.window.page.targets][:2] == ["language:en", "language:de"], "the guessed one first"
    table.choose("language:de")
    table.let(0.5)
    assert table.changes == [("table.language", "de")]
    presses = {"short": table.short, "twice": table.double}
    for step in ("short", "long", "twice", "sound")[: 3 if unheard else 4]:  # nobody asks after a voice that cannot be there
        assert table.window.state.overlay == Touring(step)
        said = words_of("de")(phrase(f"tour-{step}-words"))
        assert table.narrator._text.endswith(said), "every page is spoken, in German"
        assert "close" not in {target.name for target in table.window.page.targets}, "there is no question yet to go back to"
        presses.get(step, table.long)()  # the press that is tried is the one that leads on
        table.let(0.5)
    assert table.window.state.overlay is None
    assert table.focused.startswith("option:")
    assert words_of("de")(table.snapshot.question.words) in table.narrator._text, "then the choice of a box is told"


def touched(table, point, down=0.1, up=0.1, kinds=(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)):
    """Put a finger or the pointer on a pixel for so long, and lift it."""
    x, y = point
    for kind, seconds in zip(kinds, (down, up), strict=True):
        at = {"x": (x + 0.5) / 800, "y": (y + 0.5) / 480, "touch_id": 1, "finger_id": 1}
        pygame.event.post(pygame.event.Event(kind, button=1, pos=point, **at))
        table.let(seconds)


def test_the_walk_tries_the_ring_the_camera_and_the_touch_screen_where_they_are(at_desk, tmp_path):
    """The button that is drawn on its pages is held by finger and by mouse; each corner is touched, and the last leads on."""
    (tmp_path / "pictures").mkdir()
    cv2.imwrite(str(tmp_path / "pictures/table.png"), np.full((90, 160, 3), (255, 0, 0), np.uint8))
    clock = Clock()
    table = at_desk(ring=Ring(Recording(), 24, clock=clock), clock=clock, pictures=tmp_path / "pictures", welcome=True)
    table.screen.tell(touch=True)
    table.begin()
    table.choose("language:en")
    table.let(0.5)
    tried = []
    fingers = {
        "short": (0.1, (pygame.FINGERDOWN, pygame.FINGERUP)),
        "long": (0.8, (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)),
    }
    while (overlay := table.window.state.overlay) is not None:
        tried.append(overlay.step)
        spots = {target.name: target.box.centre for target in table.window.page.targets}
        if overlay.step == "ring":
            # Every lamp shows each of the three colours in turn
            shown = [table.light_scene.scene.frame(table.light_scene.scene.began + second / 10, 24) for second in range(90)]
            strongest = [
                {max(range(3), key=lamp.__getitem__) for frame in third for lamp in frame if any(lamp)}
                for third in (shown[:30], shown[30:60], shown[60:])
            ]
            assert strongest == [{0}, {1}, {2}]
            assert all(any(any(frame[lamp]) for frame in shown[:30]) for lamp in range(24))
        elif overlay.step == "camera":
            assert (overlay.seen.size, overlay.seen.pixels[:3]) == ((160, 90), b"\x00\x00\xff"), (
                "red, green, blue of a blue picture"
            )
        if overlay.step == "corners":
            for corner in ("top-left", "top-right", "bottom-left", "bottom-right"):
                touched(table, spots[f"corner:{corner}"])
        elif overlay.step in fingers:
            held, kinds = fingers[overlay.step]
            touched(table, spots["button"], held, 1.0, kinds)
        else:
            (table.double if overlay.step == "twice" else table.long)()
        table.let(0.5)
    assert tried == list(TOUR)


def test_a_first_evening_from_switching_on_to_the_first_page_of_the_game_takes_few_presses(at_desk):
    """Language, the hand, the voice, the box, how to begin; then a shield a chair, and the usual options."""
    table = at_desk(welcome=True)
    table.begin()
    began, presses = table.desk.clock(), 0

    def until(question, press=table.long):
        nonlocal presses
        while table.snapshot.question.id != question or table.window.state.overlay is not None:
            overlay = table.window.state.overlay
            (table.short if overlay == Touring("short") else table.double if overlay == Touring("twice") else press)()
            presses += 1 + (overlay == Touring("twice"))
            table.let(0.3)
            assert presses <= 26

    until("evening.seats")
    assert presses <= 14
    assert table.desk.clock() - began <= 60
    until("lesson.about.nobles")
    assert len(table.snapshot.seats) == 4
    assert presses <= 26


def test_the_tour_can_be_skipped_and_comes_only_at_the_first_start(at_desk):
    table = at_desk(welcome=True)
    table.begin()
    table.choose("language:en")
    table.let(0.5)
    assert "skip" in {target.name for target in table.window.page.targets}, "a finger skips it"
    table.double()
    table.let(0.5)
    assert table.window.state.overlay is None, "with one button the way back skips it"
    assert {"tool:language", "tool:help"} <= {target.name for target in table.window.page.targets}
    table.window.open(Languages())
    table.choose("language:de")
    table.let(0.5)
    assert table.window.state.overlay is None


def test_the_menu_locks_and_unlocks_for_children(table):
    table.begin(LIGHT)
    for names, left in ((("more", "lock"), False), (("more", "unlock", "unlock"), True)):
        table.double()
        for name in ("menu", *names):
            table.choose(name)
        table.let(0.5)
        table.desk.do(Leave())
        table.let(1)
        assert (table.snapshot.game is None) is left, "locked: the game must not be left"


def test_who_leaves_a_game_or_closes_the_window_comes_back_to_the_same_question(at_desk):
    table = at_desk()
    table.begin(LIGHT)
    table.answer()
    question = table.snapshot.question
    table.desk.do(Leave())
    table.let(1)
    assert table.focused == "option:stop", "most stop for tonight"
    table.choose("option:resume")
    table.let(1)
    assert table.snapshot.question == question
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    table.until(lambda: table.desk.over)
    again = at_desk()
    again.begin()
    again.choose("option:resume")
    again.let(1)
    assert again.snapshot.question == question


def test_the_subtitle_shows_only_what_the_screen_does_not(table):
    table.begin(LIGHT)
    words = table.desk.words("en")
    assert subtitle(words(table.snapshot.question.words)[:20], table.snapshot, words) == ""
    assert subtitle("something more", table.snapshot, words) == "something more"


def test_what_is_said_word_for_word_is_rendered_ahead(table, monkeypatch):
    ahead = []
    monkeypatch.setattr(table.devices.speaker, "prefetch", lambda texts, language: ahead.extend(texts))
    table.begin(LIGHT)
    assert len(ahead) > 20
    assert all("{" not in text for text in ahead)
    ahead.clear()
    table.answer()
    assert not ahead
    seats = LIGHT.seats
    table.begin(replace(LIGHT, taught=Taught(tuple(seat.colour for seat in seats))))
    step = table.snapshot.question
    assert table.desk.words("en")(step.words) in ahead


def test_texts_are_parsed_while_nothing_happens_and_not_at_a_press(table, monkeypatch):
    learnt = []
    monkeypatch.setattr(Words, "learn_next", lambda _words: bool(learnt.append(table.clock.now)))
    table.begin(LIGHT)
    table.let(1.0)
    assert len(learnt) > 5
    before = len(learnt)
    table.desk.do(Hush())
    table.screen._next_draw = 0.0
    table.desk.step()
    assert len(learnt) == before


def test_a_press_is_lit_before_anything_is_on_the_card(table):
    table.begin(LIGHT)
    lit = []
    table.light_scene.ring = type(
        "Lit", (), {"count": 24, "play": lambda _self, scene: lit.append(scene.frame(table.clock(), 24))}
    )()
    step = table.snapshot.step
    table.pins.pin(17).drive_low()
    table.clock.now += 0.004
    table.buttons.poll()
    assert lit
    assert lit[0][0] == CREAM
    assert table.snapshot.step == step


def test_the_hourglass_waits_at_its_mark_after_a_crash(at_desk):
    table = at_desk()
    table.begin(LIGHT)
    table.reach(Hourglass)
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    table.let(7.5)
    assert table.runner.live.count_whole_seconds(table.clock()) == 13
    again = at_desk()
    again.begin(Resume())
    live = again.runner.live
    assert isinstance(again.snapshot.question, Hourglass)
    assert not live.running
    assert 12 < live.left <= 14
    again.let(30)
    assert isinstance(again.snapshot.question, Hourglass), "it must not run on by itself"
    again.desk.do(RunGlass(again.snapshot.step, running=True))
    again.let(16)
    assert not isinstance(again.snapshot.question, Hourglass)
