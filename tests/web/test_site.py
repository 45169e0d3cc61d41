"""The documentation as a site: built without a warning, and what can be explored in it can be explored from a disk."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from markdown import markdown  # type: ignore[import-untyped]  # its types are another package
from playwright.sync_api import Browser, Page, expect

import rollhouse
from rollhouse.games.dicy_cards.atlas.deals import from_csv
from scripts.site.data import atlas, levels
from tests.timeouts import TIMEOUT_SECONDS
from tests.web.test_accessibility import AXE

ROOT = Path(__file__).parents[2]


def test_the_data_to_explore_is_the_atlas() -> None:
    told = atlas()
    entries = from_csv((ROOT / "docs" / "atlas" / "atlas.csv").read_text(encoding="utf-8"))
    ids = [card["id"] for card in told["cards"]]
    assert [tuple(ids[place] for place in deal["cards"]) for deal in told["deals"]] == [entry.cards for entry in entries]
    assert all(abs(deal["first"] - entry.first_share) < 1e-6 for deal, entry in zip(told["deals"], entries, strict=True))
    assert sorted(told["sets"]) == ["b", "c", "d", "glacial"]


def test_the_levels_to_explore_are_all_of_the_page() -> None:
    page = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    told = levels()
    assert [game["game"] for game in told] == re.findall(r"^## (.+)$", page, re.MULTILINE)
    shares = [share for game in told for bot in game["bots"] for share in bot["beats"]]
    shares += [
        share for game in told for setting in game["settings"] for step in setting["steps"] for share in step["shares"].values() if share
    ]
    assert len(shares) == len(re.findall(r"\d% \(", page))
    assert {bot["name"] for bot in told[0]["bots"]} == set(told[0]["costs"])


def test_the_reference_has_every_public_name_once() -> None:
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    named = [name for page in pages for name in re.findall(r"^::: rollhouse\.(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE)]
    assert sorted(named) == sorted(rollhouse.__all__)


def test_the_site(tmp_path: Path, browser: Browser) -> None:
    """One build, and one walk through it: no page requests anything from another host."""
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "scripts.site", "--out", str(site)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    strangers = [
        file.name for file in site.rglob("*.html") if re.search(r'<(?:script|link|img)[^>]+(?:src|href)="?https?:', file.read_text("utf-8"))
    ]
    assert strangers == []
    assert {file.name: rows for file in site.rglob("*.html") if (rows := rows_shown_as_text(file.read_text("utf-8")))} == {}
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme="dark", reduced_motion="reduce", bypass_csp=True)
    context.set_default_timeout(1000 * TIMEOUT_SECONDS)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url) if "NOT_FOUND" in str(request.failure) else None)
    page.on("request", lambda request: wrong.append(request.url) if request.url.startswith("http") else None)
    pick_five_cards(page, site)
    compare_bots(page, site)
    search(page)
    context.close()
    assert wrong == []


def rows_shown_as_text(html: str) -> list[str]:
    """Rows of tables that came out as paragraphs with bars."""
    return re.findall(r"(?:>|\n)(\| [^<\n]*)", re.sub(r"<(pre|script)\b.*?</\1>", "", html, flags=re.DOTALL))


def test_a_row_that_is_not_in_its_table_is_found() -> None:
    def shown(text: str) -> list[str]:
        return rows_shown_as_text(markdown(text, extensions=["tables", "fenced_code"]))

    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    assert shown(table) == shown(f"```\n{table}```") == []
    assert shown(table + "\n| 3 | 4 |\n") == ["| 3 | 4 |"]
    assert shown("Text\n" + table)[0] == "| a | b |"


def pick_five_cards(page: Page, site: Path) -> None:
    """With the keyboard alone; the address then leads others to the same deal."""
    page.goto((site / "explore" / "atlas.html").as_uri())
    status = page.get_by_role("status")
    expect(status).to_contain_text("47.1 %")  # Glacial, as it begins
    page.locator(".explore").get_by_role("button", name="Clear").press("Enter")
    expect(status).to_have_text("0 of 5 picked.")
    page.get_by_role("checkbox", name="Any two").focus()
    for place in range(12):
        if place in (0, 2, 5, 10, 11):  # Any two, Odd, Sixes, Forty minus, All same
            page.keyboard.press("Space")
        page.keyboard.press("Tab")
    expect(status).to_contain_text("49.6 %")
    expect(page.get_by_text("1 of 792")).to_be_visible()
    assert page.url.endswith("#any_two+odd+sixes+forty_minus+all_same")
    expect(page.get_by_role("checkbox", name="Straight")).to_be_disabled()
    page.locator("summary").press("Enter")
    expect(page.get_by_role("button", name=re.compile("^See "))).to_have_count(35)
    well_shown(page)
    page.emulate_media(color_scheme="light")
    page.goto((site / "explore" / "atlas.html").as_uri() + "#low_six+sixes+double_pair+all_different+forty_minus")
    page.reload()
    expect(status).to_contain_text("32.1 %")
    well_shown(page)


def compare_bots(page: Page, site: Path) -> None:
    first, second = levels()
    beats = {bot["name"]: bot["beats"] for bot in first["bots"]}
    page.goto((site / "explore" / "levels.html").as_uri())
    share, low, high = beats["Expert"][list(beats).index("Skilled")]
    expect(page.get_by_role("status")).to_contain_text(f"Expert wins {share:.1f} % ({low:.1f}–{high:.1f}) against Skilled")
    page.get_by_label("against", exact=True).select_option("Perfect")
    share, low, high = beats["Perfect"][list(beats).index("Expert")]
    opposite = f"Expert wins {100 - share:.1f} % ({100 - high:.1f}–{100 - low:.1f}) against Perfect"
    expect(page.get_by_role("status")).to_contain_text(opposite)
    page.get_by_label("Game", exact=True).select_option("Dicetto")
    expect(page.get_by_label("Setting")).to_have_value(second["settings"][0]["title"])
    well_shown(page)


def search(page: Page) -> None:
    """From a disk, where a browser allows no workers."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("textbox", name="Search").fill("tablebase")
    expect(page.locator(".md-search-result__meta")).to_contain_text("matching documents")
    page.keyboard.press("Escape")


def well_shown(page: Page) -> None:
    """Nothing sticks out, and axe has nothing to say about what is ours."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run('.explore', { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] })")["violations"]
    assert not found, json.dumps([[one["id"], [node["html"][:200] for node in one["nodes"]]] for one in found])
