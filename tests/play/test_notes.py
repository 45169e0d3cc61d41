"""What bots say beside their moves reaches a shared table once, and is no part of the game."""

from __future__ import annotations

from rollhouse.core.background import background_allowed
from rollhouse.core.messages import Message, Seat
from rollhouse.play.entries import BotNoted, Moved, decode_entries, encode_entries
from rollhouse.play.session import Session
from tests.play.shared import ANA, Party

NOTE = Message("dicy-note-solving", {"percent": 3})


def test_a_note_is_told_once_until_it_changes() -> None:
    """Two bots, so that nobody has to ask for dice; only the first one says anything."""
    party = Party(("bot:greedy", "bot:greedy", ANA), first=0).begin()
    told: list[str] = []
    for note in (NOTE, Message(NOTE.key, {"percent": 40}), None, Message("dicy-note-not-solved")):
        party.session.bot_move(str(rerolled(party)), party.session.version, party.now, note)
        entries = party.commit()
        assert any(isinstance(entry, Moved) for entry in entries)
        told += [entry.note.key for entry in entries if isinstance(entry, BotNoted)]
        assert decode_entries(encode_entries(entries)) == entries
    assert told == ["dicy-note-solving", "dicy-note-not-solved"]
    assert party.session.table is not None
    assert not any("note" in move for move in party.session.table.record.moves)
    again = Session(party.session.opened)
    again.committed([entry for commit in party.commits for entry in commit])
    assert again.last_note_keys == party.session.last_note_keys == {0: "dicy-note-not-solved"}


def test_notes_that_were_stored_long_ago_are_read() -> None:
    stored = '[{"is":"noted","seat":1,"note":{"key":"k","args":{"percent":3.5,"who":{"index":1},"card":{"key":"c","args":{}}}}}]'
    assert decode_entries(stored) == (BotNoted(1, Message("k", {"percent": 3.5, "who": Seat(1), "card": Message("c")})),)
    assert encode_entries(decode_entries(stored)) == stored.encode()


def rerolled(party: Party) -> object:
    """A move after which it is still this bot's turn."""
    return next(move for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))


def test_the_environment_forbids_work_that_nobody_waits_for() -> None:
    assert background_allowed({})
    assert not background_allowed({"ROLLHOUSE_BACKGROUND": "off"})
