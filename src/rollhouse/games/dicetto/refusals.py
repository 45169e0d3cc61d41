"""Why a move is refused. Only `rules.legal` decides legality; this module finds the message."""

from __future__ import annotations

from rollhouse.core.dice import contains, merge
from rollhouse.core.game import CHANCE, GAME_OVER, Refusal
from rollhouse.core.messages import Seat, say
from rollhouse.games.dicetto.cards import combination_of, kind_of, selections
from rollhouse.games.dicetto.events import card_name
from rollhouse.games.dicetto.moves import SPOTS, DicettoMove, Draw, Duel, First, Keep, LayBonus, Place, Reroll, Roll, Stop
from rollhouse.games.dicetto.rules import DicettoState, draw_due


def refusal(state: DicettoState, move: DicettoMove) -> Refusal:
    """Why this move, which is not legal here, is refused."""
    if state.to_act == GAME_OVER:
        return Refusal(say("common-why-over"), "end")
    if isinstance(move, Stop):
        return Refusal(say("dicetto-why-no-stop"), "T14")
    if state.to_act == CHANCE:
        return _to_chance(state, move)
    if isinstance(move, Roll | Draw | LayBonus | Duel | First):
        return Refusal(say("common-why-no-chance", seat=Seat(state.to_act)), "turn")
    if isinstance(move, Reroll | Place) and not move.dice:
        return Refusal(say("dicetto-why-no-dice"), "T1")
    if state.rolls_left:
        if isinstance(move, Reroll):
            return Refusal(say("common-why-dice-missing", chosen=move.dice, dice=state.dice), "roll")
        return Refusal(say("dicetto-why-keep-first"), "place")
    if isinstance(move, Reroll | Keep):
        return Refusal(say("dicetto-why-no-rolls"), "roll")
    if isinstance(move, Place):
        return _to_placement(state, move)
    return Refusal(say("common-why-not-listed"))


def _to_chance(state: DicettoState, move: DicettoMove) -> Refusal:
    if state.rolling:
        if isinstance(move, Roll):
            return Refusal(say("common-why-roll-count", count=state.rolling, rolled=len(move.dice)), "roll")
        return Refusal(say("common-why-roll-first", count=state.rolling), "roll")
    if state.first < 0:
        if isinstance(move, First):
            return Refusal(say("common-why-no-seat", seat=move.seat), "T9")
        return Refusal(say("common-why-chance-acts"), "T9")
    if draw_due(state):
        if isinstance(move, Draw):
            return Refusal(say("dicetto-why-not-in-pile", card=move.card), "take")
        return Refusal(say("dicetto-why-draw-first"), "take")
    if state.duel >= 0:
        return Refusal(say("dicetto-why-duel-first"), "duel")
    return Refusal(say("dicetto-why-bonus-first"), "setup")


def _to_placement(state: DicettoState, move: Place) -> Refusal:
    spot = state.spots[move.spot]
    if not spot.card:
        return Refusal(say("dicetto-why-slot-empty", slot=SPOTS[move.spot]), "T6")
    card = card_name(spot.card)
    if spot.seat == state.turn:
        return Refusal(say("dicetto-why-own-dice", card=card), "T12")
    if move.spot in state.lost:
        return Refusal(say("dicetto-why-lost-there", card=card), "T3")
    if not contains(state.dice, move.dice):
        if contains(merge(state.dice, state.aside), move.dice):
            return Refusal(say("dicetto-why-aside", dice=state.aside), "duel")
        return Refusal(say("common-why-dice-missing", chosen=move.dice, dice=state.dice), "place")
    if move.dice not in selections(combination_of(spot.card), state.dice):
        kind, number = kind_of(spot.card)
        if number is not None:
            return Refusal(say("dicetto-why-makes-number", card=card, number=number), kind)
        return Refusal(say(f"dicetto-why-makes-{kind}", card=card), kind)
    lower, held = sum(move.dice), sum(spot.dice)
    return Refusal(say("dicetto-why-too-low", card=card, total=lower, held=held, holder=Seat(spot.seat)), "T8")
