"""One of each: every player has their own page of options; a choice turns to the next player's page, the last one answers."""

from dataclasses import replace
from typing import Any

from companion.narration.offered import MANY, groups, spoken_option
from companion.screen.page import Both, Effect, Enter, Focus, Stage, TurnPage, View
from companion.screen.views.ask.choose import gates, last_first, show_answers, show_pick, spread_over, turner
from companion.screen.widgets.answers import Choice, choice, worded
from companion.table import Option, Seat, unchanging
from companion.table.questions.one_each import OneEach


@unchanging
class SeatPage:
    """One page: the seat, its options shown here or, if these are too many for the ear, the choices that lead to them."""

    seat: Seat
    options: tuple[Option[Any], ...]
    gates: tuple[Choice, ...] = ()


def show_each(stage: Stage, question: OneEach[Any]) -> None:
    """Lay out the page of the seat whose turn it is to choose; the spoken answers name that seat."""
    if not question.options:
        show_pick(stage, question)
        return
    leaves: list[SeatPage] = []
    for seat, options in question.by_seat().items():
        if stage.settings.by_ear and len(options) >= MANY:
            found = groups([replace(option, seat=None) for option in options], stage.words, besides=1)
            leaves.append(SeatPage(seat, (), gates(stage, found, len(leaves) + 1)))
            leaves += [SeatPage(seat, group.options) for group in found]
            continue
        # Two plates are reserved: "none of them" and the next page
        choices = _choices(stage, options, lambda _key: Enter(()))
        kept = [worded(stage, "done", stage.words(question.none), Enter(())), turner(stage, 0, 1)]
        each = max(1, spread_over(stage, replace(question, seat=seat), (*kept, *choices)).at_once - len(kept))
        leaves += [SeatPage(seat, options[at : at + each]) for at in range(0, len(options), each)]
    page = min(stage.layer.page, len(leaves) - 1)
    leaf = leaves[page]
    seat = leaf.seat
    asked = replace(question, seat=seat)

    def given(key: str) -> Effect:
        """Return the effect of choosing an option ("": none of this seat's): the next seat's page, or the answer."""
        theirs = {option.key for option in question.by_seat()[seat]}
        others = tuple(chosen for chosen in stage.entry if chosen not in theirs)
        entry = (*others, key) if key else others
        following = [number for number, other in enumerate(leaves) if other.seat != seat and number > page]
        return Both(Enter(entry), TurnPage(following[0])) if following else stage.answered(entry)

    none = worded(stage, "done", stage.words(question.none), given(""))
    turning: tuple[Choice, ...] = ()
    if len(leaves) > 1 and not stage.settings.by_ear:
        way_on = turner(stage, page, len(leaves))
        if len(leaves) == len(question.by_seat()):  # one page per player: no seat's list continues on the next page
            way_on = replace(way_on, answer=replace(way_on.answer, effect=Both(way_on.answer.effect, Focus("more"))))
        turning = (way_on,)
    shown = (none, *leaf.gates, *_choices(stage, leaf.options, given), *turning)
    heard = {"done": stage.words.aloud(question.none)}
    heard |= {f"option:{option.key}": spoken_option(option, stage.words) for option in leaf.options}
    show_answers(stage, asked, shown, spread_over(stage, asked, (*shown[1:], shown[0])), at=last_first(len(shown) - 1))
    for name, words in heard.items():
        stage.builder.hear(name, stage.say("heard-row", name=seat.name, value=words))


def _choices(stage: Stage, options: tuple[Option[Any], ...], given: Any) -> list[Choice]:
    """Describe a seat's options without its shield, which the page shows; chosen options are ticked."""
    plain = [replace(option, seat=None, icon="") for option in options]
    return [choice(stage, each, given(each.key), ticked=True if each.key in stage.entry else None) for each in plain]


VIEW = View(show_each, lambda _snapshot, _question: ())
