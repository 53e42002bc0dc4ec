"""From the question to the first sample in a whole game of self-play, spoken on a null output, in both languages.

Played twice: with an empty cache, then with what the first time left on disk. The time is taken from the call of `say`
to the moment at which the sound card is told to start; the card's own buffer comes on top and is printed. Floors of the
same run: rendering the first sentence without anything of ours around it, and handing a task to a waiting thread.
"""

from __future__ import annotations

import queue
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from time import monotonic

from companion.games import game
from companion.language.voice.cache import ClipCache
from companion.language.voice.clip import Clip
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.sound.mixer import BUFFER
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
from sounds import RATE

sys.path.append(str(Path(__file__).parents[1]))

from pace import until
from recording_output import RecordingOutput, SoundAct

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


def bare(said: list[str], language: str) -> float:
    """Return the median of the engine's own time for the first sentence."""
    engine, found = Espeak(), []
    for text in said:
        piece = utterances(text, language)[0].write_for(engine.notation)
        began = monotonic()
        engine.render(piece, language, 155)
        found.append(monotonic() - began)
    return statistics.median(found)


def handing_over() -> float:
    """Return the median time until a waiting thread has a task."""
    tasks: queue.SimpleQueue[float | None] = queue.SimpleQueue()
    found: list[float] = []
    pause = threading.Event()

    def work() -> None:
        while (sent := tasks.get()) is not None:
            found.append(monotonic() - sent)

    thread = threading.Thread(target=work)
    thread.start()
    for _ in range(200):
        tasks.put(monotonic())
        pause.wait(0.001)
    tasks.put(None)
    thread.join()
    return statistics.median(found)


def report(kind: str, language: str, found: list[float], floor: float) -> None:
    """Print median and 99th percentile, the floor's share, and whether the goal is met."""
    median, worst = statistics.median(found), statistics.quantiles(found, n=100)[98]
    met = "met" if worst < GOALS[kind] else "MISSED"
    print(
        f"voice {language} {kind:10}: median {median * 1000:6.2f} ms, 99 % {worst * 1000:6.2f} ms of {len(found)}; "
        f"goal {GOALS[kind] * 1000:.0f} ms {met}; {median / floor:.1f} x floor {floor * 1000:.2f} ms"
    )


def main() -> None:
    """Measure both languages with an empty cache, then with a full one on disk."""
    folder = Path(tempfile.mkdtemp())
    waking = handing_over()
    for language in LANGUAGES:
        said = texts(language)
        first, rendered = times(said, language, ClipCache(folder))
        again, twice = times(said, language, ClipCache(folder))
        assert twice == 0, f"{twice} clips were rendered twice"
        report("not cached", language, first["not cached"], bare(said, language))
        report("cached", language, first["cached"] + again["cached"], waking)
        clips, size = ClipCache(folder).on_disk
        print(f"voice {language}: {len(said)} texts, {rendered} clips rendered; cache now {clips} clips, {size / 1e6:.1f} MB")
    print(f"voice: the card's buffer adds {BUFFER / RATE * 1000:.1f} ms")
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
