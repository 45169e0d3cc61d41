"""Rules of thumb: what they say is what they do, and their costs add up."""

from __future__ import annotations

import random
from math import sqrt
from statistics import stdev

import pytest

from bench.rules_of_thumb import TurnOf, games_of
from rollhouse.analysis.lessons import lesson_rule_of_thumb
from rollhouse.core.dice import contains, rolls
from rollhouse.games.dicy_cards.cards import CARDS, modes, points
from rollhouse.games.dicy_cards.evaluation.thumb import RuleOfThumb, kept_for, rule_of_thumb, rules_of_thumb
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import Freeze, Score
from rollhouse.games.dicy_cards.rules import active_ids
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import present
from tests.games.dicy_cards.table import GLACIAL, position

RULES = rules_of_thumb()


def test_every_fixed_five_has_a_rule_of_one_two_and_three_lines() -> None:
    for mode in modes().values():
        assert [rule.lines for rule in RULES if set(rule.cards) == set(mode.cards)] == [1, 2, 3]
    for rule in RULES:
        assert 0 < rule.cost < 0.5
        assert 0 < rule.error < 0.03
        assert rule.games >= 500


@pytest.mark.parametrize("card", CARDS)
def test_what_is_kept_is_a_part_of_the_dice(card: str) -> None:
    for dice in rolls(6):
        assert contains(dice, kept_for(card, dice))


def test_a_rule_makes_the_move_that_its_lines_say() -> None:
    rng = random.Random(1)
    for rule in RULES:
        for _ in range(60):
            row = rng.sample(rule.cards, rng.randrange(1, 6))
            dice = rng.choice(rolls(6))
            state = position("".join(map(str, dice)), rows=[row], players=2, cards=",".join(rule.cards))
            move = rule.choose(active_ids(state, 0), dice)
            assert move in GAME.legal(state)
            scores = [points(one.card, one.dice) for one in GAME.legal(state) if isinstance(one, Score)]
            best = max(scores, default=0)
            ranked = [card for card in rule.cards if card in row]
            if isinstance(move, Score):
                assert points(move.card, move.dice) == best
                assert rule.lines < 3 or len(row) > 1 or best >= rule.last
            elif isinstance(move, Freeze):
                assert rule.lines > 1
                assert best < rule.enough
                assert move.card == ranked[-1]
                assert sorted(move.reroll + kept_for(ranked[0], dice)) == list(dice)
            else:
                assert best < rule.last or not scores


def test_the_cost_is_what_is_lost_in_games_against_a_perfect_player() -> None:
    """The losses that are added up turn by turn are the difference between the share at the start and the result, on average."""
    rule = RuleOfThumb(GLACIAL, 2, 12, 0, 0.0, 0.0, 0)
    turn = TurnOf(rule, GLACIAL)
    assert turn.scored.sum(axis=(1, 2, 3)) + turn.skipped == pytest.approx(1.0)
    games = list(games_of(rule, GLACIAL, 120, "test", target=20))
    differences = [game.began - game.won - game.lost for game in games]
    assert abs(sum(differences) / len(games)) < 3 * stdev(differences) / sqrt(len(games))
    assert sum(game.lost for game in games) / len(games) > 0.02
    assert all(one.loss(turn) > -1e-9 for game in games for one in game.met)


def test_the_cheapest_rule_is_told_in_every_language() -> None:
    told = GAME.teaching.rule_of_thumb(position("123456", players=2))
    rule = present(rule_of_thumb(position("123456", players=2)))
    assert rule.cost == min(one.cost for one in RULES if set(one.cards) == set(GLACIAL))
    assert told == lesson_rule_of_thumb("dicy-cards") == rule.words()
    assert len(told) == rule.lines + 1
    for one in RULES:
        for language in LANGUAGES:
            assert all(catalogue(language).say(message).endswith(".") for message in one.words())
    assert GAME.teaching.rule_of_thumb(position("123456", players=2, cards="any_two,low_six,odd,straight,all_same")) == ()
