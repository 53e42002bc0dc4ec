"""Corrections by hand as questions: what is wrong, whose or where, and its right value."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from companion.play import Correct, Snapshot, ValuesPage, whose
from companion.table import (
    Choose,
    ChoosePlace,
    Entry,
    GameBoard,
    Number,
    Option,
    Phrase,
    Pick,
    Places,
    Question,
    Row,
    Seat,
    Tally,
    Value,
    phrase,
    unchanging,
)
from companion.ui.pages.correctable import MANY, by_name, list_groups, list_standing, name_group, name_owner, option_of
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, lead_by, plain
from companion.ui.pages.effects import Both, Close, Correcting, Effect, Enter, Exchanging, Focus, Groups, Open, close_after

HIGHEST = 999
AWAY = ":away"
LEFT = "left"
ADD = ":add"
BACK: Option[str] = Option(ADD, phrase("screen-back"), icon="back")
PRINTED = 3
"""A key of at most this many capitals is what is printed on the thing."""
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
    """Ask for the right values of a group: players by name, numbers, pieces where they lie; sums are balanced."""
    now = around.snapshot
    found = list_groups(around).get(overlay.group, [])
    if not found:
        return describe_groups(around, Groups())
    first = found[0]
    if overlay.key:
        return _describe_place(around, list_standing(now, next(entry for entry in found if entry.key == overlay.key)))
    if len(found) > 1 and all(isinstance(entry.initial, bool) and entry.seat is not None for entry in found):
        return _ask_for_seats(around, found)
    if not by_name(now, first):
        return _ask_for_one(around, first) if len(found) == 1 else _ask_for_counts(around, overlay, found)
    return _ask_for_pieces(around, overlay.group, found)


def _ask_for_pieces(around: PageContext, group: str, found: Sequence[Entry]) -> PageDescription:
    now, first, title = around.snapshot, found[0], name_group(around, group)
    if isinstance(first.initial, tuple):
        return _list_heaps(around, title, [_lay_list(around, entry) for entry in found])
    if len(found) == 1:
        return describe_exchanging(around, Exchanging(first.name))
    if first.seat is None and len(first.choices or ()) <= len(found):
        places = _find_places(now, [entry.key for entry in found])
        if places is not None:
            return _ask_on_board(around, title, found, places)
        return _list_heaps(around, title, _lay_by_place(around, found))
    lines = [
        PageWay(
            f"entry:{entry.name}",
            name_owner(now, entry),
            Open(Exchanging(entry.name)),
            note=option_of(now, entry, str(now.values[entry.name])).words,
            seat=entry.seat,
        )
        for entry in found
    ]
    return describe_list(phrase(f"entry-{group}"), lines, [back_way(around)])


def _find_places(now: Snapshot, keys: Sequence[str]) -> Places | None:
    """Return the places of the board on the table, if all these keys are places there."""
    board = now.overview
    there = board.places if isinstance(board, GameBoard) else None
    return None if there is None or not set(keys) <= {spot.key for spot in there.spots} else there


def _ask_on_board(around: PageContext, title: Phrase, entries: Sequence[Entry], places: Places) -> PageDescription:
    """Ask on the board which place is wrong; where places hold others, its page corrects all that it holds."""
    opens = {entry.key: _open_thing(around.snapshot, entry) for entry in entries}
    options = tuple(Option(entry.key, name_owner(around.snapshot, entry)) for entry in entries)
    question = ChoosePlace(title.id, args=title.args, options=(*options, BACK), places=places)
    return PageDescription(question, lambda key: opens.get(key, Close()))


def _open_thing(now: Snapshot, entry: Entry) -> Effect:
    """Return the effect that opens the page of an entry, or that of all that its place holds."""
    hold = len(list_standing(now, entry)) > 1
    return Open(Correcting(entry.group, entry.key) if hold else Exchanging(entry.name))


@unchanging
class Heap:
    """The things that lie in one place; the one with a plus is not a thing but the way to add one."""

    key: str
    name: Phrase
    things: tuple[PageWay, ...]
    seat: Seat | None = None


def _is_printed(key: str) -> bool:
    """Tell whether a key is what is printed on the thing: a few capitals."""
    return len(key) <= PRINTED and key.isupper()


def _lay_list(around: PageContext, entry: Entry) -> Heap:
    """Return the pieces of a list as a heap, with the place where one more can be added.

    If a piece is drawn, the focus on the page that corrects it starts at its kind, as the right one is seldom far from it.
    """
    now = around.snapshot
    held = now.values[entry.name]
    assert isinstance(held, tuple)
    things = []
    for place, key in enumerate(held):
        option, opened = option_of(now, entry, key), Open(Exchanging(entry.name, place))
        effect = Both(opened, Focus(f"option:{key}")) if option.shows else opened
        things.append(PageWay(f"thing:{place}", plain(key) if _is_printed(key) else option.words, effect, shows=option.shows))
    more = Open(Exchanging(entry.name, len(held)))
    things.append(PageWay(f"thing:{len(held)}", phrase("screen-piece-add"), more, "plus"))
    return Heap(entry.name, name_owner(now, entry), tuple(things), entry.seat)


def _lay_by_place(around: PageContext, entries: Sequence[Entry]) -> list[Heap]:
    """Sort things into heaps by the place where each lies; empty places are left out.

    Where things hold others, choosing one opens the page that corrects it together with what it holds.
    """
    now, found = around.snapshot, dict[str, list[PageWay]]()
    for entry in entries:
        opens = _open_thing(now, entry)
        things = found.setdefault(str(now.values[entry.name]), [])
        short = plain(entry.key) if _is_printed(entry.key) else name_owner(now, entry)
        things.append(PageWay(f"thing:{len(things)}", short, opens))
    places = [(value, option_of(now, entries[0], value)) for value in sorted(found)]
    return [Heap(value, place.words, tuple(found[value]), place.seat) for value, place in places]


def _list_heaps(around: PageContext, title: Phrase, heaps: Sequence[Heap]) -> PageDescription:
    """List the places with what lies there; one that is chosen lists its things."""
    opened = next((heap for heap in heaps if heap.key == around.entry), heaps[0] if len(heaps) == 1 else None)
    if opened is not None:
        leave = Enter(None, f"heap:{opened.key}") if len(heaps) > 1 else Close()
        back = PageWay("close", phrase("screen-back"), leave, "back")
        return describe_list(opened.name if len(heaps) > 1 else title, opened.things, [back])
    lines, within = list[PageWay](), dict[str, list[PageWay]]()
    for heap in heaps:
        things = [thing for thing in heap.things if thing.icon != "plus"]
        effect = heap.things[0].effect if len(heap.things) == 1 else Enter(heap.key, "")
        names = ", ".join(around.words(thing.words) for thing in things)
        note = plain(f"{len(things)}{names and f': {names}'}")
        lines.append(PageWay(f"heap:{heap.key}", heap.name, effect, note=note, seat=heap.seat))
        within[f"heap:{heap.key}"] = [thing._replace(key=f"thing:{heap.key}:{at}") for at, thing in enumerate(things)]
    return describe_list(title, lines, [back_way(around)], within=within)


def _describe_place(around: PageContext, entries: Sequence[Entry]) -> PageDescription:
    """Describe all that one place holds as values; the changes take effect together when the page is confirmed."""
    now, changed = around.snapshot, dict(around.entry or {})
    held: dict[str, Any] = {entry.name: changed.get(entry.name, now.values[entry.name]) for entry in entries}

    def change(entry: Entry, by: int, *, ends: bool = False) -> Enter:
        values = _list_values(now, entry)
        place = values.index(held[entry.name]) + by
        value = values[max(0, min(place, len(values) - 1)) if ends else place % len(values)]
        after = {**changed, entry.name: value}
        return Enter({name: value for name, value in after.items() if value != now.values[name]})

    def tell(entry: Entry) -> Phrase:
        value = held[entry.name]
        if isinstance(value, bool):
            return phrase("yes" if value else "no")
        return option_of(now, entry, value).words if isinstance(value, str) else plain(str(value))

    numbers = [entry for entry in entries if type(entry.initial) is int]
    lines = [
        PageWay(
            f"set:{each.name}",
            phrase(f"entry-{each.group}"),
            change(each, 1),
            each.group if isinstance(each.initial, bool) else "",
        )
        for each in entries
    ]
    steps = [
        PageWay(f"{sign}:{each.name}", phrase("yes"), change(each, by, ends=True))
        for each in numbers
        for sign, by in (("minus", -1), ("plus", 1))
    ]
    ways = [
        PageWay("done", phrase("screen-right"), close_after(Correct(changed)) if changed else Close(), "check"),
        PageWay("back", phrase("screen-back"), Open(Correcting(entries[0].group)), "back"),
    ]
    title = name_owner(now, entries[0])
    question = ValuesPage(
        title.id,
        args=title.args,
        options=tuple(way.option for way in (*lines, *ways)),
        notes={f"set:{each.name}": tell(each) for each in entries},
        tools=frozenset(way.key for way in ways),
        steps=frozenset(f"set:{each.name}" for each in numbers),
    )
    return PageDescription(question, lead_by(*lines, *steps, *ways))


def _list_values(snapshot: Snapshot, entry: Entry) -> list[Any]:
    """List the values that an entry can have: players in the order of the seats, the others after them."""
    if isinstance(entry.initial, bool):
        return [False, True]
    if isinstance(entry.initial, int):
        return list(range(entry.low, (HIGHEST if entry.high is None else entry.high) + 1))
    seats = snapshot.seats.colours
    return sorted(entry.choices or (), key=lambda key: seats.index(key) if key in seats else len(seats))


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
    if all(option.shows for option in options):
        lines = [PageWay(f"option:{each.key}", each.words, chosen(each.key), shows=each.shows) for each in options]
        ways = [PageWay("close", phrase("screen-back"), chosen(ADD), "back")]
        ways += [PageWay(f"option:{AWAY}", phrase("screen-piece-away"), chosen(AWAY), "cross")] if away else []
        return describe_list(name_group(around, entry.group), lines, ways)
    options.sort(key=lambda option: lying[option.key] > 0)
    first = (Option(AWAY, phrase("screen-piece-away"), icon="cross"),) if away else ()
    places, every = _find_places(now, [option.key for option in options]), (*first, *options, BACK)
    question: Choose[str] = Choose(f"entry.{entry.group}", seat=entry.seat, options=every)
    if places is not None:
        question = ChoosePlace(question.id, seat=entry.seat, options=every, places=places)
    return PageDescription(question, chosen)
