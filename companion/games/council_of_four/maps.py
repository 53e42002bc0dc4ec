"""Places to choose in: the map of the cities, and fields of permits, tokens and councillors."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from companion.games.council_of_four.box import CITIES, COLOURS, KING, LETTERS, PERMITS, city_name, colour_name, letters
from companion.games.council_of_four.state import Regions, State
from companion.table import Option, Phrase, Seat, Symbols, phrase
from companion.table.questions.places import Places, Spot, field

NOTHING_GAINED: Mapping[str, tuple[Symbols, ...]] = MappingProxyType(dict.fromkeys(LETTERS, ()))
LATER = "later"
"""The answer that leaves something to be noted until it first matters."""
PERMIT_COLUMNS = 5
REGION_COLUMNS = 3
MOST_IN_ROWS = ((24, 3), (32, 4), (45, 5))
"""So many permits at most lie in so many rows, each as broad as it is seen whole."""


def map_of(regions: Regions, symbols: Mapping[str, tuple[Symbols, ...]], only: Seat | None = None) -> Places:
    """Draw cities, roads, emporiums (of all, or of one only) and the king; `symbols` says what stands below a city's name."""
    board = regions.board
    spots = tuple(
        Spot(
            city,
            city_name(city),
            *CITIES[city].at,
            colour=board.metal[city],
            marks=_built(regions, city, only),
            symbols=symbols[city],
            figure="crown" if regions.king.value == city else "",
            short=city,
        )
        for city in LETTERS
    )
    return Places(spots, board.roads)


def _built(regions: Regions, city: str, only: Seat | None) -> tuple[Seat | None, ...]:
    here = regions.built_in(city)
    return tuple(seat for seat in here if seat == only) if only else (*here, *((None,) if city in regions.neutral.value else ()))


def token_map(regions: Regions) -> Places:
    """Draw the map with the reward token of each city."""
    return map_of(regions, {city: regions.reward(city).symbols for city in LETTERS})


def city_options(
    gains: Mapping[str, tuple[Symbols, ...]] = NOTHING_GAINED, off: Callable[[str], Phrase | None] = lambda _: None
) -> tuple[Option[str], ...]:
    """Offer the fifteen cities, each with what follows and perhaps why not."""
    return tuple([Option(city, city_name(city), off=off(city), gains=gains[city]) for city in LETTERS])


def permit_options(permits: tuple[str, ...]) -> tuple[Option[str], ...]:
    """Offer permits, each with its bonus."""
    bonuses = {permit: PERMITS[permit].symbols for permit in permits}
    return tuple([Option(permit, letters(permit), gains=bonus, pieces=bonus) for permit, bonus in bonuses.items()])


def permit_field(permits: tuple[str, ...], holder: Callable[[str], tuple[Seat, ...]] = lambda _: ()) -> Places:
    """Lay permits out as the tiles they are: five a row where there are many, and more rows the more there are."""
    spots = tuple(
        Spot(
            permit,
            letters(permit),
            colour=CITIES[permit[0]].region,
            marks=holder(permit),
            symbols=PERMITS[permit].symbols,
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
    """Offer to note it only when it first matters."""
    return (Option(LATER, phrase("council-later")),) if offered else ()


def council_icon(council: str) -> str:
    """Name the icon of a region or of the king's court."""
    return "crown" if council == KING else council


def balcony(state: State, council: str, *, out: bool = False) -> tuple[Symbols, ...]:
    """Give the councillors on a balcony as figures, from the arrow's side; with `out` the last one is crossed out."""
    return _figures(state.councils.balcony[council], len(state.councils.balcony[council]) if out else 0)


@lru_cache(maxsize=128)
def _figures(row: tuple[str, ...], out: int) -> tuple[Symbols, ...]:
    return tuple(Symbols(f"councillor-{colour}", 1, int(place == out)) for place, colour in enumerate(row, start=1))


@lru_cache(maxsize=64)
def councillor_field(colours: tuple[str, ...]) -> Places:
    """Lay out these councillors' colours."""
    spots = tuple(Spot(one, colour_name(one), colour=one, icon=f"councillor-{one}") for one in COLOURS if one in colours)
    return field(spots, REGION_COLUMNS)
