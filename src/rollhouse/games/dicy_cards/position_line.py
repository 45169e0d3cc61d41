"""A position of Dicy Cards in one line, lossless both ways: `glacial 100 0 3 45:1235/38:145 1:112346` (docs/notation.md)."""

from __future__ import annotations

from msgspec.structs import replace

from rollhouse.core import dice as dice_
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import say
from rollhouse.core.notation import Field, fields_of
from rollhouse.games.dicy_cards.cards import CARDS, ROW, modes, most_points
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DICE, DicyState, start, touched
from rollhouse.games.dicy_cards.setup import PLAYERS, TARGETS, DicySetup, read_setup

FIELDS = ("cards", "target", "first", "round", "seats", "turn")
_ROUNDS = range(1, 1_000_000)
_SCORES = range(TARGETS[-1] + max(map(most_points, CARDS)))
_EMPTY_FIELD = "-"
_GAME_OVER_FIELD = "over"
_REACTIONS = {"freeze": False, "reset": True}


def position_text(state: DicyState) -> str:
    """The position in one line."""
    setup = state.setup
    seats = "/".join(f"{score}:{_row(row)}" for score, row in zip(state.scores, state.active, strict=True))
    first = str(setup.first) if setup.first != "random" else "?" if state.first < 0 else f"?{state.first}"
    return " ".join((_cards(setup, state.cards), str(setup.target), first, str(state.round), seats, _turn(state)))


def _cards(setup: DicySetup, cards: tuple[str, ...]) -> str:
    """The mode where it says all: a fixed five, or cards that are yet to be dealt. Otherwise the cards follow."""
    known = modes().get(setup.mode)
    if known is not None and set(known.cards) == set(setup.cards):
        return setup.mode
    among = f"@{setup.among}" if setup.among else ""
    return setup.mode + among + ("=" + ",".join(cards) if cards else "")


def _row(row: int) -> str:
    return "".join(str(place + 1) for place in range(ROW) if row >> place & 1) or _EMPTY_FIELD


def _turn(state: DicyState) -> str:
    if state.turn < 0:
        return _EMPTY_FIELD
    if state.to_act == GAME_OVER:
        return f"{state.turn}:{_GAME_OVER_FIELD}"
    shown = dice_.text(state.dice) + (f"?{state.rolling}" if state.rolling else "")
    told = f"{state.turn}:{shown or _EMPTY_FIELD}"
    if state.waiting:
        card = _EMPTY_FIELD if state.scoring < 0 else str(state.scoring + 1)
        told += f":{'reset' if state.resetting else 'freeze'}:{card}:{''.join(map(str, state.waiting))}"
    return told


# --- reading ----------------------------------------------------------------------------------------------------------------------------


def read_position(text: str) -> DicyState:
    """The position with this line; `PositionError` names the field that can't be read, or that can't come about."""
    cards, target, first, round_, seats, turn = fields_of(text, FIELDS)
    rows = seats.parts("/", PLAYERS)
    scores, active = zip(*(_read_seat(seats, row) for row in rows), strict=True)
    setup, dealt = _read_setup(cards, target, first, len(rows))
    known = first.text.removeprefix("?")
    state = replace(
        start(setup),
        cards=dealt,
        first=first.number(known, range(len(rows))) if known else -1,
        round=round_.number(round_.text, _ROUNDS),
        scores=scores,
        active=active,
    )
    state = _read_turn(turn, state)
    _check_scores(seats, state)
    if position_text(state) != text:  # one position, one line
        raise turn.wrong(text)
    return state


def _read_setup(cards: Field, target: Field, first: Field, players: int) -> tuple[DicySetup, tuple[str, ...]]:
    """The setup, and the cards of this game as far as they are known."""
    mode, dealt, listed = cards.text.partition("=")
    mode, limited, among = mode.partition("@")
    named = tuple(listed.split(",")) if dealt else ()
    options: dict[str, object] = {
        "players": players,
        "mode": mode,
        "target": target.number(target.text, TARGETS),
        "first": "random" if first.text.startswith("?") else first.number(first.text, range(players)),
    }
    count = cards.number(among, range(ROW, len(CARDS))) if limited else len(CARDS)
    if limited:
        options["among"] = count
    unknown = [card for card in named if card not in CARDS]
    if unknown:
        raise cards.wrong(unknown[0], reason=say("dicy-why-unknown-card", card=unknown[0]), expected=tuple(CARDS))
    if mode == "interglacial":
        if dealt and len(set(named)) != ROW:
            raise cards.wrong(listed, reason=say("dicy-why-five-different", count=len(set(named))))
        undealt = [card for card in named if card not in list(CARDS)[:count]]
        if undealt:
            raise cards.impossible(undealt[0])
    elif dealt:
        options["cards"] = list(named)
    try:
        setup = read_setup(options)
    except RollhouseError as error:
        raise cards.wrong(error.value, reason=error.reason, expected=error.expected) from None
    return setup, setup.cards or tuple(card for card in CARDS if card in named)


def _read_seat(field: Field, text: str) -> tuple[int, int]:
    score, mark, row = text.partition(":")
    if not mark:
        raise field.wrong(text)
    places = [] if row == _EMPTY_FIELD else [field.number(place, range(1, ROW + 1)) for place in row]
    return field.number(score, _SCORES), sum(1 << place - 1 for place in set(places))


def _read_turn(field: Field, state: DicyState) -> DicyState:
    settled = state.first >= 0 and bool(state.cards)
    if field.text == _EMPTY_FIELD:
        if settled or any(state.scores) or state.round > 1 or any(row != ALL_ACTIVE for row in state.active):
            raise field.impossible()
        return replace(state, to_act=CHANCE, turn=-1, rolling=0)
    if not settled:
        raise field.impossible()
    seat, *rest = field.parts(":", range(2, 6))
    turn = field.number(seat, range(state.setup.players))
    state = replace(state, turn=turn, dice=(), rolling=0)
    if rest == [_GAME_OVER_FIELD]:
        if (turn + 1) % state.setup.players != state.first or max(state.scores) < state.setup.target:
            raise field.impossible()  # looked at only when a round is complete (D7)
        return replace(state, to_act=GAME_OVER)
    shown, rolled, rolling = rest[0].partition("?")
    dice = field.dice(shown or _EMPTY_FIELD, DICE)
    count = field.number(rolling, range(1, DICE + 1)) if rolled else 0
    if len(dice) + count not in (0, DICE):
        raise field.wrong(rest[0])
    state = replace(state, dice=dice, rolling=count, to_act=CHANCE if count else turn)
    if len(rest) > 1:
        return _read_reaction(field, state, rest[1:])
    row = state.active[turn]
    # A seat with an Active card has rolled, or rolls now; and a seat that rerolls some dice has frozen a card for that.
    if (row and not dice and not count) or (row == ALL_ACTIVE and 0 < count < DICE):
        raise field.impossible()
    return state


def _read_reaction(field: Field, state: DicyState, told: list[str]) -> DicyState:
    """What others react to, and who of them has yet to."""
    if len(told) != 3 or told[0] not in _REACTIONS or state.rolling:
        raise field.wrong(expected=("SEAT:FACES:freeze:PLACE:SEATS", "SEAT:FACES:reset:PLACE:SEATS"))
    resetting, players, turn = _REACTIONS[told[0]], state.setup.players, state.turn
    scoring = -1 if told[1] == _EMPTY_FIELD else field.number(told[1], range(1, ROW + 1)) - 1
    if scoring < 0:
        queue = tuple((turn + away) % players for away in range(1, players))
        fits = resetting and state.active[turn] == ALL_ACTIVE
    else:
        effect = CARDS[state.cards[scoring]].effect
        queue = touched(effect, turn, players) if effect and players > 1 else ()
        fits = bool(effect) and effect.endswith("reset") is resetting and bool(state.dice) and bool(state.active[turn] >> scoring & 1)
    waiting = tuple(field.number(seat, range(players)) for seat in told[2])
    if not fits or not waiting or queue[-len(waiting) :] != waiting:
        raise field.impossible()
    row = state.active[waiting[0]]
    if (ALL_ACTIVE & ~row if resetting else row).bit_count() < 2:
        raise field.impossible(reason=say("solver-why-no-choice", count=(ALL_ACTIVE & ~row if resetting else row).bit_count()))
    return replace(state, to_act=waiting[0], scoring=scoring, resetting=resetting, waiting=waiting)


def _check_scores(field: Field, state: DicyState) -> None:
    """Check scores: only seats that have had their turn in this round may have reached the target, and with one card."""
    players = state.setup.players
    over, scored = state.to_act == GAME_OVER, bool(state.waiting)
    for seat, score in enumerate(state.scores):
        done = over or (scored and seat == state.turn) or (seat - state.first) % players < (state.turn - state.first) % players
        if score >= state.setup.target + (max(map(most_points, state.cards)) if done and state.cards else 0):
            raise field.impossible(str(score))
