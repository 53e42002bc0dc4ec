"""What each game costs the table: answers, taps, presses, pages and speech of whole games, played by people who want to win.

`python tests/bench/bench_burden.py [--json] [--game NAME] [--books light|full] [--seeds 6] [--ids]`: four players, default options,
light and full books, without and with a camera that was taught; means of so many games. `answers` are the steps that need a person, a
tell that waits among them; a tell that goes on by itself counts in `tells` alone. Seconds count what was heard before as known.
`handling_…_s`: 1.5 s for each question, 1 s for a tap, 0.5 s for a short press and 0.8 s for a long one, on the screen of 800x480.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).parent))

from burden.citadels import Citadels
from burden.council import Council
from burden.count import Burden, played
from burden.tumult import Tumult
from burden.wallenstein import Wallenstein

from companion.games import game as find_game

PEOPLE: dict[str, Any] = {
    "tumult_royale": Tumult,
    "citadels": Citadels,
    "council_of_four": Council,
    "wallenstein": Wallenstein,
}
BOOKS = ("light", "full")
CAMERAS = (False, True)
PLAYERS = 4


def measured(name: str, books: str, seeds: int) -> Iterator[tuple[bool, list[Burden]]]:
    """Play a game so many times; give what it cost without and with a camera."""
    people = PEOPLE[name]
    games = [
        played(
            find_game(name),
            {"books": books},
            PLAYERS,
            people(Random(seed), PLAYERS),
            people.first_turn,
            CAMERAS,
            people.facts,
        )
        for seed in range(seeds)
    ]
    for place, camera in enumerate(CAMERAS):
        yield camera, [burdens[place] for burdens in games]


def rows(names: list[str], books: list[str], seeds: int) -> Iterator[dict[str, Any]]:
    """Give a row for each game, book and camera."""
    for name in names:
        for book in books:
            for camera, burdens in measured(name, book, seeds):
                figures = [burden.row() for burden in burdens]
                means = {key: round(mean(each[key] for each in figures), 1) for key in figures[0]}
                ids = sum((burden.ids for burden in burdens), Counter[str]())
                yield {"game": name, "books": book, "camera": camera, "players": PLAYERS, **means, "ids": ids}


def line(row: dict[str, Any]) -> str:
    """Write a row for people."""
    what = f"{row['game']} {row['books']}, {'camera' if row['camera'] else 'by hand'}"
    return (
        f"{what:32} answers {row['answers']:6} tells {row['tells']:6} a player's round {row['per_player_round']:5} "
        f"before the first turn {row['before_first_turn']:5} taps {row['touches']:7} presses {row['presses']:7} "
        f"pages {row['pages']:5} spoken {row['spoken_known_s'] / 60:5.1f} min "
        f"handling {row['handling_touch_s'] / 60:5.1f} / {row['handling_button_s'] / 60:5.1f} min"
    )


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--game", choices=PEOPLE, action="append", help="only this one (may be given several times)")
    parser.add_argument("--books", choices=BOOKS, action="append", help="only these")
    parser.add_argument("--seeds", type=int, default=6, help="games in a row")
    parser.add_argument("--ids", action="store_true", help="list which questions people answered, and how often a game")
    given = parser.parse_args()
    for row in rows(given.game or list(PEOPLE), given.books or list(BOOKS), given.seeds):
        ids = row.pop("ids")
        print(json.dumps(row) if given.json else line(row), flush=True)
        if given.ids and not row["camera"]:
            for name, count in ids.most_common():
                print(f"{count / given.seeds:10.1f}  {name}")


if __name__ == "__main__":
    main()
