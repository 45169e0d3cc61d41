# A user's page, the menu of a name, and privacy.

web-person-page = View page
web-person-play = Play { $game }
web-person-watch = Watch
web-person-add = Add friend
web-person-accept = Accept friend request
web-person-requested = Friend request sent to { $name }.
web-person-unrequest = Withdraw friend request
web-person-guest = Guest
web-person-menu = Play, add, block …
web-person-joined = Joined { $date }
web-person-no-ratings = No rated games yet.
web-person-provisional = Provisional.
web-person-versus = Your games together
web-person-versus-none = You have not finished a game together yet.
web-person-accuracy = Accuracy
web-person-accuracy-how = The average cost of a decision, with luck left out. Lower is better.
web-person-games = Latest games
web-friend-requests = Friend requests
web-privacy = Privacy
web-privacy-page = Your page
web-privacy-guest = Save your account to get a page of your own.
web-privacy-games = My page lists my rated and public games
web-privacy-accuracy = My page shows my accuracy
web-privacy-online = Others see when I am online
web-privacy-watch = Spectators can find my rated and public games
web-privacy-invitations = Players who are not my friends can invite me
web-person-versus-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $won } won{ $shared ->
        [0] { "" }
        [one] , { $shared } shared
       *[other] , { $shared } shared
    }, { $lost } lost

## Looking for an opponent

web-pace-day = 1 day per move
web-pace-three-days = 3 days per move
web-seek-rated = Rated
web-seek-range = Rating range
web-seek-range-points = within { $points } points
web-seek-range-any = any rating
web-seek-difference = Opponents within { $points } points; the range widens while you wait.
web-seek-unrated = Not rated: rated games are for two players, with the usual settings and a clock.
web-seek-guest = Not rated: save your account to play rated games.
web-seek-kept = You are waiting for a correspondence opponent: { $game }, { $pace }. You can leave the page.
