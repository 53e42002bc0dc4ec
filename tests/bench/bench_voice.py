"""From the question to the first sample in a whole game of self-play, spoken on a null output, in both languages.

Played twice: with an empty cache, then with what the first time left on disk. The time is taken from the call of `say`
to the moment at which the sound card is told to start; the card's own buffer comes on top. What counts is the slowest of a hundred.
`python tests/bench/bench_voice.py [--json]`.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

from figures import Row, alone, report, use_rooms

use_rooms("")

from pace import until
from recording_output import RecordingOutput, SoundAct

from companion.games import game
from companion.language.voice.cache import ClipCache
from companion.language.voice.clip import Clip
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.language.voice.text.utterances import utterances
from companion.language.words import Words
from companion.play.snapshot import snapshot
from companion.system.languages import LANGUAGES
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.prompt import tell_snapshot

GAME = "tumult_royale"
NAMES = ("Ada", "Ben", "Cleo", "Dora")
GOALS = {"cached": 0.100, "not cached": 0.300}


class Counted(Espeak):
    """Counts the clips that it renders."""

    rendered = 0

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render and count."""
        self.rendered += 1
        return super().render(text, language, rate)


def texts(language: str) -> list[str]:
    """Return all that the narrator says in one game of random legal answers."""
    played, chance = game(GAME), Random(1)
    words = Words(language, [played.folder])
    seats = Seats([Seat(name, colour) for name, colour in zip(NAMES, played.colours, strict=False)])
    session = Session.begin(played, Beginning(GAME, seats, {}, {}), MemoryLog())
    said = [tell_snapshot(snapshot(session), words)]
    while session.question is not None:
        session.answer(session.question.sample(chance), source="selfplay")
        said.append(tell_snapshot(snapshot(session), words))
    return said


def times(said: list[str], language: str, cache: ClipCache) -> tuple[dict[str, list[float]], int]:
    """Return the seconds to the first sample of every text, rendered or not, and how many clips had to be rendered."""
    output, engine = RecordingOutput(monotonic), Counted()
    speaker = Speaker(Studio([engine], cache), output)
    speaker.set_players(NAMES)
    found: dict[str, list[float]] = {"cached": [], "not cached": []}
    for text in said:
        before = engine.rendered
        took = _once(speaker, output, text, len(utterances(text, language, NAMES)), language)
        found["cached" if engine.rendered == before else "not cached"].append(took)
    speaker.close()
    return found, engine.rendered


def _once(speaker: Speaker, output: RecordingOutput, text: str, count: int, language: str) -> float:
    """Say the text, wait until its last clip was started, and return when the first was."""
    before = len(output.heard)
    asked = monotonic()
    speaker.say(text, language)

    def spoken() -> bool:
        return sum(heard.act in (SoundAct.SPEAK, SoundAct.FOLLOW) for heard in output.heard[before:]) >= count

    assert until(spoken), f"nothing was said: {text}"
    return next(heard.at for heard in output.heard[before:] if heard.act is SoundAct.SPEAK) - asked


def rows() -> Iterator[Row]:
    """Measure both languages with an empty cache, then with a full one on disk."""
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            said = texts(language)
            first, _ = times(said, language, ClipCache(Path(folder)))
            again, twice = times(said, language, ClipCache(Path(folder)))
        assert twice == 0, f"{twice} clips were rendered twice"
        for kind, found in (("not cached", first["not cached"]), ("cached", first["cached"] + again["cached"])):
            what = f"a prompt to its first sample, {kind}, 99 % of {len(found)}"
            yield alone(f"voice.{language}.{kind}", what, statistics.quantiles(found, n=100)[98], GOALS[kind])


if __name__ == "__main__":
    report(rows())
