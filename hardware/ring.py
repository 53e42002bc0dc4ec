"""The ring: a worker that draws the newest scene at its own pace and reconnects to a lost ring.

Whoever plays a scene never waits. The worker computes frames from the scene and the clock, so an hourglass is exact to
the frame whatever the rest of the program does. It sends only frames that differ, and repeats the last one once a second.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Self

from hardware import lamps, lights, supervised
from hardware.ring_drivers.driver import Driver, RingError

KEEP_ALIVE = 1.0
"""Seconds after which a frame is repeated; WLED returns to its own effect 2.5 s after the last frame."""
MOST_FPS = 60.0
"""The most frames per second, whatever an animation asks for."""
CONFIRMING, APART = 0.006, 0.1
"""Seconds for which no new frame begins after a button's level changed, and the least seconds between two such waits.

A press counts after 4 ms (`Timing.glitch`); a frame begun meanwhile would have to end before the one that shows the press.
"""
FIRST_RETRY, LAST_RETRY = 0.5, 5.0
HANGS = 40.0
"""Seconds after which the worker counts as hung: twice the longest start of a board."""


@dataclass(frozen=True)
class Mount:
    """How the ring is mounted: which of its lamps is at the top, whether they run clockwise, and how they take their colours.

    Each lamp is sent the colours at the places `colours` (0 red, 1 green, 2 blue) of the colour that it shall show.
    """

    top: int = 0
    clockwise: bool = True
    colours: tuple[int, int, int] = (0, 1, 2)

    def __call__(self, frame: lamps.Frame) -> lamps.Frame:
        """Return the frame in the order of the ring's own lamps and of their colours."""
        step = 1 if self.clockwise else -1
        turned = tuple(frame[step * (lamp - self.top) % len(frame)] for lamp in range(len(frame)))
        red, green, blue = self.colours
        return turned if self.colours == (0, 1, 2) else tuple((lamp[red], lamp[green], lamp[blue]) for lamp in turned)


class Ring(supervised.Closes):
    """A ring of ``count`` lamps behind ``driver``, drawn by a separate thread once started.

    At most ``fps`` frames per second are sent, and only those that differ; with ``steady``, all frames are sent. Raises
    LightsError if ``count`` is not 8 to 60.
    """

    def __init__(
        self,
        driver: Driver,
        count: int,
        *,
        power: lamps.Power | None = None,
        mount: Mount | None = None,
        fps: float = MOST_FPS,
        steady: bool = False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.count = len(lamps.places(count))
        self._driver = driver
        self._power = power or lamps.Power()
        self._mount = mount or Mount()
        self._period = 1 / min(fps, MOST_FPS)
        self._steady = steady
        self._clock = clock
        self.sent = 0
        self.scene = lights.Scene(lights.DARK, clock())
        """The scene that the ring shows."""
        self.status = supervised.DeviceStatus()
        """Whether the ring is connected, and where."""
        self._last: lamps.Frame | None = None
        self._last_sent = self._tick = self._retry_at = float("-inf")
        self._retry = FIRST_RETRY
        self._touched, self._before = float("-inf"), self.scene
        self._worker = supervised.SupervisedThread("ring", self._work, limit=HANGS, failed=self._note_lost, clock=clock)

    def play(self, scene: lights.Scene) -> None:
        """Show a scene from now on; returns at once, with or without a ring."""
        self.scene = scene
        self._worker.notice()

    def keep_free(self) -> None:
        """Keep the line free for a moment after a button's level changed, so that a press can be shown at once."""
        now = self._clock()
        if now >= self._touched + APART:
            self._touched, self._before = now, self.scene

    def show(self, animation: lights.Animation) -> None:
        """Show an animation from its beginning."""
        self.play(lights.Scene(animation, self._clock()))

    def adjust(self, power: lamps.Power, mount: Mount) -> None:
        """Use this power and mount from now on."""
        self._power, self._mount = power, mount
        self._last = None if self._last is None else ()
        self._worker.notice()

    def start(self) -> Self:
        """Start to look for the ring and to draw."""
        self._worker.start()
        return self

    def step(self) -> float:
        """Look for the ring, or send a frame, if due. This is all the worker does; call it only if no worker runs.

        Returns the clock time at which to call it again; a scene played meanwhile makes the call due earlier.
        """
        try:
            if self.status.state is not supervised.DeviceState.HERE:
                if self._clock() < self._retry_at:
                    return self._retry_at
                self.status = supervised.DeviceStatus(supervised.DeviceState.HERE, self._driver.open())
                self._last = None
            now = self._clock()
            scene = self.scene
            confirmed = self._touched + CONFIRMING if scene is self._before else now
            begin = max(confirmed, self._last_sent + self._driver.rest(self.count))
            if now < begin and self._last is not None:
                return begin
            frame = self._lamps(scene, now)
            if self._steady or frame != self._last or now >= self._last_sent + KEEP_ALIVE:
                if self._last is None:  # a board that was just reset can miss the first frame
                    self._driver.send(frame)

                def newer() -> lamps.Frame | None:
                    return None if self.scene is scene else self._lamps(self.scene, self._clock())

                self._driver.send(frame, newer)
                # If another scene has come meanwhile, the lamps can show parts of both scenes, so the next frame is
                # always sent.
                self._last = frame if self.scene is scene else ()
                self._last_sent = now
                self.sent += 1
                self._retry = FIRST_RETRY
            alive = self._last_sent + KEEP_ALIVE
            if self._steady:
                period = self._period
            elif scene.is_resting(now) or scene.animation.fps == 0:
                return alive
            else:
                period = max(self._period, 1 / scene.animation.fps)
            planned = self._tick if 0 <= now - self._tick < period else now
            self._tick = planned + period
            return min(alive, self._tick)
        except RingError as error:
            self._note_lost(error)
            return self._retry_at

    def _note_lost(self, error: Exception) -> None:
        self.status = supervised.DeviceStatus(supervised.DeviceState.LOST, str(error))
        self._retry_at = self._clock() + self._retry
        self._retry = min(LAST_RETRY, 2 * self._retry)
        self._driver.close()

    def _lamps(self, scene: lights.Scene, now: float) -> lamps.Frame:
        return self._mount(self._power(scene.frame(now, self.count)))

    def _work(self) -> float:
        return self.step() - self._clock()

    @property
    def hangs(self) -> bool:
        """Whether the worker is overdue."""
        return self._worker.hangs()

    def close(self) -> None:
        """End the worker, switch the lamps off and close the driver. Can be called again."""
        if self._worker.close() and self.status.state is not supervised.DeviceState.CLOSED:
            if self.status.state is supervised.DeviceState.HERE:
                with suppress(RingError):
                    self._driver.send((lamps.OFF,) * self.count)
            self._driver.close()
            self.status = supervised.DeviceStatus(supervised.DeviceState.CLOSED)
