"""Notes of bots at a shared table: each is stored once, and is no part of the game."""

from __future__ import annotations

from rollhouse.core.background import background_allowed
from rollhouse.core.messages import Message, Seat
from rollhouse.play.entries import BotNoted, Moved, decode_entries, encode_entries
from tests.play.shared import ANA, SharedTable

NOTE = Message("dicy-note-solving", {"percent": 3})


def test_a_note_is_stored_once_until_it_changes() -> None:
    """Two bots, so that the dice roll by themselves; only the first one notes anything."""
    party = SharedTable(("bot:greedy", "bot:greedy", ANA), first=0).begin()
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
    assert party.reread().last_note_keys == party.session.last_note_keys == {0: "dicy-note-not-solved"}


def test_old_notes_are_read() -> None:
    stored = '[{"is":"noted","seat":1,"note":{"key":"k","args":{"percent":3.5,"who":{"index":1},"card":{"key":"c","args":{}}}}}]'
    assert decode_entries(stored) == (BotNoted(1, Message("k", {"percent": 3.5, "who": Seat(1), "card": Message("c")})),)
    assert encode_entries(decode_entries(stored)) == stored.encode()


def rerolled(party: SharedTable) -> object:
    """A move after which it is still this bot's turn."""
    return next(move for move in party.session.game.legal(party.session.state) if str(move).startswith("freeze"))


def test_the_environment_switches_background_work_off() -> None:
    assert background_allowed({})
    assert not background_allowed({"ROLLHOUSE_BACKGROUND": "off"})
