"""Why a move is refused. Only `rules.legal` decides legality; this module finds the message."""

from __future__ import annotations

from rollhouse.core.dice import contains
from rollhouse.core.game import CHANCE, GAME_OVER, Refusal
from rollhouse.core.messages import Seat, say
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import Deal, DicyMove, First, Freeze, Reset, Roll, Score
from rollhouse.games.dicy_cards.rules import DicyState, active_ids


def refusal(state: DicyState, move: DicyMove) -> Refusal:
    """Why this move, which is not legal here, is refused."""
    if state.to_act == GAME_OVER:
        return Refusal(say("common-why-over"), "end")
    if state.to_act == CHANCE:
        return _to_chance(state, move)
    if isinstance(move, Roll | Deal | First):
        return Refusal(say("common-why-no-chance", seat=Seat(state.to_act)), "turn")
    if state.waiting:
        return _to_reaction(state, move)
    if isinstance(move, Reset):
        return Refusal(say("dicy-why-reset-is-reaction"), "D5")
    if not state.dice:
        return Refusal(say("dicy-why-all-frozen"), "skip")
    if isinstance(move, Freeze | Score):
        return _to_turn(state, move)
    return Refusal(say("common-why-not-listed"))


def _to_chance(state: DicyState, move: DicyMove) -> Refusal:
    if isinstance(move, Roll) and state.rolling:
        return Refusal(say("common-why-roll-count", count=state.rolling, rolled=len(move.dice)), "turn")
    if isinstance(move, First) and state.first < 0:
        return Refusal(say("common-why-no-seat", seat=move.seat), "D8")
    if state.rolling:
        return Refusal(say("common-why-roll-first", count=state.rolling), "turn")
    return Refusal(say("common-why-chance-acts"), "D8" if state.first < 0 else "modes")


def _to_reaction(state: DicyState, move: DicyMove) -> Refusal:
    if isinstance(move, Reset if state.resetting else Freeze) and not getattr(move, "reroll", ()):
        return Refusal(say("dicy-why-cannot-reset" if state.resetting else "dicy-why-is-frozen", card=card_name(move.card)), "D5")
    return Refusal(say("dicy-why-must-reset" if state.resetting else "dicy-why-must-freeze", seat=Seat(state.to_act)), "D5")


def _to_turn(state: DicyState, move: Freeze | Score) -> Refusal:
    card = card_name(move.card)
    if move.card not in state.cards:
        return Refusal(say("dicy-why-not-in-game", card=card), "modes")
    if move.card not in active_ids(state, state.turn):
        return Refusal(say("dicy-why-is-frozen", card=card), "turn")
    chosen = move.reroll if isinstance(move, Freeze) else move.dice
    if not chosen:
        return Refusal(say("dicy-why-reroll-none"), "D3")
    if not contains(state.dice, chosen):
        return Refusal(say("common-why-dice-missing", chosen=chosen, dice=state.dice), "turn")
    fewest, most = CARDS[move.card].dice
    if len(chosen) != fewest == most:
        return Refusal(say("dicy-why-dice-exactly", card=card, exactly=fewest, count=len(chosen)), move.card)
    if not fewest <= len(chosen) <= most:
        return Refusal(say("dicy-why-dice-count", card=card, fewest=fewest, most=most, count=len(chosen)), move.card)
    return Refusal(say(f"dicy-why-condition-{CARDS[move.card].condition}", card=card), move.card)
