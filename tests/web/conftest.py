"""A real server and a real Chromium for the tests of the browser client; each test brings its own visitors.

Both belong to this folder alone: while Playwright's synchronous interface is open, no test of another kind may run an event loop.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.build_web import ROOT, build
from scripts.test_servers import find_chromium
from tests.timeouts import TIMEOUT_SECONDS
from tests.web.hands import Hands, Mouse
from tests.web.live_server import LiveServer
from tests.web.visitors import Visitor
from tests.web.windows import Shape, Windows

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --no-maglev",  # pages live for seconds: compiling them well takes more than it brings
]


class Visit(Protocol):
    """Creates a visitor with a browser window of this size; `new`: with an empty cache."""

    def __call__(
        self,
        lang: str = "en",
        hands: type[Hands] = Mouse,
        size: tuple[int, int] = (1280, 860),
        *,
        at: LiveServer | None = None,
        touch: bool = False,
        worker: bool = False,
        strict: bool = True,
        new: bool = False,
    ) -> Visitor: ...


@pytest.fixture(scope="package")
def built() -> None:
    """The client, built from its sources; workers take turns."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    with (folder / "building").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        build()


@pytest.fixture(scope="package")
def live_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    open_local_server = LiveServer(tmp_path_factory.mktemp("server"))
    yield open_local_server
    open_local_server.stop()


@pytest.fixture
def killable_server(built: None, tmp_path: Path) -> Iterator[LiveServer]:
    """A server of this test alone, which it may kill."""
    own = LiveServer(tmp_path)
    yield own
    own.stop()


@pytest.fixture
def short_grace_server(built: None, tmp_path: Path) -> Iterator[LiveServer]:
    """A server on which a player counts as away after half a second, and as idle after one and a half."""
    own = LiveServer(tmp_path, grace_seconds=0.5)
    yield own
    own.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    assert program is not None, "no Chromium: see scripts/test_servers.py"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    expect.set_options(timeout=1000 * TIMEOUT_SECONDS)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=flags)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def visit(live_server: LiveServer, windows: Windows, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; when the test is over, nothing must have gone wrong on any of their pages."""
    visitors: list[Visitor] = []
    live_server.seed(request.node.nodeid)
    with ExitStack() as closing:

        def new_visitor(
            lang: str = "en",
            hands: type[Hands] = Mouse,
            size: tuple[int, int] = (1280, 860),
            *,
            at: LiveServer | None = None,
            touch: bool = False,
            worker: bool = False,
            strict: bool = True,
            new: bool = False,
        ) -> Visitor:
            url = (at or live_server).url
            window = windows.take(Shape(lang, touch, worker, strict, len(visitors) + 1), size, new=new)
            closing.callback(windows.give_back, window, url)
            visitors.append(Visitor(window, url, hands))
            closing.callback(visitors[-1].leave)
            return visitors[-1]

        yield new_visitor
    assert [problem for visitor in visitors for problem in visitor.problems] == []
