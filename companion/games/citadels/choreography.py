"""What the screen animates: the thief's gold crosses the table, and a district is destroyed."""

from companion.games.citadels.box import DISTRICTS
from companion.games.citadels.state import State
from companion.table import Choreography, Happened, Move, MoveKind, Seat, Station, Symbols, Table, phrase


def choreography(table: Table, happened: Happened) -> Choreography | None:
    """Animate what the warlord or the thief does to others; return None for anything else."""
    seat = happened.asked.seat
    if seat is None:
        return None
    if happened.asked.id == "citadels.destroy":
        return _animate_destruction(table.view(State), happened, seat)
    return _animate_robbery(happened, seat) if happened.asked.id == "citadels.robbed" else None


def _animate_destruction(state: State, happened: Happened, warlord: Seat) -> Choreography | None:
    key, target = str(happened.given), state.seats.of(happened.asked.subject)
    if target not in {change.seat for change in happened.of("city")}:
        return None
    district = Symbols(f"district-{DISTRICTS[key].colour.value}", 1)
    ball, paid = Symbols("cannonball", 1), -happened.more("gold").get(warlord, 0)
    coins = (Symbols("gold", paid),) if paid > 0 else ()
    pays = (Move(MoveKind.FALL, coins, ("warlord", ""), 0.3),) if coins else ()
    return Choreography(
        phrase("citadels-played-destroyed", who=warlord, victim=target, district=state.name(key), n=max(0, paid)),
        (Station("warlord", seat=warlord, icon="warlord", holds=(*coins, ball)), Station("city", seat=target, holds=(district,))),
        (
            Move(MoveKind.TRAVEL, (ball,), ("warlord", "city")),
            *pays,
            Move(MoveKind.FALL, (district, ball), ("city", ""), 0.8),
        ),
    )


def _animate_robbery(happened: Happened, robbed: Seat) -> Choreography | None:
    """Animate the gold that goes to the thief; None if gold is not counted or none was stolen."""
    more = happened.more("gold")
    thief = next((seat for seat, gold in more.items() if gold > 0 and gold == -more.get(robbed, 0)), None)
    if thief is None:
        return None
    gold = Symbols("gold", more[thief])
    return Choreography(
        phrase("citadels-played-robbed", who=thief, victim=robbed, n=more[thief]),
        (Station("robbed", seat=robbed, holds=(gold,)), Station("thief", seat=thief, icon="thief")),
        (Move(MoveKind.TRAVEL, (gold,), ("robbed", "thief")),),
    )
