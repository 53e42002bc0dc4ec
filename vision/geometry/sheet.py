"""The printable mat: markers, a grey-and-colour row, a ruler, places for tray and tiles."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum

from fpdf import FPDF
from PIL import Image

from vision.geometry.mat import MARKERS, MatSize, draw_marker

_QUIET_MM = 8.0
_PATCH_MM = 9.0
_GREYS = (0, 51, 102, 153, 204, 255)
_COLOURS = ((200, 30, 40), (230, 190, 30), (40, 140, 60), (40, 70, 170), (110, 50, 130))
_LINE = (120, 90, 80)
_MARKER_PX = 240
_EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


class Paper(Enum):
    """Papers the mat is printed on: width and height in millimetres, lying."""

    A4 = (297.0, 210.0)
    A3 = (420.0, 297.0)
    LETTER = (279.4, 215.9)


@dataclass(frozen=True)
class _Layout:
    paper: Paper
    size: MatSize

    @property
    def left(self) -> float:
        """Paper's edge to the centre of marker 0, across."""
        return (self.paper.value[0] - self.size.width) / 2

    @property
    def top(self) -> float:
        """Paper's edge to the centre of marker 0, down."""
        return (self.paper.value[1] - self.size.height) / 2


def mat_size(paper: Paper) -> MatSize:
    """The mat printed on this paper: the largest in whole centimetres that keeps a quiet zone around its markers."""
    marker = 40.0 if paper is Paper.A3 else 30.0
    width, height = (10.0 * ((side - marker - 2 * _QUIET_MM) // 10.0) for side in paper.value)
    return MatSize(width, height, marker)


def draw_mat(paper: Paper) -> bytes:
    """The mat as a PDF of one page in true size."""
    layout = _Layout(paper, mat_size(paper))
    pdf = FPDF(orientation="landscape", unit="mm", format=(paper.value[1], paper.value[0]))
    pdf.set_auto_page_break(auto=False)
    pdf.set_creation_date(_EPOCH)
    pdf.add_page()
    pdf.set_font("Helvetica", size=8)
    _draw_markers(pdf, layout)
    _draw_patches(pdf, layout)
    _draw_ruler(pdf, layout)
    _draw_places(pdf, layout)
    return bytes(pdf.output())


def _draw_markers(pdf: FPDF, layout: _Layout) -> None:
    for number in range(MARKERS):
        x, y = layout.size.corners(number)[0]
        side = layout.size.marker
        picture = Image.fromarray(draw_marker(number, _MARKER_PX))
        pdf.image(picture, layout.left + x, layout.top + y, side, side)


def _draw_patches(pdf: FPDF, layout: _Layout) -> None:
    """Between the upper markers, greys from black to white, then the colours."""
    shades = [(grey, grey, grey) for grey in _GREYS] + list(_COLOURS)
    x = (layout.paper.value[0] - _PATCH_MM * len(shades)) / 2
    for number, shade in enumerate(shades):
        pdf.set_fill_color(*shade)
        pdf.rect(x + number * _PATCH_MM, layout.top - _PATCH_MM / 2, _PATCH_MM, _PATCH_MM, style="F")


def _draw_ruler(pdf: FPDF, layout: _Layout) -> None:
    """A decimetre between the lower markers, to hold a ruler against."""
    x, y = layout.paper.value[0] / 2 - 50, layout.top + layout.size.height
    pdf.set_draw_color(0)
    pdf.set_line_width(0.2)
    for millimetre in range(101):
        length = 4.0 if millimetre % 10 == 0 else 2.0
        pdf.line(x + millimetre, y, x + millimetre, y - length)
    pdf.text(x, y + 4, f"100 mm      {layout.size} mm")


def _draw_places(pdf: FPDF, layout: _Layout) -> None:
    """The tray's place and, right of it, the tiles' place: thin lines a cube or a tile never shows."""
    inset = layout.size.marker / 2 + 4.0
    left, top = layout.left + inset, layout.top + _PATCH_MM
    width, height = layout.size.width - 2 * inset, layout.size.height - _PATCH_MM - 10.0
    pdf.set_draw_color(*_LINE)
    pdf.set_line_width(0.3)
    pdf.rect(left, top, width * 0.64, height)
    pdf.rect(left + width * 0.66, top, width * 0.34, height)
