"""Adding a Piper voice from a file, on a stick for example: checked, copied whole, and heard once before it is used."""

import shutil
from pathlib import Path

from companion.voice.engine import NORMAL, checked_language
from companion.voice.engines.voices import EngineKind, Voice, configuration, engine_of, language_of, piper_installed
from companion.voice.voice_errors import EngineMissing, VoiceError

NEEDS_PIPER = "Piper is not installed: companion voices get piper"


class VoiceRefused(VoiceError):
    """The voice stays where it is; the message says why."""


def known_voice(model: Path) -> Voice:
    """The voice of a model by its files alone; raises VoiceError."""
    return Voice(EngineKind.PIPER, checked_language(language_of(model)), model.stem, str(model))


def checked_voice(model: Path) -> Voice:
    """The voice of a model, after it has said a word; raises VoiceError."""
    if not piper_installed():
        raise EngineMissing(NEEDS_PIPER)
    voice = known_voice(model)
    engine = engine_of(voice)
    try:
        engine.render("a.", voice.language, NORMAL)
    finally:
        engine.close()
    return voice


def add(model: Path, folder: Path) -> Voice:
    """Copy a voice into the folder of voices, its configuration first; raises VoiceError, and leaves no half of it.

    Where Piper is installed the voice has to say a word before it stays.
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
        return checked_voice(folder / model.name) if piper_installed() else known_voice(folder / model.name)
    except (VoiceError, OSError) as error:
        for source, target in copies:
            if source.resolve() != target.resolve():
                target.unlink(missing_ok=True)
        raise VoiceRefused(f"{model.name} was not added: {error}") from error
