"""What runs while a question is open: the sand, the arrow, a look through the camera. Exact to the clock, never to the frame."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from companion.camera.watcher import Watch
from companion.play.acts import Answer, GameAct, Mark
from companion.play.chance import device_answer
from companion.play.live import Drawn, Live, Running, Turning
from companion.play.requests import LookAgain, TakePicture, TeachPieces
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Draw, Hourglass, Spin
from hardware.lights import Animation, Halted
from hardware.lights import HourglassAnimation as Sand
from sounds import Effect
from sounds.spinner import click_times

if TYPE_CHECKING:
    from companion.camera.reader import Reader

LAST_SECONDS = 3
PEGS = 24
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
        self._snapshot = snapshot
        if same:
            return
        self.live, self._clicks, self._over = None, [], False
        self.watch.begin(snapshot)
        if isinstance(snapshot.question, Hourglass):
            seconds = snapshot.question.seconds
            left = _marked(snapshot.mark, seconds)
            self.live = Running(seconds, left, self._clock(), running=False, slow=CALM if self.calm else 1.0)
            self._second = self.live.whole(self._clock())

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
            self._turn(question, answer)
        return None

    def _turn(self, question: Spin, number: int) -> None:
        numbers = tuple(sector.number for sector in question.sectors)
        shares = tuple(sector.share for sector in question.sectors)
        now = self._clock()
        turning = Turning.towards(number, numbers, shares, self.rng.random(), now)
        self.live = turning
        spin = turning.animation
        clicks = click_times(spin.turned, spin.seconds, PEGS)
        self._clicks = [now + click for click in clicks]

    def run_glass(self, step: int, *, running: bool) -> GameAct | None:
        """Let the sand run, or hold it; where it stands is marked in the journal."""
        if not isinstance(self.live, Running) or self._snapshot is None or self._snapshot.step != step:
            return None
        self.live = self.live.set(self._clock(), running=running)
        return Mark({"left": round(self.live.left, 2)})

    def ask_camera(self, request: TakePicture | LookAgain | TeachPieces) -> None:
        """Have a picture taken and read, the live picture shown again, or pieces of a picture kept to learn from."""
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
            self._play(Effect.LAST_SECONDS if second <= LAST_SECONDS else Effect.TICK)
            return [Mark({"left": round(self.live.remaining(now), 2)})]
        self._play(Effect.TIME_UP)
        return [Answer(0, self._snapshot.step, "device")]

    def animation(self) -> tuple[Animation, float] | None:
        """Give what the ring shows of it and since when; None where nothing runs."""
        if isinstance(self.live, Turning):
            return self.live.animation, self.live.began
        if isinstance(self.live, Running):
            sand = Sand(self.live.total * self.live.slow, self.live.left * self.live.slow)
            return sand if self.live.running else Halted(sand), self.live.since
        return None

    def close(self) -> None:
        """Stop looking."""
        self.watch.close()


def _marked(mark: object, seconds: int) -> float:
    left = mark.get("left") if isinstance(mark, dict) else None
    return float(left) if isinstance(left, int | float) and 0 < left <= seconds else float(seconds)
