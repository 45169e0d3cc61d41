# Abende mit vielen Tischen.

web-tournament = Ein Abend
web-tournament-make = Einen Abend machen
web-tournament-how = Schick allen die Adresse, oder zeig diese Seite auf dem Fernseher. Sobald du beginnst, läuft er von selbst.
web-tournament-title = Wie heißt er?
web-tournament-format = Wer gegen wen
web-tournament-swiss = Schweizer System: wer ungefähr gleich hoch steht
web-tournament-round-robin = Alle gegen alle
web-tournament-knock-out = K.-o.: Wer verliert, ist draußen
web-tournament-rounds = Runden (0: so viele wie nötig)
web-tournament-duplicate = Die gleichen Würfel an allen Tischen einer Runde
web-tournament-join = Mitmachen
web-tournament-leave = Nicht mehr mitmachen
web-tournament-remove = { $name } wegschicken
web-tournament-begin = Beginnen
web-tournament-name = Dein Name
web-tournament-waits = Wer diesen Abend gemacht hat, beginnt ihn.
web-tournament-round = Runde { $round } von { $rounds }
web-tournament-over = { $name } hat den Abend gewonnen.
web-tournament-off = { $name } setzt diese Runde aus
web-tournament-plays = spielen
web-tournament-won = { $name } hat gewonnen
web-tournament-shared = geteilt
web-tournament-table = An deinen Tisch
web-tournament-standings = Stand
web-tournament-person = Name
web-tournament-points = Punkte
web-tournament-against = Punkte der Gegner
web-tournament-ties = Bei gleichen Punkten entscheiden die Punkte der Gegner, dann Siege, dann das Los vom Beginn. Wer nicht kommt, verliert durch die Uhr. Auszusetzen zählt als Sieg, außer wo alle einmal aussetzen.
web-tournament-earlier = Frühere Runden
web-tournaments = Abende
web-tournaments-about = Viele Tische, Runde um Runde, im Wohnzimmer oder im Netz
web-tournaments-now = Mach mit
web-tournaments-none = Zurzeit ist kein Abend angekündigt. Zu manchen kommt man nur mit ihrer Adresse.
web-tournaments-people = { $count ->
    [0] noch niemand
    [one] jemand macht mit
   *[other] { $count } machen mit
}
web-tournament-come = noch offen
web-tournament-going = Runde { $round }
web-tournament-public = Alle finden ihn in der Liste der Abende
web-tournament-keep = In diesem Haus macht Abende, wer einen Passkey hat.
web-tournament-clock = { $minutes } min pro Partie, { $seconds } s mehr pro Zug
web-tournament-in = Du machst mit. Auf dieser Seite geht es von selbst los.
web-tournament-rename = Name ändern
web-tournament-qr = Die Adresse dieses Abends als QR-Code
web-tournament-scan = Scannen und mitmachen
web-tournament-scan-table = Scannen und deinen Tisch finden
web-tournament-call-off = Absagen
web-tournament-called-off = Dieser Abend wurde abgesagt.
web-tournament-against-you = Du spielst gegen { $name }
web-tournament-wait = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-tournament-you-off = Du setzt diese Runde aus.
web-tournament-setting = wird gedeckt
web-tournament-decided = Wie die Plätze entschieden werden
web-tournament-back = Zurück zum Abend
web-tournament-list = Alle Abende
web-tournament-players = Spieler an einem Tisch
web-tournament-at-table = bis zu { $count } an einem Tisch
web-tournament-no-winner = niemand hat gewonnen
web-tournament-ties-more = Mit mehr als zwei an einem Tisch zählt der Durchschnitt der Gegner, und ein Bot, der für jemanden spielt, gewinnt für niemanden.
