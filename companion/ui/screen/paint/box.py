"""Rectangles in pixels, and the arithmetic of laying them out."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height in pixels. It is immutable; methods that change it return a new one."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The middle point."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> "Box":
        """Take `dx` off the left and right and `dy` (None: `dx`) off the top and bottom; negative values enlarge the box."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def trim(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> "Box":
        """Take this many pixels off each side."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def move(self, dx: int, dy: int) -> "Box":
        """Return the box moved right and down."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top_part(self, height: int) -> "Box":
        """Take the uppermost rows."""
        return Box(self.x, self.y, self.w, height)

    def bottom_part(self, height: int) -> "Box":
        """Take the lowest rows."""
        return Box(self.x, self.bottom - height, self.w, height)

    def take_left(self, width: int) -> "Box":
        """Take the leftmost columns."""
        return Box(self.x, self.y, width, self.h)

    def take_right(self, width: int) -> "Box":
        """Take the rightmost columns."""
        return Box(self.right - width, self.y, width, self.h)

    def columns(self, count: int, gap: int) -> "tuple[Box, ...]":
        """Cut the box into equal columns with gaps."""
        width = (self.w - gap * (count - 1)) / count
        edges = [(round(self.x + (width + gap) * place), round(self.x + (width + gap) * place + width)) for place in range(count)]
        return tuple(Box(left, self.y, right - left, self.h) for left, right in edges)

    def rows(self, count: int, gap: int) -> "tuple[Box, ...]":
        """Cut the box into equal rows with gaps."""
        lying = Box(self.y, self.x, self.h, self.w).columns(count, gap)
        return tuple(Box(y, x, h, w) for x, y, w, h in lying)

    def place_in_middle(self, width: int, height: int) -> "Box":
        """Return a box of this size in the middle."""
        return Box(self.x + (self.w - width) // 2, self.y + (self.h - height) // 2, width, height)

    def holds(self, other: "Box") -> bool:
        """Tell whether the other box lies wholly inside this one."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom

    def meets(self, other: "Box") -> bool:
        """Tell whether the two boxes share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def has(self, point: tuple[int, int]) -> bool:
        """Tell whether the point lies inside the box."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom


def make_square(centre: tuple[int, int], size: int) -> Box:
    """Return a square of this size around a point."""
    return Box(centre[0] - size // 2, centre[1] - size // 2, size, size)
