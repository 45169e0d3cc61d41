"""Why a move is good or bad, and what to look at: true sentences, made from the odds of this very position.

A sentence compares two moves, the better with the worse one. Each kind of sentence says when it has something to say; the first that has
is taken. Every number in it is exact: it follows the dice through the best play of the rest of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rollhouse.core.evaluate import EQUAL
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.games.dicy_cards.cards import CARDS, points, usual_points
from rollhouse.games.dicy_cards.evaluation.scene import LIKELY_CHANCE, Scene
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score, Skip
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.turn.ends import reaching

if TYPE_CHECKING:
    from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator

_CLEAR_DIFFERENCE = 0.03
"""The least difference of two chances that is mentioned."""
_CLEAR_TURNS_DIFFERENCE = 0.05
"""The least difference of expected turns that is mentioned."""
_MIN_CARD_CHANCE = 0.1
"""How often a turn must end on a card for that to be mentioned."""
_ROUNDING = 1e-12
"""Rounding: a chance this close to 0 or 1 is 0 or 1."""


def clue(evaluator: TurnEvaluator, state: DicyState) -> Message:
    """What to look at, without the move. What frames the whole turn is said at every decision of it, and then what this one is about."""
    scene = Scene(evaluator, state)
    best = scene.best.move
    if scene.alternative(best) is None:
        return say("dicy-clue-equal")
    if state.waiting:
        return say("dicy-clue-reset" if state.resetting else "dicy-clue-freeze")
    last = scene.last_turn()
    if last is not None:
        now = _clue_to_reroll(scene, best) if isinstance(best, Freeze) else say("dicy-clue-enough")  # there is no later to save for
        if not last.after:
            return say("dicy-clue-last-turn", points=_count(last.needed), clue=now)
        return say("dicy-clue-last-round", points=_count(last.needed), seat=Seat(last.leader), **_seats(last.after), clue=now)
    threat = scene.threat()
    if threat is not None:
        return say("dicy-clue-race", seat=Seat(threat.seat), points=_count(threat.missing), clue=_clue_to_this(scene, best))
    return _clue_to_this(scene, best)


def _clue_to_this(scene: Scene, best: DicyMove) -> Message:
    """What this decision is about, apart from the rest of the turn."""
    if isinstance(best, Freeze):
        return _clue_to_reroll(scene, best)
    if isinstance(best, Score):
        return say("dicy-clue-save" if scene.tempts(best) else "dicy-clue-enough")
    return say("dicy-clue-skip")


def _clue_to_reroll(scene: Scene, best: Freeze) -> Message:
    """The card that the reason will name too, where one stands out."""
    plan = scene.plan(best)
    if plan.skipped > 0.5:
        return say("dicy-clue-free")
    card, part = scene.most_often(plan, _more_than(scene.alternative(best)))
    return say("dicy-clue-reroll", card=card_name(card)) if part > 0.5 else say("dicy-clue-several")


def why(evaluator: TurnEvaluator, state: DicyState, move: DicyMove) -> Message:
    """What speaks against `move` and for the best one; or, if none is better, for it and against another kind of move."""
    scene = Scene(evaluator, state)
    better, worse = scene.best.move, move
    if scene.best.value - scene.values[move] <= EQUAL:
        other = scene.alternative(move)
        if other is None:
            return say("dicy-reason-equal")
        better, worse = move, other
    reason = _compared(scene, better, worse)
    if better is move and isinstance(better, Freeze) and not isinstance(worse, Freeze) and (card := _this_card(scene, better)):
        reason = say("dicy-reason-and-card", reason=reason, card=card)
    reason = _by_chances(scene, better, worse, reason)
    threat = None if state.waiting or scene.last_turn() else scene.threat()
    if threat is None:
        return reason
    return say("dicy-reason-race", reason=reason, seat=Seat(threat.seat), points=_count(threat.missing), times=times(threat.chance))


def _compared(scene: Scene, better: DicyMove, worse: DicyMove) -> Message:
    """Why the one is better than the other. Of two rerolls that differ in both, it is said which of the two it was: card or dice."""
    if not isinstance(better, Freeze) or not isinstance(worse, Freeze) or not better.reroll:
        return _said(scene, better, worse, _sentences(better, worse))
    part = 0.0 if better.card == worse.card else 1.0 if better.reroll == worse.reroll else scene.part_of_card(better, worse)
    reason = _said(scene, better, worse, _ABOUT_CARD if part > 0.5 else _ABOUT_DICE)
    if better.card == worse.card or better.reroll == worse.reroll:
        return reason
    return say("dicy-reason-the-card" if part > 0.5 else "dicy-reason-the-dice", reason=reason)


def _by_chances(scene: Scene, better: DicyMove, worse: DicyMove, reason: Message) -> Message:
    """The reason; and where the card in it is not the one with most points now, that it is the best one by chances."""
    named = next((move for move in (better, worse) if isinstance(move, Score)), None)
    other = None if named is None or scene.evaluator.unit != "share" else scene.richer(named)
    if named is None or other is None:
        return reason
    now = _count(points(other.card, other.dice))
    return say("dicy-reason-by-chances", reason=reason, card=card_name(named.card), other=card_name(other.card), points=now)


def _this_card(scene: Scene, best: Freeze) -> Message | None:
    """Why this card is the one to freeze; None where there is no other."""
    other = scene.other_freeze(best)
    if other is None:
        return None
    if scene.values[best] - scene.values[other] <= EQUAL:
        return say("dicy-reason-any-card", best=card_name(best.card), card=card_name(other.card))
    return _said(scene, best, other, (_freeze_over_freeze, _worth_keeping))


def times(chance: float) -> Message:
    """A chance as people say it: "44 times in 100". Only what never happens is 0 times."""
    if _ROUNDING < chance < 0.01:
        return say("dicy-times-rarely")
    if 0.99 < chance < 1 - _ROUNDING:
        return say("dicy-times-nearly-always")
    return say("dicy-times", count=round(100 * chance))


def _usual(card: str) -> float:
    return float(usual_points(card))


def _count(number: int) -> Message:
    return say("dicy-points", count=number)


def _seats(seats: Sequence[int]) -> dict[str, Arg]:
    """Several seats, and how many they are."""
    return {"seats": tuple(say("common-name", seat=Seat(seat)) for seat in seats), "count": len(seats)}


def _more_than(move: DicyMove | None) -> int:
    """The least that beats what this move scores now."""
    return points(move.card, move.dice) + 1 if isinstance(move, Score) else 1


# --- sentences: each is true whenever it is said; None where it would say nothing ------------------------------------------------------

_Sentence: TypeAlias = Callable[[Scene, DicyMove, DicyMove], Message | None]


def _said(scene: Scene, better: DicyMove, worse: DicyMove, sentences: Sequence[_Sentence]) -> Message:
    """The first of these that has something to say, or what is always true: the values themselves."""
    found = next(filter(None, (sentence(scene, better, worse) for sentence in sentences)), None)
    return found or _chances(scene, better, worse)


def _sentences(better: DicyMove, worse: DicyMove) -> tuple[_Sentence, ...]:
    match better, worse:
        case (Freeze(reroll=()), Freeze()) | (Reset(), Reset()):
            return (_reaction,)
        case (Freeze(), Score()):
            return (_last_turn, _reroll_over_score, _reaches, _averages, _tempo)
        case (Score(), Freeze()):
            return (_last_turn, _effect, _score_over_reroll, _reaches, _averages, _tempo)
        case (Score(), Score()):
            return (_last_turn, _not_yet, _effect, _more_points, _worth_keeping, _tempo)
        case (Score(), Skip()):
            return (_last_turn, _score_over_skip)
        case (Freeze(), Skip()):
            return (_last_turn, _reroll_over_skip)
        case (Skip(), Score()):
            return (_skip_over_score,)
    return ()


def _last_turn(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    last = scene.last_turn()
    if last is None:
        return None
    high, low = scene.plan(better).at_least(last.needed), scene.plan(worse).at_least(last.needed)
    if high - low < EQUAL:
        return None
    said: dict[str, Arg] = {"points": _count(last.needed), "times": times(high), "other": times(low), **_named(scene, better, worse)}
    if not last.after:
        return say("dicy-reason-last-turn", **said)
    return say("dicy-reason-last-round", seat=Seat(last.leader), **_seats(last.after), **said)


def _reroll_over_score(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Freeze)
    assert isinstance(worse, Score)
    plan, now = scene.plan(better), points(worse.card, worse.dice)
    chance = plan.at_least(now + 1)
    if chance < LIKELY_CHANCE:
        return None
    cards = {"target": card_name(scene.most_often(plan, now + 1)[0]), "card": card_name(worse.card)}
    return say("dicy-reason-reroll-over-score", dice=better.reroll, points=_count(now), now=now, times=times(chance), **cards)


def _score_over_reroll(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """A reroll that does as well more often than not is no reason to score now: then it is what the reroll costs."""
    assert isinstance(better, Score)
    assert isinstance(worse, Freeze)
    now = points(better.card, better.dice)
    chance = scene.plan(worse).at_least(now)
    if chance > 0.5:
        return None
    return say("dicy-reason-score-over-reroll", card=card_name(better.card), points=_count(now), dice=worse.reroll, times=times(chance))


def _reroll_over_reroll(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The number of points at which the two plans differ most."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    high, low = scene.plan(better), scene.plan(worse)
    total = max(range(1, high.scored.shape[1]), key=lambda number: round(high.at_least(number) - low.at_least(number), 12))
    if high.at_least(total) - low.at_least(total) < _CLEAR_DIFFERENCE:
        return None
    chances = {"times": times(high.at_least(total)), "other_times": times(low.at_least(total))}
    return say("dicy-reason-reroll-over-reroll", dice=better.reroll, other=worse.reroll, points=_count(total), **chances)


def _freeze_over_freeze(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """A card was frozen that the better plan would score with."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    chance = scene.plan(better).on(scene.place(worse.card))
    if chance < _MIN_CARD_CHANCE:
        return None
    return say("dicy-reason-freeze-needed", card=card_name(worse.card), best=card_name(better.card), times=times(chance))


def _worth_keeping(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The worse move uses up the card that brings more on another day."""
    if not isinstance(better, Score | Freeze) or not isinstance(worse, Score | Freeze) or _usual(worse.card) <= _usual(better.card) + 0.1:
        return None
    means = {"mean": round(_usual(worse.card), 1), "other": round(_usual(better.card), 1)}
    return say("dicy-reason-worth-keeping", card=card_name(worse.card), best=card_name(better.card), **means)


def _more_points(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Score)
    assert isinstance(worse, Score)
    high, low = points(better.card, better.dice), points(worse.card, worse.dice)
    if high <= low:
        return None
    if better.card == worse.card:
        return say(
            "dicy-reason-other-dice", card=card_name(better.card), dice=better.dice, points=_count(high), others=worse.dice, other=low
        )
    return say("dicy-reason-more-points", best=card_name(better.card), points=_count(high), card=card_name(worse.card), other=low)


def _not_yet(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The worse move reaches the target while another player still has a turn, and the better one does not."""
    assert isinstance(better, Score)
    assert isinstance(worse, Score)
    state = scene.state
    total = state.scores[scene.seat] + points(worse.card, worse.dice)
    behind = state.scores[scene.seat] + points(better.card, better.dice)
    after = (scene.seat + 1) % state.setup.players
    if total < state.setup.target or behind >= state.setup.target or after == state.first or not state.active[after]:
        return None
    if CARDS[worse.card].effect:  # their row would not stay what it is
        return None
    missing = total - state.scores[after] + 1
    chance = reaching(state.cards, state.active[after], missing)
    return say("dicy-reason-not-yet", target=state.setup.target, seat=Seat(after), points=_count(missing), times=times(chance))


def _effect(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """What a card does to others is worth at least half of the difference, and more than the values can be off by."""
    if isinstance(better, Score) and isinstance(worse, Score) and CARDS[better.card].effect == CARDS[worse.card].effect:
        return None
    enough = max((scene.values[better] - scene.values[worse]) / 2, 0.005, scene.evaluator.error)
    if isinstance(better, Score) and CARDS[better.card].effect.endswith("freeze") and _does(scene, better) > enough:
        return _effect_said("dicy-reason-effect-freeze", scene, better.card, _does(scene, better))
    if isinstance(worse, Score) and CARDS[worse.card].effect.endswith("reset") and -_does(scene, worse) > enough:
        return _effect_said("dicy-reason-effect-reset", scene, worse.card, -_does(scene, worse))
    return None


def _effect_said(key: str, scene: Scene, card: str, share: float) -> Message:
    said: dict[str, Arg] = {"card": card_name(card), "share": round(100 * share, 1)}
    seats = scene.touched(card)
    if len(seats) == 1:
        return say(key, seat=Seat(seats[0]), **said)
    return say(f"{key}-several", **_seats(seats), **said)


def _does(scene: Scene, move: Score) -> float:
    """What only the effect of a scored card changes for its player; 0 where no player can react to it."""
    if not scene.touched(move.card):
        return 0.0
    untouched = scene.evaluator.turn(scene.state).prospects.after[0, points(move.card, move.dice), scene.without(move.card)]
    return scene.values[move] - float(untouched)


def _score_over_skip(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Score)
    return say(
        "dicy-reason-score-over-skip", card=card_name(better.card), points=_count(points(better.card, better.dice)), count=scene.frozen()
    )


def _reroll_over_skip(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Freezing before a skip costs nothing: the skip resets the card again."""
    assert isinstance(better, Freeze)
    return say("dicy-reason-reroll-over-skip", dice=better.reroll, times=times(scene.plan(better).at_least(1)))


def _skip_over_score(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(worse, Score)
    now, left = points(worse.card, worse.dice), scene.without(worse.card).bit_count()
    return say("dicy-reason-skip-over-score", card=card_name(worse.card), points=_count(now), left=left)


def _reaction(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Freeze | Reset)
    assert isinstance(worse, Freeze | Reset)
    if isinstance(better, Freeze):
        return _worth_keeping(scene, better, worse)
    if _usual(better.card) <= _usual(worse.card) + 0.1:
        return None
    means = {"mean": round(_usual(better.card), 1), "other": round(_usual(worse.card), 1)}
    return say("dicy-reason-worth-resetting", best=card_name(better.card), card=card_name(worse.card), **means)


def _reaches(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The better move reaches the target this turn more often."""
    target = scene.state.setup.target
    missing = target - scene.state.scores[scene.seat]
    high, low = scene.plan(better).at_least(missing), scene.plan(worse).at_least(missing)
    if scene.last_turn() is not None or high - low < _CLEAR_DIFFERENCE:
        return None
    return say("dicy-reason-reaches", target=target, times=times(high), other=times(low), **_named(scene, better, worse))


def _averages(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Points and Active cards at the end of the turn, where the better move has no less of either: that needs no more words."""
    means = _means(scene, better, worse)
    mean, active, other_mean, other_active = means.values()
    if mean < other_mean or active < other_active or (mean, active) == (other_mean, other_active):
        return None
    return say("dicy-reason-averages", **means, **_named(scene, better, worse))


def _tempo(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Points and Active cards weighed against each other, by the turns that the player still needs with them."""
    if scene.last_turn() is not None:
        return None
    after = [scene.turns_after(scene.plan(move)) for move in (better, worse)]
    if after[0] is None or after[1] is None or after[1] - after[0] < _CLEAR_TURNS_DIFFERENCE:
        return None
    turns: dict[str, Arg] = {"turns": round(after[0], 2), "other_turns": round(after[1], 2), **_named(scene, better, worse)}
    means = _means(scene, better, worse)
    mean, active, other_mean, other_active = means.values()
    if mean < other_mean and active > other_active:
        return say("dicy-reason-cards-over-points", **means, **turns)
    if mean > other_mean and active < other_active:
        return say("dicy-reason-points-over-cards", **means, **turns)
    return say("dicy-reason-tempo", **turns)


def _means(scene: Scene, better: DicyMove, worse: DicyMove) -> dict[str, float]:
    high, low = scene.plan(better), scene.plan(worse)
    return {
        "mean": round(high.mean(), 1),
        "active": round(high.active, 1),
        "other_mean": round(low.mean(), 1),
        "other_active": round(low.active, 1),
    }


def _named(scene: Scene, better: DicyMove, worse: DicyMove) -> dict[str, Message]:
    return {"best": scene.words(better), "move": scene.words(worse)}


def _chances(scene: Scene, better: DicyMove, worse: DicyMove) -> Message:
    """What is always true: the values themselves."""
    high, low = scene.values[better], scene.values[worse]
    moves = _named(scene, better, worse)
    if scene.evaluator.unit == "turns" and round(high, 2) > round(low, 2):
        return say("dicy-reason-turns", turns=round(-high, 2), other=round(-low, 2), **moves)
    if scene.evaluator.unit == "share" and round(100 * high, 1) > round(100 * low, 1):
        return say("dicy-reason-chances", share=round(100 * high, 1), other=round(100 * low, 1), **moves)
    return say("dicy-reason-close", best=moves["best"])


_ABOUT_CARD: tuple[_Sentence, ...] = (_last_turn, _freeze_over_freeze, _worth_keeping, _reaches, _averages, _tempo)
_ABOUT_DICE: tuple[_Sentence, ...] = (_last_turn, _reroll_over_reroll, _reaches, _averages, _tempo)
