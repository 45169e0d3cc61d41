"""The types of a game: a pure state machine, in which chance is one of the players."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from os.path import commonprefix
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from rollhouse.core.errors import IllegalMove, PositionError
from rollhouse.core.messages import Message, say

if TYPE_CHECKING:
    from rollhouse.core.box import AnyBox
    from rollhouse.core.teaching import Teaching
    from rollhouse.core.tensors import Tensors
    from rollhouse.core.words import Words

__all__ = [
    "CHANCE",
    "GAME_OVER",
    "AnyGame",
    "Bot",
    "Event",
    "First",
    "Game",
    "Move",
    "Outcome",
    "Outcomes",
    "Position",
    "Refusal",
    "Setup",
    "Standing",
    "State",
    "actor",
]

CHANCE = -1
"""`to_act` when dice are to be rolled or a card is to be drawn."""
GAME_OVER = -2
"""`to_act` when the game is over."""

First: TypeAlias = int | Literal["random"]
"""The seat that starts, or `"random"`: chance decides."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The validated and complete options of a game: all that it needs to start."""

    players: int
    first: First


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A move of a seat or of chance. `str(move)` is its lossless text; `game.parse` reads it back."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A position: plain data, nothing hidden, nothing random. It has no cycles, so that the garbage collector can skip it."""

    setup: Setup
    to_act: int
    """A seat, `CHANCE` or `GAME_OVER`."""
    turn: int
    """The seat whose turn it is, even while another seat or chance is to act in it; -1 before the first turn."""


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """An event that a move caused, for clients to show."""

    def message(self) -> Message:
        """The event as a message."""
        raise NotImplementedError


class Position(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A position as programs and clients get it: the fields of every game. A game adds its own; docs/referee.md describes them."""

    to_act: int | Literal["chance"] | None
    """A seat, chance, or null when the game is over."""
    turn: int
    """The seat whose turn it is; -1 before the first turn."""
    scores: tuple[int, ...]
    """One number per seat."""
    over: bool
    winners: tuple[int, ...]
    """The winners' seats, once it is over."""
    rolling: int = 0
    """The number of dice that chance is about to roll, if the game says so: a client then asks for faces, not for a list of rolls."""


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a move is not legal, and the rule that says so."""

    reason: Message
    rule: str = ""


class Standing(msgspec.Struct, frozen=True):
    """One seat's final result."""

    seat: int
    rank: int
    """1 is first; equals share a rank."""
    score: int
    details: dict[str, int] = {}
    """The parts of the score or of the tie-break."""


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    winners: tuple[int, ...]
    reason: Message
    standings: tuple[Standing, ...]
    """Best first."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
SetupT = TypeVar("SetupT", bound=Setup)


class Outcomes(Generic[M]):
    """The moves of chance, each with an exact weight out of `total`."""

    __slots__ = ("_cumulative", "_members", "moves", "total", "weights")

    def __init__(self, moves: Sequence[M], weights: Sequence[int] | None = None) -> None:
        self.moves: tuple[M, ...] = tuple(moves)
        self.weights: tuple[int, ...] | None = None if weights is None else tuple(weights)
        """None when all are equally likely."""
        self._cumulative = None if weights is None else list(accumulate(weights))
        self.total = len(self.moves) if self._cumulative is None else self._cumulative[-1]
        self._members: frozenset[M] | None = None

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: object) -> bool:
        if self._members is None:  # made on demand: searching 462 rolls one by one would cost more than the rest of a move
            self._members = frozenset(self.moves)
        return move in self._members

    def probabilities(self) -> tuple[Fraction, ...]:
        """Each move's exact probability."""
        return tuple(Fraction(weight, self.total) for weight in self.weights or (1,) * len(self.moves))

    def pick(self, ticket: int) -> M:
        """The move that a uniform `ticket` from `range(total)` falls on."""
        if self._cumulative is None:
            return self.moves[ticket]
        return self.moves[bisect(self._cumulative, ticket)]

    def sample(self, rng: random.Random) -> M:
        """A random move, by the weights."""
        return self.pick(int(rng.random() * self.total))


class Bot(Protocol):
    """A function from a state to one of its legal moves, with randomness of its own passed in. It cannot peek: a state hides nothing."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, which are `legal(state)`."""
        ...


class Game(ABC, Generic[SetupT, S, M]):
    """The rules of a game, and what it declares about itself.

    A game has three parts: the rules (this class), its presentation (`words`) and, if it has one, its teaching (`teaching`).
    docs/game-hooks.md lists what each feature needs. A game has no state of its own: every method is a pure function of its arguments.

    Example:
        ```python
        import random

        from rollhouse import CHANCE, game

        dicy, rng = game("dicy-cards"), random.Random(1)
        state = dicy.start(dicy.setup({"players": 2}))
        while (outcome := dicy.outcome(state)) is None:
            if state.to_act == CHANCE:
                move = dicy.outcomes(state).sample(rng)
            else:
                move = rng.choice(dicy.legal(state))
            state = dicy.apply(state, move)
        print(outcome.winners)
        ```

    """

    # --- what a game declares ---------------------------------------------------------------------------------------------------------

    id: ClassVar[str]
    """The name in records, addresses and commands: small letters, digits and dashes."""
    rules_version: ClassVar[int]
    """Goes up when any legal move, score or probability changes; stored with every record."""
    rank: ClassVar[int] = 1000
    """The place in lists of games, smallest first; games of equal rank are sorted by id. The built-in games have the lowest ranks."""
    players: ClassVar[range] = range(2, 5)
    """The possible numbers of players."""
    setup_type: type[SetupT]
    state_type: type[S]
    position_type: ClassVar[type[Position]]
    """The type that `position` returns: the browser's types are made from it."""
    event_types: ClassVar[tuple[type[Event], ...]]
    """The types of the events that `apply` adds."""
    words: ClassVar[Words]
    """The presentation: names, menus and the guide to the rules."""
    teaching: ClassVar[Teaching[Any, Any] | None] = None
    """The values of positions and the kinds of errors; None: the game has no hints, no coach, no costs and no puzzles."""

    box: ClassVar[AnyBox | None] = None
    """What only the printed box says, for its owners to correct; None where the rules say everything."""

    # --- the rules --------------------------------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, options: Mapping[str, object]) -> SetupT:
        """The complete setup for these options; what they do not name has its default.

        Args:
            options: Values by name, as a program (`2`) or a command line (`"2"`) spells them.

        Raises:
            SetupError: An option is unknown or has an invalid value.

        """

    def agreed(self, options: Mapping[str, object], rules_version: int) -> SetupT | None:
        """The setup of a game that was begun under an older version of the rules; None where today's rules can't replay it.

        A game that can replay older versions overrides this.

        Args:
            options: The options that the record has.
            rules_version: The version of the record; 0 is a shared table from before tables noted the version.

        """
        return self.setup(options) if rules_version in (0, self.rules_version) else None

    @abstractmethod
    def start(self, setup: SetupT) -> S:
        """The first position of a game, always the same: what is random comes as chance's moves."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[M]:
        """All legal moves of the seat to act; chance's moves where chance is to act; empty when the game is over."""

    @abstractmethod
    def outcomes(self, state: S) -> Outcomes[M]:
        """Chance's moves and their exact weights, in a position where chance is to act."""

    @abstractmethod
    def apply(self, state: S, move: M, events: list[Event] | None = None) -> S:
        """The position after a move, which is not checked: for solvers, simulations and replays.

        Args:
            state: The position.
            move: A legal move of the seat to act, or one of chance's.
            events: A list to which everything that happens is added.

        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result of the game; None while it goes on."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal:
        """The reason why a move is not legal in this position, and the rule that says so."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """The position for programs and clients: a `position_type`."""

    def play(self, state: S, move: M, events: list[Event] | None = None) -> S:
        """The position after a move, which is checked first: for clients and servers.

        Args:
            state: The position.
            move: Any move of this game.
            events: A list to which everything that happens is added.

        Raises:
            IllegalMove: The move is not legal here; the error says why, and which moves are.

        """
        if move not in (self.outcomes(state) if state.to_act == CHANCE else self.legal(state)) and move != self.stop_move(state):
            refusal = self.refusal(state, move)
            text = str(move)
            nearest = sorted(map(str, self.legal(state)), key=lambda other: -len(commonprefix([text, other])))  # noqa: RUF071  # no paths: letters are meant
            raise IllegalMove(text, location=self.location(state), reason=refusal.reason, rule=refusal.rule, expected=nearest)
        return self.apply(state, move, events)

    def stop_move(self, state: S) -> M | None:
        """The move that ends the game here because all players agree to stop; None where the rules know no such agreement.

        It is no move of the seat to act: `legal` does not list it, and who has agreed is not the rules' business.
        """
        return None

    def agrees_to_stop(self, state: S, seat: int) -> bool:
        """Whether a bot on this seat agrees to `stop_move` here: where that costs it nothing."""
        return False

    def reactions(self, state: S) -> Sequence[M]:
        """All moves by which a seat may react to another seat's turn in the rest of this game; empty where the rules know no reactions.

        In correspondence games players order them in advance.
        """
        return ()

    def turn_key(self, state: S) -> tuple[int, ...]:
        """A value that changes with every new turn. A game in which a seat may have two turns in a row overrides this."""
        return (state.turn,)

    # --- moves and positions as text --------------------------------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with this text, which is `str(move)`.

        Raises:
            MalformedMove: No move has this text.

        """

    def location(self, state: S) -> str:
        """The position in a few words, for error messages."""
        return f"to act: {actor(state.to_act)}"

    def encode(self, state: S) -> str:
        """The state as the processes of a server send it to each other: lossless, and fast."""
        return msgspec.json.encode(state).decode()

    def decode(self, text: str) -> S:
        """The state with this text from `encode` or `position_text`; the text is trusted."""
        return msgspec.json.decode(text, type=self.state_type) if text.startswith("{") else self.read_position(text)

    def position_text(self, state: S) -> str:
        """The position in one line, lossless, for users, links and tests; JSON in a game without a notation of its own."""
        return self.encode(state)

    def read_position(self, text: str) -> S:
        """The position with this line, which may come from anywhere.

        Raises:
            PositionError: The line is no position; the error says which part of it is wrong.

        """
        try:
            return msgspec.json.decode(text, type=self.state_type)
        except msgspec.MsgspecError as error:
            raise PositionError("position/malformed", value=text[:80], reason=say("error-why-parser", reason=str(error))) from None

    # --- bots -------------------------------------------------------------------------------------------------------------------------

    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """The bots by name, the weakest first."""
    bot_extras: ClassVar[Mapping[str, str]] = {}
    """The bots that need an optional dependency, and the extra that installs it (`core/extras.py`)."""
    ladder: ClassVar[tuple[str, ...]] = ()
    """The bots that are levels of one player, the weakest first; the others stand beside them."""
    usual_bot: ClassVar[str] = "greedy"
    """The bot that is offered first."""
    level_settings: ClassVar[tuple[Mapping[str, object], ...]] = ({},)
    """The options with which `rollhouse levels` measures the bots, the usual ones first."""

    def plays_as(self, bot: str, players: int) -> str:
        """The bot that plays in the place of `bot` with so many players: `bot` itself, unless a game overrides this."""
        return bot

    def erring_expert(self, error: float) -> Bot:
        """The strongest of the `ladder` with an error rate, to calibrate the others; only for games with a ladder."""
        raise NotImplementedError

    def warm_up(self) -> None:
        """Load and compile what bots and evaluators need: a server calls this before the first move."""
        return

    # --- learning ---------------------------------------------------------------------------------------------------------------------

    def tensors(self) -> Tensors[S, M] | None:
        """The numbering of actions and observations, for programs that learn; None where the game has none."""
        return None

    def batch(self, setup: SetupT) -> Any:
        """The game as arrays, thousands of games at once (`rollhouse.batch.env.Env`); None where the game has none."""
        return None


AnyGame: TypeAlias = Game[Any, Any, Any]


def actor(to_act: int) -> int | Literal["chance"] | None:
    """`to_act` as programs see it: a seat, `"chance"`, or None when the game is over."""
    return "chance" if to_act == CHANCE else None if to_act == GAME_OVER else to_act
