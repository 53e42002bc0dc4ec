"""Chapter setup, and joining a table that is already playing (CI-021 to CI-030)."""

from __future__ import annotations

from companion.games.citadels.box import ACTIONS, DISTRICTS, FULL_CITY, GOLD_PIECES, STARTING_GOLD, STARTING_HAND, Action
from companion.games.citadels.realm import Realm
from companion.table import Choose, Number, Option, Pick, Reason, Row, Seat, Tally, Tell, asks, phrase, seat_rows

AGREED = (
    ("CI-G05", "bishop"),
    ("CI-G04", "king"),
    ("CI-G15", "tie"),
    ("CI-G12", "stack"),
)
AGREED_CIRCUS = (("CI-G33", "tent"), ("CI-G21", "cannonball"), ("CI-G23", "acrobat"))


async def set_up(realm: Realm) -> None:
    """Tell the setup piece by piece and crown the oldest."""
    realm.table.at("citadels-phase-setup")
    await _cards(realm)
    players = len(realm.seats)
    await Tell(
        "citadels.setup-gold",
        args={"gold": STARTING_GOLD, "left": GOLD_PIECES - STARTING_GOLD * players},
        rules=("CI-017", "CI-023", "CI-024", "CI-025"),
        picture="setup-gold",
    )
    await Tell("citadels.setup-hands", args={"cards": STARTING_HAND}, rules=("CI-026", "CI-028"), picture="setup-hands")
    for seat in realm.seats:
        realm.treasury.receive(seat, STARTING_GOLD)
        if realm.treasury.counted:
            realm.treasury.draw(seat, STARTING_HAND, STARTING_HAND)
    realm.court.crown.value = await who_is_oldest(realm)
    await _agreed(realm)


async def _cards(realm: Realm) -> None:
    rules = ("CI-001", "CI-006", "CI-021", "CI-022")
    if realm.circus:
        await Tell("citadels.setup-circus", rules=(*rules, "CI-029", "CI-130"), picture="setup-circus")
    else:
        await Tell("citadels.setup-cards", rules=rules, picture="setup-cards")


def _players(seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    return tuple(Option(seat.colour, phrase("citadels-player", who=seat), seat=seat) for seat in seats)


@asks
def who_is_oldest(realm: Realm) -> Choose[str]:
    """Ask who is the oldest: the first king."""
    return Choose("citadels.oldest", options=_players(realm.seats), rules=("CI-027",), picture="crown")


@asks
def _agreed(realm: Realm) -> Tell:
    """Say before the game how this table settles what the rulebook leaves open."""
    agreed = AGREED + (AGREED_CIRCUS if realm.circus else ())
    reasons = tuple(Reason(words=phrase(f"citadels-agreed-{what}")) for _, what in agreed)
    args = {"circus": "yes" if realm.circus else "no"}
    return Tell("citadels.agreed", args=args, reasons=reasons, rules=tuple(rule for rule, _ in agreed))


async def join(realm: Realm) -> int:
    """Ask for the standing of a table that is already playing; return the round that begins now."""
    realm.table.at("citadels-phase-setup")
    first = await Number("citadels.joined-round", low=1, high=60, likely=3)
    realm.court.crown.value = await _joined_king(realm)
    for seat in realm.seats:
        realm.cities.lying[seat] = await _joined_city(realm, seat)
    if realm.circus:
        await _joined_circus(realm)
    if realm.treasury.counted:
        await _joined_books(realm)
    return first


@asks
def _joined_king(realm: Realm) -> Choose[str]:
    return Choose("citadels.joined-king", options=_players(realm.seats), rules=("CI-091",), picture="crown")


@asks
def _joined_city(realm: Realm, seat: Seat) -> Pick[str]:
    gone = phrase("citadels-off-none-left")
    options = tuple(
        Option(
            card.key,
            phrase("citadels-priced", district=realm.name(card.key), price=card.cost),
            off=None if realm.cities.left(card.key) else gone,
            icon=f"district-{card.colour.value}",
        )
        for card in DISTRICTS.values()
    )
    return Pick("citadels.joined-city", seat=seat, options=options, most=FULL_CITY - 1, rules=("CI-006", "CI-069"))


async def _joined_circus(realm: Realm) -> None:
    tents = await _joined_tents(realm)
    for seat in realm.seats:
        realm.cities.tents[seat] = tents[seat.colour]
    wagons = await _joined_wagons(realm)
    owners = [colour for colour, number in wagons.items() for _ in range(number)]
    for number, owner in zip(realm.treasury.wagons.keys, owners, strict=False):
        realm.treasury.wagons[number] = owner


@asks
def _joined_tents(realm: Realm) -> Tally:
    room = {seat: FULL_CITY - 1 - realm.cities.size(seat) for seat in realm.seats}
    most = ACTIONS[Action.TENT]
    rows = tuple(Row(seat.colour, seat=seat, icon="tent", high=min(most, room[seat])) for seat in realm.seats)
    return Tally("citadels.joined-tents", rows=rows, most=most, rules=("CI-130", "CI-133"))


@asks
def _joined_wagons(realm: Realm) -> Tally:
    most = ACTIONS[Action.WAGON]
    rows = seat_rows(realm.seats, icon="wagon", high=most)
    return Tally("citadels.joined-wagons", rows=rows, most=most, rules=("CI-130", "CI-137"))


async def _joined_books(realm: Realm) -> None:
    gold = await _joined_gold(realm)
    for seat in realm.seats:
        realm.treasury.receive(seat, gold[seat.colour])
    hands = await _joined_hands(realm)
    for seat in realm.seats:
        realm.treasury.hand[seat] = hands[seat.colour]
    realm.treasury.restack()


@asks
def _joined_gold(realm: Realm) -> Tally:
    rows = seat_rows(realm.seats, icon="gold", high=GOLD_PIECES)
    return Tally("citadels.joined-gold", rows=rows, most=GOLD_PIECES, rules=("CI-017",))


@asks
def _joined_hands(realm: Realm) -> Tally:
    most = realm.treasury.restackable()
    rows = seat_rows(realm.seats, icon="card", high=most)
    return Tally("citadels.joined-hands", rows=rows, most=most, rules=("CI-006",))
