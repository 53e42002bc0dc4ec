"""Shows a description on the stage: a layout tree is laid out in a box, and its parts become items and targets of the page."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol

from companion.screen.layout.hold import Afterwards, Pad, fits
from companion.screen.layout.node import Art, Laid, LayoutPart, Text
from companion.screen.page.builder import Fault, Target
from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint, plate
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Key
from companion.screen.paint.theme import Colour
from companion.unchanging import unchanging

P = ParamSpec("P")


class Drawable(Protocol):
    """What a part of a description says it is; it knows how to draw itself."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> Tint | None:
        """Draw it in a box, in the colours of what it lies on; give the colours of what lies on it, where they are others."""


class DrawnBy(NamedTuple):
    """What a function draws of some values; as a value itself it is the same where function and values are."""

    function: Callable[..., Tint | None]
    values: tuple[Any, ...]

    def draw(self, stage: Stage, box: Box, tint: Tint) -> Tint | None:
        """Have the function draw."""
        return self.function(stage, box, tint, *self.values)


def drawing(function: Callable[Concatenate[Stage, Box, Tint, P], Tint | None]) -> Callable[P, DrawnBy]:
    """Let a function that draws be named in descriptions: there it is called without stage, box and tint."""

    def described(*values: P.args, **named: P.kwargs) -> DrawnBy:
        assert not named, "a drawing is described by values in their order"
        return DrawnBy(function, values)

    described.__doc__ = function.__doc__
    return described


@unchanging
class Moves:
    """Something drawn behind a part, or nothing; it and all on it go from key to key, and stand where calm is wanted."""

    keys: tuple[Key, ...]
    what: Drawable | None = None

    def draw(self, stage: Stage, box: Box, tint: Tint) -> Tint | None:
        """Draw what it is."""
        return None if self.what is None else self.what.draw(stage, box, tint)


@unchanging
class Pressable:
    """Something that can be chosen: a plate, or with `link` words that have one only in focus.

    `off` is why it cannot be chosen now; `short` and `long` are what presses do instead, `heard` is said to those who do not
    see it; with `halts` the focus comes here. A `solid` one hides what lies below, though it is off.
    `ticked` says whether it is chosen, None where nothing is ticked.
    """

    name: str
    effect: Effect
    off: str = ""
    short: Effect | None = None
    long: Effect | None = None
    heard: str = ""
    halts: bool = True
    link: bool = False
    solid: bool = False
    ticked: bool | None = None


def show(stage: Stage, node: LayoutPart, box: Box | None = None) -> Laid:
    """Lay a description out in a box (the whole stage if None) and draw it; give what stands where."""
    found = laid(stage, node, box or stage.box)
    last: list[Laid] = []
    draw(stage, found, usual_tint(stage), last)
    for each in last:
        draw(stage, each, usual_tint(stage))
    return found


def laid(stage: Stage, node: LayoutPart, box: Box) -> Laid:
    """Lay a description out in a box, and draw nothing yet; where it finds no room, that is a fault of the page."""
    if not fits(node, box):
        stage.builder.faults.append(Fault("finds no room", type(node).__name__))
    return node.placed(box)


def usual_tint(stage: Stage) -> Tint:
    """Give the colours of what lies on the stage itself."""
    look = stage.look
    return Tint(look.ink, look.soft, stage.behind, look.rubric, look.shield_edge)


def draw(stage: Stage, found: Laid, tint: Tint, last: list[Laid] | None = None) -> None:
    """Draw a part in its box, and all inside it; what is to be drawn afterwards is added to `last`, where that is given."""
    node, builder, box = found.node, stage.builder, found.box
    if isinstance(node, Afterwards) and last is not None:
        last.append(found)
    elif isinstance(node, Text):
        kind = node.kind._replace(size=node.focus) if tint.focused and node.focus else node.kind
        with builder.group(node.group) if node.group else nullcontext():
            ink = ink_of(stage, tint, node.ink)
            builder.text(node.text, kind, ink, box, most=node.most, align=node.align, upright=node.upright)
    elif isinstance(node, Art):
        node.what.draw(stage, box, tint)
    elif isinstance(node, Pad) and isinstance(node.what, Pressable):
        _answer(stage, node.what, found, tint)
    else:
        before, what = len(builder.items), node.what if isinstance(node, Pad) else None
        moves = isinstance(what, Moves) and stage.now < what.keys[-1].second and not stage.settings.reduced
        if isinstance(what, Moves) and not moves and not what.keys[-1].seen:
            return
        if what is not None:
            tint = what.draw(stage, box, tint) or tint
        for each in found.inside:
            draw(stage, each, tint, last)
        if isinstance(what, Moves) and moves:
            builder.play(before, *what.keys)


def ink_of(stage: Stage, tint: Tint, name: str) -> Colour:
    """Give the colour of a name: of what lies here, else of the palette."""
    found: Colour | None = getattr(tint, name, None)
    return found if found is not None else stage.look.named(name)


def _answer(stage: Stage, answer: Pressable, found: Laid, tint: Tint) -> None:
    if answer.heard:
        stage.builder.hear(answer.name, answer.heard)
    target = Target(answer.name, found.box, answer.effect, answer.short, answer.off, answer.halts, answer.long, answer.ticked)
    focused = stage.stop(target)
    with stage.builder.group(answer.name):
        if focused or not answer.link:
            tint = plate(stage, found.box, focused=focused, off=bool(answer.off), solid=answer.solid)
        for each in found.inside:
            draw(stage, each, tint)
