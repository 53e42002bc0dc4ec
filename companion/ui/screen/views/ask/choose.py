"""Choose: at most four large answers in front, further ones as cards; options that cannot be chosen now are behind one line.

Pick: several of the options, each with a box to tick; the last stop ends the choice.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from companion.table import Choose, Option, Pick, Question, Shelf, Symbols, unchanging
from companion.table.questions.illustrations import PriceTag
from companion.ui.narration.offered import MANY, Group, groups, speak_name, speak_option
from companion.ui.pages.effects import NotNow
from companion.ui.screen.illustrations.rows import draw_shelf
from companion.ui.screen.layout import NEVER, Afterwards, Art, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Both, Effect, Enter, Open, Pressable, Stage, TurnPage, View, show
from companion.ui.screen.paint import FontFace, Type
from companion.ui.screen.pictures.picture import picture_art, picture_of
from companion.ui.screen.widgets import Icon, Size, Things, ask, foot
from companion.ui.screen.widgets.answers import (
    Choice,
    Spread,
    choice,
    plate_with,
    plates,
    spread_for,
    spread_height,
    spread_seen,
    word_answer,
)  # fmt: skip

Chosen: TypeAlias = Callable[[Option[Any]], Effect]
MORE = "more"
PIECES = 3
"""The most pieces that the card shows of the options behind it."""
HINT, HINT_BY_PICTURE = 8, 2
"""The most lines of the hint, without a picture and with one."""
SIZES: tuple[Size, Size] = ("full", "far")
HEADS: tuple[Size, Size] = ("any", "far")
ORDER = ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3))
"""Pairs tried in this order: how many steps the prompt is below its full size, and the step of the answers' letters."""


@unchanging(eq=False)
class Offering:
    """What a question offers now: the question as it is put, the options, and what choosing one does.

    `last` ends the action or leads back, `more` leads to others, `off` are more options that cannot be chosen.
    """

    question: Choose[Any]
    options: Sequence[Option[Any]]
    chosen: Chosen
    last: Choice | None = None
    more: tuple[Choice, ...] = ()
    off: Sequence[Option[Any]] = ()


def show_choice(stage: Stage, question: Choose[Any]) -> None:
    """Lay out the question with what it offers now."""
    now = find_offering(stage, question)
    show_offered(stage, now.question, now.options, now.chosen, last=now.last, more=now.more, off=now.off)


def find_offering(stage: Stage, question: Choose[Any], placed: Collection[str] = (), most: int = 0) -> Offering:
    """Find what is offered now; once an option that holds others, or the card `MORE`, is chosen, only those others are.

    Options with keys that are `placed` lie on a board, and are never behind the card. At most `most` others are in front (0: as
    many as the question says).
    """

    def chosen(option: Option[Any]) -> Effect:
        within = question.within.get(option.key)
        if not within or option.key == stage.entry:
            return stage.answer(option.key)
        return Both(Enter(option.key), TurnPage(0, f"option:{within[0].key}"))

    def enter(held: Sequence[Option[Any]], asked_now: Choose[Any], left: str) -> Offering:
        leaving = Both(Enter(None), TurnPage(0, left))
        back = word_answer(stage, "back", stage.say("screen-back"), leaving, icon="back")
        return Offering(asked_now, held, chosen, back)

    held = question.within.get(stage.entry) if stage.entry is not None else None
    if held:
        about = next(option.words for option in question.options if option.key == stage.entry)
        return enter(held, replace(question, id="screen.within", args={"what": about}), f"option:{stage.entry}")
    ending = next((option for option in question.options if option.key == question.closing and option.off is None), None)
    others = [option for option in question.options if option is not ending]
    now = [option for option in others if option.off is None]
    lying = [option for option in now if option.key in placed]
    beside = [option for option in now if option not in lying]
    front = in_front(question, beside, 0 if ending is None else 1, most or question.most_in_front)
    behind = [option for option in now if option not in front and option not in lying]
    if behind and stage.entry == MORE:
        return enter(behind, question, MORE)
    last = None if ending is None else choice(stage, ending, stage.answer(ending.key))
    more: tuple[Choice, ...] = ()
    if behind:
        # The card that leads to these options shows some of their pieces; by ear their names are spoken
        shown = (
            each.pieces[0] if each.pieces else Symbols(each.icon or "shield", 1, seat=each.seat)
            for each in behind
            if each.pieces or each.icon or each.seat
        )
        pieces = Things(tuple(replace(each, leads=False) for each in dict.fromkeys(shown))[:PIECES])
        plate = plate_with(stage.form, stage.say("screen-more"), pieces if pieces.things else Icon("next"), pieces.aspect or 1.0)
        names = stage.say("ear-more", what=tuple(speak_name(option, stage.words) for option in behind))
        opens = Both(Enter(MORE), TurnPage(0, f"option:{behind[0].key}"))
        more = (Choice(Pressable(MORE, opens, heard=names), plate),)
    return Offering(question, [*lying, *front], chosen, last, more, [option for option in others if option.off is not None])


def in_front(question: Choose[Any], now: Sequence[Option[Any]], ending: int, most: int) -> list[Option[Any]]:
    """List the options shown in front, the likeliest first, of at most `most` answers; `ending` of these are there anyway.

    If the question limits how many are in front and not all of them fit, the least likely are left for one card.
    """
    ranked = question.ranked
    ordered = sorted(now, key=lambda option: ranked.index(option.key) if option.key in ranked else len(ranked))
    count = most - 1 - ending
    return ordered if not question.front or len(now) <= count + 1 else ordered[:count]


def show_offered(
    stage: Stage,
    question: Question[Any],
    options: Sequence[Option[Any]],
    chosen: Chosen,
    *,
    last: Choice | None = None,
    more: tuple[Choice, ...] = (),
    off: Sequence[Option[Any]] = (),
    ticked: tuple[Any, ...] | None = None,
) -> None:
    """Lay out a question over its options; `last` ends the action, `more` leads to others, `off` are more that cannot be chosen.

    `ticked` are the keys of the chosen options if each option has a box to tick, else None.
    """
    now = [option for option in options if option.off is None]
    ending, off = () if last is None else (last,), [*off, *(option for option in options if option.off is not None)]
    back = more
    if stage.settings.by_ear and len(now) + len(ending) > MANY:
        found = groups(now, stage.words, len(ending))
        if not 0 < stage.layer.page <= len(found):
            ways = (*gates(stage, found), *ending)
            show_answers(stage, question, ways, spread_over(stage, question, ways, off), off=off)
            return
        now = list(found[stage.layer.page - 1].options)
        back = (word_answer(stage, "back", stage.say("ear-groups"), TurnPage(0, f"group:{stage.layer.page}"), icon="back"),)
    choices = [choice(stage, option, chosen(option), ticked=None if ticked is None else option.key in ticked) for option in now]
    choices += back
    spread = spread_over(stage, question, (*choices, *ending), off)
    if len(choices) + len(ending) > spread.at_once:
        spread = spread_over(stage, question, (*choices, turner(stage, 0, len(choices)), *ending), off)
        each = max(1, spread.at_once - 1 - len(ending))
        pages = -(-len(choices) // each)
        page = min(stage.layer.page, pages - 1)
        choices = [*choices[page * each : (page + 1) * each], turner(stage, page, pages)]
    show_answers(stage, question, (*ending, *choices), spread, at=put_last_first(len(choices)) if ending else (), off=off)


def gates(stage: Stage, found: Sequence[Group], first: int = 1) -> tuple[Choice, ...]:
    """Describe the choices that lead to the groups of a long list; each group has its own page, numbered from `first`."""
    return tuple(
        word_answer(stage, f"group:{place}", group.label, TurnPage(place, f"option:{group.options[0].key}"), heard=group.heard)
        for place, group in enumerate(found, first)
    )


def put_last_first(others: int) -> tuple[int, ...]:
    """Return the answers' cells: the first answer stands after all others, though the focus comes to it first."""
    return (others, *range(others))


def turner(stage: Stage, page: int, pages: int) -> Choice:
    """Return the choice that turns to the next page, and from the last page back to the first."""
    words, heard = (stage.say(message, page=page + 1, pages=pages) for message in ("screen-more-of", "ear-more-of"))
    return word_answer(stage, "more", words, TurnPage((page + 1) % pages, "more"), icon="next", heard=heard)


def spread_over(stage: Stage, question: Question[Any], choices: Sequence[Choice], off: Sequence[Option[Any]] = ()) -> Spread:
    """Spread answers below the question in the given order, in letters that the far chair can read if there is room.

    If the question has no picture, or the answers are places with a price, a few answers are cards with large pictures. The
    line of options that cannot be chosen now stands below the answers, or above the prompt if the answers need the room.
    If room is still short, first the answer in focus loses its larger letters, then the prompt shrinks, and last all answers.
    """
    box, form = stage.box, stage.form
    above = 2 * form.unit + sum(part.measure_height(box.w) + form.unit for part in shelf_above(stage, question))
    below = sum(part.measure_height(box.w) + form.unit for part in offer_waiting(stage, off))
    rooms: list[tuple[int, int, bool]] = []
    for up in (False, True) if off else (False,):
        head, far = (ask(stage, question, aside=_set_aside(stage, question, off if up else ()), size=size) for size in HEADS)
        room = box.h - above - (0 if up else below)
        rooms += [
            (0, room - far.wants(box.w, NEVER), up),
            (1, room - far.measure_height(box.w), up),
            (2, room - head.measure_height(box.w), up),
        ]
    drawn = any(isinstance(each.plate.picture, Things) and each.plate.picture.led for each in choices)
    cards = drawn or (picture_of(stage, question.picture) is None and not isinstance(question.illustration, Shelf))
    for smaller, seen in ORDER:
        for size, room, up in rooms:
            found = spread_seen(stage, choices, box.w, room, seen, cards=cards) if size == smaller else None
            if found:
                return found._replace(up=up)
    return spread_for(stage, choices, box.w, max(room for _, room, up in rooms if not up))


def show_answers(
    stage: Stage,
    question: Question[Any],
    choices: Sequence[Choice],
    spread: Spread,
    *,
    at: tuple[int, ...] = (),
    off: Sequence[Option[Any]] = (),
) -> None:
    """Lay out the question, its shelf, its answers and the line of options that cannot be chosen; the subtitle gets what is left.

    The hint, and the question's picture, are shown if they fit.
    """
    form, aside = stage.form, _set_aside(stage, question, off if spread.up else ())
    full, far = (ask(stage, question, aside=aside, hint=HINT, size=size) for size in SIZES)
    heads: list[LayoutPart] = [full, far, ask(stage, question, aside=aside)]
    if picture_of(stage, question.picture) is not None:
        low = round(form.height * form.share("picture_low"))
        art = Art(picture_art(question.picture), low, NEVER, 0)

        def pictured(size: Size, share: float) -> LayoutPart:
            near = ask(stage, question, aside=aside, hint=HINT_BY_PICTURE, size=size)
            if form.tall:
                return ColumnOf((near, Grow(art)), form.gap)
            return Sized(RowOf((Grow(near), Sized(art, wide=round(stage.box.w * share))), form.gap * 2), high=low)

        shares = form.shares("picture_beside")[: 1 if form.tall else None]
        large, small = ([pictured(size, share) for share in shares] for size in SIZES)
        heads = [*large, full, *small, *heads[1:]]
    spoken = Grow(Art(foot.write_said(), 0, NEVER, 0))
    grid = Sized(plates(stage, choices, spread, at), high=spread_height(form, spread, len(choices)))
    below = () if spread.up else offer_waiting(stage, off)
    show(stage, ColumnOf((OneOf(tuple(heads)), spoken, *shelf_above(stage, question), grid, *below), form.unit))


def offer_waiting(stage: Stage, off: Sequence[Option[Any]]) -> tuple[LayoutPart, ...]:
    """Describe the line that leads to the options that cannot be chosen now; a single one is named if there is room."""
    if not off:
        return ()
    form, face = stage.form, FontFace.SANS
    kind = Type(face, form.choose_size("least", face), form.near_min, 1.0)
    why = Type(FontFace.SANS_SEMIBOLD, kind.size, kind.least, 1.0)

    def line(words: str) -> LayoutPart:
        lock, asking = Art(Icon("lock", "soft"), kind.size, kind.size), Text(stage.say("screen-not-now-why"), why, ink="rubric")
        return RowOf((lock, Text(words, kind, ink="soft"), asking), form.unit)

    named = [line(stage.say("screen-not-now-one", what=option.words)) for option in off if len(off) == 1 and not option.shows]
    heard = stage.say("ear-not-now", count=len(off))
    counted = line(stage.say("screen-not-now", count=len(off)))
    return (
        Pad(
            Sized(OneOf((*named, counted)), high=form.touch - form.unit),
            pad_by(form.unit, 0),
            Pressable("why", Open(NotNow()), heard=heard, link=True),
        ),
    )


def _set_aside(stage: Stage, question: Question[Any], off: Sequence[Option[Any]]) -> LayoutPart | None:
    """Describe what stands beside the name: the price, piece by piece, and the line of options that cannot be chosen now."""
    parts: list[LayoutPart] = list(map(Afterwards, offer_waiting(stage, off)))
    if isinstance(question.illustration, PriceTag):
        price = Things(tuple(replace(each, amount=1) for each in question.illustration.price for _ in range(each.amount)))
        side = stage.form.choose_size("answer", FontFace.SANS)
        parts.insert(0, Art(price, side // 2, side, price.aspect))
    return RowOf(tuple(parts), stage.form.gap) if parts else None


def shelf_above(stage: Stage, question: Question[Any]) -> tuple[LayoutPart, ...]:
    """Describe the question's shelf above the answers, if it has one."""
    if not isinstance(question.illustration, Shelf):
        return ()
    side = stage.form.choose_size("focus", FontFace.SANS) * 2
    return (Art(draw_shelf(question.illustration), side, side, 0),)


def show_pick(stage: Stage, question: Pick[Any]) -> None:
    """Lay out the options with their boxes to tick; where exactly one is picked they have none, and choosing it is the answer."""
    picked: tuple[str, ...] = stage.entry
    most = len(question.options) if question.most is None else question.most
    if question.least == most == 1:
        show_offered(stage, question, question.options, lambda option: stage.answer((option.key,)))
        return
    full = len(picked) >= most

    def ticked(option: Option[Any]) -> Effect:
        if option.key in picked:
            return Enter(tuple(key for key in picked if key != option.key))
        after = (*picked[: most - 1], option.key) if full else (*picked, option.key)
        return Enter(after, "done" if len(after) == most else None)

    label = stage.say("screen-done-count", count=len(picked), of=most)
    off = "" if len(picked) >= question.least else stage.say("screen-at-least", count=question.least)
    heard = stage.say("ear-done-count", count=len(picked), of=most)
    last = word_answer(stage, "done", label, stage.answer(picked), icon="check", off=off, heard=heard)
    for option in question.options:
        if option.key in picked:
            stage.builder.hear(f"option:{option.key}", stage.say("ear-picked", what=speak_option(option, stage.words)))
    show_offered(stage, question, question.options, ticked, last=last, ticked=picked)


VIEW = View(show_choice)
PICK = View(show_pick, lambda _snapshot, _question: ())
