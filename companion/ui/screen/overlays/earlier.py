"""The timeline: the last answers as sentences, oldest on top; each is corrected on the page that asked for it.

Older answers are listed by round, with what happened in each. A forgotten action can be inserted before any answer. The ways
back are undo, the list of pieces to move on the table, an earlier answer given again, and the draft that results.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Any

from companion.play import Act, Adopt, Answered, DropDraft, MakeUp, Redo, Undo
from companion.play.acts import LeaveOut, MendNext
from companion.table import FOLLOWS, Choose, Difference, Number, ReadCubes, ReadTiles, Symbols, Tally, Tell
from companion.ui.narration.drafted import known_options
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Close, Do, Open, Pressable, Stage, Tint, Undoing, close_after, draw, drawing, make_usual_tint
from companion.ui.screen.page.describe import lay_out
from companion.ui.screen.page.effects import DraftPage, Earlier, Moved, Repairing
from companion.ui.screen.paint import Box
from companion.ui.screen.views import view_of
from companion.ui.screen.views.read.reading import Read, tiles_kind
from companion.ui.screen.widgets.paper import PaperEntry, Way, back_way, heading, leaf, paper, show_listing, show_paper, turner
from companion.ui.screen.widgets.parts import entry, sign, words
from companion.ui.screen.widgets.signs import Gains, Icon, Shield

AT_ONCE = 8
"""How many answers the timeline shows at once."""
ROUNDS = -1
"""Stands for a round's number where all rounds are listed, to choose one."""
SENTENCE, STORY = 44, 52
"""Most letters of an answer on the timeline, and of what happened in a round."""
MOVED, TOLD = 4, 3
"""Most lines for one move on the table, and for one change of a draft."""


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


def question_words(stage: Stage, answered: Answered) -> str:
    """Return, in words, who was asked what."""
    seat = answered.question.seat
    asked = stage.words(answered.question.words)
    return f"{seat.name}: {asked}" if seat is not None else asked


def answer_words(stage: Stage, answered: Answered) -> str:
    """Return an answer in words: numbers as figures, options by name; "" if there are no short words for it."""
    options = {option.key: stage.words(option.words) for option in known_options(answered.question)}
    value = answered.value
    if isinstance(value, bool) or value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return options.get(value, value)
    if isinstance(value, list | tuple) and all(isinstance(key, str) for key in value):
        return ", ".join(options.get(str(key), str(key)) for key in value)
    return ", ".join(str(number) for number in value.values()) if isinstance(value, dict) else ""


def sentence(stage: Stage, answered: Answered) -> str:
    """Return in one line who did what, or who was asked what if the answer has no words."""
    answer, seat = answer_words(stage, answered), answered.question.seat
    if not answer:
        return question_words(stage, answered)
    return f"{seat.name}: {answer}" if seat is not None else answer


def show_earlier(stage: Stage, overlay: Earlier) -> None:
    """Show the last answers, or those of one round, with the newest in focus; or list the rounds, to choose one."""
    now, links = stage.snapshot, list[Way]()
    found = [each for each in reversed(now.history) if _was_decided(each)]
    if overlay.round == ROUNDS:
        # List the rounds, the latest first, each with what happened in it.
        told: Mapping[int, list[str]] = {each.place.round: [] for each in found}
        for each in reversed(found):
            if each.question.seat is not None and _gains(each):
                told[each.place.round].append(sentence(stage, each))
        entries = [
            PaperEntry(
                f"round:{number}",
                _name_round(stage, number),
                Open(Earlier(overlay.forgot, number)),
                note=shorten(", ".join(deeds), STORY, placeholder=" …"),
            )
            for number, deeds in told.items()
        ]
        show_listing(stage, stage.say("screen-forgotten-where" if overlay.forgot else "screen-correct-what"), entries, columns=1)
        return
    if overlay.round is None:
        shown, older = found[:AT_ONCE], sorted({each.place.round for each in found[AT_ONCE:]})
        if older:
            onward = Earlier(overlay.forgot, older[0] if len(older) == 1 else ROUNDS)
            links.append(Way("older", _name_round(stage, older[-1]), Open(onward)))
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
    title = stage.say("screen-forgotten-where" if overlay.forgot else "screen-correct-what")
    _show_line(stage, title if overlay.round is None else _name_round(stage, overlay.round), rows, links)


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
    said = sentence(stage, answered) if answered is not None else stage.say("screen-undo-question")
    asked = stage.words(answered.question.words) if answered is not None and answer_words(stage, answered) else ""
    seat, gains = (answered.question.seat, _gains(answered)) if answered is not None else (None, ())
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


def _gains(answered: Answered) -> tuple[Symbols, ...]:
    return next((option.gains for option in known_options(answered.question) if option.key == answered.value), ())


def _was_decided(answered: Answered) -> bool:
    """Tell whether a player gave this answer, or could have given another."""
    question = answered.question
    options = question.options if isinstance(question, Choose) else ()
    open_ = sum(option.off is None for option in options)
    return not isinstance(question, Tell) and (answered.source != FOLLOWS or open_ > 1)


def _name_round(stage: Stage, number: int) -> str:
    return stage.say("screen-round", round=number) if number else stage.say("screen-before-round-1")


def show_undoing(stage: Stage, overlay: Undoing) -> None:
    """Show the timeline; `insist` asks whether to undo past a secret already shown."""
    now, form = stage.snapshot, stage.form
    if not overlay.insist:
        show_earlier(stage, Earlier())
        return
    undo = Way("undo", stage.say("screen-insist"), close_after(Undo(insist=True)), "undo")
    told = words(form, stage.words(now.stopped_at), "rule", lines=MOVED) if now.stopped_at is not None else None
    show_paper(stage, paper(stage, stage.say("screen-undo-question"), told, [back_way(stage), undo]))


def show_moved(stage: Stage, _overlay: Moved) -> None:
    """Show which real pieces to put back where."""
    ways = [Way("close", stage.say("screen-moved-done"), Close(), "check")]
    rows = moves(stage, stage.state.owed)
    show_paper(stage, tell_in_rows(stage, stage.say("screen-moved"), rows, ways, stage.say("screen-moved-note")))


def moves(stage: Stage, found: Sequence[Difference]) -> list[LayoutPart]:
    """Describe each difference that has words in a row of its own."""
    told = [(said, change.seat) for change in found if stage.words.has(change.words.id) and (said := stage.words(change.words))]
    side = stage.form.type("focus").size
    rows: list[LayoutPart] = []
    for said, seat in told:
        text = words(stage.form, said, "rule", lines=MOVED)
        rows.append(text if seat is None else RowOf((Art(Shield(seat.colour), side, side), Grow(text)), stage.form.gap))
    return rows


def tell_in_rows(stage: Stage, title: str, rows: Sequence[LayoutPart], ways: Sequence[Way], source: str = "") -> LayoutPart:
    """Describe a page of rows that are only read; rows that do not fit go to further pages."""

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        return paper(stage, title, ColumnOf(tuple(rows[shown]), stage.form.gap), [*ways, *more], source)

    return leaf(stage, rows, page)


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


def show_drafting(stage: Stage, _overlay: DraftPage) -> None:
    """Show the state of the draft after it has been tried on all later answers.

    This is what the draft changes (numbers that differ, questions no longer asked, pieces that move), or the later answer that
    contradicts it, and why: that answer is given again or left out, or the draft ends before it.
    """
    form, draft = stage.form, stage.snapshot.draft
    if draft is None:
        show_earlier(stage, Earlier())
        return
    more = Way("more-forgotten", stage.say("screen-draft-more"), Close())
    drop = Way("drop", stage.say("screen-draft-drop"), close_after(DropDraft()))
    if draft.against is None:
        do = Way("adopt", stage.say("screen-plan-do"), close_after(Adopt()), "check")
        counts = [
            stage.say("screen-draft-recounted", what=question_words(stage, each), answer=answer_words(stage, each))
            for each in draft.recounted
        ]
        rows = [*(words(form, told, "rule", lines=TOLD) for told in counts), *moves(stage, draft.changes)]
        note = "" if draft.recounted or draft.corrects else stage.say("screen-draft-whole")
        if draft.fallen:
            first, *others = draft.fallen
            note = stage.say("screen-draft-fallen", what=question_words(stage, first), n=len(others))
        ways = [do, drop._replace(label=stage.say("screen-plan-leave")), *([] if draft.corrects else [more])]
        show_paper(stage, tell_in_rows(stage, stage.say("screen-plan"), rows, ways, note))
        return
    answer = answer_words(stage, draft.against)
    said = question_words(stage, draft.against) + (f" – {answer}" if answer else "")
    why = stage.words(draft.why) if draft.why is not None else stage.say("screen-draft-asked-no-more")
    acts: dict[str, Act] = {"mend": MendNext(), "out": LeaveOut(), "cut": Adopt(cut=True)}
    if draft.why is None:
        del acts["mend"]
    entries = [entry(stage, Pressable(way, close_after(act)), stage.say(f"screen-draft-{way}")) for way, act in acts.items()]
    told = [words(form, said, "label", lines=TOLD), words(form, why, "label", lines=TOLD, ink="rubric")]
    body = ColumnOf((*told, Grow(Blank()), *entries), form.unit)
    show_paper(stage, paper(stage, stage.say("screen-draft-against"), body, (drop, more)))
