"""Statistics of made-up and of recorded games, compared with sums computed another way."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from datetime import UTC, datetime
from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.play_statistics import CardStatistics, ErrorStatistics, PlayStatistics, play_statistics
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record, Replay, replay
from rollhouse.games.dicetto.bots.greedy import GreedyBot
from rollhouse.games.dicetto.cards import REROLL, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.evaluation.scene import Scene
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import Place
from rollhouse.server.features.history.statistics import Wanted, statistics_of
from rollhouse.server.features.history.statistics_schemas import RunLength, StatisticsPage
from rollhouse.server.store.rows import Opponent

DAY = 86_400.0
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
BO, CY, GREEDY, EXPERT = Opponent("bo", "Bo"), Opponent("cy", "Cy"), Opponent(bot="greedy"), Opponent(bot="expert")


def row(result: str, days_ago: float, *opponents: Opponent, statistics: PlayStatistics | None = None, **more: Any) -> Any:
    analysed = {
        "decisions": 10,
        "cost": 0.5,
        "luck": 0.0,
        "unit": "share",
        "exact": True,
        "statistics": msgspec.json.encode(statistics).decode(),
    }
    unknown: dict[str, Any] = dict.fromkeys(analysed)
    return SimpleNamespace(
        game=more.pop("game", "dicy-cards"),
        players=1 + len(opponents),
        mode=msgspec.json.encode(more.pop("mode", {"mode": "glacial", "target": 100})).decode(),
        opponents=msgspec.json.encode(opponents).decode(),
        ended=NOW - days_ago * DAY,
        result=result,
        **((unknown if statistics is None else analysed) | more),
    )


def counted(*rows: Any, **wanted: Any) -> StatisticsPage:
    return statistics_of("ana", sorted(rows, key=lambda one: -one.ended), Wanted(**wanted), NOW)


def triple(results: Any) -> tuple[int, int, int]:
    return results.won, results.shared, results.lost


def test_results_by_who_began_settings_and_opponents() -> None:
    first, second = PlayStatistics(began=True), PlayStatistics()
    page = counted(
        row("won", 1, BO, statistics=first),
        row("lost", 2, BO, statistics=second),
        row("shared", 3, Opponent("bo", "Bob")),
        row("won", 4, GREEDY, statistics=first, mode={"mode": "b", "target": 100}),
        row("lost", 5, GREEDY, statistics=second),
        row("won", 6, EXPERT, GREEDY),
        row("won", 7, Opponent("ana", "Mia"), statistics=first),
        row("lost", 8, BO, game="dicetto"),
    )
    assert [(one.game, one.players, one.games) for one in page.kinds] == [("dicy-cards", 2, 5), ("dicy-cards", 3, 1), ("dicetto", 2, 1)]
    assert (page.game, page.players, page.games, triple(page.results)) == ("dicy-cards", 2, 5, (2, 1, 2)), "not where one device went round"
    assert (triple(page.beginning), triple(page.following)) == ((2, 0, 0), (0, 0, 2))
    assert [(one.mode["mode"], triple(one.results)) for one in page.modes] == [("glacial", (1, 1, 2)), ("b", (1, 0, 0))]
    assert [(one.name, one.bot, triple(one.results)) for one in page.opponents] == [("Bo", "", (1, 1, 1)), ("", "greedy", (1, 0, 1))]
    three = counted(row("won", 6, EXPERT, GREEDY), row("lost", 6, GREEDY, GREEDY), row("won", 5, BO), players=3)
    assert [(one.bot, triple(one.results)) for one in three.opponents] == [("greedy", (1, 0, 1)), ("expert", (1, 0, 0))]
    dicetto = counted(row("lost", 8, BO, game="dicetto"), row("won", 8, BO), row("won", 8, BO), game="dicetto")
    assert (dicetto.game, dicetto.players, triple(dicetto.results)) == ("dicetto", 2, (0, 0, 1))
    nothing = counted(game="chess")
    assert (nothing.kinds, nothing.games, nothing.spans, nothing.errors, nothing.cards) == ([], 0, [], [], [])
    gone = counted(
        row(
            "won",
            1,
            BO,
            game="chess",
            statistics=PlayStatistics(errors={"x": ErrorStatistics(1, 0.1)}, cards={"queen": CardStatistics(1, 9)}),
        )
    )
    assert ([one.name.key for one in gone.errors], gone.cards) == (["analysis-error-other"], []), "a game that is not here any more"


def test_the_list_of_opponents_is_limited() -> None:
    page = counted(
        *(row("won", number, Opponent(f"p{number}", f"P{number}")) for number in range(1, 31)), row("won", 40, BO), row("won", 41, BO)
    )
    assert (page.opponents[0].name, len(page.opponents), page.others) == ("Bo", 20, 11)


def test_periods_have_no_gaps_and_short_ones_are_weeks() -> None:
    statistics = PlayStatistics(marks=[7, 1, 1, 1])
    rows = [row("won", 0, BO, statistics=statistics), row("lost", 20, BO, statistics=statistics), row("lost", 75, BO), row("won", 76, BO)]
    page = counted(*rows)
    assert (page.span, [one.begins for one in page.spans]) == ("month", ["2026-09-01", "2026-10-01", "2026-11-01"])
    assert [triple(one.results) for one in page.spans] == [(1, 0, 1), (0, 0, 1), (1, 0, 0)]
    assert [(one.analysed, one.decisions, one.cost, one.inaccuracies, one.mistakes, one.blunders) for one in page.spans] == [
        (0, 0, 0.0, 0, 0, 0),
        (1, 10, 0.5, 1, 1, 1),
        (1, 10, 0.5, 1, 1, 1),
    ]
    weeks = counted(*rows, days=30)
    assert (weeks.span, weeks.games) == ("week", 2)
    assert [one.begins for one in weeks.spans] == ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"], "Mondays"
    assert [triple(one.results) for one in weeks.spans] == [(0, 0, 1), (0, 0, 0), (0, 0, 0), (1, 0, 0)]


def test_in_a_row() -> None:
    page = counted(
        *(row(result, 10 - number, BO) for number, result in enumerate(["won", "shared", "won", "lost", "won", "won"])),
    )
    assert page.wins == RunLength(2, 3)
    assert page.playing_days == RunLength(0, 6), "nothing for four days"
    assert counted(row("lost", 0, BO), row("lost", 0.1, BO), row("won", 1, BO), row("won", 3, BO)).playing_days == RunLength(2, 2)


def test_errors_and_cards_are_the_sums_of_the_games() -> None:
    dice = random.Random(3)
    kinds, cards = ["wrong-card", "rolled-on", "skipped"], ["straight", "sixes"]
    games = [
        PlayStatistics(
            began=bool(dice.getrandbits(1)),
            marks=[dice.randrange(9) for _ in range(4)],
            errors={kind: ErrorStatistics(dice.randrange(3), dice.random()) for kind in dice.sample(kinds, 2)},
            cards={card: CardStatistics(1, dice.randrange(9), 2, dice.randrange(9), 3, dice.random(), 4, dice.random()) for card in cards},
        )
        for _ in range(40)
    ]
    page = counted(
        *(row("won", number / 3, BO, statistics=one, exact=number % 2 == 0) for number, one in enumerate(games)), row("lost", 1, BO)
    )
    assert (page.games, page.analysed, page.exact, page.decisions, page.cost, page.unit) == (41, 40, 20, 400, 20.0, "share")
    counts: Counter[str] = Counter()
    for one in games:
        counts.update({kind: error.count for kind, error in one.errors.items()})
    assert {one.kind: one.count for one in page.errors} == counts
    assert [one.cost for one in page.errors] == sorted((one.cost for one in page.errors), reverse=True)
    assert [one.card for one in page.cards] == ["straight", "sixes"], "in the game's order, and none that was never there"
    assert page.cards[1].points == sum(one.cards["sixes"].points for one in games)
    assert page.cards[0].under_cost == pytest.approx(sum(one.cards["straight"].under_cost for one in games))
    assert sum(one.mistakes for one in page.spans) == sum(one.marks[2] for one in games)


# --- cards won with dice, counted again from the records ----------------------------------------------------------------------------------


SEAT = 0


@cache
def played(seed: int) -> tuple[Replay, Report]:
    """A game of the greedy bot with slips, against itself: dice are beaten off cards in it, and cards are won."""
    rng, greedy = random.Random(seed), GreedyBot()
    setup = GAME.setup({"players": 2, "first": seed % 2, "cards_to_win": 4})
    state, record = GAME.start(setup), Record.begin(GAME, setup, ["Ana", "Bo"])
    while state.to_act != GAME_OVER:
        if state.to_act == CHANCE:
            move = GAME.outcomes(state).sample(rng)
        else:
            moves = GAME.legal(state)
            move = rng.choice(moves) if rng.random() < 0.3 else greedy.choose(state, moves, rng)
        state, record = GAME.apply(state, move), record.then(move)
    found = replay(record.ended(GAME.outcome(state)))
    return found, analyse(found)


@pytest.mark.slow  # compiles an evaluator
def test_cards_placed_and_won_are_those_of_the_records() -> None:
    games = [played(seed) for seed in (1, 2)]
    deck = cards_of(games[0][0].states[0].setup.deck)
    placed: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    expected: defaultdict[str, float] = defaultdict(float)
    best_placed: Counter[str] = Counter()
    best_expected: defaultdict[str, float] = defaultdict(float)
    rows = []
    for (replayed, told), days_ago in zip(games, (1, 2), strict=True):
        states, moves = replayed.states, replayed.moves
        rows.append(
            row("won", days_ago, BO, game="dicetto", statistics=play_statistics(replayed, told, SEAT, [frozenset({0, 1})] * len(moves)))
        )
        for card in states[-1].hands[SEAT]:
            won[combination_of(card)] += 1
            points[combination_of(card)] += deck[card].points
        costs = {one.ply: one for one in told.decisions if one.seat == SEAT}
        turn, apart = -1, False
        for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
            if state.turns != turn:
                turn, apart = state.turns, False
            if state.to_act != SEAT:
                continue
            evaluator = GAME.teaching.evaluator(state)
            scene = Scene(evaluator, state)  # type: ignore[arg-type]  # the game's own
            best = GAME.parse(costs[ply].best) if ply in costs and costs[ply].cost > EQUAL_TOLERANCE else move
            for done, counts, sums in ((move, placed, expected), (best, best_placed, best_expected)):
                if not isinstance(done, Place) or state.spots[done.spot].card == REROLL or (sums is best_expected and apart):
                    continue
                kind = combination_of(state.spots[done.spot].card)
                counts[kind] += 1
                sums[kind] += scene.points(done.spot) * scene.holds(done, done.spot, SEAT)
            apart = apart or best != move
    page = counted(*rows)
    assert (page.game, page.won_cards_of) == ("dicetto", 2)
    assert {one.card: one.taken for one in page.won_cards if one.taken} == placed
    assert {one.card: one.won for one in page.won_cards if one.won} == won
    assert {one.card: one.points for one in page.won_cards if one.points} == points
    assert {one.card: one.best_taken for one in page.won_cards if one.best_taken} == best_placed
    for one in page.won_cards:
        assert (one.expected, one.best_expected) == pytest.approx((expected[one.card], best_expected[one.card]), abs=1e-5), one.card
        assert one.won <= one.taken
        assert 0 <= one.expected <= one.taken * max(card.points for card in deck.values())
    assert sum(placed.values()) > sum(won.values()) > 0, "some were beaten off, and some were not"
    assert any(one.best_taken != one.taken for one in page.won_cards), "slips were made"
    assert [one.card for one in page.won_cards] == [card for card in GAME.words.cards() if card in {*placed, *best_placed}], "in its order"


def test_cards_of_a_substitute_are_not_counted() -> None:
    replayed, told = played(1)
    mine = [ply for ply, state in enumerate(replayed.states[:-1]) if state.to_act == SEAT and isinstance(replayed.moves[ply], Place)]
    half = mine[len(mine) // 2]
    own = [frozenset({0, 1}) if ply < half else frozenset({1}) for ply in range(len(replayed.moves))]
    some, everything = (play_statistics(replayed, told, SEAT, playing).wins for playing in (own, [frozenset({0, 1})] * len(replayed.moves)))
    assert sum(one.taken for one in some.values()) < sum(one.taken for one in everything.values())
    won = GAME.teaching.winning_plies(replayed.states, replayed.moves, SEAT)
    assert sum(one.won for one in some.values()) == len([ply for ply in won if ply < half])


def test_games_analysed_before_cards_were_counted_have_none() -> None:
    replayed, told = played(1)
    known = play_statistics(replayed, told, SEAT, [frozenset({0, 1})] * len(replayed.moves))
    before = row("won", 1, BO, game="dicetto", statistics=known)
    before.statistics = before.statistics.replace('"wins"', '"unknown"')
    page = counted(before, row("lost", 2, BO, game="dicetto", statistics=known))
    assert (page.analysed, page.won_cards_of) == (2, 1)
    assert sum(one.won for one in page.won_cards) == len(replayed.states[-1].hands[SEAT])
    assert len(before.statistics) < 1500
