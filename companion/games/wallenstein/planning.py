"""Chapter planning, bids, event: steps 3 and 4 of a round."""

from companion.games.wallenstein.names import action_option, event_option, laid
from companion.games.wallenstein.state import State
from companion.table import Draw, Reason, Tell, asks, phrase
from companion.table.questions.illustrations import LaidOut

FIELDS, COURT_FIELDS = 10, 13
"""Fields to plan, without and with the court (WA-009, AK-014)."""


@asks
def plan(state: State) -> Tell:
    """Step 3: everybody plans in secret and bids."""
    court = ("AK-014", "AK-015") if state.court else ()
    rules = ("WA-069", "WA-070", "WA-071", "WA-072", "WA-073", "WA-074", "WA-075", "WA-076", *court)
    laid_out = tuple(enumerate(state.actions.value, start=1))
    rows = tuple(Reason(words=phrase(f"wallenstein-action-{action}"), total=place) for place, action in laid_out)
    fields = COURT_FIELDS if state.court else FIELDS
    return Tell(
        "wallenstein.plan",
        args={"fields": fields, "court": "yes" if state.court else "no"},
        occurrence=(state.round,),
        reasons=rows,
        illustration=LaidOut(tuple(laid(action_option(action), place) for place, action in laid_out)) if rows else None,
        rules=rules,
        picture="plan",
    )


@asks
def _event_drawn(state: State) -> Draw[str]:
    options = tuple(event_option(event) for event in state.events.value)
    rules = ("WA-079", "WA-080", "WA-081")
    return Draw("wallenstein.event", occurrence=(state.round,), options=options, count=1, rules=rules)


async def draw_event(state: State) -> None:
    """Step 4: one of the open event cards is this round's event."""
    (event,) = await _event_drawn(state)
    state.events.value = tuple(card for card in state.events.value if card != event)
    state.event.value = event
