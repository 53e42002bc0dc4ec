"""Pages for the tests of layout: the gallery's, and every question of whole games played at random."""

from random import Random

from companion.commands.gallery.exhibition import screens, words_for
from companion.commands.gallery.laid import broken, laid
from companion.commands.gallery.scenes import NAMES, SEED, _answer
from companion.games import GAMES
from companion.play.controller import Controller
from companion.screen.arrival import arrived
from companion.screen.compose import PageScene, compose, turns
from companion.screen.page.state import ScreenSettings, ScreenState
from companion.screen.paint.formats import format_for
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words

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
    seats = Seats(Seat(name, colour) for name, colour in zip((*NAMES, *LONG), game.colours[:players], strict=False))
    session = Session.begin(game, Beginning(game.name, seats, {"books": books} if books else {}, {}), MemoryLog())
    controller, rng, words = Controller(session), Random(SEED), Words(language, [game.folder])
    settings = ScreenSettings(language, "day", ring=True)
    for _ in range(MOST):
        snapshot = controller.snapshot()
        scene = PageScene(snapshot, arrived(ScreenState(), snapshot), settings, format_for(*size), words, 1000.0)
        yield scene, compose(scene)
        if session.question is None:
            return
        session.answer(_answer(session.question, rng), source="layout")


def extra_pages(page):
    return int(turns(page))
