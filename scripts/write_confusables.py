"""Write `src/rollhouse/play/confusables.txt` from Unicode's table of characters that look alike.

    python -m scripts.write_confusables confusables.txt

The table is https://www.unicode.org/Public/security/latest/confusables.txt; the package `confusables` contains it, too. Kept are single
characters that may stand in a name, with what they look like. ASCII is left out: what looks alike there is a choice of `players.py`.
"""

from __future__ import annotations

import argparse
import re
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "rollhouse" / "play" / "confusables.txt"
_LINE = re.compile(r"([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA\t")
_VERSION = re.compile(r"# Version: (\S+)")
_HEAD = """\
# Characters that look like others, from confusables.txt of the Unicode Security Mechanisms (UTS #39), version {version}.
# Copyright © 1991-2020 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
# Written by scripts/write_confusables.py: a character, and after a space what it looks like.
"""


def confusables(table: str) -> dict[str, str]:
    """Return what each character looks like."""
    found: dict[str, str] = {}
    for written, looks_like in _LINE.findall(table):
        char, prototype = chr(int(written, 16)), "".join(chr(int(code, 16)) for code in looks_like.split())
        if (
            not char.isascii()
            and char.isprintable()
            and unicodedata.category(char)[0] in "LNPS"
            and unicodedata.normalize("NFKC", char) == char
        ):
            found[char] = prototype
    return found


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m scripts.write_confusables")
    parser.add_argument("table", type=Path, help="Unicode's confusables.txt")
    table = parser.parse_args().table.read_text(encoding="utf-8-sig")
    version = _VERSION.search(table)
    lines = "".join(f"{char} {prototype}\n" for char, prototype in sorted(confusables(table).items()))
    TARGET.write_text(_HEAD.format(version=version[1] if version else "unknown") + lines, encoding="utf-8")


if __name__ == "__main__":
    main()
