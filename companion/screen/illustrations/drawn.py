"""Which illustration is described how, in one table."""

from __future__ import annotations

from companion.screen.illustrations.chances import chances
from companion.screen.illustrations.duel import duel
from companion.screen.illustrations.laid_out import laid_out
from companion.screen.illustrations.lit_way import lit_way
from companion.screen.illustrations.majorities import majorities
from companion.screen.layout.node import LayoutPart
from companion.screen.page.stage import Stage
from companion.table.questions.illustrations import Chances, Duel, LaidOut, LitWay, Majorities
from companion.table.questions.kinds import Tell


def illustration(stage: Stage, question: Tell) -> LayoutPart | None:
    """Describe what is told, where it has an illustration that takes the place of its rows; None where it has none."""
    match question.illustration:
        case Duel() as fight:
            return duel(stage, fight, question.reasons)
        case Chances() as shown:
            return chances(stage, shown)
        case LaidOut() as shown:
            return laid_out(stage, shown.cards)
        case Majorities() as shown:
            return majorities(stage, shown, question.reasons)
        case LitWay() as way:
            return lit_way(stage, way, question.reasons)
        case _:
            return None
