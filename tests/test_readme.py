"""The documents are true: their Python runs, their commands work, their links lead somewhere, the files that they name are there."""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
from contextlib import suppress
from pathlib import Path

import click
import pytest

from rollhouse.cli import rollhouse
from rollhouse.commands.command import all_commands
from rollhouse.locale import catalogue
from tests.cli.programs import Inside

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench" / "README.md"
ROOMS = ("*", "bench/**/*", "docs/**/*", "examples/**/*", "scripts/**/*", "src/**/*", "tests/**/*", "web/*", "web/src/**/*")
ELSEWHERE = {"games.json", "me.json", "training.json"}
"""Files that are the reader's own."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHELL = {"make", "python", "python3", "pip", "pipx", "pytest", "rollhouse", "docker"}
"""What begins a line that somebody may type."""
TOO_MUCH = (
    (r"^rollhouse serve", "it would not end: tests/server/live"),
    (r"^rollhouse (backup|restore|inspect)", "they need a database: tests/server/test_backup.py"),
    (r"--device gpu", "tests/gpu, where there is one"),
    (r"^rollhouse atlas --out", "a night: the one below it is run"),
    (r"^rollhouse levels", "half an hour: tests/arena plays fewer games"),
    (r"^rollhouse arena", "minutes: tests/arena plays fewer games"),
    (r"^rollhouse solve --target 100", "solved in full by bench.solver"),
    (r"mybot", "the reader's own: tests/play/test_subprocess_bot.py starts programs"),
    (r"--engine ray", "a cluster: tests/arena/test_on_ray.py"),
    (r" pig ", "a game of another package: tests/examples/test_pig.py"),
    (r"^rollhouse verify", "of a game with the house's own dice: tests/server/live/test_operation.py"),
)
"""Commands whose words are checked here and whose work is done elsewhere, and where."""


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


def typed() -> list[str]:
    """Every line for a shell, once."""
    return list(dict.fromkeys(line for path in DOCUMENTS for block in blocks(path, "sh") for line in block.splitlines() if line))


def commands() -> list[str]:
    """What is run here, each once however it is remarked on."""
    found = {shlex.join(shlex.split(line, comments=True)): line for line in typed() if line.startswith("rollhouse ")}
    return [line for line in found.values() if not any(re.search(pattern, line) for pattern, _ in TOO_MUCH)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_blocks_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(path, "python"):
        expected = re.findall(r"print\(.*\)  # (.*)$", block, re.MULTILINE)
        exec(compile(block, str(path), "exec"), {"__name__": "readme"})
        assert capsys.readouterr().out.splitlines() == expected


def test_the_readme_has_code_to_run() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert len(commands()) >= 5


@pytest.mark.parametrize("line", commands())
def test_commands_work(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command line is understood and ends well, with nobody at the keyboard."""
    shutil.copy(ROOT / "tests" / "records" / "golden" / "dicetto-short.txt", tmp_path / "game.txt")
    monkeypatch.chdir(tmp_path)
    _, *words = shlex.split(line, comments=True)
    done = Inside(tmp_path / "data", capsys, monkeypatch)(*words, ROLLHOUSE_LANG="en")
    assert done.code == 0, done.err


def understood(words: list[str]) -> None:
    """The command is there and takes these flags: everything short of running it."""
    with click.Context(rollhouse, obj=catalogue("en")) as context:
        command = rollhouse.get_command(context, words[0])
        assert command is not None, words
        command.make_context(words[0], words[1:], parent=context)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_line_for_a_shell_is_understood(path: Path) -> None:
    """In blocks and within sentences. A line that could be typed stands in a block that says so, and is not hidden from these tests."""
    text = path.read_text(encoding="utf-8")
    lines = [line for block in blocks(path, "sh") for line in block.splitlines() if line]
    for line in lines:
        words = shlex.split(line, comments=True)
        assert not words or words[0] in SHELL, line
        if words[:1] == ["rollhouse"]:
            understood(words[1:])
        elif words[:1] == ["make"]:
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
        elif words[1:2] == ["-m"] and words[2] != "venv":
            assert importlib.util.find_spec(words[2]), line
    for said in re.findall(r"`rollhouse ([^`…]+)`", text):
        if said.split()[0] in all_commands() and not re.search(r"[<>|$(]|\b[A-Z]{2,}\b", said):
            with suppress(click.MissingParameter):  # a sentence may leave out what goes without saying
                understood(shlex.split(said))
    outside = re.sub(r"^```sh\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    hidden = re.findall(
        r"^(?:    )?(?:rollhouse|python -m|make) .*$", "\n".join(re.findall(r"^```\n(.*?)^```", outside, re.M | re.S)), re.M
    )
    assert not hidden, f"{path.name}: a block of commands is marked sh: {hidden}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text()):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize("path", [*DOCUMENTS, BENCH], ids=lambda path: str(path.relative_to(ROOT)))
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
