"""A choice of places: the screen draws the options on a board, joined by roads, or in a field of pictures."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import TypeVar, overload

from companion.table.errors import TableError
from companion.table.phrase import Phrase
from companion.table.questions.kinds import Choose, Symbols
from companion.table.seats import Seat
from companion.table.unchanging import unchanging

K = TypeVar("K", bound=str)


class PlacesRefused(TableError):
    """These places cannot be drawn: a key comes twice, a spot is beyond the edge, or a road or an area is not known."""


@unchanging
class Area:
    """A part of a board, such as a region: its words, and its ground, one of the grounds in the game's `colours.toml`.

    On a board of rows it is a row: `seat` is its owner, `icon` the sign of a row without one (none if empty), and `room` how many
    pieces have their place in it. An option with the key of a row is chosen there.
    """

    key: str
    words: Phrase
    ground: str = ""
    seat: Seat | None = None
    icon: str = ""
    room: int = 0


@unchanging
class Spot:
    """One place: the key of its option (if no option has this key, the place is only shown), its words, position and pieces.

    `x` and `y` run from 0 to 1, from the upper left corner; a tall screen swaps them in a field without a board. `colour` is the
    place's own (one of the places in the game's `colours.toml`), `marks` are the owners of pieces there (None: nobody's piece),
    `icon` is a drawing of the place's own piece, as high as its plate, `symbols` are the pieces that lie there,
    `figure` is the icon of a figure that stands there, and `area` the key of the part of the board in which the place lies.
    A `printed` place is drawn as a tile: its letters (`short`) on a band in its colour, and below it what the tile brings.
    In a row of a board `icon` is the piece itself and `short` what is printed on it; one that is `offered` lies there only
    while it can be chosen.
    """

    key: str
    words: Phrase
    x: float = 0.5
    y: float = 0.5
    colour: str = ""
    marks: tuple[Seat | None, ...] = ()
    symbols: tuple[Symbols, ...] = ()
    figure: str = ""
    short: str = ""
    icon: str = ""
    printed: bool = False
    area: str = ""
    offered: bool = False


class LaterSpots(Sequence[Spot]):
    """Spots that are made when somebody first looks at them: replays and self-play, which take most questions, never look."""

    def __init__(self, make: Callable[[], tuple[Spot, ...]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> tuple[Spot, ...]:
        return self._make()

    @overload
    def __getitem__(self, index: int) -> Spot: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Spot, ...]: ...
    def __getitem__(self, index: int | slice) -> Spot | tuple[Spot, ...]:
        """Return a spot, or a tuple for a slice."""
        return self._made[index]

    def __iter__(self) -> Iterator[Spot]:
        """Iterate over the spots."""
        return iter(self._made)

    def __len__(self) -> int:
        """Count the spots."""
        return len(self._made)

    def __eq__(self, other: object) -> bool:
        """Compare with other spots that are made later; a tuple is something else."""
        return self is other or (isinstance(other, LaterSpots) and self._made == other._made)

    def __hash__(self) -> int:
        """Hash how many spots there are, as equal ones are as many."""
        return len(self._made)


@unchanging
class Places:
    """Spots and the roads that join them, each a pair of keys.

    With `areas` the places lie on a board that is drawn; with `lands` each place is a land, whose ground is all that lies
    nearest to it; with `rows` each area is a row of pieces in the order of their spots, whatever their positions.
    """

    spots: Sequence[Spot]
    roads: tuple[tuple[str, str], ...] = ()
    areas: tuple[Area, ...] = ()
    lands: bool = False
    rows: bool = False

    @classmethod
    def lay_later(
        cls,
        make: Callable[[], Iterable[Spot]],
        roads: tuple[tuple[str, str], ...] = (),
        areas: tuple[Area, ...] = (),
        *,
        rows: bool = False,
    ) -> "Places":
        """Return places whose spots `make` gives when somebody first looks; it must use only what was so when it was made."""
        return cls(LaterSpots(lambda: tuple(cls(tuple(make()), roads, areas, rows=rows).spots)), roads, areas, rows=rows)

    def __post_init__(self) -> None:
        if isinstance(self.spots, LaterSpots):
            return  # checked when they are made
        keys = {spot.key for spot in self.spots}
        if len(keys) != len(self.spots):
            raise PlacesRefused(f"expected a different key for every place, got {', '.join(spot.key for spot in self.spots)}")
        if not all(0 <= spot.x <= 1 and 0 <= spot.y <= 1 for spot in self.spots):
            raise PlacesRefused(f"expected x and y from 0 to 1 for every place, got {self.spots}")
        if not keys.issuperset(chain.from_iterable(self.roads)):
            raise PlacesRefused(f"expected roads between known places, got {self.roads}")
        if self.areas and not {area.key for area in self.areas}.issuperset(spot.area for spot in self.spots):
            raise PlacesRefused(f"expected every place in one of the areas, got {', '.join(spot.area for spot in self.spots)}")


@unchanging(kw_only=True)
class ChoosePlace(Choose[K]):
    """One of several options that lie at places: a city on a map, a piece in a field of pieces.

    An option with a spot's key is chosen at that spot; options with other keys stand beside the places.
    """

    places: Places


def field(spots: tuple[Spot, ...], columns: int) -> Places:
    """Lay out spots in rows of `columns`, in reading order; their own positions are replaced."""
    rows = max(1, -(-len(spots) // columns))
    laid = []
    for number, spot in enumerate(spots):
        row, column = divmod(number, columns)
        x, y = (column + 0.5) / columns, (row + 0.5) / rows
        laid.append(replace(spot, x=x, y=y))
    return Places(tuple(laid))
