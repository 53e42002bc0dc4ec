"""The guard around code that can fail: an exception of a script, a view or the voice is logged and becomes a `Failure`."""

import logging
import threading
import traceback
from collections.abc import Callable
from typing import TypeVar

from companion.table import unchanging

LOG = logging.getLogger("companion")
T = TypeVar("T")


@unchanging
class Failure:
    """Something failed. The game is safe up to the last entry; `what` is for the failsafe page, `trace` is in the log."""

    what: str
    trace: str


def guard(work: Callable[[], T], where: str) -> T | Failure:
    """Call `work` and return its result; if it raises anything, log it and return a `Failure`.

    SystemExit passes on the main thread, where a signal raises it; on another thread it comes from a game of another package.
    """
    try:
        return work()
    except (Exception, SystemExit) as error:  # the failsafe: the table must go on
        if not isinstance(error, Exception) and threading.current_thread() is threading.main_thread():
            raise
        what = traceback.format_exception_only(error)[-1].strip()  # works even if the error's own text raises
        failure = Failure(what, traceback.format_exc())
        LOG.error("%s failed: %s", where, failure.trace)  # noqa: TRY400 - the message has the traceback
        return failure
