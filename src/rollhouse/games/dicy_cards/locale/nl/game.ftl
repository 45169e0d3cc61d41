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
dicy-event-dealt = De vijf kaarten van dit spel zijn { $cards }.
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
dicy-why-not-in-game = { $card } hoort niet bij de vijf kaarten van dit spel.
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
dicy-values-learned = Een schatting: elke beurt wordt precies uitgerekend; wat daarna komt, wordt beoordeeld door een model dat op veel partijen is getraind. 95% van de fouten is kleiner dan { $error } procentpunten (gemeten met twee spelers).
dicy-note-unsolved = Met meer dan twee spelers is het spel niet opgelost: deze bot speelt als de expert.
dicy-note-solving = Dit spel wordt nog opgelost ({ $percent }%): tot dan speelt deze bot als de expert.
dicy-note-not-solved = Dit spel is niet opgelost: deze bot speelt als de expert.

dicy-bot-random = doet een willekeurige zet
dicy-bot-newcomer = leert de regels nog; verliest { $low } tot { $high } punten winkans per beslissing
dicy-bot-novice = kent de regels net; verliest { $low } tot { $high } punten winkans per beslissing
dicy-bot-greedy = pakt meteen de meeste punten en gooit nooit opnieuw
dicy-bot-casual = speelt af en toe; verliest { $low } tot { $high } punten winkans per beslissing
dicy-bot-skilled = heeft zo weinig mogelijk beurten nodig en let aan het eind op de anderen
dicy-bot-expert = let op ieders voortgang; de sterkste met drie en vier spelers
dicy-bot-perfect = maakt geen fouten met één of twee spelers zodra het spel is opgelost; tot dan, en met meer spelers, speelt hij als de expert

dicy-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
dicy-times = { $count } van de 100 keer
dicy-times-rarely = minder dan 1 van de 100 keer
dicy-times-nearly-always = meer dan 99 van de 100 keer

dicy-clue-equal = Deze keuze maakt niets uit: elke zet is even goed.
dicy-clue-freeze = Welke van je kaarten kun je het best missen?
dicy-clue-reset = Aan welke van je bevroren kaarten heb je het meest?
dicy-clue-last-turn = Dit is de laatste beurt, en met { $points } win je. { $clue }
dicy-clue-last-round =
    { $count ->
        [one] Dit is je laatste beurt. Met { $points } kom je voor { $seat }, en { $seats } is nog aan de beurt. { $clue }
       *[other] Dit is je laatste beurt. Met { $points } kom je voor { $seat }, en { $seats } zijn nog aan de beurt. { $clue }
    }
dicy-clue-race = { $seat } komt nog maar { $points } tekort. { $clue }
dicy-clue-free = Als je toch gaat overslaan, wat kost opnieuw gooien je dan?
dicy-clue-reroll = Kijk naar { $card }: hoe groot is de kans op betere dobbelstenen ervoor?
dicy-clue-several = Er kunnen nog meer kaarten goed uitkomen: aan welke dobbelstenen hebben de meeste iets?
dicy-clue-enough = Kijk wat er al ligt: hoe groot is de kans dat opnieuw gooien beter uitpakt?
dicy-clue-save = De meeste punten nu is niet altijd het beste: welke kaart is later meer waard?
dicy-clue-skip = Kijk naar je rij: wat zou die waard zijn met alle kaarten weer actief?

dicy-reason-equal = Alle zetten zijn hier even goed.
dicy-reason-race = { $reason } De tijd dringt: { $seat } komt { $points } tekort en kan dat, zoals het er nu voor staat, in de volgende beurt { $times } goedmaken.
dicy-reason-last-turn = Dit is de laatste beurt, en met { $points } win je. ‘{ $best }’ haalt dat { $times }, ‘{ $move }’ { $other }.
dicy-reason-last-round =
    { $count ->
        [one] Dit is je laatste beurt, en met { $points } kom je voor { $seat }; { $seats } is nog aan de beurt. ‘{ $best }’ haalt dat { $times }, ‘{ $move }’ { $other }.
       *[other] Dit is je laatste beurt, en met { $points } kom je voor { $seat }; { $seats } zijn nog aan de beurt. ‘{ $best }’ haalt dat { $times }, ‘{ $move }’ { $other }.
    }
# $now is het getal van $points, zonder woord
dicy-reason-reroll-over-score = Gooi je { $dice } opnieuw, dan eindigt de beurt { $times } met meer dan { $points }, meestal op { $target }; { $card } levert er nu { $now } op.
dicy-reason-score-over-reroll = { $card } levert nu { $points } op; gooi je { $dice } opnieuw, dan eindigt de beurt { $times } met minstens zoveel.
dicy-reason-reroll-over-reroll = Gooi je { $dice } opnieuw, dan eindigt de beurt { $times } met minstens { $points }; gooi je { $other } opnieuw: { $other_times }.
dicy-reason-freeze-needed = Wie het best speelt, eindigt de beurt { $times } op { $card }; bevries dus liever { $best }.
# Twee keer opnieuw gooien, met een andere kaart en andere dobbelstenen: wat van de twee het verschil maakt
dicy-reason-the-card = Het zit hier meer in de kaart dan in de dobbelstenen. { $reason }
dicy-reason-the-dice = Het zit hier meer in de dobbelstenen dan in de kaart. { $reason }
# Waarom opnieuw gooien, en dan waarom juist deze kaart bevriest
dicy-reason-and-card = { $reason } { $card }
dicy-reason-any-card = Of je { $best } of { $card } bevriest, maakt niet uit.
dicy-reason-by-chances = { $reason } Als je nu scoort, is { $card } het best naar kansen, niet naar punten: { $other } zou { $points } opleveren.
dicy-reason-worth-keeping = { $card } is het bewaren waard: met een nieuwe worp van zes dobbelstenen levert die kaart gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op, en { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } is meer waard: met een nieuwe worp van zes dobbelstenen levert die kaart gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op, en { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-other-dice = { $card } levert { $points } op met { $dice }, en { $other } met { $others }.
dicy-reason-more-points = { $best } levert nu { $points } op, { $card } maar { $other }.
dicy-reason-not-yet = Nu { $target } halen maakt dit de laatste ronde: { $seat } heeft dan { $points } nodig en kan dat { $times } halen.
dicy-reason-effect-freeze = { $card } laat { $seat } ook een kaart bevriezen; dat alleen al is { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten winkans waard.
dicy-reason-effect-reset = { $card } laat { $seat } een kaart weer activeren; dat alleen al kost { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten winkans.
dicy-reason-effect-freeze-several = { $card } laat { $seats } ook elk een kaart bevriezen; dat alleen al is { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten winkans waard.
dicy-reason-effect-reset-several = { $card } laat { $seats } elk een kaart weer activeren; dat alleen al kost { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten winkans.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } levert nu { $points } op; overslaan zou niets weer activeren.
        [one] { $card } levert nu { $points } op; overslaan zou maar één kaart weer activeren.
       *[other] { $card } levert nu { $points } op; overslaan zou { $count } kaarten weer activeren en niets opleveren.
    }
dicy-reason-reroll-over-skip = Voor het overslaan kost opnieuw gooien niets, want dan wordt elke kaart weer actief: gooi je { $dice } opnieuw, dan eindigt de beurt nog { $times } met punten.
dicy-reason-skip-over-score = Overslaan maakt alle vijf kaarten weer actief; { $card } zou { $points } opleveren en { $left } van de 5 kaarten actief laten.
dicy-reason-reaches = ‘{ $best }’ haalt deze beurt { $times } de { $target }, ‘{ $move }’ { $other }.
dicy-reason-averages = Na ‘{ $best }’ eindigt de beurt met gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten en { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } actieve kaarten, na ‘{ $move }’ met { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# Punten tegenover kaarten die actief blijven; $turns en $other_turns zijn de beurten die er na elk van beide zetten nog nodig zijn
dicy-reason-cards-over-points = De kaarten die actief blijven, zijn meer waard dan de punten: na ‘{ $best }’ eindigt de beurt met gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten en { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } actieve kaarten, na ‘{ $move }’ met { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Als niemand je in de weg zit, heb je daarna nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig in plaats van { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-points-over-cards = De punten zijn meer waard dan de kaarten die actief blijven: na ‘{ $best }’ eindigt de beurt met gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten en { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } actieve kaarten, na ‘{ $move }’ met { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Als niemand je in de weg zit, heb je daarna nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig in plaats van { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-tempo = Als niemand je in de weg zit, heb je na ‘{ $best }’ gemiddeld nog { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } beurten nodig, en na ‘{ $move }’ { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
dicy-reason-chances = Winkans: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% met ‘{ $best }’, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% met ‘{ $move }’.
dicy-reason-close = ‘{ $best }’ is iets beter, maar het maakt nauwelijks uit.
dicy-reason-turns = Verwacht aantal beurten in totaal: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } met ‘{ $best }’, { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } met ‘{ $move }’.

# Waar een puzzel over gaat, na ‘Thema:’
dicy-theme-reaction = welke kaart, als een ander je laat kiezen
dicy-theme-reaction-about = Door de kaart van een ander moet je er een bevriezen of weer activeren: welke kost het minst, of helpt het meest?
dicy-theme-last = de laatste beurt
dicy-theme-last-about = Het is de laatste beurt, of bijna: alleen wat nu wint telt.
dicy-theme-effect = wat een kaart met anderen doet
dicy-theme-effect-about = Het effect van een kaart op de anderen is meer waard dan haar punten.
dicy-theme-fewer = nu minder punten, later de betere kaart
dicy-theme-fewer-about = Je kunt meer punten scoren, maar de kaart zou je later missen.
dicy-theme-score = op tijd scoren
dicy-theme-score-about = Je punten nu zijn beter dan wat nog een worp kan opleveren.
dicy-theme-card = welke kaart je bevriest
dicy-theme-card-about = Wat je opnieuw gooit is duidelijk. Welke kaart betaalt ervoor?
dicy-theme-dice = welke dobbelstenen je houdt
dicy-theme-dice-about = Opnieuw gooien loont: welke dobbelstenen gaan, welke blijven?
