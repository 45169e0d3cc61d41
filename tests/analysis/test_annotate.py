"""A report in its record: written by `analyse --annotate`, told by `replay`, carried by everything in between."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from rollhouse import Annotation, Record, analyse, game, read
from rollhouse.analysis.annotate import annotated, told
from rollhouse.commands.analyse import annotate_file
from rollhouse.commands.referee import serve
from rollhouse.commands.replay import as_json, step_through
from rollhouse.core.record_text import to_text
from rollhouse.locale import catalogue

EN = catalogue("en")
DICY = game("dicy-cards")


@pytest.fixture(scope="module")
def record() -> Record:
    """A player scores ten points at once, where they should not, and had something to say."""
    begun = Record.begin(DICY, DICY.setup({"players": 1, "target": 20}), ["Ana"])
    played = begun.then("roll 664321").then("score straight 1234").then("roll 111111")
    return played.annotated({2: Annotation("in a hurry", "fine", (0.5,)), 3: Annotation("oh")})


def test_the_report_is_in_the_record_and_what_was_said_stays(record: Record) -> None:
    report = analyse(record)
    notes = annotated(record, report).annotations
    decision = report.decisions[0]
    assert notes[2] == Annotation("in a hurry", decision.mark, notes[2].values, decision.best, "glacial 20 0 1 0:12345 0:123466")
    assert notes[2].values == pytest.approx(report.curve[2].values, abs=1e-4)
    assert notes[3].text == "oh"
    assert notes[3].mark == ""
    assert DICY.position_text(DICY.read_position(notes[2].position)) == notes[2].position
    assert annotated(annotated(record, report), report) == annotated(record, report)


def test_written_by_analyse_and_told_by_replay(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "annotated.txt"
    file.write_text(to_text(record), encoding="utf-8")
    assert annotate_file(EN, str(file), out=str(out)) == 0
    step_through(EN, str(out), everything=True)
    shown = capsys.readouterr().out
    assert "Blunder; better: Freeze Any two and reroll 1 2 3 6 6." in shown
    assert "more turns expected." in shown
    assert "“in a hurry”" in shown
    as_json(EN, str(out))
    listed = json.loads(capsys.readouterr().out)["positions"]
    assert listed[2]["annotation"]["mark"] == "blunder"
    assert "annotation" not in listed[0]
    assert annotate_file(EN, str(file), as_json=True) == 0
    assert read(capsys.readouterr().out) == read(out.read_text(encoding="utf-8"))


def test_the_referee_carries_them(record: Record) -> None:
    asked = [json.dumps({"do": "load", "record": to_text(record)}), json.dumps({"do": "record"})]
    answers = io.BytesIO()
    serve(io.BytesIO(("\n".join(asked) + "\n").encode()), answers, EN)
    assert read(json.loads(answers.getvalue().splitlines()[-1])["record"]).annotations == record.annotations


def test_a_mark_of_another_program_and_a_move_that_is_none_are_told_as_they_are() -> None:
    before = DICY.start(DICY.setup({"players": 2, "first": 0}))
    notes = [Annotation(mark="brilliant"), Annotation(mark="mistake", best="swap seats"), Annotation(values=(0.25, 0.75))]
    said = [EN.say(line, ("Ana", "Bo")) for note in notes for line in told(note, DICY, before)]
    assert said == ["brilliant.", "Mistake; better: swap seats.", "Chances: Ana 25.0% and Bo 75.0%."]
    assert not list(told(notes[2], DICY, before, values=False))
