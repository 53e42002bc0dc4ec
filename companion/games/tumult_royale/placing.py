"""Placing statues (rulebook, phase 4): players fill fields in order of rank and pay with whole tiles."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache

from companion.games.tumult_royale.box import FIELDS, KINDS, STATUES, Field, Price, ask_village_price, village_price
from companion.games.tumult_royale.payments import Payment, Stock, lacking, one_too_many, payments, stock, tiles_of
from companion.games.tumult_royale.scoring import put_up
from companion.games.tumult_royale.state import State, symbols
from companion.games.tumult_royale.what_if import draw
from companion.table import (
    NOT_IMPLIED,
    Area,
    Choose,
    ChoosePlace,
    Option,
    Places,
    Reason,
    Seat,
    Spot,
    Symbols,
    Tell,
    asks,
    phrase,
    unchanging,
)
from companion.table.questions.illustrations import PriceTag

CONSOLATION = 2
"""Supporters for a player who could not place any statue (TR-116)."""
FIELD_RULES = ("TR-091", "TR-092", "TR-093", "TR-094", "TR-095", "TR-096", "TR-097", "TR-103", "TR-112", "TR-114")
PRICE_RULES = {
    "pasture": ("TR-098",),
    "forest": ("TR-099",),
    "mountain": ("TR-100",),
    "village": ("TR-101", "TR-094"),
    "palace": ("TR-102", "TR-095"),
}
SITE_RULES = (*FIELD_RULES, *(rule for rules in PRICE_RULES.values() for rule in rules))


@unchanging
class Site:
    """A kind of field to place statues on: next to the player's statues, or `far` from them at twice the price (TR-112)."""

    field: Field
    far: bool = False

    @cached_property
    def key(self) -> str:
        """The key of the site: `forest`, `forest-far`."""
        return f"{self.field.name}-far" if self.far else self.field.name

    def price(self, village: Price | None) -> Price | None:
        """Return the site's price; None for a village whose price (`village`) is unknown."""
        price = self.field.price or village
        return price.doubled() if price is not None and self.far else price


UNREAD, TOO_FEW = ("unread",), ("statues",)
"""What can rule out a site besides missing kinds of goods."""
SITES = {site.key: site for site in (*map(Site, FIELDS), *(Site(field, far=True) for field in FIELDS if field.anywhere))}


async def place_statues(state: State) -> None:
    """Let players place in rounds, the king first, until nobody can or wants to; other goods lapse (TR-091, TR-110, TR-111)."""
    if not state.full:
        await _place_unwatched(state)
        return
    for seat in state.table.seats:
        state.empty_handed[seat] = True
    if any(state.tiles.values()):
        await ask_village_price(state.table, state.round)
    done: set[Seat] = set()
    number = 1
    while await _placing_round(state, done, number):
        number += 1
    # Unused tiles go back and earn nothing; players who could not place any statue are consoled (TR-111, TR-116, TR-117)
    if any(state.tiles[seat] or state.empty_handed[seat] for seat in state.table.seats):
        await _leftovers(state)
    for seat in state.table.seats:
        state.back_to_the_middle(seat, state.tiles[seat])
        consoled = _console_player(state, seat)
        state.empty_handed[seat] = False
        if consoled:
            await draw(state, seat, CONSOLATION)


@asks
def _place_unwatched(state: State) -> Tell:
    """With light books, tell the players to place by themselves, with their ranks and who gets no consolation."""
    rules = (*FIELD_RULES, "TR-110", "TR-111", "TR-113", "TR-115", "TR-116", "TR-117", "TR-123")
    none = phrase("tumult-no-consolation")
    notes = {seat: none if state.greediest[seat] else phrase("tumult-rank", rank=state.rank[seat]) for seat in state.by_rank()}
    rows = tuple(Reason(seat, note=note) for seat, note in notes.items())
    return Tell("tumult.place-all", seat=state.king, occurrence=(state.round,), reasons=rows, rules=rules, picture="neighbours")


async def _placing_round(state: State, done: set[Seat], number: int) -> bool:
    """Give each player one turn, by the rank at that moment; return whether another round is due (TR-110)."""
    placed = False
    asked: set[Seat] = set(done)
    while (seat := next((seat for seat in state.by_rank() if seat not in asked), None)) is not None:
        asked.add(seat)
        if _can_place(state, seat) or (number == 1 and state.tiles[seat]):
            placed |= await _turn(state, seat, done, number)
    return placed and any(_can_place(state, seat) for seat in state.table.seats if seat not in done)


async def _turn(state: State, seat: Seat, done: set[Seat], number: int) -> bool:
    """Let a player fill one field or pass (TR-092); return whether statues were placed."""
    key = "back"
    while key == "back":
        time = state.time(f"place {seat.colour} {state.round}")
        site = await _site(state, seat, number, time)
        if site == "pass":
            # A player who passes but could pay says why: no such field is free, not now, or done (TR-104, TR-G17, TR-E12)
            if _can_place(state, seat):
                keys = ("blocked", "later", "enough")
                why = await Choose(
                    "tumult.pass",
                    seat=seat,
                    occurrence=(state.round, time),
                    options=tuple(Option(key, phrase(f"tumult-pass-{key}")) for key in keys),
                    absent="enough",
                    rules=("TR-104", "TR-116", "TR-G17", "TR-E12"),
                    picture="neighbours",
                )
                if why != "later":
                    done.add(seat)
                if why != "blocked":
                    state.empty_handed[seat] = False
            return False
        key = await _payment(state, seat, SITES[site], time)
    # Take the tiles, give the player a supporter for each overpaid symbol, and add the statues (TR-105, TR-107)
    price = SITES[site].price(village_price(state.table)) or Price()
    payment = next(each for each in payments(stock(state.tiles[seat]), price) if each.key == key)
    state.back_to_the_middle(seat, tiles_of(payment, state.tiles[seat]))
    state.empty_handed[seat] = False
    await draw(state, seat, payment.gain)
    put_up(state, seat, SITES[site].field.statues)
    return True


def _can_place(state: State, seat: Seat) -> bool:
    return not all(_find_obstacles(state, seat).values())


def _find_obstacles(state: State, seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """Return what rules out each site: its price is unread, or statues or kinds of goods are missing; () for nothing."""
    left = STATUES - state.statues[seat] if state.table.options["last-field"] == "whole" else STATUES
    return _obstacles(stock(state.tiles[seat]), village_price(state.table), left)


@lru_cache(maxsize=128)
def _obstacles(held: Stock, village: Price | None, left: int) -> Mapping[str, tuple[str, ...]]:
    """Return what rules out each site with these goods and `left` statues left; () for nothing (TR-104, TR-G18)."""
    found: dict[str, tuple[str, ...]] = {}
    for key, site in SITES.items():
        price = site.price(village)
        if price is None:
            found[key] = UNREAD
        else:
            found[key] = TOO_FEW if left < site.field.statues else lacking(held, price)
    return found


@asks
def _site(state: State, seat: Seat, number: int, time: int) -> ChoosePlace[str]:
    village = village_price(state.table)
    options = [_site_option(state, seat, key, village, why) for key, why in _find_obstacles(state, seat).items()]
    open_ones = sorted((option for option in options if option.off is None), key=_attraction)
    off = [option for option in options if option.off is not None]
    later = ("TR-110",) if number > 1 else ()
    must_pass = () if open_ones else ("TR-104",)
    return ChoosePlace(
        "tumult.place",
        seat=seat,
        occurrence=(state.round, time),
        options=(*open_ones, Option("pass", phrase("tumult-passes"), icon="hand"), *off),
        front=(*(option.key for option in open_ones[:2]), "pass"),
        rules=(*SITE_RULES, "TR-113", *must_pass, *later),
        picture="neighbours",
        implied=NOT_IMPLIED if open_ones else "pass",
        places=_draw_country(village),
        illustration=state.track(),
    )


@lru_cache(maxsize=16)
def _draw_country(village: Price | None) -> Places:
    """Return the board: the fields beside a player's own statues in one row, in the other those that are open anywhere."""
    areas = tuple(Area(key, phrase(f"tumult-fields-{key}")) for key in ("near", "far"))
    spots = tuple(
        Spot(
            key,
            phrase(f"tumult-site-{key}"),
            area="far" if site.far else "near",
            icon=f"field-{site.field.name}",
            symbols=_show_price(site.price(village) or Price()),
            offered=True,
        )
        for key, site in SITES.items()
    )
    return Places(spots, areas=areas, rows=True)


def _attraction(option: Option[str]) -> tuple[int, int]:
    gained = {gain.icon: gain.amount for gain in option.gains}
    return (-gained["statue"], -gained.get("supporter", 0))


def _site_option(state: State, seat: Seat, key: str, village: Price | None, why: tuple[str, ...]) -> Option[str]:
    """Return the option for a site with its statues and the most supporters that it can earn, or why it is ruled out."""
    price = SITES[key].price(village)
    if why or price is None:
        return _make_closed_option(key, why)
    statues = min(SITES[key].field.statues, STATUES - state.statues[seat])
    return _open(seat, key, statues, payments(stock(state.tiles[seat]), price)[0].gain, price)


@lru_cache(maxsize=128)
def _open(seat: Seat, key: str, statues: int, best: int, price: Price) -> Option[str]:
    gains = (Symbols("statue", statues, seat=seat), *((Symbols("supporter", best),) if best else ()))
    return Option(key, phrase(f"tumult-site-{key}"), gains=gains, pieces=(_field(key), *_show_price(price)))


@cache
def _make_closed_option(key: str, why: tuple[str, ...]) -> Option[str]:
    if why in {UNREAD, TOO_FEW}:
        off = phrase("tumult-off-unread" if why == UNREAD else "tumult-off-statues")
    else:
        names = [phrase(f"tumult-{kind}") for kind in why]
        off = phrase("tumult-off-goods", n=len(names), first=names[0], second=names[-1])
    return Option(key, phrase(f"tumult-site-{key}"), off=off, pieces=(_field(key),))


def _field(key: str) -> Symbols:
    return Symbols(f"field-{SITES[key].field.name}", 1, leads=True)


@cache
def _show_price(price: Price) -> tuple[Symbols, ...]:
    return tuple(Symbols(kind, amount) for kind, amount in zip(KINDS, price, strict=True) if amount)


@asks
def _payment(state: State, seat: Seat, site: Site, time: int) -> Choose[str]:
    held, price = stock(state.tiles[seat]), site.price(village_price(state.table)) or Price()
    possible = payments(held, price) if any(price) else ()
    legal = tuple(map(_payment_option, possible))
    too_many = tuple(_payment_option(payment, spare=True) for payment in one_too_many(held, price) if any(price))
    doubled = ("TR-112", "TR-113", "TR-115") if site.far else ()
    amounts = zip(KINDS, price, strict=True)
    goods = tuple(phrase("tumult-amount", n=amount, kind=kind) for kind, amount in amounts if amount)
    given = bool(possible) and not _matters_what_is_kept(state, held, possible)
    return Choose(
        "tumult.pay",
        args={"site": phrase(f"tumult-site-{site.key}"), "price": goods, "statues": site.field.statues},
        seat=seat,
        subject=site.key,
        occurrence=(state.round, time),
        options=(*legal, Option("back", phrase("tumult-other-field"), icon="back"), *too_many),
        rules=("TR-105", "TR-106", "TR-107", "TR-108", "TR-109", "TR-G15", *PRICE_RULES[site.field.name], *doubled),
        picture="overpaying",
        illustration=PriceTag(_show_price(price)),
        implied=possible[0].key if given else NOT_IMPLIED,
        likely=possible[1].key if given and len(possible) > 1 else "",  # whoever takes the given one back wants another
    )


def _matters_what_is_kept(state: State, held: Stock, possible: tuple[Payment, ...]) -> bool:
    """Return whether one of several payments leaves goods for another field; otherwise only the number of supporters matters.

    A village whose price is unknown can be such a field.
    """
    village = village_price(state.table)
    rests = [tuple(map(_without, held, payment.parts)) for payment in possible]
    return len(possible) > 1 and (village is None or any(not all(_obstacles(rest, village, STATUES).values()) for rest in rests))


def _without(sizes: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((Counter(sizes) - Counter(part)).elements(), reverse=True))


@lru_cache(maxsize=128)
def _payment_option(payment: Payment, *, spare: bool = False) -> Option[str]:
    """Return the option for a payment; one with a tile to `spare` is shown as not allowed."""
    parts = {kind: "+".join(map(str, part)) or "none" for kind, part in zip(KINDS, payment.parts, strict=True)}
    tiles = tuple(Symbols(kind, size, tile=True) for kind, part in zip(KINDS, payment.parts, strict=True) for size in part)
    off = phrase("tumult-off-tile") if spare else None
    gains = () if spare else (Symbols("supporter", payment.gain),)
    return Option(payment.key, phrase("tumult-payment", **parts), off=off, gains=gains, shows=tiles)


def _console_player(state: State, seat: Seat) -> bool:
    return state.empty_handed[seat] and not state.greediest[seat] and not state.table.empty(seat)


@asks
def _leftovers(state: State) -> Tell:
    seats = [seat for seat in state.by_rank() if state.tiles[seat] or state.empty_handed[seat]]
    consoled, rows = tuple(seat for seat in seats if _console_player(state, seat)), []
    for seat in seats:
        sums = {kind: symbols(state.tiles[seat], kind) for kind in KINDS}
        goods = tuple(Symbols(kind, total) for kind, total in sums.items() if total)
        lapses = phrase("tumult-no-consolation" if state.empty_handed[seat] else "tumult-lapses")
        note = phrase("tumult-consoled", n=CONSOLATION) if seat in consoled else lapses
        rows.append(Reason(seat, None, goods, note=note, marked=seat in consoled))
    return Tell(
        "tumult.leftovers",
        args={"consoled": len(consoled), "who": consoled},
        occurrence=(state.round,),
        reasons=tuple(rows),
        rules=("TR-104", "TR-111", "TR-116", "TR-117", "TR-123"),
        picture="consolation",
        passes=True,
    )
