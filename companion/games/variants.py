"""Variants: a folder or package that replaces single functions, texts and pictures of a game from outside; house rules, too.

The game's modules are imported again under another name: for each module, the game's file is executed and then, in the same
namespace, the variant's file of that name, so that the variant's definitions are used wherever the game uses its own.
A house rule that changes what is counted is such a folder below the game's own; any number of them are laid over at once.
"""

import ast
import hashlib
import logging
import re
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from companion.games.found import ABOUT, HOUSE, house_folder
from companion.language.words import sources_of
from companion.system.files import cache_folder, runtime_folder
from companion.system.languages import LANGUAGES
from companion.table import INTERFACE, Game, TableError

LOG = logging.getLogger("companion")
JOINED = {"colours.toml", "lesson.toml", "pictures.toml", "rules.toml", "signals.toml"}
"""Files to which a variant adds entries; all other files of a variant replace those of the game."""
OF_THE_GAME = ("addition", "character", "choice", "deed", "fact", "option", "round")
"""Kinds of messages (`NAME-option-…`) that begin with the name of the game or of its variant."""

WORDS = "words.toml"
"""A file of a house rule: the `messages` in which it changes single words, and for each language which words into which."""


class VariantRefused(TableError, ValueError):
    """A variant cannot be laid over its game; the message says why."""


def lay_over(name: str, source: Path | str, games: Sequence[Game]) -> Game:
    """Return the game made by applying the variant in a folder, or in the package of this name, to its game.

    Raises `VariantRefused`, OSError, ValueError, and whatever the variant's modules raise.
    """
    own = source if isinstance(source, Path) else _folder_of(source)
    about = tomllib.loads((own / ABOUT).read_text(encoding="utf-8"))
    base = next((game for game in games if game.name == about.get("of")), None)
    if base is None or not isinstance(about.get("version"), str):
        raise VariantRefused(f"{ABOUT} must say `of` which game it is ({', '.join(g.name for g in games)}) and its `version`")
    modules = base.play.__module__.rpartition(".")[0]
    folder = join_files(base, (own,), name, name)
    made: Game = _Layers(f"companion_variant_{name}", modules, (_folder_of(modules), own), folder).load().GAME
    interface = about.get("interface", INTERFACE if isinstance(source, Path) else 0)
    return replace(made, name=name, version=f"{base.version} {about['version']}", folder=folder, interface=interface)


def lay_house_rules(base: Game, keys: Sequence[str]) -> Game:
    """Return the game made by laying these of its own house rules over it; raises what the rules' modules raise."""
    own = tuple(house_folder(base, key) for key in keys)
    modules, called = base.play.__module__.rpartition(".")[0], "_".join((base.name, *(folder.name for folder in own)))
    folder = join_files(base, own, base.name, called)
    made: Game = _Layers(f"companion_house_{called}", modules, (_folder_of(modules), *own), folder).load().GAME
    return replace(made, folder=folder, lay=base.lay, by_house=tuple(keys))


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise VariantRefused(f"the package {package} is not installed")
    return Path(next(iter(spec.submodule_search_locations)))


class _Layers(MetaPathFinder, Loader):
    """Imports a copy of a game's package under another name, with each variant's files executed after the game's."""

    def __init__(self, name: str, modules: str, folders: tuple[Path, ...], data: Path) -> None:
        self.name, self.modules, self.folders, self.data = name, modules, folders, data

    def load(self) -> ModuleType:
        """Import the package anew and return it."""
        for known in [known for known in sys.modules if self._find_inside(known) is not None]:
            del sys.modules[known]
        sys.meta_path.insert(0, self)
        try:
            return import_module(self.name)
        finally:
            sys.meta_path.remove(self)

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """Return the spec of a module of the copy; None for any other module."""
        inside = self._find_inside(fullname)
        files = [] if inside is None else list(self._files(inside))
        return spec_from_loader(fullname, self, is_package=files[0].name == "__init__.py") if files else None

    def exec_module(self, module: ModuleType) -> None:
        """Execute the game's file and then the variant's; files that the module reads are in the joined folder."""
        files = list(self._files(self._find_inside(module.__name__) or ""))
        module.__file__ = str(self.data / files[0].relative_to(next(top for top in self.folders if files[0].is_relative_to(top))))
        for file in files:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    imported = node.module
                    whole = imported == self.modules or imported.startswith(f"{self.modules}.")
                    node.module = self.name + imported.removeprefix(self.modules) if whole else imported
            exec(compile(tree, str(file), "exec"), module.__dict__)  # noqa: S102 - this is how a module is loaded

    def _find_inside(self, name: str) -> str | None:
        """Return a module's path within the package; None if it belongs to another."""
        if name != self.name and not name.startswith(f"{self.name}."):
            return None
        return name.removeprefix(self.name).removeprefix(".").replace(".", "/")

    def _files(self, inside: str) -> Iterator[Path]:
        for folder in self.folders:
            for path in (folder / inside / "__init__.py", folder / f"{inside}.py"):
                if path.is_file():
                    yield path


def join_files(base: Game, own: Sequence[Path], name: str, called: str) -> Path:
    """Return a cached folder, called `name`, with the game's texts, pictures and other files, merged with those of each variant.

    What was cached before of the same variants (`called`) and is out of date goes. Where the cache cannot be written, the folder
    goes with this process.
    """
    outside = [path for language in LANGUAGES for path in LANGUAGES.find(language).find_texts(base.folder)]
    lying = {Path(path.name): path for path in outside}
    lying |= {path.relative_to(base.folder): path for path in _data(base.folder) if not {"scenarios", HOUSE} & set(path.parts)}
    layers = (lying, *({path.relative_to(folder): path for path in _data(folder)} for folder in own))
    stamp = hashlib.sha256(name.encode())
    for path in (Path(__file__), *(path for layer in layers for path in layer.values())):
        stamp.update(f"{path}\n".encode() + path.read_bytes())
    inside = Path(called, stamp.hexdigest()[:24], name)
    try:
        return _write_joined(cache_folder() / "variants" / inside, base.name, layers)
    except OSError as full:
        LOG.warning("the cache cannot be written, so %s is laid over for now: %s", called, full)
        return _write_joined(Path(_make_spare_folder().name) / inside, base.name, layers)


def _write_joined(folder: Path, base: str, layers: Sequence[Mapping[Path, Path]]) -> Path:
    """Write the merged files of these layers, whole or not at all, and return their folder; raises OSError."""
    kept = folder.parent.parent
    if not folder.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        swaps = [tomllib.loads(layer[Path(WORDS)].read_text(encoding="utf-8")) for layer in layers[1:] if Path(WORDS) in layer]
        with tempfile.TemporaryDirectory(dir=kept.parent) as scratch:
            whole = Path(scratch) / "whole"
            for path in dict.fromkeys(path for layer in layers for path in layer):
                (whole / folder.name / path).parent.mkdir(parents=True, exist_ok=True)
                files = [layer[path] for layer in layers if path in layer]
                (whole / folder.name / path).write_bytes(_content(path, files, (base, folder.name), swaps))
            try:
                whole.rename(folder.parent)
            except OSError:
                if not folder.is_dir():  # else another process was first
                    raise
        for older in kept.iterdir():
            if older != folder.parent:
                shutil.rmtree(older, ignore_errors=True)
    return folder


@cache
def _make_spare_folder() -> "tempfile.TemporaryDirectory[str]":
    """Make a folder that goes with this process: in memory, where the system gives the service a place there."""
    return tempfile.TemporaryDirectory(prefix="companion-", dir=runtime_folder())


def _data(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".toml", ".ftl", ".svg"} and path.name != ABOUT)


def _content(path: Path, files: Sequence[Path], names: tuple[str, str], swaps: Sequence[Mapping[str, Any]]) -> bytes:
    """Return the content of a joined file: that of the last of its `files`; texts and some tables are merged.

    A later file's text of a message wins; of a variant with a name of its own, messages that begin with the game's name are added
    with that name, too. `swaps` change single words: in their `messages` those listed under the language's code.
    """
    if path.suffix != ".ftl":
        return b"\n".join(file.read_bytes() for file in (files if path.name in JOINED else files[-1:]))
    said = {message: text for file in files for message, text in sources_of(file).items()}
    for swap in swaps:
        words: Mapping[str, str] = swap.get(path.stem.rpartition(".")[2], {})
        if not words:
            continue
        listed = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})\b")
        for message in filter(said.__contains__, swap["messages"]):
            called, sign, text = said[message].partition("=")
            said[message] = called + sign + listed.sub(lambda found, words=words: words[found[0]], text)  # type: ignore[misc]
    base, name = names
    known = {word: text for word, text in said.items() if word.startswith(tuple(f"{base}-{kind}" for kind in OF_THE_GAME))}
    renamed = {name + word.removeprefix(base): name + text.removeprefix(base) for word, text in known.items()}
    return "".join(text if text.endswith("\n") else f"{text}\n" for text in {**renamed, **said}.values()).encode()
