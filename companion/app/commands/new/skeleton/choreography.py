"""What the screen animates: stones go from the middle to the player who takes them."""

from companion.table import Choreography, Happened, Move, MoveKind, Station, Symbols, Table, phrase


def choreography(_table: Table, happened: Happened) -> Choreography | None:
    """Animate what an answer has changed in the ledger; return None if no stones have moved."""
    for seat, stones in happened.more("taken").items():
        taken = Symbols("stone", stones)
        return Choreography(
            phrase("skeleton-played-stones", who=seat, n=stones),
            (Station("middle", icon="stone", holds=(taken,)), Station("seat", seat=seat)),
            (Move(MoveKind.TRAVEL, (taken,), ("middle", "seat")),),
        )
    return None
