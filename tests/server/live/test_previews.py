"""Previews of links: tags in the page, in the reader's language, and pictures that show no secret."""

from __future__ import annotations

import html
import io
import re
from typing import Any

import httpx
import pytest
from PIL import Image

from rollhouse.play.session import Session
from rollhouse.server.auth.rate_limit import POLICIES, RateLimited, RateLimiter
from rollhouse.server.features.previews import pictures as drawn_pictures
from rollhouse.server.features.previews.pictures import Pictures
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Nodes
from tests.server.live.test_help import to_decide

LINE = "glacial 20 0 1 0:12345/0:12345 0:114456"


async def tags(client: Client, path: str) -> dict[str, str]:
    """The tags of a page; the path of its picture, without the server's address."""
    page = await client.http.get(path)
    assert page.status_code == 200
    found = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*|description)" content="([^"]*)">', page.text))
    read = {name: html.unescape(content) for name, content in found.items()}
    assert read["twitter:card"] == "summary_large_image"
    read["og:image"] = re.sub(r"^https?://[^/]*", "", read["og:image"])
    return read


async def picture(client: Client, path: str) -> httpx.Response:
    answer: httpx.Response = await client.http.get(path)
    assert answer.status_code == 200, answer.text
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    assert answer.headers["content-type"] == "image/png"
    return answer


async def test_an_invitation_names_the_host_in_the_readers_language_and_shows_the_game(new_user: NewUser) -> None:
    ana, paul = await new_user(), await new_user(lang="fr")
    table = await ana.new_table("Ana", None)
    assert (await tags(ana, f"/t/{table}"))["og:title"] == "Ana invites you to Dicy Cards"
    found = await tags(paul, f"/t/{table}")
    assert found["og:title"] == "Ana vous invite à jouer à Dicy Cards"
    assert found["og:url"].endswith(f"/t/{table}")
    invitation = await picture(paul, found["og:image"])
    await ana.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    assert (await picture(paul, (await tags(paul, f"/t/{table}"))["og:image"])).content != invitation.content


async def test_a_name_can_not_leave_its_tag(new_user: NewUser) -> None:
    ana = await new_user()
    table = await ana.new_table('"><script>x', None)
    page = (await ana.http.get(f"/t/{table}")).text
    assert "<script>x" not in page
    assert (await tags(ana, f"/t/{table}"))["og:title"] == '"><script>x invites you to Dicy Cards'


async def test_a_finished_game_is_shown_with_its_result_and_a_place_in_it(new_user: NewUser) -> None:
    ana = await new_user()
    table, _ = await to_decide(ana, "Ana", "Bo")
    await ana.do(table, "resign", seat=0)
    replay, analysis = await tags(ana, f"/r/{table}?ply=0"), await tags(ana, f"/a/{table}")
    assert replay["og:title"] == analysis["og:title"] == "Dicy Cards: Ana 0, Bo 0"
    assert replay["og:description"] != analysis["og:description"]
    assert "ply=0" in replay["og:image"]
    first, last = await picture(ana, replay["og:image"]), await picture(ana, analysis["og:image"])
    assert first.content != last.content


async def test_a_position_the_daily_and_every_other_page_have_pictures(new_user: NewUser, nodes: Nodes) -> None:
    ana = await new_user()
    position = await tags(ana, f"/position/dicy-cards?line={LINE.replace(' ', '+')}")
    assert position["og:title"] == "A position of Dicy Cards"
    daily, home = await tags(ana, "/daily"), await tags(ana, "/")
    today = nodes.first.services.clock.today().isoformat()
    assert today in daily["og:image"]
    assert daily["og:title"].startswith("Daily challenge: ")
    contents = {(await picture(ana, one["og:image"])).content for one in (position, daily, home)}
    assert len(contents) == 3
    for path in ("/t/unknown", "/position/chess?line=x", "/position/dicy-cards", "/rules/dicy-cards", "/r/%00"):
        assert (await tags(ana, path))["og:title"] == home["og:title"]


async def test_nonsense_is_refused(new_user: NewUser) -> None:
    ana = await new_user()
    assert await ana.refused("/api/positions/dicy-cards/picture.png?line=glacial", method="GET") == (400, "position/malformed")
    assert await ana.refused(f"/api/positions/dicy-cards/picture.png?line={'x' * 8001}", method="GET") == (400, "wire/too-long")
    assert await ana.refused("/api/tables/unknown/picture.png", method="GET") == (404, "table/unknown")
    assert await ana.refused("/api/pictures/daily.png?day=yesterday", method="GET") == (400, "wire/malformed")
    table, _ = await to_decide(ana, "Ana", "Bo")
    assert await ana.refused(f"/api/tables/{table}/picture.png?ply=-2", method="GET") == (400, "wire/malformed")
    assert (await ana.refused(f"/api/tables/{table}/game.webp", method="GET"))[1] == "table/not-over"


async def test_a_game_is_saved_as_webp_and_gif(new_user: NewUser) -> None:
    ana = await new_user()
    table, _ = await to_decide(ana, "Ana", "Bo")
    await ana.do(table, "resign", seat=0)
    moves = len((await ana.get(f"/api/tables/{table}/positions"))["positions"])
    for form in ("webp", "gif"):
        answer = await ana.http.get(f"/api/tables/{table}/game.{form}")
        assert answer.headers["content-type"] == f"image/{form}"
        assert Image.open(io.BytesIO(answer.content)).n_frames == moves  # type: ignore[attr-defined]  # only animations have frames


async def test_a_table_whose_dice_are_played_elsewhere_shows_no_position(
    new_user: NewUser, nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await new_user()
    table, _ = await to_decide(ana, "Ana", "Bo")
    monkeypatch.setattr(Session, "is_hidden", True)
    asked: list[str] = []

    async def cover(*args: Any) -> bytes:
        asked.append("cover")
        return b""

    async def position(*args: Any) -> bytes:
        asked.append("position")
        return b""

    monkeypatch.setattr(nodes.first.services.previews._pictures, "cover", cover)
    monkeypatch.setattr(nodes.first.services.previews._pictures, "position", position)
    assert "same dice" in (await tags(ana, f"/t/{table}"))["og:description"]
    assert (await ana.http.get(f"/api/tables/{table}/picture.png")).status_code == 200
    assert asked == ["cover"]
    assert await ana.refused(f"/api/tables/{table}/game.webp", method="GET") == (403, "table/same-dice-elsewhere")


async def test_a_picture_is_drawn_once_and_drawing_is_limited() -> None:
    pictures = Pictures(RateLimiter(40, lambda: 0.0))
    try:
        one = await pictures.cover("10.0.0.1", ("dicetto",), "Title", "")
        for _ in range(POLICIES["picture"].burst + 1):
            assert await pictures.cover("10.0.0.1", ("dicetto",), "Title", "") is one
        pictures._rate_limiter.consume({"picture": "10.0.0.1"}, POLICIES["picture"].burst - 1)
        with pytest.raises(RateLimited):
            await pictures.cover("10.0.0.1", ("dicetto",), "Another", "")
        assert await pictures.cover("10.0.0.2", ("dicetto",), "Another", "") != one
    finally:
        await pictures.close()


async def test_the_cache_of_pictures_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_pictures, "_MAX_CACHED_BYTES", 1)
    pictures = Pictures(RateLimiter(0))
    try:
        for title in ("One", "Two"):
            await pictures.cover("", ("dicetto",), title, "")
        assert len(pictures._cache) == 1
    finally:
        await pictures.close()
