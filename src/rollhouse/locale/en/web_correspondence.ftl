# Correspondence games and vacations.

web-clock-days = Correspondence (days per decision)
web-clock-time-days = Time per decision
web-clock-days-how = Players don’t need to be online at the same time. A player who runs out of time loses.
web-clock-increment = Increment in seconds per turn
web-line-my-turn-left = Your turn, { $time } left
web-line-turn-of-left = { $name }’s turn, { $time } left
web-seat-vacation = on vacation until { $day }
web-log-vacation = { $name } went on vacation: the clock was paused.
web-log-vacation-over = { $name } came back from vacation.

## Vacation

web-vacation = Vacation
web-vacation-how = During a vacation your clock is paused in correspondence games. You have { $most } days per year.
web-vacation-days = Days
web-vacation-begin = Start vacation
web-vacation-left = Days left this year: { $count }
web-vacation-until = You are on vacation until { $day }.
web-vacation-end = End vacation
web-orders = Standing orders
web-orders-how = Your reactions to other players’ turns are made automatically, in this order; if none of them is possible, you are asked. Only you can see this list, and you can change it at any time.
web-orders-reaction = Reaction
web-orders-add = Add
web-orders-up = Move { $move } up
web-orders-remove = Remove { $move }
web-orders-none = No orders: you are always asked.
