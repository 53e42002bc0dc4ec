"""The table as a script sees it: its beginning, seats, options, facts of the box, ledger, and the place in the game."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import field
from typing import Any, Protocol, TypeVar

from companion.table.entry import Value
from companion.table.ledger import Cell, Ledger
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option, Tell
from companion.table.questions.question import Announcement, Handler, Question
from companion.table.seats import Seat, Seats
from companion.table.unchanging import unchanging

S = TypeVar("S")


AWAY = ("others", "empty")
"""How a seat goes on after its player has left: the others decide for it, or its chair is empty by the game's house rule."""
EARLIER = ("passes",)
"""What an empty chair was called in earlier versions, without house rules: it only passes wherever it may."""


@unchanging
class Start:
    """Where a game begins: at the first phase of `round`, with these ledger values; `joined` are the newcomers' colours."""

    round: int = 1
    ledger: Mapping[str, Value] = field(default_factory=dict)
    joined: tuple[str, ...] = ()


@unchanging
class Taught:
    """The colours of the players who learn the game while they play; with `addition` they learn only that chapter of it."""

    learners: tuple[str, ...] = ()
    addition: str = ""


LEVEL = 2
"""The level of games begun now; what those of a level ask is for each game to say."""


@unchanging
class Beginning:
    """All that a game begins with: the first entry of its journal. `house` are keys of house rules.

    `level` is that of the scripts that began it: they ask what was not asked in games of a lower level only in new games.
    """

    game: str
    seats: Seats
    options: Mapping[str, str]
    facts: Mapping[str, Any]
    start: Start = field(default_factory=Start)
    house: tuple[str, ...] = ()
    taught: Taught = field(default_factory=Taught)
    level: int = LEVEL


def convert_beginning(beginning: Beginning) -> dict[str, Any]:
    """Convert a beginning to JSON values."""
    house = {"house": list(beginning.house)} if beginning.house else {}
    taught = beginning.taught
    return {
        **house,
        **({"level": beginning.level} if beginning.level > 1 else {}),
        **({"taught": {"learners": list(taught.learners), "addition": taught.addition}} if taught.learners else {}),
        "game": beginning.game,
        "seats": [{"name": seat.name, "colour": seat.colour} for seat in beginning.seats],
        "options": dict(beginning.options),
        "facts": dict(beginning.facts),
        "start": {
            "round": beginning.start.round,
            "ledger": dict(beginning.start.ledger),
            **({"joined": list(beginning.start.joined)} if beginning.start.joined else {}),
        },
    }


def beginning_from(plain: Mapping[str, Any]) -> Beginning:
    """Convert JSON (or TOML) values to a beginning; raises `SeatsRefused`, or KeyError if a key is missing."""
    start, taught = plain.get("start", {}), plain.get("taught", {})
    return Beginning(
        plain["game"],
        Seats(Seat(seat["name"], seat["colour"]) for seat in plain["seats"]),
        dict(plain.get("options", {})),
        dict(plain.get("facts", {})),
        Start(start.get("round", 1), dict(start.get("ledger", {})), tuple(map(str, start.get("joined", ())))),
        tuple(str(key) for key in plain.get("house", ())),
        Taught(tuple(map(str, taught.get("learners", ()))), str(taught.get("addition", ""))),
        int(plain.get("level", 1)),
    )


class GameBox(Protocol):
    """What a table needs of its game: options and printed facts."""

    @property
    def name(self) -> str:
        """The game's name in code and files."""

    @property
    def known_facts(self) -> Mapping[str, Any]:
        """Printed facts that are the same in every box."""

    @property
    def leaving(self) -> tuple[str, ...]:
        """The house rules by which an empty chair goes on."""

    def default_options(self) -> dict[str, str]:
        """Return each option's default, by the option's name."""

    def read_facts(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Read stored facts."""

    def ask_fact(self, name: str) -> Question[Any]:
        """Return the question that settles a printed fact."""

    def settle(self, name: str, value: Any) -> dict[str, Any]:
        """Return a printed fact with its value, and the other facts that it settles."""


@unchanging
class Place:
    """The place in the game: the round (0 before the first), the phase's message id, its number, and the number of phases."""

    round: int = 0
    phase: str = ""
    number: int = 0
    of: int = 0


class Table:
    """What a script plays on: the script reads seats, options and facts, writes the ledger, and sets the place in the game."""

    def __init__(self, game: GameBox, beginning: Beginning) -> None:
        self.game = game
        self.seats = beginning.seats
        self.options = {**game.default_options(), **beginning.options}
        self.start, self.level = beginning.start, beginning.level
        self.facts: dict[str, Any] = {**game.known_facts, **game.read_facts(beginning.facts)}
        self.ledger = Ledger(beginning.start.ledger)
        self.left = self.ledger.choices("left", self.seats, AWAY, earlier=EARLIER)
        self._told_empty: set[Seat] = set()
        self.awaited: Seats | None = None
        """All who play once those have joined who wait for the end of the round; None if nobody waits."""
        self._leavings = 0
        self.ledger.name("left", lambda how: Option(how, phrase(f"left-{how or 'plays'}")))
        self.place = Place()
        self.announcements: list[tuple[Announcement, Handler]] = []
        self.corrected: Callable[[], Awaitable[None]] | None = None
        """What a script does at its open question after a correction: a corrected number may end the game."""
        self._views: dict[Callable[[Table], Any], Any] = {}

    def view(self, of: "Callable[[Table], S]") -> S:
        """Return this table's only view of its ledger (a game's `State`), cached because declaring every entry again is slow."""
        if of not in self._views:
            self._views[of] = of(self)
        found: S = self._views[of]
        return found

    def empty(self, seat: Seat) -> bool:
        """Return whether this chair is empty: nobody is asked for it, and it cannot win."""
        return self.left[seat] == "empty"

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose chairs are not empty; all seats if every chair is empty."""
        here = tuple(seat for seat in self.seats if not self.empty(seat))
        return here or tuple(self.seats)

    async def welcome(self) -> tuple[Seat, ...]:
        """Tell what each newcomer begins with; return the newcomers."""
        newcomers = tuple(map(self.seats.of, self.start.joined))
        if newcomers:
            self.place = Place(self.start.round)
        for seat in newcomers:
            await Tell(f"{self.game.name}.newcomer", args={"who": seat}, subject=seat.colour)
        return newcomers

    async def resume_after_correction(self) -> None:
        """Tell once per seat by which house rule its empty chair goes on; then run what the script does after a correction."""
        empty = {seat for seat in self.seats if self.empty(seat)}
        left, self._told_empty = empty - self._told_empty, empty
        for seat in self.seats:
            if seat in left and self.game.leaving:
                at, rules = (self.place.round, self._leavings), self.game.leaving
                self._leavings += 1
                await Tell(f"{self.game.name}.left", args={"who": seat}, subject=seat.colour, occurrence=at, rules=rules)
        if self.corrected is not None:
            await self.corrected()

    def at(self, phase: str, number: int = 0, of: int = 0, *, round: int | None = None) -> None:  # noqa: A002
        """Set the place in the game: the phase's message id, its number, the number of phases, and the round if one begins."""
        self.place = Place(self.place.round if round is None else round, phase, number, of)

    def hears(self, announcement: Announcement, handler: Handler) -> AbstractContextManager[None]:
        """Offer an announcement beside every question asked inside; when it is made, `handler` runs at the open question."""
        return self.hears_each([(announcement, handler)])

    @contextmanager
    def hears_each(self, offered: Iterable[tuple[Announcement, Handler]]) -> Iterator[None]:
        """Offer several announcements beside every question asked inside, each with its handler."""
        each_offered = tuple(offered)
        self.announcements += each_offered
        try:
            yield
        finally:
            for each in each_offered:
                self.announcements.remove(each)

    async def fact(self, name: str) -> Any:
        """Return a printed fact of this box; if nobody knows it yet, ask for it once."""
        if self.facts.get(name) is None:
            self.facts |= self.game.settle(name, await self.game.ask_fact(name))
        return self.facts[name]


class GameState:
    """The base of a game's own state, which `Table.view` makes; only games with light books have `books`."""

    table: Table
    books: Cell[str]

    @property
    def round(self) -> int:
        """The number of the current round; 0 before the first."""
        return self.table.place.round

    @property
    def full(self) -> bool:
        """Whether the books are full; the players can have switched to light books."""
        return self.books.value == "full"
