"""What a release says of itself: its number is in one place, and the list of changes agrees with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from companion.app.lobby.update_talk import MOST
from companion.system.extras import commit
from companion.ui.screen.paint import format_for
from tools.gallery.exhibition import words_for
from tools.gallery.keeping import NEWER, update_screens
from tools.gallery.laid import laid

ROOT = Path(__file__).parents[2]
NUMBER = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_the_list_of_changes_begins_with_the_version_that_is_made_and_goes_back_in_order():
    named = re.findall(r"^## (.*)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert named[0] == NUMBER
    numbers = [tuple(int(part) for part in name.split(".")) for name in named]
    assert numbers == sorted(set(numbers), reverse=True)


def test_what_a_device_says_of_the_version_is_about_it():
    news = tomllib.loads((ROOT / "tools/deb/news.toml").read_text())
    assert news["version"] == NUMBER
    assert all(0 < len(news[language]) <= MOST and "\n" not in news[language] for language in ("en", "de"))


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_new_is_read_where_it_is_offered_on_a_wide_and_on_an_upright_panel(language, size):
    screen = next(screen for screen in update_screens() if screen.name == "keeping-update")
    for _, _, page in laid(screen, format_for(*size), words_for(screen, language)):
        said = " ".join(text for item in page.items if (text := getattr(item, "text", "")))
        assert " ".join(NEWER.news[language][:MOST].split()[:-1]) in said


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("3f2a9c04d1" + 30 * "0" + "\n", "3f2a9c04"),
        ("3f2a9c04d1" + 30 * "0" + "+\n", "3f2a9c04+"),
        ("$Format:%H$\n", ""),
        ("what is this\n", ""),
    ],
)
def test_what_was_made_of_a_commit_names_it(written, told, tmp_path):
    (tmp_path / "companion").mkdir()
    (tmp_path / "companion/commit.txt").write_text(written)
    assert commit(tmp_path / "companion/commit.txt") == told


def test_a_checkout_asks_git_for_its_commit():
    assert re.fullmatch("[0-9a-f]{8}", commit()) or not (ROOT / ".git").exists()


@pytest.fixture
def release(tmp_path):
    """A committed folder of what a release reads, and its script there; where it would begin with the tests, it says so."""
    for name in ("pyproject.toml", "CHANGELOG.md", "tools/release.sh", "tools/news.py", "tools/deb/news.toml"):
        (tmp_path / "here" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "here" / name)
    (tmp_path / "here/tools/deb/keys").mkdir()
    (tmp_path / "here/tools/deb/keys/makers.pub").write_text("of the makers\n")
    for name in ("makers", "other"):
        (tmp_path / f"{name}.pub").write_text(f"of the {name}\n")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/make").write_text("#!/bin/sh\necho it begins\nexit 1\n")
    (tmp_path / "bin/make").chmod(0o755)

    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=tmp_path / "here", check=True)

    def run(file="", old="", new="", key="makers", then=()):
        if file:
            path = tmp_path / "here" / file
            path.write_text(path.read_text().replace(old, new, 1))
        git("add", "--all")
        git("commit", "--quiet", "--allow-empty", "--message", "all")
        if then:
            git(*then)
        own = {
            **os.environ,
            "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}",
            "COMPANION_KEY": str(tmp_path / key) if key else "",
        }
        done = subprocess.run(["tools/release.sh"], cwd=tmp_path / "here", env=own, capture_output=True, text=True, check=False)
        assert done.returncode != 0
        return (done.stdout + done.stderr).strip().splitlines()[-1]

    git("init", "--quiet")
    return run


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({}, "it begins"),
        ({"file": "CHANGELOG.md", "old": f"## {NUMBER}", "new": "## Unreleased"}, "CHANGELOG.md must begin with"),
        ({"file": "pyproject.toml", "old": NUMBER, "new": "7.0.0"}, "CHANGELOG.md must begin with"),
        ({"file": "tools/deb/news.toml", "old": NUMBER, "new": "7.0.0"}, "must be about it"),
        ({"then": ("tag", f"v{NUMBER}")}, "is tagged already"),
        ({"then": ("rm", "--quiet", "CHANGELOG.md")}, "commit first"),
        ({"key": ""}, "COMPANION_KEY must name"),
        ({"key": "other"}, "is not in tools/deb/keys"),
    ],
)
def test_a_release_that_does_not_agree_with_itself_is_refused_before_anything_is_made(release, wrong, said):
    assert said in release(**wrong)
