"""A game: its name, whom it seats, its options and facts, its script, and what its scoreboard shows."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from companion.table.errors import SeatsRefused, TableError
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import CubeSet, TileSet
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats
from companion.table.table import Table


@dataclass(frozen=True)
class Placing:
    """One line of the final standing: the place (1 is best), who, the figure that decided, and what explains it."""

    place: int
    seat: Seat
    figure: int
    note: Phrase | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, who won (several where the rules let a tie stand), and the standing."""

    reason: Phrase
    winners: tuple[Seat, ...]
    standing: tuple[Placing, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figure:
    """A count on the scoreboard: the icon, the number, and the ledger entry it shows (so that a touch can mend it).

    A badge that is not `counted` says by its icon alone that it is there, wherever it is shown.
    """

    icon: str
    number: int
    entry: str = ""
    counted: bool = True


@dataclass(frozen=True)
class SeatScore:
    """One seat's field on the scoreboard: at most three figures, and badges (a crown, a rank, a favour)."""

    seat: Seat
    figures: tuple[Figure, ...]
    badges: tuple[Figure, ...] = ()


@dataclass(frozen=True)
class OptionSpec:
    """An option of a game, with its choices, likeliest first (the default); words are `NAME-option-OPTION` and `…-CHOICE`.

    `suggested` is what a table is offered before its first game on this device, `taught` the same where the camera knows the
    box's pieces; "" is the default. The default itself is what files mean that name no choice.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    suggested: str = ""
    taught: str = ""


@dataclass(frozen=True)
class Fact:
    """A printed fact of the box: its name and the question that settles it where nobody knows it.

    `needs` says when the game asks by itself; facts are also all shown on the screen "check your box".
    """

    name: str
    ask: Question[Any]


INTERFACE = 1
"""The version of what games build on: this module, what `companion.table` exports, and the files of a game's folder.

It grows with every change after which a game written before no longer works.
"""

Play: TypeAlias = Callable[[Table], Coroutine[Question[Any], Any, Outcome]]


@dataclass(frozen=True)
class Game:
    """One boxed game. `folder` holds its words (`en.ftl`, `de.ftl`), rules, lessons and drawings.

    `version` names the script: it changes with every change after which an old journal may no longer fit.
    `skippable` are ids of questions that an earlier script asked where this one asks nothing: journals may hold answers to them.
    `known_facts` are the printed facts known to be the same in every box.
    `pieces` are what a camera can be taught of this box.
    `invariants` raise AssertionError where something does not hold that must hold at every question.
    `interface` is the `INTERFACE` that a game from another package was written for; one of our own needs none.
    """

    name: str
    version: str
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    play: Play
    scoreboard: Callable[[Table], tuple[SeatScore, ...]]
    folder: Path
    options: tuple[OptionSpec, ...] = ()
    facts: tuple[Fact, ...] = ()
    known_facts: Mapping[str, Any] = field(default_factory=dict)
    pieces: TileSet | CubeSet | None = None
    invariants: tuple[Callable[[Table], None], ...] = ()
    interface: int = 0
    skippable: frozenset[str] = frozenset()

    def default_options(self) -> dict[str, str]:
        """Give each option its default."""
        return {option.name: option.default for option in self.options}

    def fact(self, name: str) -> Fact:
        """Find a printed fact by its name; `TableError` where the game has none of that name."""
        for fact in self.facts:
            if fact.name == name:
                return fact
        raise TableError(f"{self.name} knows no fact {name}")

    def ask_fact(self, name: str) -> Question[Any]:
        """Give the question that settles a printed fact; `TableError` where the game has none of that name."""
        return self.fact(name).ask

    def read_facts(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Take facts as stored: each is read as an answer to its question (`AnswerRejected`), or replaces a known fact."""
        stored = {name: value for name, value in plain.items() if value is not None}
        return {name: value if name in self.known_facts else self.fact(name).ask.read(value) for name, value in stored.items()}

    def check(self, seats: Seats, options: Mapping[str, str]) -> None:
        """Refuse seats or options that this game does not have (`SeatsRefused`, `TableError`)."""
        if len(seats) not in self.seats:
            raise SeatsRefused(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {len(seats)}")
        foreign = sorted(set(seats.colours) - set(self.colours))
        if foreign:
            raise SeatsRefused(f"{self.name} has no {', '.join(foreign)}; it has {', '.join(self.colours)}")
        for name, choice in options.items():
            self._check_option(name, choice)

    def _check_option(self, name: str, choice: str) -> None:
        specs = {spec.name: spec for spec in self.options}
        if name not in specs:
            raise TableError(f"{self.name} has no option {name}; it has {', '.join(specs)}")
        if choice not in specs[name].choices:
            raise TableError(f"{self.name}: {name} is one of {', '.join(specs[name].choices)}, not {choice}")
