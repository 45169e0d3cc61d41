"""Keeping one's seat in the browser: a passkey, codes for a bad day, another device, and going for good."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import FilePayload, expect

from rollhouse.core.record_text import to_text
from tests.walks import walk
from tests.web.conftest import Visit
from tests.web.keyring import Keyring, use_localhost


def test_a_seat_is_kept_taken_to_another_device_and_given_up(visit: Visit) -> None:
    ana, phone, bo = use_localhost(visit()), use_localhost(visit("fr", size=(390, 844))), use_localhost(visit())
    mine, theirs = Keyring(ana), Keyring(phone)
    table = ana.new_table("dicy-cards", "Ana", None)
    bo.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Bo", "entropy": "0123456789abcdef" * 2})
    ana.post(f"/api/tables/{table}/do", {"do": "begin"})
    bo.go(f"/t/{table}")

    ana.go("/account")
    ana.page.get_by_role("button", name=ana.say("web-passkey-make")).click()
    row = ana.page.locator("[data-passkey]")
    expect(row).to_have_count(1)
    row.get_by_label(ana.say("web-passkey-name")).fill("laptop")
    with ana.page.expect_response("**/api/me/credentials"):
        row.get_by_label(ana.say("web-passkey-name")).blur()
    ana.page.get_by_role("button", name=ana.say("web-codes-make")).click()
    written = ana.page.get_by_role("dialog").locator("code")
    expect(written).to_have_count(10)
    code = written.first.inner_text()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-codes-left]")).to_have_text(ana.say("web-codes-left", count=10))
    (credential,) = mine.credentials()
    assert (credential["isResidentCredential"], credential["rpId"]) == (True, "localhost")

    theirs.take(credential)
    phone.new_table("dicetto", "Léa", None)  # this device has something of its own
    phone.go("/signin")
    phone.page.get_by_role("button", name=phone.say("web-signin-passkey")).click()
    expect(phone.page.get_by_text(phone.say("web-claim-loses"))).to_be_visible()
    phone.forgive("409")
    phone.page.get_by_role("button", name=phone.say("web-claim-replace")).click()
    expect(phone.page.get_by_role("textbox", name=phone.say("web-passkey-name"))).to_have_value("laptop")
    phone.go("/me/games")
    expect(phone.page.locator("li[data-game]")).to_have_count(1)
    expect(phone.page.locator("li[data-game]")).to_contain_text("Bo")
    record = msgspec.structs.replace(walk("dicy-cards", {"players": 2, "target": 20}, 4), seats=("Ana", "bot:greedy"))
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": to_text(record).encode()}
    phone.page.locator("[data-records]").set_input_files(file)
    expect(phone.page.locator("li[data-game]")).to_have_count(2)
    expect(phone.page.locator("li[data-game]").first).to_contain_text(phone.say("web-games-elsewhere"))
    phone.page.get_by_role("link", name=phone.say("web-games-terminal")).click()
    phone.page.get_by_role("button", name=phone.say("web-token-make")).click()
    phone.page.get_by_label(phone.say("web-token-name")).fill("Laptop")
    phone.page.get_by_role("button", name=phone.say("web-token-create")).click()
    token = phone.page.get_by_label(phone.say("web-token"), exact=True)
    expect(token).to_have_value(re.compile(r"^\S{20,}$"))
    command = phone.page.get_by_label(phone.say("web-games-terminal-command"))
    expect(command).to_have_value(f"rollhouse login {phone.url}")  # without the token, which other users of a computer could read there
    phone.page.keyboard.press("Escape")
    laptop = phone.page.locator("[data-devices] li").filter(has_text="Laptop")
    expect(laptop).to_contain_text(phone.say("web-token-upload"))
    laptop.get_by_role("button").click()
    expect(laptop).to_have_count(0)

    phone.go("/account")
    phone.page.get_by_role("button", name=phone.say("web-signout")).click()
    expect(phone.page.get_by_text(phone.say("web-signout-done"))).to_be_visible()
    phone.go("/me/games")
    expect(phone.page.get_by_text(phone.say("web-games-none"))).to_be_visible()
    phone.go("/signin")
    phone.page.get_by_label(phone.say("web-signin-code")).fill(code.lower())
    phone.page.get_by_role("button", name=phone.say("web-signin-with-code")).click()
    expect(phone.page.locator("[data-codes-left]")).to_have_text(phone.say("web-codes-left", count=9))
    phone.page.get_by_role("button", name=phone.say("web-passkey-remove"), exact=True).click()
    expect(phone.page.locator("[data-passkey]")).to_have_count(0)

    ana.page.reload()
    ana.page.get_by_role("button", name=ana.say("web-forget"), exact=True).click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.say("web-forget-goes"))
    expect(dialog).to_contain_text(ana.say("web-forget-stays"))
    expect(dialog.get_by_role("link", name=ana.say("web-me-archive"))).to_be_visible()
    dialog.get_by_role("button", name=ana.say("web-forget-yes")).click()
    expect(ana.page.get_by_text(ana.say("web-forget-done"))).to_be_visible()
    bo.until(lambda view: view["status"] == "over")
    bo.go("/me/games")
    expect(bo.page.locator("li[data-game]")).to_contain_text(bo.say("common-name-gone", number=1))


def test_where_there_are_no_passkeys_that_is_said(visit: Visit) -> None:
    ana = visit()
    ana.go("/account")
    expect(ana.page.get_by_text(ana.say("web-passkey-nowhere"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=ana.say("web-codes-make"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=ana.say("web-passkey-make"))).to_have_count(0)


def test_another_device_confirms_who_it_is_before_it_changes_how_one_signs_in(visit: Visit) -> None:
    ana, tablet = use_localhost(visit()), use_localhost(visit("fr", size=(390, 844)))
    mine, theirs = Keyring(ana), Keyring(tablet)
    code, *_ = ana.post("/api/me/codes")["codes"]
    ana.go("/account")
    ana.page.get_by_role("button", name=ana.say("web-passkey-make")).click()
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    tablet.post("/api/me/claim", {"token": ana.post("/api/me/link")["url"].partition("#")[2], "replace": True})

    tablet.go("/account")
    tablet.page.get_by_role("button", name=tablet.say("web-codes-make")).click()
    dialog = tablet.page.get_by_role("dialog", name=tablet.say("web-confirm"))
    expect(dialog).to_contain_text(tablet.say("web-confirm-how"))
    tablet.forgive("403")
    tablet.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(tablet.page.locator("[data-codes-left]")).to_have_text(tablet.say("web-codes-left", count=10))

    theirs.take(mine.credentials()[0])
    tablet.page.get_by_role("button", name=tablet.say("web-codes-make")).click()
    dialog.get_by_role("button", name=tablet.say("web-confirm-passkey")).click()
    written = tablet.page.get_by_role("dialog").locator("code")
    expect(written).to_have_count(10)
    assert code not in written.all_inner_texts()
    tablet.forgive("403")
    tablet.page.keyboard.press("Escape")
    tablet.page.get_by_text(tablet.say("web-account-changes")).click()
    expect(tablet.page.locator("[data-changes] li").first).to_contain_text(tablet.say("account-change", what="codes-made"))


def test_a_second_passkey_and_a_file_without_a_game_are_refused_by_name(visit: Visit) -> None:
    ana = use_localhost(visit())
    Keyring(ana)
    ana.go("/account")
    make = ana.page.get_by_role("button", name=ana.say("web-passkey-make"))
    make.click()
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    make.click()
    expect(ana.page.get_by_text(ana.say("web-passkey-twice"))).to_be_visible()
    expect(ana.page.locator("[data-passkey]")).to_have_count(1)
    ana.go("/me/games")
    good = msgspec.structs.replace(walk("dicy-cards", {"players": 2, "target": 20}, 4), seats=("Ana", "bot:greedy"))
    files: list[FilePayload] = [
        {"name": "shopping list.txt", "mimeType": "text/plain", "buffer": b"eggs"},
        {"name": "game.txt", "mimeType": "text/plain", "buffer": to_text(good).encode()},
    ]
    ana.page.locator("[data-records]").set_input_files(files)
    expect(ana.page.get_by_text("shopping list.txt")).to_be_visible()
    expect(ana.page.locator("li[data-game]")).to_have_count(1)  # the other file is added
    ana.forgive("400")
