"""Reactions that are ordered in advance at a shared table."""

from __future__ import annotations

import random

from rollhouse.play.entries import Clock, Moved, Options, OrderFollowed
from tests.play.shared import ANA, BO, CY, SharedTable

CORRESPONDENCE = Options(clock=Clock("move", 3 * 86_400))


def reaction_due(*seats: str, options: Options = CORRESPONDENCE) -> SharedTable:
    """A table at which a seat is to react to another seat's turn."""
    party, rng = SharedTable(seats, options=options, target=500).begin(), random.Random(1)
    while party.session.status == "playing" and not is_reaction(party):
        party.step(rng)
    assert is_reaction(party)
    return party


def is_reaction(party: SharedTable) -> bool:
    state = party.session.state
    return state.to_act not in (state.turn, -1) and state.to_act >= 0


def legal(party: SharedTable) -> list[str]:
    return [str(move) for move in party.session.game.legal(party.session.state)]


def test_the_first_ordered_move_that_is_legal_is_made_and_the_log_says_so() -> None:
    party = reaction_due(ANA, BO)
    seat, moves = party.session.state.to_act, legal(party)
    other = next(move for move in party.session.reactions() if move not in moves)
    assert set(moves) <= set(party.session.reactions())
    party.session.follow_orders({party.session.seats[seat].user_id: (other, moves[1], moves[0])}, party.now)
    entries = party.commit()
    assert entries[0] == OrderFollowed(seat)
    assert isinstance(entries[1], Moved)
    assert entries[1].move == moves[1]
    assert party.reread().state == party.session.state


def test_without_a_legal_order_the_player_is_asked() -> None:
    party = reaction_due(ANA, BO)
    seat, moves = party.session.state.to_act, legal(party)
    user_id = party.session.seats[seat].user_id
    for orders in ({}, {user_id: ()}, {user_id: ("freeze nothing", "skip")}, {CY: tuple(moves)}):
        party.session.follow_orders(orders, party.now)
        assert party.commit() == ()


def test_no_order_holds_in_ones_own_turn_nor_for_a_bot() -> None:
    party, rng = reaction_due(ANA, BO), random.Random(2)
    while is_reaction(party) or party.session.roll_due() is not None or party.session.state.to_act < 0:
        party.step(rng)
    party.session.follow_orders({ANA: tuple(legal(party)), BO: tuple(legal(party))}, party.now)
    assert party.commit() == ()
    party = reaction_due(ANA, "bot:greedy", CY)
    if not (bot := party.session.seats[party.session.state.to_act].bot):
        party.session.resign(party.session.seats[party.session.state.to_act].user_id, party.session.state.to_act, party.now)
        bot = party.session.seats[party.session.state.to_act].bot
    assert bot
    party.session.follow_orders(dict.fromkeys((ANA, CY, ""), tuple(legal(party))), party.now)
    assert party.commit() in ((), party.commits[-1])
    assert not any(isinstance(entry, OrderFollowed) for entry in party.entries())


def test_only_correspondence_games_and_games_with_reactions_have_something_to_order() -> None:
    assert reaction_due(ANA, BO, options=Options()).session.reactions() == {}
    assert SharedTable((ANA, BO), "dicetto", options=CORRESPONDENCE).begin().session.reactions() == {}
    assert SharedTable((ANA, BO), options=CORRESPONDENCE).session.reactions() == {}, "the game has not begun"
