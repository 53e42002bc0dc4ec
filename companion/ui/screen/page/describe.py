"""Show a description on the stage: lay out a layout tree in a box, and draw its parts as items and targets of the page."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol

from companion.table import unchanging
from companion.ui.pages.effects import Effect
from companion.ui.screen import layout, paint
from companion.ui.screen.page.builder import Fault, Target
from companion.ui.screen.page.plates import Tint, plate
from companion.ui.screen.page.stage import Stage

P = ParamSpec("P")


class Drawable(Protocol):
    """The content of a part of a description, which can draw itself."""

    def draw(self, stage: Stage, box: paint.Box, tint: Tint) -> Tint | None:
        """Draw the content in a box, in the colours of its ground; return the colours for what lies on it, if they differ."""


class DrawnBy(NamedTuple):
    """A drawing function with its values; two of these are equal if function and values are."""

    function: Callable[..., Tint | None]
    values: tuple[Any, ...]

    def draw(self, stage: Stage, box: paint.Box, tint: Tint) -> Tint | None:
        """Call the function with the values."""
        return self.function(stage, box, tint, *self.values)


def drawing(function: Callable[Concatenate[Stage, paint.Box, Tint, P], Tint | None]) -> Callable[P, DrawnBy]:
    """Decorate a drawing function so that descriptions call it without stage, box and tint, which it gets when it draws."""

    def described(*values: P.args, **named: P.kwargs) -> DrawnBy:
        assert not named, "a drawing is described by values in their order"
        return DrawnBy(function, values)

    described.__doc__ = function.__doc__
    return described


@unchanging
class Moves:
    """Moves a part, and what is drawn behind it, if anything, from key to key; with reduced motion both are at rest."""

    keys: tuple[paint.Key, ...]
    what: Drawable | None = None

    def draw(self, stage: Stage, box: paint.Box, tint: Tint) -> Tint | None:
        """Draw what lies behind the part."""
        return None if self.what is None else self.what.draw(stage, box, tint)


@unchanging
class Grouped:
    """Groups all that is drawn of a part under a name, and draws what lies behind it."""

    group: str
    what: Drawable

    def draw(self, stage: Stage, box: paint.Box, tint: Tint) -> Tint | None:
        """Draw what lies behind the part."""
        return self.what.draw(stage, box, tint)


@unchanging
class Pressable:
    """Something that can be chosen: a plate or, with `link`, words that have a plate only in focus, or none unless it is `lit`.

    `off` is why it cannot be chosen now; `short` and `long` are the effects of presses, if they differ, and with `counts` short
    ones count; `heard` is the spoken text; with `halts` the focus comes here. If it is `solid`, it hides what lies below even
    while it is off.
    `ticked` tells whether it is ticked, None if it has no box to tick.
    """

    name: str
    effect: Effect
    off: str = ""
    short: Effect | None = None
    long: Effect | None = None
    heard: str = ""
    halts: bool = True
    link: bool = False
    lit: bool = True
    solid: bool = False
    ticked: bool | None = None
    counts: bool = False


def show_from(second: float, part: layout.LayoutPart) -> layout.Pad:
    """Show a part from this clock time on; with reduced motion at once."""
    return layout.Pad(part, layout.Pads(), Moves((paint.Key(second),)))


def show(stage: Stage, node: layout.LayoutPart, box: paint.Box | None = None) -> layout.Laid:
    """Lay out a description in a box (None: the whole stage) and draw it; return the tree of boxes."""
    found = lay_out(stage, node, box or stage.box)
    last: list[layout.Laid] = []
    draw(stage, found, make_usual_tint(stage), last)
    for each in last:
        draw(stage, each, make_usual_tint(stage))
    return found


def lay_out(stage: Stage, node: layout.LayoutPart, box: paint.Box) -> layout.Laid:
    """Lay out a description in a box without drawing it; if it does not fit, record a fault of the page."""
    if not layout.fits(node, box):
        stage.builder.faults.append(Fault("finds no room", type(node).__name__))
    return node.placed(box)


def make_usual_tint(stage: Stage) -> Tint:
    """Return the colours for what lies on the stage itself."""
    look = stage.look
    return Tint(look.ink, look.soft, stage.behind, look.rubric, look.shield_edge)


def draw(stage: Stage, found: layout.Laid, tint: Tint, last: list[layout.Laid] | None = None) -> None:
    """Draw a part in its box with all parts inside it; parts to draw afterwards are appended to `last`, if it is given."""
    node, builder, box = found.node, stage.builder, found.box
    if isinstance(node, layout.Afterwards) and last is not None:
        last.append(found)
    elif isinstance(node, layout.Text):
        kind = node.kind._replace(size=node.focus) if tint.focused and node.focus else node.kind
        with builder.group(node.group) if node.group else nullcontext():
            ink = ink_of(stage, tint, node.ink)
            builder.text(node.text, kind, ink, box, most=node.most, align=node.align, upright=node.upright)
    elif isinstance(node, layout.Art):
        node.what.draw(stage, box, tint)
    elif isinstance(node, layout.Pad) and isinstance(node.what, Pressable):
        _answer(stage, node.what, found, tint)
    else:
        before, what = len(builder.items), node.what if isinstance(node, layout.Pad) else None
        moves = isinstance(what, Moves) and stage.now < what.keys[-1].second and not stage.settings.reduced
        if isinstance(what, Moves) and not moves and not what.keys[-1].seen:
            return
        if what is not None:
            tint = what.draw(stage, box, tint) or tint
        with builder.group(what.group) if isinstance(what, Grouped) else nullcontext():
            for each in found.inside:
                draw(stage, each, tint, last)
        if isinstance(what, Moves) and moves:
            builder.play(before, *what.keys)


def ink_of(stage: Stage, tint: Tint, name: str) -> paint.Colour:
    """Return the colour of a name: the tint's, else the palette's."""
    found: paint.Colour | None = getattr(tint, name, None)
    return found if found is not None else stage.look.find_colour(name)


def _answer(stage: Stage, answer: Pressable, found: layout.Laid, tint: Tint) -> None:
    if answer.heard:
        stage.builder.hear(answer.name, answer.heard)
    off = answer.off or stage.refused(answer.effect)
    target = Target(
        answer.name, found.box, answer.effect, answer.short, off, answer.halts, answer.long, answer.ticked, answer.counts
    )
    focused = stage.stop(target) and answer.lit
    with stage.builder.group(answer.name):
        if focused or not answer.link:
            tint = plate(stage, found.box, focused=focused, off=bool(off), solid=answer.solid)
        for each in found.inside:
            draw(stage, each, tint)
