"""What must hold at every question of a game played by the rules."""

from companion.games.council_of_four import board, box
from companion.games.council_of_four.state import State
from companion.table import Table, phrase

LEFT_OVER = 8
"""The number of councillors beside the board (CF-031)."""
NEUTRAL = range(3, 10)


def _is_playing(table: Table) -> bool:
    return table.place.phase in {"council-phase-draw", "council-phase-actions"} and table.view(State).full


def one_emporium_each(table: Table) -> None:
    """A player has at most ten emporiums, and at most one per city (CF-100, CF-011)."""
    state = table.view(State)
    for own in state.regions.emporiums.values():
        assert len(own) == len(set(own)) <= box.EMPORIUMS, phrase("council-holds-emporiums", n=box.EMPORIUMS)


def goods_are_conserved(table: Table) -> None:
    """All 48 assistants and 90 politics cards are accounted for, and nobility markers stay on the track (CF-009, CF-013)."""
    state = table.view(State)
    if state.full:
        goods = state.goods
        assert sum(goods.assistants.values()) + goods.supply.value == box.ASSISTANTS
        assert sum(goods.hand.values()) + goods.stack.value + goods.discard.value == box.CARDS
        places = goods.nobility.values()
        assert min(places) >= 0, places
        assert max(places) <= box.NOBILITY_END, places


def councils_are_full(table: Table) -> None:
    """Four councillors sit on each balcony and eight are beside the board, as far as they have been entered (CF-064)."""
    if not _is_playing(table):
        return
    councils = table.view(State).councils
    sitting = [len(councils.balcony[council]) for council in box.COUNCILS]
    assert max(sitting) <= box.SEATS_IN_COUNCIL if councils.later else set(sitting) == {box.SEATS_IN_COUNCIL}
    # Too many of one colour on the balconies would leave too many of the others beside the board.
    assert sum(councils.pool().values()) == LEFT_OVER + box.SEATS_IN_COUNCIL * len(box.COUNCILS) - sum(sitting)


def permits_lie_open(table: Table) -> None:
    """A region has at most two open permits (CF-024)."""
    state = table.view(State)
    if state.full:
        for region in box.REGIONS:
            fits = len(state.permits.open(region)) <= box.OPEN_PERMITS
            assert fits, phrase("council-holds-permits", region=phrase(f"council-{region}"), n=box.OPEN_PERMITS)


def tokens_lie_once(table: Table) -> None:
    """Every reward token entered lies in exactly one city, and none in the purple one (CF-019, CF-020)."""
    regions = table.view(State).regions
    lying = [token for token in regions.token.values() if token]
    told = phrase("council-holds-tokens")
    assert len(set(lying)) == len(lying), told
    assert not regions.token[regions.board.king_city], told
    if _is_playing(table):
        assert regions.tokens_later or sorted(lying) == sorted(box.TOKENS), told


def no_token_twice_in_a_chain(table: Table) -> None:
    """The chain of the city built last contains no city twice and only the builder's cities (CF-106, CF-107)."""
    regions = table.view(State).regions
    for own in regions.emporiums.values():
        for city in own[-1:]:
            found = board.chain(regions.board, own, city)
            assert len(found) == len(set(found))
            assert set(found) <= set(own)


def tiles_are_earned(table: Table) -> None:
    """A tile's owner has all its cities; each tile taken means one royal reward taken, up to five (CF-110, CF-111, CF-112)."""
    state = table.view(State)
    if not state.full:
        return
    owned = [(tile, owner) for tile, owner in zip(state.prizes.tile.keys, state.prizes.tile.values(), strict=True) if owner]
    for tile, owner in owned:
        earned = set(state.regions.board.groups[tile]) <= set(state.regions.emporiums[owner])
        assert earned, phrase("council-holds-tiles", tile=phrase(f"council-tile-{tile}"))
    if _is_playing(table) or table.options["start"] == "new":
        royals = len([owner for owner in state.prizes.royal.values() if owner])
        assert royals == min(len(owned), len(box.ROYAL)), phrase("council-holds-royals")


def neutral_emporiums_stand(table: Table) -> None:
    """After a set-up for two players, three to nine neutral emporiums stand, otherwise none (CF-047)."""
    neutral = table.view(State).regions.neutral.value
    two, set_up = len(table.seats) == 2, table.options["start"] == "new" and not table.start.joined  # noqa: PLR2004 - the 2-player setup
    fits = two or not neutral if set_up else True
    if _is_playing(table) and set_up and two:
        fits = len(neutral) in NEUTRAL
    assert fits, phrase("council-holds-neutral")


def nobody_plays_on_after_the_last_turns(table: Table) -> None:
    """The first player to build ten emporiums gets no further turn, and somebody has built ten then (CF-145, CF-146)."""
    state = table.view(State)
    done = [seat for seat in table.seats if state.regions.left(seat) == 0]
    if state.full and state.last.value:
        assert done, phrase("council-holds-last", n=box.EMPORIUMS)
        if table.place.phase == "council-phase-draw":
            assert state.active.value != state.last.value


INVARIANTS = (
    one_emporium_each,
    goods_are_conserved,
    councils_are_full,
    permits_lie_open,
    tokens_lie_once,
    no_token_twice_in_a_chain,
    tiles_are_earned,
    neutral_emporiums_stand,
    nobody_plays_on_after_the_last_turns,
)
