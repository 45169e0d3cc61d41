"""Reasons are true: every number in them is worked out again from the engine, and every kind of sentence is met."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rollhouse.analysis.puzzles.puzzle import make_puzzle
from rollhouse.core.evaluate import EQUAL, best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import Message, Seat, say
from rollhouse.games.dicy_cards.cards import points
from rollhouse.games.dicy_cards.evaluation.explain import times
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import Freeze, Score
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.locale import LANGUAGES, catalogue
from tests.analysis.checked_reasons import Checked, card_of, count_of, evaluator_of
from tests.analysis.engine_ends import engine_ends
from tests.expecting import instance
from tests.games.dicy_cards.table import played, position

SETS: tuple[dict[str, Any], ...] = (
    {"players": 2, "target": 20},
    {"players": 2, "target": 20, "mode": "d"},
    {"players": 1, "target": 30, "mode": "b"},
    {"players": 3, "target": 30, "mode": "d"},
)
FEW = 3
"""Active cards: with more of them the engine's own walk takes minutes."""


def decisions(options: dict[str, object], seed: int, count: int) -> list[DicyState]:
    """Decisions with few Active cards, from games that wander."""
    rng = random.Random(seed)
    setup = GAME.setup({"first": 0, **options})
    found: list[DicyState] = []
    while len(found) < count:
        state = GAME.start(setup)
        while state.to_act != GAME_OVER and len(found) < count:
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
THREE: dict[str, Any] = {"players": 3, "target": 20}
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
    (
        "averages",
        position("113456", rows=[("straight", "double_pair", "all_different")], **ALONE),
        "freeze all_different 34",
    ),
    (
        "cards-over-points",
        position("225556", rows=[("straight", "all_different", "all_same")], scores=(0,), **ALONE),
        "freeze straight 226",
    ),
    (
        "points-over-cards",
        position("113446", rows=[("low_six", "double_pair", "all_different")], **ALONE),
        "freeze all_different 34",
    ),
    (
        "tempo",
        position("144556", rows=[("sixes", "three_lowest", "forty_minus")], scores=(27,), players=1, target=60, mode="d"),
        "freeze three_lowest 144",
    ),
    ("reaches", position("112566", rows=[("straight", "double_pair")], scores=(20,), **ALONE), "freeze straight 116"),
    (
        "last-round",
        position("123566", rows=[(), ("low_six", "odd", "straight"), ("two_pairs",)], scores=(24, 6, 13), turn=1, **THREE),
        "skip",
    ),
    (
        "effect-freeze-several",
        position(
            "223344",
            rows=[("sixes",), ("three_lowest", "all_same"), ("forty_minus",)],
            scores=(0, 15, 12),
            turn=1,
            players=3,
            target=20,
            mode="d",
        ),
        "score all_same 22",
    ),
    (
        "effect-reset-several",
        position("115566", rows=[("odd",), ("odd", "sixes"), ()], scores=(0, 10, 12), turn=1, players=3, target=20, mode="c"),
        "score sixes 66",
    ),
    (
        "chances",
        position("114556", rows=[(), ("any_two", "low_six", "two_pairs")], scores=(12, 0), turn=1, **TWO),
        "freeze low_six 1145",
    ),
    ("turns", position("344566", rows=[("low_six", "double_pair")], scores=(4,), **ALONE), "freeze double_pair 3466"),
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
    around = {"race", "the-card", "the-dice", "and-card", "by-chances"}  # what is said with another sentence
    assert {case[0] for case in CASES} == keys - around - {"equal", "any-card"}


def keys_of(message: Message) -> set[str]:
    """The keys of a reason and of those within it."""
    found = {message.key.removeprefix("dicy-reason-")}
    for part in message.args.values():
        if isinstance(part, Message) and part.key.startswith("dicy-reason-"):
            found |= keys_of(part)
    return found


CARD_OR_DICE = position("345566", rows=[("any_two", "low_six"), None], **TWO)
"""Best: freeze Any two, reroll both sixes."""


@pytest.mark.parametrize(("move", "which"), [("freeze low_six 366", "the-card"), ("freeze low_six 45", "the-dice")])
def test_it_is_said_which_of_the_two_it_was_card_or_dice(move: str, which: str) -> None:
    """The first one's gap is 95 in 100 the card's, and yet its dice were blamed."""
    evaluator, worse = evaluator_of(CARD_OR_DICE), GAME.parse(move)
    message = evaluator.why(CARD_OR_DICE, worse)
    Checked(CARD_OR_DICE, best_of(evaluator.options(CARD_OR_DICE)).move, worse)(message)
    assert which in keys_of(message)
    assert ("reroll-over-reroll" in keys_of(message)) == (which == "the-dice")


@pytest.mark.parametrize("move", ["freeze any_two 345", "freeze low_six 66"])
def test_where_only_one_of_the_two_differs_nothing_needs_to_be_said(move: str) -> None:
    assert not keys_of(evaluator_of(CARD_OR_DICE).why(CARD_OR_DICE, GAME.parse(move))) & {"the-card", "the-dice"}


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (CARD_OR_DICE, "freeze-needed"),
        (position("112335", rows=[("any_two", "sixes", "three_lowest"), None], **EFFECTS), "any-card"),
    ],
)
def test_a_hint_to_reroll_says_why_this_card_is_frozen(state: DicyState, kind: str) -> None:
    evaluator = evaluator_of(state)
    best = best_of(evaluator.options(state)).move
    message = evaluator.why(state, best)
    assert {"and-card", kind} <= keys_of(message)
    worse = [option for option in evaluator.options(state) if option.value < best_of(evaluator.options(state)).value - EQUAL]
    other = max((option for option in worse if not isinstance(option.move, Freeze)), key=lambda option: option.value).move
    Checked(state, best, other)(message)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            position("134466", rows=[("all_same",), ("three_lowest", "forty_minus", "all_same")], scores=(16, 0), turn=1, **EFFECTS),
            "If you score now, Three lowest is best by chances, not by points: Forty minus would score 16 points.",
        ),
        (
            position("455666", rows=[("any_two", "low_six", "straight")], scores=(3, 0), **TWO),  # a reroll is best, and Any two after it
            "If you score now, Any two is best by chances, not by points: Straight would score 15 points.",
        ),
    ],
    ids=["scored", "rerolled"],
)
def test_a_card_with_fewer_points_than_another_is_called_best_by_chances(state: DicyState, said: str) -> None:
    """Hints, reports and positions to train with say what the evaluator says."""
    evaluator = evaluator_of(state)
    best = best_of(evaluator.options(state)).move
    told = evaluator.why(state, best)
    assert "by-chances" in keys_of(told)
    assert said in catalogue("en").say(told, ("Ana", "Bo"))
    assert make_puzzle(GAME, evaluator, state).why == told
    worse = next(option.move for option in evaluator.options(state) if option.value < best_of(evaluator.options(state)).value - EQUAL)
    Checked(state, best, worse)(evaluator.why(state, worse))


def test_most_often_on_is_among_the_cases_that_are_counted() -> None:
    """Most of these turns end on Straight, but not of those that bring more than its 18 points now."""
    state = position("345666", rows=[("any_two", "straight", "two_pairs"), ("any_two", "two_pairs")], scores=(9, 6), **TWO)
    evaluator, worse = evaluator_of(state), GAME.parse("score straight 3456")
    message = evaluator.why(state, worse)
    assert Checked(state, best_of(evaluator.options(state)).move, worse)(message) == "dicy-reason-reroll-over-score"
    reason = instance(Message, message.args["reason"])
    assert card_of(reason.args["target"]) == "two_pairs"
    ends = engine_ends(evaluator, state, GAME.parse("freeze any_two 6"))
    assert sum(chance for end, chance in ends.items() if end.card == "straight") > 0.5


def test_a_reroll_that_does_as_well_more_often_than_not_is_no_reason_to_score_now() -> None:
    """64 times in 100: what speaks for scoring is the card that the reroll costs."""
    state = position("114556", rows=[(), ("any_two", "low_six", "two_pairs")], scores=(12, 0), turn=1, **TWO)
    evaluator, worse = evaluator_of(state), GAME.parse("freeze any_two 55")
    message = evaluator.why(state, worse)
    assert Checked(state, GAME.parse("score two_pairs 1155"), worse)(message) == "dicy-reason-cards-over-points"


def framed(clue: Message) -> Message:
    """A clue without what it says of this very decision."""
    return say(clue.key, **{name: value for name, value in clue.args.items() if name != "clue"})


def test_every_player_in_the_last_round_is_told_that_it_is_their_last_turn() -> None:
    """Ana has 29 of 20 points, and Bo and Cy have a turn each; Bo needs 30 now."""
    begun = GAME.start(GAME.setup({"players": 3, "target": 20, "first": 0}))
    bo = played(begun, "roll 455555", "score low_six 455555", "roll 123466")
    evaluator = evaluator_of(bo)
    thirty, cy = say("dicy-points", count=30), (say("common-name", seat=Seat(2)),)
    assert framed(evaluator.clue(bo)) == say("dicy-clue-last-round", points=thirty, seat=Seat(0), seats=cy, count=1)
    why = evaluator.why(bo, GAME.parse("skip"))
    assert (why.key, why.args["points"], why.args["seat"], why.args["seats"]) == ("dicy-reason-last-round", thirty, Seat(0), cy)
    last = played(bo, "skip", "roll 123466")
    assert framed(evaluator.clue(last)) == say("dicy-clue-last-turn", points=thirty)
    assert evaluator.why(last, GAME.parse("skip")).key == "dicy-reason-last-turn"


def test_a_clue_and_the_reason_after_it_name_the_same_card() -> None:
    named = 0
    for options in SETS:
        for state in decisions(options, 13, 30):
            evaluator = evaluator_of(state)
            clue, why = evaluator.clue(state), evaluator.why(state, best_of(evaluator.options(state)).move)
            for reason in (why, why.args.get("reason")):
                if clue.key == "dicy-clue-reroll" and isinstance(reason, Message) and reason.key == "dicy-reason-reroll-over-score":
                    assert reason.args["target"] == clue.args["card"]
                    named += 1
    assert named


def test_what_frames_a_turn_is_said_at_every_decision_of_it_and_then_what_that_is_about() -> None:
    """A player is close to the target, or has reached it: that does not change while one rolls; what to look at does."""
    rng = random.Random(4)
    frames = {"dicy-clue-race", "dicy-clue-last-turn", "dicy-clue-last-round"}
    again = other = 0
    for state in [one for options in SETS for one in decisions(options, 17, 12) if not one.waiting]:
        evaluator = evaluator_of(state)
        first = evaluator.clue(state)
        freezes = [move for move in GAME.legal(state) if isinstance(move, Freeze)]
        if first.key not in frames or state.active[state.turn].bit_count() < 2:
            continue
        rolling = GAME.apply(state, rng.choice(freezes))
        later = GAME.apply(rolling, GAME.outcomes(rolling).sample(rng))
        then = evaluator.clue(later)
        assert framed(then) in (framed(first), say("dicy-clue-equal"))
        again += 1
        other += then not in (first, say("dicy-clue-equal"))
    assert again > 5
    assert other > 0


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
        reasons = [proper(evaluator.why(state, option.move)) for option in values if option.value < best.value - EQUAL]
        said = proper(evaluator.why(state, best.move))
        assert said in reasons if reasons else said == say("dicy-reason-equal")


def proper(message: Message) -> Message:
    """The reason without what is said of the race, of the card that is frozen, and of points."""
    while message.key in ("dicy-reason-race", "dicy-reason-and-card", "dicy-reason-by-chances"):
        inner = instance(Message, message.args["reason"])
        message = inner
    return message


def clues() -> dict[str, DicyState]:
    """A position for every kind of clue."""
    longer: dict[str, Any] = {"players": 1, "target": 60}
    return {
        "freeze": played(position("123456", scores=(9, 9), **TWO), "score any_two 56"),
        "reset": played(position("123456", rows=[None, ("odd", "straight")], **TWO), "skip"),
        "last-turn": position("225566", rows=[None, ("low_six", "odd", "two_pairs")], scores=(27, 6), turn=1, **TWO),
        "race": position("223346", rows=[None, ("odd", "straight", "two_pairs")], scores=(7, 12), turn=1, **TWO),
        "last-round": position("123566", rows=[(), ("low_six", "odd", "straight"), ("two_pairs",)], scores=(24, 6, 13), turn=1, **THREE),
        "several": position("134445", players=1, target=60, mode="c", scores=(1,)),
        "equal": position("114566", rows=[None, ("low_six",)], turn=1, **TWO),
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
    elif kind == "last-round":
        assert (clue.args["seat"], count_of(clue.args["points"])) == (Seat(0), 19)
    elif kind == "equal":
        assert max(option.value for option in options) - min(option.value for option in options) <= EQUAL
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
