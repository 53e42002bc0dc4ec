"""The walls stand: every import that the plan of the house forbids is planted in a copy, and the checks name each of them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import grimp
import pytest

REPO = Path(__file__).parents[2]
HOUSES = ("companion", "hardware", "vision", "sounds")
MOST_MODULES = 24
MOST_ON_TOP = 8

CONTRACTS = tomllib.loads((REPO / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
FLOORS = {
    container: [re.split(r"\s*\|\s*", floor) for floor in contract["layers"]]
    for contract in CONTRACTS
    for container in contract.get("containers", ())
}


def above(module):
    """Name what stands on a higher floor than this module or a package around it."""
    parts = module.split(".")
    for depth in range(1, len(parts)):
        container = ".".join(parts[:depth])
        floors = FLOORS.get(container, [])
        height = next((number for number, floor in enumerate(floors) if parts[depth] in floor), 0)
        yield from (f"{container}.{higher}" for floor in floors[:height] for higher in floor)


PLANTED = {
    "companion/games/citadels/script.py": [
        "pygame", "companion.games.wallenstein.script", "companion.ui.screen.window", "companion.play.acts", "companion.system.files",
        "companion.language.words", "companion.rulebook", "companion.rulebook.lessons.lesson_plan", "companion.games.found", "companion.language.voice.engine",
    ],
    "companion/table/ledger.py": [*above("companion.table"), "hardware.ring", "vision.whole_reading"],
    "companion/language/voice/engine.py": [*above("companion.language.voice"), "companion.table.seats"],
    "companion/ui/screen/compose.py": [
        *above("companion.ui.screen"), "companion.games.citadels", "companion.library.library", "companion.play.worker", "hardware.button",
        "hardware.cameras.camera", "companion.app.lobby.host", "companion.ui.terminal.terminal",
    ],
    "companion/rulebook/lessons/lesson_plan.py": ["companion.ui.screen.window", "companion.games.citadels"],
    "hardware/ring.py": ["companion.table.seats", "vision.whole_reading"],
    "vision/whole_reading.py": ["hardware.ring", "companion.language.words"],
}  # fmt: skip


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the houses, with everything planted that must not grow there."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(REPO / "pyproject.toml", folder)
    only_code = shutil.ignore_patterns("__pycache__", "*.svg", "*.ftl", "*.wav")
    for house in HOUSES:
        shutil.copytree(REPO / house, folder / house, ignore=only_code)
    for file, modules in PLANTED.items():
        with (folder / file).open("a") as source:
            source.writelines(f"import {module}\n" for module in modules)
    return folder


def run(tool, *arguments, folder):
    """Run a tool of this environment there; its exit code and what it wrote."""
    command = [str(Path(sys.executable).parent / tool), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "400"})
    return done.returncode, done.stdout + done.stderr


def test_every_import_that_the_floors_forbid_is_named(copy):
    code, said = run("lint-imports", "--no-cache", folder=copy)
    assert code == 1
    for file, modules in PLANTED.items():
        importer = file.removesuffix(".py").replace("/", ".")
        missed = [module for module in modules if not re.search(rf"{importer} -> {re.escape(module)}\b", said)]
        assert missed == [], f"{importer} may import {missed}"


@pytest.fixture(scope="module")
def graph():
    """Who imports whom, imports inside functions and for types included."""
    return grimp.build_graph(*HOUSES)


def test_no_module_and_no_package_stands_in_a_circle(graph):
    assert circles({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}) == []
    for package in sorted({module.rpartition(".")[0] for module in graph.modules} - {""}):
        assert circles(among_children(graph, package)) == [], f"inside {package}"


def among_children(graph, package):
    """Who imports whom among the children of a package, all that lies below a child counted as the child's."""
    depth = package.count(".") + 2
    edges = defaultdict(set)
    for module in graph.find_descendants(package):
        child = ".".join(module.split(".")[:depth])
        for imported in graph.find_modules_directly_imported_by(module):
            other = ".".join(imported.split(".")[:depth])
            if imported.startswith(f"{package}.") and other != child:
                edges[child].add(other)
    return edges


def circles(edges):
    """Find what imports itself by way of others: leaves are taken off until nothing changes."""
    left = {module: set(imported) for module, imported in edges.items()}
    while ends := {module for module, imported in left.items() if not imported & left.keys()}:
        left = {module: imported for module, imported in left.items() if module not in ends}
    return sorted(left)


def test_no_folder_is_crowded():
    on_top = [path.name for path in (REPO / "companion").glob("*.py")]
    assert len(on_top) <= MOST_ON_TOP, on_top
    folders = {path.parent for house in HOUSES for path in (REPO / house).rglob("*.py")}
    games = {path for path in (REPO / "companion/games").iterdir() if path.is_dir()}
    crowded = {
        str(folder.relative_to(REPO)): count
        for folder in folders - games
        if (count := len(list(folder.glob("*.py")))) > MOST_MODULES
    }
    assert crowded == {}


def test_the_page_of_the_architecture_names_every_room():
    page = (REPO / "docs/architecture.md").read_text()
    rooms = {path.name for path in (REPO / "companion").iterdir() if (path / "__init__.py").is_file()}
    assert {room for room in rooms if f"`{room}/" not in page} == set()


SAME_ROLE_IN_EVERY_GAME = {"State", "Score"}


def test_no_public_class_name_means_two_things():
    found = defaultdict(set)
    for house in HOUSES:
        for path in (REPO / house).rglob("*.py"):
            for name in re.findall(r"^class ([A-Z]\w*)", path.read_text(), re.MULTILINE):
                found[name].add(path.relative_to(REPO).as_posix())
    twice = {name: sorted(places) for name, places in found.items() if len(places) > 1}
    games = {
        name
        for name, places in twice.items()
        if all(place.startswith(("companion/games/", "companion/app/commands/new/skeleton/")) for place in places)
    }
    assert {name: places for name, places in twice.items() if name not in games & SAME_ROLE_IN_EVERY_GAME} == {}


def test_the_page_of_the_architecture_names_only_what_is_there():
    page = (REPO / "docs" / "architecture.md").read_text()
    named = set(re.findall(r"`([\w.]+/[\w./]*)`", page)) - {"games/<game>/"}
    under = (REPO, REPO / "companion", REPO / "companion" / "ui" / "screen", REPO / "tools")
    assert {name for name in named if not any((folder / name).exists() for folder in under)} == set()
