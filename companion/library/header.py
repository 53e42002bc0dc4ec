"""The first page of a journal: SQLite's header and the tables' own table, without which nothing of the file can be read.

All of it is known: every journal is made by the same steps, so its tables stand where those of a fresh one stand. The layout is
that of "The Database File Format" in SQLite's documentation.
"""

from __future__ import annotations

PAGE = 4096
"""Bytes of a page of a journal: SQLite's default, which is never changed here."""


def mended(data: bytes, fresh: bytes) -> bytes:
    """Give a journal's bytes with the first page of a `fresh` journal; what is too short to be one is given back as it is."""
    if len(data) < PAGE or len(fresh) < PAGE:
        return data
    first = bytearray(fresh[:PAGE])
    first[28:32] = (len(data) // PAGE).to_bytes(4, "big")  # pages of the file
    first[32:40] = bytes(8)  # no free pages: what lies on them is not asked for
    first[92:96] = first[24:28]  # the number of pages is valid for this change counter
    return bytes(first) + data[PAGE:]
