"""Pages laid over the stage; the question waits below and is not lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.screen.effects import Overlay
from companion.screen.stage import Stage

OVERLAYS: Mapping[type[Any], Callable[[Stage, Any], None]] = {}


def overlay_of(overlay: Overlay) -> Callable[[Stage], None]:
    """Give what lays the page out."""
    show = OVERLAYS[type(overlay)]
    return lambda stage: show(stage, overlay)
