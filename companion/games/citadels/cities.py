"""The board: each player's city as a row of its districts, and in it those that can be laid, covered or destroyed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import repeat
from types import MappingProxyType

from companion.games.citadels.box import DISTRICTS, FULL_CITY, District
from companion.games.citadels.state import State, named
from companion.table import Area, Option, Places, Seat, Spot, Symbols, phrase

NO_PRICES: Mapping[str, int] = MappingProxyType({})


def cities_board(
    state: State,
    asked: Seat | None = None,
    prices: Mapping[str, int] = NO_PRICES,
    fresh: Callable[[], Iterable[Spot]] = tuple,
    act: str = "",
) -> Places:
    """Return all cities in the order of the seats, and `fresh` districts that can be laid.

    The districts of the city that is `asked` about have their own keys, and what they cost now (`prices`). Each city has as its
    key the colour of its player, after an act (`attack-`) if whole cities are what can be chosen.
    """
    cities = tuple(zip(state.seats, state.cities.lying.values(), state.cities.tents.values() or repeat(0), strict=False))
    names = state.list_names()

    def lay() -> Iterator[Spot]:
        for seat, lying, tents in cities:
            own = seat == asked
            cards = tuple([(key, names.get(key, ""), prices.get(key, -1) if own else -1) for key in lying])
            yield from _lie(f"{act}{seat.colour}", "" if own else f"{seat.colour}-", cards, tents)
        yield from fresh()

    return Places.lay_later(lay, areas=_list_areas(tuple(state.seats), act), rows=True)


@lru_cache(maxsize=32)
def _list_areas(seats: tuple[Seat, ...], act: str) -> tuple[Area, ...]:
    return tuple([Area(f"{act}{seat.colour}", phrase("citadels-player", who=seat), seat=seat, room=FULL_CITY) for seat in seats])


@lru_cache(maxsize=128)
def _lie(area: str, prefix: str, cards: tuple[tuple[str, str, int], ...], tents: int) -> tuple[Spot, ...]:
    """Return the districts of one city, each with its price (-1: none), and its tents."""
    laid = [
        Spot(
            f"{prefix}{key}",
            named(key, name),
            area=area,
            icon=f"district-{DISTRICTS[key].colour.value}",
            short=str(DISTRICTS[key].cost),
            symbols=_cost(price) if price >= 0 else (),
        )
        for key, name, price in cards
    ]
    return (
        *laid,
        *(Spot(f"{prefix}tent-{number}", phrase("citadels-card-tent"), area=area, icon="tent") for number in range(tents)),
    )


@cache
def _cost(price: int) -> tuple[Symbols, ...]:
    return (Symbols("gold", price),)


def lay_ready(
    state: State, seat: Seat, options: Iterable[Option[str]], over: int = 0, act: str = ""
) -> Callable[[], tuple[Spot, ...]]:
    """Return what lays districts that a player can build into their city, by the keys of their options (`tavern`, `lay-tavern`).

    `over` is the price of the district that they are laid over; `act` is what the key of the city begins with.
    """
    names, offered, area = state.list_names(), tuple(options), f"{act}{seat.colour}"

    def lay() -> tuple[Spot, ...]:
        cards = [(option.key, DISTRICTS[option.key.removeprefix("lay-")]) for option in offered]
        return tuple([_ready(key, card, names.get(card.key, ""), area, card.cost - over) for key, card in cards])

    return lay


@lru_cache(maxsize=512)
def _ready(key: str, card: District, name: str, area: str, price: int) -> Spot:
    icon = f"district-{card.colour.value}"
    return Spot(key, named(card.key, name), area=area, icon=icon, symbols=_cost(max(0, price)), offered=True)
