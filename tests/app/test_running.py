"""The device's own spinner and hourglass as the table sees them: fair, true to what was drawn, exact whatever else goes on."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from at_the_desk import LIGHT, PIN, SEATS, Clock

from companion.app.desk.running import Runner
from companion.app.desk.workers import Workers
from companion.play.acts import Answer
from companion.play.live import Turning
from companion.play.requests import RunGlass, SpinOrDraw
from companion.play.snapshot import Snapshot, passes
from companion.table import Hourglass, Spin, Tell
from companion.table.questions.device_kinds import Sector
from hardware.lamps import CREAM, OFF
from hardware.lights import Then
from hardware.ring import Ring
from hardware.ring_drivers.driver import Recording
from hardware.spinning import Disc
from sounds import Effect

PRINTED = (Sector(3, 60), Sector(1, 90), Sector(3, 30), Sector(2, 180))


def snapshot_of(question):
    return Snapshot(seats=SEATS, question=question, step=5, values={}, outcome=None, game=None)


@pytest.mark.slow
def test_the_tables_spinner_is_fair_and_its_arrow_never_lies():
    """The whole way: drawn first, then shown; every sector of the disc by its share, the arrow in a sector of that number."""
    desk, screen = SimpleNamespace(clock=Clock(), run_beside=lambda _live: None), SimpleNamespace(tell=lambda **_: False)
    runner = Runner(desk, screen, Workers(None), lambda _effect: None, None)
    runner.rng = Random(8)
    disc, throws = Disc(tuple(sector.share for sector in PRINTED)), 800
    won = Counter()
    runner.receive_snapshot(snapshot_of(Spin("t.spin", sectors=PRINTED, high=9)))
    for _ in range(throws):
        runner.do(SpinOrDraw(5))
        turning = runner.live
        assert isinstance(turning, Turning)
        pointed = disc.sector_at(turning.animation.arrow(99.0))
        assert PRINTED[pointed].number == turning.number
        won[pointed] += 1
    due = [throws * sector.share / sum(sector.share for sector in PRINTED) for sector in PRINTED]
    chi = sum((won[place] - want) ** 2 / want for place, want in enumerate(due))
    assert chi < 16.27, "the 99.9 % point of chi-square for three degrees of freedom"


@pytest.fixture
def lamps():
    return Recording()


@pytest.fixture
def table(at_desk, lamps):
    clock = Clock()
    return at_desk(ring=Ring(lamps, 24, clock=clock), clock=clock)


def to_the_hourglass(table):
    """Run the device's own hourglass of 20 seconds."""
    table.begin()
    table.choose("option:ring")
    table.choose("option:hourglass")
    table.desk.do(Answer(20, table.snapshot.step))
    table.let(0.5)
    assert isinstance(table.snapshot.question, Hourglass)
    table.desk.do(RunGlass(table.snapshot.step, running=True))
    table.let(0.1)


def test_a_refused_answer_is_shaken_off_each_time_and_then_it_is_the_same_turn_again(table):
    table.begin(LIGHT)
    table.let(4)
    asked = table.light_scene.scene.animation
    for _ in range(2):
        table.desk.do(Answer("nonsense", table.snapshot.step))
        table.let(0.5)
        assert table.snapshot.refusal is not None
        shaken = table.lamps()
        assert shaken[0::2] != shaken[1::2]
        assert OFF in shaken
        table.let(4)
        assert isinstance(table.light_scene.scene.animation, Then)
        assert table.light_scene.scene.animation.after == asked
        assert any(lamp != OFF for lamp in table.lamps())


def test_a_calm_ring_moves_for_nothing_but_a_finger(at_desk):
    table = at_desk(calm=True)
    table.begin(LIGHT)
    seen = set()
    for _ in range(40):
        table.let(0.1)
        seen.add(table.lamps())
    assert len(seen) == 1
    assert any(lamp != OFF for lamp in next(iter(seen)))
    table.pins.pin(PIN).drive_low()
    table.let(0.3)
    assert CREAM in table.lamps()


def lit(frame):
    return sum(lamp != OFF for lamp in frame)


def test_the_sand_on_the_ring_runs_on_while_the_screen_stands_still_and_its_last_seconds_sound_otherwise(table, lamps):
    """The desk's loop hangs for eight seconds; the ring's worker draws by the clock alone, right to the frame."""
    sounded = []
    table.runner._play = sounded.append
    to_the_hourglass(table)
    ring, began = table.devices.ring, table.runner.live.since
    for beat in range(1, 240):
        passed = (beat + 0.5) / 30
        table.clock.now = began + passed
        ring.step()
        assert lit(lamps.frames[-1]) == int(24 * (20 - passed) / 20) + 1
    table.let(0.1)
    assert table.runner.live.get_remaining(table.clock()) == pytest.approx(12, abs=0.2)
    table.let(12.5)
    ticks = [effect for effect in sounded if effect in {Effect.TICK, Effect.LAST_SECONDS}]
    assert ticks[-3:] == [Effect.LAST_SECONDS] * 3
    assert set(ticks[:-3]) == {Effect.TICK}
    assert sounded[-1] is Effect.TIME_UP


def test_the_wall_clock_gives_hours_notes_beside_entries_and_days_of_what_leaves_the_table_and_nothing_else():
    repo = Path(__file__).parents[2]
    wall = re.compile(r"\btime\.time\(|\btime_ns\(|\blocaltime\(|\bgmtime\(|\bdatetime\.now\(|\butcnow\(|\.today\(")
    sources = [path for house in ("companion", "hardware", "vision", "sounds") for path in (repo / house).rglob("*.py")]
    found = {path.relative_to(repo).as_posix(): wall.findall(path.read_text()) for path in sources}
    days = (
        "companion/library/history/",
        "companion/app/commands/history_command.py",
        "companion/library/backup.py",
        "companion/network/mqtt/",
        "companion/network/house/listening_house.py",
    )
    beside = {name for name, calls in found.items() if calls and not name.startswith(days)}
    assert beside == {"companion/app/desk/opening.py", "companion/library/library.py"}
    assert len(found["companion/app/desk/opening.py"]) == 1


def test_a_page_that_goes_on_by_itself_stays_for_whoever_went_back_to_read_it():
    told = snapshot_of(Tell("t.told", passes=True))
    assert passes(told)
    assert not passes(replace(told, can_redo=True))
