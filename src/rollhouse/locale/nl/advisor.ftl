# De leraar in de terminal: hints, de coach, de analyse na het spel, puzzels en oefenen.

advisor-off = De gastheer heeft hints en de coach aan deze tafel uitgezet.
advisor-none = Er is nog geen hulp voor { $game }: de stellingen kunnen niet worden beoordeeld.
advisor-later = Er valt nu niets te beslissen: vraag het wanneer je aan zet bent.
advisor-looking = Een ogenblik …
advisor-compiling = Wordt klaargemaakt, één keer op deze machine: { $percent }%
advisor-working = Het exacte antwoord wordt berekend: { $percent }%
advisor-wait = Het exacte antwoord wordt berekend: { $percent }%. Tot het er is, is dit een schatting.
advisor-ready = Het exacte antwoord is klaar: h geeft een hint.
advisor-clue = { $clue } (nog eens h: de zet)
advisor-clue-so-far = { $clue } (voorlopig een schatting; nog eens h: de zet)
advisor-clue-estimate = { $clue } (een schatting; nog eens h: de zet)
advisor-move = De beste zet: { $move }
advisor-best-few = De beste zetten, met je winkans:
advisor-best-few-turns = De beste zetten, met het verwachte aantal beurten voor het hele spel:
advisor-candidate = { $value } · { $move }
advisor-coach-on = De coach staat aan: je wordt gewaarschuwd voor een zet die veel kost.
advisor-coach-off = De coach staat uit.
# $mark: ‘Fout’ of ‘Blunder’
advisor-caution-mark = In een analyse zou dit oordeel erbij staan: { $mark }.
advisor-caution-estimate = Dit is een schatting.

## On the screen

advisor-hint = Hint
advisor-coach = Coach
advisor-report = Analyse
advisor-sign-off = geen hints
advisor-sign-coach = coach aan
# Very short
advisor-sign-working = exact { $percent }%
advisor-sign-compiling = klaarmaken { $percent }%
advisor-sign-looking = analyse { $percent }%
advisor-report-wait = voorlopig een schatting; nauwkeurigere waarden: { $percent }%
advisor-report-looking = de partij wordt geanalyseerd: { $percent }%
advisor-key-hint = Hint
advisor-key-coach = Coach
advisor-key-chances = Kansen
advisor-key-report = Analyse
advisor-key-close = Sluiten
advisor-key-scroll = Bladeren
advisor-key-think = Nog eens nadenken
advisor-key-play = Toch spelen

## In lines

advisor-plain-commands = h: hint, c: coach aan of uit.
advisor-plain-stop = Eerst wordt het exacte antwoord voor deze partij berekend. Ctrl-C stopt het.
advisor-ask-anyway = p: toch spelen, Enter: nog eens nadenken:

## Puzzles

puzzle-title = Puzzel van { $day }
puzzle-none = Hier is geen puzzel.
puzzle-question = { $seat }, vind de beste zet.
puzzle-commands = Typ een nummer of een zet. Enter: de keuzes nog eens, s: stelling, r: regels, q: stoppen.
## Lessen

learn-title = Les { $number } van { $count }: { $title }
learn-commands = Als een les om een zet vraagt, typ je het nummer of de zet zelf. s: stelling, r: regels, q: stoppen.
learn-press-enter = Druk op Enter om te gooien
learn-key-roll = Gooien
learn-finished = Goed gedaan: je kent het spel. Een eerste partij met de coach: { $command }
error-setup-lesson = Er is geen les ‘{ $value }’.
error-setup-no-lessons = Voor ‘{ $value }’ zijn er nog geen lessen.
puzzle-another-day = Dit is de puzzel van een andere dag: hij telt niet mee voor je reeks.
puzzle-answered = Je hebt de puzzel van vandaag al beantwoord: deze keer telt niet mee.
puzzle-right = Goed! Er is geen betere zet.
puzzle-nearly = Opgelost: het kost maar { $cost }.
puzzle-wrong = Net niet: dit kost { $cost } ({ $mark }).
puzzle-best = De beste zet: { $move }
puzzle-streak =
    { $current ->
        [0] Je hebt nu geen reeks. Los de volgende puzzel op om er een te beginnen.
        [one] Je reeks: één dag. De langste: { $longest }.
       *[other] Je reeks: { $current } dagen. De langste: { $longest }.
    }
puzzle-key-next = Verder

## Training with one's own errors

train-games =
    { $count ->
        [one] Eén uitgespeelde partij wordt geanalyseerd …
       *[other] { $count } uitgespeelde partijen worden geanalyseerd …
    }
train-none = Er valt niets te oefenen: geen fout in je uitgespeelde partijen.
train-nothing-due =
    { $count ->
        [one] Vandaag is er niets te herhalen. De volgende stelling komt terug op { $day }.
       *[other] Vandaag is er niets te herhalen. Van { $count } stellingen komt de volgende terug op { $day }.
    }
train-learnt-all = Je hebt alle stellingen geleerd.
train-due =
    { $count ->
        [one] Eén stelling om te herhalen.
       *[other] { $count } stellingen om te herhalen.
    }
train-title = Stelling { $number } van { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = In de partij speelde je: { $move }
train-again = Hij komt terug op { $day }.
train-learnt = Je kent hem nu: hij komt niet meer terug.

## What is refused

error-setup-day = Ongeldige datum: ‘{ $value }’.
error-why-date = Een datum schrijf je als 2026-01-31.
error-why-day-to-come = Die dag ligt in de toekomst.
error-setup-coach = De coach is aan deze tafel niet beschikbaar.
error-why-no-help = De gastheer heeft hints en de coach uitgezet.
