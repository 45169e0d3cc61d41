"""The teacher: hints and the coach at the table, the analysis after it, one's own mistakes, and the daily puzzle."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from rollhouse.analysis.puzzles.archive import archive
from rollhouse.analysis.puzzles.daily import daily
from rollhouse.core.registry import game
from tests.web.conftest import Visit
from tests.web.hands import Keyboard
from tests.web.live_server import TODAY, LiveServer
from tests.web.playing import act, open_setup, play_on
from tests.web.screens import REAL, decision, dicetto_decision, position, script, table_of
from tests.web.visitors import Visitor

PARTS = re.compile(r"([−+=][ \u00a0])?(\d+[.,]\d)")


def adds_up(line: str) -> bool:
    """Whether the number before "=" is the sum of those after it, to the last digit."""
    terms = PARTS.findall(re.sub(r"\s\(±\s[\d.,]+\)", "", line))  # how far the estimate may be off is no term
    total, *parts = [(-1 if sign.startswith("−") else 1) * round(10 * float(number.replace(",", "."))) for sign, number in terms]
    return len(parts) >= 4 and total == sum(parts)


def make_with_keys(visitor: Visitor, move: str) -> None:
    """A move of Dicy Cards, with nothing but keys: the dice, the card, and what to do with them."""
    page = visitor.page
    verb, card, faces = (*move.split(), "", "")[:3]
    page.locator("[data-prompt]").focus()
    for face in faces:
        page.keyboard.press(f"Digit{face}")
    if verb == "skip":
        page.keyboard.press("s")
    else:
        place = page.locator('[data-group="cards"]').evaluate_all(
            "(cards, name) => cards.findIndex(one => one.innerText.includes(name))", visitor.say(f"dicy-card-{card}")
        )
        letter = "abcde"[place]
        page.keyboard.press(letter if verb == "score" else f"Shift+{letter.upper()}")
    if verb != "freeze":
        page.locator("[data-confirm]:focus, [data-skip]:focus").wait_for()
        page.keyboard.press("Enter")


def test_hint_and_coach_then_the_game_looked_at_and_its_mistakes_trained(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    table = decision(ana)

    tools = page.locator(".tools")
    tools.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.locator(".clue")).not_to_be_empty()
    expect(hint.get_by_role("row")).to_have_count(0)
    hint.get_by_role("button", name="Show the move").click()
    expect(hint.locator("tbody tr")).to_have_count(3)
    chances = [float(text.rstrip("%")) for text in hint.locator("td.value").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(page.locator("[role=log] p").last).to_have_text(hint.locator("[data-why]").inner_text())
    expect(page.locator('[data-group="cards"].lit')).to_have_count(1)
    expect(page.locator('[data-nav="dice"].lit')).not_to_have_count(0)
    expect(page.locator('[data-group="cards"] [data-chance]')).to_have_count(5)  # all are Active
    expect(hint.get_by_text("off by at most")).to_be_hidden()  # how exact it is lies under a fold

    ana.wait_for_coach()
    tools.get_by_role("button", name="Coach").click()
    version = ana.view["version"]
    page.locator("[data-skip]").click()
    warning = page.get_by_role("dialog", name="Are you sure?")
    expect(warning).to_contain_text("lowers your winning chance by")
    warning.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    assert ana.view["version"] == version
    page.locator("[data-skip]").click()
    warning.get_by_role("button", name="Play it anyway").click()
    ana.until(lambda view: view["version"] > version)
    expect(hint).to_have_count(0)  # it was about another position
    tools.get_by_role("button", name="Coach").click()
    script(ana, table, "roll 112233")  # the bot's, who can't have 20 by them
    ana.until(lambda view: view["dealer_seat"] == 0 and view["position"]["turn"] == 0)
    script(ana, table, "roll 135666")
    act(ana)
    script(ana, table, "roll 123456")
    play_on(ana)

    expect(page.locator("[data-luck]")).to_have_text(
        re.compile("You could have played better: the dice .* percentage points of winning chance, your moves")
    )
    expect(page.get_by_role("link", name="Record (text)")).to_be_hidden()  # files and seals are in a menu
    page.get_by_role("link", name="Analysis").click()
    line = page.locator("[data-line]")
    expect(line).to_contain_text("Ana: ")
    assert adds_up(line.inner_text()), line.inner_text()
    page.get_by_role("radio", name="Gus (Greedy)").check(force=True)
    expect(line).to_contain_text("Gus (Greedy): ")
    assert adds_up(line.inner_text()), line.inner_text()
    expect(page.get_by_text("Exact: from the solved game for two players")).to_be_visible()
    blunder = page.get_by_role("tabpanel").get_by_role("button").filter(has_text="Skip the turn").first
    blunder.click()
    expect(blunder).to_have_attribute("aria-current", "true")
    expect(page.locator(".now")).to_contain_text("Ana: Skip the turn")
    count = page.locator(".jumps .count")
    ply = int(count.inner_text().split()[1])
    page.get_by_label("Step through the game").press("ArrowRight")
    expect(count).to_have_text(re.compile(f"^Move {ply + 1} of"))
    page.get_by_role("tab", name="Decisions").press("ArrowRight")
    expect(page.get_by_role("tabpanel")).to_contain_text("How each roll changed the position of Gus")
    page.get_by_role("tab", name="Luck").press("ArrowRight")
    expect(page.get_by_role("tabpanel").get_by_role("row")).to_have_count(int(count.inner_text().split()[-1]) + 2)

    ana.go(f"/a/{table}?ply={ply}&seat=1")  # the link that is shared
    expect(count).to_have_text(re.compile(f"^Move {ply} of"))
    expect(line).to_contain_text("Gus (Greedy): ")

    ana.go("/train")
    page.locator(".question").wait_for()
    make_with_keys(ana, "skip")
    verdict = page.locator(".verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_contain_text("Not the best")
    expect(verdict).to_contain_text("Comes back on")
    verdict.get_by_role("button", name="Next").click()
    expect(verdict).to_have_count(0)


def test_while_tables_are_worked_out_the_game_goes_on(killable_server: LiveServer, visit: Visit) -> None:
    """A target of 100 takes long to solve, and the game goes on meanwhile."""
    ana = visit(at=killable_server)
    ana.sit_at("dicy-cards", "Ana", "bot:greedy", target=100)
    act(ana)
    ana.page.keyboard.press("h")
    hint = ana.page.get_by_role("region", name="Hint")
    expect(hint.locator(".clue")).not_to_be_empty()
    expect(hint.locator(".estimate")).to_contain_text("A good estimate. The exact answer is still being worked out (")
    ana.wait_for_coach()
    ana.page.get_by_role("button", name="Coach").click()
    version = ana.view["version"]
    ana.page.locator("[data-skip]").click()
    warning = ana.page.get_by_role("dialog", name="Are you sure?")
    expect(warning).to_contain_text("This is an estimate.")
    warning.get_by_role("button", name="Play it anyway").click()
    ana.until(lambda view: view["version"] > version)
    expect(hint).to_have_count(0)


def test_the_coach_warns_of_the_first_move_although_its_first_answer_takes_a_while(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    decision(ana)
    ana.wait_for_coach()
    asked: list[Route] = []

    def not_yet(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=202, json={"preparing": None})
        else:
            route.fallback()

    page.route("**/coach", not_yet)
    with page.expect_request("**/hint"):  # with the coach on, its answers are prepared while the player thinks
        page.locator(".tools").get_by_role("button", name="Coach").click()
    version = ana.view["version"]
    page.locator("[data-skip]").click()
    expect(page.get_by_role("dialog", name="Are you sure?")).to_be_visible()
    assert ana.view["version"] == version
    assert len(asked) > 1


def test_the_daily_puzzle_with_keys_alone_and_a_streak_begins(visit: Visit) -> None:
    ana = visit("fr", Keyboard)
    ana.go()
    ana.hands.press(ana.page.locator("a[href='/puzzle']"))
    ana.page.locator("[data-prompt]").wait_for()
    best = daily("dicy-cards", TODAY)
    assert best is not None
    make_with_keys(ana, best.best)
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_contain_text(ana.say("web-solve-right"))
    expect(verdict).to_contain_text(ana.say("web-streak", count=1))
    ana.hands.press(ana.page.get_by_role("link", name=ana.say("web-home")))
    expect(ana.page.locator("a[href='/puzzle']")).to_contain_text(ana.say("web-puzzle-done"))


def test_each_game_has_its_own_puzzle(visit: Visit) -> None:
    ana = visit("fr")
    ana.go("/puzzle")
    other = ana.page.get_by_role("button", name="Dicetto")
    expect(ana.page.get_by_role("button", name="Dicy Cards")).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    ana.page.locator("[data-spot]").first.wait_for()
    expect(ana.page.locator(".panel.question")).to_contain_text(ana.say("web-puzzle-counts"))


def test_a_refused_answer_to_a_puzzle_links_to_its_rule(visit: Visit) -> None:
    dicetto = game("dicetto")
    for puzzle in (one.puzzle for one in archive(TODAY) if one.puzzle.game == "dicetto"):
        state = dicetto.decode(puzzle.state)
        moves = [str(move) for move in dicetto.legal(state)]
        placed = {move.split()[1] for move in moves if move.startswith("place ")}
        refused = [(str(slot), spot) for slot, spot in enumerate(state.spots, 1) if str(slot) not in placed and spot.seat < 0]
        if placed and refused:
            break
    (slot, spot), *_ = refused
    ana = visit("fr")
    ana.go(f"/puzzles/{puzzle.id}")
    with ana.page.expect_console_message(lambda message: "400" in message.text):
        ana.page.locator(f'[data-spot="{slot}"] button').click()
    ana.page.locator(f"a[href='/rules/dicetto#{spot.card.split('#')[0]}']").first.wait_for()
    ana.forgive("400")


def test_a_replay_links_to_a_position_and_the_link_says_what_its_moves_are_worth(visit: Visit) -> None:
    ana, eve = visit(), visit("fr", strict=False)
    position(ana)
    link = ana.page.url.removeprefix(ana.url)
    assert link == "/position/dicy-cards?line=glacial+20+0+1+0%3A12345%2F0%3A12345+0%3A114456"
    expect(ana.page.get_by_role("heading", name="Dicy Cards position")).to_be_visible()
    expect(ana.page.locator("[data-turn]")).to_have_text("Player 1’s turn")
    expect(ana.page.locator("tbody tr")).to_have_count(3)
    expect(ana.page.locator("tbody .value").first).to_have_text(re.compile(r"^\d\d\.\d%$"))
    expect(ana.page.locator("[data-about]")).to_contain_text("Exact: from the solved game")
    eve.go(link)
    expect(eve.page.locator("[data-about]")).to_contain_text("Exact")
    eve.go(link.replace("114456", "114457"))
    expect(eve.page.get_by_role("heading")).to_contain_text("n’est pas un élément valide")
    eve.go(link.replace("+0%3A12345%2F", "+90%3A12345%2F"))
    expect(eve.page.get_by_role("heading")).to_contain_text("ne peut se présenter dans aucune partie")
    eve.forgive("400")

    table = decision(ana, help=False)
    ana.go(f"/r/{table}")
    ana.page.get_by_role("button", name="Share").click()
    expect(ana.page.get_by_role("dialog").locator("input")).to_have_count(1)  # the replay's link, and none to what could be asked about


def test_a_host_without_help(visit: Visit) -> None:
    ana, bo = visit("fr"), visit("fr")
    ana.go()
    ana.page.locator("[data-game-box]").first.wait_for()
    table = ana.new_table("dicy-cards", "Ana", None, options={"help": False})
    bo.go(f"/t/{table}")
    expect(bo.page.get_by_text(bo.say("web-help-off-why"))).to_be_visible()
    decision(ana, help=False)
    expect(ana.page.get_by_role("button", name=ana.say("web-hint"), exact=True)).to_have_count(0)
    ana.page.get_by_role("button", name=ana.say("web-help-off")).click()
    expect(ana.page.locator(".toasts")).to_contain_text(ana.say("web-help-off-why"))
    ana.page.keyboard.press("h")
    expect(ana.page.locator(".hint")).to_have_count(0)


def test_the_lobby_says_what_the_host_decides_and_what_bots_are_like(visit: Visit) -> None:
    ana = visit()
    ana.go()
    form = open_setup(ana, "dicy-cards")
    seat = form.get_by_label("Who plays in seat 2?")
    kinds = seat.locator("option").evaluate_all("options => options.map(one => one.value)")
    assert [kind for kind in kinds if kind.startswith("bot:")][0::7] == ["bot:random", "bot:perfect"]  # weakest to strongest
    seat.select_option("bot:greedy")
    expect(seat).to_have_accessible_description(ana.say("dicy-bot-greedy"))
    form.locator("summary").click()
    form.get_by_label("Allow hints and the coach").uncheck()
    form.get_by_role("button", name="Start the game").click()
    ana.until(lambda view: view["status"] == "playing")
    assert ana.view["options"]["help"] is False


def test_dicetto_is_taught_too(visit: Visit) -> None:
    """Hint, coach and report, with real dice so that there is something to be wrong about."""
    ana = visit()
    page = ana.page
    table = dicetto_decision(ana)
    tools = page.locator(".tools")
    tools.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.locator(".clue")).to_contain_text("?")
    hint.get_by_role("button", name="Show the move").click()
    expect(hint.locator("tbody tr")).to_have_count(3)
    expect(hint).to_contain_text("An estimate: each turn is calculated exactly")

    ana.wait_for_coach()
    tools.get_by_role("button", name="Coach").click()
    version = ana.view["version"]
    page.locator(".dicetto-done").click()  # asks: the dice could be placed
    page.locator(".dicetto-done").click()
    warning = page.get_by_role("dialog", name="Are you sure?")
    expect(warning).to_contain_text("lowers your winning chance by")
    warning.get_by_role("button", name="Play it anyway").click()
    ana.until(lambda view: view["version"] > version)
    script(ana, table, "roll 1366", "keep", "place 2 66", "done", "roll 1125")
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 1})

    ana.go(f"/a/{table}")
    line = page.locator("[data-line]")
    expect(line).to_contain_text("Ana: 100.0% = ")
    for term in ("dice luck", "card luck", "duel luck", "rest (the estimate was off)"):
        expect(line).to_contain_text(term)
    assert adds_up(line.inner_text()), line.inner_text()
    expect(page.locator(".account .amount small")).to_contain_text("± ")
    for name in ("Dice luck", "Card luck", "Duel luck", "Rest (the estimate was off)"):
        expect(page.locator(".account .name").get_by_text(name, exact=True)).to_have_count(1)
    error = page.get_by_role("tabpanel").get_by_role("button").filter(has_text="End the turn, with 4 dice not placed").first
    error.click()
    expect(page.locator(".now")).to_contain_text("Ana: End the turn")
    expect(page.locator("[data-spot]")).to_have_count(5)
    page.get_by_role("tab", name="Luck").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("How each roll changed the position of Ana")

    ana.go("/train")
    expect(page.locator(".panel.question")).to_be_visible()
    expect(page.locator("[data-spot]")).to_have_count(5)
    page.locator(".dicetto-done").click()  # asks first
    page.locator(".dicetto-done").click()
    expect(page.locator(".panel.verdict")).to_contain_text("Not the best")


def test_the_only_good_move_is_praised(visit: Visit) -> None:
    ana = visit("fr", size=(390, 844), touch=True)
    table = ana.new_table("dicy-cards", "Ana", "Bo", target=20, options=REAL)
    version = table_of(ana, table)["version"]
    for move in (
        "roll 355555",
        "freeze odd 3",
        "roll 5",
        "score low_six 555555",
    ):  # any other move loses a sixth of the games that this wins
        version = ana.post(f"/api/tables/{table}/do", {"do": "play", "move": move, "at": version})["version"]
    ana.post(f"/api/tables/{table}/do", {"do": "resign", "seat": 1})
    ana.go(f"/a/{table}?ply=3")
    marks = ana.page.get_by_role("list", name=ana.say("web-analysis-marks", name="Ana"))
    praised = marks.get_by_role("listitem").filter(has_text=re.compile("1\\s*(seul bon coup|belle trouvaille)"))
    expect(praised).to_be_visible()
