"""Newer packages of Companion on a stick or on the card's first partition, and how they are wished for and installed.

The program finds and checks a package, and asks the table; the unit `companion-update`, which is root's, copies it, checks it
again, and installs it, as the program may do neither. It writes how far it is into a file.
"""

import re
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from companion.system import service
from companion.system.service import CARD, OWN_PACKAGE, UPDATE_SAID
from companion.system.signed import is_signed, known_keys
from companion.system.sticks import find_files, mounted
from companion.table import Phrase, phrase

REFUSED = frozenset({"unreadable", "forged", "older", "other", "failed"})
NAME = re.compile(r"companion-table_(\d+(?:\.\d+)*\+deb\d+(?:\.\d+)*)_(\w+)\.deb")
PATIENCE, PAUSE = 900.0, 0.5
"""Seconds that an installation may take at most, and between two looks at what the unit says."""
BELOW = ("", "companion", "Companion")
"""The folders of a stick in which packages are looked for."""


class Update(NamedTuple):
    """A newer package: its file, its version, and what is new in it, by language."""

    path: Path
    version: str
    news: dict[str, str]


def own_version(own: Path = OWN_PACKAGE) -> tuple[str, str]:
    """Return this package's version and architecture; two empty texts where the program does not come from a package."""
    try:
        version, _, architecture = own.read_text(encoding="ascii").strip().partition(" ")
    except OSError:
        return "", ""
    return version, architecture


def order(version: str) -> tuple[tuple[int, ...], ...]:
    """Return what versions are compared by."""
    return tuple(tuple(int(number) for number in part.split(".")) for part in version.split("+deb"))


def list_newer(own: tuple[str, str], folders: Iterable[Path] | None = None) -> list[tuple[Path, str]]:
    """List packages for this machine that are newer than its own, the newest first; only their names are looked at."""
    version, architecture = own
    if not version:
        return []
    found = []
    for file in find_files(_places() if folders is None else folders, "companion-table_*.deb"):
        named = NAME.fullmatch(file.name)
        if named is None or named[2] != architecture or order(named[1])[1][0] != order(version)[1][0]:
            continue
        if order(named[1]) > order(version):
            found.append((file, named[1]))
    return sorted(found, key=lambda one: order(one[1]), reverse=True)


def _places() -> Iterator[Path]:
    yield CARD
    for stick in mounted():
        yield from (stick.folder / name for name in BELOW)


def find(own: tuple[str, str], folders: Iterable[Path] | None = None, keys: Iterable[bytes] | None = None) -> Update | None:
    """Return the newest package that is signed by a key which this machine believes; reading it takes seconds."""
    believed = list(known_keys() if keys is None else keys)
    for path, version in list_newer(own, folders):
        try:
            with path.open("rb") as package:
                signed = is_signed(package, believed)
        except OSError:
            continue
        if signed:
            return Update(path, version, {language: _news(path, language) for language in ("en", "de")})
    return None


def _news(path: Path, language: str) -> str:
    try:
        asked = ["dpkg-deb", "--field", str(path), f"News-{language.capitalize()}"]
        return subprocess.run(asked, capture_output=True, text=True, timeout=20, check=True).stdout.strip()  # noqa: S603 - our own words
    except (OSError, subprocess.SubprocessError):
        return ""


def install(update: Update, said: Path = UPDATE_SAID, patience: float = PATIENCE) -> Phrase:
    """Wish for the update and wait; where it is installed, this program is ended meanwhile. Return why it was not."""
    before = _said(said)
    if not service.ask_update(update.path):
        return phrase("update-failed", version=update.version)
    until = time.monotonic() + patience
    while time.monotonic() < until:
        time.sleep(PAUSE)
        now = _said(said)
        if now != before and now[0] in REFUSED:
            return phrase(f"update-{now[0]}", version=update.version)
    return phrase("update-failed", version=update.version)


def tell_last(own: tuple[str, str], said: Path = UPDATE_SAID) -> Phrase | None:
    """Return what came of the update that was installed since the machine was switched on; None where there was none."""
    word, version = _said(said)[:2]
    if word != "installing" or not own[0]:
        return None
    return phrase("update-done" if version == own[0] else "update-back", version=version)


def _said(said: Path) -> tuple[str, str, int]:
    try:
        word, _, version = said.read_text(encoding="utf-8").strip().partition(" ")
        return word, version, said.stat().st_mtime_ns
    except OSError:
        return "", "", 0
