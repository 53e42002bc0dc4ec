"""What a sheet teaches: steps of a lesson before and during the first rounds, and what is looked up (AB-016)."""

import re
from enum import StrEnum

from companion.games.any_box.box import PICTURES
from companion.games.any_box.sheet_fields import SheetFields, SheetText
from companion.table import TaughtEntry, TaughtStep, Teaching, phrase


class TaughtAt(StrEnum):
    """When something is told, or most likely looked up: before the first question, in a turn, at the score, at the end."""

    START = "start"
    TURN = "turn"
    SCORE = "score"
    END = "end"


SETUP = ("AB-001", "AB-002", "AB-004", "AB-005", "AB-012", "AB-017", "AB-019", "AB-020", "AB-021")
TURN = ("AB-003", "AB-006")
SCORE = ("AB-008", "AB-009", "AB-010", "AB-018")
END = ("AB-013", "AB-015")
RULES = {
    TaughtAt.START: (*SETUP, *TURN, *SCORE, *END),
    TaughtAt.TURN: TURN,
    TaughtAt.SCORE: SCORE,
    TaughtAt.END: END,
}
"""The rules that are behind the questions of each moment; at the start any question will do."""
MOST_STEPS, MOST_ENTRIES, LATEST = 24, 60, 100
THOUGHT, TO_DO, TITLE, ANSWER = 150, 100, 80, 300
"""The most letters of a step, of what there is to do, of an entry's title, and of its text."""
MOST_DRAWN = 4_000
"""The most letters of a drawing."""
PATH = r"(?:[\w-][\w. -]*/)*[\w-][\w. -]*\.svg"
"""A drawing's file beside the sheet, or in a folder beside it."""
ELEMENT = (
    r"\s*<(?P<end>/?)(?P<name>svg|g|path|rect|circle|ellipse|line|polyline|polygon)"
    r"""(?:\s+(?:xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|points|transform|opacity|fill|fill-rule"""
    r"""|stroke|stroke-(?:width|linecap|linejoin|dasharray))\s*=\s*(?:"[\w\s#.,()%:/+-]*"|'[\w\s#.,()%:/+-]*'))*\s*(?P<alone>/?)>"""
)
"""An element of a drawing: shapes alone, so that nothing in it is ever run or loaded."""


def read_teaching(fields: SheetFields, title: SheetText, source: str) -> Teaching:
    """Read the tables `[[step]]` and `[[entry]]` of a sheet, in the form in which every game's lesson and rules are served.

    Raises `SheetRefused`.
    """
    steps = tuple(map(_read_step, fields.tables("step", MOST_STEPS)))
    return Teaching(title.words, steps, tuple(map(_read_entry, fields.tables("entry", MOST_ENTRIES))), source)


def _read_step(fields: SheetFields) -> TaughtStep:
    say, do = fields.whole_text("say", THOUGHT, needed=True), fields.whole_text("do", TO_DO)
    picture = fields.plain_text("picture")
    if picture.startswith("<"):
        if not is_drawing(picture):
            raise fields.refuse("picture", "drawing", most=MOST_DRAWN)
    elif picture and picture not in PICTURES and not re.fullmatch(PATH, picture):
        raise fields.refuse("picture", "no-picture", value=picture[:TITLE])
    at, since = fields.one_of("at", TaughtAt, TaughtAt.START), fields.whole("round", 0, LATEST, 0)
    fields.finish()
    words = phrase("any-lesson-do", say=say.words, do=do.words) if do else phrase("any-lesson", say=say.words)
    return TaughtStep(words, picture, RULES[at], since)


def _read_entry(fields: SheetFields) -> TaughtEntry:
    title, text = fields.whole_text("title", TITLE, needed=True), fields.whole_text("text", ANSWER, needed=True)
    words = fields.whole_text("words", ANSWER)
    rules = RULES[fields.one_of("at", TaughtAt, TaughtAt.START)] if fields.has("at") else ()
    fields.finish()
    return TaughtEntry(phrase("any-entry", title=title.words, text=text.words, words=words.words if words else ""), rules)


def is_drawing(text: str) -> bool:
    """Return whether a text is a drawing of shapes alone, in SVG, with every element closed and not too long."""
    place, opened = 0, list[str]()
    while len(text) <= MOST_DRAWN and (found := re.match(ELEMENT, text[place:])):
        if found["end"]:
            if not opened or opened.pop() != found["name"]:
                return False
        elif not found["alone"]:
            opened.append(found["name"])
        elif not opened:
            return False
        place += found.end()
        if not opened:
            return found["name"] == "svg" and not text[place:].strip()
    return False
