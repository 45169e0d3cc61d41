# Wat elk spel en elk programma zegt.

## Mensen en bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Speler { $number } (verwijderd)
# $bot is een van de namen common-bot-…
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Toeval
common-bot-greedy = Gretig
common-bot-newcomer = Nieuweling
common-bot-novice = Beginner
common-bot-casual = Gelegenheidsspeler
common-bot-skilled = Gevorderd
common-bot-expert = Expert
common-bot-perfect = Perfect
common-noted = { $seat }: { $note }
# Gezegd door een bot van buiten, als een ander voor hem heeft gezet
common-stand-in = Mijn zet is voor mij gedaan. { $fault }
# Een plaats zonder naam
common-seat = Plaats { $number }

## Het toeval, als iemand met echte dobbelstenen antwoordt

common-menu-roll =
    { $count ->
        [one] Voer de worp van één dobbelsteen in
       *[other] Voer de worp van { $count } dobbelstenen in
    }
common-menu-first = Zeg wie begint
common-move-roll = Gooi { $dice }

## Het einde van een spel

# $winners is een lijst van namen
common-event-won =
    { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Waarom een zet wordt geweigerd, in elk spel

common-why-over = Het spel is afgelopen.
common-why-no-chance = { $seat } is aan zet; er valt nu niets te gooien of te trekken.
common-why-roll-count =
    { $count ->
        [one] Er wordt één dobbelsteen gegooid; dit zijn er { $rolled }.
       *[other] Er worden { $count } dobbelstenen gegooid; dit zijn er { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Eerst moet er één dobbelsteen worden gegooid.
       *[other] Eerst moeten er { $count } dobbelstenen worden gegooid.
    }
common-why-chance-acts = Eerst moet er iets worden getrokken.
common-why-no-seat = Er is geen plaats { $seat } aan deze tafel.
common-why-not-listed = Dit is geen zet die je nu kunt doen.
common-why-dice-missing = Je kunt { $chosen } niet nemen uit de dobbelstenen op tafel: { $dice }.

# Een uitspraak over de regels, na de titel van het stuk waarin ze staat
common-ruling = { $section }, { $ruling }
common-dice-promise = De dobbelstenen van deze partij liggen vast door dit getal; na afloop kan ‘rollhouse verify’ ze controleren: { $commitment }

## Wat gecontroleerde dobbelstenen bewijzen, en aan wie

# $names is een lijst van mensen
common-proved-hidden = { $names }: ieder voegde een deel toe dat niemand anders kon kennen voordat allen gebonden waren. Niemand heeft deze dobbelstenen dus gekozen, ook niet wie de server beheert en zelf meespeelt. Dat is bewezen aan ieder van hen wiens apparaat dit zegel voor de eerste worp had genoteerd: { $seal }
common-proved-in-the-open = { $names }: deel openlijk toegevoegd. Dat laat hun zien dat het huis zijn geheim na het begin niet heeft veranderd; maar wie dat geheim kende en later een eigen deel toevoegde, had de dobbelstenen kunnen kiezen.
common-proved-dropped = { $names }: het toegezegde deel is niet bekendgemaakt, en de dobbelstenen zijn zonder dat deel opnieuw getrokken. Samen met wie de server beheert kon zo één reeks worpen worden afgewezen, maar geen andere worden gekozen.
common-proved-trusting = { $names }: niets toegevoegd. Zij moeten erop vertrouwen dat het huis niet onder één hoedje speelde met allen die dat wel deden.
common-proved-by-nobody = Niemand heeft zelf iets aan deze dobbelstenen toegevoegd. Dit laat dus zien dat ze na het begin niet zijn veranderd, niet dat niemand ze vooraf heeft gekozen.
common-proved-again = Dit zijn de dobbelstenen van een eerdere partij, opnieuw geworpen omdat alle spelers het daarmee eens waren. Iedereen kon ze vooraf kennen.
common-proved-shared = Anderen hebben met deze dobbelstenen aan een andere tafel gespeeld. Het verslag van die partij noemt hetzelfde getal: dat toont dat het dezelfde dobbelstenen waren: { $commitment }
