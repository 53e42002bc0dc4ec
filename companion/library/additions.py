"""What people add to an installed device from a stick: games and programs as Python packages (wheels), without pip or a shell.

A wheel is a zip file whose content lies where Python looks for packages (packaging.python.org, binary distribution format). It is
unpacked into the folder of what people have added, which outlives updates. Nothing is fetched: what it needs must be there, or be
added as well.
"""

import platform
import re
import shutil
import stat
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, PathDistribution, distributions
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from companion.system.sticks import find_files

NAME = re.compile(r"(\w[\w.]*?)-(\d[\w.!+]*)(?:-\d\w*)?-([\w.]+)-([\w.]+)-([\w.]+)\.whl")
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
    return tuple(sorted(path for path in find_files(folders, "*.whl") if NAME.fullmatch(path.name)))


def fits(wheel: str, python: tuple[int, int] = sys.version_info[:2], machine: str = platform.machine()) -> bool:
    """Return whether a wheel of this name is for this Python and this machine."""
    named = NAME.fullmatch(wheel)
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
    named = NAME.fullmatch(wheel.name)
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
