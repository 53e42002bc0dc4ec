"""The state of a game on the ledger: councils, goods, permits, prizes and regions, and the names of the entries."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from companion.games.council_of_four import box
from companion.games.council_of_four.board import Board, board_of
from companion.table import Column, GameState, Option, Phrase, Seat, Table, Value, phrase, seated, spelt


def city(key: str) -> Option[str]:
    """Return the option for a city, with its region's icon."""
    return Option(key, box.city_name(key), icon=box.CITIES[key].region)


def token(key: str) -> Option[str]:
    """Return the option for a reward token, or for none."""
    return Option(key, box.TOKENS[key].words, gains=box.TOKENS[key].symbols) if key else Option("", phrase("item-none"))


def name_entries(table: Table) -> None:
    """Name the ledger's entries and their values for the players."""
    ledger, player = table.ledger, seated(table.seats)

    def place(key: str) -> Option[str]:
        owner, _, used = key.partition("-")
        if owner not in table.seats.colours:
            return Option(key, phrase(f"council-permit-{key}"))
        seat = table.seats.of(owner)
        return Option(key, phrase("council-permit-used" if used else "council-permit-of", who=seat), seat=seat)

    for group in ("active", "first", "last"):
        ledger.name(group, player)
    for group in ("king", "emporiums", "neutral"):
        ledger.name(group, city)
    ledger.name("token", token, box.city_name)
    ledger.name("side", spelt("council-side-"), box.council_name)
    ledger.name("balcony", spelt("colour-"), box.council_name)
    ledger.name("permit", place, box.letters)
    ledger.name("tile", player, lambda key: phrase(f"council-tile-{key}"))
    ledger.name("royal", player, lambda key: phrase("council-royal-n", n=key))


class Councils:
    """The councillors' colours on each balcony. All other councillors are in the pool beside the board.

    With `later` the first councillors were not entered: only those elected since are known, from the arrow's side.
    """

    def __init__(self, table: Table) -> None:
        self.later = False
        self.balcony = table.ledger.lists("balcony", box.COUNCILS, box.COLOURS)
        table.ledger.demand("councillors", _refuse_wrong_balcony)

    def pool(self) -> Counter[str]:
        """Return the number of councillors beside the board by colour (CF-031, CF-062)."""
        seated = tuple(chain.from_iterable(self.balcony.values()))
        left = {colour: box.OF_EACH_COLOUR - seated.count(colour) for colour in box.COLOURS}
        return Counter({colour: number for colour, number in left.items() if number > 0})

    def size(self, council: str) -> int:
        """Return the number of councillors on a balcony, known or not."""
        return box.SEATS_IN_COUNCIL if self.later else len(self.balcony[council])


def _refuse_wrong_balcony(before: Mapping[str, Value], after: Mapping[str, Value]) -> Phrase | None:
    """Return a refusal if a balcony's number changes or a colour has more councillors than the box, else None."""
    rows = {name: row for name, row in after.items() if name.startswith("balcony.") and isinstance(row, tuple)}
    seated = Counter(colour for row in rows.values() for colour in row)
    as_many = all(isinstance(old := before[name], tuple) and len(old) == len(row) for name, row in rows.items())
    fits = as_many and all(number <= box.OF_EACH_COLOUR for number in seated.values())
    return None if fits else phrase("council-holds-balcony", n=box.OF_EACH_COLOUR)


class Goods:
    """Counts for each seat. Assistants and politics cards are conserved: those that nobody holds are in supply or stacks.

    Gold and points have no limit here, although the printed gold track has one (CF-G09).
    """

    def __init__(self, table: Table) -> None:
        ledger, seats = table.ledger, table.seats
        self.points = ledger.numbers("points", seats)
        self.gold = ledger.numbers("gold", seats)
        self.nobility = ledger.numbers("nobility", seats, high=box.NOBILITY_END)
        self.assistants = ledger.numbers("assistants", seats, high=box.ASSISTANTS)
        self.hand = ledger.numbers("hand", seats, high=box.CARDS)
        self.supply = ledger.number("supply", high=box.ASSISTANTS, initial=box.ASSISTANTS - sum(self.assistants.values()))
        self.discard = ledger.number("discard", high=box.CARDS)
        dealt = sum(self.hand.values()) + self.discard.value
        self.stack = ledger.number("stack", high=box.CARDS, initial=box.CARDS - dealt)
        ledger.conserve("assistants", box.ASSISTANTS, ["assistants", "supply"], balance="supply")
        ledger.conserve("cards", box.CARDS, ["hand", "stack", "discard"], balance="stack")

    def give_back(self, seat: Seat, assistants: int) -> None:
        """Return assistants to the supply."""
        self.assistants[seat] -= assistants
        self.supply.value += assistants

    def take_assistants(self, seat: Seat, assistants: int) -> None:
        """Give a player assistants from the supply, at most as many as it has (CF-G11)."""
        taken = min(assistants, self.supply.value)
        self.assistants[seat] += taken
        self.supply.value -= taken

    def draw(self, seat: Seat, cards: int) -> int:
        """Draw politics cards while the stack lasts; return how many are still to be drawn."""
        drawn = min(cards, self.stack.value)
        self.hand[seat] += drawn
        self.stack.value -= drawn
        return cards - drawn


STACK, UNDER, OPEN = "stack", "under", "open"
USED = "-used"


class Permits:
    """One entry per permit, so that no permit is ever in two places.

    With `later` the open permits are not entered: a permit is known only once it is taken.
    """

    def __init__(self, table: Table) -> None:
        owned = [place for seat in table.seats for place in (seat.colour, seat.colour + USED)]
        self.later = False
        self.place = table.ledger.choices("permit", box.PERMITS, (UNDER, OPEN, *owned), initial=STACK)
        self._of = {region: table.ledger.choices("permit", box.permits_of(region), ()) for region in box.REGIONS}

    def at(self, region: str, place: str) -> tuple[str, ...]:
        """Return the permits of a region that are in this place."""
        return self._of[region].where(place)

    def open(self, region: str) -> tuple[str, ...]:
        """List the open permits of a region."""
        return self.at(region, OPEN)

    def next_ones(self, region: str) -> tuple[str, ...]:
        """Return the permits that can be turned up next; those put under the stack come only after all others."""
        return self.at(region, STACK) or self.at(region, UNDER)

    def takeable(self, region: str) -> tuple[str, ...]:
        """Return the permits that can be taken: the open ones and, if those are not entered, all that could lie open."""
        lying = self.open(region)
        if not self.later or len(lying) == box.OPEN_PERMITS:
            return lying
        return (*lying, *self.at(region, STACK), *self.at(region, UNDER))

    def wanting(self, region: str) -> bool:
        """Return whether a permit of the region has to be turned up (CF-024, CF-080)."""
        return len(self.open(region)) < box.OPEN_PERMITS and bool(self.next_ones(region))

    def usable(self, seat: Seat) -> tuple[str, ...]:
        """List a player's permits that lie face up (CF-087, CF-091)."""
        return self.place.where(seat.colour)

    def of(self, seat: Seat) -> tuple[str, ...]:
        """Return all permits of a player, including used ones (CF-138)."""
        return tuple(permit for permit in box.PERMITS if self.place[permit] in {seat.colour, seat.colour + USED})

    def naming(self, seat: Seat, city: str) -> tuple[str, ...]:
        """List a player's usable permits for a city (CF-088, CF-089)."""
        return tuple(permit for permit in self.usable(seat) if city in permit)

    def named(self, seat: Seat) -> frozenset[str]:
        """Return all cities that a player's usable permits name."""
        return frozenset().union(*self.usable(seat))


RANKS = tuple(str(rank) for rank in range(1, len(box.ROYAL) + 1))


class Prizes:
    """Who has which bonus tile and which royal reward, the first reward on top of the stack (CF-026)."""

    def __init__(self, table: Table) -> None:
        self.tile = table.ledger.choices("tile", box.TILES, table.seats.colours)
        self.royal = table.ledger.choices("royal", RANKS, table.seats.colours)

    def completed(self, board: Board, own: tuple[str, ...], city: str) -> tuple[str, ...]:
        """Return the untaken tiles that an emporium in `city` completes; `own` are the builder's cities, with or without it."""
        built = {*own, city}
        return tuple(
            tile
            for tile in box.TILES
            if not self.tile[tile] and city in board.groups[tile] and built.issuperset(board.groups[tile])
        )

    def next_royal(self) -> str:
        """Return the royal reward on top of the stack; "" if all are taken (CF-112)."""
        return next((rank for rank in RANKS if not self.royal[rank]), "")

    def tile_points(self, seat: Seat) -> int:
        """Return the points on a player's bonus tiles (CF-147)."""
        return sum(points for tile, points in box.TILES.items() if self.tile[tile] == seat.colour)

    def royal_points(self, seat: Seat) -> int:
        """Return the points on a player's royal rewards (CF-147)."""
        return sum(points for rank, points in zip(RANKS, box.ROYAL, strict=True) if self.royal[rank] == seat.colour)


class Regions:
    """The three region boards and the pieces on them. A city's key is its letter.

    `neutral` are the cities with an emporium of an unused colour (CF-045). With `tokens_later` a token is entered only when an
    emporium first brings its reward.
    """

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        self._seats = table.seats
        for region in box.REGIONS:
            ledger.choices("side", [region], box.sides_of(region), initial=box.sides_of(region)[0])
        self.side = ledger.choices("side", box.REGIONS, ())
        self.king = ledger.choice("king", box.LETTERS, initial=self.board.king_city)
        self.emporiums = ledger.lists("emporiums", table.seats, box.LETTERS)
        self.neutral = ledger.list("neutral", box.LETTERS)
        self.token = ledger.choices("token", box.LETTERS, box.TOKENS)
        self.tokens_later = False

    @property
    def board(self) -> Board:
        """The board made of the three sides that are face up."""
        return board_of(*self.side.values())

    def reward(self, city: str) -> box.Bonus:
        """Return the bonus of a city's token; empty if none lies there (CF-108)."""
        return box.TOKENS.get(self.token[city], box.Bonus())

    def list_built(self) -> list[tuple[Seat, tuple[str, ...]]]:
        """List the players with the cities in which they have emporiums."""
        return list(zip(self._seats, self.emporiums.values(), strict=True))

    def left(self, seat: Seat) -> int:
        """Return the number of emporiums that a player still has to build."""
        return box.EMPORIUMS - len(set(self.emporiums[seat]))

    def tokens_to_place(self) -> tuple[str, ...]:
        """Return the reward tokens that are not in a city yet."""
        return tuple(token for token in box.TOKENS if token not in self.token.values())

    def cities_without_token(self) -> tuple[str, ...]:
        """Return the cities that still need a token, without the purple one (CF-019, CF-020)."""
        return tuple(city for city in box.LETTERS if not self.token[city] and city != self.board.king_city)


OPEN_POINTS = ("face-down", "tied", "zero")
"""Rules of the final scoring that the rulebook leaves open."""


class State(GameState):
    """The state of a game on its table; `table.view(State)` returns the table's only instance.

    `mains` counts the main actions left this turn; `acted` and `quick` tell that a main and the quick action have been taken;
    `ahead` is the action already chosen for the next player; `finished` are the players whose tenth emporium has been handled;
    `rest_asked` tells that assistants and cards have been asked for at the end; `steps` counts the pending nobility steps;
    `last` is the first player with a tenth emporium; `agreed` holds the players' answers on rules that the rulebook leaves open.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turns = 0
        self._times: Counter[str] = Counter()
        ledger, seats = table.ledger, table.seats
        option = table.options["books"]
        self.books = ledger.choice("books", ("full", "light") if option == "full" else ("light",), initial=option)
        self.active = ledger.choice("active", seats.colours, initial=seats[0].colour)
        self.first = ledger.choice("first", seats.colours, initial=seats[0].colour)
        self.last = ledger.choice("last", seats.colours)
        self.agreed = ledger.choices("agreed", OPEN_POINTS, ("yes", "no"))
        self.regions = Regions(table)
        ledger.fix("books", "active", "last", "agreed", "mains", "steps", "acted", "quick")
        name_entries(table)
        self.finished = {seat for seat in seats if self.regions.left(seat) == 0}
        self.rest_asked = False
        self.ahead = ""
        self.prizes = Prizes(table)
        if option == "full":
            self.goods = Goods(table)
            self.councils = Councils(table)
            self.permits = Permits(table)
            self.mains = table.ledger.number("mains", high=99)
            self.steps = table.ledger.number("steps", high=99)
            self.acted = table.ledger.flag("acted")
            self.quick = table.ledger.flag("quick")

    def form(self, line: str) -> Column[int]:
        """Return one line of the form that players fill in at the end with light books."""
        return self.table.ledger.numbers(f"form-{line}", self.table.seats)

    @property
    def seat(self) -> Seat:
        """The player whose turn it is."""
        return self.table.seats.of(self.active.value)

    def in_order(self) -> tuple[Seat, ...]:
        """Return the seats clockwise from the start player (CF-049)."""
        return tuple(self.table.seats.clockwise_from(self.table.seats.of(self.first.value)))

    def time(self, what: str) -> tuple[int, int]:
        """Count a question and return the turn's number and the count in this turn, to tell its questions apart."""
        self._times[what] += 1
        return self.turns, self._times[what]

    def begin_turn(self) -> None:
        """Count a new turn, and reset its counts of questions and actions."""
        self.turns += 1
        self._times.clear()
        if self.full:
            self.mains.value, self.steps.value = 1, 0
            self.acted.value, self.quick.value = False, False

    def others(self, seat: Seat) -> Mapping[str, int]:
        """Return the number of other players' emporiums by city, without zeros; each costs an assistant (CF-101)."""
        built = [self.regions.emporiums[other] for other in self.table.seats if other != seat]
        return Counter(chain.from_iterable(map(frozenset, (*built, self.regions.neutral.value))))

    def others_in(self, city: str, seat: Seat) -> int:
        """Return the number of others' emporiums in a city, neutral ones included."""
        own, neutral = city in self.regions.emporiums[seat], city in self.regions.neutral.value
        return [city in cities for cities in self.regions.emporiums.values()].count(True) - own + neutral
