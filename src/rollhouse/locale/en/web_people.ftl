# Other people, for the browser: somebody to play with, friends, and whom one would rather not meet.

## Play somebody

web-somebody = Play somebody
web-somebody-find = Find somebody: { $game }
web-somebody-waiting = Waiting for somebody who would like the same …
web-somebody-bot-in = { $bot } takes the seat in { $time }.
web-somebody-stop = Wait no longer
web-somebody-count = { $count ->
    [0] Nobody else is waiting.
    [one] One person is waiting.
   *[other] { $count } people are waiting.
}
web-somebody-with = Play with { $name }
web-pace = Pace
web-pace-none = No clock
web-pace-minute = A minute a move
web-pace-quarter = 15 minutes a game
web-patience = If nobody comes
web-patience-never = Wait on
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = A bot after { $time }
