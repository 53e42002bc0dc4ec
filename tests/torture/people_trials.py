"""Trials of people: anything at a table in any order, corrections of anything at any question, random commands with random words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import correcting
import looking
import test_mended
from counting import Bounds, Count, folder
from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from sessions import LINES, Table

from companion.games import GAMES


def corrections(bounds: Bounds) -> Count:
    """Correct one to four entries at any question: all invariants hold, what is asked can be answered, and the game goes on."""
    count, done = Count("corrections tried, with what follows"), Counter()
    for number in bounds:
        try:
            count.lost += correcting.corrected(number, done)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"seed {number}: {type(error).__name__} {error}")
        count.tried = done["tried"]
    return count


def mends(bounds: Bounds) -> Count:
    """Give earlier answers anew: the mended game is the straight game of the answers that people gave."""
    count = Count("answers given anew, against a straight game")
    for number in bounds:
        game, books = GAMES[number % len(GAMES)], ("light", "full")[number // len(GAMES) % 2]
        try:
            test_mended.mend_one(game, books, number, made_up=number % 2 == 1)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"{game.name}, {books}, seed {number}: {type(error).__name__} {error}")
        count.tried += 1
    return count


FEW = settings(max_examples=1, stateful_step_count=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))


def anything(bounds: Bounds) -> Count:
    """Do anything at a table, in any order, as the adversary does: nothing is thrown, and the journal holds what the table sees."""
    count = Count("sessions of anything that people do")
    for number in bounds:
        try:
            run_state_machine_as_test(seed(number)(Table), settings=FEW)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"seed {number}: {type(error).__name__} {error}")
        count.tried += 1
    return count


WORDS = (
    "", "1", "-1", "0", "99999999999999999999", "x", "Ada", "%", "=1+1", "..", "/dev/null", "nosuch/x.csv", "²", "1\n2", "--", "a" * 5000,
)  # fmt: skip
FILES = (
    "a.csv",
    "a.json",
    "a.bgsplay",
    "b.zip",
    "companion.toml",
    "notebook.json",
    "journal.db",
    "journal.tally",
    "backups",
    ".",
)


def _command(home: Path, rng: Random) -> list[str]:
    """Give the words of a command, one of them perhaps nonsense."""
    word, file, game = rng.choice(WORDS), str(home / rng.choice(FILES)), rng.choice(GAMES).name
    setting = rng.choice(("table.calm", "mqtt.on", "screen.rotation", "voice.rate", "sound.speech", "x.y"))
    words = rng.choice((
        ["play", game, "--players", rng.choice(("Ada:blue,Ben:yellow", "Ada,Ben,Clara", word))],
        ["resume"], ["resume", rng.choice(("1", "2", word))], ["games"], ["history", *rng.choice(([], [word], ["--csv"], ["--player", word]))],
        ["stats", word], ["stats", "Ada"], ["settings", setting, rng.choice(("true", "3", word))], ["settings"], ["export", file], ["backup", file],
        ["backup", str(home / "b.zip")], ["restore", "--yes", rng.choice((file, str(home / "b.zip")))], ["check", file], ["voices", "list"], [],
    ))  # fmt: skip
    played = not words or words[0] in {"play", "resume"}
    return ["--terminal", "--language", rng.choice(("de", "en")), *words] if played else words


def commands(bounds: Bounds) -> Count:
    """Type the real commands, with anything: each says what is wrong in a sentence, and what was played is there as it was."""
    count = Count("sessions of real commands")
    for number in bounds:
        rng = Random(number)
        with folder() as home:
            for _ in range(rng.randint(4, 9)):
                words = _command(home, rng)
                typed = "".join(f"{rng.choice(('1', '', rng.choice(LINES)))}\n" for _ in range(rng.randint(0, 25)))
                seen = looking.as_a_process(home, tuple(words), typed.encode("utf-8", "replace").decode())
                if any(fault in seen.shown + seen.said for fault in looking.FAULTS) or seen.code not in {0, 2}:
                    count.lost.append(f"seed {number}: {words!r:.200}: code {seen.code}: {seen.said[-600:]}")
            twice = [looking.as_a_process(home, ("--terminal", "--language", "en", "resume"), "") for _ in range(3)][1:]
            if twice[0].shown != twice[1].shown:
                count.lost.append(f"seed {number}: what is resumed twice is another game")
        count.tried += 1
    return count
