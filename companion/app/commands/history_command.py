"""`companion history`, `companion stats` and `companion export`: the plays, who won them, and the plays as files."""

import json
import sqlite3
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path

from companion.app.commands.common import Commands, counting, say_found
from companion.games import GAMES
from companion.language.words import Words
from companion.library import logged, opened_journal
from companion.library.history import bgstats, document, exports, stats
from companion.library.history.history import History
from companion.system import files, settings
from companion.system.sticks import mounted
from companion.table import TableError, phrase


class NoSuchPlay(TableError):
    """No play, player or file fits the arguments; the message says what was expected."""


def _add_formats(command: ArgumentParser) -> None:
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--csv", action="store_true", help="as a table for spreadsheets")


def _add_history(command: ArgumentParser) -> None:
    command.add_argument("play", nargs="?", type=counting, metavar="ID", help="one play by its number (default: the list)")
    command.add_argument("--player", default="", metavar="NAME", help="only plays with this player")
    command.add_argument("--game", default="", metavar="GAME", help="only plays of this box")
    command.add_argument("--last", type=counting, metavar="N", help="only the newest N")
    _add_formats(command)
    command.set_defaults(func=run_history)


def _add_stats(command: ArgumentParser) -> None:
    command.add_argument("who", nargs="?", default="", metavar="PLAYER|GAME", help="a player or a box (default: all players)")
    command.add_argument(
        "--by", choices=(*stats.PARTS, "pair"), help="all plays by year, month or place, or who won against whom"
    )
    _add_formats(command)
    command.set_defaults(func=run_stats)


def _add_export(command: ArgumentParser) -> None:
    command.add_argument("file", nargs="?", type=Path, metavar="FILE", help="ends in .bgsplay (BG Stats), .csv or .json")
    command.add_argument("--stick", action="store_true", help=f"all three as {exports.STEM}.… onto the stick that is plugged in")
    command.add_argument("--play", type=counting, metavar="ID", help="only the play of this number")
    command.add_argument("--series", action="store_true", help="games of a box in a row as one (default: as table.series says)")
    command.add_argument("--me", default="", metavar="NAME", help="the player whose app BG Stats is (default: nobody)")
    command.set_defaults(func=run_export)


COMMANDS: Commands = {"history": _add_history, "stats": _add_stats, "export": _add_export}


@contextmanager
def open_history() -> Iterator[tuple[History, bgstats.Texts]]:
    """Open this device's history for reading, even while somebody plays; yield it with the texts of its language."""
    words = Words(settings.load(files.settings_path()).text("table.language"), [game.folder for game in GAMES])
    with opened_journal.read_beside(files.data_folder()) as library, closing(History(library)) as history:
        say_found(library, words)
        history.refresh(within=None)
        yield history, bgstats.Texts(words)


in_json = partial(json.dumps, ensure_ascii=False, indent=1)


def _print_table(texts: bgstats.Texts, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    heads = [texts.words(phrase(f"export-{column}")) for column in columns]
    print(exports.spreadsheet([heads, *rows], texts.words.language), end="")


def run_history(arguments: Namespace) -> int:
    """Print the list of plays, or one play."""
    with open_history() as (history, texts):
        if arguments.play is not None:
            return _show_one(arguments, _play_of(history, arguments.play), texts)
        lines = stats.list_plays(history.db, arguments.last, box=arguments.game, player=arguments.player)
        if not lines and (arguments.game or arguments.player):
            of = " and ".join(wanted for wanted in (arguments.game, arguments.player) if wanted)
            raise NoSuchPlay(f"expected plays of {of} on this device, found none")
        if arguments.json:
            print(in_json([asdict(line) for line in lines]))
        elif arguments.csv:
            plays = [play for line in lines if (play := history.play(line.uuid)) is not None]
            print(exports.write_plays(plays, exports.ExportForm.CSV, texts, _read_clock()), end="")
        else:
            for line in lines:
                length = f"{line.minutes} min" if line.minutes is not None else "?"
                won = ", ".join(line.winners) or ("–" if line.aborted else "?")
                box, players = texts.box(line.box, line.title, line.titles), ", ".join(line.players)
                print(f"{line.game:5}  {line.day or '?':10}  {length:>8}  {box}: {players}  → {won}")
    return 0


def _play_of(history: History, number: int) -> document.Play:
    made = history.plays.document_of(number)
    play = history.play(made.uuid) if made is not None else None
    if play is None:
        raise NoSuchPlay(f"this device has no play with the number {number}; `companion history` lists all")
    return play


def _show_one(arguments: Namespace, play: document.Play, texts: bgstats.Texts) -> int:
    if arguments.json:
        print(in_json(document.convert_play(play)))
    elif arguments.csv:
        print(exports.write_plays([play], exports.ExportForm.CSV, texts, _read_clock()), end="")
    else:
        length, box = logged.minutes(play.duration), texts.box(play.game, play.title, play.titles)
        print(f"{box}  {logged.day(play.ended) or '?'}  {'?' if length is None else length} min  {play.rounds} ↻")
        for seat in play.standing:
            thought = logged.minutes(seat.thinking)
            print(f"{seat.rank or '–':>3}  {seat.score if seat.score is not None else '–':>4}  {seat.name} ({seat.colour})"
                  f"{'' if thought is None else f', {thought} min'}")  # fmt: skip
        print("".join(f"{text}\n" for text in (texts.board(play), play.place, play.comment) if text), end="")
    return 0


def run_stats(arguments: Namespace) -> int:
    """Print all players, a player's page, or a box's page."""
    with open_history() as (history, texts):
        db, who = history.db, arguments.who
        if arguments.by:
            _print_by(arguments, db, texts)
            return 0
        if not who:
            players = stats.players_known(db)
            if arguments.json:
                print(in_json([dict(zip(("name", "plays", "wins"), row, strict=True)) for row in players]))
            elif arguments.csv:
                _print_table(texts, ("player", "plays", "wins"), players)
            else:
                heads = [texts.words(phrase(f"export-{column}")) for column in ("plays", "wins")]
                print("  ".join(heads))
                for name, plays, wins in players:
                    print(f"{plays:{len(heads[0])}}  {wins:{len(heads[1])}}  {name}")
            return 0
        boxes = {game.name for game in GAMES} | {one.kind for one in stats.boxes_played(db)}
        page = stats.box_stats(db, who) if who in boxes else stats.player_stats(db, who)
        if page is None:
            raise NoSuchPlay(f"{who} is neither a player nor a box of any play on this device")
        if arguments.json:
            print(in_json(asdict(page)))
        elif isinstance(page, stats.PlayerStats):
            _print_player(arguments, page, texts)
        else:
            _print_box(arguments, page, texts)
    return 0


def _print_by(arguments: Namespace, db: sqlite3.Connection, texts: bgstats.Texts) -> None:
    """Print all plays by year, month or place, or the pairs of players."""
    found: Sequence[stats.PlaysOf | stats.Pair]
    if arguments.by == "pair":
        found = found_pairs = stats.pairs(db)
        columns: tuple[str, ...] = ("player", "player", "plays", "wins", "wins")
        rows: list[tuple[object, ...]] = [(one.name, one.other, one.plays, one.won, one.lost) for one in found_pairs]
    else:
        found = shares = stats.plays_by(db, arguments.by)
        columns = ("place" if arguments.by == "place" else "date", "plays", "minutes", "game")
        rows = [(one.what, one.plays, one.minutes, texts.box(one.box, one.title, one.titles)) for one in shares]
    if arguments.json:
        print(in_json([asdict(one) for one in found]))
    elif arguments.csv:
        _print_table(texts, columns, rows)
    else:
        for row in rows:
            print("  ".join("?" if cell is None else str(cell) for cell in row))


def _print_player(arguments: Namespace, page: stats.PlayerStats, texts: bgstats.Texts) -> None:
    rows = [
        (texts.box(box.box, box.title, box.titles), box.plays, box.wins, box.best, None if box.mean is None else float(box.mean))
        for box in page.boxes
    ]
    if arguments.csv:
        _print_table(texts, ("game", "plays", "wins", "best", "mean"), rows)
        return
    print(f"{page.name}: {page.plays} ({page.wins} ♛){f', {page.colour}' if page.colour else ''}")
    for name, plays, wins, best, mean in rows:
        scores = "" if best is None or mean is None else f"  max {best}  ø {mean:.1f}"
        print(f"  {name}: {plays} ({wins} ♛){scores}")
    for rival in page.rivals:
        print(f"  ↔ {rival.name}: {rival.plays} ({rival.won} : {rival.lost})")


def _print_box(arguments: Namespace, page: stats.BoxStats, texts: bgstats.Texts) -> None:
    fame = [(line.name, line.score, line.day) for line in page.fame]
    if arguments.csv:
        _print_table(texts, ("player", "score", "date"), fame)
        return
    print(f"{texts.box(page.box, page.title, page.titles)}: {page.plays}, ø {page.minutes or '?'} min")
    for name, score, date in fame:
        print(f"  ♛ {score:4}  {name}  {date}")
    for share in (*page.colours, *page.roles):
        print(f"  {share.what}: {share.won}/{share.of}")


def _read_clock() -> int:
    return time.time_ns() // 1_000_000


def run_export(arguments: Namespace) -> int:
    """Write plays to files, and print what the files contain."""
    if arguments.stick:
        folder = next((stick.folder for stick in mounted() if stick.writable), None)
        if folder is None:
            raise NoSuchPlay("expected a plugged-in stick that can be written, found none")
        targets = [(folder / f"{exports.STEM}.{form}", form) for form in exports.ExportForm]
    elif arguments.file is None:
        raise NoSuchPlay("expected a file or --stick, got neither")
    else:
        try:
            targets = [(arguments.file, exports.ExportForm(arguments.file.suffix.removeprefix(".")))]
        except ValueError as error:
            raise NoSuchPlay(f"expected a file name that ends in .bgsplay, .csv or .json, got {arguments.file}") from error
        if arguments.file.exists() and arguments.file.resolve().parent == files.data_folder().resolve():
            raise NoSuchPlay(f"expected a file outside the library's folder, got {arguments.file}")
    with open_history() as (history, texts):
        plays = history.list_all_plays() if arguments.play is None else (_play_of(history, arguments.play),)
        if arguments.me and arguments.me not in exports.names_in(plays):
            raise NoSuchPlay(f"expected the name of a player of these plays, got {arguments.me}")
        series = arguments.series or settings.load(files.settings_path()).flag("table.series")
        for path, form in targets:
            exports.write_export(exports.write_plays(plays, form, texts, _read_clock(), arguments.me, series=series), path)
            print(path)
        names = exports.names_in(plays)
        what = f"{len(plays)} {'play' if len(plays) == 1 else 'plays'}"
        print(
            f"{what} with results, times, comments, and the names of {', '.join(names)}"
            if names
            else f"{what}: nothing to export yet"
        )
    return 0
