"""Rulebook chapter on calling: the herald calls the eight characters, with murder, robbery and crown."""

from functools import lru_cache

from companion.games.citadels import box, choices, turn
from companion.games.citadels.state import State
from companion.table import NOT_IMPLIED, Asked, Choose, Option, Seat, Shelf, Symbols, Tell, asks, phrase, seat_options

CALL = ("CI-005", "CI-043", "CI-057", "CI-058", "CI-060")
NO_KING = ("CI-094", "CI-096")
CROWN = ("CI-090", "CI-091", "CI-092", "CI-144")
SILENCE = ("CI-077", "CI-078", "CI-060", "CI-G19")
KING_DEAD = ("CI-094", "CI-095", "CI-097", "CI-G19")
ACROBAT = ("CI-142", "CI-143", "CI-144")
EIGHT = tuple(box.Character)
PHASES = len(EIGHT) + 1


async def call_characters(state: State) -> None:
    """Call all eight characters in the order of their numbers."""
    for character in EIGHT:
        state.table.at(f"citadels-phase-{character.value}", character.number + 1, PHASES)
        seats = state.characters.may_answer(character)
        murdered, uncalled = character.value == state.characters.murdered.value, False
        if murdered and not (state.circus and seats):
            # Nobody can bring this murdered character back with Rasputin (CI-146)
            await Tell(
                "citadels.silence",
                occurrence=(state.round,),
                args={"who": choices.titled(character), "suspense": state.table.options["suspense"]},
                rules=SILENCE + (KING_DEAD if character is box.Character.KING else ()),
                picture="silence",
                passes=True,
            )
            answer = "silence"
        elif murdered:
            answer = await who_plays_rasputin(state, character)
        elif seats:
            # If only one player can have the character, the answer is implied
            uncalled = len(seats) == 1 and state.characters.surely_held(character)
            answer = await who_answers(state, character)
        else:
            continue
        if answer not in {"silence", "nobody"}:
            seat = state.seats.of(answer)
            if murdered:
                state.treasury.put_back(seat, 1)
            await _record_call(state, seat, character, card_played=murdered, uncalled=uncalled)
        elif character is box.Character.KING and state.circus:
            # No king came forward
            answer = await Asked(
                lambda: Choose(
                    "citadels.acrobat",
                    occurrence=(state.round,),
                    options=(NOBODY, *_with_a_card(state, state.characters.in_order())),
                    rules=ACROBAT + NO_KING,
                    reveals=True,
                    picture="acrobat",
                )
            )
            if answer != "nobody":
                state.treasury.put_back(state.seats.of(answer), 1)
                state.characters.acrobat.value = True
                await crown(state, state.seats.of(answer), ACROBAT, then="call")


NOBODY = Option("nobody", phrase("citadels-nobody"), icon="character-back")


@lru_cache(maxsize=64)
def _card(one: box.Character, murdered: bool, owner: Seat | None) -> Symbols:
    return Symbols(one.value, 1, int(murdered), seat=owner)


@asks
def who_answers(state: State, character: box.Character) -> Choose[str]:
    """Call a character and ask who shows it; "nobody" is implied if nobody can have it.

    The picture shows the eight characters: who has shown which, who was murdered, and which one is called now.
    """
    seats, held = state.characters.may_answer(character), state.characters.surely_held(character)
    murdered, shown = state.characters.murdered.value, state.characters.shown.values()
    if murdered == character.value and not state.circus:
        seats = ()  # a correction has just made this character the victim
    owners = [state.seats.of(colour) if colour else None for colour in shown]
    cards = tuple([_card(one, one == murdered, seat) for one, seat in zip(EIGHT, owners, strict=True)])
    # A correction can lay the called character open; then nobody holds it
    implied = "nobody" if not seats else seats[0].colour if held and len(seats) == 1 else NOT_IMPLIED
    return Choose(
        "citadels.call",
        implied=implied,
        silence="" if held else "nobody",
        likely=seats[0].colour if seats else "nobody",
        subject=character.value,
        occurrence=(state.round, character.number),
        args={
            "who": choices.titled(character),
            "character": character.value,
            "number": character.number,
            "suspense": state.table.options["suspense"],
        },
        options=(NOBODY, *seat_options(seats, "citadels-player")),
        illustration=Shelf(cards, character.number - 1),
        rules=CALL + (NO_KING if character is box.Character.KING else ()),
        reveals=True,
        picture=f"call-{character.value}",
    )


async def _record_call(
    state: State, seat: Seat, character: box.Character, *, card_played: bool = False, uncalled: bool = False
) -> None:
    state.characters.shown[character] = seat.colour
    if character.value == state.characters.robbed.value and state.characters.owner(box.Character.THIEF) not in (None, seat):
        await hand_over(state, seat, character)
        thief = state.characters.owner(box.Character.THIEF)
        if thief is not None and state.treasury.counted:
            state.treasury.gold[thief] += state.treasury.gold[seat]
            state.treasury.gold[seat] = 0
    if character is box.Character.KING:
        await crown(state, seat)
    await turn.take_turn(state, seat, character, card_played=card_played, uncalled=uncalled)


@asks
def hand_over(state: State, seat: Seat, character: box.Character) -> Tell:
    """Tell the robbed player to hand all gold to the thief."""
    thief = state.characters.owner(box.Character.THIEF)
    return Tell(
        "citadels.robbed",
        seat=seat,
        occurrence=(state.round,),
        args={
            "who": choices.titled(character),
            "thief": thief or "",
            "gold": state.treasury.gold[seat] if state.treasury.counted else -1,
        },
        rules=("CI-083", "CI-084", "CI-075"),
        picture="robbed",
        passes=True,
    )


async def crown(state: State, seat: Seat, rules: tuple[str, ...] = CROWN, *, then: str = "turn") -> None:
    """Give a player the crown unless they have it; `then` names what follows: their turn, the next call, or a new round."""
    if state.characters.crown.value != seat.colour:
        state.characters.crown.value = seat.colour
        await Tell(
            "citadels.crown", args={"then": then}, seat=seat, occurrence=(state.round,), rules=rules, picture="crown", passes=True
        )


@asks
def who_plays_rasputin(state: State, character: box.Character) -> Choose[str]:
    """Call a murdered character and ask whether its player returns with Rasputin."""
    return Choose(
        "citadels.rasputin",
        occurrence=(state.round,),
        args={"who": choices.titled(character), "suspense": state.table.options["suspense"]},
        options=(
            Option("silence", phrase("citadels-silent"), icon="character-back"),
            *_with_a_card(state, state.characters.may_answer(character)),
        ),
        rules=("CI-146", *SILENCE, *(KING_DEAD if character is box.Character.KING else ())),
        reveals=True,
        picture="action-rasputin",
    )


def _with_a_card(state: State, seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    return seat_options((seat for seat in seats if state.treasury.holds(seat, 1)), "citadels-player")


async def pass_the_crown(state: State) -> None:
    """At the end of the round, give the murdered king's player the crown, unless the acrobat keeps it (CI-095, CI-G23).

    After the last round the crown no longer matters (CI-116).
    """
    characters = state.characters
    if state.cities.first.value:
        return
    dead = characters.murdered.value == box.Character.KING.value and characters.owner(box.Character.KING) is None
    if not dead or characters.acrobat.value or not characters.hidden():
        return
    # At the end of the round, ask who holds the murdered king
    answer = await Asked(
        lambda: Choose(
            "citadels.murdered-king",
            occurrence=(state.round,),
            options=(
                Option("nobody", phrase("citadels-lay-aside"), icon="character-back"),
                *seat_options(state.characters.hidden(), "citadels-player"),
            ),
            rules=(*KING_DEAD, "CI-G04"),
            reveals=True,
            picture="murdered-king",
        )
    )
    if answer != "nobody":
        await crown(state, state.seats.of(answer), (*KING_DEAD, "CI-091"), then="round")
