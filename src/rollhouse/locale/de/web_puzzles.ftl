# Rätsel zur Wahl: das Archiv, Themen, die eigene Wertung.

web-puzzles = Rätsel
web-puzzles-about = Nach Thema und Stufe, mit Wertung
web-puzzles-how = Jede Stellung hat einen besten Zug. Deine erste Antwort auf ein Rätsel zählt, für deine Wertung und für seine. Das Rätsel von heute und die des kommenden Monats sind nicht dabei.
web-puzzles-practice = Üben
web-puzzles-practice-about = Neue Rätsel auf deinem Niveau
web-puzzles-practice-these = Diese üben
web-puzzles-progress = { $solved } gelöst, { $missed } verfehlt, von { $total }
web-puzzles-mine = Deine Wertung
web-puzzles-mine-none = Beantworte ein Rätsel, um eine Wertung zu bekommen. Sie beginnt bei 1500 und ist zuerst unsicher.
web-puzzles-answers =
    { $answers ->
        [one] Ein Rätsel,
       *[other] { $answers } Rätsel,
    } { $solved ->
        [0] keins gelöst.
        [one] eins gelöst.
       *[other] { $solved } gelöst.
    }
web-puzzles-curve = Deine Wertung nach jedem Rätsel: jetzt { $points }.
web-puzzles-theme = Thema
web-puzzles-themes = Nach Thema
web-puzzles-themes-how = Das Thema verrät schon einen Teil der Antwort.
web-puzzles-theme-solved = { $solved } von { $count } gelöst
web-puzzles-all = Alle Rätsel
web-puzzles-any = Alle
web-puzzles-players = Personen
web-puzzles-for = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-puzzles-setting = Einstellung
web-puzzles-level = Stufe
web-puzzles-state = Status
web-puzzles-state-new = Neu
web-puzzles-state-solved = Gelöst
web-puzzles-state-missed = Verfehlt
web-puzzles-found = { $count ->
    [0] Dazu passt kein Rätsel.
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
web-puzzles-next = Nächstes Rätsel
web-puzzles-counts = Mach deinen Zug auf dem Brett. Deine erste Antwort zählt.
web-puzzles-again = Dieses Rätsel hast du schon beantwortet; diesmal zählt es nicht.
web-puzzles-rated-at = Wertung des Rätsels: { $rating }, deine: { $mine }.
web-puzzles-rating-after = Deine Wertung: { $rating } ({ $change }). Die des Rätsels: { $puzzle }.
web-puzzles-unrated = Nicht gewertet: Du hattest es schon beantwortet.
web-puzzles-position = Nur diese Stellung
web-puzzles-end = Hier gibt es keine Rätsel mehr.
