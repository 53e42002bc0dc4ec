"""The button drawn on the screen, and the space bar: fed to the same press machine as the real one."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.press import AT_REST, Meanings, Press, PressState, due, held, read


@dataclass(frozen=True)
class DrawnButton:
    """Where the drawn button stands; `counting` says that a double press means nothing, so that short ones are not waited for."""

    state: PressState = AT_REST
    down: bool = False

    def set(self, now: float, *, down: bool, counting: bool) -> tuple[DrawnButton, tuple[Press, ...]]:
        """Take in a finger or none; the new button and what it tells."""
        state, told = read(self.state, down, now, Meanings(double=not counting))
        return DrawnButton(state, down), tuple(press for press, _ in told)

    def due(self, *, counting: bool) -> float | None:
        """When to look again without an event."""
        return due(self.state, Meanings(double=not counting))

    def held(self, now: float) -> float:
        """How far a long press has come, 0 to 1."""
        return held(self.state, now)
