"""Reading in a game: live picture, check, reading, mending by finger and by button, flags, and what is kept to be learnt."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import numpy as np
import pytest
from at_the_desk import SEATS, Clock, DeskTable
from drawn_boxes import save, sheet, tray
from handed_pictures import HandedCamera, TaughtReaders
from hypothesis import given
from hypothesis import strategies as st
from legal import legal

from companion.app.lobby.evening import Resume
from companion.camera import profiles
from companion.camera.profiles import CUBES, MENDED, MENDED_CUBES, TILES, TaughtProfiles
from companion.camera.table_reader import MOST_FRAMES, Reader, reason
from companion.camera.teacher import Teacher
from companion.camera.teaching_kinds import Finds, ShowToCamera
from companion.camera.to_screen import as_face, as_tile
from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.live import Piece, Seen
from companion.system.settings import Settings
from companion.table import ReadCubes, ReadTiles, Seat, Seats, Tally, Tile
from companion.table.table import Beginning
from companion.ui.pages.effects import SettingsGroup
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.views.read.reading import NONE, Read, list_certain
from vision.live.frames import FRAMES
from vision.tile_lessons.tile_teaching import teach_tiles
from vision.tiles.tile_profile import TileProfile
from vision.vision_errors import LabelsRefused, ProfileRefused, Refusal, SizeRefused, TrayUnclear
from vision.whole_reading import Face, Item, Reading

pytestmark = pytest.mark.slow

TOWER_SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "red"), Seat("Cleo", "yellow")])
FACES = [Face("bread", 1, "plain"), Face("marble", 2, "plain"), Face("tools", 3, "plain"), Face("bread", 2, "plain")]
TILES_ASKED = ReadTiles("t.tiles", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), most=20)


@pytest.fixture(scope="module")
def profile():
    return teach_tiles([(face, sheet([face], seed=number)) for number, face in enumerate(FACES)])


def begun(table, start, wanted):
    """Play a game at random until the question wanted comes, and show it."""
    play_until(table.library.begin(start), wanted)
    table.begin(Resume())
    return table


@pytest.fixture
def at_reading(at_desk, tmp_path, profile):
    """A desk at the first question of a kind in a game of Tumult Royale, with pictures under the camera."""

    def desk(kind, *pictures, facts=None, least=0):
        profile.save(tmp_path / TILES)
        start = Beginning("tumult_royale", SEATS, {"books": "light" if kind is Tally else "full"}, facts or {})
        return begun(
            at_desk(pictures=save(tmp_path / "pictures", *pictures)),
            start,
            lambda question: isinstance(question, kind) and _by_camera(question) and getattr(question, "least", 0) >= least,
        )

    return desk


@pytest.fixture(scope="module")
def taught(tmp_path_factory):
    """The lesson of cubes that all these tables have had."""
    folder = tmp_path_factory.mktemp("taught")
    _teach_cubes(folder)
    return folder / CUBES


@pytest.fixture
def at_the_tower(at_desk, tmp_path, taught):
    """A desk in a game of Wallenstein where the tray under the tower is read, with pictures of it under the camera."""

    def desk(*pictures):
        shutil.copy(taught, tmp_path)
        return begun(
            at_desk(pictures=save(tmp_path / "pictures", *pictures)),
            Beginning("wallenstein", TOWER_SEATS, {"books": "full"}, {}),
            lambda question: isinstance(question, ReadCubes) and min(question.most[c] for c in ("blue", "red")) > 1,
        )

    return desk


def play_until(controller, wanted, seed=3):
    """Answer at random until the question wanted comes."""
    rng = Random(seed)
    while not wanted(controller.session.question):
        controller.do(Answer(legal(controller.session.question, rng), controller.session.step))


def _by_camera(question):
    return not isinstance(question, Tally) or bool(question.camera)


def read(table: DeskTable) -> None:
    table.look()
    table.choose("read")
    table.look()


def target(table: DeskTable, name: str):
    return next(one for one in table.window.page.targets if one.name == name)


def touch(table: DeskTable, name: str) -> None:
    """Put a finger on something and lift it."""
    import pygame

    point = target(table, name).box.centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=point, button=1))
    table.let(0.5)


def _found(table):
    return [as_face(piece.tiles[0]) for piece in table.runner.live.pieces]


def test_a_finger_cycles_a_piece_and_what_was_mended_waits_to_be_learnt(at_reading, tmp_path):
    table = at_reading(ReadTiles, sheet(FACES[:3]))
    read(table)
    marble = _found(table).index(FACES[1])
    table.choose("mend")
    while table.window.state.question.entry.mending != marble:
        table.choose("next")
    for _ in range(20):
        if any(one.name == "option:guess-3" for one in table.window.page.targets):
            break
        table.choose("other")
    table.choose("option:guess-3")
    taken = table.window.state.question.entry.tiles()
    assert taken[marble] != as_tile(FACES[1])
    assert {name for name in ("done", "learn") if target(table, name)} == {"done", "learn"}
    table.choose("done")
    table.let(0.5)
    table.runner.watch.close()
    mended = TaughtProfiles(tmp_path).load_corrected_tiles()
    assert [view.face for view in mended] == [as_face(taken[marble])]
    assert len(TileProfile.load(tmp_path / TILES).views) == len(FACES)


def test_of_more_mended_pieces_than_are_kept_the_oldest_go(tmp_path, profile, monkeypatch):
    profile.save(tmp_path / TILES)
    seen = iter(profile.views)
    monkeypatch.setattr(profiles, "MOST_MENDED", 2)
    monkeypatch.setattr(profiles, "view_of", lambda *_: next(seen))
    taught = TaughtProfiles(tmp_path)
    for face in FACES[:3]:
        taught.keep_mended(np.zeros((2, 2, 3), np.uint8), [(((0, 0), (1, 0), (1, 1), (0, 1)), face)], now=False)
    assert [view.face for view in taught.load_corrected_tiles()] == [view.face for view in profile.views[1:3]]


def test_one_press_learns_at_once(at_reading, tmp_path):
    table = at_reading(ReadTiles, sheet(FACES[:2]))
    read(table)
    table.choose("mend")
    table.choose("other")
    table.choose("option:guess-2")
    table.choose("learn")
    table.let(0.5)
    table.runner.watch.close()
    table.let(0.1)
    assert len(TileProfile.load(tmp_path / TILES).views) == len(FACES) + 1
    assert not (tmp_path / MENDED).exists()


def test_a_touch_takes_a_piece_off_and_back_and_a_missing_one_is_added_with_the_button(at_reading):
    table = at_reading(ReadTiles, sheet(FACES[:1]))
    read(table)
    table.let(0.5)
    for count in (0, 1):
        touch(table, "piece:0")
        assert len(table.window.state.question.entry.tiles()) == count
    table.choose("mend")
    table.choose("next")
    table.choose("option:guess-1")
    assert len(table.window.state.question.entry.tiles()) == 2
    table.choose("done")


def test_more_of_a_face_than_exist_is_flagged_before_it_is_taken(at_reading):
    kinds = [f"{kind}-{size}" for kind in ("bread", "marble", "tools") for size in (1, 2, 3)]
    facts = {}
    from companion.games.tumult_royale.box import MIX

    for frame, total in MIX.items():
        facts[f"mix-{frame}"] = {key: (total if key == "tools-3" else 0) for key in kinds}
    table = at_reading(ReadTiles, sheet(FACES[:1]), facts=facts)
    read(table)
    if table.runner.live.pieces[0].doubtful:
        table.choose("option:guess-0")
    assert table.runner.live.pieces[0].tiles[0].kind == "bread"
    assert "box has only 0" in target(table, "done").off
    assert table.focused == "fit"
    table.choose("fit")
    assert table.window.state.question.entry.tiles() == ()
    assert not target(table, "done").off


def test_fewer_tiles_than_must_be_left_are_flagged_and_yet_taken(at_reading):
    table = at_reading(ReadTiles, sheet(FACES[:2]), least=4)
    asked = table.snapshot.question
    assert asked.seat == SEATS[-1]
    assert asked.least == asked.most
    read(table)
    shown = " ".join(item.text for item in table.window.page.items if isinstance(item, LineItem))
    assert f"By my count {asked.least - 2} tiles are missing here." in shown
    table.choose("done")
    table.let(0.5)
    answered = next(one for one in table.snapshot.history if one.question == asked)
    assert len(answered.value) == 2


CUBE_PLACES = {"blue": (200, 150), "yellow": (300, 150), "red": (400, 150), "black": (250, 300), "purple": (420, 300)}


def _teach_cubes(folder):
    teacher = Teacher(Settings(), folder)
    empty = teacher.find(ShowToCamera("t", finds=Finds.TRAY), tray())
    shot = teacher.find(
        ShowToCamera("t", finds=Finds.CUBES, empty=empty), tray(*((c, *at) for c, at in CUBE_PLACES.items()), seed=4)
    )
    middles = [shot.part.places(piece.corners).mean(axis=0) for piece in shot.seen.pieces]
    named = {int(np.argmin([np.hypot(*(middle - at)) for middle in middles])): c for c, at in CUBE_PLACES.items()}
    assert teacher.keep_cubes(empty, shot, named, 122) is None


def test_the_tray_under_the_tower_is_read_in_a_game_and_shown_close(at_the_tower):
    """The tray fills the picture; each mark lies where its cube is shown, and is large enough for a finger."""
    table = at_the_tower(tray(("blue", 220, 200), ("red", 400, 330), ("blue", 420, 180), seed=8))
    asked = table.snapshot.question
    read(table)
    settle(table)
    live = table.runner.live
    assert sorted(piece.tiles[0].kind for piece in live.pieces) == ["blue", "blue", "red"]
    shown = np.frombuffer(live.pixels, np.uint8).reshape(live.size[1], live.size[0], 3)
    assert shown.shape[1] < 640
    assert live.size[0] / live.size[1] == pytest.approx(640 / 480, abs=0.02)
    for piece in live.pieces:
        x, y = np.mean(piece.corners, axis=0) * live.size
        red, _, blue = shown[int(y), int(x)].astype(int)
        assert (red - blue > 60) == (piece.tiles[0].kind == "red")
    boxes = [one.box for one in table.window.page.targets if one.name.startswith("piece:")]
    assert len(boxes) == len(live.pieces)
    assert min(min(box.w, box.h) for box in boxes) >= 30
    table.choose("done")
    table.let(0.5)
    answered = next(one for one in table.snapshot.history if one.question == asked)
    assert {colour: count for colour, count in answered.value.items() if count} == {"blue": 2, "red": 1}


def settle(table):
    """Take the first guess for every piece that is asked about."""
    while any(one.name == "option:guess-0" for one in table.window.page.targets):
        table.choose("option:guess-0")


def test_a_mended_cube_waits_to_be_learnt_and_all_that_is_kept_goes_after_a_second_press(at_the_tower, tmp_path):
    table = at_the_tower(tray(("blue", 220, 200), ("red", 330, 250), seed=8))
    read(table)
    settle(table)
    red = next(number for number, piece in enumerate(table.runner.live.pieces) if piece.tiles[0].kind == "red")
    table.choose("mend")
    while table.window.state.question.entry.mending != red:
        table.choose("next")
    offered = [tile.kind for tile in table.runner.live.pieces[red].tiles]
    guess = offered.index("blue")
    while not any(one.name == f"option:guess-{guess}" for one in table.window.page.targets):
        table.choose("other")
    table.choose(f"option:guess-{guess}")
    assert {name for name in ("done", "learn") if target(table, name)} == {"done", "learn"}
    table.choose("done")
    table.let(0.5)
    table.runner.watch._thread.submit(int).result(timeout=60)
    table.let(0.1)
    waiting = TaughtProfiles(tmp_path).load_corrected_cubes()
    assert [cube.colour.name for cube in waiting] == ["blue"]
    later = shutil.copytree(tmp_path, tmp_path / "later")
    teacher = Teacher(Settings(), later)
    assert len(teacher.load_corrected(tiles=False)) == 1
    assert teacher.learn_mended(tiles=False) is None
    assert not (later / MENDED_CUBES).exists()
    kept = TaughtProfiles(tmp_path)
    assert kept.count_kept() == 1
    table.window.open(SettingsGroup("network"))
    table.choose("forget")
    assert kept.count_kept() == 1
    table.choose("forget")
    table.runner.watch._thread.submit(int).result(timeout=60)
    table.let(0.1)
    assert (kept.count_kept(), kept.load_corrected_cubes()) == (0, ())
    assert all(one.name != "forget" for one in table.window.page.targets)
    assert (tmp_path / CUBES).exists()


def test_more_cubes_than_can_have_fallen_are_flagged(at_the_tower):
    places = [(180 + 32 * (number % 9), 130 + 40 * (number // 9)) for number in range(40)]
    table = at_the_tower(tray(*(("red", *place) for place in places), seed=8))
    most = table.snapshot.question.most["red"]
    read(table)
    settle(table)
    assert len(table.runner.live.pieces) > most
    assert table.focused != "done"
    assert "Red cubes? There can only be" in target(table, "done").off


def test_a_tally_takes_the_sums_of_what_was_read(at_reading):
    table = at_reading(Tally, sheet(FACES[:3]))
    asked = table.snapshot.question
    table.choose("camera")
    read(table)
    table.choose("done")
    table.let(0.5)
    answered = next(one for one in table.snapshot.history if one.question.id == asked.id)
    assert dict(answered.value) == {"bread": 1, "marble": 2, "tools": 3}


def test_a_dark_picture_or_a_tray_out_of_view_is_refused_before_the_shutter_and_entered_by_hand(at_reading, at_the_tower):
    table = at_the_tower(tray(("blue", 220, 200), seed=8)[:300])
    table.look()
    assert target(table, "read").off == "I can’t see the whole tray: push it into view."
    (table.library.folder / "pictures" / "00.png").unlink()
    table = at_reading(ReadTiles, sheet(FACES[:3]) // 14)
    table.look()
    assert target(table, "read").off == "More light, please."
    table.choose("hand")
    assert any(one.name.startswith("tile:") for one in table.window.page.targets)


def test_a_hand_at_rest_is_named_before_the_shutter_and_refused_after(at_reading):
    import cv2

    picture = sheet(FACES[:3])
    cv2.ellipse(picture, (420, 470), (110, 260), -25, 0, 360, (120, 150, 210), -1)
    table = at_reading(ReadTiles, picture)
    table.look()
    assert table.runner.live.light.id == "refusal-hand-in-view"
    assert not target(table, "read").off
    table.choose("read")
    table.look()
    assert table.runner.live.refused.id == "refusal-hand-in-view"
    assert "Move the hand, please." in " ".join(item.text for item in table.window.page.items if isinstance(item, LineItem))


def frame(number, noise=0, block=None):
    """A picture whose first pixel is a number; `noise` makes it another one, `block` is where something dark lies."""
    picture = np.full((240, 320, 3), 120, np.uint8)
    picture[::7, ::5] = 120 + noise
    if block is not None:
        picture[60:90, block : block + 30] = 20
    picture[0, 0, 0] = number
    return picture


ONE = Reading((Item(FACES[0], (10.0, 10.0), 0.99),), 0.99)
TWO = Reading((Item(FACES[1], (10.0, 10.0), 0.99),), 0.99)


def reader_of(frames, *readings):
    clock = Clock()
    camera = HandedCamera(clock, frames)
    reader = Reader(camera, Settings(), Path("nowhere"), lambda *_: None, clock=clock, rest=lambda _: None)
    reader._taught = TaughtReaders(*readings, labels=FACES)
    return reader, camera


def test_frames_are_joined_once_nothing_moves_and_read_once():
    hand = [frame(1, 1, 40), frame(1, 2, 90)]
    reader, camera = reader_of([*hand, *(frame(0, number) for number in range(FRAMES + 2))], ONE, TWO)
    look = reader.look(TILES_ASKED, 4)
    assert look.reading == ONE
    assert (len(reader._taught.given), len(camera.pictures)) == (1, 2)
    assert not (look.picture[60:90, 40:120] < 100).any()
    assert (look.step, camera.advanced) == (4, 0)
    reader, camera = reader_of([frame(0)], ONE)
    assert reader.look(TILES_ASKED, 1).reading == ONE
    assert (len(reader._taught.given), camera.advanced) == (1, 0), "a picture from disk is read once"
    reader.glance(TILES_ASKED, 2)
    assert camera.advanced == 1, "and then the next one has its turn"


def test_what_goes_on_moving_is_refused_and_shown():
    reader, _ = reader_of([frame(0, number, 10 + 40 * (number % 6)) for number in range(MOST_FRAMES + 2)], ONE, TWO)
    look = reader.look(TILES_ASKED, 4)
    assert look.refused.id == f"refusal-{Refusal.NOT_SETTLED}"
    assert look.picture is not None
    assert reader._taught.given == []


def test_no_picture_a_damaged_profile_and_what_was_never_taught_are_said_before_the_shutter(tmp_path):
    reader, _ = reader_of([])
    assert reader.look(TILES_ASKED, 1).refused.id == reader.glance(TILES_ASKED, 1).refused.id == "reader-no-picture"
    clock = Clock()
    reader = Reader(HandedCamera(clock, [sheet(FACES[:1])]), Settings(), tmp_path, lambda *_: None, clock=clock)
    cubes = ReadCubes("t.cubes", most={"red": 3})
    assert [reader.glance(question, 1).refused.id for question in (TILES_ASKED, cubes)] == ["reader-untaught"] * 2
    (tmp_path / TILES).write_bytes(b"no profile")
    (tmp_path / CUBES).write_bytes(b"")
    assert reader.look(TILES_ASKED, 1).refused.id == "reader-profile"
    assert TaughtProfiles(tmp_path).load_corrected_tiles() == ()


def test_every_reason_has_words():
    errors = (
        *(refused("x") for refused in (ProfileRefused, LabelsRefused, TrayUnclear, SizeRefused)),
        OSError(28, ""),
        OSError(13, ""),
    )
    assert all(Words(language)(reason(error)) for language in ("de", "en") for error in errors)


PIECES = st.lists(
    st.builds(
        lambda tiles, likely, doubtful: Piece(((0, 0), (1, 0), (1, 1), (0, 1)), tuple(tiles), doubtful, min(likely, len(tiles))),
        st.lists(st.builds(Tile, st.sampled_from(["bread", "tools"]), st.integers(1, 3)), min_size=1, max_size=5, unique=True),
        st.integers(0, 5),
        st.booleans(),
    ),
    max_size=6,
)


@given(PIECES, st.data())
def test_cycling_comes_round_and_every_stop_is_a_candidate_or_nothing(pieces, data):
    read = Read().of(Seen(b"", (1, 1), tuple(pieces)))
    if not pieces:
        assert read.tiles() == ()
        return
    place = data.draw(st.integers(0, len(pieces) - 1))
    stops = [read := read.cycle(place) for _ in range((pieces[place].likely or len(pieces[place].tiles)) + 1)]
    assert {stop.guesses[place] for stop in stops} == {NONE, *range(pieces[place].likely or len(pieces[place].tiles))}
    assert stops[-1].guesses[place] == 0
    assert place not in read.doubts()
    assert list_certain(read) <= {tile.kind for piece in pieces for tile in piece.tiles}
