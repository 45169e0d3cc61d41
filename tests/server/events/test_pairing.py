"""Who plays whom: everybody once, the nearest in the standings, or the winners; and who stands where, by stated rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from rollhouse.server.events.pairing import Format, Game, Winner, over_after, paired, rounds_for, standings

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def evening(format: Format, people: int, seed: int, rounds: int = 0, *, shared: bool = True) -> list[Game]:  # noqa: A002  # as there
    """An evening played to the end, by chance."""
    rng, games, lots = random.Random(seed), list[Game](), list(LETTERS[:people])
    for number in range(1, rounds_for(format, people, rounds) + 1):
        pairs = paired(format, lots, games, number)
        seated = [who for pair in pairs for who in pair if who]
        assert len(seated) == len(set(seated)), "nobody sits at two tables"
        if format != "knock-out":
            assert sorted(seated) == lots, "everybody plays, or has the round off"
        assert sum(not second for _, second in pairs) <= (len(lots) if format == "knock-out" else 1)
        choices: list[Winner] = ["first", "second", "both"] if shared and format != "knock-out" else ["first", "second"]
        games += [Game(number, first, second, rng.choice(choices) if second else None) for first, second in pairs]
    return games


@pytest.mark.parametrize("people", range(2, 12))
def test_everybody_meets_everybody_once(people: int) -> None:
    games = evening("round-robin", people, people)
    met = Counter(frozenset((game.first, game.second)) for game in games if game.second)
    assert set(met) == {frozenset(pair) for pair in combinations(LETTERS[:people], 2)}
    assert set(met.values()) == {1}
    began = Counter(game.first for game in games if game.second)
    assert max(began.values()) - min(began[who] for who in LETTERS[:people]) <= 3, "about as often"


@pytest.mark.parametrize("people", [*range(2, 14), 26])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_evening_lets_nobody_meet_twice_nor_rest_twice(people: int, seed: int) -> None:
    games = evening("swiss", people, seed)
    met = Counter(frozenset((game.first, game.second)) for game in games if game.second)
    assert max(met.values()) == 1
    assert max(Counter(game.first for game in games if not game.second).values(), default=1) == 1


def test_swiss_pairs_are_near_each_other() -> None:
    games = [Game(1, "a", "b", "first"), Game(1, "c", "d", "first"), Game(1, "e", "f", "first"), Game(1, "g", "h", "first")]
    assert paired("swiss", list("abcdefgh"), games, 2) == [("a", "c"), ("e", "g"), ("b", "d"), ("f", "h")]


def test_who_has_met_everybody_may_meet_again() -> None:
    lots = ["a", "b"]
    assert paired("swiss", lots, [Game(1, "a", "b", "first")], 2) == [("b", "a")]


@pytest.mark.parametrize("people", range(2, 20))
def test_in_a_knock_out_one_is_left_who_has_lost_nothing(people: int) -> None:
    games = evening("knock-out", people, people)
    lost = [game.second if game.winner == "first" else game.first for game in games if game.second]
    assert len(lost) == len(set(lost)) == people - 1
    assert over_after("knock-out", people, 0, rounds_for("knock-out", people, 0))


def test_the_first_two_lots_meet_only_at_the_end() -> None:
    lots = list("abcdefgh")
    games: list[Game] = []
    for number in (1, 2, 3):
        games += [Game(number, *pair, "first" if pair[0] < pair[1] else "second") for pair in paired("knock-out", lots, games, number)]
    assert {games[-1].first, games[-1].second} == {"a", "b"}
    off = paired("knock-out", lots[:5], [], 1)
    assert sorted(first for first, second in off if not second) == list("abc"), "the first lots have the round off"


def test_points_then_those_one_has_played_then_wins_then_the_lot() -> None:
    games = [
        Game(1, "a", "b", "both"),
        Game(1, "c", "d", "first"),
        Game(2, "c", "a", "first"),
        Game(2, "b", "d", "second"),
    ]
    table = standings("swiss", list("abcd"), games)
    assert [(one.who, one.points, one.against, one.wins) for one in table] == [
        ("c", 2.0, 1.5, 2),
        ("d", 1.0, 2.5, 1),
        ("a", 0.5, 2.5, 0),
        ("b", 0.5, 1.5, 0),
    ]
    assert [one.who for one in standings("swiss", list("dcba"), [])] == list("dcba")


def test_a_round_off_is_a_point_where_not_everybody_has_one() -> None:
    games = [Game(1, "a", "b", "first"), Game(1, "c", "", None)]
    assert {one.who: one.points for one in standings("swiss", list("abc"), games)} == {"a": 1.0, "c": 1.0, "b": 0.0}
    assert {one.who: one.points for one in standings("round-robin", list("abc"), games)} == {"a": 1.0, "c": 0.0, "b": 0.0}


def test_whoever_has_gone_is_not_paired() -> None:
    assert paired("swiss", list("abcd"), [], 1, ["b"]) == [("a", "c"), ("d", "")]
    assert paired("round-robin", list("abcd"), [], 1, ["b", "c"]) == [("a", "d")]
    first = [Game(1, "a", "d", "first"), Game(1, "b", "c", "first")]
    assert paired("knock-out", list("abcd"), first, 2, ["b"]) == [("a", "")]
