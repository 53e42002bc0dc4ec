"""Choose: at most four large answers in front, more as cards; what cannot be chosen now waits behind one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from companion.narration.groups import Group, groups
from companion.narration.offered import MANY
from companion.screen.illustrations.rows import shelved
from companion.screen.layout.hold import Grow, OneOf, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart, Text
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Both, Effect, Enter, NotNow, Open, TurnPage
from companion.screen.page.stage import Stage, View
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.pictures.picture import picture_art, picture_of
from companion.screen.widgets.answers import Choice, Spread, choice, plates, spread_for, spread_height, worded
from companion.screen.widgets.asked import Size, asked
from companion.screen.widgets.foot import said
from companion.screen.widgets.signs import Icon, Things
from companion.table.questions.illustrations import PriceTag, Shelf
from companion.table.questions.kinds import Choose, Option
from companion.table.questions.question import Question

FACE = FontFace.SANS_SEMIBOLD
Chosen: TypeAlias = Callable[[Option[Any]], Effect]
HINT, HINT_BY_PICTURE = 4, 2
"""Lines of a second line, with a picture fewer."""
PICTURE = 0.36
"""The part of the width that a picture takes beside the words."""


def show(stage: Stage, question: Choose[Any]) -> None:
    """Lay out the question; once an option that holds others is chosen, these take the place of all options."""

    def chosen(option: Option[Any]) -> Effect:
        opened = Both(Enter(option.key), TurnPage(0, ""))
        return opened if question.within.get(option.key) and option.key != stage.entry else stage.answered(option.key)

    held = question.within.get(stage.entry) if stage.entry is not None else None
    if held:
        leaving = Both(Enter(None), TurnPage(0, f"option:{stage.entry}"))
        about = next(option.words for option in question.options if option.key == stage.entry)
        asked_anew = replace(question, id="screen.within", args={"what": about})
        offered(stage, asked_anew, held, chosen, last=worded(stage, "back", stage.say("screen-back"), leaving, icon="back"))
        return
    ending = next((option for option in question.options if option.key == question.closing), None)
    unheard = question.ahead if stage.settings.by_ear else ()
    others = tuple(option for option in question.options if option is not ending and option.key not in unheard)
    off = stage.words(ending.off) if ending is not None and ending.off else ""
    last = None if ending is None else choice(stage, ending, stage.answered(ending.key), off=off)
    offered(stage, question, sorted(others, key=lambda option: option.key != question.likely), chosen, last=last)


def offered(
    stage: Stage,
    question: Question[Any],
    options: Sequence[Option[Any]],
    chosen: Chosen,
    *,
    last: Choice | None = None,
    ticked: tuple[Any, ...] | None = None,
) -> None:
    """Lay out a question over its options; `last` ends what goes on, `ticked` are those chosen, each with a box to tick."""
    now = [option for option in options if option.off is None]
    ending, off = () if last is None else (last,), len(options) - len(now)
    back: tuple[Choice, ...] = ()
    if stage.settings.by_ear and len(now) + len(ending) > MANY:
        found = groups(now, stage.words, len(ending))
        if not 0 < stage.layer.page <= len(found):
            ways = (*gates(stage, found), *ending)
            show_answers(stage, question, ways, spread_over(stage, question, ways, off), off=off)
            return
        now = list(found[stage.layer.page - 1].options)
        back = (worded(stage, "back", stage.say("heard-groups"), TurnPage(0, f"group:{stage.layer.page}"), icon="back"),)
    choices = [choice(stage, option, chosen(option), ticked=None if ticked is None else option.key in ticked) for option in now]
    choices += back
    spread = spread_over(stage, question, (*ending, *choices), off)
    if len(choices) + len(ending) > spread.at_once:
        spread = spread_over(stage, question, (*ending, turner(stage, 0, len(choices)), *choices), off)
        each = max(1, spread.at_once - 1 - len(ending))
        pages = -(-len(choices) // each)
        page = min(stage.layer.page, pages - 1)
        choices = [*choices[page * each : (page + 1) * each], turner(stage, page, pages)]
    show_answers(stage, question, (*ending, *choices), spread, at=last_first(len(choices)) if ending else (), off=off)


def gates(stage: Stage, found: Sequence[Group], first: int = 1) -> tuple[Choice, ...]:
    """Describe the ways into the groups of a long list, which have pages of their own from the page `first` on."""
    return tuple(
        worded(stage, f"group:{place}", group.label, TurnPage(place, f"option:{group.options[0].key}"), heard=group.heard)
        for place, group in enumerate(found, first)
    )


def last_first(others: int) -> tuple[int, ...]:
    """Give the cells of the answers where the first one stands after all others, though the focus comes to it first."""
    return (others, *range(others))


def turner(stage: Stage, page: int, pages: int) -> Choice:
    """Give the choice that turns to the next page, and from the last page back to the first."""
    words, heard = (stage.say(message, page=page + 1, pages=pages) for message in ("screen-more-of", "heard-more-of"))
    return worded(stage, "more", words, TurnPage((page + 1) % pages, "more"), icon="next", heard=heard)


def spread_over(stage: Stage, question: Question[Any], choices: Sequence[Choice], off: int = 0) -> Spread:
    """Spread answers below the question: in its full size where that leaves the answers large enough, else in its least."""
    box, form = stage.box, stage.form
    below = 2 * form.unit + sum(part.least(box.w) + form.unit for part in (*shelf_above(stage, question), *waiting(stage, off)))
    sizes: tuple[Size, Size] = ("any", "far")
    head, far = (asked(stage, question, aside=_price(stage, question), size=size) for size in sizes)
    full, smaller, least = head.wants(box.w, NEVER), far.least(box.w), head.least(box.w)
    enough, readable = form.seen("answer", FACE), form.seen("least", FACE)
    for high, letters in ((full, enough), (smaller, enough), (full, readable), (smaller, readable), (least, 0)):
        spread = spread_for(stage, choices, box.w, box.h - high - below)
        if spread.at_once >= len(choices) and spread.letters >= letters:
            break
    return spread


def show_answers(
    stage: Stage, question: Question[Any], choices: Sequence[Choice], spread: Spread, *, at: tuple[int, ...] = (), off: int = 0
) -> None:
    """Lay out the question, its shelf, its answers and the line of what waits; the subtitle stands where room is left."""
    spoken = Grow(Art(said(), 0, NEVER, 0))
    grid = Sized(plates(stage, choices, spread, at), high=spread_height(stage.form, spread, len(choices)))
    show_node(
        stage,
        ColumnOf((_above(stage, question), spoken, *shelf_above(stage, question), grid, *waiting(stage, off)), stage.form.unit),
    )


def waiting(stage: Stage, count: int) -> tuple[LayoutPart, ...]:
    """Describe the line behind which waits what cannot be chosen now."""
    if not count:
        return ()
    form, face = stage.form, FontFace.SANS
    kind = Type(face, form.seen("least", face), form.near_min, 1.0)
    why = Type(FontFace.SANS_SEMIBOLD, kind.size, kind.least, 1.0)
    words = (
        Text(stage.say("screen-not-now", count=count), kind, ink="soft"),
        Text(stage.say("screen-not-now-why"), why, ink="rubric"),
    )
    heard = stage.say("heard-not-now", count=count)
    line = RowOf((Art(Icon("lock", "soft"), kind.size, kind.size), *words), form.unit)
    return (
        Pad(
            Sized(line, high=form.touch - form.unit), even(form.unit, 0), Pressable("why", Open(NotNow()), heard=heard, link=True)
        ),
    )


def _above(stage: Stage, question: Question[Any]) -> LayoutPart:
    """Describe the question with its second line, and its picture where there is room for it."""
    aside = _price(stage, question)
    head, hinted = asked(stage, question, aside=aside), asked(stage, question, aside=aside, hint=HINT, size="far")
    if picture_of(stage, question.picture) is None:
        return OneOf((hinted, head))
    form = stage.form
    low = round(form.height * (0.12 if form.tall else 0.25))
    art = Art(picture_art(question.picture), low, NEVER, 0)
    near = asked(stage, question, aside=aside, hint=HINT_BY_PICTURE, size="far")
    if form.tall:
        return OneOf((ColumnOf((near, Grow(art)), form.gap), hinted, head))
    pictured = RowOf((Grow(near), Sized(art, wide=round(stage.box.w * PICTURE))), form.gap * 2)
    return OneOf((Sized(pictured, high=low), hinted, head))


def _price(stage: Stage, question: Question[Any]) -> LayoutPart | None:
    """Describe what is to be paid, piece by piece."""
    if not isinstance(question.illustration, PriceTag):
        return None
    pieces = tuple(replace(each, amount=1) for each in question.illustration.price for _ in range(each.amount))
    side = stage.form.seen("answer", FontFace.SANS)
    things = Things(pieces)
    return Art(things, side // 2, side, things.aspect)


def shelf_above(stage: Stage, question: Question[Any]) -> tuple[LayoutPart, ...]:
    """Describe the question's shelf above the answers."""
    if not isinstance(question.illustration, Shelf):
        return ()
    side = stage.form.seen("focus", FontFace.SANS) * 2
    return (Art(shelved(question.illustration), side, side, 0),)


VIEW = View(show)
