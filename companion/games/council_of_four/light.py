"""Turns with light books: whose turn it is, what it consists of, and bonus tiles; or only these tiles until the end."""

from companion.games.council_of_four import box, emporium, quick, scoring
from companion.games.council_of_four.course import DRAW, MAIN
from companion.games.council_of_four.state import State
from companion.table import Choose, Option, Seat, Symbols, asks, phrase, seat_options

BACK = "back"
TILE_RULES = ("CF-110", "CF-111", "CF-115")


async def light_turn(state: State) -> None:
    """Prompt a turn and wait until it is over; the players report a tenth emporium (CF-144)."""
    if await _turn(state, state.seat, state.time("turn")) == "tenth":
        state.last.value = state.active.value


async def without_turns(state: State) -> None:
    """Let the players go on without prompts until they report a tenth emporium and its owner (CF-144)."""
    state.begin_turn()
    state.table.at("council-phase-actions", 1, 1)
    said = await _ask_meanwhile(state, state.time("meanwhile"))
    while said == "tile":
        await take_tile(state, await _who(state, state.time("who")))
        said = await _ask_meanwhile(state, state.time("meanwhile"))
    seat = await _who(state, state.time("who"))
    await scoring.tell_last_emporium(state, seat)
    state.last.value = seat.colour


def _offer_tenth() -> Option[str]:
    return Option("tenth", phrase("council-tenth-stands"), gains=(Symbols("points", box.LAST_EMPORIUM),), icon="emporium")


@asks
def _turn(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    last = bool(state.last.value)
    done = Option("done", phrase("council-done"), icon="check")
    return Choose(
        "council.light-turn",
        seat=seat,
        occurrence=at,
        args={"last": 1, "who": state.table.seats.of(state.last.value)} if last else {"last": 0},
        options=(done, *(() if last else (_offer_tenth(),))),
        rules=(*DRAW, *MAIN, *quick.RULES, "CF-080", *TILE_RULES, "CF-144", "CF-145", *(("CF-146",) if last else ())),
        picture="turn",
    )


@asks
def _ask_meanwhile(state: State, at: tuple[int, int]) -> Choose[str]:
    rules = (*DRAW, *MAIN, *quick.RULES, "CF-080", *TILE_RULES, "CF-144", "CF-145")
    free = any(not state.prizes.tile[tile] for tile in box.TILES)
    options = (*((Option("tile", phrase("council-tile-due"), icon="prize"),) if free else ()), _offer_tenth())
    return Choose("council.light-meanwhile", occurrence=at, options=options, rules=rules, picture="turn")


@asks
def _which_tile(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    free = (tile for tile in box.TILES if not state.prizes.tile[tile])
    options = tuple(Option(tile, phrase(f"council-tile-{tile}"), gains=(Symbols("prize", box.TILES[tile]),)) for tile in free)
    back = Option(BACK, phrase("council-back"), icon="back")
    return Choose(
        "council.light-tile",
        seat=seat,
        occurrence=at,
        args={"royals": 1 if state.prizes.next_royal() else 0},
        options=(*options, back),
        closing=BACK,
        rules=TILE_RULES,
    )


async def take_tile(state: State, seat: Seat) -> None:
    """Ask which bonus tile a player gets, tell what it brings, and record it for the scoring."""
    tile = await _which_tile(state, seat, state.time("light-tile"))
    if tile != BACK:
        await emporium.award(state, seat, tile)


async def _who(state: State, at: tuple[int, int]) -> Seat:
    options = seat_options(state.table.seats, "council-who")
    return state.table.seats.of(await Choose("council.light-who", occurrence=at, options=options))
