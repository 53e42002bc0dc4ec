"""Rulebook chapter on the nobility track: players move along it space by space."""

from companion.games.council_of_four import box, entering, maps, rewards
from companion.games.council_of_four.state import State
from companion.table import ChoosePlace, Reason, Seat, Tell, asks, only_one, phrase


async def walk(state: State, seat: Seat) -> None:
    """Take the pending nobility steps one by one; steps beyond the last space bring nothing (CF-130)."""
    while state.steps.value:
        state.steps.value -= 1
        if state.goods.nobility[seat] < box.NOBILITY_END:
            state.goods.nobility[seat] += 1
            if state.goods.nobility[seat] in box.TRACK:
                await _reach(state, seat, state.goods.nobility[seat])


async def _reach(state: State, seat: Seat, number: int) -> None:
    space = box.TRACK[number]
    if space.bonus != box.Bonus():
        await Tell(
            "council.space",
            seat=seat,
            occurrence=state.time("space"),
            args={"space": number, "what": space.bonus.words},
            reasons=(Reason(seat, phrase("council-row-space", n=number), space.bonus.symbols),),
            rules=("CF-130", space.rule, *rewards.SYMBOLS),
            picture="nobility-track",
            passes=True,
        )
        await rewards.receive(state, seat, space.bonus)
    if space.tokens:
        # The player takes the rewards of that many of their cities, or of all if there are fewer (CF-132, CF-139)
        taken: tuple[str, ...] = ()
        await entering.know_tokens(state, seat, lambda: state.regions.emporiums[seat])
        while len(taken) < space.tokens and collectable(state, seat, taken):
            city = await _which_token(state, seat, number, taken, state.time("collect"))
            await rewards.receive(state, seat, state.regions.reward(city))
            taken = (*taken, city)
        if not taken:
            await _tell_nothing(seat, number, state.time("nothing"))
    if space.permit:
        if not _open_ones(state):
            await _tell_nothing(seat, number, state.time("nothing"))
        else:
            await rewards.take_permit(state, seat, await _which_open(state, seat, number, state.time("take-open")))
            await walk(state, seat)
    if space.again:
        if not state.permits.of(seat):
            await _tell_nothing(seat, number, state.time("nothing"))
        else:
            permit = await _which_again(state, seat, number, state.time("again"))
            await rewards.receive(state, seat, box.PERMITS[permit])


def _tell_nothing(seat: Seat, number: int, at: tuple[int, int]) -> Tell:
    rules = ("CF-130", box.TRACK[number].rule, "CF-133", "CF-140")
    return Tell("council.space-empty", seat=seat, occurrence=at, args={"space": number}, rules=rules, picture="nobility-track")


def collectable(state: State, seat: Seat, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a player's cities whose reward can be chosen: none with nobility steps or chosen already (CF-133, CF-140)."""
    own = sorted(set(state.regions.emporiums[seat]) - set(taken))
    return tuple(city for city in own if state.regions.token[city] and not state.regions.reward(city).nobility)


@asks
def _which_token(state: State, seat: Seat, number: int, taken: tuple[str, ...], at: tuple[int, int]) -> ChoosePlace[str]:
    offered = collectable(state, seat, taken)
    gains = {city: state.regions.reward(city).symbols if city in offered else () for city in box.LETTERS}
    options = maps.city_options(gains, lambda city: None if city in offered else phrase("council-off-token"))
    return ChoosePlace(
        "council.collect",
        seat=seat,
        occurrence=at,
        args={"space": number, "left": box.TRACK[number].tokens - len(taken)},
        options=options,
        implied=only_one(options),
        places=maps.token_map(state.regions),
        rules=("CF-130", box.TRACK[number].rule, "CF-133", "CF-140"),
    )


def _open_ones(state: State) -> tuple[str, ...]:
    lying = {permit for region in box.REGIONS for permit in state.permits.takeable(region)}
    return tuple(permit for permit in box.PERMITS if permit in lying)


@asks
def _which_open(state: State, seat: Seat, number: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = _open_ones(state)
    return ChoosePlace(
        "council.take-open",
        seat=seat,
        occurrence=at,
        args={"space": number},
        options=maps.permit_options(permits),
        places=maps.permit_field(permits),
        rules=("CF-130", "CF-136", "CF-G15", "CF-079"),
    )


@asks
def _which_again(state: State, seat: Seat, number: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = state.permits.of(seat)
    options = maps.permit_options(permits)
    return ChoosePlace(
        "council.again",
        seat=seat,
        occurrence=at,
        args={"space": number},
        options=options,
        implied=only_one(options),
        places=maps.permit_field(permits),
        rules=("CF-130", "CF-138"),
    )
