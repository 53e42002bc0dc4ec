"""The talk about updates before a game: a newer package that lies here or is fetched, what is new, and whether to take it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from textwrap import shorten

from companion.library.updates import Update, fetch, find, install, install_fixes, list_newer, own_version
from companion.play import Work
from companion.system import files, settings
from companion.table import Choose, Option, Phrase, Tell, phrase, quoted, unchanging

MOST = 140
"""The most letters of what is new that are told: so many have room on an upright panel of 480 by 800, too."""
WAYS = (Option("install", phrase("update-install")), Option("later", phrase("update-later")))


@unchanging
class Updates:
    """Looks for updates and installs them.

    `there` are the versions of packages that lie here, by their names; they are looked up once, as a talk that goes back is
    asked again as it was. `declined` takes the versions that the table does not want now, or that are not believed. `address` is
    where updates are fetched from, which may be empty; None where the owner has not switched that on.
    """

    there: tuple[str, ...]
    declined: set[str]
    own: tuple[str, str]
    look: Callable[[tuple[str, str]], Update | None] = find
    take: Callable[[Update], Phrase] = install
    address: str | None = None
    fetch: Callable[[str], tuple[str, int]] = fetch
    fix: Callable[[], Phrase] = install_fixes


def of_this_machine(declined: set[str]) -> Updates:
    """Return the updates for the package that runs here."""
    own = own_version()
    there = tuple(version for _, version in list_newer(own) if version not in declined)
    chosen = settings.load(files.settings_path())
    address = chosen.text("update.address") if own[0] and chosen.flag("update.on") else None
    return Updates(there, declined, own, address=address)


async def offer_update(updates: Updates) -> None:
    """Look at what lies there and offer it; where it is taken, this program ends meanwhile and the newer one starts."""
    if not updates.there:
        return
    found: Update | None = await Work("evening.update-looking", task=partial(updates.look, updates.own))
    if found is None:
        updates.declined.update(updates.there)
        await _tell(phrase("update-forged"))
        return
    args = {"version": quoted(found.version.partition("+")[0]), "here": quoted(updates.own[0].partition("+")[0])}
    news = {f"news_{language}": shorten(text, MOST, placeholder=" …") or "none" for language, text in found.news.items()}
    if await Choose("evening.update", args={**args, **news}, options=WAYS) == "later":
        updates.declined.add(found.version)
        return
    await _tell(await Work("evening.update-installing", task=partial(updates.take, found)))


async def fetch_updates(updates: Updates) -> None:
    """Have updates fetched; offer a newer package, then the system's fixes, and tell where there is neither."""
    word, fixes = await Work("evening.update-fetching", task=partial(updates.fetch, updates.address or ""))
    if word == "there":
        await offer_update(replace(updates, there=("fetched",)))
    elif word != "newest" or not fixes:
        await _tell(phrase(f"update-{word}"))
    if fixes and await Choose("evening.update-fixes", args={"n": fixes}, options=WAYS) == "install":
        await _tell(await Work("evening.update-installing", task=updates.fix))


async def _tell(what: Phrase) -> None:
    await Tell("evening.update-told", args={"what": what})
