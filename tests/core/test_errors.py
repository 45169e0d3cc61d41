"""Errors have stable codes; messages are values that can be written and read back."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from rollhouse.core import errors
from rollhouse.core.errors import (
    BotError,
    DataError,
    IllegalMove,
    MalformedMove,
    MoveError,
    RecordError,
    RollhouseError,
    SetupError,
    StaleMove,
    UndoError,
)
from rollhouse.core.messages import Message, Seat, say

FAMILIES: list[tuple[type[RollhouseError], str]] = [
    (MoveError, "move"),
    (SetupError, "setup"),
    (RecordError, "record"),
    (DataError, "data"),
    (UndoError, "undo"),
    (BotError, "bot"),
]


@pytest.mark.parametrize(("kind", "family"), FAMILIES, ids=lambda value: str(value))
def test_a_code_belongs_to_its_family(kind: type[RollhouseError], family: str) -> None:
    assert kind(f"{family}/some-code").code == f"{family}/some-code"
    with pytest.raises(ValueError, match=f"needs a {family}/ code, not 'other/code'"):
        kind("other/code")
    with pytest.raises(ValueError, match="needs a"):
        kind(family)


def test_all_errors_have_one_root_and_are_exported() -> None:
    defined = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, RollhouseError)}
    assert defined == {name for name in errors.__all__ if isinstance(getattr(errors, name), type)}


def test_malformed_illegal_and_stale_are_three_different_errors() -> None:
    malformed = MalformedMove("rol 1", reason=say("no-move"), expected=("roll FACES",))
    illegal = IllegalMove("roll 1", location="to act: 0", reason=say("not-now"), rule="D3", expected=("skip",))
    stale = StaleMove("skip", ply=4, now=6)
    assert [error.code for error in (malformed, illegal, stale)] == ["move/malformed", "move/illegal", "move/stale"]
    assert (stale.location, stale.expected, stale.now) == ("4", ("6",), 6)
    assert not isinstance(illegal, MalformedMove)
    assert all(isinstance(error, MoveError) for error in (malformed, illegal, stale))


def test_the_text_says_what_came_where_why_by_which_rule_and_what_is_allowed() -> None:
    error = IllegalMove(
        "freeze odd 7", location="to act: 0", reason=say("why-key", seat=Seat(0), dice=(1, 2)), rule="D3", expected=("skip",)
    )
    assert str(error) == "move/illegal: 'freeze odd 7' at to act: 0; why-key seat=Seat(index=0) dice=(1, 2) [D3]; allowed: skip"


def test_the_text_of_a_bare_error_is_its_code() -> None:
    assert str(SetupError("setup/mode")) == "setup/mode"


def test_the_text_names_the_line_and_cuts_long_lists() -> None:
    error = RecordError("record/illegal-move", value="skip", line=12, expected=[f"roll {face}" for face in range(8)])
    assert str(error).startswith("record/illegal-move: 'skip', line 12; allowed: roll 0 | ")
    assert str(error).endswith("roll 5 | … 2 more")
    assert len(error.expected) == 8
    assert error.usable is None


def test_messages_are_keys_and_values() -> None:
    message = say("key", one=1, inner=say("other"))
    assert message == Message("key", {"one": 1, "inner": Message("other")})
    assert str(message) == "key one=1 inner=other"


def test_no_two_error_classes_share_a_name() -> None:
    """`TableError` once was two classes, with codes that could be mistaken for each other's."""
    source = Path(errors.__file__).parents[1]
    places: dict[str, list[str]] = {}
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Name) and base.id.endswith("Error") for base in node.bases):
                places.setdefault(node.name, []).append(path.relative_to(source).as_posix())
    assert len(places) > 10
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


# --- messages -----------------------------------------------------------------------------------------------------------------------------


EVERYTHING = say(
    "everything",
    whole=3,
    part=0.5,
    text="score odd 135",
    seat=Seat(2),
    dice=(1, 6),
    nothing=(),
    card=say("card", of=say("deck", seat=Seat(0))),
    cards=(say("one"), say("two", dice=(3,))),
)


def test_a_message_is_read_back_from_its_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(EVERYTHING), type=Message) == EVERYTHING


def test_a_message_within_another_value_is_read_back_too() -> None:
    found = msgspec.json.decode(msgspec.json.encode({"a": [EVERYTHING]}), type=dict[str, tuple[Message, ...]])
    assert found == {"a": (EVERYTHING,)}


@pytest.mark.parametrize(
    "text", ['{"key":"k","args":{"x":{}}}', '{"key":"k","args":{"x":[{"index":"0"}]}}', '{"key":"k","args":{"x":[1,"2"]}}', '{"args":{}}']
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Message)
