"""What remembers, and who writes to what is not theirs."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tools.walls.module import WALLS, Found, Module, lies_in, name_of

MUTABLE = {
    "Counter", "OrderedDict", "bytearray", "count", "cycle", "defaultdict", "deque", "dict", "iter", "list", "load", "loads",
    "set",
}  # fmt: skip

READ_ONLY = {"AbstractSet", "Collection", "Final", "Iterable", "Mapping", "Sequence", "Set", "TypeAlias", "type"}

WRITABLE = {
    "bytearray", "counter", "defaultdict", "deque", "dict", "generator", "iterator", "list", "mutablemapping", "mutablesequence",
    "mutableset", "ordereddict", "set",
}  # fmt: skip
FETCHED = {"delattr", "getattr", "hasattr", "setattr"}
MUTATES = {
    "add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "remove", "reverse",
    "setdefault", "sort", "update",
}  # fmt: skip


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
    yield from _class_wide(module)


def _class_wide(module: Module) -> Found:
    classes = {"self.__class__", "type(self)", "cls"} | {name for _, _, name in module.imports if name[:1].isupper()}
    for node in module.of(ast.Attribute):
        if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) in classes:
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


def cached(module: Module) -> Found:
    """Find cached functions of pure rooms that return what a caller can write to: it is remembered from game to game."""
    for node in module.of(ast.FunctionDef, ast.AsyncFunctionDef) if module.is_pure else ():
        decorators = {name_of(one.func if isinstance(one, ast.Call) else one) for one in node.decorator_list}
        if not decorators & {"cache", "cached_property", "lru_cache"}:
            continue
        told = {name_of(part).lower() for part in ast.walk(node.returns)} if node.returns is not None else set()
        made = any(isinstance(one, ast.Return) and one.value is not None and is_mutable(one.value) for one in ast.walk(node))
        if told & WRITABLE or (made and not told & {name.lower() for name in READ_ONLY}):
            yield node, "mutable-state", f"{node.name} is cached, and whoever calls it can write to what it returns"


def of_others(module: Module) -> Found:
    """Find attributes set on what belongs to another module: a listener that sets `desk.snapshot`."""
    for node in module.of(ast.Attribute):
        owner = WALLS["owners"].get(name_of(node.value).strip("_"))
        if owner is not None and not isinstance(node.ctx, ast.Load) and not lies_in(module.path, [owner]):
            yield node, "owner", f"sets {ast.unparse(node)}; only {owner} does"
    for node in module.of(ast.Call):
        if name_of(node.func) in {"setattr", "delattr"} and not module.may("setattr"):
            yield node, "setattr", f"calls {ast.unparse(node)}"
        named = node.args[1] if name_of(node.func) in FETCHED and len(node.args) > 1 else None
        if isinstance(named, ast.JoinedStr | ast.BinOp) or (
            isinstance(named, ast.Constant) and str(named.value).startswith("_") and not str(named.value).endswith("__")
        ):
            yield node, "hook", f"finds by a string what it uses: {ast.unparse(node)}"


def shared_values(module: Module) -> Found:
    """Find functions that write to a class, a function or a value of a module, in rooms that may otherwise remember."""
    if not module.is_pure and not module.may("shared"):
        yield from _written(module)
        yield from _class_wide(module)


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
