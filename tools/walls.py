"""Lists every violation of `tools/walls.toml`: `python -m tools.walls [FILE ...]`; without files, in the whole product.

It reads only syntax trees and imports nothing but the pure modules of the standard library that games may use.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatch
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WALLS = tomllib.loads((ROOT / "tools/walls.toml").read_text(encoding="utf-8"))
HOUSES = ("companion", "hardware", "vision", "sounds")
TEST_EXTRA = {"_pytest", "grimp", "hypothesis", "importlinter", "mypy", "networkx", "pytest", "ruff", "xdist"}
MUTABLE = {
    "Counter", "OrderedDict", "bytearray", "count", "cycle", "defaultdict", "deque", "dict", "iter", "list", "load", "loads",
    "set",
}  # fmt: skip
READ_ONLY = {"AbstractSet", "Collection", "Final", "Iterable", "Mapping", "Sequence", "Set", "TypeAlias", "type"}
MUTATES = {
    "add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "remove", "reverse",
    "setdefault", "sort", "update",
}  # fmt: skip
BUILT_IN = {"open": "file", "print": "stdout", "input": "stdout", "breakpoint": "stdout", "hash": "chance", "id": "chance"}
FETCHING = {"getattr", "setattr", "delattr", "vars"}
FILE_CALLS = {"iterdir", "mkdir", "read_bytes", "read_text", "rglob", "rmdir", "touch", "unlink", "write_bytes", "write_text"}
REFLECTION = {"__builtins__", "__closure__", "__code__", "__globals__", "__import__", "__loader__", "__spec__", "__subclasses__"}
LOGS = {"critical", "debug", "error", "exception", "info", "log", "warning"}
FOR_PEOPLE = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}[,.!?:;]? +[A-Za-zÄÖÜäöüß]{2,}|[ÄÖÜäöüß]|^[A-Z][a-z]{2,}[.!?…:]?$")
A_DRAWING = re.compile(r"""\s*["']?/?>?<""")
A_GAMES_FILE = re.compile(r"(^|/)(companion|games)(/|$)|\.ftl$|(^|/)(box|rules|lesson|pictures)\.toml$")


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


class Module:
    """A module's syntax tree, its nodes by type, and its room."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.tree = ast.parse(source)
        self.by_type: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
        for node in ast.walk(self.tree):
            self.by_type[type(node)].append(node)
        parts = path.split("/")
        self.is_game = fnmatch(path, "companion/games/*/*") or path.startswith("companion/loading/skeleton/")
        self.is_pure = self.is_game or path.startswith("companion/table/")
        depth = (3 if self.is_game else 2) if parts[0] == "companion" else 1
        self.room = "/".join(parts[:depth])
        self.package = ".".join(parts[:-1])

    def of(self, *types: type[ast.AST]) -> Iterator[ast.AST]:
        """Yield the nodes of these types."""
        for one in types:
            yield from self.by_type[one]

    def may(self, name: str) -> bool:
        """Return whether `walls.toml` allows this file or its room what has this name."""
        return any(fnmatch(self.path, place) or self.path.startswith(f"{place}/") for place in WALLS["allowed"].get(name, ()))

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


@cache
def public(module: str) -> frozenset[str]:
    """Return the public names of a pure module of the standard library, without those of modules."""
    loaded = import_module(module)
    return frozenset(
        name for name in dir(loaded) if not name.startswith("_") and not isinstance(getattr(loaded, name), ModuleType)
    )


@cache
def front(package: str) -> frozenset[str]:
    """Return `__all__` of one of the product's packages, read from its syntax tree."""
    tree = ast.parse((ROOT / package.replace(".", "/") / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and name_of(node.targets[0]) == "__all__":
            return frozenset(ast.literal_eval(node.value))
    return frozenset()


def kind_of(module: str) -> str:
    """Return the kind of violation that importing a module is: its listed kind, or else `import` or `package`."""
    if module.partition(".")[0] in TEST_EXTRA:
        return "test-extra"
    known = {listed: kind for kind, modules in WALLS["kinds"].items() for listed in modules}
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        if ".".join(parts[:length]) in known:
            return known[".".join(parts[:length])]
    return "import" if parts[0] in sys.stdlib_module_names else "package"


def is_listed(module: str, listed: set[str]) -> bool:
    """Return whether a module or a package that contains it is listed; `importlib` alone does not cover its submodules."""
    parts = module.split(".")
    around = {".".join(parts[:length]) for length in range(2 if parts[0] == "importlib" else 1, len(parts) + 1)}
    return module in listed or bool(around & listed)


def imports(module: Module) -> Found:
    """Find imports that are not listed."""
    own = _own(module.room)
    for node, imported, name in module.imports:
        if imported == "__future__":
            continue
        if imported.partition(".")[0] in HOUSES:
            for kind in _door(module, own, imported, name):
                yield node, kind, f"imports {imported}{f' ({name})' * bool(name)}"
        elif module.is_pure and imported in WALLS["pure"]:
            allowed = WALLS["pure"][imported]
            if name and (name not in public(imported) if allowed == "*" else name not in allowed):
                yield node, "import", f"takes {name} from {imported}, which is not among the pure names"
        elif not is_listed(imported, module.listed):
            yield node, kind_of(imported), f"imports {imported}, which is not listed for {module.room}"


def _own(room: str) -> str:
    """Return the package that a room may import as its own; for a variant, this is the game on which it is based."""
    about = ROOT / room / "variant.toml"
    game = tomllib.loads(about.read_text(encoding="utf-8"))["of"] if about.is_file() else ""
    return f"companion.games.{game}" if game else room.replace("/", ".").removesuffix(".py")


def _door(module: Module, own: str, imported: str, name: str) -> Iterator[str]:
    """Yield the violation, if any, of an import of one of the product's modules."""
    doors = WALLS["doors"].get("game" if module.is_game else module.room)
    if doors is None or imported == own or imported.startswith(f"{own}."):
        return
    if module.room == "companion/screen" and not f"{imported}.{name}".startswith("companion.table"):
        return
    allowed = doors.get(imported, ())
    if isinstance(allowed, str):
        allowed = front(imported) if allowed == "front" else (name,)
    if name and name in allowed and not name.startswith("_"):
        return
    if module.room == "companion/screen":
        yield "builds-state"
    else:
        is_settings = imported.startswith("companion.system.setting")
        yield "settings" if is_settings and module.room == "companion/voice" else "import"


def modules_by_name(module: Module) -> Found:
    """Find code that reaches a module without an import statement, and modules passed on as values."""
    for node in module.of(ast.Name):
        if node.id in REFLECTION | {"eval", "exec"} and not module.may("import-by-name"):
            yield node, "import-by-name", f"uses {node.id}"
    for node in module.of(ast.Attribute):
        system = name_of(node.value) == "sys" and node.attr in {"modules", "path", "meta_path"}
        if (node.attr in REFLECTION or system) and not module.may("import-by-name"):
            yield node, "import-by-name", f"uses {ast.unparse(node)}"
    yield from _calls_by_name(module)
    if module.is_pure:
        yield from _handed_on(module)


def _calls_by_name(module: Module) -> Found:
    for node in module.of(ast.Call):
        called = name_of(node.func)
        first = node.args[0] if node.args else None
        if called == "import_module":
            named = str(first.value).partition(".")[0] if isinstance(first, ast.Constant) else ""
            if named in TEST_EXTRA:
                yield node, "test-extra", f"imports {named} by name"
            elif named in HOUSES or not module.may("import-by-name"):
                yield node, "import-by-name", f"imports by name: {ast.unparse(node)}"
        elif called in FETCHING and isinstance(first, ast.Name) and first.id in module.handles:
            yield node, "import-by-name", f"takes a name of the module {first.id} by {called}"
        elif called in FETCHING | {"globals", "locals", "compile"} and module.is_pure and not module.may("import-by-name"):
            yield node, "import-by-name", f"calls {called}"


def _handed_on(module: Module) -> Found:
    """Find modules that a pure room uses as values, and names that it takes from them which are not pure."""
    read = {id(node.value): node for node in module.of(ast.Attribute)}
    for node in module.of(ast.Name):
        imported = module.handles.get(node.id)
        if imported is None:
            continue
        taken = read.get(id(node))
        if taken is None:
            yield node, "import-by-name", f"hands on the module {node.id}"
        elif imported in WALLS["pure"]:
            allowed = WALLS["pure"][imported]
            if taken.attr not in (public(imported) if allowed == "*" else allowed):
                yield node, "import", f"takes {imported}.{taken.attr}, which is not among the pure names"


def written_modules(module: Module) -> Found:
    """Find `global`, and writes to another module."""
    for node in module.of(ast.Global):
        yield node, "mutable-state", f"writes the module's {', '.join(node.names)}"
    for node in module.of(ast.Attribute):
        if isinstance(node.ctx, ast.Store) and name_of(node.value) in module.handles and not module.may("stdout"):
            yield node, "mutable-state", f"writes into the module {name_of(node.value)}"


def state(module: Module) -> Found:
    """Find what a pure room keeps from one call to the next."""
    if not module.is_pure:
        return
    for body in [module.tree.body, *(node.body for node in module.of(ast.ClassDef))]:
        for node in body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and _remembers(node, module):
                yield node, "mutable-state", f"{ast.unparse(node).splitlines()[0][:60]} can be written to"
    for arguments in module.of(ast.arguments):
        for default in [*arguments.defaults, *arguments.kw_defaults]:
            if default is not None and is_mutable(default):
                yield default, "mutable-state", "a default that remembers"
    yield from _written(module)
    yield from _shared(module)


def _shared(module: Module) -> Found:
    """Find writes to what all calls of a function, or all objects of a class, share."""
    for node in module.of(ast.Nonlocal):
        yield node, "mutable-state", f"writes {', '.join(node.names)} of the function around it"
    for node in module.of(ast.Attribute):
        if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) in {"self.__class__", "type(self)", "cls"}:
            yield node, "mutable-state", f"writes {ast.unparse(node)}, which every object shares"


def is_mutable(value: ast.AST) -> bool:
    """Return whether an expression makes something mutable, or an iterator that is used up."""
    if isinstance(value, ast.List | ast.Set | ast.Dict | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return True
    return isinstance(value, ast.Call) and name_of(value.func) in MUTABLE


def is_table(value: ast.AST) -> bool:
    """Return whether an expression makes a table of constants: a mapping or set that is not empty, or a file's content."""
    filled = (isinstance(value, ast.Dict) and value.keys) or isinstance(value, ast.Set | ast.DictComp | ast.SetComp)
    return bool(filled) or (isinstance(value, ast.Call) and ast.unparse(value.func) in {"tomllib.load", "tomllib.loads"})


def _remembers(node: ast.Assign | ast.AnnAssign, module: Module) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if {name_of(target) for target in targets} & {"__all__", "__slots__"}:
        return False
    if isinstance(node, ast.AnnAssign) and READ_ONLY & {name_of(part) for part in ast.walk(node.annotation)}:
        return False
    assert node.value is not None
    if is_table(node.value) and all(name_of(target).isupper() for target in targets):
        return False  # `_written` finds whoever writes to it
    called = name_of(node.value.func) if isinstance(node.value, ast.Call) else ""
    local = {one.name: one for one in module.tree.body if isinstance(one, ast.ClassDef)}.get(called)
    if local is None or node not in module.tree.body:
        return is_mutable(node.value)
    return not local.bases and not local.decorator_list


def _written(module: Module) -> Found:
    """Find functions that write to a value of their own module, or of one from which it imports."""
    held = {name_of(target) for node in module.tree.body if isinstance(node, ast.Assign) for target in node.targets}
    held |= {name_of(node.target) for node in module.tree.body if isinstance(node, ast.AnnAssign)}
    held |= {node.name for node in module.tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)}
    held |= {name for _, _, name in module.imports if name}
    for function in module.of(ast.FunctionDef, ast.AsyncFunctionDef):
        inside = list(ast.walk(function))
        own = {node.arg for node in inside if isinstance(node, ast.arg)}
        own |= {node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        aliases = {
            name_of(node.targets[0])
            for node in inside
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in held - own
        }
        for node, written in _writes(inside):
            if isinstance(written, ast.Name) and written.id in (held - own) | aliases:
                yield node, "mutable-state", f"writes to {written.id}, which outlives the call"


def _writes(nodes: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield each node that writes (sets an item or attribute, or calls a mutating method), with the object it changes."""
    for node in nodes:
        if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node, node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATES:
            yield node, node.func.value


def outside_world(module: Module) -> Found:
    """Find files, output and randomness that a pure room reaches by built-in functions or by paths."""
    may_read = any(fnmatch(module.path, place) and "tomllib" in modules for place, modules in WALLS["files"].items())
    for node in module.of(ast.Call) if module.is_pure else ():
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        name = BUILT_IN.get(called)
        if name is not None and not module.may(name):
            yield node, name, f"calls {called}"
        if called == "Path" and ast.unparse(node) != "Path(__file__)":
            yield node, "file", f"reaches a file that is not the game's: {ast.unparse(node)}"
        if not isinstance(node.func, ast.Attribute):
            continue
        modes = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        opens = node.func.attr == "open" and modes
        reads = node.func.attr in {"read_text", "read_bytes"} or (opens and modes == ["rb"])
        if (node.func.attr in FILE_CALLS or opens) and not (reads and may_read) and not module.may("file"):
            yield node, "file", f"calls {ast.unparse(node.func)}"


def stdout(module: Module) -> Found:
    """Find use of the terminal outside the rooms that are allowed it."""
    if module.may("stdout") or module.is_pure:
        return
    for node in module.of(ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in {"print", "input", "breakpoint"}:
            yield node, "stdout", f"calls {node.func.id}"
    for node in module.of(ast.Attribute):
        if name_of(node.value) == "sys" and node.attr.strip("_") in {"stdout", "stderr", "stdin", "displayhook"}:
            yield node, "stdout", f"uses sys.{node.attr}"
    for node, imported, name in module.imports:
        if imported == "sys" and name.strip("_") in {"stdout", "stderr", "stdin"}:
            yield node, "stdout", f"takes {name} from sys"


def writes_past(module: Module) -> Found:
    """Find writes to the ledger or to an unchanging value that bypass their guards."""
    if not module.may("ledger-write"):
        yield from _past_the_ledger(module)
    for node in module.of(ast.Attribute):
        if node.attr in {"__setattr__", "__delattr__"}:
            yield node, "setattr", f"uses {ast.unparse(node)}: an unchanging value is made anew, with `replace`"
    for node in module.of(ast.Subscript):
        if isinstance(node.ctx, ast.Store | ast.Del) and (
            (isinstance(node.value, ast.Attribute) and node.value.attr == "__dict__")
            or (isinstance(node.value, ast.Call) and name_of(node.value.func) == "vars")
        ):
            yield node, "setattr", f"writes {ast.unparse(node)}"


def _assigned(module: Module) -> Iterator[tuple[str, ast.AST]]:
    for node in module.of(ast.Assign):
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            yield from ((name.id, value) for name, value in pairs if isinstance(name, ast.Name))


def _is_held(node: ast.AST, aliases: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in aliases
    names = {"held", "entries", "_fixed", "_demands"}
    return isinstance(node, ast.Attribute) and (node.attr == "_held" or (node.attr in names and "ledger" in ast.unparse(node)))


def _past_the_ledger(module: Module) -> Found:
    """Find writes to a ledger's values or entries, also through an alias."""
    aliases: set[str] = set()
    for name, value in _assigned(module):
        if _is_held(value, aliases):
            aliases.add(name)
    for node, target in _writes(module.of(ast.Subscript, ast.Call)):
        if _is_held(target, aliases):
            yield node, "ledger-write", f"writes {ast.unparse(node)} past the ledger's bounds"
    for node in module.of(ast.Attribute):
        replaced = isinstance(node.ctx, ast.Store) and _is_held(node, aliases) and name_of(node.value) != "self"
        if replaced or node.attr in {"__setitem__", "__delitem__", "__ior__"}:
            yield node, "ledger-write", f"uses {ast.unparse(node)} past the ledger's bounds"


def writes_files(module: Module) -> Found:
    """Find files that are written outside the rooms listed for that."""
    if module.is_pure or module.may("write") or not module.path.startswith("companion/"):
        return
    for node in module.of(ast.Call):
        texts = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        opens = name_of(node.func) == "open" and any(re.fullmatch(r"[rbt]*[wax+][bt+]*", text) for text in texts)
        if opens or name_of(node.func) in {"write_text", "write_bytes"}:
            yield node, "file", f"writes a file: {ast.unparse(node.func)}"


def shells(module: Module) -> Found:
    """Find commands run through a shell or as processes, and arrays read with pickles."""
    for node in module.of(ast.Attribute):
        shell = name_of(node.value) == "os" and re.match(r"system$|popen|exec[lv]|spawn|fork", node.attr)
        if shell and not module.may("process"):
            yield node, "process", f"uses os.{node.attr}"
    for node in module.of(ast.keyword):
        if node.arg == "allow_pickle" and not (isinstance(node.value, ast.Constant) and node.value.value is False):
            yield node.value, "pickle", "reads a pickle with an array"


def waits(module: Module) -> Found:
    """Find sleeps and long waits that would block something else."""
    if module.may("sleep"):
        return
    for node in module.of(ast.Attribute):
        if node.attr == "sleep" and name_of(node.value) in {"time", "asyncio", "os"}:
            yield node, "sleep", f"uses {ast.unparse(node)}"
    for node in module.of(ast.Call):
        long = node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, int | float)
        if name_of(node.func) == "wait" and long and module.room in {"companion/desk", "companion/screen", "companion/play"}:
            yield node, "sleep", f"waits: {ast.unparse(node)}"
    for node, imported, name in module.imports:
        if name == "sleep":
            yield node, "sleep", f"takes sleep from {imported}"


def _caught(node: ast.AST | None) -> set[str]:
    """Return the exceptions that an expression after `except` names; a bare `except` catches BaseException."""
    if node is None:
        return {"BaseException"}
    return {name_of(one) for one in ast.walk(node)} - {""}


def swallowing(module: Module) -> Found:
    """Find exceptions that are caught too broadly or swallowed."""
    for node in module.of(ast.Call):
        if name_of(node.func) == "suppress" and set().union(*map(_caught, node.args)) & {"Exception", "BaseException"}:
            yield node, "suppress", f"{ast.unparse(node)} swallows whatever happens"
    for node in module.of(ast.Assign):
        if name_of(node.value) in {"Exception", "BaseException"}:
            yield node, "broad-except", f"gives {name_of(node.value)} another name"
    for node in module.of(ast.ExceptHandler):
        caught = _caught(node.type)
        again = isinstance(node.body[-1], ast.Raise) and node.body[-1].exc is None
        lost = caught & {"BaseException", "GeneratorExit", *([] if module.may("interrupt") else ["KeyboardInterrupt"])}
        if lost and not again and not module.may("swallowed"):
            yield node, "swallowed", f"catches {', '.join(sorted(lost))} and does not raise it again"
        elif "Exception" in caught and not again and not module.may("broad-except"):
            yield node, "broad-except", "catches Exception where walls.toml lists no boundary"


def text(module: Module) -> Found:
    """Find text for people that is in the code instead of a words file."""
    if not any(module.path.startswith(f"{room}/") for room in WALLS["text"]["rooms"]):
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


RULES: tuple[Callable[[Module], Found], ...] = (
    imports, modules_by_name, written_modules, state, outside_world, stdout, writes_past, writes_files, shells, waits,
    swallowing, text, game_files,
)  # fmt: skip


def trespasses(path: str, source: str) -> list[Trespass]:
    """Return the violations in one file; `path` is relative to the root, with slashes."""
    module = Module(path, source)
    found = {Trespass(path, getattr(node, "lineno", 1), name, what) for rule in RULES for node, name, what in rule(module)}
    return sorted(found)


def main() -> None:
    """Print all violations; exit with 1 where there are any."""
    everything = (path for house in HOUSES for path in sorted((ROOT / house).rglob("*.py")))
    paths = [Path(name).resolve() for name in sys.argv[1:]] or everything
    found = [
        str(one) for path in paths for one in trespasses(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    sys.stdout.writelines(f"{line}\n" for line in found)
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
