"""What readings came to, and how the bench prints it: exactness by group, honesty, time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np
from app_path import cube_table, flagged
from vision_sets import CubePicture, CubeSetup, TileScene

from vision.cube_lessons.cube_lesson import teach_cubes
from vision.geometry.mat import MatSize
from vision.picture import Picture, decode_picture
from vision.whole_reading import SURE_FROM, Face, Item, Reading

BANDS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01)
LEAST_VISIBLE = 0.5


@dataclass(frozen=True)
class Outcome:
    """One picture read: what it is like, whether all was right, how sure the reader was, how long it took.

    `off` is by how many pieces the counts differ; `times_floor` a multiple of decoding the same JPEG and converting it to LAB;
    `flagged` says that the screen shows a doubt or a refusal; `second` whether what is kept after one spread is right, and sure.
    """

    like: Mapping[str, str]
    exact: bool
    off: int
    confidence: float
    refused: bool
    unreadable: bool
    times_floor: float
    tiles: TileScore | None = None
    flagged: bool = True
    second: tuple[bool, bool] | None = None


@dataclass(frozen=True)
class TileScore:
    """Tiles that count in one scene: how many there are, were found, were right in kind, count, frame and all; invented ones.

    `sure` holds for each item its confidence and whether it was right; `sums` whether the symbols of each kind add up right.
    """

    tiles: int
    found: int
    kinds: int
    counts: int
    frames: int
    right: int
    invented: int
    sums: bool
    sure: tuple[tuple[float, bool], ...]


def read_timed(data: bytes, read: Callable[[Picture], Reading[Any]]) -> tuple[Reading[Any], float]:
    """Decode and read; the time as a multiple of decoding and converting, both on this thread, one after the other."""
    floor = _floor_time(data)
    started = time.thread_time()
    reading = read(decode_picture(data))
    return reading, (time.thread_time() - started) / floor


def _floor_time(data: bytes) -> float:
    """Seconds of this thread to decode these bytes and convert them to LAB, the best of three."""
    taken = []
    for _ in range(3):
        started = time.thread_time()
        cv2.cvtColor(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), cv2.COLOR_BGR2LAB)
        taken.append(time.thread_time() - started)
    return min(taken)


def read_setup(setup: CubeSetup) -> list[Outcome]:
    """Teach a set-up and read its pictures, with its mat where there is one. Raises VisionError where the lesson is refused."""
    profile, scale = teach_cubes(setup.lesson), setup.lesson.scale
    with TemporaryDirectory() as folder:
        table = cube_table(Path(folder), profile, scale if isinstance(scale, MatSize) else None)
        return [cube_outcome(picture, table.read, table.read_again) for picture in setup.pictures]


def cube_outcome(
    picture: CubePicture, read: Callable[[Picture], Reading[str]], read_again: Callable[[Picture], Reading[str]]
) -> Outcome:
    """Read one picture of cubes and compare; where the first look is not sure, also one of the cubes spread out."""
    reading, taken = read_timed(picture.data, read)
    counts = reading.counts
    off = sum(abs(counts[colour] - picture.counts[colour]) for colour in counts | picture.counts)
    exact, refused = off == 0 and not reading.refusal, reading.refusal is not None
    shows = flagged(decode_picture(picture.data), reading)
    second = None
    if picture.spread is not None and not picture.unreadable:
        second = _second(picture.spread, read_again) if shows else (exact, True)
    return Outcome(picture.like, exact, off, reading.confidence, refused, picture.unreadable, taken, None, shows, second)


def _second(spread: tuple[bytes, Counter[str]], read_again: Callable[[Picture], Reading[str]]) -> tuple[bool, bool]:
    """Whether a look at the cubes spread out is right, and whether the screen shows no doubt of it."""
    picture = decode_picture(spread[0])
    reading = read_again(picture)
    return reading.refusal is None and reading.counts == spread[1], not flagged(picture, reading)


def tile_outcome(scene: TileScene, read: Callable[[Picture], Reading[Face]]) -> Outcome:
    """Read one scene of tiles and compare."""
    reading, taken = read_timed(scene.data, read)
    score = _score(scene, reading)
    exact = score.right == score.tiles and not score.invented and not reading.refusal
    off, refused = score.tiles - score.found + score.invented, reading.refusal is not None
    shows = flagged(decode_picture(scene.data), reading)
    return Outcome(scene.like, exact, off, reading.confidence, refused, scene.unreadable, taken, score, shows)


def _score(scene: TileScene, reading: Reading[Face]) -> TileScore:
    """A tile is found where an item's centre lies within half a tile; one hardly visible may be read or not."""
    left = list(reading.items)
    pairs: list[tuple[Face, Face]] = []
    counted = 0
    sure: list[tuple[float, bool]] = []
    for tile in sorted(scene.tiles, key=lambda tile: -tile.visible):
        near = min(left, key=lambda item: _apart(item, tile.centre), default=None)
        found = near is not None and tile.face is not None and _apart(near, tile.centre) < tile.side / 2
        counts = tile.face is not None and tile.visible >= LEAST_VISIBLE
        counted += counts
        if found and near is not None and tile.face is not None:
            left.remove(near)
            if counts:
                pairs.append((tile.face, near.label))
                sure.append((near.confidence, near.label == tile.face))
    sure += [(item.confidence, False) for item in left]
    shares = ([getattr(true, part) == getattr(read, part) for true, read in pairs] for part in ("kind", "symbols", "frame"))
    kinds, counts_right, frames = map(sum, shares)
    right = sum(true == read for true, read in pairs)
    true_sums = _sums(tile.face for tile in scene.tiles if tile.face is not None and tile.visible >= LEAST_VISIBLE)
    sums = true_sums == _sums(item.label for item in reading.items)
    return TileScore(counted, len(pairs), kinds, counts_right, frames, right, len(left), sums, tuple(sure))


def _sums(faces: Iterable[Face]) -> Counter[str]:
    found: Counter[str] = Counter()
    for face in faces:
        if face.kind is not None:
            found[face.kind] += face.symbols or 0
    return found


def _apart(item: Item[Face], place: tuple[float, float]) -> float:
    return float(np.hypot(item.centre[0] - place[0], item.centre[1] - place[1]))


def report(title: str, outcomes: list[Outcome], keys: Iterable[str]) -> None:
    """Exactness over all and by each key, single tiles, refusals, reliability; honesty and time stand among the goals."""
    readable = [each for each in outcomes if not each.unreadable]
    hidden = [each for each in outcomes if each.unreadable]
    print(f"\n{title}: {share(readable, lambda each: each.exact)} exactly right")
    _by_group(readable, keys)
    print(f"  off by {np.mean([each.off for each in readable]):.2f} pieces a picture")
    _report_tiles([each.tiles for each in readable if each.tiles is not None and not each.refused])
    print(f"  unreadable refused or below 0.5: {share(hidden, lambda each: each.refused or each.confidence < 0.5)}")
    reliability("reading", [(each.confidence, each.exact) for each in readable if not each.refused])


def _by_group(readable: list[Outcome], keys: Iterable[str]) -> None:
    """What was read by set-up, light and so on, one line for each.

    `wrong` are wrong ones among the sure, `silent` those on which the screen flags nothing: wrong ones of all such.
    """
    print(f"  {'':34}{'0-10':>9}{'11-25':>9}{'spread':>9}{'sure':>9}{'wrong':>7}{'silent':>9}{'refused':>9}")
    for key in keys:
        for name in sorted({each.like[key] for each in readable}):
            _group_line(f"{key} {name}", [each for each in readable if each.like[key] == name])


def _group_line(name: str, group: list[Outcome]) -> None:
    few, many = split(group)
    sure, silent = ([each for each in group if holds(each)] for holds in (is_sure, is_silent))
    seconds = [each.second[0] for each in group if each.second is not None]
    cells = [_of(sum(each.exact for each in part), len(part)) for part in (few, many)]
    cells += [_of(sum(seconds), len(seconds)), _of(len(sure), len(group))]
    wrong = f"{sum(not each.exact for each in sure):>7}"
    silent_wrong = _of(sum(not each.exact for each in silent), len(silent))
    refused = _of(sum(each.refused for each in group), len(group))
    print(f"  {name:34}" + "".join(f"{cell:>9}" for cell in cells) + wrong + f"{silent_wrong:>9}{refused:>9}")


def split(outcomes: Iterable[Outcome]) -> tuple[list[Outcome], list[Outcome]]:
    """Pictures of up to ten pieces, and of more."""
    every = list(outcomes)
    few = [each for each in every if each.like["bin"] in {"0", "2-5", "6-10"}]
    return few, [each for each in every if each not in few]


def is_sure(outcome: Outcome) -> bool:
    return outcome.confidence >= SURE_FROM


def is_silent(outcome: Outcome) -> bool:
    """Whether the screen shows nothing but that it is right."""
    return not outcome.flagged


def _of(count: int, of: int) -> str:
    return f"{count}/{of}" if of else "-"


def _report_tiles(scores: list[TileScore]) -> None:
    """Single tiles: found, right in each part of the label, invented; sums; how sure."""
    if not scores:
        return
    tiles, found = sum(each.tiles for each in scores), sum(each.found for each in scores)
    print(f"  tiles found: {_part(found, tiles)}; invented: {sum(each.invented for each in scores)}")
    parts = ("kinds", "counts", "frames", "right")
    print("  of the found: " + ", ".join(f"{part} {_part(sum(getattr(each, part) for each in scores), found)}" for part in parts))
    print(f"  sums of all kinds right: {_part(sum(each.sums for each in scores), len(scores))}")
    reliability("tile", [pair for each in scores for pair in each.sure])


def reliability(what: str, sure: list[tuple[float, bool]]) -> None:
    """For bands of confidence: how many, how sure they were said to be, how often they were right; and the mean gap."""
    gaps = 0.0
    for low, high in pairwise(BANDS):
        band = [(said, right) for said, right in sure if low <= said < high]
        if not band:
            continue
        said, right = (float(np.mean(column)) for column in zip(*band, strict=True))
        gaps += abs(said - right) * len(band)
        bar = "#" * round(20 * right)
        print(
            f"  {what} confidence {low:.2f}-{min(high, 1.0):.2f}: said {said:.2f}, right {right:.2f} |{bar:<20}| of {len(band)}"
        )
    if sure:
        print(f"  {what} confidence and truth lie {gaps / len(sure):.3f} apart")


def share(outcomes: list[Outcome], holds: Callable[[Outcome], bool]) -> str:
    """How many of them, as count and percentage."""
    return _part(sum(map(holds, outcomes)), len(outcomes))


def _part(count: int, of: int) -> str:
    return f"{count}/{of} ({100 * count / of:.0f} %)" if of else "none"
