"""The set-ups that the bench draws: families that share nothing, heaps that can lie so, truth that fits its pictures."""

from itertools import combinations

import numpy as np
import pytest

from tools.cubes import heaps, setups
from vision.cube_lessons.cube_lesson import CubeLesson, teach_checked
from vision.cube_lessons.mended import CubeLabels
from vision.picture import decode_picture

pytestmark = pytest.mark.slow

TRAY = (140.0, 100.0)


def test_what_is_judged_is_never_what_was_fitted():
    fit, judge = (setups.FAMILIES[name] for name in ("fit", "judge"))
    for part in ("floors", "tables", "lamps"):
        assert not set(getattr(fit, part)) & set(getattr(judge, part))
    assert abs(fit.seed - judge.seed) > 1000


@pytest.mark.parametrize("count", [0, 1, 7, 18])
def test_cubes_that_are_spread_out_lie_apart_in_the_tray(count):
    poses = np.array(heaps.spread_out(np.random.default_rng(3), count, TRAY)).reshape(-1, 7)
    assert len(poses) == count
    assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2 - heaps.CUBE / 2).all()
    assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(poses[:, :2], 2))


def test_a_laid_heap_stays_in_the_tray_and_no_two_cubes_share_a_place():
    poses = np.array(heaps._layered(np.random.default_rng(5), 20, TRAY))
    assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2).all()
    floor = poses[poses[:, 2] < heaps.CUBE]
    assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(floor[:, :2], 2))


def test_a_set_up_teaches_and_its_truth_counts_what_is_drawn():
    at = setups.evening(setups.FAMILIES["judge"], 300)
    taught, empty, labels = setups.lesson(at, each=2)
    lesson = CubeLesson(decode_picture(taught), CubeLabels.from_json(labels), decode_picture(empty), at.setup.camera.mm_per_px)
    assert set(teach_checked(lesson).names) == set(at.colours)
    _, facts, _ = next(drawn for number, drawn in enumerate(setups.pictures(at, 3)) if number == 1)
    assert sum(facts["count_all"].values()) == len(facts["items"])
    assert sum(facts["count_visible"].values()) == sum(item["visible_fraction"] >= 0.25 for item in facts["items"])
