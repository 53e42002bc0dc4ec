"""The guard round work that may fail: what a script, a view or the voice throws is logged and becomes a `Failure`."""

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
    """Something failed. The game is safe up to the last entry; `what` is for the failsafe page, `trace` stands in the log."""

    what: str
    trace: str


def guarded(work: Callable[[], T], where: str) -> T | Failure:
    """Do some work; where it throws, whatever it is, log where and how, and give that as a failure.

    On the main thread a call to end the program passes: it comes from a signal. On any other a game from outside made it.
    """
    try:
        return work()
    except (Exception, SystemExit) as error:  # the failsafe: the table must go on
        if not isinstance(error, Exception) and threading.current_thread() is threading.main_thread():
            raise
        what = traceback.format_exception_only(error)[-1].strip()  # gives something even where the error's own text throws
        failure = Failure(what, traceback.format_exc())
        LOG.error("%s failed: %s", where, failure.trace)  # noqa: TRY400 - the trace is in it already
        return failure
