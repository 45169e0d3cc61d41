"""From a state of the engine to the exact turn over a value network: what every legal move is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import remove
from rollhouse.games.dicetto.cards import REROLL, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, COMBOS, EMPTY, KIND_OF, dice_tables, set_number
from rollhouse.games.dicetto.evaluation.turn import (
    KEY_BITS,
    MAX_ROLLS,
    TableArrays,
    Workspace,
    evaluated_end,
    make_workspace,
    place,
    prepare,
    roll,
)
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork
from rollhouse.games.dicetto.moves import DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS

Floats = NDArray[np.float64]

_NUMBER_OF_COMBO = {combo: number for number, combo in enumerate(COMBOS)}
_KINDS = np.array(KIND_OF, np.int64)
_BONUS_BIT = {name: 1 << bit for bit, name in enumerate(BONUS)}


def table_of(state: DicettoState) -> TableArrays:
    """The position as arrays. A Reroll card that its owner holds lies free: it is laid back before anything is placed (T2)."""
    deck = cards_of(state.setup.deck)
    spots = np.zeros((layout.SPOTS, layout.SPOT), np.int64)
    for at, spot in enumerate(state.spots):
        owner = spot.seat if spot.dice else layout.NO_OWNER
        if not spot.card:
            spots[at, layout.COMBO] = EMPTY
            spots[at, layout.OWNER] = layout.NO_OWNER
        elif spot.card == REROLL:
            spots[at] = (ANY_DICE, 0, 0, owner, sum(spot.dice))
        else:
            card = deck[spot.card]
            spots[at] = (_NUMBER_OF_COMBO[combination_of(spot.card)], card.points, card.logo, owner, sum(spot.dice))
    seats = np.zeros((state.setup.players, layout.SEAT), np.int64)
    for seat, hand in enumerate(state.hands):
        for name in hand:
            card = deck[name]
            layout.add_card(seats[seat], _NUMBER_OF_COMBO[combination_of(name)], card.points, int(card.logo), _KINDS)
    pile = np.zeros(layout.PILE, np.int64)
    pile[layout.PILE_COUNT] = len(state.pile)
    for name in state.pile:
        pile[layout.PILE_POINTS] += deck[name].points
        pile[layout.PILE_KINDS + KIND_OF[_NUMBER_OF_COMBO[combination_of(name)]]] += 1
    game = np.zeros(layout.GAME, np.int64)
    game[layout.GOAL] = state.setup.cards_to_win
    game[layout.BONUS_MASK] = sum(_BONUS_BIT[name] for name in state.bonus)
    game[layout.TURNS], game[layout.MAX_TURNS] = state.turns, state.setup.most_turns
    game[layout.QUIET], game[layout.MAX_QUIET] = state.quiet, state.setup.quiet_rounds * state.setup.players
    return TableArrays(spots, seats, pile, game, state.turn)


def pile_of(state: DicettoState) -> NDArray[np.int64]:
    """The cards that may still be drawn: combination, points and logo of each."""
    deck = cards_of(state.setup.deck)
    rows = [(_NUMBER_OF_COMBO[combination_of(name)], deck[name].points, deck[name].logo) for name in state.pile]
    return np.array(rows, np.int64).reshape(len(rows), 3)


class TurnPlayer:
    """Works turns out over a value network, and caches the last one: all decisions of a turn's rolls come from one plan."""

    def __init__(self, network: ValueNetwork, players: int) -> None:
        self.network = network
        self._players = players
        self._local = local()

    def workspace(self) -> Workspace:
        """The workspace of the calling thread, for any use: the cached plan is dropped."""
        self._local.planned = None
        if not hasattr(self._local, "workspace"):
            self._local.workspace = make_workspace(self._players, self.network)
        workspace: Workspace = self._local.workspace
        return workspace

    def plan(self, state: DicettoState) -> tuple[Workspace, TableArrays]:
        """The plan of the whole turn, before anything is placed. It stays in the workspace until the next call."""
        key = (state.turn, state.spots, state.hands, state.bonus, state.pile, state.turns, state.quiet, state.setup)
        planned: tuple[Any, TableArrays] | None = getattr(self._local, "planned", None)
        if planned is not None and planned[0] == key:
            return self._local.workspace, planned[1]
        workspace, table = self._prepared(state)
        place(dice_tables(), self.network, table, _KINDS, 0, 0, -1, workspace)
        roll(dice_tables(), MAX_ROLLS, self._players, workspace)
        self._local.planned = (key, table)
        return workspace, table

    def placing(self, state: DicettoState, closed: int, key: int, dice: int) -> tuple[Workspace, TableArrays]:
        """The plan for placing these dice, when `closed` spots, a bit each, take no more, and `key` has been laid."""
        workspace, table = self._prepared(state)
        place(dice_tables(), self.network, table, _KINDS, closed, key, dice, workspace)
        return workspace, table

    def _prepared(self, state: DicettoState) -> tuple[Workspace, TableArrays]:
        workspace, table = self.workspace(), table_of(state)
        prepare(dice_tables(), self.network, table, _KINDS, workspace)
        return workspace, table

    def rolling(self, state: DicettoState) -> Floats:
        """[seat from the mover on]: what the position is worth before `state.rolling` dice are rolled beside those that stay."""
        workspace, _ = self.plan(state)
        worth: Floats = workspace.kept[state.rolls_left - 1, set_number(state.dice)].copy()
        return worth

    def values(self, state: DicettoState, moves: Sequence[DicettoMove]) -> Floats:
        """[move, seat from the mover on]: what each legal move of this decision is worth."""
        values = np.empty((len(moves), self._players))
        if state.rolls_left:
            workspace, _ = self.plan(state)
            for at, move in enumerate(moves):
                if isinstance(move, Reroll):
                    values[at] = workspace.kept[state.rolls_left - 1, set_number(remove(state.dice, move.dice))]
                else:
                    values[at] = workspace.placed[0, set_number(state.dice)]
            return values
        workspace, table = self._prepared(state)
        closed = sum(1 << spot for spot in state.lost)
        for at, move in enumerate(moves):
            if isinstance(move, Place):
                values[at] = self._value_of_placing(state, table, closed, move, workspace)
            else:
                values[at] = workspace.ends[evaluated_end(self.network, table, 0, _KINDS, workspace)]
        return values

    def _value_of_placing(self, state: DicettoState, table: TableArrays, closed: int, move: Place, workspace: Workspace) -> Floats:
        spot = state.spots[move.spot]
        total, rest = sum(move.dice), set_number(remove(state.dice, move.dice))
        shut = closed | 1 << move.spot

        def value(key: int) -> Floats:
            place(dice_tables(), self.network, table, _KINDS, shut, key, rest, workspace)
            worth: Floats = workspace.placed[0, rest].copy()
            return worth

        won = value(total << KEY_BITS * move.spot)
        return won if not spot.dice or total > sum(spot.dice) else 0.5 * (won + value(0))
