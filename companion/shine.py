"""What shines: one scene for the real ring and the one drawn on the screen."""

from __future__ import annotations

from collections.abc import Callable

from companion.lamps import lamps
from companion.standing import Standing
from hardware.colour import Frame
from hardware.lights import Animation, Dark, Press, Scene
from hardware.ring import Ring

LAMPS = 24
"""Lamps of the ring drawn on the screen."""


class Shine:
    """Keeps the scene; `ring` takes it too, where one is connected. `press` may be called from any thread."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.ring: Ring | None = None
        self._clock = clock
        self._scene = Scene(Dark(), clock())

    def frame(self, now: float) -> Frame:
        """Give what is shown at this second of the clock, for the drawn ring."""
        return self._scene.frame(now, LAMPS)

    def show(self, standing: Standing | None, running: tuple[Animation, float] | None) -> None:
        """Show what runs (with the second it began), else what the standing asks for; the same animation goes on unbroken."""
        if running is not None:
            self._scene = Scene(*running)
        elif standing is not None:
            animation = lamps(standing)
            if animation != self._scene.animation:
                self._scene = Scene(animation, self._clock())
        self.release()

    def press(self) -> None:
        """Acknowledge a finger on the button, before anyone knows what it means."""
        if self.ring is not None:
            now = self._clock()
            self.ring.play(Scene(Press(self._scene.frame(now, self.ring.count)), now))

    def release(self) -> None:
        """The finger is off: show the scene again."""
        if self.ring is not None:
            self.ring.play(self._scene)

    def due(self, now: float) -> float | None:
        """Give the second at which the next frame can differ; None while it rests."""
        fps = self._scene.animation.fps
        return None if not fps or self._scene.resting(now) else now + 1 / fps
