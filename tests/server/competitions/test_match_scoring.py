"""Duplicate matches: seats, scores, and where two games with the same dice diverged."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.fair import FairDice
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.server.features.competitions.competition import TableResult
from rollhouse.server.features.competitions.divergence import divergence_of
from rollhouse.server.features.competitions.match_scoring import (
    BOT_SLOT,
    Form,
    Score,
    board_score,
    match_score,
    match_winner,
    seats_of,
    slots,
    team_of,
    winner_of,
)


def won(seat: int, mine: int, theirs: int) -> TableResult:
    """A game won by this seat, with the points of both."""
    return TableResult((seat,), (mine, theirs), "played")


@pytest.mark.parametrize("form", ["duel", "teams"])
def test_each_seat_is_compared_with_the_other_team(form: Form) -> None:
    for board in range(4):
        left, right = seats_of(form, board)
        people = [slot for slot in (*left, *right) if slot != BOT_SLOT]
        assert sorted(people) == list(range(slots(form))), "each player sits at one table"
        for one, other in zip(left, right, strict=True):
            if one == BOT_SLOT:
                assert other == BOT_SLOT
            else:
                assert team_of(form, one) != team_of(form, other), "on the same seat, with the same dice"


def test_in_four_boards_each_player_has_both_seats_against_both_opponents() -> None:
    met = Counter(table for board in range(4) for table in seats_of("teams", board))
    assert met == Counter((one, other) for one in (0, 1) for other in (2, 3)) + Counter((one, other) for one in (2, 3) for other in (0, 1))
    for board in range(4):
        assert {team_of("teams", first) for first, _ in seats_of("teams", board)} == {0, 1}, "each team begins at one table"


def test_in_a_duel_the_seat_changes_from_board_to_board() -> None:
    assert [seats_of("duel", board)[0].index(0) for board in range(4)] == [0, 1, 0, 1]


def test_a_board_of_teams_goes_by_wins_and_then_by_points() -> None:
    swept = board_score("teams", 0, (won(0, 60, 40), won(1, 30, 60)))
    assert swept == (Score(0, 2, 50), Score(0, 0, -50))
    assert winner_of(*swept) == 0
    split = board_score("teams", 0, (won(0, 60, 58), won(0, 60, 20)))  # the first seat has won at both
    assert split == (Score(0, 1, -38), Score(0, 1, 38))
    assert winner_of(*split) == 1
    even = board_score("teams", 1, (won(0, 60, 40), won(0, 60, 40)))
    assert winner_of(*even) == "both", "the same play at both tables tells nothing apart"
    shared = board_score("teams", 0, (TableResult((0, 1), (50, 50), "played"), won(1, 59, 60)))
    assert [one.shares for one in shared] == [1.5, 0.5]


def test_a_board_of_a_duel_compares_the_two_with_each_other_and_not_with_the_bot() -> None:
    lost_by_less = board_score("duel", 0, (won(1, 55, 60), won(1, 20, 60)))
    assert lost_by_less == (Score(0, 0, -5), Score(0, 0, -40))
    assert winner_of(*lost_by_less) == 0
    on_the_second_seat = board_score("duel", 1, (won(0, 60, 59), won(1, 10, 60)))
    assert on_the_second_seat == (Score(0, 0, -1), Score(0, 1, 50))
    assert winner_of(*on_the_second_seat) == 1


def test_a_match_goes_by_boards_then_wins_then_points() -> None:
    small, large = (Score(0, 1, 2), Score(0, 1, -2)), (Score(0, 0, -90), Score(0, 2, 90))
    assert match_score([small, large]) == (Score(1, 1, -88), Score(1, 3, 88))
    assert match_winner([small, large], None) == 1, "a board each: the wins decide"
    assert match_winner([small, small, large], None) == 0, "two boards are more than one, by however much"
    assert match_winner([small, large[::-1]], forfeited=0) == 1, "the team that gives it up has lost"
    tied = (Score(0, 1, 0), Score(0, 1, 0))
    assert (match_winner([tied], None), match_winner([], None)) == ("both", "both")
    assert match_score([tied])[0].boards == 0.5


# --- divergence ---------------------------------------------------------------------------------------------------------------------------


GAME = find_game("dicy-cards")
DICE = FairDice(b"x" * 32, ())


def played(*choices: int) -> Record:
    """A game with these dice, in which each decision is the legal move with this index."""
    table = Table(GAME, GAME.setup({"players": 2, "first": 0, "target": 20}), read_players(("Ana", "Bo"), GAME), DICE)
    left = list(choices)
    while left:
        state = table.state
        if state.to_act >= 0:
            table.submit(GAME.legal(state)[left.pop(0)])
        else:
            table.submit(DICE.answer(GAME.outcomes(state), table.moment))
    return table.record


def test_games_diverge_at_the_first_decision_that_differs() -> None:
    one, other = played(0, 0, -1), played(0, 0, 1, 0)
    divergence = divergence_of(one, other)
    assert divergence is not None
    assert one.moves[: divergence.ply] == other.moves[: divergence.ply]
    assert divergence.moves == (one.moves[divergence.ply], other.moves[divergence.ply])
    assert divergence.moves[0] != divergence.moves[1]
    assert divergence.decisions == 2
    assert divergence.words[0] != divergence.words[1]


def test_equal_games_do_not_diverge() -> None:
    assert divergence_of(played(0, 1, 0), played(0, 1, 0)) is None
    assert divergence_of(played(0, 1, 0), played(0, 1)) is None, "one of them ended sooner"


def test_different_dice_are_no_divergence() -> None:
    record = played(0)
    roll = next(place for place, move in enumerate(record.moves) if move.startswith("roll"))
    other = "roll 111111" if record.moves[roll] != "roll 111111" else "roll 222222"
    changed = msgspec.structs.replace(record, moves=(*record.moves[:roll], other))
    assert divergence_of(record, changed) is None
