# Was jemand immer wieder tut, in Bildern.

web-my-play = Dein Spiel in Bildern
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
web-play-most = Was dich am meisten kostet
web-play-times = { $count ->
    [0] { $cost }
    [one] einmal, zusammen { $cost }
   *[other] { $count }-mal, zusammen { $cost }
}
web-play-over = Eine Karte, die du überschätzt
web-play-over-told = { $count ->
    [one] einmal genommen, obwohl anderes besser war: { $cost }
   *[other] { $count }-mal genommen, obwohl anderes besser war: { $cost }
}
web-play-under = Eine Karte, die du unterschätzt
web-play-under-told = { $count ->
    [one] einmal liegen gelassen, obwohl sie das Beste war: { $cost }
   *[other] { $count }-mal liegen gelassen, obwohl sie das Beste war: { $cost }
}
web-play-results-of-games = Ergebnisse
web-play-errors-a-game = Fehler je Partie
web-play-by-seat = Wer beginnt
web-play-beginning = Du beginnst
web-play-following = Jemand anderes beginnt
web-play-weighed = Bisher von { $count } der { $games } Partien bekannt.
web-play-by-opponent = Gegen wen
web-play-somebody = Jemand
web-play-others = { $count ->
    [one] Und noch jemand.
   *[other] Und { $count } weitere.
}
web-play-by-mode = Einstellungen
web-play-usual = Wie üblich
web-play-table = Als Tabelle
web-play-errors = Fehler
web-play-errors-how = Was dich jede Art von Fehler gekostet hat, von allem, was deine Entscheidungen gekostet haben.
web-play-no-errors = Noch kein Fehler.
web-play-balance = Karten, die du falsch einschätzt
web-play-balance-share = Zu viel: Du hast die Karte genommen, obwohl anderes besser war. Zu wenig: Du hast sie liegen gelassen, obwohl sie das Beste war. In Prozentpunkten Gewinnchance.
web-play-balance-turns = Zu viel: Du hast die Karte genommen, obwohl anderes besser war. Zu wenig: Du hast sie liegen gelassen, obwohl sie das Beste war. In Zügen.
web-play-too-much = Zu viel
web-play-too-little = Zu wenig
web-play-points = Punkte je Karte
web-play-points-how = Was dir eine Karte jedes Mal eingebracht hat, neben dem, was die besten Züge in denselben Stellungen eingebracht hätten.
web-play-best = Beste Züge
web-play-card = Karte
web-play-taken-you = Von dir genommen
web-play-taken-best = Von den besten Zügen
web-play-win = Was deine Würfel gewinnen
web-play-win-how = Was Würfel auf einer Karte wert sind: ihre Punkte mal die Chance, dass sie zu Beginn deines nächsten Zuges noch dort liegen, wenn die anderen gut spielen. Dein Legen neben dem der besten Züge in denselben Stellungen.
web-play-win-of = { $won } von { $taken } gewonnen
web-play-win-taken = Würfel gelegt
web-play-win-won = Gewonnen
web-play-win-points = Punkte je Partie
web-play-not-counted = Gezählt sind höchstens deine letzten { $most } beendeten Partien, ohne die, in denen Freunde ein Gerät herumreichten.
