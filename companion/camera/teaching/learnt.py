"""The result of teaching the camera: facts about a box."""

from collections.abc import Mapping
from typing import Any

from companion.table import unchanging


@unchanging
class LearntBox:
    """A box whose pieces the camera has been taught; `facts` that this revealed about the box are to be kept."""

    game: str
    facts: Mapping[str, Any]
