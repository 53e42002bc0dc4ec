"""What reaches outside the program: files, output, processes, waiting, and exceptions that are lost."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch

from tools.walls.module import WALLS, Found, Module, name_of

BUILT_IN = {"open": "file", "print": "stdout", "input": "stdout", "breakpoint": "stdout", "hash": "chance", "id": "chance"}

ENDLESS = {"acquire", "get", "join", "result", "wait"}
FILE_CALLS = {"iterdir", "mkdir", "read_bytes", "read_text", "rglob", "rmdir", "touch", "unlink", "write_bytes", "write_text"}


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


def writes_files(module: Module) -> Found:
    """Find files that are written outside the rooms listed for that."""
    if module.is_pure or module.may("write") or not module.path.startswith("companion/"):
        return
    for node in module.of(ast.Call):
        texts = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        opens = name_of(node.func) == "open" and any(re.fullmatch(r"[rbt]*[wax+][bt+]*", text) for text in texts)
        if opens or name_of(node.func) in {"write_text", "write_bytes"}:
            yield node, "file", f"writes a file: {ast.unparse(node.func)}"


def removals(module: Module) -> Found:
    """Find files that are removed or renamed outside the rooms listed for that."""
    if module.may("write") or module.may("remove") or not module.path.startswith("companion/"):
        return
    for node in module.of(ast.Call):
        called, held = name_of(node.func), name_of(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        of_a_path = called in {"hardlink_to", "rename", "rmdir", "symlink_to", "unlink"}
        if of_a_path or (
            held in {"os", "shutil"} and called in {"copy", "copy2", "copyfile", "move", "remove", "replace", "rmtree"}
        ):
            yield node, "file", f"changes files: {ast.unparse(node.func)}"


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
        if name_of(node.func) == "wait" and long and module.may("loop"):
            yield node, "sleep", f"waits: {ast.unparse(node)}"
        endless = isinstance(node.func, ast.Attribute) and node.func.attr in ENDLESS and not node.args and not node.keywords
        if endless and module.may("loop") and name_of(node.func.value) != "event":
            yield node, "sleep", f"waits without an end: {ast.unparse(node)}"
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
