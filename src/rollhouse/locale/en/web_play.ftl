# The user's statistics.

web-play-statistics = Your statistics
web-play-when = Period
web-play-all-time = All time
web-play-last-days = Last { $days } days
web-play-none-then = You have no finished games in this period.
web-play-go = Play now
web-play-results = { $won } won, { $lost } lost
web-play-results-shared = { $won } won, { $shared } shared, { $lost } lost
web-play-no-games = no games
web-play-won = Games won
web-play-wins = Winning streak
web-play-days = Days in a row
web-play-longest = longest: { $count }
web-play-most = Your most costly error
# $cost: "4.2 percentage points of winning chance"
web-play-times = { $count ->
    [0] { $cost }
    [one] once, { $cost } in total
   *[other] { $count } times, { $cost } in total
}
web-play-over = A card you overrate
web-play-over-count = { $count ->
    [one] chosen once when another move was better: { $cost }
   *[other] chosen { $count } times when another move was better: { $cost }
}
web-play-under = A card you underrate
web-play-under-count = { $count ->
    [one] passed over once when it was best: { $cost }
   *[other] passed over { $count } times when it was best: { $cost }
}
web-play-results-of-games = Results
web-play-errors-a-game = Errors per game
web-play-by-seat = Starting player
web-play-beginning = You start
web-play-following = Another player starts
web-play-analysed = { $count } of { $games } games analysed so far.
web-play-by-opponent = By opponent
web-play-unnamed = Unnamed player
web-play-others = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
web-play-by-mode = Settings
web-play-usual = Default
web-play-table = Show as a table
web-play-errors = Errors
web-play-errors-how = The share of each kind of error in the total cost of your decisions.
web-play-no-errors = No errors so far.
web-play-balance = Cards you misjudge
web-play-balance-share = Too much: you chose the card when another move was better. Too little: you passed it over when it was best. In percentage points of winning chance.
web-play-balance-turns = Too much: you chose the card when another move was better. Too little: you passed it over when it was best. In turns.
web-play-too-much = Too much
web-play-too-little = Too little
web-play-points = Points per card
web-play-points-how = The points you scored with each card on average, compared with the best moves in the same positions.
web-play-best = Best moves
web-play-card = Card
web-play-taken-you = You chose it
web-play-taken-best = Best moves chose it
web-play-win = Expected points from your dice
web-play-win-how = The value of dice on a card: its points, times the chance that the dice are still there when your next turn starts, if the others play well. Your placements are compared with the best moves in the same positions.
web-play-win-of = won { $won } of { $taken }
web-play-win-taken = Dice placed
web-play-win-won = Won
web-play-win-points = Points per game
web-play-not-counted = Includes your last { $most } finished games at most, but no games in which several people shared one device.
