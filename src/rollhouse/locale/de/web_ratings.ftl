# Wertungen nach Ergebnis: gewertete Tische, die eigene Wertung, die Rangliste.

web-rated = Gewertet
web-rated-about = Das Ergebnis zählt für deine Wertung. Keine Tipps, kein Zurücknehmen, virtuelle Würfel.
web-clock-rated = Zwei Minuten je Zug
web-rated-table = Gewertete Partie
web-rating = { $points } ± { $reach }
web-rating-of-seat = Wertung: { $rating }
web-rating-after = Deine Wertung: { $points } ± { $reach }
web-rating-change = ({ $change } durch diese Partie)
web-ratings = Wertung
web-ratings-how = Deine Wertung ergibt sich aus gewerteten Partien, auf einer Skala wie beim Schach: 400 Punkte Vorsprung bedeuten zehn Siege auf eine Niederlage. Das ± gibt das 95-%-Konfidenzintervall an. Neue beginnen bei 1500; die Bots behalten ihre gemessene Wertung.
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
web-leaderboard = Rangliste
web-leaderboard-about = Die Stärksten in gewerteten Partien
web-leaderboard-month = Dieser Monat
web-leaderboard-all = Insgesamt
web-leaderboard-span = Zeitraum
web-leaderboard-how = Sortiert nach dem unteren Ende des Konfidenzintervalls der Wertung.
web-leaderboard-place = Rang
web-leaderboard-name = Name
web-leaderboard-rating = Wertung
web-leaderboard-games = Partien
web-leaderboard-won = Gewonnen
web-leaderboard-you = du
web-leaderboard-provisional = Vorläufig
web-leaderboard-provisional-how = Weniger als { $games } gewertete Partien: Diese Wertungen können sich noch stark ändern.
web-leaderboard-none = Noch niemand. Setze beim Anlegen eines Tisches ein Häkchen bei „Gewertet“; nach { $games } Partien stehst du in der Rangliste.
