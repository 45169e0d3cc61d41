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
# $cost is a number, with ≈ where it is an estimate; $luck has its sign
web-games-played-share = { $cost } points a decision, luck { $luck }
web-games-played-turns = { $cost } turns a decision, luck { $luck } turns
web-games-more = Show more
web-games-add = Add records
web-games-added = { $count ->
    [0] These games were here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
web-games-elsewhere = played elsewhere
web-games-terminal = Games from the terminal
web-games-terminal-how = This command sends the games that you finish in the terminal here. The token in it is a key to your seat: keep it to yourself.
web-games-terminal-command = The command
web-games-none = No games yet. What you play from now on is listed here.
web-games-none-found = No game fits that.

## How well you play

web-me = How well you play
web-me-about = By your decisions, luck left out
web-me-archive = Download everything of yours
web-skill-how = What a decision of yours costs on average, luck left out. Less is better; perfect play costs nothing.
web-skill-of = { $players ->
    [one] { $game }, alone
   *[other] { $game }, { $players } players
}
web-skill-share = points of winning chance a decision
web-skill-turns = turns a decision
web-skill-between = The true figure lies between { $low } and { $high }, 95 times in 100.
web-skill-one-game = One game tells little: each further one makes the figure surer.
web-skill-from = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $decisions ->
    [one] one decision.
   *[other] { $decisions } decisions.
}
web-skill-estimated = { $games ->
    [one] In one of them the values are estimates.
   *[other] In { $games } of them the values are estimates.
}
web-skill-scale = On the same scale
web-skill-scale-how = The bots play against themselves, with the usual settings.
web-skill-you = You
web-skill-curve = Over time
web-skill-curve-how = Each dot is a game, the line is the average of the latest ten: { $cost } now.
web-skill-preparing = Your latest games are being weighed.
web-skill-none = Finish a game, and you see here how well you played it.
