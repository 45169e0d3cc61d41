"""Why a move is good or bad, and what to look at: true sentences, made from the odds of this very position.

A sentence compares two moves, the better with the worse one. The difference of their values is split by how the turn ends, and the sentence
is about the largest part. Every number in it is exact: it follows the dice through the best play of the rest of the turn. A reason has at
most two sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.messages import Arg, Message, Seat, say, times
from rollhouse.games.dicy_cards.cards import CARDS, points, usual_points
from rollhouse.games.dicy_cards.evaluation.scene import Floats, LastTurn, Scene, Split, Threat
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score, Skip
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.turn.ends import reaching

if TYPE_CHECKING:
    from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator

_CLOSE_DIFFERENCE = {"share": 0.002, "turns": 0.01}
"""Two moves that differ by less than this hardly differ: no reason is worth more words."""
_CLEAR_TURNS_DIFFERENCE = 0.05
"""The least difference of expected turns that is mentioned."""
_MIN_CARD_CHANCE = 0.1
"""How often a turn must end on a card for that to be mentioned."""
_MIN_SHARE_OF_LARGEST = 0.8
"""A simpler class of ends is named where its part is at least so much of the largest part."""
_COMPLETE_REASONS = ("dicy-reason-the-card", "dicy-reason-the-dice", "dicy-reason-not-yet")
"""Reasons that have two sentences already, or speak of the race themselves."""
_MIN_COST_SHARE = 0.95
"""The card alone is wrong, or the dice alone, where so much of the cost is theirs."""


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
        return say("dicy-clue-last-turn", frame=_last(last), clue=_clue_to_last(scene, best))
    threat = scene.threat()
    if threat is not None:
        return say("dicy-clue-race", seat=Seat(threat.seat), points=_count(threat.missing), clue=_clue_to_this(scene, best))
    return _clue_to_this(scene, best)


def _clue_to_last(scene: Scene, best: DicyMove) -> Message:
    """What a decision in the seat's last turn is about: there is no later to save for."""
    if isinstance(best, Freeze):
        return _clue_to_reroll(scene, best)
    return say("dicy-clue-wins" if scene.best.value > 1 - EQUAL_TOLERANCE else "dicy-clue-enough")


def _clue_to_this(scene: Scene, best: DicyMove) -> Message:
    """What this decision is about, apart from the rest of the turn."""
    if isinstance(best, Freeze):
        return _clue_to_reroll(scene, best)
    if isinstance(best, Score):
        return say("dicy-clue-save" if scene.tempts(best) else "dicy-clue-enough")
    return say("dicy-clue-skip")


def _clue_to_reroll(scene: Scene, best: Freeze) -> Message:
    """The card that the reason will name too, where one stands out."""
    if scene.plan(best).skipped > 0.5:
        return say("dicy-clue-free")
    other = scene.alternative(best)
    assert other is not None
    card, part = _aim(Split(scene, best, other), scene, _more_than(other))
    return say("dicy-clue-reroll", card=card_name(card)) if part > 0.5 else say("dicy-clue-several")


def why(evaluator: TurnEvaluator, state: DicyState, move: DicyMove, *, begins_turn: bool) -> Message:
    """What speaks against `move` and for the best one; or, if none is better, for it and against another kind of move."""
    scene = Scene(evaluator, state)
    better, worse = scene.best.move, move
    if scene.best.value - scene.values[move] <= EQUAL_TOLERANCE:
        other = scene.alternative(move)
        if other is None:
            return say("dicy-reason-equal")
        better, worse = move, other
    if scene.values[better] - scene.values[worse] < _CLOSE_DIFFERENCE[evaluator.unit]:
        return _close(scene, better, worse)
    last = scene.last_turn()
    if last is not None:
        won = _wins(scene, last, better, worse)
        return say("dicy-reason-two", first=_last(last), second=won) if begins_turn else won
    reason = _compared(scene, better, worse)
    if reason.key in _COMPLETE_REASONS:
        return reason
    threat = scene.threat() if begins_turn and not state.waiting else None
    second = _race(threat) if threat is not None else _remark(scene, move, better, worse)
    return reason if second is None else say("dicy-reason-two", first=reason, second=second)


def _remark(scene: Scene, move: DicyMove, better: DicyMove, worse: DicyMove) -> Message | None:
    """What is worth a second sentence: why this card is frozen, or why not the card with most points is scored."""
    if better is not move:
        return None
    if isinstance(better, Freeze) and not isinstance(worse, Freeze):
        return _this_card(scene, better)
    if isinstance(better, Score) and not isinstance(worse, Score):
        richer = scene.richer(better)
        return None if richer is None else _save(scene, better, richer)
    return None


def _compared(scene: Scene, better: DicyMove, worse: DicyMove) -> Message:
    """Why the one is better than the other. Of two rerolls that differ in both, it is said which of the two it was: card or dice."""
    if not isinstance(better, Freeze) or not isinstance(worse, Freeze) or not better.reroll:
        return _said(scene, better, worse, _sentences(better, worse))
    part = 0.0 if better.card == worse.card else 1.0 if better.reroll == worse.reroll else scene.part_of_card(better, worse)
    reason = _said(scene, better, worse, _ABOUT_CARD if part > 0.5 else _ABOUT_DICE)
    if better.card == worse.card or better.reroll == worse.reroll or reason.key == "dicy-reason-free-rerolls":
        return reason
    alone = max(part, 1 - part) >= _MIN_COST_SHARE
    return say("dicy-reason-the-card" if part > 0.5 else "dicy-reason-the-dice", all="yes" if alone else "no", reason=reason)


def _this_card(scene: Scene, best: Freeze) -> Message | None:
    """Why this card is the one to freeze; None where there is no other, or nothing simple to say."""
    other = scene.other_freeze(best)
    if other is None:
        return None
    if scene.values[best] - scene.values[other] <= EQUAL_TOLERANCE:
        return say("dicy-reason-any-card", best=card_name(best.card), card=card_name(other.card))
    return next(filter(None, (sentence(scene, best, other) for sentence in (_needed, _worth_keeping))), None)


def _usual(card: str) -> float:
    return float(usual_points(card))


def _count(number: int) -> Message:
    return say("dicy-points", count=number)


def _names(seats: Sequence[int]) -> tuple[Message, ...]:
    return tuple(say("common-name", seat=Seat(seat)) for seat in seats)


def _seats(seats: Sequence[int]) -> dict[str, Arg]:
    """Several seats, and how many they are."""
    return {"seats": _names(seats), "count": len(seats)}


def _more_than(move: DicyMove | None) -> int:
    """The least that beats what this move scores now."""
    return points(move.card, move.dice) + 1 if isinstance(move, Score) else 1


def _aim(split: Split, scene: Scene, least: int) -> tuple[str, float]:
    """The card on which the ends with at least so many points gain most, and its part of what they gain."""
    gained = split.gained[:, least:].sum(axis=1)
    place = int(gained.argmax())
    return scene.state.cards[place], float(gained[place] / max(gained[gained > 0].sum(), EQUAL_TOLERANCE))


# --- what is true of the whole turn ------------------------------------------------------------------------------------------------------


def _last(last: LastTurn) -> Message:
    """The sentence on what it takes to win the seat's last turn."""
    if last.after:
        return say("dicy-last-round", points=_count(last.needed), leaders=_names(last.leaders), **_seats(last.after))
    if last.tie == "lost":
        return say("dicy-last-turn", points=_count(last.needed))
    level = _count(last.needed - 1)
    if last.tie == "shared":
        return say("dicy-last-turn-shared", points=_count(last.needed), level=level, leaders=_names(last.leaders))
    return say("dicy-last-turn-tie", needed=last.needed, level=level, leaders=_names(last.leaders))


def _race(threat: Threat) -> Message:
    said: dict[str, Arg] = {"seat": Seat(threat.seat), "points": _count(threat.missing)}
    if threat.chance > 1 - EQUAL_TOLERANCE:
        return say("dicy-reason-race-certain", **said)
    return say("dicy-reason-race", times=times(threat.chance), **said)


def _wins(scene: Scene, last: LastTurn, better: DicyMove, worse: DicyMove) -> Message:
    """The winning chances in the seat's last turn. They are the values, so that they hold for ties and effects too."""
    high, low = scene.values[better], scene.values[worse]
    if isinstance(better, Score) and isinstance(worse, Freeze) and better.card == worse.card and high > 1 - EQUAL_TOLERANCE:
        return say("dicy-reason-freezes-winner", card=card_name(better.card))
    said: dict[str, Arg] = {"times": times(high), "other": times(low), **_named(scene, better, worse)}
    values, _ = scene.end_values
    plans = [scene.plan(move) for move in (better, worse)]
    won = [(plan.ended * values).sum(axis=(1, 2)) for plan in plans]
    only = int(won[0].argmax())
    if isinstance(better, Freeze) and not last.after and won[0][only] > high - EQUAL_TOLERANCE and won[1][only] > low - EQUAL_TOLERANCE:
        return say("dicy-reason-wins-on", card=card_name(scene.state.cards[only]), **said)
    alone = [float(plan.ended[values > 1 - EQUAL_TOLERANCE].sum()) for plan in plans]
    shared = not last.after and (times(alone[0]), times(alone[1])) != (times(high), times(low))
    return say("dicy-reason-wins-shared" if shared else "dicy-reason-wins", **said)


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
            return (_reaches, _reroll_over_score, _averages, _tempo)
        case (Score(), Freeze()):
            return (_effect, _own_card, _reaches, _score_over_reroll, _costs_card, _averages, _tempo)
        case (Score(), Score()):
            return (_not_yet, _effect, _more_points, _save, _later)
        case (Score(), Skip()):
            return (_score_over_skip,)
        case (Freeze(), Skip()):
            return (_reroll_over_skip,)
        case (Skip(), Score()):
            return (_skip_over_score,)
    return ()


def _reroll_over_score(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """More points, another card that is scored, or a skip: the largest part."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Score)
    plan, split, now = scene.plan(better), Split(scene, better, worse), points(worse.card, worse.dice)
    more, kept = split.at_least(now + 1), split.less_than(now + 1) - split.skipped
    said: dict[str, Arg] = {"card": card_name(worse.card), "points": _count(now), "dice": better.reroll}
    if split.skipped >= max(more, kept):
        return say("dicy-reason-skip-instead", card=said["card"], points=said["points"])
    if kept > more:
        other = 1.0 - plan.skipped - plan.on(scene.place(worse.card))
        return say("dicy-reason-keeps-card", card=said["card"], dice=better.reroll, times=times(other)) if other > 0.5 else None
    target, part = _aim(split, scene, now + 1)
    if part <= 0.5:
        return say("dicy-reason-reroll-over-score", now=now, times=times(plan.at_least(now + 1)), **said)
    chance = float(plan.scored[scene.place(target), now + 1 :].sum())
    return say("dicy-reason-reroll-over-score-on", now=now, target=card_name(target), times=times(chance), **said)


def _own_card(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The reroll freezes the very card that is to be scored."""
    assert isinstance(better, Score)
    assert isinstance(worse, Freeze)
    if better.card != worse.card:
        return None
    now = points(better.card, better.dice)
    said: dict[str, Arg] = {"card": card_name(better.card), "points": _count(now)}
    if not scene.without(better.card):
        return say("dicy-reason-only-card", **said)
    chance = scene.plan(worse).at_least(now)
    if chance > 0.5:
        return None
    if chance <= EQUAL_TOLERANCE:
        return say("dicy-reason-freezes-scorer-never", **said)
    return say("dicy-reason-freezes-scorer", times=times(chance), **said)


def _score_over_reroll(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """What the reroll risks, where that is the largest part; or that it brings nothing more."""
    assert isinstance(better, Score)
    assert isinstance(worse, Freeze)
    plan, split, now = scene.plan(worse), Split(scene, better, worse), points(better.card, better.dice)
    said: dict[str, Arg] = {"card": card_name(better.card), "points": _count(now)}
    more = plan.at_least(now + 1)
    if more <= EQUAL_TOLERANCE:
        if not scene.can_reroll_to(now + 1):
            return say("dicy-reason-no-better", **said)
        return say("dicy-reason-score-over-reroll-never", dice=worse.reroll, **said)
    if split.less_than(now) < split.total / 2:
        return None
    if more > 0.5:
        return say("dicy-reason-score-is-safe", dice=worse.reroll, times=times(1 - plan.at_least(now)), **said)
    ahead = scene.overtakes(now)
    if ahead is not None:
        return say("dicy-reason-takes-lead", seat=Seat(ahead.seat), lead=ahead.points, dice=worse.reroll, times=times(more), **said)
    return say("dicy-reason-score-over-reroll", dice=worse.reroll, times=times(more), **said)


def _costs_card(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The points that a reroll adds on average are worth less than the card it freezes."""
    assert isinstance(better, Score)
    assert isinstance(worse, Freeze)
    added = round(scene.plan(worse).mean() - points(better.card, better.dice), 1)
    if added <= 0 or scene.plan(worse).active >= scene.plan(better).active:
        return None
    return say("dicy-reason-costs-card", dice=worse.reroll, card=card_name(worse.card), added=added)


def _reroll_over_reroll(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The ends that gain most: so many points or more, on any card or on one."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    high, low, split = scene.plan(better), scene.plan(worse), Split(scene, better, worse)
    if min(high.skipped, low.skipped) > 0.5:
        return say("dicy-reason-free-rerolls", dice=better.reroll, times=times(high.at_least(1)))
    from_each = split.gained[:, ::-1].cumsum(axis=1)[:, ::-1]  # [card, points or more]
    on_any, on_one = from_each.sum(axis=0)[1:], from_each[:, 1:]
    said: dict[str, Arg] = {"dice": better.reroll, "other": worse.reroll}
    if on_any.max() >= _MIN_SHARE_OF_LARGEST * on_one.max():
        total = _highest(on_any)
        chance, other = high.at_least(total), low.at_least(total)
        key = "dicy-reason-reroll-over-reroll"
    else:
        place = int(on_one.max(axis=1).argmax())
        total = _highest(on_one[place])
        chance, other = (float(plan.scored[place, total:].sum()) for plan in (high, low))
        key, said["target"] = "dicy-reason-reroll-over-reroll-on", card_name(scene.state.cards[place])
    if chance <= other or times(chance) == times(other):
        return None
    return say(key, points=_count(total), times=times(chance), other_times=times(other), **said)


def _highest(gains: Floats) -> int:
    """The most points at which the ends from there on gain most: fewer than a plan ever ends with say the same of it."""
    return int((gains >= gains.max() - EQUAL_TOLERANCE).nonzero()[0][-1]) + 1


def _needed(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """A card was frozen that the better plan would score with."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    chance = scene.plan(better).on(scene.place(worse.card))
    said = {"card": card_name(worse.card), "best": card_name(better.card)}
    if chance > 1 - EQUAL_TOLERANCE:
        return say("dicy-reason-will-score", **said)
    return say("dicy-reason-may-score", times=times(chance), **said) if chance >= _MIN_CARD_CHANCE else None


def _worth_keeping(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The worse move uses up the card that scores more on another day."""
    assert isinstance(better, Score | Freeze)
    assert isinstance(worse, Score | Freeze)
    if _usual(worse.card) <= _usual(better.card) + 0.1:
        return None
    means = {"mean": round(_usual(worse.card), 1), "other": round(_usual(better.card), 1)}
    return say("dicy-reason-worth-keeping", card=card_name(worse.card), best=card_name(better.card), **means)


def _later(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Two cards that do the same now: what is left is their worth in later turns."""
    assert isinstance(better, Score | Freeze)
    assert isinstance(worse, Score | Freeze)
    if better.card == worse.card:
        return None
    return _worth_keeping(scene, better, worse) or say("dicy-reason-later", card=card_name(worse.card), best=card_name(better.card))


def _save(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The card with more points now is worth more later: neither an effect nor the target explains the difference."""
    assert isinstance(better, Score)
    assert isinstance(worse, Score)
    now, missing = points(worse.card, worse.dice), scene.state.setup.target - scene.state.scores[scene.seat]
    if now <= points(better.card, better.dice) or now >= missing or _touches(scene, better) != _touches(scene, worse):
        return None
    return say("dicy-reason-save", card=card_name(worse.card), points=_count(now), best=card_name(better.card))


def _touches(scene: Scene, move: Score) -> tuple[str, tuple[int, ...]]:
    """The effect of a card, and the players that it reaches."""
    seats = scene.touched(move.card)
    return (CARDS[move.card].effect, seats) if seats else ("", ())


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
    said: dict[str, Arg] = {"card": card_name(worse.card), "points": _count(points(worse.card, worse.dice))}
    left = scene.without(worse.card).bit_count()
    return say("dicy-reason-skip-over-score", left=left, **said) if left else say("dicy-reason-skip-over-last", **said)


def _reaction(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The choice of a card that another player's move asks for."""
    assert isinstance(better, Freeze | Reset)
    assert isinstance(worse, Freeze | Reset)
    if isinstance(better, Freeze):
        return _later(scene, better, worse)
    if _usual(better.card) <= _usual(worse.card) + 0.1:
        return say("dicy-reason-reset-later", best=card_name(better.card), card=card_name(worse.card))
    means = {"mean": round(_usual(better.card), 1), "other": round(_usual(worse.card), 1)}
    return say("dicy-reason-worth-resetting", best=card_name(better.card), card=card_name(worse.card), **means)


def _reaches(scene: Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The better move reaches the target this turn more often, and that is most of the difference."""
    target = scene.state.setup.target
    missing = target - scene.state.scores[scene.seat]
    high, low = scene.plan(better).at_least(missing), scene.plan(worse).at_least(missing)
    if high <= low or times(high) == times(low):
        return None
    split = Split(scene, better, worse)
    part = split.at_least(missing) if isinstance(better, Freeze) else split.less_than(missing)
    if part < split.total / 2:
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
    after = [scene.turns_after(scene.plan(move)) for move in (better, worse)]
    if after[0] is None or after[1] is None or after[1] - after[0] < _CLEAR_TURNS_DIFFERENCE:
        return None
    turns: dict[str, Arg] = {"turns": round(after[0], 2), "other_turns": round(after[1], 2), **_named(scene, better, worse)}
    mean, active, other_mean, other_active = _means(scene, better, worse).values()
    if mean < other_mean and active > other_active:
        return say("dicy-reason-cards-over-points", **turns)
    if mean > other_mean and active < other_active:
        return say("dicy-reason-points-over-cards", **turns)
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
    """Both moves in as few words as tell them apart."""
    best, move = _briefly(better), _briefly(worse)
    if best != move:
        return {"best": best, "move": move}
    if isinstance(better, Freeze) and isinstance(worse, Freeze) and better.card != worse.card:
        return {"best": say("dicy-move-freeze", card=card_name(better.card)), "move": say("dicy-move-freeze", card=card_name(worse.card))}
    return {"best": scene.words(better), "move": scene.words(worse)}


def _briefly(move: DicyMove) -> Message:
    match move:
        case Score(card=card):
            return say("dicy-brief-score", card=card_name(card))
        case Freeze(reroll=reroll) if reroll:
            return say("dicy-brief-reroll", dice=reroll)
        case Freeze(card=card):
            return say("dicy-move-freeze", card=card_name(card))
        case Reset(card=card):
            return say("dicy-move-reset", card=card_name(card))
    return say("dicy-brief-skip")


def _chances(scene: Scene, better: DicyMove, worse: DicyMove) -> Message:
    """The values themselves: the sentence that is always true."""
    high, low = scene.values[better], scene.values[worse]
    moves = _named(scene, better, worse)
    if scene.evaluator.unit == "turns":
        return say("dicy-reason-turns", turns=round(-high, 2), other=round(-low, 2), **moves)
    return say("dicy-reason-chances", share=round(100 * high, 1), other=round(100 * low, 1), **moves)


def _close(scene: Scene, better: DicyMove, worse: DicyMove) -> Message:
    """The message that it hardly matters, and which move is a little better."""
    if isinstance(better, Freeze) and isinstance(worse, Freeze) and better.card != worse.card and better.reroll == worse.reroll:
        return say("dicy-reason-either-freeze", best=card_name(better.card))
    if isinstance(better, Reset):
        return say("dicy-reason-either-reset", best=card_name(better.card))
    return say("dicy-reason-close", best=_named(scene, better, worse)["best"])


_ABOUT_CARD: tuple[_Sentence, ...] = (_needed, _later)
_ABOUT_DICE: tuple[_Sentence, ...] = (_reaches, _reroll_over_reroll, _averages, _tempo)
