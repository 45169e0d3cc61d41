"""The notifier: one notification per turn, in the user's language, by push and e-mail."""

from __future__ import annotations

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP

from rollhouse.play.entries import BotSat, Clock, Options, Sat
from rollhouse.play.fair import NO_ENTROPY
from rollhouse.server.config import Config
from rollhouse.server.features.notifications.email import token_for
from rollhouse.server.features.notifications.repository import LEASE_SECONDS, MAX_TRIES, Item
from rollhouse.server.features.notifications.schemas import NotificationChoices, WebhookBody
from rollhouse.server.features.notifications.service import Notifier
from rollhouse.server.features.notifications.webhook import webhook_body
from rollhouse.server.features.notifications.webpush import key_of, public_text
from rollhouse.server.store.erasure import erase_users
from rollhouse.server.store.store import Store
from rollhouse.server.wire.messages import Play, Resign, Roll, SendChat
from tests.server.notifications.receiving import Browser, MailHandler, PushService, push_service, signed_claims
from tests.server.stored import open_table, table_manager


class Server:
    """Two nodes on one store, whose players are server."""

    def __init__(self, store: Store, service: PushService, mail_port: int) -> None:
        self.store, self.service = store, service
        self.time = 1_000_000.0
        self.here: set[str] = set()
        config = Config(database="", smtp=f"smtp://127.0.0.1:{mail_port}", mail_from="dice@example.org", public_url="https://dice.example")
        self.tables = table_manager(store, now=lambda: self.time)
        self.nodes = [Notifier(store, lambda table: self.here, config, now=lambda: self.time, connect=service.connect) for _ in range(2)]
        self.queue = self.nodes[0].queue

    async def user(self, name: str, lang: str = "en") -> str:
        return (await self.store.create_guest(name, lang))[0].user_id

    async def users(self) -> tuple[str, str]:
        """Ana, who is notified by one browser, and Bo."""
        ana, bo = await self.user("Ana"), await self.user("Bo")
        await self.subscribe(ana, Browser(1))
        return ana, bo

    async def subscribe(self, user_id: str, browser: Browser) -> None:
        await self.queue.subscribe(user_id, browser.endpoint, **browser.keys, now=self.time)

    async def write_to(self, user_id: str, address: str) -> None:
        await self.queue.set_mail(user_id, address, self.time)
        assert await self.queue.confirm_mail(user_id, self.time)

    async def table(self, ana: str, bo: str) -> str:
        """Ana is to roll."""
        other = Sat(1, bo, "Bo", NO_ENTROPY) if bo else BotSat(1, "greedy")
        return await open_table(self.tables, Sat(0, ana, "Ana", NO_ENTROPY), other, options=Options(clock=Clock("move", 86_400)))

    async def turn(self, table: str, user_id: str) -> None:
        """Play one turn: roll and skip."""
        version = await self.tables.execute(table, user_id, Roll(at=(await self.tables.load(table)).session.version))
        await self.tables.execute(table, user_id, Play(move="skip", at=version))

    async def pass_by(self, seconds: float = 60.0) -> None:
        """Time passes, and all nodes enqueue and send at once."""
        self.time += seconds
        await asyncio.gather(*(node.enqueue() for node in self.nodes))
        await asyncio.gather(*(node.send() for node in self.nodes))

    async def outcomes(self) -> list[str | None]:
        return [outcome for _, _, outcome in await self.queue.outcomes()]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
async def mail_server() -> AsyncIterator[tuple[MailHandler, int]]:
    handler = MailHandler()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(handler), "127.0.0.1", 0)
    yield handler, server.sockets[0].getsockname()[1]
    server.close()


@pytest.fixture
async def server(store: Store, service: PushService, mail_server: tuple[MailHandler, int]) -> AsyncIterator[Server]:
    made = Server(store, service, mail_server[1])
    yield made
    for node in made.nodes:
        await node.close()
    await made.tables.close()


async def test_two_nodes_send_one_notification_that_only_the_user_can_read(server: Server, mail_server: tuple[MailHandler, int]) -> None:
    ana, bo = await server.user("Ana"), await server.user("Bo", "fr")
    browser, phone = Browser(1), Browser(2)
    await server.subscribe(bo, browser)
    await server.subscribe(bo, phone)
    await server.write_to(bo, "bo@example.org")
    table = await server.table(ana, bo)
    await server.pass_by()
    assert server.service.received == [], "it is Ana's turn, who is not subscribed"
    await server.turn(table, ana)
    await server.pass_by(10)
    assert server.service.received == [], "a player who reloads the page is not away"
    await server.pass_by()
    await server.pass_by()
    told: dict[str, Any] = {path: (headers, body) for path, headers, body in server.service.received}
    assert (sorted(told), len(server.service.received)) == (["/1", "/2"], 2)
    headers, body = told["/1"]
    said = msgspec.json.decode(browser.opened(body))
    assert said == {"title": "À vous de jouer", "body": "Dicy Cards avec Ana", "url": f"/t/{table}", "tag": table, "count": 1}
    assert (headers["content-encoding"], headers["topic"], int(headers["ttl"]) > 0) == ("aes128gcm", table, True)
    claims, key = signed_claims(headers["authorization"])
    assert claims["aud"] == "https://push.example.net"
    assert claims["sub"] == "mailto:dice@example.org"
    assert key == public_text(key_of((await server.queue.key("push")).encode()))
    (to, message), confirmation = mail_server[0].received[-1], mail_server[0].received[0][1]
    assert len(mail_server[0].received) == 1, confirmation
    assert (to, message["From"], message["Subject"]) == (["bo@example.org"], "dice@example.org", "À vous de jouer: Dicy Cards avec Ana")
    assert f"https://dice.example/t/{table}" in message.get_content()
    stop = token_for(await server.queue.key("mail"), "stop", bo, 1_000_000.0)
    assert message["List-Unsubscribe"] == f"<https://dice.example/api/notifications/stop/{stop}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    raw = email.message_from_bytes(mail_server[0].raw[-1], policy=email.policy.compat32)  # headers as they are, not decoded
    assert raw["List-Unsubscribe"] == message["List-Unsubscribe"], "clients do not decode it"
    assert f"https://dice.example/email#stop={stop}" in message.get_content()


async def test_players_who_need_no_notification_get_none(server: Server) -> None:
    """A player who is present, in the middle of a turn, gets chat messages, or plays with bots only."""
    ana, bo = await server.users()
    await server.subscribe(bo, Browser(2))
    server.here = {ana}
    table = await server.table(ana, bo)
    await server.table(ana, "")
    await server.pass_by()
    server.here = set()
    await server.turn(table, ana)
    await server.pass_by()
    assert [path for path, _, _ in server.service.received] == ["/2"]
    await server.tables.execute(table, ana, SendChat(text="Are you there?"))
    await server.pass_by()
    await server.tables.execute(table, bo, Roll(at=(await server.tables.load(table)).session.version))
    await server.pass_by()
    assert [path for path, _, _ in server.service.received] == ["/2"]


async def test_a_player_who_leaves_before_moving_is_notified(server: Server) -> None:
    """A player who was at the table at the one moment when the server looked, or until a minute later, was never notified of the turn."""
    ana, bo = await server.users()
    server.here = {ana}
    table = await server.table(ana, bo)
    await server.pass_by()
    await server.pass_by(600)
    server.here = set()
    await server.pass_by(10)
    server.here = {ana}
    await server.pass_by(10)
    server.here = set()
    await server.pass_by(20)
    assert server.service.received == [], "a page was reloaded"
    await server.pass_by(10)
    await server.pass_by()
    assert [path for path, _, _ in server.service.received] == ["/1"]
    server.here = {ana}
    await server.turn(table, ana)
    await server.pass_by()
    server.here = set()
    await server.pass_by()
    assert len(server.service.received) == 1, "she has moved"


async def test_a_clock_that_was_set_back_loses_no_notification(server: Server) -> None:
    ana, bo = await server.users()
    server.time += 7200
    await server.pass_by()
    server.time -= 7200
    await server.table(ana, bo)
    await server.pass_by()
    assert [path for path, _, _ in server.service.received] == ["/1"]


async def test_an_expired_subscription_is_dropped(server: Server) -> None:
    ana, bo = await server.users()
    server.service.status = 410
    await server.table(ana, bo)
    await server.pass_by()
    assert (await server.outcomes(), await server.queue.subscriptions(ana)) == (["gone"], [])


async def test_a_failing_push_service_is_retried_a_few_times(server: Server) -> None:
    ana, bo = await server.users()
    server.service.status = 503
    await server.table(ana, bo)
    for tries in range(MAX_TRIES + 2):
        await server.pass_by(LEASE_SECONDS * 4**tries + 1)
    assert (len(server.service.received), await server.outcomes()) == (MAX_TRIES, ["given up"])


async def test_an_outdated_notification_is_not_sent(server: Server) -> None:
    ana, bo = await server.users()
    server.service.status = 503
    table = await server.table(ana, bo)
    await server.pass_by()
    await server.turn(table, ana)
    server.service.status = 201
    await server.pass_by(LEASE_SECONDS + 1)
    assert (len(server.service.received), await server.outcomes()) == (1, ["past"])


async def test_no_email_before_confirmation_and_none_to_a_dead_address(server: Server, mail_server: tuple[MailHandler, int]) -> None:
    ana, bo = await server.user("Ana", "de"), await server.user("Bo")
    await server.queue.set_mail(ana, "ana@example.org", server.time)
    asked = server.time
    await server.table(ana, bo)
    await server.pass_by()
    await server.pass_by()
    ((to, message),) = mail_server[0].received
    token = token_for(await server.queue.key("mail"), "confirm", ana, asked)
    assert (to, message["Subject"]) == (["ana@example.org"], "Bestätige deine E-Mail-Adresse")
    assert f"https://dice.example/email#confirm={token}" in message.get_content()
    assert not await server.queue.confirm_mail(ana, asked - 1), "a link to another address"
    assert await server.queue.confirm_mail(ana, asked)
    mail_server[0].refuses = True
    await server.table(ana, bo)
    await server.pass_by()
    assert (await server.queue.mail(ana), (await server.outcomes())[-1]) == (None, "refused")


async def test_a_mailbox_gets_one_confirmation_in_an_hour_however_it_is_written(
    server: Server, mail_server: tuple[MailHandler, int]
) -> None:
    """216 e-mails reached one mailbox in 12 s, by guests of one attacker and plus-addresses."""
    first = await server.user("Eve")
    assert await server.queue.set_mail(first, "ana.b@googlemail.com", server.time) == 0
    for number, address in enumerate(["ana.b@googlemail.com", "Ana.B@gmail.com", "anab+1@gmail.com", "a.nab+x+y@GoogleMail.com."]):
        assert await server.queue.set_mail(await server.user(f"Eve {number}"), address, server.time + 60 * number) > 3000, address
    await server.pass_by()
    assert len(mail_server[0].received) == 1
    server.time += 3600
    assert await server.queue.set_mail(await server.user("Ana"), "ana.b@gmail.com", server.time) == 0
    await server.pass_by()
    assert len(mail_server[0].received) == 2
    other = await server.user("Bo")
    assert await server.queue.set_mail(other, "ana.b@example.org", server.time) == 0
    assert await server.queue.set_mail(await server.user("Cy"), "anab@example.org", server.time) == 0, "another mailbox there"


async def test_a_user_has_ten_subscriptions_and_an_endpoint_one_user(server: Server) -> None:
    ana, bo = await server.user("Ana"), await server.user("Bo")
    for number in range(12):
        server.time += 1
        await server.subscribe(ana, Browser(number))
    assert [one.endpoint for one in await server.queue.subscriptions(ana)] == [Browser(number).endpoint for number in range(11, 1, -1)]
    await server.subscribe(bo, Browser(5))
    assert Browser(5).endpoint not in [one.endpoint for one in await server.queue.subscriptions(ana)]
    await server.queue.unsubscribe(ana, Browser(5).endpoint)
    assert [one.endpoint for one in await server.queue.subscriptions(bo)] == [Browser(5).endpoint]


async def test_old_notifications_are_deleted(server: Server) -> None:
    ana = await server.user("Ana")
    await server.queue.set_mail(ana, "ana@example.org", server.time)
    await server.queue.purge(server.time + 29 * 86_400)
    assert len(await server.queue.outcomes()) == 1
    await server.queue.purge(server.time + 31 * 86_400)
    assert await server.queue.outcomes() == []


# --- items, their channels and the list on the site ---------------------------------------------------------------------------------------

HOOK = "https://push.example.net/hook"


async def test_items_go_by_the_channels_that_the_user_chose(server: Server) -> None:
    ana, bo = await server.users()
    await server.queue.set_webhook(ana, HOOK, server.time)
    await server.pass_by(1)
    (path, headers, body), first = server.service.received.pop(), await server.outcomes()
    said = msgspec.json.decode(body, type=WebhookBody)
    assert (path, headers["content-type"], said.event, first) == ("/hook", "application/json", "webhook", ["sent"])
    assert said.url == "https://dice.example/"
    await server.queue.set_choices(ana, NotificationChoices(push=("friend",), mail=(), webhook=("round", "friend")))
    for kind, item in (
        ("friend", Item("/people", bo)),
        ("round", Item("/t/x", game="dicy-cards", title="Cup", round=2)),
        ("answer", Item("/people", text="Thank you")),
    ):
        for node in server.nodes:
            await node.notify((ana, bo), kind, kind, item)  # type: ignore[arg-type]  # the kinds above
    await server.pass_by(1)
    sent = [(path, body) for path, _, body in server.service.received]
    posted = [msgspec.json.decode(body, type=WebhookBody) for path, body in sent if path == "/hook"]
    assert sorted((one.event, one.title, one.text, one.url) for one in posted) == [
        ("friend", "Friend request", "Bo wants to be your friend.", "https://dice.example/people"),
        ("round", "Next round", "Round 2 of “Cup” has started.", "https://dice.example/t/x"),
    ]
    assert [msgspec.json.decode(Browser(1).opened(body))["title"] for path, body in sent if path == "/1"] == ["Friend request"]
    assert len(sent) == 3, "each once, though two nodes asked for it"


async def test_the_list_on_the_site_has_rounds_results_and_answers_until_they_are_read(server: Server) -> None:
    ana, bo = await server.users()
    told: list[tuple[tuple[str, ...], str]] = []
    server.nodes[0]._tell = lambda user_ids, topic: told.append((tuple(user_ids), topic))
    table = await server.table(ana, bo)
    await server.tables.execute(table, bo, Resign(seat=1))
    server.here = {bo}
    server.nodes[0].on_game_ended(table)
    await server.nodes[0].close()
    await server.nodes[0].notify((ana,), "answer", "report", Item("/people", text="Thank you"))
    await server.nodes[0].notify((ana,), "invitation", "i", Item("/t/x", bo, "dicy-cards"))
    (answer, result) = await server.nodes[1].bell(ana)
    assert (result.kind, result.path, result.read, result.text.args["result"]) == ("result", f"/t/{table}", False, "won")
    assert (answer.kind, answer.text.args) == ("answer", {"text": "Thank you"})
    assert await server.nodes[1].bell(bo) == [], "a player at the table saw the end"
    await server.nodes[0].mark_read(ana)
    assert [item.read for item in await server.nodes[1].bell(ana)] == [True, True]
    assert told == [((ana,), "bell")] * 4
    await server.queue.purge(server.time + 31 * 86_400)
    assert await server.nodes[1].bell(ana) == []


async def test_a_webhook_that_is_gone_is_removed_and_a_removed_one_not_called(server: Server) -> None:
    ana = await server.user("Ana")
    await server.queue.set_webhook(ana, HOOK, server.time)
    server.service.status = 404
    await server.pass_by(1)
    assert (await server.queue.webhook(ana))[0] == ""
    await server.queue.set_webhook(ana, HOOK, server.time + 1)
    await server.queue.set_webhook(ana, "", server.time + 1)
    await server.pass_by(1)
    assert (len(server.service.received), await server.outcomes()) == (1, ["gone", "gone"])


async def test_nothing_is_said_of_a_deleted_sender_and_nothing_sent_to_a_deleted_user(server: Server) -> None:
    ana, bo = await server.users()
    await server.queue.set_choices(ana, NotificationChoices(push=("friend",)))
    await server.nodes[0].notify((ana, "deleted"), "friend", "f", Item("/people", bo))
    await server.store.write(lambda connection: erase_users(connection, [bo]))
    await server.pass_by(1)
    assert (server.service.received, await server.outcomes()) == ([], ["past"])


def test_discord_gets_its_own_format_in_which_names_ping_and_format_nothing() -> None:
    body = WebhookBody("friend", "Friend request", "[Bo](https://evil.example) @everyone *x*", "https://dice.example/people", 1.0)
    for url in (
        "https://discord.com/api/webhooks/1/x",
        "https://ptb.discord.com/api/webhooks/1/x",
        "https://discordapp.com/api/webhooks/1/x",
    ):
        said = msgspec.json.decode(webhook_body(url, body))
        assert said["allowed_mentions"] == {"parse": []}
        assert said["content"] == (
            "**Friend request**\n\\[Bo\\]\\(https://evil.example\\) \\@everyone \\*x\\*\nhttps://dice.example/people"
        )
    for url in (HOOK, "https://discord.com.evil.example/", "https://notdiscord.com/"):
        assert msgspec.json.decode(webhook_body(url, body), type=WebhookBody) == body
