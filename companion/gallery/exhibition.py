"""Writes the gallery's pictures into a folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame

from companion.gallery.picture import Screen
from companion.gallery.scenes import evening_screens, lesson_screens, middle_of, overlay_screens, screens_of
from companion.gallery.teaching import teaching_screens
from companion.games import GAMES
from companion.screen.compose import compose
from companion.screen.page.builder import Fault
from companion.screen.paint.formats import format_for
from companion.screen.paint.items import lit
from companion.screen.painted import painted
from companion.table.game import Game
from companion.words import Words


def screens(games: Sequence[Game], players: int) -> Iterator[tuple[str, Screen]]:
    """List every screen with its name: the evening's, then each game's questions, pages over them, and lesson."""
    for screen in evening_screens():
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


@cache
def words_of(language: str, folders: tuple[Path, ...]) -> Words:
    """Load the words in these folders; games share the names of some messages, so each is shown with its own."""
    return Words(language, folders)


def exhibit(
    games: Sequence[Game], players: int, size: tuple[int, int], language: str, folder: Path
) -> Iterator[tuple[str, tuple[Fault, ...]]]:
    """Write every screen as `NAME.png`; give each name with what does not fit on it."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    for name, screen in screens(games, players):
        game = screen.snapshot.game
        folders = tuple(one.folder for one in GAMES) if game is None else (game.folder,)
        words = words_of(language, folders)
        scene = screen.scene(format_for(*size), words)
        page = compose(scene)
        surface = painted(replace(page, items=lit(page.items, scene.frame)), page.look, size)
        pygame.image.save(surface, str(folder / f"{name}.png"))
        yield name, page.faults
