# Was jemand immer wieder tut, in Bildern.

web-play-statistics = Deine Statistik
web-play-when = Zeitraum
web-play-all-time = Alles
web-play-last-days = Die letzten { $days } Tage
web-play-none-then = In diesem Zeitraum hast du keine Partie zu Ende gespielt.
web-play-go = Jetzt spielen
web-play-results = { $won } gewonnen, { $lost } verloren
web-play-results-shared = { $won } gewonnen, { $shared } geteilt, { $lost } verloren
web-play-no-games = keine Partien
web-play-won = Gewonnene Partien
web-play-wins = Siege in Folge
web-play-days = Tage in Folge
web-play-longest = längste Serie: { $count }
web-play-most = Dein teuerster Fehler
web-play-times = { $count ->
    [0] { $cost }
    [one] einmal, zusammen { $cost }
   *[other] { $count }-mal, zusammen { $cost }
}
web-play-over = Eine Karte, die du überschätzt
web-play-over-count = { $count ->
    [one] einmal gewählt, obwohl ein anderer Zug besser war: { $cost }
   *[other] { $count }-mal gewählt, obwohl ein anderer Zug besser war: { $cost }
}
web-play-under = Eine Karte, die du unterschätzt
web-play-under-count = { $count ->
    [one] einmal liegen gelassen, obwohl sie das Beste war: { $cost }
   *[other] { $count }-mal liegen gelassen, obwohl sie das Beste war: { $cost }
}
web-play-results-of-games = Ergebnisse
web-play-errors-a-game = Fehler je Partie
web-play-by-seat = Wer beginnt
web-play-beginning = Du beginnst
web-play-following = Eine andere Person beginnt
web-play-analysed = { $count } von { $games } Partien bisher analysiert.
web-play-by-opponent = Nach Gegner
web-play-unnamed = Ohne Namen
web-play-others = { $count ->
    [one] Und noch jemand.
   *[other] Und { $count } weitere.
}
web-play-by-mode = Einstellungen
web-play-usual = Standard
web-play-table = Als Tabelle zeigen
web-play-errors = Fehler
web-play-errors-how = Der Anteil jeder Fehlerart an den Gesamtkosten deiner Entscheidungen.
web-play-no-errors = Noch kein Fehler.
web-play-balance = Karten, die du falsch einschätzt
web-play-balance-share = Zu viel: Du hast die Karte gewählt, obwohl ein anderer Zug besser war. Zu wenig: Du hast sie liegen gelassen, obwohl sie die beste war. In Prozentpunkten Gewinnchance.
web-play-balance-turns = Zu viel: Du hast die Karte gewählt, obwohl ein anderer Zug besser war. Zu wenig: Du hast sie liegen gelassen, obwohl sie die beste war. In Zügen.
web-play-too-much = Zu viel
web-play-too-little = Zu wenig
web-play-points = Punkte je Karte
web-play-points-how = Wie viele Punkte du mit jeder Karte im Schnitt erzielt hast, verglichen mit den besten Zügen in denselben Stellungen.
web-play-best = Beste Züge
web-play-card = Karte
web-play-taken-you = Von dir gewählt
web-play-taken-best = Von den besten Zügen gewählt
web-play-win = Erwartete Punkte deiner Würfel
web-play-win-how = Der Wert von Würfeln auf einer Karte: ihre Punkte mal die Chance, dass sie zu Beginn deines nächsten Zugs noch dort liegen, wenn die anderen gut spielen. Verglichen werden deine Würfel mit denen der besten Züge in denselben Stellungen.
web-play-win-of = { $won } von { $taken } gewonnen
web-play-win-taken = Würfel gelegt
web-play-win-won = Gewonnen
web-play-win-points = Punkte je Partie
web-play-not-counted = Höchstens deine letzten { $most } beendeten Partien, ohne die, in denen mehrere Personen ein Gerät teilten.
