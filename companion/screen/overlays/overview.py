"""What lies on the table for all to see, as the game draws it."""

from __future__ import annotations

from companion.screen.illustrations.maps import game_board
from companion.screen.illustrations.rows import tableaux
from companion.screen.layout.node import Blank, LayoutPart
from companion.screen.page.effects import Overview
from companion.screen.page.stage import Stage
from companion.screen.widgets.paper import back_way, paper, show_paper
from companion.table.questions.illustrations import GameBoard, Tableaux


def show_overview(stage: Stage, _overlay: Overview) -> None:
    """Show it, as large as there is room; it may be gone again, for an undo goes on below this page."""
    body: LayoutPart = Blank()
    match stage.snapshot.overview:
        case Tableaux() as shown:
            body = tableaux(stage, shown)
        case GameBoard() as shown:
            body = game_board(stage, shown)
    show_paper(stage, paper(stage, stage.say("screen-overview"), body, [back_way(stage)]))
