"""What holds at every question of a game played by the rules."""

from __future__ import annotations

from companion.games.council_of_four import box
from companion.games.council_of_four.board import chain as linked_to
from companion.games.council_of_four.state import State
from companion.table import Table

LEFT_OVER = 8
"""Councillors beside the board (CF-031)."""
NEUTRAL = range(3, 10)


def _playing(table: Table) -> bool:
    return table.place.phase in {"council-phase-draw", "council-phase-actions"} and table.view(State).full


def one_emporium_each(table: Table) -> None:
    """At most ten emporiums a player, at most one a city (CF-100, CF-011)."""
    state = table.view(State)
    for own in state.regions.emporiums.values():
        assert len(own) == len(set(own)) <= box.EMPORIUMS, own


def goods_are_conserved(table: Table) -> None:
    """48 assistants and 90 politics cards are somewhere; nobody owes anything (CF-009, CF-013)."""
    state = table.view(State)
    if state.full:
        goods = state.goods
        assert sum(goods.assistants.values()) + goods.supply.value == box.ASSISTANTS
        assert sum(goods.hand.values()) + goods.stack.value + goods.discard.value == box.CARDS
        places = goods.nobility.values()
        assert min(places) >= 0, places
        assert max(places) <= box.NOBILITY_END, places


def councils_are_full(table: Table) -> None:
    """Four councillors on each balcony and eight beside the board, as far as they are noted (CF-064)."""
    if not _playing(table):
        return
    councils = table.view(State).councils
    sitting = [len(councils.balcony[council]) for council in box.COUNCILS]
    assert max(sitting) <= box.SEATS_IN_COUNCIL if councils.later else set(sitting) == {box.SEATS_IN_COUNCIL}
    # More of one colour than there are leave too many of the others beside the board.
    assert sum(councils.pool().values()) == LEFT_OVER + box.SEATS_IN_COUNCIL * len(box.COUNCILS) - sum(sitting)


def permits_lie_open(table: Table) -> None:
    """Never more than two open permits a region (CF-024)."""
    state = table.view(State)
    if state.full:
        for region in box.REGIONS:
            assert len(state.permits.open(region)) <= box.OPEN_PERMITS, region


def tokens_lie_once(table: Table) -> None:
    """Every reward token that is noted lies in one city, and none in the purple one (CF-019, CF-020)."""
    if _playing(table):
        regions = table.view(State).regions
        lying = [token for token in regions.token.values() if token]
        assert len(set(lying)) == len(lying), lying
        assert regions.tokens_later or sorted(lying) == sorted(box.TOKENS), lying
        assert not regions.token[regions.board.king_city]


def no_token_twice_in_a_chain(table: Table) -> None:
    """The chain of the city built last names no city twice, and only own cities (CF-106, CF-107)."""
    regions = table.view(State).regions
    for own in regions.emporiums.values():
        for city in own[-1:]:
            found = linked_to(regions.board, own, city)
            assert len(found) == len(set(found))
            assert set(found) <= set(own)


def tiles_are_earned(table: Table) -> None:
    """Who has a tile has all its cities; as many royal rewards are out as tiles, five at most (CF-110, CF-111, CF-112)."""
    state = table.view(State)
    if not state.full:
        return
    owned = [(tile, owner) for tile, owner in zip(state.prizes.tile.keys, state.prizes.tile.values(), strict=True) if owner]
    for tile, owner in owned:
        assert set(state.regions.board.group(tile)) <= set(state.regions.emporiums[owner])
    if _playing(table):
        assert len([owner for owner in state.prizes.royal.values() if owner]) == min(len(owned), len(box.ROYAL))


def neutral_emporiums_stand(table: Table) -> None:
    """Three to nine emporiums of nobody's with two players who set up, none otherwise (CF-047)."""
    if _playing(table) and table.options["start"] == "new":
        neutral = table.view(State).regions.neutral.value
        assert len(neutral) in NEUTRAL if len(table.seats) == 2 else not neutral  # noqa: PLR2004 - the 2-player setup


def nobody_plays_on_after_the_last_turns(table: Table) -> None:
    """Once someone has built ten, it is not their turn again; nobody else has begun that (CF-145, CF-146)."""
    state = table.view(State)
    done = [seat for seat in table.seats if state.regions.left(seat) == 0]
    if state.full and state.last.value:
        assert done, "nobody has built ten emporiums"
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
