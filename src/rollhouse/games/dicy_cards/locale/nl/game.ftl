# Dicy Cards. Een kaart is actief of bevroren; je bevriest hem of activeert hem weer.

dicy-name = Dicy Cards

## De kaarten

dicy-card-any_two = Twee naar keuze
dicy-card-low_six = Zonder zes
dicy-card-odd = Oneven
dicy-card-straight = Straat
dicy-card-two_pairs = Twee paren
dicy-card-sixes = Zessen
dicy-card-double_pair = Dubbel paar
dicy-card-three_lowest = Drie laagste
dicy-card-all_different = Allemaal anders
dicy-card-five_different = Vijf verschillende
dicy-card-forty_minus = Veertig min
dicy-card-all_same = Allemaal gelijk

dicy-rule-any_two = Neem 2 dobbelstenen naar keuze en scoor hun som. Daarna bevriezen je linker- en je rechterbuur elk een eigen actieve kaart naar keuze, als ze er een hebben.
dicy-rule-low_six = Neem alle 6 dobbelstenen, als er geen enkele 6 bij is, en scoor hun som.
dicy-rule-odd = Neem 1 tot 6 dobbelstenen, allemaal oneven (1, 3 of 5), en scoor hun som.
dicy-rule-straight = Neem 2 tot 6 dobbelstenen die op elkaar volgen, zonder gaten of dubbele, zoals 3 4 5, en scoor hun som.
dicy-rule-two_pairs = Neem 4 dobbelstenen die twee paren van verschillende getallen vormen en scoor hun som.
dicy-rule-sixes = Neem 1 tot 6 dobbelstenen, allemaal zessen, en scoor hun som. Daarna kiezen je linker- en je rechterbuur elk een eigen bevroren kaart die weer actief wordt, als ze er een hebben.
dicy-rule-double_pair = Neem 2 dobbelstenen met hetzelfde getal en scoor het dubbele van hun som.
dicy-rule-three_lowest = Neem de 3 laagste van de zes dobbelstenen en scoor hun som. Daarna bevriest ieder ander een eigen actieve kaart naar keuze, als die er is.
dicy-rule-all_different = Neem 1 tot 6 dobbelstenen, allemaal verschillend, en scoor 4 punten voor elk.
dicy-rule-five_different = Neem 1 tot 5 dobbelstenen, allemaal verschillend, en scoor hun som.
dicy-rule-forty_minus = Neem alle 6 dobbelstenen en scoor 40 min hun som: lage dobbelstenen lonen.
dicy-rule-all_same = Neem 1 tot 6 dobbelstenen, allemaal met hetzelfde getal, en scoor 5 punten voor elk.

dicy-example-any_two = Voorbeeld: 4 5 → 9 punten.
dicy-example-low_six = Voorbeeld: 1 2 3 4 5 5 → 20 punten.
dicy-example-odd = Voorbeeld: 1 1 3 5 5 → 15 punten.
dicy-example-straight = Voorbeeld: 2 3 4 → 9 punten.
dicy-example-two_pairs = Voorbeeld: 3 3 6 6 → 18 punten.
dicy-example-sixes = Voorbeeld: 6 6 6 → 18 punten.
dicy-example-double_pair = Voorbeeld: 4 4 → 16 punten.
dicy-example-three_lowest = Voorbeeld: 1 3 3 → 7 punten.
dicy-example-all_different = Voorbeeld: 1 2 5 6 → 16 punten.
dicy-example-five_different = Voorbeeld: 2 4 5 → 11 punten.
dicy-example-forty_minus = Voorbeeld: 1 2 3 3 4 6 → 21 punten.
dicy-example-all_same = Voorbeeld: 1 1 1 → 15 punten.

## Varianten en voorbereiding

dicy-mode-glacial = Glaciaalvariant
dicy-mode-b = Beginnersvariant B (onze inschatting)
dicy-mode-c = Gevorderdenvariant C (onze inschatting)
dicy-mode-d = Verhoogde Interactie D (onze inschatting)
dicy-mode-interglacial = Interglaciaalvariant
dicy-mode-custom = Eigen keuze
# Een set uit een eigen bestand
dicy-mode-other = { $name } (uit een bestand)
dicy-mode-corrected = Set { $name } (uit een gedrukte doos)

dicy-option-mode = Spelvariant
dicy-option-target = Te behalen punten
dicy-option-cards = Vijf kaarten naar keuze, met hun id
dicy-option-modes = Een bestand met eigen spelvarianten

dicy-setup = { $mode }. Doel: { $target } punten.
dicy-setup-cards = Iedereen speelt met { $cards }.
dicy-setup-our-reading = De spelregels tonen deze set alleen als plaatje: deze vijf kaarten zijn onze beste inschatting, en de gedrukte kaarten kunnen afwijken.
dicy-setup-solo = Solo spelen is een eigen toevoeging van Rollhouse: haal het doel in zo weinig mogelijk beurten.

## Wat er gebeurt

dicy-event-first = { $seat } begint.
dicy-event-dealt = De vijf kaarten van deze partij zijn { $cards }.
dicy-event-rolled = { $seat } gooide { $dice }.
dicy-event-rerolled = { $seat } kreeg { $rolled }; de dobbelstenen zijn nu { $dice }.
dicy-event-froze = { $seat } bevroor { $card } en gooide { $dice } opnieuw.
dicy-event-scored =
    { $points ->
        [one] { $seat } scoorde { $card } met { $dice }: { $points } punt, { $total } in totaal.
       *[other] { $seat } scoorde { $card } met { $dice }: { $points } punten, { $total } in totaal.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } sloeg de beurt over.
        [one] { $seat } sloeg de beurt over en activeerde één kaart weer.
       *[other] { $seat } sloeg de beurt over en activeerde { $count } kaarten weer.
    }
dicy-event-frozen = { $seat } moest { $card } bevriezen.
dicy-event-reset = { $seat } activeerde { $card } weer.
dicy-event-round = Ronde { $round }.

dicy-won-points = Wie de meeste punten heeft, wint.
dicy-won-active = Gelijk in punten: wie de meeste actieve kaarten heeft, wint.
dicy-won-shared = Gelijk in punten en in actieve kaarten: de overwinning wordt gedeeld.
dicy-won-solo =
    { $rounds ->
        [one] Je haalde het doel in één beurt.
       *[other] Je haalde het doel in { $rounds } beurten.
    }

## De stand

dicy-line-round = Ronde { $round }, tot { $target } punten.
dicy-line-seat =
    { $score ->
        [one] { $seat }: { $score } punt. Actief: { $active }. Bevroren: { $frozen }.
       *[other] { $seat }: { $score } punten. Actief: { $active }. Bevroren: { $frozen }.
    }
dicy-line-all-active =
    { $score ->
        [one] { $seat }: { $score } punt. Alle kaarten zijn actief.
       *[other] { $seat }: { $score } punten. Alle kaarten zijn actief.
    }
dicy-line-all-frozen =
    { $score ->
        [one] { $seat }: { $score } punt. Alle kaarten zijn bevroren.
       *[other] { $seat }: { $score } punten. Alle kaarten zijn bevroren.
    }
dicy-line-dice = Dobbelstenen: { $dice }
# Een regel van de eindstand; $active is het aantal actieve kaarten
dicy-line-result =
    { $rank }. { $seat }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }, { $active ->
        [one] { $active } actieve kaart
       *[other] { $active } actieve kaarten
    }.

## Keuzes

dicy-ask-turn = { $seat }, wat doe je?
dicy-ask-freeze = { $seat }, welke kaart bevries je?
dicy-ask-reset = { $seat }, welke kaart activeer je weer?
dicy-ask-which-freeze = Welke kaart bevries je?
dicy-ask-which-score = Met welke kaart scoor je?
dicy-ask-reroll = Je bevriest { $card }. Welke van { $dice } gooi je opnieuw?
dicy-ask-select = Met welke van { $dice } scoor je { $card }?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } gooide één dobbelsteen: wat toont die?
       *[other] { $seat } gooide { $count } dobbelstenen: wat tonen ze?
    }
dicy-ask-youngest = Wie begint? Volgens de spelregels: de jongste.
dicy-ask-dealt = Welke { $count } kaarten zijn getrokken?

dicy-menu-reroll = Een kaart bevriezen en opnieuw gooien
dicy-menu-other-dice = Met andere dobbelstenen scoren
dicy-menu-deal = De getrokken kaarten invoeren

dicy-card-now =
    { $points ->
        [one] { $card } (nu { $points } punt waard)
       *[other] { $card } (nu { $points } punten waard)
    }
dicy-card-now-nothing = { $card } (nu niets waard)

dicy-move-score =
    { $points ->
        [one] { $card } scoren met { $dice }: { $points } punt
       *[other] { $card } scoren met { $dice }: { $points } punten
    }
dicy-move-freeze = { $card } bevriezen
dicy-move-reroll = { $card } bevriezen en { $dice } opnieuw gooien
dicy-move-reset = { $card } weer activeren
dicy-move-skip =
    { $count ->
        [0] De beurt overslaan
        [one] De beurt overslaan en één kaart weer activeren
       *[other] De beurt overslaan en { $count } kaarten weer activeren
    }

## Waarom iets wordt geweigerd

dicy-error-wrong-card = De verkeerde kaart gescoord
dicy-error-wrong-dice = De juiste kaart met de verkeerde dobbelstenen gescoord
dicy-error-scored-too-soon = Te vroeg gescoord: doorgooien was beter
dicy-error-rolled-on = Doorgegooid: scoren was beter
dicy-error-wrong-reroll = De verkeerde dobbelstenen opnieuw gegooid
dicy-error-wrong-frozen = De verkeerde kaart bevroren om opnieuw te gooien
dicy-error-skipped = Overgeslagen: spelen was beter
dicy-error-did-not-skip = Gespeeld: overslaan was beter
dicy-error-wrong-reaction = De verkeerde kaart gekozen toen anderen je lieten reageren

error-setup-mode = Er is geen spelvariant ‘{ $value }’.
error-setup-modes = ‘{ $value }’ is niet de naam van een bestand met spelvarianten.
error-setup-cards =
    { $given ->
        [no] Er zijn geen kaarten gekozen. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Ongeldig aantal te behalen punten: ‘{ $value }’.
error-setup-among = Er kunnen geen vijf kaarten uit ‘{ $value }’ worden getrokken.

dicy-why-unknown-card = Er is geen kaart ‘{ $card }’.
dicy-why-unknown-set = Er is geen set ‘{ $name }’.
dicy-why-five-different =
    { $count ->
        [0] Er zijn vijf verschillende kaarten nodig.
        [one] Er zijn vijf verschillende kaarten nodig; dit is er maar één.
       *[other] Er zijn vijf verschillende kaarten nodig; dit zijn er { $count }.
    }
dicy-why-mode-twice = De variant ‘{ $mode }’ komt twee keer voor.
dicy-why-cards-are-given = De variant ‘{ $mode }’ heeft eigen kaarten.
dicy-why-reset-is-reaction = Eén enkele kaart activeer je alleen weer als de zet van een ander dat vraagt. Sla je beurt over om je eigen kaarten weer te activeren.
dicy-why-all-frozen = Al je kaarten zijn bevroren: je kunt alleen je beurt overslaan.
dicy-why-cannot-reset = { $card } is niet een van je bevroren kaarten.
dicy-why-is-frozen = { $card } is niet een van je actieve kaarten.
dicy-why-must-reset = { $seat } moet nu één bevroren kaart weer activeren.
dicy-why-must-freeze = { $seat } moet nu één actieve kaart bevriezen.
dicy-why-not-in-game = { $card } hoort niet bij de vijf kaarten van deze partij.
dicy-why-reroll-none = Je gooit minstens één dobbelsteen opnieuw.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } vraagt precies één dobbelsteen; je koos er { $count }.
       *[other] { $card } vraagt precies { $exactly } dobbelstenen; je koos er { $count }.
    }
dicy-why-dice-count = { $card } vraagt { $fewest } tot { $most } dobbelstenen; je koos er { $count }.
dicy-why-condition-any = Bij { $card } mag elke dobbelsteen die op tafel ligt.
dicy-why-condition-no_six = Bij { $card } horen geen zessen.
dicy-why-condition-odd = Bij { $card } horen alleen oneven dobbelstenen: 1, 3 of 5.
dicy-why-condition-run = { $card } vraagt dobbelstenen die op elkaar volgen, zonder gaten of dubbele.
dicy-why-condition-two_pairs = { $card } vraagt twee paren van verschillende getallen.
dicy-why-condition-six = Bij { $card } horen alleen zessen.
dicy-why-condition-same = Bij { $card } horen alleen dobbelstenen met hetzelfde getal.
dicy-why-condition-lowest = { $card } vraagt de laagste dobbelstenen op tafel, en geen andere.
dicy-why-condition-different = Bij { $card } horen alleen dobbelstenen die allemaal verschillen.

## De uitleg van de regels

dicy-guide-goal-title = Het doel
dicy-guide-goal = Scoor met je kaarten door elke kaart dobbelstenen te geven die erbij passen. Zodra iemand het doel haalt, 100 punten tenzij jullie iets anders afspreken, wordt de ronde afgemaakt en wint wie de meeste punten heeft.
dicy-guide-setup-title = Voor het spel
dicy-guide-setup = Je speelt met 2 tot 4 spelers en 6 dobbelstenen. Iedereen heeft dezelfde vijf kaarten in een rij voor zich. Een kaart is actief of bevroren: actieve kaarten kun je gebruiken, bevroren kaarten pas als ze weer geactiveerd zijn, dus teruggedraaid naar hun actieve kant. In het begin zijn alle kaarten actief. Kies wie begint of laat het lot beslissen; volgens de spelregels is dat de jongste.
dicy-guide-turn-title = Je beurt
dicy-guide-turn = Gooi alle zes de dobbelstenen. Daarna mag je opnieuw gooien, zo vaak als je kaarten het toelaten, en aan het eind scoor je een kaart of sla je over. Dan is de volgende aan de beurt, met de klok mee. Zijn al je kaarten bevroren als je beurt begint, dan gooi je niet: je kunt alleen overslaan.
dicy-guide-score-title = Scoren
dicy-guide-score = Kies een van je actieve kaarten en dobbelstenen die erbij passen. De punten zijn voor jou. Heeft de kaart een effect op anderen, dan gebeurt dat nu. Daarna bevriest de kaart. Laat een kaart het aantal dobbelstenen open, dan mag je er minder gebruiken dan zou kunnen.
dicy-guide-reroll-title = Opnieuw gooien
dicy-guide-reroll = Om opnieuw te gooien bevries je een van je actieve kaarten en kies je welke dobbelstenen je nog eens gooit, minstens één. Je kunt doorgaan zolang je actieve kaarten hebt. Ook de laatste mag je bevriezen, maar dan kun je alleen nog overslaan.
dicy-guide-skip-title = Overslaan
dicy-guide-skip = Als je overslaat, scoor je niets en worden al je bevroren kaarten weer actief. Daarna activeert ieder ander die bevroren kaarten heeft er precies één weer.
dicy-guide-reactions-title = Als anderen je laten reageren
dicy-guide-reactions = Een overgeslagen beurt of het effect van een kaart kan je vragen één kaart weer te activeren of te bevriezen. Heb je zo’n kaart, dan moet het, en kies je zelf welke; is er maar één keuze, dan gaat het vanzelf. Reageren gaat met de klok mee, te beginnen links van wie aan de beurt is. Met zijn tweeën zijn je linker- en je rechterbuur dezelfde persoon, die één keer reageert. Een effect raakt nooit de kaarten van wie het veroorzaakt.
dicy-guide-end-title = Het einde
dicy-guide-end = Zodra iemand het doel heeft gehaald, speel je door tot iedereen evenveel beurten heeft gehad. Dan wint wie de meeste punten heeft. Bij gelijke stand beslissen de meeste actieve kaarten; is ook dat gelijk, dan wordt de overwinning gedeeld.
dicy-guide-modes-title = Spelvarianten
dicy-guide-mode = { $mode }: { $cards }.
dicy-guide-modes-ours = De spelregels tonen de sets B, C en D alleen als plaatje. Wat hier staat is onze beste inschatting, en de gedrukte kaarten kunnen afwijken; met een eigen bestand kun je dat verbeteren.
dicy-guide-interglacial = Interglaciaalvariant: vijf van alle kaarten, voor het spel blind getrokken. Iedereen speelt met dezelfde vijf.
dicy-guide-custom = Eigen keuze: vijf kaarten die je zelf uitkiest.
dicy-guide-solo = Solo: de spelregels kennen geen spel voor één persoon; dit is een eigen toevoeging van Rollhouse. Haal het doel in zo weinig mogelijk beurten. Effecten op anderen vervallen.

## De leraar: waar de waarden vandaan komen, waar je op let, en waarom

dicy-values-two = Exact: uit het opgeloste spel voor twee, hooguit { $gap } ernaast.
dicy-values-solo = Exact: uit het opgeloste spel voor één speler, hooguit { $gap } ernaast.
dicy-values-learned = Een schatting: elke beurt wordt precies uitgerekend; wat daarna komt, wordt beoordeeld door een model dat op veel partijen is getraind. 95% van de fouten is kleiner dan { $error } procentpunten (gemeten aan opgeloste partijen).
dicy-values-played-out = Een schatting: elke beurt wordt precies uitgerekend; wat daarna komt, wordt beoordeeld door een model dat op veel partijen is getraind. 95% van de fouten is kleiner dan { $error } procentpunten (gemeten door { $positions } stellingen uit te spelen).
dicy-note-unsolved = Met meer dan twee spelers is het spel niet opgelost: deze bot speelt als de expert.
dicy-note-solving = Dit spel wordt nog opgelost ({ $percent }%): tot dan speelt deze bot als de expert.
dicy-note-not-solved = Dit spel is niet opgelost: deze bot speelt als de expert.

dicy-bot-random = doet een willekeurige zet
dicy-bot-greedy = pakt meteen de meeste punten en gooit nooit opnieuw
dicy-bot-expert = let op ieders voortgang; de sterkste met drie en vier spelers
dicy-bot-perfect = maakt geen fouten met één of twee spelers zodra het spel is opgelost; tot dan, en met meer spelers, speelt hij als de expert

dicy-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

dicy-clue-equal = Deze keuze maakt niets uit: elke zet is even goed.
dicy-clue-freeze = Welke van je kaarten kun je het best missen?
dicy-clue-reset = Aan welke van je bevroren kaarten heb je het meest?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = { $seat } komt nog maar { $points } tekort. { $clue }
dicy-clue-free = Als je toch gaat overslaan, wat kost opnieuw gooien je dan?
dicy-clue-reroll = Kijk naar { $card }: hoe groot is de kans op betere dobbelstenen ervoor?
dicy-clue-several = Er kunnen nog meer kaarten goed uitkomen: aan welke dobbelstenen hebben de meeste iets?
dicy-clue-enough = Kijk wat er al ligt: hoe groot is de kans dat opnieuw gooien beter uitpakt?
dicy-clue-wins = Kijk naar de dobbelstenen zoals ze liggen: wint een van je kaarten al?
dicy-clue-save = De meeste punten nu is niet altijd het beste: welke kaart is later meer waard?
dicy-clue-skip = Kijk naar je rij: wat zou die waard zijn met alle kaarten weer actief?

# De laatste beurt: wat er nodig is om te winnen. $level is één punt minder dan wat zeker wint; $leaders zijn de spelers met de meeste punten
dicy-last-turn = Je laatste beurt: je wint met { $points } of meer.
dicy-last-turn-tie = Je laatste beurt: je wint met { $level } en meer actieve kaarten dan { $leaders }, of met { $needed } of meer.
dicy-last-turn-shared = Je laatste beurt: je wint met { $points } of meer, en deelt de winst met { $level } en evenveel actieve kaarten als { $leaders }.
dicy-last-round =
    { $count ->
        [one] Je laatste beurt: met { $points } ga je { $leaders } voorbij, maar { $seats } is nog aan de beurt.
       *[other] Je laatste beurt: met { $points } ga je { $leaders } voorbij, maar { $seats } zijn nog aan de beurt.
    }

# Een zet in zo weinig mogelijk woorden, tussen aanhalingstekens in een zin
dicy-brief-score = { $card } scoren
dicy-brief-reroll = { $dice } opnieuw gooien
dicy-brief-skip = Overslaan

dicy-reason-equal = Alle zetten zijn hier even goed.
# Een reden van twee zinnen
dicy-reason-two = { $first } { $second }
dicy-reason-race = { $seat } heeft { $points } nodig en kan dat, zoals het er nu voor staat, in de volgende beurt { $times } halen.
dicy-reason-race-certain = { $seat } heeft { $points } nodig en haalt dat, zoals het er nu voor staat, in de volgende beurt zeker.
dicy-reason-wins = ‘{ $best }’ wint { $times }, ‘{ $move }’ { $other }.
dicy-reason-wins-shared = Gedeelde winst telt half: ‘{ $best }’ wint { $times }, ‘{ $move }’ { $other }.
dicy-reason-wins-on = ‘{ $best }’ wint met { $card } { $times }, ‘{ $move }’ { $other }.
dicy-reason-freezes-winner = Je zou { $card } bevriezen, de kaart die nu wint.
dicy-reason-reroll-over-score = { $dice } opnieuw gooien levert { $times } meer dan { $points } op; { $card } levert er nu { $now } op.
dicy-reason-reroll-over-score-on = { $dice } opnieuw gooien levert { $times } meer dan { $points } op met { $target }; { $card } levert er nu { $now } op.
dicy-reason-keeps-card = Bewaar { $card } voor later: als je { $dice } opnieuw gooit, scoor je { $times } een andere kaart.
dicy-reason-skip-instead = Overslaan is beter dan { $points } met { $card }, en voor het overslaan kost opnieuw gooien niets.
dicy-reason-only-card = { $card } is je enige actieve kaart: pak de { $points }, want opnieuw gooien zou hem bevriezen.
dicy-reason-freezes-scorer = Die worp bevriest { $card } zelf; met je andere kaarten haal je { $times } minstens { $points }.
dicy-reason-freezes-scorer-never = Die worp bevriest { $card } zelf en geeft de { $points } op.
dicy-reason-no-better = Opnieuw gooien kan nooit meer opleveren dan de { $points } van { $card }.
dicy-reason-score-over-reroll = { $card } levert nu { $points } op; { $dice } opnieuw gooien levert { $times } meer op.
dicy-reason-score-over-reroll-never = { $card } levert nu { $points } op, en { $dice } opnieuw gooien levert nooit meer op.
dicy-reason-takes-lead = Met de { $points } van { $card } sta je { $lead } voor op { $seat }; { $dice } opnieuw gooien levert { $times } meer op.
dicy-reason-score-is-safe = { $card } levert nu { $points } op; { $dice } opnieuw gooien levert { $times } minder op.
dicy-reason-costs-card = { $dice } opnieuw gooien levert gemiddeld { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer op, maar bevriest { $card }.
dicy-reason-reroll-over-reroll = { $dice } opnieuw gooien levert { $times } minstens { $points } op; { $other } opnieuw gooien: { $other_times }.
dicy-reason-reroll-over-reroll-on = { $dice } opnieuw gooien levert { $times } minstens { $points } op met { $target }; { $other } opnieuw gooien: { $other_times }.
dicy-reason-free-rerolls = Je gaat waarschijnlijk overslaan, dus opnieuw gooien kost niets: met { $dice } scoor je { $times } toch nog.
dicy-reason-reaches = ‘{ $best }’ haalt deze beurt { $times } de { $target }, ‘{ $move }’ { $other }.
dicy-reason-will-score = Je scoort deze beurt { $card }, dus bevries { $best }.
dicy-reason-may-score = Je kunt deze beurt nog { $card } scoren ({ $times }), dus bevries { $best }.
dicy-reason-later = { $card } is je later meer waard dan { $best }.
dicy-reason-reset-later = { $best } is je meer waard dan { $card }.
dicy-reason-worth-keeping = Bewaar { $card }: met een nieuwe worp levert die kaart gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op, en { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } is meer waard: met een nieuwe worp levert die kaart gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op, en { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } zou { $points } opleveren, maar bewaar die kaart voor later: { $best } is de kaart om te scoren.
dicy-reason-any-card = Of je { $best } of { $card } bevriest, maakt niet uit.
dicy-reason-other-dice = { $card } levert { $points } op met { $dice }, en { $other } met { $others }.
dicy-reason-more-points = { $best } levert nu { $points } op, { $card } maar { $other }.
dicy-reason-not-yet = Nu { $target } halen maakt dit de laatste ronde: { $seat } heeft dan { $points } nodig en kan dat { $times } halen.
dicy-reason-effect-freeze = { $card } laat { $seat } ook een kaart bevriezen; dat alleen al is { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunten winkans waard.
dicy-reason-effect-reset = { $card } laat { $seat } een kaart weer activeren; dat alleen al kost { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunten winkans.
dicy-reason-effect-freeze-several = { $card } laat { $seats } ook elk een kaart bevriezen; dat alleen al is { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunten winkans waard.
dicy-reason-effect-reset-several = { $card } laat { $seats } elk een kaart weer activeren; dat alleen al kost { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunten winkans.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } levert nu { $points } op; overslaan zou niets weer activeren.
        [one] { $card } levert nu { $points } op; overslaan zou maar één kaart weer activeren.
       *[other] { $card } levert nu { $points } op; overslaan zou { $count } kaarten weer activeren en niets opleveren.
    }
dicy-reason-skip-over-score = Overslaan maakt alle vijf kaarten weer actief; { $card } zou { $points } opleveren en { $left } van de 5 kaarten actief laten.
dicy-reason-reroll-over-skip = Voor het overslaan kost opnieuw gooien niets: met { $dice } scoor je { $times } toch nog.
dicy-reason-skip-over-last = Overslaan maakt alle vijf kaarten actief; { $card } zou { $points } opleveren maar er geen actief laten, zodat je zoals het nu staat de volgende beurt toch overslaat.
dicy-reason-averages = Gemiddeld eindigt de beurt na ‘{ $best }’ met { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten en { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } actieve kaarten, na ‘{ $move }’ met { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = De kaarten die actief blijven wegen zwaarder dan de punten: zonder tegenstanders heb je na ‘{ $best }’ nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig, na ‘{ $move }’ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-points-over-cards = De punten wegen zwaarder dan de kaarten die actief blijven: zonder tegenstanders heb je na ‘{ $best }’ nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig, na ‘{ $move }’ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-tempo = Zonder tegenstanders heb je na ‘{ $best }’ nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig, na ‘{ $move }’ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-close = Het maakt nauwelijks uit; ‘{ $best }’ is iets beter.
dicy-reason-either-freeze = Het maakt nauwelijks uit welke kaart je bevriest; { $best } is je iets minder waard.
dicy-reason-either-reset = Het maakt nauwelijks uit welke kaart je weer activeert; { $best } is je iets meer waard.
dicy-reason-chances = Winkans: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% met ‘{ $best }’, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% met ‘{ $move }’.
dicy-reason-turns = Verwacht aantal beurten in totaal: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } met ‘{ $best }’, { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } met ‘{ $move }’.
# Twee worpen met een andere kaart en andere dobbelstenen; $all: een van beide maakt op zichzelf het verschil
dicy-reason-the-card =
    { $all ->
        [yes] De dobbelstenen kloppen, de kaart niet.
       *[no] De kaart kost je meer dan de dobbelstenen.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] De kaart klopt, de dobbelstenen niet.
       *[no] De dobbelstenen kosten je meer dan de kaart.
    } { $reason }

# Waar een puzzel over gaat, na ‘Thema:’
dicy-theme-reaction = welke kaart, als een ander je laat kiezen
dicy-theme-reaction-about = Door de kaart van een ander moet je er een bevriezen of weer activeren: welke kost het minst, of helpt het meest?
dicy-theme-last = de laatste beurt
dicy-theme-last-about = Het is de laatste beurt, of bijna: alleen wat nu wint telt.
dicy-theme-effect = wat een kaart met anderen doet
dicy-theme-effect-about = Het effect van een kaart op de anderen is meer waard dan de punten.
dicy-theme-fewer = nu minder punten, later de betere kaart
dicy-theme-fewer-about = Je kunt meer punten scoren, maar de kaart zou je later missen.
dicy-theme-score = op tijd scoren
dicy-theme-score-about = Je punten nu zijn beter dan wat nog een worp kan opleveren.
dicy-theme-card = welke kaart je bevriest
dicy-theme-card-about = Wat je opnieuw gooit is duidelijk. Welke kaart betaalt ervoor?
dicy-theme-dice = welke dobbelstenen je houdt
dicy-theme-dice-about = Opnieuw gooien loont: welke dobbelstenen gaan, welke blijven?

## Een vuistregel: wat je kunt onthouden, één zin per regel

dicy-thumb-greedy = Scoor de kaart met de meeste punten; sla over als geen kaart iets oplevert.
dicy-thumb-enough = Scoor je beste kaart zodra die { $points } punten of meer oplevert.
dicy-thumb-reroll = Bevries anders de laatste van je actieve kaarten in deze volgorde, en gooi opnieuw voor de eerste: { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = Is er nog maar één kaart actief, scoor die dan voor { $points } punten of meer; sla anders over.
dicy-thumb-cost = Tegen perfect spel kost dat { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentpunten winkans (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; met z’n tweeën, tot 100).
dicy-thumb-keep-any_two = houd twee hoge, 5 of 6
dicy-thumb-keep-low_six = houd vieren en vijven
dicy-thumb-keep-odd = houd drieën en vijven
dicy-thumb-keep-straight = houd de langste reeks
dicy-thumb-keep-two_pairs = houd paren
dicy-thumb-keep-sixes = houd zessen
dicy-thumb-keep-double_pair = houd twee hoge, 5 of 6
dicy-thumb-keep-three_lowest = houd vieren, vijven en zessen
dicy-thumb-keep-all_different = houd één van elk
dicy-thumb-keep-five_different = houd één van elk
dicy-thumb-keep-forty_minus = houd enen en tweeën
dicy-thumb-keep-all_same = houd wat het vaakst voorkomt
