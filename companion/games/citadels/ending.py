"""Chapter end of the game: wagons away, cards in hand, the points of every city explained, the winner."""

from __future__ import annotations

from collections import Counter

from companion.games.citadels import facts
from companion.games.citadels.box import ACTIONS, DISTRICTS, FULL_CITY, Colour
from companion.games.citadels.realm import Realm
from companion.games.citadels.scoring import Built, Score, places, score
from companion.table import Outcome, Placing, Reason, Seat, Symbols, Tally, Tell, asks, phrase, seat_rows

SCORING = ("CI-012", "CI-117", "CI-118", "CI-119", "CI-120", "CI-121", "CI-122", "CI-134")
LAST_ROUND = "haunted-last-round"


async def settle_up(realm: Realm) -> Outcome:
    """Score all cities and name the winner."""
    realm.table.at("citadels-phase-scoring")
    await facts.settle(realm)
    await _haunted(realm)
    if realm.circus:
        await _wagons_away(realm)
        await _cards_in_hand(realm)
    await _explain_all(realm)
    return _outcome(realm)


async def _explain_all(realm: Realm) -> None:
    """Explain city after city, the lowest first."""
    told: list[Seat] = []
    while len(told) < len(realm.seats):
        seat = next(seat for seat in _lowest_first(realm) if seat not in told)
        await explained(realm, seat)
        told.append(seat)


async def _haunted(realm: Realm) -> None:
    """Ask whether a haunted city of the last round counts, where the five colours hang on it."""
    for seat in realm.seats:
        late = realm.cities.has(seat, "haunted-city") and realm.cities.haunted_round.value == realm.round
        if late and score_of(realm, seat, haunted=True) != score_of(realm, seat, haunted=False):
            await realm.table.fact(LAST_ROUND)


async def _wagons_away(realm: Realm) -> None:
    """Discard the wagons that still lie; their gold goes to the middle (CI-141)."""
    if not any(realm.treasury.wagons.values()):
        return
    await Tell("citadels.wagons-away", rules=("CI-141", "CI-122"))
    for number in realm.treasury.wagons.keys:
        realm.treasury.cash(number, None)


@asks
def _action_cards(realm: Realm) -> Tally:
    lying = sum(realm.cities.tents.values())
    return Tally(
        "citadels.action-cards",
        rows=seat_rows(realm.seats, icon="card", high=max(ACTIONS.values()) * 2),
        most=sum(ACTIONS.values()) - lying,
        rules=("CI-129", "CI-130"),
    )


async def _cards_in_hand(realm: Realm) -> None:
    counted = await _action_cards(realm)
    for seat in realm.seats:
        realm.cities.action_cards[seat] = counted[seat.colour]


def _haunted_counts(realm: Realm) -> bool:
    if realm.cities.haunted_round.value != realm.round:
        return True
    told: str = realm.table.facts.get(LAST_ROUND) or "yes"
    return told == "yes"


def score_of(realm: Realm, seat: Seat, *, haunted: bool | None = None) -> Score:
    """Score the city of a seat as it stands; `haunted` overrides whether the haunted city may stand in for a colour."""
    wild = _haunted_counts(realm) if haunted is None else haunted
    city = [
        Built(card.colour, realm.cities.points_of(card.key), any_colour=wild and card.key == "haunted-city")
        for card in realm.cities.of(seat)
    ]
    return score(
        city,
        tents=realm.cities.tents_of(seat),
        first=realm.cities.first.value == seat.colour,
        action_cards=realm.cities.action_cards[seat] if realm.circus else 0,
    )


@asks
def explained(realm: Realm, seat: Seat) -> Tell:
    """Explain every point of one city."""
    found = score_of(realm, seat)
    reasons = (*_districts(realm, seat, found), *_extras(realm, seat, found), _sum(found))
    return Tell(
        "citadels.score",
        seat=seat,
        args={"points": found.total, "who": seat},
        reasons=reasons,
        rules=SCORING + (("CI-129", "CI-133") if realm.circus else ()),
    )


def _districts(realm: Realm, seat: Seat, found: Score) -> tuple[Reason, ...]:
    count = Counter(DISTRICTS[key].colour for key in realm.cities.lying[seat])
    return tuple(
        Reason(
            words=phrase(f"citadels-colour-{colour.value}"),
            symbols=(Symbols(f"district-{colour.value}", count[colour]),),
            total=found.by_colour[colour],
        )
        for colour in Colour
        if count[colour]
    )


def _extras(realm: Realm, seat: Seat, found: Score) -> tuple[Reason, ...]:
    size = realm.cities.size(seat)
    complete = "citadels-why-first" if found.complete and realm.cities.first.value == seat.colour else "citadels-why-complete"
    rows = (
        ("citadels-why-five", found.five_colours),
        (complete if size >= FULL_CITY else "citadels-why-incomplete", found.complete),
        ("citadels-why-cards", found.action_cards),
    )
    return tuple(Reason(words=phrase(words, size=size), total=points) for words, points in rows if points)


def _sum(found: Score) -> Reason:
    return Reason(words=phrase("citadels-why-sum"), total=found.total, marked=True)


def _lowest_first(realm: Realm) -> tuple[Seat, ...]:
    def rank(seat: Seat) -> tuple[int, int]:
        found = score_of(realm, seat)
        return found.total, found.buildings

    return tuple(sorted(realm.seats, key=rank))


def _outcome(realm: Realm) -> Outcome:
    scores = tuple(score_of(realm, seat) for seat in realm.seats)
    standing = tuple(
        sorted(
            (
                Placing(place, seat, found.total, phrase("citadels-standing", buildings=found.buildings))
                for seat, found, place in zip(realm.seats, scores, places(scores), strict=True)
            ),
            key=lambda placing: placing.place,
        )
    )
    winners = tuple(placing.seat for placing in standing if placing.place == 1)
    first = realm.cities.first.value
    reason = phrase("citadels-over", who=realm.seats.of(first)) if first else phrase("citadels-over-ended")
    return Outcome(reason, winners, standing, rules=("CI-115", "CI-116", "CI-123", "CI-124", "CI-G15"))
