"""Which modules a room brings in, by whatever means."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

from tools.walls.module import HOUSES, ROOT, TEST_EXTRA, WALLS, Found, Module, lies_in, name_of

FETCHING = {"getattr", "setattr", "delattr", "vars"}
REFLECTION = {"__builtins__", "__closure__", "__code__", "__globals__", "__import__", "__loader__", "__spec__", "__subclasses__"}


@cache
def public(module: str) -> frozenset[str]:
    """Return the public names of a pure module of the standard library, without those of modules."""
    loaded = import_module(module)
    return frozenset(
        name for name in dir(loaded) if not name.startswith("_") and not isinstance(getattr(loaded, name), ModuleType)
    )


@cache
def handed_on(package: str) -> dict[str, str]:
    """Return the names that a package's `__init__` hands on, each with the module of ours in which it stands."""
    path = ROOT / package.replace(".", "/") / "__init__.py"
    tree = ast.parse(path.read_text(encoding="utf-8") if path.is_file() else "")
    found = (node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module)
    return {alias.asname or alias.name: node.module or "" for node in found for alias in node.names}


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
            knows = imported.startswith("companion.games") and is_game([*imported.split("."), name][2])
            if knows and not module.is_game and not module.may("knows-a-game"):
                yield node, "knows-a-game", f"imports a game: {imported}"
            for kind in _door(module, own, imported, name):
                yield node, kind, f"imports {imported}{f' ({name})' * bool(name)}"
        elif module.is_pure and imported in WALLS["pure"] and imported not in module.listed:
            allowed = WALLS["pure"][imported]
            if name and (name not in public(imported) if allowed == "*" else name not in allowed):
                yield node, "import", f"takes {name} from {imported}, which is not among the pure names"
        elif not is_listed(imported, module.listed):
            yield node, kind_of(imported), f"imports {imported}, which is not listed for {module.room}"


def is_game(name: str) -> bool:
    """Return whether a folder of the product's games has this name."""
    return bool(name) and (ROOT / "companion/games" / name).is_dir()


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
    if module.room == "companion/ui/screen" and not f"{imported}.{name}".startswith("companion.table"):
        return
    for module_of_name in (imported, handed_on(imported).get(name, imported)):
        allowed = doors.get(module_of_name, ())
        if name and not name.startswith("_") and (allowed == "*" or name in allowed):
            return
    if module.room == "companion/ui/screen":
        yield "builds-state"
    else:
        is_settings = imported.startswith("companion.system.setting")
        yield "settings" if is_settings and module.room == "companion/language/voice" else "import"


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


def makers(module: Module) -> Found:
    """Find what is made where it should only be handed on: a journal in the phones' room."""
    called = {alias.asname or alias.name: alias.name for node in module.of(ast.ImportFrom, ast.Import) for alias in node.names}
    for node in module.of(ast.Call):
        for part in ast.walk(node.func):
            made = called.get(part.id, "") if isinstance(part, ast.Name) else name_of(part)
            if made in WALLS["makers"] and not lies_in(module.path, WALLS["makers"][made]):
                yield node, "maker", f"makes a {made}: {ast.unparse(node.func)}"
