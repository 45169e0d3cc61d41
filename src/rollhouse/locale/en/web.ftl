# The browser. Buttons and labels have little room on a phone: keep them short.

## The house

web-home = Rollhouse, to the start
web-skip = Skip to the content
web-settings = Settings
web-language = Language
web-theme-auto = Colours: as the device
web-theme-light = Colours: light
web-theme-dark = Colours: dark
web-sound = Sounds
web-more = More
web-close = Close
web-loading = One moment …
web-unreachable = The house can’t be reached just now.
web-try-again = Try again
web-nowhere = There is nothing here.
web-back-to-lobby = Back to the start
web-unofficial = Rollhouse is an unofficial implementation. Dicy Cards is a game by Eric B. Vogel and a trademark of Blue Orange; Dicetto is published by Tactic.

## The lobby

web-welcome = What shall we play?
web-which-game = Which game?
web-how-many = Players
web-who-sits = Who sits on seat { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = A friend, by link
web-seat-here = Somebody here, on this device
# A bot's own name, and its level
web-name-bot = { $name } ({ $bot })
web-cards = Cards
web-cards-tap = Tap a card to read what it does.
web-your-name = Your name
web-name = Name
web-name-of-seat = Name for seat { $number }
web-player = Player { $number }
web-play = Play
web-play-game = Play { $game }
web-learn-short = Learn
web-puzzle-short = Puzzle
web-puzzle-of = Puzzle of the day: { $game }
web-open-table = Open the table
web-link-follows = You get a link to send to your friends.
## Learning by playing

web-learn = Learn by playing
web-learn-of = Learn { $game }
web-learn-new = New here?
web-learn-how = Learn { $game } by playing: two minutes, on the real board.
web-learn-on = Learn { $game }: go on with lesson { $number } of { $count }.
web-learn-lessons = Lessons
web-learn-next = Next lesson
web-learn-again = From the beginning
web-learn-rules = Back to the rules
web-learn-once-more = Once more
web-learn-done = That is the whole game. Ready for a first one? The coach warns you before a costly move.
web-learn-first-game = Play a first game
web-more-options = More options
web-who-starts = Who starts?
web-first-random = Let chance decide
web-dice = Dice
web-dice-house = The house rolls
web-dice-real = Real dice and cards, tapped in
web-dice-mixed = Real dice at some seats
web-real-dice-here = Real dice
web-clock = Clock
web-clock-none = No clock
web-clock-move = A time limit for each decision
web-clock-game = A time limit for the whole game
web-clock-seconds = Seconds for a decision
web-clock-minutes = Minutes for the game
web-public = Anybody may join
web-my-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players just now.
web-nobody-yet = Nobody yet
web-line-my-turn = Your turn
web-line-waiting = Waiting for players
web-line-playing = In play
web-line-over = Finished
web-line-won = Won by { $names }
web-line-turn-of = { $name }’s turn
web-other-device = Go on with another device
web-other-device-how = Open this link on the other device within a quarter of an hour: it works once, and your name and your tables come along. Keep it to yourself.
web-other-device-link = Link for the other device
web-other-device-qr = The link as a picture, for the other device’s camera
web-claim = Go on with this device
web-claim-what = This device takes over the name and the tables of the one that made this link. What it was called before is forgotten.
web-claim-yes = Take over
web-claim-no = Leave it
web-claim-loses = This device has tables, puzzles or friends of its own. Without a link of their own you can’t get back to them.
web-claim-replace = Give them up

## Links

web-copy = Copy
web-copied = Copied.
web-share = Share

## Before the game

web-take-a-seat = Take a seat
web-name-of-friend = Name of a friend at this device
web-seat-free = Free
web-sit = Sit down
web-sit-friend = Seat a friend
web-bot = Bot
web-put-bot = Put a bot on seat { $number }
web-rise = Stand up
web-remove = Clear
web-begin = Begin
web-seats-left =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-all-here = Everybody is here.
web-sealing = The dice are being drawn …
web-host-begins = Everybody is here; the host begins.
web-invite = Invite
web-invite-link = Link to this table
web-invite-how = Send the link, or hold a phone’s camera over the picture. No account is needed.
web-invite-watch = Whoever has this link can watch, and talk where the host allows it.
web-invite-only-here = Only this computer can join: the house is not open to your network.
web-invite-open-lan = To open it, close the house and start it with:
web-invite-open = Open it to my network
web-invite-open-how = Phones and computers in the same network can join then, until the house is closed.
web-qr = The table’s link as a picture
web-read-rules = Read the rules

## At the table

web-seats = Players
web-seat-you = you
web-seat-of-device = on this device
web-seat-away = away
web-seat-covered = a bot plays
web-seat-resigned = resigned
web-seat-lapsed = out of time
web-seat-real-dice = real dice
web-cover = Let a bot play
web-time-left = Time left
web-actions = What to do
web-roll = Roll
web-undo = Take back
web-resign = Resign
web-resign-sure = Give up?
web-resign-what = With two players the other one wins; with more, a bot plays on for you.
web-resign-name = { $name } resigns
web-play-on = Play on
web-choices-of = What { $name } can do
web-plain-table = The table
web-plain-back = Back
web-plain-choice = { $text }
web-die = Die showing { $face }
web-status-open = Waiting for players
web-status-over = The game is over
web-status-dealing = The table is being laid …
web-status-bot = { $name } is thinking …
web-status-waiting = Waiting for { $name }
web-status-will-roll = { $name } is about to roll
# $alone is “one” when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] Your turn: roll the dice
       *[several] { $name }, roll the dice
    }
web-status-hand =
    { $alone ->
        [one] Tap in your dice or cards
       *[several] { $name }, tap in your dice or cards
    }
web-status-react =
    { $alone ->
        [one] It is up to you
       *[several] { $name }, it is up to you
    }
web-status-your-turn =
    { $alone ->
        [one] Your turn
       *[several] { $name }, your turn
    }
web-beside-table = Beside the table
web-table = Table
web-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
web-commitment = The dice are fixed by this number; when the game is over, anybody can check them:
web-reconnecting = The connection was lost. Coming back …
web-offline = No connection. The game is safe, and goes on when you are back.
web-not-sent = Not sent: there is no connection just now.

## The log and the chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier
web-taken-back = Taken back:
web-log-sat = { $name } sat down.
web-log-bot = { $bot } (bot) sat down.
web-log-rose = Seat { $number } is free again.
web-log-began = The game begins.
web-log-parts-dropped = { $names } did not reveal their part in the dice; it is left out.
web-log-took-back =
    { $count ->
        [one] { $name } took back one move.
       *[other] { $name } took back { $count } moves.
    }
web-log-gave-up = { $name } resigned.
web-log-time = The time of { $name } ran out.
web-log-covered = A bot plays for { $name }, who is away.
web-log-returned = { $name } is back.
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-spectators-talk = Those who watch may talk
web-chat-from-watchers = From those who watch
web-chat-players = Here only those who play talk.
web-send = Send
web-spectator = A spectator
web-unread =
    { $count ->
        [one] unread
       *[other] unread
    }

## Real dice and cards

web-pad = Tap in your dice
web-pad-left =
    { $count ->
        [one] One die to go
       *[other] { $count } dice to go
    }
web-pad-full = All dice are in.
web-pad-entered = Dice so far
web-pad-face = Add a { $face }
web-pad-remove = Remove this { $face }
web-pad-clear = Clear
web-pad-enter = Enter
web-pick = What came up
web-pick-first = Who starts?
web-pick-card = Which card was drawn?
web-pick-cards =
    { $count ->
        [one] Choose one more card
       *[other] Choose { $count } more cards
    }
web-pick-faces = What does each die show? The player on turn first.
web-pick-die = Die { $number }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The end

web-rematch = Play again
web-rematch-yes = Say yes
web-rematch-willing = { $names } would like to play again. It begins when everybody has said yes.
web-rematch-silent = Waiting for { $names } to say yes.
web-score = Score:
web-same-dice = Again with the same dice
web-same-dice-waiting = Waiting for { $names } to want the same dice, too.
web-same-dice-asked = { $names } would like the same dice again. It takes everybody.
web-same-dice-marked = The same dice as in the game before: everybody can know them.
web-join-rematch = Join the next game
web-rematch-asked = There is a next game: it begins when you join.
web-rematch-waiting = Waiting for { $names } to join.
web-record-text = Record (text)
web-record-json = Record (JSON)
web-end-more = More …

## The replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-controls = Move through the game
web-replay-start = Before the first move
web-replay-move = Move
web-replay-at = Move { $ply } of { $last }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-play-on-from-here = Play on from here
web-share-replay = Share this replay

## The rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-nothing = The rules say nothing about that.
web-rules-contents = On this page
web-rules-try = Play it: { $lesson }
web-rules-try-card = Try it on the board
web-rules-all = All the rules
web-rule = The rule

## The dice check

web-check-dice = Check the dice
web-check-how = Before each game the house is bound to a secret number, and every player to a number of their own; when all are, the players’ numbers are revealed. When the game is over the secret is published too. From these, this page works out every roll again, compares it with the record, and says what that proves.
web-check-paste = The record of a game
web-check-file = Or choose its file
web-check-now = Check
web-check-offline = Everything is worked out on this device; once loaded, this page needs no network. It checks the dice; “rollhouse verify” also checks that every move kept the rules.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] The one roll of the house is exactly what was fixed before the game.
   *[other] All { $count } rolls and draws of the house are exactly what was fixed before the game.
}
web-check-none = There is nothing to work out again: the house made no roll in this record.
web-check-by-hand = { $count ->
    [one] One roll was made with real dice; nobody can check it.
   *[other] { $count } rolls and draws were made with real dice and cards; nobody can check them.
}
web-check-elsewhere = { $count ->
    [one] One roll was made at the table that this game went on from; its own record can be checked.
   *[other] { $count } rolls and draws were made at the table that this game went on from; its own record can be checked.
}
web-check-roll = Move { $number } says “{ $came }”, but the dice give “{ $derived }”: these dice can’t be trusted.
web-check-not-over = The game is not over: its secret is published when it ends.
web-check-commitment = The secret does not fit the seal that was shown before the game: these dice can’t be trusted.
web-check-part = The part of seat { $seat } is not the one it was bound to: these dice can’t be trusted.
web-check-seal-other = This browser noted another seal before the first roll ({ $seal }): something was changed after it, and these dice can’t be trusted.
web-check-seal-same = This browser noted the same seal before the first roll.
web-check-secret = The secret in this record is damaged.
web-check-game = This page does not know the game of this record.
web-check-not-verifiable = These were not the house’s dice, so there is nothing to work out again.
web-check-no-record = This is not the record of a game.
