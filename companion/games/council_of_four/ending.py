"""The final scoring: what the table settles itself, every point explained, the winner (CF-147 to CF-154)."""

from __future__ import annotations

from companion.games.council_of_four.form import enter_form, filled_in
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.scoring import Score, Sheet, permit_points, places, scores
from companion.table import Choose, Option, Outcome, Phrase, Placing, Reason, Seat, Symbols, Tell, asks, phrase

RULES = tuple(f"CF-{number}" for number in range(147, 153))
WINNING = ("CF-153", "CF-154", "CF-G14")


async def settle(realm: Realm) -> Outcome:
    """Score everyone and name the winner."""
    realm.table.at("council-phase-scoring")
    if not realm.full:
        await enter_form(realm)
    for open_point, matters in (("face-down", _face_down_matters), ("tied", _tied), ("zero", _nobody_moved)):
        if matters(realm):
            realm.agreed[open_point] = await _settled(open_point)
    for number in range(len(realm.table.seats), 0, -1):
        await _explained(realm, number)
    return _outcome(realm)


def sheets(realm: Realm, *, face_down: bool = True) -> tuple[Sheet, ...]:
    """Fill in everyone's sheet: from the books, or from the form of light books."""
    if not realm.full:
        return tuple(filled_in(realm, seat) for seat in realm.table.seats)
    return tuple(_sheet(realm, seat, face_down=face_down) for seat in realm.table.seats)


def _sheet(realm: Realm, seat: Seat, *, face_down: bool) -> Sheet:
    goods, permits = realm.goods, realm.permits
    return Sheet(
        points=goods.points[seat],
        tiles=realm.prizes.tile_points(seat),
        royal=realm.prizes.royal_points(seat),
        nobility=goods.nobility[seat],
        permits=len(permits.of(seat) if face_down else permits.usable(seat)),
        goods=goods.assistants[seat] + goods.hand[seat],
    )


def scored(realm: Realm) -> tuple[Score, ...]:
    """Score all seats as the table settled the open points; what it did not settle counts by the letter."""
    agreed = {name: realm.agreed[name] != "no" for name in realm.agreed.keys}
    lines = sheets(realm, face_down=agreed["face-down"])
    return scores(lines, zero_counts=agreed["zero"], ties_count=agreed["tied"])


def _permits(realm: Realm, *, face_down: bool) -> list[int]:
    return [sheet.permits for sheet in sheets(realm, face_down=face_down)]


def _face_down_matters(realm: Realm) -> bool:
    """Tell whether it changes the points for most permits if face-down ones do not count (CF-G12)."""
    return permit_points(_permits(realm, face_down=True)) != permit_points(_permits(realm, face_down=False))


def _tied(realm: Realm) -> bool:
    """Tell whether several have the most permits (CF-G13)."""
    numbers = _permits(realm, face_down=realm.agreed["face-down"] != "no")
    return max(numbers) > 0 and numbers.count(max(numbers)) > 1


def _nobody_moved(realm: Realm) -> bool:
    """Tell whether a marker that never moved would score (CF-G19)."""
    lines = sheets(realm)
    return any(score.nobility and not score.sheet.nobility for score in scores(lines))


_SETTLES = {"face-down": ("CF-152", "CF-G12"), "tied": ("CF-152", "CF-G13"), "zero": ("CF-150", "CF-G19")}


@asks
def _settled(open_point: str) -> Choose[str]:
    options = tuple(Option(answer, phrase(f"council-settle-{open_point}-{answer}")) for answer in ("yes", "no"))
    return Choose(f"council.settle.{open_point}", options=options, rules=_SETTLES[open_point])


def _by_place(realm: Realm) -> tuple[tuple[int, Seat, Score], ...]:
    lines = scored(realm)
    ranked = zip(places(lines), realm.table.seats, lines, strict=True)
    return tuple(sorted(ranked, key=lambda line: line[0]))


@asks
def _explained(realm: Realm, number: int) -> Tell:
    """Explain every point of whoever stands in this place, the last place first."""
    _, seat, score = _by_place(realm)[number - 1]
    return Tell("council.score", seat=seat, occurrence=(number,), args={"points": score.total}, reasons=_rows(score), rules=RULES)


def _rows(score: Score) -> tuple[Reason, ...]:
    sheet = score.sheet
    rows = (
        ("track", "points", sheet.points, sheet.points),
        ("tiles", "prize", sheet.tiles, sheet.tiles),
        ("royals", "crown", sheet.royal, sheet.royal),
        ("nobility", "nobility", sheet.nobility, score.nobility),
        ("permits", "permit", sheet.permits, score.permits),
    )
    shown = (
        Reason(words=phrase(f"council-row-{name}"), symbols=(Symbols(icon, count),) if count else (), total=points)
        for name, icon, count, points in rows
        if points or name == "track"
    )
    return (*shown, Reason(words=phrase("council-row-sum"), total=score.total, marked=True))


def _note(realm: Realm, score: Score) -> Phrase | None:
    equals = [other for other in scored(realm) if other.total == score.total]
    return phrase("council-tie", goods=score.sheet.goods) if len(equals) > 1 else None


def _outcome(realm: Realm) -> Outcome:
    standing = tuple(Placing(place, seat, score.total, _note(realm, score)) for place, seat, score in _by_place(realm))
    winners = tuple(placing.seat for placing in standing if placing.place == 1)
    last = realm.last.value
    reason = phrase("council-over", who=realm.table.seats.of(last)) if last else phrase("council-over-stopped")
    return Outcome(reason, winners, standing, rules=("CF-145", *WINNING) if last else WINNING)
