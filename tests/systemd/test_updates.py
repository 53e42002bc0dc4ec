"""An update is believed if one of the machine's keys has signed all of it, found if it is newer and for this machine, and offered."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from companion.app.desk.app import words_of
from companion.app.lobby.evening import LobbyState, evening
from companion.app.lobby.update_talk import Updates
from companion.library import updates
from companion.library.updates import Update, fetch, find, install, list_newer, order, tell_last
from companion.play import Answer, Undo, Work
from companion.play.dialogue import Dialogue
from companion.system.signed import is_signed, known_keys
from companion.table import phrase
from companion.ui.narration.prompt import tell_snapshot

ROOT = Path(__file__).parents[2]
HERE = ("1.1.0+deb13", "arm64")


def sign(*words: object) -> None:
    subprocess.run([sys.executable, ROOT / "tools/sign.py", *map(str, words)], check=True)


@pytest.fixture(scope="module")
def stick(tmp_path_factory):
    """A stick with a signed package, and the pairs of keys of the makers and of somebody else."""
    folder = tmp_path_factory.mktemp("stick")
    for name in ("makers", "other"):
        sign("new", folder / name)
    tree = folder / "tree/DEBIAN"
    tree.mkdir(parents=True)
    (tree / "control").write_text(
        "Package: companion-table\nVersion: 1.2.0+deb13\nArchitecture: arm64\nMaintainer: a <a@b>\nDescription: x\nNews-En: It sings.\nNews-De: Es singt.\n"
    )
    package = folder / "companion-table_1.2.0+deb13_arm64.deb"
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree.parent, package], check=True, stdout=subprocess.DEVNULL)
    sign(package, folder / "makers")
    return folder


@pytest.fixture
def package(stick):
    return (stick / "companion-table_1.2.0+deb13_arm64.deb").read_bytes()


def keys(stick, *names):
    """The public keys of these names, as a machine's folder of keys has them."""
    pairs = dict(zip(sorted(path.stem for path in stick.glob("*.pub")), known_keys([stick]), strict=True))
    return [pairs[name] for name in names]


def believed(content, stick, *names):
    return is_signed(io.BytesIO(content), keys(stick, *names))


def test_a_package_that_the_makers_signed_is_believed_and_still_a_package(stick, package):
    assert believed(package, stick, "makers")
    assert believed(package, stick, "other", "makers"), "while keys are changed, one of them is enough"
    told = subprocess.run(
        ["dpkg-deb", "--field", stick / "companion-table_1.2.0+deb13_arm64.deb", "Version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "1.2.0+deb13\n"


def test_what_is_not_whole_or_not_theirs_is_not_believed(stick, package):
    assert not believed(package, stick, "other")
    assert not believed(package, stick), "a machine without keys believes nobody"
    middle = len(package) // 2
    assert not believed(package[:middle] + bytes([package[middle] ^ 1]) + package[middle + 1 :], stick, "makers")
    for end in (0, 5, 8, 60, middle, len(package) - 70, len(package) - 1):
        assert not believed(package[:end], stick, "makers"), end
    more = b"%-16s%-12d%-6d%-6d%-8s%-10d`\nmore" % (b"data.tar", 0, 0, 0, b"100644", 4)
    assert not believed(package + more, stick, "makers"), "what stands behind the signature is not signed"
    assert not believed(package[:8] + more + package[8:], stick, "makers")


def test_only_what_is_newer_and_for_this_machine_is_found(stick, tmp_path):
    for name in (
        "1.0.9+deb13_arm64",
        "1.1.0+deb13_arm64",
        "1.10.0+deb12_arm64",
        "1.3.0+deb13_amd64",
        "1.3+deb13_arm64.part",
        "1.1.0+deb13.1_arm64",
    ):
        (tmp_path / f"companion-table_{name}.deb").write_bytes(b"nothing of the kind")
    (tmp_path / "companion-table_1.2.0+deb13_arm64.deb").write_bytes(
        (stick / "companion-table_1.2.0+deb13_arm64.deb").read_bytes()
    )
    assert [version for _, version in list_newer(HERE, [tmp_path])] == ["1.2.0+deb13", "1.1.0+deb13.1"]
    assert list_newer(("", ""), [tmp_path]) == [], "a program that is no package is not updated"
    assert order("1.10.0+deb13") > order("1.9.0+deb13")
    found = find(HERE, [tmp_path], keys(stick, "makers"))
    assert (found.version, found.news) == ("1.2.0+deb13", {"en": "It sings.", "de": "Es singt."})
    assert find(HERE, [tmp_path], keys(stick, "other")) is None


def test_the_table_is_told_why_an_update_was_refused_and_how_one_ended(tmp_path, monkeypatch):
    update, said = Update(tmp_path / "x.deb", "1.2.0+deb13", {}), tmp_path / "said"
    assert install(update, said).id == "update-failed", "no service, no update"
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    said.write_text("forged\n")
    assert install(update, tmp_path / "none", patience=0).id == "update-failed"
    assert (tmp_path / "update").read_text() == f"{update.path}\n"
    said.write_text("installing 1.2.0+deb13\n")
    assert tell_last(("1.2.0+deb13", "arm64"), said).id == "update-done"
    assert tell_last(HERE, said).id == "update-back"
    assert tell_last(HERE, tmp_path / "none") is None


NEWER = Update(Path("x"), "1.2.0+deb13", {"en": "It sings.", "de": "Es singt."})


def begun(declined, found=NEWER, there=("1.2.0+deb13",), **more):
    """The talk before a game where a newer version may lie on the stick; the device's work is done at once."""
    refused = phrase("update-forged", version="1.2.0+deb13")
    updates = Updates(there, declined, HERE, lambda own: found, lambda update: refused, **more)
    talk = Dialogue(lambda: evening(LobbyState(updates=updates)))
    return work(talk)


def work(talk):
    while isinstance(talk.question, Work):
        talk.do(Answer(talk.question.task(), talk.snapshot().step))
    return talk


def choose(talk, key):
    talk.do(Answer(key, talk.snapshot().step))
    return work(talk)


def told(talk):
    return tell_snapshot(talk.snapshot(), words_of("en"), heard=0)


@pytest.mark.parametrize(("language", "said"), [("en", "It sings."), ("de", "Es singt.")])
def test_the_table_is_asked_with_what_is_new(language, said):
    talk = begun(set())
    assert talk.question.id == "evening.update"
    asked = tell_snapshot(talk.snapshot(), words_of(language), heard=0)
    assert "1.2.0" in asked
    assert "1.1.0" in asked
    assert said in asked
    silent = begun(set(), NEWER._replace(news={"en": "", "de": ""}))
    assert "none" not in tell_snapshot(silent.snapshot(), words_of(language), heard=0), "of a package that tells no news"


def test_not_now_goes_on_to_the_boxes_and_back_asks_again():
    declined = set()
    talk = choose(begun(declined), "later")
    assert talk.question.id == "evening.box"
    assert declined == {"1.2.0+deb13"}
    talk.do(Undo())
    assert work(talk).question.id == "evening.update"


def test_what_could_not_be_installed_is_told_and_the_evening_goes_on():
    talk = choose(begun(set()), "install")
    assert talk.question.id == "evening.update-told"
    assert "is not signed" in told(talk)


def test_a_newer_package_that_nobody_signed_is_told_once_and_not_offered():
    declined = set()
    talk = begun(declined, None)
    assert "is not signed" in told(talk)
    assert choose(talk, None).question.id == "evening.box"
    assert declined == {"1.2.0+deb13"}


def looked(word, fixes=0, found=None):
    """The talk after somebody has pressed to look for updates, which came to this."""
    addresses = []

    def fetched(address):
        addresses.append(address)
        return word, fixes

    talk = begun(set(), found, (), address="https://here", fetch=fetched, fix=lambda: phrase("update-fixed"))
    choose(talk, "update")
    assert addresses == ["https://here"]
    return talk


def test_nothing_is_looked_for_on_the_internet_unless_the_owner_has_switched_that_on():
    assert "update" not in [option.key for option in begun(set(), there=()).question.options]


def test_a_newer_version_that_was_fetched_is_offered_and_the_systems_fixes_after_it():
    talk = looked("there", 2, NEWER)
    assert talk.question.id == "evening.update"
    choose(talk, "later")
    assert "2 fixes" in told(talk)
    choose(talk, "install")
    assert "The system's fixes are installed" in told(talk)


def test_whoever_looks_hears_why_there_is_nothing():
    assert "nothing newer" in told(looked("newest"))
    assert "is not signed" in told(looked("there"))
    talk = looked("unreachable", 1)
    assert "is the Internet working" in told(talk)
    assert "One fix" in told(choose(talk, None))


def test_the_note_for_whoever_fetches_holds_the_address_and_what_is_told_comes_back(tmp_path, monkeypatch):
    assert fetch("https://here", tmp_path / "said") == ("incomplete", 0), "no service, no update"
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    monkeypatch.setattr(updates.time, "sleep", lambda _seconds: (tmp_path / "said").write_text("there 1.2.0+deb13 12\n"))
    assert fetch("https://here", tmp_path / "said") == ("there", 12)
    assert (tmp_path / "fetch").read_text() == "https://here\n"
