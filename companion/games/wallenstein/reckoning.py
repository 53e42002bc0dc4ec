"""The winter scoring at the table: from short entries with light books, from the ledger with full books."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.wallenstein import box, scoring
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Majorities, Reason, Rng, Row, Symbols, Tally, Tell, asks, phrase, unchanging
from companion.table.questions.illustrations import Holding, MapRegion


@unchanging(kw_only=True)
class CountInAll(Tally):
    """A count per player with a limit on the sum; records of version 0.1.0, which had no limit, stay readable."""

    def reread(self, raw: object) -> Mapping[str, int]:
        """Read a recorded count without the limit on its sum."""
        return replace(self, most=None).read(raw)


async def score(state: State) -> None:
    """Score a winter and add the points."""
    if not state.full:
        # Light books: ask for lands again, then for each kind of building by region; the last winter's counts are suggested
        state.land_count.fill(await lands_counted(state, again=True))
        for kind in box.BUILDINGS:
            counts = await _counts(state, kind) if state.told else {}
            for region in box.REGIONS:
                if state.told:
                    state.counted[kind, region].fill({colour: counts[f"{colour}-{region}"] for colour in state.seats.colours})
                else:
                    state.counted[kind, region].fill(await _count(state, kind, region))
    await _scores_told(state)
    won = scores(state)
    for seat in state.seats:
        state.points[seat] += won[seat.colour].total


@unchanging(kw_only=True)
class RegionCounts(Tally):
    """Buildings of a kind by player and region, keyed `COLOUR-REGION`; `room` is the most that can stand in each region."""

    room: Mapping[str, int]

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Check the rows and the sum, then that no region has more buildings than lands (WA-105)."""
        super().accepts(answer)
        for region, most in self.room.items():
            found = sum(number for key, number in answer.items() if key.endswith(f"-{region}"))
            if found > most:
                raise self.reject("reject-sum-too-high", sum=found, most=most)

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Return random counts within each region's limit, at most 5 per region."""
        left = {region: rng.randint(0, min(most, 5)) for region, most in self.room.items()}
        drawn = {}
        for row in self.rows:
            region = row.key.partition("-")[2]
            drawn[row.key] = rng.randint(0, left[region])
            left[region] -= drawn[row.key]
        return drawn


@asks
def _counts(state: State, kind: str) -> RegionCounts:
    return RegionCounts(
        f"wallenstein.counts-{kind}",
        occurrence=(state.round,),
        rows=tuple(
            Row(
                f"{seat.colour}-{region}",
                phrase(f"wallenstein-short-{region}"),
                seat=seat,
                icon=kind,
                high=9,
                likely=state.counted[kind, region][seat],
            )
            for region in box.REGIONS
            for seat in state.seats
        ),
        most=box.STOCK[kind],
        room={region: lands_in(state, region) for region in box.REGIONS},
        rules=("WA-167", KIND_RULES[kind], "WA-171", "WA-105"),
    )


@asks
def lands_counted(state: State, *, again: bool = False) -> Tally:
    """Ask for the lands of each player in light books: before the grain loss, and `again`, after the revolts, for the scoring."""
    counts = {seat.colour: state.land_count[seat] for seat in state.seats}
    likely = counts if again else {colour: lands or 8 for colour, lands in counts.items()}
    return CountInAll(
        "wallenstein.lands",
        subject="scoring" if again else "",
        occurrence=(state.round,),
        rows=tuple(
            Row(seat.colour, seat=seat, icon="land", high=len(state.lands), likely=likely[seat.colour]) for seat in state.seats
        ),
        most=len(state.lands),
        rules=(*(() if again else ("WA-159",)), "WA-166"),
        implied=counts if again and state.told else NOT_IMPLIED,
    )


PLACES = {"brandenburg": (1, 0), "sachsen": (1, 0.5), "oesterreich": (1, 1), "kurpfalz": (0, 0.25), "bayern": (0, 0.75)}
"""Each region's `x` and `y` in the picture, from 0 to 1."""
KIND_RULES = {"palace": "WA-168", "church": "WA-169", "house": "WA-170"}


@asks
def _count(state: State, kind: str, region: str) -> Tally:
    rows = tuple(Row(seat.colour, seat=seat, icon=kind, high=9, likely=state.counted[kind, region][seat]) for seat in state.seats)
    return CountInAll(
        f"wallenstein.count-{kind}",
        args={"region": phrase(f"wallenstein-region-{region}")},
        subject=region,
        occurrence=(state.round,),
        rows=rows,
        most=lands_in(state, region),
        rules=("WA-167", KIND_RULES[kind], "WA-171"),
    )


def lands_in(state: State, region: str) -> int:
    """Count a region's lands in play, which is also the most buildings of a kind: a land has at most one (WA-105)."""
    return sum(box.LANDS[land].region == region for land in state.lands)


def land_counts(state: State) -> dict[str, int]:
    """Return the number of each player's lands, by colour."""
    return {seat.colour: len(state.lands_of(seat)) if state.full else state.land_count[seat] for seat in state.seats}


def building_counts(state: State) -> dict[str, dict[tuple[str, str], int]]:
    """Return the number of each player's buildings by kind and region, by colour."""
    if not state.full:
        return {seat.colour: {place: column[seat] for place, column in state.counted.items()} for seat in state.seats}
    counts = {seat.colour: {(kind, region): 0 for kind in box.BUILDINGS for region in box.REGIONS} for seat in state.seats}
    for seat in state.seats:
        for land in state.lands_of(seat):
            for kind in state.buildings_in(land):
                counts[seat.colour][kind, box.LANDS[land].region] += 1
    return counts


def scores(state: State) -> dict[str, scoring.Score]:
    """Return each player's winter score from the current books, by colour."""
    return scoring.winter_scores(land_counts(state), building_counts(state))


@asks
def _scores_told(state: State) -> Tell:
    rules = ("WA-166", "WA-167", "WA-168", "WA-169", "WA-170", "WA-171", "WA-172")
    held, rows, won = scoring.majorities(building_counts(state)), [], scores(state)
    ranked = sorted(((seat, won[seat.colour]) for seat in state.seats), key=lambda row: -row[1].total)
    for seat, score in ranked:
        symbols = (Symbols("land", score.lands), Symbols("build-card", score.buildings), Symbols("crown", score.majorities))
        own = [one for one in held if seat.colour in one.holders]
        points = {kind: sum(one.points for one in own if one.kind == kind) for kind in box.BUILDINGS}
        note = phrase("wallenstein-majorities", **points) if score.majorities else None
        rows.append(Reason(seat, symbols=symbols, total=score.total, note=note))
    scored = tuple(phrase("wallenstein-scored", who=seat, n=score.total) for seat, score in ranked)
    return Tell(
        "wallenstein.scores",
        args={"all": scored},
        occurrence=(state.round,),
        reasons=tuple(rows),
        illustration=Majorities(
            tuple(
                MapRegion(phrase(f"wallenstein-region-{region}"), *at, _holdings(state, held, region))
                for region, at in PLACES.items()
            )
        ),
        rules=rules,
    )


def _holdings(state: State, held: tuple[scoring.Majority, ...], region: str) -> tuple[Holding, ...]:
    leads = {one.kind: one for one in held if one.region == region}
    return tuple(
        Holding(kind, tuple(map(state.seats.of, leads[kind].holders)), leads[kind].points)
        if kind in leads
        else Holding(kind, (), 0)
        for kind in box.BUILDINGS
    )
