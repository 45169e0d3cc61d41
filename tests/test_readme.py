"""The documentation is tested: its Python runs, its commands work, its links and the files that it names exist."""

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
from rollhouse.commands.support.command import all_commands
from rollhouse.locale import catalogue
from tests.cli.programs import Inside

ROOT = Path(__file__).parent.parent
BENCH = [ROOT / "bench" / "README.md", *sorted((ROOT / "bench" / "notes").glob("*.md"))]
PLACES = ("*", "bench/**/*", "docs/**/*", "examples/**/*", "scripts/**/*", "src/**/*", "tests/**/*", "web/*", "web/src/**/*")
READERS_FILES = {"games.json", "me.json", "training.json"}
"""Files that the reader has, and the repository has not."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHELL = {"make", "python", "python3", "pip", "pipx", "pytest", "rollhouse", "docker"}
"""The programs that a command line may start."""
NOT_RUN = (
    (r"^rollhouse serve", "it would not end: tests/server/live"),
    (r"^rollhouse (backup|restore|inspect)", "they need a database: tests/server/test_backup.py"),
    (r"--device gpu", "tests/gpu, where there is one"),
    (r"^rollhouse atlas --out", "a night: the one below it is run"),
    (r"^rollhouse levels", "half an hour: tests/arena plays fewer games"),
    (r"^rollhouse dataset", "minutes: tests/cli/test_dataset.py analyses fewer games"),
    (r"^rollhouse arena", "minutes: tests/arena plays fewer games"),
    (r"^rollhouse solve --target 100", "solved in full by bench.solver"),
    (r"mybot", "the reader's own: tests/play/test_external_bots.py starts programs"),
    (r"--engine ray", "a cluster: tests/arena/test_on_ray.py"),
    (r" pig ", "a game of another package: tests/examples/test_pig.py"),
    (r"^rollhouse verify", "needs a finished game: tests/server/live/test_operation.py"),
)
"""Commands that are parsed here but not run, with the reason or the test that runs them."""


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


def shell_lines() -> list[str]:
    """Every line of the shell blocks, once."""
    return list(dict.fromkeys(line for path in DOCUMENTS for block in blocks(path, "sh") for line in block.splitlines() if line))


def commands() -> list[str]:
    """The commands to run, each once."""
    unique = {shlex.join(shlex.split(line, comments=True)): line for line in shell_lines() if line.startswith("rollhouse ")}
    return [line for line in unique.values() if not any(re.search(pattern, line) for pattern, _ in NOT_RUN)]


@pytest.mark.slow
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_blocks_run(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some write files
    for block in blocks(path, "python"):
        expected = re.findall(r"print\(.*\)  # (.*)$", block, re.MULTILINE)
        exec(compile(block, str(path), "exec"), {"__name__": "readme"})
        assert capsys.readouterr().out.splitlines() == expected


def test_the_readme_has_code_to_run() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert len(commands()) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("line", commands())
def test_commands_work(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command ends with exit code 0 and needs no input."""
    shutil.copy(ROOT / "tests" / "records" / "golden" / "dicetto-short.txt", tmp_path / "game.txt")
    monkeypatch.chdir(tmp_path)
    _, *words = shlex.split(line, comments=True)
    done = Inside(tmp_path / "data", capsys, monkeypatch)(*words, ROLLHOUSE_LANG="en")
    assert done.code == 0, done.err


def check_command(words: list[str]) -> None:
    """Parse a command line without running it."""
    with click.Context(rollhouse, obj=catalogue("en")) as context:
        command = rollhouse.get_command(context, words[0])
        assert command is not None, words
        command.make_context(words[0], words[1:], parent=context)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_line_is_valid(path: Path) -> None:
    """In blocks and within sentences; a block of commands is marked `sh`, so that it is tested."""
    text = path.read_text(encoding="utf-8")
    lines = [line for block in blocks(path, "sh") for line in block.splitlines() if line]
    for line in lines:
        words = shlex.split(line, comments=True)
        assert not words or words[0] in SHELL, line
        if words[:1] == ["rollhouse"]:
            check_command(words[1:])
        elif words[:1] == ["make"]:
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
        elif words[1:2] == ["-m"] and words[2] != "venv":
            assert importlib.util.find_spec(words[2]), line
    for command in re.findall(r"`rollhouse ([^`…]+)`", text):
        if command.split()[0] in all_commands() and not re.search(r"[<>|$(]|\b[A-Z]{2,}\b", command):
            with suppress(click.MissingParameter):  # a sentence may leave out arguments
                check_command(shlex.split(command))
    outside = re.sub(r"^```sh\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    hidden = re.findall(
        r"^(?:    )?(?:rollhouse|python -m|make) .*$", "\n".join(re.findall(r"^```\n(.*?)^```", outside, re.M | re.S)), re.M
    )
    assert not hidden, f"{path.name}: a block of commands is marked sh: {hidden}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_exist(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text()):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize("path", [*DOCUMENTS, *BENCH], ids=lambda path: str(path.relative_to(ROOT)))
def test_named_files_exist(path: Path) -> None:
    """By their path, or the end of it; words in capitals are placeholders."""
    files = [f"/{file.relative_to(ROOT)}" for place in PLACES for file in ROOT.glob(place)]
    named = re.findall(r"`((?:[\w-]+/)*[\w.-]+\.(?:cu|ftl|json|mjs|npz|py|svelte|toml|ts))`", path.read_text())
    missing = [name for name in named if not re.search(r"\b[A-Z]+\b", name) and not any(file.endswith(f"/{name}") for file in files)]
    assert set(missing) <= READERS_FILES, missing


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text()[:900]
    assert "make play" in opening
    assert "make test" in opening
