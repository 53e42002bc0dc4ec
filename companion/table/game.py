"""A game: its name, whom it seats, its options and facts, its script, and what its scoreboard shows."""

import re
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from companion.table.differences import Happened
from companion.table.entry import Value
from companion.table.errors import SeatsRefused, TableError
from companion.table.phrase import Phrase
from companion.table.questions.choreography import Choreography
from companion.table.questions.device_kinds import CubeSet, TileSet
from companion.table.questions.question import Illustration, Question
from companion.table.seats import Seat, Seats
from companion.table.table import Table
from companion.unchanging import unchanging

K = TypeVar("K")


@unchanging
class Placing:
    """One line of the final standing: the place (1 is best), who, the figure that decided, and what explains it.

    The figure is None where nothing was counted.
    """

    place: int
    seat: Seat
    figure: int | None = None
    note: Phrase | None = None


def ranking(figures: Mapping[K, Any]) -> tuple[tuple[int, K], ...]:
    """Rank by these figures, the highest first, each with its place; equal ones share a place and keep their order."""
    best_first = sorted(figures, key=lambda who: figures[who], reverse=True)
    return tuple((1 + sum(other > figures[who] for other in figures.values()), who) for who in best_first)


@unchanging
class Outcome:
    """How a game ended: why, who won (several where the rules let a tie stand), and the standing.

    `cooperative` says that all played together and won or lost as one, `teams` that each seat is a team.
    """

    reason: Phrase
    winners: tuple[Seat, ...]
    standing: tuple[Placing, ...] = ()
    rules: tuple[str, ...] = ()
    cooperative: bool = False
    teams: bool = False


def without(outcome: Outcome, gone: Collection[Seat]) -> Outcome:
    """Give an outcome in which those who left do not win: the best of the others do, as long as there are any."""
    others = [placing for placing in outcome.standing if placing.seat not in gone]
    if not others or not set(gone).intersection(outcome.winners):
        return outcome
    best = min(placing.place for placing in others)
    stay = tuple(seat for seat in outcome.winners if seat not in gone)
    return replace(outcome, winners=stay or tuple(placing.seat for placing in others if placing.place == best))


@unchanging
class Figure:
    """A count on the scoreboard: the icon, the number, and the ledger entry it shows (so that a touch can mend it).

    A badge that is not `counted` says by its icon alone that it is there, wherever it is shown.
    """

    icon: str
    number: int
    entry: str = ""
    counted: bool = True


@unchanging
class SeatScore:
    """One seat's field on the scoreboard: figures, the most important first (as many as fit), and badges (a crown, a rank)."""

    seat: Seat
    figures: tuple[Figure, ...]
    badges: tuple[Figure, ...] = ()


@unchanging
class OptionSpec:
    """An option of a game, with its choices, likeliest first (the default); words are `NAME-option-OPTION` and `…-CHOICE`.

    `suggested` is what a table is offered before its first game on this device, `taught` the same where the camera knows the
    box's pieces; "" is the default. The default itself is what files mean that name no choice.
    `expansion` is the choice with which an expansion is on the table; "" where the option is none.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    suggested: str = ""
    taught: str = ""
    expansion: str = ""


@unchanging
class Fact:
    """A printed fact of the box: its name and the question that settles it where nobody knows it.

    `needs` says when the game asks by itself; facts are also all shown on the screen "check your box".
    `before` is an option with its choice: where that is chosen the fact is asked for once before a game, though not before
    the first one on this device, and where another is chosen the game does without it.
    """

    name: str
    ask: Question[Any]
    before: tuple[str, str] | None = None


@unchanging
class KeptSheets:
    """What lies ready for a game: its sheets by name, the one played last as the last, and why others cannot be read.

    They are the tables of TOML files in the game's own folder beside the library and on sticks.
    """

    files: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    unreadable: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Prepared:
    """What the table wants: facts to begin with, and how many may sit down."""

    facts: Mapping[str, Any]
    seats: tuple[int, ...]


SHEET = "sheet"
"""The fact that holds what was prepared: it begins the game, is in its journal, and is kept as a file on the shelf."""

Prepare: TypeAlias = Callable[[KeptSheets], Coroutine[Question[Any], Any, Prepared]]


INTERFACE = 1
"""The version of what games build on: this module, what `companion.table` exports, and the files of a game's folder.

It grows with every change after which a game written before no longer works.
"""

Script: TypeAlias = Callable[[Table], Coroutine[Question[Any], Any, Outcome]]
Invariant: TypeAlias = Callable[[Table], None]
"""Raises AssertionError where something does not hold that must hold at every question of a game."""


@unchanging
class Preparable:
    """A question that a player may answer beforehand, in private; its `seat` is whose it is.

    `gives` turns the answer into proposals: for the identity of a question that comes later, what to answer there. With `shares`
    each is a seat's share of what all are asked together: the options of all seats, None for none.
    """

    question: Question[Any]
    gives: Callable[[Any], Mapping[str, Any]]
    shares: bool = False


@unchanging
class Game:
    """One boxed game. `folder` holds its words (`en.ftl`, `de.ftl`), rules, lessons and drawings.

    `version` names the script: it changes with every change after which an old journal may no longer fit.
    `skippable` are ids of questions that an earlier script asked where this one asks nothing: journals may hold answers to them.
    `house_rules` are keys of rules that tables use beside the rulebook; nothing that is counted depends on them.
    `leaving` are the house rules (ids of `rules.toml`) by which an empty chair goes on; `NAME.left` tells them.
    `joins_like_last` are groups of entries in which who joins late begins like the player with least of the first.
    `joins` gives the entries with which newcomers begin, and those of the supplies from which they come; `joinable` are the ids
    of questions at which somebody may join though something was decided in this round; `players` tells for how many the box
    in these facts is, where that is not what `seats` says.
    `known_facts` are the printed facts known to be the same in every box.
    `pieces` are what a camera can be taught of this box.
    `invariants` hold at every question. A correction that would break one is refused: with the phrase that its AssertionError
    carries (what to do instead), where it carries one.
    `bgg_id` is the box's number at BoardGameGeek, only where a source says it (0: none does); exports name the box by it.
    `score` is the icon of the scoreboard's figure that decides the game, for the course of scores.
    `roles` gives who is known to play which character at present, by the seat's colour (words are `NAME-character-ROLE`), and
    `starts` who began: None while that is not settled. Without it the first seat began.
    `deeds` names what seats have done by the time a question is asked (words are `NAME-deed-DEED`, with how often, `n`).
    `prepare` asks what must be known before anybody sits down, and gives facts to begin with; `title` names the box that such
    facts are about, where the game's own name does not; `titles` gives its name in each language, where these differ, and
    `printed_titles` those names that come with the game, so that nobody has written them.
    `last_round` tells whether the round on the table is known to be the last.
    `choreography` shows what an answer has brought about, before the next question; None where there is nothing to be seen.
    `overview` draws what lies on the table for all to see, on a page beside the scores; None while there is nothing.
    `ahead` gives what players may answer beforehand, each in private: the journal gets it only once it is asked.
    `interface` is the `INTERFACE` that a game from another package was written for; one of our own needs none.
    """

    name: str
    version: str
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    play: Script
    scoreboard: Callable[[Table], tuple[SeatScore, ...]]
    folder: Path
    options: tuple[OptionSpec, ...] = ()
    facts: tuple[Fact, ...] = ()
    known_facts: Mapping[str, Any] = field(default_factory=dict)
    pieces: TileSet | CubeSet | None = None
    invariants: tuple[Invariant, ...] = ()
    interface: int = 0
    bgg_id: int = 0
    score: str = "points"
    roles: Callable[[Table], Mapping[str, tuple[str, ...]]] | None = None
    starts: Callable[[Table], Seat | None] | None = None
    last_round: Callable[[Table], bool] | None = None
    deeds: Callable[[Question[Any], Seats], Iterable[tuple[Seat, str]]] | None = None
    skippable: frozenset[str] = frozenset()
    house_rules: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    joins_like_last: tuple[str, ...] = ()
    joins: Callable[[Table, tuple[Seat, ...]], Mapping[str, Value]] | None = None
    joinable: frozenset[str] = frozenset()
    players: Callable[[Mapping[str, Any]], tuple[int, ...]] | None = None
    prepare: Prepare | None = None
    title: Callable[[Mapping[str, Any]], str] | None = None
    titles: Callable[[Mapping[str, Any]], Mapping[str, str]] | None = None
    printed_titles: Callable[[], frozenset[str]] | None = None
    overview: Callable[[Table], Illustration | None] | None = None
    choreography: Callable[[Table, Happened], Choreography | None] | None = None
    ahead: Callable[[Table], tuple[Preparable, ...]] | None = None

    def default_options(self) -> dict[str, str]:
        """Give each option its default."""
        return {option.name: option.default for option in self.options}

    def fact(self, name: str) -> Fact:
        """Find a printed fact by its name; `TableError` where the game has none of that name."""
        for fact in self.facts:
            if fact.name == name:
                return fact
        raise TableError(f"{self.name} has no printed fact called {name}")

    def ask_fact(self, name: str) -> Question[Any]:
        """Give the question that settles a printed fact; `TableError` where the game has none of that name."""
        return self.fact(name).ask

    def skipped(self, identity: str) -> str:
        """Give the id of a question that an earlier script asked where this one asks nothing; "" for every other question."""
        id_ = re.split(r"[@[#]", identity, maxsplit=1)[0]
        return id_ if id_ in self.skippable else ""

    def read_facts(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Take facts as stored: each is read as an answer to its question (`AnswerRejected`), or replaces a known fact."""
        stored = {name: value for name, value in plain.items() if value is not None}
        return {name: value if name in self.known_facts else self.fact(name).ask.read(value) for name, value in stored.items()}

    def points(self, table: Table) -> dict[Seat, int]:
        """Give each seat's figure that decides the game, as the scoreboard shows it; empty unless it shows that of every seat."""
        shown = {one.seat: figure.number for one in self.scoreboard(table) for figure in one.figures if figure.icon == self.score}
        return shown if len(shown) == len(table.seats) else {}

    def check(self, seats: Seats, options: Mapping[str, str]) -> None:
        """Refuse seats or options that this game does not have (`SeatsRefused`, `TableError`)."""
        if len(seats) not in self.seats:
            raise SeatsRefused(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {len(seats)}")
        foreign = sorted(set(seats.colours) - set(self.colours))
        if foreign:
            raise SeatsRefused(f"{self.name} has no {', '.join(foreign)}; it has {', '.join(self.colours)}")
        for name, choice in options.items():
            specs = {spec.name: spec for spec in self.options}
            if name not in specs:
                raise TableError(f"{self.name} has no option {name}; it has {', '.join(specs)}")
            if choice not in specs[name].choices:
                raise TableError(f"{self.name}, option {name}: expected one of {', '.join(specs[name].choices)}, got {choice}")
