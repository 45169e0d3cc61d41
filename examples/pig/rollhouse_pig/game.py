"""Pig as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping

from rollhouse import GAME_OVER, Event, Game, Outcome, Outcomes, Position, RandomBot, Refusal, Seat, Standing, actor, say
from rollhouse import options as read
from rollhouse_pig import rules
from rollhouse_pig.bots import GreedyBot
from rollhouse_pig.rules import PigMove, PigSetup, PigState
from rollhouse_pig.words import TARGETS, PigWords

__all__ = ["GAME", "Pig"]


class PigPosition(Position, frozen=True, kw_only=True):
    """What programs and clients get: every game's fields, and Pig's own."""

    target: int
    pot: int


class Pig(Game[PigSetup, PigState, PigMove]):
    """The rules of Pig behind the interface of every game."""

    id = "pig"
    rules_version = 1
    players = range(2, 5)
    setup_type = PigSetup
    state_type = PigState
    position_type = PigPosition
    event_types = rules.EVENTS
    bots = {"random": RandomBot, "greedy": GreedyBot}
    words = PigWords()

    def setup(self, options: Mapping[str, object]) -> PigSetup:
        read.only(options, ("players", "first", "target"))
        players = read.number(options, "players", self.players, 2)
        return PigSetup(players=players, first=read.first(options, players), target=read.number(options, "target", TARGETS, 100))

    def start(self, setup: PigSetup) -> PigState:
        return rules.start(setup)

    def legal(self, state: PigState) -> tuple[PigMove, ...]:
        return rules.legal(state)

    def outcomes(self, state: PigState) -> Outcomes[PigMove]:
        return rules.outcomes(state)

    def apply(self, state: PigState, move: PigMove, events: list[Event] | None = None) -> PigState:
        return rules.step(state, move, events)

    def parse(self, text: str) -> PigMove:
        return rules.parse(text)

    def refusal(self, state: PigState, move: PigMove) -> Refusal:
        if state.to_act == GAME_OVER:
            return Refusal(say("common-why-over"), "end")
        if state.to_act >= 0:
            return Refusal(say("common-why-no-chance", seat=Seat(state.turn)), "turn")
        return Refusal(say("common-why-roll-first", count=1) if state.turn >= 0 else say("common-why-chance-acts"), "turn")

    def outcome(self, state: PigState) -> Outcome | None:
        if state.to_act != GAME_OVER:
            return None
        best_first = sorted(range(state.setup.players), key=lambda seat: -state.scores[seat])
        ranks = {seat: 1 + sum(score > state.scores[seat] for score in state.scores) for seat in best_first}
        standings = tuple(Standing(seat, ranks[seat], state.scores[seat]) for seat in best_first)
        return Outcome((state.turn,), say("pig-reason", target=state.setup.target), standings)

    def position(self, state: PigState) -> PigPosition:
        over = state.to_act == GAME_OVER
        return PigPosition(
            to_act=actor(state.to_act),
            turn=state.turn,
            scores=state.scores,
            over=over,
            winners=(state.turn,) if over else (),
            target=state.setup.target,
            pot=state.pot,
        )


GAME = Pig()
