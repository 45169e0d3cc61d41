"""A table: a game in progress, its players, its source of chance, and what it waits for.

Terminal, plain mode and server all play through it. It runs no bots: `play/driver.py` does in this process, and workers on the server.
Which user may do what at a shared table is decided by a `Session`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.core.errors import StaleMove
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Event, Outcome, Setup
from rollhouse.core.record import Record, positions
from rollhouse.core.registry import game as find_game
from rollhouse.play.chance import RealDice, Source
from rollhouse.play.players import Player, read_players
from rollhouse.play.undo import Maker, moves_to_take_back, undo_refused

MAX_ROLLS_PER_TURN = 1000
"""More rolls and draws than any turn has, so that moments of different turns differ."""

Awaited: TypeAlias = Literal["person", "roll", "bot", "dice", "dealer", "end"]
"""What the table waits for: a person's decision, a person who begins a turn by asking for the dice (`roll`), a bot, the dice, a person who
types what real dice or cards show (`dealer`), or nothing because the game is over (`end`)."""


@lru_cache(maxsize=1 << 14)
def _parsed(game: AnyGame, text: str) -> Any:
    """The move with this text. Cached: all tables see the same few thousand texts, when moves are made and when they are replayed."""
    return game.parse(text)


class Table:
    """One game in progress. Every change goes through `submit` or `undo`, and is passed to `saved` before it is visible.

    Args:
        seed: The seed that the user gave, if any: the bots' randomness comes from it, too.
        saved: Called with the record before each change takes effect.
        real_seats: Seats that roll real dice, at a table where the server rolls for the others.
        position: Where the game starts, to look at a position without its past.
        record: The game so far.

    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        players: Sequence[Player],
        dice: Source,
        *,
        seed: int | None = None,
        saved: Callable[[Record], None] | None = None,
        real_seats: tuple[int, ...] = (),
        position: Any = None,
        record: Record | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.bots = tuple(player.bot for player in players)
        """The name of the bot that plays each seat now; empty where a person plays."""
        self.real_seats = real_seats
        self.dice = dice
        self.seed = seed
        self.saved = saved
        self._record = Record.begin(game, setup, [player.text for player in players]) if record is None else record
        self._unwritten: list[Any] = []
        """Moves that `_record` does not have yet: most moves are made before the record is asked for."""
        self.state: Any = game.start(setup) if position is None else position
        """The position now."""
        self._states: list[Any] = [self.state]
        self._moments = [0]
        for _, state in () if record is None else islice(positions(record), 1, None):
            self._advance(state)

    @classmethod
    def resumed(cls, record: Record, dice: Source, *, seed: int | None = None, saved: Callable[[Record], None] | None = None) -> Table:
        """The table as the record left it."""
        game = find_game(record.game)
        players = read_players(record.seats, game, recorded=True)
        return cls(game, game.setup(record.setup), players, dice, seed=seed, saved=saved, record=record)

    @classmethod
    def at(cls, game: AnyGame, state: Any, players: Sequence[Player]) -> Table:
        """A table with this position, to view and to analyse; its record does not have the moves before it."""
        return cls(game, state.setup, players, RealDice(), position=state)

    @property
    def record(self) -> Record:
        """The game so far."""
        if self._unwritten:
            written = msgspec.structs.replace(self._record, moves=(*self._record.moves, *map(str, self._unwritten)))
            self._record = written.ended(self.outcome)
            self._unwritten.clear()
        return self._record

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
        """What the table waits for."""
        state = self.state
        if state.to_act >= 0:
            return "bot" if self.bots[state.to_act] else "person"
        if state.to_act == GAME_OVER:
            return "end"
        if self.by_hand(state):
            return "dealer"
        return "roll" if state.turn >= 0 and not self.bots[state.turn] and self.turn_begins else "dice"

    def use_dice(self, dice: Source) -> None:
        """Let another source answer for chance from now on."""
        self.dice = dice

    def seat_bots(self, bots: Sequence[str]) -> None:
        """Let these bots play the seats from now on; an empty name leaves the seat to its person."""
        self.bots = tuple(bots)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, bot in enumerate(self.bots) if not bot)

    def by_hand(self, state: Any) -> bool:
        """Whether a person types what chance did in this position."""
        if isinstance(self.dice, RealDice):
            return True
        return state.turn in self.real_seats and not self.bots[state.turn]

    def dealer_seat(self, state: Any) -> int | None:
        """The seat whose person types it: the one whose turn it is; for bots, and before the first turn, the first person's."""
        people = self.people
        return state.turn if state.turn in people else next(iter(people), None)

    @property
    def turn_begins(self) -> bool:
        """Whether a turn has just begun: nothing has been rolled or drawn in it yet."""
        moments = self._moments
        return len(moments) < 2 or moments[-1] // MAX_ROLLS_PER_TURN != moments[-2] // MAX_ROLLS_PER_TURN

    @property
    def moment(self) -> int:
        """Which roll or draw of which turn is due.

        The dice are asked by this, not by the number of moves: a turn begins with the same roll after any decisions before it, so that
        a game can be played again with the same dice.
        """
        return self._moments[-1]

    def _advance(self, state: Any) -> None:
        before, moment = self.state, self.moment
        if self.game.turn_key(before) != self.game.turn_key(state):
            moment = (moment // MAX_ROLLS_PER_TURN + 1) * MAX_ROLLS_PER_TURN
        elif before.to_act == CHANCE:
            moment += 1
        self.state = state
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
        """Make a move for the seat that is to act, and return the events. Refused moves change nothing.

        `ply` is the number of moves that the mover had seen; if others came since, the move is `move/stale`.
        """
        if ply is not None and ply != self.ply:
            raise StaleMove(str(move), ply=ply, now=self.ply)
        happened: list[Event] = []
        after = self.game.play(self.state, move, happened)
        if self.saved is not None:
            self.saved(self.record.then(move).ended(self.game.outcome(after)))  # saved first, so that what was shown is never lost
        self._unwritten.append(move)
        self._advance(after)
        return tuple(happened)

    def roll(self) -> tuple[Event, ...]:
        """Let the dice make chance's move; nothing happens where a person must type it."""
        move = self.dice.answer(self.game.outcomes(self.state), self.moment)
        return () if move is None else self.submit(move)

    def undo(self) -> int:
        """Take back what the policy of `play/undo.py` allows; the number of moves taken back."""
        taken = self.undoable()
        if not taken:
            raise undo_refused(self.ply, solo=self.is_solo)
        self.take_back(taken)
        return taken

    @property
    def is_solo(self) -> bool:
        """Whether at most one person plays."""
        return len(self.people) <= 1

    def undoable(self) -> int:
        """How many moves `undo` would take back; 0 when it would refuse. All people share this keyboard."""
        return moves_to_take_back(self.makers(), solo=self.is_solo)

    def makers(self) -> Iterator[Maker]:
        """Who made each move, the last one first; all people count as one."""
        for state in self.earlier():
            if state.to_act == CHANCE:
                yield "own" if self.by_hand(state) else "dice"
            else:
                yield "bot" if self.bots[state.to_act] else "own"

    def take_back(self, count: int) -> None:
        """Take back so many moves, without asking the policy."""
        cut = self.record.cut(self.ply - count)
        if self.saved is not None:
            self.saved(cut)
        self._record = cut
        del self._states[-count:], self._moments[-count:]
        self.state = self._states[-1]
