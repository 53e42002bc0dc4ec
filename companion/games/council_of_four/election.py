"""Electing a councillor: as main action for 4 gold, or by an assistant sent out (CF-059 to CF-064, CF-123 to CF-125)."""

from __future__ import annotations

from companion.games.council_of_four.box import COUNCILS, ELECTION
from companion.games.council_of_four.maps import colour_name, council_icon, council_name, councillor_field
from companion.games.council_of_four.realm import Realm
from companion.table import Choose, Option, Seat, asks, phrase
from companion.table.questions.places import ChoosePlace

PUSH = ("CF-060", "CF-061", "CF-062", "CF-064")


async def elect(realm: Realm, seat: Seat) -> None:
    """Elect a councillor and take 4 gold (CF-063)."""
    await push_in(realm, seat, ("CF-063",))
    realm.goods.gold[seat] += ELECTION


async def push_in(realm: Realm, seat: Seat, rules: tuple[str, ...]) -> None:
    """Let a player pick a councillor beside the board and push it into a balcony."""
    colour = await _which_councillor(realm, seat, rules, realm.time("councillor"))
    council = await _which_balcony(realm, seat, colour, rules, realm.time("balcony"))
    realm.councils.elect(council, colour)


@asks
def _which_councillor(realm: Realm, seat: Seat, rules: tuple[str, ...], at: tuple[int, int]) -> ChoosePlace[str]:
    pool = realm.councils.pool()
    return ChoosePlace(
        "council.councillor",
        seat=seat,
        occurrence=at,
        options=tuple(Option(colour, colour_name(colour)) for colour in pool),
        places=councillor_field(pool),
        rules=("CF-059", *rules),
        picture="election",
    )


@asks
def _which_balcony(realm: Realm, seat: Seat, colour: str, rules: tuple[str, ...], at: tuple[int, int]) -> Choose[str]:
    return Choose(
        "council.balcony",
        seat=seat,
        occurrence=at,
        args={"colour": colour_name(colour)},
        options=tuple(_balcony(realm, council) for council in COUNCILS),
        rules=(*PUSH, *rules),
        picture="election",
    )


def _balcony(realm: Realm, council: str) -> Option[str]:
    out = realm.councils.falls_out(council)
    words = phrase("council-pushed", council=council_name(council), out=colour_name(out)) if out else council_name(council)
    return Option(council, words, icon=council_icon(council))
