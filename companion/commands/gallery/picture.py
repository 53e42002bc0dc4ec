"""One picture of the gallery, and how it becomes a scene."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.play.live import Live, Running, Turning
from companion.play.snapshot import Snapshot
from companion.screen.arrival import arrived
from companion.screen.compose import PageScene
from companion.screen.page.effects import Overlay
from companion.screen.page.state import Layer, ScreenSettings, ScreenState
from companion.screen.paint.formats import Format
from companion.unchanging import unchanging
from companion.words import Words
from hardware.circle import chair
from hardware.colour import SEAT_LAMPS
from hardware.lights import Breath, Everybody
from hardware.lights import HourglassAnimation as Sand

NOW = 1000.0


@unchanging
class Screen:
    """One picture of the gallery: its name, what is shown, and what is laid over it or half entered."""

    name: str
    snapshot: Snapshot
    live: Live | None = None
    overlay: Overlay | None = None
    entry: Any = None
    camera: bool = False
    explain: bool = False

    def scene(self, form: Format, words: Words, theme: str = "day") -> PageScene:
        """Make the scene for a format and a language."""
        state = arrived(ScreenState(), self.snapshot)
        if self.entry is not None:
            state = replace(state, question=replace(state.question, entry=self.entry))
        if self.overlay is not None:
            state = replace(state, overlay=self.overlay, over=Layer())
        settings = ScreenSettings(words.language, theme, camera=self.camera, pictures=7)
        frame = _frame(self.snapshot, self.live)
        return PageScene(self.snapshot, state, settings, form, words, NOW, frame=frame, live=self.live, explain=self.explain)


def _frame(snapshot: Snapshot, live: Live | None) -> tuple[tuple[int, int, int], ...]:
    if isinstance(live, Running):
        return Sand(live.total, live.remaining(NOW)).frame(0.0, 24)
    if isinstance(live, Turning):
        return live.animation.frame(NOW - live.began, 24)
    question = snapshot.question
    if question is None or question.seat is None or question.seat not in snapshot.seats:
        return Everybody().frame(0.0, 24)
    direction = chair(snapshot.seats.index(question.seat), len(snapshot.seats))
    return Breath(SEAT_LAMPS[question.seat.colour], direction).frame(0.0, 24)
