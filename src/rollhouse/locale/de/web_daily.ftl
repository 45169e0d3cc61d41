# Die Aufgabe des Tages: dieselben Würfel für alle.

web-daily = Aufgabe des Tages
web-daily-about = Dieselben Würfel für alle, ein Versuch
web-daily-how = Alle spielen dieselben Würfel und Karten gegen denselben Bot, einmal. In der Rangliste zählt, wie gut du entscheidest, denn das Glück ist für alle gleich. Es gibt keine Tipps, und Züge lassen sich nicht zurücknehmen.
web-daily-against = { $game }, gegen { $bot }
web-daily-play = Spielen
web-daily-go-on = Weiterspielen
web-daily-done = Du hast die heutige Aufgabe gespielt. Die Würfel werden veröffentlicht, wenn der Tag vorbei ist.
web-daily-today = Heute
web-daily-yesterday = Gestern
web-daily-none-finished = Niemand hat sie zu Ende gespielt.
web-daily-cost = Kosten je Entscheidung
web-daily-by-result = Nach Ergebnis
web-daily-result = Ergebnis
web-daily-waiting = noch nicht bekannt
web-daily-replay = Die beste Partie ansehen
web-daily-fixed = Diese Zahl legt die Würfel von heute fest:
web-daily-revealed = Die Würfel von gestern entstanden aus diesem Geheimnis:
web-daily-tomorrow = Die Würfel von morgen stehen schon fest:
web-daily-of-table = Aufgabe des Tages: ein Versuch, keine Tipps, dieselben Würfel für alle.
web-daily-name = Dein Name, für die Rangliste
web-daily-played = { $count }-mal gespielt. Hier stehen die besten Ergebnisse.
web-daily-costs = Kosten jeder Entscheidung

web-share-result = Ergebnis teilen
web-share-day = Rollhouse · { $what } · { $game } · { $date }
web-share-legend = Ein Zeichen je Zug: { $fine } gut, { $inaccuracy } ungenau, { $mistake } Fehler, { $blunder } Patzer. Verraten wird nichts.
