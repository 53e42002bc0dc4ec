"""Text from people is just text, whatever it is and by whichever door it comes; files of any shape start the program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from companion.app.cli import main
from companion.app.desk.app import words_of
from companion.app.lobby.evening import evening
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.games import game as find_game
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.play.acts import Answer
from companion.play.dialogue import Dialogue
from companion.system.settings import load
from companion.table import scenario
from companion.table.errors import ScenarioRefused, SeatsRefused
from companion.table.seats import LONGEST_NAME, Seat, Seats, clean_name
from companion.table.table import Beginning
from companion.ui.terminal.terminal import Left, SeatsWrong, Terminal

GAME = GAMES[0]
NAMES = {
    "zero width": ("A\u200bda\u2060", "Ada"),
    "nul": ("A\0da", "Ada"),
    "lone surrogate": ("\ud800Ada", "Ada"),
    "right to left": ("\u202eAda\u202c", "Ada"),
    "hebrew": ("\u05d0\u05d3\u05d4", "\u05d0\u05d3\u05d4"),
    "long": ("A" * 10_000, "A" * LONGEST_NAME),
    "placeable": ('{ $who } { "x" }', '{ $who } { "x" }'),
    "path": ("../../etc/passwd", "../../etc/passwd"),
    "lines": (" A\n d\ta ", "A d a"),
    "marks": ("a" + "\u0301" * 50, "á\u0301"),
    "emoji": ("Ada 🎲", "Ada 🎲"),
}
NOBODY = ("", " ", "\u200b", "\0", "\ud800", "\u202e", "\u0301", "\n\n")


@pytest.mark.parametrize(("given", "seen"), NAMES.values(), ids=NAMES)
def test_names_are_taken_in_a_cleaned_form_and_played_with(tmp_path, given, seen):
    assert clean_name(given)[:2] == seen[:2]
    library = Library(tmp_path)
    controller = library.begin(Beginning(GAME.name, Seats([Seat(given, "blue"), Seat("Ben", "yellow")]), {}, {}))
    name = controller.session.table.seats[0].name
    assert name.encode()
    assert len(name) <= LONGEST_NAME
    controller.do(Answer(None, 0))
    library.close()
    library = Library(tmp_path)
    assert library.notebook.names() == (name, "Ben")
    assert library.resume(1).session.table.seats[0].name == name
    words_of("de", GAME)(controller.snapshot().question.words)
    library.close()


@pytest.mark.parametrize("name", NOBODY)
def test_a_name_that_nobody_sees_is_refused(name):
    with pytest.raises(SeatsRefused):
        Seats([Seat(name, "blue"), Seat("Ben", "yellow")])


def test_names_that_look_the_same_are_the_same():
    with pytest.raises(SeatsRefused, match="share a name"):
        Seats([Seat("Zoe\u0308", "blue"), Seat("Zoë\u200b", "yellow")])


@pytest.mark.slow
@pytest.mark.parametrize("name", [given for given, _ in NAMES.values() if "\0" not in given and "\ud800" not in given])
def test_names_on_the_screen(tmp_path, name):
    from at_the_desk import DeskTable

    table = DeskTable(tmp_path)
    table.begin(Beginning(GAME.name, Seats([Seat(name, "blue"), Seat("Ben", "yellow")]), {}, {}))
    assert table.desk.failure is None
    table.close()


@pytest.mark.parametrize("name", NOBODY[1:4:2])
def test_the_command_line_refuses_in_a_line(name, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert main(["play", GAME.name, "--players", f"{name}:blue,Ben:yellow", "--terminal"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "notebook",
    [
        {"players": {"names": 5}},
        {"players": 5},
        {"players": {"names": [1, None, {"a": 2}]}},
        {"box tumult_royale": [1, 2]},
        {"box tumult_royale": {"village": {"x": [[[]]]}, "number-6": "eleven", "no-such": 1}},
        {"heard": {"tumult.raid": "often"}},
        {"lessons": {"citadels": {"a": 1}}},
        [1, 2],
        7,
        None,
    ],
)
def test_a_notebook_of_any_shape_starts_the_program(tmp_path, notebook):
    (tmp_path / "notebook.json").write_text(json.dumps(notebook), encoding="utf-8")
    library = Library(tmp_path)
    host = Host(library)
    assert host.dialogue().question is not None
    controller = host.game(Beginning(GAME.name, Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")]), {}, {}))
    assert controller.session.question is not None
    library.close()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"players":{"names":5}}', "\x00", '{"a":' + "9" * 5000 + "}", "", '"x"'])
def test_a_notebook_that_makes_no_sense_is_kept_and_named(tmp_path, text):
    path = tmp_path / "notebook.json"
    path.write_text(text, encoding="utf-8")
    notebook = Notebook(path)
    assert "notebook.json.damaged-1" in notebook.trouble
    assert (tmp_path / "notebook.json.damaged-1").read_text(encoding="utf-8") == text
    notebook.remember_names(("Ada",))
    assert Notebook(path).names() == ("Ada",)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000, "[ring]\ncount = " + "9" * 5000, "[ring]\ngamma = " + "9" * 400, '[screen]\nsize = "99999999999999999999x1"',
        '[screen]\nsize = "' + "9" * 9000 + 'x1"', "[button]\nencoder_pins = [[1], [2]]", "ring = 5", "[[ring]]\ncount = 1", "\x00",
        '[ring]\nport = "' + "\\u200b" * 9 + '"', "[voice]\nrate = 1979-05-27", "[camera]\nscale = nan", "[camera]\nscale = inf",
    ],
)  # fmt: skip
def test_settings_of_any_shape_start_the_program_and_are_named(tmp_path, text):
    path = tmp_path / "companion.toml"
    path.write_text(text, encoding="utf-8")
    settings = load(path)
    assert all(len(fault) < 400 and "companion.toml" in fault for fault in settings.faults)
    assert settings.faults or "port" in text
    assert 0 <= settings.number("camera.scale") <= 10


def test_what_is_no_file_is_never_waited_for(tmp_path, capsys):
    from hardware.cameras.camera import CameraError
    from hardware.cameras.folder import read_picture

    fifo = tmp_path / "pipe.png"
    os.mkfifo(fifo)
    for path in (fifo, "/dev/zero"):
        words = ["read", "tiles", str(path), "--profile", str(path), "--out", str(tmp_path)]
        assert main(words) == 2
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
    import struct
    import zlib

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0))
    png += chunk(b"IDAT", zlib.compress(bytes(10_000_000))) + chunk(b"IEND", b"")
    path = tmp_path / "bomb.png"
    path.write_bytes(png)
    code = (
        "import sys; from pathlib import Path; from hardware.cameras.camera import CameraError\n"
        "from hardware.cameras.folder import read_picture\n"
        "try: read_picture(Path(sys.argv[1]))\n"
        "except CameraError: print(Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert int(done.stdout.split()[-1]) < 300_000, "kilobytes"


LETTERS = "abcrsulqh?!'\"=.-0123456789 ²½\u200b\ud800{}$[]:,@#\t\0äß"


def random_line(rng: Random) -> str:
    kind = rng.random()
    if kind < 0.3:
        return rng.choice(
            ("", "1", "2", "u", "u!", "r", "s", "l", "?", "h", "a", "a 1", "a ²", "c it's", "c fact.x=1", "c a=-" + "9" * 5000)
        )
    if kind < 0.5:
        return f"{rng.choice('carsl?')} {rng.choice(('points', 'coins', 'fact.village', 'x'))}.{rng.choice(('blue', 'red'))}={rng.randint(-9, 99)}"
    return "".join(rng.choice(LETTERS) for _ in range(rng.randint(0, 30)))


def terminal_session(seed: int, lines: int = 25) -> None:
    """A session at the terminal, in the talk before a game or in a game, with lines of any kind."""
    rng = Random(seed)
    given = iter([random_line(rng) for _ in range(lines)])

    def read(_prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    def write(text: str) -> None:
        assert len(text) < 20_000
        text.encode()

    game = find_game(rng.choice([game.name for game in GAMES]))
    terminal = Terminal(words_of(rng.choice(("de", "en")), game), read, write, lambda _seconds: None)
    from companion.app.lobby.evening import LobbyState
    from companion.play.controller import Controller
    from companion.table.session import MemoryLog, Session

    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    with suppress(Left, SeatsWrong):
        if rng.random() < 0.3:
            Terminal(words_of("de"), read, write, lambda _seconds: None).play(Dialogue(lambda: evening(LobbyState())))
        else:
            terminal.play(Controller(Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())))


@pytest.mark.parametrize("part", range(4))
def test_the_terminal_never_breaks(part):
    for seed in range(part * 25, part * 25 + 25):
        terminal_session(seed)


@pytest.mark.parametrize(("begins", "line", "said"), [
    ('game = "citadels"\noptions = { cards = "some" }\n', 2, "option cards: expected one of"),
    ('game = "citadels"\n\n[options]\ncards = "no"\ncolour = "red"\n', 5, "citadels has no option colour"),
    ('game = "citadels"\noptions = { cards = "no", books = "thin" }\n', 2, "option books: expected one of light, full"),
    ('game = "citadels"\n\n', 4, "citadels is for 2 to 7 players, not 1"),
])  # fmt: skip
def test_check_names_file_and_line_of_what_a_game_does_not_have(tmp_path, capsys, begins, line, said):
    path = tmp_path / "wrong.toml"
    seats = [("Ada", "red"), ("Ben", "blue")][: 1 if "players" in said else 2]
    path.write_text(begins + "".join(f'\n[[seats]]\nname = "{name}"\ncolour = "{colour}"\n' for name, colour in seats))
    assert main(["check", str(path)]) == 2
    told = capsys.readouterr().err
    assert f"{path}, line {line}: " in told
    assert said in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("paly", "companion: there is no paly; did you mean play?"),
        ("play citadel", "there is no game citadel; did you mean citadels?"),
        ("play Tumult", "there is no game Tumult; did you mean tumult_royale?"),
        ("settings ring.cuont 3", "companion: ring.cuont is not a setting; did you mean ring.count?"),
        ("voices chose pico", "companion voices: there is no chose; did you mean choose?"),
        ("--language fr", "companion: there is no fr; there are de, en"),
    ],
)
def test_whoever_mistypes_is_asked_what_was_meant(words, said, capsys):
    try:
        code = main(words.split())
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1, "one line, and no list of everything"


def test_check_names_the_file_of_a_game_that_is_not_here(tmp_path, capsys):
    path = tmp_path / "chess.toml"
    path.write_text('game = "chess"\n[[seats]]\nname = "Ada"\ncolour = "red"\n')
    assert main(["check", str(path)]) == 2
    assert f"✗ {path}: there is no game chess" in capsys.readouterr().err
