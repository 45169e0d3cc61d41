"""The clocks of a table's seats: the time that each has used, and vacations that stop them."""

from __future__ import annotations

from rollhouse.play.entries import Clock, VacationStarted

VACATION_DAYS_PER_YEAR = 30
"""For each user."""


class Clocks:
    """The clocks of a table's seats; without a `Clock` only the time of the last move is known."""

    __slots__ = ("_before", "_clock", "_latest", "_vacations", "since", "used")

    def __init__(self, clock: Clock | None, players: int) -> None:
        self._clock = clock
        self.used = [0.0] * players
        """The seconds that each seat has used, less the increments for its turns."""
        self.since = 0.0
        """When the current move began."""
        self._latest = 0.0
        """When the last change was made."""
        self._before: list[tuple[list[float], float]] = []
        """With a clock: what each seat had used before each move, and how long that move took."""
        self._vacations: dict[int, VacationStarted] = {}

    def begin(self, at: float) -> None:
        """Start with the first move."""
        self.since = self._latest = at

    def not_before(self, now: float) -> float:
        """The time of a change that is made now: never before the last one, though another node's clock may be slow."""
        return max(now, self._latest)

    def left(self, seat: int, now: float, *, running: bool) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        clock = self._clock
        if clock is None:
            return None
        thinking = self._thought(seat, now) if running else 0.0
        return clock.seconds - thinking - (self.used[seat] if clock.per == "game" else 0.0)

    def ends(self, seat: int, now: float) -> float | None:
        """When the time of a seat whose clock runs is up, its vacation included; None without a clock."""
        left = self.left(seat, now, running=True)
        return None if left is None else max(now, self.vacation_until(seat, now) or now) + max(0.0, left)

    def vacation_until(self, seat: int, now: float) -> float | None:
        """The end of the vacation that the seat is on; None when it is on none."""
        vacation = self._vacations.get(seat)
        return vacation.until if vacation is not None and vacation.since <= now < vacation.until else None

    def has_vacation(self, vacation: VacationStarted) -> bool:
        """Whether this vacation was applied already."""
        return self._vacations.get(vacation.seat) == vacation

    def start_vacation(self, vacation: VacationStarted) -> None:
        """Pause the seat's clock during the vacation, which replaces an earlier one."""
        self._vacations[vacation.seat] = vacation

    def moved(self, seat: int | None, at: float, turn_ended: int | None) -> None:
        """Charge a move to the seat whose clock ran, if any; the seat whose turn ended by it gets the increment."""
        clock = self._clock
        if clock is not None:
            thought = max(0.0, at - self.since) if seat is None else self._thought(seat, at)
            self._before.append((self.used.copy(), thought))
            if seat is not None:
                self.used[seat] += thought
            if turn_ended is not None:
                self.used[turn_ended] -= clock.increment
        self.since, self._latest = at, max(at, self._latest)

    def took_back(self, count: int, at: float | None) -> None:
        """Restore the times from before the moves that were taken back; the time since is charged to no seat."""
        if self._clock is not None:
            self.used, thought = self._before[-count]
            del self._before[-count:]
            self.since = (self.since if at is None else at) - thought
        self._latest = self._latest if at is None else max(at, self._latest)

    def _thought(self, seat: int, now: float) -> float:
        """The seconds that a seat has spent on the current move, without its vacation."""
        vacation = self._vacations.get(seat)
        paused = 0.0 if vacation is None else max(0.0, min(now, vacation.until) - max(self.since, vacation.since))
        return max(0.0, now - self.since - paused)
