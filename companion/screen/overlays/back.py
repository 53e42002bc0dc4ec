"""The ways back: undo, what really moves on the table, and an earlier answer given anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import Undo
from companion.play.snapshot import Answered
from companion.screen.layout.hold import Grow
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, LayoutPart
from companion.screen.overlays.earlier import show_earlier
from companion.screen.overlays.menu import show_menu
from companion.screen.page.effects import Both, Close, Do, Earlier, Menu, Moved, Repairing, Undoing
from companion.screen.page.stage import Stage
from companion.screen.views import view_of
from companion.screen.widgets.paper import Way, back_way, leafed, paper, show_paper
from companion.screen.widgets.parts import words
from companion.screen.widgets.signs import Shield
from companion.table.differences import Difference

LINES = 4


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
    inner = _begun(stage, answered).within(stage.box.inset(form.pad, form.gap), look.sheet)
    view_of(answered.question).show(inner._replace(mends=overlay.step), answered.question)


def _begun(stage: Stage, answered: Answered) -> Stage:
    """Give the stage with the half-entered answer begun as the view begins it."""
    if stage.entry is not None:
        return stage
    entry: Any = view_of(answered.question).begin(stage.snapshot, answered.question)
    return stage._replace(state=replace(stage.state, over=replace(stage.state.over, entry=entry)))
