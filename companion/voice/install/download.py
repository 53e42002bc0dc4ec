"""Piper's published list of voices, and fetching one from it: resumed where it broke off, checked by size and checksum."""

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
from typing import Any

from companion.unchanging import unchanging
from companion.voice.voice_errors import VoiceError

TIMEOUT = 20.0
PATIENCE, SLOWEST = 30.0, 1000
"""Seconds after which a server has to have sent so many bytes a second."""
CHUNK = 64 * 1024
LIST_BYTES = 20_000_000
MOST_BYTES = 400_000_000
SPARE_BYTES = 50_000_000
_NAME = re.compile(r"\w[\w.-]*")

Report = Callable[[str, int, int], None]
"""Told the file, the bytes that are there, and the bytes it has in all."""


class DownloadFailed(VoiceError):
    """The list or a voice cannot be had: the message says why, and what can be done."""


@unchanging
class RemoteFile:
    """A file of a voice: its path beside the list, its size in bytes and its MD5."""

    path: str
    size: int
    md5: str

    @property
    def name(self) -> str:
        """Its last part."""
        return self.path.rpartition("/")[2]


@unchanging
class ListedVoice:
    """A voice of the list: its name (`de_DE-thorsten-medium`), language (`de`), quality and files."""

    name: str
    language: str
    quality: str
    files: tuple[RemoteFile, ...]

    def local(self, file: RemoteFile) -> str:
        """Give the name under which one of its files lies here: one that no other voice has."""
        return file.name if file.name in {f"{self.name}.onnx", f"{self.name}.onnx.json"} else f"{self.name}.{file.name}"

    @property
    def size(self) -> int:
        """The bytes of all its files."""
        return sum(file.size for file in self.files)


def published(url: str) -> tuple[ListedVoice, ...]:
    """All voices of the list at this address; raises DownloadFailed."""
    try:
        with _opened(url) as answer:
            table = json.loads(b"".join(_pieces(answer, LIST_BYTES)))
        return tuple(_voice(name, row) for name, row in sorted(table.items()) if _NAME.fullmatch(name))
    except Exception as error:
        raise DownloadFailed(f"the list of voices at {url} cannot be read: {_plain(error)}") from error


def found(voices: Sequence[ListedVoice], wish: str) -> ListedVoice:
    """The voice of this name, or the only one whose name has it within; of qualities, medium is meant. Raises DownloadFailed."""
    fitting = [voice for voice in voices if voice.name == wish] or [
        voice for voice in voices if wish.lower() in voice.name.lower()
    ]
    fitting = [voice for voice in fitting if voice.quality == "medium"] if len(fitting) > 1 else fitting
    if len(fitting) == 1:
        return fitting[0]
    offered = ", ".join(voice.name for voice in (fitting or voices) if voice.language in ("de", "en"))
    raise DownloadFailed(f"{'several voices fit' if fitting else 'no voice fits'} {wish!r}; expected one of: {offered}")


def fetch(voice: ListedVoice, url: str, folder: Path, report: Report = lambda _file, _bytes, _all: None) -> Path:
    """Fetch a voice into a folder; returns its model. Raises DownloadFailed; what was fetched by then is gone on with next time.

    The files get their names only when both are whole, the model last.
    """
    try:
        _fetch(voice, url, folder, report)
    except DownloadFailed:
        raise
    except Exception as error:
        raise DownloadFailed(
            f"the download of {voice.name} stopped: {_plain(error)}; run the same command to continue"
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
        # Fetch one file, from where it broke off; a whole file that is not what the list says is thrown away
        target = parts / voice.local(file)
        if not target.exists() or target.stat().st_size != file.size:
            begin = target.stat().st_size if target.exists() else 0
            begin = begin if begin < file.size else 0
            with _opened(urllib.parse.urljoin(url, file.path), begin) as answer:
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
        (parts / voice.local(file)).replace(folder / voice.local(file))


def _pieces(answer: Any, most: int) -> Iterator[bytes]:
    """Read at most so many bytes of an answer, piece by piece. Raises OSError where they come too slowly to be waited for."""
    began, there = time.monotonic(), 0
    while there < most and (piece := answer.read1(min(CHUNK, most - there))):
        there += len(piece)
        yield piece
        waited = time.monotonic() - began
        if waited > PATIENCE and there < waited * SLOWEST:
            raise TimeoutError(f"the server sends less than {SLOWEST} bytes a second")


def _voice(name: str, row: Mapping[str, Any]) -> ListedVoice:
    files = tuple(RemoteFile(path, int(about["size_bytes"]), str(about["md5_digest"])) for path, about in row["files"].items())
    safe = all(_NAME.fullmatch(file.name) and 0 <= file.size <= MOST_BYTES for file in files)
    if not safe or f"{name}.onnx" not in {file.name for file in files}:
        raise ValueError(f"{name}: expected a model and its .json in the list of voices")
    return ListedVoice(name, str(row["language"]["family"]), str(row["quality"]), files)


def _opened(url: str, begin: int = 0) -> Any:
    if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
        raise DownloadFailed(f"expected an http or https address, got {url}")
    request = urllib.request.Request(url, headers={"Range": f"bytes={begin}-"} if begin else {})  # noqa: S310
    return urllib.request.urlopen(request, timeout=TIMEOUT)  # noqa: S310


def _plain(error: Exception) -> str:
    """What went wrong, in words that a person without this program's source understands."""
    if isinstance(error, urllib.error.HTTPError):
        error.close()
        return f"the server answered {error.code} {error.reason}"
    if isinstance(error, urllib.error.URLError):
        return f"no connection ({error.reason})"
    return str(error) or type(error).__name__
