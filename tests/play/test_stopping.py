"""Agreeing to stop a game that stands still, at a shared table (Dicetto's ruling T14)."""

from __future__ import annotations

from rollhouse.core.errors import StaleMove
from rollhouse.play.entries import Ended, Entry, Moved, StopDeclined, StopWanted
from rollhouse.play.session import Session
from tests.expecting import raised
from tests.play.shared import ANA, BO, CY, SharedTable, code_of

ANNOUNCED_ROUNDS = 2
"""With the fewest quiet rounds that may be agreed, the table announces the end after so many."""


def standing_still(*seats: str) -> SharedTable:
    """A table whose game stands still, with the first player about to keep or reroll."""
    party = SharedTable(seats, "dicetto", bonus=False, quiet_rounds=4).begin()
    for _ in range(ANNOUNCED_ROUNDS * len(seats)):
        quiet_turn(party)
    party.roll(party.actor())
    return party


def quiet_turn(party: SharedTable) -> None:
    """A turn in which nothing is placed; bots are moved by hand, too."""
    session = party.session
    seat: int = session.state.turn
    if session.roll_due() is not None:
        party.roll(party.actor())
    for move in ("keep", "done"):
        if session.seats[seat].bot:
            session.bot_move(move, session.version, party.now)
            party.commit()
        else:
            party.move(party.actor(), move)


def stop(party: SharedTable, user_id: str, *unwilling: int) -> tuple[Entry, ...]:
    party.session.want_stop(user_id, party.session.version, party.now, unwilling)
    return party.commit()


def rebuilt(party: SharedTable) -> Session:
    """The session as another node builds it from what is stored."""
    session = Session(party.session.opened)
    for entries in party.commits:
        session.committed(entries)
    return session


def test_t14_the_game_ends_once_all_have_agreed() -> None:
    party = standing_still(ANA, BO)
    assert party.session.may_stop()
    assert stop(party, BO) == (StopWanted(1),)
    assert (party.session.stop_wanted, party.session.status) == (frozenset({1}), "playing")
    assert rebuilt(party).stop_wanted == {1}
    assert stop(party, BO) == ()  # once is enough
    wanted, moved, ended = stop(party, ANA)
    assert (wanted, isinstance(moved, Moved) and moved.move) == (StopWanted(0), "stop")
    assert isinstance(ended, Ended)
    assert ended.winners == (0, 1)
    assert party.session.record().moves[-1] == "stop"
    assert rebuilt(party).ended == ended
    assert not party.session.may_stop()


def test_t14_the_next_move_withdraws_what_was_agreed() -> None:
    party = standing_still(ANA, BO)
    stop(party, BO)
    party.move(ANA, "keep")
    assert party.session.stop_wanted == frozenset()
    assert stop(party, ANA) == (StopWanted(0),)  # so that no player agrees after having changed the result
    party.undo(ANA)
    assert party.session.stop_wanted == frozenset()


def test_t14_an_agreement_makes_no_move_stale_and_a_move_makes_an_agreement_stale() -> None:
    party = standing_still(ANA, BO)
    seen = party.session.version
    stop(party, BO)
    party.session.want_stop(ANA, seen, party.now)
    assert [type(entry) for entry in party.commit()] == [StopWanted, Moved, Ended]
    party = standing_still(ANA, BO)
    seen = party.session.version
    stop(party, BO)
    party.session.move(ANA, "keep", seen, party.now)
    party.commit()
    raised(StaleMove, party.session.want_stop, BO, seen, party.now)


def test_t14_bots_agree_or_decline_at_once() -> None:
    party = standing_still(ANA, "bot:random", BO)
    assert stop(party, BO, 1) == (StopWanted(2), StopDeclined(1))
    assert party.session.stop_wanted == frozenset()
    assert stop(party, BO) == (StopWanted(2),)
    assert [type(entry) for entry in stop(party, ANA)] == [StopWanted, Moved, Ended]


def test_t14_what_is_refused() -> None:
    party = SharedTable((ANA, BO), "dicetto", bonus=False).begin()
    assert code_of(lambda: stop(party, ANA)) == "table/no-stop"
    party = standing_still(ANA, BO)
    assert code_of(lambda: stop(party, CY)) == "table/not-yours"
    glacial = SharedTable((ANA, BO)).begin()
    assert code_of(lambda: stop(glacial, ANA)) == "table/no-stop"
