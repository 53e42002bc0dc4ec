"""Source Serif and Source Sans, from their packages, measured and rendered by SDL_ttf."""

import importlib.util
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path

import pygame

from companion.ui.screen.paint.screen_errors import FontMissing

CAP_HEIGHT = {"serif": 0.670, "sans": 0.656}
"""The height of a capital letter, in em."""
MOST_OPEN = 36
"""The most fonts that stay open. Each takes a third of a megabyte with its letters; a page uses about fifteen, an evening
forty. Opening one takes 0.3 ms, and rendering its letters as much again."""


class FontFace(Enum):
    """The font faces in use, each with its package and the file in it."""

    SERIF = ("font_source_serif_pro", "SourceSerifPro-Regular.otf")
    SERIF_ITALIC = ("font_source_serif_pro", "SourceSerifPro-It.otf")
    SERIF_SEMIBOLD = ("font_source_serif_pro", "SourceSerifPro-Semibold.otf")
    SANS = ("font_source_sans_pro", "SourceSansPro-Regular.otf")
    SANS_SEMIBOLD = ("font_source_sans_pro", "SourceSansPro-Semibold.otf")
    SANS_BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.otf")

    __hash__ = object.__hash__

    @property
    def cap(self) -> float:
        """The cap height in em."""
        return CAP_HEIGHT["serif" if "serif" in self.value[0] else "sans"]

    def file(self) -> Path:
        """Find the font file; raises `FontMissing` if it or its package is missing."""
        return _file(*self.value)


@cache
def _file(package: str, name: str) -> Path:
    """Find a file in a font's package; cached, as finding a package takes as long as opening the font."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise FontMissing(f"the package {package.replace('_', '-')} is not installed")
    path = Path(spec.origin).parent / "files" / name
    if not path.is_file():
        raise FontMissing(f"{path} is missing")
    return path


@lru_cache(maxsize=MOST_OPEN)
def font(face: FontFace, size: int) -> pygame.font.Font:
    """Open a font at `size` pixels to the em."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(face.file()), size)


@lru_cache(maxsize=8192)
def width(text: str, face: FontFace, size: int) -> int:
    """Return the width of a line in pixels."""
    return font(face, size).size(text)[0]


@lru_cache(maxsize=256)
def ascent(face: FontFace, size: int) -> int:
    """Return the distance from the top of a rendered line to its baseline, in pixels."""
    return font(face, size).get_ascent()


@lru_cache(maxsize=256)
def height(face: FontFace, size: int) -> int:
    """Return the height of a rendered line in pixels."""
    return font(face, size).get_height()
