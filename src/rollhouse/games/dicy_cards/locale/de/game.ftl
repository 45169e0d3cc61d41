# Dicy Cards. Eine Karte ist aktiv oder eingefroren; man friert sie ein oder taut sie auf. Karten werden gewertet.

dicy-name = Dicy Cards

## Die Karten

dicy-card-any_two = Zwei beliebige
dicy-card-low_six = Ohne Sechs
dicy-card-odd = Ungerade
dicy-card-straight = Straße
dicy-card-two_pairs = Zwei Paare
dicy-card-sixes = Sechser
dicy-card-double_pair = Paar doppelt
dicy-card-three_lowest = Drei niedrigste
dicy-card-all_different = Alle verschieden
dicy-card-five_different = Fünf verschiedene
dicy-card-forty_minus = Vierzig minus
dicy-card-all_same = Alle gleich

dicy-rule-any_two = Nimm 2 beliebige Würfel und werte ihre Summe. Wer links und wer rechts von dir sitzt, friert danach je eine eigene aktive Karte nach Wahl ein, falls vorhanden.
dicy-rule-low_six = Nimm alle 6 Würfel, sofern keine 6 dabei ist, und werte ihre Summe.
dicy-rule-odd = Nimm 1 bis 6 Würfel, alle ungerade (1, 3 oder 5), und werte ihre Summe.
dicy-rule-straight = Nimm 2 bis 6 Würfel, die ohne Lücke und ohne Wiederholung aufeinander folgen, etwa 3 4 5, und werte ihre Summe.
dicy-rule-two_pairs = Nimm 4 Würfel, die zwei Paare mit verschiedenen Zahlen bilden, und werte ihre Summe.
dicy-rule-sixes = Nimm 1 bis 6 Würfel, alles Sechsen, und werte ihre Summe. Wer links und wer rechts von dir sitzt, taut danach je eine eigene eingefrorene Karte nach Wahl auf, falls vorhanden.
dicy-rule-double_pair = Nimm 2 Würfel mit derselben Zahl und werte das Doppelte ihrer Summe.
dicy-rule-three_lowest = Nimm die 3 niedrigsten der sechs Würfel und werte ihre Summe. Danach frieren alle anderen je eine eigene aktive Karte nach Wahl ein, falls vorhanden.
dicy-rule-all_different = Nimm 1 bis 6 Würfel mit lauter verschiedenen Zahlen und werte 4 Punkte für jeden.
dicy-rule-five_different = Nimm 1 bis 5 Würfel mit lauter verschiedenen Zahlen und werte ihre Summe.
dicy-rule-forty_minus = Nimm alle 6 Würfel und werte 40 minus ihre Summe: Niedrige Würfel lohnen sich.
dicy-rule-all_same = Nimm 1 bis 6 Würfel mit derselben Zahl und werte 5 Punkte für jeden.

dicy-example-any_two = Beispiel: 4 5 → 9 Punkte.
dicy-example-low_six = Beispiel: 1 2 3 4 5 5 → 20 Punkte.
dicy-example-odd = Beispiel: 1 1 3 5 5 → 15 Punkte.
dicy-example-straight = Beispiel: 2 3 4 → 9 Punkte.
dicy-example-two_pairs = Beispiel: 3 3 6 6 → 18 Punkte.
dicy-example-sixes = Beispiel: 6 6 6 → 18 Punkte.
dicy-example-double_pair = Beispiel: 4 4 → 16 Punkte.
dicy-example-three_lowest = Beispiel: 1 3 3 → 7 Punkte.
dicy-example-all_different = Beispiel: 1 2 5 6 → 16 Punkte.
dicy-example-five_different = Beispiel: 2 4 5 → 11 Punkte.
dicy-example-forty_minus = Beispiel: 1 2 3 3 4 6 → 21 Punkte.
dicy-example-all_same = Beispiel: 1 1 1 → 15 Punkte.

## Varianten und Vorbereitung

dicy-mode-glacial = Eiszeit
dicy-mode-b = Einstieg B (unsere Vermutung)
dicy-mode-c = Fortgeschritten C (unsere Vermutung)
dicy-mode-d = Mehr Interaktion D (unsere Vermutung)
dicy-mode-interglacial = Zwischeneiszeit
dicy-mode-custom = Eigene Wahl
# Ein Satz Karten aus einer eigenen Datei
dicy-mode-other = { $name } (aus einer Datei)
dicy-mode-corrected = Satz { $name } (aus einer gedruckten Schachtel)

dicy-option-mode = Spielvariante
dicy-option-target = Zielpunktzahl
dicy-option-cards = Fünf Karten deiner Wahl, mit ihren Kennungen
dicy-option-modes = Eine Datei mit eigenen Spielvarianten

dicy-setup = { $mode }. Ziel: { $target } Punkte.
dicy-setup-cards = Alle spielen mit { $cards }.
dicy-setup-our-reading = Die Spielregel zeigt diese Karten nur als Bild: Die fünf sind unsere Vermutung, und die gedruckten Karten können abweichen.
dicy-setup-solo = Das Solospiel ist eine eigene Ergänzung von Rollhouse: Erreiche das Ziel in möglichst wenigen Zügen.

## Was geschieht

dicy-event-first = { $seat } beginnt.
dicy-event-dealt = Die fünf Karten dieser Partie: { $cards }.
dicy-event-rolled = { $seat } wirft { $dice }.
dicy-event-rerolled = { $seat } bekommt { $rolled }; jetzt liegen { $dice }.
dicy-event-froze = { $seat } friert { $card } ein und wirft { $dice } neu.
dicy-event-scored =
    { $points ->
        [one] { $seat } wertet { $card } mit { $dice }: 1 Punkt, insgesamt { $total }.
       *[other] { $seat } wertet { $card } mit { $dice }: { $points } Punkte, insgesamt { $total }.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } passt.
        [one] { $seat } passt und taut eine Karte auf.
       *[other] { $seat } passt und taut { $count } Karten auf.
    }
dicy-event-frozen = { $seat } muss { $card } einfrieren.
dicy-event-reset = { $seat } taut { $card } auf.
dicy-event-round = Runde { $round }.

dicy-won-points = Wer die meisten Punkte hat, gewinnt.
dicy-won-active = Gleich viele Punkte: Wer die meisten aktiven Karten hat, gewinnt.
dicy-won-shared = Gleich viele Punkte und gleich viele aktive Karten: Der Sieg wird geteilt.
dicy-won-solo =
    { $rounds ->
        [one] Du hast das Ziel in einem einzigen Zug erreicht.
       *[other] Du hast das Ziel in { $rounds } Zügen erreicht.
    }

## Der Stand

dicy-line-round = Runde { $round }, bis { $target } Punkte.
dicy-line-seat =
    { $score ->
        [one] { $seat }: 1 Punkt. Aktiv: { $active }. Eingefroren: { $frozen }.
       *[other] { $seat }: { $score } Punkte. Aktiv: { $active }. Eingefroren: { $frozen }.
    }
dicy-line-all-active =
    { $score ->
        [one] { $seat }: 1 Punkt. Alle Karten sind aktiv.
       *[other] { $seat }: { $score } Punkte. Alle Karten sind aktiv.
    }
dicy-line-all-frozen =
    { $score ->
        [one] { $seat }: 1 Punkt. Alle Karten sind eingefroren.
       *[other] { $seat }: { $score } Punkte. Alle Karten sind eingefroren.
    }
dicy-line-dice = Würfel: { $dice }
# Eine Zeile des Endstands; $active ist die Zahl der aktiven Karten
dicy-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $active ->
        [one] 1 aktive Karte
       *[other] { $active } aktive Karten
    }.

## Entscheidungen

dicy-ask-turn = { $seat }, was machst du?
dicy-ask-freeze = { $seat }, welche Karte frierst du ein?
dicy-ask-reset = { $seat }, welche Karte taust du auf?
dicy-ask-which-freeze = Welche Karte frierst du ein?
dicy-ask-which-score = Welche Karte wertest du?
dicy-ask-reroll = Du frierst { $card } ein. Welche von { $dice } wirfst du neu?
dicy-ask-select = Mit welchen von { $dice } wertest du { $card }?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } hat einen Würfel geworfen: Was zeigt er?
       *[other] { $seat } hat { $count } Würfel geworfen: Was zeigen sie?
    }
dicy-ask-youngest = Wer beginnt? Laut Spielregel: wer am jüngsten ist.
dicy-ask-dealt = Welche { $count } Karten wurden gezogen?

dicy-menu-reroll = Eine Karte einfrieren und neu werfen
dicy-menu-other-dice = Mit anderen Würfeln werten
dicy-menu-deal = Gezogene Karten eingeben

dicy-card-now =
    { $points ->
        [one] { $card } (jetzt 1 Punkt wert)
       *[other] { $card } (jetzt { $points } Punkte wert)
    }
dicy-card-now-nothing = { $card } (jetzt nichts wert)

dicy-move-score =
    { $points ->
        [one] { $card } mit { $dice } werten: 1 Punkt
       *[other] { $card } mit { $dice } werten: { $points } Punkte
    }
dicy-move-freeze = { $card } einfrieren
dicy-move-reroll = { $card } einfrieren und { $dice } neu werfen
dicy-move-reset = { $card } auftauen
dicy-move-skip =
    { $count ->
        [0] Passen
        [one] Passen und eine Karte auftauen
       *[other] Passen und { $count } Karten auftauen
    }

## Warum etwas nicht geht

dicy-error-wrong-card = Die falsche Karte gewertet
dicy-error-wrong-dice = Die richtige Karte mit den falschen Würfeln gewertet
dicy-error-scored-too-soon = Zu früh gewertet: Weiterwerfen war besser
dicy-error-rolled-on = Weitergeworfen: Werten war besser
dicy-error-wrong-reroll = Die falschen Würfel neu geworfen
dicy-error-wrong-frozen = Die falsche Karte fürs Neuwerfen eingefroren
dicy-error-skipped = Gepasst: Spielen war besser
dicy-error-did-not-skip = Gespielt: Passen war besser
dicy-error-wrong-reaction = Die falsche Karte gewählt, als du reagieren musstest

error-setup-mode = Eine Spielvariante „{ $value }“ gibt es nicht.
error-setup-modes = „{ $value }“ ist nicht der Name einer Datei mit Spielvarianten.
error-setup-cards =
    { $given ->
        [no] Es wurden keine Karten gewählt. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Ungültige Zielpunktzahl: „{ $value }“.
error-setup-among = Aus „{ $value }“ lassen sich keine fünf Karten ziehen.

dicy-why-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
dicy-why-unknown-set = Einen Satz „{ $name }“ gibt es nicht.
dicy-why-five-different =
    { $count ->
        [0] Es müssen fünf verschiedene Karten sein.
        [one] Es müssen fünf verschiedene Karten sein; das ist nur eine.
       *[other] Es müssen fünf verschiedene Karten sein; das sind { $count }.
    }
dicy-why-mode-twice = Die Variante „{ $mode }“ kommt zweimal vor.
dicy-why-cards-are-given = Die Variante „{ $mode }“ hat eigene Karten.
dicy-why-reset-is-reaction = Eine einzelne Karte taust du nur auf, wenn der Zug von jemand anderem es verlangt. Um deine eigenen Karten aufzutauen, passe.
dicy-why-all-frozen = Alle deine Karten sind eingefroren: Du kannst nur passen.
dicy-why-cannot-reset = { $card } ist keine deiner eingefrorenen Karten.
dicy-why-is-frozen = { $card } ist keine deiner aktiven Karten.
dicy-why-must-reset = { $seat } muss jetzt eine eingefrorene Karte auftauen.
dicy-why-must-freeze = { $seat } muss jetzt eine aktive Karte einfrieren.
dicy-why-not-in-game = { $card } gehört nicht zu den fünf Karten dieser Partie.
dicy-why-reroll-none = Wirf mindestens einen Würfel neu.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } braucht genau einen Würfel; gewählt hast du { $count }.
       *[other] { $card } braucht genau { $exactly } Würfel; gewählt hast du { $count }.
    }
dicy-why-dice-count = { $card } braucht { $fewest } bis { $most } Würfel; gewählt hast du { $count }.
dicy-why-condition-any = Zu { $card } passt jeder Würfel auf dem Tisch.
dicy-why-condition-no_six = Zu { $card } passen keine Sechsen.
dicy-why-condition-odd = Zu { $card } passen nur ungerade Würfel: 1, 3 oder 5.
dicy-why-condition-run = { $card } braucht Würfel, die ohne Lücke und ohne Wiederholung aufeinander folgen.
dicy-why-condition-two_pairs = { $card } braucht zwei Paare mit verschiedenen Zahlen.
dicy-why-condition-six = Zu { $card } passen nur Sechsen.
dicy-why-condition-same = Zu { $card } passen nur Würfel mit derselben Zahl.
dicy-why-condition-lowest = { $card } braucht die niedrigsten Würfel auf dem Tisch und keine anderen.
dicy-why-condition-different = Zu { $card } passen nur Würfel mit lauter verschiedenen Zahlen.

## Die Spielregel

dicy-guide-goal-title = Das Ziel
dicy-guide-goal = Werte deine Karten, indem du ihnen passende Würfel gibst. Sobald jemand das Ziel erreicht, 100 Punkte, wenn ihr nichts anderes vereinbart, wird die Runde zu Ende gespielt, und es gewinnt, wer die meisten Punkte hat.
dicy-guide-setup-title = Vor dem Spiel
dicy-guide-setup = Gespielt wird zu zweit bis zu viert mit 6 Würfeln. Alle haben dieselben fünf Karten in einer Reihe vor sich. Eine Karte ist aktiv oder eingefroren: Aktive Karten kannst du nutzen, eingefrorene erst wieder, wenn sie aufgetaut, also auf die aktive Seite zurückgedreht sind. Zu Beginn sind alle Karten aktiv. Bestimmt, wer beginnt, oder überlasst es dem Zufall; laut Spielregel beginnt, wer am jüngsten ist.
dicy-guide-turn-title = Dein Zug
dicy-guide-turn = Wirf alle sechs Würfel. Dann darfst du neu werfen, so oft deine Karten es erlauben, und am Ende wertest du eine Karte oder passt. Danach geht es im Uhrzeigersinn weiter. Sind zu Beginn deines Zuges alle deine Karten eingefroren, wirfst du nicht: Du kannst nur passen.
dicy-guide-score-title = Werten
dicy-guide-score = Wähle eine deiner aktiven Karten und Würfel, die zu ihr passen. Die Punkte gehören dir. Wirkt die Karte auf andere, geschieht das jetzt. Dann friert die Karte ein. Lässt eine Karte die Zahl der Würfel offen, darfst du weniger nehmen als möglich.
dicy-guide-reroll-title = Neu werfen
dicy-guide-reroll = Um neu zu werfen, friere eine deiner aktiven Karten ein und wähle, welche Würfel du noch einmal wirfst, mindestens einen. Das geht, solange du aktive Karten hast. Auch die letzte darfst du einfrieren, aber dann kannst du nur noch passen.
dicy-guide-skip-title = Passen
dicy-guide-skip = Wenn du passt, bekommst du keine Punkte, und alle deine eingefrorenen Karten tauen auf. Danach tauen alle anderen, die eingefrorene Karten haben, genau eine auf.
dicy-guide-reactions-title = Wenn andere dich reagieren lassen
dicy-guide-reactions = Wenn jemand passt oder eine Karte wirkt, kann es sein, dass du eine Karte auftauen oder einfrieren sollst. Hast du so eine Karte, musst du, und du wählst welche; gibt es nur eine, geschieht es von selbst. Reagiert wird im Uhrzeigersinn, links von der Person am Zug beginnend. Zu zweit sitzt links und rechts dieselbe Person; sie reagiert nur einmal. Eine Wirkung trifft nie die Karten der Person, die sie auslöst.
dicy-guide-end-title = Das Ende
dicy-guide-end = Hat jemand das Ziel erreicht, spielt weiter, bis alle gleich viele Züge hatten. Dann gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden die meisten aktiven Karten; sind auch die gleich, wird der Sieg geteilt.
dicy-guide-modes-title = Spielvarianten
dicy-guide-mode = { $mode }: { $cards }.
dicy-guide-modes-ours = Die Spielregel zeigt B, C und D nur als Bilder. Was hier steht, ist unsere Vermutung, und die gedruckten Karten können abweichen; mit einer eigenen Datei kannst du es berichtigen.
dicy-guide-interglacial = Zwischeneiszeit: fünf aus allen Karten, vor dem Spiel verdeckt gezogen. Alle spielen mit denselben fünf.
dicy-guide-custom = Eigene Wahl: fünf Karten, die du selbst aussuchst.
dicy-guide-solo = Solo: Die Spielregel kennt kein Spiel für eine Person; das ist eine eigene Ergänzung von Rollhouse. Erreiche das Ziel in möglichst wenigen Zügen. Wirkungen auf andere entfallen.

## Hilfe: woher die Werte kommen, worauf zu achten ist und warum

dicy-values-two = Exakt: aus dem gelösten Spiel zu zweit, höchstens { $gap } daneben.
dicy-values-solo = Exakt: aus dem gelösten Spiel für eine Person, höchstens { $gap } daneben.
dicy-values-learned = Eine Schätzung: Jeder Zug wird genau berechnet; was danach kommt, beurteilt ein Modell, das mit vielen Partien trainiert wurde. 95 % der Fehler liegen unter { $error } Prozentpunkten (an gelösten Partien gemessen).
dicy-values-played-out = Eine Schätzung: Jeder Zug wird genau berechnet; was danach kommt, beurteilt ein Modell, das mit vielen Partien trainiert wurde. 95 % der Fehler liegen unter { $error } Prozentpunkten (gemessen an { $positions } zu Ende gespielten Stellungen).
dicy-note-unsolved = Zu dritt und zu viert ist das Spiel nicht gelöst: Dieser Bot spielt wie der Profi.
dicy-note-solving = Dieses Spiel wird noch gelöst ({ $percent } %): Bis dahin spielt dieser Bot wie der Profi.
dicy-note-not-solved = Dieses Spiel ist nicht gelöst: Dieser Bot spielt wie der Profi.

dicy-bot-random = spielt einen zufälligen Zug
dicy-bot-greedy = nimmt sofort die meisten Punkte und wirft nie neu
dicy-bot-expert = berücksichtigt den Stand aller; zu dritt und zu viert der stärkste
dicy-bot-perfect = macht allein und zu zweit keine Fehler, sobald das Spiel gelöst ist; bis dahin und zu dritt oder viert spielt er wie der Profi

dicy-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

dicy-clue-equal = Diese Wahl macht keinen Unterschied: Alle Züge sind gleich gut.
dicy-clue-freeze = Auf welche deiner Karten kannst du am ehesten verzichten?
dicy-clue-reset = Welche deiner eingefrorenen Karten nützt dir am meisten?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = { $seat } braucht nur noch { $points }. { $clue }
dicy-clue-free = Wenn du ohnehin passt: Was kostet es dich dann, neu zu werfen?
dicy-clue-reroll = Schau auf { $card }: Wie wahrscheinlich sind bessere Würfel dafür?
dicy-clue-several = Mehrere Karten können noch gelingen: Welche Würfel nützen den meisten?
dicy-clue-enough = Schau, was schon daliegt: Wie groß ist die Chance, dass ein neuer Wurf mehr bringt?
dicy-clue-wins = Schau auf die Würfel, wie sie liegen: Gewinnt eine deiner Karten schon?
dicy-clue-save = Die meisten Punkte jetzt sind nicht immer das Beste: Welche Karte ist später mehr wert?
dicy-clue-skip = Schau auf deine Reihe: Was wäre sie wert, wenn alle Karten wieder aktiv wären?

# Der letzte Zug: was zum Sieg reicht. $level ist ein Punkt weniger als das, was sicher gewinnt; $leaders sind die mit den meisten Punkten
dicy-last-turn = Dein letzter Zug: Zum Sieg brauchst du mindestens { $points }.
dicy-last-turn-tie = Dein letzter Zug: Zum Sieg reichen { $level }, wenn du mehr aktive Karten als { $leaders } hast; sonst brauchst du { $needed }.
dicy-last-turn-shared = Dein letzter Zug: { $points } oder mehr gewinnen; { $level } und so viele aktive Karten wie { $leaders } bringen einen geteilten Sieg.
dicy-last-round =
    { $count ->
        [one] Dein letzter Zug: Um vor { $leaders } zu liegen, brauchst du { $points }, aber { $seats } ist noch dran.
       *[other] Dein letzter Zug: Um vor { $leaders } zu liegen, brauchst du { $points }, aber { $seats } sind noch dran.
    }

# Ein Zug in wenigen Wörtern, in Anführungszeichen im Satz
dicy-brief-score = { $card } werten
dicy-brief-reroll = { $dice } neu werfen
dicy-brief-skip = Passen

dicy-reason-equal = Alle Züge sind hier gleich gut.
# Ein Grund aus zwei Sätzen
dicy-reason-two = { $first } { $second }
dicy-reason-race = { $seat } braucht { $points } und schafft das, so wie es steht, im nächsten Zug { $times }.
dicy-reason-race-certain = { $seat } braucht { $points } und schafft das, so wie es steht, im nächsten Zug sicher.
dicy-reason-wins = „{ $best }“ gewinnt { $times }, „{ $move }“ { $other }.
dicy-reason-wins-shared = Ein geteilter Sieg zählt halb: „{ $best }“ gewinnt { $times }, „{ $move }“ { $other }.
dicy-reason-wins-on = „{ $best }“ gewinnt mit { $card } { $times }, „{ $move }“ { $other }.
dicy-reason-freezes-winner = Du würdest { $card } einfrieren, die Karte, die jetzt gewinnt.
dicy-reason-reroll-over-score = { $dice } neu zu werfen bringt { $times } mehr als { $points }; { $card } bringt jetzt { $now }.
dicy-reason-reroll-over-score-on = { $dice } neu zu werfen bringt { $times } mehr als { $points } mit { $target }; { $card } bringt jetzt { $now }.
dicy-reason-keeps-card = Heb dir { $card } für später auf: Wirfst du { $dice } neu, wertest du { $times } eine andere Karte.
dicy-reason-skip-instead = Passen ist besser als { $points } mit { $card }, und neu werfen kostet vor dem Passen nichts.
dicy-reason-only-card = { $card } ist deine einzige aktive Karte: Nimm die { $points }, denn ein neuer Wurf würde sie einfrieren.
dicy-reason-freezes-scorer = Dieser neue Wurf friert { $card } selbst ein; mit deinen anderen Karten schaffst du mindestens { $points } { $times }.
dicy-reason-freezes-scorer-never = Dieser neue Wurf friert { $card } selbst ein und gibt die { $points } auf.
dicy-reason-no-better = Kein neuer Wurf kann mehr bringen als die { $points } von { $card }.
dicy-reason-score-over-reroll = { $card } bringt jetzt { $points }; { $dice } neu zu werfen bringt { $times } mehr.
dicy-reason-score-over-reroll-never = { $card } bringt jetzt { $points }, und { $dice } neu zu werfen bringt nie mehr.
dicy-reason-takes-lead = Die { $points } von { $card } bringen dich { $lead } vor { $seat }; { $dice } neu zu werfen bringt { $times } mehr.
dicy-reason-score-is-safe = { $card } bringt jetzt { $points }; { $dice } neu zu werfen bringt { $times } weniger.
dicy-reason-costs-card = { $dice } neu zu werfen bringt im Schnitt { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr, friert aber { $card } ein.
dicy-reason-reroll-over-reroll = { $dice } neu zu werfen bringt { $times } mindestens { $points }; { $other } neu zu werfen: { $other_times }.
dicy-reason-reroll-over-reroll-on = { $dice } neu zu werfen bringt { $times } mindestens { $points } mit { $target }; { $other } neu zu werfen: { $other_times }.
dicy-reason-free-rerolls = Du wirst wohl passen, also kostet neu werfen nichts: { $dice } neu zu werfen bringt { $times } doch noch Punkte.
dicy-reason-reaches = „{ $best }“ erreicht { $target } in diesem Zug { $times }, „{ $move }“ { $other }.
dicy-reason-will-score = Du wirst in diesem Zug { $card } werten, also friere { $best } ein.
dicy-reason-may-score = Du kannst in diesem Zug noch { $card } werten ({ $times }), also friere { $best } ein.
dicy-reason-later = { $card } ist dir später mehr wert als { $best }.
dicy-reason-reset-later = { $best } ist dir mehr wert als { $card }.
dicy-reason-worth-keeping = Behalte { $card }: Mit einem neuen Wurf aller Würfel bringt die Karte im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } ist mehr wert: Mit einem neuen Wurf aller Würfel bringt die Karte im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } brächte { $points }, aber heb dir die Karte auf: Werte lieber { $best }.
dicy-reason-any-card = Ob { $best } oder { $card } einfriert, macht keinen Unterschied.
dicy-reason-other-dice = { $card } bringt mit { $dice } { $points }, mit { $others } { $other }.
dicy-reason-more-points = { $best } bringt jetzt { $points }, { $card } nur { $other }.
dicy-reason-not-yet = Wer jetzt { $target } erreicht, macht dies zur letzten Runde: { $seat } braucht dann { $points } und schafft das { $times }.
dicy-reason-effect-freeze = { $card } lässt außerdem { $seat } eine Karte einfrieren; schon das ist { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance wert.
dicy-reason-effect-reset = { $card } lässt { $seat } eine Karte auftauen; schon das kostet { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance.
dicy-reason-effect-freeze-several = { $card } lässt außerdem { $seats } je eine Karte einfrieren; schon das ist { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance wert.
dicy-reason-effect-reset-several = { $card } lässt { $seats } je eine Karte auftauen; schon das kostet { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } bringt jetzt { $points }; Passen würde nichts auftauen.
        [one] { $card } bringt jetzt { $points }; Passen würde nur eine Karte auftauen.
       *[other] { $card } bringt jetzt { $points }; Passen würde { $count } Karten auftauen und nichts einbringen.
    }
dicy-reason-skip-over-score = Passen macht alle fünf Karten wieder aktiv; { $card } brächte { $points } und ließe { $left } von 5 aktiv.
dicy-reason-reroll-over-skip = Vor dem Passen kostet neu werfen nichts: { $dice } neu zu werfen bringt { $times } doch noch Punkte.
dicy-reason-skip-over-last = Passen macht alle fünf Karten aktiv; { $card } brächte { $points }, ließe aber keine aktiv, sodass du nach jetzigem Stand im nächsten Zug ohnehin passen müsstest.
dicy-reason-averages = Im Schnitt endet der Zug nach „{ $best }“ mit { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkten und { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } aktiven Karten, nach „{ $move }“ mit { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = Die Karten, die aktiv bleiben, wiegen mehr als die Punkte: Ohne Gegner brauchst du nach „{ $best }“ noch { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge, nach „{ $move }“ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-points-over-cards = Die Punkte wiegen mehr als die Karten, die aktiv bleiben: Ohne Gegner brauchst du nach „{ $best }“ noch { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge, nach „{ $move }“ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-tempo = Ohne Gegner brauchst du nach „{ $best }“ noch { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge, nach „{ $move }“ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-close = Es kommt kaum darauf an; „{ $best }“ ist etwas besser.
dicy-reason-either-freeze = Welche Karte einfriert, macht kaum einen Unterschied; { $best } ist dir etwas weniger wert.
dicy-reason-either-reset = Welche Karte auftaut, macht kaum einen Unterschied; { $best } ist dir etwas mehr wert.
dicy-reason-chances = Gewinnchance: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mit „{ $best }“, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mit „{ $move }“.
dicy-reason-turns = Erwartete Züge insgesamt: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit „{ $best }“, { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit „{ $move }“.
# Zwei Arten, neu zu werfen, mit anderer Karte und anderen Würfeln; $all: eines von beiden macht allein den Unterschied
dicy-reason-the-card =
    { $all ->
        [yes] Die Würfel stimmen, die Karte nicht.
       *[no] Die Karte kostet dich mehr als die Würfel.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] Die Karte stimmt, die Würfel nicht.
       *[no] Die Würfel kosten dich mehr als die Karte.
    } { $reason }

# Worum es in einem Rätsel geht, nach „Thema:“
dicy-theme-reaction = welche Karte, wenn andere dich wählen lassen
dicy-theme-reaction-about = Die Karte eines anderen lässt dich eine eigene einfrieren oder auftauen: Welche schadet am wenigsten oder nützt am meisten?
dicy-theme-last = der letzte Zug
dicy-theme-last-about = Es ist der letzte Zug, oder fast: Es zählt nur, was jetzt gewinnt.
dicy-theme-effect = was eine Karte bei anderen bewirkt
dicy-theme-effect-about = Die Wirkung einer Karte auf die anderen ist mehr wert als ihre Punkte.
dicy-theme-fewer = jetzt weniger Punkte, später die bessere Karte
dicy-theme-fewer-about = Du könntest mehr Punkte machen, aber die Karte würde dir später fehlen.
dicy-theme-score = rechtzeitig werten
dicy-theme-score-about = Deine Punkte jetzt sind besser als das, was ein weiterer Wurf bringen kann.
dicy-theme-card = welche Karte du einfrierst
dicy-theme-card-about = Was neu geworfen wird, ist klar. Welche Karte bezahlt dafür?
dicy-theme-dice = welche Würfel du behältst
dicy-theme-dice-about = Es lohnt sich, neu zu werfen: Welche Würfel gehen, welche bleiben?

## Eine Faustregel: was man sich merken kann, ein Satz je Zeile

dicy-thumb-greedy = Werte die Karte mit den meisten Punkten; passe, wenn keine etwas bringt.
dicy-thumb-enough = Werte deine beste Karte, sobald sie mindestens { $points } Punkte bringt.
dicy-thumb-reroll = Sonst friere die letzte deiner aktiven Karten in dieser Reihenfolge ein und wirf für die erste neu: { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = Ist nur noch eine Karte aktiv, werte sie für mindestens { $points } Punkte; sonst passe.
dicy-thumb-cost = Gegen perfektes Spiel kostet das { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; zu zweit, bis 100).
dicy-thumb-keep-any_two = behalte zwei hohe Würfel, 5 oder 6
dicy-thumb-keep-low_six = behalte 4er und 5er
dicy-thumb-keep-odd = behalte 3er und 5er
dicy-thumb-keep-straight = behalte die längste Folge
dicy-thumb-keep-two_pairs = behalte Paare
dicy-thumb-keep-sixes = behalte 6er
dicy-thumb-keep-double_pair = behalte zwei hohe Würfel, 5 oder 6
dicy-thumb-keep-three_lowest = behalte 4er, 5er und 6er
dicy-thumb-keep-all_different = behalte von jeder Zahl einen
dicy-thumb-keep-five_different = behalte von jeder Zahl einen
dicy-thumb-keep-forty_minus = behalte 1er und 2er
dicy-thumb-keep-all_same = behalte die häufigste Zahl
