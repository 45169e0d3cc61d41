"""The GPU's harness reports; where there is no GPU it says so in a line. How fast it is is nobody's test."""

from __future__ import annotations

import sys

import pytest

from bench.gpu import Measured, main, table


def test_the_table_says_whether_promises_are_kept() -> None:
    told = table(Measured("A GPU", 100, [0.3, 0.2, 0.21], 792, 91.0, 1e-12))
    assert "0.210 s" in told
    assert "0.115 s a deal" in told
    assert told.endswith("0.25 s for one deal kept, 90 s for all MISSED\n")
    assert "kept" not in table(Measured("A GPU", 20, [0.3], 8, 1.0, 1e-12))


def test_without_a_gpu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert main([]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    with pytest.raises(SystemExit):
        main(["--deals", "0"])
