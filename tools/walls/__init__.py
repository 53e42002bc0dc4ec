"""Lists every violation of `tools/walls.toml`: `python -m tools.walls [FILE ...]`; without files, in the whole product.

It reads only syntax trees and imports nothing but the pure modules of the standard library that games may use.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.walls.imports import imports, makers, modules_by_name
from tools.walls.module import HOUSES, ROOT, Found, Module, Trespass
from tools.walls.outside import outside_world, removals, shells, stdout, swallowing, waits, writes_files
from tools.walls.process import endings, environment, places, process_wide
from tools.walls.state import cached, of_others, shared_values, state, writes_past, written_modules
from tools.walls.text import game_files, text, text_of_page

__all__ = ["HOUSES", "ROOT", "Trespass", "judged", "trespasses"]

RULES: tuple[Callable[[Module], Found], ...] = (
    imports, modules_by_name, written_modules, state, outside_world, stdout, writes_past, writes_files, shells, waits,
    swallowing, text, game_files, cached, of_others, shared_values, process_wide, environment, endings, places,
    makers, removals,
)  # fmt: skip


def trespasses(path: str, source: str) -> list[Trespass]:
    """Return the violations in one file, Python or a page's; `path` is relative to the root, with slashes."""
    if not path.endswith(".py"):
        return sorted(Trespass(path, line, "text", what) for line, what in text_of_page(path, source))
    module = Module(path, source)
    found = {Trespass(path, getattr(node, "lineno", 1), name, what) for rule in RULES for node, name, what in rule(module)}
    return sorted(found)


def judged() -> list[Path]:
    """Return every file of the product that can trespass: its modules, and the pages that it serves."""
    return [
        path for house in HOUSES for kind in ("py", "js", "html", "css") for path in sorted((ROOT / house).rglob(f"*.{kind}"))
    ]
