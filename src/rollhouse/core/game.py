"""The one idea as types: a game is a pure state machine, and chance is one of its players."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from os.path import commonprefix
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from rollhouse.core.errors import IllegalMove, PositionError
from rollhouse.core.evaluate import Evaluator, Preparation, Progress
from rollhouse.core.messages import Message, say

if TYPE_CHECKING:
    from rollhouse.core.tensors import Tensors
    from rollhouse.core.words import Words

__all__ = [
    "CHANCE",
    "NOBODY",
    "AnyGame",
    "Bot",
    "Event",
    "First",
    "Game",
    "LuckKind",
    "Move",
    "Outcome",
    "Outcomes",
    "Position",
    "Refusal",
    "Setup",
    "Standing",
    "State",
    "Taken",
    "actor",
]

CHANCE = -1
"""`to_act` when dice are to be rolled or a card is to be drawn."""
NOBODY = -2
"""`to_act` when the game is over."""

First: TypeAlias = int | Literal["random"]
"""Who starts: a seat, or chance decides."""

LuckKind: TypeAlias = Literal["dice", "cards", "duels"]
"""What chance may play with: luck is told apart by it."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before the game: validated, complete, and all that a game needs to start."""

    players: int
    first: First


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Something an actor does. `str(move)` is its lossless text form; `game.parse` reads it back."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A position: plain data, nothing hidden, nothing random. And without cycles: the garbage collector need not look at it."""

    setup: Setup
    to_act: int
    """A seat, `CHANCE` or `NOBODY`."""
    turn: int
    """The seat whose turn it is, whoever is to act within it; -1 before the first turn."""


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened, for clients to show."""

    def message(self) -> Message:
        """What happened, as a message."""
        raise NotImplementedError


class Position(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A position as programs and clients get it: what every game's has. A game adds its own; docs/referee.md describes both games'."""

    to_act: int | Literal["chance"] | None
    """A seat, chance, or null when the game is over."""
    turn: int
    """The seat whose turn it is; -1 before the first turn."""
    scores: tuple[int, ...]
    """A number a seat."""
    over: bool
    winners: tuple[int, ...]
    """The winners' seats, once it is over."""
    rolling: int = 0
    """How many dice chance is about to roll, where a game tells: a client then asks for as many faces, and needs no list of all rolls."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal, and the rule that says so."""

    reason: Message
    rule: str = ""


class Standing(msgspec.Struct, frozen=True):
    """One seat's final result."""

    seat: int
    rank: int
    """1 is first; equals share a rank."""
    score: int
    details: dict[str, int] = {}
    """What the score or the tie-break is made of."""


class Taken(NamedTuple):
    """A card that a move takes, scores or plays for."""

    card: str
    """One of those that `words.cards()` names."""
    points: int
    """What it brings, or is worth to whoever wins it."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: Message
    standings: tuple[Standing, ...]
    """Best first."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
SetupT = TypeVar("SetupT", bound=Setup)


class Outcomes(Generic[M]):
    """What chance may do, each with an exact weight out of `total`."""

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
        if self._members is None:  # not everybody asks, and looking through 462 rolls one by one costs more than all the rest of a move
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
        """One move at random."""
        return self.pick(int(rng.random() * self.total))


class Bot(Protocol):
    """A function from a state to one of its legal moves, with randomness of its own passed in. It cannot peek: a state hides nothing."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, which are `legal(state)`."""
        ...


class Game(ABC, Generic[SetupT, S, M]):
    """The rules of one game. Stateless: every method is a pure function of its arguments."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Goes up when any legal move, score or probability changes; stored with every record."""
    players: ClassVar[range] = range(2, 5)
    """How many can play."""
    setup_type: type[SetupT]
    state_type: type[S]
    position_type: ClassVar[type[Position]]
    """What `position` gives: the browser's types are made from it."""
    event_types: ClassVar[tuple[type[Event], ...]]
    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """By name, the weakest first."""
    bot_extras: ClassVar[Mapping[str, str]] = {}
    """Bots that need more than everybody has installed, and which extra it is (`core/extras.py`)."""
    luck_kinds: ClassVar[tuple[LuckKind, ...]] = ("dice",)
    """What luck is made of once the game has begun, in the order in which it is told."""
    usual_bot: ClassVar[str] = "greedy"
    """The one that is offered first."""
    level_settings: ClassVar[tuple[Mapping[str, object], ...]] = ({},)
    """The settings in which the levels of its bots are measured, the usual one first."""
    words: ClassVar[Words]
    """How to put positions and choices to a person."""

    @abstractmethod
    def setup(self, options: Mapping[str, object]) -> SetupT:
        """The validated setup for these options; `SetupError` names the first bad one."""

    def agreed(self, options: Mapping[str, object], rules_version: int) -> SetupT | None:
        """The setup of a game that was begun under this version of the rules, so that today's replay it; None where they can't.

        Version 0 is a shared table from before tables noted the version. A game that can replay older versions overrides this.
        """
        return self.setup(options) if rules_version in (0, self.rules_version) else None

    @abstractmethod
    def start(self, setup: SetupT) -> S:
        """The position before anything has happened."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[M]:
        """Everything that whoever is to act may do; for chance, every outcome; nothing when the game is over."""

    @abstractmethod
    def outcomes(self, state: S) -> Outcomes[M]:
        """Chance's moves and their exact weights. Only when chance is to act."""

    @abstractmethod
    def apply(self, state: S, move: M, events: list[Event] | None = None) -> S:
        """The next position; what happens on the way is added to `events`, when given.

        Trusts that the move is legal: solvers and simulations use this door.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move with this text; `MalformedMove` if there is none."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal:
        """Why this move, which is not legal here, is refused."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """The position for programs and clients."""

    def play(self, state: S, move: M, events: list[Event] | None = None) -> S:
        """The next position, or `IllegalMove`: clients and servers use this door. What happens is added to `events`, as by `apply`."""
        if move not in (self.outcomes(state) if state.to_act == CHANCE else self.legal(state)):
            refusal = self.refusal(state, move)
            came = str(move)
            nearest = sorted(map(str, self.legal(state)), key=lambda other: -len(commonprefix([came, other])))  # noqa: RUF071  # no paths: letters are meant
            raise IllegalMove(came, location=self.where(state), reason=refusal.reason, rule=refusal.rule, expected=nearest)
        return self.apply(state, move, events)

    def evaluator(self, state: S, *, prepare: bool = False, progress: Progress = lambda done: None) -> Evaluator | None:
        """Who can say what positions of this game are worth, once its setting is settled; None while nobody can.

        With `prepare`, whatever must be worked out first is worked out now, and `progress` hears how it goes.
        """
        return None

    def preparing_cost(self, state: S) -> float:
        """How much work it is to prepare the evaluator for this game, beside other games of the same rules: the smallest are done first."""
        return 0.0

    @property
    def has_evaluator(self) -> bool:
        """Whether anybody can ever say what positions are worth: without that there are no hints, no coach and no costs."""
        return type(self).evaluator is not Game.evaluator

    def estimator(self, state: S, *, progress: Progress = lambda done: None) -> Evaluator | None:
        """Who can say at once, if only roughly: the evaluator when it is there, an estimate that says so while it is worked out.

        The first time on a machine even that may take a while: `progress` then hears how it goes.
        """
        return self.evaluator(state)

    def preparation(self, state: S) -> Preparation:
        """What `evaluator` with `prepare` may have to work out first, for the game that this position belongs to."""
        return "none"

    def tensors(self) -> Tensors[S, M] | None:
        """The game in numbers, for programs that learn: actions and observations. None where nobody has numbered them."""
        return None

    def batch(self, setup: SetupT) -> Any:
        """The game as arrays, thousands at once (`rollhouse.batch.env.Env`). None where nobody has written it so."""
        return None

    def plays_as(self, bot: str, players: int) -> str:
        """Which bot really plays where this one sits, at a table of so many. A game overrides this where one stands in for another."""
        return bot

    def warm_up(self) -> None:
        """Load and compile what bots and evaluators need, so that nobody's first move waits for it."""
        return

    def turn_key(self, state: S) -> tuple[int, ...]:
        """Changes whenever a new turn begins. A game in which a seat may have two turns in a row overrides this."""
        return (state.turn,)

    def luck_kind(self, state: S) -> LuckKind:
        """Which kind of luck chance's move in this position is: one of `luck_kinds`."""
        return self.luck_kinds[0]

    def taken(self, state: S, move: M) -> Taken | None:
        """The card that a seat's legal move takes, where it takes one: for what people's habits are told of."""
        return None

    def win_chance(self, state: S, move: M) -> float | None:
        """How likely a legal move wins the card that it takes, if the others play as well as the evaluator knows how to.

        None where there is nothing to be won any more: whoever takes it has it.
        """
        return None

    def winning_plies(self, states: Sequence[S], moves: Sequence[M], seat: int) -> frozenset[int]:
        """In a game where cards have to be won first: a seat's moves that took a card and won it, by their place in the record."""
        return frozenset()

    def error_kind(self, state: S, move: M, best: M) -> str:
        """What kind of error it is to make this move where another was better: one of those that `words.errors()` names.

        Empty in a game that tells none apart.
        """
        return ""

    def where(self, state: S) -> str:
        """The position in a few words, for error messages."""
        return f"to act: {actor(state.to_act)}"

    def encode(self, state: S) -> str:
        """The state as programs of the house send it to each other: lossless, and quick."""
        return msgspec.json.encode(state).decode()

    def decode(self, text: str) -> S:
        """The state with this text, which the house wrote itself: what `encode` gave, or a position in one line."""
        return msgspec.json.decode(text, type=self.state_type) if text.startswith("{") else self.read_position(text)

    def position_text(self, state: S) -> str:
        """The position in one line, lossless, for people, links and tests. A game that has no notation of its own gives its JSON."""
        return self.encode(state)

    def read_position(self, text: str) -> S:
        """The position with this line, from anybody: `PositionError` says which part of it is wrong."""
        try:
            return msgspec.json.decode(text, type=self.state_type)
        except msgspec.MsgspecError as error:
            raise PositionError("position/malformed", value=text[:80], reason=say("error-why-parser", reason=str(error))) from None


AnyGame: TypeAlias = Game[Any, Any, Any]


def actor(to_act: int) -> int | Literal["chance"] | None:
    """`to_act` as programs see it: a seat, `"chance"`, or None when the game is over."""
    return "chance" if to_act == CHANCE else None if to_act == NOBODY else to_act
