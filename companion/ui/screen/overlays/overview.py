"""What lies on the table for all to see."""

from companion.table import GameBoard, Tableaux
from companion.ui.pages.effects import Overview
from companion.ui.screen.illustrations.maps import game_board
from companion.ui.screen.illustrations.rows import tableaux
from companion.ui.screen.layout import Blank, LayoutPart
from companion.ui.screen.page import Stage
from companion.ui.screen.widgets import back_way, paper, show_paper


def show_overview(stage: Stage, _overlay: Overview) -> None:
    """Show what lies on the table as the game draws it; blank if an undo has removed it meanwhile."""
    body: LayoutPart = Blank()
    match stage.snapshot.overview:
        case Tableaux() as shown:
            body = tableaux(stage, shown)
        case GameBoard() as shown:
            body = game_board(stage, shown)
    show_paper(stage, paper(stage, stage.say("screen-overview"), body, [back_way(stage)]))
