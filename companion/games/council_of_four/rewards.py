"""Moving what bonuses bring, and the nobility track space by space (CF-081 to CF-086, CF-129 to CF-143)."""

from __future__ import annotations

from companion.games.council_of_four.bonus import Bonus
from companion.games.council_of_four.box import NOBILITY_END, PERMITS, TRACK
from companion.games.council_of_four.maps import city_options, permit_field, permit_options, token_map
from companion.games.council_of_four.permits import region_of
from companion.games.council_of_four.realm import Realm
from companion.table import Choose, Phrase, Reason, Seat, Symbols, Tell, asks, phrase
from companion.table.questions.places import ChoosePlace

SYMBOLS = ("CF-081", "CF-082", "CF-083", "CF-084", "CF-085", "CF-086")
SPACES = {
    2: "CF-131", 4: "CF-132", 6: "CF-134", 8: "CF-135", 10: "CF-136", 12: "CF-137",
    14: "CF-138", 16: "CF-139", 18: "CF-141", 19: "CF-142", 20: "CF-143",
}  # fmt: skip


async def receive(realm: Realm, seat: Seat, bonus: Bonus) -> None:
    """Move pieces as a bonus says; its nobility steps are left to `walk`, its main action to the turn."""
    realm.goods.points[seat] += bonus.points
    realm.goods.gold[seat] += bonus.gold
    realm.goods.take_assistants(seat, bonus.assistants)
    realm.mains.value += bonus.action
    realm.steps.value += bonus.nobility
    await draw(realm, seat, bonus.cards)


async def draw(realm: Realm, seat: Seat, cards: int) -> None:
    """Draw politics cards, shuffling the discards where the stack runs out; with none left nothing is drawn (CF-G11)."""
    owed = realm.goods.draw(seat, cards)
    while owed and realm.goods.discard.value:
        await _shuffle(realm, seat, owed, realm.time("shuffle"))
        realm.goods.shuffle()
        owed = realm.goods.draw(seat, owed)


@asks
def _shuffle(realm: Realm, seat: Seat, owed: int, at: tuple[int, int]) -> Tell:
    discards = realm.goods.discard.value
    return Tell(
        "council.shuffle",
        seat=seat,
        occurrence=at,
        args={"n": discards, "owed": owed},
        rules=("CF-052", "CF-084"),
        picture="stack",
    )


async def walk(realm: Realm, seat: Seat) -> None:
    """Walk the nobility steps that wait, one by one; beyond the last space there is nothing (CF-130)."""
    while realm.steps.value:
        realm.steps.value -= 1
        if realm.goods.nobility[seat] < NOBILITY_END:
            realm.goods.nobility[seat] += 1
            await _reach(realm, seat, realm.goods.nobility[seat])


async def _reach(realm: Realm, seat: Seat, number: int) -> None:
    space = TRACK.get(number)
    if space is None:
        return
    if space.bonus != Bonus():
        await _space(seat, number, realm.time("space"))
        await receive(realm, seat, space.bonus)
    if space.tokens:
        await _collect(realm, seat, number, space.tokens)
    if space.permit:
        await _take_open(realm, seat, number)
    if space.again:
        await _repeat(realm, seat, number)


@asks
def _space(seat: Seat, number: int, at: tuple[int, int]) -> Tell:
    bonus = TRACK[number].bonus
    return Tell(
        "council.space",
        seat=seat,
        occurrence=at,
        args={"space": number, "what": bonus.words},
        reasons=(Reason(seat, phrase("council-row-space", n=number), bonus.symbols),),
        rules=("CF-130", SPACES[number], *SYMBOLS),
        picture="nobility-track",
    )


@asks
def _nothing(seat: Seat, number: int, at: tuple[int, int]) -> Tell:
    rules = ("CF-130", SPACES[number], "CF-133", "CF-140")
    return Tell("council.space-empty", seat=seat, occurrence=at, args={"space": number}, rules=rules, picture="nobility-track")


def collectable(realm: Realm, seat: Seat, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """List the own cities whose token may be chosen: none that moves along the nobility track, none twice (CF-133, CF-140)."""
    own = sorted(set(realm.land.emporiums[seat]) - set(taken))
    return tuple(city for city in own if realm.land.token[city] and not realm.land.reward(city).nobility)


async def _collect(realm: Realm, seat: Seat, number: int, tokens: int) -> None:
    """Let the player take the rewards of so many own cities, or of as many as there are (CF-132, CF-139)."""
    taken: tuple[str, ...] = ()
    while len(taken) < tokens and collectable(realm, seat, taken):
        city = await _which_token(realm, seat, number, taken, realm.time("collect"))
        await receive(realm, seat, realm.land.reward(city))
        taken = (*taken, city)
    if not taken:
        await _nothing(seat, number, realm.time("nothing"))


@asks
def _which_token(realm: Realm, seat: Seat, number: int, taken: tuple[str, ...], at: tuple[int, int]) -> ChoosePlace[str]:
    offered = collectable(realm, seat, taken)

    def gains(city: str) -> tuple[Symbols, ...]:
        return realm.land.reward(city).symbols if city in offered else ()

    def why_not(city: str) -> Phrase | None:
        return None if city in offered else phrase("council-off-token")

    return ChoosePlace(
        "council.collect",
        seat=seat,
        occurrence=at,
        args={"space": number, "left": TRACK[number].tokens - len(taken)},
        options=city_options(gains, why_not),
        places=token_map(realm.land),
        rules=("CF-130", SPACES[number], "CF-133", "CF-140"),
    )


async def _take_open(realm: Realm, seat: Seat, number: int) -> None:
    if not _open_ones(realm):
        await _nothing(seat, number, realm.time("nothing"))
        return
    permit = await _which_open(realm, seat, number, realm.time("take-open"))
    await take_permit(realm, seat, permit)


def _open_ones(realm: Realm) -> tuple[str, ...]:
    return tuple(permit for permit in PERMITS if realm.permits.place[permit] == "open")


@asks
def _which_open(realm: Realm, seat: Seat, number: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = _open_ones(realm)
    return ChoosePlace(
        "council.take-open",
        seat=seat,
        occurrence=at,
        args={"space": number},
        options=permit_options(permits),
        places=permit_field(permits),
        rules=("CF-130", "CF-136", "CF-G15", "CF-079"),
    )


async def _repeat(realm: Realm, seat: Seat, number: int) -> None:
    if not realm.permits.of(seat):
        await _nothing(seat, number, realm.time("nothing"))
        return
    permit = await _which_again(realm, seat, number, realm.time("again"))
    await receive(realm, seat, PERMITS[permit])


@asks
def _which_again(realm: Realm, seat: Seat, number: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = realm.permits.of(seat)
    return ChoosePlace(
        "council.again",
        seat=seat,
        occurrence=at,
        args={"space": number},
        options=permit_options(permits),
        places=permit_field(permits),
        rules=("CF-130", "CF-138"),
    )


async def take_permit(realm: Realm, seat: Seat, permit: str) -> None:
    """Lay an open permit before a player, who gets its bonus at once; then its space is filled again (CF-078 to CF-080)."""
    realm.permits.take(permit, seat)
    await receive(realm, seat, PERMITS[permit])
    if not realm.permits.wanting(region_of(permit)):
        await _stack_empty(seat, permit, realm.time("stack-empty"))
    await turn_up(realm, seat, region_of(permit), permit)
    await walk(realm, seat)


@asks
def _stack_empty(seat: Seat, permit: str, at: tuple[int, int]) -> Tell:
    args = {"what": PERMITS[permit].words}
    return Tell("council.stack-empty", seat=seat, occurrence=at, args=args, rules=("CF-079", "CF-080", "CF-G11", *SYMBOLS))


async def turn_up(realm: Realm, seat: Seat | None, region: str, taken: str = "") -> None:
    """Ask which permits come up until two lie open; `taken` is the permit that left the space (CF-024, CF-080, CF-122)."""
    while realm.permits.wanting(region):
        realm.permits.turn_up(await _turned_up(realm, seat, region, taken, realm.time("turned-up")))


@asks
def _turned_up(realm: Realm, seat: Seat | None, region: str, taken: str, at: tuple[int, int]) -> Choose[str]:
    permits = realm.permits.next_ones(region)
    got = PERMITS[taken] if taken else Bonus()
    return ChoosePlace(
        "council.turned-up",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"region": phrase(f"council-{region}"), "what": got.words, "got": 1 if taken else 0},
        options=permit_options(permits),
        places=permit_field(permits),
        rules=("CF-080", "CF-079", *SYMBOLS) if taken else ("CF-023", "CF-024", "CF-122"),
        reveals=True,
        picture="permits",
    )
