"""Clocks: a time for each decision, or for the whole game; and what happens when it is over."""

from __future__ import annotations

import pytest

from rollhouse.core.errors import IllegalMove
from rollhouse.play.entries import Began, Clock, Ended, Moved, Opened, Resigned, Undone, VacationStarted, decode_entries, encode_entries
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from tests.play.shared import ANA, BO, CY, NOON, SECRET, SharedTable, clock


def test_without_a_clock_time_is_unlimited() -> None:
    session = SharedTable((ANA, BO)).begin().session
    assert (session.clock_runs_for(), session.time_left(0, NOON), session.flag(NOON + 1e9)) == (None, None, False)


def test_a_clock_for_each_decision_starts_anew() -> None:
    party = SharedTable((ANA, BO), options=clock("move", 60)).begin()
    session = party.session
    assert (session.clock_runs_for(), session.time_left(0, NOON + 20), session.time_left(1, NOON + 20)) == (0, 40, 60)
    party.now = NOON + 50
    party.roll(ANA)
    assert session.time_left(0, NOON + 50) == 60
    party.now = NOON + 100
    party.move(ANA, "skip")
    assert (session.clock_runs_for(), session.time_left(1, NOON + 130), session.time_left(0, NOON + 130)) == (1, 30, 60)


def test_a_clock_for_the_game_adds_up() -> None:
    party = SharedTable((ANA, BO), options=clock("game", 100)).begin()
    session = party.session
    party.now = NOON + 30
    party.roll(ANA)
    party.now = NOON + 50
    party.move(ANA, "skip")
    party.now = NOON + 55
    party.roll(BO)
    party.now = NOON + 60
    party.move(BO, "skip")
    assert (session.time_left(0, NOON + 60), session.time_left(1, NOON + 60)) == (50, 90)
    assert session.time_left(0, NOON + 100) == 10


def test_a_refused_move_gives_no_time() -> None:
    party = SharedTable((ANA, BO), options=clock("move", 60)).begin()
    party.roll(ANA)
    party.now = NOON + 50
    with pytest.raises(IllegalMove):
        party.move(ANA, "reset odd")
    assert party.session.time_left(0, NOON + 50) == 10


def test_bots_think_without_a_clock() -> None:
    party = SharedTable((ANA, "bot:random"), options=clock("move", 60)).begin()
    party.roll(ANA)
    party.move(ANA, "skip")
    assert party.session.clock_runs_for() is None
    assert not party.session.flag(NOON + 1e9)


def test_a_player_out_of_time_has_lost_to_the_other() -> None:
    party = SharedTable((ANA, BO), options=clock("move", 60)).begin()
    assert not party.session.flag(NOON + 59.9)
    assert party.session.flag(NOON + 60)
    assert party.commit() == (Resigned(0, "time"), Ended((1,), SECRET.hex(), NOON + 60))
    assert not party.session.flag(NOON + 1000)


def test_with_more_players_a_bot_plays_on_and_the_clock_runs_for_the_next() -> None:
    party = SharedTable((ANA, BO, CY), options=clock("game", 60)).begin()
    assert party.session.flag(NOON + 61)
    resigned, _rolled = party.commit()
    assert resigned == Resigned(0, "time")
    party.now = NOON + 61
    party.bots()
    assert party.session.roll_due() == party.session.clock_runs_for() == 1
    assert party.session.time_left(1, NOON + 71) == 50


def test_a_clock_counts_from_the_beginning_of_the_game() -> None:
    party = SharedTable((ANA, BO), options=clock("game", 60))
    party.now = NOON + 500
    party.begin()
    assert party.session.time_left(0, NOON + 501) == 59


def test_clocks_that_go_backwards_give_nothing_and_take_nothing() -> None:
    party = SharedTable((ANA, BO), options=clock("game", 60)).begin()
    party.now = NOON - 30
    party.roll(ANA)
    assert party.session.time_left(0, NOON - 30) == 60


@pytest.mark.parametrize(("per", "left"), [("game", 65), ("move", 75)])
def test_undo_gives_back_the_time_of_the_moment_before_the_move(per: str, left: int) -> None:
    """Ten seconds for the roll, 25 for the decision; what Bo thinks until Ana takes back is charged to neither."""
    party = SharedTable((ANA, BO), options=clock(per, 100)).begin()
    session = party.session
    party.now = NOON + 10
    party.roll(ANA)
    party.now = NOON + 35
    party.move(ANA, "skip")
    party.now = NOON + 125
    assert session.time_left(1, party.now) == 10
    party.undo(ANA)
    assert session.clock_runs_for() == 0
    assert (session.time_left(0, party.now), session.time_left(1, party.now)) == (left, 100)
    assert not session.flag(party.now)
    party.now += 5
    assert session.time_left(0, party.now) == left - 5
    party.move(ANA, "skip")
    assert (session.time_left(0, party.now), session.time_left(1, party.now)) == (left - 5 if per == "game" else 100, 100)


def test_undo_gives_no_time() -> None:
    """A decision that is taken again and again has no more time than one that is taken once."""
    party = SharedTable((ANA, BO), options=clock("move", 60)).begin()
    party.roll(ANA)
    for _ in range(5):
        party.now += 10
        party.move(ANA, "skip")
        party.undo(ANA)
    assert party.session.time_left(0, party.now) == 10


def test_against_bots_the_clock_goes_back_to_the_own_decision() -> None:
    party = SharedTable((ANA, "bot:random"), options=clock("game", 100)).begin()
    party.now = NOON + 10
    party.roll(ANA)
    party.now = NOON + 30
    party.move(ANA, "skip")
    party.bots()
    party.now = NOON + 60
    party.roll(ANA)
    assert party.session.time_left(0, party.now) == 40
    party.undo(ANA)
    assert party.session.time_left(0, party.now) == 70


def test_another_node_has_the_same_clocks_and_old_entries_still_count() -> None:
    party = SharedTable((ANA, BO), options=clock("game", 100)).begin()
    party.now = NOON + 10
    party.roll(ANA)
    party.now = NOON + 35
    party.move(ANA, "skip")
    party.now = NOON + 60
    party.undo(ANA)
    again = party.reread()
    assert (again.clocks.used, again.clocks.since) == (party.session.clocks.used, party.session.clocks.since) == ([10.0, 0.0], NOON + 35)
    old = Session(party.session.opened)
    old.committed([Undone(entry.seat, entry.count) if isinstance(entry, Undone) else entry for entry in party.entries()])
    old.committed([Moved("skip", NOON + 40)])
    assert old.clocks.used == [40.0, 0.0]  # as it was counted then
    assert isinstance(party.commits[1][0], Began)


DAY = 86_400


def test_each_turn_gives_some_seconds_to_the_one_who_has_played_it() -> None:
    """As Fischer's clock does: not for each decision, and not to the others."""
    party = SharedTable((ANA, BO), options=clock("game", 100, increment=7)).begin()
    session = party.session
    party.now = NOON + 30
    party.roll(ANA)
    assert session.time_left(0, party.now) == 70
    party.now = NOON + 50
    party.move(ANA, "skip")
    assert (session.time_left(0, party.now), session.time_left(1, party.now)) == (57, 100)
    party.undo(ANA)
    assert session.time_left(0, party.now) == 50
    party.move(ANA, "skip")
    party.roll(BO)
    party.move(BO, "skip")
    assert (session.time_left(0, party.now), session.time_left(1, party.now)) == (57, 107)


def test_a_clock_without_an_increment_is_written_as_before() -> None:
    """Nodes of an older release know no other."""
    opened = SharedTable((ANA, BO), options=clock("game", 100)).session.opened
    assert b"increment" not in encode_entries((opened,))
    again = decode_entries(encode_entries((SharedTable((ANA, BO), options=clock("game", 100, 7)).session.opened,)))[0]
    assert isinstance(again, Opened)
    assert again.options.clock == Clock("game", 100, 7)


@pytest.mark.parametrize(
    ("per", "seconds", "correspondence"), [("move", DAY // 2, True), ("move", DAY // 2 - 1, False), ("game", 7 * DAY, False)]
)
def test_days_for_a_decision_make_a_correspondence_game(per: str, seconds: int, correspondence: bool) -> None:
    assert SharedTable((ANA, BO), options=clock(per, seconds)).session.correspondence == correspondence


def test_in_a_correspondence_game_no_bot_takes_a_seat() -> None:
    party = SharedTable((ANA, BO), options=clock("move", DAY)).begin()
    with pytest.raises(TableError, match="table/correspondence"):
        party.session.cover(BO, 0, party.now)


def test_on_vacation_the_time_stands_still() -> None:
    party = SharedTable((ANA, BO), options=clock("move", DAY)).begin()
    session = party.session
    session.start_vacation(ANA, NOON + 1000, NOON + 1000 + 10 * DAY)
    assert party.commit() == (VacationStarted(0, NOON + 1000, NOON + 1000 + 10 * DAY),)
    session.start_vacation(ANA, NOON + 1000, NOON + 1000 + 10 * DAY)
    assert party.commit() == (), "it is known"
    back = NOON + 1000 + 10 * DAY
    left = {NOON + 500: DAY - 500, NOON + 1000: DAY - 1000, NOON + 5 * DAY: DAY - 1000, back: DAY - 1000, back + 100: DAY - 1100}
    assert {at: session.time_left(0, at) for at in left} == left
    assert session.clocks.ends(0, NOON + 5 * DAY) == session.clocks.ends(0, back) == back + DAY - 1000
    assert (session.clocks.vacation_until(0, NOON + DAY), session.clocks.vacation_until(0, back)) == (back, None)
    assert not session.flag(back + DAY - 1001)
    assert party.reread().clocks.ends(0, back) == back + DAY - 1000
    assert session.flag(back + DAY - 1000)


def test_a_vacation_that_ends_early_lets_the_time_run_again() -> None:
    party = SharedTable((ANA, BO), options=clock("move", DAY)).begin()
    party.session.start_vacation(ANA, NOON, NOON + 10 * DAY)
    party.session.start_vacation(ANA, NOON, NOON + DAY)
    assert party.session.time_left(0, NOON + DAY + 100) == DAY - 100


def test_only_correspondence_games_have_vacations() -> None:
    for options in (None, clock("game", 14 * DAY), clock("move", 60)):
        party = SharedTable((ANA, BO), options=options).begin()
        party.session.start_vacation(ANA, NOON, NOON + DAY)
        assert party.commit() == ()
