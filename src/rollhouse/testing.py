"""The conformance suite: every game must pass `check_game`.

    from rollhouse.testing import check_game

    def test_my_game() -> None:
        check_game(MyGame())

It plays whole games and checks every position against the interface in `rollhouse.core.game`.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, NoReturn, TypeAlias

import msgspec

from rollhouse.core.errors import IllegalMove, MalformedMove, SetupError
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Event, Move, Outcome, Outcomes, Position, Setup, State, actor
from rollhouse.core.messages import Message, Seat
from rollhouse.core.words import Branch, Choice, Item, Option, Pick, Prompt

__all__ = ["Options", "Report", "check_game", "usual_setups"]

Options: TypeAlias = Mapping[str, object]
"""The options of `game.setup`."""

_MAX_PLAYERS = 8
_FORKS_PER_GAME = 4
_REFUSALS_PER_POSITION = 1
"""Moves of the previous position, and as many met earlier, that are tried at each position: it must refuse the illegal ones."""
_MALFORMED_MOVES = (
    *("", " ", "\n", "?", "0", "no such move", "roll", "roll 0", "roll 7", "roll x", "-1", "null", "{}", "\x00", "🎲", "skip; skip"),
    "roll 1\nroll 2",
    "1" * 5_000,
)
_SECRET_WORDS = ("seed", "rng", "generator", "secret", "shuffle", "future", "upcoming")
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_STARTS_PER_SEAT = 40
"""Games started per seat with `first` random: a seat that starts none of them counts as one that never starts."""
DECLARED = ("id", "rules_version", "setup_type", "state_type", "position_type", "event_types", "bots", "words")
"""The attributes without a default that every game declares."""
_KEY = re.compile(r"[a-z][a-z0-9_-]*")


class Report(msgspec.Struct, frozen=True):
    """The counts of a run."""

    games: int
    positions: int
    moves: int
    """Different moves met."""
    refusals: int


def check_game(
    game: AnyGame,
    *,
    setups: Sequence[Options] | None = None,
    walks: int = 1,
    seed: int = 0,
    closely: int = 16,
    longest: int = 20_000,
) -> Report:
    """Check a game against the interface in `rollhouse.core.game`.

    For each of `setups` (by default `usual_setups(game)`) it plays `walks` games with each kind of chance: random, every outcome in
    turn, and one that favours the first and last outcome. At every position all moves are listed and all weights added up; up to
    `closely` of the moves, drawn anew each time, are made, printed, read back and put into words. Then every bot plays a game. A game
    that goes on for more than `longest` moves counts as endless.

    Raises:
        AssertionError: At the first fault, with the setup and the moves that lead to it.

    """
    return _Check(game, seed, closely, longest).run(setups, walks)


def usual_setups(game: AnyGame) -> tuple[Options, ...]:
    """Setups with every number of players, a random first seat, every value of each option, and the lowest number of a range."""
    tables = [{"players": players} for players in range(1, _MAX_PLAYERS + 1)]
    found: list[Options] = [options for options in tables if _accepts(game, options)]
    found.append({"first": "random"})
    for option in game.words.options():
        values = _offered(option)
        found += [{option.name: value} for value in (values if option.values else values[:1])]  # the least of a range: short games
    return tuple(found)


def _offered(option: Option) -> list[str]:
    """Values to try: the fixed answers, or the ends of the range; none for a free text."""
    return [value for value, _ in option.values] or ([str(option.low), str(option.high)] if option.high else [])


def _accepts(game: AnyGame, options: Options) -> bool:
    try:
        game.setup(options)
    except SetupError:
        return False
    return True


# --- chance and players -------------------------------------------------------------------------------------------------------------


def _random_chance(outcomes: Outcomes[Any], ply: int, rng: random.Random) -> Any:
    return outcomes.sample(rng)


def _chance_in_turn(outcomes: Outcomes[Any], ply: int, rng: random.Random) -> Any:
    return outcomes.moves[ply % len(outcomes)]


def _extreme_chance(outcomes: Outcomes[Any], ply: int, rng: random.Random) -> Any:
    return rng.choice((outcomes.moves[0], outcomes.moves[-1], outcomes.sample(rng)))


_CHANCES: tuple[Callable[[Outcomes[Any], int, random.Random], Any], ...] = (_random_chance, _chance_in_turn, _extreme_chance)


# --- what a value may be ------------------------------------------------------------------------------------------------------------


def _not_plain(value: object, path: str) -> str:
    """The part of a value that is no plain data, or an empty text."""
    if value is None or value is msgspec.UNSET or type(value) in (int, str, bool):  # a field that is not set is not written
        return ""
    if type(value) is tuple:
        return next((found for place, one in enumerate(value) if (found := _not_plain(one, f"{path}[{place}]"))), "")
    if not isinstance(value, msgspec.Struct):
        return f"{path} is a {type(value).__name__}"
    if not value.__struct_config__.frozen:
        return f"{path} is a {type(value).__name__}, which is not frozen"
    for name in value.__struct_fields__:
        if any(word in name.lower() for word in _SECRET_WORDS):
            return f"{path}.{name} is a name for a secret"
        if found := _not_plain(getattr(value, name), f"{path}.{name}"):
            return found
    return ""


def _not_message(value: object, players: int) -> str:
    """The fault of a message, or an empty text."""
    if not isinstance(value, Message):
        return f"{value!r} is no message"
    if not _KEY.fullmatch(value.key):
        return f"{value.key!r} is no key"
    return next((found for name, arg in value.args.items() if (found := _not_argument(arg, f"{value.key}.{name}", players))), "")


def _not_argument(value: object, path: str, players: int) -> str:
    if isinstance(value, Seat):
        return "" if 0 <= value.index < players else f"{path} names seat {value.index}"
    if isinstance(value, Message):
        return _not_message(value, players)
    if type(value) is tuple:
        return next((found for one in value if (found := _not_argument(one, path, players))), "")
    return "" if type(value) in (int, float, str) else f"{path} is a {type(value).__name__}"


def _as_text(value: Any) -> str:
    """An option's value as flags and record tags spell it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(map(_as_text, value)) if isinstance(value, list | tuple) else str(value)


class _Check:
    """One run of the suite: the game, the moves met so far, and those that lead to the current position."""

    def __init__(self, game: AnyGame, seed: int, closely: int, longest: int) -> None:
        self.game = game
        self.name: str = getattr(game, "id", type(game).__name__)
        self.rng = random.Random(seed)
        self.closely = closely
        self.longest = longest
        self.met: dict[str, Move] = {}
        self.texts: list[str] = []
        self.weighed: set[tuple[tuple[Move, ...], tuple[int, ...] | None]] = set()
        self.games = self.positions = self.refusals = 0
        self.players = 0
        self.setup: object = None
        self.trail: list[str] = []

    def fail(self, problem: str) -> NoReturn:
        """Raise AssertionError with the problem, the setup and the moves."""
        raise AssertionError(f"{self.name}: {problem}\n  setup: {self.setup}\n  moves: {'; '.join(self.trail)}")

    def run(self, setups: Sequence[Options] | None, walks: int) -> Report:
        for part in (self._check_declared, self._check_words, lambda: self._check_all(setups, walks), self._check_first):
            try:
                part()
            except AssertionError:
                raise
            except Exception as error:
                moves = "; ".join(self.trail)
                raise AssertionError(f"{self.name}: {error!r}\n  setup: {self.setup}\n  moves: {moves}") from error
        return Report(self.games, self.positions, len(self.met), self.refusals)

    def _check_all(self, setups: Sequence[Options] | None, walks: int) -> None:
        setups = usual_setups(self.game) if setups is None else setups
        if not setups:
            self.fail("there is no setup to check")
        for options in setups:
            for chance in _CHANCES * walks:
                self._check_walk(self._check_setup(options), chance)
            luck = self.rng.getrandbits(32)  # one for all bots: where cards are dealt, what they know of a deal is then made once
            for name in self.game.bots:
                self._check_bot(self._check_setup(options), name, luck)
        self._check_garbage()

    # --- what a game declares ---------------------------------------------------------------------------------------------------------

    def _check_declared(self) -> None:
        """Attributes without a default exist, and those with one fit this game."""
        game = self.game
        for name in DECLARED:
            if not hasattr(game, name):
                self.fail(f"the game declares no {name}")
        if not _ID.fullmatch(game.id):
            self.fail(f"the id {game.id!r} is not made of small letters, digits and dashes")
        if not isinstance(game.rules_version, int) or game.rules_version < 1:
            self.fail(f"the rules_version {game.rules_version!r} is not a number from 1")
        for name, kind in (("setup_type", Setup), ("state_type", State), ("position_type", Position)):
            if not issubclass(declared := getattr(game, name), kind):
                lacking = [field for field in kind.__struct_fields__ if not hasattr(declared, field)]
                self.fail(f"the {name} {declared.__name__} is no {kind.__name__}; it lacks {', '.join(lacking) or 'only that base'}")
        if not game.bots:
            self.fail("the game has no bot")
        if game.usual_bot not in game.bots:
            self.fail(f"the usual_bot {game.usual_bot!r} is not among its bots: {', '.join(game.bots)}")
        seated = [players for players in range(1, _MAX_PLAYERS + 1) if _accepts(game, {"players": players})]
        if list(game.players) != seated:
            self.fail(f"players declares {list(game.players)}, and setup accepts {seated}")

    def _check_first(self) -> None:
        """The seat in `first` starts; with `random`, every seat starts in some games."""
        for players in self.game.players:
            for first in range(players):
                if (starts := self._starters({"players": players, "first": first}, 1)) != {first}:
                    self.fail(f"with first {first} it is seat {starts.pop()} that starts")
            seats = {*range(players)} if players > 1 else set()
            if never := seats - self._starters({"players": players, "first": "random"}, _STARTS_PER_SEAT * players):
                self.fail(f"with first random it is never seat {min(never)} that starts")

    def _starters(self, options: Options, times: int) -> set[int]:
        """The seats that had the first turn."""
        found: set[int] = set()
        self.setup, self.trail = options, []
        setup = self.game.setup(options)
        if setup.first != options["first"]:
            self.fail(f"setup makes first {setup.first!r} of {options['first']!r}")
        for _ in range(times):
            state: State = self.game.start(setup)
            for _ in range(self.longest):
                if state.turn >= 0:
                    break
                state = self.game.apply(state, self.game.outcomes(state).sample(self.rng))
            found.add(state.turn)
        return found

    # --- one game -------------------------------------------------------------------------------------------------------------------

    def _check_setup(self, options: Options) -> Setup:
        self.setup, self.trail = options, []
        setup: Setup = self.game.setup(options)
        self.setup = setup
        if type(setup) is not self.game.setup_type:
            self.fail(f"setup gives a {type(setup).__name__}")
        if problem := _not_plain(setup, "setup"):
            self.fail(problem)
        builtins = msgspec.to_builtins(setup)
        if self.game.setup(builtins) != setup:
            self.fail(f"the setup's own values are read back as {self.game.setup(builtins)}")
        texts = {name: _as_text(value) for name, value in builtins.items()}
        if self.game.setup(texts) != setup:
            self.fail(f"the setup's values as texts are read back as {self.game.setup(texts)}")
        self.players = setup.players
        self._check_messages("words.setup", self.game.words.setup(setup), some=True)
        return setup

    def _check_walk(self, setup: Setup, chance: Callable[[Outcomes[Any], int, random.Random], Any]) -> None:
        game, rng = self.game, self.rng
        self.trail = []
        state: State = game.start(setup)
        if state != game.start(setup):
            self.fail("the game does not always start from the same position")
        states, moves, before = [state], list[Move](), list[Move]()
        while True:
            legal = self._check_position(state, before)
            if state.to_act == GAME_OVER:
                break
            if len(moves) == self.longest:
                self.fail(f"the game has not ended after {self.longest} moves")
            move = chance(game.outcomes(state), len(moves), rng) if state.to_act == CHANCE else self._decision(state, legal)
            state = game.apply(state, move)
            self.trail.append(str(move))
            moves.append(move)
            states.append(state)
            before = legal
        self._check_replay(setup, states)
        self._check_forks(states, moves)
        self.games += 1

    def _decision(self, state: State, legal: Sequence[Move]) -> Move:
        """Either a move of a random kind (hundreds of rerolls must not crowd out the one skip), or a random bot's move."""
        if self.rng.random() < 0.5:
            return self._bot_move(self.rng.choice(sorted(self.game.bots)), state, legal, self.rng)
        kind = self.rng.choice(sorted({type(move).__name__ for move in legal}))
        return self.rng.choice([move for move in legal if type(move).__name__ == kind])

    def _bot_move(self, name: str, state: State, legal: Sequence[Move], rng: random.Random) -> Move:
        move: Move = self.game.bots[name]().choose(state, legal, rng)
        if move not in legal:
            self.fail(f"bot {name!r} chose {move}, which is not legal")
        return move

    def _check_replay(self, setup: Setup, states: Sequence[State]) -> None:
        """The same moves, read from their texts, lead through the same positions."""
        state: State = self.game.start(setup)
        for ply, text in enumerate(self.trail):
            state = self.game.play(state, self.game.parse(text))
            if state != states[ply + 1]:
                self.fail(f"replaying the moves' texts leads elsewhere at move {ply + 1}, {text!r}:\n  {states[ply + 1]}\n  {state}")

    def _check_forks(self, states: Sequence[State], moves: Sequence[Move]) -> None:
        """A position that was encoded and decoded continues like the original: no state is kept outside it."""
        for ply in sorted(self.rng.sample(range(len(states)), min(_FORKS_PER_GAME, len(states)))):
            state: State = self.game.decode(self.game.encode(states[ply]))
            for move in moves[ply:]:
                state = self.game.apply(state, move)
            if state != states[-1]:
                self.fail(f"the game goes on differently from the text of its position after {ply} moves")

    def _check_bot(self, setup: Setup, name: str, luck: int) -> None:
        """The bot plays every seat, twice with the same luck: its moves are legal, its games end, and they are the same game."""
        played = [self._bot_game(setup, name, luck) for _ in range(2)]
        if played[0] != played[1]:
            self.fail(f"bot {name!r} plays two different games with the same generator")
        self.games += 2

    def _bot_game(self, setup: Setup, name: str, luck: int) -> list[str]:
        game, rng = self.game, random.Random(luck)
        state: State = game.start(setup)
        self.trail = []
        while state.to_act != GAME_OVER:
            if len(self.trail) == self.longest:
                self.fail(f"bot {name!r} has not ended its game after {self.longest} moves")
            chance = state.to_act == CHANCE
            move = game.outcomes(state).sample(rng) if chance else self._bot_move(name, state, game.legal(state), rng)
            state = game.apply(state, move)
            self.trail.append(str(move))
        return self.trail

    # --- one position ---------------------------------------------------------------------------------------------------------------

    def _check_position(self, state: State, before: Sequence[Move]) -> list[Move]:
        game = self.game
        self.positions += 1
        self._check_state(state)
        written = game.encode(state)
        legal = list(game.legal(state))
        texts = [str(move) for move in legal]
        allowed = set(legal)
        if len(allowed) != len(legal):
            self.fail("legal lists a move twice")
        if bool(legal) != (state.to_act != GAME_OVER):
            self.fail(f"{actor(state.to_act)} is to act and has {len(legal)} legal moves")
        if state.to_act == CHANCE:
            self._check_chance(game.outcomes(state), legal)
        reactions = game.reactions(state)
        if reactions and state.to_act not in (CHANCE, GAME_OVER, state.turn) and not allowed.issubset(reactions):
            self.fail("a seat reacts to another one's turn by a move that reactions does not list")
        self._check_outcome(state)
        self._check_teaching(state, legal)
        for move in self.rng.sample(legal, min(self.closely, len(legal))):
            self._check_move(state, move)
        elsewhere = self.rng.sample(before, min(_REFUSALS_PER_POSITION, len(before)))
        elsewhere += [self.met[self.rng.choice(self.texts)] for _ in range(_REFUSALS_PER_POSITION) if self.texts]
        listed = sorted(texts)
        for move in elsewhere:
            if move not in allowed:
                self._check_refusal(state, move, listed)
        self._check_messages("words.summary", game.words.summary(state))
        if legal:
            self._check_menu(state, legal, texts)
        if game.encode(state) != written:
            self.fail("looking at the position has changed it")
        return legal

    def _check_state(self, state: State) -> None:
        game = self.game
        if type(state) is not game.state_type:
            self.fail(f"the position is a {type(state).__name__}, not a {game.state_type.__name__}")
        if problem := _not_plain(state, "state"):
            self.fail(f"a position must be plain data without secrets, and {problem}")
        if state.to_act not in (CHANCE, GAME_OVER, *range(self.players)) or state.turn not in range(-1, self.players):
            self.fail(f"there is no seat {state.to_act} to act in the turn of {state.turn}")
        if game.decode(game.encode(state)) != state:
            self.fail(f"the position is not read back from its text {game.encode(state)}")
        position = game.position(state)
        if type(position) is not game.position_type:
            self.fail(f"the position for programs is a {type(position).__name__}, not a {game.position_type.__name__}")
        try:
            same = msgspec.json.decode(msgspec.json.encode(position), type=game.position_type) == position
        except (TypeError, ValueError):
            same = False
        if not same:
            self.fail(f"the position for programs is not read back from its JSON: {position}")
        outcome = game.outcome(state)
        told: dict[str, Any] = {"to_act": actor(state.to_act), "turn": state.turn, "over": outcome is not None}
        told["winners"] = () if outcome is None else outcome.winners
        for name, value in told.items():
            if getattr(position, name) != value:
                self.fail(f"the position for programs has {name} {getattr(position, name)!r}, not {value!r}")
        if len(position.scores) != self.players:
            self.fail("the position for programs has no score for each seat")

    def _check_chance(self, outcomes: Outcomes[Any], legal: Sequence[Move]) -> None:
        if list(outcomes.moves) != legal:
            self.fail("legal and outcomes list different moves for chance")
        key = (outcomes.moves, outcomes.weights)
        if key in self.weighed:
            return
        self.weighed.add(key)
        probabilities = outcomes.probabilities()
        if len(probabilities) != len(legal) or sum(probabilities) != 1:
            self.fail(f"chance's {len(legal)} moves have {len(probabilities)} weights that sum to {sum(probabilities)}, not 1")
        if min(probabilities) <= 0:
            self.fail(f"chance has a move of weight {min(probabilities)}")
        weights = outcomes.weights or (1,) * len(legal)
        start = 0
        for move, weight in zip(outcomes.moves, weights, strict=True):
            if not outcomes.pick(start) == outcomes.pick(start + weight - 1) == move:
                self.fail(f"the tickets of {move} draw another move")
            start += weight

    def _check_outcome(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if (outcome is None) != (state.to_act != GAME_OVER):
            self.fail(f"{actor(state.to_act)} is to act and the outcome is {outcome}")
        if outcome is not None:
            self._check_standings(outcome)
            self._check_messages("outcome.reason", (outcome.reason,))
            self._check_messages("words.result", self.game.words.result(outcome), some=True)

    def _check_standings(self, outcome: Outcome) -> None:
        ranks = [one.rank for one in outcome.standings]
        if sorted(one.seat for one in outcome.standings) != list(range(self.players)):
            self.fail(f"the standings do not name every seat once: {outcome.standings}")
        if ranks != [1 + sum(other < rank for other in ranks) for rank in ranks] or ranks != sorted(ranks):
            self.fail(f"the ranks {ranks} are not best first, equals sharing one")
        if outcome.winners != tuple(sorted(one.seat for one in outcome.standings if one.rank == 1)):
            self.fail(f"the winners {outcome.winners} are not those of rank 1 in {outcome.standings}")

    def _check_teaching(self, state: State, legal: Sequence[Move]) -> None:
        """Every kind that `teaching` returns has a name. Its evaluator is not checked: that may take minutes."""
        teaching, words = self.game.teaching, self.game.words
        if teaching is None or not legal:
            return
        if state.to_act == CHANCE:
            if (kind := teaching.luck_kind(state)) not in teaching.luck_kinds:
                self.fail(f"the luck_kind {kind!r} is not among the luck_kinds {teaching.luck_kinds}")
            return
        move, best = self.rng.choice(legal), self.rng.choice(legal)
        if move != best and (error := teaching.error_kind(state, move, best)) not in ("", *words.errors()):
            self.fail(f"the error_kind {error!r} has no name in words.errors")
        if (taken := teaching.taken(state, move)) is not None and taken.card not in words.cards():
            self.fail(f"the taken card {taken.card!r} has no name in words.cards")

    # --- one move -------------------------------------------------------------------------------------------------------------------

    def _check_move(self, state: State, move: Move) -> None:
        game = self.game
        self._check_text(move)
        applied = game.apply(state, move)
        if applied != game.apply(state, move):
            self.fail(f"{move} leads to two different positions")
        events: list[Event] = []
        if applied != game.apply(state, move, events):
            self.fail(f"{move} leads elsewhere when its events are collected")
        told: list[Event] = []
        try:
            played = game.play(state, move, told)
        except IllegalMove as error:
            self.fail(f"legal lists {move}, and play refuses it: {error}")
        if played != applied:
            self.fail(f"play and apply differ on {move}")
        if told != events:
            self.fail(f"play and apply tell different things of {move}")
        for event in events:
            if type(event) not in game.event_types:
                self.fail(f"{move} makes a {type(event).__name__}, which is not among the game's event types")
            msgspec.json.encode(event)
            self._check_messages(f"{type(event).__name__}.message", (event.message(),))
        self._check_messages("words.move", (game.words.move(state, move),))

    def _check_text(self, move: Move) -> None:
        """Once for every different move: texts and reprs do not depend on the position."""
        text = str(move)
        if self.met.get(text) == move:
            return
        if problem := _not_plain(move, "move"):
            self.fail(problem)
        if text != " ".join(text.split()) or not text.isprintable() or set(text) & set(";{}[]"):
            self.fail(f"{text!r} cannot stand in a record: moves are single words with single spaces, without ; {{ }} [ ]")
        if self.game.parse(text) != move:
            self.fail(f"the text {text!r} of {move!r} is read back as {self.game.parse(text)!r}")
        if eval(repr(move), dict(vars(sys.modules[type(move).__module__]))) != move:
            self.fail(f"the repr {move!r} makes another move")
        self.met[text] = move
        self.texts.append(text)

    def _check_refusal(self, state: State, move: Move, allowed: list[str]) -> None:
        self.refusals += 1
        try:
            self.game.play(state, move)
        except IllegalMove as error:
            if error.code != "move/illegal" or error.value != str(move) or not error.location or not error.rule:
                self.fail(f"the refusal of {move} lacks a code, what came, where or the rule: {error}")
            if sorted(error.expected) != allowed:
                self.fail(f"the refusal of {move} lists other moves than the legal ones: {error}")
            self._check_messages("the refusal's reason", (error.reason,))
        except Exception as error:
            self.fail(f"{move} is not legal, and instead of IllegalMove play raises {error!r}")
        else:
            self.fail(f"{move} is not legal, and play accepts it")

    def _check_garbage(self) -> None:
        self.setup, self.trail = "any", []
        for text in _MALFORMED_MOVES:
            if self._read(text) is not None:
                self.fail(f"{text[:60]!r} is read as {self._read(text)!r}")
        for text in islice(self.met, 200):
            for other in (text + " x", text * 2, text[1:], text.upper(), text + "\x00", " ".join(reversed(text.split())), text + ";"):
                move = self._read(other)
                if move is not None and self._read(str(move)) != move:
                    self.fail(f"{other!r} is read as {move!r}, whose text {str(move)!r} is not read back")

    def _read(self, text: str) -> Move | None:
        try:
            move: Move = self.game.parse(text)
        except MalformedMove as error:
            if error.code != "move/malformed" or not error.expected:
                self.fail(f"the refusal of {text[:60]!r} does not say what is allowed: {error}")
            self._check_messages("the refusal's reason", (error.reason,))
            return None
        except Exception as error:
            self.fail(f"{text[:60]!r} is no move, and instead of MalformedMove parse raises {error!r}")
        return move

    # --- words ----------------------------------------------------------------------------------------------------------------------

    def _check_messages(self, source: str, messages: Sequence[object], *, some: bool = False) -> None:
        if some and not messages:
            self.fail(f"{source} says nothing")
        for message in messages:
            if problem := _not_message(message, self.players):
                self.fail(f"{source}: {problem}")

    def _check_words(self) -> None:
        game, words = self.game, self.game.words
        self._check_messages("words.name", (words.name(),))
        self._check_messages("words.ids", tuple(words.ids().values()))
        guide = words.guide()
        if not guide or len({section.id for section in guide}) != len(guide):
            self.fail("the guide has no sections, or two with the same id")
        for section in guide:
            self._check_messages(f"guide {section.id}", (section.title, *section.body), some=True)
        for option in words.options():
            self._check_messages(f"option {option.name}", (option.label, *(label for _, label in option.values)))
            offered = _offered(option)
            bad = ["no such value"] if option.values else [str(option.low - 1), str(option.high + 1)] if offered else []
            for value in (*offered, option.default) if offered else ():
                if not _accepts(game, {option.name: value}):
                    self.fail(f"the chooser offers {option.name} {value!r}, which setup refuses")
            for value in bad:
                if _accepts(game, {option.name: value}):
                    self.fail(f"setup accepts {option.name} {value!r}, which the chooser does not offer")

    def _check_menu(self, state: State, legal: Sequence[Move], texts: Sequence[str]) -> None:
        """Every move in the menu is legal, and every legal move is in the menu."""
        choices: list[Move] = []
        prefixes: list[str] = []
        self._read_menu(self.game.words.menu(state), choices, prefixes)
        for move in choices:
            if move not in legal:
                self.fail(f"the menu offers {move}, which is not legal")
        for prefix in prefixes:
            if not any(text.startswith(prefix) for text in texts):
                self.fail(f"the menu asks for the rest of {prefix!r}, and no legal move starts like that")
        chosen = set(choices)
        for move, text in zip(legal, texts, strict=True):
            if move not in chosen and not text.startswith(tuple(prefixes)):
                self.fail(f"{move} is legal, and the menu has no way to it")

    def _read_menu(self, item: Item, choices: list[Move], prefixes: list[str]) -> None:
        self._check_messages("words.menu", (item.label,))
        match item:
            case Choice(move=move):
                choices.append(move)
            case Prompt(question=question, prefix=prefix):
                self._check_messages("words.menu", (question,))
                prefixes.append(prefix)
            case Pick(question=question, prefix=prefix, count=count, options=options):
                self._check_messages("words.menu", (question, *(label for _, label in options)))
                if not 0 < count <= len(options):
                    self.fail(f"the menu asks for {count} of {len(options)} things")
                self.game.parse(prefix + " ".join(name for name, _ in options[:count]))
                prefixes.append(prefix)
            case Branch(question=question, items=items):
                self._check_messages("words.menu", (question,), some=True)
                if not items:
                    self.fail(f"the menu's question {question} has no answers")
                for one in items:
                    self._read_menu(one, choices, prefixes)
