# Der Rätselsturm: Rätsel gegen die Uhr.

web-rush = Rätselsturm
web-rush-about = So viele Rätsel wie möglich, eins schwerer als das andere
web-rush-how = Löse so viele Rätsel, wie du kannst: Sie werden schwerer, und der dritte Fehler beendet den Sturm. Das nächste kommt mit deiner Antwort. Ein Rätsel, das dir hier begegnet, wird danach nicht mehr gewertet.
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
web-rush-misses = { $count ->
    [0] Kein Fehler von { $most }
    [one] Ein Fehler von { $most }
   *[other] { $count } Fehler von { $most }
}
web-rush-right = Richtig. { $score }.
web-rush-wrong = Falsch. { $misses }.
web-rush-left = Noch { $seconds } Sekunden
web-rush-give-up = Aufhören
web-rush-over = Der Sturm ist vorbei
web-rush-record = So gut warst du noch nie.
web-rush-again = Noch einmal
web-rush-asked = Die Rätsel dieses Sturms
web-rush-puzzle = Rätsel { $number }
web-rush-mine = Deine besten
web-rush-none-yet = Du hast noch keinen versucht.
web-rush-best = Die Besten des Hauses
web-rush-nobody = Noch niemand.
