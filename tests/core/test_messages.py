"""Messages are values that can be written down and read back."""

from __future__ import annotations

import msgspec
import pytest

from rollhouse.core.messages import Message, Seat, say

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
