"""The books: all scores on one page, and corrections by hand of any entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.play.acts import Correct
from companion.play.snapshot import whose
from companion.screen.overlays.paper import PaperEntry, back_button, feet, listing, paper
from companion.screen.overlays.pieces import by_name, show_entries, show_single
from companion.screen.page.effects import Both, Close, Correcting, Do, Groups, Open, Overview, Scores
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, named
from companion.screen.views.ask.count_rows import Counts, show_rows
from companion.screen.widgets.basics import Button, badge_colour
from companion.screen.widgets.corner import Corner
from companion.table.game import Figure, SeatScore
from companion.table.ledger import Entry as LedgerEntry
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Row, Tell
from companion.table.table import Place

HIGHEST = 999
NARROW = 3
"""A cell less wide than so many sizes of its figure has the icon above it."""


def show_scores(stage: Stage, _overlay: Scores) -> None:
    """Lay out one row a seat with everything the scoreboard counts."""
    inner = paper(stage, stage.say("screen-menu-scores"))
    room = feet(inner, [back_button(stage), *_overview(stage)])
    scores = stage.snapshot.scoreboard
    if not scores:
        stage.builder.text(
            stage.say("screen-no-scores"), Type(FontFace.SERIF, stage.form.answer, stage.form.near_min), stage.look.soft, room
        )
        return
    high = min(stage.form.px(84, 64, 130), room.h // len(scores))
    for place, score in enumerate(scores):
        row = Box(room.x, room.y + place * high, room.w, high)
        if place:
            stage.builder.fill(row.top_part(2), stage.look.rule)
        _score(inner, row, score)


def _overview(stage: Stage) -> list[Button]:
    """Lead to what lies on the table, where the game draws it."""
    return [("overview", stage.say("screen-overview"), Open(Overview()), "")] if stage.snapshot.overview is not None else []


def _score(stage: Stage, box: Box, score: SeatScore) -> None:
    form, look = stage.form, stage.look
    side = min(box.h - form.px(10, 6, 12), form.px(70, 54, 96))
    stage.builder.shield(score.seat.colour, Box(box.x, box.centre[1] - side // 2, side, side))
    name = Type(FontFace.SERIF_SEMIBOLD, form.letters(42, 36, 54), form.near_min, 1.1)
    left = box.x + side + form.px(20, 12, 20)
    width = form.px(300, 200, 210)
    stage.builder.text(named(score.seat.name, name, width), name, look.ink, Box(left, box.y, width, box.h), upright="middle")
    cells = Box(left + width, box.y, box.right - left - width, box.h)
    shown = [*score.figures, *score.badges]
    for cell, figure in zip(cells.columns(max(4, len(shown)), form.unit), shown, strict=False):
        _figure(stage, cell, figure, badge=figure in score.badges)


def _figure(stage: Stage, box: Box, figure: Figure, *, badge: bool) -> None:
    """Draw a figure beside its icon, in a narrow cell of the tall screen below it."""
    form, look = stage.form, stage.look
    size = form.px(46, 38, 50)
    side = round(size * 0.9)
    narrow = form.tall and box.w < NARROW * size
    upper, lower = box.rows(2, 0) if narrow else (box, box)
    top = upper.bottom - side if narrow else box.centre[1] - side // 2
    stage.builder.icon(figure.icon, Box(box.x, top, side, side), badge_colour(stage, figure.icon), look.sheet)
    if badge and not (figure.number and figure.counted):
        return
    text = str(figure.number)
    behind = 0 if narrow else side + form.px(10, 6, 10)
    while fonts.width(text, FontFace.SANS_SEMIBOLD, size) > box.w - behind and size > form.near_min:
        size -= 2
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, look.ink, box.x + behind, lower.centre[1] + round(size * 0.33))


def _groups(stage: Stage) -> dict[str, list[LedgerEntry]]:
    """Sort the entries that can be mended by their group; a list without names for its pieces lies nowhere on the table."""
    found: dict[str, list[LedgerEntry]] = {}
    for entry in stage.snapshot.entries.values():
        named = not isinstance(entry.initial, tuple) or by_name(stage.snapshot, entry)
        free = entry.name not in stage.snapshot.fixed and (entry.choices is None or len(entry.choices) > 1)
        if free and named and stage.words.has(f"entry-{entry.group}"):
            found.setdefault(entry.group, []).append(entry)
    return found


def show_groups(stage: Stage, _overlay: Groups) -> None:
    """Lay out what can be corrected."""
    inner = paper(stage, stage.say("screen-correct-what"))
    entries = [
        PaperEntry(f"group:{group}", stage.words(phrase(f"entry-{group}")), Open(Correcting(group))) for group in _groups(stage)
    ]
    listing(inner, entries, columns=(3, 2, 2))


def show_correcting(stage: Stage, overlay: Correcting) -> None:
    """Lay out the entries of a group: pieces by name, numbers with minus and plus; a conserved sum is evened out by itself."""
    found = _groups(stage).get(overlay.group, [])
    if found and by_name(stage.snapshot, found[0]):
        show_entries(stage, found)
    elif len(found) == 1:
        show_single(stage, found[0], HIGHEST)
    elif not found:
        show_groups(stage, Groups())
    else:
        _show_counts(stage, overlay, found)


def _show_counts(stage: Stage, overlay: Correcting, found: list[LedgerEntry]) -> None:
    form, look = stage.form, stage.look
    stage.builder.fill(form.box, look.sheet)
    entries = {entry.name: entry for entry in found}
    changed: Mapping[str, int] = stage.entry or {}
    held = {name: _as_number(entry, stage.snapshot.values[name]) for name, entry in entries.items()} | dict(changed)
    rows = tuple(_row(stage, entry) for entry in entries.values())
    values = {name: _as_value(entries[name], number) for name, number in changed.items()}
    done = Both(Do(Correct(values)), Close()) if values else Close()
    corner = Corner(label=stage.say("screen-right"), effect=done, extra=("close", "", Close(), "cross"))
    counts = Counts(
        held, lambda new: _differing(stage, entries, new), lambda name, number: _written(stage, entries[name], number)
    )
    padding = stage.box.inset(form.px(54, 24, 40), form.px(34, 16, 44))
    inner = stage.within(padding, look.sheet)._replace(who=stage.say("screen-menu-correct"), snapshot=_plain(stage))
    show_rows(inner, Tell(f"entry.{overlay.group}"), rows, corner, counts)


def _plain(stage: Stage) -> Any:
    return replace(stage.snapshot, place=Place())


def _row(stage: Stage, entry: LedgerEntry) -> Row:
    where = whose(stage.snapshot, entry)
    plain = phrase(f"key-{entry.key}") if stage.words.has(f"key-{entry.key}") else phrase("screen-entry", name=entry.key)
    named = where if isinstance(where, Phrase) else plain
    high = 1 if isinstance(entry.initial, bool) else HIGHEST if entry.high is None else entry.high
    if entry.choices is not None:
        high = len(entry.choices) - 1
    seat = None if entry.place else entry.seat
    return Row(entry.name, None if seat else named, seat, low=entry.low, high=high)


def _choices(entry: LedgerEntry) -> list[str]:
    return sorted(entry.choices or ())


def _as_number(entry: LedgerEntry, value: Any) -> int:
    return _choices(entry).index(value) if isinstance(value, str) else int(value)


def _as_value(entry: LedgerEntry, number: int) -> Any:
    if isinstance(entry.initial, bool):
        return bool(number)
    return _choices(entry)[number] if isinstance(entry.initial, str) else number


def _written(stage: Stage, entry: LedgerEntry, number: int) -> str:
    value = _as_value(entry, number)
    if isinstance(value, bool):
        return stage.say("yes" if value else "no")
    if isinstance(value, str) and stage.words.has(f"colour-{value}"):
        return stage.say(f"colour-{value}")
    return str(value) or "–"


def _differing(stage: Stage, entries: Mapping[str, LedgerEntry], new: Mapping[str, int]) -> dict[str, int]:
    return {name: number for name, number in new.items() if number != _as_number(entries[name], stage.snapshot.values[name])}
