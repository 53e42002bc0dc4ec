"""news.py VERSION: the package's fields that say what is new in this version (tools/deb/news.toml)."""

import sys
import tomllib
from pathlib import Path

NEWS = tomllib.loads((Path(__file__).parent / "deb/news.toml").read_text(encoding="utf-8"))

if NEWS["version"] != sys.argv[1]:
    sys.exit(f"news: tools/deb/news.toml is about {NEWS['version']}, not {sys.argv[1]}")
sys.stdout.write(f"News-En: {NEWS['en']}\nNews-De: {NEWS['de']}\n")
