"""Dice that anyone can check.

Before the game the house draws a secret and publishes a commitment to it; every seat adds entropy of its own after that; each roll
is an HMAC of the secret over that entropy and the moment (which roll of which turn), turned into an outcome by rejection sampling. When the
game is over the secret is published, and every roll can be derived again. Commitment and dice are HMACs of different domains: the one tells
nothing of the other.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, Outcomes
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record, positions
from rollhouse.play.table import Table

__all__ = [
    "ENTROPY_BYTES",
    "NO_ENTROPY",
    "REAL",
    "SCHEME",
    "Checked",
    "FairDice",
    "FairnessError",
    "anybody_added",
    "commitment",
    "entropy_of",
    "fairness_tags",
    "new_secret",
    "promise",
    "reveal",
    "verify",
]

SCHEME = "rollhouse-1"
REAL = "real"
"""In the place of a scheme: people typed what their own dice showed."""
ENTROPY_BYTES = 16
NO_ENTROPY = "00" * ENTROPY_BYTES
"""Of somebody who has added none: the dice are as random as ever, but that person has to trust the house."""
_SECRET_BYTES = 32
_COMMITMENT = b"rollhouse-1 commitment"
_DICE = b"rollhouse-1 dice"
_RANGE = 1 << 256


class FairnessError(RollhouseError):
    """A record's dice are not what its secret gives."""

    family = "fair"


def new_secret() -> bytes:
    """A fresh secret, for one game only."""
    return draw("secret of the dice", _SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the game: it fixes the secret and tells nothing about it."""
    return hmac.new(secret, _COMMITMENT, hashlib.sha256).hexdigest()


def entropy_of(seats: Sequence[str]) -> bytes:
    """Every seat's own contribution, in the order of the seats, as one value."""
    return hashlib.sha256("\n".join(seats).encode()).digest()


class FairDice:
    """The source of a table's dice. The same moment always gives the same dice: nobody can roll again by taking a move back."""

    def __init__(self, secret: bytes, entropy: Sequence[str]) -> None:
        self.secret = secret
        self._entropy = entropy_of(entropy)

    def __repr__(self) -> str:
        return "FairDice(…)"  # never the secret, wherever this is logged

    def ticket(self, total: int, moment: int) -> int:
        """A number from `range(total)`, each equally likely."""
        limit = _RANGE - _RANGE % total
        attempt = 0
        while True:
            text = b"%b\n%b\n%d\n%d" % (_DICE, self._entropy, moment, attempt)
            number = int.from_bytes(hmac.new(self.secret, text, hashlib.sha256).digest(), "big")
            if number < limit:
                return number % total
            attempt += 1

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """Chance's move at this moment."""
        return outcomes.pick(self.ticket(outcomes.total, moment))


def fairness_tags(
    secret: bytes | None, published: str, entropy: Sequence[str], by_hand: Sequence[int] = (), before: int = 0
) -> dict[str, str]:
    """What a record says about its dice; the secret only once the game is over.

    `by_hand` are the seats that rolled real dice; `before` counts the moves that were made at another table, from which this one went on.
    """
    tags = {"Dice": SCHEME, "Dice.commitment": published}
    tags |= {f"Dice.entropy.{seat}": value for seat, value in enumerate(entropy)}
    if by_hand:
        tags["Dice.by-hand"] = " ".join(map(str, by_hand))
    if before:
        tags["Dice.before"] = str(before)
    if secret is not None:
        tags["Dice.secret"] = secret.hex()
    return tags


def promise(record: Record) -> Message | None:
    """What people are told before the first roll: the commitment. None where the dice are not the house's, or come from a seed."""
    published = record.tags.get("Dice.commitment")
    return None if published is None else say("house-dice-promise", commitment=published)


def reveal(record: Record, secret: bytes) -> Record:
    """The record with the secret of its dice, if it is over and they were promised in it."""
    if record.result is None or "Dice.commitment" not in record.tags:
        return record
    return msgspec.structs.replace(record, tags={**record.tags, "Dice.secret": secret.hex()})


def anybody_added(record: Record) -> bool:
    """Whether a seat added entropy: then not even the house could choose these dice. Otherwise it could not change them once it began."""
    return any(record.tags.get(f"Dice.entropy.{seat}", "") not in ("", NO_ENTROPY) for seat in range(len(record.seats)))  # a bot's is empty


class Checked(msgspec.Struct, frozen=True):
    """What became of a record's rolls and draws. None of them is wrong, but only the derived ones are known to be right."""

    derived: int
    """Made by the house, derived again and found right."""
    by_hand: int
    """Typed in by people: nobody can check them."""
    elsewhere: int
    """Made at the table that this game went on from."""


def verify(record: Record) -> Checked:
    """How many rolls and draws were derived again and found right, and how many can't be; `fair/…` says what is wrong, or missing."""
    tags: Mapping[str, str] = record.tags
    if tags.get("Dice") == REAL:
        states = [state for _, state in positions(record)]
        return Checked(0, sum(state.to_act == CHANCE for state in states[:-1]), 0)
    if tags.get("Dice") != SCHEME:
        raise FairnessError("fair/not-verifiable", came=tags.get("Dice", ""), allowed=(SCHEME,))
    if "Dice.secret" not in tags:
        raise FairnessError("fair/not-over", came=tags.get("Dice.commitment", ""))
    try:
        secret = bytes.fromhex(tags["Dice.secret"])
    except ValueError:
        raise FairnessError("fair/secret", came=tags["Dice.secret"][:80]) from None
    if commitment(secret) != tags.get("Dice.commitment", ""):
        raise FairnessError("fair/commitment", came=tags.get("Dice.commitment", ""), allowed=(commitment(secret),))
    real_seats = set(_numbers(tags.get("Dice.by-hand", "")))
    before = sum(_numbers(tags.get("Dice.before", "")))
    dice = FairDice(secret, [tags.get(f"Dice.entropy.{seat}", "") for seat in range(len(record.seats))])
    nobody = tuple(map(str, range(len(record.seats))))  # who played does not matter: this Rollhouse may not even know their bots
    table = Table.resumed(msgspec.structs.replace(record, seats=nobody, moves=(), comments={}, result=None), dice)
    derived = by_hand = elsewhere = 0
    for number, text in enumerate(record.moves, start=1):
        state = table.state
        if state.to_act == CHANCE and number <= before:
            elsewhere += 1
        elif state.to_act == CHANCE and state.turn in real_seats:
            by_hand += 1
        elif state.to_act == CHANCE:
            right = str(dice.answer(table.game.outcomes(state), table.moment))
            if right != text:
                raise FairnessError("fair/roll", came=text, where=str(number), allowed=(right,))
            derived += 1
        table.submit(table.read(text))
    return Checked(derived, by_hand, elsewhere)


def _numbers(text: str) -> list[int]:
    """The numbers in a tag, which anybody may have written."""
    return [int(word) for word in text.split() if word.isdecimal() and len(word) < 10]
