"""A file layer of SQLite's that fails when told, and that can lose what was not synchronised: registered by ctypes.

It stands before SQLite's own layer, in the very libsqlite3 that Python uses, and becomes the default; so the program under test
needs to know nothing of it. See "The SQLite OS Interface" in SQLite's documentation.
"""

from __future__ import annotations

import ctypes
import sqlite3
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_int64, c_void_p, cast, string_at
from pathlib import Path
from random import Random

IOERR_WRITE, IOERR_FSYNC, IOERR_TRUNCATE, FULL, CANTOPEN = 778, 1034, 1546, 13, 14
HOWS = {"write": ("write", "full", "short"), "truncate": ("truncate",), "sync": ("sync",), "open": ("open",)}
"""How a call of each kind may fail."""
_METHODS = 19
"""Words of sqlite3_io_methods: its version, and eighteen functions."""
_WRITE, _TRUNCATE, _SYNC = 3, 4, 5
"""Places of the functions among the words."""

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
# The name stays a pointer: before and behind its letters lies more that SQLite reads.
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(ctypes.Structure):
    _fields_ = [
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p), ("data", c_void_p),
        ("open", c_void_p), ("others", c_void_p * 15),
    ]  # fmt: skip


def library() -> ctypes.CDLL:
    """Load the libsqlite3 that Python's own module is linked with."""
    sqlite3.connect(":memory:").close()
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        if "libsqlite3" in line:
            return ctypes.CDLL(line.split()[-1])
    import _sqlite3

    return ctypes.CDLL(_sqlite3.__file__)


class Faults:
    """Counts writes, synchronisations, truncations and openings; `fail_at` and `how` say which one fails, and with what.

    `kinds` are the kinds of all calls so far; `how` is write, full, short, truncate, sync, open; each fails once, the first call of its kind from number `fail_at` on.
    With `power` everything fails from there on, as after a power cut, and `after_power_cut` gives what the card then holds.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.kinds: list[str] = []
        self.fail_at: int | None = None
        self.how = ""
        self.hit = False
        self.durable: dict[str, bytes] = {}
        self.pending: dict[str, list[tuple[int, bytes]]] = {}
        self._paths: dict[int, str] = {}
        self._kept: list[object] = []
        self._methods: dict[int, ctypes.Array] = {}
        self._install()

    def plan(self, how: str = "", fail_at: int | None = None) -> None:
        """Begin to count anew."""
        self.calls, self.how, self.fail_at, self.hit = 0, how, fail_at, False
        self.kinds = []
        self.durable, self.pending = {}, {}

    def _due(self, *kinds: str) -> bool:
        self.calls += 1
        self.kinds.append(kinds[0])
        if self.fail_at is None or self.calls < self.fail_at:
            return False
        if self.how == "power":
            self.hit = True
            return True
        if self.hit or self.how not in kinds:
            return False
        self.hit = True
        return True

    def _install(self) -> None:
        lib = library()
        lib.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._lib = lib
        self._old = lib.sqlite3_vfs_find(None)
        self._vfs = _Vfs.from_buffer_copy(self._old.contents)
        self._old_open = Open(self._old.contents.open)
        own = Open(self._open)
        self._kept.append(own)
        self._vfs.name, self._vfs.open, self._vfs.next = b"faulty", cast(own, c_void_p), None
        lib.sqlite3_vfs_register(byref(self._vfs), 1)

    def remove(self) -> None:
        """Let SQLite use its own layer again."""
        self._lib.sqlite3_vfs_register(self._old, 1)
        self._lib.sqlite3_vfs_unregister(byref(self._vfs))

    def _open(self, _vfs: int, name: int | None, file: int, flags: int, out: object) -> int:
        if name is not None and self._due("open"):
            cast(file, POINTER(c_void_p))[0] = None
            return CANTOPEN
        code = self._old_open(cast(self._old, c_void_p), name, file, flags, out)
        if code == 0 and name is not None:
            path = string_at(name).decode()
            self._paths[file] = path
            self.durable.setdefault(path, b"")
            words = cast(file, POINTER(c_void_p))
            words[0] = ctypes.addressof(self._wrapped(words[0]))
        return code

    def _wrapped(self, methods: int) -> ctypes.Array:
        """Copy a file's table of functions, with our own in the places of those that change the file."""
        if methods not in self._methods:
            words = (c_void_p * _METHODS).from_buffer_copy(string_at(methods, _METHODS * ctypes.sizeof(c_void_p)))
            for place, kind, make in (
                (_WRITE, Write, self._write),
                (_TRUNCATE, Truncate, self._truncate),
                (_SYNC, Sync, self._sync),
            ):
                own = kind(make(kind(words[place])))
                self._kept.append(own)
                words[place] = cast(own, c_void_p)
            self._methods[methods] = words
        return self._methods[methods]

    def _write(self, old: Callable[..., int]) -> Callable[..., int]:
        def write(file: int, data: int, size: int, at: int) -> int:
            if self._due("write", "full", "short"):
                if self.how == "short":
                    old(file, data, size // 2, at)
                return FULL if self.how == "full" else IOERR_WRITE
            self.pending.setdefault(self._paths[file], []).append((at, string_at(data, size)))
            return old(file, data, size, at)

        return write

    def _truncate(self, old: Callable[..., int]) -> Callable[..., int]:
        def truncate(file: int, size: int) -> int:
            return IOERR_TRUNCATE if self._due("truncate") else old(file, size)

        return truncate

    def _sync(self, _old: Callable[..., int]) -> Callable[..., int]:
        def sync(file: int, _flags: int) -> int:
            if self._due("sync"):
                return IOERR_FSYNC
            path = self._paths[file]
            self.durable[path] = Path(path).read_bytes()
            self.pending[path] = []
            return 0

        return sync

    def after_power_cut(self, folder: Path, rng: Random) -> None:
        """Write into `folder` what the card holds: what was synchronised, and any of the writes that came after."""
        for path, content in self.durable.items():
            data = bytearray(content)
            for at, written in self.pending.get(path, ()):
                if rng.random() < 0.5:
                    data.extend(bytes(max(0, at - len(data))))
                    data[at : at + len(written)] = written
            if data and Path(path).name.endswith((".db", "-wal")):
                (folder / Path(path).name).write_bytes(data)
