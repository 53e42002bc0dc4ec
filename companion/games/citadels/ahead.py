"""What players may say beforehand: in secret, which character they have chosen; the herald knows it when that one is called."""

from companion.games.citadels.box import Character
from companion.games.citadels.calling import EIGHT, who_answers
from companion.games.citadels.choices import titled
from companion.games.citadels.draft import kept
from companion.games.citadels.state import State
from companion.table import Option, Pick, Preparable, Seat, Table


def ahead(table: Table) -> tuple[Preparable, ...]:
    """Let everybody say their characters from the draft until they are called (CI-043)."""
    state = table.view(State)
    called = table.place.number - 1 if table.place.phase.startswith("citadels-phase-") else len(EIGHT)
    later = [one for one in EIGHT if one.number > called and not state.characters.shown[one]]
    return tuple(_own(state, seat, later) for seat in state.seats if later and not table.empty(seat))


def _own(state: State, seat: Seat, later: list[Character]) -> Preparable:
    calls = {one.value: who_answers(state, one).build().identity for one in later}
    count = kept(len(state.seats))
    question = Pick(
        "citadels.own-characters",
        seat=seat,
        args={"n": count},
        occurrence=(state.table.place.round,),
        options=tuple(Option(one.value, titled(one), icon=f"character-{one.value}") for one in later),
        most=count,
        rules=("CI-043",),
    )
    return Preparable(question, lambda chosen: {calls[one]: seat.colour for one in chosen})
