# Lessen van Dicetto: learn-dicetto-<les> is de titel, -<stap> wat er gevraagd wordt, -<stap>-right het antwoord op de goede zet,
# -<stap>-<naam> het antwoord op andere. Kort: je leest ze naast het bord.

learn-dicetto-turn = Je eerste beurt
learn-dicetto-turn-1 = Ieder vier dobbelstenen, en kaarten op tafel om ermee te veroveren. Gooi je dobbelstenen.
learn-dicetto-turn-1-right = Je mag tot drie keer gooien in een beurt, en kiest elke keer met welke dobbelstenen.
learn-dicetto-turn-2 = Drie gelijke is 3 punten waard: het cijfer in de hoek. Je hebt twee zessen. Gooi de andere twee opnieuw: 1 en 4.
learn-dicetto-turn-2-right = Een derde zes!
learn-dicetto-turn-2-keep = Je kunt hier stoppen. Maar je hebt nog twee worpen, en met een derde zes heb je Drie gelijke, die 3 punten waard is.
learn-dicetto-turn-2-other = Houd de twee zessen, en gooi 1 en 4 opnieuw.
learn-dicetto-turn-3 = Je zou nog één keer kunnen gooien. De zessen die je wilde, heb je: houd alles.
learn-dicetto-turn-3-right = Nu leg je dobbelstenen op kaarten.
learn-dicetto-turn-3-reroll = De zessen zijn genoeg. Nog een worp levert hier niets op.
learn-dicetto-turn-4 = Op een kaart past precies wat erop staat. Kies Drie gelijke, en leg 6 6 6 neer.
learn-dicetto-turn-4-right = Je dobbelstenen liggen op de kaart. Hij is nog niet van jou: je wint hem aan het begin van je volgende beurt, als je dobbelstenen er nog liggen.
learn-dicetto-turn-4-less = Dat mag, maar het is minder waard. Drie gelijke is 3 punten waard.
learn-dicetto-turn-4-done = Leg eerst je dobbelstenen neer: wat je niet neerlegt, verovert niets.

learn-dicetto-several = Meerdere kaarten in één beurt
learn-dicetto-several-1 = Je dobbelstenen mogen op meerdere kaarten, elke dobbelsteen op één. Begin met 6 6 op Paar.
learn-dicetto-several-1-right = Er zijn nog twee dobbelstenen over, en je gaat verder.
learn-dicetto-several-1-fours = Ook een paar. Maar dan passen de zessen nergens meer: bewaar de vieren voor Cijfer 4.
learn-dicetto-several-1-less = Dat kan. Maar leg 6 6 op Paar: dan blijft 4 4 over voor Cijfer 4.
learn-dicetto-several-1-done = Je hebt vier dobbelstenen, en kaarten waar ze op passen.
learn-dicetto-several-2 = Op Cijfer 4 passen zoveel vieren als je wilt. Een hogere som is moeilijker te verslaan: leg ze allebei.
learn-dicetto-several-2-right = Twee kaarten in één beurt. Liggen je dobbelstenen er in je volgende beurt nog, dan leveren ze 1 punt en 2 punten op.
learn-dicetto-several-2-one = Dat kan. Maar de som van de dobbelstenen beslist: twee vieren op Cijfer 4 houden beter stand.
learn-dicetto-several-2-done = 4 4 past nog op Cijfer 4, voor 2 punten.

learn-dicetto-winning = Kaarten winnen
learn-dicetto-winning-1 = Je dobbelstenen liggen op twee kaarten. Beëindig je beurt.
learn-dicetto-winning-1-right = Je tegenstander legde niets neer, dus je dobbelstenen liggen er nog: je wint beide kaarten, 1 + 2 = 3 punten, en neemt je dobbelstenen terug. Nieuwe kaarten van de stapel komen in de plaats, en je volgende beurt begint.

learn-dicetto-beaten = Anderen verslaan
learn-dicetto-beaten-1 = Je tegenstander heeft 3 3 op Paar: samen 6. Een hogere som verslaat dat. Leg er 5 5 op.
learn-dicetto-beaten-1-right = Die dobbelstenen gaan terug, en de jouwe hebben de kaart. Dat kan jou ook gebeuren tot je volgende beurt. Met 2 2 (maar 4) had je daar niet mogen leggen.
learn-dicetto-beaten-1-done = Je kunt de kaart afpakken: 5 5 verslaat 3 3.

learn-dicetto-duel = Duels
learn-dicetto-duel-1 = Je tegenstander heeft 6 6 op Paar, en jij ook. Bij gelijke sommen beslist een duel. Leg er 6 6 op.
learn-dicetto-duel-1-right = Een duel!
learn-dicetto-duel-1-done = Probeer het: een duel kan je de kaart opleveren.
learn-dicetto-duel-2 = Jullie gooien elk één dobbelsteen, en nog eens zolang het gelijk is. De hoogste krijgt de kaart. Gooi.
learn-dicetto-duel-2-right = 3 tegen 3, en dan 5 tegen 2: je wint, en je dobbelstenen liggen op de kaart. Had je verloren, dan deden die dobbelstenen deze beurt niet meer mee, en mocht je deze kaart niet nog eens proberen.

learn-dicetto-reroll_card = De kaart Extra worp
learn-dicetto-reroll_card-1 = Je dobbelstenen passen op geen enkele kaart, behalve op Extra worp: daar mag alles op. Een hogere som is moeilijker te verslaan: leg ze alle vier.
learn-dicetto-reroll_card-1-right = Niemand versloeg je: aan het begin van je beurt heb je de kaart Extra worp. Hij is geen punten waard en telt niet als kaart.
learn-dicetto-reroll_card-1-fewer = Je kunt er minder leggen. Maar een hogere som is moeilijker te verslaan: leg ze alle vier.
learn-dicetto-reroll_card-1-done = Op Extra worp past alles: beter dan niets.
learn-dicetto-reroll_card-2 = Deze beurt mag je vier keer gooien. Daarna gaat de kaart terug op tafel. Gooi.
learn-dicetto-reroll_card-2-right = Je hebt nog drie worpen; normaal zouden het er twee zijn.

learn-dicetto-bonus = Bonuskaarten
learn-dicetto-bonus-1 = Je kunt met Bonuskaarten spelen: vier van de acht liggen naast de tafel. Eén geeft 3 punten voor de meeste cijferkaarten. Leg 5 5 op Cijfer 5.
learn-dicetto-bonus-1-right = 2 punten als hij in je volgende beurt nog van jou is, en een stap naar de Bonuskaart. Bonuskaarten worden aan het eind verdeeld; bij een gelijke stand krijgt niemand de kaart.
learn-dicetto-bonus-1-fewer = Je kunt één 5 leggen. Maar een hogere som is moeilijker te verslaan: leg ze allebei.
learn-dicetto-bonus-1-pair = Dat mag. Maar Cijfer 5 is meer waard, en telt voor de Bonuskaart.
learn-dicetto-bonus-1-done = Leg eerst je dobbelstenen neer: je vijven passen op Cijfer 5.

learn-dicetto-end = Het einde
learn-dicetto-end-1 = Het spel eindigt als een speler de tiende kaart wint; in deze les de tweede. Je hebt dobbelstenen op Paar. Leg ook 4 4 op Cijfer 4.
learn-dicetto-end-1-right = Als niemand je verslaat, win je ze allebei aan het begin van je volgende beurt.
learn-dicetto-end-1-one = Leg beide vieren op Cijfer 4: dat is de tweede kaart die je nodig hebt.
learn-dicetto-end-1-done = Eén kaart is hier niet genoeg. Leg 4 4 op Cijfer 4.
learn-dicetto-end-2 = Beëindig je beurt, en kijk wat je tegenstander doet.
learn-dicetto-end-2-right = Je tegenstander legde 1 2 3 op Kleine straat. Jij won je tweede kaart, en dat beëindigt het spel meteen: elke kaart met dobbelstenen gaat naar de eigenaar daarvan. Tel de punten van je kaarten op, en die van de Bonuskaarten. 3 punten tegen 2: je wint! Bij gelijke punten delen jullie de overwinning.

learn-dicetto-example-place = { $rule } Probeer het: leg de dobbelstenen met de hoogste som die op de kaart past.
learn-dicetto-example-bonus = { $rule } Leg je dobbelstenen zo dat je hem krijgt: hier is het spel afgelopen zodra iemand een kaart wint.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicetto-event-turn = Je bent aan de beurt.
learn-you-dicetto-event-took =
    Je wint { $cards } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }) en hebt nu { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
learn-you-dicetto-event-reroll-taken = Je hebt de kaart Extra worp en mag deze beurt vier keer gooien.
learn-you-dicetto-event-rolled = Je gooide { $dice }.
learn-you-dicetto-event-rerolled = Je kreeg { $rolled }; er ligt nu { $dice }.
learn-you-dicetto-event-picked-up = Je gooit { $dice } opnieuw.
learn-you-dicetto-event-kept = Je houdt { $dice }.
learn-you-dicetto-event-placed = Je legde { $dice } op { $spot }.
learn-you-dicetto-event-to-duel = Jij en je tegenstander hebben allebei { $total } op { $spot }: een duel beslist.
learn-you-dicetto-event-duel-tied = Duel: jullie gooiden allebei { $mine } en gooien opnieuw.
learn-you-dicetto-event-duel-won = Duel: jij gooide { $mine }, je tegenstander { $theirs }. Jij wint.
learn-you-dicetto-event-done = Je beëindigt je beurt.
learn-you-dicetto-event-end =
    { $count ->
        [one] Je hebt 1 kaart: het spel is afgelopen.
       *[other] Je hebt { $count } kaarten: het spel is afgelopen.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Bonuskaart { $card }: 1 punt voor jou.
       *[other] Bonuskaart { $card }: { $points } punten voor jou.
    }
