"""What the camera saw as a half-entered answer: which guess counts for each piece, what was taken off and added by hand.

The questions that a camera may answer differ in their rows for the hand, the answer, and what stands for a sum.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any

from companion.play.live import Piece, Seen
from companion.screen.page import Stage
from companion.table import AnswerRejected, Question, ReadCubes, ReadTiles, Row, Tally, Tile, phrase, unchanging

NONE = -1
"""The guess that there is nothing."""
UNSURE = 0.9
"""A piece less sure (0 to 1) than this teaches something when the table confirms it."""
MOST_CONFIRMED = 6
"""So many pieces are learnt at most from a reading that was confirmed as it is."""


@unchanging
class Read:
    """The reading as it is mended: for each of `pieces` the guess that counts, whether it is settled, and what was added.

    `by_hand` are counts entered without a picture, None while a picture counts. `mending` is the piece being changed, the
    number after the last one for a piece that is missing; `offered` is the first of the guesses on offer for it. `looked_over`
    tells that the table went over the pieces by itself, where the whole reading was in doubt;
    `sure` that too small a count by hand was asked about already.
    """

    pieces: tuple[Piece, ...] = ()
    guesses: tuple[int, ...] = ()
    settled: frozenset[int] = field(default_factory=frozenset)
    added: tuple[Tile, ...] = ()
    by_hand: Mapping[str, int] | None = None
    mending: int | None = None
    offered: int = 0
    looked_over: bool = False
    sure: bool = False

    def of(self, seen: Seen) -> "Read":
        """Fit to a picture: for a new one the likeliest guess counts for each piece."""
        return self if self.pieces == seen.pieces else Read(seen.pieces, (0,) * len(seen.pieces))

    def tiles(self) -> tuple[Tile, ...]:
        """Give the faces as they count now."""
        chosen = zip(self.pieces, self.guesses, strict=True)
        return (*(piece.tiles[guess] for piece, guess in chosen if guess != NONE), *self.added)

    def told(self) -> tuple[Tile | None, ...]:
        """Give what each piece is, None for one that was taken off, and then what was added."""
        chosen = zip(self.pieces, self.guesses, strict=True)
        return (*(None if guess == NONE else piece.tiles[guess] for piece, guess in chosen), *self.added)

    @property
    def changed(self) -> bool:
        """Whether the table counts otherwise than the camera did."""
        return bool(self.added) or any(self.guesses)

    def doubts(self) -> tuple[int, ...]:
        """List the pieces that are doubtful and not settled."""
        return tuple(place for place, piece in enumerate(self.pieces) if piece.doubtful and place not in self.settled)

    def asked(self) -> int | None:
        """Give the piece that is asked about: the one being changed, else the first doubtful one."""
        return self.mending if self.mending is not None else next(iter(self.doubts()), None)

    def candidates(self, seen: Seen) -> tuple[Tile, ...]:
        """List what the piece asked about may be, likeliest first."""
        asked = self.asked()
        return self.pieces[asked].tiles if asked is not None and asked < len(self.pieces) else seen.faces

    def cycled(self, place: int) -> "Read":
        """Take the next likely guess for a piece; after the last guess take the piece off."""
        piece, guess = self.pieces[place], self.guesses[place]
        likely = piece.likely or len(piece.tiles)
        following = guess + 1 if guess + 1 < max(likely, 1) else NONE
        return self.taken(place, following)

    def taken(self, place: int, guess: int) -> "Read":
        """Let this guess count for a piece; one more piece than there are is added with its face."""
        guesses = tuple(guess if other == place else old for other, old in enumerate(self.guesses))
        return replace(self, guesses=guesses, settled=self.settled | {place}, mending=None, offered=0)

    def with_added(self, tile: Tile) -> "Read":
        """Count one piece more."""
        return replace(self, added=(*self.added, tile), mending=None, offered=0)

    def turned_to(self, place: int | None) -> "Read":
        """Ask about this piece; with None about none but the doubtful ones."""
        return replace(self, mending=place, offered=0)

    def all_in_doubt(self, seen: Seen) -> bool:
        """Tell whether the whole reading is to be doubted before any piece is asked about."""
        return seen.doubt is not None and not self.looked_over

    def over(self) -> "Read":
        """Go over the pieces one by one, the doubtful ones first."""
        first = self.doubts()[0] if self.doubts() else 0
        return replace(self.turned_to(first), looked_over=True)

    def confirmed(self) -> tuple[tuple[int, Tile], ...]:
        """List what the table vouches for: what it mended, and the least sure of the pieces it left as they were."""
        mended = dict(self.mended())
        unsure = [place for place, piece in enumerate(self.pieces) if piece.sure < UNSURE and self.guesses[place] != NONE]
        for place in sorted(unsure, key=lambda place: self.pieces[place].sure)[:MOST_CONFIRMED]:
            mended.setdefault(place, self.pieces[place].tiles[self.guesses[place]])
        return tuple(sorted(mended.items()))

    def within(self, most: Mapping[Tile, int] | None, in_all: int | None = None) -> "Read":
        """Give the nearest reading that can be: the least sure pieces beyond what exists become their next guess, or nothing.

        `most` is how many of each face there can be, None where any number can, `in_all` how many of all; backs do not count.
        """
        taken: Counter[Tile] = Counter(self.added)
        read = self
        for place in sorted(range(len(self.pieces)), key=lambda place: -self.pieces[place].sure):
            tiles, guess = self.pieces[place].tiles, self.guesses[place]
            if guess == NONE or not tiles[guess].symbols:
                continue
            if not _has_room(tiles[guess], taken, most, in_all):
                others = enumerate(likely_tiles(self.pieces[place]))
                guess = next((other for other, tile in others if _has_room(tile, taken, most, in_all)), NONE)
                read = read.taken(place, guess)
            if guess != NONE:
                taken[tiles[guess]] += 1
        return read

    def mended(self) -> tuple[tuple[int, Tile], ...]:
        """List the pieces that the table named against the reader's first guess or in its doubt, with what they are."""
        return tuple(
            (place, self.pieces[place].tiles[self.guesses[place]])
            for place in sorted(self.settled)
            if self.guesses[place] != NONE and (self.guesses[place] != 0 or self.pieces[place].doubtful)
        )


def _has_room(tile: Tile, taken: Counter[Tile], most: Mapping[Tile, int] | None, in_all: int | None) -> bool:
    """Whether one more of a face can be beside those that count already."""
    rest = most is None or taken[tile] < most.get(tile, 0)
    return rest and (in_all is None or taken.total() < in_all)


def sums(tiles: tuple[Tile, ...]) -> Counter[str]:
    """Count symbols by kind."""
    found: Counter[str] = Counter()
    for tile in tiles:
        found[tile.kind] += tile.symbols
    return found


def certain(read: Read) -> frozenset[str]:
    """List the kinds whose sum hangs on no doubt."""
    doubtful = {tile.kind for place in read.doubts() for tile in likely_tiles(read.pieces[place])}
    return frozenset({tile.kind for piece in read.pieces for tile in piece.tiles} - doubtful)


def likely_tiles(piece: Piece) -> tuple[Tile, ...]:
    """Give what the reader thinks possible for a piece."""
    return piece.tiles[: piece.likely or len(piece.tiles)]


def shown_piece(piece: Piece, place: int, read: Read) -> Piece:
    """Give a piece as it is marked: what is asked about or in doubt dashed, settled ones no longer."""
    return replace(piece, doubtful=place == read.asked() or (piece.doubtful and place not in read.settled))


@unchanging
class ReadKind:
    """The rows for entering by hand, the names of the sums, and how tiles, or counts by row, become the answer.

    `most` is how many pieces of each face there can be, None where nobody knows, `in_all` how many of all faces. `lying` are
    sums of what lay there before and is not asked for.
    """

    rows: tuple[Row, ...]
    sums: tuple[str, ...]
    answer: Callable[[tuple[Tile, ...]], Any]
    by_hand: Callable[[dict[str, int]], Any]
    cubes: bool
    most: Mapping[Tile, int] | None = None
    in_all: int | None = None
    lying: Mapping[str, int] = field(default_factory=dict)

    def found(self, tiles: tuple[Tile, ...]) -> Counter[str]:
        """Give the sums of what is asked for."""
        return sums(tiles) - Counter(self.lying)


def tiles_kind(question: ReadTiles) -> ReadKind:
    """Tiles: a row for each kind and number of symbols; a hand need not tell frames apart, as nothing hangs on them."""
    known = list(question.exist or {}) or [Tile(kind, count) for kind in question.kinds for count in question.counts]
    rows = tuple(Row(f"{kind} {symbols}", high=question.most) for kind, symbols in dict.fromkeys(face[:2] for face in known))

    def by_hand(counts: dict[str, int]) -> tuple[Tile, ...]:
        """Give tiles in frames that exist; the last frame takes those that are too many."""
        found: list[Tile] = []
        for key, number in counts.items():
            kind, symbols = key.split(" ")
            faces = [Tile(kind, int(symbols), frame) for frame in question.frames]
            there = [face for face in faces for _ in range(number if question.exist is None else question.exist.get(face, 0))]
            found += [*there[:number], *[faces[-1]] * (number - len(there))]
        return tuple(found)

    def by_picture(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(face for face in tiles if face.symbols)

    return ReadKind(rows, question.kinds, by_picture, by_hand, cubes=False, most=question.exist, in_all=question.most)


def tile_called(stage: Stage, key: str) -> str:
    """Say which tile a row by hand is for: its kind and its number of symbols."""
    kind, symbols = key.split(" ")
    return stage.say("heard-tile", kind=kind_called(stage, kind), n=int(symbols))


def kind_called(stage: Stage, kind: str) -> str:
    """Say a kind of tile as its game does, else by its name."""
    return stage.words.called(f"tile-{kind}", kind)


def cubes_kind(question: ReadCubes) -> ReadKind:
    """Cubes: a row for each colour."""
    rows = tuple(
        Row(colour, phrase(f"colour-{colour}"), high=most, likely=question.likely.get(colour, 0))
        for colour, most in question.most.items()
    )

    lying = question.lying

    def found(tiles: tuple[Tile, ...]) -> dict[str, int]:
        return {colour: max(0, count - lying.get(colour, 0)) for colour, count in counted(tiles, rows).items()}

    visible = {Tile(colour, 1): count for colour, count in question.visible.items()}
    return ReadKind(rows, tuple(question.most), found, dict, cubes=True, most=visible, lying=lying)


def tally_kind(question: Tally) -> ReadKind:
    """A tally: its own rows, the symbols of each kind (or the cubes of each colour) summed."""
    names = tuple(row.key for row in question.rows)
    cubes = question.camera == "cubes"
    most = {Tile(row.key, 1): row.high for row in question.rows} if cubes else None
    return ReadKind(question.rows, names, lambda tiles: counted(tiles, question.rows), dict, cubes=cubes, most=most)


def counted(tiles: tuple[Tile, ...], rows: tuple[Row, ...]) -> dict[str, int]:
    """Give the sum for each row."""
    found = sums(tiles)
    return {row.key: found[row.key] for row in rows}


def shortage(stage: Stage, question: Question[Any], given: Any) -> str:
    """Say how many tiles are missing by what the game knows; "" where none is."""
    missing = question.least - len(given) if isinstance(question, ReadTiles) else 0
    return stage.say("screen-too-few-tiles", count=missing) if missing > 0 else ""


def reason_against(stage: Stage, question: Question[Any], given: Any) -> str:
    """Say why an answer cannot be taken: more of a face than exist, more in all than are in play; "" where it can."""
    try:
        question.accepts(question.parse(given))
    except AnswerRejected as refused:
        return stage.words(refused.reason)
    return ""
