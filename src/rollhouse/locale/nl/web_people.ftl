# Andere spelers: tegenstanders, vrienden, blokkeren en melden.

## Met iemand spelen

web-seek = Tegenstander zoeken
web-seek-find = Tegenstander zoeken
web-seek-waiting = Tegenstander zoeken …
web-seek-bot-in = { $bot } neemt de plaats in over { $time }.
web-seek-stop = Zoeken stoppen
web-seek-count = { $count ->
    [0] Verder wacht er niemand.
    [one] Eén persoon wacht.
   *[other] { $count } mensen wachten.
}
web-seek-with = Met { $name } spelen
web-seek-players = { $count } spelers
web-seek-together = { $count } van de { $players } zijn er.
web-pace = Tempo
web-pace-none = Zonder klok
web-pace-minute = 1 minuut per zet
web-pace-quarter = 15 minuten per partij
web-wait = Als er niemand komt
web-wait-never = Blijven wachten
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Na { $time } een bot

## Vrienden

web-friends = Vrienden
web-friends-none = Nog geen vrienden. Stuur je link: wie hem opent, kan je vriend worden.
web-friend-link = Uitnodigingslink
web-friend-link-how = Wie deze link opent, wordt je vriend. Hij werkt één keer en verloopt na een week.
web-friend-link-qr = QR-code van de uitnodigingslink
web-friend-here = online
web-friend-plays = in een partij
web-friend-away = offline
web-friend-remove = Vriend verwijderen
web-friend-unnamed = Geen naam
web-friend-accept = Vriendschapsverzoek
web-friend-accept-what = Vrienden zien of de ander online is en kunnen elkaar voor partijen uitnodigen.
web-friend-from = De link is van { $name }.
web-friend-yes = Accepteren
web-friend-now = Jij en { $name } zijn nu vrienden.
web-invitations = Uitnodigingen
web-invited = { $name } nodigt je uit voor een partij: { $game }.
web-invited-match = { $name } nodigt je uit voor een duplicate-match: { $game }.
web-invited-come = Meedoen
web-invited-no = Weigeren
web-invite-friends = Je vrienden
web-invite-friend = Uitnodigen
web-invite-sent = Uitgenodigd
web-recent = Recente tegenstanders
web-recent-games = { $count ->
    [one] één partij, { $date }
   *[other] { $count } partijen, de laatste { $date }
}
web-recent-none = Je tegenstanders komen hier te staan.
web-the-others = Andere spelers aan deze tafel
web-block = Blokkeren
web-unblock = Niet meer blokkeren
web-blocked = { $name } is geblokkeerd. Jullie worden niet gekoppeld en je ziet de berichten niet.
web-unblocked = { $name } is niet meer geblokkeerd.
web-blocked-people = Geblokkeerd
web-blocked-how = Jullie worden niet gekoppeld, ze kunnen je niet uitnodigen en je ziet hun berichten niet. Ze krijgen er geen bericht van.
web-report = Melden
web-report-of = { $name } melden
web-report-what = De beheerder kijkt ernaar.
web-report-what-table = De beheerder kijkt ernaar en kan de chat van deze tafel lezen.
web-report-reason = Waar gaat het om?
web-report-talk = Beledigingen of grove taal
web-report-name = Een aanstootgevende naam
web-report-cheats = Vals spelen
web-report-leaves = Verlaat steeds partijen
web-report-other = Iets anders
web-report-note = Details
web-report-send = Versturen
web-report-sent = Bedankt. Je melding is verstuurd.

## Reacties

web-reactions = Snelle reacties
web-reaction-hello = Hallo!
web-reaction-good-luck = Veel geluk!
web-reaction-well-played = Goed gespeeld!
web-reaction-lucky = Wat een geluk!
web-reaction-oops = Oeps!
web-reaction-thanks = Bedankt voor het spel!
web-chat-allowed = Chat toegestaan
web-chat-none = De chat staat uit aan deze tafel. Je kunt reacties sturen.
web-chat-off = Chatberichten zijn verborgen. Je ziet alleen reacties.
web-chat-shown = Chatberichten tonen

## Beheer

web-admin = Beheer
web-admin-token = Beheertoken
web-admin-enter = Inloggen
web-admin-leave = Uitloggen
web-admin-counts = Aantallen
web-admin-people = Gebruikers
web-admin-tables-open = Tafels die op spelers wachten
web-admin-tables-playing = Lopende partijen
web-admin-tables-over = Afgelopen partijen
web-admin-games = Partijen van gebruikers
web-admin-waiting = Zoeken een tegenstander
web-admin-reports = Meldingen
web-admin-bans = Verbannen
web-admin-keep = Bewaartermijn
web-admin-keep-open = Tafels zonder partij
web-admin-keep-playing = Onafgemaakte partijen
web-admin-keep-over = Afgelopen partijen
web-admin-keep-guests = Gasten zonder partij
web-admin-for-ever = voorgoed
web-admin-reported-by = gemeld door { $name }, { $date }
web-admin-table = Tafel
web-admin-close = Melding sluiten
web-admin-answer = Antwoord aan de melder (niet verplicht)
web-admin-no-reports = Geen open meldingen.
web-admin-ban-week = Een week verbannen
web-admin-ban = Permanent verbannen
web-admin-unban = Verbanning opheffen
web-admin-rename = Hernoemen
web-admin-lock = Naam vastzetten
web-admin-unlock = Naam vrijgeven
web-admin-end = Beëindigen
web-admin-chat = Chat
web-admin-no-chat = Geen berichten.
web-admin-remove-message = Bericht verwijderen
web-admin-tournament = Toernooi-id
web-admin-cancel-tournament = Toernooi annuleren
web-admin-log = Wat beheerders deden
web-admin-no-log = Nog niets.
web-admin-search = Naam of openbare id
web-admin-look = Zoeken
web-admin-person = partijen: { $games }, lid sinds { $date }
web-admin-tables = Tafels
web-admin-which = Status
web-admin-all = Alle
web-admin-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
