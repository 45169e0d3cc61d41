# Turniere.

web-tournament = Turnier
web-tournament-make = Turnier anlegen
web-tournament-how = Schick allen den Link, oder zeig diese Seite auf einem Fernseher. Sobald du startest, läuft das Turnier von selbst.
web-tournament-title = Name des Turniers
web-tournament-format = Modus
web-tournament-swiss = Schweizer System: Gegner mit ähnlich vielen Punkten
web-tournament-round-robin = Alle gegen alle
web-tournament-knock-out = K.-o.: Wer verliert, ist draußen
web-tournament-rounds = Runden (0: automatisch)
web-tournament-duplicate = Die gleichen Würfel an allen Tischen einer Runde
web-tournament-join = Mitmachen
web-tournament-leave = Zurückziehen
web-tournament-remove = { $name } entfernen
web-tournament-begin = Beginnen
web-tournament-name = Dein Name
web-tournament-waits = Das Turnier ist noch nicht gestartet.
web-tournament-late = Das Turnier läuft schon. Du kannst noch einsteigen und spielst ab der nächsten Runde.
web-tournament-cohost = Mitveranstalter
web-tournament-sit-out = Nächste Runden aussetzen
web-tournament-return = Wieder mitspielen
web-tournament-sits-out = Bis du wieder mitspielst, wirst du nicht gepaart. Eine ausgesetzte Runde bringt keine Punkte.
web-tournament-round = Runde { $round } von { $rounds }
web-tournament-over = { $name } hat das Turnier gewonnen.
web-tournament-off = { $name } hat spielfrei
web-tournament-plays = läuft
web-tournament-won = { $name } hat gewonnen
web-tournament-shared = geteilter Sieg
web-tournament-table = Zu deinem Tisch
web-tournament-standings = Stand
web-tournament-person = Name
web-tournament-points = Punkte
web-tournament-against = Punkte der Gegner
web-tournament-ties = Bei gleichen Punkten entscheiden die Punkte der Gegner, dann die Siege, dann eine zu Beginn geloste Reihenfolge. Wer nicht erscheint, verliert auf Zeit. Spielfrei zählt als Sieg, außer wenn alle einmal spielfrei haben.
web-tournament-earlier = Frühere Runden
web-tournaments = Turniere
web-tournaments-about = Mehrere Runden an vielen Tischen, zu Hause oder online
web-tournaments-now = Offen und laufend
web-tournaments-none = Zurzeit gibt es keine öffentlichen Turniere. Für private brauchst du einen Link.
web-tournaments-people = { $count ->
    [0] noch niemand dabei
    [one] 1 dabei
   *[other] { $count } dabei
}
web-tournament-come = offen
web-tournament-going = Runde { $round }
web-tournament-public = In der öffentlichen Liste zeigen
web-tournament-keep = Um hier ein Turnier anzulegen, brauchst du einen Passkey.
web-tournament-clock = { $minutes } min je Partie + { $seconds } s je Zug
web-tournament-in = Du machst mit. Diese Seite aktualisiert sich, wenn das Turnier beginnt.
web-tournament-rename = Name ändern
web-tournament-qr = QR-Code des Links zu diesem Turnier
web-tournament-scan = Scannen und mitmachen
web-tournament-scan-table = Scannen und deinen Tisch finden
web-tournament-call-off = Turnier absagen
web-tournament-called-off = Dieses Turnier wurde abgesagt.
web-tournament-against-you = Du spielst gegen { $name }
web-tournament-wait = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-tournament-you-off = Du hast diese Runde spielfrei.
web-tournament-setting = wird vorbereitet
web-tournament-decided = Feinwertung
web-tournament-back = Zurück zum Turnier
web-tournament-list = Alle Turniere
web-tournament-players = Personen je Tisch
web-tournament-at-table = bis zu { $count } je Tisch
web-tournament-no-winner = kein Sieg
web-tournament-ties-more = Mit mehr als zwei an einem Tisch zählt der Durchschnitt der Gegnerpunkte, und der Sieg eines eingesprungenen Bots zählt nicht.
