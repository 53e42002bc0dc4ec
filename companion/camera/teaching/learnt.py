"""The result of teaching the camera: facts of a box."""

from collections.abc import Mapping
from typing import Any

from companion.table import unchanging


@unchanging
class LearntBox:
    """The camera was taught; `facts` of the box that followed from it are to be kept."""

    game: str
    facts: Mapping[str, Any]
