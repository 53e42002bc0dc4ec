"""The first hundred bytes of a SQLite file, without which nothing of it can be read; all of them are known of a journal.

The layout is that of "The Database File Format" in SQLite's documentation.
"""

from __future__ import annotations

from companion.library.schema import APPLICATION_ID, NEWEST

PAGE = 4096
"""Bytes of a page of a journal: SQLite's default, which is never changed here."""

_SIZE = 100


def mended(data: bytes) -> bytes:
    """Give a journal's bytes with its header written anew; what is too short to be one is given back as it is."""
    if len(data) < PAGE:
        return data
    return _header(len(data) // PAGE, data[:_SIZE]) + data[_SIZE:]


def _header(pages: int, old: bytes) -> bytes:
    cookie = old[40:44]
    fields = (
        b"SQLite format 3\0",
        PAGE.to_bytes(2, "big"),
        bytes((2, 2, 0, 64, 32, 32)),  # write-ahead log for writing and reading, no reserved bytes, fixed fractions
        old[24:28],  # change counter
        pages.to_bytes(4, "big"),
        bytes(8),  # no free pages: what lies on them is not asked for
        cookie,
        (4).to_bytes(4, "big"),  # schema format
        bytes(4),  # default cache size
        bytes(4),  # no vacuum
        (1).to_bytes(4, "big"),  # UTF-8
        NEWEST.to_bytes(4, "big"),
        bytes(4),
        APPLICATION_ID.to_bytes(4, "big"),
        bytes(20),
        old[24:28],  # the page count is valid for this change counter
        old[96:100],
    )
    return b"".join(fields)
