"""The value network's features of a position in which a seat is about to begin its turn.

A spot has features of its own, and so has the rest of the position. What compares players (who would get which Bonus card, who is ahead,
whose cards would end the game) is counted anew for every end of a turn: `outlook`.

Seats are counted from the one that is about to begin. Cards are described by their combination, points and logo, not by name: any deck
will do.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.cards import KINDS
from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, COMBOS, EMPTY, MAX_SUM
from rollhouse.games.dicetto.scoring import BONUS

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

BEATING_RATE: Final = (0.0, 0.0, 0.63, 0.44, 0.40)
"""How often, by number of players, a player who could beat dice does: measured in 120 games of the network each."""
BEATING_RATE_PER_POINT: Final = 0.25
"""How much likelier that is for every point of the card above two."""
TALLY: Final = 2 * layout.SEAT
"""Columns of a seat's tally: what it will have won, dice weighted by the chance that they hold; then the same if all of them hold."""
OUTLOOK: Final = 10
"""Features of the outlook for each seat."""
OUTLOOK_REST: Final = 6
"""Features of the outlook that belong to no seat: how near the end is, by cards, by quiet rounds (T14) and by turns (T13)."""
SOFT_LEAD: Final = 2
"""The feature for its lead, dice and Bonus cards weighted by the chance that they become its own."""
HOPED_BONUS: Final = 7
"""The feature for its expected points of Bonus cards."""
IF_STOPPED: Final = 8
"""The feature for its lead if the game stopped now; the next one is the same, weighted by how soon it may."""
_CALM_ROUNDS: Final = 10.0
"""With so many rounds left or more, an end without cards is far away."""
LEAD_SCALE = np.array([8.0 if name == "fewest_points" else 2.0 for name in BONUS])
"""The lead that scales to 1, for each Bonus card: in points, or in cards."""
SIGN = np.array([1.0 if card.most else -1.0 for card in BONUS.values()])
"""Whether each Bonus card goes to the most or the fewest."""
SOFT_LEAD_SCALE = np.array([6.0 if name == "fewest_points" else 2.0 for name in BONUS])


def spot_width(players: int) -> int:
    """How many features describe a spot."""
    return len(COMBOS) + 6 + 4 * players


def rest_width(players: int) -> int:
    """How many features describe the rest of a position."""
    return still_width(players) + outlook_width(players)


@compiled
def still_width(players: int) -> int:
    """How many of these stay the same during a turn; they come first."""
    return players * (8 + layout.BONUSES) + layout.BONUSES + 3 + len(KINDS)


@compiled
def outlook_width(players: int) -> int:
    """How many of these are counted anew for every end of a turn."""
    return players * OUTLOOK + OUTLOOK_REST


@compiled
def risk_of(combo: int, points: int, total: int, players: int, beaten: Floats) -> float:
    """The chance that one turn of another player beats dice of this sum there."""
    keen = 1.0 if combo == ANY_DICE else 1.0 + BEATING_RATE_PER_POINT * (min(points, 4) - 2)
    return float(beaten[combo, total] * min(1.0, BEATING_RATE[players] * keen))


@compiled
def describe_spot(
    combo: int, points: int, logo: int, owner: int, total: int, gain: float, players: int, beaten: Floats, features: Singles
) -> None:
    """Fill a spot's features.

    `owner` is counted from the seat that is about to begin, so it is also the number of turns until it can take the card; `gain` is what
    the card brings its owner in points of Bonus cards.
    """
    features[:] = 0.0
    if combo == EMPTY:
        features[len(COMBOS)] = 1.0
        return
    features[combo] = 1.0
    at = len(COMBOS) + 1
    features[at] = points / 5.0
    features[at + 1] = logo
    if owner == layout.NO_OWNER:
        features[at + 2] = 1.0
        return
    risk = risk_of(combo, points, total, players, beaten)
    holds = (1.0 - risk) ** owner
    features[at + 3] = total / MAX_SUM
    features[at + 4] = risk
    features[at + 5 + owner] = 1.0
    features[at + 5 + players + owner] = holds
    features[at + 5 + 2 * players + owner] = holds * points / 5.0
    features[at + 5 + 3 * players + owner] = holds * gain / 3.0


@compiled
def describe_rest(seats: Numbers, pile: Numbers, game: Numbers, begins: int, features: Singles) -> None:
    """Fill the features of what is won, of the Bonus cards and of the pile."""
    players = len(seats)
    features[:] = 0.0
    at = 0
    for turn in range(players):
        seat = seats[(begins + turn) % players]
        others = 0
        for other in range(players):
            others += seats[other, layout.SCORE]
        others -= seat[layout.SCORE]
        features[at] = (game[layout.GOAL] - seat[layout.COUNT]) / 5.0
        features[at + 1] = 1.0 / (1.0 + max(0, game[layout.GOAL] - seat[layout.COUNT]))
        features[at + 2] = seat[layout.SCORE] / 20.0
        features[at + 3] = (seat[layout.SCORE] - others / (players - 1)) / 8.0
        features[at + 4] = seat[layout.LOGOS] / 5.0
        features[at + 5] = seat[layout.STRAIGHTS] / 3.0
        features[at + 6] = seat[layout.CHANCES] / 3.0
        features[at + 7] = seat[layout.WON_NUMBERS] / 4.0
        at += 8
    for bonus in range(layout.BONUSES):
        if game[layout.BONUS_MASK] >> bonus & 1:
            features[at] = 1.0
            for turn in range(players):
                own = layout.bonus_count(seats[(begins + turn) % players], bonus) * SIGN[bonus]
                best = -1e9
                for other in range(1, players):
                    best = max(best, layout.bonus_count(seats[(begins + turn + other) % players], bonus) * SIGN[bonus])
                features[at + 1 + turn] = min(1.5, max(-1.5, (own - best) / LEAD_SCALE[bonus]))
        at += 1 + players
    features[at] = game[layout.GOAL] / 10.0
    features[at + 1] = pile[layout.PILE_COUNT] / 46.0
    features[at + 2] = pile[layout.PILE_POINTS] / (5.0 * max(1, pile[layout.PILE_COUNT]))
    for kind in range(len(KINDS)):
        features[at + 3 + kind] = pile[layout.PILE_KINDS + kind] / 10.0


@compiled
def start_tally(seats: Numbers, begins: int, tally: Singles) -> None:
    """Fill the tally with what each seat has won, from the one that begins."""
    players = len(seats)
    for turn in range(players):
        for column in range(layout.SEAT):
            tally[turn * TALLY + column] = seats[(begins + turn) % players, column]
            tally[turn * TALLY + layout.SEAT + column] = seats[(begins + turn) % players, column]


@compiled
def tally_spot(
    combo: int, points: int, logo: int, owner: int, total: int, players: int, beaten: Floats, kind_of: Numbers, tally: Singles
) -> None:
    """Fill `tally` with what dice of this sum there add to their owner's; zero for the Reroll card and for empty slots."""
    tally[:] = 0.0
    if combo in (EMPTY, ANY_DICE) or owner == layout.NO_OWNER:
        return
    holds = (1.0 - risk_of(combo, points, total, players, beaten)) ** owner
    at = owner * TALLY
    layout.add_to(tally[at : at + layout.SEAT], holds, points, logo, kind_of[combo])
    layout.add_to(tally[at + layout.SEAT : at + TALLY], 1.0, points, logo, kind_of[combo])


@compiled
def outlook(tally: Singles, game: Numbers, players: int, won: int, scratch: Singles, features: Singles) -> None:
    """Fill the features of each seat's standing, Bonus cards included, and of how near the end is; `scratch` has four numbers per seat.

    `won` is how many cards the seat that is about to begin has: if it takes one more, the quiet turns begin anew.
    """
    soft, sharp, lying, bonus_soft = (
        scratch[:players],
        scratch[players : 2 * players],
        scratch[2 * players : 3 * players],
        scratch[3 * players :],
    )
    nearest = np.float32(1e9)
    for seat in range(players):
        at = seat * TALLY
        soft[seat] = sharp[seat] = tally[at + layout.SCORE]
        lying[seat] = tally[at + layout.SEAT + layout.SCORE]
        bonus_soft[seat] = 0.0
        nearest = min(nearest, game[layout.GOAL] - tally[at + layout.COUNT])
    nearest = max(np.float32(0.0), nearest)
    for bonus in range(layout.BONUSES):
        if not game[layout.BONUS_MASK] >> bonus & 1:
            continue
        column, sign, points = layout.bonus_column(bonus), np.float32(SIGN[bonus]), np.float32(layout.bonus_points_of(bonus))
        for version in range(2):
            first = second = np.float32(-1e9)
            for seat in range(players):
                count = sign * tally[seat * TALLY + version * layout.SEAT + column]
                if count > first:
                    first, second = count, first
                elif count > second:
                    second = count
            for seat in range(players):
                count = sign * tally[seat * TALLY + version * layout.SEAT + column]
                lead = count - (second if count == first else first)
                sure = points * min(np.float32(1.0), max(np.float32(0.0), lead))
                if version:
                    lying[seat] += sure
                else:
                    sharp[seat] += sure
                    hoped = points * min(
                        np.float32(1.0),
                        max(np.float32(0.0), np.float32(0.5) + (lead - np.float32(0.5)) / np.float32(2.0 * SOFT_LEAD_SCALE[bonus])),
                    )
                    soft[seat] += hoped
                    bonus_soft[seat] += hoped
    quiet = 0 if tally[layout.SEAT + layout.COUNT] > won else game[layout.QUIET]
    quiet_rounds = np.float32(max(0, game[layout.MAX_QUIET] - quiet)) / np.float32(players)
    rounds = np.float32(max(0, game[layout.MAX_TURNS] - game[layout.TURNS])) / np.float32(players)
    soon = np.float32(1.0) / (np.float32(1.0) + min(quiet_rounds, rounds))
    at = 0
    for seat in range(players):
        best_soft = best_sharp = best_lying = np.float32(-1e9)
        for other in range(players):
            if other != seat:
                best_soft, best_sharp = max(best_soft, soft[other]), max(best_sharp, sharp[other])
                best_lying = max(best_lying, lying[other])
        gap = max(np.float32(0.0), game[layout.GOAL] - tally[seat * TALLY + layout.COUNT])
        lead = sharp[seat] - best_sharp
        features[at] = gap / 5.0
        features[at + 1] = 1.0 / (1.0 + gap)
        features[at + SOFT_LEAD] = (soft[seat] - best_soft) / 8.0
        features[at + 3] = lead / 8.0
        features[at + 4] = min(1.5, max(-1.5, lead / (2.0 + 2.0 * nearest)))
        ends = tally[seat * TALLY + layout.SEAT + layout.COUNT] >= game[layout.GOAL]
        features[at + 5] = 1.0 if ends else 0.0
        features[at + 6] = min(1.0, max(-1.0, (lying[seat] - best_lying) / 2.0)) if ends else 0.0
        features[at + HOPED_BONUS] = bonus_soft[seat] / 6.0
        if_stopped = min(np.float32(1.0), max(np.float32(-1.0), (lying[seat] - best_lying) / np.float32(2.0)))
        features[at + IF_STOPPED] = if_stopped
        features[at + IF_STOPPED + 1] = if_stopped * soon
        at += OUTLOOK
    features[at] = nearest / 5.0
    features[at + 1] = 1.0 / (1.0 + nearest)
    features[at + 2] = 1.0 / (1.0 + quiet_rounds)
    features[at + 3] = min(np.float32(1.0), quiet_rounds / np.float32(_CALM_ROUNDS))
    features[at + 4] = 1.0 / (1.0 + rounds)
    features[at + 5] = min(np.float32(1.0), rounds / np.float32(_CALM_ROUNDS))
