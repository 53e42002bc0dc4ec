"""Text for people that is not in a words file, and files of games that devices know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.walls.module import WALLS, Found, Module, lies_in, name_of

LOGS = {"critical", "debug", "error", "exception", "info", "log", "warning"}

FOR_PEOPLE = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}[,.!?:;]? +[A-Za-zÄÖÜäöüß]{2,}|[ÄÖÜäöüß]|^[A-Z][a-z]{2,}[.!?…:]?$")

A_DRAWING = re.compile(r"""\s*["']?/?>?<""")

A_GAMES_FILE = re.compile(r"(^|/)(companion|games)(/|$)|\.ftl$|(^|/)(box|rules|lesson|pictures)\.toml$")

IN_A_SCRIPT = r"""//[^\n]*|/\*.*?\*/|(?P<quote>["'`])(?P<text>(?:\\.|(?!(?P=quote)).)*)(?P=quote)"""
IN_A_PAGE = (r">(?P<text>[^<]+)<", r'\b(?:alt|aria-label|content|placeholder|title|value)="(?P<text>[^"]*)"')


def text(module: Module) -> Found:
    """Find text for people that is in the code instead of a words file."""
    if not lies_in(module.path, WALLS["text"]["rooms"]):
        return
    known = set(WALLS["text"].get("strings", {}).get(module.path, ()))
    quiet: set[int] = set()
    statements = (ast.Expr, ast.Raise, ast.Assert, ast.Assign, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in module.of(ast.Call, ast.arg, *statements):
        for part in _no_text(node):
            quiet.update(id(inner) for inner in ast.walk(part))
    for node in module.of(ast.Constant):
        value = node.value if isinstance(node.value, str) and id(node) not in quiet else ""
        if FOR_PEOPLE.search(value) and not A_DRAWING.match(value) and not known & {value, "*"}:
            yield node, "text", f"{value[:50]!r} belongs into a words file"


def _no_text(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a node that are not text for people: docstrings, errors, the log, annotations."""
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    exports = isinstance(node, ast.Assign) and name_of(node.targets[0]) == "__all__"
    if docstring or exports or isinstance(node, ast.Raise | ast.Assert):
        yield node
    elif isinstance(node, ast.Call):
        called = name_of(node.func)
        own_init = isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "super().__init__"
        log = isinstance(node.func, ast.Attribute) and called in LOGS
        if log or own_init or called in {"TypeVar", "ParamSpec", "cast"} or called.endswith(("Error", "Refused", "Failed")):
            yield node
    elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield node.annotation
        if isinstance(node, ast.AnnAssign) and name_of(node.annotation) == "TypeAlias" and node.value is not None:
            yield node.value
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
        yield node.returns


def game_files(module: Module) -> Found:
    """Find devices, eyes and sounds that refer to a file of a game or of the application."""
    if module.path.startswith("companion/"):
        return
    docstrings = {id(node.value) for node in module.of(ast.Expr)}
    docstrings |= {id(part) for node in module.of(ast.Call) if name_of(node.func) == "getLogger" for part in node.args}
    for node in module.of(ast.Constant):
        if isinstance(node.value, str) and id(node) not in docstrings and A_GAMES_FILE.search(node.value):
            yield node, "game-file", f"knows a file of a game or of the application: {node.value[:50]!r}"


def text_of_page(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text for people in a script, a style or a page that a browser is given."""
    known = set(WALLS["text"].get("strings", {}).get(path, ()))
    patterns = IN_A_PAGE if path.endswith(".html") else (IN_A_SCRIPT,)
    for found in (found for pattern in patterns for found in re.finditer(pattern, source, re.DOTALL)):
        shown = re.sub(r"\$\{[^}]*\}", "", found["text"] or "").strip()
        if FOR_PEOPLE.search(shown) and not A_DRAWING.match(shown) and shown not in known:
            yield source.count("\n", 0, found.start("text")) + 1, f"{shown[:50]!r} belongs into a words file"
