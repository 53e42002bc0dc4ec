"""A reading: what was seen and where, how sure that is, or why nothing was read."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic, Self, TypeAlias, TypeVar

from vision.vision_errors import Refusal

Label = TypeVar("Label")
Place = tuple[float, float]
PicturePoint: TypeAlias = tuple[float, float]
"""A place on a picture, right and down, as shares of its width and height (0 to 1)."""

ASK_BELOW = 0.7
"""A piece less sure than this (0-1) is worth asking the table about; surer ones have proved right."""

SURE_FROM = 0.9
"""A whole reading at least this sure (0-1) is relied on; below that, the table is asked to look once more."""

_BESIDE, _HIDDEN = 0.6, 0.3
"""A reading with a hand or a glare beside it is at most this sure, and a piece lies hidden at least this likely (0-1 each)."""


class Remedy(StrEnum):
    """What would help a doubtful reading, by the cause of the doubt; the values are stable keys, put into words elsewhere.

    SPREAD: cubes touch. TURN: a lone cube is hard to tell. UNCOVER: something hides a piece. LIGHT: the light is too weak.
    RELIGHT: the light is another than in the lesson. GLARE: a lamp is reflected. PLACE: the tray or camera has moved. UNKNOWN:
    something lies there that was not taught, and all else is sure. LOOK: no particular cause.
    """

    SPREAD = "spread"
    TURN = "turn"
    UNCOVER = "uncover"
    LIGHT = "light"
    RELIGHT = "relight"
    GLARE = "glare"
    PLACE = "place"
    UNKNOWN = "unknown"
    LOOK = "look"


@dataclass(frozen=True)
class Hint:
    """What should change before a second look, and the outline (upright pixels) of the place; None means everywhere."""

    remedy: Remedy
    corners: tuple[Place, Place, Place, Place] | None = None


@dataclass(frozen=True, order=True)
class Face:
    """A tile's face: its kind, how many symbols it shows (1 or more) and its frame's colour; a back has none of the three."""

    kind: str | None = None
    symbols: int | None = None
    frame: str | None = None

    def __post_init__(self) -> None:
        if len({self.kind is None, self.symbols is None, self.frame is None}) > 1:
            raise ValueError(f"expected kind, symbols and frame for a face, or none of them for a back, got {self}")

    @property
    def face_down(self) -> bool:
        """Whether this is the back."""
        return self.kind is None


@dataclass(frozen=True)
class Item(Generic[Label]):
    """One piece: label, centre and corners in upright pixels, confidence 0-1, and the runner-up labels with their confidences."""

    label: Label
    centre: Place
    confidence: float
    corners: tuple[Place, Place, Place, Place] | None = None
    alternatives: tuple[tuple[Label, float], ...] = ()

    def __post_init__(self) -> None:
        if not 0.0 <= self.confidence <= 1.0:
            raise ValueError(f"expected a confidence of 0 to 1, got {self.confidence}")

    @property
    def doubtful(self) -> bool:
        """Whether the table should be asked about this piece."""
        return self.confidence < ASK_BELOW


@dataclass(frozen=True)
class Reading(Generic[Label]):
    """What a reader saw in one picture, and how sure (0-1) it is of the whole.

    `missed` is the chance (0-1) that a piece was missed; `hint` is what should change before a second look, None where the
    reading is sure. `unknown` are pieces that were not taught, each with the label it is least unlike: they count as nothing,
    and no reading with any is sure. A refused reading has no items and no confidence.
    """

    items: tuple[Item[Label], ...]
    confidence: float
    refusal: Refusal | None = None
    detail: str = ""
    missed: float = 0.0
    hint: Hint | None = None
    unknown: tuple[Item[Label], ...] = ()

    def __post_init__(self) -> None:
        if not 0.0 <= self.confidence <= 1.0:
            raise ValueError(f"expected a confidence of 0 to 1, got {self.confidence}")
        if self.unknown and self.confidence >= SURE_FROM:
            raise ValueError(f"expected no sure reading with something unknown in it, got {self.confidence}")
        if self.refusal is not None and (self.items or self.confidence):
            raise ValueError(f"expected no items and no confidence in a refused reading, got {self}")

    @classmethod
    def refuse(cls, reason: Refusal, detail: str = "") -> Self:
        """The reading of a picture that cannot be read."""
        return cls((), 0.0, reason, detail)

    @property
    def pieces(self) -> tuple[Item[Label], ...]:
        """All items, counted ones first, then the unknown ones."""
        return self.items + self.unknown

    @property
    def counts(self) -> Counter[Label]:
        """The number of pieces with each label."""
        return Counter(item.label for item in self.items)

    @property
    def doubtful(self) -> tuple[int, ...]:
        """The numbers of the items to ask the table about, the most doubtful first."""
        numbers = [number for number, item in enumerate(self.items) if item.doubtful]
        return tuple(sorted(numbers, key=lambda number: self.items[number].confidence))

    def doubt_beside(self, hint: Hint) -> Self:
        """The reading made less sure, because something might hide a piece beside the items; `hint` says what would help."""
        return replace(self, confidence=min(self.confidence, _BESIDE), missed=max(self.missed, _HIDDEN), hint=hint)


def cubes_json(reading: Reading[str], colours: Iterable[str]) -> dict[str, Any]:
    """The JSON form of a reading of cubes; colours not seen count 0."""
    counts = reading.counts
    items = [
        {"colour": item.label, "centre": _round(item.centre), "confidence": round(item.confidence, 4)} for item in reading.items
    ]
    cubes = {colour: counts[colour] for colour in colours}
    unknown = [{"centre": _round(item.centre)} for item in reading.unknown]
    return {"cubes": cubes, "items": items, "unknown": unknown, **_list_standing(reading)}


def tiles_json(reading: Reading[Face]) -> dict[str, Any]:
    """The JSON form of a reading of tiles."""
    return {"tiles": [_tile(item) for item in reading.items], **_list_standing(reading)}


def _tile(item: Item[Face]) -> dict[str, Any]:
    return {
        **_face(item.label),
        "face_down": item.label.face_down,
        "centre": _round(item.centre),
        "corners": [_round(corner) for corner in item.corners or ()],
        "confidence": round(item.confidence, 4),
        "alternatives": [{**_face(face), "confidence": round(sure, 4)} for face, sure in item.alternatives],
    }


def _face(face: Face) -> dict[str, Any]:
    return {"kind": face.kind, "count": face.symbols, "frame": face.frame}


def _list_standing(reading: Reading[Label]) -> dict[str, Any]:
    return {
        "confidence": round(reading.confidence, 4),
        "refused": reading.refusal is not None,
        "reason": None if reading.refusal is None else str(reading.refusal),
    }


def _round(place: Place) -> list[float]:
    return [round(place[0], 1), round(place[1], 1)]
