"""The rules of Dicy Cards: which moves there are, and what they do. The contract's rulings are cited as D1 to D10."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, TypeAlias

from msgspec.structs import replace

from rollhouse.core import dice as dice_
from rollhouse.core.dice import Dice
from rollhouse.core.game import CHANCE, GAME_OVER, Event, Outcomes, State
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards.cards import CARDS, DEALT_AMONG, DICE, ROW, points, selections
from rollhouse.games.dicy_cards.moves import SKIP, Deal, DicyMove, First, Freeze, Reset, Roll, Score, Skip
from rollhouse.games.dicy_cards.setup import DicySetup

__all__ = [
    "ALL_ACTIVE",
    "DICE",
    "RULES_VERSION",
    "DicyState",
    "active_ids",
    "deals",
    "legal",
    "outcomes",
    "start",
    "step",
    "touched",
    "winners",
]

RULES_VERSION = len(DEALT_AMONG)
"""Goes up when any legal move, score or probability changes."""
ALL_ACTIVE = (1 << ROW) - 1

Events: TypeAlias = list[Event]
"""The list to which `step` adds events, if the caller passes one."""


class DicyState(State, frozen=True):
    """A position. A row is a bit mask over `cards`: bit i is set while card i is Active."""

    setup: DicySetup
    cards: tuple[str, ...]
    """The five cards; empty until they are dealt."""
    first: int
    """The seat that starts every round; -1 until that is settled."""
    round: int
    scores: tuple[int, ...]
    active: tuple[int, ...]
    dice: Dice
    """The dice on the table; while a reroll is due, those that stay."""
    rolling: int
    """How many dice chance is about to roll."""
    scoring: int
    """While others react to a scored card: its place in the row. It is frozen after their reactions (D6). Otherwise -1."""
    resetting: bool
    """While others react: whether they reset a card or freeze one."""
    waiting: tuple[int, ...]
    """The seats that have yet to react, in order; the first of them is to act (D5)."""


def start(setup: DicySetup) -> DicyState:
    """The state before anything has happened; chance may still have to decide the first player and the deal."""
    first = -1 if setup.first == "random" else setup.first
    state = DicyState(
        setup=setup,
        to_act=CHANCE,
        turn=-1,
        cards=setup.cards,
        first=first,
        round=1,
        scores=(0,) * setup.players,
        active=(ALL_ACTIVE,) * setup.players,
        dice=(),
        rolling=0,
        scoring=-1,
        resetting=False,
        waiting=(),
    )
    return _first_turn(state)


def _first_turn(state: DicyState) -> DicyState:
    if state.first < 0 or not state.cards:
        return state
    return _turn(state, state.first, state.round, state.scores, state.active)


def active_ids(state: DicyState, seat: int) -> tuple[str, ...]:
    """The seat's Active cards."""
    return _members(state.cards, state.active[seat])


@cache
def _members(cards: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(card for place, card in enumerate(cards) if mask >> place & 1)


# --- what may be done ---------------------------------------------------------------------------------------------------------------


def legal(state: DicyState) -> tuple[DicyMove, ...]:
    """All legal moves of the seat that is to act."""
    if state.to_act == CHANCE:
        return outcomes(state).moves
    if state.to_act == GAME_OVER:
        return ()
    if state.waiting:
        return _reactions(state.cards, state.active[state.to_act], state.resetting)
    listed = _known_turn_moves if state.setup.cards else _turn_moves
    return listed(state.cards, state.active[state.turn], state.dice)


def _turn_moves(cards: tuple[str, ...], mask: int, dice: Dice) -> tuple[DicyMove, ...]:
    if not dice:
        return (SKIP,)  # every card was Frozen when the turn began: no roll is needed
    members = _members(cards, mask)
    moves: list[DicyMove] = []
    for card in members:
        moves += _scores(card, dice)
    for card in members:
        moves += _freezes(card, dice)
    moves.append(SKIP)
    return tuple(moves)


# For five cards that are fixed: they have 14,784 (row, roll) pairs, some of them with over 300 moves. The many deals of Interglacial would
# only push each other out.
_known_turn_moves = lru_cache(maxsize=1 << 15)(_turn_moves)


@cache
def _scores(card: str, dice: Dice) -> tuple[Score, ...]:
    return tuple(Score(card, chosen) for chosen in selections(card, dice))


@cache
def _freezes(card: str, dice: Dice) -> tuple[Freeze, ...]:
    return tuple(Freeze(card, reroll) for reroll in dice_.subsets(dice) if reroll)  # at least one die (D3)


@cache
def _reactions(cards: tuple[str, ...], mask: int, resetting: bool) -> tuple[DicyMove, ...]:
    if resetting:
        return tuple(Reset(card) for card in _members(cards, ALL_ACTIVE & ~mask))
    return tuple(Freeze(card) for card in _members(cards, mask))


def outcomes(state: DicyState) -> Outcomes[DicyMove]:
    """What chance may do, with exact weights."""
    if state.rolling:
        return _ROLLS[state.rolling]
    if state.first < 0:
        return Outcomes([First(seat) for seat in range(state.setup.players)])
    return deals(state.setup)


_ROLLS: tuple[Outcomes[DicyMove], ...] = tuple(
    Outcomes([Roll(roll) for roll in dice_.rolls(count)], [dice_.weight(roll) for roll in dice_.rolls(count)]) for count in range(DICE + 1)
)


def deals(setup: DicySetup) -> Outcomes[DicyMove]:
    """The deals of Interglacial."""
    return _deals(setup.among or len(CARDS))


@cache
def _deals(among: int) -> Outcomes[DicyMove]:
    return Outcomes([Deal(five) for five in combinations(sorted(list(CARDS)[:among]), ROW)])


# --- what it does -------------------------------------------------------------------------------------------------------------------


def step(state: DicyState, move: DicyMove, events: Events | None = None) -> DicyState:
    """The next position after a legal move; notes what happened in `events`, when given."""
    return _STEPS[type(move)](state, move, events)


def _first(state: DicyState, move: First, events: Events | None) -> DicyState:
    if events is not None:
        events.append(happened.FirstSeat(move.seat))
    return _first_turn(replace(state, first=move.seat))


def _deal(state: DicyState, move: Deal, events: Events | None) -> DicyState:
    cards = tuple(card for card in CARDS if card in move.cards)
    if events is not None:
        events.append(happened.Dealt(cards))
    return _first_turn(replace(state, cards=cards))


def _roll(state: DicyState, move: Roll, events: Events | None) -> DicyState:
    dice = dice_.merge(state.dice, move.dice) if state.dice else move.dice
    if events is not None:
        events.append(happened.Rolled(state.turn, move.dice, dice))
    return _position(state, state.turn, state.turn, state.round, state.scores, state.active, dice, 0)


def _freeze(state: DicyState, move: Freeze, events: Events | None) -> DicyState:
    if state.waiting:
        return _react(state, move.card, events)
    seat = state.turn
    active = _with(state.active, seat, state.active[seat] & ~(1 << state.cards.index(move.card)))
    if events is not None:
        events.append(happened.Froze(seat, move.card, move.reroll))
    kept = dice_.remove(state.dice, move.reroll)
    return _position(state, CHANCE, seat, state.round, state.scores, active, kept, len(move.reroll))


def _score(state: DicyState, move: Score, events: Events | None) -> DicyState:
    seat = state.turn
    gained = points(move.card, move.dice)
    scores = _with(state.scores, seat, state.scores[seat] + gained)
    if events is not None:
        events.append(happened.Scored(seat, move.card, move.dice, gained, scores[seat]))
    effect = CARDS[move.card].effect
    place = state.cards.index(move.card)
    if not effect:
        return _end_turn(state, scores, _with(state.active, seat, state.active[seat] & ~(1 << place)), events)
    queue = touched(effect, seat, state.setup.players)
    return _resolve(state, scores, state.active, place, effect.endswith("reset"), queue, events)


def _skip(state: DicyState, move: Skip, events: Events | None) -> DicyState:
    seat, players = state.turn, state.setup.players
    if events is not None:
        events.append(happened.Skipped(seat, ROW - state.active[seat].bit_count()))
    active = _with(state.active, seat, ALL_ACTIVE)
    queue = tuple((seat + away) % players for away in range(1, players))
    return _resolve(state, state.scores, active, -1, True, queue, events)


def _reset(state: DicyState, move: Reset, events: Events | None) -> DicyState:
    return _react(state, move.card, events)


def _react(state: DicyState, card: str, events: Events | None) -> DicyState:
    seat = state.waiting[0]
    active = _with(state.active, seat, state.active[seat] ^ 1 << state.cards.index(card))
    if events is not None:
        events.append(happened.Reacted(seat, card, state.resetting, forced=False))
    return _resolve(state, state.scores, active, state.scoring, state.resetting, state.waiting[1:], events)


@cache
def touched(effect: str, seat: int, players: int) -> tuple[int, ...]:
    """The seats that a card's effect reaches, clockwise from the scorer, each once (D1: with two players both neighbours are one)."""
    others = tuple((seat + away) % players for away in range(1, players))
    return others if effect.startswith("others") else tuple(dict.fromkeys((*others[:1], *others[-1:])))


def _resolve(
    state: DicyState,
    scores: tuple[int, ...],
    active: tuple[int, ...],
    scoring: int,
    resetting: bool,
    queue: tuple[int, ...],
    events: Events | None,
) -> DicyState:
    """Ask those in the queue to react, as far as they have a choice (D5); then freeze the scored card (D6) and end the turn."""
    while queue:
        seat = queue[0]
        candidates = ALL_ACTIVE & ~active[seat] if resetting else active[seat]
        if candidates & (candidates - 1):  # two or more
            return _position(state, seat, state.turn, state.round, scores, active, state.dice, 0, scoring, resetting, queue)
        if candidates:
            active = _with(active, seat, active[seat] ^ candidates)
            if events is not None:
                card = state.cards[candidates.bit_length() - 1]
                events.append(happened.Reacted(seat, card, resetting, forced=True))
        queue = queue[1:]
    if scoring >= 0:
        active = _with(active, state.turn, active[state.turn] & ~(1 << scoring))
    return _end_turn(state, scores, active, events)


def _end_turn(state: DicyState, scores: tuple[int, ...], active: tuple[int, ...], events: Events | None) -> DicyState:
    seat = (state.turn + 1) % state.setup.players
    if seat != state.first:
        return _turn(state, seat, state.round, scores, active)
    if max(scores) >= state.setup.target:  # looked at only when a round is complete (D7)
        if events is not None:
            events.append(happened.Ended(winners(scores, active)))
        return _position(state, GAME_OVER, state.turn, state.round, scores, active, (), 0)
    if events is not None:
        events.append(happened.RoundBegan(state.round + 1))
    return _turn(state, seat, state.round + 1, scores, active)


def _turn(state: DicyState, seat: int, round_: int, scores: tuple[int, ...], active: tuple[int, ...]) -> DicyState:
    if active[seat]:
        return _position(state, CHANCE, seat, round_, scores, active, (), DICE)
    return _position(state, seat, seat, round_, scores, active, (), 0)


def winners(scores: tuple[int, ...], active: tuple[int, ...]) -> tuple[int, ...]:
    """Most points; then most Active cards; then they share the win."""
    ranks = [(score, row.bit_count()) for score, row in zip(scores, active, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _position(
    state: DicyState,
    to_act: int,
    turn: int,
    round_: int,
    scores: tuple[int, ...],
    active: tuple[int, ...],
    dice: Dice,
    rolling: int,
    scoring: int = -1,
    resetting: bool = False,
    waiting: tuple[int, ...] = (),
) -> DicyState:
    # Positional: this is the engine's innermost loop, and naming thirteen fields doubles its cost.
    return DicyState(
        state.setup, to_act, turn, state.cards, state.first, round_, scores, active, dice, rolling, scoring, resetting, waiting
    )


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


_Step: TypeAlias = Callable[[DicyState, Any, Events | None], DicyState]

_STEPS: dict[type[DicyMove], _Step] = {
    First: _first,
    Deal: _deal,
    Roll: _roll,
    Freeze: _freeze,
    Score: _score,
    Skip: _skip,
    Reset: _reset,
}
