"""The timeline: the last answers as sentences, oldest on top; each is corrected on the page that asked for it.

Older answers are listed by round, with what happened in each. A forgotten action can be inserted before any answer. The ways
back are undo, the list of pieces to move on the table, an earlier answer given again, and the draft that results.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Any

from companion.play import Answered, DropDraft, MakeUp, Redo, Undo
from companion.table import Number, ReadCubes, ReadTiles, Tally
from companion.ui.pages.earlier import ROUNDS, answer_words, list_decided, list_gains, name_all, name_round, sentence
from companion.ui.pages.effects import Began, DraftPage, Earlier, Repairing
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.overlays.described import context_of, show_described
from companion.ui.screen.page import Close, Do, Open, Pressable, Stage, Tint, Undoing, close_after, draw, drawing, make_usual_tint
from companion.ui.screen.page.describe import lay_out
from companion.ui.screen.paint import Box
from companion.ui.screen.views import view_of
from companion.ui.screen.views.read.reading import Read, tiles_kind
from companion.ui.screen.widgets.paper import Way, heading, turner
from companion.ui.screen.widgets.parts import sign, words
from companion.ui.screen.widgets.signs import Gains, Icon, Shield

AT_ONCE = 8
"""How many answers the timeline shows at once."""
SENTENCE = 44
"""Most letters of an answer on the timeline."""


@drawing
def bead(stage: Stage, box: Box, tint: Tint, colour: str, icon: str) -> None:
    """Draw a bead on the timeline: the shield of the player who acted, else an icon; the line continues above and below it."""
    if not tint.focused:
        stage.builder.fill(box.place_in_middle(stage.form.line, box.h), stage.look.gilt)
    side = min(box.w, box.h - 2 * stage.form.unit)
    sign: Shield | Icon = Shield(colour) if colour else Icon(icon, "rubric")
    if not colour and not tint.focused:
        stage.builder.fill(box.place_in_middle(side, side), tint.cut)
    sign.draw(stage, box.place_in_middle(side, side), tint)


def show_earlier(stage: Stage, overlay: Earlier) -> None:
    """Show the last answers, or those of one round, with the newest in focus; or list the rounds, to choose one."""
    now, links = stage.snapshot, list[Way]()
    found = list_decided(now)
    if overlay.round == ROUNDS:
        show_described(stage, overlay)
        return
    if overlay.round is None:
        shown, older = found[:AT_ONCE], sorted({each.place.round for each in found[AT_ONCE:]})
        if older:
            onward = Earlier(overlay.forgot, older[0] if len(older) == 1 else ROUNDS)
            links.append(Way("older", stage.words(name_round(older[-1])), Open(onward)))
    else:
        within = [each for each in found if each.place.round == overlay.round]
        pages = max(1, -(-len(within) // AT_ONCE))
        page = min(stage.layer.page, pages - 1)
        shown = within[page * AT_ONCE : (page + 1) * AT_ONCE]
        links += [turner(stage, page, pages)] if pages > 1 else []
    if not overlay.forgot:
        links.append(Way("forgotten", stage.say("screen-forgotten"), Open(Earlier(True, overlay.round))))
    if now.draft is not None:
        links.append(Way("drop", stage.say("screen-draft-drop"), close_after(DropDraft())))
    elif now.can_redo:
        links.append(Way("redo", stage.say("screen-menu-redo"), close_after(Redo())))
    # Choosing an answer asks its question again, or inserts a forgotten action before it
    icon = "plus" if overlay.forgot else "next"
    effects = (close_after(MakeUp(each.step)) if overlay.forgot else Open(Repairing(each.step)) for each in shown)
    chosen = (Pressable(f"step:{each.step}", effect, link=True) for each, effect in zip(shown, effects, strict=True))
    rows = [_line(stage, answer, each, icon) for answer, each in zip(chosen, shown, strict=True)]
    if overlay == Earlier() and now.can_undo:
        last = now.history[-1] if now.history else None
        undo = _line(stage, Pressable("undo", Do(Undo()), link=True), last, "undo")
        rows = [undo, *(rows[1:] if last in shown else rows[: AT_ONCE - 1])]
    first = min((each.place.round for each in found), default=0)
    if not overlay.forgot and now.draft is None and (shown[-1:] == found[-1:]) and overlay.round in {None, first}:
        began = Pressable("began", Open(Began()), link=True)
        rows = [*rows[: AT_ONCE - 1], _began_line(stage, began)]
    title = stage.say("screen-forgotten-where" if overlay.forgot else "screen-correct-what")
    _show_line(stage, title if overlay.round is None else stage.words(name_round(overlay.round)), rows, links)


def _show_line(stage: Stage, title: str, rows: Sequence[LayoutPart], links: Sequence[Way]) -> None:
    """Lay out title, links and rows; the focus goes from the way back to the newest row, the older ones, and the links."""
    form = stage.form
    closes = Pressable("close", Close(), heard=stage.say("screen-back"), link=True)
    cross = Sized(Pad(sign(form, "cross", "focus"), pad_by(form.unit, 0), closes), high=form.touch)
    narrow = form.small or form.tall
    called = Grow(words(form, title, "answer", lines=1 + form.tall) if narrow else heading(form, title))
    ways = [
        Pad(words(form, link.label, "answer", ink="rubric"), pad_by(form.unit, 0), Pressable(link.name, link.effect, link=True))
        for link in links
    ]
    sized, wide = tuple(Sized(way, high=form.touch) for way in ways), form.width - 2 * form.pad
    others: LayoutPart = RowOf(sized, form.unit)
    if form.tall:
        if others.measure_width() > wide:
            others = ColumnOf((RowOf(sized[:2], form.unit), RowOf(sized[2:], form.unit)), form.unit)
        head: LayoutPart = ColumnOf((RowOf((called, cross), form.unit), others), form.unit)
    else:
        head = RowOf((called, others, cross), form.unit)
        if head.measure_width() > wide:  # the ways are worth more than the title
            head = RowOf((Grow(Blank()), others, cross), form.unit)
    high = form.type("focus").size * (2 if form.tall else 1) + 3 * form.unit
    grid = Grid(tuple(rows), 1, most=high, at=tuple(reversed(range(len(rows)))))
    page = Pad(ColumnOf((head, grid), form.unit), pad_by(form.pad, form.gap))
    stage.builder.fill(form.box, stage.look.sheet)
    stage.builder.back, stage.builder.title = Close(), title
    inner = stage.place_within(form.box, stage.look.sheet)
    top, line = lay_out(inner, page, form.box).inside[0].inside
    title_row, *below = top.inside if form.tall else (top,)
    *first, way_back = title_row.inside
    for part in (way_back, line, *first, *below):
        draw(inner, part, make_usual_tint(inner))


def _line(stage: Stage, answer: Pressable, answered: Answered | None, icon: str) -> LayoutPart:
    """Describe one line: its bead, who did what, the gains and, in a soft colour, what was asked, as far as there is room."""
    form = stage.form
    said = sentence(context_of(stage), answered) if answered is not None else stage.say("screen-undo-question")
    asked = stage.words(answered.question.words) if answered is not None and answer_words(context_of(stage), answered) else ""
    seat, gains = (answered.question.seat, list_gains(answered)) if answered is not None else (None, ())
    side, lines = form.type("answer").size, 1 + form.tall
    began = Art(bead(seat.colour if seat is not None else "", "points"), side, NEVER, 0)
    brought = (Art(Gains(gains), side, side, Gains(gains).aspect),) if gains else ()
    whole = replace(words(form, said, "answer", lines=lines), focus=form.type("focus").size)
    ways: list[LayoutPart] = [RowOf((Grow(whole), *brought), form.gap), whole]
    if asked and not form.tall:
        ways.insert(0, RowOf((whole, *brought, Grow(words(form, asked, "label", ink="soft"))), form.gap))
    ways.append(replace(whole, text=shorten(said, SENTENCE, placeholder=" …")))
    row = RowOf((Sized(began, wide=side, most_wide=side), Grow(OneOf(tuple(ways))), sign(form, icon, "label")), form.gap)
    return Pad(row, pad_by(form.unit, 0), answer)


def _began_line(stage: Stage, answer: Pressable) -> LayoutPart:
    """Describe the line of the beginning, before all answers: who plays."""
    form, side = stage.form, stage.form.type("answer").size
    said = f"{stage.say('began')}: {name_all(context_of(stage))}"
    whole = replace(words(form, said, "answer", lines=1 + form.tall), focus=form.type("focus").size)
    short = replace(whole, text=shorten(said, SENTENCE, placeholder=" …"))
    began = Sized(Art(bead("", "hand"), side, NEVER, 0), wide=side, most_wide=side)
    return Pad(RowOf((began, Grow(OneOf((whole, short))), sign(form, "next", "label")), form.gap), pad_by(form.unit, 0), answer)


def show_undoing(stage: Stage, overlay: Undoing) -> None:
    """Show the timeline; `insist` asks whether to undo past a secret already shown."""
    if not overlay.insist:
        show_earlier(stage, Earlier())
        return
    show_described(stage, overlay)


def show_repairing(stage: Stage, overlay: Repairing) -> None:
    """Ask an earlier question again, with its own view."""
    form, look = stage.form, stage.look
    answered = next((each for each in stage.snapshot.history if each.step == overlay.step), None)
    if answered is None:
        show_earlier(stage, Earlier())
        return
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = Close()
    view = view_of(answered.question)
    if stage.entry is None:
        over = replace(stage.state.over, entry=_as_given(stage, answered))
        stage = stage._replace(state=replace(stage.state, over=over))
    inner = stage.place_within(stage.box.inset(form.pad, form.gap), look.sheet)
    view.show(inner._replace(mends=overlay.step, leaving=Close(), live=None), answered.question)


def _as_given(stage: Stage, answered: Answered) -> Any:
    """Return the entry from which a correction starts: the earlier answer, where it is counted or laid piece by piece."""
    match answered.question:
        case ReadTiles() as question:
            laid = Counter(f"{each[0]} {each[1]}" for each in answered.value)
            return Read(by_hand={row.key: laid[row.key] for row in tiles_kind(question).rows})
        case ReadCubes():
            return Read(by_hand=dict(answered.value))
        case Tally() as question:
            return Read(by_hand=dict(answered.value)) if question.camera else dict(answered.value)
        case Number():
            return answered.value
    return view_of(answered.question).begin(stage.snapshot, answered.question)


def show_drafting(stage: Stage, overlay: DraftPage) -> None:
    """Show what a draft would change, or the answer that it contradicts."""
    if stage.snapshot.draft is None:
        show_earlier(stage, Earlier())
    else:
        show_described(stage, overlay)
