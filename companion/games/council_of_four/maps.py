"""Places that players choose from: the map of the cities, and fields of permits, tokens and councillors."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from companion.games.council_of_four import box
from companion.games.council_of_four.state import Regions, State
from companion.table import Area, Option, Phrase, Places, Seat, Spot, Symbols, phrase
from companion.table.questions.places import field

NOTHING_GAINED: Mapping[str, tuple[Symbols, ...]] = MappingProxyType(dict.fromkeys(box.LETTERS, ()))
AREAS = tuple(Area(region, box.council_name(region), region) for region in box.REGIONS)
LATER = "later"
"""The answer that leaves an entry until it first matters."""
PERMIT_COLUMNS = 5
REGION_COLUMNS = 3
CITIES_HIGH = 0.8
"""The share of the map's height that the cities have where the regions have their places below them."""
MOST_IN_ROWS = ((24, 3), (32, 4), (45, 5))
"""Pairs of the most permits and the number of rows for them, chosen so that each permit is shown whole."""


def map_of(regions: Regions, symbols: Mapping[str, tuple[Symbols, ...]], only: Seat | None = None) -> Places:
    """Return the map of cities, roads, the king and emporiums (all, or only one player's); `symbols` go below city names."""
    board, king, neutral = regions.board, regions.king.value, () if only else regions.neutral.value
    built = [(seat, cities) for seat, cities in regions.list_built() if only in {None, seat}]

    def lay() -> Iterator[Spot]:
        for city in box.LETTERS:
            here: list[Seat | None] = [seat for seat, cities in built if city in cities]
            yield Spot(
                city,
                box.city_name(city),
                *box.CITIES[city].at,
                colour=board.metal[city],
                marks=(*here, *((None,) if city in neutral else ())),
                symbols=symbols[city],
                figure="crown" if city == king else "",
                area=box.CITIES[city].region,
            )

    return Places.lay_later(lay, board.roads, AREAS)


def map_before(regions: Regions, seat: Seat, city: str) -> Places:
    """Return the map without the king, and without what a player has just built in a city: both come to it while people look."""
    now = map_of(regions, NOTHING_GAINED)

    def lay() -> Iterator[Spot]:
        for spot in now.spots:
            yield replace(spot, figure="", marks=tuple([mark for mark in spot.marks if spot.key != city or mark != seat]))

    return Places.lay_later(lay, now.roads, AREAS)


def turn_map(regions: Regions, acts: Mapping[str, str]) -> Places:
    """Return the map of a turn: below the cities of each region its own place, and one at the king's city for his help.

    `acts` gives the key of a region's place, and of the king's.
    """
    cities = map_of(regions, NOTHING_GAINED)

    def lay() -> Iterator[Spot]:
        for spot in cities.spots:
            yield replace(spot, y=spot.y * CITIES_HIGH)
        for place, region in enumerate(box.REGIONS):
            yield Spot(acts[region], box.council_name(region), (place + 0.5) / len(box.REGIONS), 1.0, area=region)
        throne = next(spot for spot in cities.spots if spot.figure)
        yield replace(throne, key=acts[box.KING], words=box.council_name(box.KING), y=throne.y * CITIES_HIGH, marks=(), figure="")

    return Places.lay_later(lay, cities.roads, AREAS)


def token_map(regions: Regions) -> Places:
    """Return the map with the reward token of each city."""
    return map_of(regions, {city: regions.reward(city).symbols for city in box.LETTERS})


def city_options(
    gains: Mapping[str, tuple[Symbols, ...]] = NOTHING_GAINED, off: Callable[[str], Phrase | None] = lambda _: None
) -> tuple[Option[str], ...]:
    """Return an option for each of the fifteen cities, with its gains and, if it is ruled out, why."""
    return tuple([Option(city, box.city_name(city), off=off(city), gains=gains[city]) for city in box.LETTERS])


def permit_options(permits: tuple[str, ...]) -> tuple[Option[str], ...]:
    """Return an option for each permit, with its bonus."""
    bonuses = {permit: box.PERMITS[permit].symbols for permit in permits}
    return tuple([Option(permit, box.letters(permit), gains=bonus, pieces=bonus) for permit, bonus in bonuses.items()])


def permit_field(permits: tuple[str, ...], holder: Callable[[str], tuple[Seat, ...]] = lambda _: ()) -> Places:
    """Return the places of permits, drawn as tiles; five to a row where there are many, with more rows for more permits."""
    spots = tuple(
        Spot(
            permit,
            box.letters(permit),
            colour=box.CITIES[permit[0]].region,
            marks=holder(permit),
            symbols=box.PERMITS[permit].symbols,
            short=permit,
            printed=True,
        )
        for permit in permits
    )
    if len(spots) <= 2 * REGION_COLUMNS:
        return field(spots, REGION_COLUMNS)
    rows = next(rows for most, rows in MOST_IN_ROWS if len(spots) <= most)
    return field(spots, max(PERMIT_COLUMNS, -(-len(spots) // rows)))


def later(*, offered: bool) -> tuple[Option[str], ...]:
    """Return the option to enter a piece only when it first matters."""
    return (Option(LATER, phrase("council-later")),) if offered else ()


def council_icon(council: str) -> str:
    """Return the icon of a region or of the king's court."""
    return "crown" if council == box.KING else council


def balcony(state: State, council: str, *, out: bool = False) -> tuple[Symbols, ...]:
    """Return the councillors on a balcony as symbols, from the arrow's side; with `out` the last one is crossed out."""
    return _figures(state.councils.balcony[council], len(state.councils.balcony[council]) if out else 0)


@lru_cache(maxsize=128)
def _figures(row: tuple[str, ...], out: int) -> tuple[Symbols, ...]:
    return tuple(Symbols(f"councillor-{colour}", 1, int(place == out)) for place, colour in enumerate(row, start=1))


@lru_cache(maxsize=64)
def councillor_field(colours: tuple[str, ...]) -> Places:
    """Return the places for these councillors' colours, each colour once."""
    spots = tuple(Spot(one, box.colour_name(one), colour=one, icon=f"councillor-{one}") for one in box.COLOURS if one in colours)
    return field(spots, REGION_COLUMNS)
