"""A name for something: one that is offered, or typed letter by letter."""

from __future__ import annotations

from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.views.lobby.letters import Sitting, show_typing
from companion.screen.widgets.basics import answer, question_head
from companion.table.questions.writing import Write

COLUMNS = 2


def begin(_snapshot: Snapshot, question: Write) -> Sitting:
    """Begin with what is offered, or where nothing is, with the letters."""
    return Sitting(typed=None if question.offered else "")


def show(stage: Stage, question: Write) -> None:
    """Lay out what is offered, or the letters."""
    sitting: Sitting = stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, stage.words(question.words), stage.answered((sitting.typed or "").strip()))
        return
    room = question_head(stage, question, stage.box)
    plates = [(f"text:{text}", text, stage.answered(text)) for text in question.offered]
    plates.append(("new", stage.say("screen-new-name"), Enter(Sitting(typed=""), "")))
    rows = room.rows(-(-len(plates) // COLUMNS), stage.form.gap)
    cells = [cell for row in rows for cell in row.columns(COLUMNS, stage.form.gap)]
    for cell, (name, label, effect) in zip(cells, plates, strict=False):
        answer(stage, name, cell, label, effect)


VIEW = View(show, begin, board=False)
