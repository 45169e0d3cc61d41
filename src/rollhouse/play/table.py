"""A table: a game in progress, who plays at it, who answers for chance, what it waits for.

Terminal, plain mode and server play through the same one. It makes no bot and asks none: whoever drives them does (`play/driver.py` here,
the server's workers there). Who may do what at a shared table is a `Session`'s to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.core.errors import StaleMove
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Event, Outcome, Setup
from rollhouse.core.record import Record, positions
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, Source
from rollhouse.play.players import Player, read_players
from rollhouse.play.undo import Maker, moves_to_take_back, undo_refused

__all__ = ["MOST_ROLLS", "Awaited", "Table"]

MOST_ROLLS = 1000
"""More rolls and draws than any turn has: moments of different turns never meet."""

Awaited: TypeAlias = Literal["person", "roll", "bot", "dice", "dealer", "nobody"]
"""Who the table waits for: a person who decides, a person whose turn begins and who asks for the dice (`roll`), a bot, the dice, a person
who says what real dice or cards show (a dealer), or nobody any more."""


@lru_cache(maxsize=1 << 14)
def _parsed(game: AnyGame, text: str) -> Any:
    """A move is read when it comes, or when it is replayed: the same few thousand texts at every table."""
    return game.parse(text)


class Table:
    """One game in progress. Every change goes through `submit` or `undo`, and `saved` hears of each before anybody else does."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        players: Sequence[Player],
        dice: Source,
        *,
        seed: int | None = None,
        saved: Callable[[Record], None] | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.bots = tuple(player.bot for player in players)
        """The bot that plays each seat now, by its name; empty where a person plays. At a shared table bots come and go."""
        self.real_seats: tuple[int, ...] = ()
        """Seats whose people roll real dice, at a table where the house rolls for the others."""
        self.dice = dice
        self.seed = seed
        """The seed that the player gave, if any: for whoever drives the bots, whose own chance it gives too."""
        self.saved = saved
        self._record = Record.begin(game, setup, [player.text for player in players])
        self._unwritten: list[Any] = []
        """Moves that `_record` does not have yet: most moves of a shared table come before anybody asks for its record."""
        self._states: list[Any] = [game.start(setup)]
        self._moments = [0]

    @classmethod
    def resumed(cls, record: Record, dice: Source, *, seed: int | None = None, saved: Callable[[Record], None] | None = None) -> Table:
        """The table as the record left it."""
        game = find_game(record.game)
        setup = game.setup(record.setup)
        table = cls(game, setup, read_players(record.seats, game, recorded=True), dice, seed=seed, saved=saved)
        table._record = record
        for _, state in islice(positions(record), 1, None):
            table._advance(state)
        return table

    @classmethod
    def at(cls, game: AnyGame, state: Any, players: Sequence[Player]) -> Table:
        """A table with this position on it, to look at and to think about: its record does not tell how it came about."""
        table = cls(game, state.setup, players, RealDice())
        table._states = [state]
        return table

    @property
    def record(self) -> Record:
        """The game so far."""
        if self._unwritten:
            written = msgspec.structs.replace(self._record, moves=(*self._record.moves, *map(str, self._unwritten)))
            self._record = written.ended(self.outcome)
            self._unwritten.clear()
        return self._record

    @property
    def state(self) -> Any:
        """The position now."""
        return self._states[-1]

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self._states) - 1

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.game.outcome(self.state)

    @property
    def awaited(self) -> Awaited:
        """Who the table waits for."""
        state = self.state
        if state.to_act >= 0:
            return "bot" if self.bots[state.to_act] else "person"
        if state.to_act == NOBODY:
            return "nobody"
        if self.by_hand(state):
            return "dealer"
        return "roll" if state.turn >= 0 and not self.bots[state.turn] and self.turn_begins else "dice"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, bot in enumerate(self.bots) if not bot)

    def by_hand(self, state: Any) -> bool:
        """Whether a person says what chance did in this position."""
        if isinstance(self.dice, RealDice):
            return True
        return state.turn in self.real_seats and not self.bots[state.turn]

    def dealer_seat(self, state: Any) -> int | None:
        """The seat whose person says it: whoever's turn it is; for bots, and before the first turn, the first person at the table."""
        people = self.people
        return state.turn if state.turn in people else next(iter(people), None)

    @property
    def turn_begins(self) -> bool:
        """Whether a turn has just begun: nothing has been rolled or drawn in it yet."""
        moments = self._moments
        return len(moments) < 2 or moments[-1] // MOST_ROLLS != moments[-2] // MOST_ROLLS

    @property
    def moment(self) -> int:
        """Which roll or draw of which turn is due.

        The dice are asked by this, not by the number of moves: a turn begins with the same roll whatever was decided before it, so that
        a game can be played again with the same dice.
        """
        return self._moments[-1]

    def _advance(self, state: Any) -> None:
        before, moment = self.state, self.moment
        if self.game.turn_key(before) != self.game.turn_key(state):
            moment = (moment // MOST_ROLLS + 1) * MOST_ROLLS
        elif before.to_act == CHANCE:
            moment += 1
        self._states.append(state)
        self._moments.append(moment)

    @property
    def before(self) -> Any:
        """The position before the last move; None at the beginning."""
        return self._states[-2] if len(self._states) > 1 else None

    def earlier(self) -> Iterator[Any]:
        """The positions before this one, the latest first."""
        return islice(reversed(self._states), 1, None)

    def read(self, text: str) -> Any:
        """The move with this text."""
        return _parsed(self.game, text)

    def submit(self, move: Any, *, ply: int | None = None) -> tuple[Event, ...]:
        """Make a move for whoever is to act, and say what happened. Refused moves change nothing.

        `ply` is the number of moves that the mover had seen; if others came since, the move is `move/stale`.
        """
        if ply is not None and ply != self.ply:
            raise StaleMove(str(move), ply=ply, now=self.ply)
        happened: list[Event] = []
        after = self.game.play(self.state, move, happened)
        if self.saved is not None:
            self.saved(self.record.then(move).ended(self.game.outcome(after)))  # on disk first: what was shown is never lost
        self._unwritten.append(move)
        self._advance(after)
        return tuple(happened)

    def roll(self) -> tuple[Event, ...]:
        """Let the dice make the move that is chance's; nothing happens where they have no answer, and a person must give it."""
        move = self.dice.answer(self.game.outcomes(self.state), self.moment)
        return () if move is None else self.submit(move)

    def undo(self) -> int:
        """Take back what the policy of `play/undo.py` allows whoever sits here; the number of moves taken back."""
        taken = self.undoable()
        if not taken:
            raise undo_refused(self.ply, alone=self.alone)
        self.take_back(taken)
        return taken

    @property
    def alone(self) -> bool:
        """Whether nobody but bots plays against whoever is here."""
        return len(self.people) <= 1

    def undoable(self) -> int:
        """How many moves `undo` would take back; 0 when it would refuse. Everybody is at this keyboard, and takes back for all."""
        return moves_to_take_back(self.makers(), alone=self.alone)

    def makers(self) -> Iterator[Maker]:
        """Who made each move, the last one first, for somebody who speaks for all people."""
        for state in self.earlier():
            if state.to_act == CHANCE:
                yield "own" if self.by_hand(state) else "dice"
            else:
                yield "bot" if self.bots[state.to_act] else "own"

    def take_back(self, count: int) -> None:
        """Take back so many moves, whosever they are; `undo` asks first whether one may."""
        cut = self.record.cut(self.ply - count)
        if self.saved is not None:
            self.saved(cut)
        self._record = cut
        del self._states[-count:], self._moments[-count:]
