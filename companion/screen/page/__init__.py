"""A page while it is laid out: the stage, its contents and how they are drawn. Views import these from here."""

from companion.screen.page.builder import Align, Fault, Page, PageBuilder, Target
from companion.screen.page.describe import DrawnBy, Moves, Pressable, draw, drawing, ink_of, show, usual_tint
from companion.screen.page.effects import (
    LAST,
    TOUR,
    Both,
    Close,
    Correcting,
    Do,
    DragCorner,
    Effect,
    Enter,
    Exchanging,
    Focus,
    Glasses,
    Groups,
    HouseSays,
    JoiningHouse,
    Languages,
    Menu,
    NotNow,
    Open,
    Overlay,
    Overview,
    Paused,
    PointAt,
    Proposed,
    Scores,
    SettingsGroup,
    Times,
    Touring,
    TurnPage,
    Undoing,
    WantsIn,
)
from companion.screen.page.held import Hold
from companion.screen.page.input import meant, typed
from companion.screen.page.motions import PageMotion, Quake, moved, still_moving
from companion.screen.page.plates import OFF_DASH, Tint, dashed_edge, doubtful, held_ring, hollow_lozenge, lozenge, plate
from companion.screen.page.stage import Stage, View
from companion.screen.page.state import TOOL, Door, Guest, JoiningShown, ScreenSettings, ScreenState, after

__all__ = [
    "LAST", "OFF_DASH", "TOOL", "TOUR", "Align", "Both", "Close", "Correcting", "Do", "Door", "DragCorner", "DrawnBy", "Effect",
    "Enter", "Exchanging", "Fault", "Focus", "Glasses", "Groups", "Guest", "Hold", "HouseSays", "JoiningHouse", "JoiningShown",
    "Languages", "Menu", "Moves", "NotNow", "Open", "Overlay", "Overview", "Page", "PageBuilder", "PageMotion", "Paused",
    "PointAt", "Pressable", "Proposed", "Quake", "Scores", "ScreenSettings", "ScreenState", "SettingsGroup", "Stage", "Target",
    "Times", "Tint", "Touring", "TurnPage", "Undoing", "View", "WantsIn", "after", "dashed_edge", "doubtful", "draw", "drawing",
    "held_ring", "hollow_lozenge", "ink_of", "lozenge", "meant", "moved", "plate", "show", "still_moving", "typed",
    "usual_tint",
]  # fmt: skip
