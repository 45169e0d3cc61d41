"""What dice on cards win, as somebody's statistics tell it: counted again from the records, move by move."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache

import pytest

from rollhouse.analysis.play_statistics import play_statistics
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.evaluate import EQUAL
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record, Replay, replay
from rollhouse.games.dicetto.bots.greedy import GreedyBot
from rollhouse.games.dicetto.cards import REROLL, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.evaluation.scene import Scene
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import Place
from tests.server.test_statistics import BO, counted, row

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
def test_what_was_placed_won_and_worth_is_what_the_records_say() -> None:
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
            best = GAME.parse(costs[ply].best) if ply in costs and costs[ply].cost > EQUAL else move
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


def test_what_a_stand_in_placed_is_not_mine() -> None:
    replayed, told = played(1)
    mine = [ply for ply, state in enumerate(replayed.states[:-1]) if state.to_act == SEAT and isinstance(replayed.moves[ply], Place)]
    half = mine[len(mine) // 2]
    own = [frozenset({0, 1}) if ply < half else frozenset({1}) for ply in range(len(replayed.moves))]
    some, everything = (play_statistics(replayed, told, SEAT, playing).wins for playing in (own, [frozenset({0, 1})] * len(replayed.moves)))
    assert sum(one.taken for one in some.values()) < sum(one.taken for one in everything.values())
    won = GAME.teaching.winning_plies(replayed.states, replayed.moves, SEAT)
    assert sum(one.won for one in some.values()) == len([ply for ply in won if ply < half])


def test_games_that_were_weighed_before_cards_were_counted_tell_nothing_of_them() -> None:
    replayed, told = played(1)
    known = play_statistics(replayed, told, SEAT, [frozenset({0, 1})] * len(replayed.moves))
    before = row("won", 1, BO, game="dicetto", statistics=known)
    before.statistics = before.statistics.replace('"wins"', '"unknown"')
    page = counted(before, row("lost", 2, BO, game="dicetto", statistics=known))
    assert (page.analysed, page.won_cards_of) == (2, 1)
    assert sum(one.won for one in page.won_cards) == len(replayed.states[-1].hands[SEAT])
    assert len(before.statistics) < 1500
