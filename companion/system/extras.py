"""The optional parts of an installation: the package's extras (`pyproject.toml`) and the modules that each installs."""

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
    """Something needs an extra that is not installed; the message says what to install."""


def describe_missing(extra: str) -> str:
    """Return on one line which modules of an extra are missing and how to install them; "" where none is missing."""
    lost = [module for module in EXTRAS[extra] if find_spec(module) is None]
    return f"not installed: {', '.join(lost)}; in Companion's folder:  pip install '.[{extra}]'" if lost else ""


def require(extra: str) -> None:
    """Raise `ExtraMissing` unless all modules of an extra are installed."""
    if lost := describe_missing(extra):
        raise ExtraMissing(lost)


@contextmanager
def leave_out(module: str) -> Iterator[None]:
    """Let a library load as if this module were not installed, if the library can do without it (see `sys.modules`)."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]
