"""Text from people is just text, whatever it is and by whichever door it comes; files of any shape start the program."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from at_the_desk import SEATS
from pace import LOST

from companion.app.cli import main
from companion.app.desk.app import words_of
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.play.acts import Answer
from companion.system.settings import load
from companion.table import scenario
from companion.table.errors import ScenarioRefused, SeatsRefused
from companion.table.seats import LONGEST_NAME, Seat, Seats, clean_name
from companion.table.table import Beginning
from hardware.cameras.camera import CameraError
from hardware.cameras.folder import read_picture

GAME = GAMES[0]
NAMES = {
    "A\u200bda\u2060": "Ada",
    "A\0da": "Ada",
    "\ud800Ada": "Ada",
    "\u202eAda\u202c": "Ada",
    "\u05d0\u05d3\u05d4": "\u05d0\u05d3\u05d4",
    "A" * 10_000: "A" * LONGEST_NAME,
    '{ $who } { "x" }': '{ $who } { "x" }',
    "../../etc/passwd": "../../etc/passwd",
    " A\n d\ta ": "A d a",
    "a" + "\u0301" * 50: "á\u0301",
    "Ada 🎲": "Ada 🎲",
}


def test_names_are_taken_in_a_cleaned_form_and_played_with(tmp_path):
    taken = []
    with closing(Library(tmp_path)) as library:
        for given, seen in NAMES.items():
            assert clean_name(given)[:2] == seen[:2]
            controller = library.begin(Beginning(GAME.name, Seats([Seat(given, "blue"), Seat("Ben", "yellow")]), {}, {}))
            name = controller.session.table.seats[0].name
            assert name.encode()
            assert len(name) <= LONGEST_NAME
            controller.do(Answer(None, 0))
            words_of("de", GAME)(controller.snapshot().question.words)
            taken.append(name)
            assert library.notebook.names()[:2] == (name, "Ben")
    with closing(Library(tmp_path)) as library:
        assert [library.resume(number).session.table.seats[0].name for number in range(1, len(taken) + 1)] == taken


def test_a_name_that_nobody_sees_is_refused_and_names_that_look_the_same_are_the_same(tmp_path, monkeypatch, capsys):
    for name in ("", " ", "\u200b", "\0", "\ud800", "\u202e", "\u0301", "\n\n"):
        with pytest.raises(SeatsRefused):
            Seats([Seat(name, "blue"), Seat("Ben", "yellow")])
    with pytest.raises(SeatsRefused, match="share a name"):
        Seats([Seat("Zoe\u0308", "blue"), Seat("Zoë\u200b", "yellow")])
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert main(["play", GAME.name, "--players", "\u200b:blue,Ben:yellow", "--terminal"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.slow
def test_names_on_the_screen(table):
    given = list(NAMES)
    table.begin(Beginning(GAME.name, Seats(map(Seat, [*given[4:7], given[-1]], GAME.colours)), {}, {}))
    assert table.desk.failure is None
    assert table.window.failure is None


def test_a_notebook_of_any_shape_starts_the_program(tmp_path):
    for number, notebook in enumerate((
        {"players": {"names": 5}}, {"players": 5}, {"players": {"names": [1, None, {"a": 2}]}}, {"box tumult_royale": [1, 2]},
        {"box tumult_royale": {"village": {"x": [[[]]]}, "number-6": "eleven", "no-such": 1}}, {"heard": {"tumult.raid": "often"}},
        {"lessons": {"citadels": {"a": 1}}}, [1, 2], 7, None,
    )):  # fmt: skip
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "notebook.json").write_text(json.dumps(notebook), encoding="utf-8")
        with closing(Library(folder)) as library:
            host = Host(library)
            assert host.dialogue().question is not None, notebook
            assert host.game(Beginning(GAME.name, SEATS, {}, {})).session.question is not None, notebook


def test_a_notebook_that_makes_no_sense_is_kept_and_named(tmp_path):
    path = tmp_path / "notebook.json"
    texts = ("[" * 100_000, "{broken", "\x00", '{"a":' + "9" * 5000 + "}", "", '"x"', "[]")
    for number, text in enumerate(texts, start=1):
        path.write_text(text, encoding="utf-8")
        (tmp_path / "notebook.json.twin").unlink(missing_ok=True)
        notebook = Notebook(path)
        assert f"notebook.json.damaged-{number} " in notebook.trouble, text[:9]
        assert notebook.names() == ()
        assert (tmp_path / f"notebook.json.damaged-{number}").read_text(encoding="utf-8") == text
        notebook.remember_names(("Ada",))
        assert Notebook(path).names() == ("Ada",)
    assert len(list(tmp_path.glob("*.damaged-*"))) == 4, "the newest few stay"


def test_settings_of_any_shape_start_the_program_and_are_named(tmp_path):
    path = tmp_path / "companion.toml"
    for text in (
        "a = " + "[" * 5000, "[ring]\ncount = " + "9" * 5000, "[ring]\ngamma = " + "9" * 400, '[screen]\nsize = "99999999999999999999x1"',
        '[screen]\nsize = "' + "9" * 9000 + 'x1"', "[button]\nencoder_pins = [[1], [2]]", "ring = 5", "[[ring]]\ncount = 1", "[\x00",
        '[ring]\nport = "' + "\\u200b" * 9 + '"', "[voice]\nrate = 1979-05-27", "[camera]\nscale = nan", "[camera]\nscale = inf",
    ):  # fmt: skip
        path.write_text(text, encoding="utf-8")
        settings = load(path)
        assert all(len(fault) < 400 and "companion.toml" in fault for fault in settings.faults), text[:30]
        assert settings.faults or "port" in text, text[:30]
        assert 0 <= settings.number("camera.scale") <= 10


def test_a_terminal_that_lacks_letters_input_or_room_is_a_question_mark_or_a_sentence(tmp_path):
    shell = f"{sys.executable} -m companion --terminal --language de"
    own = {**os.environ, "COMPANION_SETTINGS": str(tmp_path / "companion.toml"), "STATE_DIRECTORY": str(tmp_path)}
    for around, said in (
        ("echo 1 | PYTHONIOENCODING=ascii {}", "Genug f?r heute"),
        ("{} <&-", ""),
        ("{} </dev/null >/dev/full", "what it tells cannot be written: No space left on device"),
    ):
        done = subprocess.run(
            ["sh", "-c", around.format(shell)], env=own, capture_output=True, text=True, timeout=LOST, check=False
        )
        told = done.stdout + done.stderr
        assert "foresaw" not in told, told
        assert "Traceback" not in told, told
        assert said in told, told


def test_what_is_no_file_is_never_waited_for(tmp_path, capsys):
    fifo = tmp_path / "pipe.png"
    os.mkfifo(fifo)
    for path in (fifo, "/dev/zero"):
        assert main(["read", "tiles", str(path), "--profile", str(path), "--out", str(tmp_path)]) == 2
        with pytest.raises(ScenarioRefused):
            scenario.load(tmp_path / path)
    with pytest.raises(CameraError, match="at most 64 MB"):
        read_picture(Path("/dev/zero"))
    os.mkfifo(tmp_path / "companion.toml")
    assert load(tmp_path / "companion.toml").faults
    os.mkfifo(tmp_path / "notebook.json")
    assert Notebook(tmp_path / "notebook.json").trouble
    assert "Traceback" not in capsys.readouterr().err


def test_a_picture_of_too_many_pixels_is_refused_by_its_header(tmp_path):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0))
    (tmp_path / "bomb.png").write_bytes(png + chunk(b"IDAT", zlib.compress(bytes(10_000_000))) + chunk(b"IEND", b""))
    code = (
        "import sys; from pathlib import Path; from hardware.cameras.camera import CameraError\n"
        "from hardware.cameras.folder import read_picture\n"
        "try: read_picture(Path(sys.argv[1]))\n"
        "except CameraError: print(Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "bomb.png")]
    assert int(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1]) < 300_000, "kilobytes"


def test_check_names_file_and_line_of_what_a_game_does_not_have(tmp_path, capsys):
    path = tmp_path / "wrong.toml"
    two = "".join(f'\n[[seats]]\nname = "{name}"\ncolour = "{colour}"\n' for name, colour in (("Ada", "red"), ("Ben", "blue")))
    one = two[: two.index("\n[[seats]]", 1)]
    for text, said in (
        ('game = "citadels"\noptions = { cards = "some" }\n' + two, f"{path}, line 2: citadels, option cards: expected one of"),
        (
            'game = "citadels"\n\n[options]\ncards = "no"\ncolour = "red"\n' + two,
            f"{path}, line 5: citadels has no option colour",
        ),
        ('game = "citadels"\n\n' + one, f"{path}, line 4: citadels is for 2 to 7 players, not 1"),
        ('game = "chess"\n' + two, f"✗ {path}: there is no game chess"),
    ):
        path.write_text(text)
        assert main(["check", str(path)]) == 2
        assert said in capsys.readouterr().err


def test_whoever_mistypes_is_asked_what_was_meant(capsys):
    for words, said in (
        ("paly", "companion: there is no paly; did you mean play?"),
        ("play citadel", "there is no game citadel; did you mean citadels?"),
        ("play Tumult", "there is no game Tumult; did you mean tumult_royale?"),
        ("settings ring.cuont 3", "companion: ring.cuont is not a setting; did you mean ring.count?"),
        ("settings screen.theme evning", "must be one of auto, day, evening; did you mean evening?"),
        ("--terminall", "companion: there is no --terminall; did you mean --terminal?"),
        ("doctor --reprot", "companion: there is no --reprot; did you mean --report?"),
        ("voices chose pico", "companion voices: there is no chose; did you mean choose?"),
        ("--language xx", "companion: there is no xx; there are "),
    ):
        try:
            code = main(words.split())
        except SystemExit as ended:
            code = ended.code
        assert code == 2, words
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1, "one line, and no list of everything"
