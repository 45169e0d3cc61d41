"""Why a move is good or bad, and what to look at: true sentences, made from the odds of this very position.

A sentence compares two moves, the better with the worse one. Each kind of sentence says when it has something to say; the first that has
is taken. Which card a plan is about is decided by value: what differs most in shares of the win, not in points. How a turn ends is
followed exactly through its best play; whether dice hold, through the others' turns (`holding.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.messages import Arg, Message, Seat, say, times
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.evaluation.ends import after_end
from rollhouse.games.dicetto.evaluation.scene import Scene
from rollhouse.games.dicetto.events import bonus_name, card_name
from rollhouse.games.dicetto.moves import REROLL_SPOT, STOP, DicettoMove, Done, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS

if TYPE_CHECKING:
    from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator

_CLEAR_DIFFERENCE = 0.03
"""The least difference of two chances that is mentioned."""
_MIN_GAIN = 0.005
"""The least difference of two chances that may carry a plan's value."""
_MIN_SHARE_OF_SUM = 0.8
"""That any dice lie on a card is said where it carries at least so much of what a certain sum would."""
_CLOSE_SHARE = 0.002
"""Two moves that differ by less than this share of the win hardly differ."""
_NEGLIGIBLE_SHARE = 0.01
"""A smaller share of the win counts as none."""
_USUAL_CHANCE = 0.5
"""Of an outcome with a higher chance, the alternatives are not mentioned."""
_LIKELY_CHANCE = 1 / 3
"""The least chance of another player to win a card that is mentioned."""
_MAX_BONUS_LAG_POINTS = 3
"""A Bonus card for the fewest points is within reach when the seat has at most so many more than another."""
_ROUNDING = 1e-9
_FEW_CARDS_LEFT = 2
"""The end is mentioned when at most so many cards are missing for it."""
_SHORT_GAME_CARDS = 4
"""The end is mentioned only in games for more cards than this."""
_REROLL_CARD_POINTS = 1.5
"""What the Reroll card counts for where a card's points count: only to choose between sentences."""


def clue(evaluator: NetworkEvaluator, state: DicettoState) -> Message:
    """A clue: what to look at, without naming the move."""
    scene = Scene(evaluator, state)
    best = scene.best.move
    lying = tuple(sum(spot.dice) if spot.seat == scene.seat else 0 for spot in state.spots)
    if scene.closing(lying) == 0.0:
        return say("dicetto-clue-end", seat=Seat(scene.next))
    match best:
        case Reroll():
            return say("dicetto-clue-reroll", card=card_name(state.spots[_aim(scene, best)].card))
        case Keep():
            return say("dicetto-clue-keep")
        case Place(spot=spot):
            if scene.duels(best):
                return say("dicetto-clue-duel")
            if state.spots[spot].dice:
                return say("dicetto-clue-take", seat=Seat(state.spots[spot].seat))
            return say("dicetto-clue-bonus") if _late(scene) and scene.bonus_changes(best, gained=True) else say("dicetto-clue-hold")
    return say("dicetto-clue-done")


def _aim(scene: Scene, move: DicettoMove) -> int:
    """The spot that a reroll is about: where it gets dice more often than another kind of move; else where it promises most."""
    other = scene.alternative(move)
    reached = None if other is None else _reached(scene, move, other)
    if reached is not None:
        return reached[0]
    ends = scene.ends(move)
    spots = [spot for spot, one in enumerate(scene.state.spots) if one.card]
    return max(spots, key=lambda spot: (round(ends.on(spot) * _weight(scene, spot), 9), -spot))


def _weight(scene: Scene, spot: int) -> float:
    return _REROLL_CARD_POINTS if spot == REROLL_SPOT else max(1.0, scene.worth[spot])


def why(evaluator: NetworkEvaluator, state: DicettoState, move: DicettoMove, *, begins_turn: bool = True) -> Message:
    """What speaks against `move` and for the best one; or, if none is better, for it and against another kind of move."""
    scene = Scene(evaluator, state)
    if scene.best.value - scene.values[move] > EQUAL_TOLERANCE:
        return compare(scene, scene.best.move, move, begins_turn=begins_turn)
    other = scene.alternative(move)
    return say("dicetto-reason-equal") if other is None else compare(scene, move, other, begins_turn=begins_turn)


def compare(scene: Scene, better: DicettoMove, worse: DicettoMove, *, begins_turn: bool = True) -> Message:
    """The reason why one move is better than another."""
    ending = _ending(scene, better, worse)
    if ending is not None:
        return ending
    found = next(filter(None, (sentence(scene, better, worse) for sentence in _sentences(better, worse))), None)
    reason = found or _chances(scene, better, worse)
    if reason.key in _COMPLETE_REASONS:
        return reason
    return (_near_the_end(scene, reason) if begins_turn else None) or _by_chances(scene, better, reason) or reason


_COMPLETE_REASONS = frozenset(
    f"dicetto-reason-{name}"
    for name in ("duel-for", "duel-risk", "idle", "close", "ends-anyway", "refuse-still", "only", "otherwise", "also", "holds-with")
)
"""Reasons of two sentences, and those to which nothing is to be added: a reason has two sentences at most."""


def _by_chances(scene: Scene, better: DicettoMove, reason: Message) -> Message | None:
    """The reason; and where another card would bring more points, that this is the best move all the same."""
    if not isinstance(better, Place) or scene.best.value - scene.values[better] > EQUAL_TOLERANCE:
        return None
    other = scene.richer(better)
    if other is None:
        return None
    if better.spot == REROLL_SPOT:
        return say("dicetto-reason-roll-over-points", reason=reason, target=scene.target(other.spot))
    return say("dicetto-reason-by-chances", reason=reason, best=scene.doing(better), other=scene.doing(other))


def _near_the_end(scene: Scene, reason: Message) -> Message | None:
    """The reason, and who is about to end the game."""
    goal, hands = scene.state.setup.cards_to_win, scene.state.hands
    missing = {seat: goal - len(hand) for seat, hand in enumerate(hands) if seat != scene.seat}
    seat = min(missing, key=lambda one: missing[one])
    if goal <= _SHORT_GAME_CARDS or missing[seat] > _FEW_CARDS_LEFT:
        return None
    return say("dicetto-reason-near-the-end", reason=reason, seat=Seat(seat), count=missing[seat])


# --- sentences: each is true whenever it is said; None where it would say nothing ------------------------------------------------------

_Sentence: TypeAlias = Callable[[Scene, DicettoMove, DicettoMove], Message | None]


def _sentences(better: DicettoMove, worse: DicettoMove) -> tuple[_Sentence, ...]:
    match better, worse:
        case Place(), Place():
            return (_takes, _duel_risk, _holds, _bonus_gain, _bonus_given_up, _more_cards, _averages, _holds_with)
        case Place(), Done():
            return (_takes, _bonus_gain, _idle, _averages)
        case Done(), Place():
            return (_refused_for_end, _refused_for_bonus, _refused_for_standstill, _gives_bonus, _weakens_bonus)
    return (_reaches, _averages)


def _ending(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The game may end before the next roll: that outweighs everything else."""
    moves = {"best": scene.doing(better), "move": scene.doing(worse)}
    won, missed = scene.closed(better, won=True), scene.closed(worse, won=True)
    if won - missed >= _CLEAR_DIFFERENCE:
        return say("dicetto-reason-ends-won", seat=Seat(scene.next), times=times(won), other=times(missed), **moves)
    lost, saved = scene.closed(worse, won=False), scene.closed(better, won=False)
    if lost - saved < _CLEAR_DIFFERENCE:
        return None
    if lost >= 1 - _ROUNDING and saved + won <= _ROUNDING and _reaches_goal(scene, worse):
        return say("dicetto-reason-gives-last-card", seat=Seat(scene.next), number=scene.state.setup.cards_to_win, **moves)
    return say("dicetto-reason-lets-end", seat=Seat(scene.next), times=times(lost), other=times(saved), **moves)


def _reaches_goal(scene: Scene, move: DicettoMove) -> bool:
    """Whether the next seat is sure to take exactly the card that is the last one needed."""
    goal = scene.state.setup.cards_to_win
    swept = [len(after_end(scene.state, end).hands[scene.next]) for end in scene.ends(move).odds]
    return all(count >= goal for count in swept)


def _takes(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The better move takes a card from a player who would have won it."""
    assert isinstance(better, Place)
    spot = scene.state.spots[better.spot]
    if not spot.dice or spot.card == REROLL or scene.ends(worse).on(better.spot) > _ROUNDING:
        return None
    chance = scene.holds(worse, better.spot, spot.seat)
    if chance < _LIKELY_CHANCE:
        return None
    said: dict[str, Arg] = {"target": scene.target(better.spot), "seat": Seat(spot.seat), "times": times(chance)}
    return say("dicetto-reason-duel-for", **said) if scene.duels(better) else say("dicetto-reason-takes", dice=better.dice, **said)


def _duel_risk(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    assert isinstance(better, Place)
    assert isinstance(worse, Place)
    if scene.duels(better) or not scene.duels(worse) or scene.ends(better).on(worse.spot) > _ROUNDING:
        return None
    return say(
        "dicetto-reason-duel-risk", target=scene.target(worse.spot), dice=better.dice, other=scene.target(better.spot), others=worse.dice
    )


def _holds(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """What may lie there longer, weighed with what it brings."""
    assert isinstance(better, Place)
    assert isinstance(worse, Place)
    if scene.duels(better) or scene.duels(worse) or scene.ends(worse).on(better.spot, sum(better.dice)) > _ROUNDING:
        return None  # the worse one does the same later
    if better.spot != worse.spot and scene.ends(better).on(worse.spot) > _ROUNDING:
        return None  # and so does the better one
    high, low = (scene.holds(move, move.spot, scene.seat) for move in (better, worse))
    if REROLL_SPOT in (better.spot, worse.spot) and high < low:
        return None  # a roll and points can't be weighed at a glance
    if high * _weight(scene, better.spot) - low * _weight(scene, worse.spot) < _CLEAR_DIFFERENCE:
        return None
    said: dict[str, Arg] = {"dice": better.dice, "times": times(high), "others": worse.dice, "other_times": times(low)}
    if better.spot == worse.spot:
        return say("dicetto-reason-holds-better", target=scene.target(better.spot), **said) if high - low >= _CLEAR_DIFFERENCE else None
    named = scene.name if scene.alike(better.spot) and scene.alike(worse.spot) else scene.target  # two slots and points are too long
    return say("dicetto-reason-holds", target=named(better.spot), other=named(worse.spot), **said)


def _holds_with(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card on which the better plan's dice hold so much more often that it makes up for all others; only what it gains is said."""
    spots = [spot for spot in range(rules.SLOTS + 1) if scene.ends(better).on(spot) > _ROUNDING]
    chances = {spot: [scene.holds(move, spot, scene.seat) for move in (better, worse)] for spot in spots}
    spot = max(spots, key=lambda one: ((chances[one][0] - chances[one][1]) * _weight(scene, one), -one), default=REROLL_SPOT)
    high, low = chances.get(spot, (0.0, 0.0))
    if high - low < _CLEAR_DIFFERENCE:
        return None
    moves = {"best": scene.doing(better), "move": scene.doing(worse)}
    return say("dicetto-reason-holds-with", target=scene.target(spot), times=times(high), other_times=times(low), **moves)


def _idle(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    assert isinstance(better, Place)
    if scene.duels(better):
        return say("dicetto-reason-idle-duel", target=scene.target(better.spot))
    chance = scene.holds(better, better.spot, scene.seat)
    return say("dicetto-reason-idle", dice=better.dice, target=scene.target(better.spot), times=times(chance))


def _bonus_gain(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    also = {one for one, _, _ in scene.bonus_changes(worse, gained=True)}
    return _bonus(
        "dicetto-reason-bonus-gain", scene, better, [one for one in scene.bonus_changes(better, gained=True) if one[0] not in also]
    )


def _bonus_given_up(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    also = {one for one, _, _ in scene.bonus_changes(better, gained=False)}
    return _bonus(
        "dicetto-reason-bonus-loss", scene, worse, [one for one in scene.bonus_changes(worse, gained=False) if one[0] not in also]
    )


def _bonus(key: str, scene: Scene, move: DicettoMove, changes: list[tuple[str, int, int]]) -> Message | None:
    if not changes or not _late(scene):
        return None
    assert isinstance(move, Place)
    card, mine, theirs = max(changes, key=lambda one: BONUS[one[0]].points)
    said: dict[str, Arg] = {"bonus": bonus_name(card), "points": BONUS[card].points, "mine": mine, "theirs": theirs}
    return say(key, target=scene.target(move.spot), **said)


def _late(scene: Scene) -> bool:
    """Whether Bonus standings matter: a player has half of the cards that end the game."""
    return 2 * max(map(len, scene.state.hands)) >= scene.state.setup.cards_to_win


# --- refusing a card --------------------------------------------------------------------------------------------------------------------


def _refused_for_end(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card would be the seat's last one, and end the game, which it would not win as things stand."""
    assert isinstance(worse, Place)
    state, goal = scene.state, scene.state.setup.cards_to_win
    lying = sum(spot.seat == scene.seat and spot.card != REROLL for spot in state.spots)
    if worse.spot == REROLL_SPOT or scene.duels(worse) or len(state.hands[scene.seat]) + lying + 1 != goal:
        return None
    if scene.seat in rules.winners(rules.step(rules.step(state, worse), STOP)):
        return None
    return say("dicetto-reason-refuse-end", target=scene.target(worse.spot), number=goal)


def _refused_for_bonus(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card would cost the seat a Bonus card that is its own as things stand."""
    assert isinstance(worse, Place)
    changes = scene.bonus_changes(worse, gained=False)
    if not changes:
        return None
    card, mine, theirs = max(changes, key=lambda one: BONUS[one[0]].points)
    return say("dicetto-reason-refuse-bonus", mine=mine, theirs=theirs, **_refused(scene, worse, card))


def _refused_for_standstill(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The seat wins if the game stands still until it ends (T14), and a card that is taken starts the count anew."""
    assert isinstance(worse, Place)
    state = scene.state
    if worse.spot == REROLL_SPOT or not rules.stands_still(state) or rules.winners(rules.step(state, STOP)) != (scene.seat,):
        return None
    return say("dicetto-reason-refuse-still", target=scene.target(worse.spot), count=rules.quiet_turns_left(state) + 1)


def _gives_bonus(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card would give another player a Bonus card that is tied as things stand."""
    assert isinstance(worse, Place)
    now, then = scene.bonus_owners(), scene.bonus_owners(worse)
    given = [one for one in scene.state.bonus if now[one] is None and then[one] not in (None, scene.seat)]
    if not given:
        return None
    card = max(given, key=lambda one: BONUS[one].points)
    owner = then[card]
    assert owner is not None
    return say("dicetto-reason-refuse-gives", seat=Seat(owner), **_refused(scene, worse, card))


def _weakens_bonus(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card counts for a Bonus card that goes to the player with the fewest."""
    assert isinstance(worse, Place)
    if worse.spot == REROLL_SPOT:
        return None
    now, then = scene.bonus_tallies(), scene.bonus_tallies(worse)
    weaker = [one for one in scene.state.bonus if not BONUS[one].most and then[one][scene.seat] > now[one][scene.seat]]
    if not weaker:
        return None
    card = max(weaker, key=lambda one: BONUS[one].points)
    theirs = min(count for seat, count in enumerate(then[card]) if seat != scene.seat)
    if now[card][scene.seat] > theirs + (_MAX_BONUS_LAG_POINTS if card == "fewest_points" else 0):
        return None  # it is out of reach already
    return say("dicetto-reason-refuse-weakens", mine=then[card][scene.seat], theirs=theirs, **_refused(scene, worse, card))


def _refused(scene: Scene, worse: Place, bonus: str) -> dict[str, Arg]:
    return {"target": scene.target(worse.spot), "bonus": bonus_name(bonus), "points": BONUS[bonus].points}


def _more_cards(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The better move leaves dice for another card."""
    if len(scene.ends(better).odds) > 1 or len(scene.ends(worse).odds) > 1:
        return None
    more, fewer = round(scene.cards(better)), round(scene.cards(worse))
    if more <= fewer:
        return None
    return say("dicetto-reason-more-cards", best=scene.doing(better), count=more, move=scene.doing(worse), other=fewer)


def _reached(scene: Scene, better: DicettoMove, worse: DicettoMove) -> tuple[int, int] | None:
    """The spot, and the least sum there, that carries most of the difference in value; the sum is 1 where any dice will do.

    The difference is split by how the turn ends: how much likelier dice lie there, times what that is worth beside the other ends.
    """
    high, low = scene.ends(better), scene.ends(worse)
    worth, both = high.worth | low.worth, {end: high.odds.get(end, 0.0) + low.odds.get(end, 0.0) for end in high.odds | low.odds}
    if not worth.keys() >= both.keys():
        return None
    total, all_worth = sum(both.values()), sum(chance * worth[end] for end, chance in both.items())

    def part(spot: int, least: int) -> float:
        gain = high.on(spot, least) - low.on(spot, least)
        there = sum(chance for end, chance in both.items() if end[spot] >= least)
        if gain < _MIN_GAIN or total - there < _ROUNDING:
            return 0.0
        worth_there = sum(chance * worth[end] for end, chance in both.items() if end[spot] >= least)
        return round(gain * (worth_there / there - (all_worth - worth_there) / (total - there)), 9)

    spots = [spot for spot in range(rules.SLOTS + 1) if scene.state.spots[spot].card]
    sums = {spot: {1} | {end[spot] for end in both if end[spot]} for spot in spots}
    parts = {(spot, least): part(spot, least) for spot in spots for least in sums[spot]}
    largest = max(parts.values(), default=0.0)
    if largest <= EQUAL_TOLERANCE:
        return None
    any_dice = {one: gain for one, gain in parts.items() if one[1] == 1 and gain >= _MIN_SHARE_OF_SUM * largest}
    return max(any_dice or parts, key=lambda one: (parts[one], -one[0], one[1]))


def _reaches(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The card that carries the better plan; and, where that is seldom reached, what the dice go on otherwise."""
    reached = _reached(scene, better, worse)
    if reached is None:
        return None
    spot, least = reached
    if isinstance(better, Keep):
        reason, other = _reaching(scene, better, worse, spot, least), _also(scene, better, spot)
        return reason if other is None else say("dicetto-reason-also", reason=reason, target=scene.target(other))
    if not isinstance(better, Reroll) or scene.ends(better).on(spot, least) > _USUAL_CHANCE:
        return _reaching(scene, better, worse, spot, least)
    otherwise = {end: chance for end, chance in scene.ends(better).odds.items() if end[spot] < least}
    left = sum(otherwise.values())
    if sum(chance * scene.ends(better).worth[end] for end, chance in otherwise.items()) <= _NEGLIGIBLE_SHARE * left and least == 1:
        return say("dicetto-reason-only", target=scene.target(spot), dice=better.dice, times=times(scene.ends(better).on(spot)))
    reason = _reaching(scene, better, worse, spot, least)
    others = [other for other in range(rules.SLOTS + 1) if other != spot and scene.state.spots[other].card]
    often = {other: sum(chance for end, chance in otherwise.items() if end[other]) / left for other in others}
    usual = max(others, key=lambda other: (round(often[other], 9), -other), default=spot)
    if usual == spot or often[usual] < _LIKELY_CHANCE:
        return reason
    return say("dicetto-reason-otherwise", reason=reason, target=scene.target(usual), times=times(often[usual]))


def _also(scene: Scene, better: Keep, spot: int) -> int | None:
    """Another card that the dice are sure to go on as they are; the one with most points."""
    sure = [other for other in range(rules.SLOTS + 1) if other != spot and scene.ends(better).on(other) > 1 - _ROUNDING]
    laid = [other for other in sure if not (scene.state.spots[other].dice and scene.state.spots[other].seat == scene.seat)]
    return max(laid, key=lambda other: (_weight(scene, other), -other), default=None)


def _reaching(scene: Scene, better: DicettoMove, worse: DicettoMove, spot: int, least: int) -> Message:
    """How often dice lie there, with the one plan and with the other."""
    chance, other = scene.ends(better).on(spot, least), scene.ends(worse).on(spot, least)
    key = "reroll-over-reroll" if isinstance(better, Reroll) and isinstance(worse, Reroll) else "reroll-over-keep"
    key = "keep-over-reroll" if isinstance(better, Keep) else key
    said: dict[str, Arg] = {"target": scene.target(spot), "times": times(chance), "other_times": times(other)}
    dice: dict[str, Arg] = {"dice": better.dice} if isinstance(better, Reroll) else {}
    others: dict[str, Arg] = {"others": worse.dice} if isinstance(worse, Reroll) else {}
    if other <= _ROUNDING and scene.possible(worse, spot, least):  # the plan aims elsewhere: that is not never
        del said["other_times"]
        return say(f"dicetto-reason-{key}-elsewhere", total=least, **said, **dice, **others)
    if least > 1:
        return say(f"dicetto-reason-{key}-total", total=least, **said, **dice, **others)
    return say(f"dicetto-reason-{key}", **said, **dice, **others)


def _averages(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message | None:
    """The points of the cards that dice lie on in the end."""
    mean, other = (round(scene.ends(move).mean(scene.worth), 1) for move in (better, worse))
    if mean <= other:
        return None
    return say("dicetto-reason-averages", best=scene.doing(better), mean=mean, move=scene.doing(worse), other=other)


def _chances(scene: Scene, better: DicettoMove, worse: DicettoMove) -> Message:
    """The values themselves: the sentence that is always true."""
    if scene.ends_anyway(better) and scene.ends_anyway(worse) and scene.values[better] - scene.values[worse] < _NEGLIGIBLE_SHARE:
        return say("dicetto-reason-ends-anyway", seat=Seat(scene.next))
    high, low = scene.values[better], scene.values[worse]
    if high - low < _CLOSE_SHARE:
        return say("dicetto-reason-close", best=scene.doing(better))
    moves = {"best": scene.doing(better), "move": scene.doing(worse)}
    return say("dicetto-reason-chances", share=round(100 * high, 1), other=round(100 * low, 1), **moves)
