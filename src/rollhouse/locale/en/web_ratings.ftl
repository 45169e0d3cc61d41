# Ratings: rated tables, the user's own rating, the leaderboard.

web-rated = Rated
web-rated-about = The result counts for your rating. No hints, no taking back, virtual dice.
web-clock-rated = Two minutes per move
web-rated-table = Rated game
# $points is a number, $reach half the width of the interval
web-rating = { $points } ± { $reach }
web-rating-of-seat = Rating: { $rating }
web-rating-after = Your rating: { $points } ± { $reach }
web-rating-change = ({ $change } from this game)
web-ratings = Rating
web-ratings-how = Your rating comes from the results of rated games, on a scale like that of chess: a lead of 400 points means ten wins for every loss. The ± gives the 95% confidence interval. New players start at 1500; the bots keep their measured ratings.
web-ratings-games = { $games ->
    [one] One rated game,
   *[other] { $games } rated games,
} { $won ->
    [0] none won.
    [one] one won.
   *[other] { $won } won.
}
web-ratings-provisional = Provisional: { $games ->
    [one] it is ranked after one more game.
   *[other] it is ranked after { $games } more games.
}
web-ratings-month = This month only: { $rating }
web-ratings-curve = Your rating after each rated game: { $points } now.
web-leaderboard = Leaderboard
web-leaderboard-about = The strongest players in rated games
web-leaderboard-month = This month
web-leaderboard-all = All time
web-leaderboard-span = Period
web-leaderboard-how = Sorted by the lower end of the rating’s confidence interval.
web-leaderboard-place = Rank
web-leaderboard-name = Name
web-leaderboard-rating = Rating
web-leaderboard-games = Games
web-leaderboard-won = Won
web-leaderboard-you = you
web-leaderboard-provisional = Provisional
web-leaderboard-provisional-how = Fewer than { $games } rated games: these ratings can still change a lot.
web-leaderboard-none = No one yet. Tick “Rated” when you create a table; you are ranked after { $games } games.
