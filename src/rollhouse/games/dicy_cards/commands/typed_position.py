"""A position as a user types it: scores, Active cards and dice, without the moves that led there. Seat 0 is to decide.

It is on turn, unless it has to react to what another one has done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rollhouse.core.dice import FACES, Dice
from rollhouse.core.errors import SetupError, did_you_mean
from rollhouse.core.game import CHANCE
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.cards import CARDS, most_points
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DICE, DicyState, start, touched
from rollhouse.games.dicy_cards.setup import read_setup

NONE = "none"
"""What to write for a row without Active cards."""


SKIP = "skip"
"""What to write for a skip that others react to."""


class Reaction(NamedTuple):
    """What seat 0 reacts to: whose turn it is, and the card which that seat scores, or `skip`."""

    turn: int
    what: str


def place(
    options: Mapping[str, object], scores: Sequence[int], rows: Sequence[str | None], dice: Dice, reaction: Reaction | None = None
) -> DicyState:
    """The position: all scores from seat 0 on, and the Active cards of each seat, by their ids; None for all of them.

    The seat that starts the rounds is the option `first`. Seats that have had their turn in this round may have passed the target; so may
    the one whose card the reaction is to, its points already counted.
    """
    setup = read_setup({**options, "players": len(scores)})
    if not setup.cards:
        raise SetupError("setup/cards", value=setup.mode, reason=say("solver-why-cards-not-known"))
    first = 0 if setup.first == "random" else setup.first
    turn = 0 if reaction is None else reaction.turn
    for seat, score in enumerate(scores):
        done = (seat - first) % len(scores) < (turn - first) % len(scores) or (reaction is not None and seat == turn)
        most = setup.target - 1 + (max(map(most_points, CARDS)) if done else 0)
        if not 0 <= score <= most:
            raise SetupError("setup/scores", value=str(score), reason=say("error-why-number", low=0, high=most))
    masks = [ALL_ACTIVE if row is None else _mask(setup.cards, read_cards(row, setup.cards)) for row in rows]
    if dice and not masks[0]:
        raise SetupError("setup/roll", value="".join(map(str, dice)), reason=say("dicy-why-all-frozen"))
    state = start(replace(setup, first=first))
    if reaction is not None:
        return _reacting(state, reaction, tuple(scores), masks)
    rolling = 0 if dice or not masks[0] else DICE
    return replace(state, to_act=CHANCE if rolling else 0, turn=0, scores=tuple(scores), active=tuple(masks), dice=dice, rolling=rolling)


def _reacting(state: DicyState, reaction: Reaction, scores: tuple[int, ...], masks: list[int]) -> DicyState:
    """Seat 0 chooses a card; those who are asked before it have chosen theirs, and those after it have yet to."""
    turn, what = reaction
    if what == SKIP:
        scoring, resetting, queue = -1, True, tuple((turn + away) % len(scores) for away in range(1, len(scores)))
        masks[turn] = ALL_ACTIVE
    else:
        for word in what.replace(",", " ").split():
            if word not in state.cards:
                reason = did_you_mean(word, state.cards) or _why_not(word)
                raise SetupError("setup/react", value=what, reason=reason, expected=(*state.cards, SKIP))
        cards = read_cards(what, state.cards)
        effect = CARDS[cards[0]].effect if len(cards) == 1 else ""
        if not effect:
            raise SetupError("setup/react", value=what, reason=say("solver-why-nothing-to-react"))
        scoring, resetting, queue = state.cards.index(cards[0]), effect.endswith("reset"), touched(effect, turn, len(scores))
        masks[turn] |= 1 << scoring  # it is frozen after the reactions (D6)
    if 0 not in queue:
        raise SetupError("setup/react", value=what, reason=say("solver-why-nothing-to-react"))
    choices = ALL_ACTIVE & ~masks[0] if resetting else masks[0]
    if choices.bit_count() < 2:
        raise SetupError("setup/react", value=what, reason=say("solver-why-no-choice", count=choices.bit_count()))
    waiting = queue[queue.index(0) :]
    return replace(
        state, to_act=0, turn=turn, scores=scores, active=tuple(masks), rolling=0, scoring=scoring, resetting=resetting, waiting=waiting
    )


def read_cards(text: str, among: Sequence[str]) -> tuple[str, ...]:
    """Card ids with commas or spaces between them, or `none`."""
    words = () if text.strip() == NONE else tuple(text.replace(",", " ").split())
    for word in words:
        if word not in among:
            raise SetupError("setup/active", value=word, reason=_why_not(word), expected=(*among, NONE))
    return tuple(card for card in among if card in words)


def _why_not(word: str) -> Message:
    return say("dicy-why-not-in-game", card=card_name(word)) if word in CARDS else say("dicy-why-unknown-card", card=word)


def read_dice(text: str) -> Dice:
    """Six faces in any order, `123466` or `1 2 3 4 6 6`."""
    digits = "".join(text.replace(",", " ").split())
    if len(digits) != DICE or any(digit not in map(str, FACES) for digit in digits):
        raise SetupError("setup/roll", value=text, reason=say("solver-why-six-faces"))
    return tuple(sorted(map(int, digits)))


def _mask(cards: tuple[str, ...], active: tuple[str, ...]) -> int:
    return sum(1 << place for place, card in enumerate(cards) if card in active)
