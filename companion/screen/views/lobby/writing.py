"""A name for something: one that is offered, or typed letter by letter."""

from companion.screen.layout.hold import Grow
from companion.screen.layout.lines import ColumnOf, Grid
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Enter
from companion.screen.page.stage import Stage, View
from companion.screen.views.lobby.letters import Sitting, show_typing
from companion.screen.widgets.asked import asked
from companion.screen.widgets.parts import choosable
from companion.table.questions.writing import Write


def show(stage: Stage, question: Write) -> None:
    """Lay out what is offered, or the letters."""
    form, sitting = stage.form, stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, stage.words(question.words), stage.answered((sitting.typed or "").strip()))
        return
    offered = [choosable(stage, f"text:{text}", text, stage.answered(text)) for text in question.offered]
    new = choosable(stage, "new", stage.say("screen-new-name"), Enter(Sitting(typed=""), ""))
    grid = Grid((*offered, new), 2, form.gap, form.gap, form.size("card"))
    show_node(stage, ColumnOf((asked(stage, question, size="far"), Grow(grid)), form.gap))


VIEW = View(show, lambda _snapshot, question: Sitting(typed=None if question.offered else ""), board=False)
