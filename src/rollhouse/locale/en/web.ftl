# The browser. Buttons and labels have little room on a phone: keep them short.

## The shell

web-home = Rollhouse home
web-skip = Skip to content
web-settings = Settings
web-language = Language
web-sound = Sounds
web-more = More
web-close = Close
web-loading = One moment …
web-unreachable = Can’t reach the server.
web-try-again = Try again
web-nowhere = Page not found.
web-back-to-lobby = Back to home
web-unofficial = Rollhouse is an unofficial implementation. Dicy Cards is a game by Eric B. Vogel and a trademark of Blue Orange; Dicetto is published by Tactic.

## The lobby

web-welcome = What would you like to play?
web-which-game = Which game?
web-how-many = Players
web-who-sits = Who plays in seat { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = A friend, by link
web-seat-here = A person on this device
# A bot's own name, and its level
web-cards = Cards
web-cards-tap = Choose a card to read what it does.
web-your-name = Your name
web-name = Name
web-name-of-seat = Name for seat { $number }
web-player = Player { $number }
web-play = Play
web-learn-short = Learn
## Learning by playing

web-learn = Learn by playing
web-learn-of = Learn { $game }
web-learn-lessons = Lessons
web-learn-next = Next lesson
web-learn-again = Start over
web-learn-rules = Back to the rules
web-learn-once-more = Play it again
web-learn-done = You know the whole game now. Ready for a first one? The coach warns you before a costly move.
web-learn-first-game = Play your first game
web-more-options = More options
web-who-starts = Who starts?
web-first-random = Random
web-dice = Dice
web-dice-server = Virtual dice
web-dice-real = Real dice and cards, entered by hand
web-dice-mixed = Real dice for some players
web-real-dice-here = Real dice
web-clock = Clock
web-clock-none = No clock
web-clock-move = Time limit per decision
web-clock-game = Time limit per game
web-clock-seconds = Seconds per decision
web-clock-minutes = Minutes per player
web-public = Anyone can join
web-open-tables = Open tables
web-no-open-tables = No one is waiting for players right now.
web-line-my-turn = Your turn
web-line-waiting = Waiting for players
web-line-playing = In play
web-line-turn-of = { $name }’s turn
web-other-device = Continue on another device
web-other-device-how = Open this link on the other device within 15 minutes. It works once and signs you in there, with your name and your tables. Don’t share it.
web-other-device-link = Link for the other device
web-other-device-qr = QR code of the link for the other device
web-claim = Continue on this device
web-claim-what = This device will use the account that created this link, with its name and tables, instead of its own.
web-claim-yes = Continue
web-claim-no = Cancel
web-claim-loses = This device has tables, puzzles or friends of its own. You will lose access to them unless you create a link for them first.
web-claim-replace = Replace them

## Links

web-copy = Copy
web-copied = Copied.
web-share = Share

## Before the game

web-take-a-seat = Take a seat
web-name-of-friend = A friend playing on this device
web-seat-free = Free
web-sit = Sit down
web-sit-friend = Add a friend
web-bot = Add a bot
web-put-bot = Add a bot in seat { $number }
web-rise = Leave seat
web-remove = Remove
web-begin = Start
web-seats-left =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-all-here = Everyone is here.
web-sealing = Preparing the dice …
web-host-begins = Everyone is here. Waiting for the host to start.
web-invite = Invite
web-invite-link = Link to this table
web-invite-how = Send the link, or scan the QR code with a phone. No account needed.
web-invite-watch = Anyone with this link can watch, and chat if the host allows it.
web-invite-only-here = This link works only on this computer. To let phones join, open Rollhouse to your Wi-Fi.
web-invite-open-lan = To do that, stop Rollhouse and start it with:
web-invite-open = Open to my network
web-invite-open-how = Phones and computers on the same network can then join, until Rollhouse is stopped.
web-qr = QR code of the link to this table
web-read-rules = Read the rules

## At the table

web-seats = Players
web-seat-you = you
web-seat-of-device = on this device
web-seat-away = away
web-seat-covered = bot playing
web-seat-resigned = resigned
web-seat-timed-out = out of time
web-seat-real-dice = real dice
web-cover = Let a bot play
web-claim-win = Claim the win
web-time-left = Time left
web-actions = Actions
web-roll = Roll
web-undo = Take back
web-resign = Resign
web-resign-sure = Resign?
web-resign-what = With two players, your opponent wins; with more, a bot plays on for you.
web-resign-name = { $name } resigns
web-play-on = Keep playing
web-choices-of = Moves for { $name }
web-plain-table = Table
web-plain-back = Back
web-plain-choice = { $text }
web-die = Die showing { $face }
web-status-open = Waiting for players
web-status-over = The game is over
web-status-dealing = Setting up the table …
web-status-bot = { $name } is thinking …
web-status-waiting = { $name } is choosing a move
web-status-will-roll = Waiting for { $name } to roll
web-status-will-enter = { $name } is entering dice or cards
# $alone is “one” when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] Your turn: roll the dice
       *[several] { $name }, roll the dice
    }
web-status-hand =
    { $alone ->
        [one] Enter your dice or cards
       *[several] { $name }, enter your dice or cards
    }
web-status-your-turn =
    { $alone ->
        [one] Your turn
       *[several] { $name }, your turn
    }
web-beside-table = Game log and chat
web-table = Table
web-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
web-commitment = The dice are fixed by this number. When the game is over, anyone can check them:
web-reconnecting = Connection lost. Reconnecting …
web-offline = Offline. The game is saved.
web-offline-pending = Offline. Your move will be sent later.
web-sending = Sending …
web-not-sent = Not sent: you are offline.
web-not-sent-late = Your move was not made: another one came first.

## The log and the chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier
web-taken-back = Taken back:
web-log-sat = { $name } sat down.
web-log-bot = { $bot } (bot) sat down.
web-log-seat-left = Seat { $number } became free again.
web-log-began = The game started.
web-log-entropy-dropped = { $names } did not reveal their number for the dice, so it was left out.
web-log-undone =
    { $count ->
        [one] { $name } took back a move.
       *[other] { $name } took back { $count } moves.
    }
web-log-gave-up = { $name } resigned.
web-log-claimed = { $name } was away and lost the game.
web-log-time = { $name } ran out of time.
web-log-covered = A bot took over for { $name }, who was away.
web-log-returned = { $name } came back.
web-chat = Chat
web-chat-open =
    { $count ->
        [0] Open the chat
        [one] Open the chat: 1 unread message
       *[other] Open the chat: { $count } unread messages
    }
web-chat-said = { $name }: { $text }
web-chat-say = Write a message
web-chat-empty = No messages yet.
web-spectators-talk = Spectators can chat
web-chat-from-watchers = From spectators
web-chat-players = Only players can chat.
web-send = Send
web-spectator = A spectator
web-unread = unread

## Real dice and cards

web-pad = Enter your dice
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
web-pick = Enter the result
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
web-rematch-yes = Accept
web-rematch-willing = { $names } would like to play again. The game starts when everyone accepts.
web-rematch-silent = Waiting for { $names } to accept.
web-score = Score:
web-same-dice = Replay the same dice
web-same-dice-waiting = Waiting for { $names } to accept the same dice.
web-same-dice-asked = { $names } would like to replay the same dice. Everyone has to accept.
web-same-dice-marked = The same dice as in the last game: everyone can know them.
web-join-rematch = Join the next game
web-rematch-asked = The next game starts when you join.
web-rematch-waiting = Waiting for { $names } to join.
web-record-text = Record (text)
web-record-json = Record (JSON)
web-end-more = More …

## The replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-controls = Step through the game
web-replay-start = Before the first move
web-replay-move = Move
web-replay-at = Move { $ply } of { $last }
web-replay-first = First move
web-replay-back = Previous move
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next move
web-replay-last = Last move
web-play-on-from-here = Continue from here
web-share-replay = Share this replay

## The rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-nothing = No results in the rules.
web-rules-contents = On this page
web-rules-try = Try it: { $lesson }
web-rules-try-card = Try it on the board
web-rules-all = All rules
web-rule = The rule

## The dice check

web-check-dice = Check the dice
web-check-how = Before each game, the server commits to a secret number and each player’s device to a number of its own. Once all are fixed, the players’ numbers are revealed; the server’s secret is published when the game ends. From these numbers this page works out every roll again, compares it with the record and shows what that proves.
web-check-paste = Game record
web-check-file = Or choose a file
web-check-now = Check
web-check-offline = Everything is computed on this device; once loaded, this page needs no network. It checks the dice. “rollhouse verify” also checks that every move followed the rules.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] The one virtual roll is exactly what was fixed before the game.
   *[other] All { $count } virtual rolls and draws are exactly what was fixed before the game.
}
web-check-none = There is nothing to check: this record has no virtual rolls.
web-check-by-hand = { $count ->
    [one] One roll was made with real dice and can’t be checked.
   *[other] { $count } rolls and draws were made with real dice and cards and can’t be checked.
}
web-check-elsewhere = { $count ->
    [one] One roll was made at the table from which this game continued. Check it with the record of that table.
   *[other] { $count } rolls and draws were made at the table from which this game continued. Check them with the record of that table.
}
web-check-roll = Move { $number } says “{ $value }”, but the dice give “{ $derived }”: these dice can’t be trusted.
web-check-not-over = The game is not over. Its secret is published when it ends.
web-check-commitment = The secret does not match the seal that was shown before the game: these dice can’t be trusted.
web-check-part = The number revealed for seat { $seat } is not the one it committed to: these dice can’t be trusted.
web-check-seal-other = This browser stored a different seal before the first roll ({ $seal }). Something was changed later: these dice can’t be trusted.
web-check-seal-same = This browser stored the same seal before the first roll.
web-check-secret = The secret in this record is damaged.
web-check-game = This page can’t check records of this game.
web-check-not-verifiable = This record does not say how its dice were made, so they can’t be checked.
web-check-no-record = This is not a game record.
