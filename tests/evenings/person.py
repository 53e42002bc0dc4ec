"""A person at the device: looks at what is on show, wants something, and does it with a hand, the button, keys or a knob.

What a person does is a row of inputs, each a short list of plain words (`["touch", "option:yes"]`), so that an evening can be
written down and done again. Doing one yields the seconds until the next movement of the same hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pygame
from device import FURTHER, KNOB, PIN

from companion.ui.screen.page import focus

TAP, HOLD, STAY = 0.1, 0.75, 5.4
"""Seconds for which a finger stays: a short press, a long one, and one that forgets to let go."""
KEYS = {"RIGHT", "LEFT", "UP", "DOWN", "TAB", "RETURN", "ESCAPE", "BACKSPACE", "F1"}
BUTTON = {"short": TAP, "long": HOLD, "stay": STAY}
WAYS_BACK = ("close", "back", "all", "button")
RARELY = {"leave": 0.05, "option:stop": 0.03, "reseat": 0.1, "discard": 0.1, "tool:undo": 0.6, "tool:help": 0.6}
"""What a person would not do every minute, with how much of the usual wish there is for it."""
ENDS = {"done", "option:usual", "option:new", "option:next", "start", "stop", "throw"}


def doing(device, what) -> Iterator[float]:
    """Do one input; yields the seconds that pass between its movements."""
    kind, *rest = what
    if kind in {"touch", "mouse"}:
        yield from _on_glass(device, kind, rest[0])
    elif kind in {"press", "space"}:
        yield from _pressed(device, kind, rest[0])
    elif kind == "key":
        yield from _key(getattr(pygame, f"K_{rest[0]}"), "")
    elif kind == "type":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=rest[0]))
    elif kind == "knob":
        yield from _turned(device, rest[0])
    elif kind == "further":
        yield from _held(device, FURTHER[rest[0]], TAP)
    elif kind == "swipe":
        yield from _swiped(device, rest[0])
    elif kind == "window":
        _windowed(device, rest[0])
    elif kind == "wait":
        yield rest[0]


def matching(device, pattern) -> str:
    """Return the first target of the page that has this name, or whose name matches this pattern, and is not off; "" if none does."""
    names = [target.name for target in device.parts.window.page.targets if not target.off or target.name == pattern]
    return next((name for name in names if name == pattern), next((name for name in names if fnmatchcase(name, pattern)), ""))


def _spot(device, name):
    """Give the place on the display of what has this name; what lies on top of it is touched elsewhere."""
    page, canvas = device.parts.window.page, device.parts.window._canvas
    target = next(target for target in page.targets if target.name == name)
    return canvas._on_glass(type(target.box)(*next(uncovered(page, target), target.box.centre), 1, 1))[:2]


def uncovered(page, target) -> Iterator[tuple[int, int]]:
    """Yield places of a page at which a finger touches this target and nothing that lies on it."""
    box = target.box
    inner = [(box.x + box.w * across // 8, box.y + box.h * down // 8) for down in (4, 2, 6) for across in (4, 2, 6, 1, 7)]
    return (spot for spot in inner if getattr(focus.find_touched(page, spot), "name", "") == target.name)


def _on_glass(device, kind, name):
    x, y = _spot(device, name)
    if kind == "mouse":
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), touch=False, buttons=(0, 0, 0)))
        yield 0.05
        for down in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(down, button=1, pos=(x, y), touch=False))
            yield TAP
        return
    for down in (pygame.FINGERDOWN, pygame.FINGERUP):
        _finger(device, down, x, y)
        yield TAP


def _finger(device, kind, x, y) -> None:
    width, height = device.parts.window._canvas.glass
    where = {"x": (x + 0.5) / width, "y": (y + 0.5) / height}
    pygame.event.post(pygame.event.Event(kind, touch_id=1, finger_id=1, **where))


def _swiped(device, way):
    width, height = device.parts.window._canvas.glass
    places = [(width * share // 10, height // 2) for share in ((8, 5, 2) if way == "left" else (2, 5, 8))]
    for kind, (x, y) in zip((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP), places, strict=True):
        _finger(device, kind, x, y)
        yield 0.05


def _windowed(device, what) -> None:
    """Draw over the window, or give it another size."""
    if what == "exposed":
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
        return
    pygame.display.set_mode(tuple(map(int, what.split("x"))), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))


def _pressed(device, kind, how):
    if how == "double":
        for _ in range(2):
            yield from _pressed(device, kind, "short")
            yield 0.05
    elif kind == "space" or device.pins is None:
        yield from _key(pygame.K_SPACE, " ", BUTTON[how])
    else:
        yield from _held(device, PIN, BUTTON[how])


def _held(device, pin, seconds):
    device.pins.pin(pin).drive_low()
    yield seconds
    device.pins.pin(pin).drive_high()
    yield 0.05


def _key(key, text, seconds=0.06):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=0))
    yield seconds
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    yield 0.02


def _turned(device, way):
    a, b = (device.pins.pin(pin) for pin in (KNOB if way == "right" else KNOB[::-1]))
    for step in (a.drive_low, b.drive_low, a.drive_high, b.drive_high):
        step()
    yield 0.05


class Person:
    """Wants things and does them. `hand` is one of HANDS; `curious` (0 to 1) is how often they want something beside the game.

    `likes` are names of what they want first wherever it is offered.
    """

    def __init__(self, rng, hand="touch", curious=0.3, likes=()) -> None:
        self.rng, self.hand, self.curious, self.likes = rng, hand, curious, likes
        self.been: Counter[tuple[str, str]] = Counter()
        self.wish = ""
        self._at, self._for, self._over = "", 0, 0

    def next(self, device):
        """Return the next input."""
        page, place = device.parts.window.page, device.place
        names = {target.name: target for target in page.targets if not target.off}
        self._over = self._over + 1 if device.parts.window.state.overlay is not None else 0
        self._for = self._for + 1 if (place, self.wish) == self._at else 0
        if self.wish not in names or self._for > 12:
            self.wish, self._for = self._wanted(page, place, names), 0
        self._at = place, self.wish
        if not self.wish:
            return ["wait", 1.0]
        if self.rng.random() < 0.05:
            return self._now_and_then()
        done = self._towards(device, page, names)
        if done[0] in {"touch", "mouse", "type"} or done in (["press", "long"], ["key", "RETURN"], ["further", "choose"]):
            self.been[place, self.wish] += 1
            self.wish = ""
        return done

    def _now_and_then(self):
        """Return something that people do beside all else: press twice, swipe, look away, forget the finger on the button."""
        rare = [["press", "double"], ["swipe", "left"], ["swipe", "right"], ["window", "exposed"], ["wait", 5.0], ["key", "F1"]]
        rarest = self.rng.choice((["press", "stay"], ["key", "F11"], ["wait", 130.0], ["window", "1024x600"]))
        return self.rng.choice((*rare, *rare, rarest))

    def _wanted(self, page, place, names):
        """Return the name of what this person wants next on this page, what they rarely saw first."""
        stops = [target.name for target in focus.stops(page)]
        if self._over > 8 and (way := next((name for name in WAYS_BACK if name in names), "")):
            return way
        if first := next((name for name in self.likes if name in stops and not self.been[place, name]), ""):
            return first
        asked = device_asks(place)
        if asked and stops and self.rng.random() > self.curious:
            own = [name for name in stops if not name.startswith("tool:") and name != "why"]
            here = focus.find_focused(page)
            if here.name in own and self.rng.random() < 0.45:
                return here.name
            wanted = own or stops
        else:
            wanted = [name for name in names if not name.startswith("point")]
        weights = [self._wish(name) / (1 + self.been[place, name]) ** 1.5 for name in wanted]
        return self.rng.choices(wanted, weights)[0] if wanted else ""

    def _wish(self, name) -> float:
        return 3.0 if name in ENDS else RARELY.get(name, 1.0)

    def _towards(self, device, page, names):
        """Return the input that leads to what is wished for, by this person's way of operating the device."""
        hand = self.hand if self.hand != "all" else self.rng.choice(("touch", "mouse", "keys", "button", "space"))
        if device.pins is None and hand in {"button", "knob", "further"}:
            hand = "space"
        here = focus.find_focused(page)
        stops = [target.name for target in focus.stops(page)]
        if hand in {"touch", "mouse"}:
            return [hand, self.wish]
        if self.wish not in stops:
            self.wish = self.rng.choice(stops) if stops else ""
            if not stops:
                return ["press", "short"]
        there = here is not None and here.name == self.wish
        letter = self.wish.partition(":")[2]
        if hand == "keys" and len(letter) == 1 and self.wish.startswith(("letter:", "value:")):
            return ["type", letter]
        if hand == "keys":
            return ["key", "RETURN"] if there else ["key", self.rng.choice(("RIGHT", "DOWN", "TAB"))]
        if hand == "knob" and not there:
            return ["knob", "right"]
        if hand == "further":
            return ["further", "choose" if there else "next"]
        kind = "space" if hand == "space" else "press"
        return [kind, "long" if there else "short"]


HANDS = ("touch", "mouse", "keys", "button", "space", "knob", "further", "all")


def device_asks(place) -> bool:
    """Tell whether this place is a question, and not a page over it."""
    return not place.startswith("over ")
