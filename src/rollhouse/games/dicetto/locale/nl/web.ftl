# Dicetto in de browser, naast wat het spel zelf zegt.

## De tafel

web-dicetto-table = Kaarten op tafel
web-dicetto-pile =
    { $count ->
        [one] 1 kaart op de stapel
       *[other] { $count } kaarten op de stapel
    }
web-dicetto-lane = { $name }: { $count } van de { $goal } kaarten
web-dicetto-goal =
    { $count ->
        [one] De eerste kaart beëindigt het spel
       *[other] Het spel eindigt bij { $count } kaarten
    }
web-dicetto-reading = Onze inschatting van de gedrukte kaarten
web-dicetto-still =
    { $count ->
        [one] Het spel staat stil: na deze beurt is het afgelopen.
       *[other] Het spel staat stil: over { $count } beurten is het afgelopen, tenzij er een kaart wordt gepakt.
    }
web-dicetto-if-stopped = Als het nu stopt: { $scores }.
web-dicetto-stop = Akkoord met stoppen

## Bonuskaarten

web-dicetto-bonus = Bonuskaarten
web-dicetto-bonus-leads = Voorop: { $name }
web-dicetto-result-cards = Kaarten
web-dicetto-result-bonus = Bonus
web-dicetto-bonus-tied = gelijk
web-dicetto-bonus-now = Nu: { $leader } ({ $counts }).

## De dobbelstenen

web-dicetto-dice-of = Dobbelstenen: { $name }
web-dicetto-no-dice = geen dobbelstenen meer
web-dicetto-rolls-left =
    { $rolls ->
        [0] geen worpen meer
        [one] nog 1 worp
       *[other] nog { $rolls } worpen
    }
web-dicetto-status-reroll =
    { $who ->
        [me] Jouw beurt: gooi opnieuw of houd je dobbelstenen
        [ours] { $name }, gooi opnieuw of houd je dobbelstenen
       *[other] { $name } kiest wat opnieuw gegooid wordt
    }
web-dicetto-status-place =
    { $who ->
        [me] Jouw beurt: leg je dobbelstenen neer
        [ours] { $name }, leg je dobbelstenen neer
       *[other] { $name } legt dobbelstenen neer
    }
web-dicetto-how-roll = Kies de dobbelstenen die je opnieuw gooit.
web-dicetto-how-place = Kies een kaart, of dobbelstenen.
web-dicetto-how-card = Kies een kaart voor { $dice }.
web-dicetto-how-end = Je kunt nog dobbelstenen neerleggen. Toch de beurt beëindigen?
web-dicetto-how-done = Er valt niets meer neer te leggen.
# Onder een dobbelsteen: wat ermee gebeurt
web-dicetto-die-keep = houden
web-dicetto-die-reroll = opnieuw
web-dicetto-reroll =
    { $count ->
        [one] 1 opnieuw gooien
       *[other] { $count } opnieuw gooien
    }
web-dicetto-reroll-all = Alles opnieuw
web-dicetto-keep = Alles houden
# De ene knop die dobbelstenen neerlegt: wat hij doet, en wat dat waard is
web-dicetto-place = Leg { $dice } op { $card }: { $worth }
web-dicetto-place-beat = Leg { $dice } op { $card }, versla { $holder }: { $worth }
web-dicetto-place-duel = Duel met { $holder } om { $card }, met { $dice }: { $worth }
web-dicetto-place-none = Dobbelstenen leggen
web-dicetto-stay = Verder leggen
# Naast dobbelstenen die een duel verloren
web-dicetto-aside = duel verloren, doet deze beurt niet meer mee
web-dicetto-chosen = Gekozen: { $dice }
web-dicetto-keys = Toetsen: 1–6 dobbelstenen, A–E kaarten, Enter legt neer, F beëindigt de beurt

## Op een kaart: wat daar neerleggen zou doen

web-dicetto-beats = verslaat { $name }
web-dicetto-duel-with = duel: { $name }
# Wat de kaart Extra worp oplevert
web-dicetto-fourth = een 4e worp
web-dicetto-lost-duel = duel verloren

## Het duel

web-dicetto-duel = Duel
web-dicetto-duel-tie = Gelijk: nog een keer!
web-dicetto-duel-won =
    { $you ->
        [yes] Jij wint het duel
       *[no] { $name } wint het duel
    }

web-about-dicetto = Ieder vier dobbelstenen. Bezet de kaarten op tafel en houd ze vast tot je volgende beurt.
web-goal-dicetto = { $cards_to_win ->
    [one] tot { $cards_to_win } kaart
   *[other] tot { $cards_to_win } kaarten
}
web-dicetto-logo = logo

# The contents of the printed box
web-dicetto-box-why = De spelregels zeggen niet hoeveel kaarten er van elke soort zijn, dus onze kaartset is een inschatting. Tel de kaarten in je doos: hoeveel, hoeveel punten en hoeveel met het logo.
web-dicetto-box-copies = Kaarten
web-dicetto-box-points = Punten
web-dicetto-box-logos = Met logo
web-dicetto-box-name = Naam van de kaartset
web-dicetto-box-another = Zelfde kaart, andere punten
web-dicetto-box-remove = Verwijderen
web-dicetto-box-sum = { $count } kaarten, { $logos } met het logo, { $points } punten in totaal
web-dicetto-box-printed = In de doos zitten { $count } kaarten.
web-dicetto-deck = Kaartset: { $name }
