"""Games that each break one promise, by what the conformance suite must say about them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from rollhouse.core.errors import IllegalMove, MalformedMove
from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.game import CHANCE, GAME_OVER, Event, Game, Outcome, Outcomes, Refusal, Standing
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.teaching import IfMissing, LuckKind, Taken, Teaching
from rollhouse.core.words import Branch, Choice, Item, Pick, Prompt, Section
from rollhouse.testing import DECLARED
from tests.core.toy import Again, Pig, PigMove, PigPosition, PigSetup, PigState, PigWords, Roll, Stop

BROKEN: dict[type[Pig], str] = {}
Events: TypeAlias = list[Event] | None
Register: TypeAlias = Callable[[Any], Any]
replace = msgspec.structs.replace


def variant(name: str, problem: str, **attributes: Any) -> None:
    """Register Pig with other attributes, and what the suite must say about it."""
    BROKEN[type(name, (Pig,), attributes)] = problem


def broken(problem: str) -> Register:
    """Register a class with several changes."""

    def register(game: type[Pig]) -> type[Pig]:
        BROKEN[game] = problem
        return game

    return register


def hook(name: str, problem: str) -> Register:
    """Register Pig with another function for one of its hooks."""

    def register(function: Any) -> Any:
        variant(function.__name__, problem, **{name: function})
        return function

    return register


def words_hook(name: str, problem: str) -> Register:
    """Register Pig with another function for one of the hooks of its words."""

    def register(function: Any) -> Any:
        variant(function.__name__, problem, words=type(function.__name__, (PigWords,), {name: function})())
        return function

    return register


# --- what a game declares -----------------------------------------------------------------------------------------------------------


def _forgotten(name: str) -> Any:
    """Pig without one of its declarations."""
    kept = {one: value for one, value in vars(Pig).items() if one not in (name, "__dict__", "__weakref__", "__abstractmethods__")}
    return type(f"forgot_{name}", (Game,), kept)


class BarePosition(msgspec.Struct, frozen=True):
    to_act: int
    turn: int
    scores: tuple[int, ...]


BROKEN |= {_forgotten(name): f"the game declares no {name}\n" for name in DECLARED}
variant("loud_id", "the id 'Pig!' is not made of small letters, digits and dashes", id="Pig!")
variant("version_zero", "the rules_version 0 is not a number from 1", rules_version=0)
variant("usual_bot_of_the_base", "the usual_bot 'greedy' is not among its bots: random, careful", usual_bot=Game.usual_bot)
variant("players_of_the_base", "players declares [2, 3, 4], and setup accepts [1, 2, 3]", players=Game.players)
variant("position_without_the_end", "the position_type BarePosition is no Position; it lacks over, winners", position_type=BarePosition)


# --- setups -------------------------------------------------------------------------------------------------------------------------


class OtherSetup(PigSetup, frozen=True, kw_only=True):
    names: list[str] = []


def setup_with_list(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    return OtherSetup(**msgspec.structs.asdict(Pig.setup(pig, given)))


variant("setup_of_another_type", "setup gives a PigSetup", setup_type=OtherSetup)
variant("setup_with_list", "setup.names is a list", setup_type=OtherSetup, setup=setup_with_list)


@hook("setup", "as texts are read back as")
def texts_mean_something_else(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    setup = Pig.setup(pig, given)
    return replace(setup, goal=11) if given.get("goal") == "10" and "players" in given else setup


@hook("setup", "own values are read back as")
def values_mean_something_else(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    setup = Pig.setup(pig, given)
    return replace(setup, goal=11) if given.get("goal") == 10 else setup


@hook("setup", "which setup refuses")
def chooser_offers_too_much(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    return Pig.setup(pig, {**given, "goal": "none"} if given.get("goal") == "50" else given)


@hook("setup", "setup accepts goal '51'")
def chooser_offers_too_little(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    return Pig.setup(pig, {"goal": 50} if given.get("goal") == "51" else given)


@hook("setup", "setup makes first 0 of 'random'")
def setup_ignores_random(pig: Pig, given: Mapping[str, object]) -> PigSetup:
    return Pig.setup(pig, {**given, "first": 0} if given.get("first") == "random" else given)


@hook("start", "with first random it is never seat 1 that starts")
def start_ignores_random(pig: Pig, setup: PigSetup) -> PigState:
    state = Pig.start(pig, setup)
    return state if state.turn >= 0 else replace(state, turn=0, first=0)


@hook("start", "with first 1 it is seat 0 that starts")
def start_ignores_first(pig: Pig, setup: PigSetup) -> PigState:
    state = Pig.start(pig, setup)
    return replace(state, turn=min(state.turn, 0), first=min(state.first, 0))


# --- chance -------------------------------------------------------------------------------------------------------------------------


@hook("outcomes", "chance has a move of weight 0")
def zero_weight(pig: Pig, state: PigState) -> Outcomes[PigMove]:
    fair = Pig.outcomes(pig, state)
    return Outcomes(fair.moves, [*range(len(fair))])


@hook("outcomes", "sum to 7/6, not 1")
def weights_beyond_one(pig: Pig, state: PigState) -> Outcomes[PigMove]:
    if state.first < 0:
        return Pig.outcomes(pig, state)
    wrong = Outcomes(Pig.outcomes(pig, state).moves, [2, 1, 1, 1, 1, 1])
    wrong.total = 6
    return wrong


@hook("outcomes", "weights that sum to")
def a_weight_too_few(pig: Pig, state: PigState) -> Outcomes[PigMove]:
    fair = Pig.outcomes(pig, state)
    return Outcomes(fair.moves, [1] * (len(fair) - 1)) if len(fair) > 1 else fair


@hook("outcomes", "legal lists a move twice")
def same_face_twice(pig: Pig, state: PigState) -> Outcomes[PigMove]:
    return Outcomes([*Pig.outcomes(pig, state).moves, Roll(6), Roll(6)])


@hook("legal", "legal and outcomes list different moves")
def chance_has_more_moves(pig: Pig, state: PigState) -> tuple[PigMove, ...]:
    return Pig.legal(pig, state)[1:] if state.to_act == CHANCE and state.first >= 0 else Pig.legal(pig, state)


class CrookedOutcomes(Outcomes[PigMove]):
    def pick(self, ticket: int) -> PigMove:
        return self.moves[0]


@hook("outcomes", "tickets of")
def crooked_tickets(pig: Pig, state: PigState) -> Outcomes[PigMove]:
    return CrookedOutcomes(Pig.outcomes(pig, state).moves)


# --- positions ----------------------------------------------------------------------------------------------------------------------


class StateWithGenerator(PigState, frozen=True):
    source: Any = None


class StateWithSeed(PigState, frozen=True):
    dice_seed: int = 7


class StateWithPile(PigState, frozen=True):
    pile: tuple[int, ...] = ()


class StateWithList(PigState, frozen=True):
    log: list[int] = []


class OtherPosition(PigPosition, frozen=True):
    pass


def with_state(name: str, problem: str, kind: type[PigState], more: Callable[[], dict[str, Any]] = dict) -> None:
    """Register Pig with states of another type."""

    def start(pig: Pig, setup: PigSetup) -> PigState:
        return kind(**msgspec.structs.asdict(Pig.start(pig, setup)), **more())

    variant(name, problem, state_type=kind, start=start)


GENERATOR, SHUFFLES = random.Random(1), itertools.count()
with_state("generator_in_state", "state.source is a Random", StateWithGenerator, lambda: {"source": GENERATOR})
with_state("seed_in_state", "state.dice_seed is a name for a secret", StateWithSeed)
with_state("pile_in_state", "does not always start from the same position", StateWithPile, lambda: {"pile": (next(SHUFFLES), 1, 2)})
with_state("list_in_state", "state.log is a list", StateWithList)
variant("state_of_another_type", "the position is a PigState, not a StateWithPile", state_type=StateWithPile)
variant("position_of_another_type", "is a PigPosition, not a OtherPosition", position_type=OtherPosition)


@hook("decode", "is not read back from its text")
def lossy_state_text(pig: Pig, text: str) -> PigState:
    return replace(Pig.decode(pig, text), pot=0)


@hook("apply", "there is no seat")
def seat_that_is_not(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.apply(pig, state, move, events)
    return replace(after, to_act=after.setup.players) if move == Roll(6) else after


@hook("position", "is not read back from its JSON")
def position_with_set(pig: Pig, state: PigState) -> PigPosition:
    return replace(Pig.position(pig, state), pot={state.pot})


@hook("position", "has over False, not True")
def position_never_over(pig: Pig, state: PigState) -> PigPosition:
    return replace(Pig.position(pig, state), over=False)


@hook("position", "no score for each seat")
def position_without_scores(pig: Pig, state: PigState) -> PigPosition:
    return replace(Pig.position(pig, state), scores=())


# --- moves --------------------------------------------------------------------------------------------------------------------------


@hook("play", "play refuses it")
def legal_is_refused(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    return Pig.play(pig, state, Roll(1) if move == Stop() and state.pot > 4 else move, events)


@hook("play", "play accepts it")
def illegal_is_accepted(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    return state if move == Stop() and state.to_act == CHANCE else Pig.play(pig, state, move, events)


@hook("refusal", "instead of IllegalMove play raises KeyError")
def illegal_is_a_crash(pig: Pig, state: PigState, move: PigMove) -> Refusal:
    raise KeyError(str(move))


@hook("refusal", "lacks a code, what came, where or the rule")
def refusal_without_rule(pig: Pig, state: PigState, move: PigMove) -> Refusal:
    return Refusal(say("pig-not-now"))


@hook("location", "lacks a code, what came, where or the rule")
def refusal_without_place(pig: Pig, state: PigState) -> str:
    return ""


@hook("play", "lists other moves than the legal ones")
def refusal_with_other_moves(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    if move not in pig.legal(state):
        raise IllegalMove(str(move), location="here", reason=say("pig-not-now"), rule="turn", expected=("again", "again"))
    return pig.apply(state, move, events)


@hook("play", "play and apply differ")
def play_differs_from_apply(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.play(pig, state, move, events)
    return replace(after, pot=after.pot + 1) if move == Again() else after


LUCK = random.Random(1)


@hook("apply", "leads to two different positions")
def hidden_luck(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.apply(pig, state, move, events)
    return replace(after, pot=LUCK.randrange(99)) if move == Again() else after


@broken("leads elsewhere at move")
class HiddenMemory(Pig):
    """Counts outside the position how often it was started: the same moves lead elsewhere the next time."""

    starts = 0

    def start(self, setup: PigSetup) -> PigState:
        HiddenMemory.starts += 1
        return super().start(setup)

    def apply(self, state: PigState, move: PigMove, events: Events = None) -> PigState:
        after = super().apply(state, move, events)
        return replace(after, pot=after.pot + self.starts) if isinstance(move, Roll) else after


@broken("goes on differently from the text of its position")
class KnowsItsOwnPositions(Pig):
    """Keeps something about a position beside it, by identity: a copy of the position is another one."""

    def __init__(self) -> None:
        self.own: list[PigState] = []

    def _noted(self, state: PigState) -> PigState:
        self.own.append(state)
        return state

    def start(self, setup: PigSetup) -> PigState:
        return self._noted(super().start(setup))

    def apply(self, state: PigState, move: PigMove, events: Events = None) -> PigState:
        after = super().apply(state, move, events)
        if not any(one is state for one in self.own):
            after = replace(after, scores=tuple(score + 1 for score in after.scores))
        return self._noted(after)


@hook("apply", "changed it")
def apply_writes_back(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.apply(pig, state, move, events)
    if move == Roll(1):
        msgspec.structs.force_setattr(state, "pot", 77)
    return after


class LossyRoll(PigMove, frozen=True):
    face: int
    ways: int = 1

    def __str__(self) -> str:
        return f"roll {self.face}"


@broken("is read back as")
class LossyMoveText(Pig):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return super().outcomes(state) if state.first < 0 else Outcomes([LossyRoll(face) for face in range(2, 7)])

    def apply(self, state: PigState, move: PigMove, events: Events = None) -> PigState:
        return super().apply(state, Roll(move.face) if isinstance(move, LossyRoll) else move, events)


@broken("is read back as")
class OneTextTwoMoves(LossyMoveText):
    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return super().outcomes(state) if state.first < 0 else Outcomes([LossyRoll(2), LossyRoll(2, 2)])

    def parse(self, text: str) -> PigMove:
        return LossyRoll(2) if text == "roll 2" else super().parse(text)


class ShoutedStop(PigMove, frozen=True):
    def __str__(self) -> str:
        return "stop"

    def __repr__(self) -> str:
        return "Stop()"


class SpacedStop(PigMove, frozen=True):
    def __str__(self) -> str:
        return "stop;  now"


class WithOwnStop(Pig):
    stop: PigMove

    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return tuple(self.stop if move == Stop() else move for move in super().legal(state))

    def parse(self, text: str) -> PigMove:
        return self.stop if text == str(self.stop) else super().parse(text)


@broken("makes another move")
class MisleadingRepr(WithOwnStop):
    stop = ShoutedStop()


@broken("cannot stand in a record")
class MoveTextWithSemicolon(WithOwnStop):
    stop = SpacedStop()


@hook("parse", "'?' is read as")
def garbage_is_read(pig: Pig, text: str) -> PigMove:
    return Stop() if text == "?" else Pig.parse(pig, text)


@hook("parse", "instead of MalformedMove parse raises")
def garbage_is_a_crash(pig: Pig, text: str) -> PigMove:
    return Roll(int(text.split()[1])) if text.startswith("roll") else Pig.parse(pig, text)


@hook("parse", "does not say what is allowed")
def malformed_without_help(pig: Pig, text: str) -> PigMove:
    try:
        return Pig.parse(pig, text)
    except MalformedMove as error:
        raise MalformedMove(text, reason=error.reason) from None


@hook("parse", "whose text 'roll 3' is not read back")
def reads_what_it_cannot_write(pig: Pig, text: str) -> PigMove:
    return LossyRoll(3) if text == "AGAIN" else Pig.parse(pig, text)


# --- the end ------------------------------------------------------------------------------------------------------------------------


@hook("apply", "has not ended after 400 moves")
def never_ends(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.apply(pig, state, move, events)
    return after if after.to_act != GAME_OVER else replace(after, to_act=CHANCE)


@hook("legal", "is to act and has 0 legal moves")
def dead_end(pig: Pig, state: PigState) -> tuple[PigMove, ...]:
    return () if state.pot > 5 else Pig.legal(pig, state)


@hook("outcome", "is to act and the outcome is")
def won_too_early(pig: Pig, state: PigState) -> Outcome | None:
    early = state.to_act >= 0 and state.pot >= state.setup.goal
    return Pig.outcome(pig, replace(state, to_act=GAME_OVER) if early else state)


@hook("outcome", "are not those of rank 1")
def wrong_winner(pig: Pig, state: PigState) -> Outcome | None:
    outcome = Pig.outcome(pig, state)
    return outcome and replace(outcome, winners=())


@hook("outcome", "do not name every seat once")
def standing_twice(pig: Pig, state: PigState) -> Outcome | None:
    outcome = Pig.outcome(pig, state)
    return outcome and replace(outcome, standings=(*outcome.standings, outcome.standings[0]))


@hook("outcome", "are not best first")
def ranks_with_gap(pig: Pig, state: PigState) -> Outcome | None:
    outcome = Pig.outcome(pig, state)
    return outcome and replace(outcome, standings=tuple(Standing(one.seat, one.rank + 1, one.score) for one in outcome.standings))


# --- bots ---------------------------------------------------------------------------------------------------------------------------


class Cheat:
    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Roll(6)


class Moody:
    mood = random.Random(1)

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return self.mood.choice(moves)


class Dawdler:
    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Again()


variant("cheating_bot", "bot 'cheat' chose roll 6, which is not legal", bots={"cheat": Cheat}, usual_bot="cheat")
variant("moody_bot", "bot 'moody' plays two different games", bots={"moody": Moody}, usual_bot="moody")
variant("dawdling_bot", "bot 'dawdler' has not ended its game", bots={"dawdler": Dawdler}, usual_bot="dawdler")
variant("no_bot", "the game has no bot", bots={})


# --- events -------------------------------------------------------------------------------------------------------------------------


class Undeclared(Event, frozen=True, tag="undeclared"):
    def message(self) -> Message:
        return say("pig-undeclared")


class Speechless(Event, frozen=True, tag="speechless"):
    pass


def noting(event: Event) -> Any:
    """An `apply` that notes this event."""

    def apply(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
        if events is not None:
            events.append(event)
        return Pig.apply(pig, state, move)

    return apply


variant("undeclared_event", "not among the game's event types", apply=noting(Undeclared()))
variant("speechless_event", "NotImplementedError", event_types=(Speechless,), apply=noting(Speechless()))


@hook("apply", "leads elsewhere when its events are collected")
def asking_changes_the_game(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    after = Pig.apply(pig, state, move, events)
    return after if events is None else replace(after, pot=after.pot + 1)


@hook("play", "play and apply tell different things")
def play_notes_nothing(pig: Pig, state: PigState, move: PigMove, events: Events = None) -> PigState:
    return Pig.play(pig, state, move)


# --- words --------------------------------------------------------------------------------------------------------------------------


@words_hook("menu", "the menu offers roll 6")
def menu_offers_illegal(words: PigWords, state: PigState) -> Item:
    item = PigWords.menu(words, state)
    return Branch(item.label, item.label, (item, Choice(item.label, Roll(6)))) if state.to_act >= 0 else item


@words_hook("menu", "stop is legal, and the menu has no way to it")
def menu_without_stop(words: PigWords, state: PigState) -> Item:
    return Choice(say("pig-again"), Again()) if state.to_act >= 0 else PigWords.menu(words, state)


@words_hook("menu", "the rest of 'bet '")
def menu_prompts_for_nothing(words: PigWords, state: PigState) -> Item:
    item = PigWords.menu(words, state)
    return Branch(item.label, item.label, (item, Prompt(item.label, item.label, "bet ")))


@words_hook("menu", "asks for 2 of 1 things")
def menu_picks_too_many(words: PigWords, state: PigState) -> Item:
    item = PigWords.menu(words, state)
    return Branch(item.label, item.label, (item, Pick(item.label, item.label, "roll ", 2, (("1", say("pig-one")),))))


@words_hook("menu", "has no answers")
def menu_without_answers(words: PigWords, state: PigState) -> Item:
    item = PigWords.menu(words, state)
    return Branch(item.label, item.label, (item, Branch(item.label, item.label, ())))


@words_hook("summary", "'Ana has 3' is no message")
def sentences_for_messages(words: PigWords, state: PigState) -> tuple[object, ...]:
    return ("Ana has 3",)


@words_hook("summary", "names seat 9")
def wrong_seat(words: PigWords, state: PigState) -> tuple[Message, ...]:
    return (say("pig-score", seat=Seat(9), score=0),)


@words_hook("guide", "two with the same id")
def guide_twice(words: PigWords) -> tuple[Section, ...]:
    return PigWords.guide(words) * 2


@words_hook("result", "words.result says nothing")
def silent_result(words: PigWords, outcome: Outcome) -> tuple[Message, ...]:
    return ()


@words_hook("name", "'Pig by name' is no key")
def bad_key(words: PigWords) -> Message:
    return say("Pig by name")


@words_hook("setup", "pig-inner.share is a set")
def bad_argument(words: PigWords, setup: PigSetup) -> tuple[Message, ...]:
    return (say("pig-setup", inner=say("pig-inner", share={1, 2})),)  # type: ignore[arg-type]  # the mistake that is to be found


# --- teaching -----------------------------------------------------------------------------------------------------------------------


class PigTeaching(Teaching[PigState, PigMove]):
    def evaluator(self, state: PigState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        return None


class UndeclaredLuck(PigTeaching):
    def luck_kind(self, state: PigState) -> LuckKind:
        return "cards"


class UnnamedError(PigTeaching):
    def error_kind(self, state: PigState, move: PigMove, best: PigMove) -> str:
        return "too-bold"


class UnnamedCard(PigTeaching):
    def taken(self, state: PigState, move: PigMove) -> Taken | None:
        return Taken("pot", state.pot)


class TaughtPig(Pig):
    """Pig that keeps every promise, with a teaching part."""

    teaching = PigTeaching()


variant("undeclared_luck", "the luck_kind 'cards' is not among the luck_kinds ('dice',)", teaching=UndeclaredLuck())
variant("unnamed_error", "the error_kind 'too-bold' has no name in words.errors", teaching=UnnamedError())
variant("unnamed_card", "the taken card 'pot' has no name in words.cards", teaching=UnnamedCard())
