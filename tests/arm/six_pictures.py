"""six_pictures.py: teach and read the pictures of tests/vision/fixtures by the program's own commands; print what was counted.

One line of JSON for each picture: what was read, how sure it is, and with which NumPy and OpenCV.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np

from companion.app.cli import main

PICTURES = Path(__file__).parents[1] / "vision" / "fixtures"


def run(*words: object) -> None:
    if main([str(word) for word in words]) != 0:
        sys.exit(f"failed: {words}")


def read(kind: str, image: Path, out: Path, *scale: object) -> dict[str, Any]:
    run("read", kind, image, "--profile", out / kind, "--out", out, *scale)
    found = json.loads((out / image.name).with_suffix(".json").read_text())
    if kind == "tiles":
        counts = Counter(f"{tile['kind']} {tile['count']} {tile['frame']}" for tile in found["tiles"])
    else:
        counts = Counter(found["cubes"])
    return {
        "picture": f"{kind}/{image.name}",
        "counts": dict(sorted((+counts).items())),
        "refused": found["refused"],
        "confidence": round(found["confidence"], 3),
        "numpy": np.__version__,
        "opencv": cv2.__version__,
    }


def readings(out: Path) -> list[dict[str, Any]]:
    truth = json.loads((PICTURES / "truth.json").read_text())
    cubes, tiles = PICTURES / "cubes", PICTURES / "tiles"
    (setup,) = truth["cubes"]["setups"].values()
    lesson = (cubes / setup["one_each"], "--labels", cubes / setup["labels"], "--empty", cubes / setup["empty"])
    run("teach", "cubes", *lesson, "--scale", setup["mm_per_px"], "--out", out / "cubes")
    run("teach", "tiles", *sorted((PICTURES / "teach").glob("*.jpg")), "--out", out / "tiles")
    found = [read("cubes", cubes / each["image"], out, "--scale", setup["mm_per_px"]) for each in truth["cubes"]["pictures"]]
    for each in truth["tiles"]["pictures"]:
        scale = ("--mat", each["mat"]) if each["mat"] else ("--scale", each["mm_per_px"])
        found.append(read("tiles", tiles / each["image"], out, *scale))
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        lines = [json.dumps(reading) for reading in readings(Path(folder))]
    Path(sys.argv[1]).write_text("\n".join(lines) + "\n")
