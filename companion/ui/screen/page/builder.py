"""The builder of a page: it collects the parts of one picture of the screen while that is laid out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Literal, NamedTuple

from companion.table import Seat, unchanging
from companion.ui.pages.effects import Effect
from companion.ui.screen.paint import fonts, formats, game_look, moving, rounded, screen_errors, svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.items import Drawing, Fill, LineItem, PageItem, Pictogram
from companion.ui.screen.paint.text import Type, fit
from companion.ui.screen.paint.theme import Colour, Palette

Align = Literal["left", "centre", "right"]
HAND = "hand"
"""The group of what a hold takes now, which says again what is in focus."""
SEEN = 0.15
"""The least height of a picture that carries meaning, as a fraction of the screen's height."""


class Target(NamedTuple):
    """Something that can be chosen: the box in which it is touched, and the effect of that.

    While the target is focused, `short` is the effect of a short press (None: the focus moves on) and `long` that of a long one
    (None: `effect`); `counts` tells that short presses count here. `off` is the reason why the target cannot be chosen;
    `stop` tells whether the focus halts here (a plus beside a figure is for fingers only); `ticked` tells whether the target is
    ticked, None if it has no box to tick.
    """

    name: str
    box: Box
    effect: Effect
    short: Effect | None = None
    off: str = ""
    stop: bool = True
    long: Effect | None = None
    ticked: bool | None = None
    counts: bool = False


@unchanging
class Fault:
    """A fault of a page: what is wrong, and the text or name of the part concerned."""

    what: str
    text: str


@unchanging
class Page:
    """A finished picture: items in painting order, targets in the order of the focus, and the faults.

    `groups` are slices of the items that move together. `wake` is the clock time at which the picture changes by itself.
    `back` is the effect of pressing twice, and of Escape.
    `heard` maps a target's name to its spoken text, if its own words do not say enough.
    `digits` maps a target's name to the effect of typing a digit while it is focused. `title` is the spoken title of a page
    that lies over the question, else "". `dial` is the present stop and the number of stops of a dial that runs over the page
    by itself, so that the ring shows it too. `acting` is the one player who acts on this page, None if all do.
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
    acting: Seat | None = None


class PageBuilder:
    """Collects items and targets, and records every text that does not fit and every missing drawing as a fault.

    `own` is the game's look: its drawings and the colours of its pieces. `fields` are the seats' fields on the scoreboard by
    colour, `places` the boxes of other things by name, from or to which pieces move; `late` is painted over all else. `dial` is
    the present stop and the number of stops of a dial that runs over the page by itself until a short press stops it.
    `hint_box` is the room for the hand's signs, if the page has left any. `rounds` has, for each target where short presses
    count, the effect of setting it back to where its round began. `tracked` tells that a track stands above the scoreboard,
    `headed` that who is asked stands in the head band, as large letters need the room below it.
    """

    def __init__(self, form: formats.Format, look: Palette, own: game_look.GameLook = game_look.SHARED) -> None:
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
        self.tracked = self.headed = False
        self.hint_box: Box | None = None
        self.dial: tuple[int, int] | None = None
        self.acting: Seat | None = None
        self.fields: dict[str, Box] = {}
        self.places: dict[str, Box] = {}
        self.reveals: float | None = None
        self.late: list[PageItem] = []
        self.rounds: dict[str, Effect] = {}
        self._first = ""

    def comes_first(self, name: str) -> bool:
        """Tell whether this is the page's first stop, where the focus is if nothing else is focused."""
        self._first = self._first or name
        return name == self._first

    def page(self, focus: str) -> Page:
        """Return the finished page; `focus` names the focused target ("": the first stop)."""
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
            self.acting,
        )

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """Group all items that are drawn inside, so that they move together."""
        start = len(self.items)
        yield
        self.groups[name] = (start, len(self.items))

    def play(self, since: int, *keys: moving.Key, until: int | None = None) -> None:
        """Move the items from number `since` up to `until` (None: the last) from key to key."""
        self.items[since:until] = [moving.Track(item, keys) for item in self.items[since:until]]

    def wake_at(self, when: float) -> None:
        """Ask for a new layout at the clock time `when`."""
        self.wake = when if self.wake is None else min(self.wake, when)

    def add_target(self, target: Target) -> None:
        """Add a target; its touch box is enlarged to the least size that a finger can hit."""
        box = target.box
        grown = self.form.grow_for_touch(box)
        self.targets.append(target if grown == box else target._replace(box=grown))
        if not self.form.box.holds(box):
            self.faults.append(Fault("off the screen", target.name))

    def hear(self, name: str, text: str) -> None:
        """Set the spoken text of a target."""
        self.heard[name] = text

    def require_seen(self, what: str, box: Box) -> None:
        """Record a fault if a card or picture that carries meaning is too low to be made out on the small screen."""
        if self.form.small and box.h < min(self.form.height, self.form.width * 3 // 5) * SEEN - 1:
            self.faults.append(Fault("too small to be seen", what))

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle."""
        self.items.append(Fill(box, colour))

    def draw_svg(self, box: Box, text: str) -> None:
        """Draw an SVG that carries a meaning of its own."""
        self.items.append(Pictogram(box, text))

    def draw_rounded(self, box: Box, *rects: rounded.RoundRect) -> None:
        """Draw rounded rectangles, each drawn over the previous one."""
        self.items.append(rounded.Rounded(box, rects))

    def draw_shapes(self, box: Box, inner: str, view: tuple[float, float] | None = None) -> None:
        """Draw SVG shapes in the box's own pixels, or in a coordinate system of size `view`."""
        self.items.append(Drawing(box, svg.wrap(inner, box.w, box.h, view)))

    def draw_icon(
        self, name: str, box: Box, ink: Colour | None = None, cut: Colour | None = None, accent: Colour | None = None
    ) -> None:
        """Draw an icon: the game's own, else the shared one, else a question mark."""
        look = self.look
        text = svg.recolour(self.drawing(name), ink or look.ink, cut or look.ground, accent or look.rubric)
        self.items.append(Pictogram(box, text))

    def drawing(self, name: str) -> str:
        """Return a drawing's SVG text; if it is missing, record a fault, log it, and return a question mark."""
        try:
            return self.own.drawing(name)
        except screen_errors.DrawingMissing:
            self.faults.append(Fault("no drawing", name))
            return game_look.replace_missing(name, self.own.icons)

    def draw_shield(self, colour: str, box: Box, edge: Colour | None = None, *, pale: bool = False) -> None:
        """Draw a seat's shield, pale for a seat that cannot be chosen."""
        text = svg.shield(colour, edge or self.look.shield_edge)
        self.items.append(Pictogram(box, svg.fade(text) if pale else text))

    def line(self, text: str, face: FontFace, size: int, colour: Colour, x: int, baseline: int) -> Box:
        """Set one line with its baseline at this row; return its box."""
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
        """Set a text inside a box; return the rectangle of its lines."""
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
