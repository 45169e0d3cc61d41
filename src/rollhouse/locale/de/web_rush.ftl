# Der Rätselsturm: Rätsel gegen die Uhr.

web-rush = Rätselsturm
web-rush-about = Löse so viele Rätsel wie möglich; sie werden schwerer
web-rush-how = Löse so viele Rätsel wie möglich. Sie werden schwerer, und der dritte Fehler beendet den Sturm. Rätsel, die du hier siehst, zählen nicht mehr für deine Wertung.
web-rush-kind = Dauer
web-rush-kind-three = 3 Minuten
web-rush-kind-five = 5 Minuten
web-rush-kind-survival = Überleben, ohne Uhr
web-rush-start = Los
web-rush-score = { $score ->
    [0] Keins gelöst
    [one] Eins gelöst
   *[other] { $score } gelöst
}
web-rush-misses = { $count } von { $most } Fehlern
web-rush-right = Richtig. { $score }.
web-rush-wrong = Falsch. { $misses }.
web-rush-left = Noch { $seconds } Sekunden
web-rush-give-up = Aufhören
web-rush-over = Der Sturm ist vorbei
web-rush-record = Neuer persönlicher Rekord!
web-rush-again = Noch einmal
web-rush-asked = Rätsel dieses Sturms
web-rush-puzzle = Rätsel { $number }
web-rush-mine = Deine besten
web-rush-none-yet = Du hast noch keinen Rätselsturm gespielt.
web-rush-best = Rangliste
web-rush-no-scores = Noch niemand.
