"""Fits the weights of vision/cubes/survey.py and confidence.py to pictures with known truth, and tests them on held-out set-ups.

`python -m tools.fit_cubes FOLDER[=WEIGHT]...` reads each FOLDER/truth.json in this form, all paths relative to FOLDER/cubes
(tools/cubes/setups.py writes such folders):

    {"cubes": {"setups": {NAME: {"one_each": IMAGE, "labels": JSON, "empty": IMAGE, "mat": "WxH/M" or null, "mm_per_px": N}},
               "pictures": [{"image": IMAGE, "setup": NAME, "unreadable": null,
                             "items": [{"colour", "centre_px": [x, y], "visible_fraction"}]}]}}

It prints the weights, and how good they are on set-ups to which they were not fitted: for suspected cubes, for their colours,
and for whole readings (these use the weights in the code, so run the tool again after the first two have changed).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels
from vision.cubes.cube_reader import CubeReader
from vision.cubes.survey import Survey, colour_terms, cube_terms
from vision.cubes.tray_check import find_hidden_rim, reading_terms, scene_refusal, survey_refusal
from vision.cubes.tray_scene import TrayScene
from vision.geometry.lens import Frame
from vision.geometry.mat import MatSize, find_mat
from vision.picture import load_picture
from vision.vision_errors import VisionError

_COUNTS = 0.25
_NEAR_PX = 14.0
_PENALTY = 2.0
_STEPS = 60


@dataclass(eq=False)
class Cube:
    """A real cube: its colour's number, its centre in raster pixels, and the visible share of it."""

    colour: int
    middle: NDArray[np.float64]
    visible: float


@dataclass
class Rows:
    """One row for each guess: its terms, whether it was true, its set-up and its folder's weight."""

    terms: list[Any] = field(default_factory=list)
    truth: list[bool] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)

    def add(self, terms: Any, truth: bool, setup: str, weight: float) -> None:
        """Add a guess."""
        self.terms.append(terms)
        self.truth.append(truth)
        self.setup.append(setup)
        self.weight.append(weight)


@dataclass
class Guesses:
    """The rows of all guesses: cubes, colours and whole readings."""

    cube: Rows = field(default_factory=Rows)
    colour: Rows = field(default_factory=Rows)
    reading: Rows = field(default_factory=Rows)

    def add(self, surveyed: Survey, cubes: list[Cube], setup: str, weight: float) -> None:
        """Add the guesses for one picture, compared with the real cubes."""
        left = list(cubes)
        for found in sorted((*surveyed.cubes, *surveyed.doubts), key=lambda each: -each.told):
            near = _nearest(left, found.middle, found.colour)
            self.cube.add(cube_terms(found), near is not None and near.visible >= _COUNTS, setup, weight)
            if near is not None:
                left.remove(near)
            if near is not None and near.visible >= _COUNTS:
                self.colour.add(colour_terms(found), near.colour == found.colour, setup, weight)
        there = Counter(cube.colour for cube in cubes if cube.visible >= _COUNTS)
        right = Counter(found.colour for found in surveyed.cubes) == there
        self.reading.add(reading_terms(surveyed), right, setup, weight)


def _nearest(cubes: list[Cube], middle: Any, colour: int) -> Cube | None:
    """Return the real cube near this place, if possible of this colour: a find next to a hidden cube is not that cube."""
    near = [cube for cube in cubes if np.hypot(*(cube.middle - middle)) < _NEAR_PX]
    ranked = sorted(near, key=lambda cube: (cube.colour != colour, float(np.hypot(*(cube.middle - middle)))))
    return ranked[0] if ranked else None


def look_through(folder: Path, weight: float, guesses: Guesses) -> None:
    """Add the guesses for every picture in a folder that the reader does not refuse."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["cubes"]
    files = folder / "cubes"
    readers = {name: taught for name, setup in truth["setups"].items() if (taught := _taught(files, setup)) is not None}
    for row in truth["pictures"]:
        if row["unreadable"] or row["setup"] not in readers:
            continue
        reader, scene = _seen(*readers[row["setup"]], files / row["image"])
        surveyed = reader.survey(scene)
        if not (scene_refusal(scene, reader.sharpness) or survey_refusal(scene, surveyed, find_hidden_rim(scene))):
            inside = [item for item in row["items"] if item.get("in_tray", True)]
            guesses.add(surveyed, _cubes(scene, inside), f"{folder}/{row['setup']}", weight)


def _taught(folder: Path, setup: dict[str, Any]) -> tuple[CubeReader, MatSize | float] | None:
    scale = MatSize.parse(setup["mat"]) if setup["mat"] else float(setup["mm_per_px"])
    pictures = (load_picture(folder / setup["one_each"]), CubeLabels.load(folder / setup["labels"]))
    try:
        return CubeReader(teach_cubes(CubeLesson(*pictures, load_picture(folder / setup["empty"]), scale))), scale
    except VisionError:
        return None


def _seen(reader: CubeReader, scale: MatSize | float, path: Path) -> tuple[CubeReader, TrayScene]:
    picture = load_picture(path)
    frame = find_mat(picture, scale).frame if isinstance(scale, MatSize) else Frame.from_scale(scale)
    return reader, reader.scene(picture, frame)


def _cubes(scene: TrayScene, items: Iterable[dict[str, Any]]) -> list[Cube]:
    names = scene.ground.profile.names
    return [
        Cube(names.index(item["colour"]), scene.view.to_raster(np.array([item["centre_px"]]))[0], item["visible_fraction"])
        for item in items
    ]


def fit(terms: NDArray[np.float64], truth: NDArray[np.float64], weight: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the weights (k,) of a logistic model with a mild penalty on large ones; column 0 of `terms` (n, k) is all 1."""
    spread = terms.std(axis=0)
    spread[spread < 1e-9] = 1.0  # noqa: PLR2004 - the constant term
    scaled, weights = terms / spread, np.zeros(terms.shape[1])
    penalty = _PENALTY * np.eye(terms.shape[1])
    penalty[0, 0] = 0.0
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (weight * (truth - chance)) - penalty @ weights
        bend = (scaled.T * (weight * np.maximum(chance * (1 - chance), 1e-6))) @ scaled + penalty
        weights = weights + np.linalg.solve(bend, slope)
    return np.asarray(weights / spread, np.float64)


def report(name: str, rows: Rows) -> Iterator[str]:
    """Yield the logarithmic loss and the errors on set-ups held out in turn, then the weights fitted to all rows."""
    terms, truth, weight = np.array(rows.terms, np.float64), np.array(rows.truth, np.float64), np.array(rows.weight)
    setups, chance = np.array(rows.setup), np.zeros(len(truth))
    for setup in sorted(set(rows.setup)):
        mine = setups == setup
        chance[mine] = 1 / (1 + np.exp(-np.clip(terms[mine] @ fit(terms[~mine], truth[~mine], weight[~mine]), -30, 30)))
    loss = -np.mean(np.log(np.where(truth > 0, chance, 1 - chance) + 1e-9))
    wrong = int(((chance > 0.5) != truth).sum())  # noqa: PLR2004 - more likely than not
    sure = chance >= 0.9  # noqa: PLR2004 - the screen's limit for a sure reading
    yield f"{name}: {len(truth)} guesses, {int(truth.sum())} true; held out: loss {loss:.3f}, {wrong} wrong"
    yield f"  given 0.9 or more: {int(sure.sum())}, {int((truth[sure] == 0).sum())} of them wrong"
    yield f"{name.upper()}_WEIGHTS = {tuple(round(float(w), 2) for w in fit(terms, truth, weight))}"


def main(words: list[str]) -> int:
    """Fit the weights to all given folders, and print them."""
    guesses = Guesses()
    for word in words:
        folder, _, weight = word.partition("=")
        look_through(Path(folder), float(weight or 1), guesses)
    for name, rows in (("cube", guesses.cube), ("colour", guesses.colour), ("reading", guesses.reading)):
        if len(set(rows.setup)) > 1:
            sys.stdout.write("".join(f"{line}\n" for line in report(name, rows)))
        else:
            sys.stdout.write(f"{name}: guesses in {len(set(rows.setup))} set-ups; two are needed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
