"""The ways back: undo with its question, what really moves, earlier answers and their repair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import DropDraft, Redo, Reseat, Undo
from companion.play.snapshot import Answered
from companion.screen.overlays.earlier import answer_words, question_words, show_earlier
from companion.screen.overlays.paper import back_button, feet, paper
from companion.screen.page.effects import (
    AllSettings,
    Both,
    Close,
    Do,
    Earlier,
    Moved,
    Open,
    Repairing,
    TurnPage,
    Undoing,
)
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.views import view_of
from companion.screen.widgets.basics import Button, answer, answer_width
from companion.table.differences import Difference
from companion.table.seats import Seat

ROWS = (6, 4, 5)


def show_undoing(stage: Stage, overlay: Undoing) -> None:
    """Ask before an answer is taken back, and say which."""
    now = stage.snapshot
    inner = paper(stage, stage.say("screen-undo-question"))
    undo: Button = (
        "undo",
        stage.say("screen-insist" if overlay.insist else "screen-take-back"),
        Both(Do(Undo(overlay.insist)), Close()),
        "undo",
    )
    buttons = [undo, back_button(stage)] if now.can_undo else [back_button(stage)]
    if now.draft is not None:
        buttons.append(("drop", stage.say("screen-draft-drop"), Both(Do(DropDraft()), Close()), "cross"))
    elif not now.can_undo and now.game is not None and now.outcome is None:
        buttons.insert(0, ("reseat", stage.say("screen-reseat"), Both(Do(Reseat()), Close()), ""))
    elif now.can_redo and not stage.form.small:
        buttons.append(("redo", stage.say("screen-menu-redo"), Both(Do(Redo()), Close()), ""))
    shown = list(reversed(buttons[:2])) + buttons[2:] if overlay.insist else buttons
    room = _with_settings(inner, feet(inner, shown))
    kind = Type(FontFace.SERIF, stage.form.letters(42, 36, 54), stage.form.near_min, 1.2)
    if overlay.insist and now.stopped_at is not None:
        stage.builder.text(stage.words(now.stopped_at), kind, stage.look.ink, room, most=4)
    elif now.history:
        _last(inner, now.history[-1], room, kind)
    else:
        stage.builder.text(stage.say("screen-nothing-to-undo"), kind, stage.look.soft, room)


def _with_settings(stage: Stage, room: Box) -> Box:
    """Set the way to the settings at the right above the feet: so a double press, two short ones and a long one lead there."""
    label = stage.say("screen-menu-settings")
    kind = styles.near_bold(stage.form)
    width = answer_width(stage, label, kind, icon=True)
    high = max(stage.form.touch, round(kind.size * 1.9))
    spot = room.bottom_part(high).right_part(width)
    answer(stage, "settings", spot, label, Open(AllSettings()), icon="pen", kind=kind)
    return room.trim(bottom=high + stage.form.unit)


def _last(stage: Stage, answered: Answered, room: Box, kind: Type) -> None:
    used = stage.builder.text(question_words(stage, answered), kind, stage.look.soft, room, most=3)
    value = answer_words(stage, answered)
    if value:
        bold = Type(FontFace.SERIF_SEMIBOLD, kind.size, kind.least, kind.leading)
        stage.builder.text(value, bold, stage.look.rubric, room.trim(top=used.bottom - room.y + stage.form.unit), most=2)


def show_moved(stage: Stage, _overlay: Moved) -> None:
    """Say which real pieces go back where."""
    inner = paper(stage, stage.say("screen-moved"), stage.say("screen-moved-note"))
    changes(inner, changed(stage, stage.snapshot.changes), [("close", stage.say("screen-moved-done"), Close(), "check")])


Changed = tuple[str, Seat | None]
"""What stands differently, in words, and whose it is."""


def changed(stage: Stage, found: Sequence[Difference]) -> list[Changed]:
    """Say what stands differently, as far as there are words for it."""
    told = [change for change in found if stage.words.has(change.words.id)]
    return [(said, change.seat) for change in told if (said := stage.words(change.words))]


def changes(stage: Stage, said: Sequence[Changed], buttons: list[Button]) -> None:
    """List what stands differently, a line each, paged."""
    form, look = stage.form, stage.look
    at_once = form.of(*ROWS)
    count = max(1, -(-len(said) // at_once))
    page = min(stage.layer.page, count - 1)
    if count > 1:
        buttons = [
            *buttons,
            ("more", stage.say("screen-more-of", page=page + 1, pages=count), TurnPage((page + 1) % count, ""), "next"),
        ]
    room = feet(stage, buttons)
    high = min(form.px(70, 56, 130), room.h // at_once)
    for place, (words, seat) in enumerate(said[page * at_once : (page + 1) * at_once]):
        row = Box(room.x, room.y + place * high, room.w, high)
        if place:
            stage.builder.fill(row.top_part(2), look.rule)
        if seat is not None:
            side = min(high - form.px(10, 6, 16), form.px(56, 46, 88))
            stage.builder.shield(seat.colour, Box(row.x, row.centre[1] - side // 2, side, side))
            row = row.trim(left=side + form.px(18, 12, 20))
        kind = Type(FontFace.SERIF, form.letters(38, 34, 50), form.px(26, 26, 40), 1.08)
        stage.builder.text(words, kind, look.ink, row, most=2, upright="middle")
    if not said:
        stage.builder.text(stage.say("screen-nothing-moves"), styles.rule(form), look.soft, room, most=2)


def show_repairing(stage: Stage, overlay: Repairing) -> None:
    """Ask an earlier question once more, with its own view."""
    form, look = stage.form, stage.look
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = Close()
    for answered in stage.snapshot.history:
        if answered.step == overlay.step:
            box = stage.box.inset(form.px(44, 20, 36), form.px(34, 16, 44))
            inner = _begun(stage, answered).within(box, look.sheet)._replace(mends=overlay.step)
            view_of(answered.question).show(inner, answered.question)
            return
    show_earlier(stage, Earlier())


def _begun(stage: Stage, answered: Answered) -> Stage:
    """Give the stage with the half-entered answer begun as the view begins it."""
    if stage.entry is not None:
        return stage
    entry: Any = view_of(answered.question).begin(stage.snapshot, answered.question)
    layer = replace(stage.state.over, entry=entry)
    return stage._replace(state=replace(stage.state, over=layer))
