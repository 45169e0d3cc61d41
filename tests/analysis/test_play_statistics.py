"""What a game tells of a player's habits, with costs that are made up: the sums are done by hand."""

from __future__ import annotations

import msgspec
import pytest

from rollhouse.analysis.marks import mark
from rollhouse.analysis.play_statistics import CardStatistics, ErrorStatistics, PlayStatistics, add_statistics, play_statistics
from rollhouse.analysis.report import Decision, Report, Source
from rollhouse.core.messages import say
from rollhouse.core.record import Record, Replay, replay

MOVES = (
    "roll 112356",
    "freeze any_two 56",  # ply 1: rolled on, and scoring odd was better
    "roll 34",
    "score straight 1234",  # ply 3: as good as any
    "roll 123456",
    "score odd 135",  # ply 5: the other player's
    "roll 133355",
    "score odd 13335",  # ply 7: the right card with the wrong dice
    "roll 123456",
    "skip",
)
EMPTY = say("nothing")


def played() -> Replay:
    return replay(Record("dicy-cards", 1, {"players": 2, "first": 0}, ("Ana", "Bo"), MOVES))


def decision(ply: int, seat: int, best: str, cost: float) -> Decision:
    return Decision(ply, seat, MOVES[ply], EMPTY, 0.5, best, EMPTY, 0.5 + cost, cost, mark(cost, "share"), EMPTY, 0.0, 0)


DECISIONS = (
    decision(1, 0, "score odd 1135", 0.06),
    decision(3, 0, MOVES[3], 0.0),
    decision(5, 1, "score straight 123456", 0.2),
    decision(7, 0, "score odd 133355", 0.01),
    decision(9, 1, "score low_six 123456", 0.3),
)


MADE_UP = Source("made up", EMPTY, True, 0.0, "share")


def told(source: Source | None = MADE_UP) -> Report:
    return Report("dicy-cards", 1, {}, ("Ana", "Bo"), source, None, 0, True, (0,), (), DECISIONS if source else (), (), (), ())


BOTH_PLAYERS = [frozenset({0, 1})] * 10


def test_errors_by_kind_cards_by_what_was_better() -> None:
    found = play_statistics(played(), told(), 0, BOTH_PLAYERS)
    assert found.began
    assert found.marks == [2, 0, 1, 0]
    assert found.errors == {"rolled-on": ErrorStatistics(1, 0.06), "wrong-dice": ErrorStatistics(0, 0.01)}, (
        "a small one costs, and is no mistake"
    )
    assert found.cards == {
        "straight": CardStatistics(taken=1, points=10),  # after a move that was not the best, it is unknown what would have come
        "odd": CardStatistics(taken=1, points=15, best_taken=2, best_points=10 + 20, under=1, under_cost=0.06),
    }
    assert sum(one.cost for one in found.errors.values()) == pytest.approx(0.07), "all that was lost"
    other = play_statistics(played(), told(), 1, BOTH_PLAYERS)
    assert (other.began, other.marks) == (False, [0, 0, 0, 2])
    assert other.errors == {"wrong-card": ErrorStatistics(1, 0.2), "skipped": ErrorStatistics(1, 0.3)}
    assert (other.cards["odd"].over, other.cards["odd"].over_cost) == (1, 0.2)
    assert (other.cards["straight"].under, other.cards["straight"].best_points) == (1, 21)


def test_only_what_the_player_did_counts() -> None:
    away = [frozenset({1}) if ply < 4 else frozenset({0, 1}) for ply in range(10)]
    found = play_statistics(played(), told(), 0, away)
    assert (found.began, found.marks, list(found.errors)) == (True, [1, 0, 0, 0], ["wrong-dice"])
    assert list(found.cards) == ["odd"]


def test_without_values_it_is_told_what_was_taken() -> None:
    found = play_statistics(played(), told(None), 0, BOTH_PLAYERS)
    assert (found.began, found.marks, found.errors) == (True, [0, 0, 0, 0], {})
    assert found.cards == {"straight": CardStatistics(1, 10), "odd": CardStatistics(1, 15)}


def test_games_add_up_and_are_kept_in_few_bytes() -> None:
    one, other = play_statistics(played(), told(), 0, BOTH_PLAYERS), play_statistics(played(), told(), 1, BOTH_PLAYERS)
    total = add_statistics([one, other, one])
    assert total.marks == [4, 0, 2, 2]
    assert total.errors["rolled-on"] == ErrorStatistics(2, 0.12)
    assert total.cards["straight"] == CardStatistics(taken=2, points=20, best_taken=1, best_points=21, under=1, under_cost=0.2)
    assert add_statistics([]) == PlayStatistics()
    text = msgspec.json.encode(one)
    assert msgspec.json.decode(text, type=PlayStatistics) == one
    assert len(text) < 250
