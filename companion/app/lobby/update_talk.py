"""The talk about an update before a game: a newer package on a stick or the card, what is new in it, and whether to take it."""

from collections.abc import Callable
from functools import partial

from companion.library.updates import Update, find, install, list_newer, own_version
from companion.play import Work
from companion.table import Choose, Option, Phrase, Tell, phrase, quoted, unchanging

MOST = 300
"""The most letters of what is new that are told."""


@unchanging
class Updates:
    """Looks for updates and installs them.

    `there` says, from their names, whether packages lie there that may be one; it is found out once, as a talk that goes back is
    asked again as it was. `declined` takes the versions that the table does not want now.
    """

    there: bool
    declined: set[str]
    own: tuple[str, str]
    look: Callable[[tuple[str, str]], Update | None] = find
    take: Callable[[Update], Phrase] = install


def of_this_machine(declined: set[str]) -> Updates:
    """Return the updates for the package that runs here."""
    own = own_version()
    return Updates(any(version not in declined for _, version in list_newer(own)), declined, own)


async def offer_update(updates: Updates) -> None:
    """Look at what lies there and offer it; where it is taken, this program ends meanwhile and the newer one starts."""
    if not updates.there:
        return
    found: Update | None = await Work("evening.update-looking", task=partial(updates.look, updates.own))
    if found is None:
        return
    args = {"version": quoted(found.version.partition("+")[0]), "here": quoted(updates.own[0].partition("+")[0])}
    news = {f"news_{language}": text[:MOST] or "none" for language, text in found.news.items()}
    options = (Option("install", phrase("update-install")), Option("later", phrase("update-later")))
    if await Choose("evening.update", args={**args, **news}, options=options) == "later":
        updates.declined.add(found.version)
        return
    told: Phrase = await Work("evening.update-installing", task=partial(updates.take, found))
    await Tell("evening.update-told", args={"what": told})
