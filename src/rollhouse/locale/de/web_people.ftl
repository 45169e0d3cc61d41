# Andere Leute, für den Browser: Mitspieler, Freunde, und wen man lieber nicht trifft.

## Mit jemandem spielen

web-somebody = Mit jemandem spielen
web-somebody-find = Gegner finden: { $game }
web-somebody-waiting = Warten auf jemanden, der dasselbe spielen möchte …
web-somebody-bot-in = { $bot } übernimmt den Platz in { $time }.
web-somebody-stop = Nicht länger warten
web-somebody-count = { $count ->
    [0] Sonst wartet niemand.
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
}
web-somebody-with = Mit { $name } spielen
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-minute = Eine Minute je Zug
web-pace-quarter = 15 Minuten je Partie
web-patience = Wenn niemand kommt
web-patience-never = Weiter warten
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Nach { $time } ein Bot
