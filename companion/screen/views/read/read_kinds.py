"""What differs between the questions that a camera may answer: rows for the hand, the answer, and what stands for a sum."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from companion.screen.page import Stage
from companion.screen.views.read.reading import sums
from companion.table.errors import AnswerRejected
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.questions.kinds import Row, Tally
from companion.table.questions.question import Question
from companion.unchanging import unchanging


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
        named = ((key.split(" "), number) for key, number in counts.items())
        return tuple(face for (kind, symbols), number in named for face in _framed(question, kind, int(symbols), number))

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


def _framed(question: ReadTiles, kind: str, symbols: int, number: int) -> list[Tile]:
    """Give tiles of one face in frames that exist; the last frame takes those that are too many."""
    faces = [Tile(kind, symbols, frame) for frame in question.frames]
    there = [face for face in faces for _ in range(number if question.exist is None else question.exist.get(face, 0))]
    return [*there[:number], *[faces[-1]] * (number - len(there))]


def cubes_kind(question: ReadCubes) -> ReadKind:
    """Cubes: a row for each colour."""
    rows = tuple(
        Row(colour, phrase(f"colour-{colour}"), high=most, likely=question.likely.get(colour, 0))
        for colour, most in question.most.items()
    )

    lying = question.lying

    def found(tiles: tuple[Tile, ...]) -> dict[str, int]:
        return {colour: max(0, count - lying.get(colour, 0)) for colour, count in counted(tiles, rows).items()}

    return ReadKind(rows, tuple(question.most), found, dict, cubes=True, most=_singles(question.visible), lying=lying)


def _singles(most: Mapping[str, int]) -> dict[Tile, int]:
    return {Tile(colour, 1): count for colour, count in most.items()}


def tally_kind(question: Tally) -> ReadKind:
    """A tally: its own rows, the symbols of each kind (or the cubes of each colour) summed."""
    names = tuple(row.key for row in question.rows)
    cubes = question.camera == "cubes"
    most = _singles({row.key: row.high for row in question.rows}) if cubes else None
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
