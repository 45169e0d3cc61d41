# Correspondence games and vacations.

web-clock-days = Correspondence (days per decision)
web-clock-time-days = Time per decision
web-clock-days-how = Players don’t need to be online at the same time. A player who runs out of time loses.
web-clock-increment = Increment in seconds per turn
web-line-my-turn-left = Your turn, { $time } left
web-line-turn-of-left = { $name }’s turn, { $time } left
web-seat-holiday = on vacation until { $day }
web-log-holiday = { $name } is on vacation: the clock is paused.
web-log-holiday-over = { $name } is back from vacation.

## Vacation

web-holiday = Vacation
web-holiday-how = During a vacation your clock is paused in correspondence games. You have { $most } days per year.
web-holiday-days = Days
web-holiday-begin = Start vacation
web-holiday-left = Days left this year: { $count }
web-holiday-until = You are on vacation until { $day }.
web-holiday-end = End vacation
