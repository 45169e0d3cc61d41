# What the house knows about somebody, for themselves: their games, and how well they play.

## Your games

web-my-games = Your games
web-games-game = Game
web-games-any-game = All games
web-games-status = Which
web-games-any-status = All
web-games-running = Running
web-games-finished = Finished
web-games-result = Result
web-games-any-result = Any
web-games-won = Won
web-games-shared = Shared win
web-games-lost = Lost
web-games-opponent = Opponent
web-games-against = against { $names }
web-games-alone = alone
web-games-setting = { $name }: { $value }
web-games-go-on = Go on
web-games-choose = Choose: { $game }, { $names }, { $date }
web-games-save-all = Save as records
web-games-save-chosen = { $count ->
    [one] Save one record
   *[other] Save { $count } records
}
web-games-more = Show more
web-games-none = No games yet. What you play from now on is listed here.
web-games-none-found = No game fits that.
