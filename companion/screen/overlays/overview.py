"""What lies on the table for all to see, as the game draws it."""

from __future__ import annotations

from companion.screen.illustrations.game_board import show_game_board
from companion.screen.illustrations.tableaux import show_tableaux
from companion.screen.overlays.paper import back_button, feet, paper
from companion.screen.page.effects import Overview
from companion.screen.page.stage import Stage
from companion.table.questions.illustrations import GameBoard, Tableaux


def show_overview(stage: Stage, _overlay: Overview) -> None:
    """Lay it out; it may be gone again, for an undo goes on below this page."""
    inner = paper(stage, stage.say("screen-overview"))
    room = feet(inner, [back_button(stage)])
    match stage.snapshot.overview:
        case Tableaux() as tableaux:
            show_tableaux(inner, tableaux, room)
        case GameBoard() as board:
            show_game_board(inner, board, room)
