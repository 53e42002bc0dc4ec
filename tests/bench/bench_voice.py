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
from time import monotonic

from figures import Row, alone, report, use_rooms

use_rooms("")

from pace import until
from recording_output import RecordingOutput, SoundAct

from companion.games import game
from companion.language.voice.cache import ClipCache
from companion.language.voice.engine import Clip
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.language.voice.text.utterances import utterances
from companion.language.words import Words
from companion.system.languages import WHOLE
from companion.ui.narration.voice_preparation import list_said

PLAYED = game("tumult_royale")
NAMES = ("Ada", "Ben", "Cleo", "Dora")
GOALS = {"cached": 0.100, "not cached": 0.300}


class Counted(Espeak):
    """Counts the clips that it renders."""

    rendered = 0

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render and count."""
        self.rendered += 1
        return super().render(text, language, rate)


def times(said: list[str], language: str, cache: ClipCache) -> tuple[dict[str, list[float]], int]:
    """Return the seconds to the first sample of every text, rendered or not, and how many clips had to be rendered."""
    output, engine = RecordingOutput(monotonic), Counted()
    speaker = Speaker(Studio([engine], cache), output)
    speaker.set_players(NAMES)
    found: dict[str, list[float]] = {"cached": [], "not cached": []}
    for text in said:
        before = engine.rendered
        took = say(speaker, output, text, language)
        found["cached" if engine.rendered == before else "not cached"].append(took)
    speaker.close()
    return found, engine.rendered


def say(speaker: Speaker, output: RecordingOutput, text: str, language: str) -> float:
    """Say the text, wait until its last clip was started, and return the seconds to the first."""
    before, count = len(output.heard), len(utterances(text, language, NAMES))
    asked = monotonic()
    speaker.say(text, language)

    def begun() -> list[float]:
        return [heard.at for heard in output.heard[before:] if heard.act in (SoundAct.SPEAK, SoundAct.FOLLOW)]

    assert until(lambda: len(begun()) >= count), f"nothing was said: {text}"
    return begun()[0] - asked


def rows() -> Iterator[Row]:
    """Measure both languages with an empty cache, then with a full one on disk."""
    for language in WHOLE:
        with tempfile.TemporaryDirectory() as folder:
            said = [text for text in list_said(PLAYED, Words(language, [PLAYED.folder]), NAMES, 1, {}) if text]
            first, _ = times(said, language, ClipCache(Path(folder)))
            again, twice = times(said, language, ClipCache(Path(folder)))
        assert twice == 0, f"{twice} clips were rendered twice"
        for kind, found in (("not cached", first["not cached"]), ("cached", first["cached"] + again["cached"])):
            what = f"a prompt to its first sample, {kind}, 99 % of {len(found)}"
            yield alone(f"voice.{language}.{kind}", what, statistics.quantiles(found, n=100)[98], GOALS[kind])


if __name__ == "__main__":
    report(rows())
