"""The page for owners of the printed box: enter its contents, play with them, save, download and share them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollhouse.games.dicetto.deck import load_deck
from rollhouse.games.dicy_cards.cards import load_modes
from tests.web.conftest import Visit
from tests.web.playing import open_setup


def test_a_set_is_entered_played_with_and_named_at_the_table(visit: Visit) -> None:
    ana = visit()
    ana.go("/box/dicy-cards")
    page, chosen = ana.page, ana.page.locator('[data-set="b"]')
    expect(chosen).to_contain_text("5 of 5 cards chosen")
    chosen.get_by_label("Straight").uncheck()
    expect(chosen.get_by_role("alert")).to_contain_text("4 of 5 cards chosen")
    page.get_by_role("button", name="Check").click()
    expect(chosen.get_by_role("checkbox").first).to_be_focused()
    chosen.get_by_role("checkbox").first.check()
    expect(chosen.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play with set B").click()
    ana.until(lambda view: view["game"] == "dicy-cards" and view["status"] == "playing")
    assert "any_two" in ana.view["setup"]["cards"]
    assert "straight" not in ana.view["setup"]["cards"]
    expect(page.locator("[data-set=b]")).to_have_text("Set B from a printed box")


@pytest.mark.parametrize(
    ("game", "name", "setup", "link"),
    [("dicetto", "Dicetto", {}, "Our best guess at the printed deck"), ("dicy-cards", "Dicy Cards", {"mode": "c"}, "Set C: our guess")],
)
def test_our_guess_at_a_table_leads_to_the_page(visit: Visit, game: str, name: str, setup: dict[str, str], link: str) -> None:
    ana = visit()
    ana.sit_at(game, "Ana", "bot:greedy", **setup)
    ana.page.get_by_role("link", name=link).click()
    expect(ana.page.get_by_role("heading", name=f"{name}: what is in your box?")).to_be_visible()


def test_the_setup_of_a_game_leads_to_the_page(visit: Visit) -> None:
    ana = visit()
    ana.go()
    open_setup(ana, "dicy-cards").get_by_role("link", name="Own the box? Correct our guess").click()
    expect(ana.page).to_have_url(re.compile(r"/box/"))


def test_a_link_that_was_cut_shows_our_guess(visit: Visit) -> None:
    ana = visit()
    ana.go("/box/dicetto?content=bm8")
    expect(ana.page.get_by_label("Name of the deck")).to_have_value("Rollhouse")
    expect(ana.page.locator("[data-shared]")).to_have_count(0)


def test_a_wrong_number_is_named_at_its_field(visit: Visit) -> None:
    ana = visit()
    ana.go("/box/dicetto")
    face, page = ana.page.locator('[data-face="0"]'), ana.page
    expect(page.locator("[data-sum]")).to_contain_text("46 cards, 20 with the logo")
    logos = face.get_by_label("With logo")
    logos.fill("9")
    expect(logos).to_have_attribute("aria-invalid", "true")
    expect(face).to_contain_text("With logo: ")
    logos.fill("x")
    expect(face).to_contain_text("A whole number from 0 to 200.")
    page.get_by_role("button", name="Save to my account").click()
    expect(logos).to_be_focused()
    logos.fill("3")
    expect(logos).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-sum]")).to_contain_text("22 with the logo")


def test_a_deck_is_saved_downloaded_as_the_command_reads_it_and_shared(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    ana.go("/box/dicetto")
    page = ana.page
    page.get_by_label("Name of the deck").fill("Ana’s “box”")
    page.locator('[data-face="0"]').get_by_role("button", name="Same card, other points").click()
    page.locator('[data-face="1"]').get_by_label("Points").fill("7")
    expect(page.locator("[data-sum]")).to_contain_text("47 cards")
    page.get_by_role("button", name="Save to my account").click()
    expect(page.get_by_text("Saved to your account.").first).to_be_visible()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download deck.toml").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    deck = load_deck(file)
    assert (file.name, deck.name, deck.reading) == ("deck.toml", "Ana’s “box”", False)
    assert [card.points for card in deck.cards][:4] == [2, 2, 2, 7]
    link = page.get_by_label("Link with these contents").input_value()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Ana’s “box”")
    eve = visit()
    eve.page.goto(link.replace(link.split("/box/")[0], eve.url))
    expect(eve.page.locator("[data-shared]")).to_be_visible()
    expect(eve.page.locator('[data-face="1"]').get_by_label("Points")).to_have_value("7")
    eve.page.get_by_role("button", name="Play with this deck").click()
    eve.until(lambda view: view["status"] == "playing")
    assert eve.view["setup"]["deck_name"] == "Ana’s “box”"
    expect(eve.page.locator("[data-deck]")).to_have_text("Deck: Ana’s “box”")


def test_sets_are_downloaded_as_the_command_reads_them(visit: Visit, tmp_path: Path) -> None:
    ana = visit("fr")
    ana.go("/box/dicy-cards")
    with ana.page.expect_download() as downloading:
        ana.page.get_by_role("button", name="Télécharger modes.toml").click()
    file = tmp_path / "modes.toml"
    downloading.value.save_as(file)
    assert set(load_modes(file)) == {"glacial", "b", "c", "d"}
