"""A shared table: who may do what, and what then happens. The game is a `Table`, as everywhere; this adds people, clocks and entries.

A session is the sum of its entries: a command adds some (`pending`), which the house stores before anybody hears of them; any node that has
applied the same entries holds the same table. If storing fails, the object is thrown away and built anew from what is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import msgspec

from rollhouse.core.errors import RecordError, StaleMove
from rollhouse.core.game import CHANCE, AnyGame, Event, Setup
from rollhouse.core.messages import Message
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import check_bot
from rollhouse.play.chance import AbsentDice, RealDice, Source
from rollhouse.play.chat import Chat
from rollhouse.play.clocks import Clocks
from rollhouse.play.entries import (
    Began,
    BotNoted,
    BotSat,
    Committed,
    Covered,
    Ended,
    Entry,
    Moved,
    Opened,
    PartsDropped,
    Reaction,
    Rematched,
    RematchWanted,
    Resigned,
    Returned,
    Revealed,
    Rose,
    Said,
    SameDiceWanted,
    Sat,
    Sealed,
    TookBack,
    Unsealed,
    VacationStarted,
)
from rollhouse.play.entropy_shares import EntropyShares, is_commit, is_part
from rollhouse.play.fair import OLD_SCHEME, part_commitment
from rollhouse.play.names import is_name, looks
from rollhouse.play.players import LONGEST_NAME
from rollhouse.play.rated import check_rated, refuse_in_rated
from rollhouse.play.recording import record_of
from rollhouse.play.rematch import RematchState
from rollhouse.play.seats import STAND_IN, SeatState, TableError
from rollhouse.play.table import Table
from rollhouse.play.take_back import may_take_back, own_last
from rollhouse.play.undo import undo_refused

__all__ = ["Session"]


class Session:
    """One shared table."""

    def __init__(self, opened: Opened) -> None:
        self.game: AnyGame = find_game(opened.game)
        setup = self.game.agreed(opened.setup, opened.rules_version)
        if setup is None:
            raise RecordError(
                "record/rules", value=str(opened.rules_version), location=opened.game, expected=(str(self.game.rules_version),)
            )
        self.setup: Setup = setup
        self.opened = opened
        self.seats: tuple[SeatState, ...] = (SeatState(),) * self.setup.players
        self.alone = True
        """Whether at most one person plays here, against bots; a bot that keeps somebody's seat warm does not count as one."""
        self._keeps_warm = False
        """Whether a bot sits on somebody's seat: asked before every command."""
        self.parts = EntropyShares(self.setup.players, opened.scheme)
        """What the seats add to the dice."""
        self.table: Table | None = None
        self.began: float | None = None
        self.ended: Ended | None = None
        self.version = 1
        """How many commits there are, the opening included. Commands say which one they were made at."""
        self.changed = 1
        """The last version that was more than talk: a move made at it, or at a later one, still fits."""
        self.pending: list[tuple[Entry, tuple[Event, ...]]] = []
        """What the command under way has added, and what happened by it."""
        self.talk = Chat()
        self.noted: dict[int, str] = {}
        """The key of what each seat's bot has said last."""
        self.again = RematchState(opened.score)
        self.clocks = Clocks(opened.options.clock, self.setup.players)

    # --- looking ---------------------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """`open` while people sit down, `playing`, then `over`."""
        return "open" if self.table is None else "playing" if self.ended is None else "over"

    @property
    def state(self) -> Any:
        """The position, once the game has begun."""
        return None if self.table is None else self.table.state

    @property
    def playing(self) -> Table:
        """The game in progress, or the refusal that there is none."""
        if self.table is None or self.ended is not None:
            raise TableError("table/not-begun" if self.table is None else "table/over")
        return self.table

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats add to the dice, in order."""
        return self.opened.entropy or tuple(self.parts.parts)

    @property
    def _takes_parts(self) -> bool:
        """Whether the seats' parts make any difference here."""
        opened = self.opened
        return self.table is None and not opened.entropy and opened.options.dice == "house" and not opened.withheld

    def dice_due(self, seat: int) -> bool:
        """Whether this seat's person can still commit to a part in the dice, and has not."""
        parts = self.parts
        if not self._takes_parts or not self.seats[seat].user_id or self.opened.scheme == OLD_SCHEME:
            return False
        return not parts.commits[seat] and (parts.sealed is None or seat in parts.asked)

    def reveal_due(self, seat: int) -> bool:
        """Whether this seat's person is to reveal their part now."""
        return self._takes_parts and self.parts.reveal_due(seat)

    def parts_due_by(self) -> float | None:
        """Until when seats are waited for that have not revealed their part; None when nobody is."""
        return None if self.table is not None else self.parts.due_by()

    def score(self) -> tuple[float, ...]:
        """Each seat's shares in the wins of this series, the game here included once it is over; empty before the first end."""
        return self.again.score(len(self.seats), () if self.ended is None else self.ended.winners)

    @property
    def sealed(self) -> bool:
        """Whether others still play with the same dice, or are yet to: what happens here is for those who sit here alone."""
        return self.opened.withheld and not (self.ended and self.ended.secret)

    def check_seen(self, user_id: str = "") -> None:
        """Refuse whoever may not look here now: `table/same-dice-elsewhere`. Any stranger may be a friend of those at the other table."""
        if self.sealed and not self.seats_of(user_id):
            raise TableError("table/same-dice-elsewhere")

    def seats_of(self, user_id: str) -> tuple[int, ...]:
        """Where this person sits: on several seats when friends pass one device around."""
        return tuple(seat for seat, one in enumerate(self.seats) if user_id and one.user_id == user_id)

    def acting_bot(self) -> tuple[int, str] | None:
        """The seat and the kind of the bot that the table waits for."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "bot":
            return None
        seat: int = table.state.to_act
        return seat, table.bots[seat]

    def dealer_seat(self) -> int | None:
        """The seat whose person says what real dice or cards show now."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "dealer":
            return None
        return table.dealer_seat(table.state)

    def roll_due(self) -> int | None:
        """The seat whose turn begins, while the dice wait to be asked for: until then the last move can be taken back."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "roll":
            return None
        turn: int = table.state.turn
        return turn

    @property
    def correspondence(self) -> bool:
        """Whether people have days for a move."""
        clock = self.opened.options.clock
        return clock is not None and clock.correspondence

    def clock_runs_for(self) -> int | None:
        """The seat whose time runs."""
        if self.opened.options.clock is None or self.status != "playing":
            return None
        seat: int = self.state.turn if self.state.to_act == CHANCE else self.state.to_act
        return seat if seat >= 0 and not self.seats[seat].bot else None

    def time_left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        return self.clocks.left(seat, now, running=self.clock_runs_for() == seat)

    def record(self) -> Record:
        """The game so far; once it is over, with the secret of its dice."""
        return record_of(self)

    # --- commands before the game -----------------------------------------------------------------------------------------------------

    def sit(self, user_id: str, seat: int, name: str, entropy: str = "", commit: str = "") -> None:
        """Take a free seat, with a commitment to one's part in the dice; on one's own seat, another name or another commitment.

        `entropy` is a part that everybody may know, as programs of an older kind add it.
        """
        self._open_seat(seat)
        if not self.seats[seat].free and self.seats[seat].user_id != user_id:
            raise TableError("table/seat-taken", value=str(seat + 1))
        name = " ".join(name.split())
        if not is_name(name):
            raise TableError("table/name", value=name[: 2 * LONGEST_NAME], expected=(f"1–{LONGEST_NAME}",))
        if any(one.user_id and looks(one.name) == looks(name) for other, one in enumerate(self.seats) if other != seat):
            raise TableError("table/name-taken", value=name)
        if entropy and not is_part(entropy):
            raise TableError("table/entropy", value=entropy[:80])
        if commit and not is_commit(commit):
            raise TableError("table/commit", value=commit[:80])
        check_rated(self, seat, SeatState(user_id, name))
        self._add(Sat(seat, user_id, name, entropy, "" if entropy else commit))

    def commit(self, user_id: str, seat: int, commit: str) -> None:
        """Be bound to a part in the dice: on one's own seat before the game begins, and again where parts are drawn anew."""
        self._own_part(user_id, seat)
        if not is_commit(commit):
            raise TableError("table/commit", value=commit[:80])
        if commit == self.parts.commits[seat]:
            return  # said twice
        if self.parts.sealed is not None and not self.dice_due(seat):
            raise TableError("table/begun")
        self._add(Committed(seat, commit))

    def reveal(self, user_id: str, seat: int, part: str, dice: Callable[[], Source], now: float) -> None:
        """Reveal one's part, once everybody is bound; with the last one the game begins."""
        if seat in self.seats_of(user_id) and part and part == self.parts.parts[seat]:
            return  # said twice
        self._own_part(user_id, seat)
        if not self.parts.reveal_due(seat):
            raise TableError("table/not-to-reveal", value=str(seat + 1))
        if not is_part(part) or part_commitment(seat, part) != self.parts.commits[seat]:
            raise TableError("table/part", value=part[:80])
        self._add(Revealed(seat, part))
        if not self.parts.missing():
            self._begin(dice, now)

    def go_on_without(self, dice: Callable[[], Source], now: float) -> bool:
        """Drop the parts that have not come in time; whether that was so. With nobody left to wait for, the game begins."""
        until = self.parts_due_by()
        if until is None or until > now:
            return False
        self._add(PartsDropped(self.parts.missing(), self.parts.seen(), now))
        if not self.parts.missing():
            self._begin(dice, now)
        return True

    def _own_part(self, user_id: str, seat: int) -> None:
        if self.table is not None:
            raise TableError("table/begun")
        if not 0 <= seat < len(self.seats):
            raise TableError("table/no-seat", value=str(seat + 1), expected=(f"1–{len(self.seats)}",))
        if seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))

    def rise(self, user_id: str, seat: int) -> None:
        """Leave a seat; the host may clear any."""
        self._open_seat(seat)
        if self.seats[seat].free:
            raise TableError("table/seat-free", value=str(seat + 1))
        if user_id != self.opened.host and seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))
        self._add(Rose(seat))

    def put_bot(self, user_id: str, seat: int, bot: str, also: Collection[str] = ()) -> None:
        """The host puts a bot on a free seat, or another bot on a bot's: the game's, or one of those that are `also` there."""
        self._open_seat(seat)
        self._host(user_id)
        check_bot(self.game, bot, programs="never", also=also)
        if self.seats[seat].user_id:
            raise TableError("table/seat-taken", value=str(seat + 1))
        check_rated(self, seat, SeatState(bot=bot))
        self._add(BotSat(seat, bot))

    def begin(self, user_id: str, dice: Callable[[], Source], now: float, here: Callable[[str], bool] = lambda user_id: True) -> None:
        """The host starts, once every seat is taken.

        Whoever is `here` and has committed to a part in the dice reveals it first; then chance does what it does before the first turn.
        """
        if self.status != "open" or self.parts.sealed is not None:
            raise TableError("table/begun")
        self._host(user_id)
        if any(one.free for one in self.seats):
            raise TableError("table/seats-free", value=str(sum(one.free for one in self.seats)))
        check_rated(self)
        commits = self.parts.commits if self._takes_parts else ()
        bound = [seat for seat, commit in enumerate(commits) if commit and seat not in self.parts.in_the_open]
        asked = tuple(seat for seat in bound if here(self.seats[seat].user_id))
        if bound:
            self._add(Sealed(asked, now))
        if not asked:
            self._begin(dice, now)

    def _begin(self, dice: Callable[[], Source], now: float) -> None:
        self._add(Began(now))
        self.give_dice(dice())
        self._follow(now)

    def give_dice(self, dice: Source) -> None:
        """Let this source answer for chance; only the node that makes the moves needs one."""
        if self.table is not None and self.opened.options.dice == "house":
            self.table.dice = dice

    # --- commands in the game ---------------------------------------------------------------------------------------------------------

    def move(self, user_id: str, text: str, at: int, now: float) -> None:
        """A move by whoever is to act, or what their real dice showed; then whatever follows by itself."""
        table = self.playing
        self._fresh(text, at)
        seat = self.dealer_seat() if self.state.to_act == CHANCE else self.state.to_act
        if seat is None:
            raise TableError("table/house-rolls", value=text)
        if self.seats[seat].user_id != user_id or self.seats[seat].bot:
            raise TableError("table/not-your-turn", value=text)
        self._move(table.read(text), now)

    def roll(self, user_id: str, at: int, now: float) -> None:
        """The person whose turn begins asks for the dice."""
        table = self.playing
        self._fresh("roll", at)
        seat = self.roll_due()
        if seat is None:
            raise TableError("table/nothing-to-roll")
        if self.seats[seat].user_id != user_id:
            raise TableError("table/not-your-turn")
        self._move(table.dice.answer(self.game.outcomes(table.state), table.moment), now)

    def bot_move(self, text: str, at: int, now: float, note: Message | None = None) -> None:
        """What the bot settled on, and what it says about that, unless it has just said so."""
        self._fresh(text, at)
        acting = self.acting_bot()
        if acting is None:
            raise TableError("table/not-your-turn", value=text)
        if note is not None and self.noted.get(acting[0]) != note.key:
            self._add(BotNoted(acting[0], note))
        self._move(self.playing.read(text), now)

    def undo(self, user_id: str, at: int, now: float) -> None:
        """Take back what the policy of `play/undo.py` allows this person."""
        table = self.playing
        refuse_in_rated(self, "undo")
        self._fresh("undo", at)
        found = own_last(table, self.seats, user_id, alone=self.alone, since=len(self.opened.moves))
        if found is None:
            raise undo_refused(table.ply, alone=self.alone)
        self._add(TookBack(*found, now))

    def undoable(self) -> tuple[int, ...]:
        """The seats whose person may take back a move now."""
        if self.status != "playing" or self.opened.in_earnest:
            return ()
        return may_take_back(self.playing, self.seats, alone=self.alone, since=len(self.opened.moves))

    def just_rolled(self) -> bool:
        """Whether the last move was a roll or a draw."""
        before = self.playing.before
        return before is not None and before.to_act == CHANCE

    def resign(self, user_id: str, seat: int, now: float) -> None:
        """Give up. With two players the other one wins; otherwise a bot plays on."""
        if seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))
        if self.opened.challenge:
            raise TableError("table/daily-once")
        self._resign(seat, "gave-up", now)

    def flag(self, now: float) -> bool:
        """End the time of a seat that has none left; whether that was so."""
        seat = self.clock_runs_for()
        left = None if seat is None else self.time_left(seat, now)
        if seat is None or left is None or left > 0:
            return False
        self._resign(seat, "time", now)
        return True

    def rest(self, user_id: str, since: float, until: float) -> None:
        """Somebody is on vacation from then to then: where people have days for a move, their time stands still."""
        if self.status == "playing" and self.correspondence:
            for rest in [VacationStarted(seat, since, until) for seat in self.seats_of(user_id)]:
                if not self.clocks.knows(rest):
                    self._add(rest)

    def _resign(self, seat: int, reason: Literal["gave-up", "time"], now: float) -> None:
        _ = self.playing
        if self.seats[seat].resigned:
            raise TableError("table/resigned")
        self._add(Resigned(seat, reason))
        left = [other for other, one in enumerate(self.seats) if not one.resigned]
        if len(left) <= 1 or not any(one.user_id and not one.resigned for one in self.seats):
            self._end(tuple(left), now)
        else:
            self._follow(now)

    def cover(self, user_id: str, seat: int, now: float) -> None:
        """Let a bot play for somebody who is away; whoever asks sits at the table too."""
        _ = self.playing
        refuse_in_rated(self, "cover")
        own = self.seats_of(user_id)
        if self.correspondence:
            raise TableError("table/correspondence")
        if seat in own or all(self.seats[other].bot for other in own):
            raise TableError("table/not-yours", value=str(seat + 1))
        if not 0 <= seat < len(self.seats) or self.seats[seat].bot:
            raise TableError("table/no-seat", value=str(seat + 1))
        self._add(Covered(seat, STAND_IN))
        self._follow(now)

    def covered(self, user_id: str) -> tuple[int, ...]:
        """The seats that bots keep warm for somebody."""
        if not self._keeps_warm or self.status != "playing":
            return ()
        return tuple(seat for seat in self.seats_of(user_id) if self.seats[seat].bot and not self.seats[seat].resigned)

    def come_back(self, user_id: str) -> None:
        """Somebody is here again: the seats that bots kept warm are theirs."""
        for seat in self.covered(user_id):
            self._add(Returned(seat))

    def want_again(self, user_id: str, *, same_dice: bool) -> None:
        """Somebody wants to play again, with other dice or with the same ones, once nobody else plays with those."""
        if self.status != "over" or (same_dice and self.sealed):
            raise TableError("table/not-over")
        if not self.seats_of(user_id):
            raise TableError("table/not-yours")
        if user_id not in (self.again.same_dice if same_dice else self.again.wanted):
            self._add(SameDiceWanted(user_id) if same_dice else RematchWanted(user_id))

    def play_again(self, table: str) -> None:
        """Tell everybody where they play again."""
        if self.status != "over":
            raise TableError("table/not-over")
        if self.again.table != table:
            self._add(Rematched(table))

    def say(self, user_id: str, name: str, text: str, now: float, reaction: Reaction | None = None) -> None:
        """Chat: among those who play, and with those who watch where the host wants that; reactions also where there is no chat."""
        plays = bool(self.seats_of(user_id)) or user_id == self.opened.host
        self._add(Said(user_id, name, self.talk.check(text, reaction, self.opened.options, plays=plays), now, reaction))

    # --- what follows by itself -------------------------------------------------------------------------------------------------------

    def _move(self, move: Any, now: float) -> None:
        self._make(move, now)
        self._follow(now)

    def _follow(self, now: float) -> None:
        """Chance moves that nobody needs to ask for, and the end when it comes."""
        table = self.playing
        while table.awaited == "dice":
            move = table.dice.answer(self.game.outcomes(table.state), table.moment)
            if move is None:
                return
            self._make(move, now)
        if (outcome := table.outcome) is not None:
            self._end(outcome.winners, now)

    def _make(self, move: Any, now: float) -> None:
        """Add a move that was read already; its text is for those who weren't here."""
        entry = Moved(str(move), now)
        self.pending.append((entry, self._apply_move(move, now)))

    def _end(self, winners: Sequence[int], now: float) -> None:
        secret = b"" if self.opened.withheld or self.opened.challenge else getattr(self.playing.dice, "secret", b"")
        self._add(Ended(tuple(winners), secret.hex(), now))

    def unseal(self, secret: bytes) -> None:
        """Nobody plays with these dice any more: their secret is told, where it was withheld."""
        if self.opened.withheld and self.ended is not None and not self.ended.secret:
            self._add(Unsealed(secret.hex()))

    # --- applying ---------------------------------------------------------------------------------------------------------------------

    def _add(self, entry: Entry) -> None:
        self.pending.append((entry, self.apply(entry)))

    def committed(self, entries: Sequence[Entry]) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """Apply a commit that was stored, here or elsewhere."""
        done = tuple((entry, self.apply(entry)) for entry in entries)
        self._count(entries)
        return done

    def take_pending(self) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """What the command under way has added: one commit, to be stored under the next version."""
        taken = tuple(self.pending)
        self.pending.clear()
        if taken:
            self._count([entry for entry, _ in taken])
        return taken

    def _count(self, entries: Sequence[Entry]) -> None:
        self.version += 1
        if not all(isinstance(entry, Said) for entry in entries):
            self.changed = self.version

    def apply(self, entry: Entry) -> tuple[Event, ...]:  # noqa: C901, PLR0912  # one branch for each kind of entry
        """One entry; what happened in the game by it."""
        match entry:
            case Sat():
                if entry.entropy or entry.commit or self.seats[entry.seat].user_id != entry.user_id:
                    self.parts.sat(entry.seat, entry.entropy, entry.commit)
                self._seat(entry.seat, SeatState(entry.user_id, entry.name))
            case BotSat():
                self.parts.rose(entry.seat)
                self._seat(entry.seat, SeatState(bot=entry.bot))
            case Rose():
                self.parts.rose(entry.seat)
                self._seat(entry.seat, SeatState())
            case Committed() | Sealed() | Revealed() | PartsDropped():
                self.parts.apply(entry)
            case Began():
                self._start(entry.at)
            case Moved():
                assert self.table is not None
                return self._apply_move(self.table.read(entry.move), entry.at)
            case TookBack():
                self._apply_undo(entry)
            case Resigned():
                self._seat(
                    entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=STAND_IN, resigned=True, lapsed=entry.reason == "time")
                )
            case Covered():
                self._seat(entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=entry.bot))
            case Returned():
                self._seat(entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=""))
            case VacationStarted():
                self.clocks.rest(entry)
            case Said():
                self.talk.add(entry)
            case BotNoted():
                self.noted[entry.seat] = entry.note.key
            case Ended():
                self.ended = entry
            case Unsealed():
                assert self.ended is not None
                self.ended = msgspec.structs.replace(self.ended, secret=entry.secret)
            case RematchWanted() | SameDiceWanted() | Rematched():
                self.again.add(entry)
        return ()

    def _seat(self, seat: int, state: SeatState) -> None:
        self.again.seated(self.seats[seat], state)
        self.seats = (*self.seats[:seat], state, *self.seats[seat + 1 :])
        self.alone = sum(1 for one in self.seats if one.user_id) <= 1
        self._keeps_warm = any(one.user_id and one.bot for one in self.seats)
        if self.table is not None:
            self.table.bots = tuple(one.bot for one in self.seats)

    def _start(self, now: float) -> None:
        players, options = [one.player() for one in self.seats], self.opened.options
        self.table = Table(self.game, self.setup, players, RealDice() if options.dice == "real" else AbsentDice())
        self.table.real_seats = options.real_seats
        for text in self.opened.moves:
            self.table.submit(self.table.read(text))
        self.clocks.since = self.began = now

    def _apply_move(self, move: Any, at: float) -> tuple[Event, ...]:
        assert self.table is not None
        seat = self.clock_runs_for()
        turn: int = self.table.state.turn
        events = self.table.submit(move)  # a refused move leaves the clock alone
        self.clocks.moved(seat, at, turn if turn >= 0 and self.table.state.turn != turn else None)
        return events

    def _apply_undo(self, entry: TookBack) -> None:
        assert self.table is not None
        self.table.take_back(entry.count)
        self.clocks.took_back(entry.count, entry.at)

    # --- refusing ---------------------------------------------------------------------------------------------------------------------

    def _open_seat(self, seat: int) -> None:
        if self.status != "open" or self.parts.sealed is not None:
            raise TableError("table/begun")
        if not 0 <= seat < len(self.seats):
            raise TableError("table/no-seat", value=str(seat + 1), expected=(f"1–{len(self.seats)}",))

    def _host(self, user_id: str) -> None:
        if user_id != self.opened.host:
            raise TableError("table/not-host")

    def _fresh(self, text: str, at: int) -> None:
        if not self.changed <= at <= self.version:
            raise StaleMove(text, ply=at, now=self.version)
