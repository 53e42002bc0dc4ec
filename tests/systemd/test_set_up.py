"""tools/set-up.sh: what is missing is named once and together, and an environment that cannot work is made anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def machine(tmp_path):
    """Run set-up with stand-ins for commands, each a line of shell; `python` is asked for as this machine's Python."""
    bin_ = tmp_path / "bin"
    bin_.mkdir()

    def run(venv=tmp_path / "venv", environment=None, **stand_ins):
        for name, line in stand_ins.items():
            (bin_ / called(name)).write_text(f"#!/bin/sh\n{line}\n")
            (bin_ / called(name)).chmod(0o755)
        own = {"PATH": f"{bin_}:{os.environ['PATH']}"} | (environment or {})
        python = own.pop("PYTHON", "python" if "python" in stand_ins else sys.executable)
        command = [str(ROOT / "tools/set-up.sh"), python, str(venv)]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | own)

    return run


def called(name):
    """A command's name; those of Pythons have a point."""
    return name.replace("_", "." if name.startswith("python3") else "-")


def without(*words):
    """A Python that fails to run what has one of these words."""
    patterns = "|".join(f"*'{word}'*" for word in words)
    return f'case "$2" in {patterns}) exit 1 ;; esac; exec {sys.executable} "$@"'


def refused(done):
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def test_a_32_bit_system_is_told_which_one_it_needs(machine, tmp_path):
    said = refused(machine(getconf="echo 32"))
    assert said == 'This system is 32-bit, and Companion needs a 64-bit one: put "Raspberry Pi OS (64-bit)" on the card.'
    assert not (tmp_path / "venv").exists()


def test_all_that_a_pi_lacks_stands_in_one_line(machine):
    modules = ("ensurepip", "import pygame", "import numpy", "import lgpio")
    said = refused(machine(environment={"AS_ON_PI": "yes"}, python=without(*modules), apt_cache="exit 0"))
    assert said == (
        "Missing: Python's venv, pygame for this Pi, numpy for this Pi, lgpio for this Pi's pins. "
        "Install with:  sudo apt install python3-venv python3-pygame python3-numpy python3-lgpio"
    )


def of(version: str) -> str:
    """A Python of another version, on a system that has no other."""
    return f'case "$1" in --version) echo Python {version}; exit ;; esac; {without("version_info <")}'


NONE = {f"python3_{number}": "exit 1" for number in range(11, 15)}


@pytest.mark.parametrize(
    ("system", "version", "said"),
    [
        ("ID=ubuntu\nID_LIKE=debian\nVERSION_ID=22.04", "3.10.12", "sudo apt install python3.11 python3.11-venv"),
        ("ID=rocky\nID_LIKE='rhel centos fedora'\nVERSION_ID=9.4", "3.9.2", "sudo dnf install python3.11"),
        ("ID=debian\nVERSION_ID=11", "3.9.2", "This system has no newer one; Debian or Raspberry Pi OS 12"),
        ("ID=fedora\nVERSION_ID=46", "3.15.1", "make PYTHON=python3.13 uses another one that is installed"),
    ],
)
def test_a_python_that_does_not_suit_is_named_with_the_line_for_this_system(machine, tmp_path, system, version, said):
    (tmp_path / "os-release").write_text(system + "\n")
    told = refused(machine(environment={"OS_RELEASE": str(tmp_path / "os-release")}, python=of(version), **NONE))
    assert told.startswith(f"Companion runs on Python 3.11 to 3.14, and this is Python {version}")
    assert said in told


def test_another_python_that_suits_is_taken_by_itself(machine, pip, tmp_path):
    done = machine(environment=pip, python=of("3.10.12"), **NONE | {"python3_12": BARE})
    assert (done.returncode, done.stderr) == (0, "")
    assert next((tmp_path / "venv").glob("lib/python3*/site-packages/pip")).exists()


@pytest.mark.parametrize(
    ("system", "line"),
    [
        ("ID=debian", "sudo apt install python3 python3-venv"),
        ("ID=fedora", "sudo dnf install python3"),
        ("ID=arch", "sudo pacman -S python"),
        ('ID="opensuse-leap"\nID_LIKE="suse opensuse"', "sudo zypper install python3"),
    ],
)
def test_what_is_missing_is_named_in_the_words_of_this_system(machine, tmp_path, system, line):
    (tmp_path / "os-release").write_text(system + "\n")
    nothing = {"OS_RELEASE": str(tmp_path / "os-release"), "PYTHON": "nowhere"}
    assert refused(machine(environment=nothing)).endswith(f"Install with:  {line}")


@pytest.fixture
def pip(tmp_path):
    """A pip that only says what it is asked to install, and is in every environment."""
    (tmp_path / "stub").mkdir()
    (tmp_path / "stub" / "pip.py").write_text("import sys\nprint('pip', *sys.argv[1:])\n")
    return {"PYTHONPATH": str(tmp_path / "stub")}


BARE = f"""[ "$2" = venv ] || exec {sys.executable} "$@"
{sys.executable} -m venv --without-pip "$3"; set -- "$3"/lib/python3*/site-packages; mkdir "$1"/pip"""
"""A Python that makes environments without a pip of their own, which takes seconds."""


WHY = {"pygame": "holds pygame", "another Python": "was made by another Python", "cut short": "was not finished"}


@pytest.mark.parametrize("spoilt", WHY)
def test_an_environment_that_cannot_work_is_made_anew_once(machine, pip, tmp_path, spoilt):
    assert "requirements/lock.txt" in machine(environment=pip, python=BARE).stdout
    site = next((tmp_path / "venv").glob("lib/python3*/site-packages"))
    (site / "kept").touch()
    (site / "pygame_ce-2.5.8.dist-info").mkdir()
    assert machine(environment=pip, python=BARE).stdout == ""
    if spoilt == "pygame":
        (site / "pygame-2.6.1.dist-info").mkdir()
    elif spoilt == "cut short":
        (site / "pip").rmdir()
    else:
        (tmp_path / "venv/bin/python").unlink()
    done = machine(environment=pip, python=BARE)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"anew, as it {WHY[spoilt]} ..." in done.stdout
    assert "requirements/lock.txt" in done.stdout
    assert list((tmp_path / "venv").glob("lib/*/site-packages/kept")) == []
    assert machine(environment=pip, python=BARE).stdout == ""


def test_a_folder_that_is_no_environment_is_not_removed(machine, pip, tmp_path):
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "mine").touch()
    assert "Removing" not in machine(environment=pip, python=BARE).stdout
    assert (tmp_path / "venv" / "mine").exists()


def test_where_no_network_is_it_says_that_the_internet_is_needed_once(machine, tmp_path):
    (tmp_path / "stub").mkdir()
    (tmp_path / "stub" / "pip.py").write_text(
        "print('WARNING: Retrying after NewConnectionError: Temporary failure in name resolution')\nraise SystemExit(1)\n"
    )
    done = machine(environment={"PYTHONPATH": str(tmp_path / "stub")}, python=BARE)
    assert done.returncode == 1
    assert done.stderr.startswith("The Internet is needed once, to fetch what Companion is built on, and it cannot be reached.")
    assert done.stderr.count("\n") == 1
