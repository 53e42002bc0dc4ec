"""What shines: one scene for the real ring and the one drawn on the screen."""

from __future__ import annotations

import threading
from collections.abc import Callable

from companion.desk.lights.signals import lamps
from companion.play.snapshot import Snapshot
from hardware.colour import Frame
from hardware.lights import HOLD_SECONDS, Animation, Dark, Fade, LetGo, PressAnimation, Scene, Then, calmed
from hardware.ring import Ring

LAMPS = 24
"""Lamps of the ring drawn on the screen."""


class LightScene:
    """Keeps the scene; `ring` takes it too, where one is connected. With `calm` only what tells something moves.

    `hold` is how many seconds of holding make a press a long one. A finger on the button lies over the scene until it has run
    back. `press` may be called from any thread.
    """

    def __init__(self, clock: Callable[[], float], *, calm: bool = False) -> None:
        self.ring: Ring | None = None
        self.hold = HOLD_SECONDS
        self._clock = clock
        self.calm = calm
        self._snapshot: Snapshot | None = None
        self._asked: Animation = Dark()
        self._scene = Scene(self._asked, clock())
        self._finger: Scene | None = None
        self._turn = threading.RLock()

    @property
    def scene(self) -> Scene:
        """What is shown now."""
        return self._finger or self._scene

    def frame(self, now: float) -> Frame:
        """Give what is shown at this second of the clock, for the drawn ring."""
        return self.scene.frame(now, LAMPS)

    def show(self, snapshot: Snapshot | None, running: tuple[Animation, float] | None) -> None:
        """Show what runs (with the second it began), else what the snapshot asks for; the same animation goes on unbroken."""
        with self._turn:
            self._show(snapshot, running)

    def _show(self, snapshot: Snapshot | None, running: tuple[Animation, float] | None) -> None:
        again = snapshot is not self._snapshot and snapshot is not None and snapshot.refusal is not None
        self._snapshot = snapshot
        if running is not None:
            self._asked = running[0]
            self._begin(Scene(*running))
        elif snapshot is not None and ((asked := self._wanted(snapshot)) != self._asked or again):
            self._turn_to(asked)

    def _wanted(self, snapshot: Snapshot) -> Animation:
        animation = lamps(snapshot)
        return calmed(animation) if self.calm else animation

    def _turn_to(self, asked: Animation) -> None:
        now = self._clock()
        before = self._seen(now)
        self._asked = asked
        self._begin(Scene(asked if self.calm else Fade(before, asked), now))

    def _begin(self, scene: Scene) -> None:
        if scene == self._scene:
            return
        self._scene = scene
        if self._finger is None or isinstance(self._finger.animation, LetGo):
            self._finger = None
            self._play()

    def sample(self, animation: Animation) -> None:
        """Show this once, so that a change is seen, and go on with what was asked for."""
        with self._turn:
            self._begin(Scene(Then(animation, self._asked), self._clock()))

    def press(self) -> None:
        """Acknowledge a finger on the button, before anyone knows what it means."""
        with self._turn:
            now = self._clock()
            self._finger = Scene(PressAnimation(self._seen(now), self.hold), now)
            self._play()

    def release(self) -> None:
        """The finger is off: what had closed runs back over the scene."""
        with self._turn:
            finger, now = self._finger, self._clock()
            if finger is not None and isinstance(finger.animation, PressAnimation):
                let_go = LetGo(self._scene.animation, now - finger.began, now - self._scene.began, self.hold)
                self._finger = Scene(let_go, now)
                self._play()

    def pass_time(self) -> None:
        """Leave off what is over: a fade, a finger's running back. The lamps need fewer frames without."""
        with self._turn:
            now, scene, finger = self._clock(), self._scene, self._finger
            if isinstance(scene.animation, Fade) and scene.animation.over(now - scene.began):
                self._scene = Scene(self._asked, scene.began)
                if finger is None:
                    self._play()
            if finger is not None and isinstance(finger.animation, LetGo) and finger.animation.over(now - finger.began):
                self._finger = None
                self._play()

    def due(self, now: float) -> float | None:
        """Give the second at which the next frame can differ; None while it rests."""
        fps = self.scene.animation.fps
        return None if not fps or self.scene.resting(now) else now + 1 / fps

    def _seen(self, now: float) -> Frame:
        return self.scene.frame(now, LAMPS if self.ring is None else self.ring.count)

    def _play(self) -> None:
        if self.ring is not None:
            self.ring.play(self.scene)
