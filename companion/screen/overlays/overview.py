"""What lies on the table for all to see, as the game draws it."""

from __future__ import annotations

from companion.screen.illustrations.game_board import show_game_board
from companion.screen.illustrations.tableaux import show_tableaux
from companion.screen.layout.node import NEVER, Art
from companion.screen.page.effects import Overview
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.widgets.paper import back_way, paper, show_paper
from companion.table.questions.illustrations import GameBoard, Tableaux
from companion.unchanging import unchanging


@unchanging
class OverviewArt:
    """What the game draws of the table; it may be gone again, for an undo goes on below this page."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - it brings its own colours
        """Draw it."""
        match stage.snapshot.overview:
            case Tableaux() as tableaux:
                show_tableaux(stage, tableaux, box)
            case GameBoard() as board:
                show_game_board(stage, board, box)


def show_overview(stage: Stage, _overlay: Overview) -> None:
    """Show it, as large as there is room."""
    body = Art(OverviewArt(), stage.form.size("picture"), NEVER, 0)
    show_paper(stage, paper(stage, stage.say("screen-overview"), body, [back_way(stage)]))
