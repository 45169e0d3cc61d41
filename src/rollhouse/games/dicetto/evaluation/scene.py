"""One decision and its odds: what there is to say something about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rollhouse.core.dice import merge, remove, rolls
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Valued, best_of
from rollhouse.core.game import GAME_OVER
from rollhouse.core.messages import Message, say
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import REROLL, combination_of, selections
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.evaluation.ends import End, Ends, after_end, ends_after
from rollhouse.games.dicetto.evaluation.holding import held
from rollhouse.games.dicetto.events import card_name, spot_name
from rollhouse.games.dicetto.moves import SLOTS_AND_REROLL, DicettoMove, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS, bonus_counts, bonus_winners

if TYPE_CHECKING:
    from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator

_ROUNDING = 1e-9
"""Rounding: a chance this close to 0 or 1 is 0 or 1."""

BonusChange = tuple[str, int, int]
"""A Bonus card, one's own count once a card is won, and the best of the others'."""


class Scene:
    """A position in which a seat decides, its moves, and what comes of each."""

    def __init__(self, evaluator: NetworkEvaluator, state: DicettoState) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat = state.to_act
        self.next = (state.turn + 1) % state.setup.players
        self.deck = cards_of(state.setup.deck)
        self.options: Sequence[Valued] = evaluator.options(state)
        self.values: dict[DicettoMove, float] = {option.move: option.value for option in self.options}
        self.best = best_of(self.options)
        self._ends: dict[DicettoMove, Ends] = {}
        self._held: dict[tuple[DicettoMove, int, int], float] = {}

    # --- moves ----------------------------------------------------------------------------------------------------------------------

    def alternative(self, move: DicettoMove) -> DicettoMove | None:
        """The best worse move, of another kind if there is one, or about another card: its neighbours would teach nothing."""
        worse = [option for option in self.options if option.value < self.values[move] - EQUAL_TOLERANCE]
        of_other_kind = [option for option in worse if type(option.move) is not type(move)]
        about_other_card = [option for option in worse if self._asks(option.move) != self._asks(move)]
        placing = isinstance(move, Place)
        group = (about_other_card if placing else of_other_kind) or of_other_kind or worse
        return max(group, key=lambda option: option.value).move if group else None

    def _asks(self, move: DicettoMove) -> str:
        """What the card of a placement asks for."""
        return combination_of(self.state.spots[move.spot].card) if isinstance(move, Place) else ""

    def duels(self, move: DicettoMove) -> bool:
        """Whether a duel decides about this placement."""
        return isinstance(move, Place) and sum(move.dice) == sum(self.state.spots[move.spot].dice)

    # --- the table ------------------------------------------------------------------------------------------------------------------

    def points(self, spot: int) -> int:
        """What the card there is worth; the Reroll card nothing."""
        card = self.state.spots[spot].card
        return self.deck[card].points if card in self.deck else 0

    @cached_property
    def worth(self) -> tuple[float, ...]:
        """What each spot is worth."""
        return tuple(float(self.points(spot)) for spot in range(len(self.state.spots)))

    def target(self, spot: int) -> Message:
        """A card with its points; with its slot too, where another card asks for the same."""
        card = self.state.spots[spot].card
        if card == REROLL:
            return say("dicetto-target-reroll")
        name, points = card_name(card), self.points(spot)
        if self.alike(spot):
            return say("dicetto-target-slot", card=name, slot=SLOTS_AND_REROLL[spot], points=points)
        return say("dicetto-target", card=name, points=points)

    def name(self, spot: int) -> Message:
        """A card without its points."""
        card = self.state.spots[spot].card
        if card == REROLL:
            return say("dicetto-target-reroll")
        return spot_name(SLOTS_AND_REROLL[spot], card) if self.alike(spot) else card_name(card)

    def alike(self, spot: int) -> bool:
        """Whether another slot's card asks for the same as this one."""
        names = [combination_of(one.card) for one in self.state.spots]
        return names.count(names[spot]) > 1

    def richer(self, best: Place) -> Place | None:
        """The best placement on a card worth more, where the whole turn would bring more points with it too."""
        dearer = [
            (value, move)
            for move, value in self.values.items()
            if isinstance(move, Place) and self.worth[move.spot] > self.worth[best.spot]
        ]
        value, other = max(dearer, key=lambda one: one[0], default=(0.0, None))
        if (
            other is None
            or value >= self.values[best] - EQUAL_TOLERANCE
            or self.ends(other).mean(self.worth) <= self.ends(best).mean(self.worth)
        ):
            return None
        return other

    def doing(self, move: DicettoMove) -> Message:
        """A move as a part of a sentence."""
        match move:
            case Place(spot=spot, dice=dice):
                return say("dicetto-doing-place", dice=dice, card=self.name(spot))
            case Reroll(dice=dice):
                return say("dicetto-doing-reroll", dice=dice)
            case Keep():
                return say("dicetto-doing-keep")
        return say("dicetto-doing-done")

    # --- what comes of it -----------------------------------------------------------------------------------------------------------

    def ends(self, move: DicettoMove) -> Ends:
        """How the turn ends after this move."""
        if move not in self._ends:
            self._ends[move] = ends_after(self.state, move)
        return self._ends[move]

    def closing(self, end: End) -> float | None:
        """The seat's share of the win, if the next seat ends the game when it takes its cards; None where the game goes on."""
        after = after_end(self.state, end)
        return self.evaluator.values(after)[self.seat] if after.to_act == GAME_OVER else None

    def closed(self, move: DicettoMove, *, won: bool) -> float:
        """How likely the game ends right after this turn, with the seat among the winners, or not."""
        odds = ((chance, self.closing(end)) for end, chance in self.ends(move).odds.items())
        return sum(chance for chance, share in odds if share is not None and (share > 0) == won)

    def ends_anyway(self, move: DicettoMove) -> bool:
        """Whether the game is sure to end right after this turn."""
        return all(self.closing(end) is not None for end in self.ends(move).odds)

    def possible(self, move: DicettoMove, spot: int, least: int) -> bool:
        """Whether dice with at least this sum could be placed there after this roll or keep, whether or not that is a good plan."""
        state = self.state
        kept = remove(state.dice, move.dice) if isinstance(move, Reroll) else state.dice
        if isinstance(move, Reroll) and state.rolls_left > 1:
            return True
        fallen = [merge(kept, roll) for roll in rolls(len(move.dice))] if isinstance(move, Reroll) else [state.dice]
        held, combination = sum(state.spots[spot].dice), combination_of(state.spots[spot].card)
        return any(sum(chosen) >= max(least, held) for dice in fallen for chosen in selections(combination, dice))

    def cards(self, move: DicettoMove) -> float:
        """On how many Dice cards the seat's dice lie in the end, on average."""
        return self.ends(move).mean((*(1.0 for _ in range(rules.SLOTS)), 0.0))

    def holds(self, move: DicettoMove, spot: int, owner: int) -> float:
        """How likely the owner's dice lie on a spot when the owner's next turn begins, once this turn has been played to its end."""
        key = (move, spot, owner)
        if key not in self._held:
            self._held[key] = held(self.state, self.ends(move), owner, spot)
        return self._held[key]

    # --- Bonus cards ----------------------------------------------------------------------------------------------------------------

    def bonus_owners(self, move: Place | None = None) -> dict[str, int | None]:
        """Who would get each Bonus card as things stand; or, with a placement, once the seat has won that card."""
        return bonus_winners(self.deck, self.state.bonus, self._hands(move))

    def bonus_tallies(self, move: Place | None = None) -> dict[str, tuple[int, ...]]:
        """The counts that decide each Bonus card, likewise."""
        return bonus_counts(self.deck, self.state.bonus, self._hands(move))

    def _hands(self, move: Place | None) -> tuple[tuple[str, ...], ...]:
        hands = self.state.hands
        if move is None or self.state.spots[move.spot].card == REROLL:
            return hands
        return tuple((*hand, self.state.spots[move.spot].card) if seat == self.seat else hand for seat, hand in enumerate(hands))

    def bonus_changes(self, move: DicettoMove, *, gained: bool) -> list[BonusChange]:
        """The Bonus cards that winning this card would bring into the seat's hands, or out of them, as things stand."""
        if not isinstance(move, Place) or self.state.spots[move.spot].card == REROLL:
            return []
        now, then, counts = self.bonus_owners(), self.bonus_owners(move), self.bonus_tallies(move)
        found = []
        for one in self.state.bonus:
            if (now[one] == self.seat, then[one] == self.seat) == (not gained, gained):
                others = [count for seat, count in enumerate(counts[one]) if seat != self.seat]
                found.append((one, counts[one][self.seat], max(others) if BONUS[one].most else min(others)))
        return found
