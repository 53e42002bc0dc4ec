"""Animation of what has just happened, before the next question: pieces move between stations, and the sentence comes last.

Without motion the page shows the end and what led to it: an empty place where a piece lay, a stroke through pieces that are
struck out.
"""

from dataclasses import field, replace

from companion.table import Choreography, Move, MoveKind, Symbols, unchanging
from companion.ui.screen.board.drawn import DrawnBoard
from companion.ui.screen.board.rows import lay_board
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grid, Grow, LayoutPart, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import OFF_DASH, Stage, Tint, View, draw_dashed_edge, drawing, show, show_from
from companion.ui.screen.paint import Box, FontFace, Key, Type
from companion.ui.screen.widgets import Icon, Shield, draw_thing, sheet, strike

WORDS = FontFace.SERIF_SEMIBOLD
MOST = 12
"""The most pieces that a station shows one by one; more are one piece with their number."""
ABREAST = 6
"""The most stations that stand side by side on a landscape screen."""


class _Piece:
    """One piece and its `stops`: from which second on it is at which station (None: off the table) and place there."""

    def __init__(self, symbol: Symbols) -> None:
        self.symbol = symbol
        self.stops: list[tuple[float, str | None, int]] = []
        self.struck: float | None = None

    @property
    def station(self) -> str | None:
        return self.stops[-1][1]

    def goes(self, begins: float, ends: float, station: str | None, place: int) -> None:
        """Add a move from where the piece lies; a piece without a stop comes from off the table."""
        if self.stops:
            self.stops.append((begins, *self.stops[-1][1:]))
        else:
            self.stops.append((begins, None, place))
        self.stops.append((ends, station, place))


@unchanging
class PieceCourses:
    """The pieces of a choreography, each with all its stops, made from its moves."""

    pieces: list[_Piece] = field(default_factory=list)

    def slots(self, key: str) -> int:
        """Return the most places that a station ever needs."""
        return 1 + max((place for piece in self.pieces for _, station, place in piece.stops if station == key), default=0)

    def list_inside(self, key: str) -> list[_Piece]:
        """List the pieces in a station after the moves so far, in order of place."""
        return sorted(
            (piece for piece in self.pieces if piece.stops and piece.station == key), key=lambda piece: piece.stops[-1][2]
        )

    def play(self, move: Move) -> None:
        """Add the stops of a move to its pieces."""
        match move.kind:
            case MoveKind.PUSH:
                # New pieces enter at the start of a row; the others move on by one, and the last one falls out
                lie = self.list_inside(move.way[-1])
                for place, piece in enumerate(lie):
                    last = place == len(lie) - 1
                    piece.goes(move.after, move.ends, None if last else move.way[-1], place if last else place + 1)
                for what in list_each(move.what):
                    self._make_piece(what).goes(move.after, move.ends, move.way[-1], 0)
            case MoveKind.REORDER:
                row = self.list_inside(move.way[-1])
                for place, what in enumerate(list_each(move.what)):
                    piece = next(piece for piece in row if piece.symbol == what)
                    piece.goes(move.after, move.ends, move.way[-1], place)
            case MoveKind.REVEAL:
                for what in list_each(move.what):
                    self._make_piece(what).stops.append((move.after, move.way[-1], self._find_free(move.way[-1])))
            case _:
                self._go(move)

    def _go(self, move: Move) -> None:
        """Move pieces from station to station; if the move has a single station they come from off the table."""
        start, end = move.way[0], move.way[-1]
        for what in list_each(move.what):
            lying = start and len(move.way) > 1
            found = next((piece for piece in reversed(self.list_inside(start)) if piece.symbol == what), None) if lying else None
            piece = self._make_piece(what) if found is None else found
            if lying and found is None:  # a piece that the station was not said to hold starts there all the same
                piece.stops.append((0.0, start, self._find_free(start, piece)))
            if len(move.way) == 1:
                piece.goes(move.after, move.ends, end, self._find_free(end))
            for begins, ends, to in zip(move.halts, move.halts[1:], move.way[1:], strict=False):
                piece.goes(begins, ends, to or None, self._find_free(to) if to else piece.stops[-1][2])
        if move.kind is MoveKind.CANCEL:
            for piece in self.list_inside(end):
                piece.struck = move.ends

    def _make_piece(self, what: Symbols) -> _Piece:
        self.pieces.append(_Piece(what))
        return self.pieces[-1]

    def _find_free(self, key: str, leaving: _Piece | None = None) -> int:
        """Return the place after the last one that any piece has ever had at a station."""
        stops = (stop for piece in self.pieces if piece is not leaving for stop in piece.stops)
        return 1 + max((place for _, station, place in stops if station == key), default=-1)


def list_each(symbols: tuple[Symbols, ...]) -> list[Symbols]:
    """List pieces one by one; a tile is one piece, and more than `MOST` of a kind are one piece with their number."""
    found: list[Symbols] = []
    for symbol in symbols:
        if symbol.tile or symbol.amount > MOST:
            found.append(symbol if symbol.tile else replace(symbol, amount=1, label=str(symbol.amount)))
        else:
            found += [replace(symbol, amount=1)] * symbol.amount
    return found


def course_of(score: Choreography) -> PieceCourses:
    """Return the courses of a choreography's pieces: place those in each station, and add all moves in order of time."""
    course = PieceCourses()
    for station in score.stations:
        for place, symbol in enumerate(list_each(station.holds)):
            piece = _Piece(symbol)
            piece.stops.append((0.0, station.key, place))
            course.pieces.append(piece)
    for move in sorted(score.moves, key=lambda move: move.after):
        course.play(move)
    return course


def show_choreography(stage: Stage) -> None:
    """Lay out the stations with the sentence below them, and animate the pieces; any press skips to the end."""
    score, form = stage.snapshot.choreography, stage.form
    assert score is not None
    course = course_of(score)
    kind = Type(WORDS, form.choose_size("prompt_long", WORDS), form.near_min, 1.0)
    told = Text(stage.words(score.words), kind, 2 + form.tall, align="centre", group="prompt")
    last = show_from(stage.state.plays + score.seconds, told)
    lying = {spot.key for spot in score.places.spots} if score.places is not None else set()
    side, heading, parts = form.size("thumb"), form.type("heading"), []
    for station in score.stations:
        if station.key in lying:
            continue
        # The station's owner or name, and the room for its pieces below
        name = station.seat.name if station.seat is not None else stage.words(station.words) if station.words is not None else ""
        signs = (*((Shield(station.seat.colour),) if station.seat else ()), *((Icon(station.icon),) if station.icon else ()))
        drawn = (Art(sign, side, side) for sign in signs)
        head = (RowOf((*drawn, Grow(Text(name, heading, 2))), form.unit),) if signs or name else ()
        pieces = Grow(Art(area(station.key), form.touch, NEVER, 0))
        parts.append(Pad(ColumnOf((*head, pieces), form.unit), pad_by(form.gap, form.unit), sheet()))
    columns = min(len(parts), 1 if form.tall and len(parts) <= ABREAST // 2 else 2 if form.tall else ABREAST)
    played: LayoutPart = Grid(tuple(parts), columns, form.gap, form.gap)
    if score.places is not None:
        way = tuple(station.key for station in score.stations if station.key in lying)
        mapped = Grow(lay_board(stage, DrawnBoard(score.places, way=way, named=False)))
        side = round(stage.box.w * form.share("piece_of_play"))
        beside = Sized(played, wide=side, most_wide=side)
        together = ColumnOf((mapped, played), form.gap) if form.tall else RowOf((mapped, beside), form.gap)
        played = together if parts else mapped
    show(stage, ColumnOf((Grow(played), Sized(last, high=form.touch)), form.gap))
    # Every piece is drawn in its last place and animated along its stops
    gap = form.unit
    rooms = {station.key: stage.builder.places[f"station:{station.key}"] for station in score.stations}
    sides = (_side(room, course.slots(key), gap) for key, room in rooms.items())
    least = min(*sides, round(stage.box.h * form.share("piece_of_play")))
    cells = {key: _cells(room, course.slots(key), least, gap) for key, room in rooms.items()}
    tint = Tint(stage.look.ink, stage.look.soft, stage.look.sheet, stage.look.rubric, stage.look.shield_edge)
    if score.places is not None:
        tint = replace(tint, ink=stage.look.gilt)
    moving = not stage.settings.reduced and stage.now < stage.state.plays + score.seconds
    for piece in course.pieces:
        first, end = piece.stops[0], piece.stops[-1]
        if first[1] is not None and (first[1] != end[1] or first[2] != end[2]):
            draw_dashed_edge(stage.builder, cells[first[1]][first[2]], tint.soft, max(2, form.line - 1), OFF_DASH)
    for piece in course.pieces:
        _draw_way(stage, piece, cells, tint, stage.state.plays if moving else None)
    stage.builder.reveals = stage.state.plays + score.lasts
    stage.builder.wake_at(stage.builder.reveals)


PLAYED = View(lambda stage, _question: show_choreography(stage))


@drawing
def area(stage: Stage, box: Box, _tint: Tint, key: str) -> None:
    """Record the room for a station's pieces, which are drawn after all else."""
    stage.builder.places[f"station:{key}"] = box


def _draw_way(stage: Stage, piece: _Piece, cells: dict[str, list[Box]], tint: Tint, began: float | None) -> None:
    """Draw one piece; `began` is the clock time at which the animation began, None to show its end."""
    builder = stage.builder
    seen = [cells[station][place] for _, station, place in piece.stops if station is not None]
    home = seen[-1]
    ends_seen = piece.stops[-1][1] is not None
    if began is None and not ends_seen:
        return
    before = len(builder.items)
    draw_thing(stage, piece.symbol, home, tint)
    if began is not None:
        keys = []
        for number, (second, station, place) in enumerate(piece.stops):
            if station is not None:
                here = cells[station][place]
                keys.append(Key(began + second, (here.x - home.x, here.y - home.y)))
            elif number == 0:
                # The piece comes from above its first station
                there = seen[0]
                keys.append(Key(began + second, (there.x - home.x, stage.box.y - there.y)))
            else:
                # The piece falls off the screen below its last station
                keys.append(Key(began + second, (keys[-1].shift[0], stage.box.bottom - home.y), seen=False))
        builder.play(before, *keys)
    if piece.struck is not None:
        before = len(builder.items)
        strike(stage, home, tint.rubric)
        if began is not None:
            builder.play(before, Key(began + piece.struck))


def _side(room: Box, count: int, gap: int) -> int:
    """Return the side in pixels of the largest pieces of which `count` fit in a room."""
    return max(
        min((room.w - gap * (across - 1)) // across, (room.h - gap * (-(-count // across) - 1)) // -(-count // across))
        for across in range(1, count + 1)
    )


def _cells(room: Box, count: int, side: int, gap: int) -> list[Box]:
    """Return `count` squares of this side in the middle of a room, in the fewest lines."""
    across = max(1, min(count, (room.w + gap) // (side + gap)))
    rows = -(-count // across)
    area = room.place_in_middle(across * (side + gap) - gap, rows * (side + gap) - gap)
    return [
        Box(area.x + (place % across) * (side + gap), area.y + (place // across) * (side + gap), side, side)
        for place in range(count)
    ]
