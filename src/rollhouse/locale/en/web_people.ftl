# Other users: finding an opponent, friends, blocking and reporting.

## Find an opponent

web-seek = Find an opponent
web-seek-find = Find an opponent
web-seek-waiting = Looking for an opponent …
web-seek-bot-in = { $bot } takes the seat in { $time }.
web-seek-stop = Cancel search
web-seek-count = { $count ->
    [0] No one else is waiting.
    [one] 1 person is waiting.
   *[other] { $count } people are waiting.
}
web-seek-with = Play with { $name }
web-seek-players = { $count } players
web-seek-together = { $count } of { $players } are here.
web-pace = Pace
web-pace-none = No clock
web-pace-minute = 1 minute per move
web-pace-quarter = 15 minutes per game
web-wait = If no one joins
web-wait-never = Keep waiting
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = A bot after { $time }

## Friends

web-friends = Friends
web-friends-none = No friends yet. Send your link: anyone who opens it can become your friend.
web-friend-link = Invite link
web-friend-link-how = The person who opens this link becomes your friend. It works once and expires after a week.
web-friend-link-qr = QR code of the invite link
web-friend-here = online
web-friend-plays = playing
web-friend-away = offline
web-friend-remove = Remove friend
web-friend-unnamed = No name
web-friend-accept = Friend request
web-friend-accept-what = Friends see when the other is online and can invite each other to games.
web-friend-from = The link is from { $name }.
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

web-admin = Admin
web-admin-token = Admin token
web-admin-enter = Sign in
web-admin-leave = Sign out
web-admin-counts = Counts
web-admin-people = Users
web-admin-tables-open = Tables waiting for players
web-admin-tables-playing = Games in progress
web-admin-tables-over = Finished games
web-admin-games = Games by users
web-admin-waiting = Looking for an opponent
web-admin-reports = Reports
web-admin-bans = Banned
web-admin-keep = Retention
web-admin-keep-open = Tables without a game
web-admin-keep-playing = Unfinished games
web-admin-keep-over = Finished games
web-admin-keep-guests = Guests without a game
web-admin-for-ever = forever
web-admin-reported-by = reported by { $name }, { $date }
web-admin-table = Table
web-admin-close = Close report
web-admin-answer = Answer to the player who sent the report (optional)
web-admin-no-reports = No open reports.
web-admin-ban-week = Ban for a week
web-admin-ban = Ban permanently
web-admin-unban = Unban
web-admin-rename = Rename
web-admin-lock = Lock name
web-admin-unlock = Unlock name
web-admin-end = End
web-admin-chat = Chat
web-admin-no-chat = No messages.
web-admin-remove-message = Remove message
web-admin-tournament = Tournament id
web-admin-cancel-tournament = Cancel tournament
web-admin-log = What admins did
web-admin-no-log = Nothing yet.
web-admin-search = Name or public id
web-admin-look = Search
web-admin-person = games: { $games }, joined { $date }
web-admin-tables = Tables
web-admin-which = Status
web-admin-all = All
web-admin-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
