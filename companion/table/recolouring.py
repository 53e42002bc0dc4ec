"""Other colours and names for the people of a game under way: every figure stays with its player.

The game is played again beside itself, answer by answer, with the colours exchanged wherever a player is meant; what an answer
means is found out by trying: afterwards both tables must be alike.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from companion.table.entry import Entry, Value
from companion.table.errors import TableError
from companion.table.joining import write_seats
from companion.table.ledger import Ledger
from companion.table.questions.kinds import Option, Tally
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats, SeatsRefused
from companion.table.session import Session
from companion.table.table import beginning_from, convert_beginning
from companion.table.undo_history import JournalRow, RowKind

Colours = Mapping[str, str]
"""For each colour of a player the one that takes its place."""


def match_seats(before: Seats, after: Seats) -> dict[str, Seat]:
    """Return for each colour the seat that its player has now; a player who is gone has none.

    Where every colour sits where it sat, only names are other; else people are known by their names, then by their colours.
    """
    if before.colours == after.colours:
        return dict(zip(before.colours, after, strict=True))
    found = {old.colour: new for old in before for new in after if old.name == new.name}
    rest = [new for new in after if new not in found.values()]
    found |= {old.colour: new for old in before if old.colour not in found for new in rest if old.colour == new.colour}
    gone, new = ([seat for seat in before if seat.colour not in found], [seat for seat in after if seat not in found.values()])
    return found | ({old.colour: seat for old, seat in zip(gone, new, strict=True)} if len(gone) == len(new) else {})


def recolour(session: Session, seats: Mapping[str, Seat]) -> Session:
    """Return a copy of the game in which the player of each colour has the seat given for it; nothing else is other.

    Players without a seat given keep their names, in a colour that is free. Raises `SeatsRefused` if the game cannot be told so.
    """
    game, now = session.game, session.table.seats
    taken = [seat.colour for seat in seats.values()]
    free = iter([colour for colour in (*now.colours, *game.colours) if colour not in taken])
    seats = {seat.colour: seats.get(seat.colour) or Seat(f"{seat.name} –", next(free)) for seat in now}
    colours = {old: new.colour for old, new in seats.items() if old != new.colour}
    names = {seat.colour: seat.name for seat in seats.values()}
    begun, rows = session.split_beginning()
    old = session.branch([])
    old.take(session.begin_row(begun))
    new = session.branch([])
    plain = _exchange_beginning(convert_beginning(begun), colours, names, old.table.ledger)
    new.take(session.begin_row(beginning_from(plain)))
    for row in rows:
        new = _take_like(old, new, row, colours, names)
    return new


def _take_like(old: Session, new: Session, row: JournalRow, colours: Colours, names: Mapping[str, str]) -> Session:
    """Take an entry in the old game and what means the same in the new one; return the new one."""
    question, asked, before = old.question, new.question, old.table.ledger
    old.take(row)
    for value in _list_meanings(question, row, colours, names, before):
        # Else an earlier script asked this, and the entry stays in the line without effect
        identity = asked.identity if asked and question and row.question == question.identity else row.question
        try:
            new.take(row._replace(question=identity, value=value))
        except TableError:
            new = new.branch(new.rows())
            continue
        if _is_alike(old, new, colours):
            return new
        new = new.branch(new.rows()[:-1])
    raise SeatsRefused(f"the answer at step {row.step} cannot be told in other colours")


def _list_meanings(
    question: Question[Any] | None, row: JournalRow, colours: Colours, names: Mapping[str, str], ledger: Ledger
) -> Iterator[Any]:
    """Yield what an entry can mean with the colours exchanged, the likeliest first."""
    if not colours and row.kind is not RowKind.JOIN:
        yield row.value
    elif row.kind is RowKind.CORRECT:
        yield _exchange_entries(row.value, colours, ledger)
    elif row.kind is RowKind.JOIN:
        seats = [Seat(seat["name"], colours.get(seat["colour"], seat["colour"])) for seat in row.value["seats"]]
        yield {**row.value, "seats": write_seats(Seats(Seat(names.get(seat.colour, seat.name), seat.colour) for seat in seats))}
    else:
        typed = _exchange_answer(question, row.value, colours) if question is not None else row.value
        yield typed
        for other in (_exchange(row.value, colours), row.value):
            if other != typed:
                yield other


def _exchange(value: Any, colours: Colours) -> Any:
    """Exchange every word that is a player's colour."""
    if isinstance(value, str):
        return re.sub(r"[a-z]+", lambda word: colours.get(word[0], word[0]), value)
    if isinstance(value, Mapping):
        return {_exchange(key, colours): _exchange(each, colours) for key, each in value.items()}
    return type(value)(_exchange(each, colours) for each in value) if isinstance(value, list | tuple) else value


def _exchange_answer(question: Question[Any], value: Any, colours: Colours) -> Any:
    """Exchange the colours in those parts of an answer that its question calls a player."""
    rows = question.rows if isinstance(question, Tally) else ()
    options = [option for option in question.list_options() if isinstance(option, Option)]
    mine = {str(option.key) for option in options if option.seat is not None}
    mine |= {row.key for row in rows if row.seat is not None}

    def part(key: Any) -> Any:
        return _exchange(key, colours) if isinstance(key, str) and key in mine else key

    if isinstance(value, Mapping):
        return {part(key): each for key, each in value.items()}
    return type(value)(map(part, value)) if isinstance(value, list | tuple) else part(value)


def _exchange_name(name: str, colours: Colours, ledger: Ledger) -> str:
    entry = ledger.entries.get(name)
    return name if entry is None or entry.seat is None else f"{entry.group}.{_exchange(entry.key, colours)}"


def _exchange_entries(values: Mapping[str, Any], colours: Colours, ledger: Ledger) -> dict[str, Any]:
    entries = ledger.entries
    return {
        _exchange_name(name, colours, ledger): _exchange_held(ledger, entries[name], value, colours) if name in entries else value
        for name, value in values.items()
    }


def _exchange_held(ledger: Ledger, entry: Entry, value: Value, colours: Colours) -> Any:
    """Exchange a value if it names players: the game's words for it have a player, or every player can be chosen."""
    named = ledger.names[entry.group].items if entry.group in ledger.names else None

    def part(key: str) -> str:
        other = str(_exchange(key, colours))
        if entry.choices is None or other == key:
            return key
        owner = set(colours) <= entry.choices or (named is not None and named(key).seat is not None)
        return other if owner else key

    if isinstance(value, list | tuple):
        return tuple(part(str(key)) for key in value)
    return part(value) if isinstance(value, str) else value


def _exchange_beginning(plain: dict[str, Any], colours: Colours, names: Mapping[str, str], ledger: Ledger) -> dict[str, Any]:
    seats = [Seat(seat["name"], colours.get(seat["colour"], seat["colour"])) for seat in plain["seats"]]
    seats = [Seat(names.get(seat.colour, seat.name), seat.colour) for seat in seats]
    start = plain["start"]
    start = {**start, "ledger": _exchange_entries(start["ledger"], colours, ledger)}
    start |= {"joined": _exchange(start["joined"], colours)} if "joined" in start else {}
    taught = {**plain["taught"], "learners": _exchange(plain["taught"]["learners"], colours)} if "taught" in plain else None
    return {**plain, "seats": write_seats(Seats(seats)), "start": start, **({"taught": taught} if taught else {})}


def _tell_asked(question: Question[Any] | None) -> tuple[str, str]:
    """Return the id of a question and the colour of whom it asks; "" for none."""
    seat = question.seat if question is not None else None
    return question.id if question is not None else "", seat.colour if seat is not None else ""


def _is_alike(old: Session, new: Session, colours: Colours) -> bool:
    """Tell whether both games stand alike: the same is asked, of the same player, and every entry has the same value."""
    wanted, found = (_tell_asked(session.question) for session in (old, new))
    if (wanted[0], colours.get(wanted[1], wanted[1])) != found:
        return False
    ledger, held = old.table.ledger, new.table.ledger.held
    for name, value in ledger.held.items():
        mine = held.get(_exchange_name(name, colours, ledger), held.get(name))
        if mine != value and mine != _exchange_held(ledger, ledger.entries[name], value, colours):
            return False
    return True
