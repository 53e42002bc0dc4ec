"""Keeps surfaces that were made, the latest used, within a bound of bytes: pictures differ too much in size to count them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")


def kept(most_bytes: int) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """Have a function that makes a surface of its arguments make each once, as long as it is kept.

    Those that were not used for the longest time go first; the newest is kept, however large it is.
    """

    def keeping(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        held = 0

        @wraps(make)
        def made(*given: P.args, **named: P.kwargs) -> pygame.Surface:
            nonlocal held
            key = (given, tuple(named.items())) if named else given
            surface = surfaces.get(key)
            if surface is not None:
                surfaces.move_to_end(key)
                return surface
            surface = surfaces[key] = make(*given, **named)
            held += surface.get_pitch() * surface.get_height()
            while held > most_bytes and len(surfaces) > 1:
                _, old = surfaces.popitem(last=False)
                held -= old.get_pitch() * old.get_height()
            return surface

        return made

    return keeping
