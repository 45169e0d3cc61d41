# The plain line mode, the chooser and the replay.

plain-numbered = { $number }. { $label }
plain-number-please = Please type a number from 1 to { $most }.
plain-count-please = Choose { $count }; you chose { $given }.
plain-commands = Type a number, or a move. Enter: the choices again, s: the position, u: take back, r: rules, ?: help, q: leave (the game is saved).
# $example is a move in the notation
plain-help-move = Answer with the number of a choice, or type a move in the notation, such as “{ $example }”. Dice are named by what they show: 12 means a 1 and a 2.
plain-help-roll = Press Enter to roll the dice.
plain-help-commands = s shows the position, u takes your last move back (between people never past a roll), r shows the rules, q leaves; “rollhouse resume” brings you back.
plain-help-stop = stop ends the game now, if all players agree.
plain-ask-roll = { $seat }, press Enter to roll (u takes back):
plain-ask-bot = { $seat } is next; press Enter (u takes back):
plain-only-move = Only one move is possible: { $move }.
plain-ask-go-on = Press Enter to make it:
plain-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
plain-over = The game is over.
plain-ask-end = a: the analysis of this game, n: a rematch, Enter: leave:
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Which game? (Enter: 1)
plain-ask-number = { $option }, { $low } to { $high } (Enter: { $default }):
plain-ask-option = { $option }? (Enter: { $default })
plain-who-plays = Who plays? Type a name for a person, or one of { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id }: { $about }
plain-ask-seat = Seat { $number } (Enter: { $default }):
plain-ask-more = Seat { $number } (Enter: no more players):
plain-no-saves = There is no interrupted game.
plain-kept = The record of this game is in { $path }
plain-saved = The game is saved. Continue with: { $command }
plain-save = { $id }: { $game }, { $players }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
plain-save-damaged = { $id }: damaged. { $reason }
plain-save-in-use = { $text } (being played now)
plain-save-deleted = Deleted: { $id }
plain-synced = { $new ->
    [0] No new games;
    [one] One new game;
   *[other] { $new } new games;
} { $known ->
    [0] none were there already.
    [one] one was there already.
   *[other] { $known } were there already.
}
plain-sync-refused = { $name } was refused: { $reason }
plain-login-token = Token for { $address }
plain-login-kept = You are signed in at { $address }.
plain-login-forgotten = The token for { $address } was deleted from this computer.
plain-partial = { $moves ->
    [0] This game is damaged from the start. To start over: { $command }
    [one] This game is damaged after its first move. To continue from there: { $command }
   *[other] This game is damaged after move { $moves }. To continue from there: { $command }
}
plain-bot-gone = A bot of this game is no longer available here. Nothing is lost; to continue with another one: { $command }
plain-unofficial = Rollhouse is an unofficial implementation. Dicy Cards is a game by Eric B. Vogel and a trademark of Blue Orange; Dicetto is published by Tactic.
plain-ask-step = Move { $ply } of { $last }. Enter: next, b: back, a number: go there, q: leave:
plain-no-step = “{ $value }” is not one of these.
plain-comment = “{ $text }”
plain-verified = { $count ->
    [one] One roll was recomputed from the published secret, and it is correct.
   *[other] { $count } rolls and draws were recomputed from the published secret, and all are correct.
}
plain-verified-none = There is nothing to check: this record has no virtual rolls.
plain-verified-same = All { $count } records were played with the same dice.
plain-verified-not-same = These records were not all played with the same dice.
plain-verified-seed = The dice come from the seed { $seed }, which a player chose. Any player who knew the seed could know every roll beforehand.
plain-verified-by-hand = { $count ->
    [one] One roll was entered by hand, so it can’t be checked.
   *[other] { $count } rolls and draws were entered by hand, so they can’t be checked.
}
plain-verified-elsewhere = { $count ->
    [one] One roll was made at the table from which this game continued. Check it with the record of that table.
   *[other] { $count } rolls and draws were made at the table from which this game continued. Check them with the record of that table.
}
plain-serving = Rollhouse is running at { $address } (Ctrl-C stops it)
plain-serving-others = Others on your network can open { $address }
plain-served = Rollhouse has stopped. All games are saved.
plain-serve-no-pages = The web pages are not built, so only programs can play. “make play” builds them.
plain-few-files = This process can open only { $count } files at once, and every connection takes one. See `ulimit -n`, or LimitNOFILE in a systemd unit.
plain-backed-up = The copy is in { $path }
plain-restored = The database was restored from { $path }.
plain-moved-aside = The previous database was renamed to { $path }.
plain-unreadable = { $table } can’t be read: { $why }
plain-inspected =
    { $count ->
        [one] One table was opened.
       *[other] { $count } tables were opened.
    } { $unreadable ->
        [0] All can be read.
        [one] One of them can’t be read.
       *[other] { $unreadable } of them can’t be read.
    }
