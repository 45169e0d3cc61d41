"""Who meets whom in each format, and the standings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import get_args

import pytest

from rollhouse.server.features.competitions.tournament_formats import FORMATS, Field, FormatName, Game, Players, Standing

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def paired(
    name: FormatName, lots: Sequence[str], games: Sequence[Game], round_: int, gone: Sequence[str] = (), players: int = 2
) -> list[Players]:
    return FORMATS[name].pairings(Field(lots, games, gone, players), round_)


def standings(name: FormatName, lots: Sequence[str], games: Sequence[Game]) -> list[Standing]:
    return FORMATS[name].standings(lots, games)


def pair(number: int, first: str, second: str, won: str | None) -> Game:
    """A table of two, or a bye, with its winners."""
    return Game(number, tuple(filter(None, (first, second))), None if won is None else tuple(won))


def tournament(name: FormatName, people: int, seed: int) -> list[Game]:
    """A tournament played to the end, with random results."""
    rng, games, lots = random.Random(seed), list[Game](), list(LETTERS[:people])
    for number in range(1, FORMATS[name].rounds(people) + 1):
        pairs = paired(name, lots, games, number)
        seated = [user_id for table in pairs for user_id in table]
        assert len(seated) == len(set(seated)), "no player sits at two tables"
        if name != "knock-out":
            assert sorted(seated) == lots, "each player has a table or a bye"
        assert sum(len(table) == 1 for table in pairs) <= (len(lots) if name == "knock-out" else 1)
        for table in pairs:
            choices: list[Players] = [(user_id,) for user_id in table] + ([table] if name != "knock-out" else [])
            games.append(Game(number, table, rng.choice(choices) if len(table) > 1 else None))
    return games


@pytest.mark.parametrize("people", range(2, 12))
def test_round_robin_players_meet_once(people: int) -> None:
    games = tournament("round-robin", people, people)
    met = Counter(frozenset(game.players) for game in games if len(game.players) > 1)
    assert set(met) == {frozenset(two) for two in combinations(LETTERS[:people], 2)}
    assert set(met.values()) == {1}
    began = Counter(game.players[0] for game in games if len(game.players) > 1)
    assert max(began.values()) - min(began[user_id] for user_id in LETTERS[:people]) <= 3, "about as often"


@pytest.mark.parametrize("people", [*range(2, 14), 26])
@pytest.mark.parametrize("seed", range(3))
def test_swiss_has_no_rematch_and_no_second_bye(people: int, seed: int) -> None:
    games = tournament("swiss", people, seed)
    met = Counter(frozenset(game.players) for game in games if len(game.players) > 1)
    assert max(met.values()) == 1
    assert max(Counter(game.players[0] for game in games if len(game.players) == 1).values(), default=1) == 1


def test_swiss_pairs_are_neighbours_in_the_standings() -> None:
    games = [pair(1, "a", "b", "a"), pair(1, "c", "d", "c"), pair(1, "e", "f", "e"), pair(1, "g", "h", "g")]
    assert paired("swiss", list("abcdefgh"), games, 2) == [("a", "c"), ("e", "g"), ("b", "d"), ("f", "h")]


def test_swiss_allows_a_rematch_where_all_have_met() -> None:
    lots = ["a", "b"]
    assert paired("swiss", lots, [pair(1, "a", "b", "a")], 2) == [("b", "a")]


@pytest.mark.parametrize("people", range(2, 20))
def test_knock_out_leaves_one_player_without_a_loss(people: int) -> None:
    games = tournament("knock-out", people, people)
    lost = [user_id for game in games if len(game.players) > 1 for user_id in game.players if user_id not in (game.won or ())]
    assert len(lost) == len(set(lost)) == people - 1


def test_knock_out_lets_the_first_two_lots_meet_in_the_final_only() -> None:
    lots = list("abcdefgh")
    games: list[Game] = []
    for number in (1, 2, 3):
        games += [Game(number, table, (min(table),)) for table in paired("knock-out", lots, games, number)]
    assert set(games[-1].players) == {"a", "b"}
    off = paired("knock-out", lots[:5], [], 1)
    assert sorted(table[0] for table in off if len(table) == 1) == list("abc"), "the first lots have byes"


def test_ties_are_broken_by_opponents_then_wins_then_the_lot() -> None:
    games = [
        pair(1, "a", "b", "ab"),
        pair(1, "c", "d", "c"),
        pair(2, "c", "a", "c"),
        pair(2, "b", "d", "d"),
    ]
    table = standings("swiss", list("abcd"), games)
    assert [(one.user_id, one.points, one.buchholz, one.wins) for one in table] == [
        ("c", 2.0, 1.5, 2),
        ("d", 1.0, 2.5, 1),
        ("a", 0.5, 2.5, 0),
        ("b", 0.5, 1.5, 0),
    ]
    assert [one.user_id for one in standings("swiss", list("dcba"), [])] == list("dcba")


def test_a_bye_is_a_point_except_in_a_round_robin() -> None:
    games = [pair(1, "a", "b", "a"), pair(1, "c", "", None)]
    assert {one.user_id: one.points for one in standings("swiss", list("abc"), games)} == {"a": 1.0, "c": 1.0, "b": 0.0}
    assert {one.user_id: one.points for one in standings("round-robin", list("abc"), games)} == {"a": 1.0, "c": 0.0, "b": 0.0}


def test_players_who_have_left_are_not_paired() -> None:
    assert paired("swiss", list("abcd"), [], 1, ["b"]) == [("a", "c"), ("d",)]
    assert paired("round-robin", list("abcd"), [], 1, ["b", "c"]) == [("a", "d")]
    first = [pair(1, "a", "d", "a"), pair(1, "b", "c", "b")]
    assert paired("knock-out", list("abcd"), first, 2, ["b"]) == [("a",)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 9, 11, 16, 23])
def test_larger_tables_are_equally_full_without_byes(people: int, players: int) -> None:
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
        met = Counter(frozenset(two) for game in games[: 2 * len(games) // 4] for two in combinations(game.players, 2))
        assert max(met.values()) == 1, "no rematch in two rounds where others are near"
    began = Counter(game.players[0] for game in games)
    assert max(began[user_id] for user_id in lots) - min(began[user_id] for user_id in lots) <= 3, "about as often"


def test_at_larger_tables_the_leaders_meet_and_a_win_is_one_point() -> None:
    lots = list("abcdefghi")
    games = [Game(1, tuple("abc"), ("a",)), Game(1, tuple("def"), ("d", "e")), Game(1, tuple("ghi"), ())]
    table = standings("swiss", lots, games)
    assert [(one.user_id, one.points, one.buchholz) for one in table[:3]] == [("a", 1.0, 0.0), ("d", 0.5, 0.25), ("e", 0.5, 0.25)]
    assert {one.user_id: one.buchholz for one in table}["b"] == 0.5, "of the two others on average"
    assert sum(one.points for one in table) == 2.0, "a win of a bot that stands in is no point"
    first = paired("swiss", lots, games, 2, players=3)[0]
    assert {"a", "d"} <= set(first)
    assert [user_id for user_id in first if user_id in "bc"] == [], "those who have met sit elsewhere"
    assert paired("swiss", lots, games, 2, ["a", "d"], players=3)[0][0] == "e"


def test_larger_tables_need_fewer_rounds() -> None:
    assert [FORMATS["swiss"].rounds(16, 0, players) for players in (2, 3, 4)] == [4, 3, 2]
    assert [FORMATS["swiss"].rounds(people, 0, 3) for people in (2, 3, 9, 27)] == [1, 1, 2, 3]
    assert FORMATS["swiss"].rounds(4, 9, 4) == 9


def test_each_named_format_exists() -> None:
    assert set(FORMATS) == set(get_args(FormatName))
