"""A shared table: which user may do what, and what follows. The game itself is a `Table`; a session adds users, clocks and entries.

A session is the sum of its entries. A command adds some (`pending`), which the server stores before it publishes them; every node that has
applied the same entries holds the same session. If storing fails, the session is discarded and built again from what is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.core.absences import Resignation, Substitution, absence_tags
from rollhouse.core.errors import RecordError, StaleMove
from rollhouse.core.game import CHANCE, AnyGame, Event, Setup
from rollhouse.core.messages import Message
from rollhouse.core.record import DATE, WINNERS, Record, date_text
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import check_bot
from rollhouse.play.chance import AbsentDice, RealDice, Source
from rollhouse.play.chat import Chat
from rollhouse.play.clocks import Clocks
from rollhouse.play.entries import (
    Began,
    BotNoted,
    BotSat,
    ChatMessage,
    ChatRemoved,
    Committed,
    Covered,
    Ended,
    EntropyDropped,
    Entry,
    Moved,
    Opened,
    OrderFollowed,
    Reaction,
    Rematched,
    RematchWanted,
    Resigned,
    Returned,
    Revealed,
    Rose,
    SameDiceWanted,
    Sat,
    Sealed,
    StopDeclined,
    StopWanted,
    Undone,
    Unsealed,
    VacationStarted,
)
from rollhouse.play.entropy_shares import EntropyShares, is_commit, is_share
from rollhouse.play.fair import OLD_SCHEME, REAL, Added, fairness_tags, share_commitment
from rollhouse.play.rematch import RematchState
from rollhouse.play.seats import STAND_IN_BOT, SeatState, TableError, checked_name
from rollhouse.play.table import Table
from rollhouse.play.undo import Maker, moves_to_take_back, undo_refused

Content: TypeAlias = Literal["table", "record"]
"""What a reader asks for: the table as its players see it, or the record and what is made of it (files, replays, analyses, pictures)."""

_NO_CHANGES = (ChatMessage, ChatRemoved, StopWanted, StopDeclined)
"""Entries that make no move stale."""


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
        self.is_solo = True
        """Whether at most one user plays here; a bot that stands in for a user does not make it solo."""
        self._has_stand_in = False
        """Whether a bot stands in for a user: asked before every command."""
        self.resignations: tuple[Resignation, ...] = ()
        self.substitutions: tuple[Substitution, ...] = ()
        """Which moves bots made for users, in the order in which the bots came."""
        self.shares = EntropyShares(self.setup.players, opened.scheme)
        self.table: Table | None = None
        self.began: float | None = None
        self.ended: Ended | None = None
        self.version = 1
        """The number of commits, the opening included. Commands name the version that they were made at."""
        self.last_change_version = 1
        """The last version that was more than chat or an agreement to stop: a move made at it, or at a later one, is not stale."""
        self.pending: list[tuple[Entry, tuple[Event, ...]]] = []
        """The entries that the current command has added, each with the events of the game."""
        self.chat = Chat()
        self.stop_wanted: frozenset[int] = frozenset()
        """The seats whose users agree to stop here; the next move withdraws it."""
        self.last_note_keys: dict[int, str] = {}
        """The message key of each bot's last note, by seat."""
        self.rematch = RematchState(opened.score)
        self.clocks = Clocks(opened.options.clock, self.setup.players)

    # --- state -----------------------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """`open` while seats are taken, `playing`, then `over`."""
        return "open" if self.table is None else "playing" if self.ended is None else "over"

    @property
    def state(self) -> Any:
        """The position; None before the game."""
        return None if self.table is None else self.table.state

    @property
    def playing(self) -> Table:
        """The game in progress; `table/not-begun` or `table/over` when there is none."""
        if self.table is None or self.ended is not None:
            raise TableError("table/not-begun" if self.table is None else "table/over")
        return self.table

    @property
    def entropy(self) -> tuple[str, ...]:
        """The seats' shares of the dice's entropy, in order."""
        return self.opened.entropy or tuple(self.shares.shares)

    @property
    def _takes_shares(self) -> bool:
        """Whether the seats' shares have any effect here."""
        opened = self.opened
        return self.table is None and not opened.entropy and opened.options.dice == "server" and not opened.withheld

    def dice_due(self, seat: int) -> bool:
        """Whether this seat's user can still commit to a share, and has not."""
        shares = self.shares
        if not self._takes_shares or not self.seats[seat].user_id or self.opened.scheme == OLD_SCHEME:
            return False
        return not shares.commits[seat] and (shares.sealed_at is None or seat in shares.asked)

    def reveal_due(self, seat: int) -> bool:
        """Whether this seat's user is to reveal their share now."""
        return self._takes_shares and self.shares.reveal_due(seat)

    def shares_due_by(self) -> float | None:
        """When shares that were not revealed are dropped; None when none is awaited."""
        return None if self.table is not None else self.shares.due_by()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over. A user who has resigned does not win by the bot that plays on."""
        return () if self.ended is None else tuple(seat for seat in self.ended.winners if not self.seats[seat].resigned)

    def score(self) -> tuple[float, ...]:
        """Each seat's wins in this series, a shared win by parts, with this game once it is over; empty before the first result."""
        return self.rematch.score(len(self.seats), self.winners)

    @property
    def is_hidden(self) -> bool:
        """Whether only the players may see the table, because others still play with the same dice, or will."""
        return self.opened.is_hidden("" if self.ended is None else self.ended.secret)

    def check_readable(self, content: Content, user_id: str = "") -> None:
        """Refuse a reader (`table/same-dice-elsewhere`): the policy that every way to a game asks.

        While other tables play with the same dice, players see their own table, and the game has no record for any reader: a record, a
        replay or an analysis would help the other tables.
        """
        if self.is_hidden and not (content == "table" and self.seats_of(user_id)):
            raise TableError("table/same-dice-elsewhere")

    def seats_of(self, user_id: str) -> tuple[int, ...]:
        """The user's seats: several when friends share one device."""
        return tuple(seat for seat, state in enumerate(self.seats) if user_id and state.user_id == user_id)

    def acting_bot(self) -> tuple[int, str] | None:
        """The seat and the name of the bot that is to move."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "bot":
            return None
        seat: int = table.state.to_act
        return seat, table.bots[seat]

    def dealer_seat(self) -> int | None:
        """The seat whose user types what real dice or cards show now."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "dealer":
            return None
        return table.dealer_seat(table.state)

    def roll_due(self) -> int | None:
        """The seat whose turn begins and whose user asks for the dice; until then the last move can be taken back."""
        table = self.table
        if table is None or self.ended is not None or table.awaited != "roll":
            return None
        turn: int = table.state.turn
        return turn

    @property
    def correspondence(self) -> bool:
        """Whether players have days for a move."""
        clock = self.opened.options.clock
        return clock is not None and clock.correspondence

    def clock_runs_for(self) -> int | None:
        """The seat whose clock runs."""
        if self.opened.options.clock is None or self.status != "playing":
            return None
        seat: int = self.state.turn if self.state.to_act == CHANCE else self.state.to_act
        return seat if seat >= 0 and not self.seats[seat].bot else None

    def time_left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        return self.clocks.left(seat, now, running=self.clock_runs_for() == seat)

    def record(self) -> Record:
        """The game so far, with what proves its dice; the secret only once the game is over."""
        opened, ended, table = self.opened, self.ended, self.table
        names = tuple(state.player().text for state in self.seats)
        record = Record.begin(self.game, self.setup, names) if table is None else table.record
        tags = {"Dice": REAL}
        if opened.options.dice != "real":
            secret = bytes.fromhex(ended.secret) if ended and ended.secret else None
            added = Added(opened.entropy, opened.commits, again=True) if opened.entropy else self.shares.added(again=False)
            added = msgspec.structs.replace(added, shared=opened.withheld or bool(opened.challenge))
            by_hand, before = opened.options.real_seats, len(opened.moves)
            tags = fairness_tags(secret, opened.commitment, added, by_hand, before, scheme=opened.scheme)
        if ended is not None and record.result is None:  # after a resignation, which the game's own rules don't know
            tags[WINNERS] = " ".join(map(str, ended.winners))
        tags |= absence_tags(self.resignations, self.substitutions)
        if self.began is not None:
            tags[DATE] = date_text(self.began)
        return msgspec.structs.replace(record, seats=names, tags=tags)

    # --- commands before the game -----------------------------------------------------------------------------------------------------

    def sit(self, user_id: str, seat: int, name: str, entropy: str = "", commit: str = "") -> None:
        """Take a free seat, with a commitment to one's share of the entropy; on one's own seat, change the name or the commitment.

        `entropy` is a share in the open, as clients of an older protocol send it.
        """
        self._check_open_seat(seat)
        if not self.seats[seat].free and self.seats[seat].user_id != user_id:
            raise TableError("table/seat-taken", value=str(seat + 1))
        name = checked_name(name, [state.name for other, state in enumerate(self.seats) if state.user_id and other != seat])
        if entropy and not is_share(entropy):
            raise TableError("table/entropy", value=entropy[:80])
        if commit and not is_commit(commit):
            raise TableError("table/commit", value=commit[:80])
        self.check_rated(seat, SeatState(user_id, name))
        self._add(Sat(seat, user_id, name, entropy, "" if entropy else commit))

    def commit(self, user_id: str, seat: int, commit: str, now: float) -> None:
        """Commit to a share of the entropy: on one's own seat before the game begins, and again where shares are drawn anew."""
        self._check_own_share(user_id, seat)
        if not is_commit(commit):
            raise TableError("table/commit", value=commit[:80])
        if commit == self.shares.commits[seat]:
            return  # sent twice
        if self.shares.sealed_at is not None and not self.dice_due(seat):
            raise TableError("table/begun")
        self._add(Committed(seat, commit, now))

    def reveal(self, user_id: str, seat: int, share: str, dice: Callable[[], Source], now: float) -> None:
        """Reveal one's share, once all have committed; with the last one the game begins."""
        if seat in self.seats_of(user_id) and share and share == self.shares.shares[seat]:
            return  # sent twice
        self._check_own_share(user_id, seat)
        if not self.shares.reveal_due(seat):
            raise TableError("table/not-to-reveal", value=str(seat + 1))
        if not is_share(share) or share_commitment(seat, share) != self.shares.commits[seat]:
            raise TableError("table/entropy-share", value=share[:80])
        self._add(Revealed(seat, share))
        if not self.shares.missing():
            self._begin(dice, now)

    def drop_overdue_shares(self, dice: Callable[[], Source], now: float) -> bool:
        """Drop the shares that were not revealed in time; whether there were any. When none is missing any more, the game begins."""
        due_by = self.shares_due_by()
        if due_by is None or due_by > now:
            return False
        self._add(EntropyDropped(self.shares.missing(), self.shares.any_revealed(), now))
        if not self.shares.missing():
            self._begin(dice, now)
        return True

    def rise(self, user_id: str, seat: int) -> None:
        """Leave a seat; the host may clear any."""
        self._check_open_seat(seat)
        if self.seats[seat].free:
            raise TableError("table/seat-free", value=str(seat + 1))
        if user_id != self.opened.host and seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))
        self._add(Rose(seat))

    def put_bot(self, user_id: str, seat: int, bot: str, also: Collection[str] = ()) -> None:
        """Let the host put a bot on a seat that is free or a bot's: one of the game's, or one that is `also` allowed."""
        self._check_open_seat(seat)
        self._check_host(user_id)
        check_bot(self.game, bot, programs="never", also=also)
        if self.seats[seat].user_id:
            raise TableError("table/seat-taken", value=str(seat + 1))
        self.check_rated(seat, SeatState(bot=bot))
        self._add(BotSat(seat, bot))

    def begin(self, user_id: str, dice: Callable[[], Source], now: float, is_present: Callable[[str], bool] = lambda user_id: True) -> None:
        """Let the host start the game, once every seat is taken.

        Users who are present and have committed to a share reveal it first; then chance does what comes before the first turn.
        """
        if self.status != "open" or self.shares.sealed_at is not None:
            raise TableError("table/begun")
        self._check_host(user_id)
        if any(state.free for state in self.seats):
            raise TableError("table/seats-free", value=str(sum(state.free for state in self.seats)))
        self.check_rated()
        commits = self.shares.commits if self._takes_shares else ()
        committed = [seat for seat, commit in enumerate(commits) if commit and seat not in self.shares.in_the_open]
        asked = tuple(seat for seat in committed if is_present(self.seats[seat].user_id))
        if committed:
            self._add(Sealed(asked, now))
        if not asked:
            self._begin(dice, now)

    def _begin(self, dice: Callable[[], Source], now: float) -> None:
        self._add(Began(now))
        self.give_dice(dice())
        self._play_chance(now)

    def give_dice(self, dice: Source) -> None:
        """Let this source answer for chance; only the node that makes the moves needs one."""
        if self.table is not None and self.opened.options.dice == "server":
            self.table.use_dice(dice)

    # --- commands in the game ---------------------------------------------------------------------------------------------------------

    def move(self, user_id: str, text: str, at: int, now: float) -> None:
        """Make the move of the user who is to act, or enter what their real dice showed; then play chance."""
        table = self.playing
        self._check_fresh(text, at)
        seat = self.dealer_seat() if self.state.to_act == CHANCE else self.state.to_act
        if seat is None:
            raise TableError("table/server-rolls", value=text)
        if self.seats[seat].user_id != user_id or self.seats[seat].bot:
            raise TableError("table/not-your-turn", value=text)
        self._move(table.read(text), now)

    def roll(self, user_id: str, at: int, now: float) -> None:
        """Roll the dice for the user whose turn begins."""
        table = self.playing
        self._check_fresh("roll", at)
        seat = self.roll_due()
        if seat is None:
            raise TableError("table/nothing-to-roll")
        if self.seats[seat].user_id != user_id:
            raise TableError("table/not-your-turn")
        self._move(table.dice.answer(self.game.outcomes(table.state), table.moment), now)

    def bot_move(self, text: str, at: int, now: float, note: Message | None = None) -> None:
        """Make a bot's move, with its note unless its last one was the same."""
        self._check_fresh(text, at)
        acting = self.acting_bot()
        if acting is None:
            raise TableError("table/not-your-turn", value=text)
        if note is not None and self.last_note_keys.get(acting[0]) != note.key:
            self._add(BotNoted(acting[0], note))
        self._move(self.playing.read(text), now)

    def undo(self, user_id: str, at: int, now: float) -> None:
        """Take back what the policy of `play/undo.py` allows this user."""
        table = self.playing
        if self.opened.in_earnest:
            raise TableError("table/rated-no-undo")
        self._check_fresh("undo", at)
        taken = self._own_last_move(user_id)
        if taken is None:
            raise undo_refused(table.ply, solo=self.is_solo)
        self._add(Undone(*taken, now))

    def undoable(self) -> tuple[int, ...]:
        """The seats whose user may take back a move now."""
        if self.status != "playing" or self.opened.in_earnest:
            return ()
        users = dict.fromkeys(state.user_id for state in self.seats if state.user_id) if self.is_solo else self._last_to_move()
        taken = (self._own_last_move(user_id) for user_id in users)
        return tuple(sorted(move[0] for move in taken if move is not None))

    def _own_last_move(self, user_id: str) -> tuple[int, int] | None:
        """The seat for which this user may take back, and the number of moves; None where they may not."""
        own = [seat for seat in self.seats_of(user_id) if not self.seats[seat].bot]
        count = moves_to_take_back(self._makers(own), solo=self.is_solo) if own else 0
        if not count:
            return None
        seat = self._maker(next(islice(self.playing.earlier(), count - 1, None)))
        assert seat is not None  # it is among `own`
        return seat, count

    def _last_to_move(self) -> tuple[str, ...]:
        """The user who moved last, bots left out; none where dice or cards that the server draws came after."""
        table = self.playing
        for state in table.earlier():
            if state.to_act == CHANCE and not table.by_hand(state):
                return ()
            seat = self._maker(state)
            if seat is not None and self.seats[seat].user_id:
                return (self.seats[seat].user_id,)
        return ()

    def _makers(self, own: Sequence[int]) -> Iterator[Maker]:
        """Who made each move since this table was opened, the last one first, seen from these seats."""
        table = self.playing
        for state in islice(table.earlier(), table.ply - len(self.opened.moves)):
            if state.to_act == CHANCE and not table.by_hand(state):
                yield "dice"
                continue
            seat = self._maker(state)
            yield "own" if seat in own else "bot" if seat is not None and not self.seats[seat].user_id else "other"

    def _maker(self, state: Any) -> int | None:
        """The seat that moved in this position; for real dice, the seat whose user typed what they showed."""
        seat: int | None = self.playing.dealer_seat(state) if state.to_act == CHANCE else state.to_act
        return seat

    def just_rolled(self) -> bool:
        """Whether the last move was a roll or a draw."""
        before = self.playing.before
        return before is not None and before.to_act == CHANCE

    def resign(self, user_id: str, seat: int, now: float) -> None:
        """Resign. With two players the other one wins; otherwise a bot plays on."""
        if seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))
        if self.opened.challenge:
            raise TableError("table/daily-once")
        self._resign(seat, "gave-up", now)

    def flag(self, now: float) -> bool:
        """Resign for a seat whose time is up; whether there was one."""
        seat = self.clock_runs_for()
        left = None if seat is None else self.time_left(seat, now)
        if seat is None or left is None or left > 0:
            return False
        self._resign(seat, "time", now)
        return True

    def reactions(self) -> dict[str, Any]:
        """The moves, by their text, that players may order in advance here: the game's reactions, in a correspondence game."""
        if self.status != "playing" or not self.correspondence:
            return {}
        return {str(move): move for move in self.game.reactions(self.state)}

    def follow_orders(self, orders: Mapping[str, Sequence[str]], now: float) -> None:
        """Make the reactions that are due and were ordered in advance.

        Args:
            orders: By user, the texts of moves; the first one that is legal is made, and without one the user is asked.
            now: The time.

        """
        while (ordered := self._ordered_reaction(orders)) is not None:
            seat, move = ordered
            self._add(OrderFollowed(seat))
            self._move(move, now)

    def _ordered_reaction(self, orders: Mapping[str, Sequence[str]]) -> tuple[int, Any] | None:
        """The seat that is to react to another seat's turn, and the move that its user ordered."""
        if self.status != "playing" or (seat := self.state.to_act) < 0 or seat == self.state.turn or self.seats[seat].bot:
            return None
        legal = {str(move): move for move in self.game.legal(self.state)}
        return next(((seat, legal[text]) for text in orders.get(self.seats[seat].user_id, ()) if text in legal), None)

    def may_stop(self) -> bool:
        """Whether users may agree to stop now."""
        table = self.table
        return table is not None and self.ended is None and self.game.stop_move(table.state) is not None

    def want_stop(self, user_id: str, at: int, now: float, unwilling: Collection[int] = ()) -> None:
        """Agree, for all of a user's seats, to stop a game that stands still: it ends once all users have agreed.

        Bots agree, too, except those on `unwilling` seats: they decline at once.
        """
        table = self.playing
        self._check_fresh("stop", at)
        move = self.game.stop_move(table.state)
        if move is None:
            raise TableError("table/no-stop")
        own = [seat for seat in self.seats_of(user_id) if not self.seats[seat].bot]
        if not own:
            raise TableError("table/not-yours")
        for seat in own:
            if seat not in self.stop_wanted:
                self._add(StopWanted(seat))
        declining = [seat for seat in unwilling if self.seats[seat].bot]
        for seat in declining:
            self._add(StopDeclined(seat))
        if not declining and all(state.bot or seat in self.stop_wanted for seat, state in enumerate(self.seats)):
            self._move(move, now)

    def start_vacation(self, user_id: str, since: float, until: float) -> None:
        """Pause the user's correspondence clocks from `since` to `until`; this replaces an earlier vacation."""
        if self.status == "playing" and self.correspondence:
            for vacation in [VacationStarted(seat, since, until) for seat in self.seats_of(user_id)]:
                if not self.clocks.has_vacation(vacation):
                    self._add(vacation)

    def _resign(self, seat: int, reason: Literal["gave-up", "time", "away"], now: float) -> None:
        _ = self.playing
        if self.seats[seat].resigned:
            raise TableError("table/resigned")
        self._add(Resigned(seat, reason))
        left = [other for other, state in enumerate(self.seats) if not state.resigned]
        if len(left) <= 1 or not any(state.user_id and not state.resigned for state in self.seats):
            self._end(tuple(left), now)
        else:
            self._play_chance(now)

    def cover(self, user_id: str, seat: int, now: float) -> None:
        """Let a bot play for a user who is away, or in a rated game take the game from them; the user who asks plays at the table too."""
        _ = self.playing
        if self.opened.in_earnest and not self.opened.rated:
            raise TableError("table/rated-no-cover")
        own = self.seats_of(user_id)
        if self.correspondence:
            raise TableError("table/correspondence")
        if seat in own or all(self.seats[other].bot for other in own):
            raise TableError("table/not-yours", value=str(seat + 1))
        if not 0 <= seat < len(self.seats) or self.seats[seat].bot:
            raise TableError("table/no-seat", value=str(seat + 1))
        if self.opened.rated:
            self._resign(seat, "away", now)
            return
        self._add(Covered(seat, STAND_IN_BOT))
        self._play_chance(now)

    def is_idle(self, seat: int, since: float) -> bool:
        """Whether the table has waited for this seat since then; a clock, where there is one, sees to that itself."""
        if self.status != "playing" or self.opened.options.clock is not None:
            return False
        return self.awaited_seat() == seat and self.clocks.since <= since

    def absent_seats(self) -> tuple[int, ...]:
        """The seats that lost on time without a single move."""
        if self.table is None:
            return ()
        moved = {state.to_act for state in self.table.earlier()}
        return tuple(seat for seat, one in enumerate(self.seats) if one.lapsed and seat not in moved)

    def awaited_seat(self) -> int | None:
        """The seat whose user is to move, roll, or type what real dice show."""
        for seat in (self.roll_due(), self.dealer_seat()):
            if seat is not None:
                return seat
        to_act: int = self.state.to_act
        return None if to_act == CHANCE else to_act

    def covered_seats(self, user_id: str) -> tuple[int, ...]:
        """The user's seats that bots play while the user is away."""
        if not self._has_stand_in or self.status != "playing":
            return ()
        return tuple(seat for seat in self.seats_of(user_id) if self.seats[seat].bot and not self.seats[seat].resigned)

    def return_to_seats(self, user_id: str) -> None:
        """Give a user back the seats that bots played."""
        for seat in self.covered_seats(user_id):
            self._add(Returned(seat))

    def want_rematch(self, user_id: str, *, same_dice: bool) -> None:
        """Note that a player wants a rematch; with the same dice only once no other table plays with them."""
        if self.status != "over" or (same_dice and self.is_hidden):
            raise TableError("table/not-over")
        if not self.seats_of(user_id):
            raise TableError("table/not-yours")
        if user_id not in (self.rematch.same_dice if same_dice else self.rematch.wanted):
            self._add(SameDiceWanted(user_id) if same_dice else RematchWanted(user_id))

    def set_rematch(self, table: str) -> None:
        """Note at which table the rematch is played."""
        if self.status != "over":
            raise TableError("table/not-over")
        if self.rematch.table != table:
            self._add(Rematched(table))

    def say(self, user_id: str, name: str, text: str, now: float, reaction: Reaction | None = None) -> None:
        """Chat, or react. Spectators may where the host allows it; reactions are possible without chat, too."""
        plays = bool(self.seats_of(user_id)) or user_id == self.opened.host
        self._add(ChatMessage(user_id, name, self.chat.check(text, reaction, self.opened.options, plays=plays), now, reaction))

    def end_by_admin(self, now: float) -> None:
        """End the game as a draw of those who have not resigned."""
        _ = self.playing
        self._end([seat for seat, state in enumerate(self.seats) if not state.resigned], now, by_admin=True)

    def remove_message(self, user_id: str, at: float) -> None:
        """Note that the admin removed a chat message."""
        self._add(ChatRemoved(user_id, at))

    def publish_secret(self, secret: bytes) -> None:
        """Publish the secret of dice that was withheld: no other table plays with them any more."""
        if self.opened.withheld and self.ended is not None and not self.ended.secret:
            self._add(Unsealed(secret.hex()))

    # --- what follows from a command --------------------------------------------------------------------------------------------------

    def _move(self, move: Any, now: float) -> None:
        self._add_move(move, now)
        self._play_chance(now)

    def _play_chance(self, now: float) -> None:
        """Make the chance moves that no user has to ask for, and end the game when it is over."""
        table = self.playing
        while table.awaited == "dice":
            move = table.dice.answer(self.game.outcomes(table.state), table.moment)
            if move is None:
                return
            self._add_move(move, now)
        if (outcome := table.outcome) is not None:
            self._end(outcome.winners, now)

    def _add_move(self, move: Any, now: float) -> None:
        self.pending.append((Moved(str(move), now), self._apply_move(move, now)))  # applied as it is, not parsed again from its text

    def _end(self, winners: Sequence[int], now: float, *, by_admin: bool = False) -> None:
        secret = b"" if self.opened.withheld or self.opened.challenge else getattr(self.playing.dice, "secret", b"")
        self._add(Ended(tuple(winners), secret.hex(), now, by_admin))

    # --- applying entries -------------------------------------------------------------------------------------------------------------

    def _add(self, entry: Entry) -> None:
        self.pending.append((entry, self.apply(entry)))

    def committed(self, entries: Sequence[Entry]) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """Apply a stored commit of this node or another; its entries with their events."""
        done = tuple((entry, self.apply(entry)) for entry in entries)
        self._next_version(entries)
        return done

    def take_pending(self) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """Take what the command has added: one commit, to be stored under the next version."""
        taken = tuple(self.pending)
        self.pending.clear()
        if taken:
            self._next_version([entry for entry, _ in taken])
        return taken

    def _next_version(self, entries: Sequence[Entry]) -> None:
        self.version += 1
        if not all(isinstance(entry, _NO_CHANGES) for entry in entries):
            self.last_change_version = self.version

    def apply(self, entry: Entry) -> tuple[Event, ...]:  # noqa: C901, PLR0912  # one branch for each kind of entry
        """Apply one entry; the events of the game that it caused."""
        match entry:
            case Sat():
                if entry.entropy or entry.commit or self.seats[entry.seat].user_id != entry.user_id:
                    self.shares.sat(entry.seat, entry.entropy, entry.commit)
                self._seat(entry.seat, SeatState(entry.user_id, entry.name))
            case BotSat():
                self.shares.clear(entry.seat)
                self._seat(entry.seat, SeatState(bot=entry.bot))
            case Rose():
                self.shares.clear(entry.seat)
                self._seat(entry.seat, SeatState())
            case Committed() | Sealed() | Revealed() | EntropyDropped():
                self.shares.apply(entry)
            case Began():
                self._start(entry.at)
            case Moved():
                assert self.table is not None
                return self._apply_move(self.table.read(entry.move), entry.at)
            case Undone():
                self._apply_undo(entry)
            case Resigned():
                on_time = entry.reason == "time"
                self.resignations = (*self.resignations, Resignation(entry.seat, self._ply, on_time))
                self._start_substitution(entry.seat)
                self._seat(entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=STAND_IN_BOT, resigned=True, lapsed=on_time))
            case StopWanted():
                self.stop_wanted |= {entry.seat}
            case StopDeclined():
                self.stop_wanted = frozenset()
            case Covered():
                self._start_substitution(entry.seat)
                self._seat(entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=entry.bot))
            case Returned():
                self.substitutions = tuple(
                    one._replace(ends=self._ply) if one.seat == entry.seat and one.ends is None else one for one in self.substitutions
                )
                self._seat(entry.seat, msgspec.structs.replace(self.seats[entry.seat], bot=""))
            case VacationStarted():
                self.clocks.start_vacation(entry)
            case ChatMessage():
                self.chat.add(entry)
            case ChatRemoved():
                self.chat.remove(entry)
            case BotNoted():
                self.last_note_keys[entry.seat] = entry.note.key
            case Ended():
                self.ended = entry
            case Unsealed():
                assert self.ended is not None
                self.ended = msgspec.structs.replace(self.ended, secret=entry.secret)
            case RematchWanted() | SameDiceWanted() | Rematched():
                self.rematch.apply(entry)
        return ()

    def _seat(self, seat: int, state: SeatState) -> None:
        self.rematch.seat_changed(self.seats[seat], state)
        self.seats = (*self.seats[:seat], state, *self.seats[seat + 1 :])
        self.is_solo = sum(1 for state in self.seats if state.user_id) <= 1
        self._has_stand_in = any(state.user_id and state.bot for state in self.seats)
        if self.table is not None:
            self.table.seat_bots([state.bot for state in self.seats])

    @property
    def _ply(self) -> int:
        return 0 if self.table is None else self.table.ply

    def _start_substitution(self, seat: int) -> None:
        """Note that a bot plays for a seat's user from now on, unless one does."""
        if not self.seats[seat].bot:
            self.substitutions = (*self.substitutions, Substitution(seat, self._ply))

    def _start(self, now: float) -> None:
        players, options = [state.player() for state in self.seats], self.opened.options
        dice = RealDice() if options.dice == "real" else AbsentDice()
        self.table = Table(self.game, self.setup, players, dice, real_seats=options.real_seats)
        for text in self.opened.moves:
            self.table.submit(self.table.read(text))
        self.began = now
        self.clocks.begin(now)

    def _apply_move(self, move: Any, at: float) -> tuple[Event, ...]:
        assert self.table is not None
        seat = self.clock_runs_for()
        turn: int = self.table.state.turn
        events = self.table.submit(move)  # a refused move leaves the clock alone
        self.stop_wanted = frozenset()
        self.clocks.moved(seat, at, turn if turn >= 0 and self.table.state.turn != turn else None)
        return events

    def _apply_undo(self, entry: Undone) -> None:
        assert self.table is not None
        self.table.take_back(entry.count)
        self.stop_wanted = frozenset()
        self.clocks.took_back(entry.count, entry.at)
        ply = self.table.ply
        self.resignations = tuple(one._replace(ply=min(one.ply, ply)) for one in self.resignations)
        earlier = (
            one._replace(begins=min(one.begins, ply), ends=None if one.ends is None else min(one.ends, ply)) for one in self.substitutions
        )
        self.substitutions = tuple(one for one in earlier if one.begins != one.ends)

    # --- checks -----------------------------------------------------------------------------------------------------------------------

    def check_rated(self, seat: int = -1, state: SeatState | None = None) -> None:
        """Refuse a rated table that breaks the rules for one: `table/rated-rules`. With `seat` and `state`, as if that were seated.

        Help, chosen dice and takebacks would make ratings worthless. Whether a clock is needed is known when all have sat down.
        """
        opened, options, seats = self.opened, self.opened.options, self.seats
        if not opened.rated:
            return
        if state is not None:
            seats = (*seats[:seat], state, *seats[seat + 1 :])
        users = [state.user_id for state in seats if state.user_id]
        faults = {
            "players": len(seats) < 2,
            "help": options.help,
            "dice": options.dice != "server" or bool(options.real_seats) or bool(opened.entropy),
            "moves": bool(opened.moves),
            "seats": len(users) != len(set(users)),
            "bots": any(state.bot and not state.user_id and state.bot not in self.game.bots for state in seats),
            "clock": state is None and options.clock is None and sum(not state.bot for state in seats) > 1,
        }
        names = [name for name, broken in faults.items() if broken]
        if names:
            raise TableError("table/rated-rules", value=" ".join(names))

    def _check_own_share(self, user_id: str, seat: int) -> None:
        if self.table is not None:
            raise TableError("table/begun")
        if not 0 <= seat < len(self.seats):
            raise TableError("table/no-seat", value=str(seat + 1), expected=(f"1–{len(self.seats)}",))
        if seat not in self.seats_of(user_id):
            raise TableError("table/not-yours", value=str(seat + 1))

    def _check_open_seat(self, seat: int) -> None:
        if self.status != "open" or self.shares.sealed_at is not None:
            raise TableError("table/begun")
        if not 0 <= seat < len(self.seats):
            raise TableError("table/no-seat", value=str(seat + 1), expected=(f"1–{len(self.seats)}",))

    def _check_host(self, user_id: str) -> None:
        if user_id != self.opened.host:
            raise TableError("table/not-host")

    def _check_fresh(self, text: str, at: int) -> None:
        if not self.last_change_version <= at <= self.version:
            raise StaleMove(text, ply=at, now=self.version)
