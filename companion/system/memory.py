"""How memory is allocated and collected: pictures and clips come and go for hours and must not leave it in fragments."""

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGE = 65_536
"""Bytes from which memory is given back to the system as soon as it is free. Left alone, glibc raises this up to 32 MB."""
_ARENAS = 2
"""Heaps for all threads; glibc would make eight for each processor."""


@contextmanager
def loading() -> Iterator[None]:
    """Load modules without Python's collector: they stay to the end, and it would look through them again and again."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


def settle() -> None:
    """Have Python's collector leave out what is there now: that stays to the end, and a look through all of it stops the table.

    Of a program that has just started it takes 20 ms on a desk, more than 100 ms on a Pi 4, in the middle of some press.
    """
    gc.freeze()


def give_back() -> None:
    """Give free memory back that lies between what is in use, see malloc_trim(3): some megabytes, in a few milliseconds."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def bound() -> None:
    """Have free memory given back, see mallopt(3); where the C library knows no such thing, nothing happens."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, _LARGE)
        mallopt(_TRIM_THRESHOLD, 2 * _LARGE)
        mallopt(_ARENA_MAX, _ARENAS)
