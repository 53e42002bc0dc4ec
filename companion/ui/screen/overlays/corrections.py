"""Corrections by hand: owners by their shields, things where they lie, numbers with minus and plus.

Where many places hold the same kinds of things, a page shows all that one place holds: its owner, the numbers, the buildings.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.play import Correct
from companion.table import Entry, Option, Row, Symbols, Value, phrase
from companion.ui.pages.correctable import by_name, list_groups, list_standing, name_group, name_owner, option_of
from companion.ui.pages.corrections import ADD, AWAY, describe_exchanging
from companion.ui.pages.effects import Correcting, Exchanging
from companion.ui.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf
from companion.ui.screen.overlays.described import context_of, show_described
from companion.ui.screen.overlays.foreseen import show_foreseen
from companion.ui.screen.overlays.things import by_place, list_lying, show_faces, show_things
from companion.ui.screen.page import Close, Effect, Enter, Focus, Open, Stage, close_after
from companion.ui.screen.views.ask.count_rows import Counts, count_row
from companion.ui.screen.widgets import Choice, Way, choice, lay_evenly, paper, show_paper

TWO = 2
"""How many plates stand side by side on a tall screen."""


def show_correcting(stage: Stage, overlay: Correcting) -> None:
    """Show things where they lie, whom something applies to, and all that one place holds; else the page as it is described."""
    around = context_of(stage)
    found = list_groups(around).get(overlay.group, [])
    named = bool(found) and by_name(stage.snapshot, found[0])
    if found and overlay.key:
        show_place(stage, list_standing(stage.snapshot, next(entry for entry in found if entry.key == overlay.key)))
    elif len(found) > 1 and found[0].name in stage.snapshot.foreseen and all(isinstance(entry.initial, bool) for entry in found):
        show_foreseen(stage, found)
    elif named and isinstance(found[0].initial, tuple):
        show_things(stage, found, [list_lying(stage, entry) for entry in found])
    elif named and len(found) == 1:
        show_exchanging(stage, Exchanging(found[0].name))
    elif named and found[0].seat is None and len(found[0].choices or ()) <= len(found):
        show_things(stage, found, by_place(stage, found, hold=len(list_standing(stage.snapshot, found[0])) > 1))
    else:
        show_described(stage, overlay)


def show_exchanging(stage: Stage, overlay: Exchanging) -> None:
    """Show the pieces that could be there instead as they look, if they have a look; else the page as it is described."""
    page = describe_exchanging(context_of(stage), overlay)
    options: tuple[Option[str], ...] = getattr(page.question, "options", ())
    pieces = sorted((option for option in options if option.key not in {ADD, AWAY}), key=lambda option: option.key)
    if not all(option.shows for option in pieces):
        show_described(stage, overlay)
        return
    away = any(option.key == AWAY for option in options)
    ways = [Way("close", stage.say("screen-back"), page.lead(ADD), "back")]
    ways += [Way(f"option:{AWAY}", stage.say("screen-piece-away"), page.lead(AWAY), "cross")] if away else []
    title = stage.words(name_group(context_of(stage), stage.snapshot.entries[overlay.name].group))
    show_faces(stage, title, [(option, page.lead(option.key)) for option in pieces], ways)


def show_place(stage: Stage, entries: Sequence[Entry]) -> None:
    """Lay out all that one place holds; the changes take effect together when the page is confirmed."""
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
        parts.append(OneOf(tuple(lay_evenly(stage, each, across) for each in (whole, pictured))))
    counts = Counts({each.name: held[each.name] for each in counted}, lambda after: entered({**held, **after}))
    rows = []
    for place, each in enumerate(counted):
        onward = [*(f"row:{other.name}" for other in counted[place + 1 :]), *(f"option:{other.name}" for other in built), "done"]
        row = Row(each.name, phrase(f"entry-{each.group}"), low=each.low, high=each.high or 0)
        rows.append(count_row(stage, row, Focus(onward[0]), counts, "back"))
    parts.append(Grid(tuple(rows), 1 if form.tall else 2, form.gap, 2 * form.gap, form.touch_answer))
    named = [Option(each.name, phrase(f"entry-{each.group}"), pieces=(Symbols(each.group, 1),)) for each in built]
    ticks = [marked(option, each.name, not held[each.name]) for option, each in zip(named, built, strict=True)]
    parts += [lay_evenly(stage, ticks, 1 if form.tall else len(ticks))] if ticks else []
    effect: Effect = close_after(Correct(dict(changed))) if changed else Close()
    ways = [
        Way("done", stage.say("screen-right"), effect, "check"),
        Way("back", stage.say("screen-back"), Open(Correcting(entries[0].group)), "back"),
    ]
    body = ColumnOf((*(part for each in parts for part in (each, Grow(Blank()))),), form.unit)
    show_paper(stage, paper(stage, stage.words(name_owner(stage.snapshot, entries[0])), body, ways))
