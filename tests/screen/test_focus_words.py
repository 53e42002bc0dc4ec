"""Whatever the one button can stand on has words for those who do not see it; `make test-layout` looks at all games."""

from dataclasses import replace

from companion.games import GAMES
from companion.screen.compose import compose
from companion.screen.page import focus
from companion.screen.paint.formats import format_for
from companion.words import Words
from tools.gallery.scenes import middle_of, overlay_screens, screens_of


def test_every_stop_has_words():
    game = next(game for game in GAMES if game.name == "tumult_royale")
    words, form = Words("en", [game.folder]), format_for(800, 480)
    for screen in (*screens_of(game, game.seats[0]), *overlay_screens(middle_of(game, game.seats[0]))):
        page = compose(screen.scene(form, words))
        silent = [stop.name for stop in focus.stops(page) if not focus.offered(replace(page, focus=stop.name)).here.strip()]
        assert silent == [], screen.name
