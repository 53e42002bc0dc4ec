"""Pictures of readings that the table confirmed or mended, with what lay there: a few of the latest, until they are let go."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.system.files import write_atomically
from vision.reading import Face, Place

MOST_PICTURES = 12
"""So many pictures are kept at most, about 6 MB; then the oldest go."""
QUALITY = 92
"""Of the JPEG files, 0 to 100."""


class KeptPictures:
    """Keeps pictures in a folder of their own, which may be deleted at any time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, picture: NDArray[np.uint8], pieces: Sequence[tuple[Place | None, Face | str]]) -> None:
        """Keep a picture with the middles (pixels, None where unknown) and labels of its pieces. Raises OSError."""
        kept = self.paths()
        number = 1 + max((int(path.stem) for path in kept), default=0)
        facts = [{"centre": centre and [round(part, 1) for part in centre], "label": _words(label)} for centre, label in pieces]
        data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
        write_atomically(self.folder / f"{number:06}.jpg", data)
        write_atomically(self.folder / f"{number:06}.json", json.dumps(facts).encode())
        for old in kept[: max(0, len(kept) + 1 - MOST_PICTURES)]:
            old.unlink(missing_ok=True)
            old.with_suffix(".json").unlink(missing_ok=True)

    def paths(self) -> list[Path]:
        """List the pictures, oldest first."""
        return sorted(path for path in self.folder.glob("*.jpg") if path.stem.isdigit())

    def forget(self) -> None:
        """Let all of them go."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _words(label: Face | str) -> str | list[str | int | None]:
    return label if isinstance(label, str) else [label.kind, label.symbols, label.frame]
