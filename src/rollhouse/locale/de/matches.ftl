# Duplicate-Matches: zwei Tische, die gleichen Würfel.

error-match-unknown = Dieses Match gibt es nicht.
error-match-begun = Das Match hat begonnen.
error-match-over = Das Match ist vorbei.
error-match-place-taken = Platz { $value } ist nicht frei.
error-match-not-yours = Du spielst in diesem Match nicht mit.
error-match-not-host = Das darf nur, wer das Match gemacht hat.
error-match-too-many = Du hast { $value } Matches, die nicht vorbei sind: Spiel erst eines zu Ende, oder sag es ab.
error-match-bot = „{ $value }“ kann kein Duell spielen: Beide müssen auf denselben Bot treffen, einen, der nichts dem Zufall überlässt ({ $expected }).
error-table-same-dice-elsewhere = Andere spielen noch mit den gleichen Würfeln. Bis sie fertig sind, sieht diesen Tisch nur, wer daran sitzt.
error-table-match-once = Dieser Tisch gehört zu einem Match, das von selbst weitergeht.
