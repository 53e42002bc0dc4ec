"""What runs while a question is open: the sand, the arrow, a look through the camera, and what goes on unattended.

Exact to the clock, never to the frame.
"""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from companion.camera.watcher import Watch
from companion.desk.desk import Desk, DeskListener, Order
from companion.desk.screen import ScreenAtDesk
from companion.lobby.workers import Workers
from companion.play.acts import Answer, GameAct, Mark
from companion.play.controller import device_answer
from companion.play.live import Drawn, Live, Running, Turning
from companion.play.requests import (
    CameraRequest,
    ForgetPictures,
    LookAgain,
    RunGlass,
    SpinOrDraw,
    StayWithReading,
    TakePicture,
    TeachPieces,
)
from companion.play.snapshot import Snapshot, passes
from companion.table.questions.device_kinds import Draw, Hourglass, Lot, Spin, TurnClock
from companion.table.questions.kinds import Choose, Tell
from companion.table.seats import Seats
from companion.voice.speaker import Speaker
from companion.words import Words
from hardware.circle import chair
from hardware.lights import Animation, Halted
from hardware.lights import HourglassAnimation as Sand
from hardware.ring_signals import Measured, TurnLight
from sounds import Effect
from sounds.clicks import click_times

if TYPE_CHECKING:
    from companion.camera.table_reader import Reader

LAST_SECONDS = 3
PEGS = 24
SELDOM = 5
"""So many seconds of a turn's clock a crash may cost: each mark is written to the card."""
CALM = 1.5
"""How much longer the sand takes in calm play."""
LEAST, A_ROW, SIGNS_A_SECOND = 4.0, 1.5, 12.0
"""Seconds that a tell stands at least, and a row of its reasons besides; and how fast a child reads it."""
SUSPENSE, SHOWN = 1.0, 2.5
"""Seconds before the arrow turns by itself, and for which its number is shown."""
SILENCE = 12.0
"""Seconds after which nobody answers any more."""


class Runner:
    """Runs hourglass and spinner for the open question, and asks the reader for looks.

    With `calm` the sand takes half as long again. `play` sounds an effect; `reader` is None without a camera. All times are
    seconds of `clock`, which never goes back.
    """

    def __init__(
        self, clock: Callable[[], float], play: Callable[[Effect], None], reader: "Reader | None", *, calm: bool = False
    ) -> None:
        self.live: Live | None = None
        self.calm = calm
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
        # What was left of the clock of a turn in which something else was said meanwhile
        question = snapshot.question
        goes_on = isinstance(question, TurnClock) and asked is not None and asked.identity == question.identity
        left = self.live.remaining(self._clock()) if goes_on and isinstance(self.live, Running) else None
        self._snapshot = snapshot
        if same:
            return
        self.live, self._clicks, self._over = None, [], False
        self.watch.begin(snapshot)
        if isinstance(question, Hourglass):
            # The sand is set up where it stood, or at its mark; only a turn's clock runs by itself, but not after an undo
            turn, seconds = isinstance(question, TurnClock), question.seconds
            marked = snapshot.mark.get("left") if isinstance(snapshot.mark, dict) else None
            if not left:
                left = float(marked if isinstance(marked, int | float) and 0 < marked <= seconds else seconds)
            runs = turn and not snapshot.can_redo and snapshot.mark is None
            slow = CALM if self.calm and not turn else 1.0
            self.live = Running(seconds, left, self._clock(), running=runs, slow=slow)
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
        """Ask the camera to read a picture, show the live one, leave the reading as it is, or keep a picture to learn from."""
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
        if not isinstance(self.live, Running) or not self.live.running or self.live.whole(now) == self._second:
            return acts
        assert self._snapshot is not None
        self._second = self.live.whole(now)
        if self._second <= 0:
            self._play(Effect.TIME_UP)
            return [*acts, Answer(0, self._snapshot.step, "device")]
        # Tick and mark each second; the clock of a turn, which may run for hours, warns only at its end and is marked seldom
        turn = isinstance(self._snapshot.question, TurnClock)
        if self._second <= LAST_SECONDS:
            self._play(Effect.LAST_SECONDS)
        elif not turn:
            self._play(Effect.TICK)
        marks = not turn or self._second % SELDOM == 0
        return [*acts, Mark({"left": round(self.live.remaining(now), 2)})] if marks else acts

    def animation(self) -> tuple[Animation, float] | None:
        """Give what the ring shows of what runs, and the second since when; None where nothing runs."""
        if isinstance(self.live, Turning):
            return self.live.animation, self.live.began
        if isinstance(self.live, Running):
            question = self._snapshot.question if self._snapshot is not None else None
            if isinstance(question, TurnClock) and self._snapshot is not None:
                sand = turn_light(question, self._snapshot.seats, self.live)
            else:
                sand = Sand(self.live.total * self.live.slow, self.live.left * self.live.slow)
            return sand if self.live.running else Halted(sand), self.live.since
        return None


def turn_light(question: TurnClock, seats: Seats, running: Running) -> Animation:
    """Light the turn of the question's seat; a clock that is nobody's is the plain hourglass."""
    if question.seat is None or question.seat not in seats:
        return Sand(running.total, running.left)
    direction = chair(seats.index(question.seat), len(seats))
    if question.up:
        return Measured(question.seat.colour, direction)
    return TurnLight(question.seat.colour, direction, running.total, running.left)


class Unattended:
    """What goes on by itself: tells that only inform, the arrow that spins unasked, a call to which all are silent.

    All times are seconds of one clock; a page laid over the question stops the waiting.
    """

    def __init__(self) -> None:
        self._step: int | None = None
        self._spins = False
        self._silence = ""
        self._until = 0.0

    def begin(self, snapshot: Snapshot, words: Words, now: float) -> None:
        """Take a snapshot; what is told in it, in these words, is to be read."""
        question, self._step, self._spins, self._silence = snapshot.question, None, False, ""
        now += snapshot.choreography.lasts if snapshot.choreography is not None else 0.0
        if isinstance(question, Tell) and passes(snapshot):
            self._step = snapshot.step
            self._until = now + max(LEAST, len(words(question.words)) / SIGNS_A_SECOND) + A_ROW * len(question.reasons)
        elif isinstance(question, Spin) and question.alone and not snapshot.can_redo:
            self._step, self._spins, self._until = snapshot.step, True, now + SUSPENSE
        elif isinstance(question, Choose) and question.silence and not snapshot.can_redo:
            self._step, self._silence, self._until = snapshot.step, question.silence, now + SILENCE

    def stir(self, now: float) -> None:
        """Note that somebody did or said something: the count of silence starts over."""
        if self._silence:
            self._until = now + SILENCE

    def due(self, now: float, live: Live | None, *, held: bool) -> Answer | SpinOrDraw | None:
        """Give what is to be done once it is time; `held` says that the question is still spoken, or something lies over it."""
        if held:
            self.stir(now)
        if self._step is None or held or now < self._until:
            return None
        if not self._spins:
            return self._answered(self._silence or None)
        if not isinstance(live, Turning):
            self._until = now + SUSPENSE
            return SpinOrDraw(self._step)
        return self._answered(live.number) if live.resting(now - SHOWN) else None

    def _answered(self, value: int | str | None) -> Answer:
        assert self._step is not None
        step, self._step = self._step, None
        return Answer(value, step, "device")


class RunnerAtDesk(DeskListener):
    """Lets the runner run beside the desk's question, and keeps the screen told of the pictures that the camera has kept."""

    acts = (SpinOrDraw, RunGlass, TakePicture, LookAgain, StayWithReading, TeachPieces, ForgetPictures)

    def __init__(self, desk: Desk, runner: Runner, screen: ScreenAtDesk, workers: Workers) -> None:
        self._desk, self._runner, self._screen, self._workers = desk, runner, screen, workers
        self._live: Live | None = None

    def arrived(self, snapshot: Snapshot) -> None:
        """Set up what the question wants."""
        self._runner.begin(snapshot)
        self._look()

    def do(self, act: Order) -> None:
        """Throw the arrow, let the sand run, have the camera look."""
        marked = None
        match act:
            case SpinOrDraw():
                self._runner.throw(act.step)
            case RunGlass():
                marked = self._runner.run_glass(act.step, running=act.running)
            case ForgetPictures():
                self._runner.watch.forget()
            case TakePicture() | LookAgain() | StayWithReading() | TeachPieces():
                self._runner.ask_camera(act)
        if marked is not None:
            self._workers.do(marked)
        self._look()

    def step(self) -> bool:
        """Let time pass."""
        self._screen.tell(pictures=self._runner.watch.kept)
        for due in self._runner.pass_time():
            self._workers.do(due)
        self._look()
        return False

    def _look(self) -> None:
        """Tell the other listeners if what runs has changed."""
        if self._runner.live is not self._live:
            self._live = self._runner.live
            self._desk.run_beside(self._live)

    def close(self) -> None:
        """Close the watch, so that no picture of the camera is looked at any more."""
        self._runner.watch.close()


class UnattendedAtDesk(DeskListener):
    """Goes on past a question that needs nobody, once it was said and there was time to read it."""

    def __init__(self, desk: Desk, screen: ScreenAtDesk, speaker: Speaker, workers: Workers) -> None:
        self._desk, self._screen, self._speaker, self._workers = desk, screen, speaker, workers
        self._unattended = Unattended()
        self._live: Live | None = None

    def arrived(self, snapshot: Snapshot) -> None:
        """Begin to wait with this snapshot."""
        self._unattended.begin(snapshot, self._screen.words, self._desk.clock())

    def runs(self, live: Live | None) -> None:
        """Note whether the arrow turns."""
        self._live = live

    def step(self) -> bool:
        """Go on when the time has come; a page laid over the question, and anybody who does something, delays it."""
        now = self._desk.clock()
        if self._desk.stirred:
            self._unattended.stir(now)
        held = self._screen.overlay is not None or self._desk.failure is not None or self._speaker.speaking
        due = self._unattended.due(now, self._live, held=held)
        if due is not None:
            if isinstance(due, SpinOrDraw):
                self._desk.send(due)
            else:
                self._workers.do(due)
            self._desk.change()
        return False
