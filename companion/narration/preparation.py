"""A process of the lowest priority that renders what the game on the table is going to say, while people play."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Sequence

from companion.play.snapshot import Snapshot
from companion.rulebook.lessons.teach import LessonStep

LOG = logging.getLogger("companion")
COMMAND = (sys.executable, "-m", "companion", "voices", "prepare", "--counts")
_LEAVE = 3.0


class Preparation:
    """Runs `companion voices prepare` for a game and its people; what is rendered is left out, so it may end at any time."""

    def __init__(self, command: Sequence[str] = COMMAND, *, answers: bool = False) -> None:
        self._command = (*command, "--answers") if answers else tuple(command)
        self._for: tuple[str, ...] = ()
        self._process: subprocess.Popen[str] | None = None
        self.progress: tuple[int, int] | None = None

    def begin(self, snapshot: Snapshot, language: str) -> None:
        """Prepare this game in this language, and no other; once begun it is not begun again. What is taught now comes first."""
        if snapshot.game is None:
            return
        names = ",".join(seat.name.replace(",", " ") for seat in snapshot.seats)
        options = ",".join(f"{name}={choice}" for name, choice in sorted(snapshot.options.items()))
        first = ("--lesson",) if isinstance(snapshot.question, LessonStep) else ()
        wanted = (*first, "--game", snapshot.game.name, "--language", language, "--names", names, "--options", options)
        if wanted != self._for:
            self.close()
            self._for = wanted
            self._start([*self._command, *wanted])

    def close(self) -> None:
        """End it; what is rendered stays."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(_LEAVE)
            self._process = None
        self.progress = None

    def _start(self, line: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603
        except OSError as error:
            LOG.warning("nothing is prepared: %s", error)
            return
        self._process = process
        threading.Thread(target=self._listen, args=(process,), name="voice-preparation", daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                there, _, of = line.partition(" ")
                if process is self._process and there.isdigit() and of.strip().isdigit():
                    self.progress = (int(there), int(of))
