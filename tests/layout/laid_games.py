"""Pages for the tests of layout: the gallery's, and every question of whole games played at random."""

import math
from random import Random

from companion.app.commands.players import SOME_NAMES
from companion.games import GAMES
from companion.language.words import Words
from companion.play.controller import Controller
from companion.table import Seat, Seats
from companion.table.questions.device_kinds import Hourglass, Lot, ReadCubes, ReadTiles, Spin
from companion.table.questions.illustrations import Duel
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.compose import PageScene, compose, receive_snapshot, turns
from companion.ui.screen.page.state import ScreenState
from companion.ui.screen.paint.formats import FAR_CHAIR, format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.views.ask.board import HAND
from tools.gallery.exhibition import screens, words_for
from tools.gallery.laid import broken, laid
from tools.gallery.scenes import SEED, _answer

SIZES = ((480, 320), (800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280))
LANGUAGES = ("de", "en")
MOST = 1500
LONG = ("Charlotte", "Friedrich", "Ingeborg")


def gallery(size, language, shown=None):
    """Give each page of the gallery with what breaks a rule on it."""
    for name, screen in shown or screens(GAMES, 4):
        for page_name, scene, page in laid(screen, format_for(*size), words_for(screen, language)):
            yield f"{name} {page_name}", broken(scene, page)


def played(game, books, size, language, players=4):
    """Play a game at random, with books of this kind if it has kinds, and give the scene and the page of every question and of the end."""
    players = players if players in game.seats else game.seats[-1]
    seats = Seats(Seat(name, colour) for name, colour in zip((*SOME_NAMES, *LONG), game.colours[:players], strict=False))
    session = Session.begin(game, Beginning(game.name, seats, {"books": books} if books else {}, {}), MemoryLog())
    controller, rng, words = Controller(session), Random(SEED), Words(language, [game.folder])
    settings = ScreenSettings(language, "day", ring=True)
    for _ in range(MOST):
        snapshot = controller.snapshot()
        scene = PageScene(snapshot, receive_snapshot(ScreenState(), snapshot), settings, format_for(*size), words, 1000.0)
        yield scene, compose(scene)
        if session.question is None:
            return
        session.answer(_answer(session.question, rng), source="layout")


FAR = ((800, 480), (1024, 600), (720, 1280), (1280, 720))
WITHOUT_RAIL = ReadTiles | ReadCubes | Hourglass | Spin | Lot
"""What the ring leads, and what the camera reads."""


def seen(line, form):
    """Give how many minutes of arc the capitals of a line are high from the far chair."""
    return 60 * math.degrees(math.atan(line.face.cap * line.size * form.mm / FAR_CHAIR))


def lines_of(page, group):
    begin, end = page.groups.get(group, (0, 0))
    return [item for item in page.items[begin:end] if isinstance(item, LineItem)]


TWO_LINES, LONGER, FOCUS, OTHERS, LEAST = 16, 12, 12, 10, 8
"""Minutes of arc of a capital letter: a prompt in two lines, a longer one, the answer in focus, the others, all that matters."""
ROUNDING = 0.6
"""So many minutes are lost where letters come in whole pixels."""


def arcs(page, form):
    """Give of a page, by what stands there, whether the far chair reads it: prompt, answer in focus, other answers, all else."""
    prompt = lines_of(page, "prompt")
    stops = [target for target in page.targets if target.stop and target.name != "why" and not target.name.startswith("tool:")]
    largest = {target.name: max(seen(line, form) for line in lines) for target in stops if (lines := lines_of(page, target.name))}
    others = [arc for name, arc in largest.items() if name != page.focus]
    held = [seen(line, form) for line in lines_of(page, HAND)]
    all_lines = [seen(item, form) for item in page.items if isinstance(item, LineItem)]
    # On a board the question is one line in letters of a longer prompt, and the plate of the hand tells what is in focus
    wanted = TWO_LINES if len({line.box.y for line in prompt}) <= 2 and HAND not in page.groups else LONGER
    measured = {
        "prompt": (min((seen(line, form) for line in prompt), default=None), wanted),
        "focus": (max([*held, *(arc for name, arc in largest.items() if name == page.focus)], default=None), FOCUS),
        "answers": (min(others, default=None), OTHERS),
        "least": (min(all_lines, default=None), LEAST),
    }
    return {what: arc >= least - ROUNDING for what, (arc, least) in measured.items() if arc is not None}


def far_chair(size, language="de"):
    """Play every game, and give of each page whether the far chair reads its parts, and whether the rail stands where it is wanted."""
    form = format_for(*size)
    for game in GAMES:
        for scene, page in played(game, "full" if "books" in game.default_options() else None, size, language):
            question = scene.snapshot.question
            if question is None:
                continue
            found = arcs(page, form)
            fight = isinstance(question.illustration, Duel)
            if scene.snapshot.scoreboard and not fight and not isinstance(question, WITHOUT_RAIL):
                found["rail"] = any(target.name.startswith("seat:") for target in page.targets)
            yield question.id, found


def share(pages, what):
    """Give which part of the pages that have it is read."""
    there = [found[what] for _, found in pages if what in found]
    return sum(there) / max(1, len(there))


def extra_pages(page):
    return int(turns(page))
