"""The log: warnings and the tracebacks of failures, in a file beside the games that is rotated while it is small."""

import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from companion.system.extras import version

LOG = logging.getLogger("companion")
NAME = "companion.log"
MOST_BYTES = 500_000
"""At this size the file is renamed to `companion.log.1` and replaces the previous one, so the log takes at most twice as much."""


def keep_log(folder: Path, *, echo: bool) -> None:
    """Write warnings and tracebacks to the log in `folder`; with `echo` also to standard error."""
    root = logging.getLogger()
    if echo:
        root.addHandler(logging.StreamHandler())
    try:
        handler = _Handler(folder / NAME, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        LOG.warning("%s cannot be written: %s", folder / NAME, error)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    root.addHandler(handler)


class _Handler(RotatingFileHandler):
    """Writes which version this is before the first line of a run: whoever reads the log asks that first."""

    _named = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; raises nothing, as its base class does."""
        if not self._named:
            self._named = True
            super().emit(LOG.makeRecord(LOG.name, logging.INFO, __file__, 0, "Companion %s", (version(),), None))
        super().emit(record)


def hush_libraries(folder: Path | None = None) -> None:
    """Redirect what C libraries such as ALSA and SDL write to the log in `folder`, or to nowhere without one.

    Python's own standard error stays where it is.
    """
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        log = os.open(os.devnull if folder is None else folder / NAME, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    except OSError:
        return
    if sys.stderr is sys.__stderr__:
        sys.stderr = os.fdopen(os.dup(2), "w", buffering=1, encoding="utf-8", errors="backslashreplace")
    os.dup2(log, 2)
    os.close(log)


def read_log(folder: Path) -> str:
    """Return the whole log of `folder`, the older part first, "" where nothing was logged. Raises OSError."""
    parts = [path for path in (folder / f"{NAME}.1", folder / NAME) if path.exists()]
    return "".join(path.read_text(encoding="utf-8", errors="replace") for path in parts)
