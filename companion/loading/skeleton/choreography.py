"""What the screen animates: stones go from the middle to the player who takes them."""

from companion.table import Symbols, Table, phrase
from companion.table.differences import Happened
from companion.table.questions.choreography import Choreography, Move, MoveKind, Station


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
