"""A profile: what a reader was taught, in one file that anybody can open and nobody has to trust.

The file is a zip of `profile.json` and `pictures/NAME.png`. Nothing in it is executed, sizes are checked before
anything is unpacked, and a version this program does not know is refused by name.
"""

import errno
import io
import json
import re
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

import cv2

from vision.atomic_files import read_bounded, write_atomically
from vision.picture import MIN_SIDE, Picture, decode_picture
from vision.vision_errors import PictureRefused, ProfileRefused

FORMAT = "companion-vision-profile"
VERSION = 1
"""Version of the format in which profiles are written."""
MAX_FILE_BYTES = 64_000_000
"""Most bytes that a profile may have, both as a file and unpacked."""
MAX_MEMBER_BYTES = 24_000_000
"""Most bytes that one part of a profile may have, unpacked."""
MAX_MEMBERS = 600
"""Most parts that a profile may have."""

ANY_NUMBER = (-1e6, 1e6)
"""Least and greatest number that any fact of a profile may be."""
LIMITS = {
    "ratio": (0.1, 10.0),
    "tile_mm": (3.0, 500.0),
    "side_px": (2.0, 20_000.0),
    "picture_size": (16.0, 60_000.0),
    "cube_mm": (1.0, 100.0),
    "spread": (0.0, 2.0),
}
"""Least and greatest values of the facts with these names; all other numbers must lie within ANY_NUMBER."""

_MANIFEST = "profile.json"
_PICTURE = re.compile(r"pictures/([A-Za-z0-9_.-]{1,80})\.png")
_EPOCH = (1980, 1, 1, 0, 0, 0)


class ProfileKind(StrEnum):
    """What the profile teaches."""

    CUBES = "cubes"
    TILES = "tiles"


@dataclass(frozen=True)
class Profile:
    """Facts (plain JSON values) and named pictures (BGR, each side at least MIN_SIDE pixels)."""

    kind: ProfileKind
    facts: Mapping[str, Any]
    pictures: Mapping[str, Picture] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, picture in self.pictures.items():
            if _PICTURE.fullmatch(f"pictures/{name}.png") is None:
                raise ValueError(f"expected a picture's name of letters, digits and dashes, got {name!r}")
            if min(picture.shape[:2]) < MIN_SIDE:
                raise ValueError(f"picture {name}: expected at least {MIN_SIDE} pixels a side, got {picture.shape[:2]}")


def save_profile(path: Path, profile: Profile) -> None:
    """Write the profile; an existing file stays until the new one is safely on disk. Raises OSError."""
    write_atomically(path, pack_profile(profile))


def load_profile(path: Path, kind: ProfileKind) -> Profile:
    """Read a profile of this kind. Raises ProfileRefused, which names the file."""
    try:
        data = read_bounded(path, MAX_FILE_BYTES)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise ProfileRefused(f"expected at most {MAX_FILE_BYTES} bytes in {path}; it holds more") from error
        raise ProfileRefused(f"{path} cannot be opened: {error.strerror}") from error
    try:
        profile = unpack_profile(data)
    except ProfileRefused as refused:
        raise ProfileRefused(f"{path}: {refused}") from refused
    if profile.kind is not kind:
        raise ProfileRefused(f"{path} is a profile of {profile.kind}, not of {kind}")
    return profile


def pack_profile(profile: Profile) -> bytes:
    """The bytes of the profile's file; the same profile always gives the same bytes."""
    manifest = {"format": FORMAT, "version": VERSION, "kind": str(profile.kind), "facts": profile.facts}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(_MANIFEST, _EPOCH), json.dumps(manifest, indent=1, sort_keys=True))
        for name, picture in sorted(profile.pictures.items()):
            written, encoded = cv2.imencode(".png", picture)
            if not written:
                raise ValueError(f"expected a picture that PNG can hold, got {name} of {picture.shape} {picture.dtype}")
            png = encoded.tobytes()
            archive.writestr(zipfile.ZipInfo(f"pictures/{name}.png", _EPOCH), png)
    return out.getvalue()


def unpack_profile(data: bytes) -> Profile:
    """The profile in a file's bytes. Raises ProfileRefused for anything that pack_profile would not write."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            sizes = [member.file_size for member in members]
            if len(members) > MAX_MEMBERS or sum(sizes) > MAX_FILE_BYTES or max(sizes, default=0) > MAX_MEMBER_BYTES:
                raise ProfileRefused(
                    f"expected at most {MAX_MEMBERS} files, {MAX_FILE_BYTES} bytes in all and {MAX_MEMBER_BYTES} in one, "
                    f"got {len(members)} and {sum(sizes)}, the largest of {max(sizes)}"
                )
            manifest = json.loads(archive.read(_MANIFEST))
            if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
                raise ProfileRefused("expected a profile that Companion wrote, got something else")
            if manifest.get("version") != VERSION:
                raise ProfileRefused(f"expected profile version {VERSION}, got {manifest.get('version')!r}")
            if not isinstance(manifest.get("facts"), dict):
                raise ProfileRefused("expected facts in the profile, got none")
            _check_numbers(manifest["facts"], ANY_NUMBER)
            pictures = {}
            for member in archive.namelist():
                found = _PICTURE.fullmatch(member)
                if found is not None:
                    pictures[found.group(1)] = decode_picture(archive.read(member))
            return Profile(_kind(manifest), manifest["facts"], pictures)
    except PictureRefused as refused:
        raise ProfileRefused(f"a picture in the profile is damaged: {refused}") from refused
    except (
        zipfile.BadZipFile,
        KeyError,
        NotImplementedError,
        RuntimeError,
        EOFError,
        ValueError,
        RecursionError,
        zlib.error,
    ) as error:
        raise ProfileRefused("expected a profile, got a file that is damaged or of another kind") from error


def _check_numbers(fact: Any, limits: tuple[float, float]) -> None:
    """Refuse numbers that no camera or table can have, before anything is computed from them; NaN lies within no limits."""
    if isinstance(fact, dict):
        for name, value in fact.items():
            _check_numbers(value, LIMITS.get(name, ANY_NUMBER))
    elif isinstance(fact, list):
        for value in fact:
            _check_numbers(value, limits)
    elif isinstance(fact, int | float) and not limits[0] <= fact <= limits[1]:
        raise ProfileRefused(f"expected a number from {limits[0]:g} to {limits[1]:g}, got {fact}")


def _kind(manifest: Mapping[str, Any]) -> ProfileKind:
    try:
        return ProfileKind(manifest["kind"])
    except ValueError as error:
        raise ProfileRefused(f"expected a profile of cubes or tiles, got {manifest['kind']!r}") from error
