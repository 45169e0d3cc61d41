"""A state machine: whatever is asked for in whatever order, the referee stays what its own record says."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from rollhouse.commands.referee import Referee
from rollhouse.core.record import positions
from rollhouse.core.record_text import read
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue

NUMBERS = st.integers(0, 10_000)
ODD = st.one_of(
    st.text(max_size=20),
    st.sampled_from(("", "skip", "roll", "roll 1", "score odd 24", "place", "freeze all", "roll 999999", "keep\0", "first 9")),
)


class RefereeMachine(RuleBasedStateMachine):
    """Beside the referee: the moves that it has taken."""

    def __init__(self) -> None:
        super().__init__()
        self.referee = Referee(catalogue("en"))
        self.moves: list[str] | None = None

    def ask(self, **request: Any) -> dict[str, Any]:
        answer = self.referee.answer(msgspec.json.encode(request))
        assert answer["ok"] or answer["message"]
        return msgspec.json.decode(msgspec.json.encode(answer))  # type: ignore[no-any-return]  # an object, as every answer is

    @rule(game=st.sampled_from(("dicy-cards", "dicetto", "chess")), players=st.integers(0, 5), points=st.integers(0, 60))
    def begin(self, game: str, players: int, points: int) -> None:
        setup = {"players": players, **({"target": points} if game == "dicy-cards" else {})}
        if self.ask(do="new", game=game, setup=setup)["ok"]:
            self.moves = []

    @precondition(lambda self: self.moves is not None)
    @rule(which=NUMBERS)
    def play(self, which: int) -> None:
        assert self.moves is not None
        legal = self.ask(do="legal")["moves"]
        if legal:
            answer = self.ask(do="play", move=legal[which % len(legal)])
            assert answer["ok"], answer
            self.moves.append(answer["move"])

    @rule(text=ODD)
    def play_anything(self, text: str) -> None:
        answer = self.ask(do="play", move=text)
        if answer["ok"]:
            assert self.moves is not None
            self.moves.append(answer["move"])

    @rule()
    def undo(self) -> None:
        answer = self.ask(do="undo")
        assert answer["ok"] == bool(self.moves)
        if self.moves and answer["ok"]:
            assert answer["undone"] == self.moves.pop()

    @precondition(lambda self: self.moves is not None)
    @rule(form=st.sampled_from(("text", "json")), cut=st.integers(0, 400))
    def reload(self, form: str, cut: int) -> None:
        """What it writes, it reads; of what is cut off, what can be used."""
        record = self.ask(do="record", format=form)["record"]
        assert self.ask(do="load", record=record)["ply"] == len(self.moves or ())
        answer = self.ask(do="load", record=record[: max(0, len(record) - cut)], partial=True)
        if answer["ok"]:
            assert answer["ply"] <= len(self.moves or ())
            self.moves = (self.moves or [])[: answer["ply"]]

    @invariant()
    def is_what_its_record_says(self) -> None:
        here = self.ask(do="position")
        assert here["ok"] == (self.moves is not None)
        if self.moves is not None:
            record = read(self.ask(do="record")["record"])
            *_, (_, state) = positions(record)
            now = msgspec.json.decode(msgspec.json.encode(find_game(record.game).position(state)))
            assert (here["ply"], list(record.moves), here["position"]) == (len(self.moves), self.moves, now)


def test_the_referee_stays_what_its_record_says() -> None:
    run_state_machine_as_test(RefereeMachine, settings=settings(max_examples=25, stateful_step_count=20))
