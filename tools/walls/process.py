"""What belongs to the whole process and the machine: its settings, its environment, its end, its places."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.walls.module import TEST_EXTRA, WALLS, Found, Module, name_of

FOR_ALL = {
    "asyncio": {"set_event_loop", "set_event_loop_policy"},
    "atexit": {"register", "unregister"},
    "gc": {"collect", "disable", "enable", "freeze", "set_debug", "set_threshold", "unfreeze"},
    "locale": {"setlocale"},
    "logging": {
        "addLevelName", "basicConfig", "captureWarnings", "disable", "lastResort", "raiseExceptions", "root",
        "setLogRecordFactory", "setLoggerClass", "shutdown",
    },
    "os": {"abort", "chdir", "fchdir", "kill", "killpg", "nice", "putenv", "setpriority", "setsid", "umask", "unsetenv"},
    "random": {"seed", "setstate"},
    "signal": {"alarm", "pthread_kill", "raise_signal", "set_wakeup_fd", "setitimer", "signal"},
    "socket": {"setdefaulttimeout"},
    "sys": {"set_int_max_str_digits", "setprofile", "setrecursionlimit", "setswitchinterval", "settrace"},
    "threading": {"setprofile", "settrace", "stack_size"},
    "time": {"tzset"},
    "warnings": {"catch_warnings", "filterwarnings", "resetwarnings", "simplefilter"},
}  # fmt: skip
"""What sets something for everybody, by its module."""

OF_THE_LOG = {"addFilter", "addHandler", "removeFilter", "removeHandler", "setLevel"}
A_PLACE = re.compile(r"/(boot|dev|etc|home|media|mnt|opt|proc|root|run|srv|sys|tmp|usr|var)(/|$)")
AN_ADDRESS = re.compile(r"(https?|ftp|wss?|mqtts?)://\S*\w")
ENVIRONMENT_CALLS = {"get", "getenv", "pop", "putenv", "setdefault", "unsetenv"}


def process_wide(module: Module) -> Found:
    """Find what sets something for the whole process: its log, signals, warnings, priority, working directory."""
    if module.may("process-wide"):
        return
    for node in module.of(ast.Attribute):
        if node.attr in FOR_ALL.get(module.handles.get(name_of(node.value), ""), ()):
            yield node, "process-wide", f"uses {ast.unparse(node)}, which holds for the whole process"
    for node, imported, name in module.imports:
        if name in FOR_ALL.get(imported, ()):
            yield node, "process-wide", f"takes {name} from {imported}, which holds for the whole process"
    for node in module.of(ast.Call):
        if name_of(node.func) in OF_THE_LOG:
            yield node, "process-wide", f"calls {ast.unparse(node.func)}: only one place sets up the log"


def environment(module: Module) -> Found:
    """Find variables of the environment, and arguments of the process, that `walls.toml` does not list."""
    for node, key in _variables(module):
        if isinstance(key, ast.Constant):
            if key.value not in WALLS["environment"]["variables"]:
                yield node, "environment", f"reads the variable {key.value!r}, which is not listed"
        elif not module.may("environment"):
            yield node, "environment", f"reads a variable by a name that is not written out: {ast.unparse(key)}"
    for node in module.of(ast.Attribute):
        if name_of(node.value) == "sys" and node.attr in {"argv", "orig_argv", "flags"} and not module.may("arguments"):
            yield node, "environment", f"uses sys.{node.attr}"
    for node in module.of(ast.Constant):
        if isinstance(node.value, str) and (node.value.startswith("PYTEST_") or node.value in TEST_EXTRA):
            yield node, "test-extra", f"knows that it is tested: {node.value!r}"


def _variables(module: Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield each use of the environment with the expression that names the variable; the use itself where none does."""
    named: set[int] = set()
    for node in module.of(ast.Subscript, ast.Call, ast.Compare):
        held: ast.AST | None = None
        if isinstance(node, ast.Subscript):
            held, key = node.value, node.slice
        elif isinstance(node, ast.Call) and name_of(node.func) in ENVIRONMENT_CALLS and node.args:
            held = node.func.value if isinstance(node.func, ast.Attribute) else None
            held, key = node.func if name_of(node.func).endswith("env") else held, node.args[0]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            held, key = node.comparators[0], node.left
        if held is not None and name_of(held) in {"environ", "environb", "getenv", "putenv", "unsetenv"}:
            named.add(id(held))
            yield node, key
    for node in module.of(ast.Attribute, ast.Name):
        if name_of(node) in {"environ", "environb"} and id(node) not in named:
            yield node, node


def endings(module: Module) -> Found:
    """Find what ends the process, or a thread of it, outside the rooms that may."""
    if module.may("exit"):
        return
    for node in module.of(ast.Call):
        if name_of(node.func) == "SystemExit" or ast.unparse(node.func) in {"sys.exit", "os._exit", "exit", "quit"}:
            yield node, "exit", f"ends the process: {ast.unparse(node)}"
    for node in module.of(ast.Raise):
        if node.exc is not None and name_of(node.exc) in {"KeyboardInterrupt", "SystemExit"}:
            yield node, "exit", f"ends the process: {ast.unparse(node)}"


def places(module: Module) -> Found:
    """Find places of the machine and addresses in the network that are written out where none are listed."""
    docstrings = {id(node.value) for node in module.of(ast.Expr)}
    for node in module.of(ast.Constant):
        if not isinstance(node.value, str) or id(node) in docstrings:
            continue
        if A_PLACE.match(node.value) and not module.may("place"):
            yield node, "place", f"knows a place of the machine: {node.value[:50]!r}"
        if AN_ADDRESS.match(node.value) and not module.may("address"):
            yield node, "address", f"knows an address: {node.value[:50]!r}"
