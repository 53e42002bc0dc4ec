"""The state of a game: every entry of Wallenstein's ledger, declared in one place, and what is read off it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from weakref import ref

from companion.games.wallenstein.box import (
    ACTIONS,
    ARMIES,
    BUILDINGS,
    COURTIERS,
    EVENTS,
    LANDS,
    LAST_GRAIN,
    PEASANT_ARMIES,
    PEASANTS,
    REGIONS,
    STOCK,
    TALER,
    TILES,
    UNREST,
    in_play,
)
from companion.games.wallenstein.names import name_entries
from companion.games.wallenstein.state.fight import Fight
from companion.games.wallenstein.tower import Throw
from companion.table import Cell, Seat, Table
from companion.table.ledger import Value, int_of

BIDS = ("4", "3", "2", "1", "land", "0", "tower", "none")
PEACE = ("a", "b", "both")


def state_of(table: Table) -> State:
    """Give the one state of a table."""
    return table.view(State)


class State:
    """The ledger of a game. In full books every land and purse is in it; in light ones cubes, order, points and the court.

    `told`: light books tell bids, spaces and tiles and ask none; the players see their order on the board.
    """

    def __init__(self, table: Table) -> None:
        self._table = ref(table)
        self.seats = table.seats
        self.lands = in_play(len(table.seats))
        self.books = table.ledger.choice("books", ("full", "light"), initial=table.options["books"])
        self._declare_cubes()
        self._declare_round()
        self.told = False
        self.fight = Fight(table)
        name_entries(table)
        table.ledger.fix("books", "thrown", "throws", "accidents", "battles", "battle-kind", "battle-attacker", "battle-defender")
        table.ledger.keep_lists("events", "events-gone", "actions", "tiles", "rank")
        if table.options["books"] == "full":
            self._declare_lands()
            self._declare_purses()
        if not self.full:
            self.declare_light_winter()
        if table.options["court"] == "yes":
            self._declare_court()
        if table.options["landsknechte"] == "yes":
            self.banner = table.ledger.numbers("banner", self.seats, low=1, high=4, initial=1)

    @property
    def table(self) -> Table:
        """The table; held weakly, so that a state does not outlive its game."""
        table = self._table()
        assert table is not None
        return table

    def _declare_cubes(self) -> None:
        """Keep where each colour's cubes are; in light books `supply` holds the armies on the board too."""
        ledger, keys = self.table.ledger, (*self.seats, PEASANTS)
        self.supply = ledger.numbers("supply", self.seats, high=ARMIES, initial=ARMIES)
        self.peasants = ledger.number("peasants", high=PEASANT_ARMIES, initial=PEASANT_ARMIES)
        self.tray = ledger.numbers("tray", keys, high=ARMIES)
        self.tower = ledger.numbers("tower", keys, high=ARMIES)
        self.thrown = ledger.numbers("thrown", keys, high=2 * ARMIES)
        self.throws: Cell[tuple[str, ...]] = ledger.list("throws")
        self.accidents = ledger.number("accidents")
        for seat in self.seats:
            parts = [f"{group}.{seat.colour}" for group in ("supply", "tray", "tower")]
            ledger.conserve(
                seat.colour, ARMIES, parts, f"supply.{seat.colour}", _armies_of(seat.colour, self.lands), ("owner", "armies")
            )
        ledger.conserve(PEASANTS, PEASANT_ARMIES, ["peasants", f"tray.{PEASANTS}", f"tower.{PEASANTS}"], "peasants")

    def _declare_round(self) -> None:
        ledger = self.table.ledger
        self.oldest = ledger.choice("oldest", self.seats.colours)
        self.events = ledger.list("events", EVENTS)
        self.event = ledger.choice("event", EVENTS)
        self.gone = ledger.list("events-gone", EVENTS)
        self.actions = ledger.list("actions", ACTIONS)
        self.tiles = ledger.list("tiles", TILES)
        self.bid = ledger.choices("bid", self.seats, BIDS)
        self.rank = ledger.list("rank", self.seats.colours)
        self.place = ledger.numbers("place", self.seats, high=5)
        self.points = ledger.numbers("points", self.seats)
        self.hungry = ledger.numbers("hungry", self.seats, high=len(self.lands))

    def _declare_lands(self) -> None:
        ledger = self.table.ledger
        self.owner = ledger.choices("owner", self.lands, self.seats.colours)
        self.armies = ledger.numbers("armies", self.lands, high=ARMIES)
        self.unrest = ledger.numbers("unrest", self.lands, high=UNREST)
        self.unrest_left = ledger.number("unrest-left", high=UNREST, initial=UNREST)
        ledger.conserve("unrest", UNREST, ["unrest", "unrest-left"], "unrest-left")
        self.built = {kind: ledger.flags(kind, self.lands) for kind in BUILDINGS}
        self.stock = ledger.numbers("stock", BUILDINGS, high=max(STOCK.values()))
        for kind in BUILDINGS:
            ledger.conserve(kind, STOCK[kind], [kind, f"stock.{kind}"], f"stock.{kind}")
        self.played = ledger.list("played", self.lands)
        self.groups = ledger.lists("groups", self.seats)

    def _declare_purses(self) -> None:
        ledger = self.table.ledger
        self.taler = ledger.numbers("taler", self.seats, high=TALER)
        self.bank = ledger.number("bank", high=TALER, initial=TALER)
        ledger.conserve("taler", TALER, ["taler", "bank"], "bank")
        self.grain = ledger.numbers("grain", self.seats, high=LAST_GRAIN)

    def declare_light_winter(self) -> None:
        """Keep what a winter's entries said, so that the next winter can propose it; full books need none of it."""
        ledger = self.table.ledger
        self.land_count = ledger.numbers("lands", self.seats, high=len(self.lands))
        self.counted = {
            (kind, region): ledger.numbers(f"{kind}-{region}", self.seats, high=9) for kind in BUILDINGS for region in REGIONS
        }

    def _declare_court(self) -> None:
        ledger = self.table.ledger
        cards = [str(number) for number in range(1, 22)]
        self.hall = ledger.numbers("hall", self.seats, high=COURTIERS)
        self.audience = ledger.numbers("audience", self.seats, high=COURTIERS)
        self.laid_out = ledger.list("laid-out", cards)
        self.display = ledger.list("display", cards)
        self.received = ledger.list("received", self.seats.colours)
        self.favours_gone = ledger.list("favours-gone", cards)
        self.ward = ledger.flags("ward", self.seats)
        self.peace = ledger.choices("peace", self.seats, PEACE)

    @property
    def full(self) -> bool:
        """Whether the books are full; a table may have dropped to light ones."""
        return self.books.value == "full"

    @property
    def order(self) -> tuple[Seat, ...]:
        """The player order by the leader figures' spaces; empty spaces are skipped (WA-089)."""
        return tuple(sorted(self.seats, key=lambda seat: self.place[seat]))

    @property
    def court(self) -> bool:
        """Whether the Emperor's Court is played."""
        return self.table.options["court"] == "yes"

    @property
    def landsknechte(self) -> bool:
        """Whether the Landsknechte are played."""
        return self.table.options["landsknechte"] == "yes"

    def turns(self) -> Iterator[Seat]:
        """Go through the player order once, asking the books anew for each next player."""
        done: set[Seat] = set()
        while len(done) < len(self.seats):
            seat = next(seat for seat in self.order if seat not in done)
            done.add(seat)
            yield seat

    @property
    def round(self) -> int:
        """The round, 1 to 8."""
        return self.table.place.round

    def effect(self) -> str:
        """Name what this round's event does; "" before it is drawn, and where the court has removed it."""
        return EVENTS[self.event.value].effect if self.event.value else ""

    def tile_of(self, seat: Seat) -> str:
        """Name the advantage tile of this player's space; "" where there is none."""
        place = self.place[seat]
        return self.tiles.value[place - 1] if 0 < place <= len(self.tiles.value) else ""

    def has_tile(self, seat: Seat, tile: str) -> bool:
        """Tell whether this player holds this advantage tile."""
        return self.tile_of(seat) == tile

    def lands_of(self, seat: Seat) -> tuple[str, ...]:
        """List a player's lands, by name."""
        return tuple(land for land in self.lands if self.owner[land] == seat.colour)

    def holder(self, land: str) -> Seat | None:
        """Find whose land it is; None for a neutral one."""
        colour = self.owner[land]
        return self.seats.of(colour) if colour else None

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """List the lands whose cards have neither been played nor changed hands this round (WA-072)."""
        return tuple(land for land in self.lands_of(seat) if land not in self.played.value)

    def buildings_in(self, land: str) -> tuple[str, ...]:
        """List the kinds of building in a land."""
        return tuple(kind for kind in BUILDINGS if self.built[kind][land])

    def free_sites(self, land: str) -> int:
        """Count the building sites still free."""
        return LANDS[land].sites - len(self.buildings_in(land))

    def inside(self) -> int:
        """Count all cubes in the tower."""
        return sum(self.tower.values())

    def take_supply(self, colour: str, number: int) -> None:
        """Take cubes of a colour from the supply (or put them back, below 0)."""
        if colour == PEASANTS:
            self.peasants.value -= number
        else:
            self.supply[colour] -= number

    def in_supply(self, colour: str) -> int:
        """Count the cubes in the supply of a colour."""
        return self.peasants.value if colour == PEASANTS else self.supply[colour]

    def earn(self, seat: Seat, taler: int) -> int:
        """Move Taler from the bank, as many as it has; return how many they were. Below 0 they are paid."""
        moved = min(taler, self.bank.value)
        self.taler[seat] += moved
        self.bank.value -= moved
        return moved

    def harvest(self, seat: Seat, grain: int) -> None:
        """Move the grain marker forward; its track ends at 18."""
        self.grain[seat] = min(LAST_GRAIN, self.grain[seat] + grain)

    def past_throws(self) -> tuple[Throw, ...]:
        """List the tower's throws so far, for its model."""
        return tuple(Throw.read(text) for text in self.throws.value)


def _armies_of(colour: str, lands: tuple[str, ...]) -> Callable[[Mapping[str, Value]], int]:
    """Build the count of a colour's armies on the board."""
    entries = tuple((f"owner.{land}", f"armies.{land}") for land in lands)

    def count(held: Mapping[str, Value]) -> int:
        if entries[0][0] not in held:
            return 0
        return sum([int_of(held[armies]) for owner, armies in entries if held[owner] == colour])

    return count
