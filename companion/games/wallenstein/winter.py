"""Rulebook chapter on winter: grain loss, supply, revolts, scoring, year end."""

from collections.abc import Iterable

from companion.games.wallenstein import battle, box, combat, light, muster, reckoning
from companion.games.wallenstein.lands import land_option
from companion.games.wallenstein.scoring import grain_left, unsupplied
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Draw, Order, Reason, Seat, Symbols, Tally, Tell, asks, phrase, seat_options, seat_rows
from companion.table.phrase import Argument

WINTER_PHASES = 4
WINTER = 3
"""The number of the season; spring is 0."""


async def winter(state: State) -> None:
    """Play a winter: grain loss, supply and revolts, then the scoring."""
    state.table.at("wallenstein-phase-grain", 1, WINTER_PHASES, round=state.round)
    await grain_loss(state)
    state.table.at("wallenstein-phase-revolts", 2, WINTER_PHASES)
    # Go through fall's player order (WA-165); if light books did not record it and several have revolts, ask for it
    in_turn: Iterable[Seat] = state.turns()
    hungry_ones = [seat for seat in state.seats if state.hungry[seat]]
    if state.told and len(hungry_ones) > 1:
        seats = seat_options(hungry_ones, "wallenstein-seat")
        order = await Order("wallenstein.winter-order", occurrence=(state.round,), options=seats, rules=("WA-100", "WA-165"))
        in_turn = map(state.seats.of, order)
    for seat in in_turn:
        # Run a player's winter revolts in the order that the player chooses
        if state.hungry[seat]:
            if state.full:
                lands = await _lands_drawn(state, seat)
                if len(lands) > 1:
                    options = tuple(land_option(land) for land in lands)
                    lands = await Order(
                        "wallenstein.revolt-order", seat=seat, occurrence=(state.round,), options=options, rules=("WA-164",)
                    )
                for land in lands:
                    if state.owner[land] == seat.colour:
                        await battle.fight(state, muster.Revolt(seat, land, winter=True))
            else:
                number = 0
                while number < box.hunger(state.hungry[seat]).revolts:
                    number += 1
                    # Run one revolt; the player's land cards were all drawn at once and lie in the order that the player chose
                    await _tell_drawn(state, seat, number)
                    revolt = await light.rising(state, seat, number, box.hunger(state.hungry[seat]).revolts)
                    if await battle.fight(state, revolt) is not combat.Won.DEFENDER and state.land_count[seat]:
                        state.land_count[seat] -= 1
    state.table.at("wallenstein-phase-scoring", 3, WINTER_PHASES)
    await reckoning.score(state)


def loss(state: State) -> int:
    """Return the grain loss on the event card left over; 0 if no card is left."""
    return box.EVENTS[state.events.value[0]].loss if state.events.value else 0


async def grain_loss(state: State) -> None:
    """Take the grain loss off each player and record the unfed lands; light books first ask for lands and grain."""
    if not state.full:
        state.land_count.fill(await reckoning.lands_counted(state))
        rows = seat_rows(state.seats, icon="bread", high=18)
        grain = await Tally("wallenstein.grain-track", occurrence=(state.round,), rows=rows, rules=("WA-158", "WA-159"))
        for seat in state.seats:
            fed = state.table.empty(seat)  # lands of an empty seat do not revolt
            state.hungry[seat] = 0 if fed else unsupplied(state.land_count[seat], grain_left(grain[seat.colour], loss(state)))
    await _loss_told(state)
    if state.full:
        for seat in state.seats:
            state.hungry[seat] = hungry(state, seat)
            state.grain[seat] = grain_left(state.grain[seat], loss(state))


def hungry(state: State, seat: Seat) -> int:
    """Return the number of a player's lands without grain after the loss."""
    if not state.full:
        return state.hungry[seat]
    if state.table.empty(seat):
        return 0
    return unsupplied(len(state.lands_of(seat)), grain_left(state.grain[seat], loss(state)))


@asks
def _loss_told(state: State) -> Tell:
    """Tell the players the loss, who is short of grain, and how many lands revolt."""
    rows, hungers = [], []
    for seat in state.order:
        short, note = hungry(state, seat), phrase("wallenstein-fed")
        if short:
            found = box.hunger(short)
            note = phrase("wallenstein-hunger", revolts=found.revolts)
            hungers.append(phrase("wallenstein-hungers", who=seat, revolts=found.revolts, peasants=found.peasants))
        left = (Symbols("bread", grain_left(state.grain[seat], loss(state))),) if state.full else ()
        rows.append(Reason(seat, symbols=left, total=short, note=note))
    args: dict[str, Argument] = {"n": loss(state), "hungry": len(hungers), "all": tuple(hungers)}
    rules = ("WA-157", "WA-158", "WA-159", "WA-160", "WA-161", "WA-162")
    return Tell("wallenstein.grain-loss", args=args, occurrence=(state.round,), reasons=tuple(rows), rules=rules, passes=True)


@asks
def _lands_drawn(state: State, seat: Seat) -> Draw[str]:
    """Ask which land cards the left neighbour draws unseen, at most as many as the player has (WA-E24)."""
    own = state.lands_of(seat)
    revolts = box.hunger(state.hungry[seat]).revolts
    return Draw(
        "wallenstein.revolt-lands",
        args={"who": seat, "n": min(revolts, len(own))},
        seat=state.seats.after(seat),
        subject=seat.colour,
        occurrence=(state.round,),
        options=tuple(land_option(land) for land in own),
        count=min(revolts, len(own)),
        rules=("WA-161", "WA-163", "WA-165"),
    )


@asks
def _tell_drawn(state: State, seat: Seat, number: int) -> Tell:
    return Tell(
        "wallenstein.light-revolt",
        args={"who": seat, "n": box.hunger(state.hungry[seat]).peasants, "revolts": box.hunger(state.hungry[seat]).revolts},
        seat=state.seats.after(seat),
        subject=seat.colour,
        occurrence=(state.round, number),
        rules=("WA-161", "WA-163", "WA-164", "WA-165"),
        implied=NOT_IMPLIED if number == 1 else None,
        picture="revolt-drawn",
    )


async def year_end(state: State) -> None:
    """End the first year: event cards are cleared, grain goes back to 0, and all unrest is removed."""
    state.table.at("wallenstein-phase-year", WINTER_PHASES, WINTER_PHASES)
    rules = ("WA-173", "WA-174", "WA-175", "WA-176")
    mercenaries = ("LK-013",) if state.landsknechte else ()
    args = {"landsknechte": "yes" if state.landsknechte else "no"}
    await Tell("wallenstein.year-end", args=args, occurrence=(state.round,), rules=(*rules, *mercenaries), picture="winter-end")
    state.gone.value += state.events.value
    state.events.value = ()
    if state.full:
        for seat in state.seats:
            state.grain[seat] = 0
        for land in state.lands:
            state.unrest_left.value += state.unrest[land]
            state.unrest[land] = 0
    if state.landsknechte:
        for seat in state.seats:
            state.banner[seat] = 1
