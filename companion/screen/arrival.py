"""When a standing arrives: whether the screen stays where it is, begins a new question, or lays something over it."""

from __future__ import annotations

import math
from dataclasses import replace

from companion.play.acts import Act, Redo, Repair, Undo
from companion.play.requests import Request
from companion.play.snapshot import Standing
from companion.screen.page.effects import Moved, Overlay, Planned, Undoing
from companion.screen.page.state import Layer, ScreenState
from companion.screen.views import view_of


def arrived(state: ScreenState, standing: Standing, last: Act | Request | None = None, now: float = -math.inf) -> ScreenState:
    """Give the state in which a standing is shown from the clock's second `now` on; `last` is the act that led to it."""
    if state.step != standing.step or state.asked != standing.question:
        state = ScreenState(standing.step, standing.question, first_layer(standing), began=now)
    overlay = _brought(standing, last)
    return state if overlay is None else replace(state, overlay=overlay, over=Layer())


def first_layer(standing: Standing) -> Layer:
    """Begin the layer of a new question."""
    if standing.question is None:
        return Layer()
    return Layer(entry=view_of(standing.question).begin(standing, standing.question))


def _brought(standing: Standing, last: Act | Request | None) -> Overlay | None:
    if standing.stopped_at is not None:
        return Undoing(insist=True)
    if standing.plan is not None:
        return Planned()
    if standing.changes and isinstance(last, Undo | Redo | Repair):
        return Moved()
    return None
