"""Output that knows few characters: what is printed keeps its meaning."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

from rollhouse.analysis.report import analyse
from rollhouse.core.record_text import to_text
from rollhouse.locale import LANGUAGES, catalogue
from rollhouse.locale.ascii import NEAREST_HANDLER
from rollhouse.terminal.report_view import SIGNS, show
from tests.cli.programs import run
from tests.walks import walk

TWO: dict[str, object] = {"players": 2, "target": 20}


def shown(text: str, encoding: str) -> str:
    return text.encode(encoding, NEAREST_HANDLER).decode(encoding)


def test_signs_and_letters_become_their_nearest_likeness() -> None:
    assert shown("−4,2 % → João’s “ß” … ×2", "ascii") == '-4,2 % -> Joao\'s "ss" ... x2'
    assert shown("│▁▄█│", "ascii") == "|.:#|"
    assert shown("骰\udcff", "ascii") == "__"


def test_what_an_encoding_knows_is_left_alone() -> None:
    assert shown("João −2", "latin-1") == "João -2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_mark_of_an_ascii_report_means_a_mistake(lang: str) -> None:
    report = analyse(walk("dicy-cards", TWO, 4))
    assert any(decision.mark != "fine" for decision in report.decisions)
    written = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=NEAREST_HANDLER)
    show(report, catalogue(lang), ("Ana", "Bo"), RichConsole(file=written, width=100, highlight=False))
    written.flush()
    assert isinstance(written.buffer, io.BytesIO)
    told = written.buffer.getvalue().decode()
    marks = sum(SIGNS[decision.mark].count("?") for decision in report.decisions)
    assert told.count("?") == marks > 0
    assert "->" in told
    assert "|" in told


def test_the_command_prints_so(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(to_text(walk("dicetto", {"players": 2, "cards_to_win": 1}, 4)), encoding="utf-8")
    ended = run(tmp_path, "analyse", str(path), "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended.code == 0
    assert ended.out.isascii()
    assert "?" not in re.sub(r"(\?\?|\?!|\?) (?=[A-Z])", "", ended.out), "but for the marks of moves"
