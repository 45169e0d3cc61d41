"""Every table of the documentation is one: an empty line in the middle, or a row with a cell too many, shows as text with bars."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "bench").rglob("*.md")),
    ROOT / "web" / "README.md",
]
_CODE = re.compile(r"`[^`]*`")
_RULE = re.compile(r"\|(?: *:?-+:? *\|)+")


def broken_rows(text: str) -> list[str]:
    """The rows that a Markdown reader does not show as part of a table."""
    broken, columns, before, fenced = [], 0, "", False
    lines = [*text.splitlines(), ""]
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        row = line.strip()
        fenced ^= row.startswith("```")
        if fenced or not row.startswith(("| ", "|-", "|:")):  # not |x|, in a formula
            columns, before = 0, row
            continue
        cells = _CODE.sub("code", row).replace(r"\|", "").count("|") - 1
        if not columns and (before or not _RULE.fullmatch(after.strip())):
            broken.append(row)  # rows without a heading, or a heading that continues a paragraph
        elif columns and cells != columns:
            broken.append(row)
        columns, before = columns or cells, row
    return broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_table_is_shown_as_one(page: Path) -> None:
    assert broken_rows(page.read_text(encoding="utf-8")) == []


def test_an_empty_line_in_a_table_and_a_row_too_long_are_found() -> None:
    good = "| a | b |\n|---|---:|\n| 1 | `x|y` |\n"
    assert broken_rows(good) == []
    assert broken_rows(good + "\n| 3 | 4 |\n") == ["| 3 | 4 |"]
    assert broken_rows(good + "| 3 | 4 | 5 |\n") == ["| 3 | 4 | 5 |"]
    assert broken_rows("text\n" + good) == ["| a | b |"]
