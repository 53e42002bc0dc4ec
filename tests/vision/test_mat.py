"""The mat: written, found again by its markers, at any tilt, whole or in part; and the printed sheet."""

import re
import zlib

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.geometry.lens import Frame, Region
from vision.geometry.mat import MatSize, Paper, draw_marker, draw_mat, find_covered_marker, find_markers, find_mat, mat_size
from vision.vision_errors import PictureRefused, Refusal, SizeRefused

SIZE = MatSize(360, 250, 40)


def drawn(size, corners, shape=(960, 1280), without=()):
    """A white mat whose corner markers' centres lie at these pixels."""
    flat = np.full((int(size.height + 2 * size.marker) * 2, int(size.width + 2 * size.marker) * 2), 255, np.uint8)
    for number in set(range(4)) - set(without):
        x, y = np.round((size.corners(number)[0] + size.marker) * 2).astype(int)
        side = round(size.marker * 2)
        flat[y : y + side, x : x + side] = draw_marker(number, side)
    centres = np.array([size.corners(number).mean(axis=0) for number in range(4)])
    source = ((centres + size.marker) * 2).astype(np.float32)
    matrix = cv2.getPerspectiveTransform(source, np.array(corners, np.float32))
    grey = cv2.warpPerspective(flat, matrix, shape[::-1], borderValue=90)
    return cv2.cvtColor(cv2.GaussianBlur(grey, (3, 3), 0), cv2.COLOR_GRAY2BGR)


SQUARE_ON = [(200, 150), (1080, 150), (1080, 760), (200, 760)]


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(-40, 40)), min_size=4, max_size=4))
@settings(max_examples=12)
def test_millimetres_are_right_at_any_tilt(shifts):
    corners = np.array(SQUARE_ON, float) + np.array(shifts)
    mat = find_mat(drawn(SIZE, corners), SIZE)
    assert mat.whole
    assert np.abs(mat.frame.to_mm(corners) - [[0, 0], [360, 0], [360, 250], [0, 250]]).max() < 1.5
    assert np.allclose(mat.frame.to_pixels(mat.frame.to_mm(corners)), corners)


def test_two_markers_suffice_and_one_does_not():
    mat = find_mat(drawn(SIZE, SQUARE_ON, without=(1, 3)), SIZE)
    assert not mat.whole
    assert np.abs(mat.frame.to_mm(np.array([[640.0, 455.0]])) - [[180, 125]]).max() < 2
    with pytest.raises(PictureRefused) as refused:
        find_mat(drawn(SIZE, SQUARE_ON, without=(0, 1, 3)), SIZE)
    assert refused.value.reason is Refusal.MAT_NOT_IN_VIEW


def test_where_a_marker_lies_that_is_covered_is_told_by_the_others():
    tilted = np.array([(180, 140), (1100, 110), (1060, 800), (230, 730)], float)
    lying = drawn(SIZE, tilted)
    assert find_covered_marker(find_markers(lying)) == []
    for covered in range(4):
        picture, known = drawn(SIZE, tilted, without=(covered,)), find_markers(lying)[covered]
        (told,) = find_mat(picture, SIZE).frame.covered
        (untold,) = find_covered_marker(find_markers(picture))
        assert np.abs(told - known).max() < 8, covered
        assert np.abs(untold - known).max() < 16, covered


def test_another_size_is_noticed():
    with pytest.raises(SizeRefused, match="300x250/40"):
        find_mat(drawn(SIZE, SQUARE_ON), MatSize(300, 250, 40))


def test_a_size_is_written_as_it_is_read_and_senseless_ones_are_refused():
    for text in ("360x250/40", "250.5x160/30"):
        assert str(MatSize.parse(text)) == text
    for text in ("", "360x250", "360*250/40", "-1x250/40", "360x250/400", "9999x250/40", "axb/c"):
        with pytest.raises(SizeRefused):
            MatSize.parse(text)
    for scale in (0.0, -1.0, 100.0, float("nan")):
        with pytest.raises(SizeRefused):
            Frame.from_scale(scale)


def test_rectifying_shows_a_millimetre_as_asked():
    picture = drawn(SIZE, SQUARE_ON)
    flat = find_mat(picture, SIZE).frame.rectify(picture, Region(-20, -20, 40, 40), 4)
    assert flat.shape == (160, 160, 3)
    assert np.abs(flat[..., 0].astype(int) - draw_marker(0, 160)).mean() < 25


def printed(pdf):
    """The sheet's rectangles and pictures as its page says, four pixels to the millimetre."""
    streams = [
        zlib.decompress(part) for part in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL) if part[:1] == b"x"
    ]
    page = next(text for text in streams if b" cm " in text and b" Do" in text).decode()
    width, height = (float(v) for v in re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf).groups())
    grow = 4 * 25.4 / 72
    sheet = np.full((round(height * grow), round(width * grow)), 255, np.uint8)
    places = re.findall(r"([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm /I(\d+) Do", page)
    assert len(places) == 4
    for number, place in enumerate(places):
        w, h, x, y = (float(value) for value in place[:4])
        left, top = round(x * grow), round((height - y - h) * grow)
        side = (round(w * grow), round(h * grow))
        sheet[top : top + side[1], left : left + side[0]] = draw_marker(number, max(side))[: side[1], : side[0]]
    return cv2.cvtColor(sheet, cv2.COLOR_GRAY2BGR)


@pytest.mark.parametrize("paper", list(Paper))
def test_the_printed_sheet_is_found_again_in_true_size(paper):
    pdf = draw_mat(paper)
    assert pdf.startswith(b"%PDF")
    mat = find_mat(printed(pdf), mat_size(paper))
    assert mat.whole
    assert mat.frame.mm_per_px_at((400.0, 300.0)) == pytest.approx(0.25, rel=0.01)
    assert draw_mat(paper) == pdf
