"""Reasons checked: every number in a sentence worked out again from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rollhouse.core.dice import remove, rolls, subsets, weight
from rollhouse.core.evaluate import EQUAL, Evaluator
from rollhouse.core.messages import Message, Seat, say
from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator
from rollhouse.games.dicy_cards.evaluation.explain import times
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState, active_ids
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from tests.analysis.engine_ends import at_least, engine_ends
from tests.expecting import instance, present


def evaluator_of(state: DicyState) -> Evaluator:
    return present(GAME.teaching.evaluator(state, if_missing="prepare"))


def card_of(message: Any) -> str:
    assert isinstance(message, Message)
    return message.key.removeprefix("dicy-card-")


def count_of(message: Any) -> int:
    assert isinstance(message, Message)
    assert message.key == "dicy-points"
    return instance(int, message.args["count"])


@cache
def fresh(card: str) -> float:
    """What the card scores on a fresh roll on average."""
    best = [(weight(roll), points(card, chosen[0]) if (chosen := selections(card, roll)) else 0) for roll in rolls(6)]
    total: int = sum(ways * found for ways, found in best)
    return total / 46_656


@cache
def reach(active: tuple[str, ...], total: int, kept: tuple[int, ...] = ()) -> float:
    """The best chance of at least so many points in a turn: a mean over rolls, and after each a maximum over freezes and keeps."""
    thrown = rolls(6 - len(kept))
    return sum(weight(roll) * reach_with(active, total, tuple(sorted(kept + roll))) for roll in thrown) / float(6 ** len(thrown[0]))


@cache
def reach_with(active: tuple[str, ...], total: int, dice: tuple[int, ...]) -> float:
    if any(points(card, selections(card, dice)[0]) >= total for card in active if selections(card, dice)):
        return 1.0
    fewer = [tuple(one for one in active if one != card) for card in active if len(active) > 1]
    kepts = [remove(dice, reroll) for reroll in subsets(dice) if reroll]
    return max((reach(left, total, kept) for left in fewer for kept in kepts), default=0.0)


class Checked:
    """One reason, checked against the position it is about."""

    def __init__(self, state: DicyState, better: DicyMove, worse: DicyMove) -> None:
        self.state = state
        self.better = better
        self.worse = worse
        self.evaluator = evaluator_of(state)
        self.values = {option.move: option.value for option in self.evaluator.options(state)}

    def __call__(self, message: Message) -> str:
        """The key of the reason proper, once everything that the message says has been found to be so."""
        checks: dict[str, Callable[[dict[str, Any]], None]] = {
            "dicy-reason-race": self.race,
            "dicy-reason-the-card": self.the_card,
            "dicy-reason-the-dice": self.the_dice,
            "dicy-reason-and-card": self.and_card,
            "dicy-reason-any-card": self.any_card,
            "dicy-reason-by-chances": self.by_chances,
            "dicy-reason-last-turn": self.last_turn,
            "dicy-reason-last-round": self.last_round,
            "dicy-reason-reroll-over-score": self.reroll_over_score,
            "dicy-reason-score-over-reroll": self.score_over_reroll,
            "dicy-reason-reroll-over-reroll": self.reroll_over_reroll,
            "dicy-reason-freeze-needed": self.freeze_needed,
            "dicy-reason-worth-keeping": self.worth_keeping,
            "dicy-reason-worth-resetting": self.worth_resetting,
            "dicy-reason-other-dice": self.other_dice,
            "dicy-reason-more-points": self.more_points,
            "dicy-reason-not-yet": self.not_yet,
            "dicy-reason-effect-freeze": self.effect,
            "dicy-reason-effect-reset": self.effect,
            "dicy-reason-effect-freeze-several": self.effect,
            "dicy-reason-effect-reset-several": self.effect,
            "dicy-reason-score-over-skip": self.score_over_skip,
            "dicy-reason-reroll-over-skip": self.reroll_over_skip,
            "dicy-reason-skip-over-score": self.skip_over_score,
            "dicy-reason-averages": self.no_less,
            "dicy-reason-reaches": self.reaches,
            "dicy-reason-cards-over-points": self.cards_over_points,
            "dicy-reason-points-over-cards": self.points_over_cards,
            "dicy-reason-tempo": self.tempo,
            "dicy-reason-chances": self.chances,
            "dicy-reason-turns": self.turns,
            "dicy-reason-close": self.close,
        }
        checks[message.key](message.args)
        inner = message.args.get("reason")
        return self(inner) if isinstance(inner, Message) else message.key

    def odds(self, move: DicyMove, total: int) -> Message:
        return times(float(at_least(engine_ends(self.evaluator, self.state, move), total)))

    def race(self, said: dict[str, Any]) -> None:
        seat: Seat = said["seat"]
        missing = self.state.setup.target - self.state.scores[seat.index]
        assert seat.index != self.state.to_act
        assert count_of(said["points"]) == missing
        assert said["times"] == times(reach(active_ids(self.state, seat.index), missing))

    def part_of_card(self) -> float:
        """What the card alone costs, and what it costs once the dice are changed too: the mean, as a part of all."""
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        other_card, other_dice = Freeze(self.worse.card, self.better.reroll), Freeze(self.better.card, self.worse.reroll)
        best, worst = self.values[self.better], self.values[self.worse]
        return (best - self.values[other_card] + self.values[other_dice] - worst) / 2 / (best - worst)

    def the_card(self, said: dict[str, Any]) -> None:
        assert self.part_of_card() > 0.5

    def the_dice(self, said: dict[str, Any]) -> None:
        assert self.part_of_card() <= 0.5

    def other_freeze(self) -> Freeze:
        assert isinstance(self.better, Freeze)
        others = [move for move in self.values if isinstance(move, Freeze) and move.card != self.better.card]
        return max(others, key=self.values.__getitem__)

    def and_card(self, said: dict[str, Any]) -> None:
        """The second sentence says why this card is frozen, and not the next best one."""
        Checked(self.state, self.better, self.other_freeze())(said["card"])

    def any_card(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.other_freeze().card)
        assert self.values[self.better] == pytest.approx(self.values[self.other_freeze()], abs=EQUAL)

    def by_chances(self, said: dict[str, Any]) -> None:
        """No card is worth more than the named one, and the other one brings most points now."""
        best: dict[str, tuple[float, int]] = {}
        for move, value in self.values.items():
            if isinstance(move, Score):
                had = best.get(move.card, (value, 0))
                best[move.card] = (max(had[0], value), max(had[1], points(move.card, move.dice)))
        named, other = best[card_of(said["card"])], best[card_of(said["other"])]
        assert named[0] >= max(value for value, _ in best.values()) - EQUAL
        assert other[0] < named[0]
        assert count_of(said["points"]) == other[1] > named[1]

    def last_turn(self, said: dict[str, Any]) -> None:
        assert (self.state.turn + 1) % self.state.setup.players == self.state.first
        self.one_turn_left(said)

    def last_round(self, said: dict[str, Any]) -> None:
        state, players = self.state, self.state.setup.players
        assert said["seat"] == Seat(state.scores.index(max(state.scores)))
        after = [seat for seat in range(players) if (seat - state.first) % players > (state.turn - state.first) % players]
        assert said["seats"] == tuple(say("common-name", seat=Seat(seat)) for seat in after)
        assert said["count"] == len(after) > 0
        self.one_turn_left(said)

    def one_turn_left(self, said: dict[str, Any]) -> None:
        needed = count_of(said["points"])
        assert needed == max(self.state.scores) - self.state.scores[self.state.turn] + 1
        assert max(self.state.scores) >= self.state.setup.target
        assert said["times"] == self.odds(self.better, needed)
        assert said["other"] == self.odds(self.worse, needed)
        self.named(said)

    def named(self, said: dict[str, Any]) -> None:
        assert said["best"] == GAME.words.move(self.state, self.better)
        assert said["move"] == GAME.words.move(self.state, self.worse)

    def reroll_over_score(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Score)
        now = points(self.worse.card, self.worse.dice)
        assert (said["dice"], said["now"], count_of(said["points"])) == (self.better.reroll, now, now)
        assert card_of(said["card"]) == self.worse.card
        assert said["times"] == self.odds(self.better, now + 1)
        ends = engine_ends(self.evaluator, self.state, self.better)
        by_card: Counter[str] = Counter()
        for end, chance in ends.items():
            by_card[end.card] += chance * (end.points > now)  # type: ignore[assignment]  # fractions count as well as whole numbers
        assert by_card[card_of(said["target"])] == max(chance for card, chance in by_card.items() if card)

    def score_over_reroll(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        now = points(self.better.card, self.better.dice)
        assert (card_of(said["card"]), count_of(said["points"]), said["dice"]) == (self.better.card, now, self.worse.reroll)
        assert said["times"] == self.odds(self.worse, now)
        assert at_least(engine_ends(self.evaluator, self.state, self.worse), now) <= 0.5

    def reroll_over_reroll(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        assert (said["dice"], said["other"]) == (self.better.reroll, self.worse.reroll)
        assert said["times"] == self.odds(self.better, count_of(said["points"]))
        assert said["other_times"] == self.odds(self.worse, count_of(said["points"]))

    def freeze_needed(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        ends = engine_ends(self.evaluator, self.state, self.better)
        assert said["times"] == times(float(sum(chance for end, chance in ends.items() if end.card == self.worse.card)))

    def worth_keeping(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze | Score)
        assert isinstance(self.worse, Freeze | Score)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        assert (said["mean"], said["other"]) == (round(fresh(self.worse.card), 1), round(fresh(self.better.card), 1))
        assert said["mean"] > said["other"]

    def worth_resetting(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Reset)
        assert isinstance(self.worse, Reset)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        assert (said["mean"], said["other"]) == (round(fresh(self.better.card), 1), round(fresh(self.worse.card), 1))
        assert said["mean"] > said["other"]

    def other_dice(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Score)
        assert card_of(said["card"]) == self.better.card == self.worse.card
        assert (said["dice"], said["others"]) == (self.better.dice, self.worse.dice)
        assert count_of(said["points"]) == points(self.better.card, self.better.dice) > said["other"]
        assert said["other"] == points(self.worse.card, self.worse.dice)

    def more_points(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Score)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        assert count_of(said["points"]) == points(self.better.card, self.better.dice) > said["other"]
        assert said["other"] == points(self.worse.card, self.worse.dice)

    def not_yet(self, said: dict[str, Any]) -> None:
        state, other = self.state, 1 - self.state.turn
        assert isinstance(self.worse, Score)
        total = state.scores[state.turn] + points(self.worse.card, self.worse.dice)
        assert total >= said["target"] == state.setup.target
        assert said["seat"] == Seat(other)
        assert state.turn == state.first
        assert count_of(said["points"]) == total - state.scores[other] + 1
        assert said["times"] == times(reach(active_ids(state, other), count_of(said["points"])))

    def effect(self, said: dict[str, Any]) -> None:
        """What the effect alone is worth: the move as it is, and as it would be if the others' rows stayed what they were."""
        move = next(one for one in (self.better, self.worse) if isinstance(one, Score) and one.card == card_of(said["card"]))
        turn, players = self.state.turn, self.state.setup.players
        after, reacted = GAME.apply(self.state, move), set[int]()
        while after.waiting:
            reacted.add(after.to_act)
            after = GAME.apply(after, GAME.legal(after)[0])
        reacted |= {seat for seat in range(players) if seat != turn and after.active[seat] != self.state.active[seat]}
        seats = tuple((turn + step) % players for step in range(1, players) if (turn + step) % players in reacted)
        if "seat" in said:
            assert seats == (said["seat"].index,)
        else:
            assert said["seats"] == tuple(say("common-name", seat=Seat(seat)) for seat in seats)
            assert said["count"] == len(seats) > 1
        untouched = replace(after, active=tuple(after.active[seat] if seat == turn else self.state.active[seat] for seat in range(players)))
        if not self.evaluator.exact:  # an estimate looks at one turn at a time: it is its own word for the row as it was
            assert isinstance(self.evaluator, TurnEvaluator)
            rest = after.active[turn]
            without = float(self.evaluator.turn(self.state).prospects.after[0, points(move.card, move.dice), rest])
        else:
            without = self.evaluator.values(untouched)[turn]
        assert said["share"] == round(100 * abs(self.values[move] - without), 1)

    def score_over_skip(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert card_of(said["card"]) == self.better.card
        assert count_of(said["points"]) == points(self.better.card, self.better.dice)
        assert said["count"] == 5 - len(active_ids(self.state, self.state.turn))

    def reroll_over_skip(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert said["dice"] == self.better.reroll
        assert said["times"] == self.odds(self.better, 1)

    def skip_over_score(self, said: dict[str, Any]) -> None:
        assert isinstance(self.worse, Score)
        assert card_of(said["card"]) == self.worse.card
        assert count_of(said["points"]) == points(self.worse.card, self.worse.dice)
        assert said["left"] == len(active_ids(self.state, self.state.turn)) - 1

    def averages(self, said: dict[str, Any]) -> None:
        self.named(said)
        for move, mean, active in ((self.better, "mean", "active"), (self.worse, "other_mean", "other_active")):
            ends = engine_ends(self.evaluator, self.state, move)
            assert said[mean] == pytest.approx(float(sum(chance * end.points for end, chance in ends.items())), abs=0.0501)
            assert said[active] == pytest.approx(float(sum(chance * end.active for end, chance in ends.items())), abs=0.0501)

    def reaches(self, said: dict[str, Any]) -> None:
        self.named(said)
        missing = self.state.setup.target - self.state.scores[self.state.turn]
        assert said["target"] == self.state.setup.target
        assert said["times"] == self.odds(self.better, missing)
        assert said["other"] == self.odds(self.worse, missing)

    def no_less(self, said: dict[str, Any]) -> None:
        """Bare averages are said only where the better move gives up neither points nor cards: otherwise it is said why."""
        self.averages(said)
        assert said["mean"] >= said["other_mean"]
        assert said["active"] >= said["other_active"]

    def weighed(self, said: dict[str, Any]) -> None:
        """The turns still needed, without opponents: from the game solved for one, over every end of the turn."""
        self.named(said)
        state = self.state
        alone = solve_solo(state.cards, state.setup.target)
        for move, key in ((self.better, "turns"), (self.worse, "other_turns")):
            ends = engine_ends(self.evaluator, state, move)
            score = state.scores[state.turn]
            turns = sum(float(chance) * alone.expected(score + end.points, end.row) for end, chance in ends.items())
            assert said[key] == pytest.approx(turns, abs=0.00501)
        assert said["turns"] < said["other_turns"]

    def tempo(self, said: dict[str, Any]) -> None:
        self.weighed(said)

    def cards_over_points(self, said: dict[str, Any]) -> None:
        self.averages(said)
        self.weighed(said)
        assert said["mean"] < said["other_mean"]
        assert said["active"] > said["other_active"]

    def points_over_cards(self, said: dict[str, Any]) -> None:
        self.averages(said)
        self.weighed(said)
        assert said["mean"] > said["other_mean"]
        assert said["active"] < said["other_active"]

    def chances(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["share"], said["other"]) == (round(100 * self.values[self.better], 1), round(100 * self.values[self.worse], 1))

    def turns(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["turns"], said["other"]) == (round(-self.values[self.better], 2), round(-self.values[self.worse], 2))

    def close(self, said: dict[str, Any]) -> None:
        assert said["best"] == GAME.words.move(self.state, self.better)
        assert self.values[self.better] - self.values[self.worse] < 0.02
