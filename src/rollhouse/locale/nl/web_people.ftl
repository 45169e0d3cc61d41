# Anderen, voor de browser: met wie je speelt, vrienden, en wie je liever niet tegenkomt.

## Met iemand spelen

web-somebody = Met iemand spelen
web-somebody-find = Tegenstander zoeken: { $game }
web-somebody-waiting = Wachten op iemand die hetzelfde wil spelen …
web-somebody-bot-in = { $bot } neemt de plaats in over { $time }.
web-somebody-stop = Niet langer wachten
web-somebody-count = { $count ->
    [0] Verder wacht er niemand.
    [one] Eén persoon wacht.
   *[other] { $count } mensen wachten.
}
web-somebody-with = Met { $name } spelen
web-pace = Tempo
web-pace-none = Zonder klok
web-pace-minute = Een minuut per zet
web-pace-quarter = 15 minuten per partij
web-patience = Als er niemand komt
web-patience-never = Blijven wachten
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Na { $time } een bot
