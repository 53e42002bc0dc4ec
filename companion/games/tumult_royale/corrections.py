"""Which ledger entries change together when players correct the books."""

from collections.abc import Sequence
from functools import partial

from companion.games.tumult_royale import invariants, tumults, what_if
from companion.games.tumult_royale.mercy import with_fewest
from companion.games.tumult_royale.state import State
from companion.table import Correction, Seat, int_of, list_of


def move_together(state: State) -> None:
    """Declare entries that change together: until the next placing, mercy cards follow the statues (TR-131, TR-133)."""
    seats = state.table.seats

    def mercy(correction: Correction) -> None:
        statues = {seat: int_of(correction.after[f"statues.{seat.colour}"]) for seat in seats}
        moved = any(correction.changed(f"statues.{seat.colour}") for seat in seats)
        phase = state.table.place.phase
        if moved and ((state.round > 1 and phase in invariants.BEFORE_PLACING) or phase == "tumult-phase-mercy"):
            pitied = with_fewest(statues)
            for seat in seats:
                correction.move(f"mercy.{seat.colour}", seat in pitied)

    state.table.ledger.fix("books", "mercy")
    state.table.ledger.together(mercy)
    if state.table.options["books"] == "full":
        state.table.ledger.together(partial(_punish_another, state))


def _punish_another(state: State, correction: Correction) -> None:
    """Move a punishment from the player wrongly found greediest to the right one (TR-086, TR-087, TR-167).

    Only tiles that still lie where the punishment put or found them are moved.
    """
    seats = [seat for seat in state.table.seats if correction.changed(f"greediest.{seat.colour}")]
    was, now = ([seat for seat in seats if correction.before[f"greediest.{seat.colour}"] is held] for held in (True, False))
    if len(was) > 1 or len(now) > 1 or not was:
        return
    flagged = {seat for seat in state.table.seats if correction.before[f"greediest.{seat.colour}"]}
    own = [kind for kind, (who, _) in state.punished.items() if who == was[0]]
    kinds = own or [kind for kind, (who, _) in state.punished.items() if who not in flagged]
    due = tumults.PENALTY * len(kinds)
    held = {seat: int_of(correction.after[f"supporters.{seat.colour}"]) + due * (seat in was) for seat in state.table.seats}
    for seat in now:
        while held[seat] < due:
            held = {each: number + what_if.SHARE for each, number in held.items()}
        held[seat] -= due
    for seat, number in held.items():
        correction.move(f"supporters.{seat.colour}", number)
    _hand_over(state, correction, kinds, was, now)


def _hand_over(state: State, correction: Correction, kinds: Sequence[str], was: Sequence[Seat], now: Sequence[Seat]) -> None:
    """Put the tiles of these kinds back on one player's castle board, and move another player's to the middle."""
    seats = (*was, *now)
    lie = {name: list(list_of(correction.after[name])) for name in ("middle", *(f"tiles.{seat.colour}" for seat in seats))}

    def hand(tiles: tuple[str, ...], here: str, there: str) -> None:
        for tile in tiles:
            if tile in lie[here]:
                lie[here].remove(tile)
                lie[there].append(tile)

    for kind in kinds:
        _, tiles = state.punished[kind]
        for seat in was:
            hand(tumults.handed_back(tiles[seat.colour], kind), "middle", f"tiles.{seat.colour}")
        for seat in now:
            hand(tumults.handed_back(tiles[seat.colour], kind), f"tiles.{seat.colour}", "middle")
    for name, laid in lie.items():
        correction.move(name, tuple(laid))
