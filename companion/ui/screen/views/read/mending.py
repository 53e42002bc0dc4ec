"""The reading, laid over its picture, with the sums beside it: doubts are asked one at a time, and pieces can be corrected."""

from dataclasses import replace
from typing import Any

from companion.play import LookAgain, RelightTray, StayWithReading, TeachPieces
from companion.play.live import Seen
from companion.table import Option, Question, Symbols, Tile, phrase
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Text, pad_by
from companion.ui.screen.page import OFF_DASH, Both, Do, Effect, Enter, Stage, Tint, draw_dashed_edge, drawing, show
from companion.ui.screen.paint import Box, FontFace, RoundRect, Type, to_hex
from companion.ui.screen.pictures.photograph import ASKED, STRUCK, draw_enlarged
from companion.ui.screen.pictures.printed import draw_cube
from companion.ui.screen.views.read import reading
from companion.ui.screen.views.read.shot import lay_pictured, shot_art
from companion.ui.screen.widgets import Choice, Shield, choice, icon_colour, name_asked, prompt, sign, stack, word_answer
from companion.ui.screen.widgets.asked import ask as question_of

IN_A_ROW = 3
"""The most sums that stand in one row."""
OFFERED = 2
"""How many guesses are offered at once."""
FEW = 16
"""Up to this many doubtful cubes are counted sooner by eye than pushed apart and read again (tests/bench/bench_entry.py)."""
AGAINST = 5
"""The most lines that say what is wrong with a reading."""


def lay_on_picture(stage: Stage, question: Question[Any], kind: reading.ReadKind, seen: Seen, read: reading.Read) -> None:
    """Lay out the picture with its marks beside the sums, and the question below the sums."""
    asked, whole = read.find_asked(), is_doubted(kind, seen, read)
    if whole:
        words = _look_again(stage, question, kind, seen, read)
    elif asked is None:
        words = _lay_settled(stage, question, kind, seen, read)
    else:
        words = _ask(stage, kind, seen, read, asked)
    pieces, labels = [reading.mark_piece(piece, number, read) for number, piece in enumerate(read.pieces)], []
    for number, (piece, guess) in enumerate(zip(pieces, read.guesses, strict=True)):
        if number == asked and not whole:
            labels.append(ASKED)
        elif guess == reading.NONE and number not in read.list_unknown():
            labels.append(STRUCK)
        else:  # the number of symbols; nothing on a cube or on a doubt that is asked later
            labels.append("" if kind.cubes or piece.doubtful or piece.unknown else str(piece.tiles[guess].symbols))
    touches = [change_by_hand(stage, read.cycle(number), None) for number in range(len(pieces))]
    shot = shot_art(seen, pieces, labels, touches, seen.doubted if whole else ())
    parts = (_sums(stage, kind, read, unsure=whole), Grow(words))
    ways = [ColumnOf(parts, stage.form.gap)]
    if question.seat is not None and (asked is not None or whole):
        ways.insert(0, ColumnOf((lay_whose(stage, question), *parts), stage.form.gap))
    show(stage, OneOf(tuple(lay_pictured(stage, shot, way) for way in ways)))


def lay_whose(stage: Stage, question: Question[Any]) -> LayoutPart:
    """Describe a line with the shield and the name of whose pieces are read."""
    face = FontFace.SANS_SEMIBOLD
    size = stage.form.choose_size("least", face)
    name = Text(name_asked(stage, question.seat), Type(face, size, stage.form.near_min, 1.0), ink="rubric")
    if question.seat is None:
        return name
    return RowOf((Art(Shield(question.seat.colour), size, round(size * 1.2)), Grow(name)), stage.form.unit)


def is_doubted(kind: reading.ReadKind, seen: Seen, read: reading.Read) -> bool:
    """Tell whether to ask about the reading as a whole now; what was not taught, and doubtful tiles, are settled first."""
    return read.is_all_in_doubt(seen) and read.mending is None and not (read.list_unknown() if kind.cubes else read.doubts())


@drawing
def sum_ground(stage: Stage, box: Box, _tint: Tint, doubtful: bool) -> None:
    """Draw the ground below a sum, with a dashed edge if the sum is doubtful."""
    form, look = stage.form, stage.look
    stage.builder.draw_rounded(box, RoundRect(form.line / 2, form.radius, f'fill="{to_hex(look.sheet)}"'))
    if doubtful:
        draw_dashed_edge(stage.builder, box, look.doubt, form.line, OFF_DASH)


@drawing
def sum_sign(stage: Stage, box: Box, _tint: Tint, name: str, cube: bool) -> None:
    """Draw what a sum counts: a cube, or the icon of a kind of tile."""
    if cube:
        draw_cube(stage.builder, name, box)
    elif stage.builder.own.has(name):
        stage.builder.draw_icon(name, box, icon_colour(stage, name, stage.look.ink), stage.look.sheet)


def _sums(stage: Stage, kind: reading.ReadKind, read: reading.Read, *, unsure: bool) -> LayoutPart:
    """Describe the sums, dashed if they depend on a doubtful piece or all are `unsure`."""
    form, found, sure = stage.form, kind.sum_up(read.tiles()), reading.list_certain(read)
    shown = [name for name in kind.sums if not kind.cubes or found[name]] or list(kind.sums[:1])
    figure, lines = form.type("figure"), 1 if len(shown) <= IN_A_ROW else 2
    cells = []
    for name in shown:
        doubtful = unsure or (bool(read.doubts()) and name not in sure and found[name] > 0)
        icon = Art(sum_sign(name, kind.cubes), form.near_min, figure.size)
        number = Text(
            f"{found[name]}{'?' if doubtful else ''}", figure._replace(least=form.near_min), 1, "doubt" if doubtful else "ink"
        )
        cells.append(Pad(RowOf((icon, number), form.unit, "centre"), pad_by(form.unit // 2, form.line), sum_ground(doubtful)))
    return Grid(tuple(cells), -(-len(shown) // lines), form.unit, form.unit, round(figure.size * 1.3))


def _ask_what(stage: Stage, seen: Seen, read: reading.Read, asked: int, asking: str) -> LayoutPart:
    """Describe the question about one enlarged piece, or about a missing one, below a line that tells how many are in doubt."""
    form, there = stage.form, asked < len(read.pieces)
    words: LayoutPart = prompt(stage, stage.say(asking), size="far")
    if there:
        words = RowOf(
            (Art(draw_enlarged(seen, read.pieces[asked]), form.size("piece"), form.size("card")), Grow(words)), form.gap
        )
    if form.small:
        return words
    # The line above says how many pieces are in doubt
    doubts, unknown = len(read.doubts()), len(read.list_unknown())
    told = stage.say("screen-doubts", count=doubts) if doubts and read.mending is None else stage.say("screen-mending")
    if unknown and read.mending is None:
        told = stage.say("screen-not-taught", count=unknown)
    why = RowOf((sign(form, "doubt", "strong", "doubt"), Grow(Text(told, form.type("strong"), ink="doubt"))), form.unit)
    return ColumnOf((why, words), form.unit)


def _ask(stage: Stage, kind: reading.ReadKind, seen: Seen, read: reading.Read, asked: int) -> LayoutPart:
    """Ask what one enlarged piece is, with a few guesses, other guesses and "nothing"; or ask which piece is missing.

    Guesses are shown as pieces. A doubt also offers a new picture, a correction the next piece; the unknown can be ignored.
    """
    known, there = read.candidates(seen), asked < len(read.pieces)
    unknown = there and read.pieces[asked].unknown
    asking = "screen-what-is-unknown" if unknown else "screen-what-is-it" if there else "screen-one-missing"
    words = _ask_what(stage, seen, read, asked, asking)
    guesses: list[Choice] = []
    for number, face in list(enumerate(known))[read.offered : read.offered + OFFERED]:
        taken = read.take(asked, number) if there else read.with_added(face)
        option = _option(face, number, cubes=kind.cubes, framed=len({each.frame for each in known}) > 1)
        made = choice(stage, option, change_by_hand(stage, taken))
        if not kind.cubes and face.symbols:
            made = replace(made, answer=replace(made.answer, heard=reading.tile_called(stage, f"{face.kind} {face.symbols}")))
        guesses.append(made)
    others: list[Choice] = []
    if there:
        nothing = stage.say("screen-ignore" if unknown else "screen-none")
        ignored = word_answer(stage, "none", nothing, change_by_hand(stage, read.take(asked, reading.NONE)))
        if unknown:
            guesses.insert(0, ignored)
        else:
            others.append(ignored)
    if len(known) > OFFERED:
        following = read.offered + OFFERED if read.offered + OFFERED < len(known) else 0
        others.append(
            word_answer(stage, "other", stage.say("screen-other-piece"), Enter(replace(read, offered=following), "other"))
        )
    if not there:
        others.append(word_answer(stage, "none", stage.say("screen-nothing-missing"), Enter(read.turn_to(None), "")))
    if read.mending is None:
        others.append(_offer_again(stage))
    else:
        turned = read.turn_to(asked + 1 if there else 0)
        others.append(word_answer(stage, "next", stage.say("screen-next-piece"), Enter(turned, "next")))
    return stack(stage, words, guesses, others)


def _speak_reading(stage: Stage, kind: reading.ReadKind, read: reading.Read) -> str:
    """Return the spoken text of what was read, followed by the label of the confirming answer."""
    found = kind.sum_up(read.tiles())
    names = {row.key: stage.words(row.words) for row in kind.rows if row.words is not None}
    parts = [
        stage.say("ear-row", name=names.get(name) or reading.kind_called(stage, name), value=str(found[name]))
        for name in kind.sums
        if found[name] or not kind.cubes
    ]
    return " ".join([f"{'; '.join(parts)}." if parts else "", stage.say("screen-right")]).strip()


def _option(face: Tile, number: int, *, cubes: bool, framed: bool) -> Option[str]:
    """Offer a cube's colour or a face-down tile in words, any other tile as a drawing, with its frame if `framed`."""
    if cubes:
        return Option(f"guess-{number}", phrase(f"colour-{face.kind}"))
    if not face.symbols:
        return Option(f"guess-{number}", phrase("screen-face-down"))
    words = phrase(f"screen-frame-{face.frame}") if framed else phrase("screen-piece", n=face.symbols)
    shown = Symbols(face.kind, face.symbols, frame=face.frame if framed else "", tile=True)
    return Option(f"guess-{number}", words, shows=(shown,))


def _offer_again(stage: Stage, words: str = "screen-again") -> Choice:
    return word_answer(stage, "again", stage.say(words), Do(LookAgain(stage.snapshot.step)))


def _look_again(stage: Stage, question: Question[Any], kind: reading.ReadKind, seen: Seen, read: reading.Read) -> LayoutPart:
    """Lay out a reading that is doubtful as a whole: ask for a second look, and say what to change before it.

    With few cubes this page comes only if the table wants to see the picture. The reading may also be taken as it is, or
    corrected piece by piece.
    """
    form = stage.form
    given = kind.answer(read.tiles())
    against = reading.reason_against(stage, question, given)
    why = Text(
        against or (stage.words(seen.doubt) if seen.doubt is not None else ""),
        form.type("heading"), AGAINST, "stop" if against else "ink", upright="top",
    )  # fmt: skip
    taken = word_answer(stage, "done", stage.say("screen-right"), confirm(stage, kind, read), off=against)
    change = word_answer(stage, "mend", stage.say("screen-change"), change_by_hand(stage, read.go_over()))
    upper = [_offer_again(stage, "screen-look-again-do"), *_offer_fitted(stage, kind, read, against)]
    if seen.relight:
        upper.insert(0, word_answer(stage, "empty", stage.say("screen-tray-is-empty"), Do(RelightTray(stage.snapshot.step))))
    if are_few(kind, read) and not against:
        upper.insert(
            0, word_answer(stage, "hand", stage.say("screen-by-hand"), change_by_hand(stage, replace(read, pictured=False)))
        )
    stage.builder.hear("done", _speak_reading(stage, kind, read))
    mark = ColumnOf((sign(form, "doubt", "heading", "doubt"), Grow(Blank())))
    return stack(stage, RowOf((mark, Grow(why)), form.unit), upper, [taken, change])


def are_few(kind: reading.ReadKind, read: reading.Read) -> bool:
    """Return whether these are so few cubes that a doubt is settled sooner by counting."""
    return kind.cubes and len(read.pieces) <= FEW


def confirm(stage: Stage, kind: reading.ReadKind, read: reading.Read) -> Effect:
    """Return the effect of taking a doubtful reading as it is: its least sure pieces are learnt."""
    answered = stage.answer(kind.answer(read.tiles()))
    if stage.mends is not None:
        return answered
    return Both(Do(TeachPieces(stage.snapshot.step, read.list_confirmed(), read.list_faces())), answered)


def _offer_fitted(stage: Stage, kind: reading.ReadKind, read: reading.Read, against: str) -> list[Choice]:
    """Offer the nearest possible reading if this one is not possible."""
    nearest = read.restrict_to(kind.most, kind.in_all)
    if not against or nearest == read:
        return []
    return [word_answer(stage, "fit", stage.say("screen-fit"), change_by_hand(stage, replace(nearest, looked_over=True)))]


def change_by_hand(stage: Stage, read: reading.Read, focus: str | None = "") -> Effect:
    """Return the effect of changing the reading by hand; after that no look that nobody asked for replaces it."""
    return Both(Do(StayWithReading(stage.snapshot.step)), Enter(read, focus))


def _lay_settled(stage: Stage, question: Question[Any], kind: reading.ReadKind, seen: Seen, read: reading.Read) -> LayoutPart:
    """Lay out a reading without doubts: confirm it, or change a piece. An impossible one shows its reason and is not taken."""
    given = kind.answer(read.tiles())
    against, missing = reading.reason_against(stage, question, given), reading.shortage(stage, question, given)
    words: LayoutPart = question_of(stage, question) if question.seat is not None else prompt(stage, stage.words(question.words))
    if against or missing:
        words = Text(against or missing, stage.form.type("strong"), AGAINST, "stop" if against else "doubt", upright="top")
    # Pieces that the table corrected may be learnt at once, or later when it is asked. A reading that was doubtful or changed
    # is kept with its picture in any case.
    mended, answered = read.list_corrected(), stage.answer(given)
    later, now = (Do(TeachPieces(stage.snapshot.step, mended, read.list_faces(), now=now)) for now in (False, True))
    kept = stage.mends is None and bool(mended or read.changed or seen.doubt is not None)
    taken, icon = Both(later, answered) if kept else answered, "" if kept or against else "check"
    right = [word_answer(stage, "done", stage.say("screen-right"), taken, off=against, icon=icon)]
    if kept and mended and not against:
        right.append(word_answer(stage, "learn", stage.say("screen-right-learn"), Both(now, answered)))
    stage.builder.hear("done", _speak_reading(stage, kind, read))
    first = read.doubts()[0] if read.doubts() else 0
    change = word_answer(stage, "mend", stage.say("screen-change"), change_by_hand(stage, read.turn_to(first)))
    upper = [*_offer_fitted(stage, kind, read, against), *right]
    return stack(stage, words, upper, [change, _offer_again(stage)])
