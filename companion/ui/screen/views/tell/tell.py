"""Tell: the device says something, and the table answers that it is done or heard."""

from collections.abc import Iterator
from typing import Any

from companion.table import Chances, Duel, LaidOut, LitWay, Majorities, Reason, Tell
from companion.ui.screen.illustrations.duel import duel
from companion.ui.screen.illustrations.maps import lay_lit_way, majorities
from companion.ui.screen.illustrations.rows import chances, lay_cards
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grow, LayoutPart, OneOf, RowOf, Sized, Text, fits
from companion.ui.screen.page import Fault, Stage, TurnPage, View, show
from companion.ui.screen.paint import FontFace, Key, Type
from companion.ui.screen.pictures.picture import extent_of, picture_art, picture_of
from companion.ui.screen.widgets import Shield, Size, ask, bar, button, name_asked, reasons
from companion.ui.screen.widgets.foot import foot

WORDS, STORY, LABEL = FontFace.SERIF_SEMIBOLD, FontFace.SERIF, FontFace.SANS_SEMIBOLD
SIZES: tuple[Size, Size] = ("full", "far")
HINT = 4
HIGH = 1.2
"""The height of a plate beside words, relative to its letters."""
LARGER = 1.2
"""How much larger a picture must be beside the plate to stand there and not beside the words."""


def show_told(stage: Stage, question: Tell) -> None:
    """Lay out an illustration, reasons as a table, or words with a picture and the first-game layer.

    There is one plate, so that short and long presses go on. The sentence on a fight appears after the fight's animation; a press
    before that only skips to its end.
    """
    builder, drawn = stage.builder, _illustration(stage, question)
    label = stage.words.find_optional(question.words, "done") or stage.say("screen-go-on")
    icon = "check" if stage.words.has(question.words.id, "done") else ""
    done = button(stage, "done", label, stage.answer(None), icon=icon)
    if drawn is not None:
        ways = _ways_around(stage, question, done, Grow(drawn))
        page = OneOf(ways[1::2] if isinstance(question.illustration, LitWay | Majorities) else ways)
        whole = fits(page, stage.box)
        if not whole and stage.snapshot.scoreboard:
            builder.faults.append(Fault("finds room without the scoreboard", question.id))
        if whole or stage.snapshot.scoreboard:
            show(stage, page)
            fight = question.illustration
            if isinstance(fight, Duel) and not stage.settings.reduced and stage.now < stage.state.began + fight.seconds:
                builder.reveals = stage.state.began + fight.seconds
                begin, end = builder.groups["prompt"]
                builder.play(begin, Key(builder.reveals), until=end)
            return
    if question.reasons:
        show(stage, _lay_reasons(stage, question, done))
    else:
        beside = _lay_beside_plate(stage, question, done)
        show(stage, beside or ColumnOf((_lay_plain(stage, question), foot(stage, done)), stage.form.gap))


def _illustration(stage: Stage, question: Tell) -> LayoutPart | None:
    """Describe the illustration that replaces the rows of reasons; None if the question has no such illustration."""
    match question.illustration:
        case Duel() as fight:
            return duel(stage, fight, question.reasons)
        case Chances() as shown:
            return chances(stage, shown)
        case LaidOut() as shown:
            return lay_cards(stage, shown.cards)
        case Majorities() as shown:
            return majorities(stage, shown, question.reasons)
        case LitWay() as way:
            return lay_lit_way(stage, way, question.reasons)
        case _:
            return None


def _ways_around(stage: Stage, question: Tell, done: Sized, body: LayoutPart) -> tuple[LayoutPart, ...]:
    """List the layouts of a body below its words: those with words in full size before those with smaller ones."""
    return tuple(way(stage, question, done, body, size) for size in SIZES for way in (_head, _lay_closely))


def _head(stage: Stage, question: Tell, done: LayoutPart, body: LayoutPart, size: Size = "far") -> LayoutPart:
    return ColumnOf((ask(stage, question, size=size), body, foot(stage, done)), stage.form.gap)


def _lay_closely(stage: Stage, question: Tell, done: Sized, body: LayoutPart, size: Size = "far") -> LayoutPart:
    """Describe a compact page: the answer beside the words, or in the line of the name above them (tall: at the foot)."""
    form = stage.form
    if form.tall:
        return ColumnOf((ask(stage, question, size=size), body, foot(stage, done)), form.unit)
    high = max(form.touch, round(form.choose_size("focus", LABEL) * HIGH))
    plate = Sized(done.child, done.breadth() if size == "full" else 0, high, most_high=high)
    return ColumnOf((ask(stage, question, aside=plate, beside=True, size=size), body), form.unit)


def _lay_reasons(stage: Stage, question: Tell, done: Sized) -> LayoutPart:
    """Describe a result: its words above the rows of reasons, closer together if these need the room.

    If not all rows fit, the deciding ones come first and the rest go on further pages; the confirming answer is on the last
    page, so that nobody skips unseen rows. From there only a finger goes back to the first.
    """
    rows, form = question.reasons, stage.form
    one, table = (reasons(stage, rows, stage.box.w, columns) for columns in (1, 2))
    ways = [way for part in (one, table) for way in _ways_around(stage, question, done, Grow(part))]
    if picture_of(stage, question.picture) is not None:
        picture = Grow(Art(picture_art(question.picture), round(stage.box.h * form.share("told_drawn")), NEVER, 0))
        ways.insert(0, _head(stage, question, done, ColumnOf((one, picture), form.gap), "full"))
    if fits(OneOf(tuple(ways)), stage.box):
        return OneOf(tuple(ways))
    ordered = tuple(sorted(rows, key=lambda row: not row.marked))
    counts = range(len(rows) - 1, 0, -1)
    each = next((count for count in counts if fits(_part(stage, question, ordered[:count], (done, done)), stage.box)), 1)
    pages = -(-len(rows) // each)
    page = min(stage.layer.page, pages - 1)
    turn = TurnPage((page + 1) % pages, "done" if page + 2 >= pages else "more")
    words = stage.say("screen-more-of", page=page + 1, pages=pages)
    last = page == pages - 1
    more = button(stage, "more", words, turn, icon="next", halts=not last)
    return _part(stage, question, ordered[page * each : (page + 1) * each], (done, more) if last else (more,))


def _part(stage: Stage, question: Tell, rows: tuple[Reason, ...], plates: tuple[LayoutPart, ...]) -> LayoutPart:
    kind = Type(WORDS, stage.form.choose_size("prompt_long", WORDS), stage.form.near_min, 1.0)
    words = Text(stage.words(question.words), kind, 3, group="prompt")
    return ColumnOf((words, Grow(reasons(stage, rows, stage.box.w)), foot(stage, *plates)), stage.form.unit)


def _lay_beside_plate(stage: Stage, question: Tell, done: LayoutPart) -> LayoutPart | None:
    """Describe words above their picture, which stands beside the plate; None where it is larger beside the words."""
    form, box, picture = stage.form, stage.box, picture_of(stage, question.picture)
    if picture is None or form.tall or stage.explain or stage.subtitle or stage.state.said:
        return None
    head = ask(stage, question, hint=HINT, size="full")
    left, top, right, bottom = extent_of(stage, picture)
    aspect, room, gap = (right - left) / (bottom - top), box.h - form.touch_answer - form.gap, 2 * form.gap
    beside = (round(box.w * share) for share in form.shares("told_picture"))
    usual = max((min(wide / aspect, room) for wide in beside if head.measure_height(box.w - wide - gap) <= room), default=0)
    high = box.h - head.wants(box.w, NEVER) - form.gap
    if min((box.w - done.breadth() - gap) / aspect, high) < usual * LARGER:
        return None
    drawn = Grow(Art(picture_art(question.picture), round(form.height * form.share("told_picture_low")), NEVER, 0))
    return ColumnOf((head, Grow(RowOf((ColumnOf((done,), 0, "bottom"), drawn), gap))), form.gap)


def _lay_plain(stage: Stage, question: Tell) -> LayoutPart:
    """Describe words without rows, in the first layout that fits above the foot.

    The layouts have words in full size, then smaller, with the first-game layer and the picture (or the seat's shield).
    """
    form, drawn = stage.form, picture_of(stage, question.picture) is not None

    def ways() -> Iterator[LayoutPart]:
        for size in SIZES:
            whole = ask(stage, question, hint=HINT, size=size)
            head = whole if drawn else ask(stage, question, hint=HINT, size=size, shield=False)
            for layer in _layers(stage, question):
                yield from _list_layouts(stage, question, head, layer, drawn=drawn)
                yield ColumnOf((whole, *layer), form.gap)
        yield ask(stage, question, size="far")
        yield ask(stage, question)

    room = stage.box.trim(bottom=form.touch_answer + form.gap)
    story = Type(STORY, form.choose_size("answer", STORY), form.near_min, 1.15)
    words = Text(stage.words(question.words), story, NEVER, upright="top", group="prompt")
    name = Text(
        name_asked(stage, question.seat), Type(LABEL, form.choose_size("answer", LABEL), form.near_min, 1.0), ink="rubric"
    )
    return Grow(next((way for way in ways() if fits(way, room)), ColumnOf((name, words), form.unit)))


def _list_layouts(
    stage: Stage, question: Tell, head: LayoutPart, layer: tuple[LayoutPart, ...], *, drawn: bool
) -> Iterator[LayoutPart]:
    """Yield layouts: words beside the picture or shield, the largest first, then (tall: only) above it; none without either."""
    form = stage.form
    if not drawn and question.seat is None:
        return
    what: Any = picture_art(question.picture) if drawn else Shield(question.seat.colour if question.seat is not None else "")
    low, lowest = (round(form.height * share) for share in form.shares("told_picture_low"))
    picture = Art(what, lowest, form.height // 2, 0 if drawn else 1)
    for share in () if form.tall else form.shares("told_picture"):
        wide = round(stage.box.w * share)
        side = Sized(picture, wide=wide, high=low, most_wide=wide)
        if layer:
            yield ColumnOf((RowOf((Grow(head), side), form.gap * 2), *layer), form.gap)
        yield RowOf((Grow(ColumnOf((head, *layer), form.gap)), side), form.gap * 2)
    yield ColumnOf((head, *layer, Grow(picture)), form.gap)


def _layers(stage: Stage, question: Tell) -> list[tuple[LayoutPart, ...]]:
    """List the first-game layers, the fullest first: why, and what comes next; then only the first of them; then nothing.

    A bar in rubric stands at their left; each sentence follows its label, or is below it on the tall screen.
    """
    form = stage.form
    said = [
        (label, stage.words.find_optional(question.words, part))
        for label, part in (("screen-why", "why"), ("screen-next", "next"))
    ]
    parts = [(stage.say(label), text) for label, text in said if text]
    if not stage.explain or (form.tall and (stage.subtitle or stage.state.said)):
        return [()]
    label, story = (Type(face, form.choose_size("least", face), form.near_min, 1.15) for face in (LABEL, STORY))
    line = Sized(Art(bar(), 0, NEVER, 0), wide=form.unit, most_wide=form.unit)
    found: list[tuple[LayoutPart, ...]] = [()]
    for count in range(1, len(parts) + 1):
        wide = max(Text(name, label).breadth() for name, _ in parts[:count])
        lines: list[LayoutPart] = []
        for place, (name, text) in enumerate(parts[:count]):
            words = Text(text, story, HINT, "soft" if place else "ink", upright="top")
            title = Text(name, label, ink="rubric", upright="top")
            lines.append(ColumnOf((title, words)) if form.tall else RowOf((Sized(title, wide=wide), Grow(words)), form.gap))
        found.insert(0, (RowOf((line, Grow(ColumnOf(tuple(lines), form.unit))), form.gap),))
    return found


VIEW = View(show_told)
