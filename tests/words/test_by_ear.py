"""Each game by ear alone: whole games in which every answer given was in what was said; counts are entered by ear, too."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from companion.games import BUILT_IN
from companion.narration.prompt import HEARD_OFTEN, KNOWN_WELL, MANY, telling
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.screen.compose import compose
from companion.screen.page import focus
from companion.screen.page.effects import Do
from companion.screen.page.state import after
from companion.screen.paint.formats import format_for
from companion.system.languages import LANGUAGES
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.questions.kinds import Number, Tally
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words
from tools.gallery.laid import Screen
from tools.gallery.scenes import screens_of

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
NAMES = ("Ada", "Ben", "Clara")
POINTING = {
    "de": r"\b(Tipp(t|e)? auf|tippt|antippen|Bildschirm|hier gezeigt|Gezeigt ist|seht ihr hier|unten auf)\b",
    "en": r"\b(tap|touch it|touch your|screen|shown here|are shown|below every|on the display)\b",
}
"""Words that point at a screen, which may not be there."""


def opened(game, **options: str) -> Controller:
    seats = Seats(map(Seat, NAMES, game.colours))
    return Controller(Session.begin(game, Beginning(game.name, seats, options, {}), MemoryLog()))


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_only_what_was_spoken(game, language):
    words, rng = Words(language, [game.folder]), Random(7)
    controller = opened(game)
    snapshot = controller.snapshot()
    asked, met = 0, set()
    while snapshot.question is not None:
        said = telling(snapshot, words, HEARD_OFTEN, answers=True)
        answer = snapshot.question.sample(rng)
        assert _heard(snapshot, answer, said, words), said
        others = [telling(snapshot, words, depth) for depth in (0, KNOWN_WELL) if snapshot.question.id not in met]
        assert not re.search(POINTING[language], " ".join([said, *others])), said
        met.add(snapshot.question.id)
        snapshot = controller.do(Answer(answer, snapshot.step))
        assert snapshot.refusal is None
        asked += 1
    assert asked > 5
    assert all(seat.name in telling(snapshot, words) for seat in snapshot.outcome.winners)


def _heard(snapshot: Snapshot, answer: object, said: str, words: Words) -> bool:
    """Tell whether what was said lets people find this answer; of a long list the first, and how to hear more."""
    question = snapshot.question
    if isinstance(question, Number):
        return str(question.low) in said and str(question.high) in said
    if isinstance(question, Tally):
        names = [words(row.words) if row.words else row.seat.name for row in question.rows]
        return all(name in said for name in names) or (names[0] in said and str(len(names)) in said)
    if isinstance(question, ReadTiles):
        return all(words(phrase(f"tile-{kind}")) in said for kind in question.kinds)
    if isinstance(question, ReadCubes):
        colours = [words(phrase(f"colour-{colour}")) for colour in question.most]
        return all(colour in said for colour in colours) or (colours[0] in said and str(len(colours)) in said)
    if not hasattr(question, "options"):
        return bool(said)
    names = {option.key: words(option.words) for option in question.options if option.off is None}
    keys = answer if isinstance(answer, tuple) else (answer,)
    if len(names) <= MANY:
        return all(names[key] in said for key in keys)
    return next(iter(names.values())) in said and str(len(names)) in said


COUNTED = (("tumult_royale", "full", ReadTiles), ("tumult_royale", "light", Tally), ("wallenstein", "light", ReadCubes))
MOST_PRESSES = 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "books", "kind"), COUNTED, ids=lambda each: getattr(each, "__name__", each))
def test_counts_are_entered_with_the_one_button_by_what_is_heard(name, books, kind, language):
    """Short presses count up what is named, a long one goes on to what is named next; the last one gives the answer."""
    game = next(game for game in BUILT_IN if game.name == name)
    screen = first_screen(game, books, kind)
    words, question = Words(language, [game.folder]), screen.snapshot.question
    scene = screen.scene(format_for(800, 480), words)
    wanted = called(question, question.sample(Random(5)), words)
    heard = set()
    for _ in range(MOST_PRESSES):
        page = compose(scene)
        here, said = focus.focused(page), focus.said(page)
        assert said
        effect = here.effect
        if here.name.startswith("row:"):
            thing, _, value = said.rpartition(": ")
            heard.add(thing)
            effect = here.effect if value == str(wanted[thing]) else here.short
        if isinstance(effect, Do) and isinstance(effect.act, Answer):
            break
        scene = replace(scene, state=after(scene.state, effect)[0])
    assert heard == set(wanted)
    assert called(question, question.read(effect.act.value), words) == wanted


def first_screen(game, books: str, kind) -> Screen:
    screens = (screen for players in reversed(game.seats) for screen in screens_of(game, players, {"books": books}))
    return next(replace(screen, camera=False) for screen in screens if isinstance(screen.snapshot.question, kind))


def called(question, answer, words: Words) -> dict[str, int]:
    """Give an answer by the names under which its counts are heard."""
    if isinstance(question, ReadTiles):
        faces = question.exist or {Tile(kind, count) for kind in question.kinds for count in question.counts}
        held = {face[:2]: sum(tile[:2] == face[:2] for tile in answer) for face in faces}
        return {words(phrase("heard-tile", kind=phrase(f"tile-{kind}"), n=n)): many for (kind, n), many in held.items()}
    if isinstance(question, ReadCubes):
        return {words(phrase(f"colour-{colour}")): many for colour, many in answer.items()}
    names = {
        row.key: ", ".join([*([row.seat.name] if row.seat else []), *([words(row.words)] if row.words else [])])
        for row in question.rows
    }
    return {names[key]: many for key, many in answer.items()}
