"""One of each: every player has their own page of options; a choice turns to the next player's page, the last one answers."""

from dataclasses import replace
from typing import Any

from companion.table import Option, Seat, unchanging
from companion.table.questions.one_each import OneEach
from companion.ui.narration.offered import MANY, groups, speak_option
from companion.ui.screen.page import Both, Effect, Enter, Focus, Pressable, Stage, TurnPage, View
from companion.ui.screen.views.ask.choose import gates, put_last_first, show_answers, show_pick, spread_over
from companion.ui.screen.widgets import Choice, Shield, choice, plate_with, word_answer


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
        kept = [word_answer(stage, "done", stage.words(question.none), Enter(())), _way_on(stage, seat, seat, 0)]
        each = max(1, spread_over(stage, replace(question, seat=seat), (*kept, *choices)).at_once - len(kept))
        leaves += [SeatPage(seat, options[at : at + each]) for at in range(0, len(options), each)]
    page = min(stage.layer.page, len(leaves) - 1)
    leaf = leaves[page]
    seat = leaf.seat
    asked = replace(question, seat=seat)
    stage.builder.acting = seat

    def given(key: str) -> Effect:
        """Return the effect of choosing an option ("": none of this seat's): the next seat's page, or the answer."""
        theirs = {option.key for option in question.by_seat()[seat]}
        others = tuple(chosen for chosen in stage.entry if chosen not in theirs)
        entry = (*others, key) if key else others
        following = [number for number, other in enumerate(leaves) if other.seat != seat and number > page]
        return Both(Enter(entry), TurnPage(following[0])) if following else stage.answer(entry)

    none = word_answer(stage, "done", stage.words(question.none), given(""))
    turning: tuple[Choice, ...] = ()
    if len(leaves) > 1 and not stage.settings.by_ear:
        turning = (_way_on(stage, seat, leaves[(page + 1) % len(leaves)].seat, (page + 1) % len(leaves)),)
    shown = (none, *leaf.gates, *_choices(stage, leaf.options, given), *turning)
    heard = {"done": stage.words.say_aloud(question.none)}
    heard |= {f"option:{option.key}": speak_option(option, stage.words) for option in leaf.options}
    show_answers(stage, asked, shown, spread_over(stage, asked, (*shown[1:], shown[0])), at=put_last_first(len(shown) - 1))
    for name, words in heard.items():
        stage.builder.hear(name, stage.say("ear-row", name=seat.name, value=words))


def _way_on(stage: Stage, here: Seat, there: Seat, page: int) -> Choice:
    """Describe the way to another page: to the next player's, with shield and name, or to what else this player has."""
    onward = Both(TurnPage(page, "more"), Focus("more"))
    if there == here:
        return word_answer(stage, "more", stage.say("screen-more"), onward, icon="next")
    plate = plate_with(stage.form, there.name, Shield(there.colour), 1.0)
    return Choice(Pressable("more", onward, heard=stage.say("heard-on-to", name=there.name)), plate)


def _choices(stage: Stage, options: tuple[Option[Any], ...], given: Any) -> list[Choice]:
    """Describe a seat's options without its shield, which the page shows; chosen options are ticked."""
    plain = [replace(option, seat=None, icon="") for option in options]
    return [choice(stage, each, given(each.key), ticked=True if each.key in stage.entry else None) for each in plain]


VIEW = View(show_each, lambda _snapshot, _question: ())
