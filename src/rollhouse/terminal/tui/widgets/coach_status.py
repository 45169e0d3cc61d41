"""The label beside the title that shows the state of hints and the coach, and their panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from rollhouse.analysis.hints import Caution, Hint
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.game import Move
from rollhouse.core.messages import Message as Text
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.presenter.advisor import Advisor, AdvisorPresenter, Ended, Failed, best_moves, warning
from rollhouse.terminal.presenter.background import BackgroundTask
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.tui.screens.panel import Answer, Panel
from rollhouse.terminal.tui.widgets.paragraphs import Paragraph

T = TypeVar("T")


class CoachStatus(Widget):
    """The view of an `AdvisorPresenter`; all work runs in threads."""

    class Said(Message):
        """A text for the status line."""

        def __init__(self, text: str, *, refused: bool = False) -> None:
            super().__init__()
            self.text = text
            self.refused = refused

    class Agreed(Message):
        """The coach has no objection to this move in the position after `ply` moves, or was overruled."""

        def __init__(self, move: Move, ply: int) -> None:
            super().__init__()
            self.move = move
            self.ply = ply

    def __init__(self, table: Table, translate: Translator, advisor: Advisor) -> None:
        super().__init__(id="coach-status")
        self.translate = translate
        self.advisor = advisor
        self.presenter = AdvisorPresenter(table, advisor, self)

    def render(self) -> Content:
        if not self.advisor.allowed:
            return Content(f" {self.translate(say('advisor-sign-off'))} ")
        parts = [say("advisor-sign-coach")] if self.advisor.coach else []
        if self.presenter.compiling is not None:
            parts.append(say("advisor-sign-compiling", percent=int(100 * self.presenter.compiling)))
        elif self.presenter.solving is not None:
            parts.append(say("advisor-sign-working", percent=int(100 * self.presenter.solving)))
        return Content(" " + " · ".join(map(self.translate, parts)) + " ") if parts else Content("")

    def on_unmount(self) -> None:
        self.presenter.stop()

    def ask_hint(self) -> None:
        """Ask for a hint, and show that it is being worked out."""
        self.presenter.ask_hint()
        if self.presenter.hinting:
            self.say(say("advisor-looking"))

    def switch_coach(self) -> None:
        """Turn the coach on or off; what it needs is worked out at once."""
        self.presenter.switch_coach()
        self.presenter.prepare_coach()

    # --- the view -------------------------------------------------------------------------------------------------------------------

    def run(self, work: Callable[[Progress], T], ended: Ended[T], failed: Failed, progress: Progress) -> BackgroundTask[T]:
        return BackgroundTask(work, self.call_later, ended, failed, progress)

    solve = run

    def say(self, message: Text | None, *, refused: bool = False) -> None:
        self.post_message(self.Said("" if message is None else self.translate(message), refused=refused))

    def refuse(self, error: RollhouseError) -> None:
        self.post_message(self.Said(self.translate.error(error), refused=True))

    def show_status(self) -> None:
        self.refresh(layout=True)

    def show_hint(self, hint: Hint) -> None:
        translate = self.translate
        heading, lines = best_moves(hint, translate.catalogue)
        paragraphs = [
            Paragraph(translate(hint.clue), "$foreground-muted"),
            Paragraph(""),
            Paragraph(translate(hint.words), "bold", "▸ ", "bold $text-accent"),
            Paragraph(translate(hint.why), lead="  "),
            Paragraph(""),
            Paragraph(translate(heading)),
            *(Paragraph(translate(line), lead="  ") for line in lines),
            Paragraph(""),
            Paragraph(translate(hint.source.about), "$foreground-muted"),
        ]
        if self.presenter.solving is not None:
            paragraphs.append(Paragraph(translate(say("advisor-wait", percent=int(100 * self.presenter.solving))), "$text-accent"))
        close = Answer("", ("enter", "escape", "h"), "⏎", translate(say("advisor-key-close")))
        self.app.push_screen(Panel(translate(say("advisor-hint")), paragraphs, [close]))

    def warn(self, caution: Caution, move: Move, ply: int) -> None:
        """Show the warning in a panel, with a key that makes the move all the same."""
        translate, table = self.translate, self.presenter.table
        answers = [
            Answer("think", ("enter", "escape"), "⏎", translate(say("advisor-key-think"))),
            Answer("play", ("p",), "p", translate(say("advisor-key-play"))),
        ]
        title = Paragraph(translate(table.game.words.move(table.state, move)), "bold", "▸ ", "bold $text-accent")
        paragraphs = [title, *(Paragraph(translate(line), lead="  ") for line in warning(caution))]

        def answered(value: str | None) -> None:
            if value == "play":
                self.play(move, ply)

        self.app.push_screen(Panel(translate(say("advisor-coach")), paragraphs, answers), answered)

    def play(self, move: Move, ply: int) -> None:
        self.post_message(self.Agreed(move, ply))
