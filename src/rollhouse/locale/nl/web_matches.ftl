# Duplicate-matches: twee tafels, dezelfde dobbelstenen.

web-matches = Duplicate-matches
web-matches-about = Dezelfde dobbelstenen aan twee tafels: wie haalt er meer uit?
web-match = Duplicate-match
web-match-how = Twee tafels spelen met dezelfde dobbelstenen. Wie hier pech heeft, heeft die daar ook, en niemand kan de dobbelstenen de schuld geven. Na afloop staan beide tafels naast elkaar: waar ze uiteengingen, en wat elke beslissing kostte.
web-match-mine = Je matches
web-match-make = Een match maken
web-match-form = Wie spelen
web-match-duel = Duel van twee
web-match-teams = Teams van twee
web-match-duel-how = Ieder speelt tegen dezelfde bot, op dezelfde plaats, met dezelfde dobbelstenen. Met dagen per beslissing hoef je er niet tegelijk te zijn.
web-match-teams-how = Vier mensen, twee per kant: aan de ene tafel heeft jouw kant de eerste plaats, aan de andere de tweede. Niemand zit aan beide.
web-match-boards = Spellen
web-match-bot = Tegen welke bot
web-match-open = wacht op mensen
web-match-plays = bezig
web-match-over = afgelopen
web-match-i-won = gewonnen
web-match-i-lost = verloren
web-match-nobody = Nog niemand
web-match-free = vrij
web-match-count = { $boards ->
    [one] één spel
   *[other] { $boards } spellen
}
web-match-minutes = { $time } per persoon
web-match-days = { $time } per beslissing
web-match-invite = Stuur dit adres aan wie mee moet spelen.
web-match-qr = Het adres van de match, om te scannen
web-match-side = Kant { $side }
web-match-sit = Hier zitten
web-match-sit-at = Hier zitten: kant { $side }
web-match-is-ready = klaar
web-match-ready = Ik ben er klaar voor
web-match-not-ready = Nog niet
web-match-waits = De match begint als alle plaatsen bezet zijn en iedereen klaar is.
web-match-waits-days = De match begint zodra alle plaatsen bezet zijn; dan speelt ieder wanneer het uitkomt.
web-match-leave = De plaats verlaten
web-match-give-up = De match opgeven
web-match-give-up-sure = Echt opgeven? Dan heeft jouw kant verloren.
web-match-call-off = Afzeggen
web-match-table = Naar je tafel
web-match-sealed = Je bent hier klaar. De andere tafel speelt nog met dezelfde dobbelstenen: tot ze klaar is, hoort niemand hoe het ging.
web-match-next = Het volgende spel begint als iedereen klaar is, uiterlijk over { $seconds } s.
web-match-stand = Hoe de match staat
web-match-sides = Kant
web-match-wins = Gewonnen partijen
web-match-points = Punten voor
web-match-won = { $count ->
    [one] { $names } heeft de match gewonnen.
   *[other] { $names } hebben de match gewonnen.
}
web-match-shared = De match is gelijk geëindigd.
web-match-given-up = { $names }: match opgegeven.
web-match-better = { $count ->
    [one] { $names } besliste beter, geluk niet meegerekend.
   *[other] { $names } beslisten beter, geluk niet meegerekend.
}
web-match-better-too = { $count ->
    [one] { $names } besliste ook beter, geluk niet meegerekend.
   *[other] { $names } beslisten ook beter, geluk niet meegerekend.
}
web-match-weighing = Wat de beslissingen kostten, wordt uitgerekend …
web-match-board = Spel { $board } van { $boards }
web-match-of = Tafel { $table }
web-match-not-begun = niet begonnen
web-match-table-over = klaar
web-match-ended-gave-up = opgegeven
web-match-ended-time = tijd verstreken
web-match-ended-gone = de tafel is er niet meer
web-match-board-won = Spel voor { $names }
web-match-board-shared = Spel gedeeld
web-match-cost = een beslissing kostte gemiddeld { $cost }
web-match-compare = Waar gingen ze uiteen?
web-match-dice = Wat de dobbelstenen vastlegt
web-match-parted = { $decisions ->
    [0] Ze gingen bij de eerste beslissing uiteen.
    [one] Eén beslissing was aan beide tafels dezelfde, toen gingen ze uiteen:
   *[other] { $decisions } beslissingen waren aan beide tafels dezelfde, toen gingen ze uiteen:
}
web-match-alike = Beide tafels werden gelijk gespeeld, tot het einde.
web-match-best = het beste
web-match-neither = Het beste was: { $move }
web-match-worst = Wat het meest kostte
web-match-look = Bekijken
web-match-of-table = Een tafel van een duplicate-match: dezelfde dobbelstenen vallen aan een andere tafel. Er is geen hulp en niets wordt teruggenomen.
web-match-back = Terug naar de match
web-match-rules = Hoe de match wordt beslist
web-match-rules-dice = Dezelfde dobbelstenen: dezelfde worp van dezelfde beurt heeft aan beide tafels hetzelfde getal, vastgelegd voordat iemand ging zitten. Zolang beide hetzelfde beslissen, is alles hetzelfde; daarna beginnen dezelfde beurten met dezelfde dobbelstenen. Tot beide tafels klaar zijn, ziet alleen wie eraan zit een tafel.
web-match-rules-score = Een spel gaat naar de kant met meer gewonnen partijen, dan met meer punten voorsprong; bij gelijke stand wordt het gedeeld. De match gaat om spellen, dan om gewonnen partijen, dan om punten. Dezelfde dobbelstenen nemen maar weinig geluk weg, omdat partijen vroeg uiteengaan: wat een beslissing gemiddeld kostte, zegt beter wie goed speelde. Ratings veranderen niet.
web-match-rules-time = Wie niet komt, verliest die partij door de klok. Wie de match opgeeft, heeft hem voor zijn kant verloren.
