"""The readers on pictures with truth: exactness, honesty, time and memory, beside plain peers.

Pictures are found through COMPANION_VISION_DEV (a folder with truth.json, cubes/ and tiles/). Without it only a note
is printed. Time is a multiple of decoding the same JPEG and converting it to LAB, in one run on one thread.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from peers import colour_blobs

from vision.cube_labels import CubeLabels
from vision.cube_teaching import Lesson, teach_cubes
from vision.cubes import CubeReader
from vision.errors import PictureRefused
from vision.mat import MatSize, find_mat
from vision.picture import decode_picture, load_picture
from vision.reading import DOUBT, Reading

BANDS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 1.01)


@dataclass(frozen=True)
class Outcome:
    """One picture read: what it was, whether every count was right, how sure the reader was, how long it took."""

    group: Mapping[str, str]
    exact: bool
    off: int
    confidence: float
    refused: bool
    unreadable: bool
    times_floor: float


def main() -> int:
    """Print what the readers reach on the pictures at hand."""
    cv2.setNumThreads(1)
    place = os.environ.get("COMPANION_VISION_DEV")
    if not place:
        print("bench-vision: set COMPANION_VISION_DEV to a folder of pictures with truth.json")
        return 0
    truth = json.loads((Path(place) / "truth.json").read_text())
    report_cubes(Path(place) / "cubes", truth["cubes"])
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return 0


def report_cubes(folder: Path, truth: Mapping[str, Any]) -> None:
    """The cube reader and its plain peer."""
    own, peer = [], []
    for name, setup in truth["setups"].items():
        lesson = cube_lesson(folder, setup)
        profile = teach_cubes(lesson)
        reader, blobs = CubeReader(profile), colour_blobs(lesson, profile)
        pictures = [each for each in truth["pictures"] if each["setup"] == name]
        own += [cube_outcome(folder, each, framed(reader.read, lesson.scale)) for each in pictures]
        peer += [cube_outcome(folder, each, blobs) for each in pictures]
    report("cubes", own, ("bin", "light", "table", "tray"))
    report("cubes, plain peer: LAB threshold, connected components, area", peer, ("bin",))


def cube_lesson(folder: Path, setup: Mapping[str, Any]) -> Lesson:
    """The lesson of one set-up."""
    labels = CubeLabels.load(folder / setup["labels"])
    scale = MatSize.parse(setup["mat"]) if setup["mat"] else float(setup["mm_per_px"])
    return Lesson(load_picture(folder / setup["one_each"]), labels, load_picture(folder / setup["empty"]), scale)


def framed(read: Callable[..., Reading[str]], scale: MatSize | float) -> Callable[[Any], Reading[str]]:
    """Reading with the picture's own mat where there is one."""

    def read_framed(picture: Any) -> Reading[str]:
        if not isinstance(scale, MatSize):
            return read(picture)
        try:
            return read(picture, find_mat(picture, scale).frame)
        except PictureRefused as refused:
            return Reading.refused(refused.reason)

    return read_framed


def cube_outcome(folder: Path, truth: Mapping[str, Any], read: Callable[[Any], Reading[str]]) -> Outcome:
    """Read one picture of cubes and compare."""
    data = (folder / truth["image"]).read_bytes()
    floor = floor_time(data)
    started = time.perf_counter()
    reading = read(decode_picture(data))
    taken = time.perf_counter() - started
    counts, right = reading.counts, Counter(truth["count_visible"])
    off = sum(abs(counts[colour] - right[colour]) for colour in counts | right)
    return Outcome(
        truth, off == 0 and not reading.refusal, off, reading.confidence,
        reading.refusal is not None, truth["unreadable"] is not None, taken / floor,
    )  # fmt: skip


def floor_time(data: bytes) -> float:
    """Seconds to decode these bytes and convert them to LAB, the best of three."""
    taken = []
    for _ in range(3):
        started = time.perf_counter()
        cv2.cvtColor(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), cv2.COLOR_BGR2LAB)
        taken.append(time.perf_counter() - started)
    return min(taken)


def report(title: str, outcomes: list[Outcome], keys: Iterable[str]) -> None:
    """Exactness over all and by each key, honesty, reliability, time."""
    readable = [each for each in outcomes if not each.unreadable]
    hidden = [each for each in outcomes if each.unreadable]
    print(f"\n{title}: {share(readable, lambda each: each.exact)} exactly right")
    for key in keys:
        groups = defaultdict(list)
        for each in readable:
            groups[each.group[key]].append(each)
        parts = (f"{name} {share(group, lambda each: each.exact)}" for name, group in sorted(groups.items()))
        print(f"  by {key}: " + "; ".join(parts))
    print(f"  off by {np.mean([each.off for each in readable]):.2f} cubes a picture")
    sure = [each for each in outcomes if each.confidence >= DOUBT]
    print(f"  confident and wrong: {share(sure, lambda each: not each.exact or each.unreadable)}")
    print(f"  reaching {DOUBT}: {share(readable, lambda each: each.confidence >= DOUBT)}")
    print(f"  readable refused: {share(readable, lambda each: each.refused)}")
    print(f"  unreadable refused or below 0.5: {share(hidden, lambda each: each.refused or each.confidence < 0.5)}")
    reliability(readable)
    print(f"  time: {median(each.times_floor for each in outcomes):.1f} times decoding and LAB")


def reliability(outcomes: list[Outcome]) -> None:
    """For bands of confidence: how sure the readings were, how often they were right."""
    for low, high in pairwise(BANDS):
        band = [each for each in outcomes if low <= each.confidence < high and not each.refused]
        if band:
            said = float(np.mean([each.confidence for each in band]))
            print(f"  confidence {low:.1f}-{min(high, 1.0):.1f}: said {said:.2f}, right {share(band, lambda e: e.exact)}")


def share(outcomes: list[Outcome], holds: Callable[[Outcome], bool]) -> str:
    """How many of them, as count and percentage."""
    count = sum(map(holds, outcomes))
    return f"{count}/{len(outcomes)} ({100 * count / len(outcomes):.0f} %)" if outcomes else "none"


if __name__ == "__main__":
    sys.exit(main())
