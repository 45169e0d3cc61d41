"""A position of Dicetto in one line, lossless both ways (docs/notation.md): the deck, what was agreed, table, hands, and the turn."""

from __future__ import annotations

from urllib.parse import quote, unquote

from msgspec.structs import replace

from rollhouse.core import dice as dice_
from rollhouse.core.dice import Dice
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import say
from rollhouse.core.notation import Field, fields_of
from rollhouse.games.dicetto.cards import REROLL, combination_of, selections
from rollhouse.games.dicetto.deck import cards_of, shipped
from rollhouse.games.dicetto.moves import REROLL_SPOT, SPOTS
from rollhouse.games.dicetto.rules import DICE, SLOTS, DicettoState, Spot, start
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT
from rollhouse.games.dicetto.setup import CARDS_TO_WIN, PLAYERS, QUIET_ROUNDS, TURNS, DicettoSetup, read_setup

FIELDS = ("deck", "agreed", "first", "bonus", "table", "hands", "turn")
_EMPTY_FIELD = "-"
_GAME_OVER_FIELD = "over"
_BONUS = {"bonus": True, "plain": False}
_ROLLS = range(5)


def position_text(state: DicettoState) -> str:
    """The position in one line."""
    setup = state.setup
    first = str(setup.first) if setup.first != "random" else "?" if state.first < 0 else f"?{state.first}"
    return " ".join(
        (
            _deck(setup),
            _agreed(setup),
            first,
            ",".join(state.bonus) or _EMPTY_FIELD,
            "/".join(map(_spot, state.spots)),
            "/".join(",".join(hand) or _EMPTY_FIELD for hand in state.hands),
            _turn(state),
        )
    )


def _agreed(setup: DicettoSetup) -> str:
    quiet = (str(setup.quiet_rounds),) if setup.quiet_rounds != QUIET_ROUNDS[-1] else ()  # lines from before T14 have none
    return ":".join((str(setup.cards_to_win), str(setup.most_turns), *quiet, "bonus" if setup.bonus else "plain"))


def _deck(setup: DicettoSetup) -> str:
    ours = shipped()
    if (setup.deck, setup.deck_name, setup.reading) == (ours.tokens(), ours.name, ours.reading):
        return _EMPTY_FIELD
    return quote(setup.deck_name, safe="") + ("=~" if setup.reading else "=") + ",".join(setup.deck)


def _spot(spot: Spot) -> str:
    card = "" if spot.card == REROLL else spot.card
    return (card + ("" if spot.seat < 0 else f"={spot.seat}:{dice_.text(spot.dice)}")) or _EMPTY_FIELD


def _turn(state: DicettoState) -> str:
    if state.turn < 0:
        return _EMPTY_FIELD
    turns = f"{state.turns}+{state.quiet}" if state.quiet else str(state.turns)
    if state.to_act == GAME_OVER:
        return f"{state.turn}:{turns}:{_GAME_OVER_FIELD}"
    shown = dice_.text(state.dice) + (f"?{state.rolling}" if state.rolling else "")
    told = f"{state.turn}:{turns}:{state.rolls_left}:{shown or _EMPTY_FIELD}"
    if state.aside or state.lost or state.duel >= 0:
        told += f":{dice_.text(state.aside) or _EMPTY_FIELD}:{''.join(str(spot + 1) for spot in state.lost) or _EMPTY_FIELD}"
    if state.duel >= 0:
        told += f":{state.duel + 1}:{dice_.text(state.duelling)}"
    return told


# --- reading ----------------------------------------------------------------------------------------------------------------------------


def read_position(text: str) -> DicettoState:
    """The position with this line; `PositionError` names the field that can't be read, or that can't come about."""
    deck, agreed, first, bonus, table, hands, turn = fields_of(text, FIELDS)
    held = hands.parts("/", PLAYERS)
    setup = _read_setup(deck, agreed, first, len(held))
    begun = start(setup)
    known = first.text.removeprefix("?")
    spots = tuple(_read_spot(table, word, place, setup) for place, word in enumerate(table.parts("/", range(len(SPOTS), len(SPOTS) + 1))))
    won = tuple(_read_hand(hands, word, setup) for word in held)
    gone = [card for card in (*(spot.card for spot in spots[:SLOTS]), *(card for hand in won for card in hand)) if card]
    if len(set(gone)) < len(gone):
        raise hands.impossible(next(card for card in gone if gone.count(card) > 1))
    state = replace(
        begun,
        first=first.number(known, range(len(held))) if known else -1,
        bonus=_read_bonus(bonus, setup),
        pile=tuple(card for card in begun.pile if card not in gone),
        spots=spots,
        hands=won,
    )
    state = _read_turn(turn, state)
    _check(table, hands, bonus, state)
    if position_text(state) != text:  # one position, one line
        raise turn.wrong(text)
    return state


def _read_setup(deck: Field, agreed: Field, first: Field, players: int) -> DicettoSetup:
    cards, turns, *quiet, bonus = agreed.parts(":", range(3, 5))
    if bonus not in _BONUS:
        raise agreed.wrong(bonus, expected=tuple(_BONUS))
    options: dict[str, object] = {
        "players": players,
        "first": "random" if first.text.startswith("?") else first.number(first.text, range(players)),
        "cards_to_win": agreed.number(cards, CARDS_TO_WIN),
        "most_turns": agreed.number(turns, TURNS),
        "quiet_rounds": agreed.number(quiet[0], QUIET_ROUNDS) if quiet else QUIET_ROUNDS[-1],
        "bonus": _BONUS[bonus],
    }
    if deck.text != _EMPTY_FIELD:
        name, spelled, tokens = deck.text.partition("=")
        if not spelled:
            raise deck.wrong()
        options |= {"deck": tokens.removeprefix("~").split(","), "deck_name": unquote(name), "reading": tokens.startswith("~")}
    try:
        return read_setup(options)
    except RollhouseError as error:
        raise deck.wrong(error.value, reason=error.reason, expected=error.expected) from None


def _read_card(field: Field, card: str, setup: DicettoSetup) -> str:
    if card not in cards_of(setup.deck):
        raise field.wrong(card or field.text, reason=say("dicetto-why-unknown-card", card=card))
    return card


def _read_spot(field: Field, word: str, place: int, setup: DicettoSetup) -> Spot:
    if word == _EMPTY_FIELD:
        return Spot(REROLL if place == REROLL_SPOT else "")
    name, held, rest = word.partition("=")
    card = REROLL if place == REROLL_SPOT and not name else _read_card(field, name, setup)
    if place == REROLL_SPOT and name:
        raise field.wrong(word)
    if not held:
        return Spot(card)
    seat, mark, faces = rest.partition(":")
    if not mark:
        raise field.wrong(word)
    dice = field.dice(faces or _EMPTY_FIELD, DICE)
    # Only the Reroll card has an owner without dice: while its player holds it (T2).
    if dice not in selections(combination_of(card), dice) if dice else card != REROLL:
        raise field.impossible(word)
    return Spot(card, field.number(seat, range(setup.players)), dice)


def _read_hand(field: Field, word: str, setup: DicettoSetup) -> tuple[str, ...]:
    return () if word == _EMPTY_FIELD else tuple(_read_card(field, card, setup) for card in word.split(","))


def _read_bonus(field: Field, setup: DicettoSetup) -> tuple[str, ...]:
    if field.text == _EMPTY_FIELD:
        return ()
    cards = tuple(field.text.split(","))
    unknown = [card for card in cards if card not in BONUS]
    if unknown:
        raise field.wrong(unknown[0], reason=say("dicetto-why-unknown-bonus", card=unknown[0]), expected=tuple(BONUS))
    if len(set(cards)) != len(cards) or len(cards) != LAID_OUT or not setup.bonus or tuple(one for one in BONUS if one in cards) != cards:
        raise field.impossible()
    return cards


def _read_turn(field: Field, state: DicettoState) -> DicettoState:
    if field.text == _EMPTY_FIELD:
        return state
    seat, counted, left, *rest = field.parts(":", range(3, 9))
    turns, plus, quiet = counted.partition("+")
    turn = field.number(seat, range(state.setup.players))
    begun = field.number(turns, range(state.setup.most_turns + 1))
    in_a_row = min(begun, state.setup.quiet_rounds * state.setup.players)
    state = replace(state, turn=turn, to_act=turn, turns=begun, quiet=field.number(quiet, range(in_a_row + 1)) if plus else 0)
    if left == _GAME_OVER_FIELD and not rest:
        return replace(state, to_act=GAME_OVER)
    if len(rest) not in (1, 3, 5):
        raise field.wrong()
    rolls_left = field.number(left, _ROLLS)
    shown, rolled, rolling = rest[0].partition("?")
    dice = field.dice(shown or _EMPTY_FIELD, DICE)
    count = field.number(rolling, range(1, DICE + 1)) if rolled else 0
    draw = rolls_left > 0 and not dice and not count
    state = replace(state, dice=dice, rolling=count, rolls_left=rolls_left, to_act=CHANCE if count or draw else turn)
    if len(rest) == 1:
        return state
    if rolls_left:
        raise field.impossible()
    lost = () if rest[2] == _EMPTY_FIELD else tuple(field.number(spot, range(1, len(SPOTS) + 1)) - 1 for spot in rest[2])
    state = replace(state, aside=field.dice(rest[1], DICE), lost=lost)
    if len(rest) == 3:
        return state
    return replace(state, to_act=CHANCE, duel=field.number(rest[3], range(1, len(SPOTS) + 1)) - 1, duelling=field.dice(rest[4], DICE))


# --- impossible positions ---------------------------------------------------------------------------------------------------------------


def _check(table: Field, hands: Field, bonus: Field, state: DicettoState) -> None:
    spots, turn, over = state.spots, state.turn, state.to_act == GAME_OVER
    empty = sum(not spot.card for spot in spots[:SLOTS])
    drawn = state.to_act == CHANCE and not state.rolling and state.duel < 0
    if turn < 0:
        laid_from_left = all(spot.card for spot in spots[: SLOTS - empty])
        begun = any(state.hands) or any(spot.seat >= 0 for spot in spots) or not laid_from_left or (state.first < 0 and empty < SLOTS)
        if begun or state.bonus or (not empty and not state.setup.bonus):
            raise table.impossible()
        return
    if state.first < 0 or bool(state.bonus) is not state.setup.bonus:
        raise bonus.impossible()
    if not over and (state.turns < 1 or (turn - state.first - state.turns + 1) % state.setup.players):
        raise hands.impossible(str(state.turns))
    if not over and any(len(hand) >= state.setup.cards_to_win for hand in state.hands):
        raise hands.impossible()
    if over and any(spot.seat >= 0 for spot in spots):
        raise table.impossible()
    if not over and bool(drawn) is not bool(empty and state.pile and state.rolls_left and not state.dice and not state.rolling):
        raise table.impossible()
    if not over and empty and state.pile and not drawn:
        raise table.impossible()
    _check_dice(table, state)


def _check_dice(table: Field, state: DicettoState) -> None:
    """Every seat has four dice; a duel is about a card that another seat holds, with the same sum."""
    if state.to_act == GAME_OVER:
        return
    held: list[Dice] = [()] * state.setup.players
    for spot in state.spots:
        if spot.seat >= 0:
            held[spot.seat] += spot.dice
    turn = state.turn
    free = len(state.dice) + state.rolling + len(state.aside) + len(state.duelling)
    drawn = state.to_act == CHANCE and not state.rolling and state.duel < 0
    if any(len(dice) > DICE for dice in held) or len(held[turn]) + free != (0 if drawn else DICE):
        raise table.impossible()
    holds = state.spots[REROLL_SPOT]
    rolls = state.rolls_left or state.rolling
    if (state.rolls_left and held[turn]) or (state.rolling and not state.rolls_left):
        raise table.impossible()
    if any(not spot.dice and spot.seat >= 0 and (spot.seat != turn or not rolls) for spot in (holds,)):
        raise table.impossible()
    if state.rolls_left > 3 and holds.seat != turn:
        raise table.impossible()
    if (
        any(state.spots[spot].seat in (-1, turn) for spot in state.lost)
        or bool(state.aside) is not bool(state.lost)
        or len(set(state.lost)) < len(state.lost)
    ):
        raise table.impossible()
    if state.duel >= 0:
        spot = state.spots[state.duel]
        if spot.seat in (-1, turn) or not state.duelling or sum(spot.dice) != sum(state.duelling) or state.duel in state.lost:
            raise table.impossible()
