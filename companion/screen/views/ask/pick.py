"""Pick: several of the options, each with a box to tick; the last stop says that it is done."""

from typing import Any

from companion.narration.offered import spoken_option
from companion.screen.page import Stage, View
from companion.screen.page.effects import Effect, Enter
from companion.screen.views.ask.choose import offered
from companion.screen.widgets.answers import worded
from companion.table.questions.kinds import Option, Pick


def show_pick(stage: Stage, question: Pick[Any]) -> None:
    """Lay it out."""
    picked: tuple[str, ...] = stage.entry
    most = len(question.options) if question.most is None else question.most
    full = len(picked) >= most

    def ticked(option: Option[Any]) -> Effect:
        if option.key in picked:
            return Enter(tuple(key for key in picked if key != option.key))
        after = (*picked[: most - 1], option.key) if full else (*picked, option.key)
        return Enter(after, "done" if len(after) == most else None)

    label = stage.say("screen-done-count", count=len(picked), of=most)
    off = "" if len(picked) >= question.least else stage.say("screen-at-least", count=question.least)
    heard = stage.say("heard-done-count", count=len(picked), of=most)
    last = worded(stage, "done", label, stage.answered(picked), icon="check", off=off, heard=heard)
    for option in question.options:
        if option.key in picked:
            stage.builder.hear(f"option:{option.key}", stage.say("heard-picked", what=spoken_option(option, stage.words)))
    offered(stage, question, question.options, ticked, last=last, ticked=picked)


VIEW = View(show_pick, lambda _snapshot, _question: ())
