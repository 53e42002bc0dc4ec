"""Reads a folder that setups.py drew, with the readers found on PYTHONPATH: `python -P tools/cubes/read_drawn.py FOLDER`.

It imports `vision` alone, and of that only what readers since 06f4d426 have, so that an older reader is judged by the same pictures.
It prints a JSON list with a row for each picture with all colours taught, and one for each colour that lies in it left out of
what was taught (`left`). A refused lesson's rows have the refusal "lesson".
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2

from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels
from vision.cubes.cube_reader import CubeReader
from vision.geometry.lens import Frame
from vision.picture import load_picture
from vision.vision_errors import VisionError


def read_folder(folder: Path) -> Iterator[dict[str, Any]]:
    """The rows of all set-ups of a folder."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["cubes"]
    files = folder / "cubes"
    for name, setup in truth["setups"].items():
        pictures = [each for each in truth["pictures"] if each["setup"] == name]
        taught, empty = (load_picture(files / setup[key]) for key in ("one_each", "empty"))
        lesson = CubeLesson(taught, CubeLabels.load(files / setup["labels"]), empty, setup["mm_per_px"])
        try:
            profile = teach_cubes(lesson)
        except VisionError:
            yield from ({"image": each["image"], "left": "", "refusal": "lesson"} for each in pictures)
            continue
        for left in ("", *profile.names):
            reader = CubeReader(replace(profile, colours=tuple(each for each in profile.colours if each.name != left)))
            for each in pictures:
                if not left or each["count_visible"][left]:
                    reading = reader.read(load_picture(files / each["image"]), Frame.from_scale(setup["mm_per_px"]))
                    yield {"image": each["image"], "left": left, **_row(reading)}


def _row(reading: Any) -> dict[str, Any]:
    items = [[item.label, item.centre, item.confidence] for item in reading.items]
    unknown = [item.centre for item in getattr(reading, "unknown", ())]
    return {"refusal": reading.refusal, "confidence": reading.confidence, "items": items, "unknown": unknown}


if __name__ == "__main__":
    cv2.setNumThreads(1)
    print(json.dumps(list(read_folder(Path(sys.argv[1])))))
