"""The folder camera: plays pictures from disk in the order of their names, for a desk, for tests, for an evening's replay."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from hardware.cameras.camera import CameraError, CameraFrame, CameraState, CameraStatus, Picture
from hardware.cameras.sources.picture_file import ENDINGS, read_picture


class FolderCamera:
    """Shows one picture until :meth:`advance`; stays at the last. ``path`` may also be a single file.

    A file that is no picture gives no frame and its reason in ``status``; advancing goes past it. Files and the folder
    itself may come and go meanwhile.
    """

    def __init__(
        self,
        path: Path,
        *,
        read: Callable[[Path], Picture] = read_picture,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._path = path
        self._read = read
        self._clock = clock
        self._shown: Path | None = None
        self._status = CameraStatus()

    @property
    def status(self) -> CameraStatus:
        """Which file is shown, or why none is."""
        return self._status

    def newest(self) -> CameraFrame | None:
        """Return the picture whose turn it is."""
        if self._status.state is CameraState.CLOSED:
            return None
        try:
            path = self._turn()
            frame = CameraFrame(self._read(path), self._clock(), path.name)
        except CameraError as error:
            self._status = CameraStatus(CameraState.LOST, str(error))
            return None
        self._status = CameraStatus(CameraState.WATCHING, path.name)
        return frame

    def advance(self) -> None:
        """Go on to the next picture, if there is one."""
        with suppress(CameraError):
            shown = self._turn()
            self._shown = next((path for path in self._files() if path.name > shown.name), shown)

    def settle(self) -> None:
        """Nothing to measure: the light is in the files."""

    def close(self) -> None:
        """Show nothing more."""
        self._status = CameraStatus(CameraState.CLOSED)

    def _turn(self) -> Path:
        """Return the file whose turn it is: the one shown, or what follows it if it was taken away."""
        files = self._files()
        if self._shown is None:
            self._shown = files[0]
        shown = self._shown
        self._shown = next((path for path in files if path.name >= shown.name), files[-1])
        return self._shown

    def _files(self) -> list[Path]:
        if self._path.is_file():
            return [self._path]
        try:
            found = sorted(path for path in self._path.iterdir() if path.suffix.lower() in ENDINGS and path.is_file())
        except OSError as error:
            raise CameraError(f"{self._path} cannot be read: {error.strerror}") from error
        if not found:
            raise CameraError(f"{self._path} holds no pictures")
        return found
