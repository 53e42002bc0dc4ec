"""A page while it is laid out: the stage, its contents and how they are drawn. Views import these from here."""

from companion.screen.page.builder import Align, Fault, Page, PageBuilder, Target
from companion.screen.page.describe import DrawnBy, Moves, Pressable, draw, drawing, ink_of, show, usual_tint
from companion.screen.page.effects import Both, Close, Do, Effect, Enter, Focus, Open, TurnPage
from companion.screen.page.plates import OFF_DASH, Tint, dashed_edge, doubtful, held_ring, hollow_lozenge, lozenge, plate
from companion.screen.page.stage import Stage, View

__all__ = [
    "OFF_DASH", "Align", "Both", "Close", "Do", "DrawnBy", "Effect", "Enter", "Fault", "Focus", "Moves", "Open",
    "Page", "PageBuilder", "Pressable", "Stage", "Target", "Tint", "TurnPage", "View", "dashed_edge",
    "doubtful", "draw", "drawing", "held_ring", "hollow_lozenge", "ink_of", "lozenge", "plate", "show",
    "usual_tint",
]  # fmt: skip
