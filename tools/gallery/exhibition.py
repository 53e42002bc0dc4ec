"""Writes the gallery's pictures to a folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pygame

from companion.games import GAMES
from companion.language.words import Words
from companion.table import Game
from companion.ui.screen.page import Fault
from companion.ui.screen.paint import format_for, freeze, light_rings
from companion.ui.screen.painter import paint_page
from tools.gallery.history_screens import history_screens
from tools.gallery.keeping import keeping_screens
from tools.gallery.laid import Screen, broken, laid
from tools.gallery.scenes import (
    evening_screens,
    lesson_screens,
    list_teaching,
    look_up_screens,
    middle_of,
    overlay_screens,
    screens_of,
)
from tools.gallery.teaching_screens import teaching_screens


def screens(games: Sequence[Game], players: int) -> Iterator[tuple[str, Screen]]:
    """Yield every screen with its name: those of the device itself, unless only one game is asked for, then each game's own."""
    for screen in (*evening_screens(), *keeping_screens(), *history_screens()) if len(games) > 1 else ():
        yield screen.name, screen
    for game in games:
        count = players if players in game.seats else game.seats[-1]
        for screen in screens_of(game, count):
            yield screen.name, screen
        for screen in overlay_screens(middle_of(game, count)):
            yield f"{game.name}-{screen.name}", screen
        for screen in teaching_screens(game):
            yield screen.name, screen
        for screen in lesson_screens(game, count):
            yield screen.name, screen


def look_ups(games: Sequence[Game], players: int) -> Iterator[tuple[str, Screen]]:
    """Yield every page of the look-up; there are so many that they have their own test."""
    for game in games:
        for name, facts in list_teaching(game).items():
            for screen in look_up_screens(middle_of(game, players if players in game.seats else game.seats[-1], facts=facts)):
                yield f"{name or game.name}-{screen.name}", screen


@cache
def words_of(language: str, folders: tuple[Path, ...]) -> Words:
    """Load the words in these folders; games share the names of some messages, so each game needs its own words."""
    return Words(language, folders)


def words_for(screen: Screen, language: str) -> Words:
    """Load the words of a screen's game, or of all games."""
    game = screen.snapshot.game
    return words_of(language, tuple(one.folder for one in GAMES) if game is None else (game.folder,))


def exhibit(
    games: Sequence[Game], players: int, size: tuple[int, int], language: str, folder: Path
) -> Iterator[tuple[str, tuple[Fault, ...]]]:
    """Write every screen as `NAME.png`, further pages as `NAME-2.png`; yield each name with its faults."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    for name, screen in chain(screens(games, players), look_ups(games, players)):
        named = replace(screen, name=name)
        for page_name, scene, page in laid(named, format_for(*size), words_for(named, language)):
            surface = paint_page(replace(page, items=light_rings(freeze(page.items, scene.now), scene.frame)), page.look, size)
            pygame.image.save(surface, str(folder / f"{page_name}.png"))
            yield page_name, broken(scene, page)
