"""The four quick actions (CF-116 to CF-128)."""

from __future__ import annotations

from companion.games.council_of_four.box import EXCHANGE, EXTRA, HIRE, REGIONS, SEND
from companion.games.council_of_four.election import push_in
from companion.games.council_of_four.maps import council_icon, council_name
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.rewards import turn_up
from companion.table import Choose, Option, Phrase, Seat, Symbols, asks, phrase

RULES = ("CF-055", "CF-116", "CF-117", "CF-118", "CF-119", "CF-120", "CF-121", "CF-123", "CF-126", "CF-127", "CF-128")


def offers(realm: Realm, seat: Seat) -> tuple[Option[str], ...]:
    """Offer the quick actions, none after one was done (CF-117)."""
    if realm.quick.value:
        return ()
    hired = (Symbols("gold", -HIRE), Symbols("assistant", 1))
    return (
        Option("hire", phrase("council-hire"), off=_too_little_gold(realm, seat), gains=hired),
        Option("exchange", phrase("council-exchange"), off=_no_exchange(realm, seat), gains=(Symbols("assistant", -EXCHANGE),)),
        Option("send", phrase("council-send"), off=_too_few(realm, seat, SEND), gains=(Symbols("assistant", -SEND),)),
        Option("extra", phrase("council-extra"), off=_too_few(realm, seat, EXTRA), gains=(Symbols("assistant", -EXTRA),)),
    )


def _too_little_gold(realm: Realm, seat: Seat) -> Phrase | None:
    if realm.goods.supply.value == 0:
        return phrase("council-off-supply")
    return phrase("council-off-gold") if realm.goods.gold[seat] < HIRE else None


def _too_few(realm: Realm, seat: Seat, assistants: int) -> Phrase | None:
    return phrase("council-off-assistants", n=assistants) if realm.goods.assistants[seat] < assistants else None


def _no_exchange(realm: Realm, seat: Seat) -> Phrase | None:
    if not any(realm.permits.open(region) for region in REGIONS):
        return phrase("council-off-no-open")
    return _too_few(realm, seat, EXCHANGE)


async def hire(realm: Realm, seat: Seat) -> None:
    """Pay 3 gold and take an assistant (CF-119)."""
    realm.goods.gold[seat] -= HIRE
    realm.goods.take_assistants(seat, 1)


async def exchange(realm: Realm, seat: Seat) -> None:
    """Return an assistant, put both open permits of a region under their stack and turn up two new ones (CF-122)."""
    region = await _which_region(realm, seat, realm.time("exchange"))
    realm.goods.give_back(seat, EXCHANGE)
    realm.permits.put_under(region)
    await turn_up(realm, seat, region)


@asks
def _which_region(realm: Realm, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    options = tuple(
        Option(
            region,
            council_name(region),
            off=None if realm.permits.open(region) else phrase("council-off-no-open"),
            icon=council_icon(region),
        )
        for region in REGIONS
    )
    return Choose(
        "council.exchange-where", seat=seat, occurrence=at, options=options, rules=("CF-121", "CF-122"), picture="permits"
    )


async def send(realm: Realm, seat: Seat) -> None:
    """Return an assistant and elect a councillor without gold (CF-123 to CF-125)."""
    realm.goods.give_back(seat, SEND)
    await push_in(realm, seat, ("CF-124", "CF-125"))


async def extra(realm: Realm, seat: Seat) -> None:
    """Return three assistants for one more main action (CF-126)."""
    realm.goods.give_back(seat, EXTRA)
    realm.mains.value += 1
