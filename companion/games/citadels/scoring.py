"""Rulebook chapter on the final scoring, as pure functions of the districts in a city (CI-129)."""

from collections.abc import Mapping, Sequence

from companion.games.citadels.box import FULL_CITY, Colour
from companion.table import unchanging

FIVE_COLOURS = 3
"""Points for all five colours (CI-118)."""
FIRST_COMPLETE = 4
"""Points for the first city with eight districts (CI-119)."""
ALSO_COMPLETE = 2
"""Points for any other city with eight districts (CI-120)."""


@unchanging
class Built:
    """One district in the final scoring: its colour and points (at least 1); `any_colour` is for the haunted city."""

    colour: Colour
    points: int
    any_colour: bool = False


@unchanging
class Score:
    """The points of one city, item by item."""

    by_colour: Mapping[Colour, int]
    five_colours: int
    complete: int
    action_cards: int

    @property
    def buildings(self) -> int:
        """The points of the districts alone, which break ties (CI-124)."""
        return sum(self.by_colour.values())

    @property
    def rank(self) -> tuple[int, int]:
        """The sort key: all points, then those of the districts alone; players equal in both share a place (CI-G15)."""
        return self.total, self.buildings

    @property
    def total(self) -> int:
        """The sum of all points (CI-123)."""
        return self.buildings + self.five_colours + self.complete + self.action_cards


def has_five_colours(city: Sequence[Built]) -> bool:
    """Return whether a city has all five colours; each `any_colour` district stands in for a missing one (CI-118)."""
    plain = {built.colour for built in city if not built.any_colour}
    wild = sum(built.any_colour for built in city)
    return len(plain) + wild >= len(Colour)


def complete_points(size: int, *, first: bool) -> int:
    """Return the points for eight districts: 4 for the first city, 2 for others, never both (CI-119, CI-120, CI-121)."""
    if size < FULL_CITY:
        return 0
    return FIRST_COMPLETE if first else ALSO_COMPLETE


def score(city: Sequence[Built], *, tents: int, first: bool, action_cards: int) -> Score:
    """Score one city; gold brings no points (CI-122), and a tent counts only towards eight (CI-133, CI-134)."""
    by_colour = dict.fromkeys(Colour, 0)
    for built in city:
        by_colour[built.colour] += built.points
    return Score(
        by_colour=by_colour,
        five_colours=FIVE_COLOURS if has_five_colours(city) else 0,
        complete=complete_points(len(city) + tents, first=first),
        action_cards=action_cards,
    )
