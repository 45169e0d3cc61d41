"""Whole games between judges, in compiled code: what training learns from, and matches."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.chance import below
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.judge import Judge
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    COMBO,
    COUNT,
    GAME,
    GOAL,
    LOGO,
    MOST,
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
from rollhouse.games.dicetto.evaluation.points import greedy_turn
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, EMPTY, FIRST_ROLL, SETS, DiceTables
from rollhouse.games.dicetto.evaluation.turn import Room, TableArrays, place, prepare, roll
from rollhouse.games.dicetto.setup import MOST_TURNS

__all__ = ["Games", "draw_cards", "empty_games", "finish_turn", "play_game", "take_won"]

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
    reached: NDArray[np.float32]
    """What the judge thought of where the turn did lead, shares by seat."""
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
        reached=np.zeros((turns, players), np.float32),
        result=np.zeros((turns, players), np.float32),
        last=np.zeros(turns, np.bool_),
    )


@compiled
def draw_cards(table: TableArrays, deck: Numbers, order: Numbers, kind_of: Numbers) -> None:
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
def take_won(table: TableArrays, kind_of: Numbers) -> tuple[int, int]:
    """A turn begins: its seat takes what it has won. How many rolls it has, and how many cards it took."""
    rolls, taken = 3, 0
    for place_ in range(SPOTS):
        spot = table.spots[place_]
        if spot[OWNER] != table.mover:
            continue
        if place_ == SLOTS:
            rolls = 4
            spot[OWNER], spot[SUM] = NOBODY, 0
        else:
            taken += 1
            add_card(table.seats[table.mover], spot[COMBO], spot[POINTS], spot[LOGO], kind_of)
            spot[:] = 0
            spot[COMBO], spot[OWNER] = EMPTY, NOBODY
    return rolls, taken


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
    greedy: int = 0,
    stray: float = 0.0,
) -> int:
    """Play one game, with a judge for every seat, and write its turns down from `at` on; the number of turns.

    `greedy` has a bit for each seat that plays greedily instead. `stray` is how often a turn does something else than the judge likes
    best: what is never tried is never learnt.
    """
    players = len(judges)
    seed = chance[0]
    order = np.arange(len(deck))
    for left in range(len(deck) - 1, 0, -1):
        other = below(chance, left + 1)
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
    game[GOAL], game[BONUS_MASK], game[MOST] = goal, bonus_mask, MOST_TURNS
    draw_cards(TableArrays(spots, seats, pile, game, first), deck, order, kind_of)
    seat, turns = first, 0
    shares = np.zeros(players)
    while turns < MOST_TURNS:
        row = at + turns
        games.spots[row] = spots
        games.seats[row] = seats
        games.pile[row] = pile
        games.game[row] = game
        games.begins[row] = seat
        turns += 1
        game[TURNS] = turns
        chance[0] = seed ^ (np.uint64(turns) * np.uint64(0x9E3779B97F4A7C15))  # whatever was done before: each turn has dice of its own
        if chance[0] == 0:
            chance[0] = seed
        below(chance, 2)
        table = TableArrays(spots, seats, pile, game, seat)
        rolls, taken = take_won(table, kind_of)
        cards = 0
        for place_ in range(SLOTS):
            cards += spots[place_, COMBO] != EMPTY
        if taken and (seats[seat, COUNT] >= goal or (cards == 0 and pile[PILE_COUNT] == 0)):
            break
        draw_cards(table, deck, order, kind_of)
        if greedy >> seat & 1:
            greedy_turn(tables, table, rolls, chance)
            seat = (seat + 1) % players
            continue
        judge = judges[seat]
        prepare(tables, judge, table, kind_of, room)
        place(tables, judge, table, kind_of, 0, 0, -1, room)
        roll(tables, rolls, players, room)
        for other in range(players):
            games.worth[row, (seat + other) % players] = room.kept[rolls - 1, 0, other]
        dice = 0
        for rerolls in range(rolls - 1, -1, -1):
            while dice < FIRST_ROLL:
                dice = tables.above[dice, below(chance, 6)]
            keep = room.keep[rerolls, dice - FIRST_ROLL]
            if keep < 0 or (stray and _happens(chance, 0.5 * stray)):
                break
            dice = keep
        end = finish_turn(tables, table, dice, stray > 0.0 and _happens(chance, stray), chance, room)
        for other in range(players):
            games.reached[row, (seat + other) % players] = room.ends[end, other]
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
def _happens(chance: NDArray[np.uint64], often: float) -> bool:
    return below(chance, 1 << 20) < often * (1 << 20)


@compiled
def finish_turn(tables: DiceTables, table: TableArrays, dice: int, strays: bool, chance: NDArray[np.uint64], room: Room) -> int:
    """Place as planned, or, straying, as if some dice were not there; duels are fought on the way. The number of the end it comes to."""
    held_spots = np.empty(SPOTS, np.int64)
    held = 0
    for place_ in range(SPOTS):
        if table.spots[place_, COMBO] != EMPTY and table.spots[place_, OWNER] not in (NOBODY, table.mover):
            held_spots[held] = place_
            held += 1
    if strays:
        for face in range(6):
            while tables.less[dice, face] >= 0 and below(chance, 2):
                dice = tables.less[dice, face]
    code, key = 0, 0
    while room.duel[code, dice] >= 0:
        place_, chosen = room.duel[code, dice] // SETS, room.duel[code, dice] % SETS
        power = 1
        for which in range(held):
            if held_spots[which] == place_:
                break
            power *= 3
        code += power if below(chance, 2) else 2 * power
        dice = tables.minus[dice, chosen]
    key = room.best_key[code, dice]
    for place_ in range(SPOTS):
        total = key >> _BITS * place_ & 31
        if total:
            table.spots[place_, OWNER] = table.mover
            table.spots[place_, SUM] = total
    return int(room.best_end[code, dice])
