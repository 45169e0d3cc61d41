"""Dice that any player can verify.

Before the game the server draws a secret and publishes a commitment to it. Every seat draws a share of its own, and publishes a commitment
to that; once all have, the shares are revealed. Each roll is an HMAC of the secret over all shares and the moment (which roll of which
turn), turned into an outcome by rejection sampling. When the game is over the secret is published, and every roll can be derived again.
Commitments and dice have different domains, so that neither reveals the other. docs/dice.md says what this proves, and against whom.
In records and in the hashed text a share is called a part. Older records use the scheme `rollhouse-1`, in which seats added their shares
in the open.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import CHANCE, Outcomes
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record, positions
from rollhouse.play.chance import SeededDice, Source
from rollhouse.play.table import Table

SCHEME = "rollhouse-2"
OLD_SCHEME = "rollhouse-1"
_SCHEMES = (SCHEME, OLD_SCHEME)
REAL = "real"
"""In place of a scheme: people typed what their own dice showed."""
SEEDED = "seed"
"""In place of a scheme: a player chose the seed of the dice, which is in the tag `Dice.seed`."""
SHARE_BYTES = 16
NO_ENTROPY = "00" * SHARE_BYTES
"""The share of a seat that added none, in the old scheme: the dice are as random, but that player has to trust the server."""
_SECRET_BYTES = 32
_SHARE_LABEL = f"{SCHEME} part"
_SEAL = f"{SCHEME} seal"
_RANGE = 1 << 256


class FairnessError(RollhouseError):
    """A record's dice are not what its secret gives."""

    family = "fair"


def new_secret() -> bytes:
    """A fresh secret, for one game only."""
    return draw("secret of the dice", _SECRET_BYTES)


def commitment(secret: bytes, scheme: str = SCHEME) -> str:
    """The commitment that is published before the game: it fixes the secret without revealing it."""
    return hmac.new(secret, f"{scheme} commitment".encode(), hashlib.sha256).hexdigest()


def share_commitment(seat: int, share: str) -> str:
    """A seat's commitment: it fixes the share without revealing it. It has the seat, so that it can't be copied from another."""
    return hashlib.sha256(f"{_SHARE_LABEL}\n{seat}\n{share}".encode()).hexdigest()


def seal_of(published: str, commits: Sequence[str]) -> str:
    """A hash of all commitments. A client that stored it before the first roll can prove that nothing was changed since."""
    return hashlib.sha256("\n".join((_SEAL, published, *commits)).encode()).hexdigest()


def entropy_of(seats: Sequence[str]) -> bytes:
    """A hash of all seats' shares, in order."""
    return hashlib.sha256("\n".join(seats).encode()).digest()


class FairDice:
    """The source of a table's dice. The same moment always gives the same dice, so that taking back a move is no new roll."""

    def __init__(self, secret: bytes, entropy: Sequence[str], scheme: str = SCHEME) -> None:
        self.secret = secret
        self._entropy = entropy_of(entropy)
        self._domain = f"{scheme} dice".encode()

    def __repr__(self) -> str:
        return "FairDice(…)"  # never the secret, wherever this is logged

    def ticket(self, total: int, moment: int) -> int:
        """A number from `range(total)`, each equally likely."""
        limit = _RANGE - _RANGE % total
        attempt = 0
        while True:
            text = b"%b\n%b\n%d\n%d" % (self._domain, self._entropy, moment, attempt)
            number = int.from_bytes(hmac.digest(self.secret, text, "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """Chance's move at this moment."""
        return outcomes.pick(self.ticket(outcomes.total, moment))


class Added(msgspec.Struct, frozen=True):
    """The seats' shares in a game's dice, in order; empty for a seat without one."""

    shares: tuple[str, ...] = ()
    commits: tuple[str, ...] = ()
    """The commitments to the shares."""
    in_the_open: tuple[int, ...] = ()
    """Seats whose shares were public from the start, as older clients send them."""
    dropped: tuple[int, ...] = ()
    """Seats that committed to a share and did not reveal it: it was left out, and all others were drawn anew."""
    again: bool = False
    """Whether these are an earlier game's dice, which are public."""
    shared: bool = False
    """Whether other tables play with the same dice."""


def fairness_tags(
    secret: bytes | None, published: str, added: Added, by_hand: Sequence[int] = (), before: int = 0, *, scheme: str = SCHEME
) -> dict[str, str]:
    """The tags with which a record proves its dice; the secret only once the game is over.

    `by_hand` are the seats that rolled real dice; `before` counts the moves that were made at another table, which this one continues.
    """
    tags = {"Dice": scheme, "Dice.commitment": published}
    if scheme == OLD_SCHEME:
        tags |= {f"Dice.entropy.{seat}": value for seat, value in enumerate(added.shares)}
    else:
        tags |= {f"Dice.commit.{seat}": value for seat, value in enumerate(added.commits) if value}
        tags |= {f"Dice.part.{seat}": value for seat, value in enumerate(added.shares) if value}
    lists = {"Dice.in-the-open": added.in_the_open, "Dice.dropped": added.dropped, "Dice.by-hand": by_hand}
    tags |= {name: " ".join(map(str, seats)) for name, seats in lists.items() if seats}
    if added.again:
        tags["Dice.again"] = "yes"
    if added.shared:
        tags["Dice.shared"] = "yes"
    if before:
        tags["Dice.before"] = str(before)
    if secret is not None:
        tags["Dice.secret"] = secret.hex()
    return tags


def _added(record: Record) -> Added:
    """The shares according to a record's tags, which may have been edited."""
    tags, seats = record.tags, range(len(record.seats))
    name = "entropy" if tags.get("Dice") == OLD_SCHEME else "part"
    return Added(
        tuple(tags.get(f"Dice.{name}.{seat}", "") for seat in seats),
        tuple(tags.get(f"Dice.commit.{seat}", "") for seat in seats),
        tuple(_numbers(tags.get("Dice.in-the-open", ""))),
        tuple(_numbers(tags.get("Dice.dropped", ""))),
        "Dice.again" in tags,
        "Dice.shared" in tags,
    )


def promise(record: Record) -> Message | None:
    """The message with the commitment, shown before the first roll; None for real dice, and for dice from a seed."""
    published = record.tags.get("Dice.commitment")
    return None if published is None else say("common-dice-promise", commitment=published)


def reveal(record: Record, secret: bytes) -> Record:
    """The record with the secret of its dice, if it is over and they were promised in it."""
    if record.result is None or "Dice.commitment" not in record.tags:
        return record
    return msgspec.structs.replace(record, tags={**record.tags, "Dice.secret": secret.hex()})


class Checked(msgspec.Struct, frozen=True):
    """The result of verifying a record: none of its rolls and draws is wrong, and the derived ones are proved right."""

    derived: int
    """Rolls of the server, derived again and equal."""
    by_hand: int
    """Rolls that people typed, which can't be verified."""
    elsewhere: int
    """Rolls of the table that this game continues."""
    scheme: str = ""
    """The scheme of the server's dice; empty where there are none."""
    seal: str = ""
    """The hash of all commitments (`seal_of`)."""
    hidden: tuple[int, ...] = ()
    """Seats that revealed their share after all had committed: their players know that the dice were not chosen."""
    in_the_open: tuple[int, ...] = ()
    """Seats whose share was public before all had committed."""
    dropped: tuple[int, ...] = ()
    """Seats that did not reveal their share."""
    again: bool = False
    """Whether these are the dice of an earlier game."""
    shared: bool = False
    """Whether other tables played with the same dice."""
    commitment: str = ""
    """The server's commitment: records with the same one, and without shares, have the same dice."""
    seed: str = ""
    """The seed of the dice, where a player chose one."""


def verify(record: Record) -> Checked:
    """Derive every roll and draw again, and count them.

    Raises:
        FairnessError: A roll, a commitment or a share is wrong or missing.

    """
    tags: Mapping[str, str] = record.tags
    if tags.get("Dice") == REAL:
        states = [state for _, state in positions(record)]
        return Checked(0, sum(state.to_act == CHANCE for state in states[:-1]), 0)
    scheme = tags.get("Dice", "")
    if scheme == SEEDED:
        seed = tags.get("Dice.seed", "")
        if not re.fullmatch(r"-?[0-9]{1,4000}", seed):
            raise FairnessError("fair/not-verifiable", value=seed[:80])
        return Checked(*_derived(record, SeededDice(int(seed)), (), 0), scheme=scheme, seed=seed)
    if scheme not in _SCHEMES:
        raise FairnessError("fair/not-verifiable", value=scheme, expected=_SCHEMES)
    if "Dice.secret" not in tags:
        raise FairnessError("fair/not-over", value=tags.get("Dice.commitment", ""))
    try:
        secret = bytes.fromhex(tags["Dice.secret"])
    except ValueError:
        raise FairnessError("fair/secret", value=tags["Dice.secret"][:80]) from None
    published = tags.get("Dice.commitment", "")
    if commitment(secret, scheme) != published:
        raise FairnessError("fair/commitment", value=published, expected=(commitment(secret, scheme),))
    added = _added(record)
    if scheme == SCHEME:
        _check_shares(added)
    real_seats = set(_numbers(tags.get("Dice.by-hand", "")))
    before = sum(_numbers(tags.get("Dice.before", "")))
    derived, by_hand, elsewhere = _derived(record, FairDice(secret, added.shares, scheme), real_seats, before)
    given = {seat for seat, share in enumerate(added.shares) if share not in ("", NO_ENTROPY)}
    in_the_open = given if scheme == OLD_SCHEME else given & set(added.in_the_open)
    seal = seal_of(published, added.commits) if scheme == SCHEME else ""
    hidden = tuple(sorted(given - in_the_open))
    opened = tuple(sorted(in_the_open))
    return Checked(derived, by_hand, elsewhere, scheme, seal, hidden, opened, added.dropped, added.again, added.shared, published)


def _derived(record: Record, dice: Source, real_seats: Collection[int], before: int) -> tuple[int, int, int]:
    """The numbers of rolls that these dice give, that people typed, and that were made at an earlier table; `fair/roll` for a wrong one."""
    placeholders = tuple(map(str, range(len(record.seats))))  # the players don't matter, and their bots may not be installed
    table = Table.resumed(msgspec.structs.replace(record, seats=placeholders, moves=(), comments={}, result=None), dice)
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
                raise FairnessError("fair/roll", value=text, location=str(number), expected=(right,))
            derived += 1
        table.submit(table.read(text))
    return derived, by_hand, elsewhere


def _check_shares(added: Added) -> None:
    """Refuse a share that its seat did not commit to, and a missing one: `fair/part`."""
    for seat, (share, commit) in enumerate(zip(added.shares, added.commits, strict=True)):
        if (share_commitment(seat, share) if share else "") != commit:
            raise FairnessError("fair/part", value=share[:80], location=str(seat + 1), expected=(commit[:80],))


def _numbers(text: str) -> list[int]:
    """The numbers in a tag, which may have been edited."""
    return [int(word) for word in text.split() if word.isdecimal() and len(word) < 10]
