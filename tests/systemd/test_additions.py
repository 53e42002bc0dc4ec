"""A game or a program is taken from a stick by questions alone: what fits is unpacked whole, what does not changes nothing."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from companion.app.lobby.stick_talk import Sticks, use_stick
from companion.library.updates import AdditionRefused, add_wheel, fits
from companion.play import Answer, Work
from companion.play.dialogue import Dialogue
from companion.system.files import added_folder
from companion.system.sticks import Stick

INFO = "chess-1.2.dist-info"


def a_wheel(folder: Path, name: str = "chess-1.2-py3-none-any.whl", needs: str = "numpy", **files: str) -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("chess/__init__.py", "VERSION = 1\n")
        archive.writestr(f"{INFO}/METADATA", f"Metadata-Version: 2.1\nName: chess\nVersion: 1.2\nRequires-Dist: {needs}\n")
        archive.writestr("chess-1.2.data/purelib/chess/board.py", "")
        for file, text in files.items():
            archive.writestr(file, text)
    return path


@pytest.mark.parametrize(
    ("wheel", "good"),
    [
        ("chess-1.2-py3-none-any.whl", True),
        ("onnxruntime-1.31.1-cp313-cp313-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl", True),
        ("cryptography-50.0.2-cp311-abi3-manylinux_2_34_aarch64.whl", True),
        ("onnxruntime-1.31.1-cp312-cp312-manylinux_2_27_aarch64.whl", False),
        ("onnxruntime-1.31.1-cp313-cp313-manylinux_2_27_x86_64.whl", False),
        ("onnxruntime-1.31.1-cp313-cp313-macosx_14_0_arm64.whl", False),
        ("chess.whl", False),
    ],
)
def test_a_wheel_says_by_its_name_whom_it_fits(wheel, good):
    assert fits(wheel, (3, 13), "aarch64") is good


def test_a_newer_version_takes_the_place_of_an_older_one(tmp_path):
    target = tmp_path / "added"
    (target / "chess").mkdir(parents=True)
    (target / "chess/old.py").touch()
    (target / "chess-1.1.dist-info").mkdir()
    added = add_wheel(a_wheel(tmp_path, needs="a-clock>=2"), target)
    assert (added.name, added.version, added.lacking) == ("chess", "1.2", ("a-clock",))
    assert sorted(path.relative_to(target).as_posix() for path in target.rglob("*.py")) == ["chess/__init__.py", "chess/board.py"]
    assert [path.name for path in target.glob("*.dist-info")] == [INFO]


@pytest.mark.parametrize("spoilt", ["cut off", "climbs out", "no package", "for another machine"])
def test_what_is_spoilt_changes_nothing(tmp_path, spoilt):
    target = tmp_path / "added"
    (target / "chess").mkdir(parents=True)
    (target / "chess/old.py").touch()
    wheel = a_wheel(tmp_path, "chess-1.2-cp27-none-any.whl" if spoilt == "for another machine" else "chess-1.2-py3-none-any.whl")
    if spoilt == "cut off":
        wheel.write_bytes(wheel.read_bytes()[:-40])
    elif spoilt == "climbs out":
        with zipfile.ZipFile(wheel, "a") as archive:
            archive.writestr("../out.py", "")
    elif spoilt == "no package":
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr("chess/__init__.py", "")
    with pytest.raises(AdditionRefused):
        add_wheel(wheel, target)
    assert [path.relative_to(target).as_posix() for path in target.rglob("*")] == ["chess", "chess/old.py"]
    assert not (tmp_path / "out.py").exists()


def test_a_table_takes_a_game_from_a_stick_by_three_answers(tmp_path, monkeypatch):
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "state"))
    (tmp_path / "companion").mkdir()
    wheel = a_wheel(tmp_path / "companion")
    talk = Dialogue(lambda: use_stick(Sticks((Stick("stick", tmp_path, True),), tmp_path)))
    for answer in ("add", wheel.name, "take"):
        talk.do(Answer(answer, talk.snapshot().step))
    assert isinstance(talk.question, Work)
    talk.do(Answer(talk.question.task(), talk.snapshot().step))
    assert talk.question.args["what"].id == "stick-added"
    assert (added_folder() / "chess/__init__.py").exists()
