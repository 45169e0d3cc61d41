"""What a first visit costs and where it goes: little, and nowhere else; and what makes it an app."""

from __future__ import annotations

import gzip
import json

from playwright.sync_api import expect

from rollhouse.locale import LANGUAGES
from rollhouse.locale.files import sources
from tests.web.conftest import Visit
from tests.web.live_server import LiveServer

BUDGET = 150_000
"""Bytes on the wire until the lobby is ready, in any language, without its letters."""
WITH_LETTERS = 220_000

WORTH_COMPRESSING = 1000


def _weight(lang: str) -> int:
    """What the sentences for a browser weigh in a language, packed."""
    told = [path for path in sources(lang) if path.stem in ("analysis", "game") or path.stem.startswith("web")]
    return len(gzip.compress(b"".join(path.read_bytes() for path in told)))


def test_the_lobby_weighs_little(visit: Visit) -> None:
    for lang in dict.fromkeys(("en", "pt-BR", max(LANGUAGES, key=_weight))):
        ana = visit(lang, new=True)
        session = ana.context.new_cdp_session(ana.page)
        session.send("Network.enable")
        received: dict[str, float] = {}
        letters: set[str] = set()
        session.on("Network.loadingFinished", lambda event, into=received: into.update({event["requestId"]: event["encodedDataLength"]}))
        session.on("Network.responseReceived", lambda event, into=letters: event["type"] == "Font" and into.add(event["requestId"]))
        ana.go()
        ana.page.get_by_role("button", name=ana.say("web-play-against", name="Cleo")).wait_for()
        expect(ana.page.locator("html")).to_have_attribute("lang", lang)
        ana.page.wait_for_load_state("networkidle")
        assert len(received) > 5
        fonts = sum(size for request, size in received.items() if request in letters)
        assert fonts > 20_000
        assert 20_000 < sum(received.values()) - fonts < BUDGET, lang
        assert sum(received.values()) < WITH_LETTERS, lang


def test_files_travel_compressed_and_are_kept(visit: Visit, live_server: LiveServer) -> None:
    ana = visit(new=True)
    page = ana.context.request.get(live_server.url)
    assert page.headers["content-encoding"] in ("gzip", "br")
    ana.go()
    scripts = [url for url in ana.requests if url.endswith((".js", ".css"))]
    assert len(scripts) > 3
    for url in scripts:
        answer = ana.context.request.get(url)
        assert "immutable" in answer.headers["cache-control"]
        if len(answer.body()) < WORTH_COMPRESSING:
            continue
        assert answer.headers["content-encoding"] in ("gzip", "br")
        assert "accept-encoding" in answer.headers["vary"].lower()
        plain = ana.context.request.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.body() == answer.body()


def test_the_policy_lets_nothing_foreign_in(visit: Visit, live_server: LiveServer) -> None:
    ana = visit()
    policy = ana.context.request.get(live_server.url).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self'"
    ana.go()
    ana.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.intruder = 1' }))")
    assert ana.page.evaluate("window.intruder") is None
    ana.forgive("Content Security Policy")


def test_it_can_be_installed(visit: Visit, live_server: LiveServer) -> None:
    ana = visit(worker=True)
    ana.go()
    href = ana.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(ana.context.request.get(f"{live_server.url}{href}").text())
    assert manifest["name"] == "Rollhouse"
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    icons = [ana.context.request.get(live_server.url + icon["src"]) for icon in manifest["icons"]]
    assert icons
    assert all(icon.ok and icon.headers["content-type"].startswith("image/") for icon in icons)
    assert ana.page.evaluate("navigator.serviceWorker.ready.then(worker => new URL(worker.scope).pathname)") == "/"


def test_the_shell_opens_without_a_network(visit: Visit) -> None:
    ana = visit(worker=True)
    ana.go()
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.say("web-unreachable"))
    ana.context.set_offline(False)
    ana.page.get_by_role("button", name=ana.say("web-try-again")).click()
    expect(ana.page.get_by_role("button", name=ana.say("web-play-against", name="Cleo"))).to_be_visible()
    ana.forgive("ERR_INTERNET_DISCONNECTED")
