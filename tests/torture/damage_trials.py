"""Trials of damage: whatever a card does to one file, Companion starts, shows all other games, and says what it lacks."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from counting import ROOM, Count
from damage import copied, hurt
from homes import make_homes
from looking import Home, Runner, look_at

SECOND_HIT = 0.1
"""In this share of the trials two files are damaged."""
SECOND = ", and "
UNWATCHED = r"What was played since it was made is lost|If a game lacks its last answers|notebook\.json (?:is damaged, and so is|is gone, and) its copy|notebook\.json could not be read"
MOST_HIT = 2
"""Games that one hit may spoil: a page may hold the end of one and the beginning of the next."""
BOXES = {
    "tumult_royale": "Tumult Royale", "citadels": "Citadels", "wallenstein": "Wallenstein", "council_of_four": "The Council of Four",
    "any_box": "Any other box",
}  # fmt: skip


def judged(before: Home, after: Home, what: str) -> list[str]:
    """Say what is wrong with what people see after damage: a trace, a game that is missing or changed without a word."""
    wrong = [f"{what}: {fault}" for fault in after.faults]
    if (
        ", companion.toml" in what.partition(SECOND)[0]
    ):  # people write this file themselves: another value in it is no damage that shows
        return [*wrong, *([f"{what}: the games are others"] if after.games != before.games else [])]
    if SECOND in what and re.search(UNWATCHED, after.said):  # where both of two copies are damaged, nobody knows what they held
        return wrong
    differ = {number for number in before.games if after.games.get(number) != before.games[number]}
    differ |= {number for number in before.states if after.states.get(number) != before.states[number]}
    for number in sorted(differ):
        box = BOXES[before.games[number].split()[3]]
        if not re.search(rf"(?:Lost|Damaged): {box}|{box} of .* can no longer be read", after.said):
            wrong.append(f"{what}: game {number} is another, and nobody says so")
    if len(differ) > MOST_HIT and SECOND not in what:
        wrong.append(f"{what}: {len(differ)} games are hit")
    more = after.games.keys() - before.games.keys()
    if more:
        wrong.append(f"{what}: games {sorted(more)} were never played")
    if after.plays != before.plays and not differ:
        wrong.append(f"{what}: the plays are others, and nobody says so")
    if after.names != before.names and not differ and not after.said.strip():
        wrong.append(f"{what}: names or notes are others, and nobody says so")
    if after.settings != before.settings:
        wrong.append(f"{what}: the settings are others")
    return wrong


class Trials:
    """Damages one of the homes at a time; each trial has a number, and is the same each time."""

    def __init__(self, run: Runner, room: Path) -> None:
        self.run = run
        self.room = room
        self.homes = make_homes(room / "homes")
        self.before: dict[str, tuple[Home, Home]] = {}
        for name, home in self.homes.items():
            there = copied(home, room / "before")
            self.before[name] = look_at(there, run), look_at(there, run)  # what was heard before is said more briefly
            shutil.rmtree(there)
            assert not self.before[name][0].faults, self.before[name][0].faults

    def trial(self, number: int) -> list[str]:
        """Damage a home, start twice, and say what is wrong; "" stands for nothing."""
        rng = Random(number)
        name = rng.choice(sorted(self.homes))
        before, again = self.before[name]
        there = copied(self.homes[name], self.room / f"trial-{number}")
        try:
            what = f"{number}: {name}, {hurt(there, rng)}"
            if rng.random() < SECOND_HIT:
                what += f"{SECOND}{hurt(there, rng, beside='companion.toml')}"
            first = look_at(there, self.run, tuple(before.states))
            second = look_at(there, self.run, only=rng.choice(sorted(before.states)))
        finally:
            shutil.rmtree(there, ignore_errors=True)
        wrong = judged(before, first, what)
        if not wrong and (second.games, second.plays) != (first.games, first.plays):
            wrong.append(f"{what}: the second start shows something else")
        heard = not re.search(UNWATCHED, first.said)  # else what was heard before is gone, and everything is told in full again
        if not wrong and heard and first.states == before.states and not second.states.items() <= again.states.items():
            wrong.append(f"{what}: the second start goes on elsewhere")
        return wrong


def damage(numbers: Iterable[int], run: Runner, kept: Path | None = None, going_on: Callable[[], bool] = lambda: True) -> Count:
    """Try these numbers; those that stand in the file `kept` were tried before, and each is added there."""
    count = Count(f"files damaged, then looked at by {run.__name__.replace('_', ' ')}")
    done = {}
    if kept is not None and kept.exists():
        done = dict(map(json.loads, kept.read_text(encoding="utf-8").splitlines()))
    with tempfile.TemporaryDirectory(dir=ROOM) as room:
        trials = None
        for number in numbers:
            if number not in done:
                if not going_on():
                    break
                trials = trials or Trials(run, Path(room))
                done[number] = trials.trial(number)
                if kept is not None:
                    with kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([number, done[number]]) + "\n")
            count.lost += done[number]
            count.tried += 1
    return count
