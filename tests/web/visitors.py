"""A visitor: a browser page, the frames its socket received, and everything that went wrong on it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Request, Route, WebSocket

from rollhouse.client import merged
from rollhouse.core.messages import Arg, say
from rollhouse.locale import catalogue
from scripts.build_web import WEB
from tests.timeouts import TIMEOUT_SECONDS
from tests.web.hands import Hands, Mouse
from tests.web.windows import Window

COACH_TIMEOUT_MS = int(re.findall(r"COACH_TIMEOUT_MS = (\d+);", (WEB / "src" / "teacher" / "tableTeacher.svelte.ts").read_text())[0])
"""Milliseconds after which a page makes the move that the coach has not looked at yet."""
PATIENT = f"""() => {{
  const soon = window.setTimeout;
  window.setTimeout = (work, wait, ...given) => soon(work, wait === {COACH_TIMEOUT_MS} ? {1000 * TIMEOUT_SECONDS} : wait, ...given);
}}"""


def _until_answered(route: Route) -> None:
    while (answer := route.fetch()).status == 202:  # it is being worked out: ask again
        time.sleep(0.1)
    route.fulfill(response=answer)


class Visitor:
    """One window with one page. `view` is the table as this browser was last told."""

    def __init__(self, window: Window, url: str, hands: type[Hands] = Mouse) -> None:
        self.window = window
        self.context = window.context
        self.url = url
        self.lang = window.shape.lang
        self.page = window.page
        self.hands = hands(self.page)
        self.view: dict[str, Any] = {}
        self.you = ""
        self.refusals: list[dict[str, Any]] = []
        self.requests: list[str] = []
        self.tapped: list[list[int]] = []
        """Real dice that were tapped in."""
        self.problems: list[str] = []
        """Errors on the page and requests to other hosts: a test ends with none."""
        self.page.on("websocket", self._hear)
        self.page.on("console", self._note)
        self.page.on("pageerror", self._break)
        self.context.on("request", self._ask)

    def leave(self) -> None:
        """Stop listening: another visitor gets the window."""
        self.page.remove_listener("websocket", self._hear)
        self.page.remove_listener("console", self._note)
        self.page.remove_listener("pageerror", self._break)
        self.context.remove_listener("request", self._ask)
        if not self.page.is_closed():
            self.page.unroute_all()

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame["is"] == "table":
            self.view = frame["table"]
        elif frame["is"] == "commit" and frame["version"] == self.view["version"] + 1:
            self.view = merged(self.view, frame)
        self.you = frame.get("you", self.you)
        if frame["is"] == "refused":
            self.refusals.append(frame)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def _break(self, error: Error) -> None:
        self.problems.append(str(error))

    def _ask(self, request: Request) -> None:
        self.requests.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme != "data" and f"{parts.scheme}://{parts.netloc}" != self.url:
            self.problems.append(f"a request to another host: {request.url}")

    def wait_for_coach(self) -> None:
        """Make this page wait for the coach's answer without its time limit, however busy the machine is."""
        self.page.evaluate(PATIENT)
        self.page.route("**/coach", _until_answered)

    def forgive(self, what: str) -> None:
        """Problems that the test made itself."""
        assert any(what in problem for problem in self.problems)
        self.problems = [problem for problem in self.problems if what not in problem]

    def say(self, key: str, **args: Arg) -> str:
        """A sentence of the catalogue in this visitor's language."""
        return catalogue(self.lang).say(say(key, **args))

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table, once this browser was told that it is so."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not (self.view and fits(self.view)):
            seen = [self.view.get(key) for key in ("id", "version", "status")]
            assert time.monotonic() < end, f"still waiting at {seen}; {self.refusals}"
            self.page.wait_for_timeout(5)
        return self.view

    @property
    def seats(self) -> list[int]:
        """The seats that this person holds at the table."""
        return [place for place, seat in enumerate(self.view["seats"]) if seat["user_id"] and seat["user_id"] == self.you]

    def post(self, path: str, body: object = None) -> Any:
        """Send a POST request with this browser's cookie, and return the answer's JSON."""
        answer = self.context.request.post(self.url + path, data=body or {})
        assert answer.ok, answer.text()
        return answer.json()

    def register(self, name: str) -> None:
        """Become a registered user of this name."""
        answer = self.context.request.put(f"{self.url}/api/me", data={"name": name, "lang": self.lang})
        assert answer.ok, answer.text()
        self.post("/api/me/codes")

    def new_table(self, game: str, *seats: str | None, **setup: object) -> str:
        """A table, made without the lobby: names, `bot:…`, or None for a free seat. With all seats taken, it begins."""
        wishes = [one and ({"bot": one[4:]} if one.startswith("bot:") else {"me": True, "name": one}) for one in seats]
        options = setup.pop("options", {})
        full = None not in seats
        body = {"game": game, "setup": {"players": len(seats), "first": 0, **setup}, "options": options, "seats": wishes, "begin": full}
        return str(self.post("/api/tables", body)["id"])

    def sit_at(self, game: str, *seats: str | None, **setup: object) -> str:
        """Make a table, and go there."""
        table = self.new_table(game, *seats, **setup)
        self.go(f"/t/{table}")
        self.until(lambda view: view["id"] == table)
        return table
