# Duplicate-matches: twee tafels, dezelfde dobbelstenen.

error-match-unknown = Die match bestaat niet.
error-match-begun = De match is begonnen.
error-match-over = De match is afgelopen.
error-match-place-taken = Plaats { $value } is niet vrij.
error-match-not-yours = Je doet niet mee aan deze match.
error-match-not-host = Alleen wie de match heeft gemaakt, mag dat.
error-match-too-many = Je hebt { $value } matches die niet afgelopen zijn: maak er eerst een af, of zeg hem af.
error-match-bot = “{ $value }” kan geen duel spelen: beiden moeten dezelfde bot treffen, een die niets aan het toeval overlaat ({ $expected }).
error-table-same-dice-elsewhere = Anderen spelen nog met dezelfde dobbelstenen. Tot ze klaar zijn, ziet alleen wie aan deze tafel zit haar.
error-table-match-once = Deze tafel hoort bij een match, die vanzelf doorgaat.
