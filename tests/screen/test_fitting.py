"""The window fits the screen it is on, follows it, and has the program's name; C libraries keep quiet in the terminal."""

import subprocess
import sys

import pygame
import pytest
from at_the_window import Clock, make_window
from samples import CHOOSE, snapshot

from companion.system.display import USUAL_SIZE
from companion.ui.screen import splash
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.window import LEAST


@pytest.fixture
def opened():
    pygame.display.quit()
    yield
    pygame.display.quit()


def window(size=USUAL_SIZE, **settings):
    made = make_window(Clock(), size, **settings)
    made.show(snapshot(CHOOSE))
    made.draw()
    return made


@pytest.mark.parametrize(
    ("desktop", "seen"),
    [((800, 480), (800, 480)), ((1280, 720), (1280, 720)), ((1920, 1080), USUAL_SIZE), ((480, 800), (480, 800))],
)
def test_a_window_larger_than_the_desktop_fills_it_and_has_the_name_and_icon_of_the_program(opened, monkeypatch, desktop, seen):
    opens, asked, icons = pygame.display.set_mode, [], []
    monkeypatch.setattr(splash, "_desktop", lambda: desktop)
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags: (asked.append((size, flags)), opens(size))[1])
    monkeypatch.setattr(pygame.display, "set_icon", icons.append)
    shown = window()
    assert shown.snapshot().get_size() == seen
    assert all(target.box.x >= 0 and target.box.right <= seen[0] for target in shown.page.targets)
    assert asked == [(seen, pygame.FULLSCREEN if desktop == seen else pygame.RESIZABLE)]
    assert splash.open_window(USUAL_SIZE) is pygame.display.get_surface(), "the splash and the window are one"
    assert pygame.display.get_caption()[0] == "Companion"
    assert icons[0].get_size() == (splash.ICON_SIDE, splash.ICON_SIDE)
    assert pygame.mask.from_surface(icons[0]).count() > 0.1 * splash.ICON_SIDE**2, "something is drawn on it"


@pytest.mark.parametrize(("size", "rotation"), [((1024, 600), 0), ((480, 800), 0), ((1024, 600), 90), ((300, 200), 0)])
def test_a_window_that_is_made_larger_or_smaller_is_followed(opened, size, rotation):
    shown = window((800, 480), rotation=rotation)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    assert list(shown.events()) == []
    assert shown.draw()
    width, height = LEAST if size == (300, 200) else size if rotation == 0 else size[::-1]
    assert shown.snapshot().get_size() == (width, height)
    assert all(item.box.right <= width and item.box.bottom <= height for item in shown.page.items if isinstance(item, LineItem))
    assert shown.page.faults == ()


def test_what_libraries_write_beside_the_program_goes_to_the_log(tmp_path):
    script = (
        "import os, sys, pathlib; from companion.system.logs import hush_libraries;"
        "hush_libraries(pathlib.Path(sys.argv[1])); os.write(2, b'ALSA lib pcm.c: Unknown PCM'); sys.stderr.write('ours')"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stderr == "ours"
    assert "ALSA lib" in (tmp_path / "companion.log").read_text()
