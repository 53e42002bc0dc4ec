"""A page while it is laid out: the stage, what stands on it and how that is drawn. Views import it from here."""

from companion.screen.page.builder import Align, Fault, Page, PageBuilder, Target
from companion.screen.page.describe import DrawnBy, Moves, Pressable, draw, drawing, ink_of, show, usual_tint
from companion.screen.page.plates import OFF_DASH, Tint, dashed_edge, doubtful, held_ring, hollow_lozenge, lozenge, plate
from companion.screen.page.stage import Stage, View

__all__ = [
    "OFF_DASH", "Align", "DrawnBy", "Fault", "Moves", "Page", "PageBuilder", "Pressable", "Stage", "Target", "Tint",
    "View", "dashed_edge", "doubtful", "draw", "drawing", "held_ring", "hollow_lozenge", "ink_of", "lozenge",
    "plate", "show", "usual_tint",
]  # fmt: skip
