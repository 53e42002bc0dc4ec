"""Which version of Companion runs, and of which commit it was made."""

import re
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from importlib.metadata import version as installed_version
from pathlib import Path

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
