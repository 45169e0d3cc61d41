# The lobby, the parts of the site, and the account menu.

web-nav = Main menu
web-tab-play = Play
web-tab-train = Train
web-tab-people = People
web-bell = { $count ->
    [0] Nothing new
    [one] 1 thing is waiting for you
   *[other] { $count } things are waiting for you
}
web-bell-none = Nothing is waiting for you.
web-account = Account
web-account-of = Account: { $name }
web-account-signin = Sign-in and passkeys
web-devices = Devices
web-devices-how = Use your account on another phone or computer, or upload the games you play in the terminal.
web-device-browser = Browser
web-device-program = Program
web-device-line = { $kind }, signed in { $date }
web-token-make = Token for a program
web-token = Token
web-token-once = This token is shown only now. Keep it secret: a program that has it acts as you.
web-token-name = Name of the program
web-token-may = What it may do
web-token-upload = upload games
web-token-play = play
web-token-everything = everything but signing in
web-token-create = Create token
web-device-own = this device
web-device-revoke = Sign out
web-device-revoked = Signed out.

## A game's box

web-play-against = Play against { $name }
web-play-friend = Play a friend
web-setup = { $game }: new game
web-setup-friend = { $game } with a friend
web-setup-open = { $game }: opponents, players, mode and clock
web-setup-start = Start the game
web-setup-link = Create the link
web-learn-newcomer = New here? Learn
web-learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
web-learn-progress = lesson { $number } of { $count }
web-learn-lessons-time = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}, { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
web-today-done = done
web-today-open = not done yet
web-today-played = Played. The ranking is open.
web-training-mine = Your play
web-my-play-about = Results, errors and cards over time

## Tables

web-all-my-games = All your games
web-line-with = { $game } with { $names }
web-live-tables = Games to watch
web-watch = Watch
web-watch-about = Live games of players who allow it, the strongest first.
web-watch-none = No public game is being played right now. This page updates by itself.
web-watch-strength = Average rating: { $points }
web-tv = Rollhouse TV
web-tv-about = The strongest game. When it ends, the next one follows.
web-tv-stay = Stay at this table
web-seek-join = Join
web-tournament-kind = Kind

## Inviting

web-invite-to = Invite a friend to { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } invites you to { $game }
