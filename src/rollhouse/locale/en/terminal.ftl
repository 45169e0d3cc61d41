# The full-screen game. Key labels and card faces have little room: keep them short.

terminal-resumed = Welcome back. The game continues where you left it.
terminal-not-saved = This could not be saved ({ $reason }), so it was not done. Try again.
terminal-undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
terminal-too-small = The game needs { $width } × { $height } characters; this window has { $columns } × { $rows }. Enlarge it or use a smaller font; q leaves. With --plain it works at any size.
terminal-no-answer = That is not a complete answer yet.
terminal-can-undo = You can still take that back: u.
terminal-stop-again = Do all players agree to stop? Then press x once more.

## Who is asked

terminal-ask-roll = { $seat }, roll the dice when you are ready.
terminal-is-playing = { $seat } is playing …
terminal-is-dealt = The table is being set up …
terminal-is-over = The game is over

## Keys

terminal-key-roll = Roll
terminal-key-choose = Choose
terminal-key-enter = Confirm
terminal-key-back = Back
terminal-key-mark = Mark dice
terminal-key-invert = Invert
terminal-key-undo = Undo
terminal-key-stop = Stop
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-log = Log
terminal-key-theme = Light/dark
terminal-key-quit = Save and leave
terminal-key-hurry = Hurry
terminal-key-result = Result
terminal-key-rematch = Rematch
join-key-chat = Chat
join-ask-name = Your name:
join-seat = Seat { $number }: { $name }
join-waiting = Waiting for the game to start …
join-begin = All seats are taken. You are the host: type { $command } to start the game.
join-connected = Connected again.
join-said = { $name }: { $text }
join-commands = Type a number, or a move. +TEXT writes to the others; /hello, /good-luck, /well-played, /lucky, /oops and /thanks react. u: take back, s: the position, r: rules, q: leave.

## Help

terminal-help-title = Help
terminal-help-keys = Keys
terminal-help-search = Search
terminal-help-nothing = Nothing found.
terminal-help-footer = ↑ ↓ section · ← → scroll · / search · Esc close
terminal-help-key-enter = roll, score or place, as the line above the keys says
terminal-help-key-letters = choose a card; once more to confirm it
terminal-help-key-digits = mark a die that shows this number; again for the next one
terminal-help-key-arrows = move between dice and cards
terminal-help-key-space = mark the die or choose the card you are on
terminal-help-key-invert = mark all the other dice instead
terminal-help-key-escape = clear what you chose
terminal-help-key-undo = take back your last move; between people never past a roll
terminal-help-key-stop = stop a game that stands still, if all players agree
terminal-help-key-hurry = don’t wait for bots
terminal-help-key-hint = a hint: first what to look at, then the move
terminal-help-key-coach = coach on or off: a warning before a costly move
terminal-help-key-chances = the panel of chances, on or off: what each kind of move is worth
terminal-help-key-report = the analysis, when the game is over
terminal-help-key-help = this help; on a card, the rule of that card
terminal-help-key-rules = the rules of the game
terminal-help-key-log = scroll through the log
terminal-help-key-theme = light or dark
terminal-help-key-quit = leave; the game is saved

## The end

terminal-end-look = Look at the table
terminal-end-leave = Leave
terminal-end-kept = The record of this game: { $path }

## Both games

terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A recorded game

replay-place = move { $ply } of { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat }: { $turns } turns in all
replay-estimate = an estimate
# $mark is “Mistake” or “Blunder”, $cost “4.2 percentage points of winning chance”
replay-mark = { $mark }: it cost { $cost }.
replay-better = Better: { $move }
# $luck is a part of the win, or turns, with its sign
replay-luck = Luck for { $seat }: { $luck }
replay-key-next = Next move
replay-key-back = Back
replay-key-turn = Next turn
replay-key-start = Start
replay-key-end = End
replay-key-error = Next error

## A new game

chooser-title = A new game
chooser-game = Game
# The player of a seat: a person at the keyboard, or none
chooser-person = Person
chooser-empty = Empty
chooser-key-play = Play
chooser-key-move = Move
chooser-key-change = Change

## Beside the form

overview-running = Running games
overview-today = Today
overview-learn = Learn
overview-finished = Finished games
overview-none-finished = You have finished no game yet.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game }: { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
overview-result = { $result ->
    [won] won
    [shared] shared
    [lost] lost
   *[none] finished
}
overview-puzzle = Puzzle of the day: { $game }
overview-train = Train with your own mistakes
overview-lessons = { $game }: { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
overview-won = { $count ->
    [one] Won against bots: { $won } of one.
   *[other] Won against bots: { $won } of the last { $count }.
}
chooser-key-open = Open
