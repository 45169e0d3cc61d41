"""Dicy Cards in numbers: 636 actions, and what a seat sees in 157 numbers (docs/research.md)."""

from __future__ import annotations

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.tensors import Block, Tensors, dice_cells, mask_of, one_hot, picked, places, seats_from
from rollhouse.games.dicy_cards.cards import CARDS, ROW, most_points
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import SKIP, DicyMove, Freeze, Reset, Score, Skip
from rollhouse.games.dicy_cards.rules import DICE, DicyState
from rollhouse.games.dicy_cards.setup import PLAYERS, TARGETS

_SEATS = PLAYERS[-1]
_CHOICES = (1 << DICE) - 1
"""Selections of at least one of six dice."""
_CARDS = {card: place for place, card in enumerate(CARDS)}
_MAX_SCORE_SHARE = (TARGETS[0] - 1 + max(map(most_points, CARDS))) / TARGETS[0]

_ACTIONS = (
    Block("score", ROW * _CHOICES, f"score card `c` with the dice of mask `m`: `{_CHOICES} c + m - 1`"),
    Block("freeze", ROW * _CHOICES, f"freeze card `c` and roll the dice of mask `m` again: `{_CHOICES} c + m - 1`"),
    Block("skip", 1, "skip"),
    Block("react", ROW, "freeze or reset card `c`, because another seat's move says so"),
)
_OBSERVATION = (
    Block("players", _SEATS, "how many play, one-hot from 1"),
    Block("to_act", _SEATS + 2, "who is to act: a seat from one's own on, chance, none (the game is over); one-hot"),
    Block("turn", _SEATS, "whose turn it is, one-hot from one's own seat on; 0 before the first turn"),
    Block("first", _SEATS, "who starts each round, likewise"),
    Block("target", 1, f"the points to reach, divided by {TARGETS[-1]}"),
    Block("cards", ROW * len(CARDS), "which card lies at each place, one-hot in the order of the catalogue; 0 until they are dealt"),
    Block("scores", _SEATS, "points of each seat from one's own on, divided by the target", _MAX_SCORE_SHARE),
    Block("active", _SEATS * ROW, "for each seat from one's own on and each place: whether the card there is Active"),
    Block("dice", DICE * 6, "what each die shows, in ascending order, one-hot; while a reroll is due, the dice that stay"),
    Block("rolling", DICE + 1, "how many dice are about to be rolled, one-hot from 0"),
    Block("scoring", ROW, "the place of the card that others react to, one-hot; 0 after a skip"),
    Block("reaction", 2, "what those who react must do: freeze, reset"),
    Block("waiting", _SEATS, "which seats have yet to react, from one's own on"),
)
_PLACES = places(_ACTIONS)
_SCORE, _FREEZE, _SKIP, _REACT = (_PLACES[name].start for name in ("score", "freeze", "skip", "react"))


class DicyTensors(Tensors[DicyState, DicyMove]):
    """The numbers of Dicy Cards. Rounds are not counted in it: they change nothing that may happen."""

    game = GAME
    action_blocks = _ACTIONS
    observation_blocks = _OBSERVATION
    most_outcomes = 792

    def action(self, state: DicyState, move: DicyMove) -> int:
        match move:
            case Score(card, dice):
                return _SCORE + _CHOICES * state.cards.index(card) + mask_of(state.dice, dice) - 1
            case Freeze(card, reroll) if reroll:
                return _FREEZE + _CHOICES * state.cards.index(card) + mask_of(state.dice, reroll) - 1
            case Freeze(card) | Reset(card):
                return _REACT + state.cards.index(card)
            case Skip():
                return _SKIP
        raise ValueError(f"{move} is no move of a seat")

    def read(self, state: DicyState, action: int) -> DicyMove | None:
        if action >= _REACT:
            card = state.cards[action - _REACT]
            return Reset(card) if state.resetting else Freeze(card)
        if action == _SKIP:
            return SKIP
        kind, number = (Freeze, action - _FREEZE) if action >= _FREEZE else (Score, action)
        place, mask = divmod(number, _CHOICES)
        chosen = picked(state.dice, mask + 1)
        return None if chosen is None else kind(state.cards[place], chosen)

    def observe(self, state: DicyState, seat: int) -> list[float]:
        players = state.setup.players

        def away(other: int) -> int:
            return (other - seat) % players if other >= 0 else -1

        acting = {CHANCE: _SEATS, GAME_OVER: _SEATS + 1}.get(state.to_act, away(state.to_act))
        cells = one_hot(players - 1, _SEATS)
        cells += one_hot(acting, _SEATS + 2)
        cells += one_hot(away(state.turn), _SEATS)
        cells += one_hot(away(state.first), _SEATS)
        cells.append(state.setup.target / TARGETS[-1])
        for place in range(ROW):
            cells += one_hot(_CARDS[state.cards[place]] if state.cards else -1, len(CARDS))
        cells += (score / state.setup.target for score in seats_from(seat, state.scores, 0, _SEATS))
        for row in seats_from(seat, state.active, 0, _SEATS):
            cells += (float(row >> place & 1) for place in range(ROW))
        cells += dice_cells(state.dice, DICE)
        cells += one_hot(state.rolling, DICE + 1)
        cells += one_hot(state.scoring, ROW)
        cells += (float(bool(state.waiting) and state.resetting is resetting) for resetting in (False, True))
        waiting = [float(other in state.waiting) for other in range(players)]
        cells += seats_from(seat, waiting, 0.0, _SEATS)
        return cells


TENSORS = DicyTensors()
