# Opgeloste spellen en kansen: wat `rollhouse solve` en `rollhouse odds` tonen.

cli-solve = Los Dicy Cards op, voor twee spelers of alleen: exact.
cli-solve-players = 2 (de winkans), of 1 (beurten tot het doel)
cli-solve-device = waarop het wordt opgelost
cli-solve-threads = hoeveel kernen (allemaal, tenzij je iets anders zegt)
cli-solve-json = toon de uitkomst als JSON
cli-odds = Toon de beste zetten van een stelling in Dicy Cards, of de kansen van een worp.
cli-odds-position = een stelling in één regel (docs/notation.md), in plaats van alles wat er een beschrijft
cli-odds-dice = de zes dobbelstenen op tafel, zoals 123466
cli-odds-active = jouw actieve kaarten, of none voor geen enkele (anders: allemaal)
cli-odds-scores = de scores: de jouwe, dan die van de anderen, met de klok mee
cli-odds-theirs = de actieve kaarten van een andere speler, of none; één keer per speler, met de klok mee
cli-odds-players = hoeveel spelers; 1 is alleen
cli-odds-first = wie de rondes begint: 1 ben jij, 2 is de volgende speler
cli-odds-react = wat een andere speler heeft gedaan en waarop jij reageert: een kaart bij naam, of skip
cli-odds-turn = in wiens beurt dat was: 2 is de speler na jou
cli-odds-moves = hoeveel van de beste zetten je wilt zien
cli-odds-points = vanaf hoeveel punten je de kansen wilt zien
cli-odds-json = toon alles als JSON
cli-atlas = Los alle sets van vijf kaarten van Dicy Cards op, en zet wat er van elke set bekend is in een tabel.
cli-atlas-deals = alleen deze set: een variant bij naam, of vijf kaarten; mag meer dan eens
cli-atlas-games = hoeveel partijen tussen perfecte spelers er per set worden gespeeld, en een derde daarvan met een gretige speler op elke plaats
cli-atlas-out = schrijf de tabel naar dit bestand (CSV, of JSON als de naam op .json eindigt) in plaats van naar het scherm

solver-title =
    { $players ->
        [one] Dicy Cards alleen, tot { $target } punten, met { $cards }
       *[other] Dicy Cards voor twee, tot { $target } punten, met { $cards }
    }
# Naast de namen die in elke taal gelijk zijn
solver-share = de winkans van wie begint, als beiden zo goed mogelijk spelen
solver-turns = het kleinste aantal beurten dat te verwachten is
solver-gap = geen waarde in de tablebase zit er verder naast
solver-states = stellingen aan het begin van een beurt
solver-seconds = zo lang duurde het berekenen
solver-seconds-kept = zo lang duurde het berekenen, een tijd geleden: ze waren er nog

solver-why-cards-not-known = Daar deelt het lot de kaarten. Noem de vijf die je bedoelt.
solver-why-no-values = Niets hier kan zeggen wat stellingen met zoveel spelers waard zijn.
solver-why-one-score-each =
    { $count ->
        [one] Er hoort één score te zijn.
       *[other] Er hoort een score te zijn voor elk van de { $count } spelers, te beginnen met wie aan de beurt is.
    }
solver-why-six-faces = Er zijn zes dobbelstenen nodig, elk met een getal van 1 tot en met 6.
solver-why-nothing-to-react = Je reageert op een overgeslagen beurt, of op een kaart van een ander waarvan het effect jou raakt.
solver-why-nothing-to-decide = Niemand hoeft daar te kiezen en er wordt niet gegooid.
solver-why-no-choice =
    { $count ->
        [0] Je hebt geen kaart om te kiezen.
       *[other] Je hebt maar één kaart om te kiezen: er wordt je niets gevraagd.
    }

## Kansen in een stelling

odds-you = Jij
odds-them = De ander
# $number telt de andere spelers, met de klok mee
odds-other = Speler { $number } na jou
odds-share = Jouw kans om te winnen, zo goed mogelijk gespeeld: { $share }
odds-turns = Beurten die je nog nodig zult hebben, deze meegeteld: { $turns }
odds-move = Zet
odds-share-heading = Winkans
odds-turns-heading = Beurten
odds-cost = Kosten
odds-more-moves =
    { $count ->
        [one] Er is nog één andere zet mogelijk.
       *[other] Er zijn nog { $count } andere zetten mogelijk.
    }

## Kansen van een worp

odds-of-roll = Wat { $dice } kan worden
odds-before-roll = Voor de eerste worp
odds-now = meteen
# De kop van een kolom: binnen zoveel keer opnieuw gooien
odds-rerolls =
    { $count ->
        [one] 1 worp
       *[other] { $count } worpen
    }
odds-keep = houden
odds-points =
    { $count ->
        [one] 1 punt of meer
       *[other] { $count } punten of meer
    }
odds-note = Elke kans is het hoogste dat haalbaar is als de dobbelstenen alleen voor dat doel worden gehouden. De kolommen tellen hoe vaak je opnieuw gooit; telkens bevriest een van de kaarten. De laatste kolom zegt wat je houdt als je één keer opnieuw gooit.

## Wat wordt geweigerd

error-tablebase-disk = De tablebase kan niet in ‘{ $came }’ worden bewaard.
error-tablebase-space = De tablebase heeft { $came } MB nodig, en in ‘{ $where }’ is plaats voor { $allowed } MB.
error-tablebase-memory = Om dit op te lossen is { $came } MB geheugen nodig, en er is { $allowed } MB vrij.
error-tablebase-gpu = De grafische processor kan niet worden gebruikt.
error-why-other-content = Wat daar is weggeschreven, wordt anders teruggelezen.
error-setup-device = Het kan niet op ‘{ $came }’ worden opgelost.
error-setup-threads = Het aantal threads kan niet ‘{ $came }’ zijn.
error-setup-scores = De scores kunnen niet ‘{ $came }’ zijn.
error-setup-active = ‘{ $came }’ kan niet bij de actieve kaarten horen.
error-setup-roll = De dobbelstenen kunnen niet ‘{ $came }’ zijn.
error-setup-theirs = Er zijn actieve kaarten gegeven voor { $came } andere spelers; er zijn er { $allowed }.
error-setup-position = Zo kan niet naar ‘{ $came }’ worden gevraagd: een stelling in één regel staat op zichzelf.
error-setup-react = Op ‘{ $came }’ valt niet te reageren.
error-setup-turn = Het kan niet de beurt van speler ‘{ $came }’ zijn.
error-setup-points = Het aantal punten kan niet ‘{ $came }’ zijn.
error-setup-moves = Het aantal zetten om te tonen kan niet ‘{ $came }’ zijn.
