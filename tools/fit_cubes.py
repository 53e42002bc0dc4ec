"""Fits the weights of vision/cubes/chance.py to pictures whose truth is known, set-up by set-up held out in turn.

`python -m tools.fit_cubes FOLDER[=WEIGHT]...` reads each FOLDER/truth.json in this form, all paths relative to the folder:

    {"cubes": {"setups": {NAME: {"one_each": IMAGE, "labels": JSON, "empty": IMAGE, "mat": "WxH/M" or null, "mm_per_px": N}},
               "pictures": [{"image": IMAGE, "setup": NAME, "unreadable": null,
                             "items": [{"colour", "centre_px": [x, y], "visible_fraction"}]}]}}

It prints the weights, and what they are worth on the set-ups they were not fitted to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.labels import CubeLabels
from vision.cube_lessons.lesson import CubeLesson, teach_cubes
from vision.cubes.chance import FITTED, Faint, Patch, Several, faint_terms, hidden_terms
from vision.cubes.reader import CubeReader
from vision.cubes.scene import TrayScene
from vision.cubes.survey import survey
from vision.cubes.tray_check import scene_refusal, survey_refusal
from vision.geometry.mat import MatSize, find_mat
from vision.geometry.scale import Frame
from vision.picture import load_picture
from vision.reading import Place

_COUNTS = 0.25
_NEAR_PX = 14.0
_ON_TOP_PX = 4.0
_BESIDE_PX = 9.0
_APART_PX = 5.0
_OTHER = 0.3
_PENALTY = 2.0
_STEPS = 60


@dataclass
class Cube:
    """A cube that is there: colour number, middle of its top in raster pixels, the share of it in view, whether it is found."""

    colour: int
    top: NDArray[np.float64]
    visible: float
    found: bool = False


@dataclass
class Rows:
    """Terms, what was true, the set-up and the folder's weight, one for each suspicion."""

    terms: list[Any] = field(default_factory=list)
    truth: list[bool] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)

    def add(self, terms: Any, truth: bool, setup: str, weight: float) -> None:
        """One suspicion more."""
        self.terms.append(terms)
        self.truth.append(truth)
        self.setup.append(setup)
        self.weight.append(weight)


@dataclass
class Witness:
    """A judge who knows the truth, and writes down what a judge without it would have had to go by."""

    cubes: list[Cube]
    setup: str
    weight: float
    hidden_rows: Rows
    faint_rows: Rows

    def whole(self, colour: int, middle: Place, quality: float) -> float:
        """What is written down only as found: whole tops are hardly ever mistaken."""
        near = self._nearest(colour, np.array(middle), _NEAR_PX)
        if near is not None:
            near.found = True
        return FITTED.whole(colour, middle, quality)

    def hidden(self, patch: Patch) -> float:
        """1 for a cube that is there and not yet found."""
        near = self._nearest(patch.colour, np.array(patch.middle), _NEAR_PX)
        true = near is not None and near.visible >= _COUNTS
        self.hidden_rows.add(hidden_terms(patch), true, self.setup, self.weight)
        if near is not None:
            near.found = True
        return float(true)

    def faint(self, faint: Faint) -> Several:
        """Nearly 1 for squares on the tops of cubes that are there, most for those with the strongest edges."""
        near = [self._nearest(faint.colour, place, _ON_TOP_PX) for place in faint.places]
        terms, kept = faint_terms(faint), list[NDArray[np.float64]]()
        for number in np.argsort(-faint.support):
            place = faint.places[number]
            alone = all(np.hypot(*(place - other)) > _APART_PX for other in kept)
            beside = near[number] is None and self._nearest(faint.colour, place, _BESIDE_PX) is not None
            if alone and not beside and faint.other[number] < _OTHER:
                kept.append(place)
                self.faint_rows.add(terms[number], near[number] is not None, self.setup, self.weight)
        for cube in near:
            if cube is not None:
                cube.found = True
        return np.where([cube is not None for cube in near], 0.9 + faint.support / 10, 0.0)

    def _nearest(self, colour: int, place: NDArray[np.float64], reach: float) -> Cube | None:
        alike = [cube for cube in self.cubes if cube.colour == colour and not cube.found]
        near = min(alike, key=lambda cube: float(np.hypot(*(cube.top - place))), default=None)
        return near if near is not None and np.hypot(*(near.top - place)) < reach else None


def witness_all(folder: Path, weight: float, hidden: Rows, faint: Rows) -> None:
    """Survey every picture of a folder that the reader does not refuse under the eyes of a witness."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["cubes"]
    readers = {name: _taught(folder, setup) for name, setup in truth["setups"].items()}
    for row in truth["pictures"]:
        if not row["unreadable"]:
            reader, scene = _seen(*readers[row["setup"]], folder / row["image"])
            if scene_refusal(scene, reader.sharpness) or survey_refusal(scene, survey(scene)):
                continue
            inside = [item for item in row["items"] if item.get("in_tray", True)]
            survey(scene, Witness(_cubes(scene, inside), f"{folder}/{row['setup']}", weight, hidden, faint))


def _taught(folder: Path, setup: dict[str, Any]) -> tuple[CubeReader, MatSize | float]:
    scale = MatSize.parse(setup["mat"]) if setup["mat"] else float(setup["mm_per_px"])
    pictures = (load_picture(folder / setup["one_each"]), CubeLabels.load(folder / setup["labels"]))
    return CubeReader(teach_cubes(CubeLesson(*pictures, load_picture(folder / setup["empty"]), scale))), scale


def _seen(reader: CubeReader, scale: MatSize | float, path: Path) -> tuple[CubeReader, TrayScene]:
    picture = load_picture(path)
    frame = find_mat(picture, scale).frame if isinstance(scale, MatSize) else Frame.from_scale(scale)
    return reader, reader.scene(picture, frame)


def _cubes(scene: TrayScene, items: Iterable[dict[str, Any]]) -> list[Cube]:
    names = scene.ground.profile.names
    cubes = []
    for item in items:
        middle = scene.view.to_raster(np.array([item["centre_px"]]))[0]
        lean = np.array(scene.view.lean((float(middle[0]), float(middle[1]))))
        cubes.append(Cube(names.index(item["colour"]), middle + lean / 2, item["visible_fraction"]))
    return cubes


def fit(terms: NDArray[np.float64], truth: NDArray[np.float64], weight: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights (k,) of a logistic model with a mild penalty on large ones; the first term (n, k) is 1 throughout."""
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
    """The weights fitted to all rows, and the logarithmic loss and errors on set-ups held out in turn."""
    terms, truth, weight = np.array(rows.terms, np.float64), np.array(rows.truth, np.float64), np.array(rows.weight)
    setups, chance = np.array(rows.setup), np.zeros(len(truth))
    for setup in sorted(set(rows.setup)):
        mine = setups == setup
        chance[mine] = 1 / (1 + np.exp(-np.clip(terms[mine] @ fit(terms[~mine], truth[~mine], weight[~mine]), -30, 30)))
    loss = -np.mean(np.log(np.where(truth > 0, chance, 1 - chance) + 1e-9))
    wrong = int(((chance > 0.5) != truth).sum())  # noqa: PLR2004 - likelier than not
    yield f"{name}: {len(truth)} suspicions, {int(truth.sum())} true; held out: loss {loss:.3f}, {wrong} wrong"
    yield f"{name.upper()}_WEIGHTS = {tuple(round(float(w), 2) for w in fit(terms, truth, weight))}"


def main(words: list[str]) -> int:
    """Fit to all folders named, and print."""
    hidden, faint = Rows(), Rows()
    for word in words:
        folder, _, weight = word.partition("=")
        witness_all(Path(folder), float(weight or 1), hidden, faint)
    for name, rows in (("hidden", hidden), ("faint", faint)):
        if len(set(rows.setup)) > 1:
            sys.stdout.write("".join(f"{line}\n" for line in report(name, rows)))
        else:
            sys.stdout.write(f"{name}: suspicions in {len(set(rows.setup))} set-ups; two are needed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
