# Gelöste Spiele und Chancen: was `rollhouse solve`, `rollhouse odds` und `rollhouse atlas` sind und zeigen.

cli-solve = Dicy Cards lösen, zu zweit oder allein: exakt.
cli-solve-players = 2 (die Gewinnchance) oder 1 (Züge bis zum Ziel)
cli-solve-device = worauf gerechnet wird
cli-solve-threads = wie viele Kerne (alle, wenn du nichts anderes sagst)
cli-solve-json = das Ergebnis als JSON ausgeben
cli-odds = Die besten Züge einer Stellung in Dicy Cards zeigen, oder die Chancen eines Wurfs.
cli-odds-position = eine Stellung in einer Zeile (docs/notation.md), statt aller Angaben, die eine beschreiben
cli-odds-dice = die sechs Würfel auf dem Tisch, etwa 123466
cli-odds-active = deine aktiven Karten, oder none für keine (sonst: alle)
cli-odds-scores = die Punktestände: deiner, dann die der anderen im Uhrzeigersinn
cli-odds-theirs = die aktiven Karten einer anderen Person, oder none; je einmal, im Uhrzeigersinn
cli-odds-players = wie viele mitspielen; 1 heißt allein
cli-odds-first = wer die Runden beginnt: 1 bist du, 2 die nächste Person
cli-odds-react = was jemand anders getan hat und worauf du reagierst: eine Karte mit ihrer Kennung, oder skip
cli-odds-turn = in wessen Zug das war: 2 ist die Person nach dir
cli-odds-moves = wie viele der besten Züge gezeigt werden
cli-odds-points = ab wie vielen Punkten die Chancen gezeigt werden
cli-odds-json = alles als JSON ausgeben
cli-atlas = Jede Auslage von Dicy Cards lösen und als Tabelle schreiben, was über sie bekannt ist.
cli-atlas-deals = nur diese Auslage: eine Variante mit ihrem Namen, oder fünf Karten; auch mehrmals
cli-atlas-games = wie viele Partien zwischen perfekten Bots je Auslage, und ein Drittel davon mit einem gierigen Bot auf jedem Platz
cli-atlas-out = die Tabelle in diese Datei schreiben (CSV, oder JSON bei der Endung .json), statt sie auszugeben

solver-title =
    { $players ->
        [one] Dicy Cards allein, bis { $target } Punkte, mit { $cards }
       *[other] Dicy Cards zu zweit, bis { $target } Punkte, mit { $cards }
    }
# Neben den Namen, die in jeder Sprache gleich sind
solver-share = die Gewinnchance der Person, die beginnt, wenn beide so gut wie möglich spielen
solver-turns = so wenige Züge sind im Schnitt möglich
solver-gap = kein Wert der Lösungstabelle liegt weiter daneben
solver-states = Stellungen zu Beginn eines Zuges
solver-seconds = so lange hat die Berechnung gedauert
solver-seconds-kept = so lange hat die Berechnung gedauert, vor einiger Zeit: Die Werte waren noch da

solver-why-cards-not-known = Dort bestimmt der Zufall die Karten. Nenne die fünf, die du meinst.
solver-why-no-values = Was Stellungen mit so vielen Leuten wert sind, kann hier nichts sagen.
solver-why-one-score-each =
    { $count ->
        [one] Es muss ein Punktestand sein.
       *[other] Es müssen { $count } Punktestände sein, zuerst der Stand der Person am Zug.
    }
solver-why-six-faces = Es müssen sechs Würfel sein, jeder eine Zahl von 1 bis 6.
solver-why-nothing-to-react = Du reagierst, wenn jemand passt oder eine Karte wertet, deren Wirkung dich trifft.
solver-why-nothing-to-decide = Dort hat niemand etwas zu entscheiden, und kein Wurf steht an.
solver-why-no-choice =
    { $count ->
        [0] Du hast keine Karte zur Wahl.
       *[other] Du hast nur eine Karte zur Wahl: Du wirst nicht gefragt.
    }

## Chancen einer Stellung

odds-you = Du
odds-them = Dein Gegenüber
# $number zählt die anderen im Uhrzeigersinn
odds-other = Person { $number } nach dir
odds-share = Deine Gewinnchance, so gut wie möglich gespielt: { $share }
odds-turns = Züge, die du voraussichtlich brauchst, diesen mitgezählt: { $turns }
odds-move = Zug
odds-share-heading = Sieg
odds-turns-heading = Züge
odds-cost = Kosten
odds-more-moves =
    { $count ->
        [one] Ein weiterer Zug ist möglich.
       *[other] { $count } weitere Züge sind möglich.
    }

## Chancen eines Wurfs

odds-of-roll = Was aus { $dice } werden kann
odds-before-roll = Vor dem ersten Wurf
odds-now = sofort
# Der Kopf einer Spalte: so oft darf neu geworfen werden
odds-rerolls =
    { $count ->
        [one] 1 × neu
       *[other] { $count } × neu
    }
odds-keep = behalten
odds-points =
    { $count ->
        [one] 1 Punkt oder mehr
       *[other] { $count } Punkte oder mehr
    }
odds-note = Jede Chance ist die höchste, die möglich ist, wenn die Würfel nur für dieses Ziel behalten werden. Jedes neue Werfen friert eine der Karten ein. Die letzte Spalte sagt, was du behältst, wenn du nur einmal neu wirfst.

## Was nicht geht

error-tablebase-disk = Die Lösungstabelle kann nicht in „{ $came }“ aufbewahrt werden.
error-tablebase-space = Die Lösungstabelle braucht { $came } MB, und in „{ $where }“ ist Platz für { $allowed } MB.
error-tablebase-memory = Dafür sind { $came } MB Arbeitsspeicher nötig, und { $allowed } MB sind frei.
error-tablebase-gpu = Die GPU kann nicht benutzt werden.
error-why-other-content = Was dort geschrieben wurde, kommt beim Lesen anders zurück.
error-setup-device = Auf „{ $came }“ kann nicht gerechnet werden.
error-setup-threads = „{ $came }“ geht als Zahl der Threads nicht.
error-setup-scores = „{ $came }“ geht als Punktestand nicht.
error-setup-active = „{ $came }“ kann nicht unter den aktiven Karten sein.
error-setup-roll = „{ $came }“ geht als Wurf nicht.
error-setup-theirs = Aktive Karten sind für { $came } andere angegeben; es sind aber { $allowed }.
error-setup-position = Nach „{ $came }“ lässt sich so nicht fragen: Eine Stellung in einer Zeile steht für sich allein.
error-setup-react = Auf „{ $came }“ gibt es nichts zu reagieren.
error-setup-turn = „{ $came }“ kann nicht am Zug sein.
error-setup-points = „{ $came }“ geht als Zahl der Punkte nicht.
error-setup-moves = „{ $came }“ geht als Zahl der gezeigten Züge nicht.
