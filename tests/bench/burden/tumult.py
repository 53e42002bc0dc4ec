"""Four people who play Tumult Royale to win: they raid real tiles, and place wherever they may."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.tumult_royale.box import ASIDE, DISC, KINDS, MIX, SETUP
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Tile
from companion.table.questions.kinds import Choose, Order

SYMBOLS = (1, 1, 1, 2, 2, 3)
"""How often each face comes: the box's mix is unknown."""
BLOCKED = 0.12
"""How often a player who could pay finds no free field."""
FACTS = {"village": {"bread": 1, "marble": 2, "tools": 1}, "number-6": 8, "number-8": 3, "number-9": 2}


class Tumult:
    """Answers as the table sees it; the tiles of the round are its own to know."""

    facts = FACTS

    def __init__(self, rng: Random, players: int) -> None:
        self._rng = rng
        self._players = players
        frames = SETUP[players].frames
        self._goods = [Tile(rng.choice(KINDS), rng.choice(SYMBOLS), frame) for frame in frames for _ in range(MIX[frame])]
        self._middle: list[Tile] = []
        self._boards: list[list[Tile]] = []

    @staticmethod
    def first_turn(snapshot: Snapshot) -> bool:
        """Tell whether the first round has begun."""
        return snapshot.place.round > 0

    def __call__(self, question: Any, snapshot: Snapshot) -> Any:
        """Answer."""
        by_id = {
            "tumult.mood": lambda: self._rng.choice(DISC),
            "tumult.mood-of": lambda: self._rng.choice(DISC),
            "tumult.trial": lambda: "no",
            "tumult.village": lambda: "now",
            "tumult.raid": self._raid,
            "tumult.middle": lambda: tuple(self._middle),
            "tumult.board": lambda: tuple(self._boards[list(snapshot.seats).index(question.seat)]),
            "tumult.people": lambda: {kind: _symbols(self._middle, kind) for kind in KINDS},
            "tumult.robbed": lambda: {
                seat.colour: _symbols(board, question.subject) for seat, board in zip(snapshot.seats, self._boards, strict=True)
            },
            "tumult.statues": lambda: {
                row.key: min(row.high, row.low + self._rng.choice((1, 1, 2, 2, 3))) for row in question.rows
            },
            "tumult.place": lambda: self._place(question),
            "tumult.pay": lambda: question.options[0].key,
            "tumult.pass": lambda: "blocked",
            "tumult.order": lambda: self._order(question),
        }
        return by_id.get(question.id, lambda: question.sample(self._rng))()

    def _raid(self) -> int:
        self._rng.shuffle(self._goods)
        lying = self._goods[ASIDE * self._players :]
        self._boards = []
        for _ in range(self._players):
            taken = self._rng.choice((4, 5, 5, 6))
            self._boards.append(lying[:taken])
            lying = lying[taken:]
        self._middle = lying
        return 0

    def _place(self, question: Choose[str]) -> str:
        open_ones = [option.key for option in question.options if option.off is None and option.key != "pass"]
        return open_ones[0] if open_ones and self._rng.random() > BLOCKED else "pass"

    def _order(self, question: Order[str]) -> tuple[str, ...]:
        """Let now and then two neighbours change places."""
        keys = [option.key for option in question.options]
        place = self._rng.randrange(len(keys) - 1)
        if self._rng.random() < 2 / 3:
            keys[place], keys[place + 1] = keys[place + 1], keys[place]
        return tuple(keys[: question.places])


def _symbols(tiles: list[Tile], kind: str) -> int:
    return sum(tile.symbols for tile in tiles if tile.kind == kind)
