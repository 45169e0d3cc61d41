# Opgeloste spellen en kansen: wat `rollhouse solve` en `rollhouse odds` tonen.

cli-solve = Los Dicy Cards exact op, voor een tot drie spelers.
cli-solve-players = 2 (voor de winkans), 1 (voor het aantal beurten) of 3 (voor de winkansen van allen; vereist een GPU)
cli-solve-device = apparaat waarop wordt gerekend
cli-solve-threads = aantal kernen [standaard: alle]
cli-solve-json = toon de uitkomst als JSON
cli-odds = Toon de beste zetten van een stelling in Dicy Cards, of de kansen van een worp.
cli-odds-position = een stelling in één regel (docs/notation.md), in plaats van alles wat er een beschrijft
cli-odds-dice = de zes dobbelstenen op tafel, zoals 123466
cli-odds-active = jouw actieve kaarten, of none voor geen enkele [standaard: allemaal]
cli-odds-scores = de scores: de jouwe, dan die van de anderen, met de klok mee
cli-odds-theirs = de actieve kaarten van een andere speler, of none; herhaal dit per speler, met de klok mee
cli-odds-players = aantal spelers; 1 is solo
cli-odds-first = wie de rondes begint: 1 ben jij, 2 is de volgende speler
cli-odds-react = de zet van een andere speler waarop je reageert: een kaart bij naam, of skip
cli-odds-turn = wiens beurt dat was: 2 is de speler na jou
cli-odds-moves = aantal beste zetten om te tonen
cli-odds-points = toon de kansen op minstens zoveel punten
cli-odds-json = toon alles als JSON
cli-atlas = Los alle sets van vijf kaarten van Dicy Cards op en schrijf de resultaten als tabel.
cli-atlas-deals = alleen deze set: een variant bij naam, of vijf kaarten; mag meer dan eens
cli-atlas-games = aantal partijen tussen perfecte spelers per set; een derde daarvan wordt met een gretige speler op elke plaats gespeeld
cli-atlas-out = schrijf de tabel naar dit bestand (CSV, of JSON als de naam op .json eindigt) in plaats van naar het scherm

solver-takes-about = Het oplossen duurt hier ongeveer { $seconds } seconden als er verder niets draait.
solver-title =
    { $players ->
        [one] Dicy Cards solo, tot { $target } punten, met { $cards }
        [3] Dicy Cards voor drie, tot { $target } punten, met { $cards }
       *[other] Dicy Cards voor twee, tot { $target } punten, met { $cards }
    }
# Naast de namen die in elke taal gelijk zijn
solver-share = de winkans van de eerste speler bij het beste spel
solver-shares-of-three = de winkansen van de spelers in speelvolgorde, in het evenwicht van docs/solved.md
solver-turns = het verwachte aantal beurten bij het beste spel
solver-gap = de grootst mogelijke fout van een exacte waarde
solver-gain = wat een speler hooguit wint door een beurt anders te spelen
solver-states = stellingen aan het begin van een beurt
solver-seconds = zo lang duurde het berekenen
solver-seconds-kept = zo lang duurde een eerdere berekening; het bewaarde resultaat is gebruikt

solver-why-cards-not-known = In deze variant worden de kaarten geloot. Noem de vijf kaarten.
solver-why-three-on-gpu = Voor drie spelers wordt alleen op een GPU gerekend; op deze processor zou het uren duren.
solver-why-no-values = Stellingen met zoveel spelers kunnen hier niet worden beoordeeld.
solver-why-one-score-each =
    { $count ->
        [one] Geef één score.
       *[other] Geef een score voor elk van de { $count } spelers, te beginnen met de speler die aan de beurt is.
    }
solver-why-six-faces = Er zijn zes dobbelstenen nodig, elk met een getal van 1 tot en met 6.
solver-why-nothing-to-react = Je reageert op een overgeslagen beurt, of op een kaart van een ander waarvan het effect jou raakt.
solver-why-nothing-to-decide = In deze stelling valt niets te beslissen en niets te gooien.
solver-why-no-choice =
    { $count ->
        [0] Je hebt geen kaart om te kiezen.
       *[other] Je hebt maar één kaart om te kiezen, dus er valt niets te beslissen.
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

error-tablebase-disk = De exacte waarden kunnen niet in ‘{ $value }’ worden bewaard.
error-tablebase-space = De exacte waarden hebben { $value } MB nodig, maar ‘{ $location }’ heeft maar { $expected } MB vrij.
error-tablebase-memory = Om dit op te lossen is { $value } MB geheugen nodig, maar er is maar { $expected } MB vrij.
error-tablebase-gpu = De grafische processor kan niet worden gebruikt.
error-why-other-content = De inhoud van het bestand is niet wat erin is geschreven.
error-setup-device = Onbekend apparaat ‘{ $value }’.
error-setup-threads = Ongeldig aantal threads: ‘{ $value }’.
error-setup-scores = Ongeldige scores: ‘{ $value }’.
error-setup-active = ‘{ $value }’ kan niet bij de actieve kaarten horen.
error-setup-roll = Ongeldige dobbelstenen: ‘{ $value }’.
error-setup-theirs = Er zijn actieve kaarten gegeven voor { $value } andere spelers; er zijn er { $expected }.
error-setup-position = ‘{ $value }’ kan niet samen met een stelling in één regel worden gebruikt.
error-setup-react = Op ‘{ $value }’ valt niet te reageren.
error-setup-turn = Het kan niet de beurt van speler ‘{ $value }’ zijn.
error-setup-points = Ongeldig aantal punten: ‘{ $value }’.
error-setup-moves = Ongeldig aantal te tonen zetten: ‘{ $value }’.
