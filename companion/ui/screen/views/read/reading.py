"""What the camera saw as a half-entered answer: which guess counts for each piece, and what was removed and added by hand.

The questions that a camera may answer differ in their rows for entry by hand, their answer, and their sums.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any

from companion.play.live import Piece, Seen
from companion.table import AnswerRejected, Question, ReadCubes, ReadTiles, Row, Tally, Tile, phrase, unchanging
from companion.ui.screen.page import Stage

NONE = -1
"""The guess that there is no piece."""
UNSURE = 0.9
"""Pieces of which the reader is less sure (0 to 1) than this are learnt when the table confirms the reading."""
MOST_CONFIRMED = 6
"""The most pieces that are learnt from a reading that was confirmed as it is."""


@unchanging
class Read:
    """A reading and its corrections: for each of `pieces` the guess that counts and whether it is settled, and added tiles.

    `by_hand` are counts entered without a picture, None while a picture counts. `mending` is the number of the piece being
    changed (one past the last for a missing piece); `offered` is the number of the first guess offered for it. `looked_over`
    tells that the table has chosen to go over a doubtful reading piece by piece, `pictured` that it wants to see its picture;
    `sure` tells that too small a count by hand has been questioned already.
    """

    pieces: tuple[Piece, ...] = ()
    guesses: tuple[int, ...] = ()
    settled: frozenset[int] = field(default_factory=frozenset)
    added: tuple[Tile, ...] = ()
    by_hand: Mapping[str, int] | None = None
    mending: int | None = None
    offered: int = 0
    looked_over: bool = False
    pictured: bool = False
    sure: bool = False

    def of(self, seen: Seen) -> "Read":
        """Return this reading if it is of this picture, else a new one in which each piece's likeliest guess counts."""
        return self if self.pieces == seen.pieces else Read(seen.pieces, tuple(map(_first_guess, seen.pieces)))

    def tiles(self) -> tuple[Tile, ...]:
        """Return the faces as they count now."""
        chosen = zip(self.pieces, self.guesses, strict=True)
        return (*(piece.tiles[guess] for piece, guess in chosen if guess != NONE), *self.added)

    def list_faces(self) -> tuple[Tile | None, ...]:
        """Return each piece's face (None for a removed piece), followed by the added faces."""
        chosen = zip(self.pieces, self.guesses, strict=True)
        return (*(None if guess == NONE else piece.tiles[guess] for piece, guess in chosen), *self.added)

    @property
    def changed(self) -> bool:
        """Whether the table changed what the camera read."""
        return bool(self.added) or self.guesses != tuple(map(_first_guess, self.pieces))

    def doubts(self) -> tuple[int, ...]:
        """List the pieces that are doubtful and not settled."""
        return tuple(place for place, piece in enumerate(self.pieces) if piece.doubtful and place not in self.settled)

    def list_unknown(self) -> tuple[int, ...]:
        """List the pieces that were not taught and of which the table has not said what they are."""
        return tuple(place for place in self.doubts() if self.pieces[place].unknown)

    def find_asked(self) -> int | None:
        """Return the number of the piece that is asked about: the one being changed, else an unknown one, else a doubtful one."""
        return self.mending if self.mending is not None else next(iter((*self.list_unknown(), *self.doubts())), None)

    def candidates(self, seen: Seen) -> tuple[Tile, ...]:
        """List what the piece that is asked about may be, the likeliest first."""
        asked = self.find_asked()
        return self.pieces[asked].tiles if asked is not None and asked < len(self.pieces) else seen.faces

    def cycle(self, place: int) -> "Read":
        """Take a piece's next likely guess; after the last one, remove the piece."""
        piece, guess = self.pieces[place], self.guesses[place]
        likely = piece.likely or len(piece.tiles)
        following = guess + 1 if guess + 1 < max(likely, 1) else NONE
        return self.take(place, following)

    def take(self, place: int, guess: int) -> "Read":
        """Let this guess count for a piece, and settle the piece."""
        guesses = tuple(guess if other == place else old for other, old in enumerate(self.guesses))
        return replace(self, guesses=guesses, settled=self.settled | {place}, mending=None, offered=0)

    def with_added(self, tile: Tile) -> "Read":
        """Add a piece with this face."""
        return replace(self, added=(*self.added, tile), mending=None, offered=0)

    def turn_to(self, place: int | None) -> "Read":
        """Ask about this piece, or with None about the doubtful ones only."""
        return replace(self, mending=place, offered=0)

    def is_all_in_doubt(self, seen: Seen) -> bool:
        """Tell whether the whole reading is in doubt and the table has not yet chosen to go over its pieces."""
        return seen.doubt is not None and not self.looked_over

    def go_over(self) -> "Read":
        """Go over the pieces one by one, the doubtful ones first."""
        first = self.doubts()[0] if self.doubts() else 0
        return replace(self.turn_to(first), looked_over=True)

    def sort_doubtful_first(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Sort rows of cubes by how sure their least sure piece is."""
        sure: dict[str, float] = {}
        for piece in (each for each in self.pieces if not each.unknown):
            for tile in list_likely_tiles(piece)[: 2 if piece.doubtful else 1]:
                sure[tile.kind] = min(piece.sure, sure.get(tile.kind, 1.0))
        return tuple(sorted(rows, key=lambda row: sure.get(row.key, 1.0)))

    def list_confirmed(self) -> tuple[tuple[int, Tile], ...]:
        """List the pieces to learn from, by number: those the table corrected, and the least sure ones it left unchanged."""
        mended = dict(self.list_corrected())
        unsure = [place for place, piece in enumerate(self.pieces) if piece.sure < UNSURE and self.guesses[place] != NONE]
        for place in sorted(unsure, key=lambda place: self.pieces[place].sure)[:MOST_CONFIRMED]:
            mended.setdefault(place, self.pieces[place].tiles[self.guesses[place]])
        return tuple(sorted(mended.items()))

    def restrict_to(self, most: Mapping[Tile, int] | None, in_all: int | None = None) -> "Read":
        """Return the nearest possible reading: of surplus pieces, the least sure take their next guess or are removed.

        `most` limits the number of each face, `in_all` that of all faces together (None: no limit); backs do not count.
        """
        taken: Counter[Tile] = Counter(self.added)
        read = self
        for place in sorted(range(len(self.pieces)), key=lambda place: -self.pieces[place].sure):
            tiles, guess = self.pieces[place].tiles, self.guesses[place]
            if guess == NONE or not tiles[guess].symbols:
                continue
            if not _has_room(tiles[guess], taken, most, in_all):
                others = enumerate(list_likely_tiles(self.pieces[place]))
                guess = next((other for other, tile in others if _has_room(tile, taken, most, in_all)), NONE)
                read = read.take(place, guess)
            if guess != NONE:
                taken[tiles[guess]] += 1
        return read

    def list_corrected(self) -> tuple[tuple[int, Tile], ...]:
        """List the pieces, by number with their face, for which the table changed the first guess or settled a doubt."""
        return tuple(
            (place, self.pieces[place].tiles[self.guesses[place]])
            for place in sorted(self.settled)
            if self.guesses[place] != NONE and (self.guesses[place] != 0 or self.pieces[place].doubtful)
        )


def _first_guess(piece: Piece) -> int:
    """Return the guess that counts before the table says anything."""
    return NONE if piece.unknown else 0


def _has_room(tile: Tile, taken: Counter[Tile], most: Mapping[Tile, int] | None, in_all: int | None) -> bool:
    """Tell whether one more of a face is possible besides those that count already."""
    rest = most is None or taken[tile] < most.get(tile, 0)
    return rest and (in_all is None or taken.total() < in_all)


def sums(tiles: tuple[Tile, ...]) -> Counter[str]:
    """Count the tiles' symbols by kind."""
    found: Counter[str] = Counter()
    for tile in tiles:
        found[tile.kind] += tile.symbols
    return found


def list_certain(read: Read) -> frozenset[str]:
    """List the kinds whose sum depends on no doubtful piece."""
    doubtful = {tile.kind for place in read.doubts() for tile in list_likely_tiles(read.pieces[place])}
    return frozenset({tile.kind for piece in read.pieces for tile in piece.tiles} - doubtful)


def list_likely_tiles(piece: Piece) -> tuple[Tile, ...]:
    """Return the faces that the reader thinks possible for a piece."""
    return piece.tiles[: piece.likely or len(piece.tiles)]


def mark_piece(piece: Piece, place: int, read: Read) -> Piece:
    """Return a piece as it is to be marked: doubtful if it is asked about, or in doubt and not settled."""
    return replace(piece, doubtful=place == read.find_asked() or (piece.doubtful and place not in read.settled))


@unchanging
class ReadKind:
    """The rows for entry by hand, the names of the sums, and the functions that turn tiles or counts by row into the answer.

    `most` is how many pieces of each face there can be (None if nobody knows); `in_all` is how many there can be of all
    faces together. `lying` are sums of pieces that lay there before and are not asked for.
    """

    rows: tuple[Row, ...]
    sums: tuple[str, ...]
    answer: Callable[[tuple[Tile, ...]], Any]
    by_hand: Callable[[dict[str, int]], Any]
    cubes: bool
    most: Mapping[Tile, int] | None = None
    in_all: int | None = None
    lying: Mapping[str, int] = field(default_factory=dict)

    def sum_up(self, tiles: tuple[Tile, ...]) -> Counter[str]:
        """Return the sums of the tiles that are asked for, without what lay there before."""
        return sums(tiles) - Counter(self.lying)


def tiles_kind(question: ReadTiles) -> ReadKind:
    """Return the `ReadKind` for tiles: a row for each kind and number of symbols; frames do not matter to entry by hand."""
    known = list(question.exist or {}) or [Tile(kind, count) for kind in question.kinds for count in question.counts]
    rows = tuple(Row(f"{kind} {symbols}", high=question.most) for kind, symbols in dict.fromkeys(face[:2] for face in known))

    def by_hand(counts: dict[str, int]) -> tuple[Tile, ...]:
        """Turn counts into tiles, in the frames that exist; surplus tiles get the last frame."""
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
    """Return the spoken name of the tile that a row by hand stands for: its kind and number of symbols."""
    kind, symbols = key.split(" ")
    return stage.say("ear-tile", kind=kind_called(stage, kind), n=int(symbols))


def kind_called(stage: Stage, kind: str) -> str:
    """Return the name that the game has for a kind of tile, else the kind itself."""
    return stage.words.get_name(f"tile-{kind}", kind)


def cubes_kind(question: ReadCubes) -> ReadKind:
    """Return the `ReadKind` for cubes: a row for each colour."""
    rows = tuple(
        Row(colour, phrase(f"colour-{colour}"), high=most, likely=question.likely.get(colour, 0))
        for colour, most in question.most.items()
    )

    lying = question.lying

    def found(tiles: tuple[Tile, ...]) -> dict[str, int]:
        return {colour: max(0, count - lying.get(colour, 0)) for colour, count in sum_rows(tiles, rows).items()}

    visible = {Tile(colour, 1): count for colour, count in question.visible.items()}
    return ReadKind(rows, tuple(question.most), found, dict, cubes=True, most=visible, lying=lying)


def tally_kind(question: Tally) -> ReadKind:
    """Return the `ReadKind` for a tally: its own rows, with the symbols of each kind (or the cubes of each colour) added up."""
    names = tuple(row.key for row in question.rows)
    cubes = question.camera == "cubes"
    most = {Tile(row.key, 1): row.high for row in question.rows} if cubes else None
    return ReadKind(question.rows, names, lambda tiles: sum_rows(tiles, question.rows), dict, cubes=cubes, most=most)


def sum_rows(tiles: tuple[Tile, ...], rows: tuple[Row, ...]) -> dict[str, int]:
    """Return the sum for each row."""
    found = sums(tiles)
    return {row.key: found[row.key] for row in rows}


def shortage(stage: Stage, question: Question[Any], given: Any) -> str:
    """Say how many of the least number of tiles are missing; "" if none are."""
    missing = question.least - len(given) if isinstance(question, ReadTiles) else 0
    return stage.say("screen-too-few-tiles", count=missing) if missing > 0 else ""


def reason_against(stage: Stage, question: Question[Any], given: Any) -> str:
    """Say why an answer cannot be taken, such as more of a face than exist or more than are in play; "" if it can."""
    try:
        question.accepts(question.parse(given))
    except AnswerRejected as refused:
        return stage.words(refused.reason)
    return ""
