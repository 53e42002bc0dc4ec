"""Cameras: pictures from a folder, and a live camera in a process that hangs, freezes, dies and comes back."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from time import monotonic

import cv2
import numpy as np
import pytest
from pace import LOST, until

from hardware.cameras.camera import CameraError, CameraFrame, Picture
from hardware.cameras.folder import FolderCamera, PictureFile, read_picture
from hardware.cameras.live_camera import USUAL, LiveCamera, Patience
from hardware.cameras.live_sources import PiCamera, UsbCamera, find_camera, mains_exposure
from hardware.cameras.process import fit
from hardware.supervised import DeviceState

pytestmark = pytest.mark.slow

QUICK = Patience(opening=LOST, picture=1.0, frozen=0.3, first_retry=0.05, last_retry=0.1)
PATIENT = replace(QUICK, picture=LOST, frozen=LOST)
"""For what no busy machine may change: only what is meant to hang takes too long."""


def grey(level: int, height: int = 40, width: int = 60) -> Picture:
    return np.full((height, width, 3), level, np.uint8)


def write(path: Path, level: int) -> None:
    """Write a picture as a careful camera does: whole, under its name, or not at all."""
    new = path.with_name(f"new-{path.name}")
    assert cv2.imwrite(str(new), grey(level))
    new.replace(path)


def shade(frame: CameraFrame | None) -> int:
    assert frame is not None
    return int(frame.picture[0, 0, 0])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, level in (("b.png", 20), ("a.png", 10), ("c.PNG", 30)):
        write(tmp_path / name, level)
    (tmp_path / "notes.txt").write_text("no picture")
    return tmp_path


def test_pictures_come_by_name_and_stay_at_the_last_until_it_is_closed(folder: Path) -> None:
    camera = FolderCamera(folder)
    seen = []
    for _ in range(5):
        seen += [shade(camera.take_newest()), shade(camera.take_newest())]
        camera.advance()
    assert seen == [10, 10, 20, 20, 30, 30, 30, 30, 30, 30]
    assert camera.status.note == "c.PNG"
    camera.settle()
    camera.close()
    assert camera.take_newest() is None
    assert camera.status.state is DeviceState.CLOSED


def test_advancing_first_skips_the_first_and_a_single_file_is_a_camera_too(folder: Path) -> None:
    for source in (folder, folder / "b.png"):
        camera = FolderCamera(source)
        camera.advance()
        frame = camera.take_newest()
        assert (shade(frame), frame.source) == (20, "b.png")


def test_pictures_and_their_folder_may_come_and_go(folder: Path) -> None:
    camera = FolderCamera(folder)
    assert shade(camera.take_newest()) == 10
    (folder / "a.png").unlink()
    assert shade(camera.take_newest()) == 20
    camera.advance()
    write(folder / "d.png", 40)
    camera.advance()
    assert shade(camera.take_newest()) == 40
    away = folder.with_name("away")
    folder.rename(away)
    assert camera.take_newest() is None
    camera.advance()
    assert camera.status.state is DeviceState.LOST
    assert folder.name in camera.status.note
    away.rename(folder)
    assert shade(camera.take_newest()) == 40
    assert camera.status.state is DeviceState.HERE
    (folder / "d.png").unlink()
    assert shade(camera.take_newest()) == 30


def test_a_bad_file_gives_its_reason_and_the_rest_is_read(folder: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (200, 300, 3), np.uint8)
    shot = folder / "shot.jpg"
    assert cv2.imwrite(str(shot), noise)
    whole, cut = shot.read_bytes(), shot.read_bytes()[:-6000]
    shot.unlink()
    (folder / "a.png").write_bytes(whole)
    assert read_picture(folder / "a.png").shape == (200, 300, 3)
    for content, reason in (
        (b"", "empty"),
        (b"no picture", "cannot be read as a picture"),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), "is cut off"),
        (cut, "is cut off"),
        (bytes(64 * 2**20 + 1), "at most 64 MB"),
    ):
        (folder / "a.png").write_bytes(content)
        camera = FolderCamera(folder)
        assert camera.take_newest() is None
        assert reason in camera.status.note
        assert "a.png" in camera.status.note
        camera.advance()
        assert shade(camera.take_newest()) == 20


def test_nothing_to_show_is_said(tmp_path: Path) -> None:
    for there in (False, True):
        if there:
            (tmp_path / "pictures").mkdir()
        camera = FolderCamera(tmp_path / "pictures")
        assert camera.take_newest() is None
        assert "pictures" in camera.status.note


def test_too_large_pictures_are_made_smaller() -> None:
    sizes = {60 * 40 * 3: (40, 60, 3), 60 * 40 * 3 - 1: (20, 30, 3), 800: (10, 15, 3)}
    assert {capacity: fit(grey(1), capacity).shape for capacity in sizes} == sizes


@pytest.fixture
def shot(tmp_path: Path) -> Path:
    path = tmp_path / "shot.png"
    write(path, 50)
    return path


@pytest.fixture
def live(shot: Path) -> Iterator[LiveCamera]:
    """A camera whose clock goes on by a little with each look, so that a picture grows no older while the machine is busy."""
    looks = count()
    with LiveCamera(PictureFile(shot, noisy=True), patience=PATIENT, clock=lambda: next(looks) / 20) as camera:
        yield camera


@pytest.fixture
def hasty(shot: Path) -> Iterator[LiveCamera]:
    with LiveCamera(PictureFile(shot, noisy=True), patience=QUICK) as camera:
        yield camera


def wait_shade(camera: LiveCamera, level: int) -> bool:
    """Step until the camera shows a shade; tells whether it ever did."""

    def shows() -> bool:
        camera.step()
        frame = camera.take_newest()
        return frame is not None and shade(frame) == level

    return until(shows)


def test_a_live_camera_shows_the_newest_also_after_it_was_unplugged(live: LiveCamera, shot: Path) -> None:
    assert live.take_newest() is None
    for level in (50, 60, 70):
        write(shot, level)
        live.step()
        assert shade(live.take_newest()) == level
    assert (live.status.state, live.status.note) == (DeviceState.HERE, "shot.png")
    live.settle()
    live.step()
    assert live.status.state is DeviceState.HERE
    shot.unlink()
    live.step()
    assert "shot.png" in live.status.note
    assert live.take_newest() is None
    write(shot, 120)
    assert wait_shade(live, 120)


def test_an_old_picture_is_not_shown_as_new(shot: Path) -> None:
    now = monotonic()
    with LiveCamera(PictureFile(shot), patience=PATIENT, clock=lambda: now) as camera:
        camera.step()
        assert camera.take_newest() is not None
        now = camera.take_newest().at + 1.5
        assert camera.take_newest() is None


def test_a_stopped_process_is_killed_and_begun_anew(hasty: LiveCamera, shot: Path) -> None:
    assert wait_shade(hasty, 50)
    hanging = hasty.pid
    os.kill(hanging, signal.SIGSTOP)
    hasty.step()
    assert "no picture within 1 s" in hasty.status.note
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)
    write(shot, 90)
    assert wait_shade(hasty, 90)


def test_a_frozen_picture_is_noticed(hasty: LiveCamera, shot: Path) -> None:
    assert until(lambda: hasty.step() and "frozen" in hasty.status.note)
    write(shot, 110)
    assert wait_shade(hasty, 110)


def test_a_black_camera_is_begun_anew_ever_more_seldom(shot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under its cap all pictures are the same; one that changes makes the next try a quick one again."""
    now, begun, light = [0.0], [], [0]

    class Process:
        pid = 1

        def __init__(self, *_given: object) -> None:
            begun.append(now[0])

        def wait_open(self, _seconds: float) -> str:
            return "black"

        def picture(self, _seconds: float) -> CameraFrame:
            return CameraFrame(grey(light[0]), now[0], "black")

        def kill(self) -> None:
            pass

    monkeypatch.setattr("hardware.cameras.live_camera.CameraProcess", Process)
    camera = LiveCamera(PictureFile(shot, noisy=True), clock=lambda: now[0])

    def watch(seconds: float) -> int:
        before, until = len(begun), now[0] + seconds
        while now[0] < until:
            camera.step()
            now[0] += 0.25
        return len(begun) - before

    watch(60)
    assert watch(600) <= 600 / (USUAL.frozen + USUAL.last_retry) + 1
    light[0] = 9
    assert watch(10) == 0 or camera.status.state is DeviceState.HERE
    light[0] = 30
    camera.step()
    assert watch(20) >= 3
    camera.close()


def test_absent_is_said_and_sought_with_patience(tmp_path: Path) -> None:
    with LiveCamera(PictureFile(tmp_path / "none.png"), patience=Patience(opening=LOST, first_retry=600)) as camera:
        due = camera.step()
        assert "none.png does not exist" in camera.status.note
        assert camera.step() == due


@pytest.mark.timeout(60)
def test_the_thread_takes_pictures_and_closing_never_hangs(shot: Path) -> None:
    """Its picture may take as long as it likes: who closed it would wait that long."""
    looks = count()
    with LiveCamera(PictureFile(shot), patience=PATIENT, clock=lambda: next(looks) / 20).start() as camera:
        assert until(lambda: camera.take_newest() is not None)
        assert shade(camera.take_newest()) == 50
        os.kill(camera.pid, signal.SIGSTOP)
        camera.take_newest()
    camera.close()
    assert camera.status.state is DeviceState.CLOSED


class Capture:
    """OpenCV's capture as a camera would answer it, every call remembered."""

    def __init__(self, opened: bool = True) -> None:
        self.opened = opened
        self.calls: list[tuple[int, float]] = []
        self.reads = 0
        self.gone = False

    def isOpened(self) -> bool:  # noqa: N802
        return self.opened

    def set(self, name: int, value: float) -> bool:
        self.calls.append((name, value))
        return True

    def get(self, name: int) -> float:
        return {cv2.CAP_PROP_EXPOSURE: 166.0, cv2.CAP_PROP_FOCUS: 30.0}.get(name, -1.0)

    def read(self) -> tuple[bool, Picture | None]:
        self.reads += 1
        return (False, None) if self.gone else (True, grey(7))

    def release(self) -> None:
        self.opened = False


def test_usb_holds_what_it_found_after_settling(tmp_path: Path) -> None:
    (tmp_path / "video9").touch()
    capture, ticks = Capture(), iter(range(100))
    camera = UsbCamera(str(tmp_path / "video9"), capture=lambda _: capture, clock=lambda: next(ticks) * 0.5)
    assert camera.open() == "video9"
    camera.settle()
    assert capture.reads >= 2
    wanted = {
        (cv2.CAP_PROP_AUTO_EXPOSURE, 1), (cv2.CAP_PROP_EXPOSURE, 166.0), (cv2.CAP_PROP_AUTOFOCUS, 0), (cv2.CAP_PROP_FOCUS, 30.0)
    }  # fmt: skip
    assert wanted <= set(capture.calls[-5:])
    assert capture.calls.index((cv2.CAP_PROP_AUTO_EXPOSURE, 3)) < capture.calls.index((cv2.CAP_PROP_AUTO_EXPOSURE, 1))
    assert camera.grab().shape == (40, 60, 3)
    camera.close()
    camera.close()
    assert not capture.opened


def test_usb_unplugged_is_noticed_even_if_opencv_goes_on_and_one_that_does_not_open_is_said(tmp_path: Path) -> None:
    node = tmp_path / "video9"
    node.touch()
    with pytest.raises(CameraError, match="cannot be opened"):
        UsbCamera(str(node), capture=lambda _: Capture(opened=False)).open()
    camera = UsbCamera(str(node), capture=lambda _: Capture())
    camera.open()
    node.unlink()
    with pytest.raises(CameraError, match="gives no picture"):
        camera.grab()


def test_usb_cameras_are_found_by_id_first(tmp_path: Path) -> None:
    by_id = tmp_path / "by-id"
    with pytest.raises(CameraError, match="no USB camera"):
        find_camera("", by_id, tmp_path)
    (tmp_path / "video0").touch()
    assert find_camera("", by_id, tmp_path).name == "video0"
    by_id.mkdir()
    (by_id / "usb-Cam-video-index0").touch()
    assert find_camera("", by_id, tmp_path).name == "usb-Cam-video-index0"
    with pytest.raises(CameraError, match="no camera at"):
        find_camera(str(tmp_path / "video7"), by_id, tmp_path)


class Picamera:
    """picamera2 as far as it is used, every control remembered."""

    def __init__(self, controls: tuple[str, ...] = ("AfMode", "LensPosition")) -> None:
        self.camera_properties = {"Model": "imx708"}
        self.camera_controls = dict.fromkeys(controls)
        self.set: list[dict[str, object]] = []
        self.stamp = 0
        self.lost = False

    def create_video_configuration(self, **wanted: object) -> dict[str, object]:
        return wanted

    def configure(self, wanted: dict[str, object]) -> None:
        self.configured = wanted

    def start(self) -> None:
        if self.lost:
            raise RuntimeError("Camera frontend has timed out")

    def capture_array(self, stream: str, wait: float) -> Picture:
        if self.lost:
            raise TimeoutError
        return grey(9)

    def capture_metadata(self) -> dict[str, object]:
        self.stamp += 400_000_000
        found: dict[str, object] = {"SensorTimestamp": self.stamp, "ExposureTime": 17_900 + self.stamp // 10**9}
        return found | {"AnalogueGain": 2.5, "ColourGains": (1.9, 1.6), "LensPosition": 3.3}

    def set_controls(self, controls: dict[str, object]) -> None:
        self.set.append(controls)

    def close(self) -> None:
        self.closed = True


def test_the_pi_camera_holds_what_it_found_after_settling_and_focuses_no_fixed_lens() -> None:
    found = {"AeEnable": False, "ExposureTime": 20_000, "AnalogueGain": 2.5, "AwbEnable": False, "ColourGains": (1.9, 1.6)}
    for controls in (("AfMode", "LensPosition"), ()):
        inner = Picamera(controls)
        camera = PiCamera(lambda inner=inner: inner)
        assert camera.open() == "imx708"
        camera.settle()
        assert inner.set[0] == {"AeEnable": True, "AwbEnable": True} | ({"AfMode": 2} if controls else {})
        assert inner.set[1] == found | ({"AfMode": 0, "LensPosition": 3.3} if controls else {})
        assert inner.stamp >= 1_500_000_000
        assert camera.grab().shape == (40, 60, 3)
        camera.close()
        assert inner.closed


def test_a_loose_ribbon_or_a_missing_library_is_said() -> None:
    inner = Picamera()
    camera = PiCamera(lambda: inner)
    camera.open()
    inner.lost = True
    with pytest.raises(CameraError, match="gives no picture"):
        camera.grab()
    with pytest.raises(CameraError, match="does not start"):
        PiCamera(lambda: inner).open()
    with pytest.raises(CameraError, match="picamera2 cannot be used"):
        PiCamera().open()


def test_exposure_goes_with_the_mains_and_sources_can_be_handed_to_another_process() -> None:
    held = {5_000: 5_000, 14_000: 10_000, 16_000: 20_000, 33_000: 30_000}
    assert {found: mains_exposure(found) for found in held} == held
    for source in (PiCamera(), UsbCamera("/dev/video9"), PictureFile(Path("x.png"), noisy=True)):
        assert pickle.loads(pickle.dumps(source)).noisy, source
