"""Comments that say something to programs: marks, values, better moves and positions, as in PGN."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse import Annotation, Record, game, read, to_text
from rollhouse.core.record_json import from_json, to_json

LINE = "glacial 20 0 1 0:12345/0:12345 0:123345"


def test_a_comment_is_taken_apart() -> None:
    note = Annotation.read(f"[%mark mistake] [%eval 0.4310 0.5690] [%best freeze odd 12] [%position {LINE}] too early")
    assert note == Annotation("too early", "mistake", (0.431, 0.569), "freeze odd 12", LINE)
    assert Annotation.read("hoping for sixes [%eval -5.2500]") == Annotation("hoping for sixes", values=(-5.25,))


@pytest.mark.parametrize(
    "comment",
    ["hoping for sixes", "[%clk 0:10:00]", "[%mark Très bon]", "[%eval much]", "[%eval inf]", "[%eval ]", "[%best []", "[% ]", "[%mark"],
)
def test_what_is_no_command_is_text(comment: str) -> None:
    assert Annotation.read(comment) == Annotation(comment)
    assert str(Annotation(comment)) == comment


def test_a_second_command_is_text() -> None:
    assert Annotation.read("[%mark mistake] [%mark blunder]") == Annotation("[%mark blunder]", "mistake")


@given(
    st.builds(
        Annotation,
        text=st.text(max_size=30).map(lambda text: text.replace("[%", "").strip()),
        mark=st.sampled_from(["", "fine", "blunder", "good"]),
        values=st.lists(st.integers(-90_000, 10_000).map(lambda number: number / 10_000), max_size=4).map(tuple),
        best=st.sampled_from(["", "skip", "freeze odd 12"]),
        position=st.sampled_from(["", LINE]),
    )
)
def test_written_and_read_again(note: Annotation) -> None:
    assert Annotation.read(str(note)) == note


def test_a_record_carries_them_in_both_forms() -> None:
    dicy = game("dicy-cards")
    record = Record.begin(dicy, dicy.setup({"players": 1, "target": 20}), ["Ana"]).then("roll 123466").then("score straight 1234")
    notes = {
        2: Annotation("why not {all of it}?", "blunder", (-4.25,), "freeze any_two 12366"),
        1: Annotation(values=(-3.5,)),
        0: Annotation(),
    }
    annotated = record.annotated(notes)
    for again in (read(to_text(annotated)), from_json(to_json(annotated))):
        assert again == annotated
        assert again.annotations == {ply: note for ply, note in notes.items() if str(note)}
