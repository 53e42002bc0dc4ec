"""What players can enter in advance, in secret: their characters, which the herald knows when it calls them."""

from companion.games.citadels import box, calling, choices, draft
from companion.games.citadels.state import State
from companion.table import Option, Pick, Preparable, Seat, Table

DRAFT = "citadels-phase-draft"


def ahead(table: Table) -> tuple[Preparable, ...]:
    """Return the questions with which players enter their characters in the draft, once the open ones are known (CI-043).

    The draft counts as running until the first call is answered. Later calls are shown on every device; players who entered
    nothing answer there.
    """
    state = table.view(State)
    held = [one for one in calling.EIGHT if one not in state.characters.open.value]
    drafting = table.place.phase in {DRAFT, f"citadels-phase-{held[0].value}"} and not state.characters.shown[held[0]]
    if not drafting or len(state.characters.open.value) != draft.open_cards(len(state.seats)):
        return ()
    return tuple(_prepare_own(state, seat, held) for seat in state.seats if not table.empty(seat))


def _prepare_own(state: State, seat: Seat, held: list[box.Character]) -> Preparable:
    calls = {one.value: calling.who_answers(state, one).build().identity for one in held}
    count = draft.kept(len(state.seats))
    question = Pick(
        "citadels.own-characters",
        seat=seat,
        args={"n": count},
        occurrence=(state.table.place.round,),
        options=tuple(Option(one.value, choices.titled(one), icon=one.value) for one in held),
        least=count,
        most=count,
        rules=("CI-043",),
    )
    return Preparable(question, lambda chosen: {calls[one]: seat.colour for one in chosen})
