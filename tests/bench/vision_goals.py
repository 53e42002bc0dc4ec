"""The goals of the readers beside what they reach, as one table: which are met, and on which pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

import numpy as np
from figures import Row, alone, share, shown
from vision_report import Outcome, is_silent, is_sure, split

from vision.whole_reading import ASK_BELOW

FEW, MANY, SPREAD_FEW, SPREAD_MANY = 0.96, 0.80, 0.99, 0.95
SURE, SURE_WRONG = 0.70, 0.01
SILENT_WRONG = {"rendered": 0.01, "real": 0.03}
CORNERS, SCENES, SCENES_BARE, ASKED = 60 / 68, 0.95, 0.88, 0.08
TIME, TIME_P90, TEACHING = 10.0, 15.0, 6.0
REAL_CUBES = 18 / 21


def cube_goals(outcomes: Sequence[Outcome], kind: str = "rendered") -> list[Row]:
    """The rows of the cube reader, on `rendered` or `real` pictures."""
    readable = [each for each in outcomes if not each.unreadable]
    few, many = split(readable)
    sure, silent = ([each for each in readable if holds(each)] for holds in (is_sure, is_silent))
    spread_few, spread_many = ([each.second[0] for each in part if each.second is not None] for part in (few, many))
    return [
        _right("cubes, 0-10", "exact at first look", few, FEW),
        _right("cubes, 11-25", "exact at first look", many, MANY),
        share("cubes, 0-10, spread", "exact after one spread", sum(spread_few), len(spread_few), SPREAD_FEW),
        share("cubes, 11-25, spread", "exact after one spread", sum(spread_many), len(spread_many), SPREAD_MANY),
        share("cubes, sure", "sure", len(sure), len(readable), SURE),
        _wrong("cubes, sure and wrong", "wrong among the sure", sure, SURE_WRONG),
        _wrong("cubes, silent and wrong", f"nothing flagged, yet wrong ({kind})", silent, SILENT_WRONG[kind]),
        *_times("cubes", outcomes),
    ]


def tile_goals(outcomes: Sequence[Outcome], bare: Sequence[Outcome], kind: str = "rendered") -> list[Row]:
    """The rows of the tile reader: `bare` are the same scenes told neither mat nor scale."""
    readable, without = ([each for each in some if not each.unreadable] for some in (outcomes, bare))
    shown = readable or without
    silent = [each for each in shown if is_silent(each)]
    pairs = [pair for each in shown if each.tiles is not None for pair in each.tiles.sure]
    wrong = [said for said, right in pairs if not right]
    unasked = sum(said >= ASK_BELOW for said in wrong)
    return [
        _right("tiles", "whole scenes with mat or scale", readable, SCENES),
        _right("tiles, without", "whole scenes told neither", without, SCENES_BARE),
        share("tiles, asked", "asked about", sum(said < ASK_BELOW for said, _ in pairs), len(pairs), ASKED, most=True),
        alone("tiles, not asked", f"of {len(wrong)} wrong tiles were not asked about", unasked, 0, ""),
        _wrong("tiles, silent and wrong", f"nothing flagged, yet wrong ({kind})", silent, SILENT_WRONG[kind]),
        *_times("tiles", [*outcomes, *bare]),
    ]


def _right(name: str, what: str, outcomes: Sequence[Outcome], goal: float) -> Row:
    return share(name, what, sum(each.exact for each in outcomes), len(outcomes), goal)


def _wrong(name: str, what: str, outcomes: Sequence[Outcome], goal: float) -> Row:
    return share(name, what, sum(not each.exact for each in outcomes), len(outcomes), goal, most=True)


def _times(what: str, outcomes: Iterable[Outcome]) -> list[Row]:
    """Give the times against decoding and LAB."""
    times = [each.times_floor for each in outcomes]
    if not times:
        return []
    late = float(np.percentile(times, 90))
    return [
        Row(f"{what}, time", "a reading, median", "decode + LAB", median(times), 1.0, TIME, ""),
        Row(f"{what}, time, 90 %", "a reading, slowest tenth", "decode + LAB", late, 1.0, TIME_P90, ""),
    ]


def print_goals(title: str, rows: Iterable[Row]) -> None:
    """Print the rows under what they were measured on."""
    print(f"\ngoals, on {title}", *map(shown, rows), sep="\n  ")
