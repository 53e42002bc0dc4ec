"""What the screen itself remembers between two pictures; an unchanging value, replaced by every touch and press."""

import math
from dataclasses import field, replace
from typing import Any

from companion.play.acts import Act
from companion.play.own_questions import PhoneCode
from companion.play.requests import Request
from companion.screen.page.effects import Both, Close, Do, Effect, Enter, Focus, Open, Overlay, TurnPage
from companion.system.settings import Settings
from companion.table.game import SeatScore
from companion.table.questions.question import Question
from companion.unchanging import unchanging


@unchanging
class Guest:
    """Somebody who looks at the table through a browser: number, name of the seat or what else they are, whether connected."""

    number: int
    role: str
    here: bool
    wants: str = ""


@unchanging
class Door:
    """How other glasses come to the table: the address, the code to type there and the drawn one, and who came in.

    `trouble` names why nobody can: `port`, `network` or `extra`; "" where all is well.
    """

    address: str = ""
    code: str = ""
    drawn: PhoneCode | None = None
    guests: tuple[Guest, ...] = ()
    trouble: str = ""


@unchanging
class JoiningShown:
    """The way into a house: the step (`join-STEP` says it), the houses found, the number to be compared, the table's new name."""

    step: str
    houses: tuple[str, ...] = ()
    number: str = ""
    table: str = ""


@unchanging
class ScreenSettings:
    """What the table has chosen: language, theme (`day`, `evening`, `auto`), volumes 0 to 10, and how it is operated.

    `ring` says whether a real ring with its button is connected; then the small screen does without the drawn one.
    `rotation` turns the picture clockwise (0, 90, 180 or 270 degrees) on the glass, touch with it; `touch_rotation` turns touch
    once more, for a panel whose touch does not lie as its picture does. `reduced` leaves out all movement that carries no
    meaning. `camera` and `touch` say whether there is one; `height_mm` is the height of the glass, 0 if unknown.
    `large` sets letters one step larger, `contrast` leaves black and white, `brightness` (0 to 1) dims the picture; `chosen` are
    all settings in force, and `unkept` says that the last change could not be written.
    `quiet` says that the voice is only shown for this round; `prepared` how many of how many sentences it has ready;
    `depth` how much is said to the group at the table; `stick` says that one is plugged in; `broker` is "here" or "away", empty
    where none is wanted, and `broker_trouble` the kind of reason why it is away; `calling` says that somebody of the house was
    called; `joining` how far the table is on its way into a house; `pictures` is how many pictures of readings and lessons the
    camera has kept. `by_ear` says that people play by what they hear: no list is longer than they can keep in mind, and nobody's
    answer is another player's.
    `door` is how other glasses come in, None where none may; `visits` says that this page is for the glass of a visitor, who is
    not the table's second screen. `choosing` are those who prepare an answer on their own glass at present.
    """

    language: str = "de"
    theme: str = "auto"
    volumes: tuple[tuple[str, int], ...] = (("speech", 7), ("effects", 6), ("announcements", 7))
    ring: bool = False
    rotation: int = 0
    touch_rotation: int = 0
    reduced: bool = False
    camera: bool = False
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
    door: Door | None = None
    visits: bool = False
    choosing: tuple[str, ...] = ()


TOOL = "tool:"
"""So begin the names of the head band's tools."""


@unchanging
class Layer:
    """One level of the screen (the question, or the page over it): focus, page and what is half entered.

    `answer` is what was focused last that is no tool of the head band: there the focus returns when a tool's page is closed.
    """

    focus: str = ""
    page: int = 0
    entry: Any = None
    answer: str = ""

    def focused(self, name: str) -> "Layer":
        """Move the focus."""
        return replace(self, focus=name, answer=self.answer if name.startswith(TOOL) else name)


@unchanging
class ScreenState:
    """Where the screen stands: the question's layer, the overlay with its own, and what passes.

    `step` and `asked` say to which question the layer belongs; `hint` shows how the button works; `said` is the reason why
    something touched is off; `began` is the clock's second at which the question came. `scores` is the scoreboard as it is shown,
    `before` as it was until the clock's second `moves`. What happened `plays` from that second on, until it was `played` and the
    question comes. `idle` is the second from which on nobody seems to be here, None usually.
    """

    step: int = -1
    asked: Question[Any] | None = None
    question: Layer = field(default_factory=Layer)
    overlay: Overlay | None = None
    over: Layer = field(default_factory=Layer)
    hint: bool = False
    pressed: str = ""
    said: str = ""
    began: float = -math.inf
    scores: tuple[SeatScore, ...] = ()
    before: tuple[SeatScore, ...] = ()
    moves: float = -math.inf
    idle: float | None = None
    plays: float = -math.inf
    played: float = -math.inf

    @property
    def layer(self) -> Layer:
        """The layer that takes touches and presses now."""
        return self.question if self.overlay is None else self.over

    def with_layer(self, layer: Layer) -> "ScreenState":
        """Replace that layer."""
        return replace(self, question=layer) if self.overlay is None else replace(self, over=layer)


def after(state: ScreenState, effect: Effect) -> tuple[ScreenState, tuple[Act | Request, ...]]:
    """Carry out an effect: the new state, and what the app is asked to do."""
    match effect:
        case Do(act):
            return state, (act,)
        case Both(first, then):
            middle, early = after(state, first)
            last, late = after(middle, then)
            return last, early + late
        case _:
            return _moved(state, effect), ()


def _moved(state: ScreenState, effect: Effect) -> ScreenState:
    layer = state.layer
    match effect:
        case Enter(entry, focus):
            after = layer if focus is None else layer.focused(focus)
            return state.with_layer(replace(after, entry=entry))
        case TurnPage(page, focus):
            return state.with_layer(replace(layer.focused(focus or ""), page=page))
        case Focus(name):
            return state.with_layer(layer.focused(name))
        case Open(overlay):
            below = state.question
            question = below.focused(below.answer) if below.focus.startswith(TOOL) else below
            return replace(state, question=question, overlay=overlay, over=Layer())
        case Close():
            return replace(state, overlay=None, over=Layer())
        case _:
            return state
