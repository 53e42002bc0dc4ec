"""Joining a game under way: ordinary questions ask for the state of the table."""

from collections.abc import Mapping

from companion.games.citadels.box import ACTIONS, FULL_CITY, GOLD_PIECES, STARTING_GOLD, STARTING_HAND, Action, deck
from companion.games.citadels.state import State
from companion.table import Choose, Number, Option, Pick, Row, Seat, Table, Tally, Value, asks, phrase, seat_options, seat_rows


async def join(state: State) -> int:
    """Ask for the state of a game under way; return the round that begins now."""
    state.table.at("citadels-phase-setup")
    first = await Number("citadels.joined-round", low=1, high=60, likely=3)
    state.characters.crown.value = await Choose(
        "citadels.joined-king", options=seat_options(state.seats, "citadels-player"), rules=("CI-091",), picture="crown"
    )
    for seat in state.seats:
        state.cities.lying[seat] = await _ask_for_joined_city(state, seat)
    if state.circus:
        state.cities.tents.fill(await _ask_for_joined_tents(state))
        most = ACTIONS[Action.WAGON]
        rows = seat_rows(state.seats, icon="wagon", high=most)
        wagons = await Tally("citadels.joined-wagons", rows=rows, most=most, rules=("CI-130", "CI-137"))
        owners = [colour for colour, number in wagons.items() for _ in range(number)]
        for number, owner in zip(state.treasury.wagons.keys, owners, strict=False):
            state.treasury.wagons[number] = owner
    if state.treasury.counted:
        gold = await _ask_for_joined_gold(state)
        for seat in state.seats:
            state.treasury.receive(seat, gold[seat.colour])
        for wagon in _list_lying(state):
            amount = gold[f"wagon-{wagon}"]
            state.treasury.on_wagon[wagon] += amount
            state.treasury.supply["gold"] -= amount
        state.treasury.hand.fill(await _ask_for_joined_hands(state))
        # All cards that are neither on the table nor in a hand count as the stack; nobody has counted the discard pile
        state.treasury.stack["cards"] = state.treasury.restackable() - sum(state.treasury.hand.values())
    return first


@asks
def _ask_for_joined_city(state: State, seat: Seat) -> Pick[str]:
    gone = phrase("citadels-off-none-left")
    options = tuple(
        Option(
            card.key,
            state.priced(card.key, card.cost),
            off=None if state.cities.left(card.key) else gone,
            icon=f"district-{card.colour.value}",
        )
        for card in deck(state.cities.edition).values()
    )
    return Pick("citadels.joined-city", seat=seat, options=options, most=FULL_CITY - 1, rules=("CI-006", "CI-069"))


@asks
def _ask_for_joined_tents(state: State) -> Tally:
    room = {seat: FULL_CITY - 1 - state.cities.size(seat) for seat in state.seats}
    most = ACTIONS[Action.TENT]
    rows = tuple(Row(seat.colour, seat=seat, icon="tent", high=min(most, room[seat])) for seat in state.seats)
    return Tally("citadels.joined-tents", rows=rows, most=most, rules=("CI-130", "CI-133"))


@asks
def _ask_for_joined_gold(state: State) -> Tally:
    wagons = [
        Row(
            f"wagon-{wagon}",
            phrase("citadels-wagon-of", who=state.treasury.owner(wagon) or ""),
            icon="wagon",
            high=GOLD_PIECES,
            optional=True,
        )
        for wagon in _list_lying(state)
    ]
    rows = (*seat_rows(state.seats, icon="gold", high=GOLD_PIECES), *wagons)
    return Tally("citadels.joined-gold", rows=rows, most=GOLD_PIECES, rules=("CI-017", *(("CI-138",) if wagons else ())))


def _list_lying(state: State) -> tuple[str, ...]:
    return tuple(wagon for wagon in state.treasury.wagons.keys if state.treasury.wagons[wagon])


@asks
def _ask_for_joined_hands(state: State) -> Tally:
    most = state.treasury.restackable()
    rows = seat_rows(state.seats, icon="card", high=most)
    return Tally("citadels.joined-hands", rows=rows, most=most, rules=("CI-006",))


def newcomers(table: Table, seats: tuple[Seat, ...]) -> Mapping[str, Value]:
    """Return newcomers' starting gold and hand, as far as supply and stack last (CI-024, CI-026)."""
    treasury = table.view(State).treasury
    if not treasury.counted:
        return {}
    gold, cards = treasury.supply["gold"], treasury.stack["cards"]
    found: dict[str, Value] = {}
    for seat in seats:
        found[f"gold.{seat.colour}"] = purse = max(0, min(STARTING_GOLD, gold))
        found[f"hand.{seat.colour}"] = hand = min(STARTING_HAND, cards)
        gold, cards = gold - purse, cards - hand
    return found | {"supply.gold": gold, "stack.cards": cards}
