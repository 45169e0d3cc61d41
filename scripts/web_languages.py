"""The browser's list of languages, made from the house's by `python -m scripts.web_languages`; a test says when it is out of date."""

from __future__ import annotations

import sys
from pathlib import Path

from rollhouse.locale.languages import SPOKEN

__all__ = ["PLACE", "languages_text"]

PLACE = Path(__file__).resolve().parent.parent / "web" / "src" / "languages.ts"
_HEAD = "// Made from src/rollhouse/locale/languages.py by `python -m scripts.web_languages`; a test fails when it is out of date."


def languages_text() -> str:
    """The list as TypeScript: what each language calls itself, whose numbers go with it, and where its sentences are."""
    lines = [
        f'  {code}: {{ name: "{one.name}", locale: "{one.territory.replace("_", "-")}", words: () => import("virtual:words/{code}") }},'
        for code, one in SPOKEN.items()
    ]
    return "\n".join([_HEAD, "", "export const SPOKEN = {", *lines, "} as const;", ""])


def main() -> int:
    """Write the file."""
    PLACE.write_text(languages_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
