# De leraar: analyses, hints, de coach, puzzels.

analysis-lacks-values = De stellingen van deze partij { $game } kunnen nog niet worden beoordeeld. Daarom staan hier geen winkansen, geen kosten en geen geluk: alleen de scores en de worpen.
analysis-lacks-tablebase = Het exacte antwoord voor deze partij is nog niet berekend. Daarom staan hier geen winkansen, geen kosten en geen geluk: alleen de scores en de worpen.
analysis-lacks-start = De partij in dit verslag is nog niet begonnen: er valt nog niets te analyseren.
analysis-lacks-end = Het verslag stopt voordat de partij is afgelopen: er is nog geen uitslag.

analysis-question-share = Jij bent aan de beurt: wat geeft je de beste kans om te winnen?
analysis-question-turns = Jij bent aan de beurt: waarmee ben je er in de minste beurten?
analysis-puzzle-starts = { $seat } begint elke ronde.
analysis-puzzle-level = Niveau { $level } van { $most }.
# $theme komt van het spel, zoals ‘welke dobbelstenen je houdt’
analysis-puzzle-theme = Thema: { $theme }.
analysis-puzzle-margin = Een minder goede zet kost minstens { $cost }.
analysis-only-move = Er is maar één zet.
analysis-caution = Pas op: dit kost { $cost }.
analysis-caution-share =
    { $points ->
        [one] Pas op: dit verlaagt je winkans met één procentpunt.
       *[other] Pas op: dit verlaagt je winkans met { $points } procentpunten.
    }
analysis-cost-share =
    { $cost ->
        [1] 1 procentpunt winkans
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } procentpunten winkans
    }
# $error is half the width of the 95 % interval, in points of win chance
analysis-cost-played = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunt, na beide zetten { $games } keer door te spelen.
analysis-why-played-best = Na { $games } keer doorspelen bleek deze zet de beste. De eerste schatting gaf de voorkeur aan een andere.
analysis-why-played-better = Na { $games } keer doorspelen leverde de beste zet { $cost } meer op. De eerste schatting gaf de voorkeur aan een andere.
analysis-cost-turns =
    { $cost ->
        [one] { $cost } beurt
       *[other] { $cost } beurten
    }

# Eén regel om te delen: hij klopt. Tekens komen apart, zodat er nooit ‘+ −3’ staat.
analysis-line-share =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, tot nu toe: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } geluk − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] eigen fouten
       *[no] eigen fouten (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } fouten van anderen
# Dezelfde, met het geluk uitgesplitst: dobbelstenen, dan kaarten, dan duels.
analysis-line-expected =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
       *[no] { $seat }, tot nu toe: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
analysis-line-dice = { $line } { $dice_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } geluk met dobbelstenen
analysis-line-cards = { $line } { $cards_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } met kaarten
analysis-line-duels = { $line } { $duels_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($duels, minimumFractionDigits: 1, maximumFractionDigits: 1) } met duels
analysis-line-errors = { $line } − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $exact ->
        [yes] eigen fouten
       *[no] eigen fouten (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    } { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } fouten van anderen
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } door opgave of door de vervanger
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } rest (schatting zat ernaast)
analysis-line-turns =
    { $over ->
        [yes] { $seat }: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } beurten
       *[no] { $seat }, tot nu toe: { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } beurten
    } = { NUMBER($expectation, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht { $luck_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } geluk + { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } eigen fouten

analysis-mark-fine = Goed
analysis-mark-inaccuracy = Onnauwkeurig
analysis-mark-mistake = Fout
analysis-mark-blunder = Blunder
analysis-praise-only = Enige goede zet
analysis-praise-great = Mooie vondst

# Annotations of a record, told in a replay. $best is a move, in words or as it is written.
analysis-note-mark = { $mark }.
analysis-note-better = { $mark }; beter: { $best }.
analysis-note-turns = Nog { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } beurten te verwachten.
analysis-note-share = { $seat } { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-note-shares = Kansen: { $shares }.

# Wat `rollhouse analyse` laat zien.

analysis-working = Partij analyseren
analysis-working-many = Partijen analyseren
analysis-many-done = { $count ->
        [one] Eén verslag
       *[other] { $count } verslagen
    } geanalyseerd; { $wrong ->
        [0] geen enkel bevat een fout.
        [one] één bevat een fout.
       *[other] { $wrong } bevatten een fout.
    }
analysis-title = Analyse van een partij { $game }
analysis-curve = De winkans van { $seat } in de loop van de partij:
analysis-curve-turns = Verwacht aantal beurten van { $seat } voor de hele partij:
analysis-decisions = Beslissingen die iets kostten
analysis-rolls = De worpen die het meest uitmaakten
analysis-accounts = Beslissingen
analysis-praised = { $only ->
    [one] { $seat } vond één keer de enige goede zet
   *[other] { $seat } vond { $only } keer de enige goede zet
}{ $great ->
    [0] .
    [one] , waarvan { $great } mooie vondst.
   *[other] , waarvan { $great } mooie vondsten.
}
analysis-like = { $sure ->
    [yes] { $seat } speelde als { $level }.
   *[no] { $seat } speelde als { $level } (95%: { $low } tot { $high }).
 }
analysis-head-ply = Zet
analysis-head-player = Speler
analysis-head-mark = Oordeel
analysis-head-move = Gespeeld → beste, en waarom
analysis-head-luck = Geluk
analysis-head-roll = Worp
analysis-head-decisions = Totaal
analysis-head-average = Gemiddelde kosten
analysis-others-fine =
    { $count ->
        [0] Geen andere beslissingen.
        [one] Eén andere beslissing: die kostte minder dan { $cost }.
       *[other] { $count } andere beslissingen: elk kostte minder dan { $cost }.
    }
analysis-scores =
    { $score ->
        [one] { $seat }: { $score } punt
       *[other] { $seat }: { $score } punten
    }
analysis-roll-count =
    { $count ->
        [one] Eén worp of getrokken kaart.
       *[other] { $count } worpen en getrokken kaarten.
    }

analysis-error-other = Iets anders

analysis-thumb = Een vuistregel voor deze kaarten
