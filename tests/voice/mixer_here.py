"""Whether pygame's mixer can be loaded here: its wheel counts on a library that a minimal system does not have."""

import pytest

from companion.language.voice.sound.mixer import why_not

try:
    import pygame.mixer

    WHY_NOT = "" if pygame.mixer else "no mixer"
except ImportError as error:
    WHY_NOT = why_not(str(error))

needs_mixer = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)
