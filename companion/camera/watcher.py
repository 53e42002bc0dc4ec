"""Runs the camera while a question that it can answer is open: live pictures, readings and shots, all on one thread."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.camera.teaching_kinds import ShowToCamera
from companion.play import Answer, GameAct, LookAgain, Snapshot, StayWithReading, TeachPieces, Work, live, requests
from companion.table import Question, ReadCubes, ReadTiles, Tally, phrase

if TYPE_CHECKING:
    from companion.camera.table_reader import Look, Reader

LOG = logging.getLogger("companion")
GLANCES = 0.4
"""Seconds between two live pictures."""
REFUSAL = 4.0
"""Seconds for which the reason for a refusal stays before the live picture comes back."""

LOST = live.Seen(b"", (0, 0), refused=phrase("reader-failed"), ready=False)


class Watch:
    """Takes pictures for the open question. `seen` is what the screen shows of them, None until there is something to show.

    `kept` counts the pictures of readings and lessons that are kept; `job` is what the thread is doing now.
    `reader` is None without a camera; `clock` returns seconds that never go back.
    """

    def __init__(self, clock: Callable[[], float], reader: "Reader | None") -> None:
        self.seen: live.Seen | None = None
        self.kept = 0 if reader is None else reader.count_kept()
        self._clock = clock
        self._reader = reader
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reader")
        self._question: Question[Any] | None = None
        self._step = 0
        self.job: Future[Any] | None = None
        self._look: Look | None = None
        self._next_glance: float | None = None
        self._awaits_change = self._unasked = False

    def begin(self, snapshot: Snapshot) -> None:
        """Switch to a new question; pending results for the old one are dropped."""
        self._question, self._step = snapshot.question, snapshot.step
        self.seen, self.job, self._look = None, None, None
        self._awaits_change = self._unasked = False
        watched = self._reader is not None and camera_may_answer(snapshot.question)
        self._next_glance = self._clock() if watched else None
        if isinstance(snapshot.question, Work):
            self.job = self._thread.submit(snapshot.question.task)

    def forget(self) -> None:
        """Delete the pictures kept."""
        if self._reader is not None:
            self._count_after(self._reader, self._thread.submit(self._reader.forget_kept))

    def ask(self, request: requests.CameraRequest) -> None:
        """Carry out a request: read a picture, show the live one, stop second looks, learn the tray's light, or keep pieces."""
        if self._reader is None or self._question is None:
            return
        if isinstance(request, TeachPieces):
            from companion.camera.table_reader import reads_tiles  # noqa: PLC0415 - NumPy is loaded only if there is a camera
            from companion.camera.to_screen import as_label  # noqa: PLC0415

            if self._look is not None:
                cubes = not reads_tiles(self._question)
                pieces = tuple((number, as_label(tile, cubes=cubes)) for number, tile in request.pieces)
                told = tuple(None if tile is None else as_label(tile, cubes=cubes) for tile in request.told)
                self._count_after(
                    self._reader, self._thread.submit(self._reader.teach, self._look, pieces, told, now=request.now)
                )
        elif isinstance(request, StayWithReading):
            self._awaits_change, self._next_glance, self.job = False, None, None
        elif isinstance(request, requests.RelightTray):
            self._awaits_change, self._next_glance = False, None
            self.job = self._thread.submit(self._reader.relight, self._question, self._step)
        elif isinstance(request, LookAgain):
            self._awaits_change = False
            self._next_glance = self._clock()
        elif camera_may_answer(self._question):
            self._look_now(self._reader, self._question, unasked=False)

    def _look_now(self, reader: "Reader", question: Question[Any], *, unasked: bool) -> None:
        """Read a picture; show in the live one that it is being read, and take no further picture meanwhile."""
        self._next_glance, self._unasked = None, unasked
        if self.seen is not None:
            self.seen = replace(self.seen, pieces=(), refused=None, light=phrase("teaching-moment"), ready=False, read=False)
        self.job = self._thread.submit(reader.look, question, self._step)

    def _count_after(self, reader: "Reader", job: Future[Any]) -> None:
        """Once the job is done, log its failure if there was one, and count the pictures kept."""

        def done(job: Future[Any]) -> None:
            _note_failure(job)
            self.kept = reader.count_kept()

        job.add_done_callback(done)

    def pass_time(self, now: float) -> list[GameAct]:
        """Take the finished job's result, and start the next live picture when it is due; return the acts that result."""
        job = self.job
        if job is not None and job.done():
            self.job = None
            if job.exception() is not None:
                _note_failure(job)
                self.seen, self._next_glance = LOST, now + REFUSAL
                return []
            if isinstance(self._question, Work):
                return [Answer(job.result(), self._step, "device")]
            if job.result() is None:
                self._next_glance = now + GLANCES
                return []
            return self._take(job.result(), now)
        due = self._next_glance is not None and now >= self._next_glance
        if job is None and due and self._reader is not None and self._question is not None:
            look = self._reader.look_again if self._awaits_change else self._reader.glance
            self.job = self._thread.submit(look, self._question, self._step)
        return []

    def _take(self, look: "Look", now: float) -> list[GameAct]:
        from companion.camera.to_screen import convert_look  # noqa: PLC0415 - NumPy is loaded only if there is a camera

        if look.shot is not None:
            return [Answer(look.shot, look.step, "camera")]
        unasked, self._unasked = self._unasked, False
        if unasked and (look.reading is None or len(look.reading.pieces) <= _count_lying(self._question)):
            self._next_glance = now  # nobody asked for this look, and it found nothing new: go on with the live picture
            return []
        self._look, self.seen = look, convert_look(look)
        if look.reading is not None:
            # What nobody asked to be read might not be complete yet
            self._awaits_change = unasked or self.seen.doubt is not None
            self._next_glance = now + GLANCES if self._awaits_change else None
        elif look.new and self._reader is not None and isinstance(self._question, ReadTiles | ReadCubes):
            self._look_now(self._reader, self._question, unasked=True)
        else:
            self._next_glance = now + (GLANCES if look.refused is None or self._awaits_change else REFUSAL)
        return []

    def close(self) -> None:
        """Stop the thread once it has written the pieces that are to be kept."""
        if self.job is not None:
            self.job.cancel()
        self.job, self._next_glance = None, None
        self._thread.shutdown(wait=True)


def camera_may_answer(question: Question[Any] | None) -> bool:
    """Return whether a camera can answer this question."""
    if isinstance(question, Tally):
        return bool(question.camera)
    return isinstance(question, ShowToCamera | ReadTiles | ReadCubes)


def _count_lying(question: Question[Any] | None) -> int:
    """Return how many pieces lay there before the question and are not asked for."""
    return sum(question.lying.values()) if isinstance(question, ReadCubes) else 0


def _note_failure(job: Future[Any]) -> None:
    if not job.cancelled() and job.exception() is not None:
        LOG.error("the camera's thread failed", exc_info=job.exception())
