"""Rulebook chapter on the Landsknechte: the check after the player order, the stack, the bonus."""

from companion.games.wallenstein import box, court, land_actions
from companion.games.wallenstein.state import State
from companion.table import Choose, Option, Pick, Seat, Symbols, Tell, asks, phrase, seat_options

ENOUGH_REGIONS = 4
"""The fewest regions with lands of a player that turn up the next card of the player's stack (LK-004)."""
CARDS = 4
"""Cards in each stack (LK-002)."""
ICONS = {"taler": "gold", "grain": "bread", "armies": "cube", "points": "points"}
BONUS_RULES = {"taler": "LK-009", "grain": "LK-011", "armies": "LK-010", "points": "LK-012"}
CHECK_RULES = ("LK-004", "LK-005", "LK-006", "LK-008")


def regions_of(state: State, seat: Seat) -> int:
    """Count the regions in which a player has lands."""
    return len({box.LANDS[land].region for land in state.lands_of(seat)})


async def call_landsknechte(state: State) -> None:
    """Check each player's regions, turn up the next cards of the stacks, and hand out bonuses in player order."""
    named = await _who_reaches(state) if not state.full else ()
    if state.full and not any(regions_of(state, seat) >= ENOUGH_REGIONS for seat in state.seats):
        await Tell("wallenstein.no-landsknechte", occurrence=(state.round,), rules=CHECK_RULES, passes=True)
    for seat in state.turns():
        reaches = seat.colour in named or (state.full and regions_of(state, seat) >= ENOUGH_REGIONS)
        if reaches and not state.table.empty(seat):
            state.banner[seat] = state.banner[seat] % CARDS + 1
            # Every card of the stack brings something, except the first, which is empty
            if state.banner[seat] == 1:
                continue
            for bonus in box.BONUSES:
                await state.table.fact(f"landsknechte-{state.banner[seat]}-{bonus}")
            chosen = await _ask_for_land(state, seat)
            amount = _amount(state, seat, chosen)
            if chosen == "points":
                state.points[seat] += amount
            elif chosen == "armies":
                await court.into_tray(state, seat, amount, "landsknechte", ("LK-010",))
            elif state.full and chosen == "taler":
                await land_actions.pay_out(state, seat, amount, "landsknechte")
            elif state.full and chosen == "grain":
                state.harvest(seat, amount)


@asks
def _who_reaches(state: State) -> Pick[str]:
    options = seat_options((seat for seat in state.order if not state.table.empty(seat)), "wallenstein-seat")
    args = {"court": "yes" if state.court else "no"}
    return Pick("wallenstein.four-regions", args=args, occurrence=(state.round,), options=options, rules=CHECK_RULES)


def _amount(state: State, seat: Seat, bonus: str) -> int:
    return int(state.table.facts.get(f"landsknechte-{state.banner[seat]}-{bonus}") or 0)


@asks
def _ask_for_land(state: State, seat: Seat) -> Choose[str]:
    amounts = {bonus: _amount(state, seat, bonus) for bonus in box.BONUSES}
    options = tuple(
        Option(bonus, phrase(f"wallenstein-bonus-{bonus}", n=amount), gains=(Symbols(ICONS[bonus], amount),))
        for bonus, amount in amounts.items()
        if amount
    )
    rules = ("LK-006", "LK-007", *(BONUS_RULES[option.key] for option in options))
    blank = (Option("none", phrase("wallenstein-nothing")),)
    args = {"card": state.banner[seat]}
    return Choose("wallenstein.bonus", args=args, seat=seat, occurrence=(state.round,), options=options or blank, rules=rules)
