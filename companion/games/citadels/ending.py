"""Rulebook chapter on the end of the game: wagons discarded, cards in hand, every city's points explained, the winner."""

from collections.abc import Mapping

from companion.games.citadels import box, scoring, violet
from companion.games.citadels.state import State
from companion.table import Outcome, Placing, Reason, Seat, Symbols, Tally, Tell, asks, phrase, ranking, seat_rows

SCORING = ("CI-012", "CI-117", "CI-118", "CI-119", "CI-120", "CI-121", "CI-122", "CI-134")
LAST_ROUND = "haunted-last-round"


async def settle_up(state: State, *, stopped: bool = False) -> Outcome:
    """Score all cities and return the outcome; `stopped` means that the players ended the game early."""
    state.table.at("citadels-phase-scoring")
    await violet.settle(state)
    # Ask whether a haunted city laid in the last round counts, if the points for five colours depend on it
    for seat in state.seats:
        late = state.cities.has(seat, "haunted-city") and state.cities.haunted_round.value == state.round
        if late and score_of(state, seat, haunted=True) != score_of(state, seat, haunted=False):
            await violet.ask_print(state, LAST_ROUND)
    if state.circus:
        # Discard the wagons still on the table; their gold goes to the supply (CI-141)
        if any(state.treasury.wagons.values()):
            await Tell("citadels.wagons-away", rules=("CI-141", "CI-122"), picture="wagons-away", passes=True)
            for number in state.treasury.wagons.keys:
                state.treasury.cash(number, None)
        state.cities.action_cards.fill(await action_cards(state))
    # Explain one city after another, the lowest score first
    told: list[Seat] = []
    while len(told) < len(state.seats):
        seat = min((seat for seat in state.seats if seat not in told), key=lambda seat: score_of(state, seat).rank)
        await explained(state, seat)
        told.append(seat)
    standing = await place_cities(state, {seat: score_of(state, seat) for seat in state.seats})
    winners = tuple(placing.seat for placing in standing if placing.place == 1)
    first = state.cities.first.value
    if stopped:
        return Outcome(phrase("citadels-over-stopped"), winners, standing, rules=("CI-123", "CI-124", "CI-G15"))
    reason = phrase("citadels-over", who=state.seats.of(first)) if first else phrase("citadels-over-ended")
    return Outcome(reason, winners, standing, rules=("CI-115", "CI-116", "CI-123", "CI-124", "CI-G15"))


async def place_cities(_state: State, scores: Mapping[Seat, scoring.Score]) -> tuple[Placing, ...]:
    """Rank the cities: most points, then most from districts alone (CI-123, CI-124)."""
    return tuple(
        Placing(place, seat, scores[seat].total, phrase("citadels-standing", buildings=scores[seat].buildings))
        for place, seat in ranking({seat: found.rank for seat, found in scores.items()})
    )


@asks
def action_cards(state: State) -> Tally:
    """Ask for the action cards left in hand; a hand can hold all of the box's cards but tents on the table (CI-130, CI-G14)."""
    left = sum(box.ACTIONS.values()) - sum(state.cities.tents.values())
    rows = seat_rows(state.seats, icon="card", high=left)
    return Tally("citadels.action-cards", rows=rows, most=left, rules=("CI-129", "CI-130"))


def score_of(state: State, seat: Seat, *, haunted: bool | None = None) -> scoring.Score:
    """Score a player's city in its current state; `haunted` overrides whether the haunted city can stand in for a colour."""
    if haunted is None:
        haunted = state.cities.haunted_round.value != state.round or state.table.facts.get(LAST_ROUND) in {None, "", "yes"}
    city = [
        scoring.Built(card.colour, state.cities.points_of(card.key), any_colour=haunted and card.key == "haunted-city")
        for card in state.cities.of(seat)
    ]
    return scoring.score(
        city,
        tents=state.cities.tents_of(seat),
        first=state.cities.first.value == seat.colour,
        action_cards=state.cities.action_cards[seat] if state.circus else 0,
    )


@asks
def explained(state: State, seat: Seat) -> Tell:
    """Explain every point of one city."""
    found, size = score_of(state, seat), state.cities.size(seat)
    complete = "citadels-why-first" if found.complete and state.cities.first.value == seat.colour else "citadels-why-complete"
    extras = (
        ("citadels-why-five", found.five_colours),
        (complete if size >= box.FULL_CITY else "citadels-why-incomplete", found.complete),
        ("citadels-why-cards", found.action_cards),
    )
    # Show each district with its points, which on two cards of some editions exceed the price.
    cards = sorted(state.cities.of(seat), key=lambda card: card.cost)
    rows = []
    for colour in box.Colour:
        points = [state.cities.points_of(card.key) for card in cards if card.colour is colour]
        symbols = tuple(Symbols(f"district-{colour.value}", 1, label=str(number)) for number in points)
        if symbols:
            rows.append(Reason(words=phrase(f"citadels-colour-{colour.value}"), symbols=symbols, total=found.by_colour[colour]))
    return Tell(
        "citadels.score",
        seat=seat,
        args={"points": found.total, "who": seat},
        reasons=(
            *rows,
            *(Reason(words=phrase(words, size=size), total=points) for words, points in extras if points),
            Reason(words=phrase("citadels-why-sum"), total=found.total, marked=True),
        ),
        rules=SCORING + (("CI-129", "CI-133") if state.circus else ()),
        passes=True,
    )
