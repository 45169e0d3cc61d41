"""The files of the catalogues, and their entries, found without parsing them.

Parsing every file took two thirds of the time of `rollhouse --version`. An entry begins where a line begins with its key; it is parsed on
its first use.
"""

from __future__ import annotations

import re
from pathlib import Path

from rollhouse.core.registry import game_packages, package_folder

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_PLAIN_MESSAGE = re.compile(r"[^=]+=[ ]*([^ {}\n][^{}\n]*?)[ ]*")


def app_files(lang: str) -> list[Path]:
    """The files of a language that belong to no game, one per area."""
    return sorted((Path(__file__).parent / lang).glob("*.ftl"))


def lessons_file(lang: str) -> Path:
    """The file with the messages shared by the lessons of all games."""
    return Path(__file__).parent / lang / "lessons.ftl"


def game_files(lang: str) -> list[Path]:
    """The files of the games; no game is imported."""
    return [path for package in game_packages() for path in sorted(words_folder(package, lang).glob("*.ftl"))]


def words_folder(package: str, lang: str) -> Path:
    """The folder of a game's files in a language. The fallback is the language without its country (`pt` for `pt-BR`), then English."""
    folder = package_folder(package) / "locale"
    return next((found for code in (lang, lang.partition("-")[0]) if any((found := folder / code).glob("*.ftl"))), folder / "en")


def browser_words(package: str, lang: str) -> str:
    """The content of a game's files for the browser: `game.ftl`, `web.ftl` and `web_*.ftl`."""
    areas = [path for path in sorted(words_folder(package, lang).glob("*.ftl")) if path.stem == "game" or path.stem.split("_")[0] == "web"]
    return "\n".join(path.read_text(encoding="utf-8") for path in areas)


def sources(lang: str) -> list[Path]:
    """Every file of a language."""
    return app_files(lang) + game_files(lang)


def entries(text: str) -> dict[str, str]:
    """The entries of a file by key, not parsed."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


def plain_text(entry: str) -> str | None:
    """The text of an entry that is one line without Fluent syntax, as most are; None for others."""
    line, _, rest = entry.partition("\n")
    if any(more and not more.startswith("#") for more in rest.split("\n")):
        return None
    found = _PLAIN_MESSAGE.fullmatch(line)
    return found[1] if found else None
