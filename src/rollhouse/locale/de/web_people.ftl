# Andere Leute, für den Browser: Mitspieler, Freunde, und wen man lieber nicht trifft.

## Mit jemandem spielen

web-somebody = Mit jemandem spielen
web-somebody-find = Gegner finden
web-somebody-waiting = Warten auf jemanden, der dasselbe spielen möchte …
web-somebody-bot-in = { $bot } übernimmt den Platz in { $time }.
web-somebody-stop = Nicht länger warten
web-somebody-count = { $count ->
    [0] Sonst wartet niemand.
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
}
web-somebody-with = Mit { $name } spielen
web-somebody-players = { $count ->
    [3] zu dritt
    [4] zu viert
   *[other] zu { $count }
}
web-somebody-together = { $count } von { $players } sind da.
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-minute = Eine Minute je Zug
web-pace-quarter = 15 Minuten je Partie
web-patience = Wenn niemand kommt
web-patience-never = Weiter warten
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Nach { $time } ein Bot

## Freunde

web-people = Freunde und andere
web-friends = Freunde
web-friends-none = Noch keine Freunde. Schick jemandem deinen Link: Wer ihn öffnet, gehört dazu.
web-friend-link = Link für eine Freundin oder einen Freund
web-friend-link-how = Wer diesen Link öffnet, ist von da an mit dir befreundet. Er gilt einmal und eine Woche lang.
web-friend-link-qr = Derselbe Link als Bild, für die Kamera eines anderen Geräts
web-friend-here = da
web-friend-plays = an einem Tisch
web-friend-away = nicht da
web-friend-part = Nicht mehr befreundet
web-friend-unnamed = Jemand ohne Namen
web-friend-accept = Freundschaft
web-friend-accept-what = Jemand hat dir diesen Link geschickt. Freunde sehen, ob die anderen da sind, und können einander an einen Tisch einladen.
web-friend-yes = Ja
web-friend-now = Du bist jetzt mit { $name } befreundet.
web-invitations = Du bist eingeladen
web-invited = { $name } lädt dich zu einer Partie ein: { $game }.
web-invited-match = { $name } lädt dich zu einem Duplicate-Match ein: { $game }.
web-invited-come = Hingehen
web-invited-no = Nein, danke
web-invite-friends = Deine Freunde
web-invite-friend = Einladen
web-invite-sent = Eingeladen
web-recent = Zuletzt gespielt mit
web-recent-games = { $count ->
    [one] eine Partie, { $date }
   *[other] { $count } Partien, die letzte { $date }
}
web-recent-none = Hier steht, mit wem du spielst.
web-the-others = Die anderen an diesem Tisch
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = { $name } ist blockiert: Ihr werdet nicht zusammengesetzt, und was sie oder er sagt, siehst du nicht.
web-unblocked = { $name } ist nicht mehr blockiert.
web-blocked-people = Blockiert
web-blocked-how = Ihr werdet nicht zusammengesetzt, sie können dich nicht einladen, und was sie sagen, siehst du nicht. Sie erfahren nichts davon.
web-report = Melden
web-report-of = { $name } melden
web-report-what = Wer dieses Haus betreibt, sieht sich das an.
web-report-what-table = Wer dieses Haus betreibt, sieht sich das an und auch, was an diesem Tisch gesagt wurde.
web-report-reason = Worum geht es?
web-report-talk = Beleidigungen
web-report-name = Ein anstößiger Name
web-report-cheats = Betrug
web-report-leaves = Läuft immer wieder aus Partien davon
web-report-other = Etwas anderes
web-report-note = In deinen Worten
web-report-send = Abschicken
web-report-sent = Danke, das ist abgeschickt.

## Reaktionen

web-reactions = Mit einem Druck sagen
web-reaction-hello = Hallo!
web-reaction-good-luck = Viel Glück!
web-reaction-well-played = Gut gespielt!
web-reaction-lucky = So ein Glück!
web-reaction-oops = Hoppla!
web-reaction-thanks = Danke fürs Spiel!
web-chat-allowed = Die Spieler dürfen einander schreiben
web-chat-none = An diesem Tisch gibt es keinen Chat, nur Reaktionen.
web-chat-off = Du siehst nicht, was die anderen schreiben, nur ihre Reaktionen.
web-chat-shown = Zeigen, was geschrieben wird

## Für den Betrieb

web-operator = Für den Betrieb
web-operator-token = Das Token für den Betrieb
web-operator-enter = Eintreten
web-operator-leave = Verlassen
web-operator-counts = Zahlen
web-operator-people = Leute
web-operator-tables-open = Tische, an die man sich setzt
web-operator-tables-playing = Laufende Partien
web-operator-tables-over = Beendete Partien
web-operator-games = Plätze von Leuten in Partien
web-operator-waiting = Warten auf jemanden
web-operator-reports = Meldungen
web-operator-bans = Gesperrt
web-operator-keep = Aufbewahrt
web-operator-keep-open = Tische ohne Partie
web-operator-keep-playing = Unbeendete Partien
web-operator-keep-over = Beendete Partien
web-operator-keep-guests = Gäste ohne Partie
web-operator-for-ever = für immer
web-operator-told = gemeldet von { $name }, { $date }
web-operator-table = Zum Tisch
web-operator-close = Meldung schließen
web-operator-no-reports = Keine offenen Meldungen.
web-operator-ban-week = Eine Woche sperren
web-operator-ban = Für immer sperren
web-operator-unban = Entsperren
web-operator-rename = Umbenennen
web-operator-search = Name oder öffentliche Kennung
web-operator-look = Suchen
web-operator-person = Partien: { $games }, hier seit { $date }
web-operator-tables = Tische
web-operator-which = Welche
web-operator-all = Alle
web-operator-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
