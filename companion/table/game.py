"""A game: its name, its seats, its options and facts, its script, and what its scoreboard shows."""

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
from companion.table.unchanging import unchanging

K = TypeVar("K")


@unchanging
class Placing:
    """One line of the final standing: the place (1 is best), the seat, the figure that decided, and a note that explains it.

    The place is 0 where nobody has one, as all win or lose together; the figure is None if nothing was counted.
    """

    place: int
    seat: Seat
    figure: int | None = None
    note: Phrase | None = None


def ranking(figures: Mapping[K, Any]) -> tuple[tuple[int, K], ...]:
    """Rank by these figures, the highest first, each with its place; equal figures share a place and keep their order."""
    best_first = sorted(figures, key=lambda who: figures[who], reverse=True)
    return tuple((1 + sum(other > figures[who] for other in figures.values()), who) for who in best_first)


@unchanging(eq=False)
class TaughtStep:
    """One thought of a box's own lesson: its words (with `.do`, what to lay out), its picture, and when it is told.

    It waits for a question that serves one of the `rules`, and not before round `since`.
    """

    words: Phrase
    picture: str = ""
    rules: tuple[str, ...] = ()
    since: int = 0


@unchanging(eq=False)
class TaughtEntry:
    """One thing to look up in a box: its words (`.ask` is the question, `.also` what else finds it), and the rules behind it."""

    words: Phrase
    rules: tuple[str, ...] = ()


@unchanging(eq=False)
class Teaching:
    """What a box teaches that the game itself does not know: its title, a lesson, what is looked up, and where it was read."""

    title: Phrase
    steps: tuple[TaughtStep, ...] = ()
    entries: tuple[TaughtEntry, ...] = ()
    source: str = ""


@unchanging(eq=False)
class JudgedSheet:
    """What a sheet is worth that somebody writes: whether it plays, and what is wrong or probably not meant, each with its place.

    A place is keys and, for lists of tables, the index from 0. If one key or word is unknown, `known` are those that there are.
    Of a sheet that plays, `title`, `about` and `lines` say what it would do.
    """

    plays: bool
    faults: tuple[tuple[tuple[str | int, ...], Phrase], ...] = ()
    unknown: str = ""
    known: tuple[str, ...] = ()
    title: Phrase | None = None
    about: Phrase | None = None
    lines: tuple[Phrase, ...] = ()


@unchanging
class Outcome:
    """How a game ended: the reason, the winners (several if the rules let a tie stand), and the standing.

    `cooperative` means that all played together and won or lost as one, `teams` that each seat is a team.
    """

    reason: Phrase
    winners: tuple[Seat, ...]
    standing: tuple[Placing, ...] = ()
    rules: tuple[str, ...] = ()
    cooperative: bool = False
    teams: bool = False


def without(outcome: Outcome, gone: Collection[Seat]) -> Outcome:
    """Return the outcome without those who left among the winners; if no winner stays, the best of the others win."""
    others = [placing for placing in outcome.standing if placing.seat not in gone]
    if not others or not set(gone).intersection(outcome.winners):
        return outcome
    best = min(placing.place for placing in others)
    stay = tuple(seat for seat in outcome.winners if seat not in gone)
    return replace(outcome, winners=stay or tuple(placing.seat for placing in others if placing.place == best))


@unchanging
class Figure:
    """A count on the scoreboard: the icon, the number, and the ledger entry it shows (so that a touch can correct it).

    A badge that is not `counted` is shown by its icon alone, without a number.
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
    """An option of a game, with its choices, the likeliest first; its words are `NAME-option-OPTION` and `…-CHOICE`.

    `suggested` is the choice offered before a table's first game on this device, `taught` the same if the camera knows the
    box's pieces; "" stands for the default. A file that names no choice means the default.
    `expansion` is the choice that puts an expansion on the table; "" if the option is not an expansion.
    `settled` names the ledger entry in which a game notes the choice once it has asked for it: before a game nobody is asked,
    and what was answered holds for the next one.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    suggested: str = ""
    taught: str = ""
    expansion: str = ""
    settled: str = ""


@unchanging
class Fact:
    """A printed fact of the box: its name and the question that settles it if nobody knows it.

    All facts are also shown on the screen "check your box".
    `settles` returns other facts that an answer settles as well (which printing this is, say).
    `before` is an option with a choice: if that is chosen, the fact is asked for once before a game, though not before
    the first one on this device; if another is chosen, the game does not need the fact.
    """

    name: str
    ask: Question[Any]
    settles: Callable[[Any], Mapping[str, Any]] | None = None
    before: tuple[str, str] | None = None


@unchanging
class FactPart:
    """A part of a fact that can be mended in a running game: key, words, question; `mend` returns the facts with an answer."""

    key: str
    words: Phrase
    ask: Question[Any]
    mend: Callable[[Any], Mapping[str, Any]]


@unchanging
class KeptSheets:
    """The sheets ready for a game, by name (the one played last comes last), and the reasons why others cannot be read.

    Sheets are the tables of TOML files in the game's own folder beside the library and on sticks.
    """

    files: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    unreadable: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Prepared:
    """What the table prepared: facts to begin with, and the numbers of players that may sit down."""

    facts: Mapping[str, Any]
    seats: tuple[int, ...]


SHEET = "sheet"
"""The fact that holds the prepared sheet: the game begins with it, its journal has it, and a file on the shelf keeps it."""

Prepare: TypeAlias = Callable[[KeptSheets], Coroutine[Question[Any], Any, Prepared]]


INTERFACE = 1
"""The version of the interface to games: this module, what `companion.table` exports, and the files of a game's folder.

It grows with every change that breaks games written before.
"""

Script: TypeAlias = Callable[[Table], Coroutine[Question[Any], Any, Outcome]]
Invariant: TypeAlias = Callable[[Table], None]
"""Raises AssertionError if a condition that must hold at every question of a game is broken."""


@unchanging
class Preparable:
    """A question that the player of its `seat` may answer beforehand, in private.

    `gives` turns the answer into proposals: the identity of each later question, with the answer to give there. With `shares`
    each proposal is one seat's share of a question to all seats together; None stands for having nothing.
    """

    question: Question[Any]
    gives: Callable[[Any], Mapping[str, Any]]
    shares: bool = False


@unchanging
class Game:
    """One boxed game. `folder` holds its words (`en.ftl`, `de.ftl`), rules, lessons and drawings.

    `version` names the script: it changes whenever an old journal might no longer fit.
    `skippable` are ids of questions that an earlier script asked and this one does not: journals may hold answers to them.
    `house_rules` are keys of rules that tables use besides the rulebook. Most are only told; `lay` returns the game as those of
    these keys change it that change what is counted, and `by_house` are those by which this one is changed.
    `leaving` are the house rules (ids in `rules.toml`) by which an empty chair goes on; the message `NAME.left` explains them.
    `joins_like_last` are groups of entries in which a newcomer starts like the player who has least in the first group.
    `joins` returns the entries with which newcomers start, and those of the supplies they are taken from; `joinable` are the ids
    of questions at which somebody may join although something was decided in this round; `players` returns the numbers of
    players of the box described by these facts, if they differ from `seats`.
    `known_facts` are the printed facts known to be the same in every box.
    `pieces` are the pieces of this box that a camera can learn.
    `invariants` hold at every question. A correction that would break one is refused, with the phrase that its AssertionError
    carries (what to do instead), if it carries one.
    `bgg_id` is the box's number at BoardGameGeek, 0 if no source gives it; exports name the box by it.
    `score` is the icon of the scoreboard's figure that decides the game, for the chart of scores.
    `roles` returns the characters that each seat is now known to play, by its colour (words are `NAME-character-ROLE`);
    `starts` returns who began, None while that is not settled. Without `starts` the first seat began.
    `deeds` names what seats have done by the time a question is asked (words are `NAME-deed-DEED`; `n` is how often).
    `prepare` asks for what must be known before anybody sits down, and returns facts to begin with; `title` names the box that
    such facts describe, if the game's own name does not; `titles` returns its name in each language, if these differ, and
    `printed_titles` the names that come with the game, which nobody at the table has written, and `printed_numbers` those whose
    number at BoardGameGeek is known: each number with the name by language.
    `fact_parts` lists what can be mended of a prepared fact while the game runs.
    `judge` says whether a sheet that somebody writes plays, and what is wrong with it.
    `last_round` returns whether the round on the table is known to be the last.
    `choreography` shows what an answer has brought about, before the next question; None where there is nothing to see.
    `teaching` returns what the box on this table teaches beside the game's own lesson and rules; None for nothing.
    `overview` draws what lies on the table for all to see, on a page beside the scores; None while there is nothing.
    `ahead` returns what players may answer beforehand, in private; the journal gets an answer only when its question is asked.
    `interface` is the `INTERFACE` that a game from another package was written for; our own games need none.
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
    lay: "Callable[[tuple[str, ...]], Game] | None" = None
    by_house: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    joins_like_last: tuple[str, ...] = ()
    joins: Callable[[Table, tuple[Seat, ...]], Mapping[str, Value]] | None = None
    joinable: frozenset[str] = frozenset()
    players: Callable[[Mapping[str, Any]], tuple[int, ...]] | None = None
    prepare: Prepare | None = None
    title: Callable[[Mapping[str, Any]], str] | None = None
    titles: Callable[[Mapping[str, Any]], Mapping[str, str]] | None = None
    printed_titles: Callable[[], frozenset[str]] | None = None
    printed_numbers: Callable[[], Mapping[int, Mapping[str, str]]] | None = None
    fact_parts: Callable[[Mapping[str, Any]], tuple[FactPart, ...]] | None = None
    teaching: Callable[[Table], Teaching | None] | None = None
    judge: Callable[[Mapping[str, Any]], JudgedSheet] | None = None
    overview: Callable[[Table], Illustration | None] | None = None
    choreography: Callable[[Table, Happened], Choreography | None] | None = None
    ahead: Callable[[Table], tuple[Preparable, ...]] | None = None

    def under(self, house: tuple[str, ...]) -> "Game":
        """Return the game as it is played with these house rules."""
        return self if self.lay is None or house == self.by_house else self.lay(house)

    def default_options(self) -> dict[str, str]:
        """Return each option's default, by the option's name."""
        return {option.name: option.default for option in self.options}

    def fact(self, name: str) -> Fact:
        """Find a printed fact by its name; raises `TableError` if the game has none of that name."""
        for fact in self.facts:
            if fact.name == name:
                return fact
        raise TableError(f"{self.name} has no printed fact called {name}")

    def ask_fact(self, name: str) -> Question[Any]:
        """Return the question that settles a printed fact; raises `TableError` if the game has none of that name."""
        return self.fact(name).ask

    def settle(self, name: str, value: Any) -> dict[str, Any]:
        """Return a printed fact with its value, and the other facts that it settles."""
        settles = self.fact(name).settles
        return {name: value, **(settles(value) if settles is not None else {})}

    def find_skipped(self, identity: str) -> str:
        """Return the id of a question that only an earlier script asked; "" for every other question."""
        id_ = re.split(r"[@[#]", identity, maxsplit=1)[0]
        return id_ if id_ in self.skippable else ""

    def read_facts(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Read stored facts: each replaces a known fact or is parsed as an answer to its question (raises `AnswerRejected`)."""
        stored = {name: value for name, value in plain.items() if value is not None}
        return {name: value if name in self.known_facts else self.fact(name).ask.read(value) for name, value in stored.items()}

    def points(self, table: Table) -> dict[Seat, int]:
        """Return each seat's deciding figure from the scoreboard; empty unless the scoreboard shows it for every seat."""
        shown = {one.seat: figure.number for one in self.scoreboard(table) for figure in one.figures if figure.icon == self.score}
        return shown if len(shown) == len(table.seats) else {}

    def check(self, seats: Seats, options: Mapping[str, str]) -> None:
        """Raise `SeatsRefused` for seats, or `TableError` for options, that this game does not have."""
        if len(seats) not in self.seats:
            raise SeatsRefused(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {len(seats)}")
        foreign = sorted(set(seats.colours) - set(self.colours))
        if foreign:
            raise SeatsRefused(f"{self.name} has no colour {', '.join(foreign)}; it has {', '.join(self.colours)}")
        for name, choice in options.items():
            specs = {spec.name: spec for spec in self.options}
            if name not in specs:
                raise TableError(f"{self.name} has no option {name}; it has {', '.join(specs)}")
            if choice not in specs[name].choices:
                raise TableError(f"{self.name}, option {name}: expected one of {', '.join(specs[name].choices)}, got {choice}")
