# De leraar: analyses, hints, de coach, puzzels.

analysis-lacks-values = Niemand kan nog zeggen wat stellingen van dit potje { $game } waard zijn. Daarom staan hier geen winstkansen, geen kosten en geen geluk: alleen de scores en de worpen.
analysis-lacks-tables = De tabellen voor dit potje zijn nog niet berekend. Daarom staan hier geen winstkansen, geen kosten en geen geluk: alleen de scores en de worpen.
analysis-lacks-start = In dit verslag is het spel nog niet begonnen: er valt nog niets te bekijken.
analysis-lacks-end = Het verslag stopt voordat het spel is afgelopen: er is nog geen uitslag.

analysis-only-move = Er is maar één zet.
analysis-caution = Pas op: dit kost { $cost }.
analysis-cost-share = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van de winst
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
    } { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } geluk − { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } eigen fouten { $gifts_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($gifts, minimumFractionDigits: 1, maximumFractionDigits: 1) } fouten van anderen
analysis-line-conceded = { $line } { $conceded_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($conceded, minimumFractionDigits: 1, maximumFractionDigits: 1) } door opgave
analysis-line-drift = { $line } { $drift_sign ->
        [minus] −
       *[plus] +
    } { NUMBER($drift, minimumFractionDigits: 1, maximumFractionDigits: 1) } dat de schatting niet voorzag
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
