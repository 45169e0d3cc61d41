"""A user's games and statistics."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screens import how_well, my_games


def test_ones_games_are_found_saved_and_opened(visit: Visit) -> None:
    ana = visit()
    my_games(ana)
    rows, page = ana.page.locator("li[data-game]"), ana.page
    expect(rows.first).to_contain_text("without Bonus cards")
    page.get_by_label("Result").select_option("won")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("vs Ana")
    page.get_by_label("Result").select_option("")
    page.get_by_label("Opponent").fill("gus")  # a bot's own name, which the server does not know
    expect(rows).to_have_count(2)
    page.get_by_label("Opponent").fill("nobody")
    expect(page.get_by_text("No matching games.")).to_be_visible()
    page.get_by_label("Opponent").fill("")
    expect(rows).to_have_count(4)
    rows.last.get_by_role("checkbox").check()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download one record").click()
    with zipfile.ZipFile(io.BytesIO(Path(saving.value.path()).read_bytes())) as archive:
        assert len(archive.namelist()) == 2
    rows.last.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls")).to_be_visible()
    page.go_back()
    rows.first.get_by_role("link", name="Continue").click()
    ana.until(lambda view: view["game"] == "dicetto")
    eve = visit()
    eve.go("/me/games")
    expect(eve.page.get_by_text("No games yet.")).to_be_visible()


def test_how_well_one_plays_stands_beside_the_bots(visit: Visit) -> None:
    ana = visit("fr")
    how_well(ana)
    found = ana.context.request.get(f"{ana.url}/api/me/play").json()["ratings"][0]
    rating, shown = ana.page.locator("[data-rating]"), f"{100 * found['cost']:.2f}".replace(".", ",")
    expect(rating.locator(".figure .cost")).to_have_text(shown)
    expect(rating.locator(".figure")).to_contain_text("2 parties")
    expect(rating.locator(".scale li")).to_have_count(1 + len(found["levels"]))
    expect(rating.locator(".scale .you")).to_contain_text(shown)
    expect(rating.locator(".scale li").last).to_contain_text("0,00")
    ana.page.get_by_role("link", name="Vos parties").click()
    expect(ana.page.locator("li[data-game] .played")).to_have_count(2)
    ana.page.get_by_role("link", name="Vos statistiques").click()
    counted = ana.context.request.get(f"{ana.url}/api/me/statistics").json()
    assert (counted["games"], counted["analysed"], counted["cost"]) == (2, 2, pytest.approx(found["decisions"] * found["cost"]))
    expect(ana.page.locator("[data-errors] li")).to_have_count(len(counted["errors"]))
    whole = sum(one["cost"] for one in counted["errors"])
    expect(ana.page.locator("[data-errors] .part").first).to_have_text(f"{100 * counted['errors'][0]['cost'] / whole:.0f}\u202f%")
    balance = ana.page.locator("[data-card-balance]")
    balance.get_by_text("Afficher en tableau").click()
    erred = [one for one in counted["cards"] if one["over_cost"] + one["under_cost"]]
    expect(balance.locator("tbody tr")).to_have_count(len(erred))
    expect(balance.locator("tbody")).to_contain_text(f"{100 * max(one['over_cost'] for one in erred):.2f}".replace(".", ","))
    ana.page.get_by_label("Période").select_option("30")
    expect(ana.page.locator("[data-results]")).to_contain_text("Par adversaire")
    ana.page.reload()
    expect(ana.page.get_by_label("Période")).to_have_value("0")
    eve = visit()
    eve.go("/me/play")
    expect(eve.page.get_by_role("link", name="Play now")).to_be_visible()
