"""The short pages: two screens at most, links that lead somewhere, commands that run; and the table of what Companion is built on."""

from __future__ import annotations

import ast
import io
import re
import shlex
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from companion.app import cli

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs" / "guide").glob("*.md"), *(ROOT / "docs" / "de").glob("*.md")])
TWO_SCREENS = 72
"""Lines of a page."""
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")
REFERENCE = {"a-game", "a-sheet", "architecture", "budget", "dependencies", "eyes", "inside", "look-up-moments", "questions"}
"""Longer pages in docs, for those who look something up, judge a figure or change the program; each says so or is written by a tool."""
KEYS = "blatt"
"""The German page of all keys of a sheet, to look one up in as in its English one."""
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
TOML = re.compile(r"```toml\n(.*?)```", re.DOTALL)
ELSEWHERE = {
    "sudo apt install make": "tests/fresh",
    "pip install -e my_game": "tests/app/test_new.py",
    "companion selfplay my_game --games 5": "tests/app/test_new.py",
    "companion check my_game": "tests/app/test_new.py",
}
"""What only a whole machine can run, and which tests do."""
NEEDS = {
    "companion": "no screen and nobody at the keyboard here; `companion play … --terminal` is run",
    "companion ring boot --leds 24 --seconds 10": "a ring",
    "companion house --once": "a broker",
    "companion resume": "an open game",
}
"""What is only read as far as its arguments: what it would need is not here."""


def commands(page):
    text = page.read_text(encoding="utf-8")
    return [line.split("#")[0].strip() for block in BLOCK.findall(text) for line in block.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def ran():
    """What was typed on the pages so far: a page in the other language shows the same commands."""
    return set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_each_command_of_a_page_runs(page, tmp_path, monkeypatch, capsys, ran):
    text = page.read_text(encoding="utf-8")
    assert page.stem == KEYS or text.count("\n") <= TWO_SCREENS
    monkeypatch.chdir(tmp_path)
    (tmp_path / "golf.toml").write_text("\n".join(TOML.findall(text)))
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for line in commands(page):
        if line in ran:
            continue
        ran.add(line)
        if line in ELSEWHERE:
            assert (ROOT / ELSEWHERE[line]).exists()
            continue
        words = shlex.split(line.removeprefix("sudo "))
        if words[0] == "make":
            assert set(words[1:]) <= set(targets), line
            continue
        assert words.pop(0) == "companion", line
        if line in NEEDS:
            cli.parser(words).parse_args(words)
            continue
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert cli.main(words) in ({0, 1} if words[0] == "doctor" else {0}), (line, capsys.readouterr())


def test_every_other_page_has_two_screens_at_most_too():
    assert {
        page.stem for page in ROOT.glob("docs/*.md") if page.read_text(encoding="utf-8").count("\n") > TWO_SCREENS
    } == REFERENCE


def test_each_link_of_a_page_leads_somewhere():
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            assert "://" in link or (page.parent / link).exists(), (page, link)


def test_each_page_of_the_guide_but_the_programmers_has_its_german_page():
    for_programmers = {"own-game.md", "how-it-is-made.md"}
    german = {page for page in PAGES if page.parent.name == "de"}
    for page in (ROOT / "docs/first-boot.md", *(ROOT / "docs/guide").glob("*.md")):
        linked = {(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))}
        assert page.name in for_programmers or german & linked, page
        german -= linked
    assert not german


DEPENDENCIES = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").split("\n## ")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def rows_of(text):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")][1:]


def canonical(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_table_of_dependencies_is_that_of_the_package():
    extras = {extra: needed for extra, needed in PROJECT["optional-dependencies"].items() if extra != "test"}
    wanted = {}
    for extra, needed in {"": PROJECT["dependencies"], **extras}.items():
        for name in needed:
            wanted.setdefault(re.match(r"[\w.-]+", name)[0], set()).add(extra)
    rows = rows_of(DEPENDENCIES[0])
    assert {row[0]: set(row[1].split(", ")) for row in rows} == wanted
    assert all(all(row[2:]) for row in rows)


def test_every_package_that_a_lock_installs_has_one_row():
    rows = [canonical(row[0]) for text in DEPENDENCIES for row in rows_of(text)]
    locked = {
        canonical(re.match(r"[\w.-]+", line)[0])
        for lock in (ROOT / "requirements").glob("*.txt")
        for line in lock.read_text().splitlines()
        if re.match(r"\w.*==", line)
    }
    assert sorted(rows) == sorted(locked)
    assert all(all(row[2:]) for text in DEPENDENCIES for row in rows_of(text))


OF_THE_SYSTEM = {"libcamera", "lgpio", "machine", "micropython", "neopixel", "picamera2"}
"""What Debian's own packages bring on a Pi, and what the ring's board has."""


def test_whatever_the_program_imports_it_declares():
    own = {"companion", "hardware", "sounds", "vision"}
    imported = (
        {
            name.partition(".")[0]
            for room in own
            for path in (ROOT / room).rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text()))
            for name in _names(node)
        }
        - own
        - sys.stdlib_module_names
        - OF_THE_SYSTEM
    )
    declared = {
        canonical(re.match(r"[\w.-]+", name)[0])
        for needed in (PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
        for name in needed
    }
    brought = packages_distributions()
    assert {name for name in imported if not {canonical(one) for one in brought.get(name, [name])} & declared} == set()


def _names(node):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []
