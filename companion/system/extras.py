"""What an installation may leave out: the extras of the package (`pyproject.toml`) and the modules that they bring."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

EXTRAS = {
    "screen": ("pygame", "font_source_serif_pro", "font_source_sans_pro"),
    "camera": ("numpy", "cv2"),
    "mat": ("numpy", "cv2", "fpdf"),
    "mqtt": ("paho", "zeroconf", "cryptography"),
    "glass": ("aiohttp",),
    "voice": ("numpy", "espeakng_loader"),
}


class ExtraMissing(Exception):
    """Something is asked for that needs more than what is installed; the message says what to install."""


def lacking(extra: str) -> str:
    """Say on one line what an extra needs that is not installed, and how to install it; empty where it is all here."""
    lost = [module for module in EXTRAS[extra] if find_spec(module) is None]
    return f"not installed: {', '.join(lost)}; in Companion's folder:  pip install '.[{extra}]'" if lost else ""


def require(extra: str) -> None:
    """Raise `ExtraMissing` unless everything that an extra brings is installed."""
    if lost := lacking(extra):
        raise ExtraMissing(lost)


@contextmanager
def left_out(module: str) -> Iterator[None]:
    """Have a library load as if this module were not installed, where the library does without it (see `sys.modules`)."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]
