"""A report as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rollhouse.core.messages import Message
from rollhouse.locale import Catalogue


def document(value: Any, words: Catalogue, names: Sequence[str]) -> Any:
    """A report, or a part of one, as JSON values; each message has its text beside its key."""
    match value:
        case Message(key=key, args=args):
            return {"key": key, "args": msgspec.to_builtins(args), "text": words.say(value, names)}
        case msgspec.Struct():
            return {name: document(getattr(value, name), words, names) for name in value.__struct_fields__}
        case tuple():
            return [document(one, words, names) for one in value]
    return value
