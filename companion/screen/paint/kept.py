"""Keeps surfaces that were made, the latest used, within a bound of bytes: pictures differ too much in size to count them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")


class KeptSurfaces:
    """Surfaces by what they were made of; those that were not used for the longest time go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most, self.bytes = most_bytes, 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        """Count the surfaces."""
        return len(self._surfaces)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Give a surface that is kept."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface; the newest is kept, however large it is."""
        self._surfaces[key] = surface
        self.bytes += _size(surface)
        while self.bytes > self.most and len(self._surfaces) > 1:
            _, old = self._surfaces.popitem(last=False)
            self.bytes -= _size(old)


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def kept(most_bytes: int) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """Have a function that makes a surface of its arguments make each once, as long as it is kept."""

    def keeping(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        surfaces = KeptSurfaces(most_bytes)

        @wraps(make)
        def made(*given: P.args, **named: P.kwargs) -> pygame.Surface:
            key = (given, tuple(named.items())) if named else given
            surface = surfaces.get(key)
            if surface is None:
                surface = make(*given, **named)
                surfaces.put(key, surface)
            return surface

        return made

    return keeping
