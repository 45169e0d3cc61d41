# Andere: Gegner, Freunde, Blockieren und Melden.

## Mit jemandem spielen

web-seek = Gegner finden
web-seek-find = Gegner finden
web-seek-waiting = Gegner wird gesucht …
web-seek-bot-in = { $bot } übernimmt den Platz in { $time }.
web-seek-stop = Suche abbrechen
web-seek-count = { $count ->
    [0] Sonst wartet niemand.
    [one] Eine Person wartet.
   *[other] { $count } Personen warten.
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
web-pace-minute = 1 Minute je Zug
web-pace-quarter = 15 Minuten je Partie
web-wait = Wenn niemand kommt
web-wait-never = Weiter warten
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Nach { $time } ein Bot

## Freunde

web-friends = Freunde
web-friends-none = Noch keine Freunde. Schick deinen Link: Wer ihn öffnet, kann mit dir befreundet sein.
web-friend-link = Einladungslink
web-friend-link-how = Wer diesen Link öffnet, ist mit dir befreundet. Er gilt einmal und läuft nach einer Woche ab.
web-friend-link-qr = QR-Code des Einladungslinks
web-friend-here = online
web-friend-plays = spielt
web-friend-away = offline
web-friend-remove = Freundschaft beenden
web-friend-unnamed = Ohne Namen
web-friend-accept = Freundschaftsanfrage
web-friend-accept-what = Freunde sehen, wann die anderen online sind, und können einander zu Partien einladen.
web-friend-from = Der Link ist von { $name }.
web-friend-yes = Annehmen
web-friend-now = Du bist jetzt mit { $name } befreundet.
web-invitations = Einladungen
web-invited = { $name } lädt dich zu einer Partie ein: { $game }.
web-invited-match = { $name } lädt dich zu einem Duplicate-Match ein: { $game }.
web-invited-come = Mitspielen
web-invited-no = Ablehnen
web-invite-friends = Deine Freunde
web-invite-friend = Einladen
web-invite-sent = Eingeladen
web-recent = Zuletzt gespielt mit
web-recent-games = { $count ->
    [one] eine Partie, { $date }
   *[other] { $count } Partien, die letzte { $date }
}
web-recent-none = Hier erscheint, mit wem du gespielt hast.
web-the-others = Andere an diesem Tisch
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = { $name } ist blockiert. Ihr werdet nicht zusammen eingeteilt, und du siehst keine Nachrichten von { $name }.
web-unblocked = { $name } ist nicht mehr blockiert.
web-blocked-people = Blockiert
web-blocked-how = Ihr werdet nicht zusammen eingeteilt, sie können dich nicht einladen, und du siehst ihre Nachrichten nicht. Sie werden nicht benachrichtigt.
web-report = Melden
web-report-of = { $name } melden
web-report-what = Die Administration sieht sich das an.
web-report-what-table = Die Administration sieht sich das an und kann den Chat dieses Tisches lesen.
web-report-reason = Worum geht es?
web-report-talk = Beleidigungen
web-report-name = Ein anstößiger Name
web-report-cheats = Betrug
web-report-leaves = Verlässt ständig Partien
web-report-other = Etwas anderes
web-report-note = Einzelheiten
web-report-send = Abschicken
web-report-sent = Danke. Deine Meldung wurde gesendet.

## Reaktionen

web-reactions = Schnelle Reaktionen
web-reaction-hello = Hallo!
web-reaction-good-luck = Viel Glück!
web-reaction-well-played = Gut gespielt!
web-reaction-lucky = So ein Glück!
web-reaction-oops = Hoppla!
web-reaction-thanks = Danke fürs Spiel!
web-chat-allowed = Chat erlaubt
web-chat-none = Der Chat ist an diesem Tisch ausgeschaltet. Du kannst Reaktionen senden.
web-chat-off = Chat-Nachrichten sind ausgeblendet. Du siehst nur Reaktionen.
web-chat-shown = Chat-Nachrichten zeigen

## Für den Betrieb

web-admin = Administration
web-admin-token = Admin-Token
web-admin-enter = Anmelden
web-admin-leave = Abmelden
web-admin-counts = Zahlen
web-admin-people = Benutzer
web-admin-tables-open = Tische, die auf Mitspielende warten
web-admin-tables-playing = Laufende Partien
web-admin-tables-over = Beendete Partien
web-admin-games = Partien von Benutzern
web-admin-waiting = Suchen einen Gegner
web-admin-reports = Meldungen
web-admin-bans = Gesperrt
web-admin-keep = Aufbewahrung
web-admin-keep-open = Tische ohne Partie
web-admin-keep-playing = Unbeendete Partien
web-admin-keep-over = Beendete Partien
web-admin-keep-guests = Gäste ohne Partie
web-admin-for-ever = für immer
web-admin-reported-by = gemeldet von { $name }, { $date }
web-admin-table = Tisch
web-admin-close = Meldung schließen
web-admin-answer = Antwort an den Absender der Meldung (freiwillig)
web-admin-no-reports = Keine offenen Meldungen.
web-admin-ban-week = Eine Woche sperren
web-admin-ban = Dauerhaft sperren
web-admin-unban = Entsperren
web-admin-rename = Umbenennen
web-admin-lock = Namen sperren
web-admin-unlock = Namen freigeben
web-admin-end = Beenden
web-admin-chat = Chat
web-admin-no-chat = Keine Nachrichten.
web-admin-remove-message = Nachricht entfernen
web-admin-tournament = Turnier-ID
web-admin-cancel-tournament = Turnier absagen
web-admin-log = Was Admins getan haben
web-admin-no-log = Noch nichts.
web-admin-search = Name oder öffentliche Kennung
web-admin-look = Suchen
web-admin-person = Partien: { $games }, dabei seit { $date }
web-admin-tables = Tische
web-admin-which = Status
web-admin-all = Alle
web-admin-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
