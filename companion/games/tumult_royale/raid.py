"""Mood of the people and tax raid (rulebook, phases 1 and 2)."""

from __future__ import annotations

from companion.games.tumult_royale.box import ASIDE, DISC, HOURGLASS, KINDS
from companion.games.tumult_royale.court import Court
from companion.games.tumult_royale.facts import sectors
from companion.table import Announcement, Choose, Hourglass, Number, Option, Seat, Sector, Spin, Tell, asks, phrase

FIRST_MOOD = 3
"""What the people ask for where the spin of round 1 was forgotten (TR-164)."""
MOODS = (1, 6)
"""The lowest and highest number a table may enter: the known discs show 2 to 5, with a margin for others (TR-G11)."""
CONDUCT = ("TR-062", "TR-063", "TR-064", "TR-065", "TR-066", "TR-067", "TR-068", "TR-069")


class SpinForgotten(Exception):
    """The raid began before the arrow was spun; it is too late for the disc now."""


async def explore_the_mood(court: Court) -> bool:
    """Spin for what must stay with the people; tell whether the raid began without (TR-053, TR-054, TR-163, TR-164)."""

    async def forgotten(_: Seat | None) -> None:
        raise SpinForgotten

    with court.table.hears(Announcement("tumult.spin-forgotten", rules=("TR-163", "TR-164"), icon="hourglass"), forgotten):
        try:
            number = await _spin(court, "")
        except SpinForgotten:
            await _ask_as_before(court)
            return True
    _demand(court, number)
    return False


async def explore_each_mood(court: Court) -> None:
    """Spin once for each kind, after the raid (TR-160, TR-161)."""
    for kind in KINDS:
        court.demand[kind] = await _spin(court, kind)


def _demand(court: Court, number: int) -> None:
    for kind in KINDS:
        court.demand[kind] = number


@asks
def _spin(court: Court, kind: str) -> Spin:
    areas = sectors(court.table)
    house = not areas and court.table.options["spinner"] == "house"
    if house:
        areas = tuple(Sector(number, 1) for number in DISC)
    return Spin(
        "tumult.mood" if not kind else "tumult.mood-of",
        args={"kind": phrase(f"tumult-{kind}")} if kind else {"round": court.round},
        seat=court.king,
        subject=kind,
        occurrence=(court.round,),
        sectors=areas,
        house=house,
        low=MOODS[0],
        high=MOODS[1],
        reveals=bool(areas),
        rules=("TR-160", "TR-161") if kind else ("TR-050", "TR-051", "TR-053", "TR-054", "TR-055"),
        picture="disc",
    )


async def _ask_as_before(court: Court) -> None:
    """Let the last round's number count, or in round 1 a 3 (TR-163, TR-164, TR-E16)."""
    if court.round == 1:
        _demand(court, FIRST_MOOD)
    elif not court.demand[KINDS[0]]:
        _demand(court, await _last_mood(court))
    await _as_before(court)


def _last_mood(court: Court) -> Number:
    low, high = MOODS
    occurrence = (court.round,)
    return Number("tumult.last-mood", low=low, high=high, likely=FIRST_MOOD, occurrence=occurrence, rules=("TR-163",))


@asks
def _as_before(court: Court) -> Tell:
    rules = ("TR-164",) if court.round == 1 else ("TR-163",)
    return Tell("tumult.as-before", args={"n": court.demand[KINDS[0]]}, occurrence=(court.round,), rules=rules, picture="disc")


async def set_aside(court: Court) -> None:
    """Let everyone take three tiles out of the round (TR-056 to TR-059); after round 1 that is part of preparing (TR-138)."""
    players = len(court.table.seats)
    await Tell(
        "tumult.set-aside",
        args={"each": ASIDE, "left": court.set_up.goods - ASIDE * players},
        occurrence=(court.round,),
        rules=("TR-056", "TR-057", "TR-058", "TR-059", "TR-138"),
        picture="set-aside",
    )


async def raid_the_taxes(court: Court) -> None:
    """Ask whether all are ready, then run the hourglass (TR-060 to TR-069)."""
    await _ready(court)
    await Hourglass("tumult.raid", seconds=HOURGLASS, occurrence=(court.round,), rules=CONDUCT, reveals=True, picture="one-hand")


@asks
def _ready(court: Court) -> Tell:
    rules = ("TR-060", "TR-061", *CONDUCT)
    known = court.table.options["variant"] != "gamblers"
    asked = tuple(phrase("tumult-amount", n=court.demand[kind], kind=kind) for kind in KINDS if known)
    occurrence = (court.round,)
    return Tell(
        "tumult.ready",
        args={"asked": asked, "known": "yes" if known else "no"},
        seat=court.king,
        occurrence=occurrence,
        rules=rules,
        picture="castle-prices",
    )


async def offer_trial_raid() -> None:
    """Offer a raid that does not count, for a first game (TR-073)."""
    options = (Option("yes", phrase("tumult-trial-yes")), Option("no", phrase("tumult-trial-no")))
    if await Choose("tumult.trial", options=options, rules=("TR-073",), picture="one-hand") == "yes":
        await Tell("tumult.trial-ready", rules=("TR-073", *CONDUCT), picture="one-hand")
        await Hourglass("tumult.trial-raid", seconds=HOURGLASS, rules=("TR-073", *CONDUCT), picture="one-hand")
        await Tell("tumult.trial-over", rules=("TR-073", "TR-070", "TR-071"), picture="mix")
