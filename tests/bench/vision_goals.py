"""The goals of the readers beside what they reach, as one table: which are met, and on which pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np
from vision_report import Outcome, is_silent, is_sure, split

from vision.whole_reading import ASK_BELOW

FEW, MANY, SPREAD_FEW, SPREAD_MANY = 0.96, 0.80, 0.99, 0.95
SURE, SURE_WRONG = 0.70, 0.01
SILENT_WRONG = {"rendered": 0.01, "real": 0.03}
CORNERS, SCENES, SCENES_BARE, ASKED = 60 / 68, 0.95, 0.88, 0.08
TIME, TIME_P90, TEACHING = 10.0, 15.0, 6.0
REAL_CUBES = 18 / 21


@dataclass(frozen=True)
class Goal:
    """One row: what is measured, what is wanted, what was found, and whether that is enough (None: nothing to measure it on)."""

    what: str
    wanted: str
    found: str
    met: bool | None


def share_goal(what: str, wanted: float, right: int, of: int, *, most: bool = False) -> Goal:
    """A share that should reach `wanted`, or stay at `most` that."""
    sign = "<=" if most else ">="
    if not of:
        return Goal(what, f"{sign} {100 * wanted:.0f} %", "nothing to measure", None)
    share = right / of
    met = share <= wanted + 1e-9 if most else share >= wanted - 1e-9
    return Goal(what, f"{sign} {100 * wanted:.0f} %", f"{right}/{of} ({100 * share:.0f} %)", met)


def limit_goal(what: str, wanted: float, found: float | None, unit: str = "") -> Goal:
    """A figure that should stay at or below `wanted`."""
    if found is None:
        return Goal(what, f"<= {wanted:g}{unit}", "nothing to measure", None)
    return Goal(what, f"<= {wanted:g}{unit}", f"{found:.1f}{unit}", found <= wanted)


def cube_goals(outcomes: Sequence[Outcome], kind: str = "rendered") -> list[Goal]:
    """The rows of the cube reader, on `rendered` or `real` pictures."""
    readable = [each for each in outcomes if not each.unreadable]
    few, many = split(readable)
    sure, silent = ([each for each in readable if holds(each)] for holds in (is_sure, is_silent))
    spread_few, spread_many = ([each.second[0] for each in part if each.second is not None] for part in (few, many))
    return [
        share_goal("cubes exact at first look, 0-10", FEW, _count(few, _exact), len(few)),
        share_goal("cubes exact at first look, 11-25", MANY, _count(many, _exact), len(many)),
        share_goal("cubes exact after one spread, 0-10", SPREAD_FEW, sum(spread_few), len(spread_few)),
        share_goal("cubes exact after one spread, 11-25", SPREAD_MANY, sum(spread_many), len(spread_many)),
        share_goal("cubes: sure", SURE, len(sure), len(readable)),
        share_goal("cubes: wrong among the sure", SURE_WRONG, _count(sure, _wrong), len(sure), most=True),
        share_goal(
            f"cubes: nothing flagged, yet wrong ({kind})", SILENT_WRONG[kind], _count(silent, _wrong), len(silent), most=True
        ),
        *time_goals("cubes", outcomes),
    ]


def tile_goals(outcomes: Sequence[Outcome], bare: Sequence[Outcome], kind: str = "rendered") -> list[Goal]:
    """The rows of the tile reader: `bare` are the same scenes told neither mat nor scale."""
    readable, without = ([each for each in some if not each.unreadable] for some in (outcomes, bare))
    shown = readable or without
    silent = [each for each in shown if is_silent(each)]
    pairs = [pair for each in shown if each.tiles is not None for pair in each.tiles.sure]
    wrong = [said for said, right in pairs if not right]
    unasked = sum(said >= ASK_BELOW for said in wrong)
    scenes = (("with mat or scale", SCENES, readable), ("without", SCENES_BARE, without))
    return [
        *(share_goal(f"tiles: whole scenes {how}", goal, _count(some, _exact), len(some)) for how, goal, some in scenes),
        share_goal("tiles asked about", ASKED, sum(said < ASK_BELOW for said, _ in pairs), len(pairs), most=True),
        Goal("wrong tiles that were not asked about", "0", f"{unasked} of {len(wrong)}", unasked == 0),
        share_goal(
            f"tiles: nothing flagged, yet wrong ({kind})", SILENT_WRONG[kind], _count(silent, _wrong), len(silent), most=True
        ),
        *time_goals("tiles", [*outcomes, *bare]),
    ]


def time_goals(what: str, outcomes: Iterable[Outcome]) -> list[Goal]:
    """Time against decoding and LAB."""
    times = [each.times_floor for each in outcomes]
    middle, late = (median(times), float(np.percentile(times, 90))) if times else (None, None)
    return [
        limit_goal(f"{what}: time against decode + LAB, median", TIME, middle),
        limit_goal(f"{what}: time against decode + LAB, 90 %", TIME_P90, late),
    ]


def print_goals(title: str, rows: Iterable[Goal]) -> None:
    """Print the rows under what they were measured on."""
    print(f"\ngoals, on {title}")
    for row in rows:
        state = {True: "met", False: "SHORT", None: ""}[row.met]
        print(f"  {row.what:48}{row.wanted:>10}  {row.found:<22}{state}")


def _count(outcomes: Iterable[Outcome], holds: Callable[[Outcome], bool]) -> int:
    return sum(map(holds, outcomes))


def _exact(outcome: Outcome) -> bool:
    return outcome.exact


def _wrong(outcome: Outcome) -> bool:
    return not outcome.exact
