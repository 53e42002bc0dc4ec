"""What the tiles of a lesson or of a scene tell of each other, and what is printed on them where an edge hardly shows."""

from itertools import product

import cv2
import numpy as np
import pytest

from tools.tiles import editions
from vision.geometry.mat import MatSize, draw_marker, frame_of_any_mat, markers_at_a_glance
from vision.picture import Picture
from vision.tile_lessons.outline import settle_outlines
from vision.tile_lessons.tile_teaching import teach_told, view_of
from vision.tiles.align import slide
from vision.tiles.gallery import Gallery, borders_about, ground_of, look_inside
from vision.tiles.match import frame_distances, match_squares
from vision.tiles.plane import FLAT_PX, Plane, shrink_only
from vision.tiles.quads import frame_colours, frame_width, rims
from vision.tiles.squares import find_squares
from vision.tiles.tile_profile import TileProfile
from vision.tiles.tile_reader import denoise
from vision.whole_reading import Face

GROUND, INK, GREY, BLACK = (150, 200, 205), (40, 60, 150), (118, 118, 118), (36, 36, 36)


def tile(frame: tuple[int, int, int] | None, width: int = 9) -> Picture:
    """A face of 150 pixels with a lopsided motif and a frame of this colour."""
    face = np.full((150, 150, 3), GROUND, np.uint8)
    cv2.fillPoly(face, [np.array([[40, 100], [75, 35], [95, 70], [110, 110]])], INK)
    cv2.circle(face, (52, 52), 9, INK, -1)
    if frame is not None:
        cv2.rectangle(face, (0, 0), (149, 149), frame, 2 * width)
    return face


def alone(face: Picture, table: tuple[int, int, int], seed: int) -> Picture:
    picture = np.full((300, 400, 3), table, np.int16)
    picture[75:225, 125:275] = face
    noise = np.random.default_rng(seed).normal(0, 2, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


@pytest.fixture(scope="module")
def lesson():
    """One motif with three frames; the grey frame lies on a table just as grey, so that only its inner edge shows."""
    tables = [(None, (120, 120, 120)), (GREY, GREY), (BLACK, (150, 156, 150))]
    names = ("plain", "grey", "black")
    return teach_told([
        (Face("bell", 1, name), alone(tile(frame), table, seed))
        for seed, (name, (frame, table)) in enumerate(zip(names, tables, strict=True))
    ])  # fmt: skip


def test_an_outline_that_the_same_motif_elsewhere_contradicts_is_to_be_confirmed(lesson):
    assert lesson[1] == (1,)


def test_an_edge_that_does_not_show_is_told_by_the_same_motif_elsewhere():
    pictures = [alone(tile(None), (120, 120, 120), 1), alone(tile(BLACK), (150, 156, 150), 2), alone(tile(GREY), GREY, 3)]
    outlines = [square(150)[None], square(150)[None], square(132)[None]]
    worths = [np.array([1.2]), np.array([1.3]), np.array([0.3])]
    sizes = [
        cv2.contourArea(outline.astype(np.float32)) ** 0.5
        for outline, _ in settle_outlines(pictures, outlines, worths, [0, 0, 0])
    ]
    assert sizes == pytest.approx([150] * 3, rel=0.025)


def borders_of(profile: TileProfile, gallery: Gallery, paled: float, veil: float = 0.0) -> list[np.ndarray]:
    """The taught borders with this share of the ground mixed in by blur, and their own colours under a veil of light."""
    frames = [gallery.frames[face.kind, face.frame].borders[0] for face in profile.faces]
    shares = [*[paled] * (len(frames[0]) - 1), veil]
    return [np.log(np.exp(border) * (1 - np.c_[shares]) + np.c_[shares]) for border in frames]


def test_frames_of_one_picture_are_told_apart_however_much_it_pales_them(lesson):
    profile = lesson[0]
    gallery = Gallery.of(profile)
    for paled in (0.0, 0.25, 0.4):
        borders = np.array(borders_of(profile, gallery, paled))
        told = frame_distances(borders, [("bell", 1)] * 3, np.ones(3), np.ones(3), gallery)
        assert [min(each, key=each.__getitem__) for each in told] == list(profile.faces), paled


def test_a_black_frame_alone_that_is_paled_to_grey_leaves_a_doubt(lesson):
    profile = lesson[0]
    gallery = Gallery.of(profile)
    paled = np.array(borders_of(profile, gallery, 0.4, 0.25)[2:])
    clear = np.array(borders_of(profile, gallery, 0.0)[2:])
    margins = []
    for border in (paled, clear):
        near, far, *_ = sorted(frame_distances(border, [("bell", 1)], np.ones(1), np.ones(1), gallery)[0].values())
        margins.append(far - near)
    assert margins[0] < margins[1] / 2


def test_what_is_only_a_little_like_a_tile_does_not_tell_how_frames_are_paled(lesson):
    profile = lesson[0]
    gallery = Gallery.of(profile)
    tiles = np.array(borders_of(profile, gallery, 0.0))
    things = np.stack([np.full_like(tiles[0], level) for level in (-0.3, -0.2, -0.1, 0.0, -0.4, -0.3)])
    likest, contrasts = np.array([1.0] * 3 + [0.65] * 6), np.array([1.0] * 3 + [2.0] * 6)
    told = frame_distances(np.concatenate([tiles, things]), [("bell", 1)] * 9, likest, contrasts, gallery)[:3]
    alone = frame_distances(tiles, [("bell", 1)] * 3, np.ones(3), np.ones(3), gallery)
    assert [min(each, key=each.__getitem__) for each in told] == list(profile.faces)
    assert [list(each.values()) for each in told] == [pytest.approx(list(each.values()), abs=0.3) for each in alone]


def test_the_line_of_a_thin_frame_is_met_though_the_outline_is_off():
    lines = []
    for frame in (GREY, BLACK):
        picture = cv2.GaussianBlur(alone(tile(frame, 5), (150, 156, 150), 1), (0, 0), 0.6)
        plane = Plane(picture, picture, np.eye(3), np.eye(3), (1.0, 1.0))
        quads = np.array([square(150), square(150) + 1.5, square(148)])
        line = borders_about(plane, quads, ground_of(look_inside(plane, quads)))[:, :, 0]
        lines.append(np.median(line, axis=1).mean(axis=1))
    assert lines[0] == pytest.approx([lines[0][0]] * 3, abs=0.15)
    assert (lines[0] - lines[1]).min() > 0.5


def mat_picture(size: MatSize) -> Picture:
    """A mat of this size seen at a slant, five pixels a millimetre before."""
    side = round(size.marker * 2)
    sheet = np.full((round(size.height * 2) + 200, round(size.width * 2) + 200), 235, np.uint8)
    for number, (x, y) in enumerate([(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]):
        left, top = round(x * 2) + 100 - side // 2, round(y * 2) + 100 - side // 2
        sheet[top : top + side, left : left + side] = draw_marker(number, side)
    height, width = sheet.shape
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    slanted = np.array([[60, 40], [width - 20, 10], [width - 60, height - 40], [10, height - 10]], np.float32)
    seen = cv2.warpPerspective(sheet, cv2.getPerspectiveTransform(corners, slanted), (width, height), borderValue=120)
    return cv2.cvtColor(seen, cv2.COLOR_GRAY2BGR)


def test_a_mat_nobody_measured_shows_the_table_straight_but_for_its_scale():
    for size in (MatSize(360, 250, 40), MatSize(300, 300, 30)):
        frame = frame_of_any_mat(markers_at_a_glance(mat_picture(size)))
        assert frame is not None
        centres = frame.to_mm(np.array([mark.mean(axis=0) for mark in frame.marks]))
        sides = np.linalg.norm(np.roll(centres, -1, axis=0) - centres, axis=1)
        assert sides[0] / sides[1] == pytest.approx(size.width / size.height, rel=0.02)
        assert sides[0] / sides[2] == pytest.approx(1, rel=0.01)
    picture = mat_picture(MatSize(360, 250, 40))
    picture[:200, :200] = 120
    markers = markers_at_a_glance(picture)
    assert (len(markers), frame_of_any_mat(markers)) == (3, None), "without four markers there is no such frame"


def test_what_is_fitted_on_is_never_what_judges():
    fit, judge = (editions.FAMILIES[name] for name in ("fit", "judge"))
    assert not set(fit.symbols) & set(judge.symbols)
    assert set(judge.lamps) - set(fit.lamps) >= {"two", "tungsten", "dusk", "evening", "shade"}
    assert judge.seed - fit.seed > 1000


def test_a_dim_picture_is_evened_out_with_its_edges_kept_and_a_quiet_one_left_alone():
    plain = np.full((300, 400, 3), (140, 190, 195), np.uint8)
    plain[75:225, 125:275] = GROUND
    assert denoise(plain) is plain
    dark = (plain * 0.4).astype(np.uint8)
    dark[75:225, 125:275] += 12
    grain = np.random.default_rng(5).normal(0, 3, plain.shape)
    seen = denoise(np.clip(dark + grain, 0, 255).astype(np.uint8))
    assert seen[100:200, 150:250].std(axis=(0, 1)).max() < 1.5
    step = seen[100:200, 127:131].mean() - seen[100:200, 119:123].mean()
    assert step > 0.7 * (dark[150, 130].mean() - dark[150, 119].mean())


PAPER, PRINT = (232, 236, 238), (50, 70, 160)
MIDDLE = np.array([199.5, 149.5])
WIDTH = 5 / 150


def plane(picture):
    return Plane(picture, picture, np.eye(3), np.eye(3), (1.0, 1.0))


def square(side, turn=0.0):
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2 @ spin.T + MIDDLE


def printed(motif, turn):
    """A motif of a tile of 128 pixels as pale as the paper it lies on: no edge shows."""
    picture = np.full((300, 400, 3), PAPER, np.uint8)
    spin = cv2.getRotationMatrix2D((0, 0), -np.degrees(turn), 1.0)[:, :2]
    for part in motif:
        cv2.fillPoly(picture, [np.rint((np.array(part) @ spin.T) * 64 + MIDDLE).astype(np.int32)], PRINT, cv2.LINE_AA)
    return picture


ARROW = [[[-0.5, 0.4], [0.0, -0.5], [0.2, 0.1], [0.5, 0.5]]]
BARS = [[[-0.5, -0.5], [0.4, -0.5], [0.4, -0.3], [-0.5, -0.3]], [[-0.1, 0.1], [0.5, 0.1], [0.5, 0.4], [-0.1, 0.4]]]


@pytest.fixture(scope="module")
def gallery():
    views = [
        view_of(printed(motif, 0.0), square(128), 1.0, Face(kind, 1, "plain"))
        for kind, motif in (("arrow", ARROW), ("bars", BARS))
    ]
    return Gallery.of(TileProfile(tuple(views)))


@pytest.mark.parametrize(("number", "motif"), [(0, ARROW), (1, BARS)])
def test_a_tile_whose_edge_does_not_show_is_laid_where_its_motif_lies(gallery, number, motif):
    turn, side = 0.5, 128 / FLAT_PX
    seen = shrink_only(printed(motif, turn), (128, 128))
    true = (square(128, turn) + 0.5) / side - 0.5
    rough = (square(128, 0.2) + np.array([13, -11]) + 0.5) / side - 0.5
    quads, views, moved = slide(seen, rough[None], np.array([1 - number]), np.array([0.5], np.float32), gallery)
    assert (views.tolist(), moved.tolist()) == ([number], [True])
    assert np.abs(quads[0] - true).max() < 0.08 * FLAT_PX


def test_a_place_that_is_surely_like_a_face_is_left_as_it_is(gallery):
    seen = shrink_only(printed(ARROW, 0.5), (128, 128))
    rough = (square(128) + 0.5) / 4 - 0.5
    quads, views, moved = slide(seen, rough[None], np.array([1]), np.array([0.9], np.float32), gallery)
    assert (quads == rough).all()
    assert (views.tolist(), moved.tolist()) == ([1], [False])


def framed(level, table, blur):
    """A tile of 150 pixels with a frame of five, on a table of its own brightness, as a soft lens shows it."""
    picture = np.full((300, 400, 3), table, np.uint8)
    picture[75:225, 125:275] = level or GROUND
    picture[80:220, 130:270] = GROUND
    return cv2.GaussianBlur(picture, (0, 0), blur)


def test_a_thin_frame_is_grey_or_black_in_a_soft_picture_too_whatever_the_table():
    for table, (blur, off) in product((60, 120, 200), ((0.6, 0), (2.2, 0), (2.2, 2))):
        grey, black = (
            frame_colours(rims(plane(framed(level, table, blur)), square(150)[None] + off, WIDTH), WIDTH).mean()
            for level in (118, 60)
        )
        assert grey == pytest.approx(2.2 * np.log(118 / np.array(GROUND)).mean(), abs=0.4), (table, blur, off)
        assert black < grey - 0.6, (table, blur, off)


def test_frames_of_one_motif_tell_how_wide_they_are():
    light = np.concatenate([rims(plane(framed(level, 120, 0.6)), square(150)[None]) for level in (None, 118, 36)])
    assert frame_width(light, ["bell"] * 3) == pytest.approx(WIDTH, abs=0.012)


def test_a_side_that_is_hidden_tells_nothing_of_its_frame():
    free = np.repeat([[True, False, True, True]], 24, axis=1)
    colours = frame_colours(rims(plane(framed(60, 120, 0.6)), square(150)[None], WIDTH, free), WIDTH)
    assert np.isnan(colours[0]).all(axis=1).tolist() == [False, True, False, False]


def test_what_is_printed_tells_how_large_a_tile_is_where_only_its_frames_inner_edge_shows(gallery):
    inner, table = 112, np.full((300, 400, 3), 60, np.uint8)
    table[94:206, 144:256] = printed(ARROW, 0.0)[94:206, 144:256]
    seen = shrink_only(table, (inner, inner))
    (match,) = match_squares(seen, find_squares(seen.flat, seen.tile, (1.0,), 0.5, 1), gallery)
    assert match.likest > 0.9
    assert match.side * inner / FLAT_PX == pytest.approx(128, rel=0.05)
