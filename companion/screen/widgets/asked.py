"""Who is asked and what, as a part of a description: the shield, the name in rubric, and the prompt below it.

What ends a longer answer stands in a corner: beside the name, on the tall screen at the foot.
"""

from dataclasses import replace
from typing import Any, Literal

from companion.screen.layout import NEVER, Afterwards, Art, ColumnOf, Grow, LayoutPart, OneOf, RowOf, Text
from companion.screen.page import Effect, Stage
from companion.screen.paint import FontFace, Type
from companion.screen.widgets.parts import button
from companion.screen.widgets.signs import Shield
from companion.table import Question, unchanging

Size = Literal["full", "far", "any"]
NAME, PROMPT, NOTE = FontFace.SANS_SEMIBOLD, FontFace.SERIF_SEMIBOLD, FontFace.SANS
LEADING = 1.06
LINES = 2
"""Of a prompt in its full size; a longer one is smaller."""
LONG = 4


def asked(
    stage: Stage,
    question: Question[Any],
    *,
    aside: LayoutPart | None = None,
    hint: int = 0,
    size: Size = "any",
    shield: bool = True,
) -> LayoutPart:
    """Describe who is asked and what, with `aside` beside the name and, below, the second line in at most `hint` lines.

    The part finds no room where the prompt would be smaller than in its `full` size, or than the `far` chair can read it.
    """
    form = stage.form
    name = Text(called(stage, question), Type(NAME, form.seen("answer", NAME), form.near_min, LEADING), ink="rubric")
    words = prompt(stage, stage.words(question.words), size=size)
    side = round(form.seen("prompt", PROMPT) * 1.55)

    def line(who: LayoutPart) -> LayoutPart:
        return who if aside is None else RowOf((Grow(who), aside), form.gap)

    heads: list[LayoutPart] = [ColumnOf((line(name), words))]
    if aside is not None and aside.least(NEVER) > side * 2 // 3:  # in one line with the name it would push the prompt away
        heads.insert(0, RowOf((Grow(ColumnOf((name, words))), ColumnOf((aside,))), form.gap))
    heads = [_with_hint(stage, question, head, hint) for head in heads]
    if question.seat is None or not shield:
        return OneOf(tuple(heads))
    sign = Shield(question.seat.colour)
    large = (RowOf((ColumnOf((Art(sign, side, side),)), Grow(head)), form.gap) for head in heads)
    low = ColumnOf((line(RowOf((Art(sign, side // 2, side // 2), Grow(name)), form.unit)), words))
    return OneOf((*large, _with_hint(stage, question, low, hint)))


def called(stage: Stage, question: Question[Any]) -> str:
    """Name who is asked; of a player who has left, how the seat goes on."""
    if question.seat is None:
        return stage.who or stage.say("screen-everybody")
    away = stage.snapshot.values.get(f"left.{question.seat.colour}")
    return f"{question.seat.name} ({stage.say(f'left-{away}')})" if away else question.seat.name


def prompt(stage: Stage, words: str, ink: str = "ink", *, size: Size = "any") -> LayoutPart:
    """Describe what is asked: in full size in two lines, else in a line more, else smaller; at last, in `any` size, small."""
    form = stage.form
    full, long = form.seen("prompt", PROMPT), form.seen("prompt_long", PROMPT)
    lines = LINES + form.tall
    large = Text(words, Type(PROMPT, full, full, LEADING), lines, ink, upright="top", group="prompt")
    longer = replace(large, kind=Type(PROMPT, full, long, LEADING), most=lines + 1)
    smaller = replace(longer, most=lines)
    small = replace(large, kind=Type(PROMPT, long, form.near, 1.0), most=LONG)
    return OneOf({"full": (large,), "far": (large, longer, smaller), "any": (large, longer, smaller, small)}[size])


def _with_hint(stage: Stage, question: Question[Any], above: LayoutPart, lines: int) -> LayoutPart:
    """Set the question's second line below, where there is room for it."""
    text = stage.words.maybe(question.words, "hint") if lines else None
    if not text:
        return above
    return OneOf((ColumnOf((above, note(stage, text, lines)), stage.form.unit), above))


def note(stage: Stage, text: str, lines: int) -> Text:
    """Describe a soft note."""
    form = stage.form
    return Text(text, Type(NOTE, form.near, max(form.near_min, form.seen("least", NOTE) - 1), 1.15), lines, "soft", upright="top")


@unchanging
class Corner:
    """An answer that ends (`label`), `off` with its reason, and one more (`extra`: name, effect, icon) before it."""

    label: str = ""
    off: str = ""
    effect: Effect | None = None
    extra: tuple[str, Effect, str] | None = None


def corner_parts(stage: Stage, corner: Corner) -> tuple[LayoutPart, ...]:
    """Describe its answers, to which the focus comes last; one that is off shows its reason."""
    found: list[LayoutPart] = []
    if corner.extra is not None:
        name, effect, icon = corner.extra
        found.append(Afterwards(button(stage, name, "", effect, icon=icon, heard=stage.say(f"screen-extra-{name}"))))
    if corner.effect is not None:
        found.append(Afterwards(button(stage, "done", corner.off or corner.label, corner.effect, off=corner.off)))
    return tuple(found)
