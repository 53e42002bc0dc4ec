"""Which ledger entries change together when players correct the books."""

from collections.abc import Mapping
from functools import partial

from companion.games.council_of_four.board import board_of
from companion.games.council_of_four.box import PERMITS, REGIONS, TILES, permits_of
from companion.games.council_of_four.state import OPEN, RANKS, USED, State
from companion.table import Correction, Phrase, Value, list_of, phrase


def move_together(state: State) -> None:
    """Declare entries that change together: emporiums with permits and tiles, tiles with royal rewards, tokens of two cities.

    Corrections that leave fewer open permits are refused.
    """
    state.table.ledger.places("token")
    if state.full:
        state.table.ledger.demand("open", partial(_refuse_fewer_open, state))
        state.table.ledger.together(partial(_turn_permits, state), partial(_give_tiles, state), _match_royals)


def _refuse_fewer_open(state: State, before: Mapping[str, Value], after: Mapping[str, Value]) -> Phrase | None:
    """Return a refusal if fewer permits lie open in a region than before (CF-024, CF-080), else None."""
    for region in REGIONS if not state.permits.later else ():
        lying = [sum(held[f"permit.{permit}"] == OPEN for permit in permits_of(region)) for held in (before, after)]
        if lying[1] < lying[0]:
            return phrase("council-holds-open", region=phrase(f"council-{region}"))
    return None


def _turn_permits(state: State, correction: Correction) -> None:
    """Turn a permit face down for each emporium added, and face up again for each one removed (CF-090)."""
    for seat in state.table.seats:
        before, after = (list_of(held[f"emporiums.{seat.colour}"]) for held in (correction.before, correction.after))
        changes = [(city, seat.colour, seat.colour + USED) for city in after if city not in before]
        changes += [(city, seat.colour + USED, seat.colour) for city in before if city not in after]
        for city, lies, turned in changes:
            named = [f"permit.{permit}" for permit in PERMITS if city in permit]
            if not any(map(correction.changed, named)):
                found = next((name for name in named if correction.after[name] == lies), None)
                if found is not None:
                    correction.move(found, turned)


def _give_tiles(state: State, correction: Correction) -> None:
    """Give a tile to a player who now has all its cities, and put it back where nobody has them any more (CF-110)."""
    board = board_of(*(str(correction.after[f"side.{region}"]) for region in REGIONS))
    built = {seat: set(list_of(correction.after[f"emporiums.{seat.colour}"])) for seat in state.table.seats}
    for tile in TILES:
        name, cities = f"tile.{tile}", set(board.groups[tile])
        complete = [seat for seat in state.table.seats if cities <= built[seat]]
        colours = [seat.colour for seat in complete]
        if correction.after[name] and correction.after[name] not in colours:
            correction.move(name, "")
        mended = [seat.colour for seat in complete if correction.changed(f"emporiums.{seat.colour}")]
        if not correction.after[name] and mended and not correction.changed(name):
            correction.move(name, mended[0])


def _match_royals(correction: Correction) -> None:
    """Match the royal rewards to the tiles: one per tile, with the tile's owner (CF-111, CF-112)."""
    names = [f"royal.{rank}" for rank in RANKS]
    owners = [str(correction.after[f"tile.{tile}"]) for tile in TILES if correction.after[f"tile.{tile}"]]
    if not any(correction.changed(f"tile.{tile}") for tile in TILES):
        return
    for name in names:
        owner = str(correction.after[name])
        if owner in owners:
            owners.remove(owner)
        elif owner:
            correction.move(name, "")
    for name in names:
        if not correction.after[name] and owners:
            correction.move(name, owners.pop(0))
