"""Draws editions of tiles nobody printed, and pictures of them on tables, under lamps, through lenses.

Colours are linear light, 0-1, blue-green-red, until the camera takes the picture.
"""

from dataclasses import dataclass, field

import cv2
import numpy as np

from vision.geometry.mat import MatSize, draw_marker
from vision.whole_reading import Face

FACE_PX = 160
TILE_MM = 35.0
TABLES = ("wood", "dark wood", "felt", "cloth", "granite", "newsprint", "laminate")
LIGHTS = {
    "daylight": (1.0, 1.0, 0.95),
    "warm": (0.62, 0.86, 1.05),
    "cool": (1.1, 1.0, 0.88),
    "led": (1.0, 1.05, 1.0),
    "dim": (0.2, 0.24, 0.28),
    "hard": (0.9, 1.0, 1.05),
    "glare": (0.8, 0.95, 1.0),
    "overcast": (1.35, 1.3, 1.25),
    "mixed": (0.95, 1.0, 1.0),
}
MAT = MatSize(360, 250, 40)


@dataclass(frozen=True)
class Tile:
    face: Face
    centre: tuple[float, float]
    corners: np.ndarray
    visible: float


@dataclass(frozen=True)
class Scene:
    picture: np.ndarray
    tiles: tuple[Tile, ...]
    mm_per_px: float
    mat: MatSize | None
    table: str
    light: str
    unreadable: str | None = None


@dataclass
class Edition:
    """A palette, a symbol for each kind, a frame width, a back; every drawing of it comes from its own numbers."""

    seed: int
    kinds: tuple[str, ...] = ("grain", "cloth", "iron")
    frames: tuple[str, ...] = ("plain", "grey", "black")
    style: dict = field(default_factory=dict)

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        hues = (rng.uniform(0, 180) + np.arange(len(self.kinds) + 1) * 180 / (len(self.kinds) + 1)) % 180
        self.style = {
            "frame": rng.uniform(0.035, 0.11),
            "corner": rng.uniform(0.01, 0.1),
            "mottle": rng.uniform(0.0, 0.14),
            "ornament": int(rng.integers(0, 5)),
            "back": int(rng.integers(0, 5)),
            "dark": rng.random() < 0.25,
            "size": rng.uniform(0.85, 1.2),
            "greys": (rng.uniform(0.38, 0.55), rng.uniform(0.06, 0.13)),
            "tint": rng.uniform(-0.03, 0.03, 3),
        }
        values, ink_values = ((45, 110), (170, 220, 250)) if self.style["dark"] else ((130, 225), (60, 90, 240))
        self.grounds = [_hsv(h, rng.uniform(20, 150), rng.uniform(*values)) for h in hues]
        self.inks = [_hsv(h + rng.choice([90, 20, -25]), rng.uniform(60, 200), rng.choice(ink_values)) for h in hues]
        self.shapes = [_shape(rng) for _ in self.kinds]
        self.spots = {count: _spots(count, rng) for count in (1, 2, 3)}

    @property
    def faces(self) -> list[Face]:
        return [Face(k, c, f) for k in self.kinds for c in (1, 2, 3) for f in self.frames] + [Face()]

    def draw(self, face: Face, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        """One worn copy of a face: sRGB (FACE_PX, FACE_PX, 3) 0-1 and its opacity."""
        kind = self.kinds.index(face.kind) if face.kind else len(self.kinds)
        art = np.full((FACE_PX, FACE_PX, 3), self.grounds[kind], np.float32)
        art *= 1 + self.style["mottle"] * _clouds((FACE_PX, FACE_PX), 12, rng)[..., None]
        self._ornament(art, kind)
        if face.kind is None:
            self._back(art)
        else:
            for x, y, turn in self.spots[face.symbols]:
                self._symbol(art, kind, face.symbols, (x, y), turn)
            self._frame(art, face.frame)
        self._wear(art, rng)
        return np.clip(art, 0, 1), _rounded(self.style["corner"])

    def _symbol(self, art: np.ndarray, kind: int, count: int, spot: tuple[float, float], turn: float) -> None:
        size = FACE_PX * (0.3 if count == 1 else 0.17) * self.style["size"]
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        outline, inner = (s @ spin.T * size + np.array(spot) * FACE_PX for s in self.shapes[kind])
        ink = self.inks[kind]
        cv2.fillPoly(art, [np.rint(outline * 8).astype(np.int32)], ink.tolist(), cv2.LINE_AA, 3)
        cv2.fillPoly(art, [np.rint(inner * 8).astype(np.int32)], (1 - 0.75 * ink).tolist(), cv2.LINE_AA, 3)
        cv2.polylines(art, [np.rint(outline * 8).astype(np.int32)], True, (ink * 0.5).tolist(), 2, cv2.LINE_AA, 3)

    def _ornament(self, art: np.ndarray, kind: int) -> None:
        light = np.minimum(self.grounds[kind] * 1.2, 1).tolist()
        middle = FACE_PX // 2
        if self.style["ornament"] == 1:
            cv2.circle(art, (middle, middle), int(FACE_PX * 0.43), light, 3, cv2.LINE_AA)
        elif self.style["ornament"] == 2:
            cv2.rectangle(art, (18, 18), (FACE_PX - 18, FACE_PX - 18), light, 2, cv2.LINE_AA)
        elif self.style["ornament"] == 3:
            for at in range(0, 2 * FACE_PX, 20):
                cv2.line(art, (at, 0), (at - FACE_PX, FACE_PX), light, 1, cv2.LINE_AA)
        elif self.style["ornament"] == 4:
            cv2.rectangle(art, (0, 0), (FACE_PX - 1, FACE_PX - 1), light, 36)

    def _back(self, art: np.ndarray) -> None:
        ink = self.inks[-1].tolist()
        middle = FACE_PX // 2
        if self.style["back"] == 0:
            for at in range(10, FACE_PX, 20):
                cv2.line(art, (at, 0), (at, FACE_PX), ink, 1)
                cv2.line(art, (0, at), (FACE_PX, at), ink, 1)
            cv2.circle(art, (middle, middle), 28, ink, 12, cv2.LINE_AA)
        elif self.style["back"] == 1:
            cv2.rectangle(art, (30, 30), (FACE_PX - 30, FACE_PX - 30), ink, 9)
            cv2.line(art, (30, 30), (FACE_PX - 30, FACE_PX - 30), ink, 7, cv2.LINE_AA)
        elif self.style["back"] == 2:
            for radius in (16, 38, 60):
                cv2.circle(art, (middle, middle), radius, ink, 6, cv2.LINE_AA)
        elif self.style["back"] == 3:
            cv2.rectangle(art, (16, 16), (FACE_PX - 17, FACE_PX - 17), ink, -1)
            cv2.circle(art, (middle, middle), 30, self.grounds[-1].tolist(), 10, cv2.LINE_AA)
        else:
            squares = np.indices((FACE_PX, FACE_PX)) // 20
            art[(squares.sum(axis=0) % 2) > 0] = self.inks[-1]

    def _frame(self, art: np.ndarray, frame: str) -> None:
        if frame != "plain":
            level = self.style["greys"][frame == "black"] + self.style["tint"] * (0.5 if frame == "black" else 1.5)
            width = round(self.style["frame"] * FACE_PX)
            cv2.rectangle(art, (0, 0), (FACE_PX - 1, FACE_PX - 1), level.tolist(), 2 * width)

    def _wear(self, art: np.ndarray, rng: np.random.Generator) -> None:
        art *= rng.normal(1, 0.02) * (1 + rng.normal(0, 0.012, 3))
        for _ in range(rng.integers(0, 14)):
            x, y = rng.integers(0, FACE_PX, 2)
            edge = rng.choice([2, FACE_PX - 3]) if rng.random() < 0.7 else y
            cv2.circle(art, (int(x), int(edge)), int(rng.integers(1, 4)), [float(rng.uniform(0.5, 0.85))] * 3, -1)


def draw_scene(
    edition: Edition,
    rng: np.random.Generator,
    faces: list[Face],
    *,
    table: str,
    light: str,
    tile_px: float = 120.0,
    mat: bool = False,
    overlap: bool = True,
    unreadable: str | None = None,
    size: tuple[int, int] = (1280, 960),
    tilt: float | None = None,
) -> Scene:
    """A picture of these faces, thrown on a table. tile_px is the side of a tile in the middle of the picture."""
    mm_per_px = TILE_MM / tile_px
    view = _camera(rng, size, mm_per_px, rng.uniform(0, 20) if tilt is None else tilt)
    world = _table(table, size, rng)
    if mat:
        _lay_mat(world, view, size, patches=rng.random() < 0.5)
    tiles, cover = [], np.full(size[::-1], -1, np.int32)
    for number, (face, quad) in enumerate(zip(faces, _throw(rng, faces, size, mm_per_px, overlap, mat), strict=False)):
        corners = cv2.perspectiveTransform(quad[None], view)[0]
        _put(world, cover, number, *edition.draw(face, rng), corners, rng)
        tiles.append((face, corners))
    if not faces[1:]:
        pass
    elif rng.random() < 0.6:
        _litter(world, cover, rng)
    if unreadable == "hand":
        _hand(world, cover, rng)
    elif unreadable == "foreign":
        _things(world, cover, rng)
    bend = rng.uniform(-0.03, 0.02)
    lit = world * _lamp(light, size, rng)[..., None] * _tone(light, size)
    picture = _take(_lens(lit, bend), light, unreadable, rng)
    shares = [float((cover == number).sum() / max(_area(corners), 1)) for number, (_, corners) in enumerate(tiles)]
    seen = tuple(
        Tile(face, tuple(bent.mean(axis=0).tolist()), bent, share)
        for (face, bent), share in zip([(face, _bent(corners, size, bend)) for face, corners in tiles], shares, strict=True)
    )
    return Scene(picture, seen, mm_per_px, MAT if mat else None, table, light, unreadable)


def draw_teaching(edition: Edition, rng: np.random.Generator, face: Face, table: str, light: str) -> np.ndarray:
    """The picture that teaches a face: one tile alone, 640 by 480 pixels."""
    return teaching_scene(edition, rng, face, table, light).picture


def teaching_scene(edition: Edition, rng: np.random.Generator, face: Face, table: str, light: str) -> Scene:
    """The same with where the tile lies."""
    return draw_scene(
        edition, rng, [face], table=table, light=light, tile_px=rng.uniform(165, 250), size=(640, 480), tilt=rng.uniform(0, 10)
    )


def _throw(rng, faces, size, mm_per_px, overlap, mat):
    """Corners (4, 2) in millimetres about the picture's middle, tile after tile, some half covered."""
    half = np.array(size) * mm_per_px / 2 - TILE_MM * 0.85
    if mat:
        half = np.minimum(half, [170, 118])
    if not faces[1:]:
        half = half * 0.3
    quads, centres = [], []
    for _ in range(4000):
        if len(quads) == len(faces):
            break
        centre, turn = rng.uniform(-half, half), rng.uniform(0, 2 * np.pi)
        near = TILE_MM * (1.42 if not overlap or rng.random() < 0.75 else rng.uniform(0.6, 1.05))
        on_marker = mat and abs(centre[0]) > 130 and abs(centre[1]) > 78
        if on_marker or any(np.hypot(*(centre - other)) < near for other in centres):
            continue
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        quads.append(np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * TILE_MM / 2 @ spin.T + centre)
        centres.append(centre)
    return quads


def _put(world, cover, number, art, opacity, corners, rng) -> None:
    """Lay a tile into the picture with its thickness and shadow."""
    height, width = world.shape[:2]
    corner_px = np.array([[0, 0], [FACE_PX, 0], [FACE_PX, FACE_PX], [0, FACE_PX]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(corner_px, corners.astype(np.float32))
    side = np.sqrt(_area(corners))
    sharp = cv2.GaussianBlur(art, (0, 0), max(0.3, 0.35 * FACE_PX / side))
    laid = cv2.warpPerspective(sharp, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE) ** 2.2
    solid = cv2.warpPerspective(opacity, matrix, (width, height))[..., None]
    drop = np.array([[1, 0, rng.uniform(-0.03, 0.03) * side], [0, 1, rng.uniform(-0.03, 0.03) * side]])
    shade = cv2.GaussianBlur(cv2.warpAffine(solid, drop, (width, height)), (0, 0), side * 0.02)[..., None]
    world *= 1 - 0.45 * shade
    world *= 1 - solid
    world += laid * solid
    cover[solid[..., 0] > 0.5] = number


def _camera(rng, size, mm_per_px, tilt) -> np.ndarray:
    """Homography from millimetres about the picture's middle to pixels, for a camera tilted by degrees."""
    focal = size[0] * 1.1
    height = focal * mm_per_px
    angle, way = np.radians(tilt), rng.uniform(0, 2 * np.pi)
    axis = np.array([np.cos(way), np.sin(way), 0]) * angle
    turn, _ = cv2.Rodrigues(axis)
    inner = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    outer = np.column_stack([turn[:, 0], turn[:, 1], [0, 0, height]])
    return inner @ outer


def _lay_mat(world, view, size, patches) -> None:
    scale = 3
    width, height, edge = int(MAT.width * scale), int(MAT.height * scale), 30 * scale
    sheet = np.full((height + 2 * edge, width + 2 * edge), 0.93, np.float32)
    side = int(MAT.marker * scale)
    for number, (x, y) in enumerate([(0, 0), (width, 0), (width, height), (0, height)]):
        top, left = y + edge - side // 2, x + edge - side // 2
        sheet[top : top + side, left : left + side] = draw_marker(number, side) / 255 * 0.9 + 0.04
    for tick in range(101):
        x, y = width // 2 + edge - 50 * scale + tick * scale, height + edge
        cv2.line(sheet, (x, y), (x, y - (4 if tick % 10 == 0 else 2) * scale), 0.1, 1)
    if patches:
        for number, level in enumerate(np.linspace(0.05, 0.9, 11)):
            left, top = edge + width // 2 + (number * 9 - 50) * scale, edge - 4 * scale
            sheet[top : top + 9 * scale, left : left + 9 * scale] = level
    cv2.putText(sheet, "360 x 250 mm", (width // 2, edge // 2), cv2.FONT_HERSHEY_SIMPLEX, 0.7, 0.2, 2)
    cv2.rectangle(sheet, (edge + 130, edge + 60), (edge + width - 130, edge + height - 60), 0.3, 2)
    place = np.array([[1 / scale, 0, -MAT.width / 2 - 30], [0, 1 / scale, -MAT.height / 2 - 30], [0, 0, 1]])
    matrix = view @ place
    world[:] = world * (1 - (cv2.warpPerspective(np.ones_like(sheet), matrix, size) > 0.5)[..., None])
    world += (cv2.warpPerspective(sheet, matrix, size, flags=cv2.INTER_AREA) ** 2.2)[..., None]


def _table(name: str, size: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """The bare table (height, width, 3)."""
    width, height = size
    shape = (height, width)
    colours = {
        "wood": (0.12, 0.26, 0.5),
        "dark wood": (0.04, 0.07, 0.13),
        "felt": (0.1, 0.25, 0.05),
        "cloth": (0.4, 0.48, 0.5),
        "granite": (0.06, 0.06, 0.06),
        "newsprint": (0.6, 0.66, 0.68),
        "laminate": (0.35, 0.36, 0.37),
    }
    world = np.ones((*shape, 3), np.float32) * np.array(colours[name], np.float32) * rng.uniform(0.7, 1.3, 3)
    if "wood" in name:
        grain = cv2.resize(_clouds((height // 4, max(2, width // 60)), 3, rng), size, interpolation=cv2.INTER_CUBIC)
        grain = cv2.warpAffine(
            grain, cv2.getRotationMatrix2D((width / 2, height / 2), rng.uniform(0, 180), 1.6), size, borderMode=cv2.BORDER_REFLECT
        )
        world *= 1 + 0.35 * grain[..., None]
        for _ in range(4):
            at = int(rng.integers(0, height))
            cv2.line(
                world, (0, at), (width, at + int(rng.integers(-80, 80))), (world.mean((0, 1)) * 0.3).tolist(), 3, cv2.LINE_AA
            )
    elif name == "felt":
        world *= 1 + 0.3 * _clouds(shape, 6, rng)[..., None]
    elif name == "cloth":
        for _ in range(3):
            at, colour = rng.uniform(0, width, 2), (0.25, 0.15, 0.12)
            cv2.line(world, (int(at[0]), 0), (int(at[1]), height), colour, int(rng.integers(8, 20)), cv2.LINE_AA)
        world *= 1 + 0.12 * np.sin(np.arange(width) * 1.3)[None, :, None] * np.sin(np.arange(height) * 1.1)[:, None, None]
    elif name == "granite":
        world *= (1 + 2.5 * (rng.random(shape) > 0.97) + 0.4 * _clouds(shape, 2, rng)).astype(np.float32)[..., None]
    elif name == "newsprint":
        _print_news(world, rng)
    else:
        world *= 1 + 0.06 * _clouds(shape, 30, rng)[..., None]
    return np.clip(world, 0.005, 1).astype(np.float32)


def _print_news(world: np.ndarray, rng: np.random.Generator) -> None:
    height, width = world.shape[:2]
    for left in range(20, width, 200):
        for row in range(15, height, 14):
            text = "".join(rng.choice(list("abcdefgh lmnoprstu"), 26))
            cv2.putText(world, text, (left, row), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (0.05, 0.05, 0.05), 1, cv2.LINE_AA)
    for _ in range(5):
        x, y = int(rng.integers(0, width - 150)), int(rng.integers(0, height - 120))
        w, h = int(rng.integers(90, 240)), int(rng.integers(70, 200))
        patch = world[y : y + h, x : x + w]
        patch[:] = rng.uniform(0.05, 0.5, 3) * (1 + 0.6 * _clouds(patch.shape[:2], 9, rng)[..., None])
    world[:] = cv2.warpAffine(
        world,
        cv2.getRotationMatrix2D((width / 2, height / 2), rng.uniform(0, 360), 1.7),
        (width, height),
        borderMode=cv2.BORDER_REFLECT,
    )


def _lamp(light: str, size: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """How much light falls where."""
    width, height = size
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    cx, cy, fall = *rng.uniform(-0.9, 0.9, 2), rng.uniform(0.05, 0.35)
    level = (1.1 - fall * ((x - cx) ** 2 + (y - cy) ** 2) / 2).astype(np.float32) * rng.uniform(0.8, 1.15)
    if light == "hard":
        edge = np.cos(turn := rng.uniform(0, 6.3)) * x + np.sin(turn) * y
        level *= (1 - 0.5 / (1 + np.exp(-(edge - rng.uniform(0.1, 0.6)) * 60))).astype(np.float32)
    return np.maximum(level, 0.15)


def _take(world: np.ndarray, light: str, unreadable: str | None, rng: np.random.Generator) -> np.ndarray:
    """What the camera makes of it: glare, lens, blur, noise, tone, JPEG."""
    height, width = world.shape[:2]
    world = world + _glare(light, unreadable, (width, height), rng)[..., None] + rng.uniform(0, 0.012)
    if unreadable == "dark":
        world = world * 0.025
    blur = 7.0 if unreadable == "defocus" else rng.uniform(0.4, 0.9)
    world = cv2.GaussianBlur(world, (0, 0), blur * width / 1280)
    if unreadable == "motion":
        kernel = np.zeros((45, 45), np.float32)
        cv2.line(kernel, (0, int(rng.integers(0, 45))), (44, int(rng.integers(0, 45))), 1.0, 2)
        world = cv2.filter2D(world, -1, kernel / kernel.sum())
    noise = 0.012 if light == "dim" or unreadable == "dark" else rng.uniform(0.002, 0.006)
    tone = np.clip(world, 0, 1) ** (1 / 2.2)
    tone = tone + (rng.standard_normal(tone.shape).astype(np.float32) * noise * (1.6 if light == "dim" else 1))
    shown = np.clip(tone * 255, 0, 255).astype(np.uint8)
    _, data = cv2.imencode(".jpg", shown, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(75, 95))])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


def _tone(light: str, size: tuple[int, int]) -> np.ndarray:
    """The lamp's colour; mixed light turns from a warm lamp's on the left to a window's on the right."""
    if light != "mixed":
        return np.array(LIGHTS[light], np.float32)
    share = np.linspace(0, 1, size[0], dtype=np.float32)[None, :, None]
    return (1 - share) * np.array(LIGHTS["warm"], np.float32) + share * np.array(LIGHTS["cool"], np.float32)


def _glare(light, unreadable, size, rng) -> np.ndarray:
    strength = {"glare": 0.25}.get(light, 0.03) if unreadable != "glare" else 3.0
    width, height = size
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    reach = width * (0.12 if unreadable != "glare" else 0.4)
    cx, cy = rng.uniform(0.2, 0.8) * width, rng.uniform(0.2, 0.8) * height
    return (strength * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach**2))).astype(np.float32)


def _lens(world: np.ndarray, bend: float) -> np.ndarray:
    return cv2.undistort(world, _inner(world.shape[1::-1]), np.array([bend, 0, 0, 0]))


def _bent(points: np.ndarray, size: tuple[int, int], bend: float) -> np.ndarray:
    """Where the lens shows these points."""
    inner = _inner(size)
    return cv2.undistortPoints(points[:, None], inner, np.array([bend, 0, 0, 0]), P=inner)[:, 0]


def _inner(size: tuple[int, int]) -> np.ndarray:
    return np.array([[size[0], 0, size[0] / 2], [0, size[0], size[1] / 2], [0, 0, 1]], np.float64)


def _litter(world, cover, rng) -> None:
    """Cubes and a coin, where no tile lies."""
    height, width = world.shape[:2]
    for _ in range(6):
        x, y, r = int(rng.integers(30, width - 30)), int(rng.integers(30, height - 30)), int(rng.integers(12, 30))
        if (cover[y - r : y + r, x - r : x + r] < 0).all():
            colour = rng.uniform(0.02, 0.6, 3).tolist()
            if rng.random() < 0.5:
                cv2.circle(world, (x, y), r, colour, -1, cv2.LINE_AA)
            else:
                cv2.fillPoly(
                    world, [cv2.boxPoints(((x, y), (r, r), float(rng.uniform(0, 90)))).astype(np.int32)], colour, cv2.LINE_AA
                )


def _hand(world, cover, rng) -> None:
    height, width = world.shape[:2]
    skin = (0.16, 0.28, 0.52)
    x, y = int(width * rng.uniform(0.4, 0.6)), int(height * rng.uniform(0.4, 0.6))
    mask = np.zeros((height, width), np.uint8)
    cv2.line(mask, (0, int(height * rng.uniform(0.2, 0.9))), (x, y), 255, 190)
    cv2.circle(mask, (x, y), 130, 255, -1)
    for turn in rng.uniform(-0.9, 0.9) + np.array([-0.5, -0.2, 0.1, 0.4]):
        cv2.line(mask, (x, y), (int(x + 260 * np.cos(turn)), int(y + 260 * np.sin(turn))), 255, 46)
    world[mask > 0] = skin
    world *= 1 - 0.25 * (cv2.GaussianBlur(mask, (0, 0), 20) / 255.0 * (mask == 0))[..., None].astype(np.float32)
    cover[mask > 0] = -1


def _things(world, cover, rng) -> None:
    """A book, a phone and a sheet of paper on top of what lies there."""
    height, width = world.shape[:2]
    for colour in rng.uniform(0.03, 0.8, (3, 3)):
        place = float(width * rng.uniform(0.25, 0.75)), float(height * rng.uniform(0.25, 0.75))
        size = float(width * rng.uniform(0.2, 0.35)), float(width * rng.uniform(0.12, 0.25))
        corners = np.rint(cv2.boxPoints((place, size, float(rng.uniform(0, 90))))).astype(np.int32)
        cv2.fillPoly(world, [corners], colour.tolist(), cv2.LINE_AA)
        cv2.fillPoly(cover, [corners], -1)


def _clouds(shape: tuple[int, int], grain: int, rng: np.random.Generator) -> np.ndarray:
    small = rng.standard_normal((max(2, shape[0] // grain), max(2, shape[1] // grain))).astype(np.float32)
    return cv2.resize(cv2.GaussianBlur(small, (3, 3), 0), shape[::-1], interpolation=cv2.INTER_CUBIC)


def _rounded(corner: float) -> np.ndarray:
    radius = max(2, round(corner * FACE_PX))
    mask = np.zeros((FACE_PX, FACE_PX), np.float32)
    cv2.rectangle(mask, (radius, 0), (FACE_PX - radius - 1, FACE_PX - 1), 1.0, -1)
    cv2.rectangle(mask, (0, radius), (FACE_PX - 1, FACE_PX - radius - 1), 1.0, -1)
    for x in (radius, FACE_PX - radius - 1):
        for y in (radius, FACE_PX - radius - 1):
            cv2.circle(mask, (x, y), radius, 1.0, -1, cv2.LINE_AA)
    return mask


def _shape(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A lopsided outline and a detail inside it, in a circle of radius 1."""
    corners = int(rng.integers(5, 12))
    turns = np.sort(rng.uniform(0, 2 * np.pi, corners))
    outline = np.column_stack([np.cos(turns), np.sin(turns)]) * rng.uniform(0.35, 1.0, corners)[:, None]
    outline = outline * np.array([1.0, rng.uniform(0.35, 1.0)])
    inner = outline * rng.uniform(0.25, 0.55) + rng.uniform(-0.1, 0.1, 2)
    return outline, inner


def _spots(count: int, rng: np.random.Generator) -> list[tuple[float, float, float]]:
    turn = rng.uniform(0, 6.3)
    if count == 1:
        return [(0.5, 0.5, turn)]
    start, reach = rng.uniform(0, 6.3), rng.uniform(0.2, 0.24)
    return [
        (0.5 + reach * np.cos(start + i * 2 * np.pi / count), 0.5 + reach * np.sin(start + i * 2 * np.pi / count), turn)
        for i in range(count)
    ]


def _hsv(hue: float, saturation: float, value: float) -> np.ndarray:
    pixel = np.array([[[hue % 180, saturation, value]]], np.uint8)
    return cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32) / 255


def _area(corners: np.ndarray) -> float:
    return float(cv2.contourArea(corners.astype(np.float32)))
