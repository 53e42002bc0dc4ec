"""The log: warnings and the traces of failures, in a small file beside the games that is turned over before it grows."""

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG = logging.getLogger("companion")
NAME = "companion.log"
MOST_BYTES = 500_000
"""A file of this size is put aside as `companion.log.1`, in place of the one before: the log takes at most twice as much."""


def keep_log(folder: Path, *, echo: bool) -> None:
    """Keep warnings and traces in the log of `folder`; with `echo` also say them where the program was started."""
    root = logging.getLogger()
    if echo:
        root.addHandler(logging.StreamHandler())
    try:
        handler = RotatingFileHandler(folder / NAME, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        LOG.warning("%s cannot be written: %s", folder / NAME, error)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    root.addHandler(handler)


def hush_libraries(folder: Path) -> None:
    """Let what C libraries such as ALSA and SDL write go to the log; Python's own words stay where they are."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log = os.open(folder / NAME, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    except OSError:
        return
    sys.stderr = os.fdopen(os.dup(2), "w", buffering=1, encoding="utf-8", errors="backslashreplace")
    os.dup2(log, 2)
    os.close(log)


def read_log(folder: Path) -> str:
    """Give the whole log of `folder`, the older part first, "" where nothing was logged; OSError where it cannot be read."""
    parts = [path for path in (folder / f"{NAME}.1", folder / NAME) if path.exists()]
    return "".join(path.read_text(encoding="utf-8", errors="replace") for path in parts)
