"""Dicy Cards as arrays: the rules once more, for thousands of games at once (docs/research.md). `bench/jax_same.py` holds it to `rules.py`.

What a card takes and scores is looked up in tables that are made by the engine's own functions; rows and queues are bits of one number.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from rollhouse.batch.dice_multisets import bits_of, cells, dice_multisets, look, part, spread, thrown
from rollhouse.batch.env import Env, Simulated, State
from rollhouse.core.dice import FACES, lattice
from rollhouse.core.game import GAME_OVER
from rollhouse.core.tensors import mask_of, places
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.cards import CARDS, DICE, ROW, points, selections
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DicyState
from rollhouse.games.dicy_cards.setup import PLAYERS, TARGETS, DicySetup
from rollhouse.games.dicy_cards.tensors import TENSORS

_SEATS = PLAYERS[-1]
_CHOICES = (1 << DICE) - 1
_WORD_BITS = 32
_NIBBLE = 4
_PLACES = places(TENSORS.action_blocks)
_FREEZE, _SKIP, _REACT = (_PLACES[name].start for name in ("freeze", "skip", "react"))
_EFFECTS = ("", "neighbours_freeze", "neighbours_reset", "others_freeze")


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class DicyPositions:
    """`DicyState` in numbers, with a seat to act or the game over; each is a whole number, except `scores`."""

    turn: Array
    first: Array
    round: Array
    cards: Array
    """Four bits per place: the card there, in the order of the catalogue."""
    scores: Array
    """One number per seat."""
    active: Array
    """`ROW` bits per seat, the first one lowest: which of its cards are Active."""
    dice: Array
    """A multiset: all dice, or none."""
    scoring: Array
    resetting: Array
    waiting: Array
    """Who has yet to react: bit n is the n-th seat from the one on turn."""


class DicyDraws(NamedTuple):
    """Random numbers for all chance of one step."""

    faces: Array
    """What each die would show, from 0; as many are used as are rolled, from the first on."""
    first: Array
    """Who would start."""
    deal: Array
    """Which deal it would be, in the order of the engine's `outcomes`."""


class _Tablets(NamedTuple):
    legal: tuple[Any, Any]
    """[card, roll]: which masks score, bit m - 1 for mask m, in two words."""
    whole: tuple[Any, Any]
    """[roll]: which masks may be rolled again."""
    points: Any
    """[card, multiset]: what these dice score on it, whether or not it takes them."""
    effects: Any
    """[card]: its place in `_EFFECTS`."""


@cache
def _tablets() -> _Tablets:
    dice = dice_multisets(DICE)
    keeps = lattice(DICE).keeps
    rolls = keeps[dice.first_roll :]
    legal = np.array(
        [[sum(1 << mask_of(roll, chosen) - 1 for chosen in selections(card, roll)) for roll in rolls] for card in CARDS], np.uint64
    ).ravel()
    scored = [[points(card, keep) if keep else 0 for keep in keeps] for card in CARDS]
    effects = [_EFFECTS.index(card.effect) for card in CARDS.values()]
    return _Tablets(_words(legal), _words(dice.whole[dice.first_roll :]), np.array(scored, np.int8).ravel(), np.array(effects, np.int8))


def _words(bits: Any) -> tuple[Any, Any]:
    return (bits & 0xFFFFFFFF).astype(np.uint32), (bits >> np.uint64(_WORD_BITS)).astype(np.uint32)


def _packed(cards: tuple[str, ...]) -> int:
    order = list(CARDS)
    return sum(order.index(card) << _NIBBLE * place for place, card in enumerate(cards))


class DicyEnv(Env[DicyPositions, DicyDraws]):
    """Dicy Cards for one to four, any five cards, any target."""

    id = "dicy-cards"
    tensors = TENSORS

    def __init__(self, setup: DicySetup) -> None:
        super().__init__(setup.players, rules.RULES_VERSION)
        self.setup = setup
        dealt = [setup.cards] if setup.cards else [_in_order(move) for move in rules.deals(setup).moves]
        self._deals = np.array([_packed(cards) for cards in dealt], np.int32)
        neighbours = (1 << 1 | 1 << setup.players - 1) & ~1
        self._others = (1 << setup.players) - 2
        self._queues = np.array([0, neighbours, neighbours, self._others], np.int32)

    def draws(self, key: Array) -> DicyDraws:
        dice, rest = jax.random.bits(key, (2,), jnp.uint32)
        start = part(rest, len(self._deals) * self.num_players)
        return DicyDraws(spread(part(dice, len(FACES) ** DICE), DICE), start % self.num_players, start // self.num_players)

    def engine_states(self, states: State[DicyPositions]) -> list[DicyState]:
        keeps, ids, seats = lattice(DICE).keeps, list(CARDS), range(self.num_players)
        fields = [getattr(states.position, field.name).tolist() for field in dataclasses.fields(DicyPositions)]
        found = []
        rows = zip(states.current_player.tolist(), states.terminated.tolist(), *fields, strict=True)
        for to_act, over, turn, first, round_, cards, scores, active, dice, scoring, resetting, waiting in rows:
            found.append(
                DicyState(
                    setup=self.setup,
                    to_act=GAME_OVER if over else to_act,
                    turn=turn,
                    cards=tuple(ids[cards >> _NIBBLE * place & (1 << _NIBBLE) - 1] for place in range(ROW)),
                    first=first,
                    round=round_,
                    scores=tuple(scores),
                    active=tuple(active >> ROW * seat & ALL_ACTIVE for seat in seats),
                    dice=keeps[dice],
                    rolling=0,
                    scoring=scoring,
                    resetting=resetting,
                    waiting=tuple((turn + away) % self.num_players for away in seats if waiting >> away & 1),
                )
            )
        return found

    def _fresh(self, draws: DicyDraws) -> Simulated[DicyPositions]:
        first = jnp.asarray(draws.first if self.setup.first == "random" else self.setup.first, jnp.int32)
        nothing = jnp.int32(0)
        position = DicyPositions(
            turn=first,
            first=first,
            round=jnp.int32(1),
            cards=look(self._deals, draws.deal),
            scores=jnp.zeros(self.num_players, jnp.int32),
            active=jnp.int32((1 << ROW * self.num_players) - 1),
            dice=nothing,
            scoring=jnp.int32(-1),
            resetting=jnp.bool_(False),
            waiting=nothing,
        )
        return Simulated(position, jnp.int32(DICE), jnp.bool_(False))

    def _moved(self, position: DicyPositions, action: Array, draws: DicyDraws) -> Simulated[DicyPositions]:
        players, turn, active = self.num_players, position.turn, position.active
        tablets, dice = _tablets(), dice_multisets(DICE)
        score, freeze, skip, react = action < _FREEZE, (action >= _FREEZE) & (action < _SKIP), action == _SKIP, action >= _REACT
        number = jnp.where(freeze, action - _FREEZE, action)
        place = jnp.where(react, action - _REACT, jnp.where(skip, 0, number // _CHOICES))
        mask = number % _CHOICES + 1
        card = position.cards >> _NIBBLE * place & (1 << _NIBBLE) - 1

        chosen = look(dice.chosen, position.dice * (_CHOICES + 1) + mask)
        gained = look(tablets.points, card * len(dice.sums) + chosen)
        scores = position.scores + jnp.where(score & (jnp.arange(players) == turn), gained, 0)
        mine = ROW * turn
        active = jnp.where(freeze, active & ~(1 << mine + place), active)
        active = jnp.where(skip, active | ALL_ACTIVE << mine, active)
        active = jnp.where(react, active ^ 1 << ROW * self._to_act(position) + place, active)

        effect = look(tablets.effects, card)
        left = position.waiting & position.waiting - 1
        queue = jnp.where(score, look(self._queues, effect), jnp.where(skip, self._others, jnp.where(react, left, 0)))
        resetting = jnp.where(score, effect == _EFFECTS.index("neighbours_reset"), skip | position.resetting)
        scoring = jnp.where(score, place, jnp.where(react, position.scoring, -1))
        blocked = jnp.bool_(False)
        for away in range(1, players):  # who has no choice is not asked (D5)
            seat = (turn + away) % players
            row = active >> ROW * seat & ALL_ACTIVE
            candidates = jnp.where(resetting, ALL_ACTIVE ^ row, row)
            several = candidates & candidates - 1 != 0
            asked = (queue >> away & 1 == 1) & ~blocked
            blocked |= asked & several
            forced = asked & ~several
            active ^= jnp.where(forced, candidates << ROW * seat, 0)
            queue &= ~jnp.where(forced, 1 << away, 0)
        ended = ~freeze & ~blocked
        active = jnp.where(ended & (scoring >= 0), active & ~(1 << mine + scoring), active)  # after the effect (D6)

        seat = (turn + 1) % players
        complete = ended & (seat == position.first)
        over = complete & (scores.max() >= self.setup.target)  # looked at only when a round is complete (D7)
        begins = ended & ~over
        rolls = active >> ROW * seat & ALL_ACTIVE != 0
        kept = look(dice.chosen, position.dice * (_CHOICES + 1) + (_CHOICES ^ mask))
        rolling = jnp.where(freeze, look(dice.sizes, chosen), jnp.where(begins & rolls, DICE, 0))
        after = DicyPositions(
            turn=jnp.where(begins, seat, turn),
            first=position.first,
            round=position.round + (complete & ~over),
            cards=position.cards,
            scores=scores,
            active=active,
            dice=jnp.where(freeze, kept, jnp.where(ended, 0, position.dice)),
            scoring=jnp.where(blocked, scoring, -1),
            resetting=blocked & resetting,
            waiting=jnp.where(blocked, queue, 0),
        )
        return Simulated(after, rolling, over)

    def _settled(self, found: Simulated[DicyPositions], draws: DicyDraws) -> DicyPositions:
        return dataclasses.replace(found.position, dice=thrown(found.position.dice, found.rolling, draws.faces, DICE))

    def _to_act(self, position: DicyPositions) -> Array:
        waiting = position.waiting
        away = jnp.where(waiting == 0, 0, jnp.where(waiting & 2 != 0, 1, jnp.where(waiting & 4 != 0, 2, 3)))
        return (position.turn + away) % self.num_players

    def _legal(self, position: DicyPositions, over: Array) -> Array:
        tablets = _tablets()
        row = position.active >> ROW * self._to_act(position) & ALL_ACTIVE
        everything = jnp.where(over, ALL_ACTIVE, 0)
        waits = position.waiting != 0
        roll = position.dice - dice_multisets(DICE).first_roll
        on = jnp.where((roll >= 0) & ~waits, row, 0) >> np.arange(ROW) & 1
        kinds = (position.cards >> _NIBBLE * np.arange(ROW) & (1 << _NIBBLE) - 1) * len(tablets.whole[0]) + roll
        turns = []
        for low, high in ((look(one, kinds), look(same, roll)) for one, same in zip(tablets.legal, tablets.whole, strict=True)):
            turns.append(jnp.concatenate([low, jnp.broadcast_to(high, (ROW,))]))
        ons = jnp.concatenate([on, on]) != 0
        low, high = (jnp.where(over, jnp.uint32(0xFFFFFFFF), jnp.where(ons, words, jnp.uint32(0))) for words in turns)
        scores_and_freezes = jnp.concatenate([bits_of(low, _WORD_BITS), bits_of(high, _CHOICES - _WORD_BITS)], -1).reshape(-1)
        reactions = jnp.where(waits, jnp.where(position.resetting, ALL_ACTIVE ^ row, row), 0) | everything
        return jnp.concatenate([scores_and_freezes, (over | ~waits)[None], bits_of(reactions, ROW)])

    def _observe(self, position: DicyPositions, seat: Array, over: Array) -> Array:
        players, target = self.num_players, self.setup.target
        seats = np.arange(_SEATS)
        others = (seat + seats) % players
        there = seats < players

        def away(other: Array) -> Array:
            return (other - seat) % players

        acting = jnp.where(over, _SEATS + 1, away(self._to_act(position)))
        kinds = position.cards >> _NIBBLE * np.arange(ROW).repeat(len(CARDS)) & (1 << _NIBBLE) - 1
        scores = jnp.where(others[:, None] == np.arange(players), position.scores, 0).sum(-1)
        rows = position.active >> ROW * others[:, None] + np.arange(ROW) & 1
        waits = position.waiting != 0
        waiting = position.waiting >> (others - position.turn) % players & 1
        flags = (
            seats == players - 1,
            np.arange(_SEATS + 2) == acting,
            seats == away(position.turn),
            seats == away(position.first),
            jnp.float32(target / TARGETS[-1])[None],
            kinds == np.tile(np.arange(len(CARDS)), ROW),
            jnp.where(there, scores, 0) / jnp.float32(target),
            (rows & there[:, None]).reshape(-1),
            cells(position.dice, DICE),
            np.arange(DICE + 1) == 0,  # dice are never about to be rolled where a seat acts
            np.arange(ROW) == position.scoring,
            jnp.stack([waits & ~position.resetting, waits & position.resetting]),
            waiting & there,
        )
        return jnp.concatenate([jnp.asarray(one).astype(jnp.float32) for one in flags])

    def _winners(self, position: DicyPositions) -> Array:
        active = jax.lax.population_count(position.active >> ROW * np.arange(self.num_players) & ALL_ACTIVE)
        ranks = position.scores * (ROW + 1) + active
        return ranks == ranks.max()


def _in_order(deal: Any) -> tuple[str, ...]:
    return tuple(card for card in CARDS if card in deal.cards)
