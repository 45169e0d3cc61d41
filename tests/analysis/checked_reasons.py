"""Reasons checked: every number in a sentence worked out again from the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rollhouse.core.dice import remove, rolls, subsets, weight
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Evaluator
from rollhouse.core.messages import Message, Seat, say, times
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import SKIP, DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState, active_ids
from rollhouse.games.dicy_cards.solver.facts import TOUCHES
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from tests.analysis.engine_ends import End, at_least, engine_ends
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


def words_of(sentence: str) -> int:
    """The words of a sentence; a row of dice counts as one."""
    return len([word for word in re.sub(r"\b[1-6](?: [1-6])+\b", "6", sentence).split() if re.search(r"\w", word)])


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
            "dicy-last-turn": self.last_turn,
            "dicy-last-turn-tie": self.last_turn,
            "dicy-last-turn-shared": self.last_turn,
            "dicy-last-round": self.last_round,
            "dicy-reason-two": self.two,
            "dicy-reason-race": self.race,
            "dicy-reason-race-certain": self.race,
            "dicy-reason-wins": self.wins,
            "dicy-reason-wins-shared": self.wins,
            "dicy-reason-wins-on": self.wins_on,
            "dicy-reason-freezes-winner": self.freezes_winner,
            "dicy-reason-the-card": self.the_card,
            "dicy-reason-the-dice": self.the_dice,
            "dicy-reason-any-card": self.any_card,
            "dicy-reason-save": self.save,
            "dicy-reason-reroll-over-score": self.reroll_over_score,
            "dicy-reason-reroll-over-score-on": self.reroll_over_score,
            "dicy-reason-keeps-card": self.keeps_card,
            "dicy-reason-skip-instead": self.skip_instead,
            "dicy-reason-only-card": self.own_card,
            "dicy-reason-freezes-scorer": self.own_card,
            "dicy-reason-freezes-scorer-never": self.own_card,
            "dicy-reason-no-better": self.no_better,
            "dicy-reason-score-over-reroll": self.score_over_reroll,
            "dicy-reason-score-over-reroll-never": self.score_over_reroll,
            "dicy-reason-takes-lead": self.score_over_reroll,
            "dicy-reason-score-is-safe": self.score_is_safe,
            "dicy-reason-costs-card": self.costs_card,
            "dicy-reason-reroll-over-reroll": self.reroll_over_reroll,
            "dicy-reason-reroll-over-reroll-on": self.reroll_over_reroll,
            "dicy-reason-free-rerolls": self.free_rerolls,
            "dicy-reason-will-score": self.needed,
            "dicy-reason-may-score": self.needed,
            "dicy-reason-later": self.later,
            "dicy-reason-reset-later": self.reset_later,
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
            "dicy-reason-skip-over-last": self.skip_over_score,
            "dicy-reason-averages": self.no_less,
            "dicy-reason-reaches": self.reaches,
            "dicy-reason-cards-over-points": self.cards_over_points,
            "dicy-reason-points-over-cards": self.points_over_cards,
            "dicy-reason-tempo": self.weighed,
            "dicy-reason-chances": self.chances,
            "dicy-reason-turns": self.turns,
            "dicy-reason-close": self.close,
            "dicy-reason-either-freeze": self.close,
            "dicy-reason-either-reset": self.close,
        }
        self.key = message.key
        checks[message.key](message.args)
        inner = message.args.get("reason", message.args.get("first"))
        if isinstance(inner, Message) and inner.key.startswith("dicy-last"):
            inner = message.args["second"]
        return self(inner) if isinstance(inner, Message) else message.key

    def odds(self, move: DicyMove, total: int) -> Message:
        return times(float(at_least(engine_ends(self.evaluator, self.state, move), total)))

    def odds_on(self, move: DicyMove, total: int, card: str) -> Message:
        ends = engine_ends(self.evaluator, self.state, move)
        return times(float(sum(chance for end, chance in ends.items() if end.card == card and end.points >= total)))

    def two(self, said: dict[str, Any]) -> None:
        """The first sentence may be about the turn; the second about the race, the card that is frozen, or a card with more points."""
        first, second = said["first"], said["second"]
        self(first)
        if second.key == "dicy-reason-save":
            Checked(self.state, self.better, self.richest())(second)
        elif second.key.removeprefix("dicy-reason-") in ("any-card", "will-score", "may-score", "worth-keeping") and self.key != second.key:
            Checked(self.state, self.better, self.other_freeze())(second)
        else:
            self(second)

    def race(self, said: dict[str, Any]) -> None:
        seat: Seat = said["seat"]
        missing = self.state.setup.target - self.state.scores[seat.index]
        assert seat.index != self.state.to_act
        assert count_of(said["points"]) == missing
        assert said.get("times", say("common-times-always")) == times(reach(active_ids(self.state, seat.index), missing))

    def part_of_card(self) -> float:
        """What the card alone costs, and what it costs once the dice are changed too: the mean, as a part of all."""
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        other_card, other_dice = Freeze(self.worse.card, self.better.reroll), Freeze(self.better.card, self.worse.reroll)
        best, worst = self.values[self.better], self.values[self.worse]
        return (best - self.values[other_card] + self.values[other_dice] - worst) / 2 / (best - worst)

    def the_card(self, said: dict[str, Any]) -> None:
        assert self.part_of_card() > 0.5
        assert said["all"] == ("yes" if self.part_of_card() >= 0.95 else "no")

    def the_dice(self, said: dict[str, Any]) -> None:
        assert self.part_of_card() <= 0.5
        assert said["all"] == ("yes" if self.part_of_card() <= 0.05 else "no")

    def other_freeze(self) -> Freeze:
        assert isinstance(self.better, Freeze)
        others = [move for move in self.values if isinstance(move, Freeze) and move.card != self.better.card]
        return max(others, key=self.values.__getitem__)

    def any_card(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.other_freeze().card)
        assert self.values[self.better] == pytest.approx(self.values[self.other_freeze()], abs=EQUAL_TOLERANCE)

    def richest(self) -> Score:
        """The card with most points now, of those that are worth less than the best one."""
        scores = [move for move in self.values if isinstance(move, Score)]
        return max(scores, key=lambda move: points(move.card, move.dice))

    def save(self, said: dict[str, Any]) -> None:
        """The card would score more now, and yet it is worth less to score it: no effect and no target makes the difference."""
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Score)
        now = points(self.worse.card, self.worse.dice)
        assert (card_of(said["best"]), card_of(said["card"]), count_of(said["points"])) == (self.better.card, self.worse.card, now)
        assert now > points(self.better.card, self.better.dice)
        assert self.values[self.worse] < self.values[self.better]
        assert self.state.scores[self.state.turn] + now < self.state.setup.target
        others = [seat for seat in range(self.state.setup.players) if seat != self.state.turn]
        after = [finished(self.state, move) for move in (self.better, self.worse)]
        assert [after[0].active[seat] for seat in others] == [after[1].active[seat] for seat in others]

    def last_turn(self, said: dict[str, Any]) -> None:
        """Points that win outright, and points that win or share on Active cards: from the final positions of the engine."""
        state = self.state
        assert (state.turn + 1) % state.setup.players == state.first
        needed = max(state.scores) - state.scores[state.turn] + 1
        assert needed == (said["needed"] if "needed" in said else count_of(said["points"]))
        shares = tied_shares(state)
        if self.key == "dicy-last-turn":
            assert max(shares, default=0.0) == 0.0
            return
        assert count_of(said["level"]) == needed - 1
        self.leaders(said)
        assert (max(shares) == 1.0) == (self.key == "dicy-last-turn-tie")
        assert max(shares) > 0.0

    def last_round(self, said: dict[str, Any]) -> None:
        state, players = self.state, self.state.setup.players
        self.leaders(said)
        assert count_of(said["points"]) == max(state.scores) - state.scores[state.turn] + 1
        after = [seat for seat in range(players) if (seat - state.first) % players > (state.turn - state.first) % players]
        assert said["seats"] == tuple(say("common-name", seat=Seat(seat)) for seat in after)
        assert said["count"] == len(after) > 0

    def leaders(self, said: dict[str, Any]) -> None:
        most = max(self.state.scores)
        assert most >= self.state.setup.target
        seats = [seat for seat, score in enumerate(self.state.scores) if score == most]
        assert said["leaders"] == tuple(say("common-name", seat=Seat(seat)) for seat in seats)

    def wins(self, said: dict[str, Any]) -> None:
        """The told chances are the shares of the win, worked out from the engine's final positions in everyone's last turn."""
        self.named(said)
        for move, key in ((self.better, "times"), (self.worse, "other")):
            assert said[key] == times(self.values[move])
            if (self.state.turn + 1) % self.state.setup.players == self.state.first:
                assert final_share(self.evaluator, self.state, move) == pytest.approx(self.values[move], abs=1e-9)

    def wins_on(self, said: dict[str, Any]) -> None:
        self.wins(said)
        for move in (self.better, self.worse):
            assert final_share(self.evaluator, self.state, move, card_of(said["card"])) == pytest.approx(self.values[move], abs=1e-9)

    def freezes_winner(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        assert card_of(said["card"]) == self.better.card == self.worse.card
        assert GAME.outcome(finished(self.state, self.better)).winners == (self.state.turn,)  # type: ignore[union-attr]  # the game is over

    def named(self, said: dict[str, Any]) -> None:
        """Both moves are named, each by its card or its dice, and not by the same words."""
        assert said["best"] != said["move"]
        for move, name in ((self.better, said["best"]), (self.worse, said["move"])):
            if isinstance(move, Score):
                assert card_of(name.args["card"]) == move.card
            elif isinstance(move, Freeze):
                assert card_of(name.args["card"]) == move.card if "card" in name.args else name.args["dice"] == move.reroll
            else:
                assert name == say("dicy-brief-skip")

    def reroll_over_score(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Score)
        now = points(self.worse.card, self.worse.dice)
        assert (said["dice"], said["now"], count_of(said["points"])) == (self.better.reroll, now, now)
        assert card_of(said["card"]) == self.worse.card
        gains: Counter[str] = Counter()
        for end, chance in engine_ends(self.evaluator, self.state, self.better).items():
            gains[end.card] += (end.points > now) * float(chance) * (self.end_value(end) - self.values[self.worse])  # type: ignore[assignment]  # fractions count as well as whole numbers
        best, most = max(gains.items(), key=lambda one: one[1])
        gained = sum(gain for gain in gains.values() if gain > 0)
        if "target" in said:
            assert gains[card_of(said["target"])] == pytest.approx(most, abs=1e-9)
            assert most > gained / 2 - 1e-9
            assert said["times"] == self.odds_on(self.better, now + 1, card_of(said["target"]))
        else:
            assert most <= gained / 2 + 1e-9, best
            assert said["times"] == self.odds(self.better, now + 1)

    def end_value(self, end: End) -> float:
        """What this end of the turn is worth, from the position after it."""
        assert isinstance(self.evaluator, TurnEvaluator)
        prospects = self.evaluator.turn(self.state).prospects
        return float(prospects.after[TOUCHES[CARDS[end.card].effect], end.points, end.row]) if end.card else prospects.skip

    def keeps_card(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Score)
        assert (card_of(said["card"]), said["dice"]) == (self.worse.card, self.better.reroll)
        ends = engine_ends(self.evaluator, self.state, self.better)
        assert said["times"] == times(float(sum(chance for end, chance in ends.items() if end.card not in ("", self.worse.card))))

    def skip_instead(self, said: dict[str, Any]) -> None:
        """A skip is worth more than the score, and what the reroll gains comes from skipping after it."""
        assert isinstance(self.worse, Score)
        assert (card_of(said["card"]), count_of(said["points"])) == (self.worse.card, points(self.worse.card, self.worse.dice))
        assert self.values[SKIP] > self.values[self.worse]

    def own_card(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        now = points(self.better.card, self.better.dice)
        assert card_of(said["card"]) == self.better.card == self.worse.card
        assert count_of(said["points"]) == now
        if self.key == "dicy-reason-only-card":
            assert active_ids(self.state, self.state.turn) == (self.better.card,)
        else:
            assert said.get("times", say("common-times-never")) == self.odds(self.worse, now)
            assert at_least(engine_ends(self.evaluator, self.state, self.worse), now) <= 0.5

    def no_better(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        now = points(self.better.card, self.better.dice)
        assert (card_of(said["card"]), count_of(said["points"])) == (self.better.card, now)
        active = active_ids(self.state, self.state.turn)
        for move in self.values:
            if isinstance(move, Freeze):
                left = tuple(card for card in active if card != move.card)
                assert reach(left, now + 1, remove(self.state.dice, move.reroll)) == 0.0

    def score_over_reroll(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        now = points(self.better.card, self.better.dice)
        assert (card_of(said["card"]), count_of(said["points"]), said["dice"]) == (self.better.card, now, self.worse.reroll)
        assert said.get("times", say("common-times-never")) == self.odds(self.worse, now + 1)
        assert at_least(engine_ends(self.evaluator, self.state, self.worse), now + 1) <= 0.5
        if "lead" in said:
            own, other = self.state.scores[self.state.turn], self.state.scores[said["seat"].index]
            assert other == max(score for seat, score in enumerate(self.state.scores) if seat != self.state.turn)
            assert own <= other < own + now == other + said["lead"]

    def score_is_safe(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        now = points(self.better.card, self.better.dice)
        assert (card_of(said["card"]), count_of(said["points"]), said["dice"]) == (self.better.card, now, self.worse.reroll)
        assert said["times"] == times(float(1 - at_least(engine_ends(self.evaluator, self.state, self.worse), now)))

    def costs_card(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        assert (said["dice"], card_of(said["card"])) == (self.worse.reroll, self.worse.card)
        mean = float(sum(chance * end.points for end, chance in engine_ends(self.evaluator, self.state, self.worse).items()))
        assert said["added"] == pytest.approx(mean - points(self.better.card, self.better.dice), abs=0.0501)
        assert said["added"] > 0

    def reroll_over_reroll(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        assert (said["dice"], said["other"]) == (self.better.reroll, self.worse.reroll)
        total = count_of(said["points"])
        for move, key in ((self.better, "times"), (self.worse, "other_times")):
            on = self.odds_on(move, total, card_of(said["target"])) if "target" in said else self.odds(move, total)
            assert said[key] == on

    def free_rerolls(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert said["dice"] == self.better.reroll
        assert said["times"] == self.odds(self.better, 1)
        for move in (self.better, self.worse):
            assert at_least(engine_ends(self.evaluator, self.state, move), 1) < 0.5

    def needed(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Freeze)
        assert isinstance(self.worse, Freeze)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        assert said.get("times", say("common-times-always")) == self.odds_on(self.better, 1, self.worse.card)

    def later(self, said: dict[str, Any]) -> None:
        """Nothing else differs: as many points now, or the same dice are rolled."""
        assert isinstance(self.better, Freeze | Score)
        assert isinstance(self.worse, Freeze | Score)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)
        if isinstance(self.better, Score) and isinstance(self.worse, Score):
            assert points(self.better.card, self.better.dice) == points(self.worse.card, self.worse.dice)

    def reset_later(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Reset)
        assert isinstance(self.worse, Reset)
        assert (card_of(said["best"]), card_of(said["card"])) == (self.better.card, self.worse.card)

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
        assert said.get("left", 0) == len(active_ids(self.state, self.state.turn)) - 1

    def averages(self, said: dict[str, Any]) -> None:
        self.named(said)
        for move, mean, active in ((self.better, "mean", "active"), (self.worse, "other_mean", "other_active")):
            assert (said[mean], said[active]) == pytest.approx(self.means(move), abs=0.0501)

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

    def cards_over_points(self, said: dict[str, Any]) -> None:
        self.weighed(said)
        (mean, active), (other_mean, other_active) = (self.means(move) for move in (self.better, self.worse))
        assert mean < other_mean
        assert active > other_active

    def points_over_cards(self, said: dict[str, Any]) -> None:
        self.weighed(said)
        (mean, active), (other_mean, other_active) = (self.means(move) for move in (self.better, self.worse))
        assert mean > other_mean
        assert active < other_active

    def means(self, move: DicyMove) -> tuple[float, float]:
        """Points and Active cards at the end of the turn, on average."""
        ends = engine_ends(self.evaluator, self.state, move).items()
        return float(sum(chance * end.points for end, chance in ends)), float(sum(chance * end.active for end, chance in ends))

    def chances(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["share"], said["other"]) == (round(100 * self.values[self.better], 1), round(100 * self.values[self.worse], 1))

    def turns(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["turns"], said["other"]) == (round(-self.values[self.better], 2), round(-self.values[self.worse], 2))

    def close(self, said: dict[str, Any]) -> None:
        assert self.values[self.better] - self.values[self.worse] < {"share": 0.002, "turns": 0.01}[self.evaluator.unit]
        if self.key != "dicy-reason-close":
            assert isinstance(self.better, Freeze | Reset)
            assert card_of(said["best"]) == self.better.card


def finished(state: DicyState, move: DicyMove) -> DicyState:
    """The position after a move that ends the turn, once every other player has reacted in the way that is best for them."""
    after = GAME.apply(state, move)
    evaluator = evaluator_of(state)
    while after.waiting:
        after = GAME.apply(after, max(evaluator.options(after), key=lambda option: option.value).move)
    return after


def final_share(evaluator: Evaluator, state: DicyState, move: DicyMove, card: str = "") -> float:
    """The share of the win in everyone's last turn, by the engine's own result of every end; on one card only, if it is given."""
    total = 0.0
    for end, chance in engine_ends(evaluator, state, move).items():
        if not card or end.card == card:
            total += float(chance) * share_after(state, end)
    return total


def share_after(state: DicyState, end: End) -> float:
    """The seat's share of the win after this end of everyone's last turn, from the engine: scored, reacted to, and counted."""
    seat, place = state.turn, state.cards.index(end.card) if end.card else -1
    row = end.row | 1 << place if end.card else state.active[seat]  # the scored card is frozen last (D6)
    dice = dice_for(end) if end.card else state.dice
    at = replace(state, dice=dice, active=tuple(row if other == seat else one for other, one in enumerate(state.active)))
    moves = [move for move in GAME.legal(at) if isinstance(move, Score) and move.card == end.card] if end.card else [SKIP]
    chosen = next(move for move in moves if not isinstance(move, Score) or points(move.card, move.dice) == end.points)
    winners = present(GAME.outcome(finished(at, chosen))).winners
    return (seat in winners) / len(winners)


@cache
def dice_for(end: End) -> tuple[int, ...]:
    """Six dice with which the card scores just that."""
    return next(roll for roll in rolls(6) if any(points(end.card, chosen) == end.points for chosen in selections(end.card, roll)))


def tied_shares(state: DicyState) -> list[float]:
    """The share of the win for each Active card that is scored now for as many points as the leaders are ahead."""
    level, row = max(state.scores) - state.scores[state.turn], state.active[state.turn]
    found = []
    for card in active_ids(state, state.turn):
        end = End(card, level, row & ~(1 << state.cards.index(card)))
        if any(points(card, chosen) == level for roll in rolls(6) for chosen in selections(card, roll)):
            found.append(share_after(state, end))
    return found
