"""Long work says how far it is: a bar on a terminal, plain lines on the standard error elsewhere, nothing among the results."""

from __future__ import annotations

import pytest

from rollhouse.commands.support.progress_bar import progress_bar
from rollhouse.locale import catalogue


def test_without_a_terminal_there_is_a_line_for_each_tenth(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(catalogue("en")) as progress:
        for step in range(101):
            progress(step / 100)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [f"Solving: {share}%" for share in range(0, 101, 10)]


def test_a_leap_is_one_line_and_nothing_to_tell_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(catalogue("fr")):
        pass
    assert capsys.readouterr().err == ""
    with progress_bar(catalogue("fr")) as progress:
        progress(0.35)
        progress(0.36)
        progress(1.0)
    assert capsys.readouterr().err.splitlines() == ["Résolution\u00a0: 35\u00a0%", "Résolution\u00a0: 100\u00a0%"]


def stopped() -> None:
    with progress_bar(catalogue("en")) as progress:
        progress(0.2)
        raise KeyboardInterrupt


def test_stopping_says_that_nothing_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert capsys.readouterr().err.splitlines()[-1].startswith("Stopped. What was done is kept")
