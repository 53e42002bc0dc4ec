"""Who is asked and what, as a part of a page: the shield, the name in rubric, and the prompt below it.

The answer that ends a longer entry stands in a corner: beside the name, or at the foot of the tall screen.
"""

from dataclasses import replace
from typing import Any, Literal

from companion.table import Question, Seat, unchanging
from companion.ui.screen.layout import NEVER, Afterwards, Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, RowOf, Text
from companion.ui.screen.page import Effect, Stage
from companion.ui.screen.paint import FontFace, Type
from companion.ui.screen.widgets import parts, signs

Size = Literal["full", "far", "any"]
NAME, PROMPT, NOTE = FontFace.SANS_SEMIBOLD, FontFace.SERIF_SEMIBOLD, FontFace.SANS
LEADING = 1.06
LINES = 2
"""The most lines of a prompt in full size; a longer one is smaller."""
LONG = 4


def ask(
    stage: Stage,
    question: Question[Any],
    *,
    aside: LayoutPart | None = None,
    hint: int = 0,
    size: Size = "any",
    shield: bool = True,
    beside: bool = False,
) -> LayoutPart:
    """Describe who is asked and what, with `aside` in the name's line and the hint below, in at most `hint` lines.

    What is too high for that line, or may stand `beside` name and prompt, is there if both find room so.
    With `size` "full" or "far" the part does not fit if the prompt would be below its full size or too small for the far chair.
    In large letters who is asked stands in the head band.
    """
    form = stage.form
    name = Text(
        name_asked(stage, question.seat), Type(NAME, form.choose_size("answer", NAME), form.near_min, LEADING), ink="rubric"
    )
    words = prompt(stage, stage.words(question.words), size=size)
    side = round(form.choose_size("prompt", PROMPT) * 1.55)

    def line(who: LayoutPart) -> LayoutPart:
        return who if aside is None else RowOf((Grow(who), aside), form.gap)

    if stage.builder.headed:
        bare: list[LayoutPart] = [words]
        if aside is not None:
            beside_words = RowOf((Grow(words), ColumnOf((aside,))), form.gap)
            bare = [beside_words, ColumnOf((RowOf((Grow(Blank()), aside)), words))]
        return OneOf(tuple(_with_hint(stage, question, way, hint) for way in bare))
    heads: list[LayoutPart] = [ColumnOf((line(name), words))]
    if aside is not None and (beside or aside.measure_height(NEVER) > side * 2 // 3):
        heads.insert(0, RowOf((Grow(ColumnOf((name, words))), ColumnOf((aside,))), form.gap))
    heads = [_with_hint(stage, question, head, hint) for head in heads]
    if question.seat is None or not shield:
        return OneOf(tuple(heads))
    sign = signs.Shield(question.seat.colour)
    large = (RowOf((ColumnOf((Art(sign, side // 2, side),)), Grow(head)), form.gap) for head in heads)
    low = ColumnOf((line(RowOf((Art(sign, side // 2, side // 2), Grow(name)), form.unit)), words))
    return OneOf((*large, _with_hint(stage, question, low, hint)))


def ask_in_line(stage: Stage, question: Question[Any]) -> OneOf:
    """Describe who is asked and what in one line (tall: two), as a board needs the room, in letters of a prompt or a longer one.

    The last choices are for a long question, which stands as elsewhere.
    """
    form, name = stage.form, stage.who if question.seat is None else name_asked(stage, question.seat)
    lines: list[LayoutPart] = []
    for use in ("prompt", "prompt_long"):
        size = form.choose_size(use, PROMPT)
        kind = Type(PROMPT, size, size, LEADING)
        who = (Text(stage.say("screen-asked", who=name), kind, ink="rubric"),) if name else ()
        sign = () if question.seat is None else (Art(signs.Shield(question.seat.colour), size, size),)
        asked = Text(stage.words(question.words), kind, 1 + form.tall, group="prompt", upright="top")
        lines.append(RowOf((*sign, *who, Grow(asked)), form.unit))
        if form.tall and (who or sign) and use != "prompt":
            lines.append(ColumnOf((RowOf((*sign, *who), form.unit), asked)))
    return OneOf((*lines, ask(stage, question, size="far"), ask(stage, question)))


def name_asked(stage: Stage, seat: Seat | None) -> str:
    """Return the name of who is asked; if the player has left, with how the seat goes on."""
    if seat is None:
        return stage.who or stage.say("screen-everybody")
    if stage.snapshot.prepares:
        return stage.say("screen-prepares", name=seat)
    away = stage.snapshot.values.get(f"left.{seat.colour}")
    return f"{seat.name} ({stage.say(f'left-{away}')})" if away else seat.name


def prompt(stage: Stage, words: str, ink: str = "ink", *, size: Size = "any") -> LayoutPart:
    """Describe the prompt: in full size in two lines (tall: three), else in one more line, else smaller; for "any" even small."""
    form = stage.form
    full, long = form.choose_size("prompt", PROMPT), form.choose_size("prompt_long", PROMPT)
    lines = LINES + form.tall
    large = Text(words, Type(PROMPT, full, full, LEADING), lines, ink, upright="top", group="prompt")
    longer = replace(large, kind=Type(PROMPT, full, long, LEADING), most=lines + 1)
    smaller = replace(longer, most=lines)
    small = replace(large, kind=Type(PROMPT, long, form.near, 1.0), most=LONG)
    return OneOf({"full": (large,), "far": (large, longer, smaller), "any": (large, longer, smaller, small)}[size])


def _with_hint(stage: Stage, question: Question[Any], above: LayoutPart, lines: int) -> LayoutPart:
    text = stage.words.find_optional(question.words, "hint") if lines else None
    if not text:
        return above
    return OneOf((ColumnOf((above, note(stage, text, lines)), stage.form.unit), above))


def note(stage: Stage, text: str, lines: int) -> Text:
    """Describe a note in soft ink, in at most `lines` lines."""
    form = stage.form
    return Text(
        text,
        Type(NOTE, form.near, max(form.near_min, form.choose_size("least", NOTE) - 1), 1.15),
        lines,
        "soft",
        upright="top",
        group="hint",
    )


@unchanging
class Corner:
    """The answer that ends an entry: its `label`, why it is `off`, its effect, and one more (`extra`: name, effect, icon).

    With `short`, the effect of a short press on the answer, the button goes to the answer from the first row already.
    """

    label: str = ""
    off: str = ""
    effect: Effect | None = None
    extra: tuple[str, Effect, str] | None = None
    short: Effect | None = None


def corner_parts(stage: Stage, corner: Corner) -> tuple[LayoutPart, ...]:
    """Describe the corner's answers, which get the focus last; an answer that is off shows its reason."""
    found: list[LayoutPart] = []
    if corner.extra is not None:
        name, effect, icon = corner.extra
        found.append(Afterwards(parts.button(stage, name, "", effect, icon=icon, heard=stage.say(f"screen-extra-{name}"))))
    if corner.effect is not None:
        label = corner.off or corner.label
        found.append(Afterwards(parts.button(stage, "done", label, corner.effect, off=corner.off, short=corner.short)))
    return tuple(found)
