"""`rollhouse analyse --many`: a line for each record, damaged ones too, and a stopped run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rollhouse.commands.analyse import analyse_command
from rollhouse.commands.support.analyse_many import AnalyseRecord, analyse_many
from rollhouse.core.errors import DataError, RecordError
from rollhouse.locale import catalogue

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
EN = catalogue("en")


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Three of them, one in a folder below; one is no record at all."""
    folder = tmp_path / "records"
    (folder / "more").mkdir(parents=True)
    begun = (GOLDEN / "dicy-cards-solo.txt").read_text(encoding="utf-8")
    (folder / "a.txt").write_text(begun, encoding="utf-8")
    (folder / "b.txt").write_text("nothing of the kind\n", encoding="utf-8")
    (folder / "more" / "c.txt").write_text(begun, encoding="utf-8")
    (folder / "notes.md").write_text("not looked at", encoding="utf-8")
    return folder


def test_a_line_for_each(records: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert analyse_many(EN, str(records), out=None, workers=1) == 1
    printed = capsysbinary.readouterr()
    lines = [json.loads(line) for line in printed.out.splitlines()]
    assert [line["file"] for line in lines] == ["a.txt", "b.txt", "more/c.txt"]
    assert lines[0]["report"]["over"] is True
    assert lines[0]["report"] == lines[2]["report"]
    assert "report" not in lines[1]
    assert lines[1]["error"]["code"].startswith("record/")
    assert printed.err.decode().endswith("3 records analysed; one has an error.\n")


def test_what_is_done_is_not_done_again(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a run that was cut off in the middle of a line, and with a record that has changed since."""
    out = tmp_path / "lines.jsonl"
    assert analyse_many(EN, str(records), out=str(out), workers=1) == 1
    whole = out.read_bytes()
    first, second, third = whole.splitlines(keepends=True)
    out.write_bytes(first + second + third[:100])
    asked: list[str] = []
    look = AnalyseRecord.__call__

    def noted(self: AnalyseRecord, stopped: Callable[[], bool]) -> bytes:
        asked.append(self.file)
        return look(self, stopped)

    monkeypatch.setattr(AnalyseRecord, "__call__", noted)
    assert analyse_many(EN, str(records), out=str(out), workers=1) == 1
    assert (asked, out.read_bytes()) == (["more/c.txt"], whole)
    (records / "b.txt").unlink()
    assert analyse_many(EN, str(records), out=str(out), workers=1) == 1  # what was wrong is still in the file
    assert out.read_bytes() == whole


def test_what_can_not_be_is_refused(records: Path, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="record/unreadable"):
        analyse_many(EN, str(tmp_path / "nowhere"), out=None)
    (tmp_path / "empty").mkdir()
    with pytest.raises(RecordError, match="record/empty-folder"):
        analyse_many(EN, str(tmp_path / "empty"), out=None)
    (tmp_path / "other").write_text("not ours\n", encoding="utf-8")
    with pytest.raises(DataError, match="data/content"):
        analyse_many(EN, str(records), out=str(tmp_path / "other"))
    assert {param.name for param in analyse_command.params} >= {"many", "out", "workers", "engine"}
