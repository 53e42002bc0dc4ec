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
            (bin_ / name.replace("_", "-")).write_text(f"#!/bin/sh\n{line}\n")
            (bin_ / name.replace("_", "-")).chmod(0o755)
        own = {"PATH": f"{bin_}:{os.environ['PATH']}"} | (environment or {})
        python = "python" if "python" in stand_ins else sys.executable
        command = [str(ROOT / "tools/set-up.sh"), python, str(venv)]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | own)

    return run


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
    said = refused(machine(environment={"AS_ON_PI": "yes"}, python=without("ensurepip", "import"), apt_cache="exit 0"))
    assert said.startswith("Missing: Python 3.11 or newer (here: Python 3.")
    assert said.endswith("sudo apt install python3 python3-venv python3-pygame python3-numpy python3-lgpio")
    modules = ("ensurepip", "import pygame", "import numpy", "import lgpio")
    said = refused(machine(environment={"AS_ON_PI": "yes"}, python=without(*modules), apt_cache="exit 0"))
    assert said == (
        "Missing: Python's venv, pygame for this Pi, numpy for this Pi, lgpio for this Pi's pins. "
        "Install with:  sudo apt install python3-venv python3-pygame python3-numpy python3-lgpio"
    )


def test_a_python_that_is_too_old_is_named(machine):
    old = f'case "$1" in --version) echo Python 3.9.2; exit ;; esac; {without("version_info >=")}'
    assert refused(machine(python=old)) == (
        "Missing: Python 3.11 or newer (here: Python 3.9.2). Install with:  sudo apt install python3 python3-venv"
    )


def test_a_python_that_is_too_new_is_named(machine):
    assert "3.11 to 3.14" in refused(machine(python=without("version_info <")))


@pytest.fixture
def pip(tmp_path):
    """A pip that only says what it is asked to install, and is in every environment."""
    (tmp_path / "stub").mkdir()
    (tmp_path / "stub" / "pip.py").write_text("import sys\nprint('pip', *sys.argv[1:])\n")
    return {"PYTHONPATH": str(tmp_path / "stub")}


BARE = f"""[ "$2" = venv ] || exec {sys.executable} "$@"
{sys.executable} -m venv --without-pip "$3"; set -- "$3"/lib/python3*/site-packages; mkdir "$1"/pip"""
"""A Python that makes environments without a pip of their own, which takes seconds."""


@pytest.mark.parametrize("spoilt", ["pygame", "another Python"])
def test_an_environment_that_cannot_work_is_made_anew_once(machine, pip, tmp_path, spoilt):
    assert "requirements/lock.txt" in machine(environment=pip, python=BARE).stdout
    site = next((tmp_path / "venv").glob("lib/python3*/site-packages"))
    (site / "kept").touch()
    (site / "pygame_ce-2.5.8.dist-info").mkdir()
    assert machine(environment=pip, python=BARE).stdout == ""
    if spoilt == "pygame":
        (site / "pygame-2.6.1.dist-info").mkdir()
    else:
        site.parent.rename(site.parent.with_name("python3.9"))
    done = machine(environment=pip, python=BARE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "which holds pygame or another Python" in done.stdout
    assert "requirements/lock.txt" in done.stdout
    assert list((tmp_path / "venv").glob("lib/*/site-packages/kept")) == []
    assert machine(environment=pip, python=BARE).stdout == ""


def test_a_folder_that_is_no_environment_is_not_removed(machine, pip, tmp_path):
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "mine").touch()
    assert "Removing" not in machine(environment=pip, python=BARE).stdout
    assert (tmp_path / "venv" / "mine").exists()
