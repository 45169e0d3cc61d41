"""The rules of Dicetto: which moves there are, and what they do. The contract's rulings are cited as T1 to T14."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from rollhouse.core import dice as dice_
from rollhouse.core.dice import FACES, Dice
from rollhouse.core.game import CHANCE, GAME_OVER, Event, Outcomes, State
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.cards import REROLL, combination_of, selections
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.moves import (
    DONE,
    KEEP,
    REROLL_SPOT,
    SLOTS_AND_REROLL,
    DicettoMove,
    Done,
    Draw,
    Duel,
    First,
    Keep,
    LayBonus,
    Place,
    Reroll,
    Roll,
    Stop,
)
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT, bonus_points, bonus_winners, card_points
from rollhouse.games.dicetto.setup import DicettoSetup

DICE = 4
"""Each player's dice."""
SLOTS = 4
"""Dice cards on the table."""
ROLLS_A_TURN = 3
ANNOUNCED_ROUNDS = 2
"""So many rounds before a game that stands still ends, the table announces it (T14)."""

Events: TypeAlias = list[Event]
"""The list to which `step` adds events, if the caller passes one."""


class Spot(msgspec.Struct, frozen=True):
    """A place on the table where dice may lie."""

    card: str
    """The card there, by id; empty until it is drawn, or when the pile has run out (T6)."""
    seat: int = -1
    """Whose dice lie on it; -1 when it is free."""
    dice: Dice = ()
    """Those dice. The Reroll card has a seat and no dice while that player holds it, to roll a fourth time (T2)."""


_FREE_REROLL = Spot(REROLL)
_EMPTY_SPOT = Spot("")


class DicettoState(State, frozen=True):
    """A position. Dice that are on no card and not named below lie before their owners, waiting for their turns."""

    setup: DicettoSetup
    first: int
    """The seat that starts; -1 until that is settled."""
    bonus: tuple[str, ...]
    """The Bonus cards of this game, as far as they are laid out."""
    pile: tuple[str, ...]
    """The cards that may still be drawn, as a set: always in the deck's order."""
    spots: tuple[Spot, ...]
    """The four slots of the table, then the Reroll card."""
    hands: tuple[tuple[str, ...], ...]
    """The Dice cards that each seat has won, in the order it won them."""
    dice: Dice
    """The free dice of the seat on turn; while a roll is due, those that stay."""
    rolling: int
    """How many dice chance is about to roll."""
    rolls_left: int
    """How many rolls may still be made this turn, one that is due included. None are left once dice are being placed."""
    aside: Dice
    """Dice that lost a duel: they can't be placed any more this turn."""
    lost: tuple[int, ...]
    """The spots where a duel was lost this turn: they can't be tried again (T3)."""
    duel: int
    """The spot that a duel is about; -1 while there is none."""
    duelling: Dice
    """The dice that are placed there if the duel is won."""
    turns: int = 0
    """How many turns have begun, of all players together."""
    quiet: int = 0
    """How many turns in a row, the present one included, have begun without a Dice card being taken (T14)."""


def start(setup: DicettoSetup) -> DicettoState:
    """Before anything has happened: the table is empty, and chance is to lay it."""
    return DicettoState(
        setup=setup,
        to_act=CHANCE,
        turn=-1,
        first=-1 if setup.first == "random" else setup.first,
        bonus=(),
        pile=tuple(cards_of(setup.deck)),
        spots=(*(_EMPTY_SPOT,) * SLOTS, _FREE_REROLL),
        hands=((),) * setup.players,
        dice=(),
        rolling=0,
        rolls_left=0,
        aside=(),
        lost=(),
        duel=-1,
        duelling=(),
    )


def empty_slot(spots: tuple[Spot, ...]) -> int:
    """The first slot without a card; -1 when there is none."""
    for place in range(SLOTS):
        if not spots[place].card:
            return place
    return -1


def draw_due(state: DicettoState) -> bool:
    """Whether chance is about to draw a card."""
    waits = state.to_act == CHANCE and state.first >= 0 and not state.rolling and state.duel < 0
    return waits and bool(state.pile) and empty_slot(state.spots) >= 0


def scores(state: DicettoState) -> tuple[int, ...]:
    """The points of the Dice cards won so far; once the game is over, those of the Bonus cards too."""
    deck = cards_of(state.setup.deck)
    points = card_points(deck, state.hands)
    if state.to_act != GAME_OVER:
        return points
    return tuple(map(sum, zip(points, bonus_points(deck, state.bonus, state.hands), strict=True)))


def winners(state: DicettoState) -> tuple[int, ...]:
    """Most points; equal totals share the win (T7)."""
    totals = scores(state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def quiet_turns_left(state: DicettoState) -> int:
    """How many turns may follow the present one, if no Dice card is taken (T14)."""
    return state.setup.quiet_rounds * state.setup.players - state.quiet


def stands_still(state: DicettoState) -> bool:
    """Whether the table announces that the game will end unless a Dice card is taken (T14)."""
    return state.turn >= 0 and state.to_act != GAME_OVER and quiet_turns_left(state) < ANNOUNCED_ROUNDS * state.setup.players


def may_stop(state: DicettoState) -> bool:
    """Whether all players may agree to stop here (T14): once the table has announced the end, and no dice are about to be rolled."""
    return state.to_act >= 0 and stands_still(state)


# --- what may be done ---------------------------------------------------------------------------------------------------------------


def legal(state: DicettoState) -> tuple[DicettoMove, ...]:
    """All legal moves of the seat that is to act."""
    if state.to_act == CHANCE:
        return outcomes(state).moves
    if state.to_act == GAME_OVER:
        return ()
    if state.rolls_left:
        return _roll_moves(state.dice)
    dice = state.dice
    if not dice:
        return _ONLY_DONE_MOVES
    moves: list[DicettoMove] = []
    turn, lost = state.turn, state.lost
    for place, spot in enumerate(state.spots):
        if not spot.card or spot.seat == turn or place in lost:  # one's own dice stay as they are (T12)
            continue
        if spot.dice:
            moves += _better_placements(place, combination_of(spot.card), dice, sum(spot.dice))
        else:
            moves += _placements(place, combination_of(spot.card), dice)
    moves.append(DONE)
    return tuple(moves)


_ONLY_DONE_MOVES: tuple[DicettoMove, ...] = (DONE,)


@cache
def _roll_moves(dice: Dice) -> tuple[DicettoMove, ...]:
    return (KEEP, *(Reroll(chosen) for chosen in dice_.subsets(dice) if chosen))


@cache
def _placements(place: int, combination: str, dice: Dice) -> tuple[Place, ...]:
    return tuple(Place(place, chosen) for chosen in selections(combination, dice))


@lru_cache(maxsize=1 << 16)
def _better_placements(place: int, combination: str, dice: Dice, held: int) -> tuple[Place, ...]:
    """Those that beat dice with this sum, or equal them (T8)."""
    return tuple(move for move in _placements(place, combination, dice) if sum(move.dice) >= held)


def outcomes(state: DicettoState) -> Outcomes[DicettoMove]:
    """What chance may do, with exact weights."""
    if state.rolling:
        return _ROLLS[state.rolling]
    if state.duel >= 0:
        return _DUELS
    if state.first < 0:
        return Outcomes([First(seat) for seat in range(state.setup.players)])
    if draw_due(state):
        return Outcomes([_draw_of(card) for card in state.pile])
    return BONUSES


_ROLLS: tuple[Outcomes[DicettoMove], ...] = tuple(
    Outcomes([Roll(roll) for roll in dice_.rolls(count)], [dice_.weight(roll) for roll in dice_.rolls(count)]) for count in range(DICE + 1)
)
_DUELS: Outcomes[DicettoMove] = Outcomes([Duel(mover, holder) for mover in FACES for holder in FACES])
BONUSES: Outcomes[DicettoMove] = Outcomes([LayBonus(four) for four in combinations(BONUS, LAID_OUT)])


@cache
def _draw_of(card: str) -> Draw:
    return Draw(card)


# --- what it does -------------------------------------------------------------------------------------------------------------------


def step(state: DicettoState, move: DicettoMove, events: Events | None = None) -> DicettoState:
    """The next position after a legal move; notes what happened in `events`, when given."""
    return _STEPS[type(move)](state, move, events)


def _first(state: DicettoState, move: First, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.FirstSeat(move.seat))
    return replace(state, first=move.seat)


def _draw(state: DicettoState, move: Draw, events: Events | None) -> DicettoState:
    place = empty_slot(state.spots)
    if events is not None:
        card = cards_of(state.setup.deck)[move.card]
        events.append(happened.Drawn(place + 1, card.id, card.points, card.logo))
    at = state.pile.index(move.card)
    pile = state.pile[:at] + state.pile[at + 1 :]
    spots = _with(state.spots, place, Spot(move.card))
    if pile and empty_slot(spots) >= 0:
        return _position(state, CHANCE, state.turn, spots, (), 0, state.rolls_left, pile=pile)
    if state.turn >= 0:
        return _position(state, CHANCE, state.turn, spots, (), DICE, state.rolls_left, pile=pile)
    laid = replace(state, spots=spots, pile=pile)
    return laid if state.setup.bonus else _first_turn(laid, events)


def _lay_bonus(state: DicettoState, move: LayBonus, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.BonusLaid(move.cards))
    return _first_turn(replace(state, bonus=move.cards), events)


def _first_turn(state: DicettoState, events: Events | None) -> DicettoState:
    return _turn(state, state.first, events)


def _turn(state: DicettoState, seat: int, events: Events | None) -> DicettoState:
    """Step 1: the seat takes its cards and its dice; the game may end here; otherwise the table is refilled, and the seat rolls."""
    if events is not None:
        events.append(happened.TurnBegan(seat))
    spots, hands, pile = state.spots, state.hands, state.pile
    taken = [spot.card for spot in spots[:SLOTS] if spot.seat == seat]
    if taken:
        hand = (*hands[seat], *taken)
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        spots = tuple(_EMPTY_SPOT if spot.seat == seat and spot.card != REROLL else spot for spot in spots)
        if events is not None:
            (points,) = card_points(cards_of(state.setup.deck), [taken])
            events.append(happened.Took(seat, tuple(taken), points, len(hand)))
        enough = len(hand) >= state.setup.cards_to_win
        if enough or (not pile and not any(spot.card for spot in spots[:SLOTS])):
            reason: happened.EndReason = "enough_cards" if enough else "no_cards_left"
            return _end(state, seat, spots, hands, reason, events)  # right here, before any roll (T5, T6)
    rolls_left = ROLLS_A_TURN
    if spots[REROLL_SPOT].seat == seat:
        rolls_left += 1
        spots = _with(spots, REROLL_SPOT, Spot(REROLL, seat))
        if events is not None:
            events.append(happened.RerollTaken(seat))
    rolling = 0 if taken and pile else DICE
    quiet = 0 if taken else state.quiet + 1
    begun = _position(state, CHANCE, seat, spots, (), rolling, rolls_left, hands=hands, turns=state.turns + 1, quiet=quiet)
    if events is not None and stands_still(begun) and (quiet - 1) % state.setup.players == 0:  # once a round
        events.append(happened.StandsStill((quiet - 1) // state.setup.players, quiet_turns_left(begun) + 1))
    return begun


def _roll(state: DicettoState, move: Roll, events: Events | None) -> DicettoState:
    dice = dice_.merge(state.dice, move.dice) if state.dice else move.dice
    left = state.rolls_left - 1
    if events is not None:
        events.append(happened.Rolled(state.turn, move.dice, dice, left))
    if left:
        return _position(state, state.turn, state.turn, state.spots, dice, 0, left)
    return _begin_placing(state, dice, events)


def _reroll(state: DicettoState, move: Reroll, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.PickedUp(state.turn, move.dice))
    return _position(state, CHANCE, state.turn, state.spots, dice_.remove(state.dice, move.dice), len(move.dice), state.rolls_left)


def _keep(state: DicettoState, move: Keep, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.Kept(state.turn, state.dice))
    return _begin_placing(state, state.dice, events)


def _begin_placing(state: DicettoState, dice: Dice, events: Events | None) -> DicettoState:
    spots = state.spots
    if spots[REROLL_SPOT].seat == state.turn:  # laid back before any die is placed (T2)
        spots = _with(spots, REROLL_SPOT, _FREE_REROLL)
        if events is not None:
            events.append(happened.RerollLaidBack(state.turn))
    return _position(state, state.turn, state.turn, spots, dice, 0, 0)


def _place(state: DicettoState, move: Place, events: Events | None) -> DicettoState:
    spot = state.spots[move.spot]
    dice = dice_.remove(state.dice, move.dice)
    if not spot.dice or sum(move.dice) > sum(spot.dice):
        return _put(state, move.spot, move.dice, dice, events)
    if events is not None:
        events.append(happened.WentToDuel(state.turn, spot.seat, SLOTS_AND_REROLL[move.spot], spot.card, move.dice))
    return _position(
        state, CHANCE, state.turn, state.spots, dice, 0, 0, aside=state.aside, lost=state.lost, duel=move.spot, duelling=move.dice
    )


def _put(state: DicettoState, place: int, placed: Dice, dice: Dice, events: Events | None) -> DicettoState:
    """The dice lie on the card now, and `dice` are left; the seat that held it gets its dice back (T11)."""
    spot = state.spots[place]
    if events is not None:
        slot = SLOTS_AND_REROLL[place]
        if spot.dice:
            events.append(happened.Returned(spot.seat, slot, spot.card, spot.dice))
        events.append(happened.Placed(state.turn, slot, spot.card, placed))
    spots = _with(state.spots, place, Spot(spot.card, state.turn, placed))
    return _position(state, state.turn, state.turn, spots, dice, 0, 0, aside=state.aside, lost=state.lost)


def _duel(state: DicettoState, move: Duel, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.Duelled(state.turn, state.spots[state.duel].seat, move.mover, move.holder, state.duelling))
    if move.mover == move.holder:
        return state  # rolled again
    if move.mover > move.holder:
        return _put(state, state.duel, state.duelling, state.dice, events)
    aside, lost = dice_.merge(state.aside, state.duelling), (*state.lost, state.duel)
    return _position(state, state.turn, state.turn, state.spots, state.dice, 0, 0, aside=aside, lost=lost)


def _done(state: DicettoState, move: Done, events: Events | None) -> DicettoState:
    if events is not None:
        events.append(happened.Stopped(state.turn, dice_.merge(state.dice, state.aside)))
    if state.turns >= state.setup.most_turns:
        return _end(state, state.turn, state.spots, state.hands, "most_turns", events)  # T13
    if state.quiet >= state.setup.quiet_rounds * state.setup.players:
        return _end(state, state.turn, state.spots, state.hands, "quiet_rounds", events)  # T14
    return _turn(state, (state.turn + 1) % state.setup.players, events)


def _stop(state: DicettoState, move: Stop, events: Events | None) -> DicettoState:
    return _end(state, state.turn, state.spots, state.hands, "agreed", events)  # T14


def _end(
    state: DicettoState,
    seat: int,
    spots: tuple[Spot, ...],
    hands: tuple[tuple[str, ...], ...],
    reason: happened.EndReason,
    events: Events | None,
) -> DicettoState:
    """All cards that carry dice go to the dice's owners."""
    if events is not None:
        counts: dict[str, int] = {"most_turns": state.turns, "quiet_rounds": state.setup.quiet_rounds}
        count = counts.get(reason, len(hands[seat]))
        events.append(happened.EndCame(seat, count, reason))
    swept = [tuple(spot.card for spot in spots[:SLOTS] if spot.seat == owner) for owner in range(len(hands))]
    spots = (*(spot if spot.seat < 0 else _EMPTY_SPOT for spot in spots[:SLOTS]), _FREE_REROLL)
    hands = tuple(hand + more for hand, more in zip(hands, swept, strict=True))
    ended = _position(state, GAME_OVER, seat, spots, (), 0, 0, hands=hands)
    if events is not None:
        deck = cards_of(state.setup.deck)
        for owner, points in enumerate(card_points(deck, swept)):
            if swept[owner]:
                events.append(happened.Swept(owner, swept[owner], points))
        for card, winner in bonus_winners(deck, state.bonus, hands).items():
            events.append(happened.BonusAwarded(card, winner, 0 if winner is None else BONUS[card].points))
        events.append(happened.Ended(winners(ended)))
    return ended


def _position(
    state: DicettoState,
    to_act: int,
    turn: int,
    spots: tuple[Spot, ...],
    dice: Dice,
    rolling: int,
    rolls_left: int,
    *,
    pile: tuple[str, ...] | None = None,
    hands: tuple[tuple[str, ...], ...] | None = None,
    aside: Dice = (),
    lost: tuple[int, ...] = (),
    duel: int = -1,
    duelling: Dice = (),
    turns: int = -1,
    quiet: int = -1,
) -> DicettoState:
    # Positional: this is the engine's innermost loop, and naming seventeen fields doubles its cost.
    return DicettoState(
        state.setup,
        to_act,
        turn,
        state.first,
        state.bonus,
        state.pile if pile is None else pile,
        spots,
        state.hands if hands is None else hands,
        dice,
        rolling,
        rolls_left,
        aside,
        lost,
        duel,
        duelling,
        state.turns if turns < 0 else turns,
        state.quiet if quiet < 0 else quiet,
    )


def _with(spots: tuple[Spot, ...], place: int, spot: Spot) -> tuple[Spot, ...]:
    return (*spots[:place], spot, *spots[place + 1 :])


_Step: TypeAlias = Callable[[DicettoState, Any, Events | None], DicettoState]

_STEPS: dict[type[DicettoMove], _Step] = {
    First: _first,
    Draw: _draw,
    LayBonus: _lay_bonus,
    Roll: _roll,
    Reroll: _reroll,
    Keep: _keep,
    Place: _place,
    Done: _done,
    Duel: _duel,
    Stop: _stop,
}
