"""The ways back: undo, what really moves on the table, an earlier answer given anew, and the draft that comes of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import Act, Adopt, DropDraft, LeaveOut, MendNext, Undo
from companion.play.snapshot import Answered
from companion.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, RowOf
from companion.screen.overlays.earlier import answer_words, question_words, show_earlier
from companion.screen.overlays.menu import show_menu
from companion.screen.page import Pressable, Stage
from companion.screen.page.effects import Both, Close, Do, DraftPage, Earlier, Menu, Moved, Repairing, Undoing
from companion.screen.views import view_of
from companion.screen.views.read.reading import Read, tiles_kind
from companion.screen.widgets.paper import Way, back_way, leafed, paper, show_paper
from companion.screen.widgets.parts import entry, words
from companion.screen.widgets.signs import Shield
from companion.table import Number, ReadCubes, ReadTiles, Tally
from companion.table.differences import Difference

LINES, TOLD = 4, 3
"""Lines of what moves on the table, and of what a draft changes."""


def show_undoing(stage: Stage, overlay: Undoing) -> None:
    """Show the line of time, or the menu where nothing was answered yet; ask anew where undo would pass something hidden."""
    now, form = stage.snapshot, stage.form
    if not overlay.insist:
        if now.can_undo or now.history:
            show_earlier(stage, Earlier())
        else:
            show_menu(stage, Menu())
        return
    undo = Way("undo", stage.say("screen-insist"), Both(Do(Undo(insist=True)), Close()), "undo")
    told = words(form, stage.words(now.stopped_at), "rule", lines=LINES) if now.stopped_at is not None else None
    show_paper(stage, paper(stage, stage.say("screen-undo-question"), told, [back_way(stage), undo]))


def show_moved(stage: Stage, _overlay: Moved) -> None:
    """Say which real pieces go back where."""
    ways = [Way("close", stage.say("screen-moved-done"), Close(), "check")]
    rows = moves(stage, stage.snapshot.changes)
    show_paper(stage, told_in_rows(stage, stage.say("screen-moved"), rows, ways, stage.say("screen-moved-note")))


def moves(stage: Stage, found: Sequence[Difference]) -> list[LayoutPart]:
    """Describe what stands differently, a row each, as far as there are words for it."""
    told = [(said, change.seat) for change in found if stage.words.has(change.words.id) and (said := stage.words(change.words))]
    side = stage.form.type("focus").size
    rows: list[LayoutPart] = []
    for said, seat in told:
        text = words(stage.form, said, "rule", lines=LINES)
        rows.append(text if seat is None else RowOf((Art(Shield(seat.colour), side, side), Grow(text)), stage.form.gap))
    return rows


def told_in_rows(stage: Stage, title: str, rows: Sequence[LayoutPart], ways: Sequence[Way], source: str = "") -> LayoutPart:
    """Describe a page of rows that are only read, and further ones where they find no room."""

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        return paper(stage, title, ColumnOf(tuple(rows[shown]), stage.form.gap), [*ways, *more], source)

    return leafed(stage, rows, page)


def show_repairing(stage: Stage, overlay: Repairing) -> None:
    """Ask an earlier question once more, with its own view."""
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
    inner = stage.within(stage.box.inset(form.pad, form.gap), look.sheet)
    view.show(inner._replace(mends=overlay.step), answered.question)


def _as_given(stage: Stage, answered: Answered) -> Any:
    """Begin a mend with what was given before, where an answer is counted or laid piece by piece."""
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
    """Show how the draft stands, once it was tried on everything that came after.

    It is what it changes (what counts otherwise, what is asked no more, which pieces move), or the later answer that it
    contradicts, and why: that one is given anew, or left out, or the draft ends before it.
    """
    form, draft = stage.form, stage.snapshot.draft
    if draft is None:
        show_earlier(stage, Earlier())
        return
    more = Way("more-forgotten", stage.say("screen-draft-more"), Close())
    drop = Way("drop", stage.say("screen-draft-drop"), Both(Do(DropDraft()), Close()))
    if draft.against is None:
        do = Way("adopt", stage.say("screen-plan-do"), Both(Do(Adopt()), Close()), "check")
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
        show_paper(stage, told_in_rows(stage, stage.say("screen-plan"), rows, ways, note))
        return
    answer = answer_words(stage, draft.against)
    said = question_words(stage, draft.against) + (f" – {answer}" if answer else "")
    why = stage.words(draft.why) if draft.why is not None else stage.say("screen-draft-asked-no-more")
    acts: dict[str, Act] = {"mend": MendNext(), "out": LeaveOut(), "cut": Adopt(cut=True)}
    if draft.why is None:
        del acts["mend"]
    entries = [
        entry(stage, Pressable(way, Both(Do(act), Close())), stage.say(f"screen-draft-{way}")) for way, act in acts.items()
    ]
    told = [words(form, said, "label", lines=TOLD), words(form, why, "label", lines=TOLD, ink="rubric")]
    body = ColumnOf((*told, Grow(Blank()), *entries), form.unit)
    show_paper(stage, paper(stage, stage.say("screen-draft-against"), body, (drop, more)))
