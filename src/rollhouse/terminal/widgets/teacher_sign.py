"""The teacher on the screen: a sign beside the title, hints on request, and the coach, who looks at moves before they are made."""

from __future__ import annotations

from functools import partial
from typing import Any

from textual import on
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from rollhouse.analysis.hints import Caution, Hint
from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import Move
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.background_work import BackgroundWork
from rollhouse.terminal.screens.panel import Answer, Panel
from rollhouse.terminal.teacher import Teacher, best_few, caution_words, clue_words
from rollhouse.terminal.translator import Translator
from rollhouse.terminal.widgets.paragraphs import Paragraph

__all__ = ["TeacherSign"]


class TeacherSign(Widget):
    """What the teacher is doing, in a few words. All its work is done in threads, and what it finds comes as messages."""

    done: reactive[float | None] = reactive(None, layout=True)
    """How much of the tablebase is made, while it is."""
    compiled: reactive[float | None] = reactive(None, layout=True)
    """How much is compiled, while it is: the first time on a machine."""
    coaching: reactive[bool] = reactive(False, layout=True)

    class Spoke(Message):
        """Something to tell whoever is at the keyboard."""

        def __init__(self, text: str, *, refused: bool = False) -> None:
            super().__init__()
            self.text = text
            self.refused = refused

    class Agreed(Message):
        """The coach has nothing to say against this move in the position after `ply` moves, or was told to let it pass."""

        def __init__(self, move: Move, ply: int) -> None:
            super().__init__()
            self.move = move
            self.ply = ply

    def __init__(self, table: Table, translate: Translator, teacher: Teacher) -> None:
        super().__init__(id="teacher")
        self.table = table
        self.translate = translate
        self.teacher = teacher
        self.set_reactive(TeacherSign.coaching, teacher.coach)
        self._hint: Hint | None = None
        self._ply = -1
        """Where the hint, or what the coach looks at, belongs."""
        self._hinting: BackgroundWork[Hint | None] | None = None
        self._waking: BackgroundWork[None] | None = None
        self._preparing: BackgroundWork[bool] | None = None
        self._weighing: BackgroundWork[Caution | None] | None = None
        self._prepared = False
        self._failed = False
        """Whether the tablebase could not be made; hints are estimates then, and nobody tries again and again."""
        self._hint_waits = False
        """Whether the last hint was an estimate, and an exact one can be had later."""
        self._move: Move | None = None

    def render(self) -> Content:
        if not self.teacher.allowed:
            return Content(f" {self.translate(say('teacher-sign-off'))} ")
        parts = [self.translate(say("teacher-sign-coach"))] if self.coaching else []
        if self.compiled is not None:
            parts.append(self.translate(say("teacher-sign-compiling", percent=int(100 * self.compiled))))
        elif self.done is not None:
            parts.append(self.translate(say("teacher-sign-working", percent=int(100 * self.done))))
        return Content(" " + " · ".join(parts) + " ") if parts else Content("")

    @property
    def working(self) -> bool:
        """Whether anything is being worked out."""
        return any(work is not None for work in (self._hinting, self._waking, self._preparing, self._weighing))

    @property
    def hinting(self) -> bool:
        """Whether a hint is on its way."""
        return self._hinting is not None

    def on_unmount(self) -> None:
        """Nobody listens any more."""
        self._stop(self._hinting, self._waking, self._preparing, self._weighing)

    # --- hints ----------------------------------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """What to look at; asked again in the same position, the move and why. Nobody waits: an estimate will do at first."""
        if not self.teacher.offers:
            self._say(self.translate(self.teacher.refusal()), refused=True)
        elif self._hinting is not None:
            return  # a key pressed twice: the hint is on its way
        elif self._hint is not None and self._ply == self.table.ply:
            self._show(self._hint)
        else:
            self._ply = self.table.ply
            self._say(self.translate(say("teacher-looking")))
            state = self.table.state
            self._hinting = BackgroundWork(self, partial(self.teacher.hint, state))

    def _hint_is_there(self, found: Hint | None) -> None:
        self._hinting = self.compiled = None
        if found is None:
            self._say(self.translate(say("teacher-none", game=self.table.game.words.name())), refused=True)
            return
        self._prepared = self._prepared or found.source.exact
        can_be_exact = self.teacher.can_prepare(self.table.state, found.source)
        if can_be_exact:
            self._hint_waits = True
            self._prepare()
        if self._ply == self.table.ply:
            self._hint = found
            self._say(self.translate(clue_words(found, can_be_exact=can_be_exact)))
        else:  # too late: what it was about is past
            self._say(self.translate(say("teacher-ready")) if found.source.exact else "")

    def _show(self, found: Hint) -> None:
        translate = self.translate
        heading, lines = best_few(found, translate.catalogue)
        paragraphs = [
            Paragraph(translate(found.clue), "$foreground-muted"),
            Paragraph(""),
            Paragraph(translate(found.words), "bold", "▸ ", "bold $text-accent"),
            Paragraph(translate(found.why), lead="  "),
            Paragraph(""),
            Paragraph(translate(heading)),
            *(Paragraph(translate(line), lead="  ") for line in lines),
            Paragraph(""),
            Paragraph(translate(found.source.about), "$foreground-muted"),
        ]
        if self.done is not None:
            paragraphs.append(Paragraph(translate(say("teacher-wait", percent=int(100 * self.done))), "$text-accent"))
        close = Answer("", ("enter", "escape", "h"), "⏎", translate(say("teacher-key-close")))
        self.app.push_screen(Panel(translate(say("teacher-hint")), paragraphs, [close]))

    # --- the coach ------------------------------------------------------------------------------------------------------------------

    def switch_coach(self) -> None:
        """On or off."""
        if not self.teacher.offers:
            self._say(self.translate(self.teacher.refusal()), refused=True)
            return
        self._coach(not self.teacher.coach)
        self._say(self.translate(say("teacher-coach-on" if self.teacher.coach else "teacher-coach-off")))
        self.attend()

    def _coach(self, on_duty: bool) -> None:
        self.teacher.coach = self.coaching = on_duty
        if not on_duty and not self._hint_waits:
            self._stop(self._preparing)
            self._preparing = self.done = None

    def attend(self) -> None:
        """A person is to decide: the coach sees to it that what it needs is there, and keeps silent until it can estimate."""
        if not self.teacher.coach or self.table.awaited != "person":
            return
        if self.teacher.awake:
            self._prepare()
        elif self._waking is None:
            self._waking = BackgroundWork(self, partial(self.teacher.wake, self.table.state))

    def _prepare(self) -> None:
        if not self._prepared and self._preparing is None and not self._failed:
            self._preparing = BackgroundWork(self, partial(self.teacher.prepare, self.table.state))

    def _tablebase_is_there(self, able: bool) -> None:
        self._preparing = self.done = None
        self._prepared = able
        if not able:
            self._coach(False)
            self._say(self.translate(say("teacher-none", game=self.table.game.words.name())), refused=True)
        elif self._hint_waits:
            self._hint = None  # it was an estimate
            self._say(self.translate(say("teacher-ready")))
        self._hint_waits = False

    def takes_up(self, move: Move, ply: int) -> bool:
        """Whether the coach looks at this move first; if so, it comes as `Agreed`, or not at all."""
        table = self.table
        if self._weighing is not None:
            return True  # a key pressed twice
        if not self.teacher.coach or not self.teacher.awake or table.awaited != "person" or ply != table.ply:
            return False
        if move not in table.game.legal(table.state):
            return False
        state = table.state
        self._move, self._ply, self._hint = move, ply, self._hint if self._ply == ply else None
        self._weighing = BackgroundWork(self, lambda progress: self.teacher.weigh(state, move))
        return True

    def _move_is_weighed(self, found: Caution | None) -> None:
        move, ply = self._move, self._ply
        self._weighing = None
        if move is None or ply != self.table.ply:
            return
        if found is None:
            self.post_message(self.Agreed(move, ply))
            return
        translate = self.translate
        answers = [
            Answer("think", ("enter", "escape"), "⏎", translate(say("teacher-key-think"))),
            Answer("play", ("p",), "p", translate(say("teacher-key-play"))),
        ]
        words = [translate(line) for line in caution_words(found)]
        move_said = translate(self.table.game.words.move(self.table.state, move))
        paragraphs = [Paragraph(move_said, "bold", "▸ ", "bold $text-accent"), *(Paragraph(text, lead="  ") for text in words)]

        def answered(value: str | None) -> None:
            if value == "play":
                self.post_message(self.Agreed(move, ply))

        self.app.push_screen(Panel(translate(say("teacher-coach")), paragraphs, answers), answered)

    # --- work in the background -----------------------------------------------------------------------------------------------------

    @on(BackgroundWork.Advanced)
    def _tablebase_grows(self, event: BackgroundWork.Advanced) -> None:
        event.stop()
        if event.work is self._preparing:
            self.done = event.done
        elif event.work in (self._hinting, self._waking):
            self.compiled = event.done

    @on(BackgroundWork.Ended)
    def _work_ends(self, event: BackgroundWork.Ended) -> None:
        event.stop()
        work: BackgroundWork[Any] = event.work
        try:
            result = work.result
        except RollhouseError as error:
            self._fails(work, error)
            return
        if work is self._hinting:
            self._hint_is_there(result)
        elif work is self._waking:
            self._waking = self.compiled = None
            self.attend()
        elif work is self._preparing:
            self._tablebase_is_there(result)
        elif work is self._weighing:
            self._move_is_weighed(result)

    def _fails(self, work: BackgroundWork[Any], error: RollhouseError) -> None:
        """No room for a tablebase, say: then there is no coach, hints are estimates, and the game goes on."""
        if work is self._hinting:
            self._hinting = self.compiled = None
        elif work is self._waking:
            self._waking = self.compiled = None
            self._coach(False)
        elif work is self._preparing:
            self._preparing = self.done = None
            self._failed, self._hint_waits = True, False
            self._coach(False)
        elif work is self._weighing:
            self._coach(False)
            self._move_is_weighed(None)
        else:
            return
        self._say(self.translate.error(error), refused=True)

    def _stop(self, *works: BackgroundWork[Any] | None) -> None:
        for work in works:
            if work is not None:
                work.stop()

    def _say(self, text: str, *, refused: bool = False) -> None:
        self.post_message(self.Spoke(text, refused=refused))
