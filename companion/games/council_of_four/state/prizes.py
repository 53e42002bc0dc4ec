"""Bonus tiles for all cities of a colour or region, and the royal rewards on top."""

from __future__ import annotations

from companion.games.council_of_four.board import Board
from companion.games.council_of_four.box import ROYAL, TILES
from companion.table import Seat, Table

RANKS = tuple(str(rank) for rank in range(1, len(ROYAL) + 1))


class Prizes:
    """Who has which bonus tile and which royal reward, the first reward on top of the stack (CF-026)."""

    def __init__(self, table: Table) -> None:
        self.tile = table.ledger.choices("tile", TILES, table.seats.colours)
        self.royal = table.ledger.choices("royal", RANKS, table.seats.colours)

    def completed(self, board: Board, own: tuple[str, ...], city: str) -> tuple[str, ...]:
        """List the tiles nobody has that an emporium in `city` completes, `own` being the builder's cities with it or without."""
        built = {*own, city}
        return tuple(
            tile for tile in TILES if not self.tile[tile] and city in board.group(tile) and built.issuperset(board.group(tile))
        )

    def next_royal(self) -> str:
        """Name the royal reward on top of the stack; nothing where all are taken (CF-112)."""
        return next((rank for rank in RANKS if not self.royal[rank]), "")

    def award(self, seat: Seat, tile: str) -> None:
        """Give a tile, and with it the top royal reward (CF-111)."""
        self.tile[tile] = seat.colour
        if self.next_royal():
            self.royal[self.next_royal()] = seat.colour

    def worth(self, tiles: int) -> int:
        """Add up the royal rewards that so many tiles would bring now."""
        free = [points for rank, points in zip(RANKS, ROYAL, strict=True) if not self.royal[rank]]
        return sum(free[:tiles])

    def tile_points(self, seat: Seat) -> int:
        """Add up the points on a player's bonus tiles (CF-147)."""
        return sum(points for tile, points in TILES.items() if self.tile[tile] == seat.colour)

    def royal_points(self, seat: Seat) -> int:
        """Add up the points on a player's royal rewards (CF-147)."""
        return sum(points for rank, points in zip(RANKS, ROYAL, strict=True) if self.royal[rank] == seat.colour)
