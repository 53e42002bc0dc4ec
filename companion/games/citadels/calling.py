"""Chapter calling: the herald calls the eight; murdered, robbed and crown follow (CI-057 to CI-062, CI-090 to CI-097)."""

from __future__ import annotations

from companion.games.citadels.box import Character
from companion.games.citadels.realm import Realm, titled
from companion.games.citadels.turn import take_turn
from companion.table import Choose, Option, Phrase, Seat, Tell, asks, phrase

CALL = ("CI-005", "CI-043", "CI-057", "CI-058", "CI-060")
NO_KING = ("CI-094", "CI-096")
CROWN = ("CI-090", "CI-091", "CI-092", "CI-144")
SILENCE = ("CI-077", "CI-078", "CI-060")
KING_DEAD = ("CI-094", "CI-095", "CI-097", "CI-G19")
ACROBAT = ("CI-142", "CI-143", "CI-144")
PHASES = len(Character) + 1


async def call_characters(realm: Realm) -> None:
    """Call all eight, in the order of their numbers."""
    for character in Character:
        realm.table.at(f"citadels-phase-{character.value}", character.number + 1, PHASES)
        await _call(realm, character)


async def _call(realm: Realm, character: Character) -> None:
    if character.value == realm.court.murdered.value:
        await _murdered(realm, character)
        return
    if not realm.court.may_answer(character):
        return
    answer = await who_answers(realm, character)
    if answer != "nobody":
        await _answered(realm, realm.seats.of(answer), character)
    elif character is Character.KING:
        await _acrobat(realm)


def _seats_or(key: str, words: Phrase, seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    players = (Option(seat.colour, phrase("citadels-player", who=seat), seat=seat) for seat in seats)
    return Option(key, words), *players


@asks
def who_answers(realm: Realm, character: Character) -> Choose[str]:
    """Call a character and ask who shows it."""
    return Choose(
        "citadels.call",
        subject=character.value,
        occurrence=(realm.round, character.number),
        args={
            "who": titled(character),
            "character": character.value,
            "number": character.number,
            "suspense": realm.table.options["suspense"],
        },
        options=_seats_or("nobody", phrase("citadels-nobody"), realm.court.may_answer(character)),
        rules=CALL + (NO_KING if character is Character.KING else ()),
        reveals=True,
        picture=f"call-{character.value}",
    )


async def _answered(realm: Realm, seat: Seat, character: Character, *, card_played: bool = False) -> None:
    realm.court.shown[character] = seat.colour
    if character.value == realm.court.robbed.value:
        await _robbed(realm, seat, character)
    if character is Character.KING:
        await crown(realm, seat)
    await take_turn(realm, seat, character, card_played=card_played)


@asks
def hand_over(realm: Realm, seat: Seat, character: Character) -> Tell:
    """Tell the robbed player to hand all gold to the thief."""
    thief = realm.court.owner(Character.THIEF)
    return Tell(
        "citadels.robbed",
        seat=seat,
        occurrence=(realm.round,),
        args={
            "who": titled(character),
            "thief": thief or "",
            "gold": realm.treasury.gold[seat] if realm.treasury.counted else -1,
        },
        rules=("CI-083", "CI-084", "CI-075"),
        picture="robbed",
    )


async def _robbed(realm: Realm, seat: Seat, character: Character) -> None:
    if realm.court.owner(Character.THIEF) in (None, seat):
        return
    await hand_over(realm, seat, character)
    thief = realm.court.owner(Character.THIEF)
    if thief is not None and realm.treasury.counted:
        realm.treasury.give(seat, realm.treasury.gold[seat], thief)


async def crown(realm: Realm, seat: Seat, rules: tuple[str, ...] = CROWN) -> None:
    """Give the crown to a seat, if it does not have it already."""
    if realm.court.crown.value != seat.colour:
        realm.court.crown.value = seat.colour
        await Tell("citadels.crown", seat=seat, occurrence=(realm.round,), rules=rules, picture="crown")


async def _murdered(realm: Realm, character: Character) -> None:
    player = await _revived(realm, character)
    if player is not None:
        realm.treasury.put_back(player, 1)
        await _answered(realm, player, character, card_played=True)
    elif character is Character.KING:
        await _acrobat(realm)


async def _revived(realm: Realm, character: Character) -> Seat | None:
    """Call a murdered character: silence, unless somebody plays Rasputin (CI-146)."""
    if not (realm.circus and realm.court.may_answer(character)):
        await _silence(realm, character)
        return None
    answer = await who_plays_rasputin(realm, character)
    return None if answer == "silence" else realm.seats.of(answer)


@asks
def _silence(realm: Realm, character: Character) -> Tell:
    return Tell(
        "citadels.silence",
        occurrence=(realm.round,),
        args={"who": titled(character), "suspense": realm.table.options["suspense"]},
        rules=SILENCE + (KING_DEAD if character is Character.KING else ()),
        picture="silence",
    )


@asks
def who_plays_rasputin(realm: Realm, character: Character) -> Choose[str]:
    """Call a murdered character and ask whether its player comes back with Rasputin."""
    return Choose(
        "citadels.rasputin",
        occurrence=(realm.round,),
        args={"who": titled(character), "suspense": realm.table.options["suspense"]},
        options=_seats_or("silence", phrase("citadels-silent"), _with_a_card(realm, realm.court.may_answer(character))),
        rules=("CI-146", *SILENCE, *(KING_DEAD if character is Character.KING else ())),
        reveals=True,
        picture="action-rasputin",
    )


def _with_a_card(realm: Realm, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if not realm.treasury.counted or realm.treasury.hand[seat] > 0)


@asks
def who_plays_the_acrobat(realm: Realm) -> Choose[str]:
    """Ask, when no king came forward, whether somebody plays the acrobat."""
    return Choose(
        "citadels.acrobat",
        occurrence=(realm.round,),
        options=_seats_or("nobody", phrase("citadels-nobody"), _with_a_card(realm, realm.court.in_order())),
        rules=ACROBAT + NO_KING,
        reveals=True,
        picture="acrobat",
    )


async def _acrobat(realm: Realm) -> None:
    if not realm.circus:
        return
    answer = await who_plays_the_acrobat(realm)
    if answer != "nobody":
        realm.treasury.put_back(realm.seats.of(answer), 1)
        realm.court.acrobat.value = True
        await crown(realm, realm.seats.of(answer), ACROBAT)


@asks
def who_was_king(realm: Realm) -> Choose[str]:
    """Ask, when the round is over, who holds the murdered king."""
    return Choose(
        "citadels.murdered-king",
        occurrence=(realm.round,),
        options=_seats_or("nobody", phrase("citadels-lay-aside"), realm.court.hidden()),
        rules=(*KING_DEAD, "CI-G04"),
        reveals=True,
        picture="murdered-king",
    )


async def pass_the_crown(realm: Realm) -> None:
    """Give a murdered king the crown when the round is over; the acrobat keeps it (CI-095, CI-G23)."""
    court = realm.court
    dead = court.murdered.value == Character.KING.value and court.owner(Character.KING) is None
    if not dead or court.acrobat.value or not court.hidden():
        return
    answer = await who_was_king(realm)
    if answer != "nobody":
        await crown(realm, realm.seats.of(answer), (*KING_DEAD, "CI-091"))
