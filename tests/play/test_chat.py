"""Reactions, and tables without chat."""

from __future__ import annotations

from typing import get_args

import pytest

from rollhouse.play.chat import REACTIONS
from rollhouse.play.entries import ChatMessage, Options, Reaction, decode_entries, encode_entries
from rollhouse.play.seats import TableError
from tests.play.shared import ANA, BO, CY, NOON, Party


def test_where_there_is_no_chat_there_are_reactions() -> None:
    party = Party((ANA, BO), options=Options(chat=False))
    session = party.session
    with pytest.raises(TableError, match="table/no-chat"):
        session.say(ANA, "Ana", "hello", NOON)
    session.say(ANA, "Ana", "whatever else was written", NOON, "well-played")
    party.commit()
    assert list(session.chat.latest) == [ChatMessage(ANA, "Ana", "Well played!", NOON, "well-played")]
    with pytest.raises(TableError, match="table/spectator-chat"):
        session.say(CY, "", "", NOON, "oops")
    assert session.last_change_version < session.version, "a move that was on its way still fits"


def test_every_reaction_has_words_and_old_sayings_have_none() -> None:
    assert tuple(REACTIONS) == get_args(Reaction)
    old = b'[{"is":"chat","user_id":"ana","name":"Ana","text":"hi","at":1.0}]'
    (said,) = decode_entries(old)
    assert said == ChatMessage("ana", "Ana", "hi", 1.0)
    assert decode_entries(encode_entries((said,))) == (said,)
