"""Runs a house's board on a screen: draws it when it changes, and hands it touches and keys."""

import time

import pygame

from companion.house.admission import Admission
from companion.house.board import HouseBoard
from companion.house.listening_house import HouseHost
from companion.screen.painted import painted
from companion.screen.splash import TITLE, open_glass
from companion.table.phrase import phrase
from companion.words import Words

BEAT = 0.05
ONWARD = {pygame.K_TAB: 1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_UP: -1}


def show(house: HouseHost, words: Words, size: tuple[int, int], door: Admission | None = None) -> int:
    """Show the tables until the window is closed or Q is pressed; returns the exit code. Raises `NoDisplay`."""
    glass = open_glass(size)
    pygame.display.set_caption(f"{TITLE}: {words(phrase('house-title'))}")
    board = HouseBoard(house, words, door)
    shown: object = None
    while not board.over:
        for event in pygame.event.get():
            _handed(board, event)
        changed = house.step()
        now = time.monotonic()
        seen = (glass.get_size(), int(now), board.stirred, None if door is None else door.door, house.problem)
        if changed or seen != shown:
            shown = seen
            page = board.page(glass.get_size(), now)
            glass.blit(painted(page, page.look, glass.get_size()), (0, 0))
            pygame.display.flip()
        time.sleep(BEAT)
    pygame.display.quit()
    return 0


def _handed(board: HouseBoard, event: pygame.event.Event) -> None:
    """Hand the board what people do at it; SDL makes a mouse of a finger."""
    now = time.monotonic()
    match event.type:
        case pygame.QUIT:
            board.over = True
        case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
            board.finger_down(event.pos, now)
        case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
            board.finger_up(event.pos, now)
        case pygame.KEYDOWN if event.key in ONWARD:
            board.focus_on(ONWARD[event.key], now)
        case pygame.KEYDOWN if event.key in {pygame.K_RETURN, pygame.K_SPACE}:
            board.choose(now)
        case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
            board.back()
        case pygame.KEYDOWN if event.key == pygame.K_q:
            board.over = True
