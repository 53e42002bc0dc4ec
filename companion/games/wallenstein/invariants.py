"""What must hold at every question of a game; the ledger itself checks the sums of cubes, Taler, buildings and markers."""

from companion.games.wallenstein.box import COURTIERS, LANDS, land_name
from companion.games.wallenstein.state import State
from companion.table import Table, phrase


def lands_are_held(table: Table) -> None:
    """An owned land has armies unless a battle is being fought for it; a neutral one has no armies, buildings or unrest."""
    state = table.view(State)
    if not state.full:
        return
    for land, owner, armies, unrest in zip(
        state.lands, state.owner.values(), state.armies.values(), state.unrest.values(), strict=True
    ):
        if owner:
            assert armies > 0 or land == state.fight.land.value, phrase("wallenstein-holds-army", land=land_name(land))
        else:
            empty = not armies + unrest + len(state.buildings_in(land))
            assert empty, phrase("wallenstein-holds-neutral", land=land_name(land))


def sites_suffice(table: Table) -> None:
    """No land has more buildings than sites."""
    state = table.view(State)
    if state.full:
        built = zip(*(column.values() for column in state.built.values()), strict=True)
        for land, kinds in zip(state.lands, built, strict=True):
            sites = LANDS[land].sites
            assert sum(kinds) <= sites, phrase("wallenstein-holds-sites", land=land_name(land), n=sites)


def nothing_flies(table: Table) -> None:
    """Cubes count as thrown only in a battle or while the tower is filled."""
    state = table.view(State)
    flying = sum(state.thrown.values())
    being_thrown = state.fight.kind.value or not table.place.round or not table.place.phase  # a newcomer fills the tower
    assert being_thrown or not flying, f"{flying} cubes fly outside a battle"


def courtiers_are_seven(table: Table) -> None:
    """Nobody has more than seven courtiers."""
    state = table.view(State)
    if state.court:
        for seat in state.seats:
            fits = state.hall[seat] + state.audience[seat] <= COURTIERS
            assert fits, phrase("wallenstein-holds-courtiers", who=seat, n=COURTIERS)


INVARIANTS = (lands_are_held, sites_suffice, nothing_flies, courtiers_are_seven)
