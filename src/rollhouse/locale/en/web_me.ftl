# The user's own games and accuracy.

## Your games

web-my-games = Your games
web-games-game = Game
web-games-any-game = All games
web-games-status = Status
web-games-any-status = All
web-games-running = In progress
web-games-finished = Finished
web-games-result = Result
web-games-any-result = Any
web-games-won = Won
web-games-shared = Shared win
web-games-lost = Lost
web-games-opponent = Opponent
web-games-against = vs { $names }
web-games-alone = solo
web-games-setting = { $name }: { $value }
web-games-setting-own = { $name }: custom
web-games-go-on = Continue
web-games-choose = Select: { $game }, { $names }, { $date }
web-games-save-all = Download records
web-games-save-chosen = { $count ->
    [one] Download one record
   *[other] Download { $count } records
}
# $cost is a number, with ≈ where it is an estimate; $luck has its sign
web-games-played-share = { $cost } percentage points per decision, luck { $luck }
web-games-played-turns = { $cost } turns per decision, luck { $luck } turns
web-games-more = Show more
web-games-add = Add records
web-games-added = { $count ->
    [0] These games were already here.
    [one] One game was added.
   *[other] { $count } games were added.
}
web-games-refused = { $file }: { $reason }
web-games-elsewhere = played elsewhere
web-games-terminal = Games from the terminal
web-games-terminal-how = To upload the games you finish in the terminal, run this command there and paste the token; then `rollhouse sync` uploads them.
web-games-terminal-command = Command
web-games-none = No games yet. The games you play will be listed here.
web-games-none-found = No matching games.

## How well you play

web-me = Your accuracy
web-me-about = The quality of your decisions, apart from luck
web-me-archive = Download your data
web-skill-how = The average cost of your decisions, apart from luck. Lower is better; perfect play costs nothing.
web-skill-of = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } players
}
web-skill-share = percentage points of winning chance per decision
web-skill-turns = turns per decision
web-skill-between = 95% confidence interval: { $low } to { $high }.
web-skill-one-game = One game says little. The figure becomes more reliable with every game.
web-skill-praised = { $only ->
    [one] You found one move where every other was a mistake
   *[other] You found { $only } moves where every other was a mistake
}{ $great ->
    [0] .
    [one] , and { $great } of them was a great find.
   *[other] , and { $great } of them were great finds.
}
web-skill-like = { $sure ->
    [yes] You play like { $level }.
   *[no] You play like { $level } (95%: { $low } to { $high }).
 }
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
web-skill-scale = Compared with the bots
web-skill-scale-how = What all decisions of a game cost together, in percentage points of winning chance; the length of the bars follows the square root. Each bot was measured playing against itself, with the default settings.
web-skill-per-game = { $cost } per game
web-skill-per-decision = { $cost } per decision
web-skill-you = You
web-skill-curve = Over time
web-skill-curve-how = Each dot is a game; the line is the average of the last ten: { $cost } now.
web-skill-preparing = Your latest games are being analysed.
web-skill-none = Finish a game to see how well you played.
