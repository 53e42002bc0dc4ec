"""The state of a game on the ledger, the names of its entries, and the battle in progress."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.wallenstein import box, tower
from companion.table import Cell, GameState, Option, Seat, Table, Value, int_of, phrase, seated, spelt
from companion.table.naming import Items

KINDS = ("player", "neutral", "revolt", "winter")


class Fight:
    """The battle in progress, from the throw to the outcome: its kind ("" between battles), sides and land."""

    def __init__(self, table: Table) -> None:
        colours = (*table.seats.colours, box.PEASANTS)
        self.kind = table.ledger.choice("battle-kind", KINDS)
        self.attacker = table.ledger.choice("battle-attacker", colours)
        self.defender = table.ledger.choice("battle-defender", colours)
        self.land = table.ledger.choice("battle-land", box.LANDS)
        self.unrest = table.ledger.flag("battle-unrest")
        self.number = table.ledger.number("battles")


BIDS = ("4", "3", "2", "1", "land", "0", "tower", "none")
PEACE = ("a", "b", "both")


class State(GameState):
    """The ledger of a game. Full books hold every land and purse, light books only cubes, order, points and the court.

    With `told`, light books explain bids, spaces and tiles without asking; the players see their order on the board.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.seats
        self.lands = box.in_play(len(table.seats))
        self.court, self.landsknechte = table.options["court"] == "yes", table.options["landsknechte"] == "yes"
        self.books = table.ledger.choice("books", ("full", "light"), initial=table.options["books"])
        # Where each colour's cubes are; with light books `supply` includes the armies on the board.
        ledger, keys = self.table.ledger, (*self.seats, box.PEASANTS)
        self.supply = ledger.numbers("supply", self.seats, high=box.ARMIES, initial=box.ARMIES)
        self.peasants = ledger.number("peasants", high=box.PEASANT_ARMIES, initial=box.PEASANT_ARMIES)
        self.tray = ledger.numbers("tray", keys, high=box.ARMIES)
        self.tower = ledger.numbers("tower", keys, high=box.ARMIES)
        self.thrown = ledger.numbers("thrown", keys, high=2 * box.ARMIES)
        self.throws: Cell[tuple[str, ...]] = ledger.list("throws")
        self.accidents = ledger.number("accidents")
        for seat in self.seats:
            parts = [f"{group}.{seat.colour}" for group in ("supply", "tray", "tower")]
            ledger.conserve(
                seat.colour, box.ARMIES, parts, f"supply.{seat.colour}", _armies_of(seat.colour, self.lands), ("owner", "armies")
            )
        ledger.conserve(
            box.PEASANTS, box.PEASANT_ARMIES, ["peasants", f"tray.{box.PEASANTS}", f"tower.{box.PEASANTS}"], "peasants"
        )
        self._declare_round()
        self.told = False
        self.fight = Fight(table)
        name_entries(table)
        battle = ("battle-kind", "battle-attacker", "battle-defender", "battle-land", "battle-unrest")
        table.ledger.fix("books", "thrown", "throws", "accidents", "battles", *battle)
        table.ledger.keep_lists("events", "events-gone", "actions", "tiles", "rank")
        if table.options["books"] == "full":
            self._declare_lands()
            self.taler = ledger.numbers("taler", self.seats, high=box.TALER)
            self.bank = ledger.number("bank", high=box.TALER, initial=box.TALER)
            ledger.conserve("taler", box.TALER, ["taler", "bank"], "bank")
            self.grain = ledger.numbers("grain", self.seats, high=box.LAST_GRAIN)
        if not self.full:
            self.declare_light_winter()
        if self.court:
            cards = [str(number) for number in range(1, 22)]
            self.hall = ledger.numbers("hall", self.seats, high=box.COURTIERS)
            self.audience = ledger.numbers("audience", self.seats, high=box.COURTIERS)
            self.laid_out = ledger.list("laid-out", cards)
            self.display = ledger.list("display", cards)
            self.received = ledger.list("received", self.seats.colours)
            self.favours_gone = ledger.list("favours-gone", cards)
            self.ward = ledger.flags("ward", self.seats)
            self.peace = ledger.choices("peace", self.seats, PEACE)
        if self.landsknechte:
            self.banner = table.ledger.numbers("banner", self.seats, low=1, high=4, initial=1)

    def _declare_round(self) -> None:
        ledger = self.table.ledger
        self.oldest = ledger.choice("oldest", self.seats.colours)
        self.events = ledger.list("events", box.EVENTS)
        self.event = ledger.choice("event", box.EVENTS)
        self.gone = ledger.list("events-gone", box.EVENTS)
        self.actions = ledger.list("actions", box.ACTIONS)
        self.tiles = ledger.list("tiles", box.TILES)
        self.bid = ledger.choices("bid", self.seats, BIDS)
        self.rank = ledger.list("rank", self.seats.colours)
        self.place = ledger.numbers("place", self.seats, high=5)
        self.points = ledger.numbers("points", self.seats)
        self.hungry = ledger.numbers("hungry", self.seats, high=len(self.lands))

    def _declare_lands(self) -> None:
        ledger = self.table.ledger
        self.owner = ledger.choices("owner", self.lands, self.seats.colours)
        self.armies = ledger.numbers("armies", self.lands, high=box.ARMIES)
        self.unrest = ledger.numbers("unrest", self.lands, high=box.UNREST)
        self.unrest_left = ledger.number("unrest-left", high=box.UNREST, initial=box.UNREST)
        ledger.conserve("unrest", box.UNREST, ["unrest", "unrest-left"], "unrest-left")
        self.built = {kind: ledger.flags(kind, self.lands) for kind in box.BUILDINGS}
        self.stock = ledger.numbers("stock", box.BUILDINGS, high=max(box.STOCK.values()))
        for kind in box.BUILDINGS:
            ledger.conserve(kind, box.STOCK[kind], [kind, f"stock.{kind}"], f"stock.{kind}")
        self.played = ledger.list("played", self.lands)
        self.groups = ledger.lists("groups", self.seats)

    def declare_light_winter(self) -> None:
        """Declare the entries for a winter's counts, which the next winter suggests; full books need none of them."""
        ledger = self.table.ledger
        self.land_count = ledger.numbers("lands", self.seats, high=len(self.lands))
        self.counted = {
            (kind, region): ledger.numbers(f"{kind}-{region}", self.seats, high=9)
            for kind in box.BUILDINGS
            for region in box.REGIONS
        }

    @property
    def order(self) -> tuple[Seat, ...]:
        """The player order by the leader figures' spaces; empty spaces are skipped (WA-089)."""
        return tuple(sorted(self.seats, key=lambda seat: self.place[seat]))

    def turns(self) -> Iterator[Seat]:
        """Yield each player once in player order, reading the current order before each."""
        done: set[Seat] = set()
        while len(done) < len(self.seats):
            seat = next(seat for seat in self.order if seat not in done)
            done.add(seat)
            yield seat

    def effect(self) -> str:
        """Return this round's event effect; "" until the event is drawn or if the court has removed it."""
        return box.EVENTS[self.event.value].effect if self.event.value else ""

    def tile_of(self, seat: Seat) -> str:
        """Return the advantage tile of this player's space; "" if there is none."""
        place = self.place[seat]
        return self.tiles.value[place - 1] if 0 < place <= len(self.tiles.value) else ""

    def has_tile(self, seat: Seat, tile: str) -> bool:
        """Return whether this player holds this advantage tile."""
        return self.tile_of(seat) == tile

    def lands_of(self, seat: Seat) -> tuple[str, ...]:
        """List a player's lands, by name."""
        return tuple(land for land in self.lands if self.owner[land] == seat.colour)

    def holder(self, land: str) -> Seat | None:
        """Return the owner of a land; None for a neutral land."""
        colour = self.owner[land]
        return self.seats.of(colour) if colour else None

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """Return the player's lands whose cards have neither been played nor changed hands this round (WA-072)."""
        if self.table.empty(seat):
            return ()
        return tuple(land for land in self.lands_of(seat) if land not in self.played.value)

    def buildings_in(self, land: str) -> tuple[str, ...]:
        """List the kinds of building in a land."""
        return tuple(kind for kind in box.BUILDINGS if self.built[kind][land])

    def free_sites(self, land: str) -> int:
        """Return the number of a land's free building sites."""
        return box.LANDS[land].sites - len(self.buildings_in(land))

    def inside(self) -> int:
        """Return the number of all cubes in the tower."""
        return sum(self.tower.values())

    def take_supply(self, colour: str, number: int) -> None:
        """Take cubes of a colour from the supply; a negative number puts them back."""
        if colour == box.PEASANTS:
            self.peasants.value -= number
        else:
            self.supply[colour] -= number

    def in_supply(self, colour: str) -> int:
        """Return the number of cubes in a colour's supply."""
        return self.peasants.value if colour == box.PEASANTS else self.supply[colour]

    def earn(self, seat: Seat, taler: int) -> int:
        """Pay a player Taler, at most what the bank has, and return the number paid; a negative number goes to the bank."""
        moved = min(taler, self.bank.value)
        self.taler[seat] += moved
        self.bank.value -= moved
        return moved

    def harvest(self, seat: Seat, grain: int) -> None:
        """Move the player's grain marker forward, at most to 18, the end of its track."""
        self.grain[seat] = min(box.LAST_GRAIN, self.grain[seat] + grain)

    def past_throws(self) -> tuple[tower.Throw, ...]:
        """Return the tower's throws so far, for its model."""
        return tuple(tower.Throw.read(text) for text in self.throws.value)


def _armies_of(colour: str, lands: tuple[str, ...]) -> Callable[[Mapping[str, Value]], int]:
    """Return a function that counts a colour's armies on the board."""
    entries = tuple((f"owner.{land}", f"armies.{land}") for land in lands)

    def count(held: Mapping[str, Value]) -> int:
        if entries[0][0] not in held:
            return 0
        return sum([int_of(held[armies]) for owner, armies in entries if held[owner] == colour])

    return count


def _add_none(items: Items) -> Items:
    return lambda key: items(key) if key else Option("", phrase("item-none"))


def name_entries(table: Table) -> None:
    """Name the ledger's entries and their values for the players."""
    ledger, player = table.ledger, seated(table.seats)
    for group in ("oldest", "rank", "received"):
        ledger.name(group, player)
    ledger.name("owner", player, box.land_name)
    for group in ("armies", "unrest", *box.BUILDINGS):
        ledger.name(group, keys=box.land_name)
    for group in ("played", "battle-land"):
        ledger.name(group, _add_none(lambda key: Option(key, box.land_name(key), icon="land")))
    for group in ("battle-attacker", "battle-defender"):
        # A side of a battle is a player or the peasants
        ledger.name(
            group, lambda colour: Option(colour, phrase("wallenstein-peasants")) if colour == box.PEASANTS else player(colour)
        )
    for group in ("events", "event", "events-gone"):
        ledger.name(group, _add_none(box.event_option))
    for group in ("laid-out", "display", "favours-gone"):
        ledger.name(
            group, lambda key: Option(key, phrase("wallenstein-favour-card", n=key, what=phrase(f"wallenstein-favour-{key}")))
        )
    for group, prefix in (("actions", "action"), ("tiles", "tile"), ("bid", "bid"), ("peace", "peace")):
        ledger.name(group, _add_none(spelt(f"wallenstein-{prefix}-")))
