"""A table is the sum of its entries: written, read and applied again they give the same table, whatever was done at it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.core.errors import RollhouseError
from rollhouse.play.entries import Began, Clock, Entry, Moved, Opened, Options, Rematched, decode_entries, encode_entries
from rollhouse.play.session import Session
from tests.play.shared import ANA, BO, CY, SharedTable

PEOPLE = (ANA, BO, CY, "")
CLOCKS = Options(clock=Clock("move", 50)), Options(clock=Clock("game", 300))
SETTINGS = (Options(), Options(dice="real"), Options(real_seats=(1,)), *CLOCKS)


def facts(session: Session) -> dict[str, Any]:
    """All that there is to know about a session, dice aside."""
    table = session.table
    return {
        "seats": session.seats,
        "status": session.status,
        "state": session.state,
        "record": session.record(),
        "moment": None if table is None else table.moment,
        "version": (session.version, session.last_change_version),
        "clock": (session.clocks.used, session.clocks.since, session.clock_runs_for()),
        "open questions": (session.dealer_seat(), session.roll_due(), session.acting_bot(), session.undoable()),
        "messages": session.chat.latest,
        "ended": session.ended,
        "rematch": (vars(session.rematch), session.score()),
    }


def meddle(party: SharedTable, rng: random.Random) -> None:
    """Any command of any user, sensible or not."""
    session, user_id, seat = party.session, rng.choice(PEOPLE), rng.randrange(-1, 4)
    at = session.version - (rng.random() < 0.1)
    moves = session.game.legal(session.state) if session.status == "playing" else ()
    text = str(rng.choice(moves)) if moves else "skip"
    commands: list[Callable[[], object]] = [
        lambda: session.sit(user_id, seat, rng.choice(("Ana", "Zoë", "")), "a" * 32),
        lambda: session.rise(user_id, seat),
        lambda: session.put_bot(user_id, seat, rng.choice(("random", "clever"))),
        lambda: party.begin(),
        lambda: session.move(user_id, text, at, party.now),
        lambda: session.roll(user_id, at, party.now),
        lambda: session.undo(user_id, at, party.now),
        lambda: session.resign(user_id, seat, party.now) if rng.random() < 0.1 else None,
        lambda: session.cover(user_id, seat, party.now),
        lambda: session.return_to_seats(user_id),
        lambda: session.say(user_id, "", rng.choice(("hello", "")), party.now),
        lambda: session.flag(party.now),
    ]
    try:
        rng.choice(commands)()
    except RollhouseError:
        assert not session.pending, "a refused command left something behind"
    party.commit()


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from([(ANA, BO), (ANA, "bot:random"), (ANA, BO, "bot:greedy"), (ANA, ANA, CY), (ANA,)]),
    options=st.sampled_from(SETTINGS),
    game=st.sampled_from(["dicy-cards", "dicetto"]),
    meddling=st.sampled_from([0.2, 0.6, 1.0]),
)
def test_the_same_entries_give_the_same_table(seed: int, seats: tuple[str, ...], options: Options, game: str, meddling: float) -> None:
    if game == "dicetto" and len(seats) == 1:
        seats = (ANA, BO)
    if len(seats) == 1:
        options = Options()
    party = SharedTable(seats, game, options=options)
    if meddling < 1:
        party.begin()
    rng = random.Random(seed)
    for _ in range(60):
        party.now += rng.choice((0, 1, 20))
        if rng.random() < meddling:
            meddle(party, rng)
        elif party.session.status == "playing":
            party.step(rng)
    assert facts(party.reread()) == facts(party.session)


def test_every_command_is_one_commit_with_the_next_version() -> None:
    party = SharedTable((ANA, BO), target=20).begin()
    assert party.session.version == 1 + len(party.commits) == 3
    party.to_the_end()
    assert party.session.version == 1 + len(party.commits)
    assert party.session.take_pending() == ()


def test_entries_are_written_as_tagged_json() -> None:
    entries: tuple[Entry, ...] = (Began(1.5), Moved("roll 12", 2.0), Rematched("abc"))
    text = encode_entries(entries)
    assert text == b'[{"is":"began","at":1.5},{"is":"moved","move":"roll 12","at":2.0},{"is":"rematched","table":"abc"}]'
    assert decode_entries(text) == entries


@pytest.mark.parametrize("text", [b"", b"{}", b'[{"is":"danced"}]', b'[{"is":"moved"}]', b'[{"move":"skip","at":1}]'])
def test_malformed_entries_are_refused(text: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_entries(text)


def test_entries_from_before_an_option_was_added_can_be_read() -> None:
    """Tables last for weeks, and survive upgrades: what a later Rollhouse adds has a default."""
    text = b'[{"is":"opened","game":"dicy-cards","setup":{"players":2},"options":{},"host":"h","commitment":"c"}]'
    (opened,) = decode_entries(text)
    assert opened == Opened("dicy-cards", {"players": 2}, Options(), "h", "c")


def test_no_entry_before_the_end_holds_the_secret() -> None:
    party = SharedTable((ANA, BO), target=20).begin().to_the_end()
    *before, last = party.entries()
    assert party.secret.hex() not in encode_entries((party.session.opened, *before)).decode()
    assert party.secret.hex() in encode_entries((last,)).decode()
