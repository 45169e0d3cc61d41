"""Positions and games are saved as pictures."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from PIL import Image
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screens import finished

LINE = "glacial 20 0 1 0:12345/0:12345 0:114456"


def test_a_position_and_a_finished_game_are_saved_from_the_replay(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    ana.go(f"/r/{finished(ana, 'dicy-cards', target=20)}?ply=3")
    ana.page.get_by_role("button", name="Share").click()
    for name, form, moving in (("Position (PNG)", "PNG", False), ("Whole game (WebP)", "WEBP", True), ("Whole game (GIF)", "GIF", True)):
        with ana.page.expect_download() as downloading:
            ana.page.get_by_role("link", name=name).click()
        file = tmp_path / downloading.value.suggested_filename
        downloading.value.save_as(file)
        with Image.open(file) as drawn:
            assert (drawn.format, getattr(drawn, "n_frames", 1) > 1) == (form, moving)


def test_a_position_is_saved_from_its_page(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    ana.go(f"/position/dicy-cards?line={quote(LINE)}")
    link = ana.page.get_by_role("link", name="Position (PNG)")
    expect(link).to_be_visible()
    with ana.page.expect_download() as downloading:
        link.click()
    downloading.value.save_as(tmp_path / "rollhouse.png")
    with Image.open(tmp_path / "rollhouse.png") as drawn:
        assert drawn.size == (1200, 630)
