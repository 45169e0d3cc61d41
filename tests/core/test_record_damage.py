"""A damaged or edited record says what is wrong and where, and gives what came before it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.core import record as record_module
from rollhouse.core.errors import RecordError
from rollhouse.core.record import MAX_MOVES, MAX_RECORD_LENGTH, Record, checked
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, read, read_file, to_text
from tests.walks import SETUPS, walk

GOOD = """\
[Rollhouse "1"]
[Game "dicy-cards"]
[Rules "1"]
[Setup.players "2"]
[Setup.target "20"]
[Seat.0 "Ana"]
[Seat.1 "Bo"]
[Tag.Place "home"]
[Result "0"]
1. roll 123456; score straight 123456
2. roll 112233; freeze odd 1; roll 6; skip
"""
MOVES = ("roll 123456", "score straight 123456", "roll 112233", "freeze odd 1", "roll 6", "skip")

# What is replaced in GOOD by what; the code, the line, and how many moves can still be used (None: not even the setup).
EDITS: list[tuple[str, str, str, int | None, int | None]] = [
    ('[Rollhouse "1"]', '[Rollhouse "2"]', "record/format", 1, None),
    ('[Rollhouse "1"]', '[Rollhouse "one"]', "record/format", 1, None),
    ('[Rollhouse "1"]\n', "", "record/tag-missing", 1, None),
    ('[Game "dicy-cards"]\n', "", "record/tag-missing", 1, None),
    ('[Rules "1"]\n', "", "record/tag-missing", 1, None),
    ("dicy-cards", "chess", "record/game", 2, None),
    ('[Rules "1"]', '[Rules "99"]', "record/rules", 3, None),
    ('[Rules "1"]', '[Rules "²"]', "record/tag", 3, None),
    ('[Setup.target "20"]', '[Setup.target "7"]', "record/setup", 5, None),
    ('[Setup.target "20"]', '[Setup.goal "20"]', "record/setup", 5, None),
    ('[Setup.target "20"]', '[Setup.modes "/no/such/file.toml"]', "record/setup", None, None),
    ('[Setup.players "2"]', '[Setup.players "3"]', "record/seats", 6, None),
    ('[Seat.1 "Bo"]\n', "", "record/seats", 6, None),
    ("Seat.1", "Seat.2", "record/tag", 7, None),
    ("Seat.1", "Seat.0", "record/tag-twice", 7, None),
    ("Tag.Place", "Place", "record/tag", 8, None),
    ("Tag.Place", "Tag." + 51 * "x", "record/tag", 8, None),
    ('[Tag.Place "home"]', '[Tag.Place "home]', "record/tag", 8, None),
    ('[Tag.Place "home"]', "[Tag.Place home]", "record/tag", 8, None),
    ('[Result "0"]', '[Result "²"]', "record/tag", 9, None),
    ('[Result "0"]', '[Result ""]', "record/result", 9, 6),
    ('[Result "0"]', '[Result "0 1"]', "record/result", 9, 6),
    ("; skip", "", "record/result", 9, 5),
    ("roll 123456;", "rol 123456;", "record/malformed-move", 10, 0),
    ("roll 123456;", "roll 1234567;", "record/malformed-move", 10, 0),
    ("roll 123456;", "roll 12345;", "record/illegal-move", 10, 0),
    ("skip", "skip; jump", "record/malformed-move", 11, 6),
    ("skip", "skip; skip", "record/illegal-move", 11, 6),
    ("score straight 123456", "score odd 123456", "record/illegal-move", 10, 1),
    ("freeze odd 1", "freeze odd 4", "record/illegal-move", 11, 3),
    ("roll 112233;", "{an open comment roll 112233;", "record/comment-open", 11, 2),
    ("roll 123456;", "{an open comment roll 123456;", "record/comment-open", 10, 0),
    ("2. roll", '[Tag.Late "x]\n2. roll', "record/tag", 11, 2),
    ("2. roll", '[Tag.Place "x"]\n2. roll', "record/tag-twice", 11, 2),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "usable"), EDITS, ids=lambda value: str(value)[:30])
def test_an_edited_text_says_what_is_wrong_and_where(old: str, new: str, code: str, line: int | None, usable: int | None) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(RecordError) as caught:
        read(GOOD.replace(old, new))
    error = caught.value
    assert (error.code, error.line) == (code, line)
    if usable is None:
        assert error.usable is None
    else:
        assert isinstance(error.usable, Record)
        assert error.usable.moves == MOVES[:usable]
        assert checked(error.usable) == error.usable


def test_the_text_that_is_edited_above_is_good() -> None:
    assert read(GOOD).moves == MOVES


def test_the_reason_is_the_games_own_and_names_what_would_have_been_fine() -> None:
    with pytest.raises(RecordError) as caught:
        read(GOOD.replace("freeze odd 1", "freeze odd 4"))
    error = caught.value
    assert (error.value, error.location, error.rule) == ("freeze odd 4", "4", "turn")
    assert error.reason is not None
    assert error.reason.key == "common-why-dice-missing"
    assert "freeze odd 1" in error.expected


# --- the JSON twin ------------------------------------------------------------------------------------------------------------------


def document(**changes: Any) -> str:
    return json.dumps({**json.loads(to_json(read(GOOD))), **changes}, indent=2) + "\n"


def line_of(text: str, wanted: str) -> int:
    return 1 + next(number for number, line in enumerate(text.splitlines()) if wanted in line)


JSON_EDITS: list[tuple[dict[str, Any], str, str | None, int | None]] = [
    ({"format": 2}, "record/format", '"format"', None),
    ({"game": "chess"}, "record/game", '"game"', None),
    ({"rules_version": 0}, "record/rules", '"rules_version"', None),
    ({"setup": {"players": 2, "target": 7}}, "record/setup", '"target"', None),
    ({"setup": {"players": 2, "target": [[]]}}, "record/setup", '"target"', None),
    ({"setup": {"players": 2, "target": 10**400}}, "record/setup", '"target"', None),
    ({"setup": {"players": 2, "target": 20.0}}, "record/setup", '"target"', None),
    ({"seats": ["Ana"]}, "record/seats", '"seats"', None),
    ({"tags": {"ok": "x", "no good": "x"}}, "record/tag", '"no good"', None),
    ({"comments": {"7": "x"}}, "record/comment", '"comments"', 6),
    ({"comments": {"-1": "x", "2": "y"}}, "record/comment", '"comments"', 6),
    ({"comments": {"x": "x"}}, "record/json", '"comments"', 6),
    ({"result": [1]}, "record/result", '"result"', 6),
    ({"result": "0"}, "record/json", '"result"', 6),
    ({"moves": "roll"}, "record/json", '"moves"', None),
    ({"moves": ["roll 123456", "skip", 3]}, "record/json", "    3", 2),
    ({"moves": ["roll 123456", "skip", ["skip"]]}, "record/json", "    [", 2),
    ({"moves": ["roll 123456", "jump"]}, "record/malformed-move", "jump", 1),
    ({"moves": ["roll 123456", "score odd 2"]}, "record/illegal-move", "score odd 2", 1),
    ({"moves": ["roll 123456", "score odd 2\u0000"]}, "record/malformed-move", "score odd 2", 1),
    ({"seats": 2}, "record/json", '"seats"', None),
    ({"colour": "blue"}, "record/json", None, 6),
    ({"format": 10**400}, "record/format", '"format"', None),
    ({"format": None}, "record/json", '"format"', 6),
]


@pytest.mark.parametrize(("changes", "code", "at", "usable"), JSON_EDITS, ids=lambda value: str(value)[:30])
def test_an_edited_json_says_what_is_wrong_and_where(changes: dict[str, Any], code: str, at: str | None, usable: int | None) -> None:
    text = document(**changes)
    with pytest.raises(RecordError) as caught:
        read(text)
    error = caught.value
    assert error.code == code
    assert error.line == (None if at is None else line_of(text, at))
    if usable is None:
        assert error.usable is None
    else:
        assert isinstance(error.usable, Record)
        moves = changes.get("moves", MOVES)
        assert error.usable.moves == tuple(moves[:usable])
        assert checked(error.usable) == error.usable


def test_a_json_field_that_is_missing() -> None:
    fields = json.loads(document())
    del fields["seats"]
    with pytest.raises(RecordError) as caught:
        read(json.dumps(fields))
    assert caught.value.code == "record/json"
    assert caught.value.usable is None


@pytest.mark.parametrize("deep", ['{"setup":' * 100_000, '{"game":"dicy-cards","setup":{"a":' + "[" * 100_000])
def test_deep_nesting_is_refused_like_anything_else(deep: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(deep)
    assert caught.value.code == "record/json"


def test_moves_before_a_break_in_the_json_are_usable() -> None:
    text = document().replace('"freeze odd 1"', '"freeze odd 1')
    with pytest.raises(RecordError) as caught:
        read(text)
    assert isinstance(caught.value.usable, Record)
    assert caught.value.usable.moves == MOVES[:3]
    assert caught.value.line in (line_of(text, "freeze odd 1"), line_of(text, "freeze odd 1") + 1)


# --- whatever happens to a file ------------------------------------------------------------------------------------------------------


def salvaged(text: str) -> tuple[Record | None, RecordError | None]:
    """Either form, damaged anyhow: what can be had of it, legal moves only, and what was wrong."""
    damage: RecordError | None = None
    try:
        found: object = read(text)
    except RecordError as error:
        found, damage = error.usable, error
    if found is None:
        return None, damage
    assert isinstance(found, Record)
    assert checked(found) == found
    return found, damage


@pytest.mark.parametrize("form", [to_text, to_json], ids=["text", "json"])
@pytest.mark.parametrize(("name", "options"), [SETUPS[1], SETUPS[4]], ids=["dicy-cards", "dicetto"])
def test_a_file_cut_at_any_byte_gives_the_moves_before_the_cut(form: Any, name: str, options: dict[str, object]) -> None:
    record = walk(name, options, seed=3, longest=25)
    whole = form(record).encode()
    first_move = whole.index(record.moves[0].encode())
    most = 0
    for size in range(len(whole)):
        text = whole[:size].decode(errors="ignore")
        found, damage = salvaged(text)
        assert damage is None or damage.line is None or damage.line <= text.count("\n") + 1
        if found is None:
            assert size <= first_move
            continue
        complete = len(found.moves) if found.moves == record.moves[: len(found.moves)] else len(found.moves) - 1
        assert found.moves[:complete] == record.moves[:complete]
        assert complete >= most
        most = complete
    assert most >= len(record.moves) - 1


@given(st.data())
@settings(max_examples=150)
def test_random_damage_never_ends_in_anything_but_a_record_or_its_error(data: st.DataObject) -> None:
    name, options = data.draw(st.sampled_from(SETUPS))
    record = walk(name, options, seed=data.draw(st.integers(0, 3)), longest=30)
    raw = bytearray((to_text if data.draw(st.booleans()) else to_json)(record).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        what = data.draw(st.sampled_from(["set", "insert", "delete", "repeat"]))
        if what == "set":
            raw[place] = data.draw(st.integers(0, 255))
        elif what == "insert":
            raw[place:place] = data.draw(
                st.binary(min_size=1, max_size=6) | st.sampled_from([b'"', b"\\", b"{", b"}", b"[", b"\n", b"9" * 20])
            )
        elif what == "delete":
            del raw[place : place + data.draw(st.integers(1, 60))]
        else:
            raw[place:place] = raw[place : place + 80]
        raw = raw or bytearray(b" ")
    salvaged(raw.decode(errors="replace"))


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode(errors="replace")))
@settings(max_examples=100)
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


# --- files ---------------------------------------------------------------------------------------------------------------------------


def refused_file(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_file(path)
    return caught.value


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    assert refused_file(tmp_path / "none").code == "record/unreadable"
    assert refused_file(tmp_path).code == "record/unreadable"
    assert refused_file(tmp_path / "nul\0").code == "record/unreadable"
    assert refused_file(tmp_path / ("long" * 100)).code == "record/unreadable"


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(GOOD.replace("home", "m\xe9nage").encode("latin-1"))
    error = refused_file(path)
    assert (error.code, error.line) == ("record/unreadable", 8)
    assert error.reason is not None
    assert error.reason.key == "error-why-not-text"


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # sparse: takes no room, and no memory could hold it
    error = refused_file(path)
    assert error.code == "record/unreadable"
    assert error.reason is not None
    assert error.reason.key == "error-why-too-large"


@pytest.mark.parametrize("reader", [from_text, from_json])
def test_a_text_that_is_too_long(reader: Any) -> None:
    with pytest.raises(RecordError) as caught:
        reader(" " * (MAX_RECORD_LENGTH + 1))
    assert (caught.value.code, caught.value.expected) == ("record/too-long", (str(MAX_RECORD_LENGTH),))


def test_too_many_moves() -> None:
    with pytest.raises(RecordError) as caught:
        read(GOOD + "skip\n" * MAX_MOVES)
    assert (caught.value.code, caught.value.expected) == ("record/too-long", (str(MAX_MOVES),))


def test_every_record_code_of_the_core_is_met_here() -> None:
    """A new code needs a damage that reaches it."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(record_module.__file__).parent.glob("record*.py"))
    written = set(re.findall(r'"(record/[a-z-]+)"', source)) | {"record/malformed-move", "record/illegal-move"}
    met = {code for _, _, code, _, _ in EDITS} | {code for _, code, _, _ in JSON_EDITS} | {"record/unreadable", "record/too-long"}
    assert written == met
