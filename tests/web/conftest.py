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
from tests.patience import PATIENCE
from tests.web.hands import Hands, Mouse
from tests.web.house import House
from tests.web.visitors import Visitor

FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

SEEDED = """(visitor) => {
  let drawn = visitor << 16;
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place += 1) array[place] = Math.imul((drawn += 1), 2654435761) >>> 24;
    return array;
  };
  Math.random = () => (Math.imul((drawn += 1), 2654435761) >>> 0) / 2 ** 32;
}"""
"""A browser's own chances: what it adds to the dice, how long it waits before it comes back. The same in every run."""


class Visit(Protocol):
    """Somebody new, with a browser window of this size."""

    def __call__(
        self,
        lang: str = "en",
        hands: type[Hands] = Mouse,
        size: tuple[int, int] = (1280, 860),
        *,
        at: House | None = None,
        touch: bool = False,
        worker: bool = False,
        strict: bool = True,
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
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    open_house = House(tmp_path_factory.mktemp("house"))
    yield open_house
    open_house.stop()


@pytest.fixture
def frail_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A house of one's own, to be killed."""
    own = House(tmp_path)
    yield own
    own.stop()


@pytest.fixture
def hasty_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A house in which a bot may soon play for somebody who is away."""
    own = House(tmp_path, grace=0.5)
    yield own
    own.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    assert program is not None, "no Chromium: see scripts/test_servers.py"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=flags)
        yield opened
        opened.close()


@pytest.fixture
def visit(house: House, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; when the test is over, nothing must have gone wrong on any of their pages."""
    visitors: list[Visitor] = []
    house.seed(request.node.nodeid)
    with ExitStack() as closing:

        def somebody(
            lang: str = "en",
            hands: type[Hands] = Mouse,
            size: tuple[int, int] = (1280, 860),
            *,
            at: House | None = None,
            touch: bool = False,
            worker: bool = False,
            strict: bool = True,
        ) -> Visitor:
            context = browser.new_context(
                locale=lang,
                viewport={"width": size[0], "height": size[1]},
                has_touch=touch,
                is_mobile=touch,
                reduced_motion="reduce",
                service_workers="allow" if worker else "block",
                bypass_csp=not strict,
            )
            context.set_default_timeout(1000 * PATIENCE)
            context.add_init_script(f"({SEEDED})({len(visitors) + 1})")
            closing.callback(context.close)
            visitors.append(Visitor(context, (at or house).url, lang, hands))
            return visitors[-1]

        yield somebody
    assert [problem for visitor in visitors for problem in visitor.problems] == []
