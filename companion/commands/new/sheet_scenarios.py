"""Games of a sheet as scenarios: they show every rule that the sheet comes to, in the game that grows out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.games import any_box
from companion.games.any_box.sheet.sheet import read_sheet
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out, scenario_text
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe", "Ida", "Emil", "Nora")
WHOLE = "A-whole-game"
MORE = 3
"""So many further games of each number of players are tried; those that show nothing new are left out."""


@dataclass
class PlayedGame:
    """A game of a sheet, answered at random: the session, its log, and the rules that were met on the way."""

    session: Session
    log: MemoryLog
    why: str
    rules: set[str] = field(default_factory=set)

    def look(self) -> None:
        """Note the rules behind what is asked, and behind the end."""
        question, outcome = self.session.question, self.session.outcome
        self.rules.update(question.rules if question is not None else outcome.rules if outcome is not None else ())

    def play(self, rng: Random) -> PlayedGame:
        """Play it to its end."""
        self.look()
        play_out(self.session, rng, (lambda _table: self.look(),))
        return self

    def say(self, name: str, rng: Random) -> None:
        """Give one answer, then announce something, where the game is not over by then."""
        self.look()
        if self.session.question is not None:
            self.session.answer(self.session.question.sample(rng), source="selfplay")
        if self.session.question is None:
            return
        self.look()
        announcement, _ = self.session.run.find(name)
        self.rules.update(announcement.rules)
        self.session.announce(name)

    @property
    def text(self) -> str:
        """The scenario that plays it again, with the sheet of its own game."""
        told = scenario_text(self.session, self.log.rows[1:], self.why, sorted(self.rules))
        return re.sub(r"\[facts.*?(?=\[\[seats)", "[facts]\n\n", told, flags=re.DOTALL)


def games_of(plain: Mapping[str, Any]) -> dict[str, PlayedGame]:
    """Play games of a sheet until nothing new is shown; each by the name of its scenario, the whole game first."""
    found: dict[str, PlayedGame] = {}
    shown: set[str] = set()
    for name, played in _tried(plain):
        if name == WHOLE or played.rules - shown:
            found[name] = played
            shown |= played.rules
    return found


def _tried(plain: Mapping[str, Any]) -> Iterator[tuple[str, PlayedGame]]:
    """Give a whole game of two or the fewest, one ended early, one with a last round announced, then games of more players."""
    low, high = read_sheet(plain).players
    low = min(high, max(low, 2))
    yield WHOLE, _begun(plain, low, "A whole game, answered at random.").play(Random(1))
    for name, said, why in (
        ("B-ended-early", "any.over", "Somebody says that the game is over."),
        ("C-last-round", "any.last-round", "Somebody says that this is the last round."),
    ):
        played = _begun(plain, min(high, low + 1), why)
        rng = Random(2)
        played.say(said, rng)
        yield name, played.play(rng)
    for players in range(low, min(high, low + 2) + 1):
        for seed in range(MORE):
            yield f"D-{players}-players-{seed + 1}", _begun(plain, players, f"A game of {players}.").play(Random(seed + 3))


def _begun(plain: Mapping[str, Any], players: int, why: str) -> PlayedGame:
    seats = Seats(map(Seat, NAMES[:players], any_box.GAME.colours))
    log = MemoryLog()
    beginning = Beginning("any_box", seats, {}, {"sheet": plain})
    return PlayedGame(Session.begin(any_box.GAME, beginning, log), log, why)
