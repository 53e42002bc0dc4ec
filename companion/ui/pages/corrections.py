"""Corrections by hand as questions: what is wrong, whose or where, and its right value."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from companion.play import Correct, whose
from companion.table import Choose, Entry, Number, Option, Phrase, Pick, Question, Row, Tally, Value, phrase
from companion.ui.pages.correctable import MANY, by_name, list_groups, name_group, name_owner, option_of
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, plain
from companion.ui.pages.effects import Close, Correcting, Effect, Exchanging, Groups, Open, close_after

HIGHEST = 999
AWAY = ":away"
LEFT = "left"
ADD = ":add"
BACK: Option[str] = Option(ADD, phrase("screen-back"), icon="back")
FEW = 6
"""Up to this many numbers are offered as answers."""


def describe_groups(around: PageContext, _overlay: Groups) -> PageDescription:
    """List what can be corrected."""
    # What players hold and what lies in many places is wrong most often; who has left the game is rarely wrong
    found = list_groups(around)
    often = {group for group, held in found.items() if held[0].seat is not None or len(held) > MANY}
    order = sorted(found, key=lambda group: (group == LEFT, group not in often))
    entries = [PageWay(f"group:{group}", name_group(around, group), Open(Correcting(group))) for group in order]
    return describe_list(phrase("screen-correct-what"), entries, [back_way(around)])


def describe_correcting(around: PageContext, overlay: Correcting) -> PageDescription:
    """Ask for the right values of a group: players by name, numbers, pieces; sums are balanced."""
    found = list_groups(around).get(overlay.group, [])
    if not found:
        return describe_groups(around, Groups())
    if len(found) > 1 and all(isinstance(entry.initial, bool) and entry.seat is not None for entry in found):
        return _ask_for_seats(around, found)
    lists = [entry for entry in found if isinstance(entry.initial, tuple)]
    if lists and (len(lists) == 1 or overlay.key):
        return _list_pieces(around, next((entry for entry in lists if entry.key == overlay.key), lists[0]))
    if not by_name(around.snapshot, found[0]):
        return _ask_for_one(around, found[0]) if len(found) == 1 else _ask_for_counts(around, overlay, found)
    if len(found) == 1:
        return describe_exchanging(around, Exchanging(found[0].name))
    return _list_owners(around, overlay, found)


def _list_owners(around: PageContext, overlay: Correcting, found: Sequence[Entry]) -> PageDescription:
    now, lines = around.snapshot, list[PageWay]()
    for entry in found:
        held = now.values[entry.name]
        keys = held if isinstance(held, tuple) else (str(held),)
        note = ", ".join(around.words(option_of(now, entry, key).words) for key in keys)
        opened = Open(Correcting(overlay.group, entry.key) if isinstance(held, tuple) else Exchanging(entry.name))
        told = plain(note) if note else None
        lines.append(PageWay(f"entry:{entry.name}", name_owner(now, entry), opened, note=told, seat=entry.seat))
    return describe_list(phrase(f"entry-{overlay.group}"), lines, [back_way(around)])


def _list_pieces(around: PageContext, entry: Entry) -> PageDescription:
    """List the pieces of a list, each to be exchanged or taken away, and the way to add one."""
    held = around.snapshot.values[entry.name]
    assert isinstance(held, tuple)
    lines = [
        PageWay(f"thing:{place}", option_of(around.snapshot, entry, key).words, Open(Exchanging(entry.name, place)))
        for place, key in enumerate(held)
    ]
    lines.append(PageWay(f"thing:{len(held)}", phrase("screen-piece-add"), Open(Exchanging(entry.name, len(held))), "plus"))
    return describe_list(name_owner(around.snapshot, entry), lines, [back_way(around)])


def _ask_for_counts(around: PageContext, overlay: Correcting, found: Sequence[Entry]) -> PageDescription:
    values = {entry.name: around.snapshot.values[entry.name] for entry in found}
    question = Tally(f"entry.{overlay.group}", rows=tuple(_row(around, entry) for entry in found))

    def mended(counts: Any) -> Effect:
        changed = {name: number for name, number in counts.items() if number != values[name]}
        return close_after(Correct(changed)) if changed else Close()

    return PageDescription(question, mended)


def _row(around: PageContext, entry: Entry) -> Row:
    where, held = whose(around.snapshot, entry), around.snapshot.values[entry.name]
    plain_name = phrase(f"key-{entry.key}") if around.words.has(f"key-{entry.key}") else phrase("screen-entry", name=entry.key)
    named = where if isinstance(where, Phrase) else plain_name
    high = HIGHEST if entry.high is None else entry.high
    seat = None if entry.place else entry.seat
    assert isinstance(held, int)
    return Row(entry.name, None if seat else named, seat, low=entry.low, high=high, likely=held)


def _ask_for_seats(around: PageContext, entries: Sequence[Entry]) -> PageDescription:
    """Ask to which players the entry applies."""
    true = tuple(each.name for each in entries if around.snapshot.values[each.name])
    options = [Option(each.name, phrase("item-seat", who=each.seat or ""), seat=each.seat) for each in entries]

    def mended(names: Any) -> Effect:
        changed = {each.name: each.name in names for each in entries if (each.name in names) != (each.name in true)}
        return close_after(Correct(changed)) if changed else Close()

    return PageDescription(Pick(f"entry.{entries[0].group}", options=tuple(options)), mended, begins=true)


def _ask_for_one(around: PageContext, entry: Entry) -> PageDescription:
    """Ask for the only value of a group: yes or no, one of a few numbers, or a number."""
    held = around.snapshot.values[entry.name]
    if isinstance(held, bool):
        options = [Option(key, phrase(key)) for key in (("no", "yes") if held else ("yes", "no"))]
        return _ask(entry, options, {"no": False, "yes": True})
    assert isinstance(held, int)
    high = HIGHEST if entry.high is None else entry.high
    if high - entry.low < FEW:
        numbers = {str(value): value for value in range(entry.low, high + 1)}
        return _ask(entry, [Option(key, phrase("screen-entry", name=key)) for key in numbers], numbers)
    question: Question[Any] = Number(f"entry.{entry.group}", low=entry.low, high=high, likely=held)
    return PageDescription(question, lambda value: close_after(Correct({entry.name: value})))


def _ask(entry: Entry, options: Sequence[Option[str]], values: dict[str, Any]) -> PageDescription:
    question = Choose(f"entry.{entry.group}", seat=entry.seat, options=(*options, BACK))
    return PageDescription(question, lambda key: Close() if key == ADD else close_after(Correct({entry.name: values[key]})))


def describe_exchanging(around: PageContext, overlay: Exchanging) -> PageDescription:
    """List, in the game's words, what could be there instead, those lying elsewhere last, and the way to take the piece away."""
    now, entry = around.snapshot, around.snapshot.entries[overlay.name]
    held = now.values[overlay.name]
    away = isinstance(held, tuple) and overlay.place < len(held)

    def chosen(key: Any) -> Effect:
        if key == ADD:
            return Open(Correcting(entry.group))
        value: Value = key
        if isinstance(held, tuple):
            value = (*held[: overlay.place], *(() if key == AWAY else (key,)), *held[overlay.place + 1 :])
        return close_after(Correct({entry.name: value}))

    options = [option_of(now, entry, key) for key in sorted(map(str, entry.choices or ()))]
    others = [now.values[name] for name, other in now.entries.items() if other.group == entry.group]
    lying = Counter(key for value in others for key in (value if isinstance(value, tuple) else ()))
    options.sort(key=lambda option: lying[option.key] > 0)
    first = (Option(AWAY, phrase("screen-piece-away"), icon="cross"),) if away else ()
    question = Choose(f"entry.{entry.group}", seat=entry.seat, options=(*first, *options, BACK))
    return PageDescription(question, chosen)
