"""The state that the screen itself keeps between two pictures: an immutable value, replaced at every touch and press."""

import math
from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any

from companion.play import Act, PhoneCode, Request
from companion.system.settings import Settings
from companion.table import Difference, Question, SeatScore, unchanging
from companion.ui.screen.page.effects import Both, Close, Do, Effect, Enter, Focus, Moved, Open, Overlay, TurnPage
from companion.ui.screen.page.visits import Visit


@unchanging
class Guest:
    """A visitor with a browser: their number, their role (a seat or another), whether they are connected, and a wanted role."""

    number: int
    role: str
    here: bool
    wants: str = ""


@unchanging
class Door:
    """How other screens join the table: the address, the code to type there, the drawn code, and the visitors.

    `trouble` names why nobody can join: `port`, `network` or `extra`; "" if all is well.
    """

    address: str = ""
    code: str = ""
    drawn: PhoneCode | None = None
    guests: tuple[Guest, ...] = ()
    trouble: str = ""


@unchanging
class JoiningShown:
    """Joining a house: the step (`join-STEP` is its message), the houses found, the number to compare, the table's new name."""

    step: str
    houses: tuple[str, ...] = ()
    number: str = ""
    table: str = ""


@unchanging
class ScreenSettings:
    """The table's settings for the screen: language, theme (`day`, `evening`, `auto`), volumes 0 to 10, and operation.

    `ring` tells whether a real ring with its button is connected; then no ring is drawn beside the scoreboard.
    `rotation` turns picture and touch clockwise (0, 90, 180 or 270 degrees) on the display; `touch_rotation` turns touch
    further, for a panel whose touch is turned against its picture. `reduced` leaves out all movement that carries no
    meaning. `camera` and `touch` tell whether the device has them, `heard` whether it has a voice and an output; `height_mm` is
    the height of the display, 0 if unknown. `large` sets letters one step larger, `contrast` is black and white only,
    `brightness` (0 to 1) dims the picture; `chosen` are all settings in force, `unkept` tells that the last change could not be
    written.
    `quiet` tells that the voice is only shown for this round; `prepared` is how many sentences the voice has ready and the total;
    `depth` is how much is explained to the group; `stick` tells that a USB stick is plugged in; `broker` is "here" or "away", or
    "" if none is wanted, and `broker_trouble` the kind of reason why it is away; `calling` tells that somebody of the house has
    been called; `joining` is how far joining a house has come; `pictures` is the number of pictures of readings and lessons that
    the camera has kept. `by_ear` tells that people play by ear: no list is longer than they can remember, and no answer of the
    next player is offered ahead.
    `door` is how other screens join, None if none may; `visits` is set on the screen of a visitor who is not the table's second
    screen. `choosing` are the players who are preparing an answer on their own screens.
    """

    language: str = "de"
    theme: str = "auto"
    volumes: tuple[tuple[str, int], ...] = (("speech", 7), ("effects", 6), ("announcements", 7))
    ring: bool = False
    rotation: int = 0
    touch_rotation: int = 0
    reduced: bool = False
    camera: bool = False
    heard: bool = True
    touch: bool = False
    height_mm: float = 0.0
    quiet: bool = False
    prepared: tuple[int, int] | None = None
    large: bool = False
    contrast: bool = False
    brightness: float = 1.0
    unkept: bool = False
    chosen: Settings = field(default_factory=Settings)
    depth: str = "auto"
    stick: bool = False
    broker: str = ""
    broker_trouble: str = ""
    calling: bool = False
    joining: JoiningShown | None = None
    pictures: int = 0
    by_ear: bool = False
    locked: bool = False
    door: Door | None = None
    visits: Visit | None = None
    choosing: tuple[str, ...] = ()


TOOL = "tool:"
"""The prefix of the names of the head band's tools."""


@unchanging
class Layer:
    """One level of the screen (the question, or the page over it): its focus, page number and half-entered answer.

    `answer` is the last focused target other than a tool of the head band; the focus returns there when a tool's page closes.
    """

    focus: str = ""
    page: int = 0
    entry: Any = None
    answer: str = ""

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
        case Enter(entry, focus):
            after = layer if focus is None else layer.focus_on(focus)
            return state.with_layer(replace(after, entry=entry))
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
