# Lessen van Dicy Cards: learn-dicy-cards-<les> is de titel, -<stap> wat er gevraagd wordt, -<stap>-right het antwoord op de goede zet,
# -<stap>-<naam> het antwoord op andere. Kort: je leest ze naast het bord.

learn-dicy-cards-turn = Je eerste beurt
learn-dicy-cards-turn-1 = Iedereen heeft dezelfde vijf kaarten. Met zes dobbelstenen scoor je daar punten op, in een race naar 100. Een beurt begint met alle zes de dobbelstenen: gooi ze.
learn-dicy-cards-turn-1-right = Op elke kaart staat nu wat hij oplevert: de som van de dobbelstenen die erbij passen.
learn-dicy-cards-turn-2 = In je beurt scoor je meestal één kaart. Neem die met de meeste punten: bij Straat horen opeenvolgende cijfers. Kies die kaart en scoor.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6: 21 punten! Een kaart die gescoord heeft, is bevroren: je kunt hem pas gebruiken als hij weer geactiveerd is. Daarna gooide je tegenstander en scoorde Twee paren: 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = Dat mag, maar het levert minder op. Straat kan hier met alle zes: 1 tot en met 6, 21 punten.
learn-dicy-cards-turn-2-skip = Overslaan levert niets op. Je doet het om bevroren kaarten terug te krijgen, en die heb je nog niet.
learn-dicy-cards-turn-2-freeze = Je kunt opnieuw gooien door een kaart te bevriezen, maar beter dan dit wordt het niet. Dat is de volgende les.

learn-dicy-cards-reroll = Opnieuw gooien kost een kaart
learn-dicy-cards-reroll-1 = Als één 6 een 4 was, zou je Straat van 1 tot 6 lopen. Om opnieuw te gooien bevries je een kaart: kies één 6 en bevries Zonder zes.
learn-dicy-cards-reroll-1-right = Zonder zes is bevroren, en de dobbelsteen gaf een 4.
learn-dicy-cards-reroll-1-straight = Dan is de Straat zelf bevroren en kun je hem niet scoren. Bevries een kaart die je niet nodig hebt.
learn-dicy-cards-reroll-1-other = Bijna: gooi één 6 opnieuw en niets anders, en bevries Zonder zes. Die past toch niet bij deze dobbelstenen.
learn-dicy-cards-reroll-1-score = Dat mag, en het is veilig. Maar met één dobbelsteen te gaan naar 21 punten is opnieuw gooien een kaart waard.
learn-dicy-cards-reroll-1-skip = Overslaan levert niets op, en je hebt niets om weer te activeren.
learn-dicy-cards-reroll-2 = Je zou nog een kaart kunnen bevriezen en weer dobbelstenen naar keuze kunnen gooien, zolang je actieve kaarten hebt. Scoor nu de Straat.
learn-dicy-cards-reroll-2-right = 21 punten, voor twee kaarten: de kaart die scoorde en de kaart die je bevroor. Je hebt er nog drie.
learn-dicy-cards-reroll-2-less = De Straat levert 21 op met alle zes de dobbelstenen: neem ze allemaal.
learn-dicy-cards-reroll-2-skip = Geen punten, na dit alles? Scoor eerst de Straat.
learn-dicy-cards-reroll-2-freeze = Beter wordt het niet, en elke nieuwe worp kost een kaart.

learn-dicy-cards-last_card = De laatste kaart
learn-dicy-cards-last_card-1 = Vier van je kaarten zijn bevroren: alleen de Straat is over. Scoor hem met 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 punten is beter dan niets. Al je kaarten zijn nu bevroren, dus je volgende beurt kun je alleen overslaan.
learn-dicy-cards-last_card-1-freeze = Je kunt je laatste actieve kaart bevriezen. Maar dan is er niets meer om mee te scoren, en kun je alleen overslaan.
learn-dicy-cards-last_card-1-skip = Dat mag: overslaan activeert je kaarten weer. Maar neem eerst de punten; de kaarten komen terug als je daarna overslaat.
learn-dicy-cards-last_card-1-fewer = Je kunt minder dobbelstenen gebruiken. Hier levert 2 3 4 het meeste op.

learn-dicy-cards-effects = Kaarten die anderen raken
learn-dicy-cards-effects-1 = Voor Twee naar keuze neem je twee willekeurige dobbelstenen, en de sneeuwvlok betekent: je linker- en je rechterbuur moeten elk een actieve kaart bevriezen, als ze die hebben. Scoor hem met 6 6.
learn-dicy-cards-effects-1-right = 12 punten, en je tegenstander moest Oneven bevriezen. Daarna deed die hetzelfde bij jou.
learn-dicy-cards-effects-1-score = Dat mag. Maar Twee naar keuze levert met 6 6 12 punten op, en kost je tegenstander een kaart.
learn-dicy-cards-effects-1-skip = Met overslaan zou je tegenstander zelfs een kaart terugkrijgen, als er een bevroren was.
learn-dicy-cards-effects-1-freeze = Opnieuw gooien hoeft niet: 6 6 is het beste wat je voor Twee naar keuze kunt krijgen.
learn-dicy-cards-effects-2 = Je tegenstander scoorde Twee naar keuze, dus jij moet een kaart bevriezen, en je kiest zelf welke. Geef de moeilijkste op: Zonder zes.
learn-dicy-cards-effects-2-right = Hij is bevroren alsof je hem gebruikt had. Andere varianten hebben andere kaarten, en op elke kaart staat hoe hij scoort. Zessen doet het omgekeerde: je buren activeren elk een kaart weer. Drie laagste laat alle anderen er een bevriezen.
learn-dicy-cards-effects-2-other = Dat kan. Maar deze kaart levert vaker punten op dan Zonder zes, die zes dobbelstenen zonder een 6 nodig heeft.

learn-dicy-cards-skip = Overslaan
learn-dicy-cards-skip-1 = Al je kaarten zijn bevroren. Dan wordt er niet gegooid: je kunt alleen overslaan. Doe het.
learn-dicy-cards-skip-1-right = Al je kaarten zijn weer actief. De prijs: geen punten, en alle anderen activeren één kaart naar keuze weer. Na het gooien mag je elke beurt overslaan; het moet als je niet kunt of wilt scoren.

learn-dicy-cards-last_round = De laatste ronde
learn-dicy-cards-last_round-1 = Deze partij gaat tot 20 in plaats van 100, en je tegenstander heeft er 21. De ronde wordt altijd afgemaakt: jij hebt nog één beurt. Gooi.
learn-dicy-cards-last_round-1-right = Wie de meeste punten heeft, wint: je hebt er 22 nodig.
learn-dicy-cards-last_round-2 = Zoek de kaart die 21 verslaat.
learn-dicy-cards-last_round-2-right = 22 tegen 21: je wint! Iedereen krijgt evenveel beurten, en dan wint wie de meeste punten heeft.
learn-dicy-cards-last_round-2-less = Dan blijf je achter bij 21, en is het spel voorbij. Twee paren met 5 5 6 6 levert 22 op.
learn-dicy-cards-last_round-2-skip = Er komt geen beurt meer: het spel zou voorbij zijn, en verloren.
learn-dicy-cards-last_round-2-freeze = Je hoeft niets te wagen: een van je kaarten levert nu al 22 op.

learn-dicy-cards-tie = Gelijkspel
learn-dicy-cards-tie-1 = Je tegenstander heeft 21 punten en bevroor daar een kaart voor: er zijn nog drie kaarten actief. Jouw laatste beurt: gooi.
learn-dicy-cards-tie-1-right = Jij kunt ook 21 halen. Wat gebeurt er dan?
learn-dicy-cards-tie-2 = Bij gelijke punten wint wie de meeste actieve kaarten heeft. Scoor de Straat zonder iets te bevriezen.
learn-dicy-cards-tie-2-right = Allebei 21, en jij hebt vier actieve kaarten tegen drie: je wint. Zijn ook die gelijk, dan delen jullie de overwinning.
learn-dicy-cards-tie-2-freeze = Elke kaart die je nu bevriest, telt bij een gelijke stand tegen je.
learn-dicy-cards-tie-2-less = Te weinig: je hebt alle 21 nodig om gelijk te komen.
learn-dicy-cards-tie-2-skip = Dan heb je niets, tegen 21.

learn-dicy-cards-example-score = { $rule } Probeer het: haal met deze kaart zo veel punten als de dobbelstenen toelaten.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicy-event-rolled = Je gooide { $dice }.
learn-you-dicy-event-rerolled = Je kreeg { $rolled }; de dobbelstenen zijn nu { $dice }.
learn-you-dicy-event-froze = Je bevroor { $card } en gooide { $dice } opnieuw.
learn-you-dicy-event-scored =
    { $points ->
        [one] Je scoorde { $card } met { $dice }: { $points } punt, { $total } in totaal.
       *[other] Je scoorde { $card } met { $dice }: { $points } punten, { $total } in totaal.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] Je sloeg de beurt over.
        [one] Je sloeg de beurt over en activeerde één kaart weer.
       *[other] Je sloeg de beurt over en activeerde { $count } kaarten weer.
    }
learn-you-dicy-event-frozen = Je moest { $card } bevriezen.
