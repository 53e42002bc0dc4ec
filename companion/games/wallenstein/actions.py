"""Chapter the ten actions, step 6 of a round: in the order of their cards, all players each."""

from companion.games.wallenstein.announcements import battles_on_demand
from companion.games.wallenstein.box import ACTIONS, action_option
from companion.games.wallenstein.course import season
from companion.games.wallenstein.land_actions import LAND_ACTIONS, everybody
from companion.games.wallenstein.light import light_action
from companion.games.wallenstein.moves import move_placed, moves_and_battles
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Draw, Tell, asks

ACTION_NUMBERS = range(1, 11)
FALL = 2
"""The season, counted from spring as 0, after which winter comes."""


async def carry_out(state: State) -> None:
    """Handle the ten action cards; each player does one action before the next card."""
    for number in ACTION_NUMBERS:
        action = state.actions.value[number - 1]
        state.table.at(f"wallenstein-action-{action}", number, len(ACTION_NUMBERS))
        if not state.full:
            with battles_on_demand(state):
                await light_action(state, action, number)
        elif action in LAND_ACTIONS:
            async for seat, land in everybody(state, action):
                if action == "one":
                    await move_placed(state, seat, land)
        else:
            await moves_and_battles(state, action)
        if len(state.actions.value) < len(ACTIONS):
            state.actions.value += await _next_action(state, number)


@asks
def _next_action(state: State, number: int) -> Draw[str]:
    """Turn up the next face-down action card when action `number` is done."""
    laid = state.actions.value
    options = tuple(action_option(action) for action in ACTIONS if action not in laid)
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
    """Tell what is cleared away after the tenth action; after fall the leader figures stay for winter."""
    fall = season(state.round) == FALL
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
    """Take the round's event out of the game and every card back in hand; protection by the court ends."""
    if state.event.value:
        state.gone.value += (state.event.value,)
        state.event.value = ""
    state.actions.value = ()
    if state.full:
        state.played.value = ()
    if state.court:
        for seat in state.seats:
            state.peace[seat] = ""
