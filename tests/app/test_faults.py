"""A fault in whatever the desk's loop reaches never ends the program: the failsafe page comes, and both its answers go on.

The places are found by watching which functions of the product run while a table is played in many ways; in each of them a
fault is planted in turn. `COMPANION_FAULTS=all` tries all of them (`COMPANION_FAULTS=100:200` these) and prints how they went, else a few are drawn.
"""

from __future__ import annotations

import gc
import inspect
import os
import sys
import threading
import types
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame
import pytest
from at_the_desk import KNOB, LIGHT, PIN, DeskTable

from companion.app.desk.desk import Desk
from companion.app.lobby.evening import Resume
from companion.network.mqtt.orders import CloseIn, DimRing, PauseTable, ShowMessage
from companion.play.acts import Announce, Answer, Correct, Redo, SetDepth, SetLanguage, SetSetting, SetVolume, Undo
from companion.play.requests import CallHouse, Hush, ReadAloud, RunGlass, SayAgain, SpinOrDraw, TellTour, TrySoundCard
from companion.system.sticks import Stick, StickWatch
from companion.table import Seat, Seats
from companion.table.table import Beginning, Taught
from companion.ui.pages.effects import AllSettings, Earlier, Groups, Menu, RuleChapters, Scores, Search

ROOT = Path(__file__).parents[2]
PRODUCT = tuple(f"{ROOT / house}{os.sep}" for house in ("companion", "hardware", "sounds"))
SAMPLE = 6
PLUGGED: list[Stick] = []
WISH = os.environ.get("COMPANION_FAULTS", "")


class Planted(Exception):
    """What is planted."""


planted = types.ModuleType("planted")
planted.Planted, planted.met = Planted, []
sys.modules["planted"] = planted


def meet() -> None:
    """Note that the fault was met, on the main thread or on another, and throw it."""
    planted.met.append(threading.current_thread() is threading.main_thread())
    raise Planted("a planted bug")


planted.meet = meet


def throws(*_args, **_more):
    import planted

    planted.meet()


def throws_in_a_generator(*_args, **_more):
    import planted

    planted.meet()
    yield


async def throws_in_a_coroutine(*_args, **_more):
    import planted

    planted.meet()


def throwing(code: types.CodeType) -> types.CodeType:
    """Give the code of a fault of the same kind: Python wants a generator in the place of a generator."""
    if code.co_flags & inspect.CO_GENERATOR:
        return throws_in_a_generator.__code__
    return (throws_in_a_coroutine if code.co_flags & inspect.CO_COROUTINE else throws).__code__


class HouseAtHand:
    """In the place of a broker's table."""

    def __init__(self):
        self.orders, self.calls, self.trouble = [], "", None

    def show(self, _snapshot, _live, _words):
        pass

    def run(self, _live):
        given, self.orders = self.orders, []
        return given

    def call(self, reason):
        self.calls = reason

    def note(self, *, paused, brightness):
        pass

    def close(self):
        pass


def table_in(folder: Path) -> DeskTable:
    """A table in the middle of a game, whose buttons are looked at as their own thread does it: a fault is begun anew."""
    folder.mkdir(exist_ok=True)
    table = DeskTable(folder, sticks=StickWatch(lambda: PLUGGED), aloud=True)
    table.broker.table = HouseAtHand()
    poll = table.buttons.poll

    def supervised():
        with suppress(Planted):
            poll()

    table.buttons.poll = supervised
    try:
        table.begin(LIGHT)
    except BaseException:
        table.close()
        raise
    return table


def asked(table: DeskTable, *acts: object) -> None:
    """Ask for this as the screen does."""
    for act in acts:
        table.window._acts.append(act)
        table.let(0.2)


def clicked(table: DeskTable, name: str) -> None:
    """Touch something, if it is there."""
    for target in table.window.page.targets:
        if target.name == name:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=1, pos=target.box.centre))
            table.let(0.4)
            return


def answers(table: DeskTable) -> None:
    """Answer with the button, walk, go back and forth."""
    table.short()
    table.answer()
    table.double()
    asked(table, Undo(), Redo())


def touches(table: DeskTable) -> None:
    """Touch what is offered, and strike keys."""
    for target in list(table.window.page.targets)[:3]:
        clicked(table, target.name)
    for key in (pygame.K_RIGHT, pygame.K_SPACE, pygame.K_ESCAPE):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, unicode="", mod=0))
        table.let(0.3)


def pages(table: DeskTable) -> None:
    """Open the pages that lie over a question."""
    for page in (Menu(), Scores(), AllSettings(), RuleChapters(), Search(), Earlier(), Groups()):
        with suppress(TypeError):
            table.window.open(page)
        table.let(0.2)
        table.short()
    table.window.close_page()
    table.let(0.1)


def settings(table: DeskTable) -> None:
    """Change settings of every kind."""
    asked(table, SetLanguage("de"), SetLanguage("en"), SetVolume("speech", 3), SetSetting("voice.rate", 120))
    asked(table, SetSetting("ring.brightness", 0.5), SetSetting("button.long_press", 0.7), SetDepth("short"))
    asked(
        table,
        SetSetting("table.calm", value=True),
        SetSetting("voice.answers", value=True),
        SetSetting("table.child_lock", value=False),
    )


def spoken(table: DeskTable) -> None:
    """Ask the voice."""
    asked(table, SayAgain(), Hush(), Hush(), ReadAloud("Aloud."), TellTour("menu"), TellTour(""), TrySoundCard(lost=True))


def ordered(table: DeskTable) -> None:
    """Let a house call and order."""
    for order in (ShowMessage("Last orders!"), CloseIn(15), DimRing(0.4), PauseTable(paused=True), PauseTable(paused=False)):
        table.broker.table.orders = [order]
        table.let(0.2)
    asked(table, CallHouse("pay"), CallHouse(""))


def plugged(table: DeskTable) -> None:
    """Plug a stick in, and out."""
    PLUGGED.append(Stick("GAMES", Path("/media/x"), writable=False))
    table.let(1.3)
    PLUGGED.clear()
    table.let(1.3)


def ran(table: DeskTable) -> None:
    """Let the arrow turn and the sand run, on their own."""
    asked(table, SpinOrDraw(table.snapshot.step), RunGlass(table.snapshot.step, running=True))
    table.let(1.0)
    asked(table, RunGlass(table.snapshot.step, running=False))


def odd(table: DeskTable) -> None:
    """Try what is refused; hold the button very long; turn the knob."""
    asked(table, Answer("nonsense", table.snapshot.step), Answer(1, -4), Correct({}), Announce("nothing"))
    table.press(5.5)
    table.press(5.5)
    for pin in KNOB:
        table.pins.pin(pin).drive_low()
        table.let(0.1)
        table.pins.pin(pin).drive_high()
        table.let(0.1)


def alone(table: DeskTable) -> None:
    """Let nobody be here for a while, and come back."""
    table.let(125, beat=5)
    table.short()


def evening(table: DeskTable) -> None:
    """Begin the talk before a game, and go back into the game."""
    table.begin()
    table.short()
    table.short()
    table.desk.begin(Resume())
    table.let(0.3)


def lesson(table: DeskTable) -> None:
    """Begin a lesson."""
    seats = Seats(map(Seat, ("Ada", "Ben"), ("blue", "yellow")))
    table.desk.begin(Beginning("tumult_royale", seats, {}, {}, taught=Taught(("blue", "yellow"))))
    table.let(0.3)
    table.short()
    table.desk.begin(Resume())
    table.let(0.3)


WAYS: tuple[Callable[[DeskTable], None], ...] = (
    answers, touches, pages, settings, spoken, ordered, plugged, ran, odd, alone, evening, lesson,
)  # fmt: skip
BOUNDARY = {
    "Desk.step", "Desk._guarded", "Desk.fail", "Worker._run", "Desk.begin", "Desk.send", "Desk.post", "guarded", "StickWatch.changed.<locals>",
}  # fmt: skip
"""The guard itself, and what these ways call from outside of it."""


class Place(NamedTuple):
    """A function of the product, as its code and the functions that run it, and the first way that reaches it."""

    code: types.CodeType
    way: Callable[[DeskTable], None]
    functions: list[types.FunctionType]


def places(folder: Path) -> list[Place]:
    """Watch which functions of the product run in each way."""
    table = table_in(folder)
    found: dict[types.CodeType, Callable[[DeskTable], None]] = {}
    for way in WAYS:
        seen: set[types.CodeType] = set()

        def watch(frame, event, _arg, seen=seen):
            if event == "call" and frame.f_code.co_filename.startswith(PRODUCT):
                seen.add(frame.f_code)

        threading.setprofile(watch)
        sys.setprofile(watch)
        try:
            way(table)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
        for code in tuple(seen):  # a thread may still be in a function
            found.setdefault(code, way)
    table.close()
    gc.unfreeze()
    functions: dict[types.CodeType, list[types.FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, types.FunctionType) and function.__code__ in found:
            functions.setdefault(function.__code__, []).append(function)
    named = {code for code in functions if "<" not in code.co_qualname and code.co_qualname not in BOUNDARY}
    return [Place(code, found[code], functions[code]) for code in sorted(named, key=lambda c: (c.co_filename, c.co_firstlineno))]


class Fault:
    """A planted fault, there from `plant` until `lift`."""

    def __init__(self, place: Place) -> None:
        self._functions = [(function, function.__code__) for function in place.functions]
        self._thrown = throwing(place.code).replace(co_freevars=place.code.co_freevars)

    def plant(self) -> None:
        planted.met.clear()
        for function, _ in self._functions:
            function.__code__ = self._thrown

    def lift(self) -> None:
        for function, code in self._functions:
            function.__code__ = code


def tried(folder: Path, place: Place, answer: str) -> str:
    """Meet the fault on the way, lift it, and give the answer; tell what the table saw of it."""
    with closing(table_in(folder)) as table:
        return _tried(table, place, answer)


def _tried(table: DeskTable, place: Place, answer: str) -> str:
    desk, fault = table.desk, Fault(place)
    kept, real = {table.library.at_table: table.snapshot.step}, table.desk.step

    def watched() -> None:
        real()
        if desk.failure is not None:
            raise Shown

    fault.plant()
    try:
        desk.step = watched
        place.way(table)
    except (Shown, AssertionError):  # what comes next may not be what the way expects
        pass
    except Planted:
        if not met_in_the_test(sys.exc_info()[2]):
            raise
    finally:
        desk.step = real
        try:
            for _ in range(3):
                desk.step()
        finally:
            fault.lift()
    for pin in (PIN, *KNOB):
        table.pins.pin(pin).drive_high()
    if not planted.met:
        return "not met"
    if place.way is lesson and table.library.at_table not in kept:  # the taught game, which has begun before the fault
        kept = {table.library.at_table: 0}
    return recovered(table, answer, *next(iter(kept.items())))


def recovered(table: DeskTable, answer: str, number: int, step: int) -> str:
    """Give the answer, if the failsafe page is shown, and see that the game is kept; tell what the table saw."""
    desk = table.desk
    assert not desk.over
    if desk.failure is None:
        table.let(1)
        table.begin(Resume())
        assert table.snapshot.step >= step
        return "handled" if all(planted.met) else "handled on another thread"
    table.let(2.5)
    if desk.failure is None:  # what was asked for has been done meanwhile
        return "page"
    assert [target.name for target in table.window.page.targets] == ["resume", "again"]
    table.choose(answer)
    table.let(0.5)
    assert desk.failure is None
    if answer == "again":
        assert table.snapshot.question.id.startswith("evening.")
        assert table.library.open_game().id == number
        return "page"
    if table.snapshot.game is None:  # the fault was in the talk before a game, which goes on
        table.begin(Resume())
    assert table.library.at_table == number
    assert table.snapshot.game.name == LIGHT.game
    return "page"


class Shown(Exception):
    """The failsafe page is shown."""


def met_in_the_test(trace) -> bool:
    """Tell whether the test itself called what throws, without the desk in between."""
    while trace is not None:
        if trace.tb_frame.f_code is Desk.step.__code__:
            return False
        trace = trace.tb_next
    return True


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # a thread of one errand may end by it
def test_a_fault_wherever_the_loop_reaches_ends_nothing_and_both_answers_go_on(tmp_path, capsys):
    found = places(tmp_path / "watched")
    assert len(found) >= 500
    first, _, last = WISH.partition(":")
    whole = found if WISH == "all" else found[int(first) : int(last)] if last else []
    chosen = whole or Random(31).sample(found, 3 * SAMPLE)  # not every place is reached anew once the table stands
    ends: dict[str, list[str]] = defaultdict(list)
    for number, place in enumerate(chosen):
        if not whole and number >= SAMPLE and len(ends["page"]) >= SAMPLE / 2:
            break
        answer = ("resume", "again")[number % 2]
        name = f"{Path(place.code.co_filename).relative_to(ROOT)}:{place.code.co_qualname} {place.way.__name__} {answer}"
        try:
            end = tried(tmp_path / str(number), place, answer)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the others are tried
            end, name = "wrong", f"{name}: {type(error).__name__}: {error}"
        ends[end].append(name)
        if whole:
            with capsys.disabled():
                print(end, name, flush=True)
    with capsys.disabled():
        print(f"\n{len(found)} places, {len(chosen)} tried: { {end: len(names) for end, names in ends.items()} }")
    assert ends["wrong"] == []
    assert len(ends["page"]) >= (len(whole) or SAMPLE) / 2
