"""How long a whole game is by ear: four players who want to win, everything heard for the first time, 150 words a minute.

`python tests/bench/bench_by_ear.py [GAME …]` prints minutes in German and English: all that is said, what a table hears that knows
the game, and the goals.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from figures import use_rooms

use_rooms("")

from bench_burden import PEOPLE, PLAYERS
from burden.count import NAMES, whole_game

from companion.games import game as find_game
from companion.language.words import Words
from companion.play.snapshot import Snapshot
from companion.system.languages import WHOLE
from companion.ui.narration.prompt import KNOWN_WELL, tell_snapshot
from tools.by_ear import begun, offered

GOALS = {"tumult_royale": 20, "citadels": 25, "council_of_four": 40, "wallenstein": 50}
"""Minutes with full books; light ones may take three fifths of that."""
LIGHT = 0.6
WORDS_A_MINUTE = 150


def prompts(name: str, books: str, seed: int) -> Iterator[tuple[Snapshot, int]]:
    """Play a game; give each prompt and how often it was heard before."""
    game, people = find_game(name), PEOPLE[name](Random(seed), PLAYERS)
    controller = begun(game, {"books": books}, NAMES[:PLAYERS], PEOPLE[name].facts)
    heard = Counter[str]()
    for snapshot, *_ in whole_game(controller, people):
        yield snapshot, heard[snapshot.question.id]
        heard[snapshot.question.id] += 1


def minutes(name: str, books: str, language: str) -> tuple[float, float]:
    """Give the minutes of a game heard for the first time, and of one that everybody knows."""
    words, new, known = Words(language, [find_game(name).folder]), 0, 0
    for snapshot, often in prompts(name, books, 0):
        buttons = offered(snapshot, words)
        new += len(tell_snapshot(snapshot, words, often, by_ear=True, offered=buttons).split())
        known += len(tell_snapshot(snapshot, words, max(often, KNOWN_WELL), by_ear=True, offered=buttons).split())
    return new / WORDS_A_MINUTE, known / WORDS_A_MINUTE


def main() -> None:
    """Print a row for each game and kind of books."""
    names = sys.argv[1:] or list(GOALS)
    print("game, books: minutes de / en, known de / en, goal")
    for name in names:
        for books in ("full", "light"):
            found = [minutes(name, books, language) for language in WHOLE]
            goal = GOALS[name] * (1 if books == "full" else LIGHT)
            row = " / ".join(f"{new:.1f}" for new, _ in found), " / ".join(f"{known:.1f}" for _, known in found)
            print(f"{name}, {books}: {row[0]}, known {row[1]}, goal {goal:.0f}", flush=True)


if __name__ == "__main__":
    main()
