"""An engine in its own process: a crash loses at most one sentence, and the process is restarted."""

import logging
import os
import selectors
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.language.voice.engine import Clip, check_language, limit_seconds
from companion.language.voice.engines.helpers.pipes import MessageRefused, receive, send
from companion.language.voice.notation import Notation
from companion.language.voice.voice_errors import EngineFailed, EngineTooSlow

START_LIMIT = 30.0
_log = logging.getLogger(__name__)


class HelperEngine:
    """A voice of one language in a helper process, which is started when first needed and after every crash.

    A sentence that crashes the process is tried once more in a new one. Used from several threads, one sentence at a time.
    """

    def __init__(
        self,
        command: Sequence[str],
        language: str,
        identity: str,
        notation: Notation,
        *,
        limit: Callable[[str], float] = limit_seconds,
    ) -> None:
        """`command` holds the arguments of `helpers.__main__`: kind, language and voice."""
        self._arguments = [sys.executable, "-m", "companion.language.voice.engines.helpers", *command]
        self._language, self._identity = check_language(language), identity
        self.languages, self.notation, self._limit = frozenset({language}), notation, limit
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    @property
    def awake(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int | None:
        """The id of the helper process; None if it does not run."""
        return self._process.pid if self._process is not None and self.awake else None

    def wake(self) -> None:
        """Start the process and load its voice; raises EngineFailed."""
        with self._lock:
            self._ensure_running()

    def identity(self, language: str) -> str:
        """Return engine, voice and version."""
        check_language(language)
        return self._identity

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render a sentence; raises EngineFailed if the voice cannot be opened, fails, or takes too long."""
        if check_language(language) != self._language:
            raise EngineFailed(f"expected a sentence in the voice's language {self._language}, got one in {language}")
        with self._lock:
            try:
                return self._ask_process(text, rate)
            except _HelperFailed as crash:
                _log.warning("a voice helper ended and is being restarted: %s", crash)
                try:
                    return self._ask_process(text, rate)
                except _HelperFailed as crash:
                    raise EngineFailed(f"{self._identity}: its process ended while rendering {text!r}: {crash}") from crash

    def close(self) -> None:
        """End the process."""
        with self._lock:
            self._end()

    def _ask_process(self, text: str, rate: int) -> Clip:
        process = self._ensure_running()
        assert process.stdin is not None
        try:
            send(process.stdin, {"text": text, "rate": rate})
        except OSError as error:
            self._end()
            raise _HelperFailed(str(error)) from error
        header, samples = self._answer(process, self._limit(text))
        if "error" in header:
            raise EngineFailed(str(header["error"]))
        return Clip(samples, int(header["hertz"]))

    def _ensure_running(self) -> "subprocess.Popen[bytes]":
        """Return the process, started if necessary; raises EngineFailed if its voice cannot be opened."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._end()
        pipe = subprocess.PIPE
        process = subprocess.Popen(self._arguments, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)  # noqa: S603
        try:
            header, _ = self._answer(process, START_LIMIT)
        except _HelperFailed as crash:
            raise EngineFailed(f"{self._identity} does not start: {crash}") from crash
        if "error" in header:
            self._end(process)
            raise EngineFailed(str(header["error"]))
        self._process = process
        return process

    def _answer(self, process: "subprocess.Popen[bytes]", limit: float) -> tuple[dict[str, Any], bytes]:
        """Return the next message; without one in time (EngineTooSlow) or at all (_HelperFailed) the process is killed."""
        assert process.stdout is not None
        try:
            message = receive(partial(_read, process.stdout.fileno(), time.monotonic() + limit))
        except TimeoutError as error:
            self._end(process)
            raise EngineTooSlow(f"{self._identity} gave no sound within {limit:.0f} s") from error
        except MessageRefused as error:
            self._end(process)
            raise _HelperFailed(f"its process sent a message that cannot be read: {error}") from error
        if message is None:
            self._end(process)
            raise _HelperFailed(f"exit code {process.returncode}")
        return message

    def _end(self, process: "subprocess.Popen[bytes] | None" = None) -> None:
        ended = process or self._process
        self._process = None
        if ended is not None:
            ended.kill()
            ended.wait()  # a killed process ends
            for stream in (ended.stdin, ended.stdout):
                if stream is not None:
                    try:
                        stream.close()
                    except OSError:
                        _log.debug("the pipe of an ended helper was broken")


class _HelperFailed(Exception):
    """The helper process ended during its work or sent an invalid message."""


def _read(descriptor: int, until: float, size: int) -> bytes:
    """Read `size` bytes from a pipe, fewer only at its end; raises TimeoutError after the time `until` by `time.monotonic`."""
    found = bytearray()
    with selectors.DefaultSelector() as waiting:
        waiting.register(descriptor, selectors.EVENT_READ)
        while len(found) < size:
            if not waiting.select(max(0.0, until - time.monotonic())):
                raise TimeoutError
            part = os.read(descriptor, size - len(found))
            if not part:
                break
            found += part
    return bytes(found)
