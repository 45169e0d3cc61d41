"""`docs/security.md` names for each threat the tests that show its defence, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| (?!threat|---)", line)]


def named_tests(row: str) -> list[Path]:
    """The files in a row's last column; a name without a folder is in the folder of the one before."""
    found: list[Path] = []
    for name in re.findall(r"`([^`]+)`", row.rstrip(" |").rpartition("|")[2]):
        found.append(ROOT / name if name.startswith("tests/") else found[-1].parent / name)
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip()[:60])
def test_each_threat_names_tests_that_exist(row: str) -> None:
    assert row.count("|") == 4, "threat, defence, tests"
    paths = named_tests(row)
    assert paths
    for path in paths:
        files = [path] if path.suffix else list(path.glob("test_*.py"))
        assert files, path
        assert all("def test_" in file.read_text(encoding="utf-8") for file in files), path


def test_there_are_threats() -> None:
    assert len(ROWS) > 40
