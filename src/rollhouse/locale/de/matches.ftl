# Duplicate-Matches: zwei Tische, die gleichen Würfel.

error-match-unknown = Match nicht gefunden.
error-match-begun = Das Match hat schon begonnen.
error-match-over = Das Match ist vorbei.
error-match-place-taken = Platz { $value } ist besetzt.
error-match-not-yours = Du spielst in diesem Match nicht mit.
error-match-not-host = Das kann nur, wer das Match angelegt hat.
error-match-too-many = Du hast { $value } laufende Matches. Beende zuerst eines, oder sag eines ab.
error-match-bot = „{ $value }“ kann kein Duell spielen. Beide brauchen denselben Bot, dessen Züge nicht vom Zufall abhängen ({ $expected }).
error-table-same-dice-elsewhere = An einem anderen Tisch wird noch mit den gleichen Würfeln gespielt. Bis diese Partie zu Ende ist, sieht diesen Tisch nur, wer daran spielt.
error-table-match-once = Dieser Tisch gehört zu einem Match; die nächste Partie beginnt automatisch.
