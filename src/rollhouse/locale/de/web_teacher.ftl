# Hilfe im Browser: Tipps und Coach am Tisch, die Analyse, das Üben, das Rätsel des Tages.

web-hint = Tipp
web-hint-move = Zug zeigen
web-hint-play = So spielen
web-hint-why = Warum?
web-hint-about = Wie sicher ist das?
## Ein Satz nach dem Spiel: $luck und $moves sind Prozentpunkte Gewinnchance

web-truth-cost =
    { $played ->
        [well] Gut gespielt:
       *[more] Da war mehr drin:
    } { $of ->
        [dice] Die Würfel kosteten dich
       *[all] Pech kostete dich
    } { $luck } Prozentpunkte Gewinnchance, deine Züge { $moves }.
web-truth-gave =
    { $played ->
        [well] Gut gespielt:
       *[more] Da war mehr drin:
    } { $of ->
        [dice] Die Würfel brachten dir
       *[all] Glück brachte dir
    } { $luck } Prozentpunkte Gewinnchance, deine Züge kosteten { $moves }.
web-coach = Coach
web-coach-what = Der Coach warnt dich vor einem Zug, der viel kostet
web-coach-is-on = Der Coach ist an: Er warnt dich vor einem Zug, der viel kostet.
web-coach-is-off = Der Coach ist aus.
web-coach-not-yet = Der Coach bereitet sich noch vor: Bis dahin gibt es keine Warnungen.
web-coach-estimate = Das ist eine Schätzung.
web-hint-estimate = Bisher eine Schätzung: Die Lösungstabelle wird berechnet ({ $percent } %).
web-coach-asks = Bist du sicher?
web-coach-think = Noch mal denken
web-coach-play = Trotzdem spielen
web-coach-waits = Nicht gespielt. Wähle einen anderen Zug, oder noch einmal denselben.
web-help-allowed = Tipps und Coach sind erlaubt
web-help-on = Tipps und Coach sind an diesem Tisch erlaubt.
web-help-off = Ohne Tipps
web-help-off-why = Tipps und Coach sind an diesem Tisch abgeschaltet.

web-teacher-preparing = Wird berechnet …
web-teacher-preparing-so-far = Lösungstabelle wird berechnet … { $done }
web-teacher-best-few = Die besten Züge
web-teacher-chance = Gewinnchance
web-teacher-expected-turns = Züge insgesamt
web-teacher-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } Zug
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } Züge
    }
web-teacher-your-move = dein Zug

## Die Analyse

web-analysis = Analyse
web-analysis-of = Analyse: { $game }
web-analysis-waits = Bleib hier oder komm später wieder: Gerechnet wird auch ohne dich.
web-analysis-share = Analyse teilen
web-analysis-account = Glück oder Können?
web-analysis-whose = Wessen Spiel?
web-analysis-term-expected = Erwartet
web-analysis-term-luck = Glück
web-analysis-term-dice = Würfelglück
web-analysis-term-cards = Kartenglück
web-analysis-term-duels = Duellglück
web-analysis-term-own = Eigene Fehler
web-analysis-term-others = Fremde Fehler
web-analysis-term-conceded = Aufgabe
web-analysis-term-drift = Unerwartet
web-analysis-term-result = Ergebnis
web-analysis-copy-line = Zeile kopieren
web-analysis-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren: Bitte markiere und kopiere die Zeile selbst.
web-analysis-marks = Entscheidungen von { $name }
# Neben ihrer Zahl
web-analysis-count-fine = { $count ->
    [one] guter Zug
   *[other] gute Züge
}
web-analysis-count-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
web-analysis-count-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
}
web-analysis-count-blunder = { $count ->
    [one] Patzer
   *[other] Patzer
}
# $cost ist „4,2 Prozentpunkte Gewinnchance“, oder so viele Züge
web-analysis-average =
    { $count ->
        [one] Eine Entscheidung; sie kostete { $cost }.
       *[other] { $count } Entscheidungen; im Schnitt kostete jede { $cost }.
    }
web-analysis-curve = Gewinnchancen
web-analysis-curve-of = Gewinnchance: { $name }
web-analysis-turns-curve = Züge insgesamt, wie es damals aussah
web-analysis-scores-curve = Punktestände
web-analysis-curve-told = Die Gewinnchance von { $name } ging von { $from } auf { $to }; alle Werte stehen unten in der Tabelle.
web-analysis-scrub = Durch die Partie gehen
web-analysis-previous-error = Voriger Fehler
web-analysis-next-error = Nächster Fehler
web-analysis-position = Die Stellung
web-analysis-played = { $name }: { $move }.
web-analysis-cost = Das kostete { $cost }.
web-analysis-best = Am besten: { $move }
web-analysis-luck-of-roll = Glück für { $name }: { $luck }
web-analysis-lists = Entscheidungen, Glück und Zahlen
web-analysis-tab-decisions = Entscheidungen
web-analysis-tab-luck = Glück
web-analysis-rolls = Würfe
web-analysis-tab-table = Tabelle
web-analysis-all-decisions = Alle { $count } Entscheidungen zeigen
web-analysis-no-errors = Niemand hat einen nennenswerten Fehler gemacht.
web-analysis-luck-what = Was jeder Wurf für { $name } geändert hat.
web-analysis-in-order = In der Reihenfolge der Partie
web-analysis-table = Jeder Zug mit den Chancen danach
web-analysis-happened = Was geschah

## Rätsel

web-opponent = Gegenüber
web-opponent-numbered = Gegenüber { $number }
web-training = Besser werden
web-puzzle = Rätsel des Tages
web-puzzle-about = Eine Stellung, ein bester Zug
web-puzzle-game = Spiel wählen
web-puzzle-counts = Mach deinen Zug auf dem Brett. Deine erste Antwort des Tages zählt.
web-puzzle-none = Heute gibt es kein Rätsel.
web-puzzle-solved = Das heutige Rätsel hast du gelöst. Versuch es gern noch einmal, zum Spaß.
web-puzzle-missed = Dein Versuch für heute ist gewertet. Versuch es gern noch einmal, zum Spaß.
web-puzzle-done = Für heute gelöst
web-puzzle-tomorrow = Morgen kommt das nächste.
web-streak =
    { $count ->
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
web-streak-longest =
    { $count ->
        [one] Längste Serie: ein Tag
       *[other] Längste Serie: { $count } Tage
    }
web-solve-right = Das ist der Zug!
web-solve-wrong = Nicht der beste: Er kostet { $cost }.
web-train = Deine Fehler
web-train-about = Stellungen aus deinen Partien, noch einmal zu lösen
web-train-note = Hier ging es in deiner Partie schief. Mach auf dem Brett einen besseren Zug.
web-train-at = { $number } von { $count }
web-train-preparing = Deine letzten Partien werden durchgesehen …
web-train-next = Weiter
web-train-game = In der Partie ansehen
web-train-again = Kommt am { $day } wieder.
web-train-learnt = Gelernt: Das kommt nicht wieder.
web-train-done = { $solved } von { $count } gelöst
web-train-nothing-due = Heute steht nichts an
web-train-empty = Noch keine Fehler zum Üben
web-train-total =
    { $count ->
        [one] Du hast insgesamt eine Stellung; sie kommt wieder, wenn es Zeit ist.
       *[other] Du hast insgesamt { $count } Stellungen; sie kommen wieder, wenn es Zeit ist.
    }
web-train-how = Spiel eine Partie Dicy Cards zu Ende: Wo du einen Fehler gemacht hast, wartet die Stellung hier auf dich.

## Eine einzelne Stellung, über ihren Link

web-position-of = Eine Stellung aus { $game }
web-position-link = Link nur zu dieser Stellung
web-position-link-how = Wer ihn öffnet, sieht das Brett und was die besten Züge wert sind, nicht aber die Partie.
