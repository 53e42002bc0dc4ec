"""What the cube network learns from is what the reader shows it: the same input, and targets that hold however a crop is turned."""

import hashlib
import tomllib

import numpy as np
import pytest

from tools.cubes import cube_samples as samples
from vision.cubes import survey


def light(shape, seed=1):
    return np.random.default_rng(seed).uniform(0, 1.2, (*shape, 3)).astype(np.float32)


def test_training_and_reading_show_the_network_the_same():
    now, empty = light((32, 48)), light((32, 48), 2)
    assert np.allclose(samples.shown(now, empty), survey._make_input(now, empty)[0].transpose(1, 2, 0), atol=1e-5)


def test_the_page_beside_the_weights_is_of_these_weights():
    told = tomllib.loads(survey._WEIGHTS.with_suffix(".toml").read_text(encoding="utf-8"))
    assert told["sha256"] == hashlib.sha256(survey._WEIGHTS.read_bytes()).hexdigest()


@pytest.fixture
def tray():
    """A heap of two: one whole, one of which a fifth is seen; a third lies outside the tray."""
    owner = np.full((300, 360), -1, np.int16)
    owner[120:144, 160:184], owner[200:204, 80:104], owner[40:64, 320:344] = 100, 1, 2
    middles = np.array([[171.5, 131.5], [91.5, 201.5], [331.5, 51.5]])
    lamps = np.stack([light((300, 360), seed) for seed in range(3)])
    return samples.Tray(lamps, lamps, owner, np.array([1.0, 0.1, 1.0]), middles, inside=2)


def test_targets_tell_middles_that_count_and_leave_out_what_lies_outside(tray):
    wanted, weights = samples.targets(tray.owner, tray.middles, tray.shares, tray.inside)
    heat, cube, upper, right, down = wanted
    assert heat[32, 42] == heat.max() == 1
    assert heat[50, 22] < 0.1
    assert cube[50, 22] == 1
    assert upper[32, 42] == 1
    assert upper[50, 22] == 0
    assert weights[0][12, 82] == 0
    assert weights[0][32, 42] == 1
    assert right[30, 40] * 4 == pytest.approx(2.5)
    assert down[30, 40] * 4 == pytest.approx(2.5)


def test_every_crop_points_to_its_middles_however_it_is_turned(tray):
    pointed = 0
    for seed in range(16):
        given, wanted, _ = samples.sample(tray, np.random.default_rng(seed))
        assert given.shape == (9, samples.CROP, samples.CROP)
        assert np.isfinite(given).all()
        rows, columns = np.nonzero((wanted[1] > 0) & (wanted[2] > 0))
        if not len(rows) or wanted[0].max() < 1:
            continue
        row, column = np.unravel_index(wanted[0].argmax(), wanted[0].shape)
        off = np.hypot(rows + 4 * wanted[4][rows, columns] - row, columns + 4 * wanted[3][rows, columns] - column)
        pointed += bool((off < 1).all())
    assert pointed > 8
