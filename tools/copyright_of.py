"""copyright_of.py FOLDER: the package's copyright file: of each Python package in FOLDER its licence and where its source is."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

SITE = "usr/lib/companion/lib/python*/site-packages"
HEAD = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Companion
Comment: The Python packages in site-packages are as their makers built them. Their licences' texts stand in their own
 .dist-info folders there, where they bring them.

Files: *
Copyright: 2026 The Companion makers
License: GPL-3+

License: GPL-3+
 On Debian systems the text of the GNU General Public License, version 3, is
 found in /usr/share/common-licenses/GPL-3.
"""
SOURCES = ("source", "repository", "code", "github", "home")
"""What an address is called that leads to a package's source, the surest first."""
BUNDLED = tomllib.loads(Path(__file__).with_name("deb").joinpath("bundled.toml").read_text(encoding="utf-8"))


class Unsaid(Exception):
    """Of something that is in the package nobody has said what it is."""


def licence(package: Distribution) -> str:
    """Give a package's licence in one line: as we know it, as it declares it, or as its classifiers do; raises `Unsaid`."""
    said = package.metadata
    classes = [one.rpartition(" :: ")[2] for one in said.get_all("Classifier") or [] if one.startswith("License ::")]
    found = BUNDLED["licence"].get(package.name) or said["License-Expression"] or said["License"] or ", ".join(classes)
    if not found:
        raise Unsaid(f"{package.name} names no licence; write it into tools/deb/bundled.toml")
    return found.strip().splitlines()[0]


def source(package: Distribution) -> str:
    """Give where a package's source is: its own address, and the index that keeps each version's archive."""
    urls = dict(one.split(", ", 1) for one in package.metadata.get_all("Project-URL") or [])
    named = [url for word in SOURCES for name, url in urls.items() if word in name.lower()]
    archive = f"https://pypi.org/project/{package.name}/{package.version}/#files"
    return " and ".join(filter(None, ((*named, package.metadata["Home-page"])[0], archive)))


def stanza(files: str, holders: str, licences: str, whence: str) -> str:
    """Give one paragraph of the file: which files, whose, under which licence, and where their source is."""
    return f"Files: {files}\nCopyright: {holders}\nLicense: {licences}\nComment: Its source: {whence}\n"


def of_packages(folder: Path) -> Iterator[str]:
    """Yield a paragraph for each package, and for each library of C that one brings along; raises `Unsaid`."""
    for package in sorted(distributions(path=[str(folder)]), key=lambda one: one.name.lower()):
        tops = sorted({str(file).split("/", 1)[0] for file in package.files or ()} - {"..", ""})
        here = [f"{SITE}/{top}" + ("/*" if (folder / top).is_dir() else "") for top in tops if (folder / top).exists()]
        holders = package.metadata["Author"] or package.metadata["Author-email"] or f"the authors of {package.name}"
        yield stanza("\n ".join(here), " ".join(holders.split()), licence(package), source(package))
    names = sorted({path.name.partition(".so")[0].partition("-")[0].rstrip("0123456789") for path in folder.glob("*.libs/*.so*")})
    for name in names:
        if name not in BUNDLED["library"]:
            raise Unsaid(f"the library {name} is in no row of tools/deb/bundled.toml")
        yield stanza(f"{SITE}/*.libs/{name}*", f"the authors of {name}", *BUNDLED["library"][name])
    for files, row in BUNDLED["within"].items():
        if any(folder.glob(files)):
            yield stanza(f"{SITE}/{files}", *row)


if __name__ == "__main__":
    sys.stdout.write("\n".join((HEAD, *of_packages(Path(sys.argv[1])))))
