# The rush: puzzles against the clock.

web-rush = Rush
web-rush-about = Solve as many puzzles as you can; they get harder
web-rush-how = Solve as many puzzles as you can. They get harder, and the third mistake ends the rush. Puzzles that you see here no longer count for your rating.
web-rush-kind = Duration
web-rush-kind-three = 3 minutes
web-rush-kind-five = 5 minutes
web-rush-kind-survival = Survival, no clock
web-rush-start = Start
web-rush-score = { $score ->
    [0] None solved
    [one] One solved
   *[other] { $score } solved
}
web-rush-misses = { $count } of { $most } mistakes
web-rush-right = Right. { $score }.
web-rush-wrong = Wrong. { $misses }.
web-rush-left = { $seconds } seconds left
web-rush-give-up = Give up
web-rush-over = The rush is over
web-rush-record = A new personal best!
web-rush-again = Play again
web-rush-asked = Puzzles of this rush
web-rush-puzzle = Puzzle { $number }
web-rush-mine = Your best
web-rush-none-yet = You have not played a rush yet.
web-rush-best = Leaderboard
web-rush-no-scores = No one yet.
