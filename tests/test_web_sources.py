"""Lists that the browser client and the server both have agree."""

from __future__ import annotations

import re

from rollhouse.server.http.pages import SCREENS
from scripts.build_web import WEB
from scripts.web_languages import PLACE, languages_text


def test_the_browser_has_the_languages_of_the_package() -> None:
    """After a change on purpose: python -m scripts.web_languages."""
    assert PLACE.read_text(encoding="utf-8") == languages_text()


def test_the_server_sends_the_client_for_every_address_that_the_client_draws() -> None:
    text = (WEB / "src" / "screens.ts").read_text(encoding="utf-8")
    about, alone = text.split("export const TOP_LEVEL_SCREENS")
    drawn = {f"/{name}/{{rest:path}}" for name in _addresses(about)} | {f"/{name}" for name in _addresses(alone)}
    assert {"/", *drawn} == set(SCREENS)


def _addresses(text: str) -> list[str]:
    return re.findall(r"^  (\w+): \((?:id)?\) => ", text, re.MULTILINE)
