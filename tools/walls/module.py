"""A module as the walls see it: its syntax tree, its room, and what `walls.toml` allows it."""

from __future__ import annotations

import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
WALLS = tomllib.loads((ROOT / "tools/walls.toml").read_text(encoding="utf-8"))
HOUSES = ("companion", "hardware", "vision", "sounds")
TEST_EXTRA = {"_pytest", "grimp", "hypothesis", "importlinter", "mypy", "networkx", "pytest", "ruff", "xdist"}
PURE = WALLS["pure-rooms"]


class Trespass(NamedTuple):
    """One violation: where it is, its name in `walls.toml`, and what the code does."""

    path: str
    line: int
    name: str
    what: str

    def __str__(self) -> str:
        """Return the violation on one line, as a linter prints it."""
        return f"{self.path}:{self.line}: {self.name}: {self.what}"


Found = Iterator[tuple[ast.AST, str, str]]
"""What a rule finds: the node, the violation's name, and what the code does."""


def lies_in(path: str, places: Iterable[str]) -> bool:
    """Return whether a file is one of these places, or lies below one; a place may have `*` in it."""
    return any(fnmatch(path, place) or path.startswith(f"{place}/") for place in places)


def room_of(path: str) -> str:
    """Return the room of a file: the longest place of `[rooms]` and `[doors]` above it, or else its top folder."""
    listed = [place for table in ("rooms", "doors") for place in WALLS[table] if lies_in(path, [place])]
    parts = path.split("/")
    return max(listed, key=len, default="/".join(parts[: 2 if parts[0] == "companion" else 1]))


class Module:
    """A module's syntax tree, its nodes by type, and its room."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.tree = ast.parse(source)
        self.by_type: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
        for node in ast.walk(self.tree):
            self.by_type[type(node)].append(node)
        self.package = path.rpartition("/")[0].replace("/", ".")
        game = next((place for place in PURE["games"] if fnmatch(path, f"{place}/*")), "")
        self.is_game = bool(game)
        self.is_pure = self.is_game or lies_in(path, PURE["rooms"])
        self.room = "/".join(path.split("/")[: game.count("/") + 1]) if game else room_of(path)

    def of(self, *types: type[ast.AST]) -> Iterator[ast.AST]:
        """Yield the nodes of these types."""
        for one in types:
            yield from self.by_type[one]

    def may(self, name: str) -> bool:
        """Return whether `walls.toml` allows this file or its room what has this name."""
        return lies_in(self.path, WALLS["allowed"].get(name, ()))

    @cached_property
    def listed(self) -> set[str]:
        """The listed modules that this file may import; for a room that is not pure, the common ones are among them."""
        more = {module for place, modules in WALLS["files"].items() if fnmatch(self.path, place) for module in modules}
        return more if self.is_pure else more | set(WALLS["rooms"].get(self.room, ())) | set(WALLS["common"]["modules"])

    @cached_property
    def imports(self) -> list[tuple[ast.AST, str, str]]:
        """Every import: the node, the module, and the name imported from it ("" for the module itself)."""
        found: list[tuple[ast.AST, str, str]] = []
        for node in self.by_type[ast.Import]:
            found.extend((node, alias.name, "") for alias in node.names)  # type: ignore[attr-defined]
        for node in self.by_type[ast.ImportFrom]:
            assert isinstance(node, ast.ImportFrom)
            above = self.package.split(".")[: len(self.package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, node.module or ""]).strip(".")
            found.extend((node, module, alias.name) for alias in node.names)
        return found

    @cached_property
    def handles(self) -> dict[str, str]:
        """The names bound to whole modules, each with its module."""
        names = [alias for node in self.by_type[ast.Import] for alias in node.names]  # type: ignore[attr-defined]
        return {alias.asname or alias.name.partition(".")[0]: alias.name for alias in names}


def name_of(node: ast.AST) -> str:
    """Return the name that is called or read: the last word of `a.b.c`; "" for anything else."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
