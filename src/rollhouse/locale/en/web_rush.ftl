# The rush: puzzles against the clock.

web-rush = Rush
web-rush-about = As many puzzles as you can, each harder than the last
web-rush-how = Solve as many puzzles as you can: they get harder, and the third miss ends it. The next one comes with your answer. A puzzle that you meet here is not rated any more.
web-rush-kind = How long
web-rush-kind-three = 3 minutes
web-rush-kind-five = 5 minutes
web-rush-kind-survival = Survival, no clock
web-rush-start = Start
web-rush-score = { $score ->
    [0] None solved
    [one] One solved
   *[other] { $score } solved
}
web-rush-misses = { $count ->
    [0] No miss of { $most }
    [one] One miss of { $most }
   *[other] { $count } misses of { $most }
}
web-rush-right = Right. { $score }.
web-rush-wrong = Wrong. { $misses }.
web-rush-left = { $seconds } seconds left
web-rush-give-up = Give up
web-rush-over = The rush is over
web-rush-record = That is the best you have ever done.
web-rush-again = Once more
web-rush-asked = The puzzles of this rush
web-rush-puzzle = Puzzle { $number }
web-rush-mine = Your best
web-rush-none-yet = You have not run one yet.
web-rush-best = The best of the house
web-rush-nobody = Nobody yet.
