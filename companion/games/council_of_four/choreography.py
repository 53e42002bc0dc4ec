"""What the screen animates: a new councillor pushes the last one off the balcony, and the king walks along the roads."""

from companion.games.council_of_four import board, box, maps
from companion.games.council_of_four.state import State
from companion.table import Choreography, Difference, Happened, Move, MoveKind, Seat, Station, Symbols, Table, phrase

FARTHEST = 6
"""The most cities of the king's way that are shown: the last ones."""


def choreography(table: Table, happened: Happened) -> Choreography | None:
    """Animate an election or the king's journey; return None for anything else."""
    seat, kings = happened.asked.seat, happened.of("king")
    if seat is not None and kings:
        return _animate_walk(table.view(State), seat, kings[0])
    if seat is not None and happened.asked.id == "council.balcony":
        return next((_animate_push(happened, seat, change) for change in happened.of("balcony")), None)
    return None


def _animate_push(happened: Happened, seat: Seat, change: Difference) -> Choreography | None:
    if not isinstance(change.before, tuple) or not isinstance(change.after, tuple) or len(change.before) != len(change.after):
        return None
    new, out, gained = change.after[0], change.before[-1], happened.more("gold").get(seat, 0)
    row = tuple(Symbols(f"councillor-{colour}", 1) for colour in change.before)
    paid = (Move(MoveKind.FALL, (Symbols("gold", gained),), ("seat",), 0.6),) if gained > 0 else ()
    whose = (Station("seat", seat=seat),) if paid else ()
    return Choreography(
        phrase("council-played-push", who=seat, new=box.colour_name(new), out=box.colour_name(out), n=max(0, gained)),
        (Station("row", box.council_name(change.place), icon=maps.council_icon(change.place), holds=row), *whose),
        (Move(MoveKind.PUSH, (Symbols(f"councillor-{new}", 1),), ("row",)), *paid),
    )


def _animate_walk(state: State, seat: Seat, change: Difference) -> Choreography | None:
    """Animate the king's cheapest way and the emporium that the player builds at its end."""
    before, after = str(change.before), str(change.after)
    way = board.ways_from(state.regions.board, before).get(after, ())
    if not way:
        return None
    king, emporium, shown = Symbols("crown", 1), Symbols("shield", 1, seat=seat), way[-FARTHEST:]
    fare = board.fare(way)
    gold = (Symbols("gold", fare),)
    pays = (Move(MoveKind.FALL, gold, ("purse", "")),) if fare else ()
    purse = (Station("purse", seat=seat, holds=gold),) if fare else ()
    walk = Move(MoveKind.CHAIN, (king,), shown)
    stations = tuple(Station(city, box.city_name(city), holds=(king,) if city == shown[0] else ()) for city in shown)
    return Choreography(
        phrase("council-played-king", who=seat, city=box.city_name(after), n=fare),
        (*stations, *purse),
        (*pays, walk, Move(MoveKind.FALL, (emporium,), (after,), walk.ends - 0.05)),
        maps.map_before(state.regions, seat, after),
    )
