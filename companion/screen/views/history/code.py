"""A code for a phone: black on white, as large as the screen allows, with what it lacks in words beside it."""

from __future__ import annotations

from companion.play.own_questions import QUIET, CodePage, PhoneCode
from companion.screen.page.builder import PageBuilder
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import answer
from companion.table.phrase import phrase

LIGHT, DARK = (255, 255, 255), "#000000"


def show(stage: Stage, question: CodePage) -> None:
    """Lay out the code in a square of the screen's whole shorter side, and the words beside (tall: below) it."""
    form = stage.form
    code = question.code(stage.words)
    side = min(stage.box.h, stage.box.w) if not form.tall else stage.box.w
    spot = stage.box.top_part(side) if form.tall else stage.box.left_part(side)
    words = stage.box.trim(top=side) if form.tall else stage.box.trim(left=side)
    words = words.inset(form.px(40, 18, 40), form.px(40, 16, 24))
    if code is None:
        words = page_for_words(stage)
    else:
        draw_code(stage.builder, code, spot)
    _beside(stage, question, code, words)


def page_for_words(stage: Stage) -> Box:
    """Give the room of a page that has no code."""
    return stage.box.inset(stage.form.pad, stage.form.px(60, 30, 80))


def draw_code(builder: PageBuilder, code: PhoneCode, box: Box) -> None:
    """Draw a code with its quiet zone; all modules have the same whole number of pixels, so that edges are sharp."""
    builder.fill(box, LIGHT)
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
    builder.shapes(spot, f'<path d="{"".join(parts)}" fill="{DARK}"/>')


def _beside(stage: Stage, question: CodePage, code: PhoneCode | None, box: Box) -> None:
    form, look = stage.form, stage.look
    foot = box.bottom_part(form.touch_answer)
    back = question.options[0]
    answer(stage, f"option:{back.key}", foot, stage.words(back.words), stage.answered(back.key), icon=back.icon)
    room = box.trim(bottom=foot.h + form.gap)
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(48, 36, 60), form.px(34, 30, 44), 1.06)
    title = stage.say("history-code-too-large") if code is None else stage.words(question.words)
    used = stage.builder.text(title, kind, look.ink, room, most=form.of(5, 5, 3))
    room = room.trim(top=used.h + form.gap)
    for note in _notes(stage, question, code):
        used = stage.builder.text(note, styles.near(form), look.soft, room, most=7)
        room = room.trim(top=used.h + form.unit)


def _notes(stage: Stage, question: CodePage, code: PhoneCode | None) -> list[str]:
    """Say what the code lacks."""
    if code is None:
        return []
    undated = question.args.get("dated") == "no"
    notes = [stage.say("history-code-undated") if undated else stage.words(question.words, "hint")]
    if code.left_out:
        names = [name for name in code.left_out if not (name == "comment-short" and "comment" in code.left_out)]
        notes.append(stage.say("history-code-left-out", what=tuple(phrase(f"history-left-{name}") for name in names)))
    return notes


VIEW = View(show, board=False, head=False)
