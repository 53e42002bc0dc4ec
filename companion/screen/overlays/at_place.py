"""What stands in one of many places that hold the same kinds of things: whose it is, how many, which buildings, on one page."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import Correct
from companion.play.snapshot import Snapshot
from companion.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf
from companion.screen.overlays.things import called, option_of
from companion.screen.page.effects import Both, Close, Correcting, Do, Effect, Enter, Focus, Open
from companion.screen.page.stage import Stage
from companion.screen.views.ask.count_rows import Counts, counted_row
from companion.screen.widgets.answers import Choice, choice
from companion.screen.widgets.foot import evenly
from companion.screen.widgets.paper import Way, paper, show_paper
from companion.table import Option, Row, Symbols, phrase
from companion.table.entry import Entry, Value

MANY = 12
"""Of more places than so many each has a page of its own."""
TWO = 2
"""So many plates stand beside each other on a tall screen."""


def standing(snapshot: Snapshot, entry: Entry) -> list[Entry]:
    """List what can be mended in the place of an entry, itself among it; nothing where it is one of few, or a player's."""
    many = sum(other.group == entry.group for other in snapshot.entries.values()) > MANY
    if not many or entry.seat is not None:
        return []
    alike = (other for name, other in snapshot.entries.items() if other.key == entry.key and name not in snapshot.fixed)
    return [other for other in alike if other.seat is None]


def show_place(stage: Stage, entries: Sequence[Entry]) -> None:
    """Lay out all that stands in a place; what is changed counts together, once the page is left as right."""
    form, now = stage.form, stage.snapshot
    changed: Mapping[str, Value] = stage.entry or {}
    held: dict[str, Any] = {entry.name: changed.get(entry.name, now.values[entry.name]) for entry in entries}

    def entered(values: Mapping[str, Value]) -> dict[str, Value]:
        return {name: value for name, value in values.items() if value != now.values[name]}

    def marked(option: Option[str], name: str, value: Value) -> Choice:
        made = choice(stage, option, Enter(entered({**held, name: value})), ticked=held[name] in (True, option.key))
        return replace(made, answer=replace(made.answer, heard=stage.words(option.words)))

    chosen = [each for each in entries if isinstance(each.initial, str)]
    counted = [each for each in entries if type(each.initial) is int]
    built = [each for each in entries if isinstance(each.initial, bool)]
    parts: list[LayoutPart] = []
    for entry in chosen:
        seats = now.seats.colours
        keys = sorted(entry.choices or (), key=lambda key: seats.index(key) if key in seats else len(seats))
        whole = [marked(option_of(now, entry, key), entry.name, key) for key in keys]
        pictured = [replace(each, plate=replace(each.plate, words="")) if each.plate.picture else each for each in whole]
        across = TWO if form.tall else len(keys)
        parts.append(OneOf(tuple(evenly(stage, each, across) for each in (whole, pictured))))
    counts = Counts({each.name: held[each.name] for each in counted}, lambda after: entered({**held, **after}))
    rows = []
    for place, each in enumerate(counted):
        onward = [*(f"row:{other.name}" for other in counted[place + 1 :]), *(f"option:{other.name}" for other in built), "done"]
        row = Row(each.name, phrase(f"entry-{each.group}"), low=each.low, high=each.high or 0)
        rows.append(counted_row(stage, row, Focus(onward[0]), counts))
    parts.append(Grid(tuple(rows), 1 if form.tall else 2, form.gap, 2 * form.gap, form.touch_answer))
    named = [Option(each.name, phrase(f"entry-{each.group}"), pieces=(Symbols(each.group, 1),)) for each in built]
    ticks = [marked(option, each.name, not held[each.name]) for option, each in zip(named, built, strict=True)]
    parts += [evenly(stage, ticks, 1 if form.tall else len(ticks))] if ticks else []
    effect: Effect = Both(Do(Correct(dict(changed))), Close()) if changed else Close()
    ways = [
        Way("done", stage.say("screen-right"), effect, "check"),
        Way("back", stage.say("screen-back"), Open(Correcting(entries[0].group)), "back"),
    ]
    body = ColumnOf((*(part for each in parts for part in (each, Grow(Blank()))),), form.unit)
    show_paper(stage, paper(stage, called(stage, entries[0]), body, ways))
