"""Draws trays with cubes: a pinhole camera with a lens, lamps with soft shadows, wear, noise.

Lengths are millimetres; the tray's floor is z = 0 with its middle at the origin, y runs down the picture, z towards
the camera. Light is linear until the very end. A heap is a list of poses: x, y, z and a quaternion (w, x, y, z).
"""

from dataclasses import dataclass, field

import cv2
import numpy as np

CUBE = 8.0
PAINTS = {  # linear reflectance, red-green-blue
    "red": (0.50, 0.03, 0.03),
    "blue": (0.03, 0.08, 0.42),
    "yellow": (0.80, 0.48, 0.03),
    "black": (0.025, 0.026, 0.03),
    "purple": (0.17, 0.035, 0.30),
    "green": (0.03, 0.24, 0.06),
    "white": (0.75, 0.74, 0.70),
    "orange": (0.70, 0.20, 0.02),
    "pink": (0.75, 0.25, 0.35),
    "brown": (0.16, 0.07, 0.03),
}
FLOORS = {
    "black": (0.022, 0.021, 0.02),
    "card": (0.30, 0.17, 0.08),
    "printed": (0.45, 0.38, 0.28),
    "clear": (0.42, 0.41, 0.38),
    "darkwood": (0.10, 0.05, 0.03),
    "lightwood": (0.50, 0.33, 0.18),
    "felt": (0.03, 0.12, 0.06),
    "grey": (0.2, 0.2, 0.2),
    "linen": (0.48, 0.46, 0.40),
    "oilcloth": (0.16, 0.06, 0.06),
}
LIGHTS = {  # colour and lamps: direction across, down; strength; softness
    "warm": ((1.25, 1.0, 0.62), [(-0.5, -0.4, 1.0, 0.12)], 0.35),
    "daylight": ((0.92, 1.0, 1.12), [(0.6, 0.1, 0.8, 0.35)], 0.6),
    "led": ((0.95, 1.0, 0.95), [(0.1, -0.15, 1.0, 0.1)], 0.4),
    "two": ((1.05, 1.0, 0.9), [(-0.7, 0.2, 0.7, 0.1), (0.6, -0.4, 0.6, 0.1)], 0.3),
    "hard": ((1.05, 1.0, 0.9), [(0.7, 0.6, 1.2, 0.03)], 0.3),
    "overcast": ((0.97, 1.0, 1.06), [(0.0, 0.0, 0.5, 0.8)], 0.9),
    "dim": ((1.15, 1.0, 0.75), [(0.4, -0.6, 0.9, 0.15)], 0.3),
    "bulb": ((1.3, 1.0, 0.52), [(-0.55, 0.45, 1.25, 0.03)], 0.14),
    "window": ((0.88, 1.0, 1.15), [(1.3, 0.3, 1.2, 0.3)], 0.25),
    "strip": ((1.0, 1.0, 0.97), [(0.08, -0.1, 0.7, 0.03), (-0.5, 0.35, 0.5, 0.03)], 0.2),
    "shade": ((1.15, 1.0, 0.75), [(0.15, 0.1, 0.9, 0.15)], 0.2),
}
_FACES = np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]], float)
_SIDES = np.array([[1, 1], [1, -1], [-1, -1], [-1, 1]], float)
_WOOD = np.array([0.55, 0.36, 0.18])
_GRAINS = {"felt cloth": (3, 3, 0.12), "cork": (5, 5, 0.25), "tin": (2, 120, 0.1), "varnish": (4, 90, 0.18)}
"""Of floors with a grain the size of its cells (pixels of the texture, down and across), and its strength."""
_SHEEN = ((1.0, 7.0), (0.35, 28.0))
"""The shares of a mirrored lamp and how far (mm, one sigma) each spreads on the floor."""


@dataclass(frozen=True)
class Camera:
    """Where the camera stands: distance and tilt (degrees) towards an azimuth, focal length in pixels."""

    distance: float
    tilt: float
    azimuth: float
    focal: float
    roll: float = 0.0
    aim: tuple[float, float] = (0.0, 0.0)
    bend: float = 0.0
    size: tuple[int, int] = (1280, 960)

    def axes(self):
        """Rotation (3, 3) world to camera and the camera's place."""
        a, t, r = np.radians([self.azimuth, self.tilt, self.roll])
        forward = np.array([np.sin(t) * np.cos(a), np.sin(t) * np.sin(a), -np.cos(t)])
        place = np.array([*self.aim, 0.0]) - forward * self.distance
        right = np.array([np.cos(r), np.sin(r), 0.0])
        right -= forward * (right @ forward)
        right /= np.linalg.norm(right)
        down = np.cross(forward, right)
        down = down if down[1] * np.cos(r) - down[0] * np.sin(r) > 0 else -down
        return np.stack([right, down, forward]), place

    def project(self, points):
        """Pixels (n, 2) of world points (n, 3), lens included."""
        turn, place = self.axes()
        seen = (np.asarray(points, float) - place) @ turn.T
        flat = seen[:, :2] / seen[:, 2:]
        flat = flat * (1 + self.bend * (flat**2).sum(axis=1, keepdims=True))
        return flat * self.focal + np.array(self.size) / 2

    @property
    def mm_per_px(self):
        return self.distance / self.focal


@dataclass(frozen=True)
class Light:
    """How the scene is lit and exposed."""

    name: str = "led"
    exposure: float = 1.0
    white: tuple[float, float, float] = (1.0, 1.0, 1.0)
    turn: float = 0.0
    noise: float = 0.004
    blur: float = 0.7
    falloff: float = 0.0
    mirror: tuple[float, float] | None = None
    """Where in the tray (mm) the floor mirrors the lamp, if it is glossy."""


@dataclass(frozen=True)
class Setup:
    """What does not change during an evening: camera, tray, table."""

    camera: Camera
    floor: str = "card"
    table: str = "lightwood"
    tray: tuple[float, float] = (150.0, 110.0)
    wall: float = 12.0
    seed: int = 0
    foot: bool = False
    gloss: float = 0.0
    """How much of the lamp (0-1) the floor mirrors."""


@dataclass(frozen=True)
class Cube:
    """A cube in the world: its colour and pose."""

    colour: str
    pose: tuple[float, ...]
    wear: float = 0.0
    seed: int = 0
    edge: float = 0.0
    """By how much of half a side (0-1) its edges are worn farther in than usual."""


@dataclass
class Drawn:
    """A picture (BGR), every cube's centre in pixels and its visible share."""

    picture: np.ndarray
    centres: list[tuple[float, float]] = field(default_factory=list)
    visible: list[float] = field(default_factory=list)


def rotation(quaternion):
    w, x, y, z = np.asarray(quaternion, float) / np.linalg.norm(quaternion)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def flat_pose(x, y, degrees):
    half = np.radians(degrees) / 2
    return (x, y, CUBE / 2, np.cos(half), 0.0, 0.0, np.sin(half))


def tray_corners(setup):
    """The corners of the tray's floor in pixels, clockwise from the top left."""
    w, h = setup.tray[0] / 2, setup.tray[1] / 2
    return setup.camera.project([[-w, -h, 0], [w, -h, 0], [w, h, 0], [-w, h, 0]])


def draw(setup, cubes, light=None, seed=0, nudge=(0.0, 0.0), grain=2, things=()):
    """The scene as the camera sees it, with things (things.py) that are no cubes; grain is the oversampling."""
    light = light or Light()
    canvas = _Canvas(setup, light, nudge, grain)
    canvas.floor(cubes, things)
    canvas.walls()
    canvas.things(things)
    share = canvas.cubes(cubes)
    middles = [np.add(c.pose[:3], (*nudge, 0.0)) for c in cubes]
    centres = setup.camera.project(middles).tolist() if cubes else []
    return Drawn(canvas.develop(np.random.default_rng(seed)), [tuple(c) for c in centres], share)


class _Canvas:
    def __init__(self, setup, light, nudge, grain):
        self.setup, self.light, self.grain = setup, light, grain
        self.nudge = np.array([*nudge, 0.0])
        self.size = (setup.camera.size[0] * grain, setup.camera.size[1] * grain)
        self.turn, self.place = setup.camera.axes()
        self.turn = self.turn * np.array([[setup.camera.focal * grain]] * 2 + [[1.0]])
        colour, lamps, ambient = LIGHTS[light.name]
        self.colour, self.ambient = np.array(colour) * light.white, ambient
        self.lamps = [_lamp(x, y, light.turn, power, soft) for x, y, power, soft in lamps]

    def project(self, points):
        seen = (np.asarray(points, float) + self.nudge - self.place) @ self.turn.T
        return seen[:, :2] / seen[:, 2:] + np.array(self.size) / 2, seen[:, 2]

    def floor(self, cubes, things):
        """The table with the tray's floor, as a texture with shadows, laid under the camera."""
        scale, span = 3.0, (420.0, 340.0)
        size = (int(span[0] * scale), int(span[1] * scale))
        texture = _texture(self.setup.table, size, self.setup.seed + 1)
        w, h = (int(s * scale) for s in self.setup.tray)
        x, y = (size[0] - w) // 2, (size[1] - h) // 2
        texture[y : y + h, x : x + w] = _texture(self.setup.floor, (w, h), self.setup.seed)
        lit = self._floor_light([*(_vertices(cube.pose) for cube in cubes), *(thing.hull() for thing in things)], size, scale)
        corners = np.array([[-span[0], -span[1]], [span[0], -span[1]], [span[0], span[1]], [-span[0], span[1]]]) / 2
        pixels, _ = self.project(np.column_stack([corners, np.zeros(4)]))
        source = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float32)
        matrix = cv2.getPerspectiveTransform(source, pixels.astype(np.float32))
        lit_texture = (texture * lit[..., None]).astype(np.float32)
        if self.setup.gloss and self.light.mirror is not None:
            rows, columns = np.mgrid[0:h, 0:w] / scale
            away = np.hypot(
                columns - self.setup.tray[0] / 2 - self.light.mirror[0], rows - self.setup.tray[1] / 2 - self.light.mirror[1]
            )
            mirrored = sum(share * np.exp(-((away / reach) ** 2) / 2) for share, reach in _SHEEN)
            lit_texture[y : y + h, x : x + w] += (self.setup.gloss * mirrored)[..., None].astype(np.float32)
        self.image = cv2.warpPerspective(lit_texture, matrix, self.size, borderMode=cv2.BORDER_REFLECT)

    def _floor_light(self, hulls, size, scale):
        boxes = hulls + self._wall_boxes()
        total = np.full(size[::-1], self.ambient, np.float32)
        for lamp in self.lamps:
            for direction in lamp.samples:
                shade = np.ones(size[::-1], np.uint8)
                for box in boxes:
                    points = (box - direction * (box[:, 2:] / direction[2]))[:, :2] * scale + np.array(size) / 2
                    hull = cv2.convexHull(points.astype(np.float32)).astype(np.int32)
                    cv2.fillConvexPoly(shade, hull, 0)
                total += shade * np.float32(lamp.power * direction[2] / len(lamp.samples))
        near = np.zeros(size[::-1], np.float32)
        for box in boxes:
            cv2.fillConvexPoly(near, cv2.convexHull((box[:, :2] * scale + np.array(size) / 2).astype(np.int32)), 1.0)
        return total * (1 - 0.35 * cv2.GaussianBlur(near, (0, 0), 3 * scale))

    def _wall_boxes(self):
        w, h = self.setup.tray[0] / 2, self.setup.tray[1] / 2
        if self.setup.wall <= 0:
            return []
        spans = [(-w - 2, -w, -h, h), (w, w + 2, -h, h), (-w - 2, w + 2, -h - 2, -h), (-w - 2, w + 2, h, h + 2)]
        return [
            np.array([[x, y, z] for x in (x0, x1) for y in (y0, y1) for z in (0, self.setup.wall)]) for x0, x1, y0, y1 in spans
        ]

    def walls(self):
        paint = np.array(FLOORS[self.setup.floor])[::-1] * 0.9
        w, h, z = self.setup.tray[0] / 2, self.setup.tray[1] / 2, self.setup.wall
        ends = [(-w, -h), (w, -h), (w, h), (-w, h)]
        for (ax, ay), (bx, by) in zip(ends, ends[1:] + ends[:1], strict=True):
            inward = np.array([-(by - ay), bx - ax, 0.0])
            inward /= np.linalg.norm(inward)
            quad = np.array([[ax, ay, 0], [bx, by, 0], [bx, by, z], [ax, ay, z]], float)
            if (self.place - quad[0]) @ inward <= 0:
                continue
            tone = self.ambient * 0.7 + sum(lamp.power * max(0.0, float(lamp.direction @ inward)) for lamp in self.lamps)
            pixels, _ = self.project(quad)
            cv2.fillConvexPoly(self.image, np.round(pixels).astype(np.int32), (paint * tone).tolist(), cv2.LINE_AA)
            rim, _ = self.project(quad[2:])
            cv2.line(self.image, *[tuple(int(v) for v in p) for p in rim], (paint * 1.4).tolist(), 3 * self.grain, cv2.LINE_AA)

    def things(self, things):
        """Things that are no cubes, each from below to above; cubes are drawn over them."""
        for thing in things:
            for slab in thing.slabs():
                tone = self.ambient + slab.facing * sum(lamp.power * lamp.direction[2] for lamp in self.lamps)
                shown = np.array(slab.paint)[::-1] * tone + slab.gloss * 0.3 * sum(lamp.power for lamp in self.lamps)
                pixels, _ = self.project(slab.points)
                cv2.fillPoly(self.image, [np.round(pixels * 16).astype(np.int32)], shown.tolist(), cv2.LINE_AA, 4)

    def cubes(self, cubes):
        depth = np.full(self.size[::-1], np.inf, np.float32)
        owner = np.full(self.size[::-1], -1, np.int32)
        alone, patches = [], {}
        for number, cube in enumerate(cubes):
            seen = 0
            turn, middle = rotation(cube.pose[3:]), np.array(cube.pose[:3])
            for face in range(6):
                normal = turn @ _FACES[face]
                middle_face = middle + normal * CUBE / 2
                if (self.place - self.nudge - middle_face) @ normal <= 0:
                    continue
                seen += self._face(cube, number * 6 + face, turn, middle_face, normal, depth, owner, patches)
            alone.append(max(seen, 1))
        for key, (where, shaded) in patches.items():
            keep = owner[where] == key
            self.image[where][keep] = shaded[keep]
        self._shadow_cubes(cubes, owner, depth)
        counts = np.bincount(owner[owner >= 0] // 6, minlength=len(cubes)) if cubes else []
        return [float(c / a) for c, a in zip(counts, alone, strict=True)]

    def _face(self, cube, key, turn, middle, normal, depth, owner, patches):
        axis = key % 6 // 2
        u, v = (turn[:, k] for k in range(3) if k != axis)
        corners = middle + (_SIDES[:, :1] * u + _SIDES[:, 1:] * v) * CUBE / 2
        pixels, z = self.project(corners)
        x0, y0 = np.maximum(np.floor(pixels.min(axis=0)).astype(int) - 1, 0)
        x1, y1 = np.minimum(np.ceil(pixels.max(axis=0)).astype(int) + 2, self.size)
        if x1 <= x0 or y1 <= y0:
            return 0
        mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
        cv2.fillConvexPoly(mask, np.round((pixels - [x0, y0]) * 16).astype(np.int32), 1, cv2.LINE_8, 4)
        where = (slice(y0, y1), slice(x0, x1))
        source = np.array([[1, 1], [1, -1], [-1, -1], [-1, 1]], np.float32)
        back = cv2.getPerspectiveTransform(pixels.astype(np.float32), source)
        gy, gx = np.mgrid[y0:y1, x0:x1]
        flat = np.stack([gx, gy, np.ones_like(gx)], axis=-1) @ back.T
        ab = flat[..., :2] / flat[..., 2:]
        inverse = np.linalg.lstsq(np.column_stack([pixels, np.ones(4)]), 1 / z, rcond=None)[0]
        distance = 1 / np.maximum(gx * inverse[0] + gy * inverse[1] + inverse[2], 1e-6)
        front = (mask > 0) & (distance < depth[where])
        depth[where][front] = distance[front]
        owner[where][front] = key
        patches[key] = (where, self._shade(cube, key, ab, normal, middle))
        return int(mask.sum())

    def _shade(self, cube, key, ab, normal, middle):
        rng = np.random.default_rng(cube.seed * 6 + key % 6)
        grain = cv2.GaussianBlur(rng.normal(0, 1, (64, 4)).astype(np.float32), (1, 7), 0)
        lines = grain[np.clip(((ab[..., 0] + 1) * 32).astype(int), 0, 63), np.clip(((ab[..., 1] + 1) * 2).astype(int), 0, 3)]
        paint = np.array(PAINTS[cube.colour]) * np.random.default_rng(cube.seed).uniform(0.85, 1.15)
        colour = paint * (1 + 0.22 * lines[..., None])
        edge = np.maximum(np.abs(ab[..., 0]), np.abs(ab[..., 1]))
        spots = cv2.resize(rng.uniform(0, 1, (9, 9)).astype(np.float32), (64, 64), interpolation=cv2.INTER_CUBIC)
        spot = spots[tuple(np.clip(((ab[..., k] + 1) * 32).astype(int), 0, 63) for k in (0, 1))]
        bare = (edge > 0.88 - cube.edge) & (spot < cube.wear)
        colour = np.where(bare[..., None], _WOOD, colour)
        tone = np.full(ab.shape[:2], self.ambient * (0.55 + 0.45 * max(normal[2], 0)))
        gloss = np.zeros(ab.shape[:2])
        view = self.place - middle
        view /= np.linalg.norm(view)
        bevel = 1 + 0.15 * (edge > 0.92)
        for lamp in self.lamps:
            facing = max(0.0, float(lamp.direction @ normal))
            half = (lamp.direction + view) / np.linalg.norm(lamp.direction + view)
            tone += lamp.power * facing
            gloss += 0.06 * lamp.power * max(0.0, float(half @ normal)) ** 40
        return (colour * (tone * bevel)[..., None] + gloss[..., None])[..., ::-1].astype(np.float32)

    def _shadow_cubes(self, cubes, owner, depth):
        """Darken cube pixels that other cubes hide from a lamp, on a coarse grid."""
        ys, xs = np.nonzero(owner[::2, ::2] >= 0)
        if len(ys) == 0:
            return
        ys, xs = ys * 2, xs * 2
        z = depth[ys, xs]
        seen = np.column_stack([(np.column_stack([xs, ys]) - np.array(self.size) / 2) * z[:, None], z])
        world = seen @ np.linalg.inv(self.turn).T + self.place - self.nudge
        mine = owner[ys, xs] // 6
        lit, full = np.full(len(ys), self.ambient), self.ambient
        for lamp in self.lamps:
            for direction in lamp.samples:
                free = ~_blocked(world, direction, cubes, mine)
                lit = lit + lamp.power * direction[2] / len(lamp.samples) * free
                full = full + lamp.power * direction[2] / len(lamp.samples)
        under = np.clip((world[:, 2] / CUBE), 0, 1)
        factor = np.ones(owner[::2, ::2].shape, np.float32)
        factor[ys // 2, xs // 2] = lit / full * (0.75 + 0.25 * under)
        factor = cv2.resize(factor, self.size, interpolation=cv2.INTER_LINEAR)
        self.image *= np.where(owner >= 0, factor, 1.0)[..., None]

    def develop(self, rng):
        """Light to levels: lens, exposure, white, blur, noise, tone curve."""
        image = cv2.GaussianBlur(self.image, (0, 0), self.light.blur * self.grain)
        image = cv2.resize(image, self.setup.camera.size, interpolation=cv2.INTER_AREA)
        width, height = self.setup.camera.size
        gy, gx = np.mgrid[0:height, 0:width].astype(np.float32)
        gx, gy = (gx - width / 2) / self.setup.camera.focal, (gy - height / 2) / self.setup.camera.focal
        radius = gx**2 + gy**2
        if self.setup.camera.bend:
            shrink = 1 - self.setup.camera.bend * radius
            maps = [(g * shrink * self.setup.camera.focal + s / 2).astype(np.float32) for g, s in ((gx, width), (gy, height))]
            image = cv2.remap(image, maps[0], maps[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        slope = 1 + self.light.falloff * (gx * np.cos(self.light.turn) + gy * np.sin(self.light.turn)) * 2
        image = image * self.colour[::-1] * (self.light.exposure * slope * (1 - 0.6 * radius))[..., None]
        image = image + rng.normal(0, 1, image.shape) * self.light.noise * np.sqrt(np.maximum(image, 0.004) / 0.2)
        return np.round(255 * np.clip(image, 0, 1) ** (1 / 2.2)).astype(np.uint8)


@dataclass(frozen=True)
class _Lamp:
    direction: np.ndarray
    power: float
    samples: list[np.ndarray]


def _lamp(x, y, turn, power, soft, samples=8):
    c, s = np.cos(turn), np.sin(turn)
    x, y = c * x - s * y, s * x + c * y
    rng = np.random.default_rng(7)
    offsets = [np.zeros(2), *rng.uniform(-soft, soft, (samples - 1, 2))]
    rays = [np.array([x + a, y + b, 1.0]) for a, b in offsets]
    rays = [ray / np.linalg.norm(ray) for ray in rays]
    return _Lamp(rays[0], power, rays)


def _vertices(pose):
    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * CUBE / 2
    return corners @ rotation(pose[3:]).T + np.array(pose[:3])


def _blocked(world, direction, cubes, mine):
    """Which points lie in the shadow of a cube other than their own, towards this direction."""
    blocked = np.zeros(len(world), bool)
    for number, cube in enumerate(cubes):
        turn = rotation(cube.pose[3:])
        near = np.linalg.norm(np.cross(world - np.array(cube.pose[:3]), direction), axis=1) < CUBE
        near &= mine != number
        if not near.any():
            continue
        start = (world[near] - np.array(cube.pose[:3])) @ turn
        step = direction @ turn
        step = np.where(np.abs(step) < 1e-9, 1e-9, step)
        enter, leave = (-CUBE / 2 - start) / step, (CUBE / 2 - start) / step
        first, last = np.minimum(enter, leave).max(axis=1), np.maximum(enter, leave).min(axis=1)
        blocked[near] |= (first < last) & (last > 0.1)
    return blocked


def _texture(name, size, seed):
    rng = np.random.default_rng(seed)
    base = np.array(FLOORS[name])[::-1]
    grain = (4, 90, 0.18) if name.endswith("wood") else _GRAINS.get(name)
    if grain:
        down, across, strength = grain
        cells = (max(2, size[1] // down), max(2, size[0] // across))
        noise = cv2.resize(rng.normal(0, 1, cells).astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
        return (base * np.maximum(1 + strength * noise[..., None], 0.1)).astype(np.float32)
    coarse = cv2.resize(
        rng.normal(0, 1, (max(2, size[1] // 40), max(2, size[0] // 40))).astype(np.float32), size, interpolation=cv2.INTER_CUBIC
    )
    fine = rng.normal(0, 1, (size[1], size[0])).astype(np.float32)
    image = (base * (1 + 0.06 * coarse[..., None] + 0.06 * fine[..., None])).astype(np.float32)
    if name == "printed":
        for _ in range(40):
            point = (int(rng.integers(size[0])), int(rng.integers(size[1])))
            cv2.circle(
                image,
                point,
                int(rng.integers(4, 30)),
                (base * rng.uniform(0.4, 1.2)).tolist(),
                int(rng.integers(1, 4)),
                cv2.LINE_AA,
            )
    if name == "print":
        for _ in range(35):
            a, b = (rng.integers([0, 0], size) for _ in range(2))
            ink, thick = (base * rng.uniform(0.4, 1.6, 3)).tolist(), int(rng.choice([1, 2, 6, -1]))
            reach = np.clip(a + (b - a) // 6, 0, size)
            if rng.random() < 0.5:
                cv2.circle(image, a.tolist(), int(rng.integers(4, 24)), ink, thick, cv2.LINE_AA)
            else:
                cv2.rectangle(image, a.tolist(), reach.tolist(), ink, thick, cv2.LINE_AA)
    return image
