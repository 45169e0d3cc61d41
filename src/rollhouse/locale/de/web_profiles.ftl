# A user's page, the menu of a name, and privacy.

web-person-page = Seite ansehen
web-person-play = { $game } spielen
web-person-watch = Zuschauen
web-person-add = Als Freund hinzufügen
web-person-accept = Freundschaftsanfrage annehmen
web-person-requested = Freundschaftsanfrage an { $name } gesendet.
web-person-unrequest = Freundschaftsanfrage zurückziehen
web-person-guest = Gast
web-person-menu = Spielen, hinzufügen, blockieren …
web-person-joined = Dabei seit { $date }
web-person-no-ratings = Noch keine gewerteten Partien.
web-person-provisional = Vorläufig.
web-person-versus = Eure gemeinsamen Partien
web-person-versus-none = Ihr habt noch keine gemeinsame Partie beendet.
web-person-accuracy = Genauigkeit
web-person-accuracy-how = Die durchschnittlichen Kosten einer Entscheidung, ohne das Glück. Weniger ist besser.
web-person-games = Letzte Partien
web-friend-requests = Freundschaftsanfragen
web-privacy = Privatsphäre
web-privacy-page = Deine Seite
web-privacy-guest = Sichere dein Konto, um eine eigene Seite zu bekommen.
web-privacy-games = Meine Seite zeigt meine gewerteten und öffentlichen Partien
web-privacy-accuracy = Meine Seite zeigt meine Genauigkeit
web-privacy-online = Andere sehen, wann ich online bin
web-privacy-watch = Zuschauer können meine gewerteten und öffentlichen Partien finden
web-privacy-invitations = Spieler, die nicht meine Freunde sind, können mich einladen
web-person-versus-score =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $won } gewonnen{ $shared ->
        [0] { "" }
        [one] , { $shared } geteilt
       *[other] , { $shared } geteilt
    }, { $lost } verloren

## Looking for an opponent

web-pace-day = 1 Tag je Zug
web-pace-three-days = 3 Tage je Zug
web-seek-rated = Gewertet
web-seek-range = Wertungsabstand
web-seek-range-points = bis { $points } Punkte Abstand
web-seek-range-any = jede Wertung
web-seek-difference = Gegner bis { $points } Punkte Abstand; der Bereich wächst, während du wartest.
web-seek-unrated = Nicht gewertet: Gewertete Partien sind zu zweit, mit den üblichen Einstellungen und einer Uhr.
web-seek-guest = Nicht gewertet: Sichere dein Konto, um gewertete Partien zu spielen.
web-seek-kept = Du wartest auf einen Gegner für eine Korrespondenzpartie: { $game }, { $pace }. Du kannst die Seite verlassen.
