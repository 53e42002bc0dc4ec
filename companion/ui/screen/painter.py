"""The painter, which repaints a page where it has changed."""

import math

import pygame

from companion.ui.screen.page import Hold, Page, PageMotion, Quake, draw_held_ring, focus, list_moving, move_items
from companion.ui.screen.page_holder import Frames, PageHolder
from companion.ui.screen.paint import Canvas, Drawing, PageItem, Palette, freeze, ground, light_rings, rests_at, wrap

HELD_STEPS = 24
DIMMED = 0.6
"""How bright a page is that has stood for long, relative to the usual brightness."""
AROUND = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Where such a page stands, step by step, in units from its usual place."""


class PagePainter:
    """Paints a page on the canvas where it has changed, shifted by the motions under way."""

    def __init__(self, canvas: Canvas, holder: PageHolder, frames: Frames) -> None:
        self.motions: tuple[PageMotion, ...] = ()
        self._canvas, self._holder, self._frames = canvas, holder, frames
        self._last_picture: object = None
        self._last_page: Page | None = None
        self._rest = -math.inf
        self._shaken: Quake | None = None

    def move(self, one: PageMotion) -> None:
        """Begin a motion, unless the table wants none."""
        if not self._holder.settings.reduced:
            self.motions = (*self.motions, one)

    def stop(self, *kinds: type[PageMotion]) -> None:
        """End motions of these kinds; what they moved stands in its final place."""
        self.motions = tuple(one for one in self.motions if not isinstance(one, kinds))

    def begin_anew(self) -> None:
        """Paint the whole display the next time, without motions."""
        self.motions, self._last_picture = (), None
        self._canvas.forget()

    def is_moving(self, now: float) -> bool:
        """Tell whether anything on the page moves, by itself or by a motion."""
        return bool(self.motions) or now < self.rests_at()

    def rests_at(self) -> float:
        """Return the clock time at which everything on the page that moves by itself has come to rest."""
        page = self._holder.page
        if self._last_page is not page:
            self._last_page = page
            self._rest = rests_at(page.items) or -math.inf
        return self._rest

    def paint(self, now: float, hold: Hold, stands: int = 0) -> int:
        """Paint the page; return the number of rectangles painted, 0 if nothing has changed.

        A page that has stood for long is dimmed, and elsewhere at each of the steps that it `stands`, so that it leaves no trace
        on the glass.
        """
        page, frame = self._holder.page, self._frames(now)
        self._canvas.dim(DIMMED if stands else 1.0)
        self.motions = list_moving(self.motions, now)
        share = round(hold.share(now) * HELD_STEPS) / HELD_STEPS
        picture, moving = (page, frame, share, stands, self._canvas.stale), self.is_moving(now)
        if not moving and self._last_picture == picture:
            return 0
        self._last_picture = None if moving else picture
        quake = next((one for one in self.motions if isinstance(one, Quake)), None)
        if quake is not None and self._shaken is quake:
            return len(self._canvas.shake(quake.shift(now, self._holder.form.scale)[0]))
        if self._shaken is not None:
            self._canvas.forget()
        self._shaken = quake
        items = freeze(move_items(page, self.motions, now, self._holder.form.scale) if self.motions else page.items, now)
        held: tuple[PageItem, ...] = ()
        if share and (target := focus.find_focused(page)) is not None:
            # Close the ring round the focused plate as far as the button has been held
            box, shapes = draw_held_ring(page, self._holder.form, target.box, share)
            held = (Drawing(box, wrap(shapes, box.w, box.h)),)
        shown = (*light_rings(items, frame), *held)
        if stands:
            across, down = (way * self._holder.form.unit for way in AROUND[stands % len(AROUND)])
            shown = tuple(item.move(across, down) for item in shown)
        return len(self._canvas.show(shown, page.look))


def paint_page(page: Page, look: Palette, size: tuple[int, int]) -> pygame.Surface:
    """Paint a whole page on a surface of its own: for pictures of the screen and for tests."""
    surface = ground(look, *size).copy()
    for item in page.items:
        item.paint(surface)
    return surface
