"""A position of Dicetto as programs and clients get it; docs/referee.md describes it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.core.dice import Dice
from rollhouse.core.game import CHANCE, GAME_OVER, Position, actor
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import Kind
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.moves import REROLL_SPOT, SLOTS_AND_REROLL, STOP, SpotName
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS, bonus_counts, bonus_winners

Slot: TypeAlias = Literal[1, 2, 3, 4]
_SLOTS: tuple[Slot, ...] = (1, 2, 3, 4)
Phase: TypeAlias = Literal["first", "draw", "bonus", "rolling", "roll", "place", "duel", "over"]
"""What is due: who starts, a card, the Bonus cards, dice, a choice between rolling and keeping, between cards, a duel; or nothing more."""


class DiceCard(msgspec.Struct, frozen=True, gc=False):
    """A card in a slot, and whose dice lie on it."""

    slot: Slot
    id: str
    kind: Kind
    number: int | None
    points: int
    logo: bool
    seat: int | None
    dice: Dice


class RerollCard(msgspec.Struct, frozen=True, gc=False):
    """The Reroll card: a seat without dice while that player holds it for a fourth roll."""

    seat: int | None
    dice: Dice


class BonusStanding(msgspec.Struct, frozen=True, gc=False):
    """Who would get a Bonus card if the game ended with the cards won so far, and the counts that decide it."""

    card: str
    points: int
    counts: tuple[int, ...]
    seat: int | None
    """None when tied."""


class Duel(msgspec.Struct, frozen=True, gc=False):
    """The duel under way."""

    slot: SpotName
    mover: int
    holder: int
    dice: Dice
    """What the mover has put at stake."""


class Standstill(msgspec.Struct, frozen=True, gc=False):
    """A game in which no Dice card was taken for a long time (T14), and what it would come to if it stopped now."""

    turns_left: int
    """How many turns are left if no card is taken, the present one included."""
    scores: tuple[int, ...]
    """Each seat's points if the game stopped now: cards that carry dice and Bonus cards included."""
    winners: tuple[int, ...]


class DicettoPosition(Position, frozen=True, kw_only=True, gc=False):
    """A position of Dicetto. `scores` are the Dice cards' points; once the game is over, the Bonus cards' are in them too."""

    table: tuple[DiceCard | None, ...]
    reroll_card: RerollCard
    hands: tuple[tuple[str, ...], ...]
    """The cards that each seat has won."""
    pile: int
    """How many cards are left to draw."""
    bonus: tuple[str, ...]
    bonus_standings: tuple[BonusStanding, ...]
    dice: Dice
    """Free dice."""
    rolling: int
    """How many are about to be rolled."""
    aside: Dice
    """Dice that lost a duel."""
    rolls_left: int
    lost: tuple[SpotName, ...]
    """Spots that can't be tried again this turn."""
    duel: Duel | None
    first: int
    """The seat that started; -1 until that is settled."""
    phase: Phase
    cards_to_win: int
    turns: int
    """How many turns have begun, of all players together."""
    most_turns: int
    """After so many the game ends (T13)."""
    quiet_turns: int
    """How many turns in a row, the present one included, have begun without a Dice card being taken."""
    quiet_rounds: int
    """After so many complete rounds without one the game ends (T14)."""
    standstill: Standstill | None
    """From two rounds before that on; all players may then agree to stop at once. Null before, and once the game is over."""
    deck_name: str
    reading: bool
    """Whether the deck is our own reading of the game's."""


def position_of(state: DicettoState) -> DicettoPosition:
    """The position for programs."""
    reroll_card = state.spots[REROLL_SPOT]
    over = state.to_act == GAME_OVER
    return DicettoPosition(
        to_act=actor(state.to_act),
        turn=state.turn,
        scores=rules.scores(state),
        over=over,
        winners=rules.winners(state) if over else (),
        table=tuple(_slot(state, slot) for slot in _SLOTS),
        reroll_card=RerollCard(_seat(reroll_card.seat), reroll_card.dice),
        hands=state.hands,
        pile=len(state.pile),
        bonus=state.bonus,
        bonus_standings=_bonus_standings(state),
        dice=state.dice,
        rolling=state.rolling,
        aside=state.aside,
        rolls_left=state.rolls_left,
        lost=tuple(SLOTS_AND_REROLL[place] for place in state.lost),
        duel=_duel(state),
        first=state.first,
        phase=_phase(state),
        cards_to_win=state.setup.cards_to_win,
        turns=state.turns,
        most_turns=state.setup.most_turns,
        quiet_turns=state.quiet,
        quiet_rounds=state.setup.quiet_rounds,
        standstill=_standstill(state),
        deck_name=state.setup.deck_name,
        reading=state.setup.reading,
    )


def _slot(state: DicettoState, slot: Slot) -> DiceCard | None:
    spot = state.spots[slot - 1]
    if not spot.card:
        return None
    card = cards_of(state.setup.deck)[spot.card]
    return DiceCard(slot, card.id, card.kind, card.number, card.points, card.logo, _seat(spot.seat), spot.dice)


def _bonus_standings(state: DicettoState) -> tuple[BonusStanding, ...]:
    deck = cards_of(state.setup.deck)
    counts = bonus_counts(deck, state.bonus, state.hands)
    winners = bonus_winners(deck, state.bonus, state.hands)
    return tuple(BonusStanding(one, BONUS[one].points, tuple(counts[one]), seat) for one, seat in winners.items())


def _duel(state: DicettoState) -> Duel | None:
    if state.duel < 0:
        return None
    return Duel(SLOTS_AND_REROLL[state.duel], state.turn, state.spots[state.duel].seat, state.duelling)


def _standstill(state: DicettoState) -> Standstill | None:
    if not rules.stands_still(state):
        return None
    stopped = rules.step(state, STOP)
    return Standstill(rules.quiet_turns_left(state) + 1, rules.scores(stopped), rules.winners(stopped))


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _phase(state: DicettoState) -> Phase:
    if state.to_act == GAME_OVER:
        return "over"
    if state.to_act != CHANCE:
        return "roll" if state.rolls_left else "place"
    if state.rolling:
        return "rolling"
    if state.duel >= 0:
        return "duel"
    if state.first < 0:
        return "first"
    return "draw" if rules.draw_due(state) else "bonus"
