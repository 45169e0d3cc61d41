# Abende mit vielen Tischen.

web-evening = Ein Abend
web-evening-make = Einen Abend machen
web-evening-how = Schick allen die Adresse, oder zeig diese Seite auf dem Fernseher. Sobald du beginnst, läuft er von selbst.
web-evening-title = Wie heißt er?
web-evening-format = Wer gegen wen
web-evening-swiss = Schweizer System: wer ungefähr gleich hoch steht
web-evening-round-robin = Alle gegen alle
web-evening-knock-out = K.-o.: Wer verliert, ist draußen
web-evening-rounds = Runden (0: so viele wie nötig)
web-evening-duplicate = Die gleichen Würfel an allen Tischen einer Runde
web-evening-join = Mitmachen
web-evening-leave = Nicht mehr mitmachen
web-evening-remove = { $name } wegschicken
web-evening-begin = Beginnen
web-evening-name = Dein Name
web-evening-waits = Wer diesen Abend gemacht hat, beginnt ihn.
web-evening-round = Runde { $round } von { $rounds }
web-evening-over = { $name } hat den Abend gewonnen.
web-evening-off = { $name } setzt diese Runde aus
web-evening-plays = spielen
web-evening-won = { $name } hat gewonnen
web-evening-shared = geteilt
web-evening-table = An deinen Tisch
web-evening-standings = Stand
web-evening-person = Name
web-evening-points = Punkte
web-evening-against = Punkte der Gegner
web-evening-ties = Bei gleichen Punkten entscheiden die Punkte der Gegner, dann Siege, dann das Los vom Beginn. Wer nicht kommt, verliert durch die Uhr. Auszusetzen zählt als Sieg, außer wo alle einmal aussetzen.
web-evening-earlier = Frühere Runden
web-evenings = Abende
web-evenings-about = Viele Tische, Runde um Runde, im Wohnzimmer oder im Netz
web-evenings-now = Mach mit
web-evenings-none = Zurzeit ist kein Abend angekündigt. Zu manchen kommt man nur mit ihrer Adresse.
web-evenings-people = { $count ->
    [0] noch niemand
    [one] jemand macht mit
   *[other] { $count } machen mit
}
web-evening-come = noch offen
web-evening-going = Runde { $round }
web-evening-public = Alle finden ihn in der Liste der Abende
web-evening-keep = In diesem Haus macht Abende, wer einen Passkey hat.
web-evening-clock = { $minutes } min pro Partie, { $seconds } s mehr pro Zug
web-evening-in = Du machst mit. Auf dieser Seite geht es von selbst los.
web-evening-rename = Name ändern
web-evening-qr = Die Adresse dieses Abends als QR-Code
web-evening-scan = Scannen und mitmachen
web-evening-scan-table = Scannen und deinen Tisch finden
web-evening-call-off = Absagen
web-evening-called-off = Dieser Abend wurde abgesagt.
web-evening-against-you = Du spielst gegen { $name }
web-evening-wait = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-evening-you-off = Du setzt diese Runde aus.
web-evening-setting = wird gedeckt
web-evening-decided = Wie die Plätze entschieden werden
web-evening-back = Zurück zum Abend
web-evening-list = Alle Abende
web-evening-players = Spieler an einem Tisch
web-evening-at-table = bis zu { $count } an einem Tisch
web-evening-no-winner = niemand hat gewonnen
web-evening-ties-more = Mit mehr als zwei an einem Tisch zählt der Durchschnitt der Gegner, und ein Bot, der für jemanden spielt, gewinnt für niemanden.
