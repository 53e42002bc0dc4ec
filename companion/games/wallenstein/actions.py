"""Rulebook chapter on the ten actions (step 6 of a round): card by card, all players carry out that card's action."""

from companion.games.wallenstein import announcements, box, course, land_actions, light, moves
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Draw, Tell, asks

ACTION_NUMBERS = range(1, 11)
FALL = 2
"""The number of the season before winter; spring is 0."""


async def carry_out(state: State) -> None:
    """Carry out the ten action cards in order; every player does a card's action before the next card comes."""
    for number in ACTION_NUMBERS:
        action = state.actions.value[number - 1]
        state.table.at(f"wallenstein-action-{action}", number, len(ACTION_NUMBERS))
        if not state.full:
            with announcements.battles_on_demand(state):
                await light.light_action(state, action, number)
        elif action in land_actions.LAND_ACTIONS:
            async for seat, land in land_actions.everybody(state, action):
                if action == "one":
                    await moves.move_placed(state, seat, land)
        else:
            await moves.moves_and_battles(state, action)
        if len(state.actions.value) < len(box.ACTIONS):
            state.actions.value += await _ask_for_next_action(state, number)


@asks
def _ask_for_next_action(state: State, number: int) -> Draw[str]:
    """Ask for the next face-down action card, turned up after action `number`."""
    laid = state.actions.value
    options = tuple(box.action_option(action) for action in box.ACTIONS if action not in laid)
    place = len(laid) + 1
    return Draw(
        "wallenstein.next-action",
        args={"space": place},
        occurrence=(state.round, number),
        options=options,
        count=1,
        rules=("WA-090", "WA-094"),
        implied=(options[0].key,) if len(options) == 1 else NOT_IMPLIED,
    )


@asks
def round_over(state: State) -> Tell:
    """Tell the players what to clear away after the tenth action; after fall the leader figures stay for winter."""
    fall = course.season(state.round) == FALL
    rules = ("WA-095", "WA-097", "WA-098", "WA-100" if fall else "WA-099")
    peaceful = state.court and any(state.peace[seat] for seat in state.seats)
    peace = ("AK-048",) if peaceful else ()
    name = "wallenstein.fall-over" if fall else "wallenstein.round-over"
    return Tell(
        name,
        args={"peace": "yes" if peaceful else "no"},
        occurrence=(state.round,),
        rules=(*rules, *peace),
        picture="round-over",
        passes=True,
    )


def clear_round(state: State) -> None:
    """Remove the round's event from the game and return all cards to the players' hands; the court's protection ends."""
    if state.event.value:
        state.gone.value += (state.event.value,)
        state.event.value = ""
    state.actions.value = ()
    if state.full:
        state.played.value = ()
    if state.court:
        for seat in state.seats:
            state.peace[seat] = ""
