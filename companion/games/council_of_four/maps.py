"""Places to choose in: the map of the cities, and fields of permits, tokens and councillors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.games.council_of_four.box import CITIES, COLOURS, KING, LETTERS, PERMITS, TOKENS
from companion.games.council_of_four.state import State
from companion.games.council_of_four.state.regions import Regions
from companion.table import Option, Phrase, Seat, Symbols, phrase
from companion.table.questions.places import Places, Spot, field

# The coast's five cities left, the mountains' right, in six columns: so no road of any board runs through a third city.
WHERE: Mapping[str, tuple[float, float]] = MappingProxyType({
    "A": (0.0, 0.22), "B": (0.0, 0.78),
    "C": (0.2, 0.0), "D": (0.2, 0.5), "E": (0.2, 1.0),
    "F": (0.4, 0.0), "G": (0.4, 0.5), "H": (0.4, 1.0),
    "I": (0.6, 0.2), "J": (0.6, 0.7),
    "K": (0.8, 0.0), "L": (0.8, 0.5), "M": (0.8, 1.0),
    "N": (1.0, 0.22), "O": (1.0, 0.78),
})  # fmt: skip
"""Where each city lies on the drawn map: from 0 to 1 to the right and down."""

LATER = "later"
"""The answer that leaves something to be noted until it first matters."""
PERMIT_COLUMNS = 5
REGION_COLUMNS = 3


def city_name(city: str) -> Phrase:
    """Name a city."""
    return phrase("council-city", name=CITIES[city].name)


def map_of(regions: Regions, symbols: Callable[[str], tuple[Symbols, ...]]) -> Places:
    """Draw cities, roads, emporiums and the king; `symbols` says what stands below a city's name."""
    board = regions.board
    spots = tuple(
        Spot(
            city,
            city_name(city),
            *WHERE[city],
            colour=board.metal[city],
            marks=(*regions.built_in(city), *((None,) if city in regions.neutral.value else ())),
            symbols=symbols(city),
            figure="crown" if regions.king.value == city else "",
            short=city,
        )
        for city in LETTERS
    )
    return Places(spots, board.roads)


def token_map(regions: Regions) -> Places:
    """Draw the map with the reward token of each city."""
    return map_of(regions, lambda city: regions.reward(city).symbols)


def city_options(
    gains: Callable[[str], tuple[Symbols, ...]] = lambda _: (), off: Callable[[str], Phrase | None] = lambda _: None
) -> tuple[Option[str], ...]:
    """Offer the fifteen cities, each with what follows and perhaps why not."""
    return tuple(Option(city, city_name(city), off=off(city), gains=gains(city)) for city in LETTERS)


def letters(permit: str) -> Phrase:
    """Name a permit by its letters."""
    return phrase("council-letters", letters=" ".join(permit))


def permit_options(permits: tuple[str, ...], off: Callable[[str], Phrase | None] = lambda _: None) -> tuple[Option[str], ...]:
    """Offer permits, each with its bonus."""
    return tuple(Option(permit, letters(permit), off=off(permit), gains=PERMITS[permit].symbols) for permit in permits)


def permit_field(permits: tuple[str, ...], holder: Callable[[str], tuple[Seat, ...]] = lambda _: ()) -> Places:
    """Lay permits out as pictures: five a row where there are many."""
    spots = tuple(
        Spot(
            permit,
            letters(permit),
            colour=CITIES[permit[0]].region,
            marks=holder(permit),
            symbols=PERMITS[permit].symbols,
            short=permit,
        )
        for permit in permits
    )
    return field(spots, REGION_COLUMNS if len(spots) <= 2 * REGION_COLUMNS else PERMIT_COLUMNS)


def token_field(tokens: tuple[str, ...]) -> Places:
    """Lay reward tokens out as pictures."""
    spots = tuple(Spot(token, TOKENS[token].words, symbols=TOKENS[token].symbols) for token in tokens)
    return field(spots, PERMIT_COLUMNS)


def later(*, offered: bool) -> tuple[Option[str], ...]:
    """Offer to note it only when it first matters."""
    return (Option(LATER, phrase("council-later")),) if offered else ()


def council_name(council: str) -> Phrase:
    """Name a region, or the king's court."""
    return phrase(f"council-{council}")


def council_icon(council: str) -> str:
    """Name the icon of a region or of the king's court."""
    return "crown" if council == KING else council


def colour_name(colour: str) -> Phrase:
    """Name a councillor's colour."""
    return phrase(f"colour-{colour}")


def councillor_field(numbers: Mapping[str, int]) -> Places:
    """Lay the six colours of councillors out, each with how many there are."""
    spots = tuple(
        Spot(colour, colour_name(colour), colour=colour, symbols=(Symbols("councillor", numbers[colour]),))
        for colour in COLOURS
        if numbers[colour]
    )
    return field(spots, REGION_COLUMNS)


def preview_map(state: State, gains: Callable[[str], tuple[Symbols, ...]]) -> Places:
    """Draw the map with what building in each city would bring."""
    return map_of(state.regions, gains)
