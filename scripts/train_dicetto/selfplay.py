"""Whole games in compiled code: self-play for training and matches, and positions played to the end with the luck of dice taken out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.features import TALLY, describe_rest, describe_spot, outlook, start_tally, still_width, tally_spot
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, EMPTY, FIRST_ROLL, SETS, DiceTables
from rollhouse.games.dicetto.evaluation.turn import KEY_BITS, KEY_MASK, TableArrays, Workspace, last_turn, place, prepare, roll
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork
from scripts.train_dicetto.compiled import compiled

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
RandomState = NDArray[np.uint64]


class Games(NamedTuple):
    """Played turns: the position before the seat takes its cards, and what the turn was worth once the table was full."""

    spots: NDArray[np.int16]
    seats: NDArray[np.int16]
    pile: NDArray[np.int16]
    game: NDArray[np.int16]
    begins: NDArray[np.int16]
    worth: NDArray[np.float32]
    """Shares by seat, exact within the turn."""
    reached: NDArray[np.float32]
    """The network's shares by seat for the end that the turn came to."""
    result: NDArray[np.float32]
    """Shares by seat, at the end of that game."""
    last: NDArray[np.bool_]
    """Whether it is the game's last turn."""


def empty_games(turns: int, players: int) -> Games:
    """Arrays for so many turns."""
    return Games(
        spots=np.zeros((turns, layout.SPOTS, layout.SPOT), np.int16),
        seats=np.zeros((turns, players, layout.SEAT), np.int16),
        pile=np.zeros((turns, layout.PILE), np.int16),
        game=np.zeros((turns, layout.GAME), np.int16),
        begins=np.zeros(turns, np.int16),
        worth=np.zeros((turns, players), np.float32),
        reached=np.zeros((turns, players), np.float32),
        result=np.zeros((turns, players), np.float32),
        last=np.zeros(turns, np.bool_),
    )


@compiled
def below(chance: RandomState, limit: int) -> int:
    """The next random number below the limit, by xorshift."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(limit))


@compiled
def _draw_cards(table: TableArrays, deck: Numbers, order: Numbers, kind_of: Numbers) -> None:
    """Fill the empty slots from the shuffled pile."""
    for place_ in range(layout.SLOTS):
        if table.spots[place_, layout.COMBO] == EMPTY and table.pile[layout.PILE_COUNT]:
            card = deck[order[table.pile[layout.PILE_COUNT] - 1]]
            table.pile[layout.PILE_COUNT] -= 1
            table.pile[layout.PILE_POINTS] -= card[layout.POINTS]
            table.pile[layout.PILE_KINDS + kind_of[card[layout.COMBO]]] -= 1
            table.spots[place_, layout.COMBO] = card[layout.COMBO]
            table.spots[place_, layout.POINTS] = card[layout.POINTS]
            table.spots[place_, layout.LOGO] = card[layout.LOGO]
            table.spots[place_, layout.OWNER] = layout.NO_OWNER
            table.spots[place_, layout.SUM] = 0


@compiled
def _take_won(table: TableArrays, kind_of: Numbers) -> tuple[int, int]:
    """Begin a turn: its seat takes the cards that it has won. The number of its rolls, and of the cards taken."""
    rolls, taken = 3, 0
    for place_ in range(layout.SPOTS):
        spot = table.spots[place_]
        if spot[layout.OWNER] != table.mover:
            continue
        if place_ == layout.SLOTS:
            rolls = 4
            spot[layout.OWNER], spot[layout.SUM] = layout.NO_OWNER, 0
        else:
            taken += 1
            layout.add_card(table.seats[table.mover], spot[layout.COMBO], spot[layout.POINTS], spot[layout.LOGO], kind_of)
            spot[:] = 0
            spot[layout.COMBO], spot[layout.OWNER] = EMPTY, layout.NO_OWNER
    return rolls, taken


@compiled
def _shuffled(cards: int, chance: RandomState) -> Numbers:
    order = np.arange(cards)
    for left in range(cards - 1, 0, -1):
        other = below(chance, left + 1)
        order[left], order[other] = order[other], order[left]
    return order


@compiled
def _ends_game(table: TableArrays, taken: int) -> bool:
    """Whether the mover, who has just taken so many cards, has ended the game with it (T5, T6)."""
    left = 0
    for place_ in range(layout.SLOTS):
        left += table.spots[place_, layout.COMBO] != EMPTY
    return bool(
        taken and (table.seats[table.mover, layout.COUNT] >= table.game[layout.GOAL] or (left == 0 and table.pile[layout.PILE_COUNT] == 0))
    )


@compiled
def _final(spots: Numbers, seats: Numbers, bonus_mask: int, kind_of: Numbers, shares: Floats) -> None:
    """Fill `shares` at the end of a game: cards that carry dice are won by the dice's owner."""
    for place_ in range(layout.SLOTS):
        owner = spots[place_, layout.OWNER]
        if spots[place_, layout.COMBO] != EMPTY and owner != layout.NO_OWNER:
            layout.add_card(seats[owner], spots[place_, layout.COMBO], spots[place_, layout.POINTS], spots[place_, layout.LOGO], kind_of)
    layout.final_shares(seats, bonus_mask, shares)


@compiled
def _play_turn(
    tables: DiceTables,
    network: ValueNetwork,
    table: TableArrays,
    rolls: int,
    kind_of: Numbers,
    stray: float,
    chance: RandomState,
    workspace: Workspace,
) -> int:
    """Play a turn as the network likes best, or, with the chance `stray`, otherwise; the number of the end it comes to.

    `workspace.kept[rolls - 1, 0]` is what the turn was worth before its first roll.
    """
    prepare(tables, network, table, kind_of, workspace)
    place(tables, network, table, kind_of, 0, 0, -1, workspace)
    roll(tables, rolls, len(table.seats), workspace)
    dice = 0
    for rerolls in range(rolls - 1, -1, -1):
        while dice < FIRST_ROLL:
            dice = tables.above[dice, below(chance, 6)]
        keep = workspace.keep[rerolls, dice - FIRST_ROLL]
        if keep < 0 or (stray and _happens(chance, 0.5 * stray)):
            break
        dice = keep
    return _finish_turn(tables, table, dice, stray > 0.0 and _happens(chance, stray), chance, workspace)


@compiled
def play_game(
    tables: DiceTables,
    networks: tuple[ValueNetwork, ...],
    deck: Numbers,
    goal: int,
    bonus_mask: int,
    most_turns: int,
    quiet_rounds: int,
    first: int,
    chance: RandomState,
    kind_of: Numbers,
    workspace: Workspace,
    games: Games,
    at: int,
    stray: float = 0.0,
) -> int:
    """Play one game with a network for every seat, and record its turns from row `at` on; the number of turns, at most `most_turns`.

    `stray` is how often a turn is not played as the network likes best: what is never tried is never learnt.
    """
    players = len(networks)
    seed = chance[0]
    order = _shuffled(len(deck), chance)
    spots = np.zeros((layout.SPOTS, layout.SPOT), np.int64)
    spots[:, layout.COMBO] = EMPTY
    spots[:, layout.OWNER] = layout.NO_OWNER
    spots[layout.SLOTS, layout.COMBO] = ANY_DICE
    seats = np.zeros((players, layout.SEAT), np.int64)
    pile = np.zeros(layout.PILE, np.int64)
    pile[layout.PILE_COUNT] = len(deck)
    for card in range(len(deck)):
        pile[layout.PILE_POINTS] += deck[card, layout.POINTS]
        pile[layout.PILE_KINDS + kind_of[deck[card, layout.COMBO]]] += 1
    game = np.zeros(layout.GAME, np.int64)
    game[layout.GOAL], game[layout.BONUS_MASK] = goal, bonus_mask
    game[layout.MAX_TURNS], game[layout.MAX_QUIET] = most_turns, quiet_rounds * players
    _draw_cards(TableArrays(spots, seats, pile, game, first), deck, order, kind_of)
    seat, turns = first, 0
    shares = np.zeros(players)
    ended_by_cards = False
    while not last_turn(game):
        row = at + turns
        games.spots[row] = spots
        games.seats[row] = seats
        games.pile[row] = pile
        games.game[row] = game
        games.begins[row] = seat
        turns += 1
        game[layout.TURNS] = turns
        chance[0] = seed ^ (np.uint64(turns) * np.uint64(0x9E3779B97F4A7C15))  # each turn's dice depend on the seed only
        if chance[0] == 0:
            chance[0] = seed
        below(chance, 2)
        table = TableArrays(spots, seats, pile, game, seat)
        rolls, taken = _take_won(table, kind_of)
        game[layout.QUIET] = 0 if taken else game[layout.QUIET] + 1
        if _ends_game(table, taken):
            ended_by_cards = True
            break
        _draw_cards(table, deck, order, kind_of)
        end = _play_turn(tables, networks[seat], table, rolls, kind_of, stray, chance, workspace)
        for other in range(players):
            games.worth[row, (seat + other) % players] = workspace.kept[rolls - 1, 0, other]
            games.reached[row, (seat + other) % players] = workspace.ends[end, other]
        seat = (seat + 1) % players
    _final(spots, seats, bonus_mask, kind_of, shares)
    for turn in range(turns):
        games.last[at + turn] = turn == turns - 1
        for other in range(players):
            games.result[at + turn, other] = shares[other]
    if ended_by_cards:  # the last turn ended before any roll
        for other in range(players):
            games.worth[at + turns - 1, other] = shares[other]
    return turns


@compiled
def play_out(
    tables: DiceTables,
    network: ValueNetwork,
    table: TableArrays,
    rolls: int,
    cards: Numbers,
    chance: RandomState,
    kind_of: Numbers,
    workspace: Workspace,
    total: Floats,
    seen: Floats,
) -> None:
    """Play from the beginning of a turn, its cards taken and none drawn yet, to the end of the game. The table is changed.

    To `total`, by seat, is added what each turn is worth minus what was `seen` of it when the one before it ended, and at the end what the
    game brought: 0 on average, if the network is right. `cards` are those of the pile.
    """
    players = len(table.seats)
    order = _shuffled(len(cards), chance)
    spots, seats, pile, game, seat = table.spots, table.seats, table.pile, table.game, table.mover
    while True:
        now = TableArrays(spots, seats, pile, game, seat)
        _draw_cards(now, cards, order, kind_of)
        end = _play_turn(tables, network, now, rolls, kind_of, 0.0, chance, workspace)
        for other in range(players):
            player = (seat + other) % players
            total[player] += workspace.kept[rolls - 1, 0, other] - seen[player]
            seen[player] = workspace.ends[end, other]
        if last_turn(game):
            break
        game[layout.TURNS] += 1
        seat = (seat + 1) % players
        now = TableArrays(spots, seats, pile, game, seat)
        rolls, taken = _take_won(now, kind_of)
        game[layout.QUIET] = 0 if taken else game[layout.QUIET] + 1
        if _ends_game(now, taken):
            break
    _final(spots, seats, game[layout.BONUS_MASK], kind_of, workspace.shares)
    for other in range(players):
        total[other] += workspace.shares[other] - seen[other]


@compiled
def _happens(chance: RandomState, often: float) -> bool:
    return below(chance, 1 << 20) < often * (1 << 20)


@compiled
def _finish_turn(tables: DiceTables, table: TableArrays, dice: int, strays: bool, chance: RandomState, workspace: Workspace) -> int:
    """Place as planned, or, straying, as if some dice were not there, and fight the duels; the number of the end it comes to."""
    held_spots = np.empty(layout.SPOTS, np.int64)
    held = 0
    for place_ in range(layout.SPOTS):
        if table.spots[place_, layout.COMBO] != EMPTY and table.spots[place_, layout.OWNER] not in (layout.NO_OWNER, table.mover):
            held_spots[held] = place_
            held += 1
    if strays:
        for face in range(6):
            while tables.less[dice, face] >= 0 and below(chance, 2):
                dice = tables.less[dice, face]
    code, key = 0, 0
    while workspace.duel[code, dice] >= 0:
        place_, chosen = workspace.duel[code, dice] // SETS, workspace.duel[code, dice] % SETS
        power = 1
        for which in range(held):
            if held_spots[which] == place_:
                break
            power *= 3
        code += power if below(chance, 2) else 2 * power
        dice = tables.minus[dice, chosen]
    key = workspace.best_key[code, dice]
    for place_ in range(layout.SPOTS):
        total = key >> KEY_BITS * place_ & KEY_MASK
        if total:
            table.spots[place_, layout.OWNER] = table.mover
            table.spots[place_, layout.SUM] = total
    return int(workspace.best_end[code, dice])


@compiled
def describe_games(
    tables: DiceTables,
    games: Games,
    kind_of: NDArray[np.int64],
    rows: NDArray[np.int64],
    spots: NDArray[np.float32],
    rest: NDArray[np.float32],
) -> None:
    """Fill `spots` [row, spot, feature] and `rest` [row, feature] for these rows, seats counted from the one that begins."""
    players = games.seats.shape[1]
    tally, more = np.empty(players * TALLY, np.float32), np.empty(players * TALLY, np.float32)
    scratch = np.empty(4 * players, np.float32)
    still = still_width(players)
    for at in range(len(rows)):
        row = rows[at]
        begins = int(games.begins[row])
        seats, game = games.seats[row].astype(np.int64), games.game[row].astype(np.int64)
        start_tally(seats, begins, tally)
        for place_ in range(layout.SPOTS):
            spot = games.spots[row, place_]
            owner = layout.NO_OWNER if spot[layout.OWNER] == layout.NO_OWNER else (spot[layout.OWNER] - begins) % players
            combo, points, logo = int(spot[layout.COMBO]), int(spot[layout.POINTS]), int(spot[layout.LOGO])
            gain = (
                0.0 if owner == layout.NO_OWNER else layout.bonus_gain(seats, game, int(spot[layout.OWNER]), combo, points, logo, kind_of)
            )
            describe_spot(combo, points, logo, owner, int(spot[layout.SUM]), gain, players, tables.beaten, spots[at, place_])
            tally_spot(combo, points, logo, owner, int(spot[layout.SUM]), players, tables.beaten, kind_of, more)
            tally += more
        describe_rest(seats, games.pile[row].astype(np.int64), game, begins, rest[at, :still])
        outlook(tally, game, players, seats[begins, layout.COUNT], scratch, rest[at, still:])
