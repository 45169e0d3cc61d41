# Wat elk spel en elk programma zegt.

## Mensen en bots

house-name = { $seat }
house-name-person = { $name }
house-name-gone = Speler { $number } (verwijderd)
# $bot is een van de namen house-bot-…
house-name-bot = { $bot } (bot)
house-name-bot-numbered = { $bot } { $number } (bot)
house-bot-random = Toeval
house-bot-greedy = Gretig
house-bot-newcomer = Nieuweling
house-bot-novice = Beginner
house-bot-casual = Gelegenheidsspeler
house-bot-skilled = Gevorderd
house-bot-expert = Expert
house-bot-perfect = Perfect
house-noted = { $seat }: { $note }
# Gezegd door een bot van buiten, als een ander voor hem heeft gezet
house-stand-in = Mijn zet is voor mij gedaan. { $fault }
# Een plaats zonder naam
house-seat = Plaats { $number }

## Het toeval, als iemand met echte dobbelstenen antwoordt

house-menu-roll =
    { $count ->
        [one] Voer de worp van één dobbelsteen in
       *[other] Voer de worp van { $count } dobbelstenen in
    }
house-menu-first = Zeg wie begint
house-move-roll = Gooi { $dice }

## Het einde van een spel

# $winners is een lijst van namen
house-event-won =
    { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Waarom een zet wordt geweigerd, in elk spel

house-why-over = Het spel is afgelopen.
house-why-no-chance = { $seat } is aan zet; er valt nu niets te gooien of te trekken.
house-why-roll-count =
    { $count ->
        [one] Er wordt één dobbelsteen gegooid; dit zijn er { $rolled }.
       *[other] Er worden { $count } dobbelstenen gegooid; dit zijn er { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Eerst moet er één dobbelsteen worden gegooid.
       *[other] Eerst moeten er { $count } dobbelstenen worden gegooid.
    }
house-why-chance-acts = Eerst moet er iets worden getrokken.
house-why-no-seat = Er is geen plaats { $seat } aan deze tafel.
house-why-not-listed = Dit is geen zet die je nu kunt doen.
house-why-dice-missing = Je kunt { $chosen } niet nemen uit de dobbelstenen op tafel: { $dice }.

# Een uitspraak over de regels, na de titel van het stuk waarin ze staat
house-ruling = { $section }, { $ruling }
house-dice-promise = De dobbelstenen van deze partij liggen vast door dit getal; na afloop kan ‘rollhouse verify’ ze controleren: { $commitment }

## Wat gecontroleerde dobbelstenen bewijzen, en aan wie

# $names is een lijst van mensen
house-proved-hidden = { $names }: ieder voegde een deel toe dat niemand anders kon kennen voordat allen gebonden waren. Niemand heeft deze dobbelstenen dus gekozen, ook niet wie de server beheert en zelf meespeelt. Dat is bewezen aan ieder van hen wiens apparaat dit zegel voor de eerste worp had genoteerd: { $seal }
house-proved-in-the-open = { $names }: deel openlijk toegevoegd. Dat laat hun zien dat het huis zijn geheim na het begin niet heeft veranderd; maar wie dat geheim kende en later een eigen deel toevoegde, had de dobbelstenen kunnen kiezen.
house-proved-dropped = { $names }: het toegezegde deel is niet bekendgemaakt, en de dobbelstenen zijn zonder dat deel opnieuw getrokken. Samen met wie de server beheert kon zo één reeks worpen worden afgewezen, maar geen andere worden gekozen.
house-proved-trusting = { $names }: niets toegevoegd. Zij moeten erop vertrouwen dat het huis niet onder één hoedje speelde met allen die dat wel deden.
house-proved-by-nobody = Niemand heeft zelf iets aan deze dobbelstenen toegevoegd. Dit laat dus zien dat ze na het begin niet zijn veranderd, niet dat niemand ze vooraf heeft gekozen.
house-proved-again = Dit zijn de dobbelstenen van een eerdere partij, opnieuw geworpen omdat alle spelers het daarmee eens waren. Iedereen kon ze vooraf kennen.
house-proved-shared = Anderen hebben met deze dobbelstenen aan een andere tafel gespeeld. Het verslag van die partij noemt hetzelfde getal: dat toont dat het dezelfde dobbelstenen waren: { $commitment }
