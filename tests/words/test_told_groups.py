"""Every change of the books is told or silent on purpose; who only hears keeps the same public books as the screen."""

import os
import re
import tomllib
from collections import defaultdict
from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest
from heard_books import PUBLIC, Ear

from companion.games import BUILT_IN
from companion.language.words import Words
from companion.play.acts import Answer
from companion.system.languages import WHOLE
from companion.table.phrase import Phrase
from companion.ui.narration.prompt import tell_snapshot
from tools.by_ear import answered, begun

TOLD = tomllib.loads((Path(__file__).parent / "told_groups.toml").read_text(encoding="utf-8"))
GAMES = int(os.environ.get("COMPANION_EAR_GAMES", "1"))
"""So many games of each box and kind of books are listened to; a hundred are a good evening's proof."""
BY_SENTENCES = int(os.environ.get("COMPANION_EAR_BOOKS", "1"))
"""So many games of each box and kind of books are rebuilt from sentences alone; fifty of each kind are a hundred of a box."""
NAMES = ("Ada", "Ben", "Clara", "Dora", "Emil")
KNOWN = [game for game in BUILT_IN if game.name in TOLD]
ALL = pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
HERE = 777
"""Stands for a number in a sentence that is made into a pattern."""


SECRETS = defaultdict(set, citadels={"used"}, any_box={"ending"})
"""Groups of which only some values are told."""


def evenings(game, most: int = GAMES):
    """Begin games with light and full books and each number of players in turn."""
    books = ("light", "full") if any(option.name == "books" for option in game.options) else ("",)
    for number, kind in product(range(most), books):
        seats = [count for count in game.seats if count <= len(NAMES)]
        controller = begun(game, {"books": kind} if kind else {}, NAMES[: seats[number % len(seats)]])
        controller.go_on()
        yield controller, Random(number)


@ALL
def test_every_group_of_the_books_stands_in_the_table_and_is_told_as_it_says(game):
    words, table = Words("de", [game.folder]), TOLD[game.name]
    groups = {entry.group for controller, _ in evenings(game, 1) for entry in controller.snapshot().entries.values()}
    assert groups <= set(table), groups - set(table)
    told = {group for group, how in table.items() if how in {"sum", "change"}}
    assert told == {group for group in table if words.has(f"told-{group}")} - SECRETS[game.name]


@ALL
def test_who_only_hears_keeps_the_books_that_the_screen_shows_and_a_prompt_names_whom_it_tells_of(game):
    """Totals are copied from what is said alone; where the table counts, it knows. After every answer the copy is right."""
    table, heard = TOLD[game.name], 0
    sums = [group for group, how in table.items() if how == "sum"]
    by_prompt = {group for group, how in table.items() if how == "prompt"}
    for (controller, rng), language in zip(evenings(game), cycle(WHOLE), strict=False):
        words = Words(language, [game.folder])
        snapshot, ear, text = controller.snapshot(), {}, ""
        while snapshot.question is not None:
            before, said = snapshot, text
            snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
            text = tell_snapshot(snapshot, words, rng.choice((0, 2, 6)), by_ear=True)
            now = {name: value for name, value in snapshot.values.items() if snapshot.entries[name].group in sums}
            if before.place.round == 0:
                # The set-up is told by its prompts
                ear = dict(now)
                continue
            told = {change.name for change in snapshot.happened}
            for change in snapshot.happened:
                if change.group in by_prompt and change.seat is not None and change.after:
                    assert change.seat.name in f"{said} {text}", (change, said, text)
            for name, value in now.items():
                entry = snapshot.entries[name]
                ear.setdefault(name, entry.initial)
                if name in told and (found := total(text, entry, snapshot, words)) is not None:
                    ear[name] = found
                    heard += 1
                elif before.values.get(name) != value and (name not in told or name not in before.values):
                    ear[name] = value  # what the table has just counted itself, and what there was not before
            whole = {name for name in now if not partly(name, snapshot)}
            assert {name: ear.get(name) for name in whole} == {name: now[name] for name in whole}, (text, before.question.id)
    assert heard


def partly(name: str, snapshot) -> bool:
    """Tell whether a number is not all that there is, so that nobody says a total."""
    named = snapshot.names.get(snapshot.entries[name].group)
    return named is not None and named.whole is not None and not named.whole()


def total(text: str, entry, snapshot, words: Words) -> int | None:
    """Hear what an entry is now; None where it is not said."""
    named, place, seat = snapshot.names.get(entry.group), entry.place, entry.seat
    what = named.keys(place) if place and named is not None and named.keys is not None else place
    if seat is not None and not place:
        text = " ".join(re.findall(rf"(?:^|(?<=\. )){re.escape(seat.name)}: ([^.]*)\.", text))
    for pattern, value in patterns(entry, what, words):
        if found := pattern.search(text):
            return int(found[1]) if value is None else value
    return None


def patterns(entry, what, words: Words) -> list[tuple[re.Pattern[str], int | None]]:
    """Turn a group's sentence into patterns, each with the total that it says, or None where that is the number in it."""
    found = []
    for more, way, to in product((1, HERE), ("take", "give"), (0, 1, HERE + 1)):
        args = {"who": entry.seat or entry.key, "what": what or "", "more": more, "way": way, "to": to, "whole": 1}
        said = re.escape(words.say_aloud(Phrase(f"told-{entry.group}", {**args, "new": "", "count": 0})).rstrip("."))
        said = said.replace(str(HERE + 1), r"(\d+)").replace(str(HERE), r"\d+")
        found.append((re.compile(rf"(?<!\w){said}(?!\w)"), None if to > 1 else to))
    return found


@ALL
def test_the_public_books_are_rebuilt_from_the_sentences_at_each_rounds_end(game):
    """A listener that knows no game's code keeps cities, lands, ranks and counts from what it hears and presses."""
    words, rounds = Words("en", [game.folder]), 0
    for controller, rng in evenings(game, BY_SENTENCES * (2 if game.name == "any_box" else 1)):
        snapshot, ear, before = controller.snapshot(), None, ""
        while snapshot.question is not None:
            asked, prompt = snapshot, before
            answer = asked.question.sample(rng)
            snapshot = controller.do(Answer(answer, asked.step))
            before = tell_snapshot(snapshot, words, rng.choice((0, 2, 6)), by_ear=True)
            if asked.place.round == 0 or ear is None:
                ear = Ear(snapshot, words)
                continue
            ear.hear(prompt, answered(asked.question, asked.question.read(answer), words), before)
            if snapshot.place.round != asked.place.round or snapshot.question is None:
                rounds += 1
                seen = {
                    name: snapshot.values[name] for name, entry in snapshot.entries.items() if entry.group in PUBLIC[game.name]
                }
                heard = {name: ear.books.get(name) for name in seen}
                wrong = {name: (heard[name], seen[name]) for name in seen if alike(heard[name]) != alike(seen[name])}
                assert not wrong, (snapshot.options, wrong, prompt, before)
    assert rounds


def alike(value):
    """What lies in no order is compared in none; a balcony has one, but it is a list of colours that can be twice."""
    return sorted(value) if isinstance(value, tuple) else value


def test_grain_and_unrest_that_several_begin_to_have_are_told():
    game = next(game for game in BUILT_IN if game.name == "wallenstein")
    words, begun_together = Words("en", [game.folder]), 0
    for controller, rng in evenings(game, 1):
        snapshot = controller.snapshot()
        while snapshot.question is not None:
            before = snapshot.place.round
            snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
            new = [change for change in snapshot.happened if change.group in {"grain", "unrest"} and change.before == 0]
            if before and len(new) > 1:
                begun_together += 1
                said = tell_snapshot(snapshot, words, by_ear=True)
                assert all(words.say_aloud(change.told) in said for change in new)
    assert begun_together
