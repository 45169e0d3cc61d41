# Die Startseite, die Bereiche der Website und das Kontomenü.

web-nav = Hauptmenü
web-tab-play = Spielen
web-tab-train = Üben
web-tab-people = Leute
web-bell = { $count ->
    [0] Nichts Neues
    [one] 1 Sache wartet auf dich
   *[other] { $count } Sachen warten auf dich
}
web-bell-none = Nichts wartet auf dich.
web-account = Konto
web-account-of = Konto: { $name }
web-account-signin = Anmeldung und Passkeys
web-devices = Geräte
web-devices-how = Nutze dein Konto auf einem anderen Handy oder Computer, oder lade die Partien hoch, die du im Terminal spielst.
web-device-browser = Browser
web-device-program = Programm
web-device-line = { $kind }, angemeldet am { $date }
web-token-make = Token für ein Programm
web-token = Token
web-token-once = Dieses Token siehst du nur jetzt. Halte es geheim: Ein Programm, das es hat, handelt in deinem Namen.
web-token-name = Name des Programms
web-token-may = Was es darf
web-token-upload = Partien hochladen
web-token-play = spielen
web-token-everything = alles außer der Anmeldung
web-token-create = Token anlegen
web-device-own = dieses Gerät
web-device-revoke = Abmelden
web-device-revoked = Abgemeldet.

## Ein Spiel

web-play-against = Gegen { $name } spielen
web-play-friend = Mit Freunden spielen
web-setup = { $game }: neue Partie
web-setup-friend = { $game } mit Freunden
web-setup-open = { $game }: Gegner, Spielerzahl, Variante und Uhr
web-setup-start = Partie starten
web-setup-link = Link erstellen
web-learn-newcomer = Neu hier? Lernen
web-learn-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
web-learn-progress = Lektion { $number } von { $count }
web-learn-lessons-time = { $count ->
    [one] 1 Lektion
   *[other] { $count } Lektionen
}, { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
web-today-done = erledigt
web-today-open = noch offen
web-today-played = Gespielt. Die Rangliste ist offen.
web-training-mine = Dein Spiel
web-my-play-about = Ergebnisse, Fehler und Karten im Lauf der Zeit

## Tische

web-all-my-games = Alle deine Partien
web-line-with = { $game } mit { $names }
web-live-tables = Partien zum Zuschauen
web-watch = Zuschauen
web-watch-about = Laufende Partien, bei denen Zuschauen erlaubt ist, die stärksten zuerst.
web-watch-none = Gerade läuft keine öffentliche Partie. Diese Seite aktualisiert sich von selbst.
web-watch-strength = Durchschnittliche Wertung: { $points }
web-tv = Rollhouse TV
web-tv-about = Die stärkste Partie. Wenn sie endet, folgt die nächste.
web-tv-stay = An diesem Tisch bleiben
web-seek-join = Mitspielen
web-tournament-kind = Art

## Einladen

web-invite-to = Lade jemanden ein: { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } lädt dich ein: { $game }
