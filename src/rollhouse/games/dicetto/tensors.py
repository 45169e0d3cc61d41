"""Dicetto in numbers: 92 actions, and what a seat sees in 384 numbers (docs/research.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.tensors import Block, Tensors, dice_cells, mask_of, one_hot, picked, places, seats_from
from rollhouse.games.dicetto.cards import COMBINATIONS, Card, combination_of
from rollhouse.games.dicetto.deck import SIZES, cards_of
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE, KEEP, REROLL_SPOT, SPOTS, DicettoMove, Done, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DICE, SLOTS, DicettoState, Spot
from rollhouse.games.dicetto.scoring import BONUS
from rollhouse.games.dicetto.setup import CARDS_TO_WIN, PLAYERS

_SEATS = PLAYERS[-1]
_CHOICES = (1 << DICE) - 1
"""Selections of at least one of four dice."""
_KINDS = {name: place for place, name in enumerate(COMBINATIONS)}
_DICE_CELLS = DICE * 6
CARD_SCALE = 10
POINT_SCALE = 50
_SLOT = len(_KINDS) + 2 + _SEATS + _DICE_CELLS
_WON_CARD_COUNTS = 6
"""What is counted of the cards that a seat has won."""

_ACTIONS = (
    Block("reroll", _CHOICES, "roll the dice of mask `m` again: `m - 1`"),
    Block("keep", 1, "roll no more"),
    Block(
        "place",
        len(SPOTS) * _CHOICES,
        f"place the dice of mask `m` on spot `s`, a slot or (`s` = 4) the Reroll card: `{_CHOICES} s + m - 1`",
    ),
    Block("done", 1, "place no more"),
)
_OBSERVATION = (
    Block("players", _SEATS - 1, "how many play, one-hot from 2"),
    Block("to_act", _SEATS + 2, "who is to act: a seat from one's own on, chance, none (the game is over); one-hot"),
    Block("turn", _SEATS, "whose turn it is, one-hot from one's own seat on; 0 before the first turn"),
    Block("first", _SEATS, "who began, likewise"),
    Block("cards_to_win", 1, f"the cards that end the game, divided by {CARDS_TO_WIN[-1]}"),
    Block("turns", 1, "turns that have begun, divided by the most that there may be"),
    Block("quiet", 1, "turns in a row that have begun without a card taken, divided by the most that there may be"),
    Block("bonus_played", 1, "whether Bonus cards are played with"),
    Block("bonus", len(BONUS), "which Bonus cards are laid out, in the order of the rules"),
    Block(
        "slots",
        SLOTS * _SLOT,
        f"for each slot: its combination, one-hot ({len(_KINDS)}); points divided by {POINT_SCALE}; logo; whose dice"
        f" lie on it, one-hot from one's own seat on ({_SEATS}); those dice, one-hot ({_DICE_CELLS})",
    ),
    Block("reroll", _SEATS + _DICE_CELLS, "whose the Reroll card is, and the dice on it, likewise"),
    Block("dice", _DICE_CELLS, "free dice, in ascending order, one-hot; while a roll is due, those that stay"),
    Block("rolling", DICE + 1, "how many dice are about to be rolled, one-hot from 0"),
    Block("rolls_left", DICE + 1, "how many rolls may still be made, one-hot from 0"),
    Block("aside", _DICE_CELLS, "dice that lost a duel, one-hot"),
    Block("lost", len(SPOTS), "spots where a duel was lost this turn"),
    Block("duel", len(SPOTS), "the spot that a duel is about, one-hot"),
    Block("duelling", _DICE_CELLS, "the dice at stake, one-hot"),
    Block(
        "won",
        _SEATS * _WON_CARD_COUNTS,
        f"for each seat from one's own on, divided by {CARD_SCALE}: cards won, their points, logos, straights, chances, numbers",
        SIZES[-1] * POINT_SCALE / CARD_SCALE,
    ),
    Block(
        "pile",
        3 * len(_KINDS),
        f"for each combination, divided by {CARD_SCALE}: cards that may still be drawn, their points, their logos",
        SIZES[-1] * POINT_SCALE / CARD_SCALE,
    ),
)
_PLACES = places(_ACTIONS)
_REROLL, _KEEP, _PLACE, _DONE = (_PLACES[name].start for name in ("reroll", "keep", "place", "done"))


class DicettoTensors(Tensors[DicettoState, DicettoMove]):
    """The numbers of Dicetto."""

    game = GAME
    action_blocks = _ACTIONS
    observation_blocks = _OBSERVATION
    most_outcomes = SIZES[-1]

    def action(self, state: DicettoState, move: DicettoMove) -> int:
        match move:
            case Reroll(dice):
                return _REROLL + mask_of(state.dice, dice) - 1
            case Keep():
                return _KEEP
            case Place(spot, dice):
                return _PLACE + _CHOICES * spot + mask_of(state.dice, dice) - 1
            case Done():
                return _DONE
        raise ValueError(f"{move} is no move of a seat")

    def read(self, state: DicettoState, action: int) -> DicettoMove | None:
        if action == _KEEP:
            return KEEP
        if action == _DONE:
            return DONE
        if action < _KEEP:
            chosen = picked(state.dice, action - _REROLL + 1)
            return None if chosen is None else Reroll(chosen)
        spot, mask = divmod(action - _PLACE, _CHOICES)
        chosen = picked(state.dice, mask + 1)
        return None if chosen is None else Place(spot, chosen)

    def observe(self, state: DicettoState, seat: int) -> list[float]:
        players, setup, deck = state.setup.players, state.setup, cards_of(state.setup.deck)

        def away(other: int) -> int:
            return (other - seat) % players if other >= 0 else -1

        def held(spot: Spot) -> list[float]:
            return one_hot(away(spot.seat), _SEATS) + dice_cells(spot.dice, DICE)

        acting = {CHANCE: _SEATS, GAME_OVER: _SEATS + 1}.get(state.to_act, away(state.to_act))
        cells = one_hot(players - PLAYERS[0], _SEATS - 1)
        cells += one_hot(acting, _SEATS + 2)
        cells += one_hot(away(state.turn), _SEATS)
        cells += one_hot(away(state.first), _SEATS)
        quiet = state.quiet / (setup.quiet_rounds * players)
        cells += (setup.cards_to_win / CARDS_TO_WIN[-1], state.turns / setup.most_turns, quiet, float(setup.bonus))
        cells += (float(card in state.bonus) for card in BONUS)
        for spot in state.spots[:SLOTS]:
            card = deck[spot.card] if spot.card else None
            cells += one_hot(_KINDS[combination_of(spot.card)] if card else -1, len(_KINDS))
            cells += (card.points / POINT_SCALE, float(card.logo)) if card else (0.0, 0.0)
            cells += held(spot)
        cells += held(state.spots[REROLL_SPOT])
        cells += dice_cells(state.dice, DICE)
        cells += one_hot(state.rolling, DICE + 1)
        cells += one_hot(state.rolls_left, DICE + 1)
        cells += dice_cells(state.aside, DICE)
        cells += (float(spot in state.lost) for spot in range(len(SPOTS)))
        cells += one_hot(state.duel, len(SPOTS))
        cells += dice_cells(state.duelling, DICE)
        for hand in seats_from(seat, state.hands, (), _SEATS):
            cells += _won([deck[card] for card in hand])
        return cells + _left(deck[card] for card in state.pile)


def _won(cards: list[Card]) -> list[float]:
    kinds = Counter(card.kind for card in cards)
    counts = (
        len(cards),
        sum(card.points for card in cards),
        sum(card.logo for card in cards),
        kinds["small_straight"] + kinds["large_straight"],
        kinds["chance"],
        kinds["number"],
    )
    return [count / CARD_SCALE for count in counts]


def _left(pile: Iterable[Card]) -> list[float]:
    cells = [0] * (3 * len(_KINDS))
    for card in pile:
        first = 3 * _KINDS[combination_of(card.id)]
        cells[first] += 1
        cells[first + 1] += card.points
        cells[first + 2] += card.logo
    return [count / CARD_SCALE for count in cells]


TENSORS = DicettoTensors()
