"""A table: a game in progress, who sits at it, who answers for chance. Terminal and server play through the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.core.bots import Noted, note_of
from rollhouse.core.errors import StaleMove, UndoError
from rollhouse.core.game import CHANCE, NOBODY, AnyGame, Event, Outcome, Setup
from rollhouse.core.messages import Message
from rollhouse.core.record import Record, positions
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import find_bot
from rollhouse.play.chance import RealDice, Source, bot_rng
from rollhouse.play.players import Player, read_players

__all__ = ["MOST_ROLLS", "Awaited", "Table", "Thought"]

MOST_ROLLS = 1000
"""More rolls and draws than any turn has: moments of different turns never meet."""

Awaited: TypeAlias = Literal["person", "bot", "dice", "dealer", "nobody"]
"""Who the table waits for: a person at a seat, a bot, the dice, a person who answers for the dice (a dealer), or nobody any more."""


class Thought(NamedTuple):
    """What a bot has made up its mind to do after `ply` moves, and what it has to say about it."""

    ply: int
    move: Any
    note: Message | None


@lru_cache(maxsize=1 << 14)
def _parsed(game: AnyGame, text: str) -> Any:
    """A move is read when it comes, when it is applied and when it is replayed: the same few thousand texts at every table."""
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
        self.dice = dice
        self.seed = seed
        self.saved = saved
        self._record = Record.begin(game, setup, [player.text for player in players])
        self._unwritten: list[str] = []
        """Moves that `_record` does not have yet: most moves of a shared table come before anybody asks for its record."""
        self._states: list[Any] = [game.start(setup)]
        self._moments = [0]
        self._bots = {seat: find_bot(game, player.bot) for seat, player in enumerate(players) if player.bot}
        self._noted: dict[int, str] = {}
        """What each bot has said last."""

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
            written = msgspec.structs.replace(self._record, moves=(*self._record.moves, *self._unwritten))
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
        return self._awaited(self.state)

    def _awaited(self, state: Any) -> Awaited:
        if state.to_act == NOBODY:
            return "nobody"
        if state.to_act == CHANCE:
            return "dealer" if isinstance(self.dice, RealDice) else "dice"
        return "bot" if state.to_act in self._bots else "person"

    @property
    def turn_begins(self) -> bool:
        """Whether a turn has just begun: nothing has been rolled or drawn in it yet."""
        if len(self._states) < 2:
            return True
        return self.game.turn_key(self.state) != self.game.turn_key(self._states[-2])

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
        self._unwritten.append(str(move))
        self._advance(after)
        return tuple(happened)

    def think(self) -> Thought | None:
        """What the bot that the table waits for will do; None when it waits for somebody else. Any thread may ask: nothing changes."""
        ply, state = self.ply, self.state
        bot = self._bots.get(state.to_act)
        if bot is None:
            return None
        move = bot.choose(state, self.game.legal(state), bot_rng(self.seed, ply))
        return Thought(ply, move, note_of(bot, state))

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """Let the dice or the bot that the table waits for make one move; nothing when it waits for a person.

        A bot thinks now, unless it has done so before: then its `thought` is carried out, or is `move/stale` when the table has moved on.
        """
        state = self.state
        if state.to_act == CHANCE:
            move = self.dice.answer(self.game.outcomes(state), self.moment)
            return () if move is None else self.submit(move)
        thought = thought or self.think()
        if thought is None:
            return ()
        events = self.submit(thought.move, ply=thought.ply)
        return (*self._note(state.to_act, thought.note), *events)

    def _note(self, seat: int, note: Message | None) -> tuple[Event, ...]:
        """What the bot that moves has to say about it, unless it has just said so: numbers in it may change without a word."""
        if note is None or self._noted.get(seat) == note.key:
            return ()
        self._noted[seat] = note.key
        return (Noted(seat, note),)

    def undo(self) -> int:
        """Take back the last thing a person did, and what bots did since; the number of moves taken back.

        Never past a roll or a draw, except where a person typed it: a wrong entry can be corrected.
        """
        taken = self.undoable()
        if not taken:
            raise UndoError("undo/past-roll" if self.ply else "undo/nothing")
        self.take_back(taken)
        return taken

    def take_back(self, count: int) -> None:
        """Take back so many moves, whosever they are; `undo` says how many are a person's to take."""
        cut = self.record.cut(self.ply - count)
        if self.saved is not None:
            self.saved(cut)
        self._record = cut
        del self._states[-count:], self._moments[-count:]

    def undoable(self) -> int:
        """How many moves `undo` would take back; 0 when it would refuse."""
        for back, state in enumerate(self.earlier(), start=1):
            awaited = self._awaited(state)
            if awaited in ("person", "dealer"):
                return back
            if awaited == "dice":
                return 0
        return 0
