"""`companion sheet`: check a sheet for Any Box, add it to this table, and print it with codes from which others can add it."""

import tomllib
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.app.commands.common import Commands, play_options
from companion.app.commands.new.sheet_codes import CODE, SheetUnreadable, codes_in, draw_sheet, pieces, sheets_in
from companion.app.commands.players import seats_from, some_seats
from companion.app.lobby.sheet_files import MOST_BYTES as SHEET_BYTES
from companion.app.lobby.sheet_files import ON_STICKS, line_of, put, with_drawings
from companion.games.any_box import GAME, box, sheet_fields, sheet_reading
from companion.language.words import Words
from companion.system import extras, files, languages, settings, sticks, written
from companion.system.nearest import suggest
from companion.table import Beginning, TableError
from companion.table.game import SHEET

MOST_BYTES = 1_000_000
"""The most bytes of a file that is read; one offered at the table has `MOST_BYTES` of the lobby."""
PICTURES = {".jpg", ".jpeg", ".png"}
STICK = "stick"


def _add_sheet(sheet: ArgumentParser) -> None:
    what = sheet.add_subparsers(title="what", metavar="WHAT", required=True)
    check = what.add_parser("check", help="say whether sheets can be played, and in which line they cannot")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(func=run_check)
    add = what.add_parser("add", help="offer sheets at this table")
    add.add_argument(
        "sources", nargs="+", metavar="FILE|FOLDER|stick",
        help="a sheet, a folder, the stick that is plugged in, photographs of a printed sheet, or the text a phone read from it",
    )  # fmt: skip
    add.set_defaults(func=run_add)
    play = what.add_parser("play", help="play a sheet at once, to try it")
    play.add_argument("sheet", type=Path, metavar="FILE")
    play.add_argument("--players", metavar="NAME:COLOUR,…", help="who plays (default: as few as may)")
    play_options(play)
    play.set_defaults(func=run_play)
    printed = what.add_parser("print", help="write a sheet's page as a PDF, with codes from which others take it over")
    printed.add_argument("sheet", metavar="FILE|NAME", help=f"a file, or one that comes along: {', '.join(box.SHEETS)}")
    printed.add_argument("out", type=Path, metavar="OUT.pdf")
    printed.add_argument(
        "--language", choices=languages.LANGUAGES, default=SUPPRESS, help="default: the language of the settings"
    )
    printed.set_defaults(func=run_print)


COMMANDS: Commands = {"sheet": _add_sheet}


def run_check(arguments: Namespace) -> int:
    """Check each file; the exit code is 1 where one cannot be played."""
    failed = 0
    for path in arguments.files:
        try:
            plain = load_sheet(path)
        except SheetUnreadable as refused:
            failed = 1
            print(f"✗ {refused}")
        else:
            sheet = sheet_reading.read_sheet(plain)
            print(f"✓ {path}: {sheet.title.en}, {sheet.players[0]}–{sheet.players[1]}")
            text, words = _text_of(path), Words("en", [GAME.folder])
            for place, doubt in sheet_reading.list_doubts(plain):
                print(f"  ? line {line_of(text, place)}: {words(doubt)}")
    return failed


def run_add(arguments: Namespace) -> int:
    """Add every playable sheet that is found, and print what is refused; the exit code is 1 where anything is refused."""
    failed = 0
    codes: list[str] = []
    for path in _sources(arguments.sources):
        try:
            text = _codes_of(path)
            codes.append(text)
            if not CODE.search(text):
                _keep(load_sheet(path), str(path))
        except TableError as refused:
            failed = 1
            print(f"✗ {refused}")
    try:
        for plain in sheets_in("\n".join([*codes, *arguments.sources])):
            _keep(plain, "code")
    except SheetUnreadable as refused:
        failed = 1
        print(f"✗ {refused}")
    return failed


def _sources(sources: Sequence[str]) -> Iterator[Path]:
    """Yield the named files, and the sheets and photographs in named folders and on sticks. Raises `SheetUnreadable`."""
    for source in sources:
        folders = [Path(source)]
        if source == STICK:
            folders = [stick.folder / ON_STICKS for stick in sticks.mounted()]
            if not folders:
                raise SheetUnreadable("expected a plugged-in stick, found none")
        for folder in folders:
            if folder.is_dir():
                found = sorted(path for path in folder.iterdir() if path.suffix.lower() in {".toml", *PICTURES})
                if not found:
                    raise SheetUnreadable(f"{folder}: expected sheets (.toml) or photographs of their codes, found none")
                yield from found
            elif not CODE.search(source):
                yield folder


def _codes_of(path: Path) -> str:
    """Return a text file's text or the codes in a photograph. Raises `SheetUnreadable` where a photograph has none."""
    if path.suffix.lower() not in PICTURES:
        return _text_of(path)
    extras.require("camera")
    found = codes_in(path)
    if not found:
        raise SheetUnreadable(f"{path}: expected a photograph of a sheet's codes, found none that can be read")
    return found


def _keep(plain: Mapping[str, Any], source: str) -> None:
    sheet = sheet_reading.read_sheet(plain)
    path = put(files.data_folder(), GAME.name, sheet.title.en, plain)
    print(f"✓ {source}: {sheet.title.en} → {path}")


def run_play(arguments: Namespace) -> int:
    """Play a sheet at once, with the named players or as few as may."""
    from companion.app.commands.play_command import begin_at_once  # noqa: PLC0415 - it loads the desk

    plain = load_sheet(arguments.sheet)
    fewest, most = sheet_reading.read_sheet(plain).players
    named = seats_from(arguments.players, GAME.colours) if arguments.players else some_seats(GAME, min(most, max(2, fewest)))
    return begin_at_once(arguments, Beginning(GAME.name, named, {}, {SHEET: plain}))


def run_print(arguments: Namespace) -> int:
    """Write a sheet's page as a PDF."""
    extras.require("mat")
    plain = box.shipped(arguments.sheet) if arguments.sheet in box.SHEETS else load_sheet(Path(arguments.sheet))
    language = arguments.language or settings.load(files.settings_path()).text("table.language")
    files.write_atomically(arguments.out, draw_sheet(plain, Words(language, [GAME.folder])))
    print(f"{arguments.out}: {len(pieces(plain))} codes; others take the sheet by: companion sheet add PHOTOGRAPH")
    return 0


def load_sheet(path: Path) -> Mapping[str, Any]:
    """Read and check a sheet. Raises `SheetUnreadable`, which names the file, the line if known, and the reason."""
    text = _text_of(path)
    try:
        plain = with_drawings(written.parse_toml(text), path.parent)
        sheet_reading.read_sheet(plain)
    except sheet_fields.SheetRefused as refused:
        nearest = suggest(refused.unknown, refused.known)
        raise SheetUnreadable(f"{path}, line {line_of(text, refused.place)}: {refused}{nearest}") from refused
    except tomllib.TOMLDecodeError as fault:
        raise SheetUnreadable(f"{path}: {fault}") from fault
    except RecursionError as fault:
        raise SheetUnreadable(f"{path}: expected a sheet of a few levels, got one that is nested too deeply") from fault
    except ValueError as fault:
        raise SheetUnreadable(f"{path}: expected numbers of a few digits; one is too long to read") from fault
    if len(text.encode()) > SHEET_BYTES:
        raise SheetUnreadable(f"{path}: expected at most {SHEET_BYTES} bytes, got a file with more")
    return plain


def _text_of(path: Path) -> str:
    try:
        return written.read_text(path, MOST_BYTES)
    except OSError as fault:
        raise SheetUnreadable(f"{path}: {fault.strerror or fault}") from fault
