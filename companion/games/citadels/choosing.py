"""Chapter choosing characters: the herald leads the draft and never asks who has what."""

from __future__ import annotations

from companion.games.citadels import draft
from companion.games.citadels.box import Character
from companion.games.citadels.choices import possible_first, titled
from companion.games.citadels.draft import DraftStep
from companion.games.citadels.state import State
from companion.table import NOT_IMPLIED, Option, Pick, Reason, Symbols, Tell, asks, phrase
from companion.table.stopping import dropping_to_light_books

PHASES = len(Character) + 1
SECRET = ("CI-038", "CI-042", "CI-043")
BY_PLAYERS = {2: ("CI-032", "CI-044"), 3: ("CI-032", "CI-050"), 4: ("CI-033",), 5: ("CI-034",), 6: ("CI-035",), 7: ("CI-035",)}


async def choose_characters(state: State) -> None:
    """Lead the draft, step by step for this number of players; between rounds the table may drop to light books."""
    state.table.at("citadels-phase-draft", 1, PHASES)
    state.characters.begin_round()
    with dropping_to_light_books(state.table, "citadels.light-books", state.treasury.books):
        players = len(state.seats)
        if draft.open_cards(players):
            state.characters.open.value = await which_lie_open(state)
            _book(state, 0, kings=0)
        await _put_aside(state)
        _book(state, 0)
        for number, step in enumerate(draft.steps(players), start=1):
            await _look(state, step, number)
            _book(state, number)


def _book(state: State, done: int, kings: int = 1) -> None:
    """Write where the eight cards are after so many looks; `kings` is the card that the king puts aside at first."""
    players, characters = len(state.seats), state.characters
    looked = draft.steps(players)[:done]
    characters.cards["open"] = draft.open_cards(players)
    characters.cards["aside"] = kings + sum(step.aside - step.from_aside for step in looked)
    places = [step.place for step in looked]
    for place, seat in enumerate(characters.in_order()):
        characters.kept[seat] = places.count(place)
    characters.passed.value = draft.CHARACTERS - sum(characters.cards.values()) - sum(characters.kept.values())


@asks
def which_lie_open(state: State) -> Pick[str]:
    """Ask which characters were laid open; the king is mixed back in and another is laid open (CI-036)."""
    count = draft.open_cards(len(state.seats))
    again = phrase("citadels-off-king")
    options = tuple(
        Option(
            character.value,
            titled(character),
            off=again if character is Character.KING else None,
            icon=character.value,
        )
        for character in Character
    )
    return Pick(
        "citadels.open-cards",
        seat=state.characters.king(),
        occurrence=(state.round,),
        args={"count": count},
        options=possible_first(options),
        cards=True,
        least=count,
        most=count,
        rules=("CI-031", "CI-036", "CI-037", "CI-062", *BY_PLAYERS[len(state.seats)], *_draft_rules(len(state.seats))),
        reveals=True,
        picture=f"draft-open-{count}",
    )


@asks
def _put_aside(state: State) -> Tell:
    players = len(state.seats)
    """Tell the whole draft on one card; where characters lie open, the card that asks for them has told it."""
    laid = draft.open_cards(players)
    return Tell(
        "citadels.put-aside",
        seat=state.characters.king(),
        occurrence=(state.round,),
        args={"open": laid, "players": players},
        reasons=_steps(state),
        rules=("CI-031", "CI-037", "CI-062", *BY_PLAYERS[players], *_draft_rules(players)),
        picture="draft-aside",
        implied=None if laid else NOT_IMPLIED,
    )


def _steps(state: State) -> tuple[Reason, ...]:
    """Say look by look who keeps, lays aside and hands on how many."""
    order = state.characters.in_order()
    return tuple(
        Reason(
            order[step.place],
            symbols=(Symbols("character-back", step.hands_on or step.aside),),
            note=phrase("citadels-draft-step", aside=step.aside, on=step.hands_on),
        )
        for step in draft.steps(len(order))
    )


def _draft_rules(players: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*(rule for step in draft.steps(players) for rule in step.rules), *SECRET)))


@asks
def _look(state: State, step: DraftStep, number: int) -> Tell:
    order = state.characters.in_order()
    return Tell(
        "citadels.look",
        seat=order[step.place],
        occurrence=(state.round, number),
        args={
            "takes": step.takes + step.from_aside,
            "added": step.from_aside,
            "aside": step.aside,
            "on": step.hands_on,
            "to": order[(step.place + 1) % len(order)],
        },
        rules=(*step.rules, *SECRET),
        picture="draft-last" if step.hands_on == 0 else "draft-look",
        implied=None,
    )
