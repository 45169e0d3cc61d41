"""Readable text, JSON and the value are three forms of one record; nothing is lost between them, annotations included."""

from __future__ import annotations

import json
import re
from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollhouse import Annotation
from rollhouse.core import record as record_module
from rollhouse.core.record import FORMAT, Record, checked, positions
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, read, read_file, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicy_cards.position import DicyPosition
from tests.walks import SETUPS, recorded_games, walk

THREE_TURNS = Path(__file__).parent.parent / "records" / "three_turns.txt"


@given(recorded_games())
@settings(max_examples=60)
def test_text_json_and_value_are_one(record: Record) -> None:
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record
    assert read(to_text(record)) == read(to_json(record)) == record
    assert to_text(from_json(to_json(record))) == to_text(record)


@given(recorded_games())
@settings(max_examples=20)
def test_a_file_with_a_byte_order_mark_and_carriage_returns_is_the_same_record(record: Record) -> None:
    assert read("\ufeff" + to_text(record).replace("\n", "\r\n")) == record
    assert read("\ufeff" + to_json(record).replace("\n", "\r\n")) == record


def test_a_file_of_either_form_is_read(tmp_path: Path) -> None:
    record = walk(*SETUPS[0], seed=1)
    for form, mark in product((to_text, to_json), (b"", b"\xef\xbb\xbf")):
        path = tmp_path / "record"
        path.write_bytes(mark + form(record).encode())
        assert read_file(path) == record


def test_every_record_says_its_version() -> None:
    record = walk(*SETUPS[0], seed=1)
    assert record.rules_version == find_game("dicy-cards").rules_version
    assert to_text(record).splitlines()[:3] == [f'[Rollhouse "{FORMAT}"]', '[Game "dicy-cards"]', f'[Rules "{record.rules_version}"]']
    document = json.loads(to_json(record))
    assert (document["format"], document["game"], document["rules_version"]) == (FORMAT, "dicy-cards", record.rules_version)


def test_a_line_of_moves_is_a_turn() -> None:
    lines = to_text(walk("dicy-cards", {"players": 2, "target": 20, "first": 0}, seed=3)).split("\n\n")[1].splitlines()
    assert [line.split()[0] for line in lines] == [f"{number}." for number in range(1, len(lines) + 1)]
    for line in lines:
        moves = line.split(". ", 1)[1].split("; ")
        assert moves[0].startswith("roll ") or moves == ["skip"]
        assert sum(move.startswith(("score", "skip")) for move in moves) == 1


HEAD = '[Rollhouse "1"]\n[Game "dicy-cards"]\n[Rules "1"]\n[Setup.players "1"]\n[Seat.0 "Ana"]\n'


def test_comments_may_stand_anywhere_and_several_on_a_move_become_one() -> None:
    text = (
        "{before the tags}\n"
        + HEAD
        + '{a first note}\n1. {and another} roll 654321 {good; or "good"}{really}; \n{\\}}skip\n\n{the \\\\ end}'
    )
    record = read(text)
    assert record.moves == ("roll 123456", "skip")
    assert record.comments == {0: "before the tags\na first note\nand another", 1: 'good; or "good"\nreally\n}', 2: "the \\ end"}
    assert read(to_text(record)) == record


def test_moves_need_no_numbers_and_no_particular_lines() -> None:
    one = from_text(HEAD + "roll 1 2 3 4 5 6\nfreeze odd 6 1;roll 31\n\n99. skip")
    two = from_text(HEAD + "1. roll 654321; freeze  odd 16; roll 13; skip")
    assert one == two
    assert one.moves == ("roll 123456", "freeze odd 16", "roll 13", "skip")


def test_a_setup_that_is_not_spelled_out_is_completed() -> None:
    record = from_text(HEAD)
    game = find_game("dicy-cards")
    assert record == Record.begin(game, game.setup({"players": 1, "mode": "glacial", "target": 100, "first": 0}), ["Ana"])


def test_a_record_is_replayed_move_by_move() -> None:
    record = walk("dicetto", {"players": 2, "cards_to_win": 1}, seed=4)
    game = find_game(record.game)
    steps = list(positions(record))
    assert steps[0] == ("", game.start(game.setup(record.setup)))
    assert [text for text, _ in steps[1:]] == list(record.moves)
    for (_, before), (text, after) in pairwise(steps):
        assert game.play(before, game.parse(text)) == after
    outcome = game.outcome(steps[-1][1])
    assert outcome is not None
    assert outcome.winners == record.result


def test_a_record_can_be_cut_anywhere() -> None:
    record = replace(walk("dicy-cards", {"players": 2, "target": 20}, seed=2), comments={0: "a", 2: "b", 3: "c"})
    cut = record.cut(2)
    assert (cut.moves, cut.comments, cut.result) == (record.moves[:2], {0: "a", 2: "b"}, None)
    assert record.cut(len(record.moves)) == record
    assert checked(cut) == cut


def test_the_three_turns_of_the_rulebook() -> None:
    """The contract's example: 24, 25 and 10 points; then every card is Frozen, and the next turn can only be a skip."""
    record = read_file(THREE_TURNS)
    game = find_game(record.game)
    steps = list(positions(record))
    scores = [game.position(state).scores[0] for _, state in steps]
    assert [after - before for before, after in pairwise(scores) if after > before] == [24, 25, 10]
    (turn_two,) = (state for text, state in steps if text == "roll 124455")
    at_once = game.play(turn_two, game.parse("score low_six 554421"))
    assert game.position(at_once).scores == (24 + 21,)
    final = steps[-1][1]
    position = game.position(final)
    assert isinstance(position, DicyPosition)
    assert position.active == ((),)
    assert [str(move) for move in game.legal(final)] == ["skip"]
    after = game.play(final, game.parse("skip"))
    position = game.position(after)
    assert isinstance(position, DicyPosition)
    assert len(position.active[0]) == 5
    assert read(to_text(record)) == record


def test_the_hand_written_record_is_in_its_printed_form() -> None:
    record, text = read_file(THREE_TURNS), THREE_TURNS.read_text(encoding="utf-8")
    assert to_text(record) == text.replace('[Rules "1"]', f'[Rules "{record.rules_version}"]')


def test_the_page_about_records_shows_one_record_in_both_forms_and_every_code() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text(encoding="utf-8")
    blocks = [block.split("\n", 1) for block in page.split("```")[1::2]]
    text, twin = blocks[0][1], next(block for kind, block in blocks if kind == "json")
    assert from_text(text) == from_json(twin)
    source = "".join(path.read_text(encoding="utf-8") for path in Path(record_module.__file__).parent.glob("record*.py"))
    written = set(re.findall(r'"(record/[a-z-]+)"', source)) | {"record/malformed-move", "record/illegal-move"}
    assert set(re.findall(r"`(record/[a-z-]+)`", page)) == written


# --- annotations: marks, values, better moves and positions in comments, as in PGN --------------------------------------------------------


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
    dicy = find_game("dicy-cards")
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
