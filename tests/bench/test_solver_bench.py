"""The solver's harness measures and reports, and both solvers come to the same. How fast they are is nobody's test."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench import solver
from bench.solver import Measured, Taken, in_readme, measure, table


def run(plain: tuple[Taken, ...], whole: Taken) -> Measured:
    ours = (Taken(2.0, 4.0, 0.44), Taken(3.0, 5.0, 0.44))
    return Measured("CPython 3.11", "Linux", "x86_64", 2, 0.3, 30, ours, plain, whole)


def test_two_solvers_that_share_no_code_agree() -> None:
    if shutil.which("g++") is None:
        pytest.skip("there is no C++ compiler here")
    found = measure(5, 1, whole_target=5)
    assert found.ours[0].share == pytest.approx(found.plain[0].share, abs=1e-12)
    assert found.whole.share == found.ours[0].share
    assert min(found.ours[0].cores, found.plain[0].cores, found.plain[0].wall) > 0


def test_the_table_compares_round_by_round() -> None:
    told = table(run((Taken(4.0, 6.0, 0.44), Taken(12.0, 10.0, 0.44)), Taken(40.0, 80.0, 0.47)))
    assert "The plain solver takes 3.00 × our time, 1.75 × our processor time" in told
    assert "core-seconds kept" in told
    assert "plain C++, to 30" in told


def test_without_a_compiler_only_ours_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = table(run((), Taken(42.0, 80.0, 0.47)))
    assert "plain C++, to 30" not in told
    assert "core-seconds MISSED" in told
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert measure(2, 1, whole_target=2).plain == ()


def test_figures_are_kept_between_the_marks() -> None:
    readme = (Path(solver.__file__).parent / "README.md").read_text()
    one = run((), Taken(20.0, 40.0, 0.47))
    kept = in_readme(readme, one)
    assert kept.count(table(one)) == 1
    assert in_readme(kept, one) == kept
