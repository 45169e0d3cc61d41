"""Dicetto as arrays: the rules once more, for thousands of games at once (docs/research.md). `bench/jax_same.py` holds it to `rules.py`.

Sets of cards are bits of a few words, multisets of dice are numbers, and what goes on a card is looked up in tables that are made by the
engine's own functions. A duel that is tied is rolled again and changes nothing, so that here it is a fair coin.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from rollhouse.batch.dice_multisets import bits_of, cells, dice_multisets, look, merged, part, spread, thrown
from rollhouse.batch.env import Env, Simulated, State
from rollhouse.core.dice import FACES, lattice
from rollhouse.core.game import GAME_OVER
from rollhouse.core.tensors import mask_of, places
from rollhouse.games.dicetto.cards import COMBINATIONS, REROLL, Card, combination_of, selections
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import REROLL_SPOT, SPOTS
from rollhouse.games.dicetto.rules import DICE, ROLLS_A_TURN, SLOTS, DicettoState, Spot
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT
from rollhouse.games.dicetto.setup import CARDS_TO_WIN, PLAYERS, DicettoSetup
from rollhouse.games.dicetto.tensors import CARD_SCALE, POINT_SCALE, TENSORS

_SEATS = PLAYERS[-1]
_CHOICES = (1 << DICE) - 1
_WORD_BITS = 32
_MAX_SUM = DICE * FACES[-1]
_KINDS = (*COMBINATIONS, REROLL)
_BONUSES = tuple(combinations(range(len(BONUS)), LAID_OUT))
_PLACES = places(TENSORS.action_blocks)
_KEEP, _PLACE, _DONE = (_PLACES[name].start for name in ("keep", "place", "done"))

_CARD_COUNTS: tuple[Callable[[Card], int], ...] = (
    lambda card: 1,
    lambda card: card.points,
    lambda card: card.logo,
    lambda card: card.kind in ("small_straight", "large_straight"),
    lambda card: card.kind == "chance",
    lambda card: card.kind == "number",
)
"""What is counted of cards that were won, in the order of the observation."""
_CARDS, _POINTS, _LOGOS, _STRAIGHTS, _CHANCES, _NUMBERS = range(len(_CARD_COUNTS))
_COUNT_OF_BONUS = {
    "fewest_logo": _LOGOS,
    "most_logo": _LOGOS,
    "fewest_cards": _CARDS,
    "most_cards": _CARDS,
    "most_straights": _STRAIGHTS,
    "most_chance": _CHANCES,
    "fewest_points": _POINTS,
    "most_numbers": _NUMBERS,
}
"""What each Bonus card looks at."""


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class DicettoPositions:
    """`DicettoState` in numbers, with a seat to act or the game over. Cards are counted in the deck's order, dice are multisets."""

    turn: Array
    first: Array
    turns: Array
    quiet: Array
    bonus: Array
    """Bits: which Bonus cards are laid out."""
    pile: Array
    """Words of bits: which cards may still be drawn."""
    hands: Array
    """The cards that each seat has won."""
    slots: Array
    """The card in each slot; -1 where there is none."""
    seats: Array
    """Whose dice lie on each spot; -1 when it is free."""
    placed: Array
    """Those dice."""
    dice: Array
    rolls_left: Array
    aside: Array
    lost: Array
    """Bits: spots where a duel was lost."""


class DicettoDraws(NamedTuple):
    """Random numbers for all chance of one step."""

    faces: Array
    """What each die would show, from 0; as many are used as are rolled, from the first on."""
    tickets: Array
    """For each slot a 32-bit number: which of the cards that are left would be drawn for it (`batch.dice_multisets.part`)."""
    duel: Array
    """Whether the seat on turn would win a duel."""
    first: Array
    """Who would start."""
    bonus: Array
    """Which Bonus cards would be laid out, in the order of the engine's `outcomes`."""


class _Tablets(NamedTuple):
    fits: Any
    """[combination or Reroll card, multiset]: which masks make it, bit m - 1 for mask m."""
    reaches: Any
    """[multiset, sum]: which masks have at least this sum."""


@cache
def _tablets() -> _Tablets:
    keeps = lattice(DICE).keeps
    fits = [[sum(1 << mask_of(keep, chosen) - 1 for chosen in selections(kind, keep)) for keep in keeps] for kind in _KINDS]
    sums = dice_multisets(DICE).sums[dice_multisets(DICE).chosen].reshape(len(keeps), -1)
    reaches = [
        [sum(1 << mask - 1 for mask in range(1, _CHOICES + 1) if row[mask] >= least) for least in range(_MAX_SUM + 1)] for row in sums
    ]
    return _Tablets(np.array(fits, np.int16).ravel(), np.array(reaches, np.int16).ravel())


class _Counter:
    """Sums weights over sets of cards: for each of several weightings, the cards of each weight are counted."""

    def __init__(self, deck: list[Card], weighings: Iterable[Callable[[Card], int]], words: int) -> None:
        rows = []
        for weigh in weighings:
            by_weight: dict[int, int] = {}
            for place, card in enumerate(deck):
                by_weight[weigh(card)] = by_weight.get(weigh(card), 0) | 1 << place
            rows.append([(weight, bits) for weight, bits in by_weight.items() if weight])
        most = max(map(len, rows), default=1)
        self._weights = np.array([[weight for weight, _ in row] + [0] * (most - len(row)) for row in rows], np.int32)
        self._masks = np.array([[_words(bits, words) for _, bits in row] + [[0] * words] * (most - len(row)) for row in rows], np.uint32)

    def __call__(self, bits: Array) -> Array:
        """The weights of a set of cards."""
        counts = jax.lax.population_count(bits[..., None, None, :] & self._masks).astype(jnp.int32).sum(-1)
        return (counts * self._weights).sum(-1)


def _words(bits: int, count: int) -> list[int]:
    return [bits >> _WORD_BITS * place & 0xFFFFFFFF for place in range(count)]


def _of(kind: str, weigh: Callable[[Card], int]) -> Callable[[Card], int]:
    return lambda card: weigh(card) if combination_of(card.id) == kind else 0


class DicettoEnv(Env[DicettoPositions, DicettoDraws]):
    """Dicetto for two to four, any deck, with Bonus cards or without."""

    id = "dicetto"
    tensors = TENSORS

    def __init__(self, setup: DicettoSetup) -> None:
        super().__init__(setup.players, GAME.rules_version)
        self.setup = setup
        self._deck = list(cards_of(setup.deck).values())
        self._size = -(-len(self._deck) // _WORD_BITS)
        self._pile = np.array(_words((1 << len(self._deck)) - 1, self._size), np.uint32)
        self._combinations = np.array([_KINDS.index(combination_of(card.id)) for card in self._deck], np.int8)
        self._points = np.array([card.points for card in self._deck], np.int32)
        self._logos = np.array([card.logo for card in self._deck], np.int32)
        self._tallied = _Counter(self._deck, [weigh for place, weigh in enumerate(_CARD_COUNTS) if place != _POINTS], self._size)
        self._valued = _Counter(self._deck, [_CARD_COUNTS[_POINTS]], self._size)
        left = [_of(kind, weigh) for kind in COMBINATIONS for weigh in _CARD_COUNTS[: _LOGOS + 1]]
        self._left = _Counter(self._deck, left, self._size)

    def draws(self, key: Array) -> DicettoDraws:
        dice, rest, *tickets = jax.random.bits(key, (2 + SLOTS,), jnp.uint32)
        ways = len(FACES) ** DICE
        fall, start = part(dice, 2 * ways), part(rest, len(_BONUSES) * self.num_players)
        return DicettoDraws(
            spread(fall % ways, DICE), jnp.stack(tickets), fall >= ways, start % self.num_players, start // self.num_players
        )

    def engine_states(self, states: State[DicettoPositions]) -> list[DicettoState]:
        """The order in which cards were won is not known: they come in the deck's."""
        keeps, ids, names = lattice(DICE).keeps, [card.id for card in self._deck], list(BONUS)

        def members(words: list[int]) -> tuple[str, ...]:
            return tuple(card for place, card in enumerate(ids) if words[place // _WORD_BITS] >> place % _WORD_BITS & 1)

        fields = [getattr(states.position, field.name).tolist() for field in dataclasses.fields(DicettoPositions)]
        found = []
        rows = zip(states.terminated.tolist(), *fields, strict=True)
        for over, turn, first, turns, quiet, bonus, pile, hands, slots, seats, placed, dice, rolls_left, aside, lost in rows:
            cards = (*(ids[card] if card >= 0 else "" for card in slots), REROLL)
            found.append(
                DicettoState(
                    setup=self.setup,
                    to_act=GAME_OVER if over else turn,
                    turn=turn,
                    first=first,
                    bonus=tuple(name for place, name in enumerate(names) if bonus >> place & 1),
                    pile=members(pile),
                    spots=tuple(Spot(card, seat, keeps[on]) for card, seat, on in zip(cards, seats, placed, strict=True)),
                    hands=tuple(map(members, hands)),
                    dice=keeps[dice],
                    rolling=0,
                    rolls_left=rolls_left,
                    aside=keeps[aside],
                    lost=tuple(spot for spot in range(len(SPOTS)) if lost >> spot & 1),
                    duel=-1,
                    duelling=(),
                    turns=turns,
                    quiet=quiet,
                )
            )
        return found

    def _fresh(self, draws: DicettoDraws) -> Simulated[DicettoPositions]:
        first = jnp.asarray(draws.first if self.setup.first == "random" else self.setup.first, jnp.int32)
        laid = np.array([sum(1 << one for one in four) if self.setup.bonus else 0 for four in _BONUSES], np.int32)
        nothing = jnp.int32(0)
        position = DicettoPositions(
            turn=first,
            first=first,
            turns=jnp.int32(1),
            quiet=jnp.int32(1),
            bonus=look(laid, draws.bonus),
            pile=jnp.asarray(self._pile),
            hands=jnp.zeros((self.num_players, self._size), jnp.uint32),
            slots=jnp.full(SLOTS, -1, jnp.int32),
            seats=jnp.full(len(SPOTS), -1, jnp.int32),
            placed=jnp.zeros(len(SPOTS), jnp.int32),
            dice=nothing,
            rolls_left=jnp.int32(ROLLS_A_TURN),
            aside=nothing,
            lost=nothing,
        )
        return Simulated(position, jnp.int32(DICE), jnp.bool_(False))

    def _moved(self, position: DicettoPositions, action: Array, draws: DicettoDraws) -> Simulated[DicettoPositions]:
        turn, multiset = position.turn, dice_multisets(DICE)
        reroll, keep, done = action < _KEEP, action == _KEEP, action == _DONE
        place = (action >= _PLACE) & ~done
        number = jnp.where(place, action - _PLACE, action)
        mask, spot = number % _CHOICES + 1, number // _CHOICES
        chosen = look(multiset.chosen, position.dice * (_CHOICES + 1) + mask)
        others = look(multiset.chosen, position.dice * (_CHOICES + 1) + (_CHOICES ^ mask))

        here = place & (np.arange(len(SPOTS)) == spot)
        held = jnp.where(here, position.placed, 0).sum()
        won = (held == 0) | (look(multiset.sums, chosen) > look(multiset.sums, held)) | draws.duel
        beaten = place & ~won
        seats = jnp.where(here & won, turn, position.seats)
        placed = jnp.where(here & won, chosen, position.placed)
        seats = seats.at[REROLL_SPOT].set(jnp.where(keep, _laid_back(seats, turn), seats[REROLL_SPOT]))
        aside = jnp.where(beaten, look(merged(DICE), position.aside * len(multiset.sums) + chosen), position.aside)
        within = DicettoPositions(
            turn=turn,
            first=position.first,
            turns=position.turns,
            quiet=position.quiet,
            bonus=position.bonus,
            pile=position.pile,
            hands=position.hands,
            slots=position.slots,
            seats=seats,
            placed=placed,
            dice=jnp.where(reroll | place, others, position.dice),
            rolls_left=jnp.where(keep, 0, position.rolls_left),
            aside=aside,
            lost=position.lost | jnp.where(beaten, 1 << spot, 0),
        )
        next_turn, over = self._turned(position)
        after = jax.tree_util.tree_map(lambda one, other: jnp.where(done, one, other), next_turn, within)
        rolling = jnp.where(reroll, look(multiset.sizes, chosen), jnp.where(done & ~over, DICE, 0))
        return Simulated(after, rolling, done & over)

    def _turned(self, position: DicettoPositions) -> tuple[DicettoPositions, Array]:
        """The next seat takes its cards and its dice; the game may end with that (T5, T6), or before it (T13, T14)."""
        seat = (position.turn + 1) % self.num_players
        quiet = position.quiet >= self.setup.quiet_rounds * self.num_players
        late = quiet | (position.turns >= self.setup.most_turns)
        owners = position.seats[:SLOTS]
        taken = (owners == seat) & ~late
        left = jnp.where(taken, -1, position.slots)
        hands = position.hands | self._given(position.slots, jnp.where(taken, owners, -1))
        cards = jax.lax.population_count(hands).astype(jnp.int32).sum(-1)
        enough = jnp.where(np.arange(self.num_players) == seat, cards, 0).sum() >= self.setup.cards_to_win
        nothing_left = (position.pile == 0).all() & (left < 0).all()
        over = late | (taken.any() & (enough | nothing_left))
        swept = over & ~taken & (owners >= 0)
        hands |= self._given(position.slots, jnp.where(swept, owners, -1))
        freed = taken | swept
        keeper = position.seats[REROLL_SPOT]
        mine = keeper == seat
        nothing = jnp.int32(0)
        return DicettoPositions(
            turn=jnp.where(late, position.turn, seat),
            first=position.first,
            turns=position.turns + ~over,
            quiet=jnp.where(over, position.quiet, jnp.where(taken.any(), 0, position.quiet + 1)),
            bonus=position.bonus,
            pile=position.pile,
            hands=hands,
            slots=jnp.where(freed, -1, position.slots),
            seats=jnp.concatenate([jnp.where(freed, -1, owners), jnp.where(over, -1, keeper)[None]]),
            placed=jnp.concatenate(
                [jnp.where(freed, 0, position.placed[:SLOTS]), jnp.where(over | mine, 0, position.placed[REROLL_SPOT])[None]]
            ),
            dice=nothing,
            rolls_left=jnp.where(over, 0, ROLLS_A_TURN + mine),
            aside=nothing,
            lost=nothing,
        ), over

    def _given(self, slots: Array, owners: Array) -> Array:
        """The cards of the slots, for each seat those that it owns."""
        word, bit = slots // _WORD_BITS, jnp.uint32(1) << (slots % _WORD_BITS).astype(jnp.uint32)
        bits = jnp.where(word[:, None] == np.arange(self._size), bit[:, None], jnp.uint32(0))  # [slot, word]
        theirs = owners[None, :] == np.arange(self.num_players)[:, None]  # [seat, slot]
        return jnp.where(theirs[:, :, None], bits, jnp.uint32(0)).sum(1, dtype=jnp.uint32)

    def _won(self, hands: Array) -> Array:
        """What is counted of each seat's cards; points separately, since only they have many weights."""
        tallied = self._tallied(hands)
        return jnp.concatenate([tallied[..., :_POINTS], self._valued(hands), tallied[..., _POINTS:]], -1)

    def _settled(self, found: Simulated[DicettoPositions], draws: DicettoDraws) -> DicettoPositions:
        position, pile, slots = found.position, found.position.pile, []
        for slot in range(SLOTS):
            card = position.slots[slot]
            left = jax.lax.population_count(pile).astype(jnp.int32).sum()
            drawn = (card < 0) & (left > 0) & ~found.over
            fresh = _nth(pile, part(draws.tickets[slot], left))
            slots.append(jnp.where(drawn, fresh, card))
            here = np.arange(self._size) == fresh // _WORD_BITS
            pile = jnp.where(drawn & here, pile & ~(jnp.uint32(1) << (fresh % _WORD_BITS).astype(jnp.uint32)), pile)
        rolls_left = position.rolls_left - (found.rolling > 0)
        places_now = (found.rolling > 0) & (rolls_left == 0)
        keeper = position.seats[REROLL_SPOT]
        back = jnp.where(places_now, _laid_back(position.seats, position.turn), keeper)
        return dataclasses.replace(
            position,
            pile=pile,
            slots=jnp.stack(slots),
            seats=jnp.concatenate([position.seats[:SLOTS], back[None]]),
            dice=thrown(position.dice, found.rolling, draws.faces, DICE),
            rolls_left=rolls_left,
        )

    def _to_act(self, position: DicettoPositions) -> Array:
        return position.turn

    def _legal(self, position: DicettoPositions, over: Array) -> Array:
        tablets, multiset = _tablets(), dice_multisets(DICE)
        rolls = position.rolls_left > 0
        every = jnp.where(over, (1 << _CHOICES) - 1, 0)
        rerolls = jnp.where(rolls, look(multiset.whole.astype(np.int32), position.dice), 0) | every
        kinds = jnp.concatenate([look(self._combinations, position.slots), jnp.full(1, _KINDS.index(REROLL), jnp.int32)])
        fits = look(tablets.fits, kinds * len(multiset.sums) + position.dice)
        held = look(multiset.sums, position.placed)
        fits &= look(tablets.reaches, position.dice * (_MAX_SUM + 1) + held)
        there = jnp.concatenate([position.slots >= 0, jnp.ones(1, jnp.bool_)])
        free = there & (position.seats != position.turn) & (position.lost >> np.arange(len(SPOTS)) & 1 == 0) & ~rolls
        fits = jnp.where(free, fits, 0) | every
        return jnp.concatenate(
            [bits_of(rerolls, _CHOICES), (rolls | over)[None], bits_of(fits, _CHOICES).reshape(-1), (~rolls | over)[None]]
        )

    def _observe(self, position: DicettoPositions, seat: Array, over: Array) -> Array:
        players, setup = self.num_players, self.setup
        seats = np.arange(_SEATS)
        others = (seat + np.arange(players)) % players

        def away(other: Array) -> Array:
            return jnp.where(other >= 0, (other - seat) % players, -1)

        there = position.slots >= 0
        kinds = jnp.where(there, look(self._combinations, position.slots), -1)
        points = jnp.where(there, look(self._points, position.slots), 0) / jnp.float32(POINT_SCALE)
        logos = jnp.where(there, look(self._logos, position.slots), 0)
        whose = away(position.seats)[:, None] == seats
        dice = cells(position.placed, DICE)
        slots = [kinds[:, None] == np.arange(len(COMBINATIONS)), points[:, None], logos[:, None], whose[:SLOTS], dice[:SLOTS]]
        hands = jnp.where((others[:, None] == np.arange(players))[:, :, None], position.hands, jnp.uint32(0)).sum(1, dtype=jnp.uint32)
        won = jnp.concatenate([self._won(hands).reshape(-1), jnp.zeros((_SEATS - players) * len(_CARD_COUNTS), jnp.int32)])
        spots = np.arange(len(SPOTS))
        nothing = np.zeros(len(SPOTS) + DICE * len(FACES))
        parts = (
            np.arange(_SEATS - 1) == players - PLAYERS[0],
            np.arange(_SEATS + 2) == jnp.where(over, _SEATS + 1, away(position.turn)),
            seats == away(position.turn),
            seats == away(position.first),
            np.array([setup.cards_to_win / CARDS_TO_WIN[-1]]),
            (position.turns / jnp.float32(setup.most_turns))[None],
            (position.quiet / jnp.float32(setup.quiet_rounds * players))[None],
            np.array([setup.bonus]),
            bits_of(position.bonus, len(BONUS)),
            jnp.concatenate([one.astype(jnp.float32) for one in slots], -1).reshape(-1),
            whose[REROLL_SPOT],
            dice[REROLL_SPOT],
            cells(position.dice, DICE),
            np.arange(DICE + 1) == 0,  # dice are never about to be rolled where a seat acts
            np.arange(DICE + 1) == position.rolls_left,
            cells(position.aside, DICE),
            position.lost >> spots & 1,
            nothing,  # nor does a seat act in a duel
            won / jnp.float32(CARD_SCALE),
            self._left(position.pile) / jnp.float32(CARD_SCALE),
        )
        return jnp.concatenate([jnp.asarray(one).astype(jnp.float32) for one in parts])

    def _winners(self, position: DicettoPositions) -> Array:
        counts = self._won(position.hands)
        totals = counts[:, _POINTS]
        for place, (name, card) in enumerate(BONUS.items()):
            held = counts[:, _COUNT_OF_BONUS[name]]
            best = held == (held.max() if card.most else held.min())
            given = (position.bonus >> place & 1 == 1) & (best.sum() == 1)  # a tied one goes to no seat
            totals += jnp.where(given & best, card.points, 0)
        return totals == totals.max()


def _laid_back(seats: Array, turn: Array) -> Array:
    """Whose the Reroll card is once dice are being placed (T2)."""
    return jnp.where(seats[REROLL_SPOT] == turn, -1, seats[REROLL_SPOT])


def _nth(words: Array, number: Array) -> Array:
    """The place of the bit with this number, from 0, among those that are set."""
    found, base, left = jnp.uint32(0), jnp.int32(0), number
    before = jnp.int32(0)
    for place in range(words.shape[-1]):
        count = jax.lax.population_count(words[place]).astype(jnp.int32)
        here = (number >= before) & (number < before + count)
        found, base, left = (
            jnp.where(here, words[place], found),
            jnp.where(here, _WORD_BITS * place, base),
            jnp.where(here, number - before, left),
        )
        before += count
    width = _WORD_BITS // 2
    while width:
        count = jax.lax.population_count(found & jnp.uint32((1 << width) - 1)).astype(jnp.int32)
        high = left >= count
        left = jnp.where(high, left - count, left)
        found = jnp.where(high, found >> jnp.uint32(width), found)
        base = jnp.where(high, base + width, base)
        width //= 2
    return base
