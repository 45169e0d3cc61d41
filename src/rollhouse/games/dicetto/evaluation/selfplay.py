"""Whole games between judges, in compiled code: what training learns from.

Chance is a number that goes from step to step (xorshift), so that a game depends on its seed alone, whichever thread plays it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.judge import Judge
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    COMBO,
    COUNT,
    GAME,
    GOAL,
    LOGO,
    NOBODY,
    OWNER,
    PILE,
    PILE_COUNT,
    PILE_KINDS,
    PILE_POINTS,
    POINTS,
    SEAT,
    SLOTS,
    SPOT,
    SPOTS,
    SUM,
    TURNS,
    add_card,
    final_shares,
)
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, EMPTY, FIRST_ROLL, SETS, DiceTables
from rollhouse.games.dicetto.evaluation.turn import Room, TableArrays, place, prepare, roll

__all__ = ["MOST_TURNS", "Games", "empty_games", "play_game"]

MOST_TURNS: Final = 400
"""A game that goes nowhere ends then (T13)."""
_BITS: Final = 5

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


class Games(NamedTuple):
    """What happened: every turn's position before its seat has taken its cards, and what the turn was worth once the table was full."""

    spots: NDArray[np.int16]
    seats: NDArray[np.int16]
    pile: NDArray[np.int16]
    game: NDArray[np.int16]
    begins: NDArray[np.int16]
    worth: NDArray[np.float32]
    """Shares by seat, exact within the turn."""
    result: NDArray[np.float32]
    """Shares by seat, at the end of that game."""
    last: NDArray[np.bool_]
    """Whether it is the game's last turn."""


def empty_games(turns: int, players: int) -> Games:
    """Room for so many turns."""
    return Games(
        spots=np.zeros((turns, SPOTS, SPOT), np.int16),
        seats=np.zeros((turns, players, SEAT), np.int16),
        pile=np.zeros((turns, PILE), np.int16),
        game=np.zeros((turns, GAME), np.int16),
        begins=np.zeros(turns, np.int16),
        worth=np.zeros((turns, players), np.float32),
        result=np.zeros((turns, players), np.float32),
        last=np.zeros(turns, np.bool_),
    )


@compiled
def _below(chance: NDArray[np.uint64], limit: int) -> int:
    """A number below the limit, each as likely: the next one of this game's chance."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(limit))


@compiled
def _draw(table: TableArrays, deck: Numbers, order: Numbers, kind_of: Numbers) -> None:
    """Fill the empty slots from the pile, whose order was settled when it was shuffled."""
    for place_ in range(SLOTS):
        if table.spots[place_, COMBO] == EMPTY and table.pile[PILE_COUNT]:
            card = deck[order[table.pile[PILE_COUNT] - 1]]
            table.pile[PILE_COUNT] -= 1
            table.pile[PILE_POINTS] -= card[POINTS]
            table.pile[PILE_KINDS + kind_of[card[COMBO]]] -= 1
            table.spots[place_, COMBO] = card[COMBO]
            table.spots[place_, POINTS] = card[POINTS]
            table.spots[place_, LOGO] = card[LOGO]
            table.spots[place_, OWNER] = NOBODY
            table.spots[place_, SUM] = 0


@compiled
def play_game(
    tables: DiceTables,
    judges: tuple[Judge, ...],
    deck: Numbers,
    goal: int,
    bonus_mask: int,
    first: int,
    chance: NDArray[np.uint64],
    kind_of: Numbers,
    room: Room,
    games: Games,
    at: int,
) -> int:
    """Play one game, with a judge for every seat, and write its turns down from `at` on; the number of turns."""
    players = len(judges)
    order = np.arange(len(deck))
    for left in range(len(deck) - 1, 0, -1):
        other = _below(chance, left + 1)
        order[left], order[other] = order[other], order[left]
    spots = np.zeros((SPOTS, SPOT), np.int64)
    spots[:, COMBO] = EMPTY
    spots[:, OWNER] = NOBODY
    spots[SLOTS, COMBO] = ANY_DICE
    seats = np.zeros((players, SEAT), np.int64)
    pile = np.zeros(PILE, np.int64)
    pile[PILE_COUNT] = len(deck)
    for card in range(len(deck)):
        pile[PILE_POINTS] += deck[card, POINTS]
        pile[PILE_KINDS + kind_of[deck[card, COMBO]]] += 1
    game = np.zeros(GAME, np.int64)
    game[GOAL], game[BONUS_MASK] = goal, bonus_mask
    _draw(TableArrays(spots, seats, pile, game, first), deck, order, kind_of)
    seat, turns = first, 0
    shares = np.zeros(players)
    while turns < MOST_TURNS:
        game[TURNS] = turns
        row = at + turns
        games.spots[row] = spots
        games.seats[row] = seats
        games.pile[row] = pile
        games.game[row] = game
        games.begins[row] = seat
        turns += 1
        table = TableArrays(spots, seats, pile, game, seat)
        rolls = 3
        taken = 0
        for place_ in range(SPOTS):
            if spots[place_, OWNER] == seat:
                if place_ == SLOTS:
                    rolls = 4
                    spots[place_, OWNER], spots[place_, SUM] = NOBODY, 0
                else:
                    taken += 1
                    add_card(seats[seat], spots[place_, COMBO], spots[place_, POINTS], spots[place_, LOGO], kind_of)
                    spots[place_] = 0
                    spots[place_, COMBO], spots[place_, OWNER] = EMPTY, NOBODY
        cards = 0
        for place_ in range(SLOTS):
            cards += spots[place_, COMBO] != EMPTY
        if taken and (seats[seat, COUNT] >= goal or (cards == 0 and pile[PILE_COUNT] == 0)):
            break
        _draw(table, deck, order, kind_of)
        judge = judges[seat]
        prepare(tables, judge, table, kind_of, room)
        place(tables, judge, table, kind_of, 0, 0, -1, room)
        roll(tables, rolls, players, room)
        for other in range(players):
            games.worth[row, (seat + other) % players] = room.kept[rolls - 1, 0, other]
        dice = 0
        for rerolls in range(rolls - 1, -1, -1):
            while dice < FIRST_ROLL:
                dice = tables.above[dice, _below(chance, 6)]
            keep = room.keep[rerolls, dice - FIRST_ROLL]
            if keep < 0:
                break
            dice = keep
        _finish_turn(tables, table, dice, chance, room)
        seat = (seat + 1) % players
    for place_ in range(SLOTS):
        owner = spots[place_, OWNER]
        if spots[place_, COMBO] != EMPTY and owner != NOBODY:
            add_card(seats[owner], spots[place_, COMBO], spots[place_, POINTS], spots[place_, LOGO], kind_of)
    final_shares(seats, bonus_mask, shares)
    for turn in range(turns):
        games.last[at + turn] = turn == turns - 1
        for other in range(players):
            games.result[at + turn, other] = shares[other]
    for other in range(players):  # the last turn ended before any roll
        games.worth[at + turns - 1, other] = shares[other]
    return turns


@compiled
def _finish_turn(tables: DiceTables, table: TableArrays, dice: int, chance: NDArray[np.uint64], room: Room) -> None:
    """Place as planned; duels are fought on the way."""
    held_spots = np.empty(SPOTS, np.int64)
    held = 0
    for place_ in range(SPOTS):
        if table.spots[place_, COMBO] != EMPTY and table.spots[place_, OWNER] not in (NOBODY, table.mover):
            held_spots[held] = place_
            held += 1
    code, key = 0, 0
    while room.duel[code, dice] >= 0:
        place_, chosen = room.duel[code, dice] // SETS, room.duel[code, dice] % SETS
        power = 1
        for which in range(held):
            if held_spots[which] == place_:
                break
            power *= 3
        code += power if _below(chance, 2) else 2 * power
        dice = tables.minus[dice, chosen]
    key = room.best_key[code, dice]
    for place_ in range(SPOTS):
        total = key >> _BITS * place_ & 31
        if total:
            table.spots[place_, OWNER] = table.mover
            table.spots[place_, SUM] = total
