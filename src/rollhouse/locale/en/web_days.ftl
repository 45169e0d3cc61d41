# Games that take days, and holidays from them.

web-clock-days = Days for each decision
web-clock-time-days = Time for a decision
web-clock-days-how = Nobody has to be here at the same time. Whoever runs out of time has given up.
web-clock-increment = Seconds more after each turn
web-line-my-turn-left = Your turn, { $time } left
web-line-turn-of-left = { $name }’s turn, { $time } left
web-seat-holiday = on holiday until { $day }
web-log-holiday = { $name } is on holiday: the clock stands still.
web-log-holiday-over = { $name } is back from holiday.

## Holidays

web-holiday = Holiday
web-holiday-how = Where you have days for each decision, your clock stands still while you are on holiday: { $most } days a year.
web-holiday-days = Days
web-holiday-begin = Go on holiday
web-holiday-left = Days left this year: { $count }
web-holiday-until = You are on holiday until { $day }.
web-holiday-end = I’m back
