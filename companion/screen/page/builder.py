"""A builder: one picture of the screen while it is laid out, and the page that comes of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Literal, NamedTuple

from companion.screen.page.effects import Effect
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.game_look import SHARED, GameLook, missing
from companion.screen.paint.items import Drawing, Fill, LineItem, PageItem, Pictogram
from companion.screen.paint.moving import Key, Track
from companion.screen.paint.rounded import Rounded, RoundRect
from companion.screen.paint.screen_errors import DrawingMissing
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import Colour, Palette
from companion.unchanging import unchanging

Align = Literal["left", "centre", "right"]
SEEN = 0.15
"""Of the screen's height: nothing that carries meaning is lower."""


class Target(NamedTuple):
    """Something that can be chosen: where it is touched and what that does.

    `short` is what a short press does while it is focused, instead of moving the focus on, and `long` what a long one does
    instead of choosing; `off` is why it cannot be chosen;
    `stop` tells whether the focus halts here (a plus beside a figure is for fingers only); `ticked` whether it is chosen, None
    where nothing is ticked.
    """

    name: str
    box: Box
    effect: Effect
    short: Effect | None = None
    off: str = ""
    stop: bool = True
    long: Effect | None = None
    ticked: bool | None = None


@unchanging
class Fault:
    """Something that does not fit, and what it was."""

    what: str
    text: str


@unchanging
class Page:
    """A finished picture: items in the order they are painted, targets in the order the focus takes, and what does not fit.

    `groups` are slices of the items that move together. `wake` is when the picture changes by itself, in seconds of the clock.
    `heard` says by a target's name what is said of it to those who do not see it, where its own words do not tell enough.
    `digits` says by a target's name what a typed figure does while it is focused. `title` is what a page says of itself that
    lies over the question; "" where none does. `dial` says where the focus runs over the page by itself on which of how many
    stops it stays, so that the ring shows it too.
    """

    items: tuple[PageItem, ...]
    targets: tuple[Target, ...]
    look: Palette
    faults: tuple[Fault, ...] = ()
    groups: dict[str, tuple[int, int]] = field(default_factory=dict)
    wake: float | None = None
    back: Effect | None = None
    focus: str = ""
    heard: dict[str, str] = field(default_factory=dict)
    digits: dict[str, Callable[[int], Effect]] = field(default_factory=dict, compare=False)
    reveals: float | None = None
    title: str = ""
    dial: tuple[int, int] | None = None


class PageBuilder:
    """Collects items and targets; every text that does not fit, and every drawing that is missing, is written down as a fault.

    `own` is what the game brings: its drawings and the colours of its pieces. `fields` are the seats' fields on the scoreboard
    by colour, `places` where else something comes from or goes to, by name, `late` what is painted over all else. `dial` is
    on which of how many stops a focus is that runs over the page by itself until a short press stops it.
    """

    def __init__(self, form: Format, look: Palette, own: GameLook = SHARED) -> None:
        self.form = form
        self.look = look
        self.own = own
        self.items: list[PageItem] = []
        self.targets: list[Target] = []
        self.faults: list[Fault] = []
        self.groups: dict[str, tuple[int, int]] = {}
        self.digits: dict[str, Callable[[int], Effect]] = {}
        self.heard: dict[str, str] = {}
        self.title = ""
        self.wake: float | None = None
        self.back: Effect | None = None
        self.refusal_seen = False
        self.busy = False
        self.dial: tuple[int, int] | None = None
        self.fields: dict[str, Box] = {}
        self.places: dict[str, Box] = {}
        self.reveals: float | None = None
        self.late: list[PageItem] = []
        self._first = ""

    def comes_first(self, name: str) -> bool:
        """Tell whether this is the first stop of a page whose focus is not known yet: there it stands."""
        self._first = self._first or name
        return name == self._first

    def page(self, focus: str) -> Page:
        """Finish."""
        return Page(
            (*self.items, *self.late),
            tuple(self.targets),
            self.look,
            tuple(self.faults),
            dict(self.groups),
            self.wake,
            self.back,
            focus or self._first,
            dict(self.heard),
            dict(self.digits),
            self.reveals,
            self.title,
            self.dial,
        )

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """Let all that is drawn inside move together."""
        start = len(self.items)
        yield
        self.groups[name] = (start, len(self.items))

    def play(self, since: int, *keys: Key, until: int | None = None) -> None:
        """Let the items from this one on (to `until`) go from key to key."""
        self.items[since:until] = [Track(item, keys) for item in self.items[since:until]]

    def wake_at(self, when: float) -> None:
        """Ask to be laid out again at `when`."""
        self.wake = when if self.wake is None else min(self.wake, when)

    def target(self, target: Target) -> None:
        """Add something to be chosen; its touch box is grown to the smallest that a finger meets."""
        least = self.form.touch
        box = target.box
        grown = box.inset(-((max(0, least - box.w) + 1) // 2), -((max(0, least - box.h) + 1) // 2))
        self.targets.append(target if grown == box else target._replace(box=grown))
        if not self.form.box.holds(box):
            self.faults.append(Fault("off the screen", target.name))

    def hear(self, name: str, text: str) -> None:
        """Say this of a target to those who do not see it."""
        self.heard[name] = text

    def to_be_seen(self, what: str, box: Box) -> None:
        """Note a card or picture that carries meaning and is too low to be made out on the small screen."""
        if self.form.small and box.h < min(self.form.height, self.form.width * 3 // 5) * SEEN - 1:
            self.faults.append(Fault("too small to be seen", what))

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle."""
        self.items.append(Fill(box, colour))

    def svg(self, box: Box, text: str) -> None:
        """Draw an SVG that means something by itself."""
        self.items.append(Pictogram(box, text))

    def rounded(self, box: Box, *rects: RoundRect) -> None:
        """Draw rounded rectangles, each over the one before."""
        self.items.append(Rounded(box, rects))

    def shapes(self, box: Box, inner: str, view: tuple[float, float] | None = None) -> None:
        """Draw SVG shapes given in the box's own pixels (or in coordinates of size `view`)."""
        self.items.append(Drawing(box, svg.wrapped(inner, box.w, box.h, view)))

    def icon(
        self, name: str, box: Box, ink: Colour | None = None, cut: Colour | None = None, accent: Colour | None = None
    ) -> None:
        """Draw an icon in a square: the game's own, or a shared one; a question mark where there is neither."""
        look = self.look
        text = svg.recoloured(self.drawing(name), ink or look.ink, cut or look.ground, accent or look.rubric)
        self.items.append(Pictogram(box, text))

    def drawing(self, name: str) -> str:
        """Read a drawing; where there is none of this name, that is a fault, is logged, and a question mark stands for it."""
        try:
            return self.own.drawing(name)
        except DrawingMissing:
            self.faults.append(Fault("no drawing", name))
            return missing(name, self.own.icons)

    def shield(self, colour: str, box: Box, edge: Colour | None = None, *, pale: bool = False) -> None:
        """Draw a seat's shield; a pale one stands for a seat that cannot be chosen."""
        text = svg.shield(colour, edge or self.look.shield_edge)
        self.items.append(Pictogram(box, svg.faded(text) if pale else text))

    def line(self, text: str, face: FontFace, size: int, colour: Colour, x: int, baseline: int) -> Box:
        """Set one line with its baseline at this row; give the box it fills."""
        top = baseline - fonts.ascent(face, size)
        box = Box(x, top, fonts.width(text, face, size), fonts.height(face, size))
        self.items.append(LineItem(box, text, face, size, colour))
        return box

    def text(
        self,
        text: str,
        kind: Type,
        colour: Colour,
        box: Box,
        *,
        most: int = 1,
        align: Align = "left",
        upright: Literal["top", "middle", "bottom"] = "top",
    ) -> Box:
        """Set a text inside a box; give the rectangle its lines take."""
        block = fit(text, kind, max(1, box.w), most, max(box.h, round(kind.least * kind.leading)))
        if not block.whole:
            self.faults.append(Fault("text too long", text))
        spare = box.h - block.height
        top = box.y + (0 if upright == "top" else spare if upright == "bottom" else spare // 2)

        def left(width: int) -> int:
            return {"left": box.x, "right": box.right - width, "centre": box.x + (box.w - width) // 2}[align]

        for place, (line, width) in enumerate(zip(block.lines, block.widths, strict=True)):
            self.line(line, block.face, block.size, colour, left(width), top + block.pitch * place + block.foot)
        return Box(left(block.width), top, block.width, block.height)
