"""Two solvers that share no code agree."""

from __future__ import annotations

import shutil

import pytest

from bench.solver import measure


def test_two_solvers_that_share_no_code_agree() -> None:
    if shutil.which("g++") is None:
        pytest.skip("there is no C++ compiler here")
    found = measure(5, 1, whole_target=5)
    assert found.ours[0].share == pytest.approx(found.plain[0].share, abs=1e-12)
    assert found.whole.share == found.ours[0].share
    assert min(found.ours[0].cores, found.plain[0].cores, found.plain[0].wall) > 0
