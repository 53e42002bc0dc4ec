"""Rulebook chapter on the player order (step 5 of a round): bids, payment, spaces and tiles."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from companion.games.wallenstein import battle, box, lands
from companion.games.wallenstein.state import BIDS, State
from companion.table import NOT_IMPLIED, Argument, Choose, Draw, Option, Reason, Seat, Symbols, Tell, asks, phrase, seat_options
from companion.table.questions.illustrations import LaidOut
from companion.table.questions.one_each import OneEach

NO_BID = "none"
TOLD = ("WA-083", "WA-084", "WA-085", "WA-086", "WA-087", "WA-088", "WA-089", "WA-068")
BID_ICONS = {"land": "land-card", "tower": "tower-card", NO_BID: "hand"}
"""The icon of a bid; all other bids show as many coins as they cost."""
RANK = {"4": 0, "3": 1, "2": 2, "1": 3, "land": 4, "0": 5, "tower": 5, "none": 6}


def _list_known_bids(state: State) -> tuple[str, ...]:
    return tuple(bid for bid in BIDS if bid != "tower" or state.court)


def _bid_rules(state: State) -> tuple[str, ...]:
    return ("WA-076", "WA-083", "WA-085", "WA-086", *(("AK-023",) if state.court else ()))


@asks
def bid_of(state: State, seat: Seat, *, first: bool) -> lands.OrTogether:
    """Ask what a player bid; with `first` the implied answer is that all players are asked together."""
    return lands.OrTogether(
        "wallenstein.bid",
        seat=seat,
        occurrence=(state.round,),
        options=tuple(_bid_option(state, seat, bid) for bid in _list_known_bids(state)),
        rules=_bid_rules(state),
        implied=lands.TOGETHER if first else NOT_IMPLIED,
    )


@asks
def everybodys_bids(state: State) -> OneEach[str]:
    """Ask for the bids of all players together, in seat order."""
    options = tuple(
        replace(_bid_option(state, seat, bid), key=f"{seat.colour}-{bid}", seat=seat)
        for seat in state.seats
        for bid in _list_known_bids(state)
        if bid != NO_BID and not state.table.empty(seat)
    )
    none = phrase("wallenstein-bid-none")
    return OneEach("wallenstein.bids", occurrence=(state.round,), options=options, none=none, rules=_bid_rules(state))


def _bid_option(state: State, seat: Seat, bid: str) -> Option[str]:
    off = phrase("wallenstein-no-lands") if bid == "land" and state.full and not state.hand(seat) else None
    coins = () if bid in BID_ICONS else (Symbols("coin", 1),) * int(bid)
    return Option(bid, phrase(f"wallenstein-bid-{bid}"), off=off, icon=BID_ICONS.get(bid, ""), pieces=coins)


@asks
def _ask_about_too_high(state: State, seat: Seat) -> Choose[str]:
    """Ask the players to decide on a bid above the bidder's money; the rules do not say (WA-G10)."""
    options = (
        Option("stands", phrase("wallenstein-bid-stands", taler=state.taler[seat]), icon="coin"),
        Option("zero", phrase("wallenstein-bid-zero"), icon="cross"),
    )
    args: dict[str, Argument] = {"taler": state.taler[seat], "bid": state.bid[seat]}
    return Choose("wallenstein.bid-too-high", args=args, seat=seat, occurrence=(state.round,), options=options, rules=("WA-083",))


async def bids(state: State) -> None:
    """Ask for all bids, lay down the land cards bid, and settle bids above the bidder's money."""
    for seat in state.seats:
        state.bid[seat] = ""
    asked: Mapping[str, str] | None = None
    for number, seat in enumerate(state.seats):
        if asked is None:
            bid = await bid_of(state, seat, first=number == 0)
            if bid == lands.TOGETHER:
                asked = dict(given.split("-") for given in await everybodys_bids(state))
        if asked is not None:
            bid = asked.get(seat.colour, NO_BID)
        state.bid[seat] = bid
        if state.full:
            if bid == "land":
                battle.lay_down(state, await lands.which_land(state, partial(_bid_land, state, seat)))
            elif _coins(state, seat) > state.taler[seat] and await _ask_about_too_high(state, seat) == "zero":
                state.bid[seat] = "0"


def _bid_land(state: State, seat: Seat) -> Choose[str]:
    return Choose(
        "wallenstein.land-bid",
        seat=seat,
        occurrence=(state.round,),
        options=tuple(lands.land_option(land) for land in state.hand(seat) or state.lands),
        rules=("WA-072", "WA-077", "WA-083", "WA-085"),
    )


def _coins(state: State, seat: Seat) -> int:
    bid = state.bid[seat]
    return int(bid) if bid.isdigit() else 0


@asks
def _bag(state: State) -> Draw[str]:
    group = _find_next_group(state)
    return Draw(
        "wallenstein.bag",
        args={"all": tuple(group)},
        occurrence=(state.round, len(state.rank.value)),
        options=seat_options(group, "wallenstein-seat"),
        rules=("WA-087", "AK-023") if any(state.bid[seat] == "tower" for seat in group) else ("WA-087",),
    )


def _find_next_group(state: State) -> list[Seat]:
    """List the unranked players who share the highest bid."""
    left = [seat for seat in state.seats if seat.colour not in state.rank.value]
    best = min(RANK[state.bid[seat] or "none"] for seat in left)
    return [seat for seat in left if RANK[state.bid[seat] or "none"] == best]


@asks
def _bids_told(state: State) -> Tell:
    rows, paid = [], []
    for seat in map(state.seats.of, state.rank.value):
        coins = _coins(state, seat)
        note = None if coins else phrase(f"wallenstein-bid-{state.bid[seat] or 'none'}")
        rows.append(Reason(seat, symbols=(Symbols("gold", coins),) if coins else (), total=coins, note=note))
        paid.append(phrase("wallenstein-pays", who=seat, n=coins))
    return Tell(
        "wallenstein.bids-told",
        args={"all": tuple(paid)},
        occurrence=(state.round,),
        reasons=tuple(rows),
        rules=("WA-083", "WA-084", "WA-085", "WA-086"),
        passes=True,
    )


@asks
def _space(state: State, place: int) -> Choose[str]:
    seat = state.seats.of(state.rank.value[place])
    taken = [state.place[other] for other in state.seats if other != seat]
    options = []
    for space, tile in enumerate(state.tiles.value, start=1):
        off = phrase("wallenstein-space-taken") if space in taken else None
        words = phrase("wallenstein-space-tile", n=space, tile=phrase(f"wallenstein-tile-{tile}"))
        options.append(Option(str(space), words, off=off, pieces=(Symbols(box.TILE_ICONS[tile], 1),)))
    last = [option.key for option in options if option.off is None][-1:]
    return Choose(
        "wallenstein.space",
        seat=seat,
        occurrence=(state.round, place),
        options=tuple(options),
        absent="".join(last),
        rules=("WA-084", "WA-063", "WA-064", "WA-065", "WA-066", "WA-067"),
    )


@asks
def _order_told(state: State) -> Tell:
    tiles = {seat: state.tile_of(seat) for seat in state.order}
    notes = {seat: phrase(f"wallenstein-tile-{tile}" if tile else "wallenstein-nothing") for seat, tile in tiles.items()}
    rows = tuple(Reason(seat, total=state.place[seat], note=note) for seat, note in notes.items())
    stands = tuple(phrase("wallenstein-stands", who=seat, tile=tile) for seat, tile in tiles.items())
    cards = tuple(box.laid(box.tile_option(tile), state.place[seat], seat) for seat, tile in tiles.items() if tile)
    return Tell(
        "wallenstein.order-told",
        args={"first": state.order[0], "all": stands},
        occurrence=(state.round,),
        reasons=rows,
        illustration=LaidOut(cards) if len(cards) == len(rows) else None,
        rules=("WA-068", "WA-088", "WA-089"),
        passes=True,
    )


async def fix_order(state: State) -> None:
    """Step 5: run the bids, the payment and the choice of spaces and tiles, and fix the player order."""
    if state.told:
        await Tell("wallenstein.light-order", occurrence=(state.round,), rules=TOLD, picture="order")
        return
    await bids(state)
    # Rank the players by their bids for the choice; a draw from the bag decides between equal bids
    state.rank.value = ()
    while len(state.rank.value) < len(state.seats):
        group = _find_next_group(state)
        state.rank.value += (group[0].colour,) if len(group) == 1 else await _bag(state)
    await _bids_told(state)
    if state.full:
        # Pay the bids to the bank, each player at most as much as they have.
        for seat in state.seats:
            state.earn(seat, -min(_coins(state, seat), state.taler[seat]))
    for place in range(len(state.seats)):
        space = await _space(state, place)
        state.place[state.rank.value[place]] = int(space)
    await _order_told(state)
