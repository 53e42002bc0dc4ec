"""The boxed games, one folder each."""

from __future__ import annotations

from companion.games import citadels, council_of_four, tumult_royale, wallenstein
from companion.table.game import Game

GAMES: tuple[Game, ...] = (tumult_royale.GAME, citadels.GAME, wallenstein.GAME, council_of_four.GAME)


def game(name: str) -> Game:
    """Find a game by its name; KeyError where there is none."""
    return {game.name: game for game in GAMES}[name]
