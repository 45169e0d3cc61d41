# Dicetto. Dobbelstenen leg je op Dobbelkaarten en op de kaart Extra worp; Bonuskaarten worden aan het eind verdeeld.

dicetto-name = Dicetto

## De kaarten

dicetto-card-number = Cijfer { $number }
dicetto-card-pair = Paar
dicetto-card-two_pairs = Twee paren
dicetto-card-three = Drie gelijke
dicetto-card-four = Vier gelijke
dicetto-card-small_straight = Kleine straat
dicetto-card-large_straight = Grote straat
dicetto-card-chance = Kans
dicetto-card-reroll = Extra worp

# Een kaart en haar plek op tafel
dicetto-spot = { $card } (plek { $slot })
# Wat er op een kaart gedrukt staat
dicetto-face =
    { $points ->
        [one] { $card }, 1 punt
       *[other] { $card }, { $points } punten
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, 1 punt, logo
       *[other] { $card }, { $points } punten, logo
    }

dicetto-kind-number = Cijfers 1 tot en met 6
dicetto-kind-reroll = De kaart Extra worp

dicetto-rule-number = Leg een of meer dobbelstenen met het cijfer van de kaart, zoveel je wilt.
dicetto-rule-pair = Leg 2 dobbelstenen met hetzelfde cijfer.
dicetto-rule-two_pairs = Leg 4 dobbelstenen die twee paren vormen. Vier gelijke tellen ook als twee paren.
dicetto-rule-three = Leg 3 dobbelstenen met hetzelfde cijfer.
dicetto-rule-four = Leg 4 dobbelstenen met hetzelfde cijfer.
dicetto-rule-small_straight = Leg 3 dobbelstenen met opeenvolgende cijfers.
dicetto-rule-large_straight = Leg 4 dobbelstenen met opeenvolgende cijfers.
dicetto-rule-chance = Leg een of meer dobbelstenen, wat ze ook tonen.
dicetto-rule-reroll =
    Leg een of meer dobbelstenen, wat ze ook tonen. Deze kaart levert geen punten op en telt niet mee als een van je kaarten. Maar liggen je
    dobbelstenen er nog op als je volgende beurt begint, dan mag je in die beurt vier keer gooien. Voordat je dobbelstenen legt, leg je de
    kaart terug op tafel.

dicetto-example-number = Voorbeeld: op cijfer 5 één 5, of 5 5, of 5 5 5.
dicetto-example-pair = Voorbeeld: 4 4.
dicetto-example-two_pairs = Voorbeeld: 2 2 5 5.
dicetto-example-three = Voorbeeld: 6 6 6.
dicetto-example-four = Voorbeeld: 3 3 3 3.
dicetto-example-small_straight = Voorbeeld: 2 3 4.
dicetto-example-large_straight = Voorbeeld: 3 4 5 6.
dicetto-example-chance = Voorbeeld: 1 5 6.

## Bonuskaarten

dicetto-bonus-fewest_logo = Minste logo’s
dicetto-bonus-most_logo = Meeste logo’s
dicetto-bonus-fewest_cards = Minste kaarten
dicetto-bonus-most_cards = Meeste kaarten
dicetto-bonus-most_straights = Meeste straten
dicetto-bonus-most_chance = Meeste Kanskaarten
dicetto-bonus-fewest_points = Minste punten
dicetto-bonus-most_numbers = Meeste cijferkaarten

dicetto-bonus-rule-fewest_logo = { $points } punten voor wie de minste kaarten met het Dicetto-logo heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-most_logo = { $points } punten voor wie de meeste kaarten met het Dicetto-logo heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-fewest_cards = { $points } punten voor wie de minste Dobbelkaarten heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-most_cards = { $points } punten voor wie de meeste Dobbelkaarten heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-most_straights = { $points } punten voor wie de meeste straten heeft, klein en groot samen. Bij gelijke stand voor niemand.
dicetto-bonus-rule-most_chance = { $points } punten voor wie de meeste Kanskaarten heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-fewest_points = { $points } punten voor wie de minste punten op Dobbelkaarten heeft. Bij gelijke stand voor niemand.
dicetto-bonus-rule-most_numbers = { $points } punten voor wie de meeste kaarten met een cijfer van 1 tot en met 6 heeft. Bij gelijke stand voor niemand.

## Voorbereiding

dicetto-option-cards-to-win = Te winnen kaarten
dicetto-option-most-turns = Maximumaantal beurten, van alle spelers samen
dicetto-option-quiet-rounds = Einde na zoveel rondes zonder gepakte kaart
dicetto-option-bonus = Bonuskaarten
dicetto-option-bonus-with = met Bonuskaarten
dicetto-option-bonus-without = zonder Bonuskaarten
dicetto-option-deck = Een bestand met je eigen kaartset

dicetto-setup =
    { $count ->
        [one] Het spel eindigt zodra een speler een kaart heeft gewonnen.
       *[other] Het spel eindigt zodra een speler { $count } kaarten heeft gewonnen.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] Het loopt uiterlijk na de eerste beurt af.
       *[other] Het loopt uiterlijk na { $count } beurten af.
    }
dicetto-setup-quiet-rounds = Het eindigt eerder als er { $count } rondes lang geen Dobbelkaart wordt gepakt.
dicetto-setup-quiet-rounds-never = Ook als er geen kaarten worden gepakt, gaat het door.
dicetto-setup-bonus = Met Bonuskaarten.
dicetto-setup-no-bonus = Zonder Bonuskaarten.
dicetto-setup-deck = Kaartset: { $name }, { $count } kaarten.
dicetto-setup-our-reading = In het spelregelboekje staat niet hoeveel kaarten er van elke soort zijn, en ook niet hun punten en logo’s: dit is onze beste inschatting, en de gedrukte kaarten kunnen anders zijn.

## Wat er gebeurt

dicetto-event-first = { $seat } begint.
dicetto-event-drawn = Plek { $slot }: { $face }.
dicetto-event-bonus = De Bonuskaarten van deze partij zijn { $cards }.
dicetto-event-turn = { $seat } is aan de beurt.
dicetto-event-took =
    { $seat } won { $cards } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }) en heeft nu { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
dicetto-event-reroll-taken = { $seat } heeft de kaart Extra worp en mag deze beurt vier keer gooien.
dicetto-event-reroll-laid-back = { $seat } heeft de kaart Extra worp teruggelegd op tafel.
dicetto-event-rolled = { $seat } gooide { $dice }.
dicetto-event-rerolled = { $seat } kreeg { $rolled }; er ligt nu { $dice }.
dicetto-event-picked-up = { $seat } pakte { $dice } op om opnieuw te gooien.
dicetto-event-kept = { $seat } hield { $dice }.
dicetto-event-placed = { $seat } legde { $dice } op { $spot }.
dicetto-event-returned = { $seat } werd verslagen op { $spot } en nam { $dice } terug.
dicetto-event-to-duel = { $seat } en { $holder } hadden allebei { $total } op { $spot }: een duel beslist.
dicetto-event-duel-tied = Duel: { $seat } en { $holder } gooiden allebei { $mine } en gooien opnieuw.
dicetto-event-duel-won = Duel: { $seat } gooide { $mine }, { $holder } { $theirs }. { $seat } won.
dicetto-event-duel-lost = Duel: { $seat } gooide { $mine }, { $holder } { $theirs }. { $holder } hield stand, en { $seat } kan { $dice } deze beurt niet meer leggen.
dicetto-event-done = { $seat } beëindigde de beurt.
dicetto-event-end =
    { $count ->
        [one] { $seat } heeft 1 kaart: het spel is afgelopen.
       *[other] { $seat } heeft { $count } kaarten: het spel is afgelopen.
    }
dicetto-event-end-no-cards = Er is geen Dobbelkaart meer over: het spel is afgelopen.
dicetto-event-end-most-turns =
    { $count ->
        [one] Er is één beurt gespeeld: het spel is afgelopen.
       *[other] Er zijn { $count } beurten gespeeld: het spel is afgelopen.
    }
dicetto-event-end-quiet-rounds = Er is { $count } rondes lang geen Dobbelkaart gepakt: het spel is afgelopen.
dicetto-event-end-agreed = Alle spelers willen stoppen: het spel is afgelopen.
dicetto-event-stands-still = Er is { $rounds } rondes lang geen Dobbelkaart gepakt. Over { $left } beurten is het spel afgelopen, tenzij er een kaart wordt gepakt.
dicetto-event-swept =
    { $points ->
        [one] { $seat } won ook { $cards }, waar nog dobbelstenen op lagen: 1 punt.
       *[other] { $seat } won ook { $cards }, waar nog dobbelstenen op lagen: { $points } punten.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Bonuskaart { $card }: 1 punt voor { $seat }.
       *[other] Bonuskaart { $card }: { $points } punten voor { $seat }.
    }
dicetto-event-bonus-tied = Bonuskaart { $card }: gelijke stand, dus voor niemand.

dicetto-won-points = Wie de meeste punten heeft, wint.
dicetto-won-shared = Evenveel punten: de overwinning wordt gedeeld.

## De stand

dicetto-line-pile = Te winnen kaarten: { $goal }. Kaarten op de stapel: { $count }.
dicetto-line-pile-our-reading = Te winnen kaarten: { $goal }. Kaarten op de stapel: { $count }. (De kaarten zijn onze beste inschatting.)
dicetto-line-slot-free = { $slot }: { $face }
dicetto-line-slot-held = { $slot }: { $face }. Daarop: { $dice } van { $seat }, som { $total }.
dicetto-line-slot-empty = { $slot }: leeg
dicetto-line-reroll-free = Extra worp: vrij
dicetto-line-reroll-held = Extra worp. Daarop: { $dice } van { $seat }, som { $total }.
dicetto-line-reroll-in-hand = Extra worp: { $seat } heeft de kaart, voor een vierde worp.
dicetto-line-bonus = Bonuskaarten: { $cards }.
# Alleen als het aantal beurten het spel gaat beëindigen
dicetto-line-last-turns =
    { $count ->
        [0] Dit is de laatste beurt: daarna is het spel afgelopen.
        [one] Na deze beurt komt er nog één, dan is het spel afgelopen.
       *[other] Na deze beurt komen er nog { $count }, dan is het spel afgelopen.
    }
dicetto-line-stands-still =
    { $count ->
        [one] Het spel staat stil: na deze beurt is het afgelopen. Als alle spelers het willen, stopt het nu.
       *[other] Het spel staat stil: over { $count } beurten is het afgelopen, tenzij er een kaart wordt gepakt. Als alle spelers het willen, stopt het nu.
    }
dicetto-line-seat =
    { $seat }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
dicetto-line-dice = Dobbelstenen: { $dice }
dicetto-line-aside = Opzijgelegd na een verloren duel: { $dice }
# Een regel van de eindstand: de score en waaruit die bestaat
dicetto-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 punt
       *[other] { $score } punten
    } ({ $dice } van kaarten, { $bonus } bonus), { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.

## Keuzes

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, opnieuw gooien of houden? Je hebt nog één worp.
       *[other] { $seat }, opnieuw gooien of houden? Je hebt nog { $rolls } worpen.
    }
dicetto-ask-reroll = Welke van { $dice } gooi je opnieuw?
dicetto-ask-place = { $seat }, waar leg je dobbelstenen?
dicetto-ask-dice-for = Welke van { $dice } leg je op { $spot }?
dicetto-ask-which-card = Op welke kaart leg je dobbelstenen?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } gooide één dobbelsteen: wat ligt er?
       *[other] { $seat } gooide { $count } dobbelstenen: wat ligt er?
    }
dicetto-ask-duel = Wat gooide { $seat }, en daarna { $holder }?
dicetto-ask-oldest = Wie begint? Volgens de spelregels: de oudste.
dicetto-ask-drawn = Welke kaart is getrokken voor plek { $slot }?
dicetto-ask-drawn-our-reading = Welke kaart is getrokken voor plek { $slot }? (De kaarten zijn onze beste inschatting.)
dicetto-ask-card-id = Welke kaart is getrokken? Kaarten heten bijvoorbeeld pair#2 of number_3#1.
dicetto-ask-bonus = Welke { $count } Bonuskaarten zijn getrokken?

dicetto-menu-reroll = Dobbelstenen opnieuw gooien
dicetto-menu-other-dice = Andere dobbelstenen leggen
dicetto-menu-duel = De twee dobbelstenen van het duel invoeren
dicetto-menu-draw = De getrokken kaart invoeren
dicetto-menu-card-id = De kaart bij zijn code noemen
dicetto-menu-bonus = De getrokken Bonuskaarten invoeren
# Er liggen nog $count van deze kaarten op de stapel
dicetto-menu-face = { $face } (nog { $count })

dicetto-worth-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
dicetto-worth-roll = een vierde worp in je volgende beurt
dicetto-move-place = { $dice } op { $spot } leggen: { $worth }
dicetto-move-beat = { $dice } op { $spot } leggen en { $holder } verslaan: { $worth }
dicetto-move-to-duel = { $dice } op { $spot } leggen als je een duel met { $holder } wint: { $worth }
dicetto-move-reroll = { $dice } opnieuw gooien
dicetto-move-keep = { $dice } houden
dicetto-move-done =
    { $count ->
        [0] Beurt beëindigen
        [one] Beurt beëindigen, één dobbelsteen over
       *[other] Beurt beëindigen, { $count } dobbelstenen over
    }
dicetto-move-stop = Stoppen met instemming van alle spelers
dicetto-move-draw = { $face } trekken
dicetto-move-duel = Duel: { $seat } gooit { $mine }, { $holder } { $theirs }

## Waarom iets wordt geweigerd

dicetto-error-stopped-rolling = Gestopt met gooien: doorgooien was beter
dicetto-error-rolled-on = Doorgegooid: de dobbelstenen houden was beter
dicetto-error-wrong-reroll = De verkeerde dobbelstenen opnieuw gegooid
dicetto-error-wrong-card = Op de verkeerde kaart gelegd
dicetto-error-wrong-dice = De verkeerde dobbelstenen op de juiste kaart gelegd
dicetto-error-stopped-placing = Te weinig gelegd
dicetto-error-placed-on = Te veel gelegd

error-setup-cards_to_win = Ongeldig aantal te winnen kaarten: ‘{ $value }’.
error-setup-most_turns = Ongeldig maximumaantal beurten: ‘{ $value }’.
error-setup-quiet_rounds = Ongeldig aantal rondes zonder gepakte kaart: ‘{ $value }’.
error-setup-bonus = ‘{ $value }’ is niet ‘with’ en niet ‘without’ (met of zonder Bonuskaarten).
error-setup-deck = Met deze kaartset kun je niet spelen: ‘{ $value }’.
error-setup-deck_name = Ongeldige naam voor de kaartset: ‘{ $value }’.
error-setup-reading = Ongeldige waarde ‘{ $value }’: een kaartset is gemarkeerd als onze inschatting of niet.

dicetto-why-entry-number = Een kaart met kind = "number" heeft een cijfer (number) nodig, en alleen zo’n kaart heeft er een.
dicetto-why-entry-logo = Er kunnen niet meer logo’s ({ $logo }) dan exemplaren ({ $copies }) zijn.
dicetto-why-deck-size = Een kaartset telt { $low } tot { $high } kaarten; deze telt er { $count }.
dicetto-why-deck-name = Een naam heeft 1 tot { $most } zichtbare tekens.
dicetto-why-range = Een geheel getal van { $low } tot { $high }.
dicetto-why-token = Een kaart schrijf je als pair#2:1*: soort, exemplaar, punten (0 tot 50), en * voor het logo.
dicetto-why-card-twice = De kaart { $card } komt twee keer voor.
dicetto-why-unknown-slot = Dobbelstenen leg je op plek 1, 2, 3 of 4, of op Extra worp (reroll); ‘{ $slot }’ hoort daar niet bij.
dicetto-why-unknown-card = ‘{ $card }’ kan geen kaart zijn. Kaarten heten bijvoorbeeld pair#2 of number_3#1.
dicetto-why-unknown-bonus = Er is geen Bonuskaart ‘{ $card }’.
dicetto-why-no-dice = Kies minstens één dobbelsteen.
dicetto-why-keep-first = Je kunt nog gooien. Wil je nu dobbelstenen leggen, kies dan eerst voor houden.
dicetto-why-no-rolls = Je hebt deze beurt geen worpen meer.
dicetto-why-not-in-pile = { $card } ligt niet op de stapel.
dicetto-why-draw-first = Eerst moet er een kaart van de stapel worden getrokken.
dicetto-why-duel-first = Eerst moet een duel worden beslist: ieder één dobbelsteen.
dicetto-why-bonus-first = Eerst moeten de Bonuskaarten worden neergelegd.
dicetto-why-slot-empty = Op plek { $slot } ligt geen kaart: de stapel is op.
dicetto-why-own-dice = Je eigen dobbelstenen liggen al op { $card }.
dicetto-why-no-stop = Samen stoppen kan pas als is aangekondigd dat het spel stilstaat, en niet als er net gegooid gaat worden.
dicetto-why-lost-there = Je hebt een duel om { $card } verloren; deze beurt kun je het daar niet nog eens proberen.
dicetto-why-aside = { $dice }: deze dobbelstenen hebben een duel verloren en mogen deze beurt niet meer worden gelegd.
dicetto-why-makes-number = Op { $card } passen alleen dobbelstenen met een { $number }.
dicetto-why-makes-pair = Op { $card } passen precies 2 dobbelstenen met hetzelfde cijfer.
dicetto-why-makes-two_pairs = Op { $card } passen precies 4 dobbelstenen die twee paren vormen.
dicetto-why-makes-three = Op { $card } passen precies 3 dobbelstenen met hetzelfde cijfer.
dicetto-why-makes-four = Op { $card } passen precies 4 dobbelstenen met hetzelfde cijfer.
dicetto-why-makes-small_straight = Op { $card } passen precies 3 dobbelstenen met opeenvolgende cijfers.
dicetto-why-makes-large_straight = Op { $card } passen precies 4 dobbelstenen met opeenvolgende cijfers.
dicetto-why-too-low = De dobbelstenen van { $holder } op { $card } zijn samen { $held }; die van jou zijn samen { $total }, en dat is te laag.

## De bots

dicetto-bot-random = doet een willekeurige zet
dicetto-bot-greedy = gaat voor de ene kaart met de meeste punten en kijkt één worp vooruit
dicetto-bot-expert = rekent de hele beurt uit en heeft van partijen tegen zichzelf geleerd wat daarna komt

## De spelregels

dicetto-guide-goal-title = Het doel
dicetto-guide-goal =
    Leg dobbelstenen op kaarten en laat je daar niet verslaan, zodat de kaarten van jou worden. Zodra iemand 10 kaarten heeft gewonnen, of een
    ander aantal dat je afspreekt, is het spel afgelopen en wint wie de meeste punten heeft.
dicetto-guide-setup-title = Voor het spel
dicetto-guide-setup =
    Je speelt met 2 tot 4 spelers, elk met 4 dobbelstenen van één kleur. Schud de Dobbelkaarten en leg er 4 open op tafel, met de kaart Extra
    worp ernaast. Speel je met Bonuskaarten, leg er dan 4 van de 8 neer; de andere doen niet mee. Kies wie begint of laat het lot beslissen;
    volgens de spelregels is dat de oudste.
dicetto-guide-turn-title = Je beurt
dicetto-guide-turn = Pak de kaarten waar je dobbelstenen nog op liggen, gooi, en leg dobbelstenen op een of meer kaarten. Houd de dobbelstenen die je niet hebt gelegd. Daarna is de volgende aan de beurt, met de klok mee.
dicetto-guide-take-title = Kaarten pakken
dicetto-guide-take =
    Aan het begin van je beurt is elke kaart waar je dobbelstenen nog op liggen van jou, en krijg je die dobbelstenen terug. Nieuwe kaarten van
    de stapel vullen de lege plekken, zolang er kaarten zijn.
dicetto-guide-roll-title = Gooien
dicetto-guide-roll =
    Gooi alle vier je dobbelstenen. Je mag er zoveel je wilt opnieuw gooien, en daarna nog een keer: drie worpen in totaal. Eerder stoppen
    mag.
dicetto-guide-place-title = Dobbelstenen leggen
dicetto-guide-place =
    Leg dobbelstenen op de ene kaart na de andere, en stop wanneer je wilt. De dobbelstenen op een kaart vormen wat die vraagt en niets anders,
    en een dobbelsteen ligt op hooguit één kaart. Op een kaart waar je deze beurt al dobbelstenen hebt gelegd, leg je er geen meer bij. Liggen er dobbelstenen van iemand anders, vergelijk dan de sommen. Is die van jou hoger, dan
    neemt de ander de dobbelstenen terug en bewaart ze voor de volgende beurt. Is de som gelijk, dan beslist een duel. Is die van jou lager, dan
    kun je er niets leggen.
dicetto-guide-duel-title = Duels
dicetto-guide-duel =
    Jullie gooien elk één dobbelsteen, en opnieuw bij gelijke worpen. De hoogste krijgt de kaart. Verlies je een duel in je eigen beurt, dan kun
    je de dobbelstenen die je daar wilde leggen deze beurt nergens meer leggen, en mag je die kaart niet nog eens proberen.
dicetto-guide-end-title = Het einde
dicetto-guide-end =
    Zodra iemand aan het begin van een beurt de tiende kaart pakt, is het spel afgelopen; er wordt niet meer gegooid. Het is ook afgelopen als er
    geen Dobbelkaart meer over is, en uiterlijk na 400 beurten in totaal. Elke kaart waar dan dobbelstenen op liggen, gaat naar de eigenaar daarvan. Tel de punten van je Dobbelkaarten
    op, en daarna die van de Bonuskaarten. Wie de meeste punten heeft, wint; bij evenveel punten wordt de overwinning gedeeld.
dicetto-guide-end-quiet =
    Twee spelers die allebei wachten, zouden eindeloos kunnen doorgaan. Daarom eindigt het spel, volgens een eigen regel van ons, ook als er { $count } volle rondes lang geen
    Dobbelkaart is gepakt (instelbaar). Twee rondes eerder wordt dat aangekondigd; vanaf dan kunnen alle spelers samen besluiten meteen te stoppen.
dicetto-guide-deck-title = De kaarten in de doos
dicetto-guide-deck = Er zijn { $count } Dobbelkaarten:
dicetto-guide-our-reading =
    In het spelregelboekje staat niet hoeveel kaarten er van elke soort zijn, wat ze waard zijn of welke het logo dragen. Wat hier staat is onze
    beste inschatting, en de gedrukte kaarten kunnen anders zijn; met een eigen bestand kun je het verbeteren.
dicetto-guide-face = { $count } × { $face }

## De leraar: waar de waarden vandaan komen, waar je op let, en waarom

dicetto-values = Een schatting: elke beurt wordt precies uitgerekend; wat daarna komt, wordt beoordeeld door een model dat op veel partijen is getraind. Gemiddelde fout { $mean } procentpunten; 95% van de fouten is kleiner dan { $error } (gemeten door stellingen uit te spelen).

# Een kaart midden in een zin
dicetto-target =
    { $points ->
        [one] { $card } (1 punt)
       *[other] { $card } ({ $points } punten)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (plek { $slot }, 1 punt)
       *[other] { $card } (plek { $slot }, { $points } punten)
    }
dicetto-target-reroll = de kaart Extra worp
# Een zet midden in een zin, na een dubbele punt of tussen haakjes
dicetto-doing-place = { $dice } op { $card }
dicetto-doing-reroll = { $dice } opnieuw gooien
dicetto-doing-keep = alles houden
dicetto-doing-done = niets meer leggen

dicetto-clue-end = Zoals het er ligt, maakt { $seat } zo een eind aan de partij, en jij zou niet winnen. Wat kan daar nog iets aan veranderen?
dicetto-clue-reroll = Kijk naar { $card }: welke van je dobbelstenen helpen daar?
dicetto-clue-keep = Kijk wat je nu al kunt leggen: valt er meer te winnen dan te verliezen?
dicetto-clue-take = Kijk wat { $seat } zo gaat winnen: ben je ergens hoger?
dicetto-clue-duel = Een duel win je de helft van de keren: waar zou dat de moeite waard zijn?
dicetto-clue-bonus = Kijk naar de Bonuskaarten: waar kom je met één kaart meer voor te staan?
dicetto-clue-hold = Wat is de moeite waard, en welke van je dobbelstenen liggen er nog als je volgende beurt begint?
dicetto-clue-done = Kijk wat een kaart meer zou veranderen: wil je elke kaart die je kunt krijgen?

dicetto-reason-equal = Alle zetten zijn hier even goed.
dicetto-reason-by-chances = { $reason } ‘{ $other }’ zou meer punten opleveren, maar met ‘{ $best }’ win je vaker.
dicetto-reason-roll-over-points = { $reason } Een vierde worp in je volgende beurt is hier meer waard dan { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } En de tijd dringt: { $seat } heeft nog maar één kaart nodig.
       *[other] { $reason } En de tijd dringt: { $seat } heeft nog maar { $count } kaarten nodig.
    }
# $number is het aantal kaarten dat de partij beëindigt: ‘kaart nummer 10’
dicetto-reason-gives-last-card = Met { $move } zou je { $seat } kaart nummer { $number } geven: daar zou de partij eindigen, zonder winst voor jou. Met { $best } gaat de partij door.
dicetto-reason-lets-end = Met { $move } beëindigt { $seat } de partij volgende beurt { $times } zonder winst voor jou. Met { $best }: { $other }.
dicetto-reason-ends-won = De partij kan eindigen als de beurt van { $seat } begint. Met { $best } win je die daar { $times }; met { $move } { $other }.
dicetto-reason-takes = { $dice } op { $target } verslaat { $seat }, die de kaart anders { $times } wint.
dicetto-reason-duel-for = Een duel om { $target } win je de helft van de keren. Zonder duel wint { $seat } die kaart { $times }.
dicetto-reason-duel-risk = Een duel om { $target } verlies je de helft van de keren, en dan kun je { $others } deze beurt niet meer leggen. { $dice } op { $other } kan zonder duel.
dicetto-reason-holds = { $dice } op { $target } houdt { $times } stand tot je volgende beurt; { $others } op { $other } { $other_times }.
dicetto-reason-holds-better = Op { $target } houdt { $dice } { $times } stand tot je volgende beurt; { $others }: { $other_times }.
dicetto-reason-holds-with = Met { $best } houden je dobbelstenen op { $target } { $times } stand tot je volgende beurt. Met { $move }: { $other_times }.
dicetto-reason-idle = { $dice } op { $target } houdt { $times } stand tot je volgende beurt. Dobbelstenen die je niet legt, winnen niets.
dicetto-reason-idle-duel = Een duel om { $target } win je de helft van de keren; dobbelstenen die je niet legt, winnen niets.
# $mine en $theirs zijn aantallen: ‘3 tegen 2’
dicetto-reason-bonus-gain = Met { $target } zou je voorstaan voor de Bonuskaart { $bonus } ({ $points } punten): { $mine } tegen { $theirs }.
dicetto-reason-bonus-loss = Met { $target } zou je niet meer voorstaan voor de Bonuskaart { $bonus } ({ $points } punten): { $mine } tegen { $theirs }.
dicetto-reason-refuse-end = { $target } zou je kaart nummer { $number } zijn, die de partij beëindigt, en zoals het er nu voor staat win je niet.
dicetto-reason-refuse-bonus = { $target } zou je de voorsprong kosten voor de Bonuskaart { $bonus } ({ $points } punten): { $mine } tegen { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] Je wint als het spel na deze beurt stopt, en met { $target } zou het tellen opnieuw beginnen.
       *[other] Je wint als er nog { $count } beurten geen kaart wordt gepakt, en met { $target } zou dat tellen opnieuw beginnen.
    }
dicetto-reason-refuse-gives = { $target } zou { $seat } de Bonuskaart { $bonus } ({ $points } punten) geven, die nu gelijk staat.
dicetto-reason-refuse-weakens = { $target } zou tegen je tellen voor de Bonuskaart { $bonus } ({ $points } punten): { $mine } tegen { $theirs }.
dicetto-reason-more-cards = Met { $best } liggen je dobbelstenen uiteindelijk op { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }; met { $move } op { $other ->
        [0] geen enkele
        [one] één
       *[other] { $other }
    }.
dicetto-reason-reroll-over-reroll = { $dice } opnieuw gooien haalt { $target } { $times }; { $others } opnieuw gooien: { $other_times }.
dicetto-reason-reroll-over-reroll-total = { $dice } opnieuw gooien geeft { $times } { $total } of meer op { $target }; { $others } opnieuw gooien: { $other_times }.
dicetto-reason-reroll-over-keep = { $dice } opnieuw gooien haalt { $target } { $times }; alles houden: { $other_times }.
dicetto-reason-reroll-over-keep-total = { $dice } opnieuw gooien geeft { $times } { $total } of meer op { $target }; alles houden: { $other_times }.
dicetto-reason-keep-over-reroll = Alles houden haalt { $target } { $times }; { $others } opnieuw gooien: { $other_times }.
dicetto-reason-keep-over-reroll-total = Alles houden geeft { $times } { $total } of meer op { $target }; { $others } opnieuw gooien: { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] { $dice } opnieuw gooien haalt { $target } { $times }; na { $others } opnieuw gooien kun je ze elders beter gebruiken.
       *[other] { $dice } opnieuw gooien geeft { $times } { $total } of meer op { $target }; na { $others } opnieuw gooien kun je ze elders beter gebruiken.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] { $dice } opnieuw gooien haalt { $target } { $times }; zoals ze liggen, passen ze daar ook, maar elders zijn ze meer waard.
       *[other] { $dice } opnieuw gooien geeft { $times } { $total } of meer op { $target }; zoals ze liggen ook, maar elders zijn ze meer waard.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] Alles houden haalt { $target } { $times }; na { $others } opnieuw gooien kun je ze elders beter gebruiken.
       *[other] Alles houden geeft { $times } { $total } of meer op { $target }; na { $others } opnieuw gooien kun je ze elders beter gebruiken.
    }
dicetto-reason-only = Alleen { $target } kan je nog redden: { $dice } opnieuw gooien haalt die { $times }.
dicetto-reason-otherwise = { $reason } Anders gaan je dobbelstenen { $times } toch nog op { $target }.
dicetto-reason-also = { $reason } Ze passen ook op { $target }.
dicetto-reason-averages = De kaarten waarop je dobbelstenen eindigen, zijn gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten waard ({ $best }), tegen { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $move }).
dicetto-reason-chances = Winkans: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $best }) tegen { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $move }).
dicetto-reason-close = Het maakt nauwelijks uit; { $best } is iets beter.
dicetto-reason-ends-anyway = Doe wat je wilt: { $seat } beëindigt het spel volgende beurt hoe dan ook.

## Puzzels: waar ze over gaan

dicetto-theme-end = wie de partij beëindigt, en wanneer
dicetto-theme-end-about = De partij kan gauw voorbij zijn: maak er een einde aan, of stel het uit.
dicetto-theme-dice = welke dobbelstenen je houdt
dicetto-theme-dice-about = Nog een keer gooien: welke dobbelstenen gaan, welke blijven?
dicetto-theme-keep = op tijd stoppen
dicetto-theme-keep-about = Je zou kunnen doorgooien, maar deze dobbelstenen zijn goed genoeg.
dicetto-theme-done = een kaart te veel
dicetto-theme-done-about = Er kan nog iets gelegd worden, maar je laat het beter.
dicetto-theme-duel = een duel dat de moeite waard is
dicetto-theme-duel-about = Een andere speler houdt een kaart met gelijke dobbelstenen: vecht erom.
dicetto-theme-take = een andere speler een kaart afnemen
dicetto-theme-take-about = Je dobbelstenen verslaan die op een kaart: pak hem af.
dicetto-theme-strength = hoeveel dobbelstenen je legt
dicetto-theme-strength-about = De kaart is duidelijk. Hoeveel dobbelstenen is hij waard?
dicetto-theme-card = voor welke kaart je gaat
dicetto-theme-card-about = Meerdere vrije kaarten zouden kunnen: welke houdt stand?
