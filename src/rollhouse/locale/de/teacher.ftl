# Hilfe im Terminal: Tipps, Coach, die Analyse nach dem Spiel, Rätsel und Üben.

teacher-off = Tipps und Coach sind an diesem Tisch abgeschaltet.
teacher-none = Für { $game } gibt es keine Hilfe, weil hier noch nichts seine Stellungen bewerten kann.
teacher-later = Es gibt jetzt nichts zu entscheiden: Frag, wenn du am Zug bist.
teacher-looking = Einen Moment …
teacher-compiling = Vorbereitung, einmal auf diesem Rechner: { $percent } %
teacher-working = Die genaue Antwort wird berechnet: { $percent } %
teacher-wait = Die genaue Antwort wird berechnet: { $percent } %. Bis dahin ist das eine Schätzung.
teacher-ready = Die genaue Antwort ist fertig: h gibt einen Tipp.
teacher-clue = { $clue } (noch einmal h: der Zug)
teacher-clue-so-far = { $clue } (bisher eine Schätzung; noch einmal h: der Zug)
teacher-clue-estimate = { $clue } (eine Schätzung; noch einmal h: der Zug)
teacher-move = Am besten: { $move }
teacher-best-few = Die besten Züge mit deiner Gewinnchance:
teacher-best-few-turns = Die besten Züge mit der erwarteten Zahl von Zügen im ganzen Spiel:
teacher-candidate = { $value } · { $move }
teacher-coach-on = Der Coach ist an: Er warnt dich vor einem Zug, der viel kostet.
teacher-coach-off = Der Coach ist aus.
# $mark ist „Fehler“ oder „Patzer“
teacher-caution-mark = In der Analyse stünde dazu: { $mark }.
teacher-caution-estimate = Das ist eine Schätzung.

## Auf dem Bildschirm

teacher-hint = Tipp
teacher-coach = Coach
teacher-report = Analyse
teacher-sign-off = ohne Tipps
teacher-sign-coach = Coach an
# Sehr kurz
teacher-sign-working = genau { $percent } %
teacher-sign-compiling = Vorbereitung { $percent } %
teacher-sign-looking = Analyse { $percent } %
teacher-report-wait = bisher eine Schätzung; die genaue Antwort: { $percent } %
teacher-report-looking = die Partie wird analysiert: { $percent } %
teacher-key-hint = Tipp
teacher-key-coach = Coach
teacher-key-report = Analyse
teacher-key-close = Schließen
teacher-key-scroll = Blättern
teacher-key-think = Noch mal denken
teacher-key-play = Trotzdem spielen

## In Zeilen

teacher-plain-commands = h: Tipp, c: Coach an oder aus.
teacher-plain-stop = Zuerst wird die genaue Antwort für diese Partie berechnet. Strg-C bricht ab.
teacher-ask-anyway = p: trotzdem spielen, Enter: noch einmal nachdenken:

## Rätsel

puzzle-title = Rätsel vom { $day }
puzzle-none = Hier gibt es kein Rätsel.
puzzle-question = { $seat }, finde den besten Zug.
puzzle-commands = Tippe eine Nummer oder einen Zug. Enter: Auswahl noch einmal, s: Stand, r: Regeln, q: beenden.
## Lektionen

learn-title = Lektion { $number } von { $count }: { $title }
learn-commands = Wenn eine Lektion nach einem Zug fragt, tippe seine Nummer oder den Zug selbst. s: Stand, r: Regeln, q: beenden.
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
error-why-no-help = Tipps und Coach sind dort ausgeschaltet.
