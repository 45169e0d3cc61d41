"""A game in lines of text, with numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollhouse.core.errors import IllegalMove, MoveError, UndoError
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.play.players import labels
from rollhouse.play.table import Table
from rollhouse.play.undo import moves_to_take_back
from rollhouse.terminal.plain.console import Console, Left
from rollhouse.terminal.plain.hints import PlainAdvisor
from rollhouse.terminal.plain.menu import AskAgain, Menu
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.game_presenter import GamePresenter


class PlainGame:
    """One table, played in lines of text."""

    def __init__(self, table: Table, console: Console, advisor: Advisor | None = None, presenter: GamePresenter | None = None) -> None:
        self._table = table
        self._presenter = presenter or GamePresenter(table)
        self._console = console
        self._menu = Menu(console, self._read)
        self._advisor = PlainAdvisor(table, console, advisor or Advisor(table.game), self._play)
        self._listed_ply = -1
        """Where choices were last listed: they are not repeated after a refusal, only on Enter."""
        self._shown_turn: tuple[int, ...] = ()
        """The turn and the seat that the position was last shown for: changes within a turn are printed as they happen."""
        console.name_seats([console.text(label) for label in labels(table.players)])

    def run(self) -> bool:
        """Play until the game is over or the person leaves; return whether they want a rematch."""
        self._console.tell(*self._presenter.opening())
        self._console.line("plain-commands")
        self._advisor.introduce()
        if self._table.ply:
            self._show()
        try:
            while self._table.awaited != "end":
                self._advance()
        except Left:
            return False
        outcome = self._table.outcome
        assert outcome is not None
        self._console.line("plain-over")
        self._console.tell(*self._table.game.words.result(outcome))
        return self._end()

    def _end(self) -> bool:
        """Offer the report and a rematch; return whether a rematch is wanted."""
        while True:
            try:
                answer = self._console.ask(say("plain-ask-end")).lower()
            except Left:
                return False
            if answer not in ("a", "report"):
                return answer in ("n", "rematch")
            self._advisor.report()

    def _advance(self) -> None:
        try:
            if self._presenter.awaited in ("person", "dealer"):
                self._decide()
            else:
                self._wait_for_people()
                self._say(self._presenter.step())
        except AskAgain:
            return
        except (MoveError, UndoError) as error:
            if isinstance(error, IllegalMove) or self._presenter.awaited == "dealer":
                error.expected = ()  # there may be hundreds; the choices are listed, and a question names what it takes
            self._console.refuse(error)

    def _wait_for_people(self) -> None:
        """Wait for Enter before a person's roll, and before a bot's roll if a person's move can still be taken back."""
        table = self._table
        seat = table.state.turn
        if table.awaited == "roll":
            answer = self._console.ask(say("plain-ask-roll", seat=Seat(seat)))
        elif seat >= 0 and table.awaited == "dice" and table.turn_begins and moves_to_take_back(table.makers(), solo=False):
            answer = self._console.ask(say("plain-ask-bot", seat=Seat(seat)))
        else:
            return
        if answer:
            self._obey(answer)
            self._help()
            raise AskAgain

    def _say(self, events: Sequence[Event]) -> None:
        self._console.tell(*(event.message() for event in events))

    # --- choices ---------------------------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        state = self._table.state
        legal = self._table.game.legal(state)
        if self._table.awaited == "person":
            self._show()
            if len(legal) == 1:
                self._console.line("plain-only-move", move=self._table.game.words.move(state, legal[0]))
                answer = self._console.ask(say("plain-ask-go-on"))
                self._submit(self._read(answer) if answer not in ("", "1") else legal[0])
                return
        menu = self._table.game.words.menu(self._table.state)
        listed, self._listed_ply = self._listed_ply == self._table.ply, self._table.ply
        self._submit(self._menu.ask(menu, listed=listed))

    def _submit(self, move: Any) -> None:
        """Make a person's move, unless the coach takes it."""
        if not self._advisor.checks(move):
            self._play(move)

    def _play(self, move: Any) -> None:
        self._say(self._presenter.play(move))

    def _read(self, answer: str) -> Any:
        self._obey(answer)
        return self._table.read(answer)

    # --- commands --------------------------------------------------------------------------------------------------------------------

    def _obey(self, answer: str) -> None:
        """Run a command and raise `AskAgain`; return if the answer is not a command."""
        match answer.lower():
            case "":
                self._listed_ply, self._shown_turn = -1, ()
            case "?":
                self._help()
            case "s":
                self._look()
            case "r":
                self._rules()
            case "u":
                self._console.line("plain-undone", count=self._presenter.undo())
                self._listed_ply, self._shown_turn = -1, ()
            case "h" | "hint":
                self._advisor.ask_hint()
            case "c" | "coach":
                self._advisor.switch_coach()
            case "stop" if self._presenter.may_stop:
                self._stop()
            case "q":
                raise Left
            case _:
                return
        raise AskAgain

    def _stop(self) -> None:
        """End a game that stands still, if the bots agree, too: the people sit at one keyboard."""
        unwilling = self._presenter.unwilling()
        if unwilling:
            self._console.tell(*(say("common-stop-declined", seat=Seat(seat)) for seat in unwilling))
        else:
            self._say(self._presenter.stop())

    def _help(self) -> None:
        self._console.tell(self._how_to_answer(), say("plain-help-commands"))
        if self._presenter.may_stop:
            self._console.tell(say("plain-help-stop"))
        self._advisor.introduce()

    def _how_to_answer(self) -> Message:
        state = self._table.state
        if self._table.awaited in ("roll", "dice"):
            return say("plain-help-roll")
        return say("plain-help-move", example=str(self._table.game.legal(state)[0]))

    def _show(self) -> None:
        state = self._table.state
        now = (*self._table.game.turn_key(state), state.to_act)
        if self._shown_turn != now:
            self._look()
            self._shown_turn = now

    def _look(self) -> None:
        self._console.tell(*self._table.game.words.summary(self._table.state))

    def _rules(self) -> None:
        for section in self._table.game.words.guide():
            self._console.section(section)
