"""What runs while a question is open: the sand, the arrow, a look through the camera. Exact to the clock, never to the frame."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from companion.camera.watcher import Watch
from companion.desk.lights.clock import turn_light
from companion.play.acts import Answer, GameAct, Mark
from companion.play.chance import device_answer
from companion.play.live import Drawn, Live, Running, Turning
from companion.play.requests import CameraRequest
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Draw, Hourglass, Lot, Spin, TurnClock
from hardware.lights import Animation, Halted
from hardware.lights import HourglassAnimation as Sand
from sounds import Effect
from sounds.spinner import click_times

if TYPE_CHECKING:
    from companion.camera.reader import Reader

LAST_SECONDS = 3
PEGS = 24
SELDOM = 5
"""So many seconds of a turn's clock a crash may cost: each mark is written to the card."""
CALM = 1.5
"""How much longer the sand takes in calm play."""


class Runner:
    """Runs hourglass and spinner for the open question, and asks the reader for looks.

    With `calm` the sand takes half as long again. `play` sounds an effect; `reader` is None without a camera. All times are
    seconds of `clock`, which never goes back.
    """

    def __init__(self, clock: Callable[[], float], play: Callable[[Effect], None], reader: Reader | None) -> None:
        self.live: Live | None = None
        self.calm = False
        self.rng: Random = SystemRandom()
        self._clock = clock
        self._play = play
        self.watch = Watch(clock, reader)
        self._snapshot: Snapshot | None = None
        self._clicks: list[float] = []
        self._second = 0
        self._over = False

    def begin(self, snapshot: Snapshot) -> None:
        """Take a snapshot; a new question stops what ran. An hourglass waits, paused, at its mark if it has one."""
        asked = self._snapshot.question if self._snapshot else None
        same = self._snapshot is not None and self._snapshot.step == snapshot.step and asked == snapshot.question
        held = self._held(snapshot)
        self._snapshot = snapshot
        if same:
            return
        self.live, self._clicks, self._over = None, [], False
        self.watch.begin(snapshot)
        if isinstance(snapshot.question, Hourglass):
            self.live = self._poured(snapshot, snapshot.question, held)
            self._second = self.live.whole(self._clock())

    def _held(self, snapshot: Snapshot) -> float | None:
        """Give what was left of the clock of a turn in which something else was said meanwhile; None where it is another one."""
        asked, before = snapshot.question, self._snapshot.question if self._snapshot else None
        goes_on = isinstance(asked, TurnClock) and before is not None and before.identity == asked.identity
        return self.live.remaining(self._clock()) if goes_on and isinstance(self.live, Running) else None

    def _poured(self, snapshot: Snapshot, question: Hourglass, held: float | None) -> Running:
        """Set the sand up: at its mark, or where it stood; only a turn's clock runs by itself, but not after an undo."""
        left = held or _marked(snapshot.mark, question.seconds)
        turn = isinstance(question, TurnClock)
        runs = turn and not snapshot.can_redo and snapshot.mark is None
        slow = CALM if self.calm and not turn else 1.0
        return Running(question.seconds, left, self._clock(), running=runs, slow=slow)

    def throw(self, step: int) -> GameAct | None:
        """Draw the device's answer first, then show it: the spinner turns towards it, the cards turn over."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.step != step:
            return None
        answer = device_answer(snapshot, self.rng)
        question = snapshot.question
        if isinstance(question, Draw) and answer is not None:
            self.live = Drawn(answer, self._clock())
        if isinstance(question, Spin) and question.sectors:
            numbers, shares = zip(*question.sectors, strict=True)
            self._turn(Turning.towards(answer, numbers, shares, self.rng.random(), self._clock()))
        if isinstance(question, Lot):
            keys = [option.key for option in question.options]
            self._turn(Turning.towards_chair(keys.index(answer), len(keys), self.rng.random(), self._clock()))
        return None

    def _turn(self, turning: Turning) -> None:
        self.live = turning
        spin = turning.animation
        self._clicks = [turning.began + click for click in click_times(spin.turned, spin.seconds, PEGS)]

    def run_glass(self, step: int, *, running: bool) -> GameAct | None:
        """Let the sand run, or hold it; where it stands is marked in the journal."""
        if not isinstance(self.live, Running) or self._snapshot is None or self._snapshot.step != step:
            return None
        self.live = self.live.set(self._clock(), running=running)
        return Mark({"left": round(self.live.left, 2)})

    def ask_camera(self, request: CameraRequest) -> None:
        """Have a picture read, the live picture shown again, the reading left as it is, or a picture kept to learn from."""
        if self._snapshot is not None and self._snapshot.step == request.step:
            self.watch.ask(request)

    def pass_time(self) -> list[GameAct]:
        """Do what is due now: ticks, marks, the end of the sand, clicks of the arrow, what the camera's thread has done."""
        now = self._clock()
        while self._clicks and self._clicks[0] <= now:
            del self._clicks[0]
            self._play(Effect.CLICK)
        acts = self.watch.pass_time(now)
        if self.watch.seen is not None:
            self.live = self.watch.seen
        return [*acts, *self._pass_sand(now)] if isinstance(self.live, Running) else acts

    def _pass_sand(self, now: float) -> list[GameAct]:
        assert isinstance(self.live, Running)
        assert self._snapshot is not None
        second = self.live.whole(now)
        if second == self._second or not self.live.running:
            return []
        self._second = second
        if second > 0:
            return self._tick(second, now)
        self._play(Effect.TIME_UP)
        return [Answer(0, self._snapshot.step, "device")]

    def _tick(self, second: int, now: float) -> list[GameAct]:
        """Tick and mark each second; the clock of a turn, which may run for hours, warns only at its end and is marked seldom."""
        assert self._snapshot is not None
        assert isinstance(self.live, Running)
        turn = isinstance(self._snapshot.question, TurnClock)
        if second <= LAST_SECONDS:
            self._play(Effect.LAST_SECONDS)
        elif not turn:
            self._play(Effect.TICK)
        return [Mark({"left": round(self.live.remaining(now), 2)})] if not turn or second % SELDOM == 0 else []

    def animation(self) -> tuple[Animation, float] | None:
        """Give what the ring shows of it and since when; None where nothing runs."""
        if isinstance(self.live, Turning):
            return self.live.animation, self.live.began
        if isinstance(self.live, Running):
            sand = self._sand(self.live)
            return sand if self.live.running else Halted(sand), self.live.since
        return None

    def _sand(self, running: Running) -> Animation:
        question = self._snapshot.question if self._snapshot is not None else None
        if isinstance(question, TurnClock) and self._snapshot is not None:
            return turn_light(question, self._snapshot.seats, running)
        return Sand(running.total * running.slow, running.left * running.slow)

    def close(self) -> None:
        """Stop looking."""
        self.watch.close()


def _marked(mark: object, seconds: int) -> float:
    left = mark.get("left") if isinstance(mark, dict) else None
    return float(left) if isinstance(left, int | float) and 0 < left <= seconds else float(seconds)
