"""Chapter favour cards: what each card does; it is used at once, as far as possible."""

from companion.games.wallenstein import box
from companion.games.wallenstein.battle import lay_down
from companion.games.wallenstein.land_actions import build, calm, pay_out
from companion.games.wallenstein.lands import NOTHING, land_option, nothing, which_land
from companion.games.wallenstein.setup import occupy
from companion.games.wallenstein.state import State
from companion.table import Choose, Option, Seat, Tell, phrase
from companion.table.phrase import Argument


async def use_favour(state: State, seat: Seat, card: int) -> None:
    """Use a favour card just taken."""
    if card == box.EVENT_CARD:
        options = (Option("remove", phrase("wallenstein-remove-event")), Option("leave", phrase("wallenstein-leave-event")))
        at, rules = (state.round,), ("AK-039",)
        asked = Choose("wallenstein.event-away", seat=seat, occurrence=at, options=options, rules=rules, picture="event-away")
        if await asked == "remove" and state.event.value:
            state.gone.value += (state.event.value,)
            state.event.value = ""
    elif card == box.CALM_CARD:
        await _calm(state, seat)
    elif card in box.BUILDING_CARDS:
        await _build_free(state, seat, card)
    elif card in box.PEACE_CARDS:
        state.peace[seat] = await state.table.fact(f"favour-{card}")
        args: dict[str, Argument] = {"what": phrase(f"wallenstein-favour-{card}"), "card": card}
        await Tell(
            "wallenstein.favour-used",
            args=args,
            seat=seat,
            subject=str(card),
            occurrence=(state.round,),
            rules=("AK-047",),
            picture="favour",
        )
    elif card in {*box.COIN_CARDS, *box.GRAIN_CARDS, *box.POINT_CARDS, *box.ARMY_CARDS}:
        await _amount(state, seat, card)
    elif not state.full:
        # Put three armies into an own or a neutral land; a neutral one is taken without a battle (AK-049, AK-050)
        await Tell(
            "wallenstein.three-armies", seat=seat, occurrence=(state.round,), rules=("AK-049", "AK-050"), picture="three-armies"
        )
    else:
        land = await which_land(state, lambda: _open_land(state, seat))
        number = min(box.LAND_CARD_ARMIES, state.supply[seat])
        if not (land == NOTHING or not number):
            if not state.owner[land]:
                lay_down(state, land)
            occupy(state, seat, land, number)


async def _amount(state: State, seat: Seat, card: int) -> None:
    """Give what is printed: coins, grain, points, or armies into the tray."""
    amount = await state.table.fact(f"favour-{card}")
    if card in box.ARMY_CARDS:
        await into_tray(state, seat, amount, str(card), ("AK-041",))
    elif card in box.POINT_CARDS:
        state.points[seat] += amount
        await _gained(state, seat, card, amount, "points", "AK-045")
    elif card in box.COIN_CARDS:
        if state.full:
            await pay_out(state, seat, amount, str(card))
        await _gained(state, seat, card, amount, "taler", "AK-040")
    else:
        if state.full:
            state.harvest(seat, amount)
        await _gained(state, seat, card, amount, "grain", "AK-044")


async def _gained(state: State, seat: Seat, card: int, amount: int, what: str, rule: str) -> None:
    name, args = f"wallenstein.favour-{what}", {"n": amount}
    await Tell(name, args=args, seat=seat, subject=str(card), occurrence=(state.round,), rules=(rule,), picture="favour")


async def into_tray(state: State, seat: Seat, amount: int, subject: str, rules: tuple[str, ...]) -> None:
    """Put armies from the supply into the tray, no more than there are."""
    number = min(amount, state.supply[seat])
    state.supply[seat] -= number
    state.tray[seat] += number
    args = {"n": number}
    at = (state.round,)
    await Tell("wallenstein.into-tray", args=args, seat=seat, subject=subject, occurrence=at, rules=rules, picture="into-tray")


async def _calm(state: State, seat: Seat) -> None:
    """Take a marker off a land of the player's; only a player without any marker may keep the card (AK-042, AK-043, WA-G23)."""
    if not state.full:
        options = (Option("calmed", phrase("wallenstein-calmed")), Option("kept", phrase("wallenstein-kept")))
        rules = ("AK-042", "AK-043")
        at = (state.round,)
        if (
            await Choose("wallenstein.calm-or-keep", seat=seat, occurrence=at, options=options, rules=rules, picture="calm")
        ) == "kept":
            state.ward[seat] = True
        return
    if not any(state.unrest[land] for land in state.lands_of(seat)):
        state.ward[seat] = True
        await Tell("wallenstein.card-kept", seat=seat, occurrence=(state.round,), rules=("AK-043",), picture="ward")
        return
    land = await which_land(state, lambda: _unruly(state, seat))
    if state.unrest[land]:
        calm(state, land)


def _unruly(state: State, seat: Seat) -> Choose[str]:
    lands = [land for land in state.lands_of(seat) if state.unrest[land]] or state.lands
    options = tuple(land_option(land) for land in lands)
    return Choose("wallenstein.calm", seat=seat, occurrence=(state.round,), options=options, rules=("AK-042",))


async def _build_free(state: State, seat: Seat, card: int) -> None:
    """Build what is pictured, free of charge but under the usual rules; without a site nothing is built."""
    kind = await state.table.fact(f"favour-{card}")
    if not state.full:
        args = {"kind": phrase(f"wallenstein-{kind}")}
        await Tell(
            "wallenstein.build-free",
            args=args,
            seat=seat,
            subject=kind,
            occurrence=(state.round,),
            rules=("AK-046", "AK-032"),
            picture=f"free-{kind}",
        )
        return
    if not _sites(state, seat, kind):
        at, rules = (state.round,), ("AK-032", "AK-046")
        await Tell("wallenstein.no-free-site", seat=seat, subject=kind, occurrence=at, rules=rules, picture=f"free-{kind}")
        return
    land = await which_land(state, lambda: _free_site(state, seat, kind))
    if land != NOTHING and land in _sites(state, seat, kind):
        build(state, seat, kind, land, price=0)


def _sites(state: State, seat: Seat, kind: str) -> tuple[str, ...]:
    if not state.stock[kind]:
        return ()
    return tuple(land for land in state.lands_of(seat) if state.free_sites(land) and not state.built[kind][land])


def _free_site(state: State, seat: Seat, kind: str) -> Choose[str]:
    options = (*(land_option(land) for land in _sites(state, seat, kind)), nothing())
    args = {"kind": phrase(f"wallenstein-{kind}")}
    rules = ("AK-046", "WA-104", "WA-105")
    return Choose(
        "wallenstein.free-site", args=args, seat=seat, subject=kind, occurrence=(state.round,), options=options, rules=rules
    )


def _open_land(state: State, seat: Seat) -> Choose[str]:
    lands = [land for land in box.by_name(state.lands) if state.owner[land] in {"", seat.colour}]
    options = (*(land_option(land, seat=state.holder(land)) for land in lands), nothing())
    rules = ("AK-049", "AK-050", "WA-021")
    return Choose("wallenstein.armies-where", seat=seat, occurrence=(state.round,), options=options, rules=rules)
