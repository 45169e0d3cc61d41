# Games that take days, and vacations from them.

web-clock-days = Days for each decision
web-clock-time-days = Time for a decision
web-clock-days-how = Nobody has to be here at the same time. Whoever runs out of time has given up.
web-clock-increment = Seconds more after each turn
web-line-my-turn-left = Your turn, { $time } left
web-line-turn-of-left = { $name }’s turn, { $time } left
web-seat-vacation = on vacation until { $day }
web-log-vacation = { $name } is on vacation: the clock stands still.
web-log-vacation-over = { $name } is back from vacation.

## Vacations

web-vacation = Vacation
web-vacation-how = Where you have days for each decision, your clock stands still while you are on vacation: { $most } days a year.
web-vacation-days = Days
web-vacation-begin = Go on vacation
web-vacation-left = Days left this year: { $count }
web-vacation-until = You are on vacation until { $day }.
web-vacation-end = I’m back
