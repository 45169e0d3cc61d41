"""Shared tables for the tests: opened, seated and begun in a line, with dice from a known secret and a clock that the test sets."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Clock, Entry, Opened, Options, decode_entries, encode_entries
from rollhouse.play.fair import SCHEME, FairDice, commitment
from rollhouse.play.session import Session

SECRET = bytes(range(32))
ANA, BO, CY = "id-ana", "id-bo", "id-cy"
NAMES = {ANA: "Ana", BO: "Bo", CY: "Cy"}
NOON = 1000.0
ENTROPY = "0123456789abcdef" * 2


class SharedTable:
    """A session as a server keeps it: each command is one commit, and the entries are kept."""

    def __init__(
        self,
        seats: Sequence[str],
        game: str = "dicy-cards",
        *,
        options: Options | None = None,
        secret: bytes = SECRET,
        opened: Opened | None = None,
        scheme: str = SCHEME,
        **setup: object,
    ) -> None:
        rules = find_game(game)
        first: dict[str, object] = {"players": len(seats), "first": 0}
        if opened is None:
            checked = rules.setup({**first, **setup})
            opened = Opened(game, msgspec.to_builtins(checked), options or Options(), ANA, commitment(secret, scheme), scheme=scheme)
        self.secret = secret
        self.session = Session(opened)
        self.now = NOON
        self.commits: list[tuple[Entry, ...]] = []
        for seat, one in enumerate(seats):
            if one.startswith("bot:"):
                self.session.put_bot(ANA, seat, one.removeprefix("bot:"))
            elif one:
                self.session.sit(one, seat, NAMES[one] if one not in seats[:seat] else f"{NAMES[one]} {seat}", ENTROPY)
        self.commit()

    def commit(self) -> tuple[Entry, ...]:
        """What the command added."""
        entries = tuple(entry for entry, _ in self.session.take_pending())
        if entries:
            self.commits.append(entries)
        return entries

    def begin(self) -> SharedTable:
        self.session.begin(ANA, self.dice, self.now)
        self.commit()
        return self

    def dice(self) -> FairDice:
        """The server's dice, with the parts of all seats."""
        return FairDice(self.secret, self.session.entropy, self.session.opened.scheme)

    def move(self, user_id: str, text: str) -> tuple[Entry, ...]:
        self.session.move(user_id, text, self.session.version, self.now)
        return self.commit()

    def roll(self, user_id: str) -> tuple[Entry, ...]:
        self.session.roll(user_id, self.session.version, self.now)
        return self.commit()

    def undo(self, user_id: str) -> tuple[Entry, ...]:
        self.session.undo(user_id, self.session.version, self.now)
        return self.commit()

    def bots(self) -> None:
        """Every bot that the table waits for moves."""
        while (acting := self.session.acting_bot()) is not None:
            state = self.session.state
            moves = self.session.game.legal(state)
            choice = self.session.game.bots[acting[1]]().choose(state, moves, random.Random(self.session.version))
            self.session.bot_move(str(choice), self.session.version, self.now)
            self.commit()

    def actor(self) -> str:
        """The user who decides, or rolls."""
        session = self.session
        due = session.roll_due()
        dealer = session.dealer_seat()
        seat = due if due is not None else dealer if dealer is not None else session.state.to_act
        return session.seats[seat].user_id

    def step(self, rng: random.Random) -> None:
        """A roll, or any legal move."""
        session = self.session
        self.bots()
        if session.status != "playing":
            return
        if session.roll_due() is not None:
            self.roll(self.actor())
            return
        state = session.state
        moves: Sequence[Any] = session.game.legal(state)
        if session.dealer_seat() is None and rng.random() < 0.7:
            chosen = session.game.bots["greedy"]().choose(state, moves, rng)
        else:
            chosen = rng.choice(moves)
        self.move(self.actor(), str(chosen))

    def to_the_end(self, seed: int = 1, most: int = 3000) -> SharedTable:
        rng = random.Random(seed)
        for _ in islice(iter(lambda: self.session.status, "over"), most):
            self.step(rng)
        assert self.session.status == "over"
        return self

    def entries(self) -> Iterator[Entry]:
        for commit in self.commits:
            yield from commit

    def reread(self) -> Session:
        """The table as another node builds it, from what is stored."""
        (opened,) = decode_entries(encode_entries((self.session.opened,)))
        assert isinstance(opened, Opened)
        session = Session(opened)
        for commit in self.commits:
            session.committed(decode_entries(encode_entries(commit)))
        return session


def code_of(command: Callable[[], object]) -> str:
    """The code with which a command is refused."""
    with pytest.raises(RollhouseError) as refused:
        command()
    return refused.value.code


def clock(per: Any, seconds: int, increment: int = 0) -> Options:
    return Options(clock=Clock(per, seconds, increment))
