"""The scene of the lamps: what moves goes on unbroken when a fade over it ends, and a turn without an end looks like none."""

from __future__ import annotations

from dataclasses import replace

from at_the_desk import SEATS

from companion.app.desk.lights import LAMPS, LightScene
from companion.app.desk.running import turn_light
from companion.games import game as find_game
from companion.play.live import Running
from companion.play.snapshot import Snapshot
from companion.table import Tell, TurnClock, phrase
from hardware.lamps import ALARM, OFF


def test_what_breathes_goes_on_unbroken_when_its_fade_is_over():
    now = [100.0]
    scene = LightScene(lambda: now[0])
    scene.show(Snapshot(find_game("citadels"), 1, Tell("t.tell", seat=SEATS[0]), seats=SEATS), None)
    frames = []
    for step in range(12):
        now[0] = 100.25 + step * 0.05
        before = scene.frame(now[0])
        scene.pass_time()
        assert scene.frame(now[0]) == before, f"the lamps jump after {now[0] - 100:.2f} s"
        frames.append(before)
    assert len(set(frames)) > 6, "it breathes"


def test_a_measured_turn_lights_the_whole_ring_however_long_it_takes():
    running = Running(total=60.0, left=5.0, since=0.0, running=True)
    for question, lit in (
        (TurnClock("t.clock", seat=SEATS[0], seconds=60, up=True), LAMPS),
        (TurnClock("t.clock", seat=SEATS[0], seconds=60), 2),
    ):
        frame = turn_light(question, SEATS, running).frame(1.0, LAMPS)
        assert sum(lamp != OFF for lamp in frame) == lit


def test_the_ring_shakes_at_every_wrong_answer_in_a_row():
    now = [100.0]
    scene = LightScene(lambda: now[0])
    wrong = Snapshot(find_game("citadels"), 1, Tell("t.tell", seat=SEATS[0]), seats=SEATS, refusal=phrase("stale"))
    for _ in range(3):
        scene.show(replace(wrong), None)
        shaken = [scene.frame(now[0] + each).count(ALARM) for each in (0.45, 0.75)]
        assert shaken == [LAMPS // 2] * 2
        now[0] += 5.0
