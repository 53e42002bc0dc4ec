"""What `docs/burden.md` says a game costs the table is what it costs: answers and tells of whole games, and of sitting down late."""

import re
import sys
from pathlib import Path
from statistics import mean

import pytest

REPO = Path(__file__).parents[2]
sys.path.insert(0, str(REPO / "tests" / "bench"))

import bench_burden  # noqa: E402
from burden import count  # noqa: E402

from companion.games import game as find_game  # noqa: E402

PAGE = (REPO / "docs" / "burden.md").read_text(encoding="utf-8")
GAMES = 6


class NoHand:
    """Nobody's hand: what a screen would cost is not counted."""

    def __init__(self, words, *, camera):
        pass

    def cost(self, snapshot, answer):
        return count.Cost()


@pytest.mark.parametrize(("name", "books"), [("tumult_royale", "full"), ("citadels", "light")])
def test_a_whole_game_asks_as_often_as_the_page_says(monkeypatch, name, books):
    monkeypatch.setattr(count, "Hand", NoHand)
    row = re.search(rf"\| {name}, {books} books \| \d+ → (\d+) \| \d+ → (\d+) \| \d+ → (\d+) \|", PAGE)
    _, burdens = next(bench_burden.measured(name, {"books": books}, GAMES))
    means = [mean(getattr(burden, figure) for burden in burdens) for figure in ("answers", "tells", "before")]
    assert [round(one) for one in means] == [int(figure) for figure in row.groups()]


@pytest.mark.parametrize("name", bench_burden.PEOPLE)
def test_sitting_down_late_asks_as_often_as_the_page_says(name):
    light, full = re.search(rf"- {name}, joined: (\d+) answers in light books, (\d+) in full ones", PAGE).groups()
    asked = [count.joining(find_game(name), books, bench_burden.PLAYERS) for books in bench_burden.BOOKS]
    assert asked == [int(light), int(full)]
