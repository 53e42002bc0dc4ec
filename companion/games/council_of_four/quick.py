"""The four quick actions."""

from functools import cache

from companion.games.council_of_four import elect, maps, rewards
from companion.games.council_of_four.box import EXCHANGE, EXTRA, HIRE, REGIONS, SEND, council_name
from companion.games.council_of_four.state import UNDER, State
from companion.table import Choose, Option, Phrase, Seat, Symbols, asks, phrase

HIRED = (Symbols("gold", -HIRE), Symbols("assistant", 1))
RULES = ("CF-055", "CF-116", "CF-117", "CF-118", "CF-119", "CF-120", "CF-121", "CF-123", "CF-126", "CF-127", "CF-128")


def offers(state: State, seat: Seat) -> tuple[Option[str], ...]:
    """Return the options for the quick actions; none once one has been taken (CF-117)."""
    if state.quick.value:
        return ()
    poor = phrase("council-off-gold") if state.goods.gold[seat] < HIRE else None
    no_hire = phrase("council-off-supply") if state.goods.supply.value == 0 else poor
    some_open = any(state.permits.takeable(region) for region in REGIONS)
    no_exchange = _check_few(state, seat, EXCHANGE) if some_open else phrase("council-off-no-open")
    return (
        Option("hire", phrase("council-hire"), off=no_hire, gains=HIRED, icon="assistant"),
        Option("exchange", phrase("council-exchange"), off=no_exchange, gains=_show(EXCHANGE), icon="permit-stack"),
        Option("send", phrase("council-send"), off=_check_few(state, seat, SEND), gains=_show(SEND), icon="councillor"),
        Option("extra", phrase("council-extra"), off=_check_few(state, seat, EXTRA), gains=_show(EXTRA), icon="main-action"),
    )


@cache
def _show(assistants: int) -> tuple[Symbols, ...]:
    return (Symbols("assistant", -assistants),)


def _check_few(state: State, seat: Seat, assistants: int) -> Phrase | None:
    return phrase("council-off-assistants", n=assistants) if state.goods.assistants[seat] < assistants else None


async def hire(state: State, seat: Seat) -> None:
    """Take 3 gold from the player and give them an assistant (CF-119)."""
    state.goods.gold[seat] -= HIRE
    state.goods.take_assistants(seat, 1)


async def exchange(state: State, seat: Seat) -> None:
    """Take an assistant back, put a region's open permits under their stack, and ask for two new ones (CF-122)."""
    region = await _which_region(state, seat, state.time("exchange"))
    state.goods.give_back(seat, EXCHANGE)
    for permit in state.permits.open(region):
        state.permits.place[permit] = UNDER
    await rewards.turn_up(state, seat, region)


@asks
def _which_region(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    options = tuple(
        Option(
            region,
            council_name(region),
            off=None if state.permits.takeable(region) else phrase("council-off-no-open"),
            icon=maps.council_icon(region),
        )
        for region in REGIONS
    )
    return Choose(
        "council.exchange-where", seat=seat, occurrence=at, options=options, rules=("CF-121", "CF-122"), picture="permits"
    )


async def send(state: State, seat: Seat) -> None:
    """Take an assistant back, and let the player elect a councillor without gold (CF-123, CF-124, CF-125)."""
    state.goods.give_back(seat, SEND)
    await elect.push_in(state, seat, ("CF-124", "CF-125"))


async def extra(state: State, seat: Seat) -> None:
    """Take three assistants back, and give the player one more main action (CF-126)."""
    state.goods.give_back(seat, EXTRA)
    state.mains.value += 1
