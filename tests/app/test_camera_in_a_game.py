"""The camera pulled out, killed and put back in the middle of a game, with a real process behind it."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from random import Random

import pytest
from at_the_desk import SEATS, DeskTable
from drawn_boxes import save, sheet
from legal import legal
from pace import LOST
from pace import until as waited

from companion.app.desk import opening
from companion.app.lobby.evening import Resume
from companion.camera.profiles import TILES
from companion.play.acts import Answer
from companion.system import service
from companion.table import ReadTiles
from companion.table.table import Beginning
from hardware.cameras.folder import PictureFile
from hardware.cameras.live_camera import LiveCamera, Patience
from vision.tile_lessons.tile_teaching import teach_tiles
from vision.whole_reading import Face

pytestmark = pytest.mark.slow

FACES = [Face("bread", 1, "plain"), Face("marble", 2, "plain"), Face("tools", 3, "plain")]
QUICK = Patience(opening=20, picture=2, first_retry=0.05, last_retry=0.2)


@pytest.fixture
def shot(tmp_path) -> Path:
    """The file that a camera program keeps writing."""
    return next(iter(sorted(save(tmp_path / "pictures", sheet(FACES)).iterdir())))


@pytest.fixture
def table(tmp_path, shot):
    teach_tiles([(face, sheet([face], seed=number)) for number, face in enumerate(FACES)]).save(tmp_path / TILES)
    camera = LiveCamera(PictureFile(shot), patience=QUICK).start()
    opened = DeskTable(tmp_path, camera=camera)
    controller, rng = opened.library.begin(Beginning("tumult_royale", SEATS, {"books": "full"}, {})), Random(3)
    while not isinstance(controller.session.question, ReadTiles):
        controller.do(Answer(legal(controller.session.question, rng), controller.session.step))
    opened.begin(Resume())
    yield opened
    opened.close()


def until(table, condition):
    """Look on until something holds; the camera's process needs its own time."""
    assert waited(lambda: (table.look(), condition())[1]), f"never: {table.runner.live}"


def sees(table):
    live = table.runner.live
    return live is not None and live.refused is None and live.pixels != b""


def test_pulled_out_killed_or_hanging_a_camera_costs_no_question_and_does_not_hold_up_the_end(table, shot, monkeypatch):
    """The service manager gives eight seconds; a camera that hangs in the middle of a reading takes none of them."""
    until(table, lambda: sees(table))
    picture, question, camera = shot.read_bytes(), table.snapshot.question, table.devices.camera
    shot.unlink()
    until(table, lambda: table.runner.live.refused is not None)
    assert table.snapshot.question == question
    shot.write_bytes(picture)
    until(table, lambda: sees(table))
    first = camera.pid
    os.kill(first, signal.SIGKILL)
    until(table, lambda: camera.pid not in {None, first} and camera.take_newest() is not None and sees(table))
    monkeypatch.setattr(service, "LIMIT", LOST)  # it would end the tests, too
    os.kill(camera.pid, signal.SIGSTOP)
    table.choose("read")
    step, drawn = table.snapshot.step, threading.Event()
    draw = table.window.draw
    monkeypatch.setattr(table.window, "draw", lambda: (drawn.set(), draw())[1])
    before = signal.getsignal(signal.SIGTERM)
    killer = threading.Thread(target=lambda: (drawn.wait(LOST), os.kill(os.getpid(), signal.SIGTERM)))
    table.screen._next_draw = 0.0
    killer.start()
    opening.play(table.desk)
    killer.join()
    signal.signal(signal.SIGTERM, before)
    assert table.snapshot.step == step
