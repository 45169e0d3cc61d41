"""docs/commands.md is true: every command with every flag, the codes, the folders, and completion that works as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollhouse.commands.support.command import all_commands
from scripts.write_commands import PAGE, written
from tests.cli.programs import Inside, run

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_has_the_help_of_today() -> None:
    assert written(TEXT) == TEXT, "run: python -m scripts.write_commands"
    assert [line.removeprefix("### ") for line in TEXT.splitlines() if line.startswith("### ")] == list(all_commands())


@pytest.mark.parametrize("name", all_commands())
def test_h_is_help_everywhere(inside: Inside, name: str) -> None:
    assert inside(name, "-h").out == inside(name, "--help").out != ""


def test_the_error_that_it_quotes(inside: Inside) -> None:
    found = re.search(r"`(rollhouse: There is no command .*?)`", TEXT)
    assert found is not None
    assert inside("pla").err == found[1] + "\n"


@pytest.mark.parametrize("shell", re.findall(r"_ROLLHOUSE_COMPLETE=(\w+)_source", TEXT))
def test_completion_for_the_shell(tmp_path: Path, shell: str) -> None:
    script = run(tmp_path, _ROLLHOUSE_COMPLETE=f"{shell}_source")
    assert (script.code, script.err) == (0, "")
    assert f"_ROLLHOUSE_COMPLETE={shell}_complete" in script.out


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("rollhouse pl", ["play"]),
        ("rollhouse so", ["solve"]),
        ("rollhouse play dice", ["dicetto"]),
        ("rollhouse play dicy-cards --mode inter", ["interglacial"]),
        ("rollhouse play --seat", []),
        ("rollhouse play --play", ["--players"]),
        ("rollhouse --l", ["--lang"]),
        ("rollhouse rules --lang p", ["pt", "pt-BR"]),
    ],
)
def test_what_completes(tmp_path: Path, line: str, offered: list[str]) -> None:
    words = line.split()
    ended = run(tmp_path, _ROLLHOUSE_COMPLETE="zsh_complete", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert ended.err == ""
    assert ended.out.splitlines()[1::3] == offered
    assert not re.search(r"\bcli-", ended.out)  # sentences, not their keys


def test_completion_speaks_the_readers_language(tmp_path: Path) -> None:
    asked = {"_ROLLHOUSE_COMPLETE": "zsh_complete", "COMP_WORDS": "rollhouse play --pla", "COMP_CWORD": "2"}
    assert "lignes de texte" in run(tmp_path, ROLLHOUSE_LANG="fr", **asked).out
