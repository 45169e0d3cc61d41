"""Before the end no byte that a client receives depends on the secret of the dice, other than the rolls made and the commitment."""

from __future__ import annotations

import base64
import logging
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from rollhouse.core.game import Outcomes
from rollhouse.play.fair import FairDice, commitment
from rollhouse.server.features.tables import api as tables_api
from rollhouse.server.store.database import database_url, open_engine
from rollhouse.server.store.models import metadata
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes, Viewer, play_on, seat_to_act, start_game

SECRETS = tuple(bytes([16 * number + 1]) * 32 for number in range(5))


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The secrets of the next tables, in order."""
    coming: list[bytes] = []
    monkeypatch.setattr(tables_api, "new_secret", lambda: coming.pop(0))
    return coming


def spellings(secret: bytes) -> Iterator[bytes]:
    """The secret in every form that might be sent by mistake."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    yield base64.b64encode(secret).rstrip(b"=")
    yield base64.urlsafe_b64encode(secret).rstrip(b"=")
    yield repr(secret)[2:-1].encode()
    yield str(int.from_bytes(secret, "big")).encode()


def holds(text: bytes, secret: bytes) -> bool:
    return any(spelling in text for spelling in spellings(secret))


def alike(text: str, table: str, secret: bytes) -> str:
    """A text without what may differ: the table's id, its commitment, and the time of day."""
    text = text.replace(table, "TABLE").replace(commitment(secret), "COMMITMENT")
    text = re.sub(r'"(at|updated|left)":[\d.]+', r'"\1":0', text)
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:]+Z", "DATE", text)  # two tables may begin in different seconds
    return re.sub(r'"away":\{[^}]*\}', '"away":{}', text)


class TableTraffic:
    """Everything that one table sends, over sockets and HTTP, while two players make the same moves at it."""

    def __init__(self, players: tuple[Client, Client], table: str, secret: bytes) -> None:
        self.players = players
        self.table = table
        self.secret = secret
        self.texts: list[str] = []
        self.viewers: list[Viewer] = []

    async def join(self) -> None:
        for person in self.players:
            viewer = await person.join(self.table)
            await viewer.silence()
            self.viewers.append(viewer)

    async def step(self, rng: random.Random) -> str:
        """One move, the same for the same random numbers; the dice after it."""
        view = self.viewers[0].view
        seat = seat_to_act(view)
        assert seat is not None
        mover = self.viewers[seat]
        if view["roll_due"] is None:
            await mover.refusal("play", move="nonsense", at=view["version"])
            await mover.move(rng.choice(mover.view["choices"]))
        else:
            await mover.refusal("undo", at=view["version"] - 1)
            await mover.roll()
        for viewer in self.viewers:
            await viewer.at(mover.view["version"])
        return str(self.viewers[0].view["position"].get("dice"))

    async def all(self) -> list[str]:
        """Frames and pages so far, without what may differ: presence, which depends on the time, is left out."""
        frames = [text for viewer in self.viewers for text in viewer.texts if not text.startswith(('{"is":"here"', '{"is":"pong"'))]
        for path in ("", "/record", "/record?form=json", "/positions"):
            frames.append((await self.players[0].http.get(f"/api/tables/{self.table}{path}")).text)
        return [alike(re.sub(r'"here":\[[^\]]*\]', '"here":[]', text), self.table, self.secret) for text in frames]


async def tables(nodes: Nodes, new_user: NewUser, secrets: list[bytes], game: str, count: int) -> list[TableTraffic]:
    """Tables that differ in their secrets only."""
    players = (await new_user(), await new_user(nodes.second))
    found = []
    for secret in SECRETS[:count]:
        secrets.append(secret)
        found.append(TableTraffic(players, await start_game(*players, game=game), secret))
        await found[-1].join()
    return found


async def test_before_the_first_roll_all_secrets_look_the_same(nodes: Nodes, new_user: NewUser, secrets: list[bytes]) -> None:
    alike_tables = await tables(nodes, new_user, secrets, "dicy-cards", len(SECRETS))
    assert len({told.viewers[0].view["commitment"] for told in alike_tables}) == len(SECRETS)
    first, *others = [await told.all() for told in alike_tables]
    assert all(other == first for other in others)
    assert len({await told.step(random.Random(1)) for told in alike_tables}) == len(SECRETS)  # and then the dice do differ


@pytest.mark.parametrize("game", ["dicy-cards", "dicetto"])
async def test_with_the_same_rolls_so_far_everything_is_the_same(
    nodes: Nodes, new_user: NewUser, secrets: list[bytes], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """For a while the dice are the same at both tables; after that each follows its own secret, which nothing showed beforehand."""
    real = FairDice.answer
    shared = {"on": True}

    def answer(self: FairDice, outcomes: Outcomes[Any], moment: int) -> Any:
        return outcomes.pick(random.Random(moment).randrange(outcomes.total)) if shared["on"] else real(self, outcomes, moment)

    monkeypatch.setattr(FairDice, "answer", answer)
    one, other = await tables(nodes, new_user, secrets, game, 2)
    rngs = random.Random(4), random.Random(4)
    for _ in range(12):
        seen = [await told.step(rng) for told, rng in zip((one, other), rngs, strict=True)]
        assert seen[0] == seen[1]
    before = await one.all()
    assert before == await other.all()
    assert len(before) > 24
    shared["on"] = False
    rolls: list[list[str]] = [[], []]
    for told, rng, seen in zip((one, other), rngs, rolls, strict=True):
        for _ in range(8):
            seen.append(await told.step(rng))
    assert rolls[0] != rolls[1]


async def test_the_secret_is_in_its_one_place_and_nowhere_else_until_the_end(
    nodes: Nodes, new_user: NewUser, secrets: list[bytes], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Frames, pages, logs, questions to bots, and everything that is stored but the one column."""
    caplog.set_level(logging.DEBUG)
    secret = bytes(range(100, 132))
    secrets.append(secret)
    asked: list[bytes] = []
    for node in nodes:
        answer = node.services.tables.workers.answer

        async def listened(*question: Any, answer: Any = answer) -> Any:
            asked.append(repr(question).encode())
            return await answer(*question)

        monkeypatch.setattr(node.services.tables.workers, "answer", listened)
    ana, bo = await new_user(), await new_user(nodes.second)
    table = await start_game(ana, bo, bots=["greedy"], setup={"target": 500})
    a, b = await ana.join(table), await bo.join(table)
    await play_on({0: a, 1: b}, moves=20)
    await a.when(lambda view: seat_to_act(view) is not None)
    pages = [(await bo.http.get(f"/api/tables/{table}{path}")).content for path in ("", "/record", "/record?form=json", "/positions")]
    pages += [(await bo.http.get(path)).content for path in ("/api/tables", "/metrics", "/healthz")]
    frames = [text.encode() for viewer in (a, b) for text in viewer.texts]
    rows = stored(nodes)
    logged = (caplog.text + " ".join(str(vars(record)) for record in caplog.records)).encode()
    assert len(asked) > 2
    assert len(frames) > 20
    assert table.encode() in b"".join(rows)
    assert logged
    for text in (*pages, *frames, *asked, *rows, logged):
        assert not holds(text, secret)
    await a.do("resign", seat=0)
    await b.do("resign", seat=1)
    over = await a.when(lambda view: view["status"] == "over")
    assert over["secret"] == secret.hex()  # so the search above would have found it
    assert any(holds(row, secret) for row in stored(nodes))


def stored(nodes: Nodes) -> list[bytes]:
    """Every row of the database, without the column of secrets."""
    engine = open_engine(database_url(nodes.first.services.config.database), connections=1, writes=False)
    rows = []
    with engine.connect() as connection:
        for kind in metadata.sorted_tables:
            columns = [column for column in kind.c if column.name != "secret"]
            rows += [repr(tuple(row)).encode() for row in connection.execute(select(*columns))]
    engine.dispose()
    return rows
