"""A name for something: one that is offered, or typed letter by letter."""

from companion.screen.layout import ColumnOf, Grid, Grow
from companion.screen.page import Stage, View, show
from companion.screen.page.effects import Enter
from companion.screen.views.lobby.letters import Sitting, show_typing
from companion.screen.widgets.asked import asked
from companion.screen.widgets.parts import choosable
from companion.table.questions.writing import Write


def show_writing(stage: Stage, question: Write) -> None:
    """Lay out what is offered, or the letters."""
    form, sitting = stage.form, stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, stage.words(question.words), stage.answered((sitting.typed or "").strip()))
        return
    offered = [choosable(stage, f"text:{text}", text, stage.answered(text)) for text in question.offered]
    new = choosable(stage, "new", stage.say("screen-new-name"), Enter(Sitting(typed=""), ""))
    grid = Grid((*offered, new), 2, form.gap, form.gap, form.size("card"))
    show(stage, ColumnOf((asked(stage, question, size="far"), Grow(grid)), form.gap))


VIEW = View(show_writing, lambda _snapshot, question: Sitting(typed=None if question.offered else ""), board=False)
