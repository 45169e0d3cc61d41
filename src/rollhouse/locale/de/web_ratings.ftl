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
web-best = Die Besten
web-best-about = Wer am stärksten ist, nach gewerteten Partien
web-best-month = Dieser Monat
web-best-all = Insgesamt
web-best-span = Wann
web-best-how = Geordnet nach dem unteren Ende des Intervalls: was jemand sicher ist, nicht was er sein könnte.
web-best-place = Platz
web-best-name = Name
web-best-rating = Wertung
web-best-games = Partien
web-best-won = Gewonnen
web-best-you = du
web-best-provisional = Vorläufig
web-best-provisional-how = Weniger als { $games } gewertete Partien: Diese Wertungen können sich noch stark ändern.
web-best-none = Noch niemand. Setze beim Eröffnen eines Tisches ein Häkchen bei „Gewertet“: Die ersten { $games } Partien bringen dich hierher.
