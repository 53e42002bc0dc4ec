"""Change the code in small ways and see whether a test notices: `python -m tools.mutants [FILE[:FIRST-LAST] ...]`.

Without files, it changes those that differ from the branch `main` (`--since REVISION`). First it runs the tests that can reach
the files (by their imports, the nearest first) once and records which test reaches which line; then each mutant runs only
against those. It prints the mutants that survive and then exits with 1. `tests/mutants.toml` lists mutants that may survive,
with reasons; they are not tried. Each change is made in a copy of the tree. Tests that run code in other processes do not count.

`--list FILE` instead judges mutants that somebody wrote by hand: a Python list of tables with `file`, `old`, `new` and `why`,
each against the tests nearest to its file.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PRODUCT = ("companion", "hardware", "vision", "sounds")
COPIED = (
    *PRODUCT,
    "tests",
    "tools",
    "docs",
    "systemd",
    "requirements",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "Makefile",
)
KNOWN = ROOT / "tests" / "mutants.toml"
WATCHED, SEEN = "MUTANTS_WATCHED", "MUTANTS_SEEN"
"""Environment variables of the first run: the files whose lines are watched, and the file for the results."""
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: the file, its lines, the enclosing function, the old code, the new code, and the file's changed source."""

    file: str
    line: int
    end: int
    within: str
    was: str
    now: str
    source: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What identifies the mutant even if its line moves."""
        return self.file, self.within, self.was, self.now

    def __str__(self) -> str:
        """Return the mutant on one line."""
        return f"{self.file}:{self.line}: {self.within}: {self.was}  →  {self.now}"


def changed_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that can replace a node."""
    match node:
        case ast.Compare(ops=[first, *others]) if type(first) in SWAPS:
            yield _with(node, ops=[SWAPS[type(first)](), *others])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            yield _with(node, op=SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield _with(node, func=ast.Name(CALLS[name]))
        case ast.IfExp(body=body, orelse=orelse):
            yield _with(node, body=orelse, orelse=body)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(None)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield ast.Pass()


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    made = deepcopy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def mutants_of(file: str, source: str, lines: range | None = None) -> list[Mutant]:
    """Return the mutants of a file's functions and classes; with `lines`, only those that begin on these lines."""
    found: list[Mutant] = []
    text = source.encode()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def visit(node: ast.AST, within: str, *, quiet: bool) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            within = f"{within}.{node.name}".strip(".")
        quiet = quiet or isinstance(node, ast.arguments | ast.AnnAssign) or _is_log(node)
        line = getattr(node, "lineno", 0)
        if within and not quiet and line and (lines is None or line in lines):
            first = starts[line - 1] + node.col_offset  # type: ignore[attr-defined]
            last = starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
            for other in changed_nodes(node):
                now = ast.unparse(ast.fix_missing_locations(other))
                inside = f"({now})" if isinstance(other, ast.expr) and not isinstance(other, ast.Constant | ast.Call) else now
                new = (text[:first] + inside.encode() + text[last:]).decode()
                found.append(Mutant(file, line, node.end_lineno, within, ast.unparse(node)[:120], now[:120], new))  # type: ignore[attr-defined]
        for child in ast.iter_child_nodes(node):
            visit(child, within, quiet=quiet)

    visit(ast.parse(source), "", quiet=False)
    return found


def _is_log(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(node, ast.Raise) or (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and ast.unparse(call.func.value) in {"LOG", "self._log"}
    )


class Watch:
    """A pytest plugin that records for each test which lines of the watched files it reaches."""

    def __init__(self, files: Sequence[str], out: Path) -> None:
        self.files = {str(Path.cwd() / file): file for file in files}
        self.out = out
        self.lines: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.now: set[tuple[str, int]] = set()

    def _called(self, frame: FrameType, _event: str, _value: object) -> Any:
        file = self.files.get(frame.f_code.co_filename)
        if file is None:
            return None
        self.now.add((file, frame.f_lineno))

        def reached(frame: FrameType, _event: str, _value: object) -> Any:
            self.now.add((file, frame.f_lineno))
            return reached

        return reached

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Start to watch a test."""
        import threading  # noqa: PLC0415 - only the first run watches

        self.now = self.lines[nodeid]
        self.seconds[nodeid] = -time.perf_counter()
        threading.settrace(self._called)
        sys.settrace(self._called)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Stop watching the test."""
        sys.settrace(None)
        self.seconds[nodeid] += time.perf_counter()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Remove a test that fails even without a mutant."""
        if report.failed:
            self.lines.pop(report.nodeid, None)

    def pytest_sessionfinish(self) -> None:
        """Write the seconds and lines of each test to the results file."""
        seen = {node: [self.seconds[node], sorted(lines)] for node, lines in self.lines.items() if lines}
        self.out.write_text(json.dumps(seen), encoding="utf-8")


def pytest_configure(config: Any) -> None:
    """Register the watch; the first run makes pytest load this module with `-p tools.mutants`."""
    config.pluginmanager.register(Watch(os.environ[WATCHED].split(os.pathsep), Path(os.environ[SEEN])))


def tests_for(files: Sequence[str], most: int) -> list[str]:
    """Return at most `most` test files that import the changed files, directly or through others, the nearest first."""
    import grimp  # noqa: PLC0415 - comes with import-linter

    graph = grimp.build_graph(*PRODUCT)
    wanted = {_module(file) for file in files if file.endswith(".py")}
    distance = dict.fromkeys(wanted, 0)
    edge = list(wanted)
    while edge:
        edge = [other for module in edge for other in graph.find_modules_that_directly_import(module) if distance.setdefault(
            other, distance[module] + 1) == distance[module] + 1 and other not in edge]  # fmt: skip
        if len(distance) >= len(graph.modules):
            break
    ranked = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        imported = set(re.findall(r"^\s*(?:from|import) ((?:companion|hardware|vision|sounds)[\w.]*)", source, re.MULTILINE))
        imported |= {
            f"{module}.{name.split()[0]}"
            for module, names in re.findall(r"^from ([\w.]+) import ([^\n(]+|\([^)]*\))", source, re.MULTILINE)
            for name in names.strip("()\n ").replace("\n", " ").split(",")
            if name.strip()
        }
        named = sum(source.count(Path(file).stem) for file in files)
        near = min((distance[module] for module in imported if module in distance), default=99)
        same_room = any(part in file for file in files for part in path.relative_to(ROOT / "tests").parts[:1])
        ranked.append((near - 2 * same_room, -named, path.relative_to(ROOT).as_posix()))
    # 99: no import leads to the files; if none of them is a module, take the tests that mention them
    return [name for near, names, name in sorted(ranked) if near < 99 or (names and not wanted)][:most]  # noqa: PLR2004


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def copy_tree(folder: Path) -> Path:
    """Copy what the tests need to a folder, and return the folder."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, folder / name)
    return folder


def run(folder: Path, words: Sequence[str], seconds: float, **more: str) -> int | None:
    """Run pytest in a folder; return its exit code, or None where it takes longer than `seconds`."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "SDL_VIDEODRIVER": "dummy", **more}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *words]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        return subprocess.run(command, cwd=folder, env=environment, timeout=seconds, check=False, **quiet).returncode  # noqa: S603
    except subprocess.TimeoutExpired:
        return None


def changed_files(since: str) -> dict[str, range | None]:
    """Return the product's files that differ from a revision, without line ranges."""
    command = ["git", "diff", "--name-only", "--diff-filter=AM", since, "--", *PRODUCT]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()  # noqa: S603 - the caller's own revision
    return {name: None for name in listed if name.endswith(".py")}


def lives(mutant: Mutant, folder: Path, seen: dict[str, Any], budget: float) -> bool | None:
    """Return whether a mutant survives all tests; None where no test reaches its line."""
    reach = [
        (seconds, node)
        for node, (seconds, lines) in seen.items()
        if any(file == mutant.file and mutant.line <= line <= mutant.end for file, line in lines)
    ]
    chosen, spent = [], 0.0
    for seconds, node in sorted(reach):
        if chosen and spent + seconds > budget:
            break
        chosen.append(node)
        spent += seconds
    if not chosen:
        return None
    path = folder / mutant.file
    whole = path.read_text(encoding="utf-8")
    path.write_text(mutant.source, encoding="utf-8")
    try:
        return run(folder, chosen, 30 + 4 * spent) == 0
    finally:
        path.write_text(whole, encoding="utf-8")


def listed(path: Path) -> list[Mutant]:
    """Read hand-written mutants from the last list in a Python file. Raises ValueError where one does not fit the tree."""
    made = []
    for row in ast.literal_eval(ast.parse(path.read_text(encoding="utf-8")).body[-1].value):  # type: ignore[attr-defined]
        source = (ROOT / row["file"]).read_text(encoding="utf-8")
        if source.count(row["old"]) != 1:
            raise ValueError(f"{row['file']}: expected the code once, got it {source.count(row['old'])} times: {row['old']!r}")
        line = source[: source.index(row["old"])].count("\n") + 1
        changed = source.replace(row["old"], row["new"])
        made.append(Mutant(row["file"], line, line + row["old"].count("\n"), row["why"], row["old"], row["new"], changed))
    return made


def judged(mutants: Sequence[Mutant], most: int, budget: float) -> int:
    """Run each mutant against at most `most` test files nearest to its file; return 1 where one survives."""
    alive = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        folder = copy_tree(Path(scratch))
        for mutant in mutants:
            path = folder / mutant.file
            whole = path.read_text(encoding="utf-8")
            path.write_text(mutant.source, encoding="utf-8")
            lives_on = run(folder, tests_for([mutant.file], most), budget) == 0
            path.write_text(whole, encoding="utf-8")
            alive += lives_on
            sys.stdout.write(f"{'lives  ' if lives_on else 'noticed'}  {mutant.file}:{mutant.line}: {mutant.within}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(mutants) - alive} of {len(mutants)} noticed, {alive} live\n")
    return int(alive > 0)


def main() -> int:
    """Try mutants; return 1 where one survives or is reached by no test, unless `tests/mutants.toml` lists it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE[:FIRST-LAST]")
    parser.add_argument("--since", default="main", help="without files: those that differ from this revision (default: main)")
    parser.add_argument("--most", type=int, default=60, help="so many mutants, drawn at random (default: 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=30, help="so many files of tests, the nearest ones (default: 30)")
    parser.add_argument("--only", nargs="*", default=[], metavar="TEST", help="these files of tests instead")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for a mutant (default: 60)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", type=Path, metavar="FILE", help="judge the mutants written there, not made ones")
    words = parser.parse_args()
    if words.list is not None:
        return judged(listed(words.list), words.tests, 20 * words.budget)
    wanted: dict[str, range | None] = {}
    for given in words.files:
        file, _, span = given.partition(":")
        first, _, last = span.partition("-")
        wanted[Path(file).as_posix()] = range(int(first), int(last or first) + 1) if span else None
    wanted = wanted or changed_files(words.since)
    known = {
        (row["file"], row["within"], row["was"], row["now"])
        for row in tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("lives", [])
    }
    every = [
        mutant for file, lines in wanted.items() for mutant in mutants_of(file, (ROOT / file).read_text(encoding="utf-8"), lines)
    ]
    drawn = [mutant for mutant in every if mutant.key not in known]
    random.Random(words.seed).shuffle(drawn)
    drawn = sorted(drawn[: words.most])
    if not drawn:
        sys.stdout.write("nothing to change\n")
        return 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(words.jobs):
            copies.put(copy_tree(Path(scratch) / str(number)))
        seen_by = Path(scratch) / "seen.json"
        first = copies.get()
        tests = words.only or tests_for(list(wanted), words.tests)
        sys.stdout.write(f"{len(every)} mutants, {len(drawn)} drawn; {len(tests)} files of tests are watched\n")
        watched = {WATCHED: os.pathsep.join(wanted), SEEN: str(seen_by)}
        run(first, ["-p", "tools.mutants", "--maxfail", "1000", *tests], 3600, **watched)
        copies.put(first)
        seen = json.loads(seen_by.read_text(encoding="utf-8"))

        def tried(mutant: Mutant) -> tuple[Mutant, bool | None]:
            folder = copies.get()
            try:
                return mutant, lives(mutant, folder, seen, words.budget)
            finally:
                copies.put(folder)

        with ThreadPoolExecutor(words.jobs) as pool:
            results = []
            for mutant, alive in pool.map(tried, drawn):
                results.append(alive)
                if alive is not False:
                    sys.stdout.write(f"{'lives' if alive else 'unseen'}  {mutant}\n")
                    sys.stdout.flush()
    noticed = results.count(False)
    sys.stdout.write(
        f"{noticed} of {len(results)} noticed, {results.count(True)} live, {results.count(None)} are reached by no test\n"
    )
    return int(noticed < len(results))


if __name__ == "__main__":
    raise SystemExit(main())
