# De tafel van Dicy Cards in de browser. Op kaarten en knoppen is weinig plaats: hou het kort.

web-dicy-board = Tafel van Dicy Cards
web-dicy-race = De race naar { $target } punten
web-dicy-round = Ronde { $round }
web-dicy-lane =
    { $points ->
        [one] { $name }: { $points } punt van de { $target }
       *[other] { $name }: { $points } punten van de { $target }
    }
web-dicy-row =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $count ->
        [one] { $count } actieve kaart
       *[other] { $count } actieve kaarten
    }
web-dicy-dice = Dobbelstenen op tafel
web-dicy-dice-waiting = Dobbelstenen, nog niet gegooid
web-dicy-die = Dobbelsteen { $place } toont { $face }

## De kaarten

web-dicy-frozen = Bevroren
web-dicy-card-active = { $card }, actief
web-dicy-card-frozen = { $card }, bevroren
web-dicy-card-nothing = { $card }, actief, geen punten met deze dobbelstenen
web-dicy-card-worth =
    { $points ->
        [one] { $card }, actief, { $points } punt met { $dice }
       *[other] { $card }, actief, { $points } punten met { $dice }
    }
web-dicy-freeze = Bevries
web-dicy-reset = Weer activeren

## Wat er gevraagd wordt

web-dicy-ask-turn = Kies een kaart om te scoren, of dobbelstenen om opnieuw te gooien.
web-dicy-ask-score = { $card } met { $dice }
web-dicy-ask-dice = Kies dobbelstenen voor { $card }.
web-dicy-ask-reroll = { $dice } opnieuw gooien: welke kaart bevries je?
web-dicy-no-way-back = In een partij tussen mensen kan opnieuw gooien niet worden teruggenomen.
web-dicy-ask-freeze = Kies een kaart om te bevriezen.
web-dicy-ask-reset = Kies een kaart om weer te activeren.
# Waarom iemand een kaart moet omdraaien
web-dicy-cause-freeze = { $name } scoorde { $card }: bevries een kaart.
web-dicy-cause-reset = { $name } scoorde { $card }: activeer een kaart weer.
web-dicy-cause-skip = { $name } sloeg over: activeer een kaart weer.
# Onder de regel van een bevroren kaart
web-dicy-frozen-back = Bevroren: hij komt terug als je overslaat, of als iemand anders overslaat of een kaart speelt waarmee je hem weer activeert.
web-dicy-ask-all-frozen = Al je kaarten zijn bevroren: je kunt alleen overslaan, en dan worden ze weer actief.
web-dicy-score = Scoor { $points }
web-dicy-result-active = Actieve kaarten
web-dicy-score-cannot = Kies andere stenen
web-dicy-others = Rest opnieuw
web-dicy-cancel = Annuleren
web-dicy-keys = R: gooien · 1–6: dobbelstenen · A–E: kaarten · Shift + letter: bevriezen · I: de andere stenen · S: overslaan · Esc: annuleren

## Op wie er gewacht wordt

web-dicy-wait = Kies een kaart om te lezen wat hij doet.
web-dicy-status-freeze =
    { $who ->
        [me] Kies een kaart om te bevriezen
        [ours] { $name }, kies een kaart om te bevriezen
       *[other] { $name } kiest een kaart om te bevriezen
    }
web-dicy-status-reset =
    { $who ->
        [me] Kies een kaart om weer te activeren
        [ours] { $name }, kies een kaart om weer te activeren
       *[other] { $name } kiest een kaart om weer te activeren
    }
web-dicy-must-freeze = Moet een kaart bevriezen
web-dicy-must-reset = Activeert weer een kaart

web-about-dicy-cards = Zes dobbelstenen, vijf kaarten. Wie het eerst 100 haalt, wint.
web-goal-dicy-cards = tot { $target } punten

# The contents of the printed box
web-dicy-box-why = De spelregels tonen sets B, C en D alleen als plaatje, dus de onze zijn een inschatting. Kies de vijf kaarten van elke set: de letter staat in de hoek van de kaart.
web-dicy-box-set = Set { $name }
web-dicy-box-chosen = { $count } van { $size } kaarten gekozen
web-dicy-set-guess = Set { $name }: onze inschatting
web-dicy-set-printed = Set { $name } uit een gedrukte doos
