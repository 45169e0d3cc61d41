# Duplicate-Matches: zwei Tische, die gleichen Würfel.

web-match = Duplicate-Match
web-match-how = Zwei Tische bekommen die gleichen Würfel: Verglichen wird das Spiel, nicht das Glück eines Wurfs. Partien gehen früh auseinander, und das meiste Glück bleibt: gemessen 92 bis 99 %. Danach siehst du beide Partien nebeneinander: wo sie auseinandergingen und was jede Entscheidung gekostet hat.
web-match-make = Match anlegen
web-match-form = Wer spielt
web-match-duel = Duell (1 gegen 1)
web-match-teams = Teams (2 gegen 2)
web-match-duel-how = Ihr spielt beide gegen denselben Bot, auf demselben Platz, mit den gleichen Würfeln. Per Korrespondenz müsst ihr nicht gleichzeitig online sein.
web-match-teams-how = Vier Personen in zwei Teams. Euer Team spielt an einem Tisch auf dem ersten Platz, am anderen auf dem zweiten.
web-match-boards = Boards
web-match-bot = Gegner (Bot)
web-match-open = wartet auf Mitspielende
web-match-plays = läuft
web-match-over = vorbei
web-match-i-won = gewonnen
web-match-i-lost = verloren
web-match-no-players = Noch niemand
web-match-free = frei
web-match-count = { $boards ->
    [one] ein Board
   *[other] { $boards } Boards
}
web-match-minutes = je { $time }
web-match-days = { $time } je Entscheidung
web-match-invite = Schick diesen Link an alle, die mitspielen.
web-match-qr = QR-Code des Links zu diesem Match
web-match-side = Team { $side }
web-match-sit = Hier sitzen
web-match-sit-at = Hier sitzen: Team { $side }
web-match-is-ready = bereit
web-match-ready = Ich bin bereit
web-match-not-ready = Noch nicht
web-match-waits = Das Match beginnt, wenn alle Plätze besetzt und alle bereit sind.
web-match-waits-days = Das Match beginnt, sobald alle Plätze besetzt sind. Dann könnt ihr jederzeit spielen.
web-match-leave = Verlassen
web-match-give-up = Match aufgeben
web-match-give-up-sure = Das Match aufgeben? Euer Team verliert es dann.
web-match-call-off = Match absagen
web-match-table = Zu deinem Tisch
web-match-sealed = Du bist fertig. Am anderen Tisch wird noch mit den gleichen Würfeln gespielt; die Ergebnisse erscheinen, wenn beide fertig sind.
web-match-next = Das nächste Board beginnt, wenn alle bereit sind, oder in { $seconds } s.
web-match-stand = Stand des Matches
web-match-sides = Team
web-match-wins = Gewonnene Partien
web-match-points = Punktedifferenz
web-match-won = { $count ->
    [one] { $names } hat das Match gewonnen.
   *[other] { $names } haben das Match gewonnen.
}
web-match-shared = Das Match endet unentschieden.
web-match-given-up = { $names }: Match aufgegeben.
web-match-better = { $count ->
    [one] { $names } hat besser entschieden, ohne das Glück.
   *[other] { $names } haben besser entschieden, ohne das Glück.
}
web-match-better-too = { $count ->
    [one] { $names } hat auch besser entschieden, ohne das Glück.
   *[other] { $names } haben auch besser entschieden, ohne das Glück.
}
web-match-analysing = Die Entscheidungen werden analysiert …
web-match-board = Board { $board } von { $boards }
web-match-of = Tisch { $table }
web-match-not-begun = noch nicht begonnen
web-match-table-over = fertig
web-match-ended-gave-up = aufgegeben
web-match-ended-time = Zeit abgelaufen
web-match-ended-gone = Tisch gelöscht
web-match-board-won = Board gewonnen: { $names }
web-match-board-shared = Board unentschieden
web-match-cost = durchschnittliche Kosten je Entscheidung: { $cost }
web-match-compare = Tische vergleichen
web-match-parted = { $decisions ->
    [0] Sie gingen bei der ersten Entscheidung auseinander.
    [one] Eine Entscheidung war an beiden Tischen gleich, dann gingen sie auseinander:
   *[other] { $decisions } Entscheidungen waren an beiden Tischen gleich, dann gingen sie auseinander:
}
web-match-alike = An beiden Tischen fielen bis zum Ende die gleichen Entscheidungen.
web-match-best = am besten
web-match-neither = Am besten wäre gewesen: { $move }
web-match-worst = Teuerste Entscheidungen
web-match-look = Ansehen
web-match-of-table = Dieser Tisch gehört zu einem Duplicate-Match: An einem anderen Tisch wird mit den gleichen Würfeln gespielt. Es gibt keine Tipps, und Züge lassen sich nicht zurücknehmen.
web-match-back = Zurück zum Match
web-match-rules = Regeln und Wertung
web-match-rules-dice = Gleiche Würfel: Jeder Wurf jedes Zugs steht vor dem Match fest und ist an beiden Tischen gleich. Solange beide Tische gleich entscheiden, sind ihre Partien gleich; danach beginnt jeder Zug immer noch mit den gleichen Würfeln. Bis beide Tische fertig sind, sehen sie nur die, die daran spielen.
web-match-rules-score = Ein Board gewinnt das Team mit mehr gewonnenen Partien; bei Gleichstand entscheidet die Punktedifferenz, sonst ist es unentschieden. Im Match zählen Boards, dann gewonnene Partien, dann die Punktedifferenz. Weil Partien früh auseinandergehen, nehmen die gleichen Würfel nur wenig Glück weg: Die durchschnittlichen Kosten je Entscheidung sagen mehr darüber, wer gut gespielt hat. Wertungen ändern sich nicht.
web-match-rules-time = Wer nicht erscheint, verliert auf Zeit. Gibt eine Person das Match auf, verliert ihr Team.
