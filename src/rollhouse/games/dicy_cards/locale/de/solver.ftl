# Gelöste Spiele und Chancen: was `rollhouse solve`, `rollhouse odds` und `rollhouse atlas` sind und zeigen.

cli-solve = Dicy Cards exakt lösen, für eine bis drei Personen.
cli-solve-players = 2 (für die Gewinnchance), 1 (für die Zahl der Züge) oder 3 (für die Gewinnchancen aller; braucht eine GPU)
cli-solve-device = Gerät, auf dem gerechnet wird
cli-solve-threads = Zahl der Kerne [Standard: alle]
cli-solve-json = das Ergebnis als JSON ausgeben
cli-odds = Die besten Züge einer Stellung in Dicy Cards zeigen, oder die Chancen eines Wurfs.
cli-odds-position = eine Stellung in einer Zeile (docs/notation.md), statt aller Angaben, die eine beschreiben
cli-odds-dice = die sechs Würfel auf dem Tisch, etwa 123466
cli-odds-active = deine aktiven Karten, oder none für keine [Standard: alle]
cli-odds-scores = die Punktestände: deiner, dann die der anderen im Uhrzeigersinn
cli-odds-theirs = die aktiven Karten einer anderen Person, oder none; für jede wiederholen, im Uhrzeigersinn
cli-odds-players = Zahl der Personen; 1 heißt solo
cli-odds-first = wer die Runden beginnt: 1 bist du, 2 die nächste Person
cli-odds-react = der Zug einer anderen Person, auf den du reagierst: eine Karte mit ihrer Kennung, oder skip
cli-odds-turn = wessen Zug das war: 2 ist die Person nach dir
cli-odds-moves = Zahl der gezeigten besten Züge
cli-odds-points = Chancen auf mindestens so viele Punkte zeigen
cli-odds-json = alles als JSON ausgeben
cli-atlas = Jede Auslage von Dicy Cards lösen und die Ergebnisse als Tabelle schreiben.
cli-atlas-deals = nur diese Auslage: eine Variante mit ihrem Namen, oder fünf Karten; auch mehrmals
cli-atlas-games = Zahl der Partien zwischen perfekten Bots je Auslage; ein Drittel davon wird mit einem gierigen Bot auf jedem Platz gespielt
cli-atlas-out = die Tabelle in diese Datei schreiben (CSV, oder JSON bei der Endung .json), statt sie auszugeben

solver-takes-about = Das Lösen dauert hier etwa { $seconds } Sekunden, wenn sonst nichts läuft.
solver-title =
    { $players ->
        [one] Dicy Cards solo, bis { $target } Punkte, mit { $cards }
        [3] Dicy Cards zu dritt, bis { $target } Punkte, mit { $cards }
       *[other] Dicy Cards zu zweit, bis { $target } Punkte, mit { $cards }
    }
# Neben den Namen, die in jeder Sprache gleich sind
solver-share = die Gewinnchance der Person, die beginnt, bei bestem Spiel
solver-shares-of-three = die Gewinnchancen aller in Zugfolge, im Gleichgewicht nach docs/solved.md
solver-turns = die erwartete Zahl der Züge bei bestem Spiel
solver-gap = der größtmögliche Fehler eines genauen Werts
solver-gain = was sich durch einen anderen Zug höchstens gewinnen ließe
solver-states = Stellungen zu Beginn eines Zuges
solver-seconds = so lange hat die Berechnung gedauert
solver-seconds-kept = so lange hat eine frühere Berechnung gedauert; ihr Ergebnis war gespeichert

solver-why-cards-not-known = In dieser Variante werden die Karten ausgelost. Nenne die fünf Karten.
solver-why-three-on-gpu = Zu dritt wird nur auf einer GPU gelöst; auf diesem Prozessor würde es Stunden dauern.
solver-why-no-values = Stellungen mit so vielen Personen lassen sich hier nicht bewerten.
solver-why-one-score-each =
    { $count ->
        [one] Gib einen Punktestand an.
       *[other] Gib { $count } Punktestände an, zuerst den der Person am Zug.
    }
solver-why-six-faces = Es müssen sechs Würfel sein, jeder eine Zahl von 1 bis 6.
solver-why-nothing-to-react = Du reagierst, wenn jemand passt oder eine Karte wertet, deren Wirkung dich trifft.
solver-why-nothing-to-decide = In dieser Stellung gibt es nichts zu entscheiden und nichts zu werfen.
solver-why-no-choice =
    { $count ->
        [0] Du hast keine Karte zur Wahl.
       *[other] Du hast nur eine Karte zur Wahl, also nichts zu entscheiden.
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

error-tablebase-disk = Die genauen Werte können nicht in „{ $value }“ aufbewahrt werden.
error-tablebase-space = Die genauen Werte brauchen { $value } MB, aber in „{ $location }“ sind nur { $expected } MB frei.
error-tablebase-memory = Dafür sind { $value } MB Arbeitsspeicher nötig, aber nur { $expected } MB sind frei.
error-tablebase-gpu = Die GPU kann nicht benutzt werden.
error-why-other-content = Der Inhalt der Datei ist nicht der, der geschrieben wurde.
error-setup-device = Unbekanntes Gerät „{ $value }“.
error-setup-threads = Ungültige Zahl der Threads: „{ $value }“.
error-setup-scores = Ungültiger Punktestand: „{ $value }“.
error-setup-active = „{ $value }“ kann nicht unter den aktiven Karten sein.
error-setup-roll = Ungültiger Wurf: „{ $value }“.
error-setup-theirs = Aktive Karten sind für { $value } andere angegeben; es sind aber { $expected }.
error-setup-position = „{ $value }“ lässt sich nicht mit einer Stellung in einer Zeile kombinieren.
error-setup-react = Auf „{ $value }“ gibt es nichts zu reagieren.
error-setup-turn = „{ $value }“ kann nicht am Zug sein.
error-setup-points = Ungültige Zahl der Punkte: „{ $value }“.
error-setup-moves = Ungültige Zahl der gezeigten Züge: „{ $value }“.
