"""Chapter choosing characters: the herald leads the draft and never asks who has what (CI-031 to CI-056)."""

from __future__ import annotations

from companion.games.citadels import draft
from companion.games.citadels.box import Character
from companion.games.citadels.draft import Pick
from companion.games.citadels.realm import Realm, titled
from companion.table import Announcement, Option, Seat, Tell, asks, phrase
from companion.table import Pick as PickSeveral

PHASES = len(Character) + 1
SECRET = ("CI-038", "CI-042", "CI-043")
BY_PLAYERS = {2: ("CI-032", "CI-044"), 3: ("CI-032", "CI-050"), 4: ("CI-033",), 5: ("CI-034",), 6: ("CI-035",), 7: ("CI-035",)}


async def choose_characters(realm: Realm) -> None:
    """Lead the draft, step by step for this number of players; between rounds the table may drop to light books."""

    async def drop_to_light(_seat: Seat | None) -> None:
        realm.treasury.books.value = "light"

    realm.table.at("citadels-phase-draft", 1, PHASES)
    realm.court.begin_round()
    if realm.treasury.counted:
        with realm.table.hears(Announcement("citadels.light-books", icon="book"), drop_to_light):
            await _draft(realm)
    else:
        await _draft(realm)


async def _draft(realm: Realm) -> None:
    players = len(realm.seats)
    if draft.open_cards(players):
        realm.court.open.value = await which_lie_open(realm)
        _book(realm, 0, kings=0)
    await _put_aside(realm)
    _book(realm, 0)
    for number, pick in enumerate(draft.picks(players), start=1):
        await _look(realm, pick, number)
        _book(realm, number)


def _book(realm: Realm, done: int, kings: int = 1) -> None:
    """Write where the eight cards are after so many looks; `kings` is the card that the king puts aside at first."""
    players, court = len(realm.seats), realm.court
    looked = draft.picks(players)[:done]
    court.cards["open"] = draft.open_cards(players)
    court.cards["aside"] = kings + sum(pick.aside - pick.from_aside for pick in looked)
    for place, seat in enumerate(court.in_order()):
        court.kept[seat] = sum(pick.place == place for pick in looked)
    court.passed.value = draft.CHARACTERS - sum(court.cards.values()) - sum(court.kept.values())


@asks
def which_lie_open(realm: Realm) -> PickSeveral[str]:
    """Ask which characters were laid open; the king is mixed back in and another is laid open (CI-036)."""
    count = draft.open_cards(len(realm.seats))
    again = phrase("citadels-off-king")
    options = tuple(
        Option(
            character.value,
            titled(character),
            off=again if character is Character.KING else None,
            icon=character.value,
        )
        for character in Character
    )
    return PickSeveral(
        "citadels.open-cards",
        seat=realm.court.king(),
        occurrence=(realm.round,),
        args={"count": count},
        options=options,
        least=count,
        most=count,
        rules=("CI-031", "CI-036", *BY_PLAYERS[len(realm.seats)]),
        reveals=True,
        picture=f"draft-open-{count}",
    )


@asks
def _put_aside(realm: Realm) -> Tell:
    players = len(realm.seats)
    return Tell(
        "citadels.put-aside",
        seat=realm.court.king(),
        occurrence=(realm.round,),
        args={"open": draft.open_cards(players)},
        rules=("CI-031", "CI-037", "CI-062", *BY_PLAYERS[players]),
        picture="draft-aside",
    )


@asks
def _look(realm: Realm, pick: Pick, number: int) -> Tell:
    order = realm.court.in_order()
    return Tell(
        "citadels.look",
        seat=order[pick.place],
        occurrence=(realm.round, number),
        args={
            "takes": pick.takes + pick.from_aside,
            "added": pick.from_aside,
            "aside": pick.aside,
            "on": pick.hands_on,
            "to": order[(pick.place + 1) % len(order)],
        },
        rules=(*pick.rules, *SECRET),
        picture="draft-last" if pick.hands_on == 0 else "draft-look",
    )
