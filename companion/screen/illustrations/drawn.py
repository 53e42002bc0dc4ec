"""Which illustration is drawn how, in one table."""

from __future__ import annotations

from companion.screen.illustrations.chances import show_chances
from companion.screen.illustrations.duel import show_duel
from companion.screen.illustrations.laid_out import show_laid_out
from companion.screen.illustrations.lit_way import show_lit_way
from companion.screen.illustrations.majorities import show_majorities
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.table.questions.illustrations import Chances, Duel, LaidOut, LitWay, Majorities
from companion.table.questions.kinds import Tell
from companion.unchanging import unchanging


def fills_the_page(question: Tell) -> bool:
    """Tell whether what is told has an illustration that takes the place of its rows."""
    return isinstance(question.illustration, Duel | Chances | LaidOut | Majorities | LitWay)


@unchanging
class IllustrationArt:
    """What is told, as a part of a description."""

    question: Tell

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - it lies on the stage itself
        """Draw it."""
        question = self.question
        match question.illustration:
            case Duel() as duel:
                show_duel(stage, duel, question.reasons, box)
            case Chances() as chances:
                show_chances(stage, chances, box)
            case LaidOut() as cards:
                show_laid_out(stage, cards, box)
            case Majorities() as majorities:
                show_majorities(stage, majorities, question.reasons, box)
            case LitWay() as way:
                show_lit_way(stage, way, question.reasons, box)
