# De leraar in de browser: hints en de coach aan tafel, de analyse, het oefenen, de puzzel van de dag.

web-hint = Hint
web-hint-move = Toon de zet
web-hint-play = Speel dit
web-hint-why = Waarom?
web-hint-about = Hoe exact is dit?
## One sentence after the game: $luck and $moves are points of winning chance

web-truth-cost =
    { $played ->
        [well] Goed gespeeld:
       *[more] Het kon beter:
    } { $of ->
        [dice] de dobbelstenen kostten je
       *[all] pech kostte je
    } { $luck } procentpunten winkans, je zetten { $moves }.
web-truth-gave =
    { $played ->
        [well] Goed gespeeld:
       *[more] Het kon beter:
    } { $of ->
        [dice] de dobbelstenen leverden je
       *[all] geluk leverde je
    } { $luck } procentpunten winkans op, je zetten kostten er { $moves }.
web-truth-waits = We berekenen wat geluk was en wat je zetten uitmaakten …
web-coach = Coach
web-coach-what = De coach waarschuwt je voor een zet die veel kost
web-coach-is-on = De coach staat aan. Hij waarschuwt je voor een zet die veel kost.
web-coach-is-off = De coach staat uit.
web-coach-not-yet = De coach is nog niet klaar. Tot dan kan hij je niet waarschuwen.
web-coach-estimate = Dit is een schatting.
web-hint-estimate = Een goede schatting. Het exacte antwoord wordt nog berekend ({ $percent }%).
web-coach-asks = Weet je het zeker?
web-coach-think = Nog eens nadenken
web-coach-play = Toch spelen
web-coach-waits = Niet gespeeld. Kies een andere zet, of nog eens dezelfde.
web-help-allowed = Hints en de coach toestaan
web-help-on = Hints en de coach mogen aan deze tafel.
web-help-off = Zonder hints
web-help-off-why = De gastheer heeft hints en de coach aan deze tafel uitgezet.

web-analysis-preparing = Even rekenen …
web-analysis-preparing-so-far = Het exacte antwoord wordt berekend … { $done }
web-analysis-best-few = De beste zetten
web-analysis-chance = Winkans
web-analysis-expected-turns = Beurten in totaal
web-analysis-turns =
    { $turns ->
        [one] { NUMBER($turns, minimumFractionDigits: 1) } beurt
       *[other] { NUMBER($turns, minimumFractionDigits: 1) } beurten
    }
web-analysis-your-move = jouw zet

## De analyse

web-analysis = Analyse
web-analysis-of = Analyse: { $game }
web-analysis-waits = Je kunt weggaan en later terugkomen: de analyse gaat zonder jou door.
web-analysis-estimates = Dit zijn schattingen. Nauwkeurigere waarden komen ervoor in de plaats zodra ze er zijn.
web-analysis-share = Deze analyse delen
web-analysis-account = Geluk of kunde?
web-analysis-player = Speler
web-analysis-term-expected = Verwacht
web-analysis-term-luck = Geluk
web-analysis-term-dice = Geluk met dobbelstenen
web-analysis-term-cards = Geluk met kaarten
web-analysis-term-duels = Geluk met duels
web-analysis-term-own = Eigen fouten
web-analysis-term-others = Fouten van anderen
web-analysis-term-conceded = Opgave, vervanger
web-analysis-term-drift = Rest (schatting zat ernaast)
web-analysis-term-result = Uitkomst
web-analysis-copy-line = Samenvatting kopiëren
web-analysis-copy-by-hand = Deze browser laat kopiëren niet toe. Selecteer de tekst en kopieer die zelf.
web-analysis-marks = Beslissingen van { $name }
# Naast hoeveel het er waren
web-analysis-count-fine = { $count ->
    [one] goede zet
   *[other] goede zetten
}
web-analysis-count-only = { $count ->
    [one] enige goede zet
   *[other] enige goede zetten
}
web-analysis-count-great = { $count ->
    [one] mooie vondst
   *[other] mooie vondsten
}
web-analysis-count-inaccuracy = { $count ->
    [one] onnauwkeurigheid
   *[other] onnauwkeurigheden
}
web-analysis-count-mistake = { $count ->
    [one] fout
   *[other] fouten
}
web-analysis-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
}
# $cost is ‘4,2 procentpunten winkans’, of zoveel beurten
web-analysis-average =
    { $count ->
        [one] Eén beslissing; die kostte { $cost }.
       *[other] { $count } beslissingen; elk kostte gemiddeld { $cost }.
    }
web-analysis-curve = Winkansen
web-analysis-curve-of = Winkans: { $name }
web-analysis-turns-curve = Verwacht aantal beurten
web-analysis-scores-curve = Scores
web-analysis-curve-summary = De winkans van { $name } ging van { $from } naar { $to }; elke waarde staat in de tabel hieronder.
web-analysis-scrub = Door de partij bladeren
web-analysis-previous-error = Vorige fout
web-analysis-next-error = Volgende fout
web-analysis-position = Stelling
web-analysis-played = { $name }: { $move }.
web-analysis-cost = Dat kostte { $cost }.
web-analysis-best = Beste: { $move }
web-analysis-luck-of-roll = Geluk voor { $name }: { $luck }
web-analysis-lists = Beslissingen, geluk en cijfers
web-analysis-tab-decisions = Beslissingen
web-analysis-tab-luck = Geluk
web-analysis-rolls = Worpen
web-analysis-tab-table = Tabel
web-analysis-all-decisions = Toon alle { $count } beslissingen
web-analysis-no-errors = Geen noemenswaardige fouten.
web-analysis-luck-what = Wat elke worp veranderde voor { $name }.
web-analysis-in-order = In de volgorde van de partij
web-analysis-table = Elke zet, met de winkansen daarna
web-analysis-happened = Gebeurtenis

## Puzzels

web-opponent = Opponent
web-opponent-numbered = Opponent { $number }
web-puzzle = Puzzel van de dag
web-puzzle-about = Eén stelling, één beste zet
web-puzzle-game = Kies het spel
web-puzzle-counts = Doe je zet op het bord. Je eerste antwoord van de dag telt.
web-puzzle-none = Er is vandaag geen puzzel.
web-puzzle-solved = Je hebt de puzzel van vandaag opgelost. Je kunt hem nog eens voor de lol proberen.
web-puzzle-missed = Je hebt de puzzel van vandaag al beantwoord. Je kunt hem nog eens voor de lol proberen.
web-puzzle-done = Opgelost voor vandaag
web-puzzle-tomorrow = Morgen komt de volgende.
web-streak =
    { $count ->
        [one] Eén dag op rij
       *[other] { $count } dagen op rij
    }
web-streak-longest =
    { $count ->
        [one] Langste reeks: één dag
       *[other] Langste reeks: { $count } dagen
    }
web-solve-right = Goed!
web-solve-wrong = Niet de beste zet: hij kost { $cost }.
web-train = Jouw fouten
web-train-about = Stellingen uit je eigen partijen, om opnieuw op te lossen
web-train-note = Hier maakte je een fout in je eigen partij. Zoek een betere zet.
web-train-at = { $number } van { $count }
web-train-preparing = Je laatste partijen worden geanalyseerd …
web-train-next = Volgende
web-train-game = Bekijk in de partij
web-train-again = Komt terug op { $day }.
web-train-learnt = Geleerd: deze komt niet meer terug.
web-train-done = { $solved } van { $count } opgelost
web-train-nothing-due = Vandaag niets te herhalen
web-train-empty = Nog geen fouten om te oefenen
web-train-total =
    { $count ->
        [one] Je hebt in totaal één stelling; die komt terug als het tijd is.
       *[other] Je hebt in totaal { $count } stellingen; ze komen terug als het tijd is.
    }
web-train-how = Speel een partij Dicy Cards uit. De stellingen waarin je een fout maakte, kun je hier oefenen.

## Een losse stelling, via haar link

web-position-of = Stelling uit { $game }
web-position-link = Link naar alleen deze stelling
web-position-link-how = Deze link toont het bord en de waarde van de beste zetten, maar niet de partij.
