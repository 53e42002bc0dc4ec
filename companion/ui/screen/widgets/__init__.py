"""The parts that views are built from. Views and overlays import them from here."""

from companion.ui.screen.widgets.answers import Choice, Plate, choice, gaps, plate_with, worded
from companion.ui.screen.widgets.asked import Corner, Size, asked, called, corner_parts, note, prompt
from companion.ui.screen.widgets.foot import above, evenly, hand_signs
from companion.ui.screen.widgets.paper import PaperEntry, Way, back_way, heading, leafed, listing, paper, show_paper, ways_of
from companion.ui.screen.widgets.parts import brief, button, buttons, choosable, entry, framed, listed, sheet, sign, words
from companion.ui.screen.widgets.place_map import padded, place_map
from companion.ui.screen.widgets.reasons import counted, reasons
from companion.ui.screen.widgets.signs import Gains, Icon, Shield, Things, bar, draw_thing, icon_colour, strike

__all__ = [
    "Choice", "Corner", "Gains", "Icon", "PaperEntry", "Plate", "Shield", "Size", "Things", "Way", "above", "asked", "back_way",
    "bar", "brief", "button", "buttons", "called", "choice", "choosable", "corner_parts", "counted", "draw_thing", "entry",
    "evenly", "framed", "gaps", "hand_signs", "heading", "icon_colour", "leafed", "listed", "listing", "note",
    "padded", "paper", "place_map", "plate_with", "prompt", "reasons", "sheet", "show_paper", "sign", "strike", "ways_of",
    "worded", "words",
]  # fmt: skip
