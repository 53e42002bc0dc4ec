"""The end of the program: signals are heeded from the first instruction, and nothing that hangs holds up the end."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable
from threading import Thread, Timer

LOG = logging.getLogger("companion")
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
LIMIT = 2.8
"""Seconds from a signal to the end, at most; the service manager waits eight."""
CLOSING = 1.2
"""Seconds that the library gets to write what still waits."""


def heed(*, screen: bool) -> None:
    """End at a signal, from now on until somebody with more to close takes over; SDL leaves the handlers alone then.

    Without a `screen` SIGINT stays what Python makes of it. A signal that is ignored (as under nohup) stays ignored.
    """
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    at_signals(_leave, SIGNALS if screen else (signal.SIGTERM, signal.SIGHUP))


def at_signals(handler: Callable[[int, object], None], numbers: Iterable[int] = SIGNALS) -> None:
    """Let `handler` heed these signals, but for those that whoever started the program wants ignored."""
    for number in numbers:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _leave(_number: int, _frame: object) -> None:
    limit()
    sys.exit(0)


def limit() -> Timer:
    """End the program in LIMIT seconds, whatever still hangs by then, unless the timer is cancelled."""
    timer = Timer(LIMIT, _give_up)
    timer.daemon = True
    timer.start()
    return timer


def _give_up() -> None:
    LOG.error("something hangs; the end does not wait for it")
    os._exit(0)


def closed_in_time(close: Callable[[], object]) -> bool:
    """Close something that may hang (a card that takes nothing); tell whether it was done within CLOSING seconds."""
    thread = Thread(target=close, name="closing", daemon=True)
    thread.start()
    thread.join(CLOSING)
    return not thread.is_alive()
