"""Engines with a will of their own, for the tests of what stands around an engine."""

import threading

import numpy as np
from pace import LOST

from companion.language.voice.engine import Clip
from companion.language.voice.notation import as_written
from companion.language.voice.voice_errors import EngineFailed, EngineTooSlow
from companion.system.languages import WHOLE


def hum(seconds, rate=16_000, strength=0.25):
    wave = np.sin(2 * np.pi * 400 * np.arange(round(seconds * rate)) / rate) * strength
    return Clip((wave * 32_767).astype("<i2").tobytes(), rate)


class Humming:
    """Renders a hum of a length that tells the text: one tenth of a second a sign."""

    languages = frozenset(WHOLE)
    notation = staticmethod(as_written)
    awake = True

    def __init__(self, name="hum"):
        self.name = name
        self.rendered = []
        self._changed = threading.Condition()

    def wake(self):
        pass

    def close(self):
        pass

    def identity(self, language):
        return f"{self.name}|{language}|1"

    def render(self, text, language, rate):
        with self._changed:
            self.rendered.append(text)
            self._changed.notify_all()
        return hum(len(text) / 10)

    def wait_for(self, text):
        with self._changed:
            return self._changed.wait_for(lambda: text in self.rendered, LOST)


class Failing(Humming):
    """Fails on every text."""

    def render(self, text, language, rate):
        self.rendered.append(text)
        raise EngineFailed("out of order")


class Late(Humming):
    """Is never ready in time."""

    def render(self, text, language, rate):
        raise EngineTooSlow("nothing after 3 s")


class Held(Humming):
    """Waits in `render` until the test lets it go."""

    def __init__(self, name="held"):
        super().__init__(name)
        self.entered = threading.Event()
        self.go_on = threading.Event()

    def render(self, text, language, rate):
        self.entered.set()
        assert self.go_on.wait(LOST)
        return super().render(text, language, rate)
