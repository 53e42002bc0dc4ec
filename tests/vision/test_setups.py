"""The set-ups that the bench draws: families that share nothing, heaps that can lie so, truth that fits its pictures."""

from itertools import combinations

import numpy as np

from tools.cubes import heaps, setups

TRAY = (140.0, 100.0)


def test_what_is_judged_is_never_what_was_fitted():
    fit, judge = (setups.FAMILIES[name] for name in ("fit", "judge"))
    for part in ("floors", "tables", "lamps"):
        assert not set(getattr(fit, part)) & set(getattr(judge, part))
    assert abs(fit.seed - judge.seed) > 1000


def test_cubes_that_are_spread_out_lie_apart_in_the_tray_and_a_laid_heap_stays_in_it():
    for count in (0, 1, 7, 18):
        poses = np.array(heaps.spread_out(np.random.default_rng(3), count, TRAY)).reshape(-1, 7)
        assert len(poses) == count
        assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2 - heaps.CUBE / 2).all(), count
        assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(poses[:, :2], 2)), count
    poses = np.array(heaps._layered(np.random.default_rng(5), 20, TRAY))
    assert (np.abs(poses[:, :2]) < np.array(TRAY) / 2).all()
    floor = poses[poses[:, 2] < heaps.CUBE]
    assert all(np.hypot(*(one - other)) > heaps.CUBE for one, other in combinations(floor[:, :2], 2))
