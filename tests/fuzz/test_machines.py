"""State machines: after any commands in any order, the referee and a table over sockets are what their own record says."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, ClassVar

import httpx
import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from websockets.sync.client import ClientConnection, connect

from rollhouse.client import merged
from rollhouse.commands.referee import Referee
from rollhouse.core.record import positions
from rollhouse.core.record_text import read
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from tests.server.live.nodes import ENTROPY, Node
from tests.timeouts import TIMEOUT_SECONDS

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


class SocketMachine(RuleBasedStateMachine):
    """Two players of one table, each at a socket. Versions follow each other, refusals change nothing, and both see the same."""

    node: ClassVar[Node]

    def __init__(self) -> None:
        super().__init__()
        self.closing = ExitStack()
        self.clients = [self.closing.enter_context(httpx.Client(base_url=self.node.url, timeout=TIMEOUT_SECONDS)) for _ in range(2)]
        seats = [{"me": True, "name": "Ana", "entropy": ENTROPY}, None]
        self.table = self.post(0, "/api/tables", {"game": "dicy-cards", "setup": {"first": 0, "target": 20}, "seats": seats})["id"]
        self.sockets = [self.opened(seat) for seat in range(2)]
        self.views: list[dict[str, Any]] = [{}, {}]
        self.past: list[dict[int, dict[str, Any]]] = [{}, {}]
        """Every view of each player, by its version."""
        self.asked = 0
        self.hear(0)
        assert not self.do(0, do="ping")
        self.hear(1)
        assert not self.do(1, do="sit", seat=1, name="Bo", entropy=ENTROPY)
        self.hear(0)
        assert not self.do(0, do="begin")
        assert self.views[0]["status"] == "playing"

    def post(self, seat: int, path: str, body: Any) -> Any:
        self.clients[seat].get("/api/me")
        answer = self.clients[seat].post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def opened(self, seat: int, since: int = 0) -> ClientConnection:
        self.clients[seat].get("/api/me")
        cookies = "; ".join(f"{name}={value}" for name, value in self.clients[seat].cookies.items())
        address = f"{self.node.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?changes=true&since={since}"
        opening = connect(address, additional_headers={"Cookie": cookies}, max_size=None, ping_interval=None, proxy=None)
        return self.closing.enter_context(opening)

    def hear(self, seat: int) -> list[dict[str, Any]]:
        """All that comes at this seat before something that is refused for certain, and until what had happened by then was told."""
        self.asked += 1
        self.sockets[seat].send(msgspec.json.encode({"do": "rise", "seat": 7, "id": self.asked}), text=True)
        frames: list[dict[str, Any]] = []
        until: int | None = None
        while until is None or self.views[seat].get("version", 0) < until:
            frame: dict[str, Any] = msgspec.json.decode(self.sockets[seat].recv(timeout=TIMEOUT_SECONDS))
            if frame.get("id") == self.asked:
                until = frame["version"]
                continue
            frames.append(frame)
            assert frame.get("code") != "wire/broken", frame
            if frame["is"] == "commit":
                assert frame["version"] == self.views[seat]["version"] + 1, "one after the other"
                frame["table"] = merged(self.views[seat], frame)
            if "table" in frame:
                self.views[seat] = self.past[seat][frame["table"]["version"]] = frame["table"]
        return frames

    def do(self, by: int, /, **command: Any) -> list[str]:
        """The codes with which it is refused: none, where it is done."""
        return self.say(by, msgspec.json.encode(command).decode())

    def say(self, seat: int, text: str) -> list[str]:
        before = self.views[seat]
        self.sockets[seat].send(text)
        codes = [frame["code"] for frame in self.hear(seat) if frame["is"] == "refused"]
        if codes:
            assert self.views[seat]["version"] == before["version"], "a refusal changes nothing"
        return codes

    @rule(seat=st.integers(0, 1), late=st.integers(0, 2))
    def roll(self, seat: int, late: int) -> None:
        view = self.views[seat]
        codes = self.do(seat, do="roll", at=max(0, view["version"] - late))
        if not late:
            assert bool(codes) == (view["roll_due"] != seat)

    @rule(seat=st.integers(0, 1), which=NUMBERS)
    def play(self, seat: int, which: int) -> None:
        view = self.views[seat]
        if choices := view["choices"]:
            codes = self.do(seat, do="play", move=choices[which % len(choices)], at=view["version"])
            assert bool(codes) == (view["to_act"] != seat)

    @rule(seat=st.integers(0, 1), text=ODD)
    def play_anything(self, seat: int, text: str) -> None:
        self.do(seat, do="play", move=text, at=self.views[seat]["version"])

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        may = seat in self.views[seat]["undoable"]
        assert bool(self.do(seat, do="undo", at=self.views[seat]["version"])) == (not may)

    @rule(seat=st.integers(0, 1), what=st.sampled_from(("sit", "rise", "begin", "cover", "bot", "commit", "reveal")))
    def before_the_game(self, seat: int, what: str) -> None:
        more: dict[str, dict[str, Any]] = {
            "sit": {"seat": 1, "name": "Bo", "entropy": ENTROPY},
            "rise": {"seat": 1},
            "cover": {"seat": 1 - seat},
            "bot": {"seat": 1, "bot": "perhaps"},
            "commit": {"seat": seat, "commit": "ab" * 32},
            "reveal": {"seat": seat, "entropy": ENTROPY},
        }
        self.do(seat, do=what, **more.get(what, {}))

    @rule(seat=st.integers(0, 1), text=ODD)
    def say_anything(self, seat: int, text: str) -> None:
        assert self.say(seat, text), "no command"

    @rule(seat=st.integers(0, 1), behind=st.integers(0, 3))
    def come_back(self, seat: int, behind: int) -> None:
        """A viewer who reconnects gets what they missed, or everything."""
        self.sockets[seat].close()
        self.views[seat] = self.past[seat].get(self.views[seat]["version"] - behind, {})
        self.sockets[seat] = self.opened(seat, since=self.views[seat].get("version", 0))
        self.hear(seat)

    @invariant()
    def both_see_the_same(self) -> None:
        for seat in range(2):
            self.hear(seat)
        while self.views[0]["version"] != self.views[1]["version"]:
            self.hear(0 if self.views[0]["version"] < self.views[1]["version"] else 1)
        first, second = ({**view, "clock": None, "choices": None} for view in self.views)
        assert first == second

    def teardown(self) -> None:
        self.closing.close()


def test_a_table_over_sockets_is_the_same_for_both_viewers(node: Node) -> None:
    SocketMachine.node = node
    run_state_machine_as_test(SocketMachine, settings=settings(max_examples=12, stateful_step_count=20))
