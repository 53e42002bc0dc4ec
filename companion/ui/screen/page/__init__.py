"""A page while it is laid out: the stage, its contents and how they are drawn. Views import these from here."""

from companion.ui.screen.page.builder import Align, Fault, Page, PageBuilder, Target
from companion.ui.screen.page.describe import DrawnBy, Moves, Pressable, draw, drawing, ink_of, show, usual_tint
from companion.ui.screen.page.effects import (
    Both,
    Close,
    Do,
    Effect,
    Enter,
    Focus,
    Open,
    Overlay,
    Scores,
    TurnPage,
    Undoing,
    closing,
)
from companion.ui.screen.page.held import Hold
from companion.ui.screen.page.input import meant, typed
from companion.ui.screen.page.motions import PageMotion, Quake, moved, still_moving
from companion.ui.screen.page.plates import OFF_DASH, Tint, dashed_edge, doubtful, held_ring, hollow_lozenge, lozenge, plate
from companion.ui.screen.page.stage import Stage, View
from companion.ui.screen.page.state import TOOL, Door, Guest, JoiningShown, ScreenSettings, ScreenState, after
from companion.ui.screen.page.visits import Visit

__all__ = [
    "OFF_DASH", "TOOL", "Align", "Both", "Close", "Do", "Door", "DrawnBy", "Effect", "Enter", "Fault", "Focus", "Guest", "Hold",
    "JoiningShown", "Moves", "Open", "Overlay", "Page", "PageBuilder", "PageMotion", "Pressable", "Quake", "Scores",
    "ScreenSettings", "ScreenState", "Stage", "Target", "Tint", "TurnPage", "Undoing", "View", "Visit", "after", "closing",
    "dashed_edge", "doubtful", "draw", "drawing", "held_ring", "hollow_lozenge", "ink_of", "lozenge", "meant", "moved", "plate",
    "show", "still_moving", "typed", "usual_tint",
]  # fmt: skip
