"""The head band: round, phase, progress, and the tools undo, voice and help; below it the standing warning of a trouble."""

from collections.abc import Sequence

from companion.play import Answered, Hush, RunGlass, Undo, live
from companion.play.snapshot import find_silent
from companion.ui.pages.described import PageContext
from companion.ui.pages.earlier import sentence
from companion.ui.pages.effects import Both, Do, Effect, Focus, Glasses, HelpLeaf, HouseSays, Languages, Open, Undoing, WantsIn
from companion.ui.screen.page import Stage, Target, draw_doubtful, draw_full_lozenge, draw_lozenge, plate
from companion.ui.screen.paint import EMBLEM, Box, FontFace, fit, fonts
from companion.ui.screen.widgets import name_asked

MOST_LOZENGES = 12
SHIELD = 1.2
"""The side of the shield of who is asked, relative to the letters of the name."""


def draw_head(stage: Stage, *, docked: bool) -> None:
    """Draw the band in its box, with a double rule below; on the tall screen it has undo and help unless there is a dock.

    A refusal that did not fit on the stage replaces the band for a few seconds, and the hand's signs take the place of round and
    phases.
    """
    form, look, box, said = stage.form, stage.look, stage.box, stage.state.said
    stage.builder.fill(Box(box.x, box.bottom - 2, box.w, 2), look.rule)
    stage.builder.fill(Box(box.x, box.bottom + round(4 * form.scale), box.w, 1), look.rule)
    inner = box.inset(form.pad, 0)
    if said and not stage.builder.refusal_seen:
        side = form.type("figure").size
        stage.builder.draw_icon("cross", Box(inner.x, box.y + (box.h - side) // 2, side, side), look.stop, stage.behind)
        room = inner.trim(left=side + form.gap)
        stage.builder.text(said, form.type("strong"), look.stop, room, most=2, upright="middle")
        return
    asked = _draw_asked if stage.builder.headed else None
    if form.tall:
        side = form.touch
        lower = inner.bottom_part(side)
        signs = stage.state.hint and stage.builder.hint_box is None
        names = list_tools(stage, () if docked else ("undo", "help"))
        if signs:
            room = lower.trim(right=len(names) * side) if asked else inner
            stage.builder.hint_box = room.trim(top=form.unit, bottom=form.unit)
        if asked or not signs:
            (asked or _write_place)(stage, _draw_away(stage, inner.trim(top=form.unit, bottom=side - form.unit // 2)))
        if names:
            _draw_tools(stage, lower.take_right(len(names) * side).columns(len(names), 0), names)
        if not signs:
            _phases(stage, lower, "left")
        return
    emblem, side = 0 if asked else form.size("thumb"), form.touch + form.unit
    if not asked:
        icon = EMBLEM if stage.snapshot.game and stage.builder.own.has(EMBLEM) else "book"
        stage.builder.draw_icon(icon, Box(inner.x, box.y + (box.h - emblem) // 2, emblem, emblem))
    names = list_tools(stage, ("undo", "help") if form.small else ("undo", "voice", "help"))
    area = inner.take_right(side * len(names)).move(form.unit, 0)
    _draw_tools(stage, [spot.place_in_middle(side, min(side, box.h - form.unit)) for spot in area.columns(len(names), 0)], names)
    rest = _draw_away(stage, inner.trim(right=area.w)).trim(left=0 if asked else emblem + form.gap)
    if stage.state.hint and stage.builder.hint_box is None:
        if asked:
            asked(stage, rest.take_left(rest.w // 3))
            rest = rest.trim(left=rest.w // 3)
        stage.builder.hint_box = rest
        return
    left = _phases(stage, rest, "right")
    (asked or _write_place)(stage, Box(rest.x, rest.y, left - rest.x - form.gap, rest.h))


def _draw_asked(stage: Stage, box: Box) -> None:
    """Draw who is asked in place of round and phase, as large letters need the room below; the leaf has these."""
    form, question = stage.form, stage.snapshot.question
    kind = form.type("name")
    if question is not None and stage.builder.acting is not None:
        side = min(box.h - form.unit, round(kind.size * SHIELD))
        stage.builder.draw_shield(stage.builder.acting.colour, box.take_left(side).place_in_middle(side, side))
        box = box.trim(left=side + form.unit)
    if question is not None:
        name = name_asked(stage, stage.builder.acting)
        stage.builder.text(name, kind, stage.look.rubric, box, most=1, upright="middle")


def _write_place(stage: Stage, box: Box) -> None:
    """Write round and phase; the phase is left out if both do not fit."""
    form, look, place, game = stage.form, stage.look, stage.snapshot.place, stage.snapshot.game
    title = stage.say(f"game-{game.name}") if game and stage.words.has(f"game-{game.name}") else stage.say("screen-title")
    if place.round:
        title = stage.say("screen-round", round=place.round)
    phase = stage.words.get_name(place.phase, "") if place.phase else ""
    silent = find_silent(stage.snapshot) if stage.settings.visits is None else None
    if silent is not None and stage.state.overlay is None:
        _tell_inferred(stage, box, silent)
        return
    if stage.settings.choosing:
        phase = "  ·  ".join(filter(None, (phase, stage.say("glass-choosing", n=len(stage.settings.choosing)))))
    text = f"·  {phase}"

    def measure(size: int) -> int:
        return fonts.width(title, FontFace.SERIF_SEMIBOLD, size) + round(size * 0.35) + fonts.width(text, FontFace.SERIF, size)

    # Large letters are as large as lets the phase stand, too
    sizes = range(form.type("label").size, form.type("label").least - 1, -1)
    size = next((size for size in sizes if measure(size) <= box.w), form.type("label").least) if phase else sizes[0]
    baseline = box.y + (box.h + round(FontFace.SERIF.cap * size)) // 2
    written = stage.builder.line(title, FontFace.SERIF_SEMIBOLD, size, look.ink, box.x, baseline)
    left = written.right + round(size * 0.35)
    if phase and measure(size) <= box.w:
        stage.builder.line(text, FontFace.SERIF, size, look.soft, left, baseline)


def _tell_inferred(stage: Stage, box: Box, silent: Answered) -> None:
    """Write what the device has answered by itself, in place of round and phase; a finger leads to the other answers."""
    kind, seat = stage.form.type("label"), silent.question.seat
    whole, otherwise = sentence(PageContext(stage.snapshot, stage.settings, stage.words), silent), stage.say("inferred-otherwise")
    ways = (f"{whole} · {otherwise}", f"{seat.name if seat is not None else ''} · {otherwise}", otherwise)
    said = next((way for way in ways if fit(way, kind, box.w, 1).whole), otherwise)
    stage.builder.text(said, kind, stage.look.rubric, box, most=1, upright="middle")
    stage.builder.hear("inferred", ways[0])
    stage.stop(Target("inferred", box, Do(Undo()), stop=False))


def _phases(stage: Stage, box: Box, align: str) -> int:
    """Draw a lozenge per phase: full for past ones, large with its number for the present one; return their left edge."""
    form, look, place = stage.form, stage.look, stage.snapshot.place
    if not 0 < place.of <= MOST_LOZENGES:
        return box.right
    now, face = form.type("label").size, FontFace.SANS_BOLD
    size, gap = now // 3, form.unit + form.unit // 3
    width = (place.of - 1) * (round(size * 1.4) + gap) + round(now * 1.42)
    left = start = box.x if align == "left" else box.right - width - form.unit
    for number in range(1, place.of + 1):
        half = round((now if number == place.number else size) * 0.71)
        x, y = centre = (left + half, box.centre[1])
        if number == place.number:
            draw_full_lozenge(stage.builder, centre, now, look.rubric)
            foot = y + round(face.cap * now / 2)
            stage.builder.line(str(number), face, now, look.ground, x - fonts.width(str(number), face, now) // 2, foot)
        elif number < place.number:
            draw_full_lozenge(stage.builder, centre, size, look.edge)
        else:
            draw_lozenge(stage.builder, centre, size, look.edge)
        left += 2 * half + gap
    return start


def _draw_away(stage: Stage, box: Box) -> Box:
    """If the house's broker is away, draw a small sign for that at the right; return the room left of it."""
    if stage.settings.broker != "away":
        return box
    side = stage.form.type("label").size
    stage.builder.draw_icon("away", Box(box.right - side, box.centre[1] - side // 2, side, side), stage.look.soft, stage.behind)
    return box.trim(right=side + stage.form.gap)


def draw_tool(stage: Stage, name: str, box: Box) -> None:
    """Draw one of the tools. They are for fingers; only where short presses count, each round of them halts at the question mark.

    There holding sets what was counted back to where it began, and opens the leaf; a short press counts on.
    """
    builder = stage.builder
    effects: dict[str, Effect] = {
        "undo": Open(Undoing()),
        "voice": Do(Hush(or_repeat=True)),
        "help": leaf(stage),
        "language": Open(Languages()),
        "door": _lead_to_door(stage),
    }
    off = stage.say("screen-nothing-to-undo") if name == "undo" and not _can_undo(stage) else ""
    silent = name == "voice" and (stage.settings.quiet or dict(stage.settings.volumes).get("speech", 0) == 0)
    door = "screen-house" if stage.settings.said else "glass-page"
    heard = {"undo": "screen-menu-undo", "language": "screen-menu-language", "door": door}.get(name, "screen-help")
    builder.hear(f"tool:{name}", stage.say(heard))
    target = Target(f"tool:{name}", box, effects[name], off=off, stop=name == "help" and bool(builder.rounds))
    if target.stop:
        counted = stage.layer.answer if stage.layer.answer in builder.rounds else next(iter(builder.rounds))
        target = target._replace(short=Focus(counted), long=Both(builder.rounds[counted], effects[name]))
    focused = stage.stop(target)
    tint = plate(stage, box.inset(stage.form.unit), focused=True) if focused else None
    side = stage.form.touch * 2 // 3
    ink = tint.ink if tint else stage.look.edge if off else stage.look.ink
    cut = tint.cut if tint else stage.behind
    builder.draw_icon("voice-off" if silent else "hand" if name == "door" else name, box.place_in_middle(side, side), ink, cut)


def _can_undo(stage: Stage) -> bool:
    now, visit = stage.snapshot, stage.settings.visits
    return now.can_undo or bool(now.history) or (visit is not None and visit.prepared)


def leaf(stage: Stage) -> Effect:
    """Return the effect that opens the leaf; a clock that runs is stopped, so that nobody's time runs meanwhile."""
    if isinstance(stage.live, live.Running) and stage.live.running:
        return Both(Do(RunGlass(stage.snapshot.step, running=False)), Open(HelpLeaf()))
    return Open(HelpLeaf())


def list_tools(stage: Stage, names: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out the tools of the table on a visitor's page; there undo is for what they have prepared.

    While a visitor wishes something, somebody presses at the door, or the house has spoken, a hand stands first.
    """
    visit, door = stage.settings.visits, stage.settings.door
    stirs = bool(stage.settings.said) or (door is not None and (door.pressed or door.wish is not None))
    if visit is None:
        return ("door", *names) if stirs else names
    return tuple(name for name in names if name in {"language", "help"} or (name == "undo" and visit.prepared))


def _lead_to_door(stage: Stage) -> Effect:
    """Return the effect that shows what the house has said, or what a visitor wishes, else the page of phones and tablets."""
    if stage.settings.said:
        return Open(HouseSays(stage.settings.said))
    wish = None if stage.settings.door is None else stage.settings.door.wish
    return Open(Glasses() if wish is None else WantsIn(wish.number, wish.role, wish.wants))


def _draw_tools(stage: Stage, spots: Sequence[Box], names: Sequence[str]) -> None:
    for spot, name in zip(spots, names, strict=True):
        draw_tool(stage, name, spot)


def trouble(stage: Stage, box: Box) -> Box:
    """Draw the warning of a trouble, if there is one, in one or two lines at the top of a box; return the room below."""
    if stage.snapshot.trouble is None:
        return box
    text = stage.words(stage.snapshot.trouble)
    form, look = stage.form, stage.look
    kind = form.type("label")
    side = round(kind.size * 1.05)
    width = box.w - 2 * form.pad - side - 3 * form.unit
    lines = 1 if fit(text, kind, width, 1).whole else 2
    high = round(kind.size * (1.5 if lines == 1 else 2.6))
    spot = box.trim(left=form.pad, right=form.pad, top=form.unit).top_part(high)
    stage.builder.fill(spot, look.sheet)
    draw_doubtful(stage.builder, spot)
    stage.builder.draw_icon("warning", Box(spot.x + form.unit, spot.y + (high - side) // 2, side, side), look.doubt, look.sheet)
    room = spot.trim(left=side + 2 * form.unit, right=form.unit)
    stage.builder.text(text, kind, look.doubt, room, most=lines, upright="middle")
    return box.trim(top=high + form.unit)
