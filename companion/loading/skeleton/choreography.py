"""What is seen to happen: stones go from the middle to whoever takes them."""

from companion.table import Symbols, Table, phrase
from companion.table.differences import Happened
from companion.table.questions.choreography import Choreography, Move, MoveKind, Station


def choreography(_table: Table, happened: Happened) -> Choreography | None:
    """Show what an answer has changed in the books; None where nothing is to be seen."""
    for seat, stones in happened.more("taken").items():
        taken = Symbols("stone", stones)
        return Choreography(
            phrase("skeleton-played-stones", who=seat, n=stones),
            (Station("middle", icon="stone", holds=(taken,)), Station("seat", seat=seat)),
            (Move(MoveKind.TRAVEL, (taken,), ("middle", "seat")),),
        )
    return None
