"""The locks: for every Python that is supported one version of each package, and for a Raspberry Pi nothing that hides apt's."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests")]

from pip._vendor.packaging.requirements import Requirement  # noqa: E402
from pip._vendor.packaging.utils import canonicalize_name  # noqa: E402

from tools.lock_for import held  # noqa: E402

OPTIONAL = {"piper"}
"""Extras that nobody gets without asking for them: they take what fits on that day."""

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def pins(python: str, *names: str) -> dict[str, str]:
    """The version of each package that these locks give to a Python."""
    rows = [row for name in names for _, row in held((ROOT / "requirements" / name).read_text(), python)]
    found = [Requirement(row.partition(" --hash")[0]) for row in rows]
    assert len({canonicalize_name(pin.name) for pin in found}) == len(found), "a package stands there twice"
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in found}


@pytest.mark.parametrize("python", PYTHONS)
def test_every_package_of_the_project_is_locked_within_its_bounds(python):
    locked = pins(python, "lock.txt", "test.txt")
    extras = {name: extra for name, extra in PROJECT["optional-dependencies"].items() if name not in OPTIONAL}
    wanted = [*PROJECT["dependencies"], *(text for extra in extras.values() for text in extra)]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("python", PYTHONS)
def test_on_a_pi_the_systems_own_modules_are_not_hidden(python):
    locked = pins(python, "pi.txt", "test.txt")
    assert locked.keys().isdisjoint({"numpy", "pygame", "pygame-ce", "picamera2", "lgpio", "spidev"})
    same = pins(python, "lock.txt", "test.txt")
    differ = {name for name, version in locked.items() if same.get(name) != version}
    assert differ <= {"opencv-python-headless"}, "the Pi has other versions of what is no hardware's"


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_nothing_is_installed_but_what_a_lock_knows_by_its_hash(lock):
    rows = lock.read_text().replace("\\\n", "").splitlines()
    pins = [row for row in rows if not row.startswith("#")]
    assert pins
    assert [row for row in pins if not re.search(r"==\S+.* --hash=sha256:[0-9a-f]{64}", row)] == []


@pytest.mark.parametrize("script", ["tools/set-up.sh", "tools/wheels.sh", ".ci/run"])
def test_every_lock_is_installed_by_its_hashes(script):
    lines = [
        line
        for line in (ROOT / script).read_text().splitlines()
        if re.search(r"\binstall\b.*(--requirement|--only-binary)", line)
    ]
    assert lines
    assert [line for line in lines if "--require-hashes" not in line] == []
