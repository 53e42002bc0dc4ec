"""The state of a game: all that players can see and correct, as typed entries of the ledger, and the entries' names."""

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache

from companion.games.tumult_royale.box import FRAMES, KINDS, SETUP, STATUES, SUPPORTERS, SYMBOLS
from companion.table import (
    Column,
    GameState,
    Option,
    Phrase,
    ScoreTrack,
    Seat,
    Symbols,
    Table,
    Tile,
    Value,
    int_of,
    phrase,
    spelt,
)


def commodity(face: str) -> Option[str]:
    """Return the option for a tile, named by its commodity, its number of symbols, and its frame."""
    kind, symbols, frame = face.split("-")
    words = phrase("tumult-commodity", kind=kind, n=int(symbols), frame=frame)
    return Option(face, words, shows=(Symbols(kind, int(symbols), frame=frame, tile=True),))


def name_entries(table: Table) -> None:
    """Name the ledger's entries and their values for the players."""
    for group in ("middle", "tiles"):
        table.ledger.name(group, commodity)
    table.ledger.name("books", spelt("tumult_royale-choice-books-"))
    for group in ("demand", "people"):
        table.ledger.name(group, keys=lambda key: phrase(f"tumult-{key}"))


FACES = tuple(f"{kind}-{symbols}-{frame}" for kind in KINDS for symbols in SYMBOLS for frame in FRAMES)

OWED = 1000
"""A limit for debts that no shortage reaches, so that the game never stops because of it."""


def face(tile: Tile) -> str:
    """Return a tile in the ledger's form: `bread-2-plain`."""
    return f"{tile.kind}-{tile.symbols}-{tile.frame}"


@cache
def tile_of(text: str) -> Tile:
    """Parse a tile in the ledger's form."""
    kind, symbols, frame = text.split("-")
    return Tile(kind, int(symbols), frame)


def symbols(tiles: Collection[str], kind: str) -> int:
    """Return the number of symbols of one kind on these tiles (TR-074, TR-080)."""
    return sum([tile.symbols for tile in map(tile_of, tiles) if tile.kind == kind])


class State(GameState):
    """The state of a game on its table; `table.view(State)` returns the table's only instance.

    With full books `supporters` and `supply` always add up to 105. A number below 0 is a debt, which arises when both
    shortages meet (TR-G23) and lasts until there are tokens to move.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.set_up = SETUP[len(table.seats)]
        self.times: Counter[str] = Counter()
        self.punished: dict[str, tuple[Seat, Mapping[str, tuple[str, ...]]]] = {}
        """The greediest player for each kind in tumult this round, and each colour's tiles before the punishment."""
        seats, ledger = table.seats, table.ledger
        option = table.options["books"]
        self.books = ledger.choice("books", ("full", "light") if option == "full" else ("light",), initial=option)
        for number, seat in enumerate(seats, start=1):
            ledger.numbers("rank", [seat], low=1, high=len(seats), initial=number)
        self.rank = ledger.numbers("rank", seats)
        ledger.places("rank")
        self.statues = ledger.numbers("statues", seats, high=STATUES)
        self.mercy = ledger.flags("mercy", seats)
        self.greediest = ledger.flags("greediest", seats)
        ledger.one_of_them("greediest")
        self.demand = ledger.numbers("demand", KINDS, high=99)
        name_entries(table)
        ledger.name("statues", whole=lambda: self.full)
        if option == "full":
            each = self.set_up.supporters
            self.supporters = ledger.numbers("supporters", seats, low=-OWED, high=OWED, initial=each)
            self.supply = ledger.number("supply", low=-OWED, high=OWED, initial=SUPPORTERS - each * len(seats))
            ledger.demand("supporters", _can_be_owed)
            ledger.conserve("supporters", SUPPORTERS, ["supporters", "supply"], balance="supply")
            self.middle = ledger.list("middle", FACES)
            self.tiles = ledger.lists("tiles", seats, FACES)
            self.empty_handed = ledger.flags("empty-handed", seats)

    @property
    def people(self) -> Column[int]:
        """The symbols left to the people, by kind (light books)."""
        return self.table.ledger.numbers("people", KINDS, high=999)

    @property
    def robbed(self) -> Column[int]:
        """The symbols of the last kind in tumult that each player stole (light books)."""
        return self.table.ledger.numbers("robbed", self.table.seats, high=999)

    @property
    def king(self) -> Seat:
        """The player with the highest rank."""
        return self.by_rank()[0]

    def track(self) -> ScoreTrack:
        """Return how many statues each player has put up, of those that end the game."""
        at = tuple(zip(self.table.seats, self.statues.values(), strict=True))
        return ScoreTrack(at, STATUES, goal=True, icon="statue")

    def by_rank(self) -> tuple[Seat, ...]:
        """Return the seats by rank, the king first."""
        return tuple(sorted(self.table.seats, key=lambda seat: self.rank[seat]))

    def left(self, kind: str) -> int:
        """Return the number of symbols of a kind left to the people (TR-074, TR-075)."""
        return symbols(self.middle.value, kind) if self.full else self.people[kind]

    def robbed_of(self, kind: str, seat: Seat) -> int:
        """Return the number of symbols of a kind on a player's castle board (TR-080)."""
        return symbols(self.tiles[seat], kind) if self.full else self.robbed[seat]

    def short_of(self, kind: str) -> bool:
        """Return whether there is a tumult over this kind (TR-076, TR-077)."""
        return self.left(kind) < self.demand[kind]

    def back_to_the_middle(self, seat: Seat, tiles: Collection[str]) -> None:
        """Move tiles from a castle board to the people (TR-087, TR-105, TR-111)."""
        kept = list(self.tiles[seat])
        for tile in tiles:
            kept.remove(tile)
        self.tiles[seat] = tuple(kept)
        self.middle.value = (*self.middle.value, *tiles)

    def time(self, what: str) -> int:
        """Count an event and return its number so far, to tell its questions apart."""
        self.times[what] += 1
        return self.times[what]


def _can_be_owed(_before: Mapping[str, Value], after: Mapping[str, Value]) -> Phrase | None:
    """Return a refusal if anybody has or owes more supporters than possible, else None."""
    held = [int_of(value) for name, value in after.items() if name == "supply" or name.startswith("supporters.")]
    fits = all(-SUPPORTERS <= value <= 2 * SUPPORTERS for value in held)
    return None if fits else phrase("tumult-holds-supporters", n=SUPPORTERS)
