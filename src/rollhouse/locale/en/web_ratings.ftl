# Ratings by result: rated tables, one's own rating, the best of the house.

web-rated = Rated
web-rated-about = The result counts for your rating: no help, no taking back, the dice of the house.
web-clock-rated = Two minutes a move
web-rated-table = Rated game
# $points is a number, $reach half the width of the interval
web-rating = { $points } ± { $reach }
web-rating-of-seat = Rating: { $rating }
web-rating-after = Your rating: { $points } ± { $reach }
web-rating-change = ({ $change } by this game)
web-ratings = By result
web-ratings-how = From who won rated games, on a scale like that of chess: 400 points more are ten wins to one. The true figure lies within ±, 95 times in 100; whoever is new begins at 1500, and the bots stay where they were measured.
web-ratings-games = { $games ->
    [one] One rated game,
   *[other] { $games } rated games,
} { $won ->
    [0] none won.
    [one] one won.
   *[other] { $won } won.
}
web-ratings-provisional = Provisional: { $games ->
    [one] it stands in the list after one game more.
   *[other] it stands in the list after { $games } games more.
}
web-ratings-month = This month alone: { $rating }
web-ratings-curve = Your rating after each rated game: { $points } now.
web-leaderboard = The best
web-leaderboard-about = Who is strongest, by rated games
web-leaderboard-month = This month
web-leaderboard-all = Of all time
web-leaderboard-span = When
web-leaderboard-how = Ordered by the lower end of the interval: what somebody surely is, rather than what they may be.
web-leaderboard-place = Place
web-leaderboard-name = Name
web-leaderboard-rating = Rating
web-leaderboard-games = Games
web-leaderboard-won = Won
web-leaderboard-you = you
web-leaderboard-provisional = Provisional
web-leaderboard-provisional-how = Fewer than { $games } rated games: their ratings may still move a lot.
web-leaderboard-none = Nobody yet. Tick “Rated” when you open a table: the first { $games } games bring you here.
