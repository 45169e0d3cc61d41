# Die Aufgabe des Tages: dieselben Würfel für alle.

web-daily = Aufgabe des Tages
web-daily-about = Dieselben Würfel für alle, ein Versuch
web-daily-how = Alle spielen dieselben Würfel und Karten gegen denselben Bot, einmal und bis zum Ende. Es zählt, wie gut du entscheidest: Dein Glück haben alle. Es gibt keine Hilfe, und nichts wird zurückgenommen.
web-daily-against = { $game }, gegen { $bot }
web-daily-play = Versuch beginnen
web-daily-go-on = Versuch fortsetzen
web-daily-done = Dein Versuch ist gespielt. Die Würfel werden verraten, wenn der Tag vorbei ist.
web-daily-today = Heute
web-daily-yesterday = Gestern
web-daily-nobody = Niemand hat sie zu Ende gespielt.
web-daily-cost = Eine Entscheidung kostete
web-daily-by-result = Nach Ergebnis
web-daily-result = Ergebnis
web-daily-waiting = noch nicht bekannt
web-daily-replay = Die beste Partie ansehen
web-daily-dice = Die Würfel
web-daily-fixed = Diese Zahl legt die Würfel von heute fest:
web-daily-revealed = Die von gestern entstanden aus diesem Geheimnis:
web-daily-tomorrow = Die von morgen stehen schon fest:
web-daily-of-table = Aufgabe des Tages: ein Versuch, ohne Hilfe, dieselben Würfel für alle.
web-daily-name = Dein Name, für die Rangliste
web-daily-played = { $count } haben sie gespielt; die Besten stehen hier.
web-daily-costs = Was jede Entscheidung kostete
