"""What the screen animates: statues go to their field and the price to the people; the greediest is punished."""

from collections import Counter

from companion.games.tumult_royale.state import State, commodity
from companion.table import Choreography, Happened, Move, MoveKind, Seat, Station, Symbols, Table, phrase


def choreography(table: Table, happened: Happened) -> Choreography | None:
    """Animate a placement or a punishment with full books; return None for anything else."""
    if not table.view(State).full:
        return None
    if happened.asked.id in {"tumult.place", "tumult.pay"}:
        return _placed(happened)
    if happened.asked.id == "tumult.greediest" and happened.asked.seat is not None:
        return _animate_punishment(happened, happened.asked.seat)
    return None


def _placed(happened: Happened) -> Choreography | None:
    seat, statues = happened.asked.seat, happened.more("statues")
    if seat is None or statues.get(seat, 0) <= 0:
        return None
    # A player with only one way to pay is asked only for the field
    site = happened.asked.subject if happened.asked.id == "tumult.pay" else str(happened.given)
    paid, put_up = _find_handed_in(happened, seat), Symbols("statue", statues[seat], seat=seat)
    field = Station("field", phrase(f"tumult-site-{site}"), icon=f"field-{site.removesuffix('-far')}")
    gained = happened.more("supporters").get(seat, 0)
    earned = (Move(MoveKind.FALL, (Symbols("supporter", gained),), ("castle",), 0.7),) if gained > 0 else ()
    return Choreography(
        phrase("tumult-played-statues", who=seat, n=statues[seat], site=phrase(f"tumult-site-{site}"), gained=max(0, gained)),
        (_people(), Station("castle", seat=seat, holds=(*paid, put_up)), field),
        (
            Move(MoveKind.TRAVEL, paid, ("castle", "people")),
            Move(MoveKind.TRAVEL, (put_up,), ("castle", "field"), 0.5),
            *earned,
        ),
    )


def _animate_punishment(happened: Happened, who: Seat) -> Choreography | None:
    back, given_up = _find_handed_in(happened, who), -happened.more("supporters").get(who, 0)
    if not back or given_up <= 0:
        return None
    supporters = Symbols("supporter", given_up)
    return Choreography(
        phrase("tumult-played-greediest", who=who, n=len(back), supporters=given_up),
        (_people(), Station("castle", seat=who, icon="people-cross", holds=(*back, supporters))),
        (Move(MoveKind.TRAVEL, back, ("castle", "people")), Move(MoveKind.FALL, (supporters,), ("castle", ""), 0.6)),
    )


def _people() -> Station:
    return Station("people", phrase("tumult-the-people"), icon="people-glad")


def _find_handed_in(happened: Happened, seat: Seat) -> tuple[Symbols, ...]:
    """Return the symbols of the tiles that a player had before and no longer has."""
    for change in happened.of("tiles"):
        if change.seat == seat and isinstance(change.before, tuple) and isinstance(change.after, tuple):
            gone = (Counter(change.before) - Counter(change.after)).elements()
            return tuple(symbol for face in gone for symbol in commodity(face).shows)
    return ()
