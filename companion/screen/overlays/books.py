"""The books: all scores on one page, and corrections by hand of any entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import Correct
from companion.play.snapshot import whose
from companion.screen.layout.hold import Grow, OneOf, Sized
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.overlays.pieces import by_name, show_entries, show_single
from companion.screen.page.effects import Both, Close, Correcting, Do, Groups, Open, Overview, Scores
from companion.screen.page.stage import Stage
from companion.screen.paint.formats import Format
from companion.screen.paint.text import shortened
from companion.screen.views.ask.count_rows import Counts, show_rows
from companion.screen.widgets.corner import Corner
from companion.screen.widgets.paper import PaperEntry, Way, back_way, listing, paper, show_paper
from companion.screen.widgets.parts import sign, words
from companion.screen.widgets.signs import Shield
from companion.table.game import Figure, SeatScore
from companion.table.ledger import Entry as LedgerEntry
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Row, Tell
from companion.table.table import Place

HIGHEST = 999


def show_scores(stage: Stage, _overlay: Scores) -> None:
    """Show one row a seat with everything the scoreboard counts, and the way to what lies on the table."""
    drawn = stage.snapshot.overview is not None
    overview = [Way("overview", stage.say("screen-overview"), Open(Overview()))] if drawn else []
    table = _table(stage.form, stage.snapshot.scoreboard)
    show_paper(stage, paper(stage, stage.say("screen-menu-scores"), table, [back_way(stage), *overview]))


def _table(form: Format, scores: Sequence[SeatScore]) -> LayoutPart:
    """Describe the scores in columns: who (without names where it is full), and below each other what is counted."""
    high, side = form.type("figure").size + form.unit, form.type("focus").size
    shields = [Art(Shield(score.seat.colour), side, side) for score in scores]
    names = [words(form, shortened(score.seat.name), "name") for score in scores]
    figures = list(zip(*(_figures(form, score, scores) for score in scores), strict=True))

    def table(*columns: Sequence[LayoutPart]) -> LayoutPart:
        first, *others = (ColumnOf(tuple(Sized(cell, high=high) for cell in column), form.gap) for column in columns)
        return RowOf((first, *map(Grow, others)), form.gap)

    return OneOf((table(shields, names, *figures), table(shields, *figures)))


def _figures(form: Format, score: SeatScore, scores: Sequence[SeatScore]) -> list[LayoutPart]:
    """Describe what a seat has, each number behind its icon; as many cells as the row with the most has."""
    most = max(len(each.figures) + len(each.badges) for each in scores)
    cells = [_figure(form, figure) for figure in score.figures]
    cells += [_figure(form, badge, counted=bool(badge.number and badge.counted)) for badge in score.badges]
    return [*cells, *(Blank() for _ in range(most - len(cells)))]


def _figure(form: Format, figure: Figure, *, counted: bool = True) -> LayoutPart:
    icon = sign(form, figure.icon, "answer", "gilt" if figure.icon == "crown" else "soft")
    return RowOf((icon, words(form, str(figure.number), "figure")), form.unit) if counted else RowOf((icon,))


def groups_of(stage: Stage) -> dict[str, list[LedgerEntry]]:
    """Sort the entries that can be mended by their group; a list without names for its pieces lies nowhere on the table."""
    found: dict[str, list[LedgerEntry]] = {}
    for entry in stage.snapshot.entries.values():
        named = not isinstance(entry.initial, tuple) or by_name(stage.snapshot, entry)
        free = entry.name not in stage.snapshot.fixed and (entry.choices is None or len(entry.choices) > 1)
        if free and named and stage.words.has(f"entry-{entry.group}"):
            found.setdefault(entry.group, []).append(entry)
    return found


def show_groups(stage: Stage, _overlay: Groups) -> None:
    """Show what can be corrected."""
    entries = [
        PaperEntry(f"group:{group}", stage.words(phrase(f"entry-{group}")), Open(Correcting(group))) for group in groups_of(stage)
    ]
    listing(stage, stage.say("screen-correct-what"), entries)


def show_correcting(stage: Stage, overlay: Correcting) -> None:
    """Show the entries of a group: pieces by name, numbers with minus and plus; a conserved sum is evened out by itself."""
    found = groups_of(stage).get(overlay.group, [])
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
    values = {name: _as_value(entries[name], number) for name, number in changed.items()}
    done = Both(Do(Correct(values)), Close()) if values else Close()
    corner = Corner(label=stage.say("screen-right"), effect=done, extra=("close", "", Close(), "cross"))
    counts = Counts(
        held, lambda new: _differing(stage, entries, new), lambda name, number: _written(stage, entries[name], number)
    )
    inner = stage.within(stage.box.inset(form.pad, form.gap), look.sheet)._replace(
        who=stage.say("screen-menu-correct"), snapshot=replace(stage.snapshot, place=Place())
    )
    rows = tuple(_row(stage, entry) for entry in found)
    show_rows(inner, Tell(f"entry.{overlay.group}"), rows, corner, counts)


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
