"""Playing in a browser: from the lobby to a table, and on to the end, through what is on the screen."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator

from tests.web.visitors import Visitor

LABELS = {"target": "dicy-option-target", "cards_to_win": "dicetto-option-cards-to-win"}
"""Where a game's own settings are found: by what is written beside them."""


def open_setup(visitor: Visitor, game: str) -> Locator:
    """Open the lobby's set-up sheet of a game; its form."""
    visitor.hands.press(visitor.page.locator(f'[data-game-box="{game}"] .more'))
    form = visitor.page.locator(f'[data-setup="{game}"]')
    form.wait_for()
    return form


def open_settings(visitor: Visitor) -> Locator:
    """Open the settings from the account menu; their dialog."""
    visitor.hands.press(visitor.page.get_by_role("button", name=re.compile(visitor.say("web-account"))))
    visitor.hands.press(visitor.page.get_by_role("button", name=visitor.say("web-settings")))
    dialog = visitor.page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def play_against_bot(visitor: Visitor, game: str = "dicy-cards") -> None:
    """Press the lobby's button that starts a game against the usual bot."""
    visitor.go()
    visitor.hands.press(visitor.page.locator(f'[data-game-box="{game}"] .quick'))
    visitor.until(lambda view: bool(view["status"] == "playing"))


def open_table(visitor: Visitor, game: str, *seats: str, name: str = "Ana", more: dict[str, str] | None = None) -> None:
    """Fill in the set-up sheet and press its button; `seats` are the sheet's values for all players but the visitor.

    `more` has the table's settings and the game's own by their names, those of other games by their labels.
    """
    hands, page = visitor.hands, visitor.page
    form = open_setup(visitor, game)
    places = form.locator("ol > li")
    count = len(seats) + 1
    hands.pick(form.locator("fieldset.counts label").filter(has_text=str(count)).locator("input"))
    hands.write(places.nth(0).locator("input[type=text]"), name)
    for place, value in enumerate(seats, start=1):
        hands.choose(places.nth(place).locator("select"), value)
        if value == "here":
            hands.write(places.nth(place).locator("input[type=text]"), f"Friend {place}")
    hands.press(form.locator("summary"))
    for option, value in {"first": "0", **(more or {})}.items():
        label = visitor.say(LABELS[option]) if option in LABELS else option
        field = form.locator(f'[id$="-{option}"]') if option in ("first", "dice") else form.get_by_label(label, exact=True)
        if field.evaluate("field => field.tagName") == "SELECT":
            hands.choose(field, value)
        else:
            hands.write(field, value)
    hands.press(form.locator("button[type=submit]"))
    page.wait_for_url("**/t/*")
    visitor.until(lambda view: bool(view))


def awaited(view: dict[str, Any]) -> int | None:
    """The seat that is to act."""
    asked = (view["roll_due"], view["dealer_seat"], view["to_act"])
    return next((seat for seat in asked if isinstance(seat, int)), None) if view["status"] == "playing" else None


def act(visitor: Visitor) -> None:
    """Make one decision on the screen for the player at this browser, and wait for the server's answer."""
    view, page, hands = visitor.view, visitor.page, visitor.hands
    version = view["version"]
    if page.locator("[data-duel]").count():
        hands.hurry()
        page.locator("[data-duel]").wait_for(state="detached")
    if view["roll_due"] is not None:
        hands.press(page.locator("button.roll"))
    elif view["dealer_seat"] is not None:
        tap_in(visitor)
    elif view["game"] == "dicy-cards":
        act_dicy_cards(visitor)
    else:
        act_dicetto(visitor)
    visitor.until(lambda now: now["version"] > version)


def tap_in(visitor: Visitor) -> None:
    """Real dice, as the pad asks for them; or one of the cards that it offers."""
    rng = random.Random(visitor.view["version"])
    hands, choices = visitor.hands, visitor.view["choices"]
    pad = visitor.page.locator(".pad")
    enter = pad.get_by_role("button", name=visitor.say("web-pad-enter"))
    rolling = visitor.view["position"]["rolling"]
    if rolling:
        faces = [rng.randint(1, 6) for _ in range(rolling)]
        for face in faces:
            hands.press(pad.get_by_role("button", name=visitor.say("web-pad-face", face=face)))
        visitor.tapped.append(faces)
        return
    verb, *ids = choices[0].split()
    if verb == "duel":
        for die, face in enumerate(rng.sample(range(6), 2)):
            hands.press(pad.get_by_role("group").nth(die).get_by_role("button").nth(face))
    else:
        for place in range(len(ids)):
            hands.press(pad.locator(".options button").nth(place))
    if len(ids) > 1 and verb != "duel":
        hands.press(enter)


def act_dicy_cards(visitor: Visitor) -> None:
    page, position, choices = visitor.page, visitor.view["position"], visitor.view["choices"]
    if any(move.startswith("score") for move in choices):
        card = max(position["best"], key=lambda card: int(position["best"][card]["points"]))
        visitor.hands.press(page.locator('[data-group="cards"]').nth(position["cards"].index(card)))
        visitor.hands.press(page.locator("[data-confirm]"))
    elif "skip" in choices:
        visitor.hands.press(page.locator("[data-skip]"))
    else:
        visitor.hands.press(page.locator('[data-group="strips"]').first)


def act_dicetto(visitor: Visitor) -> None:
    page, position, choices = visitor.page, visitor.view["position"], visitor.view["choices"]
    spots = [move.split()[1] for move in choices if move.startswith("place")]
    if position["phase"] == "roll":
        visitor.hands.press(page.get_by_role("button", name=visitor.say("web-dicetto-keep")))
    elif spots:
        spot = random.Random(visitor.view["version"]).choice(spots)
        visitor.hands.press(page.locator(f'[data-spot="{spot}"] button'))  # chooses the best dice for it
        visitor.hands.press(page.locator(".dicetto-place"))
    elif visitor.view["options"]["dice"] == "real":  # elsewhere the turn ends by itself
        visitor.hands.press(page.locator(".dicetto-done"))


def play_on(*visitors: Visitor, moves: int = 1000) -> dict[str, Any]:
    """Let the people at these browsers make so many moves, or play to the end; the table that all of them see then."""
    while True:
        view = max((one.view for one in visitors), key=lambda view: int(view["version"]))
        version, seat = view["version"], awaited(view)
        if view["status"] == "over" or moves == 0:
            break
        if view["status"] == "open":  # the players' shares of the dice come first
            visitors[0].until(lambda now: now["version"] > version)  # noqa: B023  # called at once
            continue
        mover = next((one for one in visitors if seat in one.seats), None)
        if mover is None:
            visitors[0].until(lambda now: now["version"] > version)  # noqa: B023  # called at once
            continue
        mover.until(lambda now: now["version"] >= version)  # noqa: B023  # called at once
        act(mover)
        moves -= 1
    for one in visitors:
        one.until(lambda now: now["version"] >= version)
    return view


def play_and_resign(*visitors: Visitor, moves: int = 6) -> dict[str, Any]:
    """Let the people at these browsers make so many moves, then let the first of them resign; the table that all of them see then."""
    view = play_on(*visitors, moves=moves)
    first = visitors[0]  # whose resignation is refused where a bot has ended the game meanwhile
    first.context.request.post(f"{first.url}/api/tables/{view['id']}/do", data={"do": "resign", "seat": first.seats[0]})
    over = [one.until(lambda now: bool(now["status"] == "over")) for one in visitors]
    return over[0]


def begin_for_two(ana: Visitor, bo: Visitor, game: str = "dicy-cards", **setup: object) -> str:
    """Let Ana open a table to which Bo comes by its address, and start; the table's id."""
    table = ana.sit_at(game, "Ana", None, **setup)
    bo.go(f"/t/{table}")
    bo.hands.write(bo.page.get_by_label(bo.say("web-your-name")), "Bo")
    bo.hands.press(bo.page.get_by_role("button", name=bo.say("web-sit"), exact=True))
    ana.page.get_by_role("button", name="Start").click()
    for one in (ana, bo):
        one.until(lambda view: bool(view["status"] == "playing"))
    return table
