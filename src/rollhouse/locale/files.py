"""The catalogue's files: where they are, and their entries, found without parsing them.

Parsing every file took two thirds of the time that `rollhouse --version` takes, for sentences that nobody asked for. An entry begins where
a line begins with its key; what it means is looked at when somebody asks for it.
"""

from __future__ import annotations

import re
from pathlib import Path

from rollhouse.core.registry import game_packages, package_folder

__all__ = ["browser_words", "entries", "game_files", "house_files", "lessons_file", "plain_text", "sources", "words_folder"]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_PLAIN = re.compile(r"[^=]+=[ ]*([^ {}\n][^{}\n]*?)[ ]*")


def house_files(lang: str) -> list[Path]:
    """The house's own files of a language, area by area."""
    return sorted((Path(__file__).parent / lang).glob("*.ftl"))


def lessons_file(lang: str) -> Path:
    """What the house itself says in the lessons of every game."""
    return Path(__file__).parent / lang / "lessons.ftl"


def game_files(lang: str) -> list[Path]:
    """The files that lie beside the games; no game is imported for them."""
    return [path for package in game_packages() for path in sorted(words_folder(package, lang).glob("*.ftl"))]


def words_folder(package: str, lang: str) -> Path:
    """Where a game's sentences are. One that lacks a language speaks its neighbour: `pt` for `pt-BR`; else English."""
    folder = package_folder(package) / "locale"
    return next((found for code in (lang, lang.partition("-")[0]) if any((found := folder / code).glob("*.ftl"))), folder / "en")


def browser_words(package: str, lang: str) -> str:
    """What a game says in a browser, as its files say it: its own sentences and those of its board there, none of the terminal's."""
    areas = [path for path in sorted(words_folder(package, lang).glob("*.ftl")) if path.stem == "game" or path.stem.split("_")[0] == "web"]
    return "\n".join(path.read_text(encoding="utf-8") for path in areas)


def sources(lang: str) -> list[Path]:
    """Every file of a language."""
    return house_files(lang) + game_files(lang)


def entries(text: str) -> dict[str, str]:
    """The messages of a file as they are written there, by key."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=True)}


def plain_text(entry: str) -> str | None:
    """The sentence of an entry that is one line of mere text, as most are; None where Fluent has something to decide."""
    line, _, rest = entry.partition("\n")
    if any(more and not more.startswith("#") for more in rest.split("\n")):
        return None
    found = _PLAIN.fullmatch(line)
    return found[1] if found else None
