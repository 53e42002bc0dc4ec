"""The optional parts of an installation: the package's extras (`pyproject.toml`) and the modules that each installs.

Which version of Companion runs, and of which commit it was made.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from importlib.metadata import version as installed_version
from importlib.util import find_spec
from pathlib import Path

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


PACKAGE = "companion-table"
COMMIT = Path(__file__).parents[1] / "commit.txt"
"""Wheel, package and source archive hold their commit there, "+" after it where something was changed; a checkout does not."""
LENGTH = 8
"""So many of a commit's digits are told to people."""


def address() -> str:
    """Return the project's address on the Internet, as `pyproject.toml` has it; "" as long as there is none."""
    try:
        urls = dict(url.split(", ", 1) for url in metadata(PACKAGE).get_all("Project-URL") or ())
    except PackageNotFoundError:
        return ""
    return str(urls.get("Homepage", ""))


@cache
def version() -> str:
    """Return the number and the commit, "1.1.0 (3f2a9c04)"; only the number where nobody knows the commit."""
    known = commit()
    try:
        number = installed_version(PACKAGE)
    except PackageNotFoundError:
        number = "not installed"
    return f"{number} ({known})" if known else number


def commit(written: Path = COMMIT) -> str:
    """Return the commit's first digits, "3f2a9c04" or "3f2a9c04+"; "" where `written` holds none and it lies in no checkout."""
    try:
        told = written.read_text(encoding="ascii").strip()
    except OSError:
        return ""
    if not told.startswith("$"):
        found = re.fullmatch(r"([0-9a-f]+)(\+?)", told)
        return found[1][:LENGTH] + found[2] if found else ""
    folder = written.parents[1]
    if not (folder / ".git").exists():
        return ""
    try:
        asked = ["git", "-C", str(folder), "rev-parse", f"--short={LENGTH}", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, timeout=2, check=True).stdout.strip()  # noqa: S603 - only our own words
    except (OSError, subprocess.SubprocessError):
        return ""
