"""The state that the screen itself keeps between two pictures: an immutable value, replaced at every touch and press."""

import math
from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any

from companion.play import Act, Request
from companion.table import Difference, Question, SeatScore, unchanging
from companion.ui.pages.effects import Both, Close, Do, Effect, Enter, Focus, Moved, Open, Overlay, TurnPage

TOOL = "tool:"
"""The prefix of the names of the head band's tools."""


@unchanging
class Layer:
    """One level of the screen (the question, or the page over it): its focus, page number and half-entered answer.

    `answer` is the last focused target other than a tool of the head band; the focus returns there when a tool's page closes.
    `typing` names the figure to which the next typed digit is appended, "" if it would replace the figure.
    """

    focus: str = ""
    page: int = 0
    entry: Any = None
    answer: str = ""
    typing: str = ""

    def focus_on(self, name: str) -> "Layer":
        """Return the layer with the focus on this target."""
        return replace(self, focus=name, answer=self.answer if name.startswith(TOOL) else name)


@unchanging
class ScreenState:
    """The state of the screen: the question's layer, the overlay with its layer, and passing states.

    `step` and `asked` identify the question to which the layer belongs; `hint` shows how the button works; `said` is the reason
    why something touched is off; `began` is the clock time at which the question appeared. `scores` is the scoreboard now,
    `before` the one until the clock time `moves`. The animation of what has happened starts at the clock time `plays` and ends
    at `played`, when the question appears. `idle` is the clock time since which nobody seems to be here, None while somebody is.
    `owed` is what the table is still to be told to put back, once the page from which answers are taken back closes.
    """

    step: int = -1
    asked: Question[Any] | None = None
    question: Layer = field(default_factory=Layer)
    overlay: Overlay | None = None
    over: Layer = field(default_factory=Layer)
    hint: bool = False
    said: str = ""
    began: float = -math.inf
    scores: tuple[SeatScore, ...] = ()
    before: tuple[SeatScore, ...] = ()
    moves: float = -math.inf
    idle: float | None = None
    plays: float = -math.inf
    played: float = -math.inf
    owed: tuple[Difference, ...] = ()

    @property
    def layer(self) -> Layer:
        """The layer that takes touches and presses now."""
        return self.question if self.overlay is None else self.over

    def with_layer(self, layer: Layer) -> "ScreenState":
        """Return the state with the layer that takes touches and presses replaced."""
        return replace(self, question=layer) if self.overlay is None else replace(self, over=layer)

    def owing(self, changes: Sequence[Difference]) -> "ScreenState":
        """Return the state with further changes to be told; what came back to where it was need not be."""
        owed = {each.name: each for each in self.owed}
        for each in changes:
            owed[each.name] = replace(each, before=owed[each.name].before) if each.name in owed else each
        return replace(self, owed=tuple(each for each in owed.values() if each.before != each.after))


def apply_effect(state: ScreenState, effect: Effect) -> tuple[ScreenState, tuple[Act | Request, ...]]:
    """Carry out an effect; return the new state and the acts and requests for the app."""
    match effect:
        case Do(act):
            return state, (act,)
        case Both(first, then):
            middle, early = apply_effect(state, first)
            last, late = apply_effect(middle, then)
            return last, early + late
        case _:
            return _move(state, effect), ()


def _move(state: ScreenState, effect: Effect) -> ScreenState:
    layer = state.layer
    match effect:
        case Enter(entry, focus, typing):
            after = layer if focus is None else layer.focus_on(focus)
            return state.with_layer(replace(after, entry=entry, typing=typing))
        case TurnPage(page, focus):
            return state.with_layer(replace(layer.focus_on(focus or ""), page=page))
        case Focus(name):
            return state.with_layer(layer.focus_on(name))
        case Open(overlay):
            below = state.question
            question = below.focus_on(below.answer) if below.focus.startswith(TOOL) else below
            return replace(state, question=question, overlay=overlay, over=Layer())
        case Close():
            told = isinstance(state.overlay, Moved) or not state.owed
            return replace(state, overlay=None if told else Moved(), over=Layer(), owed=() if told else state.owed)
        case _:
            return state
