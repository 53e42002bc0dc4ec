"""The layout tree, with which views describe pages. Other packages import from here, this package's modules from each other."""

from companion.ui.screen.layout.hold import Afterwards, Grow, OneOf, Pad, Pads, Pages, Sized, fits, pad_by
from companion.ui.screen.layout.lines import ColumnOf, Grid, Lines, RowOf
from companion.ui.screen.layout.node import NEVER, Art, Blank, Laid, LayoutPart, Leaf, Text, remember

__all__ = [
    "NEVER", "Afterwards", "Art", "Blank", "ColumnOf", "Grid", "Grow", "Laid", "LayoutPart", "Leaf", "Lines", "OneOf", "Pad",
    "Pads", "Pages", "RowOf", "Sized", "Text", "fits", "pad_by", "remember",
]  # fmt: skip
