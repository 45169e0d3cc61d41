# What somebody does again and again, in pictures.

web-my-play = Your play in pictures
web-play-when = When
web-play-all-time = All time
web-play-last-days = The last { $days } days
web-play-none-then = You have finished no game in this time.
web-play-go = Play now
web-play-results = { $won } won, { $lost } lost
web-play-results-shared = { $won } won, { $shared } shared, { $lost } lost
web-play-no-games = no games
web-play-won = Games won
web-play-wins = Wins in a row
web-play-days = Days in a row
web-play-longest = longest: { $count }
web-play-most = What costs you most
# $cost: "4.2 points of winning chance"
web-play-times = { $count ->
    [0] { $cost }
    [one] once, { $cost } in all
   *[other] { $count } times, { $cost } in all
}
web-play-over = A card you overrate
web-play-over-told = { $count ->
    [one] taken once where something else was better: { $cost }
   *[other] taken { $count } times where something else was better: { $cost }
}
web-play-under = A card you underrate
web-play-under-told = { $count ->
    [one] left once where it was best: { $cost }
   *[other] left { $count } times where it was best: { $cost }
}
web-play-results-of-games = Results
web-play-errors-a-game = Errors a game
web-play-by-seat = Who begins
web-play-beginning = You begin
web-play-following = Somebody else begins
web-play-weighed = Known of { $count } of { $games } games so far.
web-play-by-opponent = Against whom
web-play-somebody = Somebody
web-play-others = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
web-play-by-mode = Settings
web-play-usual = As usual
web-play-table = As a table
web-play-errors = Errors
web-play-errors-how = What each kind of error has cost you, of all that your decisions have cost.
web-play-no-errors = No error so far.
web-play-balance = Cards you misjudge
web-play-balance-share = Too much: you took the card where something else was better. Too little: you left it where it was best. In points of winning chance.
web-play-balance-turns = Too much: you took the card where something else was better. Too little: you left it where it was best. In turns.
web-play-too-much = Too much
web-play-too-little = Too little
web-play-points = Points a card
web-play-points-how = What a card brought you each time, beside what the best moves would have brought in the same positions.
web-play-best = Best moves
web-play-card = Card
web-play-taken-you = You took it
web-play-taken-best = Best moves took it
web-play-win = What your dice win
web-play-win-how = What dice on a card are worth: its points, times the chance that they still lie there when your next turn begins, if the others play well. Your placements beside the best moves’ in the same positions.
web-play-win-of = won { $won } of { $taken }
web-play-win-taken = Dice placed
web-play-win-won = Won
web-play-win-points = Points a game
web-play-not-counted = Counted are your latest { $most } finished games at most, without those in which friends passed one device around.
