"""Dicetto, as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollhouse.core.bots import RandomBot
from rollhouse.core.game import CHANCE, NOBODY, Event, Game, Outcome, Outcomes, Refusal, Standing, actor
from rollhouse.core.messages import say
from rollhouse.games.dicetto import moves, refusals, rules
from rollhouse.games.dicetto.bots.levels import GreedyBot
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.events import EVENTS
from rollhouse.games.dicetto.moves import REROLL_SPOT, SLOTS_AND_REROLL, DicettoMove
from rollhouse.games.dicetto.rules import SLOTS, DicettoState
from rollhouse.games.dicetto.scoring import BONUS, bonus_counts, bonus_points, bonus_winners, card_points
from rollhouse.games.dicetto.setup import PLAYERS, DicettoSetup, read_setup
from rollhouse.games.dicetto.words import DicettoWords

__all__ = ["GAME", "Dicetto"]


class Dicetto(Game[DicettoSetup, DicettoState, DicettoMove]):
    """Dicetto (Tactic, 2015), by the contract's rules."""

    id = "dicetto"
    rules_version = 1
    players = PLAYERS
    setup_type = DicettoSetup
    state_type = DicettoState
    event_types = EVENTS
    bots = {"random": RandomBot, "greedy": GreedyBot}
    words = DicettoWords()

    def setup(self, options: Mapping[str, object]) -> DicettoSetup:
        return read_setup(options)

    def start(self, setup: DicettoSetup) -> DicettoState:
        return rules.start(setup)

    def legal(self, state: DicettoState) -> tuple[DicettoMove, ...]:
        return rules.legal(state)

    def outcomes(self, state: DicettoState) -> Outcomes[DicettoMove]:
        return rules.outcomes(state)

    def apply(self, state: DicettoState, move: DicettoMove, events: list[Event] | None = None) -> DicettoState:
        return rules.step(state, move, events)

    def parse(self, text: str) -> DicettoMove:
        return moves.parse(text)

    def refusal(self, state: DicettoState, move: DicettoMove) -> Refusal:
        return refusals.refusal(state, move)

    def outcome(self, state: DicettoState) -> Outcome | None:
        if state.to_act != NOBODY:
            return None
        deck = cards_of(state.setup.deck)
        dice_points = card_points(deck, state.hands)
        extra = bonus_points(deck, state.bonus, state.hands)
        totals = rules.scores(state)
        standings = tuple(
            Standing(
                seat,
                1 + sum(other > totals[seat] for other in totals),
                totals[seat],
                {"cards": len(state.hands[seat]), "dice_points": dice_points[seat], "bonus_points": extra[seat]},
            )
            for seat in sorted(range(len(totals)), key=lambda seat: totals[seat], reverse=True)
        )
        winners = rules.winners(state)
        return Outcome(winners, say("dicetto-won-points") if len(winners) == 1 else say("dicetto-won-shared"), standings)

    def position(self, state: DicettoState) -> dict[str, Any]:
        """`scores` are the points of the Dice cards won so far; once the game is over, the Bonus cards' points are in them too."""
        outcome = self.outcome(state)
        reroll_card = state.spots[REROLL_SPOT]
        return {
            "table": [self._slot(state, place) for place in range(SLOTS)],
            "reroll_card": {"seat": _seat(reroll_card.seat), "dice": list(reroll_card.dice)},
            "hands": [list(hand) for hand in state.hands],
            "pile": len(state.pile),
            "bonus": list(state.bonus),
            "bonus_standings": self._bonus_standings(state),
            "dice": list(state.dice),
            "rolling": state.rolling,
            "aside": list(state.aside),
            "rolls_left": state.rolls_left,
            "lost": [SLOTS_AND_REROLL[place] for place in state.lost],
            "duel": self._duel(state),
            "first": state.first,
            "turn": state.turn,
            "to_act": actor(state.to_act),
            "phase": _phase(state),
            "cards_to_win": state.setup.cards_to_win,
            "deck_name": state.setup.deck_name,
            "reading": state.setup.reading,
            "scores": list(rules.scores(state)),
            "over": outcome is not None,
            "winners": [] if outcome is None else list(outcome.winners),
        }

    def _slot(self, state: DicettoState, place: int) -> dict[str, Any] | None:
        spot = state.spots[place]
        if not spot.card:
            return None
        card = cards_of(state.setup.deck)[spot.card]
        return {
            "slot": place + 1,
            "id": card.id,
            "kind": card.kind,
            "number": card.number,
            "points": card.points,
            "logo": card.logo,
            "seat": _seat(spot.seat),
            "dice": list(spot.dice),
        }

    def _bonus_standings(self, state: DicettoState) -> list[dict[str, Any]]:
        """Who would get each Bonus card if the game ended with the cards won so far, and the counts that decide it."""
        deck = cards_of(state.setup.deck)
        counts = bonus_counts(deck, state.bonus, state.hands)
        winners = bonus_winners(deck, state.bonus, state.hands)
        return [{"card": one, "points": BONUS[one].points, "counts": list(counts[one]), "seat": seat} for one, seat in winners.items()]

    def _duel(self, state: DicettoState) -> dict[str, Any] | None:
        if state.duel < 0:
            return None
        return {
            "slot": SLOTS_AND_REROLL[state.duel],
            "mover": state.turn,
            "holder": state.spots[state.duel].seat,
            "dice": list(state.duelling),
        }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _phase(state: DicettoState) -> str:
    if state.to_act == NOBODY:
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


GAME = Dicetto()
