"""The documents are true: their Python runs, their commands work, their links lead somewhere, the files that they name are there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.entry import PROGRAM
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench" / "README.md"
ROOMS = ("*", "bench/**/*", "docs/**/*", "examples/**/*", "scripts/**/*", "src/**/*", "tests/**/*", "web/*", "web/src/**/*")
ELSEWHERE = {"games.json", "me.json", "training.json"}
"""Files that are the reader's own."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    return [line for path in DOCUMENTS for block in blocks(path, "sh") for line in block.splitlines() if line.startswith("rollhouse ")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_blocks_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(path, "python"):
        expected = re.findall(r"print\(.*\)  # (.*)$", block, re.MULTILINE)
        exec(compile(block, str(path), "exec"), {"__name__": "readme"})
        assert capsys.readouterr().out.splitlines() == expected


def test_the_readme_has_code_to_run() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert len(commands()) >= 5


@pytest.mark.parametrize("line", commands())
def test_commands_work(line: str, tmp_path: Path) -> None:
    """Each command line is understood and ends well, with nobody at the keyboard."""
    words = shlex.split(line, comments=True)
    shutil.copy(ROOT / "tests" / "records" / "golden" / "dicetto-short.txt", tmp_path / "game.txt")
    environment = {**os.environ, "ROLLHOUSE_DATA": str(tmp_path / "data"), "ROLLHOUSE_LANG": "en"}
    command = [*PROGRAM, *words[1:]]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text()):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize("path", [*DOCUMENTS, BENCH], ids=lambda path: path.name)
def test_the_files_that_are_named_are_there(path: Path) -> None:
    """In full, or from some folder on. Words in capitals stand for any."""
    files = [f"/{file.relative_to(ROOT)}" for room in ROOMS for file in ROOT.glob(room)]
    named = re.findall(r"`((?:[\w-]+/)*[\w.-]+\.(?:cu|ftl|json|mjs|npz|py|svelte|toml|ts))`", path.read_text())
    missing = [name for name in named if not re.search(r"\b[A-Z]+\b", name) and not any(file.endswith(f"/{name}") for file in files)]
    assert set(missing) <= ELSEWHERE, missing


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text()[:900]
    assert "make play" in opening
    assert "make test" in opening
