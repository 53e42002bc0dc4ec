"""Piper's published list of voices, and downloads from it: resumed after a break, checked by size and checksum."""

import hashlib
import json
import re
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from companion.language.voice.voice_errors import VoiceError
from companion.system.languages import LANGUAGES

TIMEOUT = 20.0
PATIENCE, SLOWEST = 30.0, 1000
"""Seconds after which a server must have sent at least SLOWEST bytes a second."""
CHUNK = 64 * 1024
LIST_BYTES = 20_000_000
MOST_BYTES = 400_000_000
SPARE_BYTES = 50_000_000
_NAME = re.compile(r"\w[\w.-]*")

Report = Callable[[str, int, int], None]
"""Called with the file's name, the bytes received so far, and the file's size."""


class DownloadFailed(VoiceError):
    """The list or a voice cannot be downloaded; the message says why, and what to do."""


class RemoteFile(NamedTuple):
    """A file of a voice: its path relative to the list, its size in bytes and its MD5."""

    path: str
    size: int
    md5: str

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path.rpartition("/")[2]


class ListedVoice(NamedTuple):
    """A voice in the list: its name (`de_DE-thorsten-medium`), language (`de`), quality and files."""

    name: str
    language: str
    quality: str
    files: tuple[RemoteFile, ...]

    def get_local_name(self, file: RemoteFile) -> str:
        """Return the local name of one of the voice's files, which is unique among all voices."""
        return file.name if file.name in {f"{self.name}.onnx", f"{self.name}.onnx.json"} else f"{self.name}.{file.name}"

    @property
    def size(self) -> int:
        """The size of all files in bytes."""
        return sum(file.size for file in self.files)


def fetch_list(url: str) -> tuple[ListedVoice, ...]:
    """Return all voices in the list at this address; raises DownloadFailed."""
    try:
        with _open_url(url) as answer:
            table = json.loads(b"".join(_pieces(answer, LIST_BYTES)))
        return tuple(_voice(name, row) for name, row in sorted(table.items()) if _NAME.fullmatch(name))
    except Exception as error:
        raise DownloadFailed(f"the list of voices at {url} cannot be read: {_explain_error(error)}") from error


def find_voice(voices: Sequence[ListedVoice], wish: str) -> ListedVoice:
    """Return the voice of this name, else the only one (or only medium one) with it in its name; raises DownloadFailed."""
    fitting = [voice for voice in voices if voice.name == wish] or [
        voice for voice in voices if wish.lower() in voice.name.lower()
    ]
    fitting = [voice for voice in fitting if voice.quality == "medium"] if len(fitting) > 1 else fitting
    if len(fitting) == 1:
        return fitting[0]
    offered = ", ".join(voice.name for voice in (fitting or voices) if voice.language in LANGUAGES)
    raise DownloadFailed(f"{'several voices fit' if fitting else 'no voice fits'} {wish!r}; expected one of: {offered}")


def fetch(voice: ListedVoice, url: str, folder: Path, report: Report = lambda _file, _bytes, _all: None) -> Path:
    """Download a voice into a folder and return its model; raises DownloadFailed. The next call resumes a partial download.

    The files get their final names only when all are complete, the model last.
    """
    try:
        _fetch(voice, url, folder, report)
    except DownloadFailed:
        raise
    except Exception as error:
        raise DownloadFailed(
            f"the download of {voice.name} stopped: {_explain_error(error)}; run the same command to continue"
        ) from error
    return folder / f"{voice.name}.onnx"


def _fetch(voice: ListedVoice, url: str, folder: Path, report: Report) -> None:
    parts = folder / ".parts"
    parts.mkdir(parents=True, exist_ok=True)
    free = shutil.disk_usage(folder).free
    if free < voice.size + SPARE_BYTES:
        need = (voice.size + SPARE_BYTES - free) / 1e6
        raise DownloadFailed(f"the card is too full for {voice.name}: {need:.0f} MB more are needed")
    for file in voice.files:
        # Download one file, resumed after a break; a complete file with a wrong checksum is deleted
        target = parts / voice.get_local_name(file)
        if not target.exists() or target.stat().st_size != file.size:
            begin = target.stat().st_size if target.exists() else 0
            begin = begin if begin < file.size else 0
            with _open_url(urllib.parse.urljoin(url, file.path), begin) as answer:
                goes_on = begin > 0 and answer.status == 206  # noqa: PLR2004 - partial content
                with target.open("ab" if goes_on else "wb") as out:
                    there = begin if goes_on else 0
                    for chunk in _pieces(answer, file.size - there + 1):
                        out.write(chunk)
                        there += len(chunk)
                        report(file.name, there, file.size)
        size, digest = target.stat().st_size, hashlib.md5(target.read_bytes(), usedforsecurity=False).hexdigest()
        if size < file.size:
            raise DownloadFailed(
                f"the download of {file.name} stopped after {size} of {file.size} bytes; run the same command to continue"
            )
        if size != file.size or digest != file.md5:
            target.unlink()
            raise DownloadFailed(f"{file.name} is damaged: its checksum differs from the list's; try again")
    for file in sorted(voice.files, key=lambda one: one.name.endswith(".onnx")):
        (parts / voice.get_local_name(file)).replace(folder / voice.get_local_name(file))


def _pieces(answer: Any, most: int) -> Iterator[bytes]:
    """Yield at most `most` bytes of an answer piece by piece; raises TimeoutError if they come too slowly."""
    began, there = time.monotonic(), 0
    while there < most and (piece := answer.read1(min(CHUNK, most - there))):
        there += len(piece)
        yield piece
        waited = time.monotonic() - began
        if waited > PATIENCE and there < waited * SLOWEST:
            raise TimeoutError(f"the server sends fewer than {SLOWEST} bytes a second")


def _voice(name: str, row: Mapping[str, Any]) -> ListedVoice:
    files = tuple(RemoteFile(path, int(about["size_bytes"]), str(about["md5_digest"])) for path, about in row["files"].items())
    safe = all(_NAME.fullmatch(file.name) and 0 <= file.size <= MOST_BYTES for file in files)
    if not safe or f"{name}.onnx" not in {file.name for file in files}:
        raise ValueError(f"{name}: expected a model and its .json in the list of voices")
    return ListedVoice(name, str(row["language"]["family"]), str(row["quality"]), files)


def _open_url(url: str, begin: int = 0) -> Any:
    if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
        raise DownloadFailed(f"expected an http or https address, got {url}")
    request = urllib.request.Request(url, headers={"Range": f"bytes={begin}-"} if begin else {})  # noqa: S310
    return urllib.request.urlopen(request, timeout=TIMEOUT)  # noqa: S310


def _explain_error(error: Exception) -> str:
    """Return an error's text in words that users understand."""
    if isinstance(error, urllib.error.HTTPError):
        error.close()
        return f"the server answered {error.code} {error.reason}"
    if isinstance(error, urllib.error.URLError):
        return f"no connection ({error.reason})"
    return str(error) or type(error).__name__
