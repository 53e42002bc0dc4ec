"""Tumults (rulebook, phase 3): the goods are read, each kind is checked for a tumult, and the greediest is punished."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from companion.games.tumult_royale.box import ASIDE, KINDS, SYMBOLS, tile_mix
from companion.games.tumult_royale.state import State, face, tile_of
from companion.games.tumult_royale.what_if import hand_in
from companion.table import NOT_IMPLIED, Question, ReadTiles, Reason, Row, Seat, Seats, Symbols, Tally, Tell, Tile, asks, phrase

P = TypeVar("P")

PENALTY = 3
"""Supporters that the greediest player gives up (TR-086)."""


def counted(robbed: int, mercy: bool) -> int:
    """Return the symbols of a kind that count as stolen: one less with the people's mercy, never below 0 (TR-083, TR-G21)."""
    return max(0, robbed - 1) if mercy else robbed


def greediest(robbed: Mapping[P, int], mercy: Mapping[P, bool], rank: Mapping[P, int]) -> P:
    """Return the player with the highest count; the highest rank breaks ties, even at 0 (TR-081, TR-082, TR-165)."""
    return max(robbed, key=lambda who: (counted(robbed[who], mercy[who]), -rank[who]))


def handed_back(tiles: Collection[str], kind: str) -> tuple[str, ...]:
    """Return the tiles of a kind that the greediest hands back: all but one with the fewest symbols (TR-087, TR-088)."""
    of_kind = sorted((text for text in tiles if tile_of(text).kind == kind), key=lambda text: tile_of(text).symbols)
    return tuple(of_kind[1:])


MOST_SYMBOLS = 99
"""The most symbols of a kind that players can enter: more than all tiles show."""
USUAL_LOOT = 3
"""The suggested number of symbols of a kind that a player has stolen: a third of what five tiles show."""
STOP = ("TR-070", "TR-071", "TR-072")


async def read_the_goods(state: State) -> None:
    """Ask for the tiles left to the people, then each player's (TR-072, TR-074); light books need only three sums."""
    if not state.full:
        state.people.fill(await _people(state))
        return
    rules = (*STOP, "TR-021", "TR-022", "TR-023", "TR-074", "TR-075")
    state.middle.value = _faces(await asks(_reading)(state, "tumult.middle", None, rules))
    for seat in state.table.seats:
        state.tiles[seat] = _faces(await read_a_board(state, seat))


def _faces(tiles: Iterable[Tile]) -> tuple[str, ...]:
    return tuple(sorted(map(face, tiles)))


@asks
def read_a_board(state: State, seat: Seat) -> ReadTiles:
    """Ask which tiles a player has stolen."""
    return _reading(state, "tumult.board", seat, ("TR-072", "TR-080"))


def _reading(state: State, id_: str, seat: Seat | None, rules: tuple[str, ...]) -> ReadTiles:
    """Limit a reading to the tiles of the raid and the box's mix, minus those already read; the last board has the rest."""
    boards = (tile for other in state.table.seats if other != seat for tile in state.tiles[other])
    read = Counter(map(tile_of, (*(state.middle.value if seat else ()), *boards)))
    mix = tile_mix(state.table, state.set_up.frames)
    most = max(0, state.set_up.goods - ASIDE * len(state.table.seats) - read.total())
    return ReadTiles(
        id_,
        seat=seat,
        occurrence=(state.round,),
        kinds=KINDS,
        counts=SYMBOLS,
        frames=state.set_up.frames,
        exist=None if mix is None else mix - read,
        most=most,
        least=most if seat is not None and seat == state.table.present[-1] else 0,
        absent=(),
        implied=NOT_IMPLIED if most else (),
        reveals=False,
        rules=rules,
        picture="tiles-up",
    )


@asks
def _people(state: State) -> Tally:
    """Ask for the symbols left to the people; what they demand is suggested, as about that much is left."""
    rows = tuple(Row(kind, phrase(f"tumult-{kind}"), icon=kind, high=MOST_SYMBOLS, likely=state.demand[kind]) for kind in KINDS)
    rules = (*STOP, "TR-074", "TR-075")
    return Tally("tumult.people", rows=rows, camera="tiles", occurrence=(state.round,), rules=rules, picture="tiles-up")


async def settle_the_tumults(state: State) -> None:
    """Check each kind for a tumult and settle it."""
    state.punished.clear()
    for seat in state.table.seats:
        state.greediest[seat] = False
    if state.full or not any(map(state.short_of, KINDS)):
        await _verdict(state)
    for kind in KINDS:
        if state.short_of(kind):
            if not state.full:
                state.robbed.fill(await _ask_for_robbed(state, kind))
            await _tell_greediest(state, kind)
            who = greediest_of(state, kind)
            state.greediest[who] = True
            if state.full:
                state.punished[kind] = who, {seat.colour: state.tiles[seat] for seat in state.table.seats}
                state.back_to_the_middle(who, handed_back(state.tiles[who], kind))
                await hand_in(state, who, PENALTY)


@asks
def _verdict(state: State) -> Tell:
    tumults = [kind for kind in KINDS if state.short_of(kind)]
    return Tell(
        "tumult.verdict",
        args={"n": len(tumults), "short": tuple(phrase(f"tumult-{kind}") for kind in tumults)},
        occurrence=(state.round,),
        reasons=tuple(_people_row(state, kind, marked=state.short_of(kind)) for kind in KINDS),
        rules=("TR-074", "TR-076", "TR-077", "TR-078", "TR-079", "TR-058"),
        picture="tumult" if tumults else "people-glad",
        passes=True,
    )


def _people_row(state: State, kind: str, *, marked: bool = False) -> Reason:
    left = state.left(kind)
    note = phrase("tumult-asked", n=state.demand[kind])
    symbols = (Symbols(kind, left, missing=max(0, state.demand[kind] - left)),)
    return Reason(None, phrase(f"tumult-{kind}"), symbols, left, note, marked)


@asks
def _ask_for_robbed(state: State, kind: str) -> Tally:
    return Tally(
        "tumult.robbed",
        args={"kind": phrase(f"tumult-{kind}"), "left": state.left(kind), "asked": state.demand[kind]},
        subject=kind,
        occurrence=(state.round,),
        rows=tuple(
            Row(seat.colour, seat=seat, icon=kind, high=0)
            if state.table.empty(seat)
            else Row(seat.colour, seat=seat, icon=kind, high=MOST_SYMBOLS, likely=USUAL_LOOT)
            for seat in state.table.seats
        ),
        rules=("TR-077", "TR-079", "TR-080"),
        picture="people-cross",
    )


def greediest_of(state: State, kind: str) -> Seat:
    """Return the greediest player for a kind in tumult (TR-081, TR-082, TR-083)."""
    seats = state.table.present
    robbed = {seat: state.robbed_of(kind, seat) for seat in seats}
    return greediest(robbed, {seat: state.mercy[seat] for seat in seats}, {seat: state.rank[seat] for seat in seats})


@asks
def _tell_greediest(state: State, kind: str) -> Tell:
    who = greediest_of(state, kind)
    tied = [other for other in state.by_rank() if _counts(state, kind, other) == _counts(state, kind, who)]
    # With full books the people's share has just been told, and players who robbed nothing are not rivals
    rivals = [seat for seat in state.table.seats if seat in tied or not state.full or state.robbed_of(kind, seat)]
    rows = [_greed_row(state, kind, seat, tied) for seat in rivals]
    rows.sort(key=lambda row: (not row.marked, -(row.total or 0)))
    back = len(handed_back(state.tiles[who], kind)) if state.full else -1
    # The rules behind this tumult; those on mercy, ties and empty hands only if they decided something.
    counts = [_counts(state, kind, seat) for seat in state.table.seats]
    met = ["TR-077", "TR-080", "TR-081", "TR-086", "TR-087", "TR-088", "TR-090"]
    if counts.count(max(counts)) > 1:
        met.append("TR-082")
    if max(counts) == 0:
        met.append("TR-165")
    if any(state.mercy.values()):
        met.append("TR-083")
    if state.round == 1:
        met.append("TR-085")
    return Tell(
        "tumult.greediest",
        args={"who": who, "kind": phrase(f"tumult-{kind}"), "back": back, "tied": tuple(tied[1:]), "ties": len(tied) - 1},
        seat=who,
        subject=kind,
        occurrence=(state.round,),
        reasons=(*_penalty_rows(state, kind, who), *rows, *(() if state.full else (_people_row(state, kind),))),
        rules=tuple(met),
        picture="greediest",
        passes=True,
    )


def survived(question: Question[Any], seats: Seats) -> Iterable[tuple[Seat, str]]:
    """Return the players who survived a tumult: all but the greediest; empty for any other question."""
    if question.id != "tumult.greediest":
        return ()
    return tuple((seat, "survived") for seat in seats if seat != question.seat)


def _greed_row(state: State, kind: str, seat: Seat, tied: Sequence[Seat]) -> Reason:
    robbed, mercy = state.robbed_of(kind, seat), state.mercy[seat]
    counts = counted(robbed, mercy)
    symbols = (Symbols(kind, robbed, struck=robbed - counts),)
    # Players tied with the greediest get a note on how the tie was broken; `tied` lists the greediest first
    if seat not in tied or len(tied) == 1:
        note = None
    elif seat != tied[0]:
        note = phrase("tumult-as-many")
    else:
        note = phrase("tumult-by-rank", rank=state.rank[seat], next=state.rank[tied[1]])
    return Reason(seat, None, symbols, counts, note, marked=seat == tied[0], struck_by="mercy")


def _counts(state: State, kind: str, seat: Seat) -> int:
    return counted(state.robbed_of(kind, seat), state.mercy[seat])


def _penalty_rows(state: State, kind: str, who: Seat) -> tuple[Reason, ...]:
    """Return the rows on what the greediest gives up: tiles or, with light books, supporters and tiles."""
    if not state.full:
        return (Reason(words=phrase("tumult-gives-up", n=PENALTY)), Reason(words=phrase("tumult-keeps-smallest")))
    back = handed_back(state.tiles[who], kind)
    tiles = tuple(Symbols(kind, tile_of(each).symbols) for each in back)
    return (Reason(words=phrase("tumult-tiles-back", n=len(back)), symbols=tiles),)
