"""The parts that views are built from. Views and overlays import them from here."""

from companion.ui.screen.widgets.answers import Choice, Plate, choice, gaps, plate_with, word_answer
from companion.ui.screen.widgets.asked import Corner, Size, ask, corner_parts, name_asked, note, prompt
from companion.ui.screen.widgets.foot import hand_signs, lay_evenly, stack
from companion.ui.screen.widgets.paper import Way, back_way, heading, leaf, paper, show_paper, target_name, ways_of
from companion.ui.screen.widgets.parts import button, buttons, cut_line, entry, frame, list_rows, offer_words, sheet, sign, words
from companion.ui.screen.widgets.reasons import lay_counted, reasons
from companion.ui.screen.widgets.signs import Gains, Icon, Shield, Things, bar, draw_thing, icon_colour, strike

__all__ = [
    "Choice", "Corner", "Gains", "Icon", "Plate", "Shield", "Size", "Things", "Way", "ask", "back_way", "bar",
    "button", "buttons", "choice", "corner_parts", "cut_line", "draw_thing", "entry", "frame", "gaps", "hand_signs", "heading",
    "icon_colour", "lay_counted", "lay_evenly", "leaf", "list_rows", "name_asked", "note", "offer_words", "paper",
    "plate_with", "prompt", "reasons", "sheet", "show_paper", "sign", "stack", "strike", "target_name", "ways_of",
    "word_answer", "words",
]  # fmt: skip
