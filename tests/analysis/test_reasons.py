"""Reasons are true: every number in them is worked out again from the engine, and every kind of sentence is met."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rollhouse.core.dice import remove, rolls, subsets, weight
from rollhouse.core.evaluate import EQUAL, Evaluator, best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.core.messages import Message, Seat, say
from rollhouse.games.dicy_cards.cards import points, selections
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState, active_ids
from rollhouse.games.dicy_cards.teacher.explain import times
from rollhouse.locale import LANGUAGES, catalogue
from tests.analysis.engine_ends import at_least, engine_ends
from tests.games.dicy_cards.table import played, position

SETS: tuple[dict[str, Any], ...] = (
    {"players": 2, "target": 20},
    {"players": 2, "target": 20, "mode": "d"},
    {"players": 1, "target": 30, "mode": "b"},
    {"players": 3, "target": 30, "mode": "d"},
)
FEW = 3
"""Active cards: with more of them the engine's own walk takes minutes."""


def evaluator_of(state: DicyState) -> Evaluator:
    found = GAME.evaluator(state, prepare=True)
    assert found is not None
    return found


def card_of(message: Any) -> str:
    assert isinstance(message, Message)
    return message.key.removeprefix("dicy-card-")


def count_of(message: Any) -> int:
    assert isinstance(message, Message)
    assert message.key == "dicy-points"
    count = message.args["count"]
    assert isinstance(count, int)
    return count


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
            "dicy-reason-last-turn": self.last_turn,
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
            "dicy-reason-score-over-skip": self.score_over_skip,
            "dicy-reason-reroll-over-skip": self.reroll_over_skip,
            "dicy-reason-skip-over-score": self.skip_over_score,
            "dicy-reason-averages": self.averages,
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

    def last_turn(self, said: dict[str, Any]) -> None:
        needed = count_of(said["points"])
        assert needed == max(self.state.scores) - self.state.scores[self.state.turn] + 1
        assert max(self.state.scores) >= self.state.setup.target
        assert (self.state.turn + 1) % self.state.setup.players == self.state.first
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
            by_card[end.card] += chance  # type: ignore[assignment]  # fractions count as well as whole numbers
        assert by_card[card_of(said["target"])] == max(chance for card, chance in by_card.items() if card)

    def score_over_reroll(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Score)
        assert isinstance(self.worse, Freeze)
        now = points(self.better.card, self.better.dice)
        assert (card_of(said["card"]), count_of(said["points"]), said["dice"]) == (self.better.card, now, self.worse.reroll)
        assert said["times"] == self.odds(self.worse, now)

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
        """What the effect alone is worth: the move as it is, and as it would be if the other player's row stayed what it was."""
        move = next(one for one in (self.better, self.worse) if isinstance(one, Score) and one.card == card_of(said["card"]))
        other = 1 - self.state.turn
        assert said["seat"] == Seat(other)
        after = GAME.apply(self.state, move)
        while after.waiting:
            after = GAME.apply(after, GAME.legal(after)[0])
        rows = (self.state.active[other], after.active[self.state.turn])
        untouched = replace(after, active=rows if other == 0 else rows[::-1])
        without = self.evaluator.values(untouched)[self.state.turn]
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

    def chances(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["share"], said["other"]) == (round(100 * self.values[self.better], 1), round(100 * self.values[self.worse], 1))

    def turns(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert (said["turns"], said["other"]) == (round(-self.values[self.better], 2), round(-self.values[self.worse], 2))

    def close(self, said: dict[str, Any]) -> None:
        assert said["best"] == GAME.words.move(self.state, self.better)
        assert self.values[self.better] - self.values[self.worse] < 0.02


def decisions(options: dict[str, object], seed: int, count: int) -> list[DicyState]:
    """Decisions with few Active cards, from games that wander."""
    rng = random.Random(seed)
    setup = GAME.setup({"first": 0, **options})
    found: list[DicyState] = []
    while len(found) < count:
        state = GAME.start(setup)
        while state.to_act != NOBODY and len(found) < count:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            moves = GAME.legal(state)
            if len(moves) > 1 and (state.waiting or state.active[state.turn].bit_count() <= FEW) and rng.random() < 0.3:
                found.append(state)
            state = GAME.apply(state, rng.choice(moves))
    return found


@pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options.get('mode', 'glacial')}-{options['players']}")
def test_reasons_are_true(options: dict[str, object]) -> None:
    rng = random.Random(1)
    met: set[str] = set()
    for state in decisions(options, 7, 20):
        evaluator = evaluator_of(state)
        values = evaluator.options(state)
        best = best_of(values)
        for option in rng.sample(list(values), min(3, len(values))):
            message = evaluator.why(state, option.move)
            if best.value - option.value > EQUAL:
                met.add(Checked(state, best.move, option.move)(message))
    assert len(met) >= 3


TWO, EFFECTS, ALONE, _ = SETS
RESETS: dict[str, Any] = {"players": 2, "target": 20, "mode": "c"}
CASES: tuple[tuple[str, DicyState, str], ...] = (
    (
        "last-turn",
        position("111125", rows=[("odd", "double_pair"), ("odd", "sixes")], scores=(31, 12), turn=1, **RESETS),
        "freeze sixes 1115",
    ),
    (
        "reroll-over-score",
        position("111122", rows=[("forty_minus",), ("double_pair", "five_different")], scores=(17, 3), turn=1, **RESETS),
        "score five_different 12",
    ),
    ("score-over-reroll", position("445566", rows=[("double_pair", "all_different")], scores=(5,), **ALONE), "freeze double_pair 66"),
    (
        "reroll-over-reroll",
        position("111122", rows=[("forty_minus",), ("double_pair", "five_different")], scores=(17, 3), turn=1, **RESETS),
        "freeze five_different 122",
    ),
    (
        "freeze-needed",
        position("112336", rows=[("low_six", "odd", "straight"), ("low_six", "odd", "two_pairs")], scores=(8, 2), **TWO),
        "freeze low_six 1126",
    ),
    (
        "worth-keeping",
        position("222256", rows=[("straight", "double_pair", "all_same")], scores=(8,), **ALONE),
        "freeze all_same 22225",
    ),
    (
        "other-dice",
        position("244456", rows=[("any_two", "straight"), ("straight", "two_pairs")], scores=(19, 12), **TWO),
        "score straight 56",
    ),
    ("more-points", position("112236", rows=[("double_pair", "all_different", "all_same")], scores=(3,), **ALONE), "score double_pair 22"),
    (
        "not-yet",
        position("455666", rows=[("any_two", "sixes", "all_same"), ("forty_minus",)], scores=(7, 13), **EFFECTS),
        "score all_same 666",
    ),
    (
        "effect-freeze",
        position("223346", rows=[("any_two",), ("low_six", "straight", "two_pairs")], scores=(13, 11), **TWO),
        "freeze any_two 226",
    ),
    (
        "effect-reset",
        position("345556", rows=[("odd", "double_pair"), ("odd", "sixes", "forty_minus")], scores=(0, 2), turn=1, **RESETS),
        "score sixes 6",
    ),
    ("score-over-skip", position("344455", rows=[("straight",), ("any_two", "low_six")], scores=(11, 3), **TWO), "skip"),
    ("reroll-over-skip", position("111255", rows=[("all_different", "all_same")], scores=(8,), **ALONE), "skip"),
    ("skip-over-score", position("444444", rows=[("double_pair",)], scores=(1,), **ALONE), "score double_pair 44"),
    ("averages", position("111255", rows=[("all_different", "all_same")], scores=(8,), **ALONE), "score all_different 125"),
    (
        "chances",
        position("444666", rows=[("odd", "sixes"), ("sixes",)], scores=(5, 12), **RESETS),
        "score sixes 66",
    ),
    ("turns", position("145666", rows=[("straight", "double_pair")], scores=(16,), **ALONE), "freeze straight 14566"),
    ("close", position("122244", rows=[("low_six", "straight", "all_same")], scores=(12,), **ALONE), "freeze straight 1222"),
    (
        "worth-resetting",
        played(position("123456", rows=[None, ("any_two", "sixes", "three_lowest")], scores=(9, 9), **EFFECTS), "skip"),
        "reset all_same",
    ),
)


@pytest.mark.parametrize(("kind", "state", "move"), CASES, ids=[case[0] for case in CASES])
def test_every_kind_of_reason_is_true_and_can_be_said(kind: str, state: DicyState, move: str) -> None:
    evaluator, worse = evaluator_of(state), GAME.parse(move)
    message = evaluator.why(state, worse)
    assert Checked(state, best_of(evaluator.options(state)).move, worse)(message) == f"dicy-reason-{kind}"
    for language in LANGUAGES:
        assert catalogue(language).say(message, ("Ana", "Bo")).endswith(".")


def test_every_kind_of_reason_is_among_them() -> None:
    words = catalogue("en")
    keys = {key.removeprefix("dicy-reason-") for key in sorted(words.keys()) if key.startswith("dicy-reason-")}
    assert {case[0] for case in CASES} == keys - {"equal", "race"}  # all equal, and a second sentence after another one


@pytest.mark.parametrize(("chance", "said"), [(0.0, 0), (0.01, 1), (0.444, 44), (0.99, 99), (1.0, 100)])
def test_chances_are_told_in_hundredths(chance: float, said: int) -> None:
    assert times(chance) == say("dicy-times", count=said)


def test_what_can_happen_is_never_0_times_and_what_can_fail_never_100() -> None:
    assert times(1e-9).key == "dicy-times-rarely"
    assert times(1 - 1e-9).key == "dicy-times-nearly-always"


def test_the_best_move_is_explained_by_what_it_is_better_than() -> None:
    for state in decisions(SETS[0], 3, 25):
        evaluator = evaluator_of(state)
        values = evaluator.options(state)
        best = best_of(values)
        reasons = [evaluator.why(state, option.move) for option in values if option.value < best.value - EQUAL]
        said = evaluator.why(state, best.move)
        assert said in reasons if reasons else said == say("dicy-reason-equal")


def clues() -> dict[str, DicyState]:
    """A position for every kind of clue."""
    longer: dict[str, Any] = {"players": 1, "target": 60}
    return {
        "freeze": played(position("123456", scores=(9, 9), **TWO), "score any_two 56"),
        "reset": played(position("123456", rows=[None, ("odd", "straight")], **TWO), "skip"),
        "last-turn": position("225566", rows=[None, ("low_six", "odd", "two_pairs")], scores=(27, 6), turn=1, **TWO),
        "race": position("223346", rows=[None, ("odd", "straight", "two_pairs")], scores=(7, 12), turn=1, **TWO),
        "free": position("112666", rows=[("low_six", "all_different", "all_same")], scores=(9,), **ALONE),
        "reroll": position("122233", scores=(1,), **ALONE),
        "enough": position("445566", rows=[("odd", "two_pairs")], **longer),
        "save": position("233356", rows=[("straight", "double_pair")], scores=(1,), **ALONE),
        "skip": position("222245", rows=[("all_different",)], scores=(17,), **ALONE),
    }


@pytest.mark.parametrize("kind", clues())
def test_every_kind_of_clue(kind: str) -> None:
    state = clues()[kind]
    evaluator = evaluator_of(state)
    clue, options = evaluator.clue(state), evaluator.options(state)
    best = best_of(options).move
    assert clue.key == f"dicy-clue-{kind}"
    if kind == "last-turn":
        assert count_of(clue.args["points"]) == 22
    elif kind == "race":
        assert (clue.args["seat"], count_of(clue.args["points"])) == (Seat(0), 13)
    elif kind in ("free", "reroll"):
        ends = engine_ends(evaluator, state, best) if kind == "free" else {}
        assert kind == "reroll" or sum(chance for end, chance in ends.items() if not end.card) > 0.5
    elif kind in ("enough", "save"):
        assert isinstance(best, Score)
        more = [move for move, _ in options if isinstance(move, Score) and points(move.card, move.dice) > points(best.card, best.dice)]
        assert bool(more) == (kind == "save")
    elif kind == "skip":
        assert str(best) == "skip"


def test_every_kind_of_clue_is_among_them() -> None:
    keys = {key.removeprefix("dicy-clue-") for key in sorted(catalogue("en").keys()) if key.startswith("dicy-clue-")}
    assert set(clues()) == keys


def test_a_clue_gives_no_move_away() -> None:
    for options in SETS:
        for state in decisions(options, 11, 30):
            evaluator = evaluator_of(state)
            clue = evaluator.clue(state)
            assert clue.key.startswith("dicy-clue-")
            assert "dice" not in clue.args
            for language in LANGUAGES:
                text = catalogue(language).say(clue, ("Ana", "Bo"))
                assert catalogue(language).say(GAME.words.move(state, best_of(evaluator.options(state)).move)) not in text
