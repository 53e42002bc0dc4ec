"""A code for a phone: black on white, as large as the screen allows, with what it lacks in words beside it."""

from __future__ import annotations

from companion.play.own_questions import QUIET, CodePage, PhoneCode
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.page.describe import drawing
from companion.screen.page.describe import show as show_node
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.widgets.paper import heading, paper, ways_of
from companion.screen.widgets.parts import button, words
from companion.table.phrase import phrase

LIGHT, DARK = (255, 255, 255), "#000000"
LINES, LEAST = 7, 0.75
"""Lines of a note; how small the code may be on the tall screen, in parts of its width."""


def show(stage: Stage, question: CodePage) -> None:
    """Lay out the code in a square of the screen's whole shorter side, and the words beside (tall: below) it."""
    form, code = stage.form, question.code(stage.words)
    if code is None:
        show_node(stage, paper(stage, stage.say("history-code-too-large"), None, ways_of(stage, question.options)))
        return
    side = min(stage.box.w, stage.box.h)
    drawn = Art(code_art(code), round(side * LEAST), side) if form.tall else Sized(Art(code_art(code), side, side), wide=side)
    notes = [words(form, note, "label", lines=LINES, ink="soft") for note in _notes(stage, question, code)]
    back = ways_of(stage, question.options)[0]
    parts: list[LayoutPart] = [heading(form, stage.words(question.words)), *notes, Grow(Blank())]
    told = Pad(
        ColumnOf((*parts, button(stage, back.name, back.label, back.effect, icon=back.icon)), form.gap), even(form.gap, form.gap)
    )
    show_node(stage, ColumnOf((drawn, Grow(told))) if form.tall else RowOf((drawn, Grow(told))))


@drawing
def code_art(stage: Stage, box: Box, _tint: Tint, code: PhoneCode) -> None:
    """Draw a code with its quiet zone; all modules have the same whole number of pixels, so that edges are sharp."""
    stage.builder.fill(box, LIGHT)
    module = box.w // (len(code.rows) + 2 * QUIET)
    side = module * len(code.rows)
    spot = box.middle(side, side)
    parts = []
    for y, row in enumerate(code.rows):
        begun = None
        for x, dark in enumerate((*row, False)):
            if dark and begun is None:
                begun = x
            elif not dark and begun is not None:
                parts.append(f"M{module * begun} {module * y}H{module * x}V{module * (y + 1)}H{module * begun}Z")
                begun = None
    stage.builder.shapes(spot, f'<path d="{"".join(parts)}" fill="{DARK}"/>')


def _notes(stage: Stage, question: CodePage, code: PhoneCode) -> list[str]:
    """Say what the code lacks."""
    undated = question.args.get("dated") == "no"
    notes = [stage.say("history-code-undated") if undated else stage.words(question.words, "hint")]
    if code.left_out:
        names = [name for name in code.left_out if not (name == "comment-short" and "comment" in code.left_out)]
        notes.append(stage.say("history-code-left-out", what=tuple(phrase(f"history-left-{name}") for name in names)))
    return notes


VIEW = View(show, board=False, head=False)
