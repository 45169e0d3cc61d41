"""Every screen that people see, and how to get there. Dice are entered by hand where a screen needs certain ones."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.timeouts import TIMEOUT_SECONDS
from tests.web.live_server import ADMIN_TOKEN
from tests.web.playing import open_setup
from tests.web.visitors import Visitor

Screen = Callable[[Visitor], None]
REAL = {"dice": "real"}
LASTING = """() => {
  const real = window.setTimeout.bind(window);
  window.setTimeout = (act, wait = 0, ...rest) => real(act, wait > 3000 ? 1e8 : wait, ...rest);
}"""
"""Duels, bubbles and toasts go away after some seconds; with this they stay."""


def lobby(visitor: Visitor) -> None:
    visitor.new_table("dicy-cards", "Ana", None, options={"public": True})
    visitor.new_table("dicetto", "Ana", "bot:greedy")
    visitor.go()
    visitor.page.locator("#mine-title").wait_for()
    visitor.page.locator("[data-game-box]").nth(1).wait_for()


def first_visit(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.locator("[data-learn]").nth(1).wait_for()


def setup_sheet(visitor: Visitor) -> None:
    visitor.go()
    form = open_setup(visitor, "dicy-cards")
    form.locator("summary").click()


def account_menu(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("web-account")).click()
    visitor.page.get_by_role("link", name=visitor.say("web-devices")).wait_for()


def bell(visitor: Visitor) -> None:
    visitor.new_table("dicy-cards", "Ana", "Bo")
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("web-bell", count=1)).click()
    visitor.page.locator(".popup .turn").wait_for()


def account(visitor: Visitor) -> None:
    visitor.go("/account")
    visitor.page.get_by_role("button", name=visitor.say("web-codes-make")).wait_for()


def play(visitor: Visitor) -> None:
    visitor.go("/play")
    visitor.page.locator("[data-find-opponent] button").first.wait_for()


def training(visitor: Visitor) -> None:
    visitor.go("/training")
    visitor.page.locator("[data-today] a").first.wait_for()


def tournaments(visitor: Visitor) -> None:
    visitor.go("/tournament")
    visitor.page.get_by_role("radio").first.wait_for(state="attached")


def device_link(visitor: Visitor) -> None:
    visitor.go("/account")
    visitor.page.get_by_role("button", name=visitor.say("web-other-device")).click()
    visitor.page.get_by_role("dialog").wait_for()


def claim(visitor: Visitor) -> None:
    visitor.go("/link#0123")
    visitor.page.locator(".claim").wait_for()


def invite(visitor: Visitor) -> None:
    visitor.sit_at("dicetto", "Ana", None, "bot:greedy")
    visitor.page.locator(".share .only").wait_for()


def dicy_turn(visitor: Visitor) -> None:
    table = visitor.sit_at("dicy-cards", "Ana", "bot:greedy", "bot:random", options=REAL)
    script(visitor, table, "roll 114456")
    visitor.page.locator('[data-nav="dice"] button').first.wait_for()


def dicy_choosing(visitor: Visitor) -> None:
    dicy_turn(visitor)
    visitor.page.locator('[data-group="cards"]').nth(3).click()
    visitor.page.locator("[data-confirm]").wait_for()


def dicy_reroll(visitor: Visitor) -> None:
    dicy_turn(visitor)
    visitor.page.locator('[data-nav="dice"] button').first.click()
    visitor.page.locator('[data-group="strips"]').first.wait_for()


def dicy_reaction(visitor: Visitor) -> None:
    table = visitor.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(visitor, table, "roll 114466", "score two_pairs 4466", "roll 223566", "score any_two 66")
    visitor.page.locator('[data-group="strips"]').first.wait_for()


def dicy_real_dice(visitor: Visitor) -> None:
    table = visitor.sit_at("dicy-cards", "Ana", "Bo", options=REAL)
    script(visitor, table)
    visitor.page.locator(".pad button").first.wait_for()


def dicetto_rolling(visitor: Visitor) -> None:
    table = dicetto_table(visitor)
    script(visitor, table, "roll 3466")
    visitor.page.locator(".tray button.die").first.wait_for()


def dicetto_placing(visitor: Visitor) -> None:
    table = dicetto_table(visitor)
    script(visitor, table, "roll 3466", "keep", "place 1 66", "done", "roll 1446", "reroll 1", "roll 6", "keep")
    visitor.page.locator("button.card.target").first.wait_for()


def dicetto_duel(visitor: Visitor) -> None:
    table = dicetto_table(visitor)
    script(visitor, table, "roll 3466", "keep", "place 1 66", "done", "roll 1166", "keep", "place 1 66")
    visitor.page.evaluate(LASTING)
    script(visitor, table, "duel 5 3")
    visitor.page.locator("[data-duel]").wait_for()


def dicetto_deck(visitor: Visitor) -> None:
    visitor.sit_at("dicetto", "Ana", "Bo", options=REAL)
    visitor.page.locator(".pad button").first.wait_for()


def chat(visitor: Visitor) -> None:
    table = visitor.sit_at("dicy-cards", "Ana", "bot:greedy")
    visitor.post(f"/api/tables/{table}/do", {"do": "chat", "text": "Good luck!"})
    visitor.page.get_by_role("tab", name=visitor.say("web-chat")).click()
    visitor.page.locator("section p").filter(has_text="Good luck!").wait_for()


def resigning(visitor: Visitor) -> None:
    visitor.sit_at("dicy-cards", "Ana", "bot:greedy")
    visitor.page.get_by_role("tab", name=visitor.say("web-table")).click()
    visitor.page.get_by_role("button", name=visitor.say("web-resign")).click()
    visitor.page.get_by_role("dialog").wait_for()


def dicy_end(visitor: Visitor) -> None:
    visitor.go(f"/t/{finished(visitor, 'dicy-cards', target=20)}")
    visitor.page.locator("#end-title").wait_for()


def dicetto_end(visitor: Visitor) -> None:
    visitor.go(f"/t/{finished(visitor, 'dicetto', cards_to_win=1)}")
    visitor.page.locator("#end-title").wait_for()


def hint(visitor: Visitor) -> None:
    decision(visitor)
    visitor.page.locator(".tools button").first.click()
    visitor.page.locator(".hint .clue").wait_for()
    visitor.page.locator(".hint").get_by_role("button", name=visitor.say("web-hint-move")).click()
    visitor.page.locator(".hint .best").wait_for()
    if not visitor.page.locator(".hint table").is_visible():  # reasons are folded on a phone
        visitor.page.locator(".hint .reasons > summary").click()
    visitor.page.locator(".hint table").wait_for()


def coach(visitor: Visitor) -> None:
    decision(visitor)
    visitor.wait_for_coach()
    visitor.page.locator(".tools button[aria-pressed=false]").click()
    visitor.page.locator("[data-skip]").click()
    visitor.page.get_by_role("dialog").wait_for()


def analysis(visitor: Visitor) -> None:
    visitor.go(f"/a/{blundered(visitor)}")
    visitor.page.locator("[data-line]").wait_for()
    visitor.page.locator('[data-group="cards"]').first.wait_for()


def analysis_luck(visitor: Visitor) -> None:
    analysis(visitor)
    visitor.page.get_by_role("tab", name=visitor.say("web-analysis-tab-luck")).click()


def analysis_dicetto(visitor: Visitor) -> None:
    visitor.go(f"/a/{dicetto_blundered(visitor)}")
    visitor.page.locator("[data-line]").wait_for()
    visitor.page.locator("[data-spot]").first.wait_for()


def trainer(visitor: Visitor) -> None:
    blundered(visitor)
    visitor.go("/train")
    visitor.page.locator(".question").wait_for()
    visitor.page.locator('[data-group="cards"]').first.wait_for()


def puzzle(visitor: Visitor) -> None:
    visitor.go("/puzzle")
    visitor.page.locator('[data-group="cards"]').first.wait_for()
    visitor.page.locator("[data-skip]").click()
    visitor.page.locator(".verdict table").wait_for()


def puzzles(visitor: Visitor) -> None:
    visitor.go("/puzzles?theme=dicy-theme-last&game=dicy-cards")
    visitor.page.locator("[data-puzzle]").first.wait_for()
    visitor.page.locator("[data-solving] p").first.wait_for()


def rush(visitor: Visitor) -> None:
    visitor.go("/rush")
    visitor.page.locator("[data-ranking]").wait_for()


def position(visitor: Visitor) -> None:
    visitor.go(f"/r/{blundered(visitor)}?ply=1")
    visitor.page.get_by_role("button", name=visitor.say("web-share")).click()
    made = visitor.page.get_by_role("dialog").get_by_label(visitor.say("web-position-link")).locator("input")
    visitor.go(made.input_value().removeprefix(visitor.url))
    visitor.page.locator("[data-about]").wait_for()
    visitor.page.locator('[data-group="cards"]').first.wait_for()


def my_games(visitor: Visitor) -> None:
    blundered(visitor)
    visitor.new_table("dicetto", "Ana", "bot:greedy", "Bo", bonus=False)
    visitor.go("/me/games")
    expect(visitor.page.locator("li[data-game]")).to_have_count(4)


def how_well(visitor: Visitor) -> None:
    for _ in range(2):
        finished(visitor, "dicy-cards", target=20)
    visitor.go("/me")
    visitor.page.locator("[data-rating] polyline").wait_for()
    visitor.page.locator("progress").wait_for(state="detached")


def in_pictures(visitor: Visitor) -> None:
    table = visitor.new_table("dicy-cards", "Ana", "bot:greedy", target=20, options=REAL)
    version = table_of(visitor, table)["version"]
    for move in ("roll 135666", "score odd 1"):
        version = visitor.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": version})["version"]
    visitor.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    visitor.go("/me/play")
    visitor.page.locator("progress").wait_for(state="detached")
    visitor.page.locator("[data-errors]").wait_for()
    for summary in visitor.page.locator("main summary").all():
        summary.click()


def best(visitor: Visitor) -> None:
    seats = [{"me": True, "name": "Ana"}, {"bot": "greedy"}]
    table = visitor.post("/api/tables", {"game": "dicy-cards", "seats": seats, "options": {"help": False}, "rated": True, "begin": True})[
        "id"
    ]
    visitor.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    visitor.go("/leaderboard")
    visitor.page.locator("[data-provisional] .me").wait_for()


def people(visitor: Visitor) -> None:
    visitor.go("/people")
    visitor.page.locator("[data-friends] li").first.wait_for()
    visitor.page.get_by_role("button", name=visitor.say("web-friend-link")).click()
    visitor.page.get_by_role("dialog").locator(".only").wait_for()


def sign_in(visitor: Visitor) -> None:
    visitor.go("/signin")
    visitor.page.get_by_text(visitor.say("web-passkey-nowhere")).wait_for()


def recovery_codes(visitor: Visitor) -> None:
    visitor.go("/account")
    visitor.page.get_by_role("button", name=visitor.say("web-codes-make")).click()
    visitor.page.get_by_role("dialog").locator("code").first.wait_for()


def daily(visitor: Visitor) -> None:
    visitor.go("/daily")
    visitor.page.locator("[data-daily] button").wait_for()


def rules_dicy_cards(visitor: Visitor) -> None:
    visitor.go("/rules/dicy-cards")
    visitor.page.locator("main h2").first.wait_for()


def box_dicy_cards(visitor: Visitor) -> None:
    visitor.go("/box/dicy-cards")
    visitor.page.locator("[data-set]").first.wait_for()


def box_dicetto(visitor: Visitor) -> None:
    visitor.go("/box/dicetto")
    visitor.page.locator('[data-face="0"] input').first.fill("x")
    visitor.page.locator('[aria-invalid="true"]').first.wait_for()


def rules_dicetto(visitor: Visitor) -> None:
    visitor.go("/rules/dicetto")
    visitor.page.locator("main h2").first.wait_for()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/r/{finished(visitor, 'dicy-cards', target=20)}?ply=3")
    visitor.page.locator(".controls").wait_for()
    visitor.page.locator('[data-group="cards"]').first.wait_for()


def check(visitor: Visitor) -> None:
    visitor.go(f"/check?table={finished(visitor, 'dicetto', cards_to_win=1)}")
    visitor.page.locator(".verdict").wait_for()


def person(visitor: Visitor) -> None:
    visitor.register("Person")
    visitor.go(f"/@{visitor.context.request.get(f'{visitor.url}/api/me').json()['name']}")
    visitor.page.locator("[data-profile-ratings]").wait_for()


def against_another(visitor: Visitor) -> str:
    """A public table in play, of the visitor and another user."""
    table = visitor.new_table("dicy-cards", "Ana", None, options={"public": True})
    with httpx.Client(base_url=visitor.url, timeout=TIMEOUT_SECONDS) as other:
        other.get("/api/me")
        other.post(f"/api/tables/{table}/do", json={"do": "sit", "seat": 1, "name": "Bo"}).raise_for_status()
    visitor.post(f"/api/tables/{table}/do", {"do": "begin"})
    return table


def another_player(visitor: Visitor) -> None:
    visitor.go(f"/t/{against_another(visitor)}")
    visitor.page.locator("[data-plate] [data-person]").wait_for()


def menu_of_a_name(visitor: Visitor) -> None:
    with httpx.Client(base_url=visitor.url, timeout=TIMEOUT_SECONDS) as other:
        other.put("/api/me", json={"name": "Another", "lang": "en"}).raise_for_status()
        other.post("/api/me/codes", json={}).raise_for_status()
        name = other.get("/api/me").json()["name"]
    visitor.go(f"/@{name}")
    visitor.page.locator("[data-person]").first.click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("web-block")).wait_for()


def watch(visitor: Visitor) -> None:
    against_another(visitor)
    visitor.go("/watch")
    visitor.page.locator("[data-live-games] [data-person]").first.wait_for()


def tv(visitor: Visitor) -> None:
    against_another(visitor)
    visitor.go("/tv")
    visitor.page.locator("[data-plate]").first.wait_for()


def admin(visitor: Visitor) -> None:
    against_another(visitor)
    visitor.go("/admin")
    visitor.page.evaluate("token => sessionStorage.setItem('rollhouse-admin', token)", ADMIN_TOKEN)
    visitor.page.reload()
    visitor.page.locator("[data-log]").wait_for()


def tournament(visitor: Visitor) -> None:
    settings = {"title": "Cup", "game": "dicetto", "format": "swiss", "clock": {"per": "game", "seconds": 600, "increment": 5}}
    headers = {"Rollhouse-Admin": ADMIN_TOKEN}
    name = visitor.context.request.post(f"{visitor.url}/api/tournaments", data=settings, headers=headers).json()["id"]
    visitor.post(f"/api/tournaments/{name}/join", {"name": "Ana"})
    with httpx.Client(base_url=visitor.url, timeout=TIMEOUT_SECONDS) as other:
        other.get("/api/me")
        other.post(f"/api/tournaments/{name}/join", json={"name": "Bo"}).raise_for_status()
    visitor.post(f"/api/tournaments/{name}/begin")
    visitor.go(f"/tournament/{name}")
    visitor.page.locator(".tile [data-person]").first.wait_for()


def nowhere(visitor: Visitor) -> None:
    visitor.go("/t/nothing")
    visitor.page.locator("main h1").wait_for()


SCREENS: dict[str, Screen] = {
    one.__name__: one
    for one in (
        *(box_dicy_cards, box_dicetto),
        *(lobby, first_visit, setup_sheet, account_menu, bell, account, play, training, tournaments),
        *(device_link, claim, invite, chat, resigning),
        *(dicy_turn, dicy_choosing, dicy_reroll, dicy_reaction, dicy_real_dice, dicy_end),
        *(dicetto_rolling, dicetto_placing, dicetto_duel, dicetto_deck, dicetto_end),
        *(
            hint,
            coach,
            analysis,
            analysis_luck,
            analysis_dicetto,
            trainer,
            puzzle,
            puzzles,
            rush,
            position,
            my_games,
            how_well,
            in_pictures,
            best,
            daily,
            people,
            person,
            another_player,
            menu_of_a_name,
            watch,
            tv,
            admin,
            tournament,
        ),
        *(sign_in, recovery_codes),
        *(rules_dicy_cards, rules_dicetto, replay, check, nowhere),
    )
}


def table_of(visitor: Visitor, table: str) -> dict[str, Any]:
    view: dict[str, Any] = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()
    return view


def report_of(visitor: Visitor, table: str, **how: str | float | bool) -> dict[str, Any]:
    """The report on a finished game, once it is complete."""
    while (answer := visitor.context.request.get(f"{visitor.url}/api/tables/{table}/report", params=how)).status == 202:
        visitor.page.wait_for_timeout(50)
    report: dict[str, Any] = answer.json()
    return report


def script(visitor: Visitor, table: str, *moves: str) -> None:
    """Make these moves, without the page; it has seen them when this ends. A roll waits until the bots have made their moves."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while (view := table_of(visitor, table))["dealer_seat"] is None and moves and moves[0].startswith("roll"):
        assert time.monotonic() < end, f"no roll is due: {view}"
        visitor.page.wait_for_timeout(5)
    version = view["version"]
    for move in moves:
        version = visitor.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": version})["version"]
    visitor.until(lambda view: view["version"] >= version)


def decision(visitor: Visitor, **options: object) -> str:
    """A table for two with a first roll on it, and a target so near that its tables are worked out in a second."""
    table = visitor.sit_at("dicy-cards", "Ana", "bot:greedy", target=20, options={**REAL, **options})
    script(visitor, table, "roll 114456")
    return table


def blundered(visitor: Visitor) -> str:
    """A game in which Ana threw away her first turn, and then gave up."""
    table = visitor.new_table("dicy-cards", "Ana", "Bo", target=20, options=REAL)
    version = table_of(visitor, table)["version"]
    for move in ("roll 114456", "skip", "roll 112233", "score two_pairs 2233"):
        version = visitor.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": version})["version"]
    visitor.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    return table


def dicetto_table(visitor: Visitor, *names: str, **setup: object) -> str:
    """A table with real dice on which these cards lie: chance, a pair, a straight, fours."""
    table = visitor.sit_at("dicetto", *(names or ("Ana", "Bo")), options=REAL, **setup)
    cards = ("chance#1", "pair#2", "small_straight#1", "number_4#1")
    script(visitor, table, *(f"draw {card}" for card in cards), "bonus fewest_cards most_chance most_logo most_numbers")
    return table


def dicetto_decision(visitor: Visitor) -> str:
    """A table of Dicetto with dice on it that are worth placing."""
    table = dicetto_table(visitor)
    script(visitor, table, "roll 4444", "keep")
    return table


def dicetto_blundered(visitor: Visitor) -> str:
    """A game of Dicetto in which Ana placed nothing where everything was to be had, and Bo gave up after a turn of his own."""
    table = dicetto_decision(visitor)
    script(visitor, table, "done", "roll 1366", "keep", "place 2 66", "done", "roll 1125")
    visitor.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 1})
    return table


def finished(visitor: Visitor, game: str, **setup: object) -> str:
    """A game against a bot that was played to its end, without the page."""
    table = visitor.new_table(game, "Ana", "bot:greedy", **setup)
    finish(visitor, table)
    return table


def finish(visitor: Visitor, table: str) -> None:
    """Play the visitor's game against a bot to its end, without the page."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while (view := table_of(visitor, table))["status"] == "playing":
        assert time.monotonic() < end, view
        if view["roll_due"] is not None:
            command = {"do": "roll", "at": view["version"]}
        elif view["choices"]:
            best = next((move for move in view["choices"] if move.startswith(("keep", "place", "score"))), view["choices"][-1])
            command = {"do": "play", "move": best, "at": view["version"]}
        else:
            visitor.page.wait_for_timeout(5)  # the bot is about to move
            continue
        answer = visitor.context.request.post(f"{visitor.url}/api/tables/{table}/do", data=command)
        assert answer.ok or answer.status == 409, answer.text()
