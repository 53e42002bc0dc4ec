"""What the camera saw as a half-entered answer: which guess counts for each piece, what was taken off and added by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.screen.live import Piece, Seen
from companion.table.device_kinds import Tile


@dataclass(frozen=True)
class Read:
    """The reading as it is mended: for each piece the guess that counts (-1: it is none), and whether it is settled.

    `by_hand` are counts entered without a picture, None while a picture counts; `mending` is the piece being changed.
    """

    guesses: tuple[int, ...] = ()
    settled: frozenset[int] = field(default_factory=frozenset)
    by_hand: Mapping[str, int] | None = None
    mending: int | None = None

    def of(self, seen: Seen) -> Read:
        """Fit to a picture: one guess a piece, the likeliest where none is chosen."""
        if len(self.guesses) == len(seen.pieces):
            return self
        return Read((0,) * len(seen.pieces))

    def tiles(self, seen: Seen) -> tuple[Tile, ...]:
        """Give the faces as they count now."""
        chosen = zip(seen.pieces, self.guesses, strict=True)
        return tuple(piece.tiles[guess] for piece, guess in chosen if 0 <= guess < len(piece.tiles))

    def doubts(self, seen: Seen) -> tuple[int, ...]:
        """List the pieces that are doubtful and not settled."""
        return tuple(place for place, piece in enumerate(seen.pieces) if piece.doubtful and place not in self.settled)

    def cycled(self, seen: Seen, place: int) -> Read:
        """Take the next guess for a piece; after the last one it is none."""
        count = len(seen.pieces[place].tiles)
        return self.taken(place, (self.guesses[place] + 2) % (count + 1) - 1)

    def taken(self, place: int, guess: int) -> Read:
        """Let this guess count for a piece."""
        guesses = tuple(guess if other == place else old for other, old in enumerate(self.guesses))
        return replace(self, guesses=guesses, settled=self.settled | {place})


def sums(tiles: tuple[Tile, ...]) -> Counter[str]:
    """Count symbols by kind."""
    found: Counter[str] = Counter()
    for tile in tiles:
        found[tile.kind] += tile.symbols
    return found


def certain(seen: Seen, read: Read) -> frozenset[str]:
    """List the kinds whose sum hangs on no doubt."""
    doubtful = {tile.kind for place in read.doubts(seen) for tile in seen.pieces[place].tiles}
    return frozenset({tile.kind for piece in seen.pieces for tile in piece.tiles} - doubtful)


def shown_piece(piece: Piece, place: int, read: Read) -> Piece:
    """Give a piece as it is marked: settled ones are no longer doubtful."""
    return replace(piece, doubtful=piece.doubtful and place not in read.settled)
