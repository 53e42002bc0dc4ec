"""Draws editions of tiles to fit the reader on and to judge it by: `python -m tools.tiles.editions FOLDER --family fit|judge`.

The families share no kind of symbol and no seed, and the judges have lamps of their own besides: what is fitted on one is judged
by the other. Each edition gets a folder in the form that the bench reads (truth.json, teach/, tiles/): every face taught once, the
back three times, and scenes on other tables, half of them on a mat. truth.json also tells where each taught tile ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tools.tiles import drawing
from tools.tiles.drawing import FACE_PX, Edition, draw_scene, teaching_scene
from vision.whole_reading import Face

TAUGHT_ON = (("laminate", "daylight"), ("wood", "led"), ("cloth", "warm"))
COUNTS = (4, 12, 24, 8, 16, 2, 28, 6, 20, 10)
TABLES = ("cloth", "wood", "laminate", "newsprint", "dark wood", "felt", "granite", "cloth", "wood", "laminate")
Art = Any
Drawing = Callable[[Art, tuple[float, float], float, float, np.random.Generator], None]


@dataclass(frozen=True)
class Family:
    """What its editions are made of: how symbols are drawn, lamps by scene, first seed."""

    symbols: tuple[str, ...]
    lamps: tuple[str, ...]
    seed: int


FAMILIES = {
    "fit": Family(
        ("polygon", "letter"), ("led", "daylight", "warm", "hard", "mixed", "overcast", "cool", "dim", "glare", "warm"), 3000
    ),
    "judge": Family(
        ("figure", "outline"), ("two", "tungsten", "dusk", "hard", "evening", "overcast", "mixed", "dim", "glare", "shade"), 8000
    ),
}
drawing.LIGHTS.update(
    {
        "two": (0.8, 0.95, 1.0),
        "tungsten": (0.4, 0.72, 1.05),
        "dusk": (0.45, 0.42, 0.4),
        "evening": (0.16, 0.27, 0.38),
        "shade": (0.75, 0.62, 0.55),
    }
)
"""Lamps of the judges only: two lamps, a bulb, a window at dusk, a dim warm lamp, open shade."""


@dataclass
class DrawnEdition(Edition):
    """An edition whose faces are pale, middling or dark, with symbols of its family, its own layout and its own frames."""

    symbols: tuple[str, ...] = ("polygon",)

    def __post_init__(self) -> None:
        """Draw what the edition is like from its seed."""
        super().__post_init__()
        rng = np.random.default_rng([self.seed, 1])
        look = rng.choice(["pale", "middling", "dark"], p=[0.4, 0.4, 0.2])
        low, high = {"pale": (195, 245), "middling": (120, 200), "dark": (45, 110)}[look]
        saturation = {"pale": (8, 60), "middling": (30, 150), "dark": (20, 150)}[look]
        hues = (rng.uniform(0, 180) + np.arange(len(self.kinds) + 1) * rng.uniform(15, 45)) % 180
        self.grounds = [drawing._hsv(h, rng.uniform(*saturation), rng.uniform(low, high)) for h in hues]
        values = (170, 240) if look == "dark" else (40, 140)
        self.inks = [drawing._hsv(h + rng.uniform(0, 180), rng.uniform(20, 220), rng.uniform(*values)) for h in hues]
        self.style["frame"] = rng.uniform(0.03, 0.12)
        self.style["mottle"] = rng.uniform(0.0, 0.1)
        self.style["greys"] = (rng.uniform(0.35, 0.65), rng.uniform(0.04, 0.17))
        self.style["drawing"] = str(rng.choice(self.symbols))
        self.marks = rng.permutation(list("ABEFGKPRSTXY2347&%#"))[: len(self.kinds)].tolist()
        self.parts = [rng.uniform(-0.6, 0.6, (4, 3)) for _ in self.kinds]
        self.layout = str(rng.choice(["ring", "row", "slant"]))

    def _symbol(self, art: Art, kind: int, count: int, spot: tuple[float, float], turn: float) -> None:
        place = _laid(self.layout, count, spot, self.spots[count])
        size = FACE_PX * (0.3 if count == 1 else 0.16) * self.style["size"]
        if self.style["drawing"] == "polygon":
            super()._symbol(art, kind, count, place, turn)
        elif self.style["drawing"] == "letter":
            _letter(art, self.marks[kind], place, size, turn, self.inks[kind])
        elif self.style["drawing"] == "figure":
            _figure(art, self.parts[kind], place, size, turn, self.inks[kind])
        else:
            _outline(art, self.shapes[kind][0], place, size, turn, self.inks[kind])


def _laid(layout: str, count: int, spot: tuple[float, float], spots: list[tuple[float, float, float]]) -> tuple[float, float]:
    """Where this symbol goes: as the plain edition lays it, in a row, or on the slant."""
    if layout == "ring" or count == 1:
        return spot
    number = next(i for i, (x, y, _) in enumerate(spots) if (x, y) == tuple(spot))
    share = 0.5 + (number - (count - 1) / 2) * (0.36 if count == 2 else 0.26)
    return (share, 0.5) if layout == "row" else (share, share)


def _turned(points: Art, place: tuple[float, float], size: float, turn: float) -> Art:
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return np.rint((points @ spin.T * size + np.array(place) * FACE_PX) * 8).astype(np.int32)


def _letter(art: Art, mark: str, place: tuple[float, float], size: float, turn: float, ink: Art) -> None:
    """A printed sign, as an initial or a numeral."""
    stamp = np.zeros((96, 96), np.float32)
    (width, height), _ = cv2.getTextSize(mark, cv2.FONT_HERSHEY_DUPLEX, 2.6, 9)
    cv2.putText(stamp, mark, (48 - width // 2, 48 + height // 2), cv2.FONT_HERSHEY_DUPLEX, 2.6, 1.0, 9, cv2.LINE_AA)
    matrix = cv2.getRotationMatrix2D((48, 48), np.degrees(turn), size / 34)
    matrix[:, 2] += np.array(place) * FACE_PX - 48
    solid = cv2.warpAffine(stamp, matrix, (FACE_PX, FACE_PX))[..., None]
    art *= 1 - solid
    art += solid * ink.astype(np.float32)


def _figure(art: Art, parts: Art, place: tuple[float, float], size: float, turn: float, ink: Art) -> None:
    """A figure of discs and bars, in the ink and a paler one."""
    bar = np.array([[-0.2, -0.9], [0.2, -0.9], [0.25, 0.9], [-0.25, 0.9]])
    cv2.fillPoly(art, [_turned(bar, place, size, turn)], ink.tolist(), cv2.LINE_AA, 3)
    for number, (x, y, reach) in enumerate(parts):
        middle = _turned(np.array([[x, y]]), place, size, turn)[0]
        colour = ink if number % 2 else np.minimum(ink * 0.6 + 0.3, 1)
        cv2.circle(
            art, tuple(int(v) for v in middle), round((0.2 + abs(reach) * 0.5) * size * 8), colour.tolist(), -1, cv2.LINE_AA, 3
        )


def _outline(art: Art, shape: Art, place: tuple[float, float], size: float, turn: float, ink: Art) -> None:
    """Only the contour of a shape, as a fine drawing has."""
    cv2.polylines(art, [_turned(shape, place, size * 1.1, turn)], True, ink.tolist(), 5, cv2.LINE_AA, 3)


def edition(family: Family, number: int) -> DrawnEdition:
    """The numbered edition of a family."""
    seed = family.seed + number
    kinds = ("grain", "cloth", "iron", "salt")[: 2 + seed % 3]
    return DrawnEdition(seed, kinds=kinds, symbols=family.symbols)


def write(family: Family, number: int, folder: Path) -> None:
    """An edition's pictures and their truth."""
    drawn, rng = edition(family, number), np.random.default_rng([family.seed, number])
    for part in ("teach", "tiles"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    taught = dict(_taught(drawn, rng, face, i, folder / "teach") for i, face in enumerate((*drawn.faces, Face(), Face())))
    scenes = [_scene(drawn, rng, family.lamps[i], i, folder / "tiles") for i in range(len(COUNTS))]
    (folder / "truth.json").write_text(
        json.dumps({"tiles": {"teach": list(taught), "teach_corners": taught, "pictures": scenes}})
    )


def _taught(drawn: DrawnEdition, rng: np.random.Generator, face: Face, number: int, folder: Path) -> tuple[str, Any]:
    table, light = TAUGHT_ON[(number + number // 3) % len(TAUGHT_ON)]
    name = f"back-{number}.jpg" if face.face_down else f"{face.kind}-{face.symbols}-{face.frame}-{light}.jpg"
    scene = teaching_scene(drawn, rng, face, table, light)
    cv2.imwrite(str(folder / name), scene.picture)
    return name, np.round(scene.tiles[0].corners, 1).tolist()


def _scene(drawn: DrawnEdition, rng: np.random.Generator, light: str, number: int, folder: Path) -> dict[str, Any]:
    faces = [drawn.faces[i] for i in rng.integers(0, len(drawn.faces), COUNTS[number])]
    mat = number % 2 == 0
    table = TABLES[(number + drawn.seed) % len(TABLES)]
    tile_px = 97.0 if mat else rng.uniform(105, 170) if len(faces) < 12 else 100.0
    scene = draw_scene(drawn, rng, faces, table=table, light=light, tile_px=tile_px, mat=mat)
    name = f"scene-{number}.jpg"
    cv2.imwrite(str(folder / name), scene.picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(78, 95))])
    return {
        "image": name,
        "unreadable": None,
        "light": light,
        "table": table,
        "mm_per_px": round(scene.mm_per_px, 4),
        "mat": "360x250/40" if mat else None,
        "tiles": [_tile(tile) for tile in scene.tiles],
    }


def _tile(tile: drawing.Tile) -> dict[str, Any]:
    face = tile.face
    return {
        "kind": face.kind,
        "count": face.symbols,
        "frame": face.frame,
        "face_down": face.face_down,
        "centre": [round(float(v), 1) for v in tile.centre],
        "corners_px": np.round(tile.corners, 1).tolist(),
        "visible_fraction": round(tile.visible, 3),
        "foreign": False,
    }


def main() -> int:
    """Write so many editions of a family."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--family", choices=tuple(FAMILIES), default="fit")
    parser.add_argument("--editions", type=int, default=6)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    for number in range(arguments.first, arguments.first + arguments.editions):
        write(FAMILIES[arguments.family], number, arguments.folder / f"{arguments.family}-{number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
