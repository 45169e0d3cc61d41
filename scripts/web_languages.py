"""Writes the browser's list of languages from the server's: `python -m scripts.web_languages`. A test fails when it is out of date."""

from __future__ import annotations

import sys
from pathlib import Path

from rollhouse.locale.languages import SPOKEN, Language

PLACE = Path(__file__).resolve().parent.parent / "web" / "src" / "languages.ts"
_HEAD = "// Made from src/rollhouse/locale/languages.py by `python -m scripts.web_languages`; a test fails when it is out of date."


def languages_text() -> str:
    """The list as TypeScript: what each language calls itself, whose numbers go with it, and where its sentences are."""
    lines = [f"  {_property(code)}: {{ {_facts(code, one)} }}," for code, one in SPOKEN.items()]
    return "\n".join([_HEAD, "", "export const SPOKEN = {", *lines, "} as const;", ""])


def _facts(code: str, one: Language) -> str:
    return f'name: "{one.name}", locale: "{one.territory.replace("_", "-")}", words: () => import("virtual:words/{code}")'


def _property(code: str) -> str:
    """A code as the name of a property: `pt-BR` needs its quotes, `pt` would lose them when the file is formatted."""
    return code if code.isidentifier() else f'"{code}"'


def main() -> int:
    """Write the file."""
    PLACE.write_text(languages_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
