# Duplicate-matches: twee tafels, dezelfde dobbelstenen.

error-match-unknown = Match niet gevonden.
error-match-begun = De match is al begonnen.
error-match-over = De match is afgelopen.
error-match-place-taken = Plaats { $value } is bezet.
error-match-not-yours = Je speelt niet mee in deze match.
error-match-not-host = Alleen de organisator van de match kan dat doen.
error-match-too-many = Je hebt { $value } lopende matches. Speel er eerst een uit of annuleer er een.
error-match-bot = ‘{ $value }’ kan geen duel spelen. Beide spelers hebben dezelfde bot nodig, zonder toeval in zijn zetten ({ $expected }).
error-table-same-dice-elsewhere = Aan een andere tafel wordt nog met dezelfde dobbelstenen gespeeld. Tot die partij is afgelopen, kunnen alleen de spelers deze tafel zien.
error-table-match-once = Deze tafel hoort bij een match; de volgende partij begint vanzelf.
