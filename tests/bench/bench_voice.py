"""From the question to the first sample: clips in the cache and not, in both languages, against espeak-ng's bare call.

The time is taken from the call of `say` to the moment at which the sound card is told to start; the card's own buffer
comes on top and is printed. Floors of the same run: rendering the first sentence without anything of ours around it,
and handing a task to a waiting thread.
"""

from __future__ import annotations

import queue
import shutil
import statistics
import tempfile
import threading
from pathlib import Path
from time import monotonic

from companion.voice.cache import ClipCache
from companion.voice.espeak import Espeak
from companion.voice.mixer import BUFFER
from companion.voice.output import Act, NullOutput
from companion.voice.speaker import Speaker
from companion.voice.studio import Studio
from sounds import RATE

GOALS = {"cached": 0.100, "not cached": 0.300}
NAMES = ("Ada", "Ben", "Cleo", "Dora")
PROMPTS = {
    "de": (
        "{name}, du bist auf dem {n}. Rang. Nimm dir {n} Waren und lege sie vor dich.",
        "{n}. Runde, {name} beginnt. Deckt alle gleichzeitig auf, was ihr in der Hand habt.",
        "Nehmt euch jetzt jeder 25 Statuen, und {name} nimmt die Sanduhr.",
        "Es kommt zum Tumult! {name} war am gierigsten und verliert {n} Gefolgsleute an das Volk.",
    ),
    "en": (
        "{name}, you hold the {n}th rank. Take {n} goods and put them in front of you.",
        "Round {n}, {name} begins. Everybody reveals at once what is in their hands.",
        "Everybody take 25 statues now, and {name} takes the hourglass.",
        "There is a tumult! {name} was the greediest and loses {n} supporters to the people.",
    ),
}


def texts(language: str) -> list[str]:
    """Return what a herald says in a long game: every prompt for every player in seven rounds."""
    return [prompt.format(name=name, n=n) for n in range(4, 11) for name in NAMES for prompt in PROMPTS[language]]


def times(said: list[str], language: str, cache: ClipCache) -> tuple[list[float], int]:
    """Return the seconds to the first sample of every text, and how many clips had to be rendered."""
    output = NullOutput(monotonic)
    studio = Studio([Espeak()], cache)
    speaker = Speaker(studio, output)
    lasts = [Act.FOLLOW if len(studio.pieces(text, language)) > 1 else Act.SPEAK for text in said]
    found = [_once(speaker, output, text, last, language) for text, last in zip(said, lasts, strict=True)]
    speaker.close()
    return found, studio.rendered


def _once(speaker: Speaker, output: NullOutput, text: str, last: Act, language: str) -> float:
    """Say the text, wait until its last clip was started, and return when the first was."""
    before = len(output.heard)
    asked = monotonic()
    speaker.say(text, language)
    new = output.heard[before:]
    while last not in {heard.act for heard in new}:
        assert output.wait_for(before + len(new) + 1, 5.0), f"nothing was said: {text}"
        new = output.heard[before:]
    return next(heard.at for heard in new if heard.act is Act.SPEAK) - asked


def bare(said: list[str], language: str) -> float:
    """Return the median of the engine's own time for the first sentence."""
    engine, studio, found = Espeak(), Studio([], ClipCache(None)), []
    for text in said:
        piece = studio.pieces(text, language)[0]
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
    """Measure both languages with an empty cache, a full one on disk, and a full one in memory."""
    folder = Path(tempfile.mkdtemp())
    waking = handing_over()
    for language in PROMPTS:
        said = texts(language)
        cache = ClipCache(folder)
        found, rendered = times(said, language, cache)
        report("not cached", language, found, bare(said, language))
        for kept in (ClipCache(folder), cache):
            found, again = times(said, language, kept)
            assert again == 0, f"{again} clips were rendered twice"
            report("cached", language, found, waking)
        clips, size = cache.on_disk
        print(f"voice {language}: {len(said)} texts, {rendered} clips rendered, cache now {clips} clips, {size / 1e6:.1f} MB")
    print(f"voice: the card's buffer adds {BUFFER / RATE * 1000:.1f} ms")
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
