"""The board of Dicetto: cards and the dice on them, the dice to place, duels, and the standings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from rollhouse.core.dice import Dice
from rollhouse.core.game import GAME_OVER, Event
from rollhouse.core.messages import Seat, say
from rollhouse.games.dicetto.cards import REROLL, kind_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.events import Duelled, bonus_name, card_name
from rollhouse.games.dicetto.moves import DONE, KEEP, REROLL_SPOT, Place, Reroll
from rollhouse.games.dicetto.rules import DICE, DicettoState, Spot, winners
from rollhouse.games.dicetto.scoring import BONUS, bonus_points, bonus_winners, card_points
from rollhouse.games.dicetto.words import kind_rule
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import LETTERS, PickingBoard
from rollhouse.terminal.boards.seats import FILLED, OPEN, SHAPES, cell, colour
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.widgets.card import Lines, Look, Text
from rollhouse.terminal.tui.widgets.die import Mark
from rollhouse.terminal.tui.widgets.keys import Key

LOGO = "✦"
_MAX_BOXES = 12
_BONUS_COLUMNS = 28
_MAX_NAME_COLUMNS = 24
_COMBINATIONS = {
    "pair": "x x",
    "two_pairs": "x x + y y",
    "three": "x x x",
    "four": "x x x x",
    "small_straight": "1-2-3",
    "large_straight": "1-2-3-4",
}
"""The dice that a card takes, as signs for any language."""


_EXAMPLE_DICE: dict[str, Dice] = {
    "pair": (5, 5),
    "two_pairs": (2, 2, 6, 6),
    "three": (4, 4, 4),
    "four": (3, 3, 3, 3),
    "small_straight": (1, 2, 3),
    "large_straight": (2, 3, 4, 5),
}


class Standings(Widget):
    """A line per seat with cards and points; beside them, the current holder of each Bonus card."""

    def __init__(self, translate: Translator) -> None:
        super().__init__(id="seats")
        self._translate = translate
        self._state: DicettoState | None = None

    def show(self, state: DicettoState) -> None:
        if state is not self._state:
            taller = self._lines(self._state) != self._lines(state)
            self._state = state
            self.refresh(layout=taller)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._lines(self._state)

    def _lines(self, state: DicettoState | None) -> int:
        return max(len(self._translate.names), len(state.bonus) if state is not None else 0)

    def render(self) -> Content:
        state = self._state
        if state is None:
            return Content("")
        wide = self.size.width if not state.bonus else max(self.size.width - _BONUS_COLUMNS, self.size.width // 2)
        seats = [self._seat(state, seat, wide - 2) for seat in range(len(self._translate.names))]
        bonus = [self._bonus(state, card, self.size.width - wide) for card in state.bonus]
        blank = Content(" " * (wide - 2))
        rows = [
            Content.assemble(seats[row] if row < len(seats) else blank, "  ", bonus[row] if row < len(bonus) else "")
            for row in range(self._lines(state))
        ]
        return Content("\n").join(rows)

    def _seat(self, state: DicettoState, seat: int, width: int) -> Content:
        deck = cards_of(state.setup.deck)
        won, goal = len(state.hands[seat]), state.setup.cards_to_win
        points = self._translate(say("terminal-dicetto-points", points=card_points(deck, state.hands)[seat]))
        extra = bonus_points(deck, state.bonus, state.hands)[seat]
        boxes = min(goal, _MAX_BOXES)
        filled = min(boxes, won * boxes // goal)
        tally = f" {won}/{goal}  {points}" + (f" +{extra}" if extra else "")
        name = max(6, min(_MAX_NAME_COLUMNS, width - boxes - 21))
        style = "bold" if seat == state.turn and state.to_act != GAME_OVER else ""
        line = Content.assemble(
            (self._sign(state, seat), "bold $text-accent"),
            (f"{SHAPES[seat]} ", f"bold {colour(seat)}"),
            (f"{cell(self._translate.names[seat], name)} ", style),
            (FILLED * filled, f"bold {colour(seat)}"),
            (OPEN * (boxes - filled), "$foreground-disabled"),
            (tally, style),
        )
        return line.truncate(width, ellipsis=True, pad=True)

    def _sign(self, state: DicettoState, seat: int) -> str:
        if state.to_act == GAME_OVER:
            return "★ " if seat in winners(state) else "  "
        return "▶ " if seat == state.turn else "  "

    def _bonus(self, state: DicettoState, card: str, width: int) -> Content:
        holder = bonus_winners(cards_of(state.setup.deck), state.bonus, state.hands)[card]
        roomy = width >= _BONUS_COLUMNS + 10
        who = "–" if holder is None else f"{SHAPES[holder]} {self._translate.names[holder] if roomy else ''}"
        name = cell(self._translate(bonus_name(card)), min(_MAX_NAME_COLUMNS, width - 8))
        line = Content.assemble(f"{name} +{BONUS[card].points} ", (who, "" if holder is None else "bold"))
        return line.truncate(width, ellipsis=True)


class DicettoBoard(PickingBoard):
    """Dice are marked to reroll them; choosing a card marks the best dice for it."""

    dice_count = DICE

    def __init__(self, table: Table, translate: Translator) -> None:
        super().__init__(table, translate)
        self._standings = Standings(translate)
        self._duelled: Duelled | None = None

    @property
    def state(self) -> DicettoState:
        state: DicettoState = self.table.state
        return state

    @property
    def rolling(self) -> bool:
        return self.asking and self.state.rolls_left > 0

    @property
    def placing(self) -> bool:
        return self.asking and not self.state.rolls_left

    def placements(self, place: int) -> list[Place]:
        """The legal placements on this card, best first."""
        if self.state.to_act < 0 or self.state.rolls_left:
            return []
        return [move for move in self.table.game.legal(self.state) if isinstance(move, Place) and move.spot == place]

    def seats(self) -> Widget:
        return self._standings

    def faces(self) -> Dice:
        return self.state.dice

    def headline(self) -> str:
        state = self.state
        stand = self.translate(say("terminal-dicetto-headline", goal=state.setup.cards_to_win, count=len(state.pile)))
        return f"{stand} · {self.translate(say('terminal-dicetto-our-reading'))}" if state.setup.reading else stand

    def topic(self) -> str:
        place = next((card.place for card in self.cards if card.has_focus), self.chosen)
        card = self.state.spots[place].card if place is not None else ""
        return card if card in ("", REROLL) else kind_of(card)[0]

    def rolled_by_key(self, state: Any) -> bool:
        """A duel with a person in it waits for a key."""
        duel = state.duel >= 0
        return duel and not all(self.table.players[seat].bot for seat in (state.turn, state.spots[state.duel].seat))

    def roll_prompt(self) -> str:
        state = self.state
        if state.duel < 0:
            return super().roll_prompt()
        return self.translate(say("terminal-dicetto-ask-duel", seat=Seat(state.turn), holder=Seat(state.spots[state.duel].seat)))

    # --- drawing --------------------------------------------------------------------------------------------------------------------

    def draw(self, happened: Sequence[Event]) -> None:
        if self.moved:
            self._duelled = next((event for event in reversed(happened) if isinstance(event, Duelled)), None)
        super().draw(happened)

    def show(self, happened: Sequence[Event]) -> None:
        self._standings.show(self.state)
        free = len(self.state.dice)
        for die, face in zip(self.dice[free:], self.state.aside, strict=False):
            die.face = face
            die.mark = "aside"
        self.slip.update(self._slip())

    def look(self, place: int) -> Look:
        spot = self.state.spots[place]
        letter = LETTERS[place]
        tag = "" if place == REROLL_SPOT else str(place + 1)
        if not spot.card:
            return Look(letter, "", self.translate(say("terminal-dicetto-empty")), classes=("-empty",), tag=tag)
        classes = ["-chosen"] if place == self.chosen else []
        if self.placing and self.placements(place):
            classes.append("-target")
        status = self._owner(spot.seat) if spot.seat >= 0 else self.translate(say("terminal-dicetto-free"))
        return Look(letter, self.translate(card_name(spot.card)), status, self._texts(place, spot), tuple(classes), tag)

    def _owner(self, seat: int) -> str:
        return f"{SHAPES[seat]} {self.translate.names[seat]}"

    def _texts(self, place: int, spot: Spot) -> tuple[Text, ...]:
        kind: str
        if spot.card == REROLL:
            kind, asked, worth, short_worth = (
                REROLL,
                self.translate(say("terminal-dicetto-short-reroll")),
                self.translate(say("terminal-dicetto-roll")),
                "",
            )
        else:
            card = cards_of(self.state.setup.deck)[spot.card]
            kind, asked = card.kind, self._asked(card.kind, card.number)
            logo = f"  {LOGO} " + self.translate(say("terminal-dicetto-logo")) if card.logo else ""
            worth = self.translate(say("terminal-points", points=card.points)) + logo
            short_worth = self.translate(say("terminal-dicetto-points", points=card.points)) + (f" {LOGO}" if card.logo else "")
        lying = ((f"{SHAPES[spot.seat]} {' '.join(map(str, spot.dice))} = {sum(spot.dice)}", "bold"),) if spot.dice else ()
        foot, short_foot = self._verdict(place, spot, self.translate.names), self._verdict(place, spot, SHAPES)
        apart = (("", ""), *lying) if lying else ()
        both = f"{asked} · {short_worth}".rstrip(" ·")
        art = self._example(spot.card)
        return (
            Text(((asked, ""), (worth, "$text-primary"), *apart), foot, self.translate(kind_rule(kind)), art),
            Text(((asked, ""), (worth, "$text-primary"), *apart), foot, "", art),
            Text(((asked, ""), (short_worth, "$text-primary"), *apart), foot, self.translate(kind_rule(kind)), art),
            Text(((asked, ""), (short_worth, "$text-primary"), *apart), foot, "", art),
            Text(((asked, ""), (worth, "$text-primary"), *apart), foot, self.translate(kind_rule(kind))),
            Text(((asked, ""), (worth, "$text-primary"), *apart), foot),
            Text(((asked, ""), (worth, "$text-primary"), *lying), foot),
            Text(((asked, ""), (short_worth, "$text-primary"), *apart), foot),
            Text(((asked, ""), (short_worth, "$text-primary"), *lying), short_foot),
            Text(((both, ""), *lying), short_foot),
            Text(((short_worth, ""), *lying), short_foot),
        )

    def _example(self, spot_card: str) -> Dice:
        """Dice that the card takes, for its picture."""
        if spot_card == REROLL:
            return ()
        card = cards_of(self.state.setup.deck)[spot_card]
        return (card.number,) * 3 if card.number is not None else _EXAMPLE_DICE.get(card.kind, ())

    def _asked(self, kind: str, number: int | None) -> str:
        if number is not None:
            return f"{number} {number} …"
        return _COMBINATIONS.get(kind) or self.translate(say("terminal-dicetto-short-chance"))

    def _verdict(self, place: int, spot: Spot, who: Sequence[str]) -> Lines:
        """The effect of placing the best dice here, while dice are placed."""
        if place in self.state.lost:
            return ((f"✗ {self.translate(say('terminal-dicetto-lost'))}", "$foreground-muted"),)
        found = self.placements(place)
        if not found:
            return ()
        chosen = found[0].dice
        if place == self.chosen and Place(place, self.selection) in found:
            chosen = self.selection
        lines = [(f"→ {' '.join(map(str, chosen))}", "bold $text-success")]
        if spot.dice:
            duel = sum(chosen) == sum(spot.dice)
            verdict = say("terminal-dicetto-duel", who=who[spot.seat]) if duel else say("terminal-dicetto-beats", who=who[spot.seat])
            lines.append((self.translate(verdict), "bold $text-accent" if duel else "$text-success"))
        return tuple(lines)

    def _slip(self) -> Content:
        state = self.state
        if state.turn < 0 or state.to_act == GAME_OVER:
            return Content("")
        if state.duel >= 0 or self._duelled is not None:
            return self._duel_slip()
        lines: list[Content | str] = [Content.styled(f"▶ {self._owner(state.turn)}", "bold")]
        if state.rolls_left:
            pips = "●" * state.rolls_left + "○" * (3 - state.rolls_left)
            lines.append(f"{pips} " + self.translate(say("terminal-dicetto-rolls-left", count=state.rolls_left)))
        if state.aside:
            lines.append(f"✗ {' '.join(map(str, state.aside))} " + self.translate(say("terminal-dicetto-aside")))
        if self.rolling and self.marked:
            lines.append(Content.styled("↻ " + " ".join(map(str, self.selection)), "bold $text-accent"))
        elif self.placing and self.chosen is not None:
            lines += self._chosen_lines(self.chosen)
        elif self.placing and self.marked:
            lines.append(Content.styled("✓ " + " ".join(map(str, self.selection)), "bold"))
        return Content("\n").join(lines)

    def _chosen_lines(self, place: int) -> list[Content | str]:
        spot, move = self.state.spots[place], Place(place, self.selection)
        dice = Content.styled("✓ " + (" ".join(map(str, move.dice)) or "–"), "bold")
        if move not in self.placements(place):
            why = (
                self.translate(self.table.game.refusal(self.state, move).reason)
                if move.dice
                else self.translate(say("terminal-dicetto-no-dice"))
            )
            return [self.translate(card_name(spot.card)), dice, Content.styled(f"✗ {why}", "$text-error")]
        return [dice, Content.styled("= " + self.translate(self.table.game.words.move(self.state, move)), "$text-success")]

    def _duel_slip(self) -> Content:
        """The two dice of a duel, before or after the roll."""
        state, fell = self.state, self._duelled
        mover, holder = (fell.seat, fell.holder) if fell is not None else (state.turn, state.spots[state.duel].seat)
        mine, theirs = (str(fell.mine), str(fell.theirs)) if fell is not None else ("?", "?")
        between = " " if fell is None else ">" if fell.mine > fell.theirs else "<" if fell.mine < fell.theirs else "="
        card = state.spots[state.duel].card if state.duel >= 0 else ""
        title = self.translate(say("terminal-dicetto-duel-title"))
        left = max(10, Content(self._owner(mover)).cell_length + 2)
        left += left % 2  # centres the sign between the dice
        rows = [
            Content.styled(f"{title}: {self.translate(card_name(card))}" if card else title, "bold $text-accent"),
            Content(f"{'╭───╮':<{left}}╭───╮"),
            Content.assemble(f"│ {mine} │", (f"{between:^{left - 5}}", "bold $text-accent"), f"│ {theirs} │"),
            Content(f"{'╰───╯':<{left}}╰───╯"),
            Content.styled(cell(self._owner(mover), left) + self._owner(holder), "bold"),
        ]
        return Content("\n").join(rows)

    # --- doing ----------------------------------------------------------------------------------------------------------------------

    def mark_sign(self) -> Mark:
        return "reroll" if self.rolling else "take"

    def picking(self) -> bool:
        return self.placing and self._any_placement()

    def pick(self, place: int) -> None:
        state = self.state
        if not self.asking or not state.spots[place].card:
            return
        if state.rolls_left:
            self.post_message(self.Said(self.translate(say("terminal-dicetto-keep-first")), refused=True))
            return
        if place == self.chosen:
            self.confirm()
            return
        found = [move.dice for move in self.placements(place)]
        if not found:
            refusal = self.table.game.refusal(state, Place(place, self.selection or state.dice))
            self.post_message(self.Said(self.translate(refusal.reason), refused=True))
            return
        self.chosen = place
        if self.selection not in found:
            self.mark(found[0])
        self.redraw()

    def confirm(self) -> None:
        if self.rolling and self.marked:
            self.play(Reroll(self.selection))
        elif self.placing and self.chosen is not None and self.marked:
            self.play(Place(self.chosen, self.selection))
        elif self.placing and not self._any_placement():
            self.play(DONE)
        else:
            self.post_message(self.Said(self.prompt()))

    def _any_placement(self) -> bool:
        return len(self.table.game.legal(self.state)) > 1

    # --- words ----------------------------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        seat = Seat(self.state.turn)
        if self.state.rolls_left:
            return self.translate(
                say("terminal-dicetto-ask-reroll", seat=seat) if self.marked else say("terminal-dicetto-ask-mark", seat=seat)
            )
        if not self._any_placement():
            return self.translate(say("terminal-dicetto-ask-done", seat=seat))
        return self.translate(
            say("terminal-dicetto-ask-confirm", seat=seat) if self.chosen is not None else say("terminal-dicetto-ask-place", seat=seat)
        )

    def actions(self) -> tuple[Key, ...]:
        translate = self.translate
        if self.rolling:
            reroll = Key((), "⏎", translate(say("terminal-dicetto-key-reroll")), self.confirm, main=bool(self.marked))
            return (
                *self.shown_marks(),
                reroll,
                Key(("k",), "k", translate(say("terminal-dicetto-key-keep")), partial(self.play, KEEP)),
                *self.back_key(),
            )
        done = Key(("f",), "f", translate(say("terminal-dicetto-key-done")), partial(self.play, DONE), main=not self._any_placement())
        if not self._any_placement():
            return (done,)
        place = Key((), "⏎", translate(say("terminal-dicetto-key-place")), self.confirm, main=True)
        choose = Key((), "a-e", translate(say("terminal-dicetto-key-card")), self.confirm, main=True)
        return (choose if self.chosen is None else place, done, *self.back_key(), *self.shown_marks())


BOARD = DicettoBoard
