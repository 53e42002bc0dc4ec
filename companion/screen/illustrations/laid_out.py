"""Cards or tiles that lie open side by side: the drawing of each, its words, the number of its space, whose it is."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from companion.screen.layout import Grid, LayoutPart, OneOf, Pad, Pads, fits
from companion.screen.page import Stage, draw, usual_tint
from companion.screen.paint.box import Box
from companion.screen.widgets.answers import Plate, plate_with
from companion.screen.widgets.parts import sheet
from companion.screen.widgets.signs import Icon, Shield, Things
from companion.table.questions.illustrations import LaidCard
from companion.table.questions.kinds import Symbols

STEPS = ("focus", "answer", "least")
"""Letters are tried in these sizes, the largest first."""
Face: TypeAlias = tuple[int, bool]
"""The size of letters, and whether a drawing lies beside its words."""
MOST_BESIDE = 5


def laid_out(stage: Stage, cards: Sequence[LaidCard]) -> LayoutPart:
    """Describe the cards, all of one size and in reading order, in the largest letters in which all words are whole."""
    form = stage.form
    plates = [card_plate(stage, card) for card in cards]
    most = range(2, 0, -1) if form.tall else range(min(len(cards), MOST_BESIDE), 0, -1)

    def grid(letters: int, columns: int, *, lies: bool) -> Callable[[], LayoutPart]:
        laid = (Pad(plate.laid(letters, lies), Pads(), sheet()) for plate in plates)
        return lambda: Grid(tuple(laid), columns, form.gap, form.gap, form.size("picture"))

    ways = [(letters, columns, lies) for letters in _sizes(stage) for columns in most for lies in (False, True)]
    # A few with drawings stand in one line, where their words have the letters that the far chair needs
    one = [
        (letters, len(cards), False) for letters in _sizes(stage)[:-1] if len(cards) in most and all(card.icon for card in cards)
    ]
    return OneOf(tuple(grid(letters, columns, lies=lies) for letters, columns, lies in (*one, *ways)))


def face_in(stage: Stage, cell: Box, cards: Sequence[LaidCard]) -> Face:
    """Choose how cards of one size are drawn, so that all words are whole; letters of no size where they never are."""
    plates = [card_plate(stage, card) for card in cards]
    faces = [(letters, lies) for letters in _sizes(stage) for lies in (False, True)]
    return next((face for face in faces if all(fits(plate.laid(*face), cell) for plate in plates)), (0, False))


def draw_card(stage: Stage, cell: Box, card: LaidCard, face: Face) -> None:
    """Draw a card in its cell."""
    letters, lies = face
    inside = card_plate(stage, card).laid(letters or min(_sizes(stage)), lies)
    draw(stage, Pad(inside, Pads(), sheet()).placed(cell), usual_tint(stage))


def _sizes(stage: Stage) -> list[int]:
    face = stage.form.type("answer").face
    return [*(stage.form.seen(step, face) for step in STEPS), stage.form.near_min]


def card_plate(stage: Stage, card: LaidCard) -> Plate:
    """Describe what stands on a card."""
    said = stage.words(card.words)
    picture: Any = Icon(card.icon) if card.icon else Shield(card.seat.colour) if card.seat is not None else None
    if card.icon == "cube" and card.seat is not None:
        picture = Things((Symbols("cube", 1, seat=card.seat),))
    owner = Shield(card.seat.colour) if card.seat is not None and card.icon and card.icon != "cube" else None
    shown = f"{card.label}. {said}" if card.label else said
    return plate_with(stage.form, shown, picture, float(picture is not None), owner, stage.form.share("owner") if owner else 0.0)
