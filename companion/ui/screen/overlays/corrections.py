"""Corrections by hand: owners by their shields, things where they lie, numbers with minus and plus.

Where many places hold the same kinds of things, a page shows all that one place holds: its owner, the numbers, the buildings.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.play import Correct, Snapshot, whose
from companion.table import Choose, Entry, Number, Option, Phrase, Pick, Place, Question, Row, Symbols, Tell, Value, phrase
from companion.ui.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf
from companion.ui.screen.overlays.foreseen import show_foreseen
from companion.ui.screen.overlays.things import (
    by_place,
    describe_owner,
    group_words,
    list_lying,
    option_of,
    show_faces,
    show_things,
)
from companion.ui.screen.page import Close, Effect, Enter, Focus, Open, Stage, close_after
from companion.ui.screen.page.effects import Correcting, Exchanging, Groups
from companion.ui.screen.views import view_of
from companion.ui.screen.views.ask.count_rows import Counts, count_row, show_rows
from companion.ui.screen.widgets import Choice, Corner, PaperEntry, Way, choice, lay_evenly, paper, show_listing, show_paper

HIGHEST = 999
AWAY = ":away"
LEFT = "left"
ADD = ":add"
BACK: Option[str] = Option(ADD, phrase("screen-back"), icon="back")
FEW = 6
"""Up to this many numbers are shown as answers."""
MANY = 12
"""If a group has more places than this, each has a page of its own."""
TWO = 2
"""How many plates stand side by side on a tall screen."""


def by_name(snapshot: Snapshot, entry: Entry) -> bool:
    """Tell whether an entry is corrected by naming pieces rather than by a number."""
    named = entry.group in snapshot.names and snapshot.names[entry.group].items is not None
    return named and entry.choices is not None


def groups_of(stage: Stage) -> dict[str, list[Entry]]:
    """Return the correctable entries by group; a group without words, or shown on the pages of another, is left out."""
    found: dict[str, list[Entry]] = {}
    for entry in stage.snapshot.entries.values():
        named = isinstance(entry.initial, int) or by_name(stage.snapshot, entry)
        free = entry.name not in stage.snapshot.fixed and (entry.choices is None or len(entry.choices) > 1)
        if free and named and stage.words.has(f"entry-{entry.group}"):
            found.setdefault(entry.group, []).append(entry)
    return {group: held for group, held in found.items() if (list_standing(stage.snapshot, held[0]) or held)[0].group == group}


def show_groups(stage: Stage, _overlay: Groups) -> None:
    """Show what can be corrected."""
    # What players hold and what lies in many places is wrong most often; who has left the game is rarely wrong
    found = groups_of(stage)
    often = {group for group, held in found.items() if held[0].seat is not None or len(held) > MANY}
    order = sorted(found, key=lambda group: (group == LEFT, group not in often))
    groups = [(group, group_words(stage, group)) for group in order]
    show_listing(
        stage,
        stage.say("screen-correct-what"),
        [PaperEntry(f"group:{group}", words, Open(Correcting(group))) for group, words in groups],
    )


def show_correcting(stage: Stage, overlay: Correcting) -> None:
    """Show the entries of a group: things where they lie, players by shield, numbers with minus and plus; sums are balanced."""
    found = groups_of(stage).get(overlay.group, [])
    if not found:
        show_groups(stage, Groups())
    elif overlay.key:
        show_place(stage, list_standing(stage.snapshot, next(entry for entry in found if entry.key == overlay.key)))
    elif len(found) > 1 and all(isinstance(entry.initial, bool) and entry.seat is not None for entry in found):
        (show_foreseen if found[0].name in stage.snapshot.foreseen else _show_seats)(stage, found)
    elif not by_name(stage.snapshot, found[0]):
        (_show_single(stage, found[0]) if len(found) == 1 else _show_counts(stage, overlay, found))
    elif isinstance(found[0].initial, tuple):
        show_things(stage, found, [list_lying(stage, entry) for entry in found])
    elif len(found) == 1:
        show_exchanging(stage, Exchanging(found[0].name))
    elif found[0].seat is None and len(found[0].choices or ()) <= len(found):
        show_things(stage, found, by_place(stage, found, hold=len(list_standing(stage.snapshot, found[0])) > 1))
    else:
        lines = []
        for entry in found:
            icon = f"seat-{entry.seat.colour}" if entry.seat is not None else ""
            note = stage.words(option_of(stage.snapshot, entry, str(stage.snapshot.values[entry.name])).words)
            opened = Open(Exchanging(entry.name))
            lines.append(PaperEntry(f"entry:{entry.name}", describe_owner(stage, entry), opened, icon, note=note))
        show_listing(stage, stage.words(phrase(f"entry-{overlay.group}")), lines, source=stage.state.said)


def _show_counts(stage: Stage, overlay: Correcting, found: list[Entry]) -> None:
    form, look, now = stage.form, stage.look, stage.snapshot
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = Close()
    changed: Mapping[str, int] = stage.entry or {}
    values: Mapping[str, Any] = now.values
    stand: dict[str, int] = {entry.name: values[entry.name] for entry in found}
    done = close_after(Correct(changed)) if changed else Close()
    corner = Corner(label=stage.say("screen-right"), effect=done)

    def differing(new: Mapping[str, int]) -> dict[str, int]:
        return {name: number for name, number in new.items() if number != stand[name]}

    who, plain = stage.say("screen-menu-correct"), replace(now, place=Place())
    inner = stage.place_within(stage.box.inset(form.pad, form.gap), look.sheet)._replace(who=who, snapshot=plain, leaving=Close())
    rows = tuple(_row(stage, entry) for entry in found)
    show_rows(inner, Tell(f"entry.{overlay.group}"), rows, corner, Counts({**stand, **changed}, differing))


def _row(stage: Stage, entry: Entry) -> Row:
    where = whose(stage.snapshot, entry)
    plain = phrase(f"key-{entry.key}") if stage.words.has(f"key-{entry.key}") else phrase("screen-entry", name=entry.key)
    named = where if isinstance(where, Phrase) else plain
    high = HIGHEST if entry.high is None else entry.high
    seat = None if entry.place else entry.seat
    return Row(entry.name, None if seat else named, seat, low=entry.low, high=high)


def _show_seats(stage: Stage, entries: Sequence[Entry]) -> None:
    """Let players tick, by shield, each player to whom the entry applies."""
    entry, now = entries[0], stage.snapshot
    true = tuple(each.name for each in entries if now.values[each.name])
    options = [Option(each.name, phrase("item-seat", who=each.seat or ""), seat=each.seat) for each in entries]
    ticked = stage.entry if isinstance(stage.entry, tuple) else true
    aside = stage._replace(state=stage.state.with_layer(replace(stage.layer, entry=ticked)))

    def mended(names: tuple[str, ...]) -> Effect:
        changed = {each.name: each.name in names for each in entries if (each.name in names) != (each.name in true)}
        return close_after(Correct(changed)) if changed else Close()

    _lay_out(aside, entry, Pick(f"entry.{entry.group}", options=tuple(options)), mended)


def show_exchanging(stage: Stage, overlay: Exchanging) -> None:
    """List, in the game's words, what could be there instead, those lying elsewhere last, and the way to take the piece away."""
    now, entry = stage.snapshot, stage.snapshot.entries[overlay.name]
    held = now.values[overlay.name]
    away = isinstance(held, tuple) and overlay.place < len(held)

    def chosen(key: str) -> Effect:
        if key == ADD:
            return Open(Correcting(entry.group))
        value: Value = key
        if isinstance(held, tuple):
            value = (*held[: overlay.place], *(() if key == AWAY else (key,)), *held[overlay.place + 1 :])
        return _correct_entry(entry, value)

    options = [option_of(now, entry, key) for key in sorted(map(str, entry.choices or ()))]
    if all(option.shows for option in options):
        ways = [Way("close", stage.say("screen-back"), chosen(ADD), "back")]
        ways += [Way(f"option:{AWAY}", stage.say("screen-piece-away"), chosen(AWAY), "cross")] if away else []
        show_faces(stage, group_words(stage, entry.group), [(option, chosen(option.key)) for option in options], ways)
        return
    others = [now.values[name] for name, other in now.entries.items() if other.group == entry.group]
    lying = Counter(key for value in others for key in (value if isinstance(value, tuple) else ()))
    options.sort(key=lambda option: lying[option.key] > 0)
    first = (Option(AWAY, phrase("screen-piece-away"), icon="cross"),) if away else ()
    _ask(stage, entry, (*first, *options, BACK), chosen)


def _show_single(stage: Stage, entry: Entry) -> None:
    """Correct the only value of a group: yes or no as two answers, few numbers as answers, many as one large figure."""
    held = stage.snapshot.values[entry.name]
    if isinstance(held, bool):
        options = [Option(key, phrase(key)) for key in (("no", "yes") if held else ("yes", "no"))]
        _ask(stage, entry, (*options, BACK), lambda key: Close() if key == ADD else _correct_entry(entry, key == "yes"))
        return
    assert isinstance(held, int)
    high = HIGHEST if entry.high is None else entry.high
    if high - entry.low < FEW:
        options = [Option(str(value), phrase("screen-entry", name=str(value))) for value in range(entry.low, high + 1)]
        _ask(stage, entry, (*options, BACK), lambda key: Close() if key == ADD else _correct_entry(entry, int(key)))
        return
    question = Number(f"entry.{entry.group}", low=entry.low, high=high, likely=held)
    layer = replace(stage.layer, entry=stage.entry if isinstance(stage.entry, int) else held)
    counting = stage._replace(state=stage.state.with_layer(layer), leaving=Close())
    _lay_out(counting, entry, question, lambda value: _correct_entry(entry, value))


def _correct_entry(entry: Entry, value: Value) -> Effect:
    return close_after(Correct({entry.name: value}))


def _ask(stage: Stage, entry: Entry, options: Sequence[Option[Any]], chosen: Callable[[Any], Effect]) -> None:
    _lay_out(stage, entry, Choose(f"entry.{entry.group}", seat=entry.seat, options=tuple(options)), chosen)


def _lay_out(stage: Stage, entry: Entry, question: Question[Any], chosen: Callable[[Any], Effect]) -> None:
    form, look = stage.form, stage.look
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = Close()
    who = whose(stage.snapshot, entry)
    where = stage.words(who) if isinstance(who, Phrase) else "" if entry.seat is not None else str(who)
    box, plain = stage.box.inset(form.pad, form.gap), replace(stage.snapshot, place=Place())
    label = where or stage.say("screen-menu-correct")
    view_of(question).show(stage.place_within(box, look.sheet)._replace(snapshot=plain, who=label, answering=chosen), question)


def list_standing(snapshot: Snapshot, entry: Entry) -> list[Entry]:
    """List the correctable entries in an entry's place, itself included; empty if its group is small or it is a player's."""
    keys: dict[str, list[str]] = {}
    for other in snapshot.entries.values():
        keys.setdefault(other.group, []).append(other.key)
    if len(keys[entry.group]) <= MANY or entry.seat is not None:
        return []
    # Pieces can have the names of places, so only groups with exactly the same places are shown together
    alike = [other for other in snapshot.entries.values() if other.key == entry.key and keys[other.group] == keys[entry.group]]
    return [other for other in alike if other.seat is None and other.name not in snapshot.fixed]


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
    show_paper(stage, paper(stage, describe_owner(stage, entries[0]), body, ways))
