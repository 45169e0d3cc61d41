# Hilfe im Browser: Tipps und Coach am Tisch, die Analyse, das Üben, das Rätsel des Tages.

web-hint = Tipp
web-hint-move = Zug zeigen
web-hint-play = So spielen
web-hint-why = Warum?
web-hint-about = Wie genau ist das?
## Ein Satz nach dem Spiel: $luck und $moves sind Prozentpunkte Gewinnchance

web-truth-cost =
    { $played ->
        [well] Gut gespielt:
       *[more] Du hättest besser spielen können:
    } { $of ->
        [dice] Die Würfel kosteten dich
       *[all] Pech kostete dich
    } { $luck } Prozentpunkte Gewinnchance, deine Züge { $moves }.
web-truth-gave =
    { $played ->
        [well] Gut gespielt:
       *[more] Du hättest besser spielen können:
    } { $of ->
        [dice] Die Würfel brachten dir
       *[all] Glück brachte dir
    } { $luck } Prozentpunkte Gewinnchance, deine Züge kosteten { $moves }.
web-truth-waits = Was war Glück, was waren deine Züge? Das wird berechnet …
web-coach = Coach
web-coach-what = Der Coach warnt dich vor einem Zug, der viel kostet
web-coach-is-on = Der Coach ist an. Er warnt dich vor einem Zug, der viel kostet.
web-coach-is-off = Der Coach ist aus.
web-coach-not-yet = Der Coach ist noch nicht bereit. Bis dahin kann er nicht warnen.
web-coach-estimate = Das ist eine Schätzung.
web-hint-estimate = Eine gute Schätzung. Die genaue Antwort wird noch berechnet ({ $percent } %).
web-coach-asks = Bist du sicher?
web-coach-think = Noch mal denken
web-coach-play = Trotzdem spielen
web-coach-waits = Nicht gespielt. Wähle einen anderen Zug, oder noch einmal denselben.
web-help-allowed = Tipps und Coach erlauben
web-help-on = Tipps und Coach sind an diesem Tisch erlaubt.
web-help-off = Ohne Tipps
web-help-off-why = Tipps und Coach sind an diesem Tisch ausgeschaltet.

web-analysis-preparing = Wird berechnet …
web-analysis-preparing-so-far = Die genaue Antwort wird berechnet … { $done }
web-analysis-best-few = Die besten Züge
web-analysis-chance = Gewinnchance
web-analysis-expected-turns = Züge insgesamt
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } Zug
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } Züge
    }
web-analysis-your-move = dein Zug

## Die Analyse

web-analysis = Analyse
web-analysis-of = Analyse: { $game }
web-analysis-waits = Du kannst gehen und später wiederkommen: Die Analyse läuft ohne dich weiter.
web-analysis-estimates = Das sind Schätzungen. Sobald genauere Werte da sind, treten sie an ihre Stelle.
web-analysis-share = Analyse teilen
web-analysis-account = Glück oder Können?
web-analysis-player = Spieler
web-analysis-term-expected = Erwartet
web-analysis-term-luck = Glück
web-analysis-term-dice = Würfelglück
web-analysis-term-cards = Kartenglück
web-analysis-term-duels = Duellglück
web-analysis-term-own = Eigene Fehler
web-analysis-term-others = Fremde Fehler
web-analysis-term-conceded = Aufgabe, Vertretung
web-analysis-term-drift = Rest (Schätzfehler)
web-analysis-term-result = Ergebnis
web-analysis-copy-line = Zusammenfassung kopieren
web-analysis-copy-by-hand = Dieser Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
web-analysis-marks = Entscheidungen von { $name }
# Neben ihrer Zahl
web-analysis-count-fine = { $count ->
    [one] guter Zug
   *[other] gute Züge
}
web-analysis-count-only = { $count ->
    [one] einziger guter Zug
   *[other] einzige gute Züge
}
web-analysis-count-great = { $count ->
    [one] starker Fund
   *[other] starke Funde
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
web-analysis-turns-curve = Erwartete Züge insgesamt
web-analysis-scores-curve = Punktestände
web-analysis-curve-summary = Die Gewinnchance von { $name } ging von { $from } auf { $to }; alle Werte stehen unten in der Tabelle.
web-analysis-scrub = Durch die Partie gehen
web-analysis-previous-error = Voriger Fehler
web-analysis-next-error = Nächster Fehler
web-analysis-position = Stellung
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
web-analysis-no-errors = Keine nennenswerten Fehler.
web-analysis-luck-what = Was jeder Wurf für { $name } geändert hat.
web-analysis-in-order = In der Reihenfolge der Partie
web-analysis-table = Jeder Zug mit den Gewinnchancen danach
web-analysis-happened = Ereignis

## Rätsel

web-opponent = Gegenüber
web-opponent-numbered = Gegenüber { $number }
web-puzzle = Rätsel des Tages
web-puzzle-about = Eine Stellung, ein bester Zug
web-puzzle-game = Spiel wählen
web-puzzle-counts = Mach deinen Zug auf dem Brett. Deine erste Antwort des Tages zählt.
web-puzzle-none = Heute gibt es kein Rätsel.
web-puzzle-solved = Du hast das heutige Rätsel gelöst. Du kannst es zum Spaß noch einmal versuchen.
web-puzzle-missed = Du hast das heutige Rätsel schon beantwortet. Du kannst es zum Spaß noch einmal versuchen.
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
web-solve-right = Richtig!
web-solve-wrong = Nicht der beste Zug: Er kostet { $cost }.
web-train = Deine Fehler
web-train-about = Stellungen aus deinen Partien, noch einmal zu lösen
web-train-note = Hier hast du in deiner Partie einen Fehler gemacht. Finde einen besseren Zug.
web-train-at = { $number } von { $count }
web-train-preparing = Deine letzten Partien werden analysiert …
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
web-train-how = Spiel eine Partie Dicy Cards zu Ende. Stellungen, in denen du einen Fehler gemacht hast, kannst du hier üben.

## Eine einzelne Stellung, über ihren Link

web-position-of = Stellung aus { $game }
web-position-link = Link nur zu dieser Stellung
web-position-link-how = Dieser Link zeigt das Brett und den Wert der besten Züge, aber nicht die Partie.
