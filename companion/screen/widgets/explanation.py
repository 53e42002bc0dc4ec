"""The first-game layer: why, and what comes next, beside a rubric bar."""

from __future__ import annotations

from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.table.phrase import Phrase


def has_explanation(stage: Stage, words: Phrase) -> bool:
    """Tell whether a prompt has its why or its next."""
    return any(stage.words.has(words.id, attribute) for attribute in ("why", "next"))


def explanation(stage: Stage, words: Phrase, box: Box) -> bool:
    """Write the layer; what finds no room (first the next) is left to the voice. Tell whether all found room."""
    form, look = stage.form, stage.look
    said = [(label, stage.words.maybe(words, attribute)) for label, attribute in (("screen-why", "why"), ("screen-next", "next"))]
    parts = [(label, text) for label, text in said if text is not None]
    bar = form.px(6, 6, 8)
    inside = box.trim(left=bar + form.px(26, 22, 26), top=form.px(4, 4, 4))
    top, written = inside.y, 0
    for place, (label, text) in enumerate(parts):
        used = _part(stage, stage.say(label), text, inside.trim(top=top - inside.y), last=place > 0)
        if used is None:
            break
        top, written = used, written + 1
    if top > inside.y:
        stage.builder.fill(Box(box.x, box.y, bar, top - box.y), look.rubric)
    return written == len(parts)


def _part(stage: Stage, label: str, text: str, box: Box, *, last: bool) -> int | None:
    """Write one label and its sentence; None where there is no room for it."""
    form, look = stage.form, stage.look
    label_type = Type(FontFace.SANS_SEMIBOLD, form.letters(30, 30, 46), form.near_min, 1.2)
    body = Type(FontFace.SERIF, form.letters(34, 32, 46), form.near_min, 1.16)
    above = round(label_type.size * 1.2) if form.tall else 0
    beside = 0 if form.tall else _label_width(stage, label_type) + form.px(24, 20, 0)
    room = box.trim(left=beside, top=above)
    block = fit(text, body, room.w, form.of(2, 4, 4), max(1, box.h - above))
    if not block.whole or above + block.height > box.h + form.px(4, 4, 8):
        return None
    line = round(body.size * body.leading)
    stage.builder.text(label, label_type, look.rubric, Box(box.x, box.y, box.w, line), upright="middle")
    used = stage.builder.text(text, body, look.soft if last else look.ink, room, most=form.of(2, 4, 4))
    return used.bottom + form.px(10, 10, 8)


def _label_width(stage: Stage, kind: Type) -> int:
    return max(fonts.width(stage.say(label), kind.face, kind.size) for label in ("screen-why", "screen-next"))
