"""What runs while a question is open: the hourglass, the arrow, the camera, and questions that need nobody.

All of it follows the clock, not the frames.
"""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from companion.app.desk.desk import Desk, DeskListener, Order
from companion.app.desk.screen import ScreenAtDesk
from companion.app.desk.workers import Workers
from companion.camera.watcher import Watch
from companion.language.voice.speaker import Speaker
from companion.play.acts import Answer, GameAct, Mark
from companion.play.controller import device_answer
from companion.play.live import Drawn, Live, Running, Turning
from companion.play.requests import (
    ForgetPictures,
    LookAgain,
    RelightTray,
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


class Runner(DeskListener):
    """Runs hourglass and spinner for the open question, and asks the reader to look through the camera.

    With `calm` the hourglass takes half as long again. `play` plays an effect; `reader` is None without a camera. All times are
    seconds of the desk's clock, which never goes back.
    """

    acts = (SpinOrDraw, RunGlass, TakePicture, LookAgain, StayWithReading, RelightTray, TeachPieces, ForgetPictures)

    def __init__(
        self,
        desk: Desk,
        screen: ScreenAtDesk,
        workers: Workers,
        play: Callable[[Effect], None],
        reader: "Reader | None",
        *,
        calm: bool = False,
    ) -> None:
        self.live: Live | None = None
        self.calm = calm
        self.rng: Random = SystemRandom()
        self.watch = Watch(desk.clock, reader)
        self._desk, self._screen, self._workers, self._clock, self._play = desk, screen, workers, desk.clock, play
        self._snapshot: Snapshot | None = None
        self._told: Live | None = None
        """What the other listeners know to run."""
        self._clicks: list[float] = []
        self._second = 0

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Set up what the question needs."""
        self._begin(snapshot)
        self._tell()

    def do(self, act: Order) -> None:
        """Spin or draw, start or stop the hourglass, or ask the camera to look."""
        step = None if self._snapshot is None else self._snapshot.step
        match act:
            case SpinOrDraw() if act.step == step:
                self._throw()
            case RunGlass() if act.step == step and isinstance(self.live, Running):
                self.live = self.live.set(self._clock(), running=act.running)
                self._workers.do(Mark({"left": round(self.live.left, 2)}))
            case ForgetPictures():
                self.watch.forget()
            case TakePicture() | LookAgain() | StayWithReading() | RelightTray() | TeachPieces() if act.step == step:
                self.watch.ask(act)
        self._tell()

    def step(self) -> bool:
        """Do what is due, and tell the screen how many pictures the camera has kept."""
        self._screen.tell(pictures=self.watch.kept)
        for due in self._pass_time():
            self._workers.do(due)
        self._tell()
        return False

    def _tell(self) -> None:
        """Tell the other listeners if something else runs now."""
        if self.live is not self._told:
            self._told = self.live
            self._desk.run_beside(self.live)

    def close(self) -> None:
        """Close the watch: no further pictures are read."""
        self.watch.close()

    def _begin(self, snapshot: Snapshot) -> None:
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
        self.live, self._clicks = None, []
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

    def _throw(self) -> None:
        """Draw the device's answer, then show it: the arrow turns towards it, or the cards turn over."""
        assert self._snapshot is not None
        answer, question = device_answer(self._snapshot, self.rng), self._snapshot.question
        if isinstance(question, Draw) and answer is not None:
            self.live = Drawn(answer, self._clock())
        if isinstance(question, Spin) and question.sectors:
            numbers, shares = zip(*question.sectors, strict=True)
            self._turn(Turning.turn_to(answer, numbers, shares, self.rng.random(), self._clock()))
        if isinstance(question, Lot):
            keys = [option.key for option in question.options]
            self._turn(Turning.turn_to_chair(keys.index(answer), len(keys), self.rng.random(), self._clock()))

    def _turn(self, turning: Turning) -> None:
        self.live = turning
        spin = turning.animation
        self._clicks = [turning.began + click for click in click_times(spin.count_turns, spin.seconds, PEGS)]

    def _pass_time(self) -> list[GameAct]:
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


class Unattended(DeskListener):
    """Answers questions that need nobody: messages that only inform, an arrow that spins by itself, a call nobody answers.

    It waits until the question was spoken and there was time to read it; a page over the question stops the waiting.
    """

    def __init__(self, desk: Desk, screen: ScreenAtDesk, speaker: Speaker, workers: Workers) -> None:
        self._desk, self._screen, self._speaker, self._workers = desk, screen, speaker, workers
        self._live: Live | None = None
        self._step: int | None = None
        self._spins = False
        self._silence = ""
        self._until = 0.0

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Start timing a snapshot: its message's reading time, or the pause for a spin or silence."""
        question, self._step, self._spins, self._silence = snapshot.question, None, False, ""
        now = self._desk.clock() + (snapshot.choreography.lasts if snapshot.choreography is not None else 0.0)
        if isinstance(question, Tell) and passes(snapshot):
            self._step = snapshot.step
            letters = len(self._screen.words(question.words))
            self._until = now + max(LEAST, letters / SIGNS_A_SECOND) + A_ROW * len(question.reasons)
        elif isinstance(question, Spin) and question.alone and not snapshot.can_redo:
            self._step, self._spins, self._until = snapshot.step, True, now + SUSPENSE
        elif isinstance(question, Choose) and question.silence and not snapshot.can_redo:
            self._step, self._silence, self._until = snapshot.step, question.silence, now + SILENCE

    def receive_live(self, live: Live | None) -> None:
        """Note whether the arrow turns."""
        self._live = live

    def step(self) -> bool:
        """Go on when it is time. What anybody does or says, a page over the question among it, makes a silence start again."""
        now = self._desk.clock()
        held = self._screen.overlay is not None or self._desk.failure is not None or self._speaker.speaking
        if self._silence and (held or self._desk.stirred):
            self._until = now + SILENCE
        if self._step is None or held or now < self._until:
            return False
        if not self._spins:
            self._answer(self._silence or None)
        elif not isinstance(self._live, Turning):
            self._until = now + SUSPENSE
            self._desk.send(SpinOrDraw(self._step))
        elif self._live.is_resting(now - SHOWN):
            self._answer(self._live.number)
        return False

    def _answer(self, value: int | str | None) -> None:
        assert self._step is not None
        step, self._step = self._step, None
        self._workers.do(Answer(value, step, "device"))
