# Anderen, voor de browser: met wie je speelt, vrienden, en wie je liever niet tegenkomt.

## Met iemand spelen

web-somebody = Met iemand spelen
web-somebody-find = Tegenstander zoeken
web-somebody-waiting = Wachten op iemand die hetzelfde wil spelen …
web-somebody-bot-in = { $bot } neemt de plaats in over { $time }.
web-somebody-stop = Niet langer wachten
web-somebody-count = { $count ->
    [0] Verder wacht er niemand.
    [one] Eén persoon wacht.
   *[other] { $count } mensen wachten.
}
web-somebody-with = Met { $name } spelen
web-somebody-players = { $count ->
    [3] met z’n drieën
    [4] met z’n vieren
   *[other] met { $count }
}
web-somebody-together = { $count } van de { $players } zijn er.
web-pace = Tempo
web-pace-none = Zonder klok
web-pace-minute = Een minuut per zet
web-pace-quarter = 15 minuten per partij
web-patience = Als er niemand komt
web-patience-never = Blijven wachten
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Na { $time } een bot

## Vrienden

web-people = Vrienden en anderen
web-friends = Vrienden
web-friends-none = Nog geen vrienden. Stuur iemand je link: wie hem opent, hoort erbij.
web-friend-link = Een link voor een vriend
web-friend-link-how = Wie deze link opent, is vanaf dan je vriend. Hij werkt één keer, een week lang.
web-friend-link-qr = Dezelfde link als plaatje, voor de camera van een ander apparaat
web-friend-here = aanwezig
web-friend-plays = aan een tafel
web-friend-away = afwezig
web-friend-part = Geen vrienden meer
web-friend-unnamed = Iemand zonder naam
web-friend-accept = Vrienden worden
web-friend-accept-what = Iemand heeft je deze link gestuurd. Vrienden zien of de ander er is, en kunnen elkaar aan een tafel uitnodigen.
web-friend-yes = Ja
web-friend-now = { $name } is nu je vriend.
web-invitations = Je bent uitgenodigd
web-invited = { $name } nodigt je uit voor een partij: { $game }.
web-invited-match = { $name } nodigt je uit voor een duplicate-match: { $game }.
web-invited-come = Erheen
web-invited-no = Nee, bedankt
web-invite-friends = Je vrienden
web-invite-friend = Uitnodigen
web-invite-sent = Uitgenodigd
web-recent = Laatst mee gespeeld
web-recent-games = { $count ->
    [one] één partij, { $date }
   *[other] { $count } partijen, de laatste { $date }
}
web-recent-none = Met wie je speelt, staat hier.
web-the-others = De anderen aan deze tafel
web-block = Blokkeren
web-unblock = Niet meer blokkeren
web-blocked = { $name } is geblokkeerd: jullie komen niet aan één tafel, en je ziet niet wat hij of zij zegt.
web-unblocked = { $name } is niet meer geblokkeerd.
web-blocked-people = Geblokkeerd
web-blocked-how = Jullie komen niet aan één tafel, ze kunnen je niet uitnodigen, en je ziet niet wat ze zeggen. Ze krijgen dat niet te horen.
web-report = Melden
web-report-of = { $name } melden
web-report-what = Wie dit huis beheert, kijkt ernaar.
web-report-what-table = Wie dit huis beheert, kijkt ernaar en ziet wat er aan deze tafel is gezegd.
web-report-reason = Waar gaat het om?
web-report-talk = Beledigingen of grove taal
web-report-name = Een aanstootgevende naam
web-report-cheats = Vals spelen
web-report-leaves = Loopt steeds weg uit partijen
web-report-other = Iets anders
web-report-note = In je eigen woorden
web-report-send = Versturen
web-report-sent = Bedankt, het is verstuurd.

## Reacties

web-reactions = Met één druk gezegd
web-reaction-hello = Hallo!
web-reaction-good-luck = Veel geluk!
web-reaction-well-played = Goed gespeeld!
web-reaction-lucky = Wat een geluk!
web-reaction-oops = Oeps!
web-reaction-thanks = Bedankt voor het spel!
web-chat-allowed = De spelers mogen elkaar schrijven
web-chat-none = Aan deze tafel is er geen chat, alleen reacties.
web-chat-off = Je ziet niet wat de anderen schrijven, alleen hun reacties.
web-chat-shown = Tonen wat er geschreven wordt

## Voor wie het huis beheert

web-operator = Beheer
web-operator-token = Het token van de beheerder
web-operator-enter = Binnenkomen
web-operator-leave = Verlaten
web-operator-counts = Aantallen
web-operator-people = Mensen
web-operator-tables-open = Tafels waar men gaat zitten
web-operator-tables-playing = Lopende partijen
web-operator-tables-over = Afgelopen partijen
web-operator-games = Plaatsen van mensen in partijen
web-operator-waiting = Wachten op iemand
web-operator-reports = Meldingen
web-operator-bans = Uitgesloten
web-operator-keep = Bewaard
web-operator-keep-open = Tafels zonder partij
web-operator-keep-playing = Onafgemaakte partijen
web-operator-keep-over = Afgelopen partijen
web-operator-keep-guests = Gasten zonder partij
web-operator-for-ever = voorgoed
web-operator-told = gemeld door { $name }, { $date }
web-operator-table = De tafel
web-operator-close = Melding sluiten
web-operator-no-reports = Geen open meldingen.
web-operator-ban-week = Een week uitsluiten
web-operator-ban = Voorgoed uitsluiten
web-operator-unban = Weer toelaten
web-operator-rename = Hernoemen
web-operator-search = Naam of openbare id
web-operator-look = Zoeken
web-operator-person = partijen: { $games }, hier sinds { $date }
web-operator-tables = Tafels
web-operator-which = Welke
web-operator-all = Alle
web-operator-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
