"""Variants: a folder or a package that is laid over a game from outside and replaces single functions, texts and pictures of it.

The game's modules are imported once more under another name: of each module the game's own file is run, then, in the same
namespace, the variant's file of that name, so that whatever it defines is used wherever the game uses it.
"""

import ast
import hashlib
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from companion.loading.found import ABOUT
from companion.system.files import cache_folder
from companion.table.errors import TableError
from companion.table.game import INTERFACE, Game
from companion.words import sources_of

JOINED = {"colours.toml", "lesson.toml", "pictures.toml", "rules.toml", "signals.toml"}
"""Files to which a variant adds its own entries; of all others it has its own in place of the game's."""
OF_THE_GAME = ("addition", "character", "choice", "deed", "fact", "option", "round")
"""`NAME-option-…`: messages that are known by the name of the game, and by that of its variant."""


class VariantRefused(TableError, ValueError):
    """A variant cannot be laid over its game; the message says why."""


def laid_over(name: str, source: Path | str, games: Sequence[Game]) -> Game:
    """Lay the variant of a folder, or of the package of this name, over its game.

    Raises `VariantRefused`, OSError, ValueError, and whatever its modules raise.
    """
    own = source if isinstance(source, Path) else _folder_of(source)
    about = tomllib.loads((own / ABOUT).read_text(encoding="utf-8"))
    base = next((game for game in games if game.name == about.get("of")), None)
    if base is None or not isinstance(about.get("version"), str):
        raise VariantRefused(f"{ABOUT} must say `of` which game it is ({', '.join(g.name for g in games)}) and its `version`")
    modules = base.play.__module__.rpartition(".")[0]
    folder = joined(base, own, name)
    layers = _Layers(f"companion_variant_{name}", modules, (_folder_of(modules), own), folder)
    made: Game = layers.load().GAME
    interface = about.get("interface", INTERFACE if isinstance(source, Path) else 0)
    return replace(made, name=name, version=f"{base.version} {about['version']}", folder=folder, interface=interface)


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise VariantRefused(f"the package {package} is not installed")
    return Path(next(iter(spec.submodule_search_locations)))


class _Layers(MetaPathFinder, Loader):
    """Imports a copy of a game's package under another name, with a variant's files laid over its modules."""

    def __init__(self, name: str, modules: str, folders: tuple[Path, Path], data: Path) -> None:
        self.name, self.modules, self.folders, self.data = name, modules, folders, data

    def load(self) -> ModuleType:
        """Import the package afresh."""
        for known in [known for known in sys.modules if self._inside(known) is not None]:
            del sys.modules[known]
        sys.meta_path.insert(0, self)
        try:
            return import_module(self.name)
        finally:
            sys.meta_path.remove(self)

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> ModuleSpec | None:
        """Find a module of the copy; None for any other."""
        inside = self._inside(fullname)
        files = [] if inside is None else list(self._files(inside))
        return spec_from_loader(fullname, self, is_package=files[0].name == "__init__.py") if files else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the game's file and then the variant's; what the module reads beside itself lies in the joined folder."""
        files = list(self._files(self._inside(module.__name__) or ""))
        module.__file__ = str(self.data / files[0].relative_to(next(top for top in self.folders if files[0].is_relative_to(top))))
        for file in files:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    imported = node.module
                    whole = imported == self.modules or imported.startswith(f"{self.modules}.")
                    node.module = self.name + imported.removeprefix(self.modules) if whole else imported
            exec(compile(tree, str(file), "exec"), module.__dict__)  # noqa: S102 - this is how a module is loaded

    def _inside(self, name: str) -> str | None:
        """Give a module's path within the package; None where it is another's."""
        if name != self.name and not name.startswith(f"{self.name}."):
            return None
        return name.removeprefix(self.name).removeprefix(".").replace(".", "/")

    def _files(self, inside: str) -> Iterator[Path]:
        for folder in self.folders:
            for path in (folder / inside / "__init__.py", folder / f"{inside}.py"):
                if path.is_file():
                    yield path


def joined(base: Game, own: Path, name: str) -> Path:
    """Give a folder with the game's texts, pictures and other files and the variant's over them; it is kept in the cache."""
    lying = {path.relative_to(base.folder): path for path in _data(base.folder) if "scenarios" not in path.parts}
    laid = {path.relative_to(own): path for path in _data(own)}
    stamp = hashlib.sha256(name.encode())
    for path in (*lying.values(), *laid.values()):
        seen = path.stat()
        stamp.update(f"{path} {seen.st_mtime_ns} {seen.st_size}\n".encode())
    folder = cache_folder() / "variants" / stamp.hexdigest()[:24] / name
    if not folder.is_dir():
        folder.parent.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent.parent) as scratch:
            whole = Path(scratch) / "whole"
            for path in (*lying, *(path for path in laid if path not in lying)):
                (whole / name / path).parent.mkdir(parents=True, exist_ok=True)
                (whole / name / path).write_bytes(_content(path, lying.get(path), laid.get(path), (base.name, name)))
            with suppress(OSError):  # another process was first
                whole.rename(folder.parent)
        for older in folder.parent.parent.glob(f"*/{name}"):
            if older != folder:
                shutil.rmtree(older.parent, ignore_errors=True)
    return folder


def _data(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".toml", ".ftl", ".svg"} and path.name != ABOUT)


def _content(path: Path, lying: Path | None, laid: Path | None, names: tuple[str, str]) -> bytes:
    """Give what a joined file holds: the variant's file, else the game's; for words and some tables, both put together.

    Of several texts of a message the variant's holds; those known by the game's name get the variant's, too.
    """
    if path.suffix == ".ftl":
        said: dict[str, str] = {}
        for file in (laid, lying):
            said = {**(sources_of(file) if file is not None else {}), **said}
        base, name = names
        known = {word: text for word, text in said.items() if word.startswith(tuple(f"{base}-{kind}" for kind in OF_THE_GAME))}
        renamed = {name + word.removeprefix(base): name + text.removeprefix(base) for word, text in known.items()}
        return "".join(text if text.endswith("\n") else f"{text}\n" for text in {**renamed, **said}.values()).encode()
    files = [file for file in (lying, laid) if file is not None]
    return b"\n".join(file.read_bytes() for file in (files if path.name in JOINED else files[-1:]))
