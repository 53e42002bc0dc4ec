"""What visitors see and may do: what is pressed on a phone happens at the table, and only what its seat may do; how pages are written."""

from __future__ import annotations

import re
from collections import deque
from random import Random

import pytest
from phones import Phone, drawn, play_until
from samples import PICK, QUESTIONS, scene

from companion.network.glass.company import UNHEARD
from companion.network.glass.entry import Refused
from companion.network.glass.visitor import VisitorGlass
from companion.network.glass.written import write_page
from companion.play.acts import Answer, SetSetting, Undo
from companion.table import Seat, Seats
from companion.table.table import Beginning
from companion.ui.pages.pages import PAGES
from companion.ui.screen.compose import compose
from companion.ui.screen.page import Do, Scores
from companion.ui.screen.page_holder import PageHolder

SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), ("blue", "yellow", "purple")))
TUMULT = Beginning("tumult_royale", SEATS, {}, {})
CITADELS = Beginning("citadels", SEATS, {"books": "light"}, {})


def roles(table):
    return [guest.role for guest in table.entrance.guests()]


def test_a_glass_shows_the_page_in_its_own_size_and_is_told_only_what_is_new(table, phone):
    small, wide = phone(size=(720, 1558)), phone(size=(1280, 800))
    assert small.title == wide.title == "What shall we play?"
    assert small.names[:2] == ["option:tumult_royale", "option:citadels"]
    whole = len(small.wire)
    small.press("tool:help")
    small.until(lambda page: "settings" in page.names)
    assert len(small.wire) < 2 * whole
    assert "settings" not in wide.names
    alike = phone(size=(390, 844)), phone(size=(412, 885))
    table.play(TUMULT)
    for visitor in alike:
        visitor.until(lambda page: "seat:blue" in page.names)
    assert alike[0].pieces == alike[1].pieces, "those of nearly one size share a page"


def test_after_a_fault_while_a_phone_is_drawn_it_goes_on_and_the_others_too(table, phone, monkeypatch):
    first, second = phone("screen"), phone(size=(1280, 800))

    def broken(_self, _write):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(VisitorGlass, "frame", broken)
        table.turns(lambda: table.desk.failure is not None)
    for visitor in (first, second):
        visitor.until(lambda page: any("Something went wrong" in piece for piece in page.pieces))
    assert "resume" in first.names


def test_a_page_that_fails_on_one_phone_fails_there_alone_and_the_way_on_stays(table, phone, monkeypatch):
    table.play(TUMULT)
    ada, ben = phone("seat:Ada"), phone("seat:Ben")
    answers = ada.answers

    def broken(*_given):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(PAGES, Scores, broken)
        ada.press("seat:blue")
        ada.until(lambda page: "Something went wrong" in page.said)
    assert (table.desk.failure, ada.answers) == (None, answers)
    with monkeypatch.context() as patch:
        patch.setattr("companion.ui.screen.page_holder.compose", broken)
        ada.press("tool:help")
        ada.until(lambda page: "resume" in page.names)
        assert table.desk.failure is None
        assert ben.answers == answers
    ada.press("resume")
    ada.until(lambda page: page.answers == answers)


def test_a_player_answers_what_all_are_asked_and_who_presses_too_late_is_told_who_was_first(table, phone):
    table.play(TUMULT)
    ada, ben = phone("seat:Ada"), phone("seat:Ben")
    before, step = ben.number, table.snapshot.step
    assert table.snapshot.question.seat is None
    table.let(0.6)
    ada.press(ada.answers[0])
    table.turns(lambda: table.snapshot.step > step)
    ben.until(lambda page: page.number > before)
    ben.tell(press=ben.names[0], at=None, n=before)
    ben.until(lambda page: page.said.startswith("Ada: "))


def walk(table, visitor, ways):
    """Press one after the other, each once the page before it is there; give the names on each page."""
    for way, there in ways:
        table.let(0.6)
        visitor.press(way)
        visitor.until(lambda page, there=there: there in page.names)
        yield visitor.names


def test_a_key_leads_back_where_short_presses_count(table, phone):
    screen = phone("screen")
    deque(
        walk(
            table, screen, (("tool:help", "settings"), ("settings", "group:picture"), ("group:picture", "set:screen.brightness"))
        ),
        0,
    )
    table.let(0.6)
    screen.tell(focus="set:screen.brightness")
    screen.tell(back=True)
    screen.until(lambda page: "group:picture" in page.names)


LARGE = "set:screen.large_text"


def test_a_glass_has_its_own_language_and_letters(table, phone):
    one, other = phone(), phone()
    one.press("tool:language")
    one.until(lambda page: "language:de" in page.names)
    one.press("language:de")
    one.until(lambda page: page.language == "de" and page.title == "Was spielen wir?")
    one.tell(size=(1280, 720), language=one.speaks)
    deque(walk(table, one, (("tool:help", "settings"), ("settings", "group:reading"), ("group:reading", LARGE))), 0)
    small = one.button(LARGE)
    one.press(LARGE)
    one.until(lambda page: page.button(LARGE) != small)
    assert one.language == "de", "turned, the phone has told its own language again; the one chosen on it stays"
    assert "Große Schrift" in one.button(LARGE)
    assert other.language == "en"
    assert table.screen.language == "en"


def test_a_phone_that_is_dark_has_pages_by_lamplight_and_no_other_phone_has_them_for_it(table, phone):
    table.play(TUMULT)
    chosen = table.screen.settings.chosen
    table.screen.tell(chosen=chosen.change("screen.theme", "day"), theme="day")
    usual, dark = phone(), phone()
    usual.until(lambda page: any("#2B2118" in piece for piece in page.pieces if piece.startswith("<h1")))
    dark.tell(size=dark.size, language=dark.speaks, dark=True)
    dark.until(lambda page: any("#F6ECD8" in piece for piece in page.pieces if piece.startswith("<h1")))
    assert any("#2B2118" in piece for piece in usual.pieces if piece.startswith("<h1"))


def test_what_was_pressed_on_a_page_of_before_answers_nothing(table, phone):
    screen = phone("screen")
    old = screen.number
    table.let(0.6)
    screen.press("option:tumult_royale")
    screen.until(lambda page: "option:new" in page.names)
    step = table.snapshot.step
    table.let(0.6)
    screen.tell(press="option:new", at=None, n=old)
    screen.press("tool:help")
    screen.until(lambda page: "settings" in page.names)
    assert table.snapshot.step == step


def test_a_seat_has_one_phone_until_the_device_allows_another(table, phone):
    table.play(TUMULT)
    lost, again = phone("seat:Ada"), phone("seat:Ada")
    assert roles(table) == ["seat:Ada", "looks-on"]
    table.let_in()
    assert lost.closed() == 4001
    again.anew()
    assert roles(table) == ["seat:Ada"]


def test_a_second_screen_comes_in_only_once_the_device_says_so(table, phone):
    visitor = phone()
    visitor.join("screen")
    visitor.until(lambda page: page.said == "The table is asked whether you may.")
    visitor.press("tool:help")
    visitor.until(lambda page: "settings" in page.names)
    assert "let" not in visitor.names
    table.let_in(let=False)
    visitor.until(lambda page: page.said == "The table says no.")
    with pytest.raises(Refused, match="wish"):
        visitor.join("screen")
    table.clock.now += 605
    visitor.join("screen")
    assert roles(table) == ["looks-on"]
    table.let_in()
    visitor.anew()
    assert roles(table) == ["screen"]


def test_who_was_refused_twice_does_not_ask_again_and_a_screen_that_was_gone_for_an_hour_asks_anew(table, phone):
    visitor, screen = phone(), phone("screen")
    for _ in range(2):
        visitor.join("screen")
        table.let_in(let=False)
        table.clock.now += 605
    with pytest.raises(Refused, match="wish"):
        visitor.join("screen")
    table.entrance.depart(screen.visitor)
    table.clock.now += 3500
    screen.connect()
    assert sorted(roles(table)) == ["looks-on", "screen"]
    table.entrance.depart(screen.visitor)
    table.clock.now += 3700
    screen.connect()
    assert roles(table) == ["looks-on", "looks-on"]
    table.let_in()
    screen.anew()
    assert sorted(roles(table)) == ["looks-on", "screen"]
    own = table.entrance.arrive(table.entrance.admit_own())
    table.entrance.depart(own)
    table.clock.now += 3700
    assert table.entrance.arrive(own.token).role == "screen", "the browser of the table's own machine asks nobody"


LOOKING = {"overview", "scores", "announce", "lookup"}


def test_who_is_not_asked_sees_who_chooses_and_looks_around_undisturbed(table, phone):
    play_until(table, CITADELS, drawn(Random(4)), lambda now: now.question.id == "citadels.turn")
    who = table.snapshot.question.seat
    mine, other, looks_on = phone(f"seat:{who.name}"), phone(f"seat:{'Ben' if who.name == 'Ada' else 'Ada'}"), phone()
    assert any(name.startswith("option:") for name in mine.answers)
    for visitor in (other, looks_on):
        visitor.until(lambda page: page.title == f"{who.name} chooses")
        assert set(visitor.answers) <= LOOKING
    assert ("announce" in other.names, "announce" in looks_on.names) == (True, False)
    table.let(0.6)
    other.press("scores")
    other.until(lambda page: "close" in page.names)
    shown, step = other.names, table.snapshot.step
    question = table.snapshot.question
    table.desk.do(Answer(next(answer for seed in range(99) if (answer := question.sample(Random(seed))) != "done"), step))
    table.turns(lambda: table.snapshot.step > step)
    table.let(1)
    while other.frames:
        other.read()
    assert table.snapshot.question.seat == who
    assert other.names == shown


def test_a_press_that_is_not_for_this_phone_says_the_true_reason(table, phone):
    play_until(table, CITADELS, drawn(Random(4)), lambda now: now.question.id == "citadels.turn")
    who = table.snapshot.question.seat
    other = "Ben" if who.name == "Ada" else "Ada"
    answer, step = Do(Answer("a", table.snapshot.step)), table.snapshot.step
    for role, why in ((f"seat:{other}", "Somebody else is asked."), ("looks-on", "You only look on here.")):
        visitor = phone(role)
        table.company._glasses[visitor.visitor.number]._carry_out(answer)
        visitor.until(lambda page, why=why: page.said == why)
    for act in (Undo(), SetSetting("glass.on", False)):
        visitor = phone()
        table.company._glasses[visitor.visitor.number]._carry_out(Do(act))
        visitor.until(lambda page: page.said == "Only the device does that.")
    assert table.snapshot.step == step


def test_a_player_announces_on_their_own_phone_for_nobody_else(table, phone):
    table.play(TUMULT)
    ada, step = phone("seat:Ada"), table.snapshot.step
    ways = (("tool:help", "menu"), ("menu", "announce"), ("announce", "say:tumult.all-stand"))
    deque(walk(table, ada, (*ways, ("say:tumult.all-stand", "seat:yellow"))), 0)
    table.let(0.6)
    ada.press("seat:yellow")
    ada.until(lambda page: page.said == "Each player says that for themselves.")
    assert table.snapshot.step == step


def test_what_is_announced_for_the_whole_table_anybody_announces(table, phone):
    sheet = {"title": "Box", "turns": {"first": "ask"}, "draw": [{"name": "Dice", "at": "asked"}]}
    table.play(Beginning("any_box", TUMULT.seats, {}, {"sheet": sheet}))
    ada = phone("seat:Ada")
    deque(walk(table, ada, (("tool:help", "menu"), ("menu", "announce"), ("announce", "say:any.draw-1"))), 0)
    table.let(0.6)
    ada.press("say:any.draw-1")
    table.turns(lambda: table.snapshot.question.id == "any.die")


def test_a_phone_offers_only_the_settings_that_it_has_for_itself(table, phone):
    table.play(TUMULT)
    ada = phone("seat:Ada")
    for names in walk(table, ada, (("tool:help", "menu"), ("menu", "settings"), ("settings", "group:language"))):
        assert not {"undo", "pause", "lock", "correct", "leave", "parts", "group:network"} & set(names)
        assert not any('aria-disabled="true"' in ada.button(name) for name in names)


def pieces_of(*given, **named):
    shown = scene(*given, **named)
    return write_page(compose(shown), shown.now, shown.words).pieces


def test_every_page_has_one_heading():
    for name, question in QUESTIONS.items():
        assert sum(piece.startswith("<h1") for piece in pieces_of(question)) == 1, name


def test_what_is_chosen_is_told_and_what_ends_a_list_stands_after_it():
    _, chosen, *_, last = PICK.options
    buttons = [piece for piece in pieces_of(PICK, entry=(chosen.key,)) if piece.startswith("<button")]
    names = [re.match(r'<button id="([^"]*)"', piece)[1] for piece in buttons]
    pressed = [name for name, piece in zip(names, buttons, strict=True) if 'aria-pressed="true"' in piece]
    assert pressed == [f"option:{chosen.key}"]
    assert names.index("done") == names.index(f"option:{last.key}") + 1


class Newcomer(Phone):
    """A phone that has said how large it is, and waits for its first page."""

    def read(self):
        return self


def test_who_comes_has_a_page_however_many_come_after(table, monkeypatch):
    lay = PageHolder._make_safe

    def slow(self):
        table.clock.now += 0.03
        return lay(self)

    monkeypatch.setattr(PageHolder, "_make_safe", slow)
    for _ in range(6):
        Newcomer(table)
    first = Newcomer(table)
    for turn in range(8):
        later = [Newcomer(table, size=(720, 1280 + 40 * turn)) for _ in range(4)]
        table.desk.step()
    assert first.frames
    assert not later[-1].frames


def test_whoever_says_much_at_once_has_come_all_the_same(table):
    loud = Newcomer(table)
    for turn in range(UNHEARD + 20):
        loud.tell(size=(720, 1280 + turn), language="en")
    for _ in range(UNHEARD):
        table.desk.step()
    assert loud.frames


def test_phones_that_turn_and_press_at_once_keep_neither_the_table_nor_each_other_waiting(table, phone, monkeypatch):
    """A page laid out costs a tenth of the table's patience here; whoever says much is heard again after all others."""
    loud, quiet, others = phone(), phone(), [phone() for _ in range(10)]

    def slow(self):
        table.clock.now += 0.01
        return lay(self)

    lay = PageHolder._make_safe
    monkeypatch.setattr(PageHolder, "_make_safe", slow)
    for turn in range(40):
        loud.tell(size=(720, 1280 + 40 * turn), language="en")
    for each in others:
        each.tell(size=(1280, 720), language="en")
    quiet.press("tool:help")
    before = table.clock.now
    table.desk.step()
    assert table.clock.now - before <= 0.1
    quiet.until(lambda page: "settings" in page.names)
    assert all(each.read().wire for each in others)
    assert table.clock.now - before <= 1
