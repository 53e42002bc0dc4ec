"""`companion check` and `companion selfplay`: scenarios and random games, for tests and bug reports."""

import json
import os
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from companion.app.commands import common, players
from companion.games import BROKEN, GAMES, GameMissing, whole
from companion.games import game as find_game
from companion.rulebook import Rule, rulebook
from companion.table import Beginning, Game, MemoryLog, Seats, Session, TableError, errors, scenario, selfplay

TRIED_GAMES, TRIED_DEPTHS = 6, (5, 40)
"""Games in which `check` corrects everything, and after how many answers."""


def _add_check(check: ArgumentParser) -> None:
    check.add_argument("scenarios", nargs="+", type=Path, metavar="SCENARIO", help="a TOML file, a folder of them, or a game")
    check.add_argument("--json", action="store_true", help="print the final ledger of each")
    check.set_defaults(func=run_check)


def _add_selfplay(play: ArgumentParser) -> None:
    players.add_game(play)
    play.add_argument("--games", type=common.counting, default=100, metavar="N")
    play.add_argument("--seed", type=int, default=1, metavar="S")
    play.add_argument("--players", type=common.counting, metavar="N", help="only this number of players (default: each in turn)")
    play.add_argument("--books", choices=("light", "full"))
    play.add_argument(
        "--option", action="append", default=[], type=parse_option, metavar="NAME=CHOICE", help="fix an option of the game"
    )
    play.add_argument(
        "--jobs",
        type=common.counting,
        default=len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
        metavar="N",
        help="processes at once (default: one a core)",
    )
    play.add_argument("--json", action="store_true")
    play.set_defaults(func=run_selfplay)


COMMANDS: common.Commands = {"check": _add_check, "selfplay": _add_selfplay}


def parse_option(text: str) -> tuple[str, str]:
    """Read `NAME=CHOICE`."""
    name, equals, choice = text.partition("=")
    if not equals:
        raise ArgumentTypeError(f"expected NAME=CHOICE, got {text!r}")
    return name, choice


def run_check(arguments: Namespace) -> int:
    """Play the scenarios, and list what each named game lacks. Return 1 where one fails, 2 where one cannot be played."""
    worst = 0
    shown: defaultdict[str, set[str]] = defaultdict(set)
    claimed: dict[str, Path] = {}
    folders = {Path(game.name): game.folder for game in GAMES}
    for broken in BROKEN:
        if Path(broken.name) in arguments.scenarios:
            find_game(broken.name)  # raises an error that says why it cannot be checked
    meant = [folders.get(path, path) for path in arguments.scenarios]
    files = [file for path in meant for file in (scenario.find(path) if path.is_dir() else [path])]
    for path in files:
        try:
            loaded = scenario.load(path)
            played = scenario.play(loaded, find_game(loaded.beginning.game))
        except (errors.ScenarioFailed, errors.ScenarioRefused, GameMissing) as failed:
            print(f"✗ {f'{path}: ' if isinstance(failed, GameMissing) else ''}{failed}", file=sys.stderr)
            worst = max(worst, 1 if isinstance(failed, errors.ScenarioFailed) else 2)
            continue
        shown[loaded.beginning.game] |= played.rules
        claimed |= dict.fromkeys(loaded.rules, path)
        ledger = played.session.table.ledger.snapshot()
        print(json.dumps({"scenario": str(path), "ledger": ledger}, ensure_ascii=False) if arguments.json else f"✓ {path}")
    for game in GAMES:
        if Path(game.name) in arguments.scenarios:
            # List the texts that a game lacks, and the rules it enforces or prompts that none of its scenarios has shown
            served = [rule for rule in rulebook(game.folder).rules.values() if rule.serve != "explain"]
            unseen = [_describe_unseen(rule, claimed.get(rule.id)) for rule in served if rule.id not in shown[game.name]]
            for fault in (*whole.find_missing(game), *unseen, *_find_breaking(game)):
                print(f"✗ {fault}", file=sys.stderr)
                worst = max(worst, 1)
    return worst


def _describe_unseen(rule: Rule, claimed: Path | None) -> str:
    """Say that no scenario shows this rule, and why not, if one claims to."""
    if claimed is None:
        return f"{rule.id} ({rule.serve}) is shown by no scenario"
    return f"{rule.id} ({rule.serve}): {claimed.name} names it, but nothing asked or refused there has it in its `rules`"


def _find_breaking(game: Game) -> Iterator[str]:
    """Correct everything in some random games, and name what people cannot mend because it breaks the game each time."""
    tried, broke = Counter[str](), Counter[str]()
    try:
        for number in range(TRIED_GAMES):
            rng = Random(number)
            seats = players.some_seats(game, game.seats[number % len(game.seats)])
            session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
            for _ in range(rng.randrange(*TRIED_DEPTHS)):
                if session.question is not None:
                    session.answer(session.question.sample(rng))
            for group, breaks in selfplay.find_breaking_corrections(session) if session.question is not None else ():
                tried[group] += 1
                broke[group] += breaks
    except TableError as error:
        yield f"a game at random fails: {error} (companion selfplay {game.name})"
    for group, times in broke.items():
        if times > tried[group] / 2:
            what = f"{times} of {tried[group]} corrections of {group} break an invariant"
            yield f"{what}: declare what moves with them (`ledger.together`) or that nobody mends them (`ledger.fix`)"


class RandomGame(NamedTuple):
    """One game of self-play, before it is played: the game, its seats and options, and the random seed."""

    game: str
    seats: Seats
    options: Mapping[str, str]
    seed: str


class RandomGameEnd(NamedTuple):
    """How one random game ended: the number of answers, what broke, the scenario that replays it, and why it was refused."""

    answers: int
    broken: str = ""
    scenario: str = ""
    refused: str = ""


def run_selfplay(arguments: Namespace) -> int:
    """Play the games. At the first game that breaks, write its scenario and return 1; return 2 where a game is refused."""
    began = time.perf_counter()
    answers = 0
    game = find_game(arguments.game)
    options = dict(arguments.option) | ({"books": arguments.books} if arguments.books else {})
    numbers = (arguments.players,) if arguments.players else game.seats
    trials = [
        RandomGame(game.name, players.some_seats(game, numbers[number % len(numbers)]), options, f"{arguments.seed} {number}")
        for number in range(arguments.games)
    ]
    with closing(_try_all(trials, arguments.jobs)) as found:
        for tried in found:
            if tried.refused:
                print(tried.refused, file=sys.stderr)
                return 2
            if tried.broken:
                path = Path(f"broken-{game.name}.toml").resolve()
                path.write_text(tried.scenario, encoding="utf-8")
                print(f"✗ {tried.broken}\n  play it again: companion check {path}", file=sys.stderr)
                return 1
            answers += tried.answers
    seconds = time.perf_counter() - began
    figures = {
        "game": arguments.game,
        "games": arguments.games,
        "answers": answers,
        "games_per_second": round(arguments.games / seconds, 2),
        "answers_per_second": round(answers / seconds),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        rates = f"{figures['games_per_second']} games/s, {figures['answers_per_second']} answers/s"
        print(f"{arguments.games} {'game' if arguments.games == 1 else 'games'}, {answers} answers: {rates}")
    return 0


def _try_all(trials: Sequence[RandomGame], jobs: int) -> Generator[RandomGameEnd, None, None]:
    """Play the games in up to `jobs` processes and yield each result, in the order of the games."""
    if min(jobs, len(trials)) <= 1:
        yield from map(try_out, trials)
        return
    with ProcessPoolExecutor(min(jobs, len(trials)), get_context("fork")) as pool:
        try:
            yield from pool.map(try_out, trials, chunksize=max(1, min(20, len(trials) // (4 * jobs))))
        finally:
            pool.shutdown(cancel_futures=True)


def try_out(trial: RandomGame) -> RandomGameEnd:
    """Play one game with random legal answers, and check its invariants."""
    game = find_game(trial.game)
    try:
        session = Session.begin(game, Beginning(game.name, trial.seats, trial.options, {}), MemoryLog())
        return RandomGameEnd(selfplay.play_out(session, Random(trial.seed), game.invariants))
    except selfplay.SelfPlayFailed as broken:
        return RandomGameEnd(len(broken.rows), str(broken), selfplay.scenario_text(session, broken.rows, str(broken)))
    except TableError as error:
        return RandomGameEnd(0, refused=str(error))
