"""A page with a title, a rule with a lozenge, a body, and the ways on at its foot; most pages lie over the stage."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from companion.table import Option
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, pad_by
from companion.ui.screen.page import Close, Effect, Stage, Tint, TurnPage, draw_full_lozenge, drawing, show
from companion.ui.screen.paint import Box, Format
from companion.ui.screen.widgets.parts import button, buttons, words

MOST = 8
"""The most entries on a page."""
TITLE_LINES, FEW = 3, 2

Describe: TypeAlias = Callable[[slice, "Sequence[Way]"], LayoutPart]
"""A function that describes a page with a slice of its parts, and with ways on besides its own."""


class Way(NamedTuple):
    """A way on, at the foot of a page; unless it `halts` the focus, it is for fingers only."""

    name: str
    label: str
    effect: Effect
    icon: str = ""
    halts: bool = True


@drawing
def divider(stage: Stage, box: Box, tint: Tint) -> None:
    """Draw a line across with a lozenge in its middle."""
    line, half = box.place_in_middle(box.w, stage.form.line), (box.w - 2 * box.h) // 2
    stage.builder.fill(line.take_left(half), stage.look.rule)
    stage.builder.fill(line.take_right(half), stage.look.rule)
    draw_full_lozenge(stage.builder, box.centre, box.h * 2 // 3, tint.rubric)


def show_paper(stage: Stage, page: LayoutPart, back: Effect | None = Close()) -> None:  # noqa: B008 - it never changes
    """Lay the paper over the stage and the page on it; `back` is the effect of pressing twice, None if there is none."""
    stage.builder.fill(stage.box, stage.look.sheet)
    stage.builder.back = back
    show(stage.place_within(stage.box, stage.look.sheet), page)


def paper(stage: Stage, title: str, body: LayoutPart | None, ways: Sequence[Way], source: str = "") -> LayoutPart:
    """Describe a page: its title, a `source` in soft ink below it, its body, and the ways on at its foot.

    The title and source of a page over the stage are also spoken.
    """
    form = stage.form
    if stage.state.overlay is not None:
        said = [part if part.endswith((".", "?", "!")) else f"{part}." for part in (title, source) if part]
        stage.builder.title = " ".join(said)
    above = [heading(form, title), *([words(form, source, "label", lines=2, ink="soft")] if source else [])]
    parts: list[LayoutPart] = [ColumnOf(tuple(above)), Grow(Blank() if body is None else body)]
    if not form.small:
        parts.insert(1, Art(divider(), form.gap, form.gap, 0))
    parts += [foot(stage, ways)] if ways else []
    return Pad(ColumnOf(tuple(parts), form.gap), pad_by(form.pad, form.gap))


def heading(form: Format, title: str, ink: str = "ink") -> LayoutPart:
    """Describe a title, in as few lines as possible."""
    lines = (("prompt", 1), ("prompt", 2), ("title", TITLE_LINES))
    return OneOf(tuple(words(form, title, kind, lines=most, ink=ink) for kind, most in lines))


def foot(stage: Stage, ways: Sequence[Way]) -> LayoutPart:
    """Describe the ways on, side by side or below each other; many are smaller, in pairs, and without icons on small screens.

    On a visitor's page over the question those are left out that they may not go.
    """
    ways = [way for way in ways if stage.state.overlay is None or not stage.refused(way.effect)]
    many = len(ways) > FEW
    each = [
        button(
            stage,
            *way[:3],
            icon="" if many and (stage.form.small or stage.form.tall) else way.icon,
            halts=way.halts,
            kind="answer" if many else "focus",
        )
        for way in ways
    ]
    if not many:
        return buttons(stage, each)
    gap, high = stage.form.gap, stage.form.touch_answer
    in_pairs = Grid(tuple(each), 2, gap, gap, high), ColumnOf((each[0], Grid(tuple(each[1:]), 2, gap, gap, high)), gap)
    return OneOf(in_pairs if stage.form.tall else (RowOf((*each, Grow(Blank())), gap), *in_pairs))


def ways_of(stage: Stage, options: Sequence[Option[Any]]) -> list[Way]:
    """Return a question's options as ways on."""
    return [Way(target_name(stage, each.key), stage.words(each.words), stage.answer(each.key), each.icon) for each in options]


def target_name(stage: Stage, key: str) -> str:
    """Return the name of the target for an option of a page: its key over the stage, else with the mark of the question's own."""
    return f"option:{key}" if stage.state.overlay is None else key


def back_way(stage: Stage) -> Way:
    """Return the way back; its label names what it leads back to, the game or the question."""
    below = "game" if stage.snapshot.game is not None else "question"
    return Way("close", stage.say(f"screen-leaf-{below}"), Close(), "back")


def leaf(
    stage: Stage, parts: Sequence[LayoutPart], describe: Describe, across: int = 0, most: int = NEVER, gap: int | None = None
) -> LayoutPart:
    """Describe the page on show: with all parts if they fit, else with one page's parts and the way to the next page.

    The parts stand below each other with this `gap` (None: the usual one) or, with `across`, as that many equal cells per line.
    """
    return lay_leaf(stage, leaves(stage, parts, describe, across, most, gap), describe)


def lay_leaf(stage: Stage, cut: Sequence[slice], describe: Describe) -> LayoutPart:
    """Describe the leaf on show of these."""
    page = min(stage.layer.page, len(cut) - 1)
    return describe(cut[page], (turner(stage, page, len(cut)),) if len(cut) > 1 else ())


def leaves(
    stage: Stage, parts: Sequence[LayoutPart], describe: Describe, across: int = 0, most: int = NEVER, gap: int | None = None
) -> list[slice]:
    """Cut parts into pages, each as full as possible; each part is measured once."""
    form, box = stage.form, stage.box
    gap = form.gap if gap is None else gap
    wide = box.w - 2 * form.pad
    heights = [part.measure_height((wide - gap * (across - 1)) // across if across else wide) for part in parts]
    for ways in ((), (turner(stage, 0, MOST),)):
        room = box.h - describe(slice(0, 0), ways).measure_height(box.w)
        found, begun = [slice(0, 0)], 0
        for end in range(1, len(parts) + 1):
            shown = heights[begun:end]
            high = -(-len(shown) // across) * (max(shown) + gap) if across else sum(shown) + gap * len(shown)
            if len(shown) > 1 and (high - gap > room or len(shown) > most):
                begun = end - 1
                found.append(slice(begun, end))
            else:
                found[-1] = slice(begun, end)
        if len(found) == 1:
            break
    return found


def turner(stage: Stage, page: int, pages: int) -> Way:
    """Return the way on that turns to the next page, and from the last page back to the first."""
    label = stage.say("screen-more-of", page=page + 1, pages=pages)
    return Way("more", label, TurnPage((page + 1) % pages, "more"), "next")
