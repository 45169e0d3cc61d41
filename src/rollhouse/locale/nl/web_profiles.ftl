# A user's page, the menu of a name, and privacy.

web-person-page = Pagina bekijken
web-person-play = { $game } spelen
web-person-watch = Meekijken
web-person-add = Als vriend toevoegen
web-person-accept = Vriendschapsverzoek accepteren
web-person-requested = Vriendschapsverzoek gestuurd aan { $name }.
web-person-unrequest = Vriendschapsverzoek intrekken
web-person-guest = Gast
web-person-menu = Spelen, toevoegen, blokkeren …
web-person-joined = Lid sinds { $date }
web-person-no-ratings = Nog geen partijen voor de rating.
web-person-provisional = Voorlopig.
web-person-versus = Jullie partijen samen
web-person-versus-none = Jullie hebben nog geen partij samen uitgespeeld.
web-person-accuracy = Nauwkeurigheid
web-person-accuracy-how = De gemiddelde kosten van een beslissing, zonder het geluk. Lager is beter.
web-person-games = Laatste partijen
web-friend-requests = Vriendschapsverzoeken
web-privacy = Privacy
web-privacy-page = Je pagina
web-privacy-guest = Bewaar je account om een eigen pagina te krijgen.
web-privacy-games = Mijn pagina toont mijn openbare partijen en partijen voor de rating
web-privacy-accuracy = Mijn pagina toont mijn nauwkeurigheid
web-privacy-online = Anderen zien wanneer ik online ben
web-privacy-watch = Toeschouwers kunnen mijn openbare partijen en partijen voor de rating vinden
web-privacy-invitations = Spelers die geen vriend van me zijn, kunnen me uitnodigen
web-person-versus-score =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: { $won } gewonnen{ $shared ->
        [0] { "" }
        [one] , { $shared } gedeeld
       *[other] , { $shared } gedeeld
    }, { $lost } verloren

## Looking for an opponent

web-pace-day = 1 dag per zet
web-pace-three-days = 3 dagen per zet
web-seek-rated = Voor de rating
web-seek-range = Ratingverschil
web-seek-range-points = tot { $points } punten verschil
web-seek-range-any = elke rating
web-seek-difference = Tegenstanders tot { $points } punten verschil; het bereik groeit terwijl je wacht.
web-seek-unrated = Niet voor de rating: zulke partijen zijn met twee spelers, de gewone instellingen en een klok.
web-seek-guest = Niet voor de rating: bewaar je account om voor de rating te spelen.
web-seek-kept = Je wacht op een tegenstander voor een correspondentiepartij: { $game }, { $pace }. Je kunt de pagina verlaten.
