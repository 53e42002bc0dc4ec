"""What the ring shows: whose turn it is, the hourglass, the arrow, the game's own signals, a press of the button."""

import threading
from collections.abc import Callable, Mapping

from companion.app.desk.desk import Desk, DeskListener
from companion.app.desk.running import Runner
from companion.play import Snapshot, live
from companion.rulebook.lessons import course, lesson_plan, lesson_signals
from companion.table import Hourglass as HourglassQuestion
from companion.table import Spin as SpinQuestion
from companion.ui.screen.window import Window
from hardware import lights, ring_signals, spinning
from hardware.lamps import SEAT_LAMPS, Frame, chair
from hardware.press import ButtonEvent, Event, Press
from hardware.ring import Ring

LAMPS = 24
"""The number of lamps of the ring drawn on the screen."""

KINDS: Mapping[lesson_signals.RingSignal, Callable[..., lights.Animation]] = {
    lesson_signals.RingSignal.RISE: ring_signals.Attention,
    lesson_signals.RingSignal.CROWN: ring_signals.Crown,
    lesson_signals.RingSignal.FLAMES: ring_signals.Flames,
    lesson_signals.RingSignal.SHAKE: ring_signals.Wrong,
    lesson_signals.RingSignal.SWEEP: ring_signals.Sweep,
    lesson_signals.RingSignal.GLOW: lights.glow,
}
"""The animation of each kind of signal; each can take a colour."""

CUES: Mapping[lesson_plan.Cue, lights.Animation] = {
    lesson_plan.Cue.NONE: lights.DARK,
    lesson_plan.Cue.EVERYBODY: lights.Everybody(),
    lesson_plan.Cue.SEAT: lights.Breath(SEAT_LAMPS["blue"], chair(0, 4)),
    lesson_plan.Cue.HOURGLASS: lights.HourglassAnimation(20, 20),
    lesson_plan.Cue.SPINNER: spinning.SpinAnimation(spinning.Disc.make_equal(4).rest(0.4)),
    lesson_plan.Cue.ATTENTION: ring_signals.Attention(),
}
"""What the ring shows with a lesson step whose cue is not one of the game's own signals."""


def animation_of(signal: lesson_signals.Signal) -> lights.Animation | None:
    """Build the animation of a signal; None for a signal that is only heard."""
    if signal.ring is None:
        return None
    kind = KINDS[signal.ring]
    return kind() if signal.colour is None else kind(signal.colour)


def lamps(snapshot: Snapshot) -> lights.Animation:
    """Choose the animation of a snapshot in which nothing runs (the runner chooses those of the spinner and the hourglass)."""
    asked = _choose_animation(snapshot)
    return asked if snapshot.refusal is None else lights.Then(ring_signals.Wrong(), asked)


def _choose_animation(snapshot: Snapshot) -> lights.Animation:
    if snapshot.question is None:
        return lights.DARK if snapshot.outcome is None else ring_signals.Crown()
    question = snapshot.question
    if isinstance(question, course.LessonStep):
        return CUES[question.cue] if isinstance(question.cue, lesson_plan.Cue) else animation_of(question.cue) or lights.DARK
    signal = lesson_signals.signals_of(snapshot.game.folder).get(question.picture) if snapshot.game else None
    shown = animation_of(signal) if signal is not None else None
    if shown is not None:
        return shown
    if isinstance(question, SpinQuestion | HourglassQuestion):
        return ring_signals.Attention()
    if question.seat is None or question.seat not in snapshot.seats:
        return lights.Everybody()
    direction = chair(snapshot.seats.index(question.seat), len(snapshot.seats))
    return lights.Breath(SEAT_LAMPS[question.seat.colour], direction)


class LightScene:
    """Keeps the scene, and plays it on `ring` if one is connected. With `calm` nothing moves that gives no information.

    `hold` is the seconds after which a press counts as long. A press covers the scene until its animation has run back.
    `press` and `release` can be called from any thread.
    """

    def __init__(
        self, clock: Callable[[], float], ring: Ring | None = None, *, hold: float = lights.HOLD_SECONDS, calm: bool = False
    ) -> None:
        self.ring = ring
        self.hold = hold
        self._clock = clock
        self.calm = calm
        self._snapshot: Snapshot | None = None
        self._asked: lights.Animation = lights.DARK
        self._scene = lights.Scene(self._asked, clock())
        self._finger: lights.Scene | None = None
        self._turn = threading.RLock()

    @property
    def scene(self) -> lights.Scene:
        """The scene that the ring shows now."""
        return self._finger or self._scene

    def frame(self, now: float) -> Frame:
        """Return the frame at this clock time, for the drawn ring."""
        return self.scene.frame(now, LAMPS)

    def show(self, snapshot: Snapshot | None, running: tuple[lights.Animation, float] | None) -> None:
        """Show what runs (with the second it began), else the snapshot's animation; the same animation continues."""
        with self._turn:
            again = snapshot is not self._snapshot and snapshot is not None and snapshot.refusal is not None
            self._snapshot = snapshot
            if running is not None:
                self._asked = running[0]
                self._begin(lights.Scene(*running))
            elif snapshot is not None:
                asked = lights.calm_down(lamps(snapshot)) if self.calm else lamps(snapshot)
                if asked != self._asked or again:
                    now = self._clock()
                    before, self._asked = self._compose_frame(now), asked
                    self._begin(lights.Scene(asked if self.calm else lights.Fade(before, asked), now))

    def _begin(self, scene: lights.Scene) -> None:
        if scene == self._scene:
            return
        self._scene = scene
        if self._finger is None or isinstance(self._finger.animation, lights.LetGo):
            self._finger = None
            self._play()

    def sample(self, animation: lights.Animation) -> None:
        """Show this animation once, so that people see the change, then go back to the present one."""
        with self._turn:
            self._begin(lights.Scene(lights.Then(animation, self._asked), self._clock()))

    def press(self) -> None:
        """Show that the button is pressed, before it is known what the press means."""
        with self._turn:
            now = self._clock()
            self._finger = lights.Scene(lights.PressAnimation(self._compose_frame(now), self.hold), now)
            self._play()

    def release(self) -> None:
        """The button is released: the press animation runs back over the scene."""
        with self._turn:
            finger, now = self._finger, self._clock()
            if finger is not None and isinstance(finger.animation, lights.PressAnimation):
                let_go = lights.LetGo(self._scene.animation, now - finger.began, now - self._scene.began, self.hold)
                self._finger = lights.Scene(let_go, now)
                self._play()

    def pass_time(self) -> None:
        """Drop animations that are over (a fade, a released press), as the lamps need fewer frames without them."""
        with self._turn:
            now, scene, finger = self._clock(), self._scene, self._finger
            if isinstance(scene.animation, lights.Fade) and scene.animation.is_over(now - scene.began):
                self._scene = lights.Scene(self._asked, scene.began)
                if finger is None:
                    self._play()
            if finger is not None and isinstance(finger.animation, lights.LetGo) and finger.animation.is_over(now - finger.began):
                self._finger = None
                self._play()

    def get_due_time(self, now: float) -> float | None:
        """Return the clock time at which the next frame can differ; None while nothing moves."""
        fps = self.scene.animation.fps
        return None if not fps or self.scene.is_resting(now) else now + 1 / fps

    def _compose_frame(self, now: float) -> Frame:
        return self.scene.frame(now, LAMPS if self.ring is None else self.ring.count)

    def _play(self) -> None:
        if self.ring is not None:
            self.ring.play(self.scene)


class LightsAtDesk(DeskListener):
    """Makes the scene follow the desk: its snapshot, what runs beside it, presses, and an idle table."""

    def __init__(self, desk: Desk, scene: LightScene, runner: Runner, window: Window) -> None:
        self.scene = scene
        self._desk, self._runner, self._window = desk, runner, window
        self._beside: lights.Animation | None = None

    def notice_press(self, event: Event) -> None:
        """Show a press before its meaning is known."""
        if isinstance(event, ButtonEvent) and event.press is Press.DOWN:
            self.scene.press()
        elif isinstance(event, ButtonEvent) and event.press in {Press.UP, Press.STUCK}:
            self.scene.release()

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Show the snapshot's scene."""
        self.scene.show(snapshot, self._runner.animation())

    def receive_live(self, _live: live.Live | None) -> None:
        """Show the scene of what runs."""
        self.scene.show(self._desk.snapshot, self._runner.animation())

    def step(self) -> bool:
        """Show an idle light while nobody seems to be here, a page's dial, or who acts on it where the question is for all."""
        now, dial = self._desk.clock(), self._window.page.dial
        beside = ring_signals.Stroll() if self._window.idle else lights.Dial(*dial) if dial is not None else self._in_turn()
        if beside != self._beside:
            self._beside = beside
            self.scene.show(self._desk.snapshot, (beside, now) if beside is not None else self._runner.animation())
        self.scene.pass_time()
        return False

    def _in_turn(self) -> lights.Animation | None:
        """Return the light of the one player who acts on a page of a question to all; None on any other page."""
        snapshot, acting = self._desk.snapshot, self._window.page.acting
        question = None if snapshot is None else snapshot.question
        if snapshot is None or question is None or question.seat is not None or acting not in snapshot.seats:
            return None
        assert acting is not None
        light = lights.Breath(SEAT_LAMPS[acting.colour], chair(snapshot.seats.index(acting), len(snapshot.seats)))
        return lights.calm_down(light) if self.scene.calm else light

    def get_due_time(self) -> float | None:
        """Return when the next frame can differ; the screen draws the ring at each of its turns."""
        return self.scene.get_due_time(self._desk.clock())
