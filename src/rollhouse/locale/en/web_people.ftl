# Other people, for the browser: somebody to play with, friends, and whom one would rather not meet.

## Play somebody

web-seek = Play somebody
web-seek-find = Find somebody: { $game }
web-seek-waiting = Waiting for somebody who would like the same …
web-seek-bot-in = { $bot } takes the seat in { $time }.
web-seek-stop = Wait no longer
web-seek-count = { $count ->
    [0] Nobody else is waiting.
    [one] One person is waiting.
   *[other] { $count } people are waiting.
}
web-seek-with = Play with { $name }
web-seek-players = for { $count }
web-seek-together = { $count } of { $players } are here.
web-pace = Pace
web-pace-none = No clock
web-pace-minute = A minute a move
web-pace-quarter = 15 minutes a game
web-wait = If nobody comes
web-wait-never = Wait on
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = A bot after { $time }

## Friends

web-people = Friends and others
web-friends = Friends
web-friends-none = No friends yet. Send somebody your link: whoever opens it is your friend.
web-friend-link = A link for a friend
web-friend-link-how = Whoever opens this link is your friend from then on. It works once, and for a week.
web-friend-link-qr = The same link as a picture, for the camera of another device
web-friend-here = here
web-friend-plays = at a table
web-friend-away = away
web-friend-part = Friends no longer
web-friend-unnamed = Somebody without a name
web-friend-accept = Be friends
web-friend-accept-what = Somebody has sent you this link. Friends see when the other is here, and can invite each other to a table.
web-friend-yes = Yes
web-friend-now = { $name } is your friend now.
web-invitations = You are invited
web-invited = { $name } invites you to a game: { $game }.
web-invited-match = { $name } invites you to a duplicate match: { $game }.
web-invited-come = Come
web-invited-no = No, thanks
web-invite-friends = Your friends
web-invite-friend = Invite
web-invite-sent = Invited
web-recent = Played with lately
web-recent-games = { $count ->
    [one] one game, { $date }
   *[other] { $count } games, the last { $date }
}
web-recent-none = Whoever you play with is listed here.
web-the-others = The others at this table
web-block = Block
web-unblock = Unblock
web-blocked = { $name } is blocked: you won’t be paired, and what they say is not shown to you.
web-unblocked = { $name } is no longer blocked.
web-blocked-people = Blocked
web-blocked-how = You are not paired with them, they can’t invite you, and what they say is not shown to you. They are not told.
web-report = Report
web-report-of = Report { $name }
web-report-what = Whoever runs this house will look into it.
web-report-what-table = Whoever runs this house will look into it, and sees what was said at this table.
web-report-reason = What is it about?
web-report-talk = Insults or bad language
web-report-name = An offensive name
web-report-cheats = Cheating
web-report-leaves = Leaves games again and again
web-report-other = Something else
web-report-note = In your words
web-report-send = Send
web-report-sent = Thank you. It was sent.

## Reactions

web-reactions = Say with one press
web-reaction-hello = Hello!
web-reaction-good-luck = Good luck!
web-reaction-well-played = Well played!
web-reaction-lucky = What luck!
web-reaction-oops = Oops!
web-reaction-thanks = Thanks for the game!
web-chat-allowed = People may write to each other
web-chat-none = There is no chat at this table: there are only reactions.
web-chat-off = You don’t see what the others write, only their reactions.
web-chat-shown = Show what people write

## For whoever runs the house

web-admin = For the operator
web-admin-token = The operator’s token
web-admin-enter = Come in
web-admin-leave = Leave
web-admin-counts = Counts
web-admin-people = People
web-admin-tables-open = Tables where people sit down
web-admin-tables-playing = Games that are played
web-admin-tables-over = Finished games
web-admin-games = Seats of people in games
web-admin-waiting = Waiting for somebody
web-admin-reports = Reports
web-admin-bans = Shut out
web-admin-keep = Kept for
web-admin-keep-open = Tables without a game
web-admin-keep-playing = Unfinished games
web-admin-keep-over = Finished games
web-admin-keep-guests = Guests without a game
web-admin-for-ever = for ever
web-admin-told = told by { $name }, { $date }
web-admin-table = The table
web-admin-close = Close the report
web-admin-no-reports = No open reports.
web-admin-ban-week = Shut out for a week
web-admin-ban = Shut out for good
web-admin-unban = Let in again
web-admin-rename = Rename
web-admin-search = Name or public id
web-admin-look = Search
web-admin-person = games: { $games }, here since { $date }
web-admin-tables = Tables
web-admin-which = Which
web-admin-all = All
web-admin-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
