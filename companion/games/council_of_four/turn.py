"""A turn: draw a card, then a main action and perhaps a quick one, in either order (CF-049 to CF-058)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from companion.games.council_of_four import quick
from companion.games.council_of_four.acquiring import acquire, why_not
from companion.games.council_of_four.box import ELECTION, GOLD_TRACK_END, REGIONS
from companion.games.council_of_four.building import build_with_permit, build_with_the_king, may_ask_the_king, may_build
from companion.games.council_of_four.election import elect
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.rewards import draw
from companion.table import Choose, Option, Phrase, Seat, Symbols, asks, phrase

PHASES = ("draw", "actions")
DRAW = ("CF-049", "CF-050", "CF-051")
MAIN = ("CF-054", "CF-056", "CF-057", "CF-058")

Act = Callable[[Realm, Seat], Awaitable[None]]
MAINS: Mapping[str, Act] = {"elect": elect, "permit": acquire, "build": build_with_permit, "king": build_with_the_king}
QUICKS: Mapping[str, Act] = {"hire": quick.hire, "exchange": quick.exchange, "send": quick.send, "extra": quick.extra}


async def take_turn(realm: Realm) -> None:
    """Let the active player draw and act until nothing more can or will be done."""
    await draw(realm, realm.seat, 1)
    realm.table.at("council-phase-actions", 2, len(PHASES))
    while realm.full and something_left(realm):
        act = await _what_now(realm, realm.seat, realm.time("turn"))
        if act == "done":
            return
        if act in MAINS:
            realm.mains.value -= 1
            realm.acted.value = True
            await MAINS[act](realm, realm.seat)
        else:
            realm.quick.value = True
            await QUICKS[act](realm, realm.seat)


def something_left(realm: Realm) -> bool:
    """Tell whether an action is open: a main action always is while one is left (CF-058), a quick one if it can be paid."""
    return realm.mains.value > 0 or any(option.off is None for option in quick.offers(realm, realm.seat))


def _main_offers(realm: Realm, seat: Seat) -> tuple[Option[str], ...]:
    if realm.mains.value == 0:
        return ()
    return (
        Option("elect", phrase("council-elect"), gains=(Symbols("gold", ELECTION),)),
        Option("permit", phrase("council-acquire"), off=_no_permit(realm, seat), icon="permit"),
        Option("build", phrase("council-build"), off=may_build(realm, seat), icon="emporium"),
        Option("king", phrase("council-king-helps"), off=may_ask_the_king(realm, seat), icon="crown"),
    )


def _no_permit(realm: Realm, seat: Seat) -> Phrase | None:
    reasons = [why_not(realm, seat, region) for region in REGIONS]
    return None if None in reasons else reasons[0]


def _done(realm: Realm) -> tuple[Option[str], ...]:
    return (Option("done", phrase("council-done"), icon="check"),) if realm.acted.value or not realm.full else ()


def _rules(realm: Realm, first: bool) -> tuple[str, ...]:
    last = ("CF-145", "CF-146") if realm.last.value else ()
    more = () if realm.acted.value else MAIN
    return (*(DRAW if first else ()), *more, *quick.RULES, "CF-G17", *last)


@asks
def _what_now(realm: Realm, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    first = at[1] == 1
    return Choose(
        "council.turn",
        seat=seat,
        occurrence=at,
        args={
            "first": 1 if first else 0,
            "mains": realm.mains.value,
            "acted": 1 if realm.acted.value else 0,
            "last": 1 if realm.last.value else 0,
            "gold": realm.goods.gold[seat],
            "end": GOLD_TRACK_END,
            "beyond": 1 if realm.goods.gold[seat] > GOLD_TRACK_END else 0,
        },
        options=(*_done(realm), *_main_offers(realm, seat), *quick.offers(realm, seat)) if realm.full else _done(realm),
        rules=_rules(realm, first),
        picture="turn",
    )
