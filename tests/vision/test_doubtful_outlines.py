"""A lesson's outline that is not borne out is told, not taken in silence."""

import numpy as np

from vision.tile_lessons.agree import doubtful_outlines


def square(side):
    return np.array([[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]])


CLEAR = [(1.0, square(100)), (0.3, square(70))]
RIVALLED = [(1.0, square(100)), (0.9, square(70))]


def chosen(likely):
    return [outlines[0][1] for outlines in likely]


def test_a_clear_outline_is_not_doubted_and_a_rivalled_one_is():
    assert doubtful_outlines([CLEAR], chosen([CLEAR])) == ()
    assert doubtful_outlines([RIVALLED], chosen([RIVALLED])) == (0,)
    assert doubtful_outlines([CLEAR, RIVALLED, CLEAR], chosen([CLEAR, RIVALLED, CLEAR])) == (1,)


def test_the_usual_size_of_several_pictures_bears_an_outline_out():
    likely = [CLEAR, RIVALLED, CLEAR, CLEAR]
    assert doubtful_outlines(likely, chosen(likely)) == ()
    odd = [CLEAR, [(1.0, square(140)), (0.9, square(100))], CLEAR, CLEAR]
    assert doubtful_outlines(odd, chosen(odd)) == (1,)


def test_two_outlines_of_nearly_one_size_are_no_rivals():
    alike = [[(1.0, square(100)), (0.95, square(102))]]
    assert doubtful_outlines(alike, chosen(alike)) == ()
