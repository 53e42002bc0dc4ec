"""What comes on a stick or on the card's first partition: newer packages of Companion, and people's own games and programs.

The program finds and checks a package, and asks the table; the unit `companion-update`, which is root's, copies it, checks it
again, and installs it, as the program may do neither. It writes how far it is into a file.

A wheel is a zip file whose content lies where Python looks for packages (packaging.python.org, binary distribution format). It is
unpacked into the folder of what people have added, which outlives updates. Nothing is fetched: what it needs must be there, or be
added as well.
"""

import platform
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.metadata import Distribution, PathDistribution, distributions
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from companion.system import service
from companion.system.service import CARD, FETCH_SAID, FETCHED, OWN_PACKAGE, UPDATE_SAID
from companion.system.signed import is_signed, known_keys
from companion.system.sticks import find_files, mounted
from companion.table import Phrase, phrase

ENDS = frozenset({"unreadable", "forged", "older", "other", "failed", "fixed", "unfixed"})
"""The words with which the unit that installs ends, where this program goes on."""
FETCH_ENDS = frozenset({"there", "newest", "unreachable", "incomplete"})
"""The words with which the unit that fetches ends."""
_PACKAGE = re.compile(r"companion-table_(\d+(?:\.\d+)*\+deb\d+(?:\.\d+)*)_(\w+)\.deb")
PATIENCE, PAUSE = 3600.0, 0.5
"""Seconds that a unit may take at most, and between two looks at what it says."""
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
        named = _PACKAGE.fullmatch(file.name)
        if named is None or named[2] != architecture or order(named[1])[1][0] != order(version)[1][0]:
            continue
        if order(named[1]) > order(version):
            found.append((file, named[1]))
    return sorted(found, key=lambda one: order(one[1]), reverse=True)


def _places() -> Iterator[Path]:
    yield from (CARD, FETCHED)
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
    word = _wait(partial(service.ask_update, str(update.path)), said, ENDS, patience)[0]
    return phrase(f"update-{word}", version=update.version)


def install_fixes(said: Path = UPDATE_SAID) -> Phrase:
    """Wish for the system's fixes that were fetched, wait, and return what came of them."""
    word = _wait(partial(service.ask_update, "fixes"), said, ENDS, PATIENCE)[0]
    return phrase("update-fixed" if word == "fixed" else "update-unfixed")


def fetch(address: str, said: Path = FETCH_SAID, patience: float = PATIENCE) -> tuple[str, int]:
    """Wish for a look at this address, and wait. Return a word of `FETCH_ENDS`, and how many fixes of the system lie here now."""
    word, rest = _wait(partial(service.ask_fetch, address), said, FETCH_ENDS, patience)
    count = rest.rpartition(" ")[2]
    return word if word in FETCH_ENDS else "incomplete", int(count) if count.isdigit() else 0


def _wait(ask: Callable[[], bool], said: Path, ends: frozenset[str], patience: float) -> tuple[str, str]:
    """Ask a unit, and return the word with which it ends and what it says besides; `failed` where it does not end."""
    before, until = _said(said), time.monotonic() + patience
    asked = ask()
    while asked and time.monotonic() < until:
        time.sleep(PAUSE)
        now = _said(said)
        if now != before and now[0] in ends:
            return now[:2]
    return "failed", ""


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


_WHEEL = re.compile(r"(\w[\w.]*?)-(\d[\w.!+]*)(?:-\d\w*)?-([\w.]+)-([\w.]+)-([\w.]+)\.whl")
"""A wheel's name: package, version, and the Pythons, binary interfaces and machines that it is for."""
MOST_BYTES = 800_000_000
KEPT = ("purelib", "platlib")
"""The folders in a wheel's NAME.data whose content belongs beside the rest."""


class AdditionRefused(Exception):
    """A wheel was not taken; `why` is `unreadable`, `other` (for another Python or machine) or `full`."""

    def __init__(self, why: str) -> None:
        super().__init__(f"an addition was refused: {why}")
        self.why = why


class Added(NamedTuple):
    """What was added: the package, its version, and what it needs that is not here."""

    name: str
    version: str
    lacking: tuple[str, ...]


def list_wheels(folders: Iterable[Path]) -> tuple[Path, ...]:
    """List the wheels in these folders, by name."""
    return tuple(sorted(path for path in find_files(folders, "*.whl") if _WHEEL.fullmatch(path.name)))


def fits(wheel: str, python: tuple[int, int] = sys.version_info[:2], machine: str = platform.machine()) -> bool:
    """Return whether a wheel of this name is for this Python and this machine."""
    named = _WHEEL.fullmatch(wheel)
    if named is None:
        return False
    pythons, interfaces, machines = (named[part].split(".") for part in (3, 4, 5))
    own = f"cp{python[0]}{python[1]}"
    stable = [tag for tag in pythons if re.fullmatch(r"cp3\d+", tag) and int(tag[3:]) <= python[1]]
    spoken = own in pythons or "py3" in pythons or ("abi3" in interfaces and stable)
    bound = not {"none", "abi3", own}.isdisjoint(interfaces)
    here = any(tag == "any" or (tag.startswith(("manylinux", "linux")) and tag.endswith(f"_{machine}")) for tag in machines)
    return bool(spoken and bound and here)


def add_wheel(wheel: Path, target: Path) -> Added:
    """Unpack a wheel into `target`, in the place of an earlier version of the same package. Raises `AdditionRefused`.

    What was there stays until all of it is unpacked.
    """
    named = _WHEEL.fullmatch(wheel.name)
    if named is None or not fits(wheel.name):
        raise AdditionRefused("other")
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".adding-", dir=target) as folder:
        fresh = Path(folder)
        try:
            with zipfile.ZipFile(wheel) as archive:
                _check(archive)
                archive.extractall(fresh)
        except (zipfile.BadZipFile, EOFError, NotImplementedError) as error:
            raise AdditionRefused("unreadable") from error
        except OSError as error:
            raise AdditionRefused("full") from error
        for data in fresh.glob("*.data"):
            for name in KEPT:
                if (data / name).is_dir():
                    shutil.copytree(data / name, fresh, dirs_exist_ok=True)
            shutil.rmtree(data)
        infos = list(fresh.glob("*.dist-info"))
        if len(infos) != 1:
            raise AdditionRefused("unreadable")
        for old in _infos(target, named[1]):
            shutil.rmtree(old)
        for top in fresh.iterdir():
            _put_in_place(top, target / top.name)
    return Added(named[1], named[2], _lacking(PathDistribution(target / infos[0].name), target))


def _check(archive: zipfile.ZipFile) -> None:
    for member in archive.infolist():
        path = PurePosixPath(member.filename)
        if path.is_absolute() or ".." in path.parts or stat.S_ISLNK(member.external_attr >> 16):
            raise AdditionRefused("unreadable")
    if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
        raise AdditionRefused("full")


def _infos(target: Path, name: str) -> list[Path]:
    return [path for path in target.glob("*.dist-info") if _canonical(path.name.partition("-")[0]) == _canonical(name)]


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _put_in_place(fresh: Path, target: Path) -> None:
    if target.is_dir() and not target.is_symlink():
        shutil.rmtree(target)
    else:
        target.unlink(missing_ok=True)
    fresh.replace(target)


def _lacking(added: Distribution, target: Path) -> tuple[str, ...]:
    needed = (re.match(r"[\w.-]+", line) for line in added.requires or () if "extra ==" not in line)
    here = {_canonical(each.name) for each in (*distributions(), *distributions(path=[str(target)])) if each.name}
    return tuple(sorted({one[0] for one in needed if one is not None and _canonical(one[0]) not in here}))
