# Hilfe im Terminal: Tipps, Coach, die Analyse nach dem Spiel, Rätsel und Üben.

advisor-off = Tipps und Coach sind an diesem Tisch ausgeschaltet.
advisor-none = Für { $game } gibt es noch keine Hilfe: Die Stellungen lassen sich nicht bewerten.
advisor-later = Es gibt jetzt nichts zu entscheiden: Frag, wenn du am Zug bist.
advisor-looking = Einen Moment …
advisor-compiling = Vorbereitung, einmal auf diesem Rechner: { $percent } %
advisor-working = Die genaue Antwort wird berechnet: { $percent } %
advisor-wait = Die genaue Antwort wird berechnet: { $percent } %. Bis dahin ist das eine Schätzung.
advisor-ready = Die genaue Antwort ist fertig: h gibt einen Tipp.
advisor-clue = { $clue } (noch einmal h: der Zug)
advisor-clue-so-far = { $clue } (bisher eine Schätzung; noch einmal h: der Zug)
advisor-clue-estimate = { $clue } (eine Schätzung; noch einmal h: der Zug)
advisor-move = Am besten: { $move }
advisor-best-few = Die besten Züge mit deiner Gewinnchance:
advisor-best-few-turns = Die besten Züge mit der erwarteten Zahl von Zügen im ganzen Spiel:
advisor-candidate = { $value } · { $move }
advisor-coach-on = Der Coach ist an: Er warnt dich vor einem Zug, der viel kostet.
advisor-coach-off = Der Coach ist aus.
# $mark ist „Fehler“ oder „Patzer“
advisor-caution-mark = In der Analyse stünde dazu: { $mark }.
advisor-caution-estimate = Das ist eine Schätzung.

## Auf dem Bildschirm

advisor-hint = Tipp
advisor-coach = Coach
advisor-report = Analyse
advisor-sign-off = ohne Tipps
advisor-sign-coach = Coach an
# Sehr kurz
advisor-sign-working = genau { $percent } %
advisor-sign-compiling = Vorbereitung { $percent } %
advisor-sign-looking = Analyse { $percent } %
advisor-report-wait = bisher eine Schätzung; genauere Werte: { $percent } %
advisor-report-looking = die Partie wird analysiert: { $percent } %
advisor-key-hint = Tipp
advisor-key-coach = Coach
advisor-key-chances = Chancen
advisor-key-report = Analyse
advisor-key-close = Schließen
advisor-key-scroll = Blättern
advisor-key-think = Noch mal denken
advisor-key-play = Trotzdem spielen

## In Zeilen

advisor-plain-commands = h: Tipp, c: Coach an oder aus.
advisor-plain-stop = Zuerst wird die genaue Antwort für diese Partie berechnet. Strg-C bricht ab.
advisor-ask-anyway = p: trotzdem spielen, Enter: noch einmal nachdenken:

## Rätsel

puzzle-title = Rätsel vom { $day }
puzzle-none = Hier gibt es kein Rätsel.
puzzle-question = { $seat }, finde den besten Zug.
puzzle-commands = Tippe eine Nummer oder einen Zug. Enter: Auswahl noch einmal, s: Stellung, r: Regeln, q: beenden.
## Lektionen

learn-title = Lektion { $number } von { $count }: { $title }
learn-commands = Wenn eine Lektion nach einem Zug fragt, tippe seine Nummer oder den Zug selbst. s: Stellung, r: Regeln, q: beenden.
learn-press-enter = Enter wirft die Würfel
learn-key-roll = Werfen
learn-finished = Gut gemacht: Du kennst das Spiel. Eine erste Partie mit Coach: { $command }
error-setup-lesson = Eine Lektion „{ $value }“ gibt es nicht.
error-setup-no-lessons = Für „{ $value }“ gibt es noch keine Lektionen.
puzzle-another-day = Das ist das Rätsel eines anderen Tages: Es zählt nicht für deine Serie.
puzzle-answered = Das heutige Rätsel hast du schon beantwortet: Diesmal zählt es nicht.
puzzle-right = Richtig! Einen besseren Zug gibt es nicht.
puzzle-nearly = Gelöst: Es kostet nur { $cost }.
# $cost ist „4,2 Prozentpunkte Gewinnchance“, $mark „Fehler“ oder „Patzer“
puzzle-wrong = Nicht ganz: Das kostet { $cost } ({ $mark }).
puzzle-best = Der beste Zug: { $move }
puzzle-streak =
    { $current ->
        [0] Du hast gerade keine Serie. Löse das nächste Rätsel, um eine zu beginnen.
        [one] Deine Serie: ein Tag. Die längste: { $longest }.
       *[other] Deine Serie: { $current } Tage. Die längste: { $longest }.
    }
puzzle-key-next = Weiter

## Mit eigenen Fehlern üben

train-games =
    { $count ->
        [one] Eine beendete Partie wird analysiert …
       *[other] { $count } beendete Partien werden analysiert …
    }
train-none = Es gibt nichts zu üben: kein Fehler in deinen beendeten Partien.
train-nothing-due =
    { $count ->
        [one] Heute steht nichts an. Die nächste Stellung kommt am { $day } wieder.
       *[other] Heute steht nichts an. Von { $count } Stellungen kommt die nächste am { $day } wieder.
    }
train-learnt-all = Du hast alle Stellungen gelernt.
train-due =
    { $count ->
        [one] Eine Stellung steht an.
       *[other] { $count } Stellungen stehen an.
    }
train-title = Stellung { $number } von { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = In der Partie hast du gespielt: { $move }
train-again = Sie kommt am { $day } wieder.
train-learnt = Gelernt: Sie kommt nicht wieder.

## Was nicht geht

error-setup-day = Ungültiges Datum: „{ $value }“.
error-why-date = Ein Datum schreibt man wie 2026-01-31.
error-why-day-to-come = Dieser Tag liegt in der Zukunft.
error-setup-coach = Der Coach ist an diesem Tisch nicht verfügbar.
error-why-no-help = Tipps und Coach sind hier ausgeschaltet.
