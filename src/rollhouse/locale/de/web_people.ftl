# Andere Leute, für den Browser: Mitspieler, Freunde, und wen man lieber nicht trifft.

## Mit jemandem spielen

web-seek = Mit jemandem spielen
web-seek-find = Gegner finden: { $game }
web-seek-waiting = Warten auf jemanden, der dasselbe spielen möchte …
web-seek-bot-in = { $bot } übernimmt den Platz in { $time }.
web-seek-stop = Nicht länger warten
web-seek-count = { $count ->
    [0] Sonst wartet niemand.
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
}
web-seek-with = Mit { $name } spielen
web-seek-players = { $count ->
    [3] zu dritt
    [4] zu viert
   *[other] zu { $count }
}
web-seek-together = { $count } von { $players } sind da.
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-minute = Eine Minute je Zug
web-pace-quarter = 15 Minuten je Partie
web-wait = Wenn niemand kommt
web-wait-never = Weiter warten
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Nach { $time } ein Bot

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

web-admin = Für den Betrieb
web-admin-token = Das Token für den Betrieb
web-admin-enter = Eintreten
web-admin-leave = Verlassen
web-admin-counts = Zahlen
web-admin-people = Leute
web-admin-tables-open = Tische, an die man sich setzt
web-admin-tables-playing = Laufende Partien
web-admin-tables-over = Beendete Partien
web-admin-games = Plätze von Leuten in Partien
web-admin-waiting = Warten auf jemanden
web-admin-reports = Meldungen
web-admin-bans = Gesperrt
web-admin-keep = Aufbewahrt
web-admin-keep-open = Tische ohne Partie
web-admin-keep-playing = Unbeendete Partien
web-admin-keep-over = Beendete Partien
web-admin-keep-guests = Gäste ohne Partie
web-admin-for-ever = für immer
web-admin-told = gemeldet von { $name }, { $date }
web-admin-table = Zum Tisch
web-admin-close = Meldung schließen
web-admin-no-reports = Keine offenen Meldungen.
web-admin-ban-week = Eine Woche sperren
web-admin-ban = Für immer sperren
web-admin-unban = Entsperren
web-admin-rename = Umbenennen
web-admin-search = Name oder öffentliche Kennung
web-admin-look = Suchen
web-admin-person = Partien: { $games }, hier seit { $date }
web-admin-tables = Tische
web-admin-which = Welche
web-admin-all = Alle
web-admin-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
