"""`companion voices prepare`: renders ahead what the games will say, in the best voice, however long that takes."""

import argparse
import os
import signal
import sys
from collections.abc import Iterable, Sequence

from companion.app.commands.common import complain
from companion.games import GAMES, GameMissing, game
from companion.language.voice import ahead, open_voice
from companion.language.voice.studio import Studio
from companion.language.words import Words
from companion.library.notebook import Notebook
from companion.system.extras import require
from companion.system.files import cache_folder, data_folder, settings_path
from companion.system.settings import Settings, load
from companion.ui.narration.voice_preparation import list_likely_texts

REHEARSALS = 12
LEAST_PRIORITY = 19
SAID = {
    ahead.Ending.DONE: "everything is there",
    ahead.Ending.STOPPED: "stopped; the same command goes on from here",
    ahead.Ending.CARD_FULL: "the card is full: what is there is used, and the rest is spoken by the fast voice",
    ahead.Ending.CACHE_FULL: "as much is kept as voice.cache_mb in the settings allows; the rest is spoken by the fast voice",
    ahead.Ending.VOICE_FAILED: "the voice fails again and again: companion voices says what is wrong",
}


def run(arguments: argparse.Namespace) -> int:
    """Render the sentences that the arguments of `voices prepare` ask for.

    Returns 2 if there is no such game or a voice keeps failing, else 0, even when it is stopped or space runs out.
    """
    require("voice")
    os.nice(LEAST_PRIORITY)
    settings = load(settings_path())
    language = arguments.language or settings.text("table.language")
    try:
        games = [game(arguments.game)] if arguments.game else list(GAMES)
    except GameMissing as missing:
        return complain(missing)
    options = dict(pair.split("=", 1) for pair in arguments.options.split(",") if "=" in pair)
    if arguments.names is None:
        names = Notebook(data_folder() / "notebook.json").names()
    else:
        names = tuple(name.strip() for name in arguments.names.split(",") if name.strip())
    studio = open_voice.open_studio(settings, cache_folder())
    try:
        lesson, answers = arguments.lesson, arguments.answers
        texts = (
            text
            for one in games
            for text in list_likely_texts(
                one, Words(language, [one.folder]), names[: one.seats[-1]], REHEARSALS, options,
                lesson_first=lesson, answers=answers,
            )
        )  # fmt: skip
        ending = _prepare_texts(studio, settings, texts, language, names, counts=arguments.counts)
    finally:
        studio.close()
        studio.settle()
    if not arguments.counts:
        print(SAID[ending])
    return 2 if ending is ahead.Ending.VOICE_FAILED else 0


def _prepare_texts(
    studio: Studio, settings: Settings, texts: Iterable[str], language: str, names: Sequence[str], *, counts: bool
) -> ahead.Ending:
    voice, rate = studio.find_best(language), settings.get_whole("voice.rate")
    if voice is None:
        return ahead.Ending.VOICE_FAILED
    wanted, of = ahead.find_missing(texts, language, names, voice, rate)
    going = True

    def stop(_signal: int, _frame: object) -> None:
        nonlocal going
        going = False

    def report(progress: ahead.Progress) -> bool:
        """Print a line of progress, on a terminal over the last one; return whether to go on."""
        if counts:
            print(progress.there, progress.of, flush=True)
        elif sys.stdout.isatty() or progress.there in (0, progress.of):
            end = "\r" if sys.stdout.isatty() and progress.there < progress.of else "\n"
            print(f"{progress.there} of {progress.of} sentences, {progress.seconds / 60:.1f} minutes now", end=end, flush=True)
        return going

    report(ahead.Progress(of - len(wanted), of))
    signal.signal(signal.SIGTERM, stop)
    try:
        return ahead.prepare(wanted, of, voice, studio.cache, rate, cache_folder(), report)
    except KeyboardInterrupt:
        return ahead.Ending.STOPPED
