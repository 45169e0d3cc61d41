# Puzzles to choose from: the archive, themes, one's rating.

web-puzzles = Puzzles
web-puzzles-about = By theme and level, with a rating
web-puzzles-how = Each position has one best move. Your first answer to a puzzle counts for your rating and the puzzle’s. Today’s puzzle and those of the coming month are not included.
web-puzzles-practice = Practise
web-puzzles-practice-about = New puzzles at your level
web-puzzles-practice-these = Practise these
web-puzzles-progress = { $solved } solved, { $missed } missed, of { $total }
web-puzzles-mine = Your rating
web-puzzles-mine-none = Answer a puzzle to get a rating. It starts at 1500 and is uncertain at first.
web-puzzles-answers =
    { $answers ->
        [one] One puzzle,
       *[other] { $answers } puzzles,
    } { $solved ->
        [0] none solved.
        [one] one solved.
       *[other] { $solved } solved.
    }
web-puzzles-curve = Your rating after each puzzle: { $points } now.
web-puzzles-theme = Theme
web-puzzles-themes = By theme
web-puzzles-themes-how = Knowing the theme gives away part of the answer.
web-puzzles-theme-solved = { $solved } of { $count } solved
web-puzzles-all = All puzzles
web-puzzles-any = Any
web-puzzles-players = Players
web-puzzles-for = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-puzzles-setting = Setting
web-puzzles-level = Level
web-puzzles-state = Status
web-puzzles-state-new = New
web-puzzles-state-solved = Solved
web-puzzles-state-missed = Missed
web-puzzles-found = { $count ->
    [0] No matching puzzles
    [one] 1 puzzle
   *[other] { $count } puzzles
}
web-puzzles-next = Next puzzle
web-puzzles-counts = Make your move on the board. Your first answer counts.
web-puzzles-again = You have answered this puzzle before, so this time does not count.
web-puzzles-rated-at = Puzzle rating: { $rating }. Yours: { $mine }.
web-puzzles-rating-after = Your rating: { $rating } ({ $change }). The puzzle’s rating: { $puzzle }.
web-puzzles-unrated = Not rated: you have answered it before.
web-puzzles-position = Only this position
web-puzzles-end = No more puzzles here.
