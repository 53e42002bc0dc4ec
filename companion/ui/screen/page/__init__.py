"""A page while it is laid out: the stage, its contents and how they are drawn. Views import these from here."""

from companion.ui.pages.effects import (
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
    close_after,
)
from companion.ui.pages.page_settings import Door, Guest, JoiningShown, ScreenSettings
from companion.ui.pages.visits import Visit
from companion.ui.screen.page.builder import HAND, Align, Fault, Page, PageBuilder, Target
from companion.ui.screen.page.describe import (
    DrawnBy,
    Grouped,
    Moves,
    Pressable,
    draw,
    drawing,
    ink_of,
    make_usual_tint,
    show,
    show_from,
)
from companion.ui.screen.page.held import Hold
from companion.ui.screen.page.input import interpret_key, type_character
from companion.ui.screen.page.motions import PageMotion, Quake, list_moving, move_items
from companion.ui.screen.page.plates import (
    OFF_DASH,
    Tint,
    draw_dashed_edge,
    draw_doubtful,
    draw_full_lozenge,
    draw_held_ring,
    draw_lozenge,
    plate,
)
from companion.ui.screen.page.stage import Stage, View
from companion.ui.screen.page.state import TOOL, ScreenState, apply_effect

__all__ = [
    "HAND", "OFF_DASH", "TOOL", "Align", "Both", "Close", "Do", "Door", "DrawnBy", "Effect", "Enter", "Fault", "Focus",
    "Grouped", "Guest", "Hold", "JoiningShown", "Moves", "Open", "Overlay", "Page", "PageBuilder", "PageMotion", "Pressable",
    "Quake", "Scores", "ScreenSettings", "ScreenState", "Stage", "Target", "Tint", "TurnPage", "Undoing", "View", "Visit",
    "apply_effect", "close_after", "draw", "draw_dashed_edge", "draw_doubtful", "draw_full_lozenge", "draw_held_ring",
    "draw_lozenge", "drawing", "ink_of", "interpret_key", "list_moving", "make_usual_tint", "move_items", "plate", "show",
    "show_from", "type_character",
]  # fmt: skip
