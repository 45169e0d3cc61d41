# Hilfe beim Spielen: Analysen, Tipps, Coach, Rätsel.

analysis-lacks-values = Die Stellungen dieser Partie { $game } lassen sich noch nicht bewerten. Deshalb gibt es hier keine Gewinnchancen, keine Kosten und kein Glück: nur Punktestände und Würfe.
analysis-lacks-tablebase = Die genaue Antwort für diese Partie ist noch nicht berechnet. Deshalb gibt es hier keine Gewinnchancen, keine Kosten und kein Glück: nur Punktestände und Würfe.
analysis-lacks-start = Die Partie in dieser Aufzeichnung hat noch nicht begonnen: Es gibt noch nichts zu analysieren.
analysis-lacks-end = Die Aufzeichnung endet, bevor die Partie zu Ende ist: Es gibt noch kein Ergebnis.

analysis-question-share = Du bist am Zug: Was gibt dir die beste Gewinnchance?
analysis-question-turns = Du bist am Zug: Womit brauchst du die wenigsten Züge?
analysis-puzzle-starts = { $seat } beginnt jede Runde.
analysis-puzzle-level = Stufe { $level } von { $most }.
# $theme sagt das Spiel, etwa „welche Würfel du behältst“
analysis-puzzle-theme = Thema: { $theme }.
analysis-puzzle-margin = Ein schlechterer Zug kostet mindestens { $cost }.
analysis-only-move = Es gibt nur einen Zug.
analysis-caution = Vorsicht: Das kostet { $cost }.
analysis-caution-share =
    { $points ->
        [one] Vorsicht: Das senkt deine Gewinnchance um einen Prozentpunkt.
       *[other] Vorsicht: Das senkt deine Gewinnchance um { $points } Prozentpunkte.
    }
analysis-cost-share =
    { $cost ->
        [1] 1 Prozentpunkt Gewinnchance
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } Prozentpunkte Gewinnchance
    }
# $error is half the width of the 95 % interval, in points of win chance
analysis-cost-played = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte; beide Züge wurden { $games }-mal weitergespielt.
analysis-why-played-best = { $games }-mal weitergespielt, kam dieser Zug am besten heraus. Die erste Schätzung zog einen anderen vor.
analysis-why-played-better = { $games }-mal weitergespielt, brachte der beste Zug { $cost } mehr. Die erste Schätzung zog einen anderen vor.
analysis-cost-turns =
    { $cost ->
        [one] { $cost } Zug
       *[other] { $cost } Züge
    }

# Eine Zeile zum Teilen: Sie geht auf. Vorzeichen kommen getrennt, damit niemand „+ −3“ liest.
analysis-line-share =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[no] { $seat }, bisher: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } Glück − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] eigene Fehler
       *[no] eigene Fehler (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } fremde Fehler
# Dasselbe, wo das Glück aufgeteilt ist: Würfel, dann Karten, dann Duelle.
analysis-line-expected =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
       *[no] { $seat }, bisher: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
analysis-line-dice = { $line } { $dice_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } Würfelglück
analysis-line-cards = { $line } { $cards_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Kartenglück
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } Duellglück
analysis-line-errors = { $line } − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] eigene Fehler
       *[no] eigene Fehler (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } fremde Fehler
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } durch Aufgabe oder Vertretung
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } Rest (Schätzfehler)
analysis-line-turns =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge
       *[no] { $seat }, bisher: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } Glück + { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } eigene Fehler

analysis-mark-fine = Gut
analysis-mark-inaccuracy = Ungenau
analysis-mark-mistake = Fehler
analysis-mark-blunder = Patzer
analysis-praise-only = Einziger guter Zug
analysis-praise-great = Starker Fund

# Annotations of a record, told in a replay. $best is a move, in words or as it is written.
analysis-note-mark = { $mark }.
analysis-note-better = { $mark }; besser: { $best }.
analysis-note-turns = Noch { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge zu erwarten.
analysis-note-share = { $seat } { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analysis-note-shares = Chancen: { $shares }.

# Was `rollhouse analyse` zeigt.

analysis-working = Die Partie wird analysiert
analysis-working-many = Partien werden analysiert
analysis-many-done = { $count ->
        [one] Eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } analysiert; { $wrong ->
        [0] keine ist fehlerhaft.
        [one] eine ist fehlerhaft.
       *[other] { $wrong } sind fehlerhaft.
    }
analysis-title = Analyse einer Partie { $game }
analysis-curve = Gewinnchance von { $seat } im Lauf der Partie:
analysis-curve-turns = Erwartete Züge von { $seat } in der ganzen Partie:
analysis-decisions = Entscheidungen, die etwas gekostet haben
analysis-rolls = Die Würfe, auf die es am meisten ankam
analysis-accounts = Entscheidungen
analysis-praised = { $only ->
    [one] { $seat } hat einmal den einzigen guten Zug gefunden
   *[other] { $seat } hat { $only }-mal den einzigen guten Zug gefunden
}{ $great ->
    [0] .
    [one] , davon { $great } starker Fund.
   *[other] , davon { $great } starke Funde.
}
analysis-like = { $sure ->
    [yes] { $seat } hat wie { $level } gespielt.
   *[no] { $seat } hat wie { $level } gespielt (95 %: { $low } bis { $high }).
 }
analysis-head-ply = Zug
analysis-head-player = Wer
analysis-head-mark = Urteil
analysis-head-move = Gespielt → am besten, und warum
analysis-head-luck = Glück
analysis-head-roll = Wurf
analysis-head-decisions = Alle
analysis-head-average = Kosten im Schnitt
analysis-others-fine =
    { $count ->
        [0] Keine anderen Entscheidungen.
        [one] Eine andere Entscheidung: Sie kostete weniger als { $cost }.
       *[other] { $count } andere Entscheidungen: Jede kostete weniger als { $cost }.
    }
analysis-scores =
    { $score ->
        [one] { $seat }: { $score } Punkt
       *[other] { $seat }: { $score } Punkte
    }
analysis-roll-count =
    { $count ->
        [one] Ein Wurf oder eine Ziehung.
       *[other] { $count } Würfe und Ziehungen.
    }

analysis-error-other = Etwas anderes

analysis-thumb = Eine Faustregel für diese Karten
