"""Each game by ear alone: whole games in which every answer given was in what was said; counts are entered by ear, too."""

import os
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from companion.games import BUILT_IN
from companion.language.voice.text.pronounce import pronounce
from companion.language.words import Words
from companion.play.acts import Adopt, Answer, Correct, Undo
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.system.languages import WHOLE
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Draw, ReadCubes, ReadTiles, Tile
from companion.table.questions.kinds import Choose, Number, Tally
from companion.table.questions.one_each import OneEach
from companion.table.session import MemoryLog, Session
from companion.ui.narration.offered import LETTERED, MANY, groups, speak_name
from companion.ui.narration.prompt import HEARD_OFTEN, KNOWN_WELL, tell_snapshot
from companion.ui.pages.effects import Both, Do, TurnPage
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.views.ask.choose import MORE
from tools.by_ear import begun, played, scene_by_ear
from tools.gallery.laid import Screen
from tools.gallery.scenes import screens_of

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
POINTING = {
    "de": r"\b(Tipp(t|e)? auf|tippt|antippen|Bildschirm|hier gezeigt|Gezeigt ist|seht ihr hier|unten auf)\b",
    "en": r"\b(tap|touch it|touch your|screen|shown here|are shown|below every|on the display)\b",
}
"""Words that point at a screen, which may not be there."""


PROMPTS = int(os.environ.get("COMPANION_EAR_PROMPTS", "180"))
"""So many prompts are tried in all; ten thousand are a good evening's proof."""
SIZES = ((800, 480), (1280, 720), (720, 1280), (480, 320))
BOOKS = ("light", "full")
GAMES = [(game, books) for game in BUILT_IN for books in BOOKS if books == "full" or game.name != "any_box"]
NO_SPEECH = re.compile(r"[\[\]{}<>|/\\_=+*#~^\u2190-\u21ff\u00d7\u2212\u2264\u2265]|\(|\)|\b[A-Z]\d|\d[A-Z]\b")
"""What no voice is given: codes, arrows, brackets, signs."""
ALONE = {"de": "Drücken: ", "en": "Press: "}
PRESSES = {"de": ("Halten: ", "Kurz drücken: "), "en": ("Hold: ", "Press briefly: ")}


def each_prompt(game, books: str, most: int):
    """Play at random, with other people, language, size and depth each time; give what is open, its scene and what is said.

    Now and then an answer is taken back, the books are corrected, the game is put away and opened again, and short presses
    have gone on and the language changes while the button stands somewhere.
    """
    rng = Random(f"{game.name} {books}")
    every = {language: Words(language, [game.folder]) for language in WHOLE}
    tried = 0
    while tried < most:
        names = ("Ada", "Ben", "Clara", "Dora", "Emil")[: rng.choice([n for n in game.seats if n <= 5])]
        options = {"books": books} if any(option.name == "books" for option in game.options) else {}
        controller = begun(game, options, names)
        controller.go_on()
        snapshot = controller.snapshot()
        stride = 1 + rng.randrange(3) * (most > 100)
        while snapshot.question is not None and tried < most:
            for _ in range(stride):
                if snapshot.question is not None:
                    snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
            controller, snapshot = stirred(controller, snapshot, rng)
            if snapshot.question is None:
                break
            language = rng.choice(WHOLE)
            scene = scene_by_ear(snapshot, every[language], rng.choice(SIZES))
            for _ in range(rng.randrange(4) if rng.random() < 0.1 else 0):
                scene = replace(scene, state=apply_effect(scene.state, focus.find_short_press(compose(scene)))[0])
                scene = replace(scene, words=every[rng.choice(WHOLE)])
            page = compose(scene)
            said = tell_snapshot(snapshot, scene.words, rng.choice((0, 2, 6)), by_ear=True, offered=focus.list_offered(page))
            tried += 1
            yield scene, page, said
            if snapshot.draft is not None:
                snapshot = controller.do(Adopt())


def stirred(controller: Controller, snapshot: Snapshot, rng: Random) -> tuple[Controller, Snapshot]:
    """Mostly leave a game alone; else take an answer back, correct a number of the books, or wake it from its entries."""
    what = rng.random()
    numbers = [name for name, value in snapshot.values.items() if type(value) is int and name not in snapshot.fixed]
    if what < 0.05:
        return controller, controller.do(Undo(insist=True))
    if what < 0.08 and numbers:
        name = rng.choice(numbers)
        corrected = controller.do(Correct({name: max(snapshot.values[name] + rng.choice((-1, 1)), 0)}))
        # What is refused is said alone: the question, and where the button stands, are as they were
        return controller, controller.snapshot() if corrected.refusal is not None else corrected
    if what < 0.1:
        log = MemoryLog(controller.session._log.rows)
        controller = Controller(Session.resume(controller.session.game, log.rows, log))
        controller.go_on()
        return controller, controller.snapshot()
    return controller, snapshot


@pytest.mark.parametrize(("game", "books"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_what_is_named_is_what_a_press_brings_about(game, books):
    """The answer that a press gives is the one that was named, and nobody acts by a press that is meant for another player."""
    wrong = []
    for scene, page, said in each_prompt(game, books, PROMPTS // len(GAMES)):
        question = scene.snapshot.question
        wrong += [(question.id, scene.words.language, name, said) for name in named_wrongly(scene, page, said)]
        wrong += [
            (question.id, scene.words.language, found[0], said)
            for found in [NO_SPEECH.search(pronounce(said, scene.words.language))]
            if found
        ]
    assert not wrong, f"{len(wrong)} differ: {wrong[:5]}"


def named_wrongly(scene, page, said: str):
    """Say what differs between the spoken words and what each press does, found out by carrying the presses out."""
    question, words = scene.snapshot.question, scene.words
    here = focus.find_focused(page)
    if here is None:
        return
    long, short = PRESSES[words.language]
    takes = focus.find_long_press(page)
    if isinstance(takes, Do) and isinstance(takes.act, Answer):
        heard = said.rpartition(long)[2]
        wanted = called_aloud(question, takes.act.value, words)
        if focus.alone(page):
            heard = said.rpartition(ALONE[words.language])[2]
        if here.counts:
            counted = said.removesuffix(f" {words.plain('prompt-count-how')}")
            heard = next((each for each in wanted if counted.endswith(f"{each}.")), "")
        if wanted and not any(heard.startswith(each) for each in wanted):
            yield f"a long press gives {takes.act.value}"
        if takes.act.value in ahead(question):
            yield "a press acts for another player"
    if here.short is None and len(own_stops(page)) > 1:
        onward = replace(scene, state=apply_effect(scene.state, focus.find_short_press(page))[0])
        following = focus.list_offered(compose(onward)).here
        if short in said and not said.rpartition(short)[2].startswith(following):
            yield f"a short press goes to {following}"


def called_aloud(question, value, words: Words) -> list[str]:
    """Give what an answer may be called; nothing where it is made of pieces alone."""
    if isinstance(question, Number):
        return [str(value)]
    if not isinstance(question, Choose):
        return []
    held = [option for options in question.within.values() for option in options]
    option = next(option for option in (*question.options, *held) if option.key == value)
    return [] if option.shows else [words.say_aloud(option.words), words.say_aloud(option.words, "written")]


def own_stops(page) -> list:
    return [stop for stop in focus.stops(page) if not stop.name.startswith("tool:") and stop.name != "why"]


@cache
def evening(name: str) -> tuple:
    """Give one game of a box with all answers, that several tests listen to."""
    return tuple(played(next(game for game in BUILT_IN if game.name == name)))


@ALL
def test_no_list_needs_more_than_six_short_presses(game):
    """At every prompt each answer is come to by six short presses a list; long lists stand in groups, and nothing is left out."""
    every = [Words(language, [game.folder]) for language in WHOLE]
    asked = [now for now, _ in evening(game.name) if isinstance(now.question, Choose | OneEach) and now.question.id != "any.box"]
    for number, snapshot in enumerate(asked[:60]):
        scene = scene_by_ear(snapshot, every[number % 2])
        assert found_by_presses(scene, compose(scene)) >= {
            option.key
            for option in snapshot.question.options
            if option.off is None and option.key not in ahead(snapshot.question)
        }


def ahead(question) -> tuple[str, ...]:
    return tuple(option.key for option in getattr(question, "ahead", ()))


def found_by_presses(scene, page) -> set[str]:
    """Give the options that are found on a page and on those that it leads to, each after no more than six short presses."""
    own = own_stops(page)
    assert len(own) <= MANY, [stop.name for stop in own]
    found = {stop.name.removeprefix("option:") for stop in own}
    for stop in own:
        if (isinstance(stop.effect, TurnPage) and stop.name.startswith("group:")) or stop.name == MORE:
            turned = replace(scene, state=apply_effect(scene.state, stop.effect)[0])
            found |= found_by_presses(turned, compose(turned))
    done = next((stop for stop in own if stop.name == "done"), None)
    if isinstance(scene.snapshot.question, OneEach) and done is not None and isinstance(done.effect, Both):
        turned = replace(scene, state=apply_effect(scene.state, done.effect)[0])
        found |= found_by_presses(turned, compose(turned))
    return found


@ALL
@pytest.mark.parametrize("language", WHOLE)
def test_nothing_that_is_said_points_at_a_screen_and_each_depth_says_less(game, language):
    words, met, lengths = Words(language, [game.folder]), set(), Counter()
    for snapshot, _ in evening(game.name):
        if snapshot.question is None:
            assert all(seat.name in tell_snapshot(snapshot, words) for seat in snapshot.outcome.winners)
        elif snapshot.question.id not in met:
            met.add(snapshot.question.id)
            for heard in (0, HEARD_OFTEN, KNOWN_WELL):
                lengths[heard] += len(tell_snapshot(snapshot, words, heard))
                said = tell_snapshot(snapshot, words, heard, by_ear=True)
                assert said
                assert not re.search(POINTING[language], said), said
    assert lengths[0] > lengths[HEARD_OFTEN] > lengths[KNOWN_WELL]


@ALL
@pytest.mark.parametrize("language", WHOLE)
def test_what_was_drawn_counted_or_bid_is_heard_before_the_next_prompt(game, language):
    """Who sees nothing hears what lies there now: each card drawn, each seat's bid, the symbols of each kind."""
    words, before = Words(language, [game.folder]), None
    for snapshot, answer in evening(game.name):
        question = before[0].question if before is not None else None
        if isinstance(question, Draw | OneEach | ReadTiles) and words.has(question.words.id, "back"):
            said = tell_snapshot(snapshot, words, KNOWN_WELL, by_ear=True)
            named = {option.key: speak_name(option, words) for option in getattr(question, "options", ())}
            if isinstance(question, ReadTiles):
                sums = Counter({kind: sum(tile.symbols for tile in before[1] if tile.kind == kind) for kind in question.kinds})
                wanted = [words(phrase(f"symbol-{kind}", n=n)) for kind, n in sums.items() if n]
            else:
                wanted = [named[key] for key in before[1]]
            assert all(each in said for each in wanted), (wanted, said)
            undone = tell_snapshot(replace(snapshot, answered=None), words, KNOWN_WELL, by_ear=True)
            assert said.endswith(undone), "the answer comes first"
        before = snapshot, answer


COUNTED = (
    ("tumult_royale", "full", ReadTiles, "de"),
    ("tumult_royale", "light", Tally, "en"),
    ("wallenstein", "light", ReadCubes, "de"),
)
MOST_PRESSES = 400


@pytest.mark.parametrize(("name", "books", "kind", "language"), COUNTED, ids=lambda each: getattr(each, "__name__", each))
def test_counts_are_entered_with_the_one_button_by_what_is_heard(name, books, kind, language):
    """Short presses count up what is named, a long one goes on to what is named next; of tiles a long one lays the one named."""
    game = next(game for game in BUILT_IN if game.name == name)
    screen = first_screen(game, books, kind)
    words, question = Words(language, [game.folder]), screen.snapshot.question
    scene = screen.scene(format_for(800, 480), words)
    wanted = called(question, question.sample(Random(5)), words)
    heard = set()
    for _ in range(MOST_PRESSES):
        page = compose(scene)
        here, said = focus.find_focused(page), focus.list_offered(page).here
        assert said
        effect = here.effect
        if here.name.startswith("row:"):
            thing, _, value = said.rpartition(": ")
            heard.add(thing)
            effect = here.effect if value == str(wanted[thing]) else here.short
        elif here.name.startswith("tile:"):
            thing, _, value = said.rpartition(": ")
            heard.add(thing)
            effect = here.effect if int(value) < wanted[thing] else focus.find_short_press(page)
        if isinstance(effect, Do) and isinstance(effect.act, Answer):
            break
        scene = replace(scene, state=apply_effect(scene.state, effect)[0])
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
        return {words(phrase("ear-tile", kind=phrase(f"tile-{kind}"), n=n)): many for (kind, n), many in held.items()}
    if isinstance(question, ReadCubes):
        return {words(phrase(f"colour-{colour}")): many for colour, many in answer.items()}
    names = {
        row.key: ", ".join([*([row.seat.name] if row.seat else []), *([words(row.words)] if row.words else [])])
        for row in question.rows
    }
    return {names[key]: many for key, many in answer.items()}


def test_a_group_is_called_by_letters_that_no_other_group_has_or_by_all_that_stands_in_it():
    game = next(game for game in BUILT_IN if game.name == "council_of_four")
    for language, moment in (("de", "council.king-to"), ("en", "council.king-to"), ("de", "council.turn")):
        words = Words(language, [game.folder])
        question = next(snapshot.question for snapshot, _ in evening(game.name) if snapshot.question.id == moment)
        options = [option for option in question.options if option.off is None]
        found = groups(options, words)
        assert sorted(option.key for group in found for option in group.options) == sorted(option.key for option in options)
        letters = [{speak_name(option, words)[0] for option in group.options} for group in found]
        if len(options) >= LETTERED:
            assert len(set.union(*letters)) == sum(map(len, letters))
            ends = [(min(each), max(each)) for each in letters]
            assert all(
                f" {first} " in group.heard and re.search(rf" {last}\b", group.heard)
                for group, (first, last) in zip(found, ends, strict=True)
            )
        else:
            assert all(speak_name(option, words) in group.heard for group in found for option in group.options)
