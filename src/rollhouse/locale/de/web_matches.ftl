# Duplicate-Matches: zwei Tische, die gleichen Würfel.

web-matches = Duplicate-Matches
web-matches-about = Die gleichen Würfel an zwei Tischen: Wer macht mehr daraus?
web-match = Duplicate-Match
web-match-how = Zwei Tische spielen mit den gleichen Würfeln. Wer hier Pech hat, hat es auch dort, und niemand kann es auf die Würfel schieben. Danach stehen beide Tische nebeneinander: wo sie sich trennten, und was jede Entscheidung gekostet hat.
web-match-mine = Deine Matches
web-match-make = Ein Match machen
web-match-form = Wer spielt
web-match-duel = Duell zu zweit
web-match-teams = Teams zu zweit
web-match-duel-how = Ihr spielt beide gegen denselben Bot, auf demselben Platz, mit den gleichen Würfeln. Mit Tagen für jede Entscheidung müsst ihr nicht gleichzeitig da sein.
web-match-teams-how = Vier Leute, zwei auf jeder Seite: An einem Tisch hat eure Seite den ersten Platz, am anderen den zweiten. Niemand sitzt an beiden.
web-match-boards = Boards
web-match-bot = Gegen welchen Bot
web-match-open = wartet auf Leute
web-match-plays = läuft
web-match-over = vorbei
web-match-i-won = gewonnen
web-match-i-lost = verloren
web-match-nobody = Noch niemand
web-match-free = frei
web-match-count = { $boards ->
    [one] ein Board
   *[other] { $boards } Boards
}
web-match-minutes = { $time } für jeden
web-match-days = { $time } für jede Entscheidung
web-match-invite = Schick diese Adresse an alle, die mitspielen sollen.
web-match-qr = Die Adresse des Matches zum Scannen
web-match-side = Seite { $side }
web-match-sit = Hier sitzen
web-match-sit-at = Hier sitzen: Seite { $side }
web-match-is-ready = bereit
web-match-ready = Ich bin bereit
web-match-not-ready = Noch nicht
web-match-waits = Das Match beginnt, wenn alle Plätze besetzt und alle bereit sind.
web-match-waits-days = Das Match beginnt, sobald alle Plätze besetzt sind; dann spielen alle, wann sie wollen.
web-match-leave = Den Platz verlassen
web-match-give-up = Das Match aufgeben
web-match-give-up-sure = Wirklich aufgeben? Dann hat eure Seite verloren.
web-match-call-off = Absagen
web-match-table = An deinen Tisch
web-match-sealed = Du bist hier fertig. Am anderen Tisch wird noch mit den gleichen Würfeln gespielt: Bis auch er fertig ist, erfährt niemand, wie es ausging.
web-match-next = Das nächste Board beginnt, wenn alle bereit sind, spätestens in { $seconds } s.
web-match-stand = Wie das Match steht
web-match-sides = Seite
web-match-wins = Gewonnene Partien
web-match-points = Punkte voraus
web-match-won = { $count ->
    [one] { $names } hat das Match gewonnen.
   *[other] { $names } haben das Match gewonnen.
}
web-match-shared = Das Match endet unentschieden.
web-match-given-up = { $names }: Match aufgegeben.
web-match-better = { $count ->
    [one] { $names } hat besser entschieden, vom Glück abgesehen.
   *[other] { $names } haben besser entschieden, vom Glück abgesehen.
}
web-match-better-too = { $count ->
    [one] { $names } hat auch besser entschieden, vom Glück abgesehen.
   *[other] { $names } haben auch besser entschieden, vom Glück abgesehen.
}
web-match-weighing = Was die Entscheidungen gekostet haben, wird noch berechnet …
web-match-board = Board { $board } von { $boards }
web-match-of = Tisch { $table }
web-match-not-begun = noch nicht begonnen
web-match-table-over = fertig
web-match-ended-gave-up = aufgegeben
web-match-ended-time = Zeit abgelaufen
web-match-ended-gone = den Tisch gibt es nicht mehr
web-match-board-won = Board für { $names }
web-match-board-shared = Board geteilt
web-match-cost = eine Entscheidung kostete im Schnitt { $cost }
web-match-compare = Wo haben sie sich getrennt?
web-match-dice = Was die Würfel festlegt
web-match-parted = { $decisions ->
    [0] Sie trennten sich bei der ersten Entscheidung.
    [one] Eine Entscheidung war an beiden Tischen gleich, dann trennten sie sich:
   *[other] { $decisions } Entscheidungen waren an beiden Tischen gleich, dann trennten sie sich:
}
web-match-alike = An beiden Tischen wurde bis zum Ende gleich gespielt.
web-match-best = am besten
web-match-neither = Am besten wäre gewesen: { $move }
web-match-worst = Was am meisten gekostet hat
web-match-look = Ansehen
web-match-of-table = Ein Tisch eines Duplicate-Matches: Die gleichen Würfel fallen an einem anderen Tisch. Es gibt keine Hilfe, und nichts wird zurückgenommen.
web-match-back = Zurück zum Match
web-match-rules = Wie entschieden wird
web-match-rules-dice = Die gleichen Würfel: Derselbe Wurf desselben Zugs hat an beiden Tischen dieselbe Zahl, festgelegt, bevor jemand Platz nahm. Solange beide gleich entscheiden, ist alles gleich; danach beginnen gleiche Züge mit gleichen Würfeln. Bis beide Tische fertig sind, sieht einen Tisch nur, wer daran sitzt.
web-match-rules-score = Ein Board geht an die Seite mit mehr gewonnenen Partien, dann mit mehr Punkten Vorsprung; bei Gleichstand wird es geteilt. Im Match zählen Boards, dann gewonnene Partien, dann Punkte. Die gleichen Würfel nehmen nur wenig Glück weg, weil sich Partien früh trennen: Was eine Entscheidung im Schnitt gekostet hat, sagt besser, wer gut gespielt hat. Wertungen ändern sich nicht.
web-match-rules-time = Wer nicht kommt, verliert diese Partie durch die Uhr. Wer das Match aufgibt, hat es für seine Seite verloren.
