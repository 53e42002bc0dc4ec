"""The whole device at a desk: one button, a ring on a pseudo-terminal, no screen that anybody sees."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import cv2
import numpy as np
import pygame
import pytest
from at_the_desk import Clock, DeskTable
from pretend_board import PretendBoard

from companion.app.desk.app import words_of
from companion.app.desk.voice import subtitle
from companion.games import game as find_game
from companion.language.voice.cache import ClipCache
from companion.language.voice.levels import Levels
from companion.language.voice.sound.output import Output
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.language.words import Words
from companion.library.notebook import Notebook
from companion.play.acts import Answer, Leave, SetLanguage, SetVolume
from companion.play.requests import Hush, Recover, RunGlass
from companion.play.snapshot import Snapshot
from companion.system import memory
from companion.table import Hourglass, Seat, Seats, Tell
from companion.table.phrase import phrase
from companion.table.table import Beginning, Taught
from companion.ui.narration.narrator import Narrator
from companion.ui.screen.page.effects import TOUR, Languages, Touring
from hardware.lamp_colour import CREAM, OFF
from hardware.ring import Ring
from hardware.ring_drivers.chosen import RingChoice, RingProtocol, driver_for
from hardware.ring_drivers.driver import Recording

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
GAME = "tumult_royale"
LIGHT = Beginning(GAME, SEATS, {"books": "light"}, {})


@pytest.fixture
def table(tmp_path):
    opened = DeskTable(tmp_path)
    yield opened
    opened.close()


def is_cream(lamp):
    """A lamp of a pressed ring, whatever the current budget made of it: red, green and blue nearly alike."""
    return min(lamp) > 0.75 * max(lamp) > 0


def answer_once(table: DeskTable, rng: Random) -> None:
    """Give some answer to the open question, with the button alone."""
    question = table.snapshot.question
    stops = [t.name for t in table.window.page.targets if t.stop and not t.off and not t.name.startswith("tool:")]
    sure = [name for name in stops if name in {"done", "take", "go"}]
    if sure and (isinstance(question, Tell) or rng.random() < 0.85):
        table.choose(sure[0])
    else:
        table.choose(rng.choice([name for name in stops if name not in {"back", "more"}] or stops))
    if isinstance(question, Hourglass):
        table.let(question.seconds + 3)


@pytest.mark.slow
def test_a_whole_game_with_the_button_alone_and_a_ring(tmp_path):
    rng = Random(1)
    with PretendBoard() as board:
        clock = Clock()
        choice = RingChoice(RingProtocol.ADALIGHT, 24, str(board.port), hello=0.2)
        table = DeskTable(tmp_path, ring=Ring(driver_for(choice), 24, clock=clock).start(), clock=clock, aloud=True)
        table.begin(LIGHT)
        transcript = []
        for _ in range(600):
            if table.snapshot.outcome is not None:
                break
            transcript.append((table.snapshot.step, table.snapshot.question.id))
            answer_once(table, rng)
        table.close()
        frames = [shown.frame for shown in board.shown]
    assert table.snapshot.outcome is not None
    asked = {question for _, question in transcript}
    assert {"tumult.setup.boards", "tumult.mood", "tumult.raid", "tumult.crown", "tumult.mercy"} <= asked
    assert [step for step, _ in transcript] == sorted(step for step, _ in transcript)
    assert any(frame == (OFF,) * 24 for frame in frames)
    assert any(is_cream(frame[0]) for frame in frames), "no press was acknowledged"
    assert any(0 < sum(lamp != OFF for lamp in frame) <= 4 for frame in frames), "nobody's turn was shown"


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


def test_the_hourglass_waits_at_its_mark_after_a_crash(tmp_path):
    rng = Random(2)
    table = DeskTable(tmp_path)
    table.begin(LIGHT)
    while not isinstance(table.snapshot.question, Hourglass):
        answer_once(table, rng)
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    table.let(7.5)
    assert table.runner.live.count_whole_seconds(table.clock()) == 13
    table.close()
    again = DeskTable(tmp_path)
    from companion.app.lobby.evening import Resume

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
    again.close()


def test_a_fault_of_a_script_shows_the_failsafe_and_the_game_goes_on_before_it(table, monkeypatch):
    table.begin(LIGHT)
    table.answer()
    step = table.snapshot.step
    session = table.workers._worker._partner.session

    def broken(_answer):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(session.run, "answer", broken)
    table.answer()
    assert table.desk.failure is not None
    assert "ZeroDivisionError: a bug" in table.desk.failure.what
    table.let(1)
    table.desk.do(Recover())
    table.let(1)
    assert table.desk.failure is None
    assert table.snapshot.step == step
    table.answer()
    assert table.snapshot.step == step + 1


def test_the_language_is_switched_in_the_middle_of_a_game(table):
    table.begin(LIGHT)
    table.answer()
    step = table.snapshot.step
    table.desk.do(SetLanguage("de"))
    table.let(0.5)
    assert table.snapshot.step == step
    assert ("table.language", "de") in table.changes
    assert table.narrator._language == "de"


def test_free_memory_is_given_back_where_a_game_begins(table, monkeypatch):
    given = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(True))
    table.begin(LIGHT)
    assert given


@pytest.mark.parametrize("unheard", [False, True])
def test_the_first_start_asks_for_the_language_before_anything_else(tmp_path, unheard):
    table = DeskTable(tmp_path, welcome=True, unheard=unheard)
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
        # The press that is tried is the one that leads on
        presses.get(step, table.long)()
        table.let(0.5)
    assert table.window.state.overlay is None
    assert table.focused.startswith("option:")
    told = words_of("de")(phrase(f"{table.snapshot.question.words.id}"))
    assert told in table.narrator._text, "then the choice of a box is told"
    table.close()


def test_a_first_evening_from_switching_on_to_the_first_page_of_the_game_takes_few_presses(tmp_path):
    """Language, the hand, the voice, the box, how to begin; then a shield a chair, and the usual options."""
    table = DeskTable(tmp_path, welcome=True)
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
    table.close()


def test_the_walk_tries_the_ring_the_camera_and_the_touch_screen_where_they_are(tmp_path):
    (tmp_path / "pictures").mkdir()
    cv2.imwrite(str(tmp_path / "pictures/table.png"), np.full((90, 160, 3), (255, 0, 0), np.uint8))
    driver, clock = Recording(), Clock()
    ring = Ring(driver, 24, clock=clock)
    table = DeskTable(tmp_path, ring=ring, clock=clock, pictures=tmp_path / "pictures", welcome=True)
    table.screen.tell(touch=True)
    table.begin()
    table.choose("language:en")
    table.let(0.5)
    tried = []
    while (overlay := table.window.state.overlay) is not None:
        tried.append(overlay.step)
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
            # A finger on each; the last one leads on
            for corner in ("top-left", "top-right", "bottom-left", "bottom-right"):
                box = next(target.box for target in table.window.page.targets if target.name == f"corner:{corner}")
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                    pygame.event.post(pygame.event.Event(kind, button=1, pos=(box.x + box.w // 2, box.y + box.h // 2)))
                    table.let(0.1)
        else:
            (table.short if overlay.step == "short" else table.double if overlay.step == "twice" else table.long)()
        table.let(0.5)
    assert tried == list(TOUR)
    table.close()


def test_the_tour_can_be_skipped_and_comes_only_at_the_first_start(tmp_path):
    table = DeskTable(tmp_path, welcome=True)
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
    table.close()


def test_volumes_are_kept(table):
    table.begin(LIGHT)
    table.desk.do(SetVolume("effects", 3))
    assert table.changes == [("sound.effects", 3)]
    assert table.devices.speaker.levels is not None


def test_the_button_on_the_screen_of_the_tour_is_pressed_by_finger_and_by_mouse(tmp_path):
    table = DeskTable(tmp_path, welcome=True)
    table.begin()
    table.choose("language:en")
    table.let(0.5)
    for step, seconds, down, up in (
        ("short", 0.1, pygame.FINGERDOWN, pygame.FINGERUP),
        ("long", 0.8, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
    ):
        assert table.window.state.overlay == Touring(step)
        x, y = next(target.box.centre for target in table.window.page.targets if target.name == "button")
        for kind, held in ((down, seconds), (up, 1.0)):
            at = {"x": (x + 0.5) / 800, "y": (y + 0.5) / 480, "touch_id": 1, "finger_id": 1}
            pygame.event.post(pygame.event.Event(kind, button=1, pos=(x, y), **at))
            table.let(held)
    assert table.window.state.overlay == Touring("twice")
    table.close()


def test_the_menu_locks_and_unlocks_for_children(table):
    table.begin(LIGHT)

    def menu(*names):
        table.double()
        table.choose("menu")
        for name in names:
            table.choose(name)
        table.let(0.5)

    menu("more", "lock")
    table.desk.do(Leave())
    table.let(0.5)
    assert table.snapshot.game is not None, "locked: the game must not be left"
    menu("more", "unlock", "unlock")
    table.desk.do(Leave())
    table.let(1)
    assert table.snapshot.game is None


def test_who_closes_the_window_ends_the_device_at_once_and_loses_nothing(table, tmp_path):
    table.begin(LIGHT)
    table.answer()
    question = table.snapshot.question
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    table.until(lambda: table.desk.over)
    table.close()
    again = DeskTable(tmp_path)
    again.begin()
    again.choose("option:resume")
    again.let(1)
    assert again.snapshot.question == question
    again.close()


def test_leaving_a_game_and_resuming_it_comes_to_the_same_question(table):
    table.begin(LIGHT)
    table.answer()
    question = table.snapshot.question
    table.desk.do(Leave())
    table.let(1)
    table.choose("option:resume")
    table.let(1)
    assert table.snapshot.question == question


def test_the_evening_leads_into_a_game_with_the_button_alone(table):
    table.begin()
    table.choose(f"option:{GAME}")
    table.choose("option:new")
    assert table.snapshot.question.id == "evening.seats"
    table.desk.do(Answer([["Ada", "blue"], ["Ben", "yellow"]], table.snapshot.step))
    table.let(0.5)
    table.choose("option:usual")
    table.let(0.5)
    assert table.snapshot.game == find_game(GAME)


def test_a_late_word_of_a_partner_who_left_is_dropped(table):
    table.begin(LIGHT)
    before = table.snapshot
    table.workers._news.put((table.workers._number - 1, before))
    table.begin()
    assert table.snapshot.question.id == "evening.box"


def test_without_a_screen_the_focused_answer_is_spoken(tmp_path, monkeypatch):
    table = DeskTable(tmp_path, aloud=True)
    said = []
    monkeypatch.setattr(table.devices.speaker, "say", lambda text, language, *more: said.append(text))
    table.begin()
    said.clear()
    table.short()
    table.short()
    assert len(said) == 2
    assert all(said)
    assert said[0] != said[1]
    table.close()


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


def test_a_prompt_gives_its_reasons_once_and_then_no_more(tmp_path):
    notebook = Notebook(tmp_path / "notebook.json")
    speaker = Speaker(Studio((), ClipCache(None)), Output(), Levels(), clock=lambda: 0.0)
    narrator = Narrator(speaker, notebook, first_game=True)
    words = words_of("en", find_game(GAME))
    explained = []
    for step in range(4):
        asked = Snapshot(None, step, Tell("tumult.set-aside", args={"each": 3, "left": 15}))
        explained.append(narrator.explains(asked))
        narrator.tell(asked, words)
    assert explained == [True, False, False, False]
    speaker.close()


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
