"""The notifier: one notification per turn, in the user's language, by push and e-mail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP

from rollhouse.play.entries import BotSat, Clock, Opened, Options, Sat
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.server.config import Config
from rollhouse.server.features.notifications.email import token_for
from rollhouse.server.features.notifications.repository import LEASE_SECONDS, MAX_TRIES
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.notifications.webpush import key_of, public_text
from rollhouse.server.store.store import Store
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Begin, Play, Roll, SendChat
from tests.server.notifications.receiving import Browser, Letters, PushService, push_service, signed_claims

SECRET = bytes(32)


class Away:
    """Two notifiers on one store, whose players are away."""

    def __init__(self, store: Store, service: PushService, mail_port: int) -> None:
        self.store, self.service = store, service
        self.time = 1_000_000.0
        self.here: set[str] = set()
        config = Config(database="", smtp=f"smtp://127.0.0.1:{mail_port}", mail_from="dice@example.org", public_url="https://dice.example")
        self.house = TableManager(store, BotWorkers(1), lambda frame, channel: None, now=lambda: self.time)
        self.nodes = [Notifier(store, lambda table: self.here, config, now=lambda: self.time, connect=service.connect) for _ in range(2)]
        self.queue = self.nodes[0].queue

    async def person(self, name: str, lang: str = "en") -> str:
        return (await self.store.create_guest(name, lang))[0].user_id

    async def subscribe(self, user_id: str, browser: Browser) -> None:
        await self.queue.subscribe(user_id, browser.endpoint, **browser.keys, now=self.time)

    async def write_to(self, user_id: str, address: str) -> None:
        await self.queue.set_mail(user_id, address, self.time)
        assert await self.queue.confirm_mail(user_id, self.time)

    async def table(self, ana: str, bo: str) -> str:
        """Ana is to roll."""
        options = Options(clock=Clock("move", 86_400))
        opened = Opened("dicy-cards", {"players": 2, "first": 0, "target": 20}, options, ana, commitment(SECRET))
        other = Sat(1, bo, "Bo", NO_ENTROPY) if bo else BotSat(1, "greedy")
        name = await self.house.open(opened, SECRET, Sat(0, ana, "Ana", NO_ENTROPY), other)
        await self.house.execute(name, ana, Begin())
        return name

    async def turn(self, table: str, user_id: str) -> None:
        """Play one turn: roll and skip."""
        version = await self.house.execute(table, user_id, Roll(at=(await self.house.load(table)).session.version))
        await self.house.execute(table, user_id, Play(move="skip", at=version))

    async def pass_by(self, seconds: float = 60.0) -> None:
        """Time passes, and every node looks and sends, at once."""
        self.time += seconds
        await asyncio.gather(*(node.enqueue() for node in self.nodes))
        await asyncio.gather(*(node.send() for node in self.nodes))

    async def came_of_it(self) -> list[str | None]:
        return [outcome for _, _, outcome in await self.queue.outcomes()]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
async def letters() -> AsyncIterator[tuple[Letters, int]]:
    handler = Letters()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(handler), "127.0.0.1", 0)
    yield handler, server.sockets[0].getsockname()[1]
    server.close()


@pytest.fixture
async def away(store: Store, service: PushService, letters: tuple[Letters, int]) -> AsyncIterator[Away]:
    made = Away(store, service, letters[1])
    yield made
    for node in made.nodes:
        await node.close()
    await made.house.close()


async def test_two_nodes_send_one_notification_that_only_the_user_can_read(away: Away, letters: tuple[Letters, int]) -> None:
    ana, bo = await away.person("Ana"), await away.person("Bo", "fr")
    browser, phone = Browser(1), Browser(2)
    await away.subscribe(bo, browser)
    await away.subscribe(bo, phone)
    await away.write_to(bo, "bo@example.org")
    table = await away.table(ana, bo)
    await away.pass_by()
    assert away.service.received == [], "it is Ana's turn, and she wants to hear nothing"
    await away.turn(table, ana)
    await away.pass_by(10)
    assert away.service.received == [], "a player who reloads the page is not away"
    await away.pass_by()
    await away.pass_by()
    told: dict[str, Any] = {path: (headers, body) for path, headers, body in away.service.received}
    assert (sorted(told), len(away.service.received)) == (["/1", "/2"], 2)
    headers, body = told["/1"]
    said = msgspec.json.decode(browser.opened(body))
    assert said == {"title": "À vous de jouer", "body": "Dicy Cards avec Ana", "url": f"/t/{table}", "tag": table, "count": 1}
    assert (headers["content-encoding"], headers["topic"], int(headers["ttl"]) > 0) == ("aes128gcm", table, True)
    claims, key = signed_claims(headers["authorization"])
    assert claims["aud"] == "https://push.example.net"
    assert claims["sub"] == "mailto:dice@example.org"
    assert key == public_text(key_of((await away.queue.key("push")).encode()))
    (to, letter), confirmation = letters[0].received[-1], letters[0].received[0][1]
    assert len(letters[0].received) == 1, confirmation
    assert (to, letter["From"], letter["Subject"]) == (["bo@example.org"], "dice@example.org", "À vous de jouer: Dicy Cards avec Ana")
    assert f"https://dice.example/t/{table}" in letter.get_content()
    stop = token_for(await away.queue.key("mail"), "stop", bo, 1_000_000.0)
    assert letter["List-Unsubscribe"] == f"<https://dice.example/api/notifications/stop/{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"https://dice.example/email#stop={stop}" in letter.get_content()


async def test_players_who_need_no_notification_get_none(away: Away) -> None:
    """A player who is present, in the middle of a turn, gets chat messages, or plays with bots only."""
    ana, bo = await away.person("Ana"), await away.person("Bo")
    for user_id, browser in ((ana, Browser(1)), (bo, Browser(2))):
        await away.subscribe(user_id, browser)
    away.here = {ana}
    table = await away.table(ana, bo)
    await away.table(ana, "")
    await away.pass_by()
    away.here = set()
    await away.turn(table, ana)
    await away.pass_by()
    assert [path for path, _, _ in away.service.received] == ["/2"]
    await away.house.execute(table, ana, SendChat(text="Are you there?"))
    await away.pass_by()
    await away.house.execute(table, bo, Roll(at=(await away.house.load(table)).session.version))
    await away.pass_by()
    assert [path for path, _, _ in away.service.received] == ["/2"]


async def test_a_subscription_that_is_no_more_is_dropped(away: Away) -> None:
    ana, bo = await away.person("Ana"), await away.person("Bo")
    await away.subscribe(ana, Browser(1))
    away.service.status = 410
    await away.table(ana, bo)
    await away.pass_by()
    assert (await away.came_of_it(), await away.queue.subscriptions(ana)) == (["gone"], [])


async def test_a_service_that_is_away_is_asked_again_some_times_and_no_more(away: Away) -> None:
    ana, bo = await away.person("Ana"), await away.person("Bo")
    await away.subscribe(ana, Browser(1))
    away.service.status = 503
    await away.table(ana, bo)
    for tries in range(MAX_TRIES + 2):
        await away.pass_by(LEASE_SECONDS * 4**tries + 1)
    assert (len(away.service.received), await away.came_of_it()) == (MAX_TRIES, ["given up"])


async def test_what_is_past_when_it_could_be_sent_is_not(away: Away) -> None:
    ana, bo = await away.person("Ana"), await away.person("Bo")
    await away.subscribe(ana, Browser(1))
    away.service.status = 503
    table = await away.table(ana, bo)
    await away.pass_by()
    await away.turn(table, ana)
    away.service.status = 201
    await away.pass_by(LEASE_SECONDS + 1)
    assert (len(away.service.received), await away.came_of_it()) == (1, ["past"])


async def test_no_email_before_confirmation_and_none_to_a_dead_address(away: Away, letters: tuple[Letters, int]) -> None:
    ana, bo = await away.person("Ana", "de"), await away.person("Bo")
    await away.queue.set_mail(ana, "ana@example.org", away.time)
    asked = away.time
    await away.table(ana, bo)
    await away.pass_by()
    await away.pass_by()
    ((to, letter),) = letters[0].received
    token = token_for(await away.queue.key("mail"), "confirm", ana, asked)
    assert (to, letter["Subject"]) == (["ana@example.org"], "Bestätige deine E-Mail-Adresse")
    assert f"https://dice.example/email#confirm={token}" in letter.get_content()
    assert not await away.queue.confirm_mail(ana, asked - 1), "a link to another address"
    assert await away.queue.confirm_mail(ana, asked)
    letters[0].refuses = True
    await away.table(ana, bo)
    await away.pass_by()
    assert (await away.queue.mail(ana), (await away.came_of_it())[-1]) == (None, "refused")


async def test_a_user_has_ten_subscriptions_and_an_endpoint_one_user(away: Away) -> None:
    ana, bo = await away.person("Ana"), await away.person("Bo")
    for number in range(12):
        away.time += 1
        await away.subscribe(ana, Browser(number))
    assert [one.endpoint for one in await away.queue.subscriptions(ana)] == [Browser(number).endpoint for number in range(11, 1, -1)]
    await away.subscribe(bo, Browser(5))
    assert Browser(5).endpoint not in [one.endpoint for one in await away.queue.subscriptions(ana)]
    await away.queue.unsubscribe(ana, Browser(5).endpoint)
    assert [one.endpoint for one in await away.queue.subscriptions(bo)] == [Browser(5).endpoint]


async def test_what_was_sent_long_ago_is_forgotten(away: Away) -> None:
    ana = await away.person("Ana")
    await away.queue.set_mail(ana, "ana@example.org", away.time)
    await away.queue.purge(away.time + 29 * 86_400)
    assert len(await away.queue.outcomes()) == 1
    await away.queue.purge(away.time + 31 * 86_400)
    assert await away.queue.outcomes() == []
