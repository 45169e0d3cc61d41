"""Who plays whom: everybody once, the nearest in the standings, or the winners; and who stands where, by stated rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from rollhouse.server.features.competitions.tournaments.pairing import Format, Game, Together, over_after, paired, rounds_for, standings

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def pair(number: int, first: str, second: str, won: str | None) -> Game:
    """A table of two, or a round off; `won` are those who did."""
    return Game(number, tuple(filter(None, (first, second))), None if won is None else tuple(won))


def tournament(format: Format, people: int, seed: int, rounds: int = 0, *, shared: bool = True) -> list[Game]:  # noqa: A002  # as there
    """A tournament played to the end, by chance."""
    rng, games, lots = random.Random(seed), list[Game](), list(LETTERS[:people])
    for number in range(1, rounds_for(format, people, rounds) + 1):
        pairs = paired(format, lots, games, number)
        seated = [user_id for table in pairs for user_id in table]
        assert len(seated) == len(set(seated)), "nobody sits at two tables"
        if format != "knock-out":
            assert sorted(seated) == lots, "everybody plays, or has the round off"
        assert sum(len(table) == 1 for table in pairs) <= (len(lots) if format == "knock-out" else 1)
        for table in pairs:
            choices: list[Together] = [(user_id,) for user_id in table] + ([table] if shared and format != "knock-out" else [])
            games.append(Game(number, table, rng.choice(choices) if len(table) > 1 else None))
    return games


@pytest.mark.parametrize("people", range(2, 12))
def test_everybody_meets_everybody_once(people: int) -> None:
    games = tournament("round-robin", people, people)
    met = Counter(frozenset(game.people) for game in games if len(game.people) > 1)
    assert set(met) == {frozenset(two) for two in combinations(LETTERS[:people], 2)}
    assert set(met.values()) == {1}
    began = Counter(game.people[0] for game in games if len(game.people) > 1)
    assert max(began.values()) - min(began[user_id] for user_id in LETTERS[:people]) <= 3, "about as often"


@pytest.mark.parametrize("people", [*range(2, 14), 26])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_lets_nobody_meet_twice_nor_rest_twice(people: int, seed: int) -> None:
    games = tournament("swiss", people, seed)
    met = Counter(frozenset(game.people) for game in games if len(game.people) > 1)
    assert max(met.values()) == 1
    assert max(Counter(game.people[0] for game in games if len(game.people) == 1).values(), default=1) == 1


def test_swiss_pairs_are_near_each_other() -> None:
    games = [pair(1, "a", "b", "a"), pair(1, "c", "d", "c"), pair(1, "e", "f", "e"), pair(1, "g", "h", "g")]
    assert paired("swiss", list("abcdefgh"), games, 2) == [("a", "c"), ("e", "g"), ("b", "d"), ("f", "h")]


def test_who_has_met_everybody_may_meet_again() -> None:
    lots = ["a", "b"]
    assert paired("swiss", lots, [pair(1, "a", "b", "a")], 2) == [("b", "a")]


@pytest.mark.parametrize("people", range(2, 20))
def test_in_a_knock_out_one_is_left_who_has_lost_nothing(people: int) -> None:
    games = tournament("knock-out", people, people)
    lost = [user_id for game in games if len(game.people) > 1 for user_id in game.people if user_id not in (game.won or ())]
    assert len(lost) == len(set(lost)) == people - 1
    assert over_after("knock-out", people, 0, rounds_for("knock-out", people, 0))


def test_the_first_two_lots_meet_only_at_the_end() -> None:
    lots = list("abcdefgh")
    games: list[Game] = []
    for number in (1, 2, 3):
        games += [Game(number, table, (min(table),)) for table in paired("knock-out", lots, games, number)]
    assert set(games[-1].people) == {"a", "b"}
    off = paired("knock-out", lots[:5], [], 1)
    assert sorted(table[0] for table in off if len(table) == 1) == list("abc"), "the first lots have the round off"


def test_points_then_those_one_has_played_then_wins_then_the_lot() -> None:
    games = [
        pair(1, "a", "b", "ab"),
        pair(1, "c", "d", "c"),
        pair(2, "c", "a", "c"),
        pair(2, "b", "d", "d"),
    ]
    table = standings("swiss", list("abcd"), games)
    assert [(one.user_id, one.points, one.against, one.wins) for one in table] == [
        ("c", 2.0, 1.5, 2),
        ("d", 1.0, 2.5, 1),
        ("a", 0.5, 2.5, 0),
        ("b", 0.5, 1.5, 0),
    ]
    assert [one.user_id for one in standings("swiss", list("dcba"), [])] == list("dcba")


def test_a_round_off_is_a_point_where_not_everybody_has_one() -> None:
    games = [pair(1, "a", "b", "a"), pair(1, "c", "", None)]
    assert {one.user_id: one.points for one in standings("swiss", list("abc"), games)} == {"a": 1.0, "c": 1.0, "b": 0.0}
    assert {one.user_id: one.points for one in standings("round-robin", list("abc"), games)} == {"a": 1.0, "c": 0.0, "b": 0.0}


def test_whoever_has_gone_is_not_paired() -> None:
    assert paired("swiss", list("abcd"), [], 1, ["b"]) == [("a", "c"), ("d",)]
    assert paired("round-robin", list("abcd"), [], 1, ["b", "c"]) == [("a", "d")]
    first = [pair(1, "a", "d", "a"), pair(1, "b", "c", "b")]
    assert paired("knock-out", list("abcd"), first, 2, ["b"]) == [("a",)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 9, 11, 16, 23])
def test_tables_of_more_are_as_full_as_each_other_and_nobody_waits(people: int, players: int) -> None:
    lots, games, rng = list(LETTERS[:people]), list[Game](), random.Random(people)
    for number in range(1, 5):
        tables = paired("swiss", lots, games, number, players=players)
        sizes = [len(table) for table in tables]
        assert sorted(user_id for table in tables for user_id in table) == lots
        assert max(sizes) <= players
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 2
        games += [Game(number, table, (rng.choice(table),)) for table in tables]
    if people >= 4 * players:
        met = Counter(frozenset(two) for game in games[: 2 * len(games) // 4] for two in combinations(game.people, 2))
        assert max(met.values()) == 1, "in two rounds nobody meets again where there are others nearby"
    began = Counter(game.people[0] for game in games)
    assert max(began[user_id] for user_id in lots) - min(began[user_id] for user_id in lots) <= 3, "about as often"


def test_at_tables_of_more_the_leaders_meet_and_a_win_is_one_point() -> None:
    lots = list("abcdefghi")
    games = [Game(1, tuple("abc"), ("a",)), Game(1, tuple("def"), ("d", "e")), Game(1, tuple("ghi"), ())]
    table = standings("swiss", lots, games)
    assert [(one.user_id, one.points, one.against) for one in table[:3]] == [("a", 1.0, 0.0), ("d", 0.5, 0.25), ("e", 0.5, 0.25)]
    assert {one.user_id: one.against for one in table}["b"] == 0.5, "of the two others on average"
    assert sum(one.points for one in table) == 2.0, "where bots won for others, nobody has a point"
    first = paired("swiss", lots, games, 2, players=3)[0]
    assert {"a", "d"} <= set(first)
    assert [user_id for user_id in first if user_id in "bc"] == [], "those who have met sit elsewhere"
    assert paired("swiss", lots, games, 2, ["a", "d"], players=3)[0][0] == "e"


def test_with_more_at_a_table_fewer_rounds_find_a_winner() -> None:
    assert [rounds_for("swiss", 16, 0, players) for players in (2, 3, 4)] == [4, 3, 2]
    assert [rounds_for("swiss", people, 0, 3) for people in (2, 3, 9, 27)] == [1, 1, 2, 3]
    assert rounds_for("swiss", 4, 9, 4) == 9
    assert not over_after("swiss", 16, 0, 1, 4)
