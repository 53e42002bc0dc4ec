"""A reading in doubt: what it asks for on the screen and aloud, what it offers, and how it looks again by itself."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from at_the_desk import Clock
from handed_pictures import HandedCamera, TaughtReaders

from companion.camera.profiles import MOST_PICTURES, KeptPictures
from companion.camera.table_reader import Look, Reader
from companion.camera.to_screen import convert_look, describe_doubt
from companion.camera.watcher import GLANCES, Watch
from companion.games import GAMES, game
from companion.language.words import Words
from companion.play.live import Piece, Seen
from companion.play.requests import LookAgain, StayWithReading, TakePicture, TeachPieces
from companion.play.snapshot import Snapshot
from companion.system.settings import Settings
from companion.table import ReadCubes, Tile
from companion.table.phrase import phrase
from companion.ui.narration.narrator import Narrator
from companion.ui.pages.effects import Both, Do, Enter, Focus
from companion.ui.screen.compose import compose
from companion.ui.screen.page.focus import find_focused, find_long_press
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.views.read.mending import FEW
from companion.ui.screen.views.read.reading import NONE, Read
from tools.gallery.scenes import screens_of
from vision.geometry.crop import Crop
from vision.live.frames import MOST_JOINT, strengthen
from vision.vision_errors import Refusal
from vision.whole_reading import Face, Hint, Item, Reading, Remedy

SQUARE = ((10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0))


@cache
def screens():
    return {screen.name: screen for screen in screens_of(game("wallenstein"), 3)}


QUESTION = ReadCubes("t.cubes", most={"red": 3, "blue": 2})


def cubes(*places, sure=0.99, whole=0.6, wish=None):
    return Reading(tuple(Item("red", place, sure) for place in places), whole, hint=wish)


def text(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def page_of(screen, size=(800, 480), language="en"):
    return compose(screen.scene(format_for(*size), Words(language, tuple(one.folder for one in GAMES))))


def doubtful_screen():
    return next(screen for name, screen in screens().items() if name.endswith("-spread"))


def test_a_reading_without_one_doubtful_cube_is_doubted_as_a_whole():
    picture = np.zeros((60, 80, 3), np.uint8)
    doubtful = cubes((20.0, 20.0), wish=Hint(Remedy.SPREAD, SQUARE))
    shown = convert_look(Look(1, picture, doubtful))
    assert not any(piece.doubtful for piece in shown.pieces)
    assert shown.doubt == phrase("look-again-spread")
    assert shown.doubted[0] == pytest.approx((10 / 80, 10 / 60))
    assert convert_look(Look(1, picture, cubes((20.0, 20.0), whole=0.95))).doubt is None


def test_tiles_are_doubted_as_a_whole_only_for_what_may_have_been_missed():
    tile = Item(Face("bread", 1, "plain"), (20.0, 20.0), 0.8)
    part = Crop.take_whole(np.zeros((60, 80, 3), np.uint8))
    assert describe_doubt(Reading((tile,), 0.5), part)[0] is None
    assert describe_doubt(Reading((tile,), 0.5, missed=0.4), part)[0] == phrase("look-again-look")


def test_the_screen_asks_for_a_second_look_and_says_what_it_should_find():
    asking = [
        screen for name, screen in screens().items() if name.rpartition("-")[2] in {"spread", "uncover", "light", "place", "look"}
    ]
    for screen in asking:
        for language, size in (("de", (800, 480)), ("en", (800, 480)), ("de", (720, 1280))):
            page = page_of(screen, size, language)
            assert Words(language)(screen.live.doubt).split()[-1] in text(page)
            stops = [target.name for target in page.targets if target.stop and not target.off]
            assert stops[:4] == ["hand", "again", "done", "mend"]
            assert page.faults == ()


def test_few_cubes_in_doubt_stand_there_counted_the_doubtful_colour_first_and_many_are_read_once_more():
    screen = next(screen for name, screen in screens().items() if name.endswith("-counted"))
    pieces = screen.live.pieces
    last = pieces[-1].tiles[0].kind
    live = replace(
        screen.live, pieces=tuple(replace(piece, sure=0.4 if piece.tiles[0].kind == last else 0.99) for piece in pieces)
    )
    screen = replace(screen, live=live)
    page = page_of(screen)
    counted = Counter(piece.tiles[0].kind for piece in pieces)
    assert find_focused(page).name == f"row:{last}"
    assert find_long_press(page) == Focus("done")
    corrected = next(target.effect for target in page.targets if target.name == f"plus:{last}")
    page = page_of(replace(screen, entry=corrected.entry))
    first = next(target.name for target in page.targets if target.name.startswith("row:"))
    assert first == f"row:{last}"  # the rows stay in place
    given = next(target.effect for target in page.targets if target.name == "done").act.value
    assert {colour: count for colour, count in given.items() if count} == {**counted, last: counted[last] + 1}
    assert set(given) == set(screen.snapshot.question.most)
    shown = next(target.effect for target in page_of(screen).targets if target.name == "camera").entry
    names = [target.name for target in page_of(replace(screen, entry=shown)).targets if target.stop and not target.off]
    assert names[:4] == ["hand", "again", "done", "mend"]
    many = page_of(replace(screen, live=replace(screen.live, pieces=(pieces * 3)[: FEW + 1])))
    assert [target.name for target in many.targets if target.stop and not target.off][:3] == ["again", "done", "mend"]


def confirmed(screen):
    """Give what confirming the page as it stands brings about."""
    return next(target.effect for target in page_of(screen).targets if target.name == "done")


def with_pieces(screen, *pieces):
    return replace(screen, live=replace(screen.live, pieces=pieces))


def test_a_doubtful_reading_is_kept_with_what_the_table_says_of_it_and_teaches_its_least_sure_pieces():
    screen = doubtful_screen()
    first, second, *others = screen.live.pieces
    unsure = (first, replace(second, sure=0.5), *others)
    told = tuple(piece.tiles[0] for piece in unsure)
    for pieces, taught in ((unsure, ((1, second.tiles[0]),)), (tuple(replace(piece, sure=1.0) for piece in unsure), ())):
        effect = confirmed(with_pieces(screen, *pieces))
        assert isinstance(effect, Both)
        assert effect.first == Do(TeachPieces(screen.snapshot.step, taught, told, now=False))
    settled = replace(screen, live=replace(screen.live, doubt=None, doubted=()))
    assert not isinstance(confirmed(settled), Both)
    entry = Read().of(settled.live).take(0, NONE).with_added(Tile("red", 1))
    assert confirmed(replace(settled, entry=entry)).first.act.told == (None, *told[1:], Tile("red", 1))


def test_more_than_there_can_be_is_never_taken_and_the_nearest_is_offered():
    screen = doubtful_screen()
    most, corners = screen.snapshot.question.most["red"], screen.live.pieces[0].corners
    reds = (Piece(corners, (Tile("red", 1),), sure=0.5 + 0.01 * number) for number in range(most + 2))
    page = page_of(with_pieces(screen, *reds))
    targets = {target.name: target for target in page.targets}
    assert targets["done"].off
    assert list(targets).index("fit") < list(targets).index("done")
    effect = targets["fit"].effect
    assert effect.first == Do(StayWithReading(screen.snapshot.step))
    assert isinstance(effect.then, Enter)
    fitted = effect.then.entry
    assert len(fitted.tiles()) == most
    assert fitted.guesses[:2] == (NONE, NONE)
    assert not fitted.is_all_in_doubt(screen.live)
    assert Read().of(screen.live).is_all_in_doubt(screen.live)
    assert not Read().of(screen.live).go_over().turn_to(None).is_all_in_doubt(screen.live), "going over the pieces ends the doubt"


class Voice:
    """Keeps what was said."""

    def __init__(self):
        self.said = []

    def say(self, text, _language, _part=None):
        self.said.append(text)


def told_of(language, *looks):
    """Give what the voice says of what the camera sees, one after the other."""
    voice, words = Voice(), Words(language)
    narrator = Narrator(voice, None, first_game=False)
    for each in looks:
        narrator.tell_seen(each, words)
    return voice.said


def test_the_voice_asks_once_for_each_reading_and_says_once_why_a_picture_could_not_be_read():
    live = Seen(b"one", (1, 1), doubt=phrase("look-again-spread"), read=True)
    blurred = Seen(b"one", (1, 1), refused=phrase("refusal-blurred"))
    for language in ("de", "en"):
        words = Words(language)
        said = told_of(language, live, live, replace(live, doubt=None), replace(live, pixels=b"two"))
        assert len(said) == 2
        assert words(phrase("look-again-spread")) in said[0]
        said = told_of(language, blurred, replace(blurred, pixels=b"two"), Seen(b"three", (1, 1)), blurred)
        assert said == [words(phrase("refusal-blurred"))] * 2
    unsure = (Piece(SQUARE, (Tile("bread", 1),), doubtful=True), Piece(SQUARE, (Tile("bread", 2),)))
    live = Seen(b"one", (1, 1), unsure, read=True)
    assert told_of("en", live, live, replace(live, pieces=unsure[1:], pixels=b"two")) == ["One piece is unsure"]


def test_each_reason_names_a_remedy():
    """A reason alone leaves the table alone: what can be done follows a colon, or is all that is said."""
    for language in ("de", "en"):
        words = Words(language)
        said = [words(phrase(f"refusal-{refusal}")) for refusal in Refusal if refusal is not Refusal.NOT_SETTLED]
        asked = {words(phrase(f"refusal-{refusal}")) for refusal in (Refusal.TOO_DARK, Refusal.HAND_IN_VIEW)}
        assert all(": " in each or each in asked for each in said)


def test_two_looks_that_agree_count_more_only_if_the_cubes_lay_otherwise():
    first, moved = cubes((10.0, 10.0), (60.0, 10.0), whole=0.8), cubes((90.0, 10.0), (20.0, 70.0), whole=0.8)
    assert strengthen(moved, first).confidence == pytest.approx(16 / 17)
    assert strengthen(first, first).confidence == 0.8
    assert strengthen(cubes((90.0, 10.0), whole=0.8), first).confidence == 0.8
    sure = cubes((90.0, 10.0), (20.0, 70.0), whole=0.97)
    assert strengthen(sure, first).confidence == MOST_JOINT
    assert strengthen(moved, cubes((10.0, 10.0), (60.0, 10.0), whole=0.2)).confidence == 0.8
    assert strengthen(cubes((90.0, 10.0), (20.0, 70.0), whole=0.3), first).confidence > 0.3


def tray(number, block=None):
    """A coloured picture whose first pixel is a number; `block` is where something large and dark lies."""
    rng = np.random.default_rng(1)
    picture = rng.integers(90, 160, (240, 320, 3)).astype(np.uint8)
    picture[..., 0] //= 2
    picture[60:180, 100:220] = 30
    if block is not None:
        picture[block : block + 100, block : block + 160] = 5
    picture[0, 0] = number
    return picture


@pytest.fixture
def watched(monkeypatch):
    """A watch over a reader that sees these pictures and reads these readings, at an open question."""
    opened = []

    def watch(pictures, readings):
        from vision.live.check import ANYTHING

        clock = Clock()
        reader = Reader(
            HandedCamera(clock, pictures), Settings(), Path("nowhere"), lambda *_: None, clock=clock, rest=lambda _: None
        )
        monkeypatch.setattr(reader, "_taught", TaughtReaders(*readings))
        monkeypatch.setattr(reader, "_find_expected", lambda _question: ANYTHING)
        monkeypatch.setattr(reader, "_tray", lambda _picture: np.array([[40.0, 30.0], [280, 30], [280, 210], [40, 210]]))
        watch = Watch(clock, reader)
        opened.append(watch)
        watch.begin(Snapshot(game=None, seats=(), question=QUESTION, step=1))
        return watch, clock

    yield watch
    for each in opened:
        each.close()


def let(watch, clock, rounds=1):
    for _ in range(rounds):
        clock.now += GLANCES
        watch.pass_time(clock.now)
        if watch.job is not None:
            watch.job.exception(timeout=60)
        watch.pass_time(clock.now)


def test_a_second_look_that_was_refused_is_made_again_by_itself(watched):
    frames = [*[tray(0)] * 3, *[tray(2, block=40)] * 8, *[tray(1)] * 6]
    watch, clock = watched(frames, [FIRST, SPREAD, Reading.refuse(Refusal.HAND_IN_VIEW)])
    watch.ask(TakePicture(1))
    let(watch, clock)
    said = []
    for _ in range(14):
        let(watch, clock)
        said.append(watch.seen.refused)
    assert phrase("refusal-hand-in-view") in said
    assert (watch.seen.doubt, watch.seen.read, len(watch.seen.pieces)) == (None, True, 2)


FIRST, SPREAD = cubes((110.0, 80.0), (112.0, 80.0), whole=0.5), cubes((110.0, 80.0), (200.0, 150.0), whole=0.97)


def stirred(watched):
    """Cubes are read in doubt, then a hand stirs them, and they lie still."""
    hand = tray(0, block=40)
    watch, clock = watched([tray(0), tray(0), tray(0), hand, hand, tray(1), tray(1)], [FIRST, SPREAD])
    watch.ask(TakePicture(1))
    let(watch, clock)
    assert watch.seen.doubt is not None
    return watch, clock


def test_what_the_table_goes_over_by_hand_is_not_read_anew_under_it(watched):
    watch, clock = stirred(watched)
    before = watch.seen
    watch.ask(StayWithReading(1))
    let(watch, clock, rounds=8)
    assert watch.seen is before


def test_what_was_stirred_once_is_looked_at_once_and_not_until_it_seems_sure(watched):
    unsure, hand = cubes((110.0, 80.0), (200.0, 150.0), (60.0, 200.0), whole=0.5), tray(0, block=40)
    watch, clock = watched([tray(0), tray(0), tray(0), hand, hand, *[tray(1)] * 5, tray(2)], [FIRST, unsure, SPREAD])
    watch.ask(TakePicture(1))
    let(watch, clock, rounds=20)
    assert len(watch.seen.pieces) == 3
    assert watch.seen.doubt is not None


def test_what_lies_still_is_read_unasked_once_something_fell_and_again_when_more_falls(watched):
    def fallen(number, hand=None):
        """As a live camera sees it: no two frames are alike."""
        for tick in range(4 if hand else 12):
            picture = tray(number, block=hand)
            for place in range(number):
                picture[90:120, 110 + 40 * place : 140 + 40 * place] = (40, 40, 220)
            picture[239, tick] += 1
            yield picture

    readings = [cubes(whole=0.99), cubes((110.0, 80.0), whole=0.99), SPREAD]
    frames = [*fallen(0), *fallen(0, hand=40), *fallen(1), *fallen(1, hand=40), *fallen(2)]
    watch, clock = watched(frames, readings)
    found = []
    for _ in range(50):
        let(watch, clock)
        if watch.seen is not None and (not found or found[-1] != (watch.seen.read and len(watch.seen.pieces))):
            found.append(watch.seen.read and len(watch.seen.pieces))
    assert found == [False, 1, 2]
    watch.ask(LookAgain(1))
    let(watch, clock, rounds=4)
    assert not watch.seen.read  # nothing fell since


def test_pictures_are_kept_with_what_lay_there_bounded_and_can_be_let_go(tmp_path):
    pictures = KeptPictures(tmp_path / "kept")
    for number in range(MOST_PICTURES + 3):
        pictures.keep(tray(number), [((10.0, 20.04), "red"), ((5.0, 6.0), Face("bread", 1, "plain"))])
    kept = pictures.paths()
    assert len(kept) == MOST_PICTURES
    assert kept[-1].stem == f"{MOST_PICTURES + 3:06}"
    facts = json.loads(kept[-1].with_suffix(".json").read_text())
    assert facts == [{"centre": [10.0, 20.0], "label": "red"}, {"centre": [5.0, 6.0], "label": ["bread", 1, "plain"]}]
    assert len(list(pictures.folder.iterdir())) == 2 * MOST_PICTURES
    pictures.forget()
    assert pictures.paths() == []


def test_what_is_confirmed_keeps_its_picture(tmp_path):
    clock, kept = Clock(), []
    reader = Reader(HandedCamera(clock, [tray(0)]), Settings(), tmp_path, lambda *_: None, clock=clock)
    taught = reader._taught = TaughtReaders(FIRST)
    taught.keep_mended_cubes = lambda _picture, _frame, cubes, *, now: kept.append((len(cubes), now))
    taught.pictures = KeptPictures(tmp_path / "kept")
    reader.teach(Look(1, tray(0), FIRST), ((1, "blue"),), ("red", "blue"), now=False)
    assert kept == [(1, False)]
    reader.teach(Look(1, tray(0), FIRST), (), (None, "red", "black"), now=False)
    assert len(kept) == 1
    facts = [json.loads(path.with_suffix(".json").read_text()) for path in taught.pictures.paths()]
    assert [[piece["label"] for piece in each] for each in facts] == [["red", "blue"], ["red", "black"]]
    assert facts[1][1]["centre"] is None
