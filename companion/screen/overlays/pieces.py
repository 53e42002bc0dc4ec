"""Corrections by hand of what lies on the table: the pieces of a list and the values of a choice, by their names and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.play.acts import Correct
from companion.play.snapshot import Snapshot, whose
from companion.screen.page.effects import Both, Close, Do, Effect, Exchanging, Open, Pieces
from companion.screen.page.stage import Stage
from companion.screen.views import view_of
from companion.screen.widgets.paper import PaperEntry, listing
from companion.table.ledger import Entry, Value
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Choose, Number, Option
from companion.table.questions.question import Question
from companion.table.table import Place

AWAY = ":away"
ADD = ":add"
BACK: Option[str] = Option(ADD, phrase("screen-back"), icon="back")
FEW = 6
"""So many numbers stand as answers."""


def by_name(snapshot: Snapshot, entry: Entry) -> bool:
    """Tell whether an entry is mended by the names of pieces, and not by a number."""
    named = entry.group in snapshot.names and snapshot.names[entry.group].items is not None
    return named and entry.choices is not None


def option_of(snapshot: Snapshot, entry: Entry, value: str) -> Option[str]:
    """Name a piece or value."""
    items = snapshot.names[entry.group].items
    assert items is not None
    return replace(items(value), gains=())


def show_entries(stage: Stage, entries: Sequence[Entry]) -> None:
    """List a group's entries with what they are now; a single one is mended at once."""
    if len(entries) == 1:
        open_ = _opened(entries[0])
        (show_pieces if isinstance(open_, Pieces) else show_exchanging)(stage, open_)  # type: ignore[arg-type]
        return
    title = stage.words(phrase(f"entry-{entries[0].group}"))
    listing(stage, title, [_line(stage, entry) for entry in entries], source=stage.state.said)


def _line(stage: Stage, entry: Entry) -> PaperEntry:
    now = stage.snapshot
    who = whose(now, entry)
    name = stage.words(who) if isinstance(who, Phrase) else str(who)
    icon = f"seat-{entry.seat.colour}" if entry.seat is not None else ""
    return PaperEntry(f"entry:{entry.name}", name, Open(_opened(entry)), icon, note=_shown(stage, entry, now.values[entry.name]))


def _opened(entry: Entry) -> Pieces | Exchanging:
    return Pieces(entry.name) if isinstance(entry.initial, tuple) else Exchanging(entry.name)


def _shown(stage: Stage, entry: Entry, value: Value) -> str:
    """Write what an entry holds: the value, or how many pieces."""
    if isinstance(value, tuple):
        return str(len(value))
    return stage.words(option_of(stage.snapshot, entry, str(value)).words)


def show_pieces(stage: Stage, overlay: Pieces) -> None:
    """Show the pieces that lie there; choose one that is wrong, or add one."""
    entry = stage.snapshot.entries[overlay.name]
    held = stage.snapshot.values[overlay.name]
    assert isinstance(held, tuple)
    pieces = [replace(option_of(stage.snapshot, entry, key), key=str(place)) for place, key in enumerate(held)]
    options = (*pieces, Option(ADD, phrase("screen-piece-add"), icon="plus"), Option(AWAY, phrase("screen-back"), icon="back"))

    def chosen(key: str) -> Effect:
        if key == AWAY:
            return Close()
        return Open(Exchanging(overlay.name, len(held) if key == ADD else int(key)))

    _ask(stage, entry, options, chosen)


def show_exchanging(stage: Stage, overlay: Exchanging) -> None:
    """Show what may be there instead, the likeliest first, and the way to take the piece away."""
    now = stage.snapshot
    entry = now.entries[overlay.name]
    held = now.values[overlay.name]
    options = [option_of(now, entry, key) for key in _order(now, entry)]
    if isinstance(held, tuple) and overlay.place < len(held):
        options.insert(0, Option(AWAY, phrase("screen-piece-away"), icon="cross"))
    back: Effect = Open(Pieces(overlay.name)) if isinstance(held, tuple) else Close()
    options.append(BACK)

    def chosen(key: str) -> Effect:
        if key == ADD:
            return back
        return Both(Do(Correct({overlay.name: _after(held, overlay.place, key)})), Close())

    _ask(stage, entry, tuple(options), chosen)


def show_single(stage: Stage, entry: Entry, highest: int) -> None:
    """Mend the only value of a group: yes or no as two answers, a number as one large figure, few numbers as answers."""
    held = stage.snapshot.values[entry.name]

    def mended(value: Value) -> Effect:
        return Both(Do(Correct({entry.name: value})), Close())

    if isinstance(held, bool):
        options = tuple(Option(key, phrase(key)) for key in (("no", "yes") if held else ("yes", "no")))
        _ask(stage, entry, (*options, BACK), lambda key: Close() if key == ADD else mended(key == "yes"))
        return
    assert isinstance(held, int)
    high = highest if entry.high is None else entry.high
    if high - entry.low < FEW:
        values = tuple(Option(str(value), phrase("screen-entry", name=str(value))) for value in range(entry.low, high + 1))
        _ask(stage, entry, (*values, BACK), lambda key: Close() if key == ADD else mended(int(key)))
        return
    question = Number(f"entry.{entry.group}", low=entry.low, high=high, likely=held)
    entered = stage.entry if isinstance(stage.entry, int) else held
    layer = replace(stage.layer, entry=entered)
    _lay_out(stage._replace(state=stage.state.with_layer(layer), leaving=Close()), entry, question, mended)


def _order(now: Snapshot, entry: Entry) -> list[str]:
    """Order what may be there: as the game names it; what lies elsewhere in the group comes last."""
    others = [now.values[name] for name, other in now.entries.items() if other.group == entry.group]
    lying = Counter(key for value in others for key in (value if isinstance(value, tuple) else ()))
    return sorted(map(str, entry.choices or ()), key=lambda key: (lying[key] > 0, key))


def _after(held: Value, place: int, key: str) -> Value:
    if not isinstance(held, tuple):
        return key
    pieces = list(held)
    pieces[place : place + 1] = [] if key == AWAY else [key]
    return tuple(pieces)


def _ask(stage: Stage, entry: Entry, options: tuple[Option[Any], ...], chosen: Any) -> None:
    """Lay it out as a question is."""
    _lay_out(stage, entry, Choose(f"entry.{entry.group}", seat=entry.seat, options=options), chosen)


def _lay_out(stage: Stage, entry: Entry, question: Question[Any], chosen: Any) -> None:
    form, look = stage.form, stage.look
    stage.builder.fill(form.box, look.sheet)
    stage.builder.back = None if isinstance(question, Number) else Close()
    who = whose(stage.snapshot, entry)
    where = stage.words(who) if isinstance(who, Phrase) else "" if entry.seat is not None else str(who)
    box = stage.box.inset(form.pad, form.gap)
    plain = replace(stage.snapshot, place=Place())
    label = where or stage.say("screen-menu-correct")
    inner = stage.within(box, look.sheet)._replace(snapshot=plain, who=label, answering=chosen)
    view_of(question).show(inner, question)
