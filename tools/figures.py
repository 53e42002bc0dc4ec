"""Prints the size and shape of the product's code: `python -m tools.figures [--json] [FOLDER ...]`.

Without a folder it measures all four product folders, first with and then without `companion/ui/screen`.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PRODUCT = ("companion", "vision", "hardware", "sounds")
LONGEST = 5
"""How many of the longest functions, modules and classes are listed."""


def files_in(folders: tuple[str, ...]) -> list[Path]:
    """Return the Python files in the folders that Git tracks or does not ignore."""
    command = ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", "--", *folders]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()  # noqa: S603 - only this module's own words
    return [ROOT / name for name in listed if name.endswith(".py") and (ROOT / name).is_file()]


def room_of(module: str) -> str:
    """Return the room of a dotted module: its package below `companion`, or the top-level folder."""
    head, _, rest = module.partition(".")
    room = rest.partition(".")[0]
    return {"start": "app", "__main__": "app"}.get(room, room) if head == "companion" else head


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield each product module that a module imports, also within functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "companion":
            names = [f"companion.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] in PRODUCT)


def is_helper(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function is private and could be inlined into its caller.

    A decorated function, such as a declared question (`@asks`) or a cached one, cannot: its decorator needs a function.
    """
    bare = all(isinstance(each, ast.Name) and each.id in {"staticmethod", "classmethod"} for each in function.decorator_list)
    return bare and function.name.startswith("_") and not function.name.startswith("__")


def _named(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _called(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the functions called; a name that occurs more often than here is also used as a value."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr


def bare_numbers(tree: ast.Module) -> int:
    """Count the unnamed numbers other than 0 and 1: those outside assignments in a module's or a class's body."""
    holders: list[ast.Module | ast.ClassDef] = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
    constants = [node for holder in holders for node in holder.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    named = {id(part) for node in constants for part in ast.walk(node)}
    numbers = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) in {int, float}]
    return sum(node.value not in {0, 1} and id(node) not in named for node in numbers)


def pixel_triples(tree: ast.Module) -> int:
    """Count the calls that give a size for each of the three designed screens."""
    called = [node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return sum(name in {"px", "letters", "of"} for name in called)


class Figures:
    """The counts over all files read so far."""

    def __init__(self) -> None:
        self.lines = 0
        self.modules: list[tuple[int, str]] = []
        self.functions: list[tuple[int, str]] = []
        self.classes: list[tuple[int, str]] = []
        self.arrows: set[tuple[str, str]] = set()
        self.rooms: set[str] = set()
        self.private = self.once = 0
        self.bare = self.triples = 0
        self.names: Counter[str] = Counter()

    def read(self, path: Path) -> None:
        """Add one file to the counts."""
        place = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        count = len(text.splitlines())
        self.lines += count
        self.modules.append((count, place))
        self.bare += bare_numbers(tree)
        self.triples += pixel_triples(tree)
        if "/games/" not in place and path.stem != "__init__":
            self.names[path.stem] += 1
        room = room_of(place.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        if room:
            self.rooms.add(room)
            self.arrows |= {(room, other) for name in imported(tree) if (other := room_of(name)) not in {room, ""}}
        mentions, calls = Counter(_named(tree)), Counter(_called(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.classes.append((_length(node), f"{place}:{node.name}"))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.functions.append((_length(node), f"{place}:{node.name}"))
                if is_helper(node) and mentions[node.name] == calls[node.name]:
                    self.private += 1
                    self.once += calls[node.name] == 1

    def told(self) -> dict[str, object]:
        """Return all figures by name."""
        lengths = sorted(length for length, _ in self.functions)
        return {
            "lines": self.lines,
            "modules": len(self.modules),
            "rooms": len(self.rooms),
            "arrows between rooms": len(self.arrows),
            "median module": sorted(length for length, _ in self.modules)[len(self.modules) // 2],
            "modules over 450 lines": sum(length > 450 for length, _ in self.modules),  # noqa: PLR2004 - the bound it names
            "classes over 300 lines": sum(length > 300 for length, _ in self.classes),  # noqa: PLR2004
            "functions over 60 lines": sum(length > 60 for length, _ in self.functions),  # noqa: PLR2004
            "functions": len(lengths),
            "p90 of a function's lines": lengths[len(lengths) * 9 // 10] if lengths else 0,
            "private functions that are only called": self.private,
            "called from one place": f"{100 * self.once / max(1, self.private):.0f} %",
            "bare numbers": self.bare,
            "pixels for three screens": self.triples,
            "module names used twice outside games": sum(count > 1 for count in self.names.values()),
            "longest modules": sorted(self.modules, reverse=True)[:LONGEST],
            "longest classes": sorted(self.classes, reverse=True)[:LONGEST],
            "longest functions": sorted(self.functions, reverse=True)[:LONGEST],
        }


def _length(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def measure(folders: tuple[str, ...], *, without: str = "") -> dict[str, object]:
    """Measure the folders, leaving out files whose path contains `without`."""
    figures = Figures()
    for path in files_in(folders):
        if not without or without not in path.as_posix():
            figures.read(path)
    return figures.told()


def main(words: list[str]) -> None:
    """Print the figures of the given folders, or of the product."""
    folders = tuple(word for word in words if not word.startswith("-"))
    told = {" ".join(folders or PRODUCT): measure(folders or PRODUCT)}
    if not folders:
        told["without companion/ui/screen"] = measure(PRODUCT, without="/companion/ui/screen/")
    if "--json" in words:
        sys.stdout.write(json.dumps(told, indent=2) + "\n")
        return
    for name, figures in told.items():
        sys.stdout.write(f"{name}\n" + "".join(f"  {figure}: {value}\n" for figure, value in figures.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
