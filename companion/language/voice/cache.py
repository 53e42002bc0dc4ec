"""The cache of clips, keyed by content: in memory for this session, on disk for later ones."""

import logging
import os
import threading
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from companion.language.voice import engine, voice_errors
from companion.system.files import write_atomically

DISK_LIMIT = 100_000_000
MEMORY_LIMIT = 4_000_000

_log = logging.getLogger(__name__)


def clip_key(identity: str, rate: int, text: str) -> str:
    """Return the key of a clip: SHA-256 of engine|voice|version|rate|text."""
    return sha256(f"{identity}|{rate}|{text}".encode(errors="replace")).hexdigest()


class ClipCache:
    """Clips by key; the least recently used are dropped first. If the disk fails, clips are kept in memory only.

    It is used from several threads. With `folder` None clips are kept in memory only.
    """

    def __init__(self, folder: Path | None, disk_limit: int = DISK_LIMIT, memory_limit: int = MEMORY_LIMIT) -> None:
        self._folder = folder
        self.disk_limit, self._memory_limit = disk_limit, memory_limit
        """The most bytes of all clips on disk, and of all clips in memory."""
        self._memory: OrderedDict[str, engine.Clip] = OrderedDict()
        self._sizes: OrderedDict[str, int] | None = None
        self.writing = folder is not None
        """Whether clips are written to disk: there is a folder, and writing to it has not failed."""
        self._unwritten: dict[str, engine.Clip] = {}
        self._lock = threading.RLock()

    def get(self, key: str) -> engine.Clip | None:
        """Return the clip from memory or disk, or None; a broken file is deleted, so that its clip is rendered again."""
        with self._lock:
            if key in self._memory:
                self._memory.move_to_end(key)
                return self._memory[key]
        if self._folder is None:
            return None
        path = self._path(key)
        try:
            clip = engine.from_wav(path.read_bytes())
        except OSError:
            return None
        except voice_errors.BrokenClip as error:
            _log.info("clip %s is broken and will be rendered anew: %s", path.name, error)
            self._forget(key)
            return None
        # Record the use on disk, as the order of use must outlast this session
        with self._lock:
            if self._sizes and key in self._sizes:
                self._sizes.move_to_end(key)
        try:
            os.utime(path)
        except OSError:
            _log.debug("clip %s keeps its old date", key)
        self._remember(key, clip)
        return clip

    def has(self, key: str) -> bool:
        """Return whether the clip is cached, without reading it."""
        with self._lock:
            if key in self._memory:
                return True
        return self._folder is not None and self._path(key).exists()

    def put(self, key: str, clip: engine.Clip) -> None:
        """Keep a clip in memory at once, and on disk with the next `settle`, because speech must not wait for an SD card."""
        self._remember(key, clip)
        with self._lock:
            if self.writing:
                self._unwritten[key] = clip

    def settle(self) -> None:
        """Write clips that are not on disk yet; never raises for disk errors."""
        with self._lock:
            waiting, self._unwritten = self._unwritten, {}
            if waiting:
                self._sizes = None  # another process can have written meanwhile
        for key, clip in waiting.items() if self.writing else ():
            path, data = self._path(key), engine.to_wav(clip)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(path, data)
            except OSError as error:
                self.writing = False
                _log.warning("clips are kept in memory only from now on: %s", error)
                break
            with self._lock:
                sizes = self._index()
                sizes[key] = len(data)
                sizes.move_to_end(key)
                surplus = sum(sizes.values()) - self.disk_limit
                while surplus > 0 and len(sizes) > 1:
                    surplus -= self._forget(next(iter(sizes)))
        with self._lock:
            self._sizes = None  # for thousands of clips it takes megabytes

    @property
    def settled(self) -> bool:
        """Whether all clips have been written."""
        return not self._unwritten

    @property
    def on_disk(self) -> tuple[int, int]:
        """The number of clips on disk, and their size in bytes."""
        with self._lock:
            sizes = self._index()
            return len(sizes), sum(sizes.values())

    def _remember(self, key: str, clip: engine.Clip) -> None:
        with self._lock:
            self._memory[key] = clip
            self._memory.move_to_end(key)
            held = sum(len(kept.pcm) for kept in self._memory.values())
            while held > self._memory_limit and len(self._memory) > 1:
                held -= len(self._memory.popitem(last=False)[1].pcm)

    def _forget(self, key: str) -> int:
        """Delete a clip's file and return its size; a file that cannot be deleted is no longer counted."""
        with self._lock:
            size = self._sizes.pop(key, 0) if self._sizes else 0
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as error:
            _log.info("clip %s could not be deleted: %s", key, error)
        return size

    def _path(self, key: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{key}.wav"

    def _index(self) -> OrderedDict[str, int]:
        """Return the size of every clip on disk, least recently used first; read once while clips are written."""
        if self._sizes is None:
            found: list[tuple[os.stat_result, str]] = []
            if self._folder is not None:
                with suppress(OSError), os.scandir(self._folder) as entries:
                    found = [(entry.stat(), entry.name) for entry in entries if entry.name.endswith(".wav")]
            found.sort(key=lambda pair: pair[0].st_mtime)
            self._sizes = OrderedDict((name.removesuffix(".wav"), stat.st_size) for stat, name in found)
        return self._sizes
