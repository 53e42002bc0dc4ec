"""What a reading shows: the reason of a refusal in large letters, frames that tell candidates apart, guides in a lesson."""

from dataclasses import replace
from itertools import combinations

import pytest

from companion.games import GAMES, game
from companion.language.words import Words
from companion.play.live import Piece
from companion.table import Seat, Tile
from companion.table.phrase import phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.views.read.reading import Read
from companion.ui.screen.views.read.teach import spread
from tools.gallery.laid import broken
from tools.gallery.scenes import screens_of
from tools.gallery.teaching_screens import teaching_screens
from vision.vision_errors import Refusal

SIZES = ((800, 480), (1280, 720), (720, 1280))
TUMULT = {screen.name: screen for screen in screens_of(game("tumult_royale"), 4)}


def page_of(screen, size=(800, 480), language="en"):
    return compose(screen.scene(format_for(*size), Words(language, tuple(one.folder for one in GAMES))))


def text(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def test_candidates_that_differ_in_their_frame_name_it():
    screen = TUMULT["tumult-middle-seen"]
    piece = screen.live.pieces[0]
    faces = (Tile("bread", 1, "grey"), Tile("bread", 1, "black"))
    live = replace(screen.live, pieces=(Piece(piece.corners, faces, doubtful=True),))
    shown = text(page_of(replace(screen, live=live)))
    assert "grey" in shown
    assert "black" in shown


def test_after_the_last_faces_that_a_doubtful_piece_may_have_the_first_ones_are_offered_again():
    screen = TUMULT["tumult-middle-seen"]
    faces = tuple(Tile("bread", symbols, frame) for symbols in (1, 2) for frame in ("grey", "black"))
    live = replace(screen.live, pieces=(Piece(screen.live.pieces[0].corners, faces, doubtful=True),))
    scene = replace(screen, live=live).scene(format_for(800, 480), Words("en", tuple(one.folder for one in GAMES)))
    offered = []
    for _ in range(3):
        page = compose(scene)
        offered.append([target.name for target in page.targets if target.name.startswith("option:guess")])
        other = next(target for target in page.targets if target.name == "other")
        scene = replace(scene, state=apply_effect(scene.state, other.effect)[0])
    first, last = ["option:guess-0", "option:guess-1"], ["option:guess-2", "option:guess-3"]
    assert offered == [first, last, first]


def test_a_doubt_is_asked_alone_and_never_asks_for_a_new_picture():
    """One doubtful piece: two guesses, others, nothing; a new picture is on offer, not demanded."""
    screen = TUMULT["tumult-middle-seen"]
    page = page_of(screen)
    names = [target.name for target in page.targets if target.stop and not target.off]
    assert names[:2] == ["option:guess-0", "option:guess-1"]
    assert "done" not in names
    doubtful = [number for number, piece in enumerate(screen.live.pieces) if piece.doubtful]
    assert Read().of(screen.live).doubts() == tuple(doubtful)
    settled = page_of(TUMULT["tumult-middle-settled"])
    assert next(target.name for target in settled.targets if target.stop and not target.off) == "done"


@pytest.mark.parametrize("state", ["seen", "unknown", "refused"])
def test_whose_pieces_are_read_is_named_and_shown_whatever_is_asked_of_them(state):
    screen, seat = TUMULT[f"tumult-middle-{state}"], Seat("Annalena", "red")
    asked = replace(screen.snapshot, question=replace(screen.snapshot.question, seat=seat))
    for size in SIZES:
        scene = replace(screen, snapshot=asked).scene(format_for(*size), Words("en", (game("tumult_royale").folder,)))
        page = compose(scene)
        assert seat.name in text(page), size
        assert broken(scene, page) == (), size


def test_fewer_tiles_than_expected_are_said_in_both_languages():
    screen = TUMULT["tumult-board-settled"]
    question = replace(screen.snapshot.question, least=len(screen.live.pieces) + 2, exist=None, most=30)
    short = replace(screen, snapshot=replace(screen.snapshot, question=question))
    for language, words in (("en", "2 tiles are missing"), ("de", "fehlen hier 2")):
        page = page_of(short, language=language)
        assert words in text(page)
        assert not next(target for target in page.targets if target.name == "done").off


def test_places_for_cubes_lie_apart_within_the_tray():
    for count in range(1, 9):
        places = spread(((0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)), count)
        assert len(set(places)) == count
        assert all(0.29 < part < 0.71 for place in places for part in place), count
        assert all(abs(x - u) + abs(y - v) > 0.11 for (x, y), (u, v) in combinations(places, 2)), count


def test_a_lesson_of_cubes_shows_where_to_lay_them():
    screens = {screen.name: screen for screen in teaching_screens(game("wallenstein"))}
    bare, guided = (page_of(screens[f"wallenstein-teaching-{name}"]) for name in ("which", "cubes-good"))
    assert [drawn for page in (bare, guided) for drawn in [_dashes(page)]] == [False, True]
    assert "Well apart" in text(page_of(screens["wallenstein-teaching-cubes-good"], (1280, 720)))


MANY = 60
"""No drawing but dashed outlines has so many strokes."""


def _dashes(page):
    return any(getattr(item, "text", "").count(" M") > MANY for item in page.items if "<path" in getattr(item, "text", ""))


@pytest.mark.parametrize(("size", "language"), [((800, 480), "de"), ((800, 480), "en"), ((1280, 720), "en"), ((720, 1280), "de")])
def test_each_reason_with_its_remedy_has_room_on_every_screen(size, language):
    refused, live = TUMULT["tumult-middle-refused"], TUMULT["tumult-middle-live"]
    for refusal in Refusal:
        why = phrase(f"refusal-{refusal}")
        last = Words(language)(why).split()[-1]
        for screen, told in (
            (refused, replace(refused.live, refused=why)),
            (live, replace(refused.live, refused=None, light=why, ready=False)),
        ):
            page = page_of(replace(screen, live=told), size, language)
            assert page.faults == (), refusal
            assert last in text(page), refusal
