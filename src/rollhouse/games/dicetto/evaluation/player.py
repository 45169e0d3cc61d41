"""From a state of the engine to the exact turn over a judge: what every legal move is worth, to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import remove
from rollhouse.games.dicetto.cards import REROLL, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.evaluation.judge import Judge
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    COMBO,
    GAME,
    GOAL,
    MOST,
    NOBODY,
    OWNER,
    PILE,
    PILE_COUNT,
    PILE_KINDS,
    PILE_POINTS,
    SEAT,
    SPOT,
    SPOTS,
    TURNS,
    add_card,
)
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, COMBOS, EMPTY, KIND_OF, dice_tables, set_number
from rollhouse.games.dicetto.evaluation.turn import Room, TableArrays, judged, make_room, place, prepare, roll
from rollhouse.games.dicetto.moves import DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS

__all__ = ["TurnPlayer", "pile_of", "table_of"]

Floats = NDArray[np.float64]

_NUMBER = {combo: number for number, combo in enumerate(COMBOS)}
_KINDS = np.array(KIND_OF, np.int64)
_BONUS_BIT = {name: 1 << bit for bit, name in enumerate(BONUS)}
_BITS = 5


def table_of(state: DicettoState) -> TableArrays:
    """The position as arrays. A Reroll card that its owner holds lies free: it is laid back before anything is placed (T2)."""
    deck = cards_of(state.setup.deck)
    spots = np.zeros((SPOTS, SPOT), np.int64)
    for at, spot in enumerate(state.spots):
        owner = spot.seat if spot.dice else NOBODY
        if not spot.card:
            spots[at, COMBO] = EMPTY
            spots[at, OWNER] = NOBODY
        elif spot.card == REROLL:
            spots[at] = (ANY_DICE, 0, 0, owner, sum(spot.dice))
        else:
            card = deck[spot.card]
            spots[at] = (_NUMBER[combination_of(spot.card)], card.points, card.logo, owner, sum(spot.dice))
    seats = np.zeros((state.setup.players, SEAT), np.int64)
    for seat, hand in enumerate(state.hands):
        for name in hand:
            card = deck[name]
            add_card(seats[seat], _NUMBER[combination_of(name)], card.points, int(card.logo), _KINDS)
    pile = np.zeros(PILE, np.int64)
    pile[PILE_COUNT] = len(state.pile)
    for name in state.pile:
        pile[PILE_POINTS] += deck[name].points
        pile[PILE_KINDS + KIND_OF[_NUMBER[combination_of(name)]]] += 1
    game = np.zeros(GAME, np.int64)
    game[GOAL] = state.setup.cards_to_win
    game[BONUS_MASK] = sum(_BONUS_BIT[name] for name in state.bonus)
    game[TURNS], game[MOST] = state.turns, state.setup.most_turns
    return TableArrays(spots, seats, pile, game, state.turn)


def pile_of(state: DicettoState) -> NDArray[np.int64]:
    """The cards that may still be drawn: combination, points and logo of each."""
    deck = cards_of(state.setup.deck)
    rows = [(_NUMBER[combination_of(name)], deck[name].points, deck[name].logo) for name in state.pile]
    return np.array(rows, np.int64).reshape(len(rows), 3)


class TurnPlayer:
    """Works turns out, and remembers the last: all decisions of a turn's rolls come from one plan."""

    def __init__(self, judge: Judge, players: int) -> None:
        self._judge = judge
        self._players = players
        self._mine = local()

    def _room(self) -> Room:
        room: Room | None = getattr(self._mine, "room", None)
        if room is None:
            room = self._mine.room = make_room(self._players, self._judge)
            self._mine.planned = None
        return room

    def _plan(self, state: DicettoState) -> tuple[Room, TableArrays]:
        """The plan of this turn, before anything is placed."""
        room = self._room()
        key = (state.turn, state.spots, state.hands, state.bonus, len(state.pile), state.turns)
        if self._mine.planned is None or self._mine.planned[0] != key:
            table = table_of(state)
            tables = dice_tables()
            prepare(tables, self._judge, table, _KINDS, room)
            place(tables, self._judge, table, _KINDS, 0, 0, -1, room)
            roll(tables, 4, self._players, room)
            self._mine.planned = (key, table)
        return room, self._mine.planned[1]

    def rolling(self, state: DicettoState) -> Floats:
        """What it is worth, to everybody from the mover on, that `state.rolling` dice are rolled now beside those that stay."""
        room, _ = self._plan(state)
        worth: Floats = room.kept[state.rolls_left - 1, set_number(state.dice)].copy()
        return worth

    def values(self, state: DicettoState, moves: Sequence[DicettoMove]) -> Floats:
        """[move, seat from the mover on]: what each legal move of this decision is worth."""
        found = np.empty((len(moves), self._players))
        if state.rolls_left:
            room, _ = self._plan(state)
            for at, move in enumerate(moves):
                if isinstance(move, Reroll):
                    found[at] = room.kept[state.rolls_left - 1, set_number(remove(state.dice, move.dice))]
                else:
                    found[at] = room.placed[0, set_number(state.dice)]
            return found
        room = self._room()
        self._mine.planned = None
        tables = dice_tables()
        table = table_of(state)
        prepare(tables, self._judge, table, _KINDS, room)
        closed = sum(1 << spot for spot in state.lost)
        for at, move in enumerate(moves):
            if isinstance(move, Place):
                found[at] = self._placing(state, table, closed, move, room)
            else:
                found[at] = room.ends[judged(self._judge, table, 0, _KINDS, room)]
        return found

    def _placing(self, state: DicettoState, table: TableArrays, closed: int, move: Place, room: Room) -> Floats:
        spot = state.spots[move.spot]
        total, rest = sum(move.dice), set_number(remove(state.dice, move.dice))
        shut = closed | 1 << move.spot
        won = self._placed(table, shut, total << _BITS * move.spot, rest, room)
        if not spot.dice or total > sum(spot.dice):
            return won
        return 0.5 * (won + self._placed(table, shut, 0, rest, room))

    def _placed(self, table: TableArrays, closed: int, key: int, dice: int, room: Room) -> Floats:
        place(dice_tables(), self._judge, table, _KINDS, closed, key, dice, room)
        worth: Floats = room.placed[0, dice].copy()
        return worth
