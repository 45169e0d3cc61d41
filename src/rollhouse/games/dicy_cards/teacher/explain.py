"""Why a move is good or bad, and what to look at: true sentences, made from the odds of this very position.

A sentence compares two moves, the better with the worse one. Each kind of sentence says when it has something to say; the first that has
is taken. Every number in it is exact: it follows the dice through the best play of the rest of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rollhouse.core.evaluate import EQUAL, Valued, best_of
from rollhouse.core.messages import Message, Seat, say
from rollhouse.games.dicy_cards.cards import CARDS, points, usual_points
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score, Skip
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DicyState
from rollhouse.games.dicy_cards.solver.turn.ends import Ends, ends, reaching
from rollhouse.games.dicy_cards.words import DicyWords

if TYPE_CHECKING:
    from rollhouse.games.dicy_cards.teacher.evaluators import TurnEvaluator

__all__ = ["clue", "times", "why"]

_THREAT = 1 / 3
"""How likely another player must be to reach the target next turn to be worth a word."""
_TELLING = 0.03
"""How far two chances must be apart to tell something."""
_NEEDED = 0.1
"""How often a turn must end on a card for that to be worth a word."""
_CERTAIN = 1e-12
"""Rounding: a chance this close to 0 or 1 is 0 or 1."""
_WORDS = DicyWords()


def clue(evaluator: TurnEvaluator, state: DicyState) -> Message:
    """What to look at, without the move."""
    if state.waiting:
        return say("dicy-clue-reset" if state.resetting else "dicy-clue-freeze")
    scene = _Scene(evaluator, state)
    best = scene.best.move
    needed = scene.needed_on_last_turn()
    if needed > 0:
        return say("dicy-clue-last-turn", points=_count(needed))
    threat = scene.threat()
    if threat is not None:
        seat, missing, _ = threat
        return say("dicy-clue-race", seat=Seat(seat), points=_count(missing))
    if isinstance(best, Freeze):
        plan = scene.plan(best)
        if plan.skipped > 0.5:
            return say("dicy-clue-free")
        return say("dicy-clue-reroll", card=card_name(scene.most_often(plan)))
    if isinstance(best, Score):
        return say("dicy-clue-save" if scene.tempts(best) else "dicy-clue-enough")
    return say("dicy-clue-skip")


def why(evaluator: TurnEvaluator, state: DicyState, move: DicyMove) -> Message:
    """What speaks against `move` and for the best one; or, if none is better, for it and against another kind of move."""
    scene = _Scene(evaluator, state)
    if scene.best.value - scene.values[move] > EQUAL:
        return scene.compare(scene.best.move, move)
    other = scene.alternative(move)
    return say("dicy-reason-equal") if other is None else scene.compare(move, other)


_Sentence: TypeAlias = Callable[["_Scene", DicyMove, DicyMove], Message | None]


class _Scene:
    """One decision and its odds."""

    def __init__(self, evaluator: TurnEvaluator, state: DicyState) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat = state.to_act
        self.row = state.active[state.to_act]
        self.options: Sequence[Valued] = evaluator.options(state)
        self.values: dict[DicyMove, float] = {option.move: option.value for option in self.options}
        self.best = best_of(self.options)

    def tempts(self, best: Score) -> bool:
        """Whether another move scores more points now and is worse all the same."""
        now = points(best.card, best.dice)
        worse = [move for move, value in self.options if value < self.best.value - EQUAL]
        return any(points(move.card, move.dice) > now for move in worse if isinstance(move, Score))

    def alternative(self, move: DicyMove) -> DicyMove | None:
        """The best worse move, of another kind if there is one, or about another card: its neighbours would teach nothing."""
        worse = [option for option in self.options if option.value < self.values[move] - EQUAL]
        of_other_kind = [option for option in worse if type(option.move) is not type(move)]
        about_other_card = [option for option in worse if getattr(option.move, "card", "") != getattr(move, "card", "")]
        group = of_other_kind or about_other_card or worse
        return max(group, key=lambda option: option.value).move if group else None

    def compare(self, better: DicyMove, worse: DicyMove) -> Message:
        """Why the one is better than the other."""
        found = next(filter(None, (sentence(self, better, worse) for sentence in _sentences(better, worse))), None)
        reason = found or _chances(self, better, worse)
        threat = None if self.state.waiting or self.needed_on_last_turn() > 0 else self.threat()
        if threat is None:
            return reason
        seat, missing, chance = threat
        return say("dicy-reason-race", reason=reason, seat=Seat(seat), points=_count(missing), times=times(chance))

    def plan(self, move: DicyMove) -> Ends:
        """How the turn ends after this move."""
        match move:
            case Score(card=card, dice=chosen):
                left = self.row & ~self._bit(card)
                return Ends.certain(self.place(card), points(card, chosen), left.bit_count())
            case Freeze(card=card, reroll=reroll):
                kept = list(self.state.dice)
                for face in reroll:
                    kept.remove(face)
                return ends(self.evaluator.turn(self.state), self.row & ~self._bit(card), tuple(kept))
        return Ends.skip()

    def place(self, card: str) -> int:
        return self.state.cards.index(card)

    def _bit(self, card: str) -> int:
        return 1 << self.place(card)

    def most_often(self, plan: Ends) -> str:
        """The card that the turn ends on most often."""
        return max(self.state.cards, key=lambda card: plan.on(self.place(card)))

    def frozen(self) -> int:
        """How many cards a skip would reset."""
        return (ALL_ACTIVE & ~self.row).bit_count()

    def needed_on_last_turn(self) -> int:
        """If this is the last turn of the game: the points that win it; 0 otherwise, or if any will do."""
        state = self.state
        others = [score for seat, score in enumerate(state.scores) if seat != self.seat]
        last = (self.seat + 1) % state.setup.players == state.first
        if not others or not last or max(others) < state.setup.target:
            return 0
        return max(0, max(others) - state.scores[self.seat] + 1)

    def threat(self) -> tuple[int, int, float] | None:
        """The other player who is likeliest to reach the target next turn, the points missing, and the chance; None if that is far off."""
        state = self.state
        found = []
        for seat, score in enumerate(state.scores):
            missing = state.setup.target - score
            if seat != self.seat and missing > 0:
                found.append((reaching(state.cards, state.active[seat], missing) if state.active[seat] else 0.0, -seat, missing))
        chance, seat, missing = max(found, default=(0.0, 0, 0))
        return (-seat, missing, chance) if chance >= _THREAT else None

    def words(self, move: DicyMove) -> Message:
        return _WORDS.move(self.state, move)


def times(chance: float) -> Message:
    """A chance as people say it: "44 times in 100". Only what never happens is 0 times."""
    if _CERTAIN < chance < 0.01:
        return say("dicy-times-rarely")
    if 0.99 < chance < 1 - _CERTAIN:
        return say("dicy-times-nearly-always")
    return say("dicy-times", count=round(100 * chance))


def _usual(card: str) -> float:
    return float(usual_points(card))


def _count(number: int) -> Message:
    return say("dicy-points", count=number)


# --- sentences: each is true whenever it is said; None where it would say nothing ------------------------------------------------------


def _sentences(better: DicyMove, worse: DicyMove) -> tuple[_Sentence, ...]:
    match better, worse:
        case (Freeze(reroll=()), Freeze()) | (Reset(), Reset()):
            return (_reaction,)
        case (Freeze(), Score()):
            return (_last_turn, _reroll_over_score, _averages)
        case (Score(), Freeze()):
            return (_last_turn, _effect, _score_over_reroll, _averages)
        case (Freeze(), Freeze()):
            return (_last_turn, _reroll_over_reroll, _freeze_over_freeze, _worth_keeping, _averages)
        case (Score(), Score()):
            return (_last_turn, _not_yet, _effect, _more_points, _worth_keeping, _averages)
        case (Score(), Skip()):
            return (_last_turn, _score_over_skip)
        case (Freeze(), Skip()):
            return (_last_turn, _reroll_over_skip)
        case (Skip(), Score()):
            return (_skip_over_score,)
    return ()


def _last_turn(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    needed = scene.needed_on_last_turn()
    if needed <= 0:
        return None
    high, low = scene.plan(better).at_least(needed), scene.plan(worse).at_least(needed)
    if high - low < EQUAL:
        return None
    moves = {"best": scene.words(better), "move": scene.words(worse)}
    return say("dicy-reason-last-turn", points=_count(needed), times=times(high), other=times(low), **moves)


def _reroll_over_score(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Freeze)
    assert isinstance(worse, Score)
    plan, now = scene.plan(better), points(worse.card, worse.dice)
    chance = plan.at_least(now + 1)
    if chance < _THREAT:
        return None
    cards = {"target": card_name(scene.most_often(plan)), "card": card_name(worse.card)}
    return say("dicy-reason-reroll-over-score", dice=better.reroll, points=_count(now), now=now, times=times(chance), **cards)


def _score_over_reroll(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Score)
    assert isinstance(worse, Freeze)
    now = points(better.card, better.dice)
    chance = scene.plan(worse).at_least(now)
    if chance > 1 - _THREAT:
        return None
    return say("dicy-reason-score-over-reroll", card=card_name(better.card), points=_count(now), dice=worse.reroll, times=times(chance))


def _reroll_over_reroll(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The number of points at which the two plans differ most."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    high, low = scene.plan(better), scene.plan(worse)
    total = max(range(1, high.scored.shape[1]), key=lambda number: round(high.at_least(number) - low.at_least(number), 12))
    if better.reroll == worse.reroll or high.at_least(total) - low.at_least(total) < _TELLING:
        return None
    chances = {"times": times(high.at_least(total)), "other_times": times(low.at_least(total))}
    return say("dicy-reason-reroll-over-reroll", dice=better.reroll, other=worse.reroll, points=_count(total), **chances)


def _freeze_over_freeze(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """A card was frozen that the better plan would score with."""
    assert isinstance(better, Freeze)
    assert isinstance(worse, Freeze)
    chance = scene.plan(better).on(scene.place(worse.card))
    if better.card == worse.card or chance < _NEEDED:
        return None
    return say("dicy-reason-freeze-needed", card=card_name(worse.card), best=card_name(better.card), times=times(chance))


def _worth_keeping(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """The worse move uses up the card that brings more on another day."""
    if not isinstance(better, Score | Freeze) or not isinstance(worse, Score | Freeze) or _usual(worse.card) <= _usual(better.card) + 0.1:
        return None
    means = {"mean": round(_usual(worse.card), 1), "other": round(_usual(better.card), 1)}
    return say("dicy-reason-worth-keeping", card=card_name(worse.card), best=card_name(better.card), **means)


def _more_points(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
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


def _not_yet(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
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


def _effect(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """What a card does to the other player is worth at least half of the difference."""
    same = isinstance(better, Score) and isinstance(worse, Score) and CARDS[better.card].effect == CARDS[worse.card].effect
    if same or scene.state.setup.players != 2 or not scene.evaluator.exact:
        return None
    enough = (scene.values[better] - scene.values[worse]) / 2
    other = Seat(1 - scene.seat)
    gain, harm = _does(scene, better), -_does(scene, worse)
    if isinstance(better, Score) and CARDS[better.card].effect.endswith("freeze") and gain > max(enough, 0.005):
        return say("dicy-reason-effect-freeze", card=card_name(better.card), seat=other, share=round(100 * gain, 1))
    if isinstance(worse, Score) and CARDS[worse.card].effect.endswith("reset") and harm > max(enough, 0.005):
        return say("dicy-reason-effect-reset", card=card_name(worse.card), seat=other, share=round(100 * harm, 1))
    return None


def _does(scene: _Scene, move: DicyMove) -> float:
    """What the effect of a scored card alone changes for its player."""
    if not isinstance(move, Score) or not CARDS[move.card].effect:
        return 0.0
    left = scene.row & ~(1 << scene.place(move.card))
    without = scene.evaluator.turn(scene.state).prospects.after[0, points(move.card, move.dice), left]
    return scene.values[move] - float(without)


def _score_over_skip(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Score)
    return say(
        "dicy-reason-score-over-skip", card=card_name(better.card), points=_count(points(better.card, better.dice)), count=scene.frozen()
    )


def _reroll_over_skip(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Freezing before a skip costs nothing: the skip resets the card again."""
    assert isinstance(better, Freeze)
    return say("dicy-reason-reroll-over-skip", dice=better.reroll, times=times(scene.plan(better).at_least(1)))


def _skip_over_score(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(worse, Score)
    left = (scene.row & ~(1 << scene.place(worse.card))).bit_count()
    now = points(worse.card, worse.dice)
    return say("dicy-reason-skip-over-score", card=card_name(worse.card), points=_count(now), left=left)


def _reaction(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    assert isinstance(better, Freeze | Reset)
    assert isinstance(worse, Freeze | Reset)
    if isinstance(better, Freeze):
        return _worth_keeping(scene, better, worse)
    if _usual(better.card) <= _usual(worse.card) + 0.1:
        return None
    means = {"mean": round(_usual(better.card), 1), "other": round(_usual(worse.card), 1)}
    return say("dicy-reason-worth-resetting", best=card_name(better.card), card=card_name(worse.card), **means)


def _averages(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message | None:
    """Points and Active cards at the end of the turn: all that a turn leaves behind."""
    plans = (scene.plan(better), scene.plan(worse))
    (mean, active), (other_mean, other_active) = ((round(plan.mean(), 1), round(plan.active, 1)) for plan in plans)
    if mean <= other_mean and active <= other_active:
        return None
    moves = {"best": scene.words(better), "move": scene.words(worse)}
    return say("dicy-reason-averages", mean=mean, active=active, other_mean=other_mean, other_active=other_active, **moves)


def _chances(scene: _Scene, better: DicyMove, worse: DicyMove) -> Message:
    """What is always true: the values themselves."""
    high, low = scene.values[better], scene.values[worse]
    moves = {"best": scene.words(better), "move": scene.words(worse)}
    if scene.evaluator.unit == "turns" and round(high, 2) > round(low, 2):
        return say("dicy-reason-turns", turns=round(-high, 2), other=round(-low, 2), **moves)
    if scene.evaluator.unit == "share" and round(100 * high, 1) > round(100 * low, 1):
        return say("dicy-reason-chances", share=round(100 * high, 1), other=round(100 * low, 1), **moves)
    return say("dicy-reason-close", best=scene.words(better))
