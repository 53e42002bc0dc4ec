"""How memory is allocated and collected: pictures and clips come and go for hours and must not fragment it."""

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGE = 65_536
"""Blocks of at least this many bytes return to the system as soon as they are free. By default glibc raises this up to 32 MB."""
_ARENAS = 2
"""The number of heaps for all threads; glibc would make up to eight for each processor."""


@contextmanager
def loading() -> Iterator[None]:
    """Load modules with Python's garbage collector off: they stay to the end, and it would scan them again and again."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


def settle() -> None:
    """Exclude all present objects from garbage collection: they stay to the end, and scanning them all stops the table.

    Just after the start such a scan takes 20 ms on a desktop and more than 100 ms on a Pi 4, perhaps during a press.
    """
    gc.freeze()


def give_back() -> None:
    """Return free memory between used blocks to the system (malloc_trim(3)): some megabytes, in a few milliseconds."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def bound_memory() -> None:
    """Set when free memory returns to the system (mallopt(3)); do nothing where the C library has no such function."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, _LARGE)
        mallopt(_TRIM_THRESHOLD, 2 * _LARGE)
        mallopt(_ARENA_MAX, _ARENAS)
