"""What runs while a question is open: the hourglass, the arrow, the camera, and questions that need nobody.

All of it follows the clock, not the frames.
"""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from companion.app.desk.desk import Desk, DeskListener, Order
from companion.app.desk.screen import ScreenAtDesk
from companion.app.lobby.workers import Workers
from companion.camera.watcher import Watch
from companion.language.voice.speaker import Speaker
from companion.language.words import Words
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
from companion.table import Choose, Draw, Hourglass, Lot, Seats, Spin, Tell, TurnClock
from hardware.lamps import chair
from hardware.lights import Animation, Halted
from hardware.lights import HourglassAnimation as Sand
from hardware.ring_signals import Measured, TurnLight
from sounds import Effect, click_times

if TYPE_CHECKING:
    from companion.camera.table_reader import Reader

LAST_SECONDS = 3
PEGS = 24
SELDOM = 5
"""Seconds between two marks of a turn's clock, each written to the card: a crash can lose this many."""
CALM = 1.5
"""The factor by which the hourglass runs longer in calm play."""
LEAST, A_ROW, SIGNS_A_SECOND = 4.0, 1.5, 12.0
"""The least seconds that a message stays, the seconds for each row of its reasons, and characters a child reads per second."""
SUSPENSE, SHOWN = 1.0, 2.5
"""Seconds before the arrow turns by itself, and seconds for which its number is shown."""
SILENCE = 12.0
"""Seconds after which an unanswered question takes its `silence` answer."""


class Runner:
    """Runs hourglass and spinner for the open question, and asks the reader to look through the camera.

    With `calm` the hourglass takes half as long again. `play` plays an effect; `reader` is None without a camera. All times are
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
        """Take a snapshot; a new question stops what ran. An hourglass is set up, paused, at its mark if it has one."""
        asked = self._snapshot.question if self._snapshot else None
        same = self._snapshot is not None and self._snapshot.step == snapshot.step and asked == snapshot.question
        # The time left if the same turn's clock goes on after something else was said
        question = snapshot.question
        goes_on = isinstance(question, TurnClock) and asked is not None and asked.identity == question.identity
        left = self.live.get_remaining(self._clock()) if goes_on and isinstance(self.live, Running) else None
        self._snapshot = snapshot
        if same:
            return
        self.live, self._clicks, self._over = None, [], False
        self.watch.begin(snapshot)
        if isinstance(question, Hourglass):
            # Set up the hourglass where it stood, or at its mark; only a turn's clock runs by itself, and not after an undo
            turn, seconds = isinstance(question, TurnClock), question.seconds
            marked = snapshot.mark.get("left") if isinstance(snapshot.mark, dict) else None
            if not left:
                left = float(marked if isinstance(marked, int | float) and 0 < marked <= seconds else seconds)
            runs = turn and not snapshot.can_redo and snapshot.mark is None
            slow = CALM if self.calm and not turn else 1.0
            self.live = Running(seconds, left, self._clock(), running=runs, slow=slow)
            self._second = self.live.count_whole_seconds(self._clock())

    def throw(self, step: int) -> GameAct | None:
        """Draw the device's answer, then show it: the arrow turns towards it, or the cards turn over."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.step != step:
            return None
        answer = device_answer(snapshot, self.rng)
        question = snapshot.question
        if isinstance(question, Draw) and answer is not None:
            self.live = Drawn(answer, self._clock())
        if isinstance(question, Spin) and question.sectors:
            numbers, shares = zip(*question.sectors, strict=True)
            self._turn(Turning.turn_to(answer, numbers, shares, self.rng.random(), self._clock()))
        if isinstance(question, Lot):
            keys = [option.key for option in question.options]
            self._turn(Turning.turn_to_chair(keys.index(answer), len(keys), self.rng.random(), self._clock()))
        return None

    def _turn(self, turning: Turning) -> None:
        self.live = turning
        spin = turning.animation
        self._clicks = [turning.began + click for click in click_times(spin.count_turns, spin.seconds, PEGS)]

    def run_glass(self, step: int, *, running: bool) -> GameAct | None:
        """Start or stop the hourglass; return the mark for the journal with the seconds left."""
        if not isinstance(self.live, Running) or self._snapshot is None or self._snapshot.step != step:
            return None
        self.live = self.live.set(self._clock(), running=running)
        return Mark({"left": round(self.live.left, 2)})

    def ask_camera(self, request: CameraRequest) -> None:
        """Ask the camera to read a picture, show the live one, keep the reading as it is, or keep a picture to learn from."""
        if self._snapshot is not None and self._snapshot.step == request.step:
            self.watch.ask(request)

    def pass_time(self) -> list[GameAct]:
        """Do what is due now (ticks, clicks, the camera's results), and return the acts due: marks and answers."""
        now = self._clock()
        while self._clicks and self._clicks[0] <= now:
            del self._clicks[0]
            self._play(Effect.CLICK)
        acts = self.watch.pass_time(now)
        if self.watch.seen is not None:
            self.live = self.watch.seen
        if not isinstance(self.live, Running) or not self.live.running or self.live.count_whole_seconds(now) == self._second:
            return acts
        assert self._snapshot is not None
        self._second = self.live.count_whole_seconds(now)
        if self._second <= 0:
            self._play(Effect.TIME_UP)
            return [*acts, Answer(0, self._snapshot.step, "device")]
        # Tick and mark each second; the clock of a turn, which can run for hours, sounds only at its end and is marked seldom
        turn = isinstance(self._snapshot.question, TurnClock)
        if self._second <= LAST_SECONDS:
            self._play(Effect.LAST_SECONDS)
        elif not turn:
            self._play(Effect.TICK)
        marks = not turn or self._second % SELDOM == 0
        return [*acts, Mark({"left": round(self.live.get_remaining(now), 2)})] if marks else acts

    def animation(self) -> tuple[Animation, float] | None:
        """Return the ring's animation of what runs, and the second it began; None if nothing runs."""
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
    """Build the light for the turn of the question's seat; without a seat, the plain hourglass."""
    if question.seat is None or question.seat not in seats:
        return Sand(running.total, running.left)
    direction = chair(seats.index(question.seat), len(seats))
    if question.up:
        return Measured(question.seat.colour, direction)
    return TurnLight(question.seat.colour, direction, running.total, running.left)


class Unattended:
    """Answers questions that need nobody: messages that only inform, an arrow that spins by itself, a call nobody answers.

    All times are seconds of one clock; a page over the question stops the waiting.
    """

    def __init__(self) -> None:
        self._step: int | None = None
        self._spins = False
        self._silence = ""
        self._until = 0.0

    def begin(self, snapshot: Snapshot, words: Words, now: float) -> None:
        """Start timing a snapshot: its message's reading time in the language of `words`, or the pause for a spin or silence."""
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
        """Note that somebody did or said something: the silence starts again."""
        if self._silence:
            self._until = now + SILENCE

    def find_due_act(self, now: float, live: Live | None, *, held: bool) -> Answer | SpinOrDraw | None:
        """Return what to do once it is due; `held` says that the voice still speaks, or a page lies over the question."""
        if held:
            self.stir(now)
        if self._step is None or held or now < self._until:
            return None
        if not self._spins:
            return self._make_answer(self._silence or None)
        if not isinstance(live, Turning):
            self._until = now + SUSPENSE
            return SpinOrDraw(self._step)
        return self._make_answer(live.number) if live.is_resting(now - SHOWN) else None

    def _make_answer(self, value: int | str | None) -> Answer:
        assert self._step is not None
        step, self._step = self._step, None
        return Answer(value, step, "device")


class RunnerAtDesk(DeskListener):
    """Runs the runner beside the desk's question, and tells the screen how many pictures the camera has kept."""

    acts = (SpinOrDraw, RunGlass, TakePicture, LookAgain, StayWithReading, TeachPieces, ForgetPictures)

    def __init__(self, desk: Desk, runner: Runner, screen: ScreenAtDesk, workers: Workers) -> None:
        self._desk, self._runner, self._screen, self._workers = desk, runner, screen, workers
        self._live: Live | None = None

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Set up what the question needs."""
        self._runner.begin(snapshot)
        self._look()

    def do(self, act: Order) -> None:
        """Spin or draw, start or stop the hourglass, or ask the camera to look."""
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
        """Do what is due."""
        self._screen.tell(pictures=self._runner.watch.kept)
        for due in self._runner.pass_time():
            self._workers.do(due)
        self._look()
        return False

    def _look(self) -> None:
        """Notify the other listeners if what runs has changed."""
        if self._runner.live is not self._live:
            self._live = self._runner.live
            self._desk.run_beside(self._live)

    def close(self) -> None:
        """Close the watch: no further pictures are read."""
        self._runner.watch.close()


class UnattendedAtDesk(DeskListener):
    """Goes past a question that needs nobody, once it was spoken and there was time to read it."""

    def __init__(self, desk: Desk, screen: ScreenAtDesk, speaker: Speaker, workers: Workers) -> None:
        self._desk, self._screen, self._speaker, self._workers = desk, screen, speaker, workers
        self._unattended = Unattended()
        self._live: Live | None = None

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Start waiting at this snapshot."""
        self._unattended.begin(snapshot, self._screen.words, self._desk.clock())

    def receive_live(self, live: Live | None) -> None:
        """Note whether the arrow turns."""
        self._live = live

    def step(self) -> bool:
        """Go on when it is time; a page over the question, or anybody's activity, delays this."""
        now = self._desk.clock()
        if self._desk.stirred:
            self._unattended.stir(now)
        held = self._screen.overlay is not None or self._desk.failure is not None or self._speaker.speaking
        due = self._unattended.find_due_act(now, self._live, held=held)
        if due is not None:
            if isinstance(due, SpinOrDraw):
                self._desk.send(due)
            else:
                self._workers.do(due)
        return False
