# Wertungen nach Ergebnis: gewertete Tische, die eigene Wertung, die Besten des Hauses.

web-rated = Gewertet
web-rated-about = Das Ergebnis zählt für deine Wertung: keine Hilfe, kein Zurücknehmen, die Würfel des Hauses.
web-clock-rated = Zwei Minuten pro Zug
web-rated-table = Gewertete Partie
web-rating = { $points } ± { $reach }
web-rating-of-seat = Wertung: { $rating }
web-rating-after = Deine Wertung: { $points } ± { $reach }
web-rating-change = ({ $change } durch diese Partie)
web-ratings = Nach Ergebnis
web-ratings-how = Aus den Siegen in gewerteten Partien, auf einer Skala wie beim Schach: 400 Punkte mehr sind zehn Siege zu einem. Der wahre Wert liegt in 95 von 100 Fällen innerhalb von ±. Wer neu ist, beginnt bei 1500, und die Bots bleiben, wo sie gemessen wurden.
web-ratings-games = { $games ->
    [one] Eine gewertete Partie,
   *[other] { $games } gewertete Partien,
} { $won ->
    [0] keine gewonnen.
    [one] eine gewonnen.
   *[other] { $won } gewonnen.
}
web-ratings-provisional = Vorläufig: { $games ->
    [one] Nach einer weiteren Partie steht sie in der Liste.
   *[other] Nach { $games } weiteren Partien steht sie in der Liste.
}
web-ratings-month = Nur dieser Monat: { $rating }
web-ratings-curve = Deine Wertung nach jeder gewerteten Partie: jetzt { $points }.
web-leaderboard = Die Besten
web-leaderboard-about = Wer am stärksten ist, nach gewerteten Partien
web-leaderboard-month = Dieser Monat
web-leaderboard-all = Insgesamt
web-leaderboard-span = Wann
web-leaderboard-how = Geordnet nach dem unteren Ende des Intervalls: was jemand sicher ist, nicht was er sein könnte.
web-leaderboard-place = Platz
web-leaderboard-name = Name
web-leaderboard-rating = Wertung
web-leaderboard-games = Partien
web-leaderboard-won = Gewonnen
web-leaderboard-you = du
web-leaderboard-provisional = Vorläufig
web-leaderboard-provisional-how = Weniger als { $games } gewertete Partien: Diese Wertungen können sich noch stark ändern.
web-leaderboard-none = Noch niemand. Setze beim Eröffnen eines Tisches ein Häkchen bei „Gewertet“: Die ersten { $games } Partien bringen dich hierher.
