"""Tumults, if any (rulebook, phase 3): read the goods, look for tumults kind by kind, punish the greediest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.games.tumult_royale.box import ASIDE, KINDS, SYMBOLS
from companion.games.tumult_royale.court import Court, face, tile_of
from companion.games.tumult_royale.facts import tile_mix
from companion.games.tumult_royale.greed import PENALTY, counted, greediest, handed_back
from companion.games.tumult_royale.treasury import hand_in
from companion.table import Phrase, ReadTiles, Reason, Row, Seat, Symbols, Tally, Tell, Tile, asks, phrase, seat_rows

MOST_SYMBOLS = 99
STOP = ("TR-070", "TR-071", "TR-072")


async def read_the_goods(court: Court) -> None:
    """Read what stayed with the people, then what each player robbed (TR-072, TR-074); light books need only three sums."""
    if not court.full:
        await _count_the_middle(court)
        return
    court.middle.value = _faces(await _read_the_middle(court))
    for seat in court.table.seats:
        court.tiles[seat] = _faces(await _read_a_board(court, seat))


def _faces(tiles: Iterable[Tile]) -> tuple[str, ...]:
    return tuple(sorted(map(face, tiles)))


@asks
def _read_the_middle(court: Court) -> ReadTiles:
    return _reading(court, "tumult.middle", None, (*STOP, "TR-021", "TR-022", "TR-023", "TR-074", "TR-075"))


@asks
def _read_a_board(court: Court, seat: Seat) -> ReadTiles:
    return _reading(court, "tumult.board", seat, ("TR-072", "TR-080"))


def _reading(court: Court, id_: str, seat: Seat | None, rules: tuple[str, ...]) -> ReadTiles:
    """Bound a reading by the tiles of the raid and by the box's mix, less what was read before; the last board holds the rest."""
    read = Counter(map(tile_of, court.read_before(seat)))
    mix = tile_mix(court.table, court.set_up.frames)
    most = court.set_up.goods - ASIDE * len(court.table.seats) - read.total()
    return ReadTiles(
        id_,
        seat=seat,
        occurrence=(court.round,),
        kinds=KINDS,
        counts=SYMBOLS,
        frames=court.set_up.frames,
        exist=None if mix is None else mix - read,
        most=most,
        least=most if seat is not None and seat == court.table.seats[-1] else 0,
        reveals=False,
        rules=rules,
        picture="tiles-up",
    )


async def _count_the_middle(court: Court) -> None:
    rows = tuple(Row(kind, phrase(f"tumult-{kind}"), icon=kind, high=MOST_SYMBOLS) for kind in KINDS)
    rules = (*STOP, "TR-074", "TR-075")
    left = await Tally("tumult.people", rows=rows, camera="tiles", occurrence=(court.round,), rules=rules, picture="tiles-up")
    for kind in KINDS:
        court.people[kind] = left[kind]


async def settle_the_tumults(court: Court) -> None:
    """Look for a tumult in each kind and settle it (TR-076 to TR-090)."""
    for seat in court.table.seats:
        court.greediest[seat] = False
    if court.full or not any(map(court.short_of, KINDS)):
        await _verdict(court)
    for kind in KINDS:
        if court.short_of(kind):
            await _settle(court, kind)


@asks
def _verdict(court: Court) -> Tell:
    tumults = [kind for kind in KINDS if court.short_of(kind)]
    return Tell(
        "tumult.verdict",
        args={"n": len(tumults), "short": tuple(phrase(f"tumult-{kind}") for kind in tumults)},
        occurrence=(court.round,),
        reasons=tuple(_people_row(court, kind, marked=court.short_of(kind)) for kind in KINDS),
        rules=("TR-074", "TR-076", "TR-077", "TR-078", "TR-079", "TR-058"),
        picture="people-cross" if tumults else "people-glad",
    )


def _people_row(court: Court, kind: str, *, marked: bool = False) -> Reason:
    left = court.left(kind)
    note = phrase("tumult-asked", n=court.demand[kind])
    return Reason(None, phrase(f"tumult-{kind}"), (Symbols(kind, left),), left, note, marked)


async def _settle(court: Court, kind: str) -> None:
    if not court.full:
        await _count_the_robbed(court, kind)
    await _greediest(court, kind)
    await _punish(court, kind)


async def _count_the_robbed(court: Court, kind: str) -> None:
    robbed = await _robbed(court, kind)
    for seat in court.table.seats:
        court.robbed[seat] = robbed[seat.colour]


@asks
def _robbed(court: Court, kind: str) -> Tally:
    return Tally(
        "tumult.robbed",
        args={"kind": phrase(f"tumult-{kind}"), "left": court.left(kind), "asked": court.demand[kind]},
        subject=kind,
        occurrence=(court.round,),
        rows=seat_rows(court.table.seats, icon=kind, high=MOST_SYMBOLS),
        rules=("TR-077", "TR-079", "TR-080"),
        picture="people-cross",
    )


def greediest_of(court: Court, kind: str) -> Seat:
    """Find the greediest for a kind in tumult (TR-081 to TR-083)."""
    seats = court.table.seats
    robbed = {seat: court.robbed_of(kind, seat) for seat in seats}
    return greediest(robbed, {seat: court.mercy[seat] for seat in seats}, {seat: court.rank[seat] for seat in seats})


@asks
def _greediest(court: Court, kind: str) -> Tell:
    who = greediest_of(court, kind)
    rows = [_greed_row(court, kind, seat, who) for seat in court.table.seats]
    rows.sort(key=lambda row: (not row.marked, -(row.total or 0)))
    back = len(handed_back(court.tiles[who], kind)) if court.full else -1
    return Tell(
        "tumult.greediest",
        args={"who": who, "kind": phrase(f"tumult-{kind}"), "back": back},
        seat=who,
        subject=kind,
        occurrence=(court.round,),
        reasons=(*rows, *_penalty_rows(court, kind, who), _people_row(court, kind)),
        rules=_rules_met(court, kind),
        picture="greediest",
    )


def _greed_row(court: Court, kind: str, seat: Seat, greedy: Seat) -> Reason:
    robbed, mercy = court.robbed_of(kind, seat), court.mercy[seat]
    counts = counted(robbed, mercy)
    symbols = (Symbols(kind, robbed, struck=robbed - counts),)
    return Reason(seat, None, symbols, counts, _greed_note(court, kind, seat, greedy), marked=seat == greedy)


def _greed_note(court: Court, kind: str, seat: Seat, greedy: Seat) -> Phrase | None:
    tied = [other for other in court.by_rank() if _counts(court, kind, other) == _counts(court, kind, greedy)]
    if seat not in tied or len(tied) == 1:
        return None
    if seat != greedy:
        return phrase("tumult-as-many")
    return phrase("tumult-by-rank", rank=court.rank[seat], next=court.rank[tied[1]])


def _counts(court: Court, kind: str, seat: Seat) -> int:
    return counted(court.robbed_of(kind, seat), court.mercy[seat])


def _penalty_rows(court: Court, kind: str, who: Seat) -> tuple[Reason, ...]:
    """Say what the greediest gives up: supporters, and tiles where they are known."""
    if not court.full:
        return (Reason(words=phrase("tumult-gives-up", n=PENALTY)), Reason(words=phrase("tumult-keeps-smallest")))
    back = handed_back(court.tiles[who], kind)
    return (
        Reason(words=phrase("tumult-gives-up", n=PENALTY), symbols=(Symbols("supporter", PENALTY),)),
        Reason(words=phrase("tumult-tiles-back", n=len(back)), symbols=tuple(Symbols(kind, tile_of(t).symbols) for t in back)),
    )


def _rules_met(court: Court, kind: str) -> tuple[str, ...]:
    """Name the rules behind this tumult, those on mercy, ties and empty hands only where they decided something."""
    counts = [_counts(court, kind, seat) for seat in court.table.seats]
    met = ["TR-077", "TR-080", "TR-081", "TR-086", "TR-087", "TR-088", "TR-090"]
    if counts.count(max(counts)) > 1:
        met.append("TR-082")
    if max(counts) == 0:
        met.append("TR-165")
    if any(court.mercy.values()):
        met.append("TR-083")
    if court.round == 1:
        met.append("TR-085")
    return tuple(met)


async def _punish(court: Court, kind: str) -> None:
    who = greediest_of(court, kind)
    court.greediest[who] = True
    if court.full:
        court.back_to_the_middle(who, handed_back(court.tiles[who], kind))
        await hand_in(court, who, PENALTY)
