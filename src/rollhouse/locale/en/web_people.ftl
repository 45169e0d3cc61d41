# Other users: finding an opponent, friends, blocking and reporting.

## Find an opponent

web-somebody = Find an opponent
web-somebody-find = Find an opponent
web-somebody-waiting = Looking for an opponent …
web-somebody-bot-in = { $bot } takes the seat in { $time }.
web-somebody-stop = Cancel search
web-somebody-count = { $count ->
    [0] No one else is waiting.
    [one] 1 person is waiting.
   *[other] { $count } people are waiting.
}
web-somebody-with = Play with { $name }
web-somebody-players = { $count } players
web-somebody-together = { $count } of { $players } are here.
web-pace = Pace
web-pace-none = No clock
web-pace-minute = 1 minute per move
web-pace-quarter = 15 minutes per game
web-patience = If no one joins
web-patience-never = Keep waiting
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = A bot after { $time }

## Friends

web-people = Friends and players
web-friends = Friends
web-friends-none = No friends yet. Send your link: anyone who opens it can become your friend.
web-friend-link = Invite link
web-friend-link-how = The person who opens this link becomes your friend. It works once and expires after a week.
web-friend-link-qr = QR code of the invite link
web-friend-here = online
web-friend-plays = playing
web-friend-away = offline
web-friend-part = Remove friend
web-friend-unnamed = No name
web-friend-accept = Friend request
web-friend-accept-what = Friends see when the other is online and can invite each other to games.
web-friend-yes = Accept
web-friend-now = You and { $name } are now friends.
web-invitations = Invitations
web-invited = { $name } invites you to a game: { $game }.
web-invited-match = { $name } invites you to a duplicate match: { $game }.
web-invited-come = Join
web-invited-no = Decline
web-invite-friends = Your friends
web-invite-friend = Invite
web-invite-sent = Invited
web-recent = Recent opponents
web-recent-games = { $count ->
    [one] 1 game, { $date }
   *[other] { $count } games, last on { $date }
}
web-recent-none = Your opponents will be listed here.
web-the-others = Other players at this table
web-block = Block
web-unblock = Unblock
web-blocked = { $name } is blocked. You won’t be paired with them or see their messages.
web-unblocked = { $name } is no longer blocked.
web-blocked-people = Blocked
web-blocked-how = You won’t be paired with them, they can’t invite you, and you don’t see their messages. They are not notified.
web-report = Report
web-report-of = Report { $name }
web-report-what = The admin will look into it.
web-report-what-table = The admin will look into it and can read the chat of this table.
web-report-reason = What is it about?
web-report-talk = Insults or bad language
web-report-name = An offensive name
web-report-cheats = Cheating
web-report-leaves = Keeps leaving games
web-report-other = Something else
web-report-note = Details
web-report-send = Send
web-report-sent = Thank you. Your report was sent.

## Reactions

web-reactions = Quick reactions
web-reaction-hello = Hello!
web-reaction-good-luck = Good luck!
web-reaction-well-played = Well played!
web-reaction-lucky = What luck!
web-reaction-oops = Oops!
web-reaction-thanks = Thanks for the game!
web-chat-allowed = Chat is allowed
web-chat-none = Chat is off at this table. You can send reactions.
web-chat-off = Chat messages are hidden. You only see reactions.
web-chat-shown = Show chat messages

## Admin

web-operator = Admin
web-operator-token = Admin token
web-operator-enter = Sign in
web-operator-leave = Sign out
web-operator-counts = Counts
web-operator-people = Users
web-operator-tables-open = Tables waiting for players
web-operator-tables-playing = Games in progress
web-operator-tables-over = Finished games
web-operator-games = Games by users
web-operator-waiting = Looking for an opponent
web-operator-reports = Reports
web-operator-bans = Banned
web-operator-keep = Retention
web-operator-keep-open = Tables without a game
web-operator-keep-playing = Unfinished games
web-operator-keep-over = Finished games
web-operator-keep-guests = Guests without a game
web-operator-for-ever = forever
web-operator-told = reported by { $name }, { $date }
web-operator-table = Table
web-operator-close = Close report
web-operator-no-reports = No open reports.
web-operator-ban-week = Ban for a week
web-operator-ban = Ban permanently
web-operator-unban = Unban
web-operator-rename = Rename
web-operator-search = Name or public id
web-operator-look = Search
web-operator-person = games: { $games }, joined { $date }
web-operator-tables = Tables
web-operator-which = Status
web-operator-all = All
web-operator-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
