# Das Spiel in Textzeilen, die Auswahl vorher und das Nachspielen.

plain-numbered = { $number }. { $label }
plain-number-please = Bitte tippe eine Zahl von 1 bis { $most }.
plain-count-please = Wähle { $count }; gewählt hast du { $given }.
plain-commands = Tippe eine Nummer oder einen Zug. Enter: die Auswahl noch einmal, s: die Stellung, u: zurücknehmen, r: Regeln, ?: Hilfe, q: verlassen (die Partie wird gespeichert).
# $example ist ein Zug in der Notation
plain-help-move = Antworte mit der Nummer einer Möglichkeit oder tippe einen Zug in der Notation, etwa „{ $example }“. Würfel nennst du nach ihrer Zahl: 12 heißt eine 1 und eine 2.
plain-help-roll = Mit Enter wird geworfen.
plain-help-commands = s zeigt die Stellung, u nimmt deinen letzten Zug zurück (unter Menschen nie über einen Wurf hinweg), r zeigt die Regeln, q verlässt das Spiel; mit „rollhouse resume“ geht es weiter.
plain-help-stop = stop beendet das Spiel jetzt, wenn alle einverstanden sind.
plain-ask-roll = { $seat }, Enter wirft die Würfel (u nimmt zurück):
plain-ask-bot = Jetzt ist { $seat } dran; weiter mit Enter (u nimmt zurück):
plain-only-move = Es gibt nur einen Zug: { $move }.
plain-ask-go-on = Enter führt ihn aus:
plain-undone = { $count ->
    [one] Ein Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
plain-over = Das Spiel ist vorbei.
plain-ask-end = a: die Analyse dieser Partie, n: Revanche, Enter: verlassen:
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Welches Spiel? (Enter: 1)
plain-ask-number = { $option }, { $low } bis { $high } (Enter: { $default }):
plain-ask-option = { $option }? (Enter: { $default })
plain-who-plays = Wer spielt? Tippe einen Namen für einen Menschen, oder { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id }: { $about }
plain-ask-seat = Platz { $number } (Enter: { $default }):
plain-ask-more = Platz { $number } (Enter: keine weiteren Spieler):
plain-no-saves = Es gibt keine unterbrochene Partie.
plain-kept = Die Aufzeichnung dieser Partie ist in { $path }
plain-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
plain-save = { $id }: { $game }, { $players }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
plain-save-damaged = { $id }: beschädigt. { $reason }
plain-save-in-use = { $text } (wird gerade gespielt)
plain-save-deleted = Gelöscht: { $id }
plain-synced = { $new ->
    [0] Keine neue Partie;
    [one] Eine neue Partie;
   *[other] { $new } neue Partien;
} { $known ->
    [0] keine war schon da.
    [one] eine war schon da.
   *[other] { $known } waren schon da.
}
plain-sync-refused = { $name } wurde abgelehnt: { $reason }
plain-login-token = Token für { $address }
plain-login-kept = Du bist bei { $address } angemeldet.
plain-login-forgotten = Das Token für { $address } wurde auf diesem Rechner gelöscht.
plain-partial = { $moves ->
    [0] Diese Partie ist von Anfang an beschädigt. Neu beginnen: { $command }
    [one] Diese Partie ist nach dem ersten Zug beschädigt. Von dort weiter: { $command }
   *[other] Diese Partie ist nach Zug { $moves } beschädigt. Von dort weiter: { $command }
}
plain-bot-gone = Einen Bot dieser Partie gibt es hier nicht mehr. Verloren ist nichts; mit einem anderen weiter: { $command }
plain-unofficial = Rollhouse ist eine inoffizielle Umsetzung. Dicy Cards ist ein Spiel von Eric B. Vogel und eine Marke von Blue Orange; Dicetto erscheint bei Tactic.
plain-ask-step = Zug { $ply } von { $last }. Enter: weiter, b: zurück, eine Zahl: dorthin, q: verlassen:
plain-no-step = „{ $value }“ ist hier keine Möglichkeit.
plain-comment = „{ $text }“
plain-verified = { $count ->
    [one] Ein Wurf wurde aus dem veröffentlichten Geheimnis nachgerechnet, und er stimmt.
   *[other] { $count } Würfe und Ziehungen wurden aus dem veröffentlichten Geheimnis nachgerechnet, und alle stimmen.
}
plain-verified-none = Es gibt nichts zu prüfen: Diese Aufzeichnung enthält keine virtuellen Würfe.
plain-verified-same = Alle { $count } Partien wurden mit den gleichen Würfeln gespielt.
plain-verified-not-same = Diese Partien wurden nicht alle mit den gleichen Würfeln gespielt.
plain-verified-seed = Die Würfe stammen vom Startwert { $seed }, den eine Person am Tisch gewählt hat. Wer ihn kannte, konnte jeden Wurf vorher wissen.
plain-verified-by-hand = { $count ->
    [one] Ein Wurf wurde von Hand eingegeben und kann nicht geprüft werden.
   *[other] { $count } Würfe und Ziehungen wurden von Hand eingegeben und können nicht geprüft werden.
}
plain-verified-elsewhere = { $count ->
    [one] Ein Wurf stammt von dem Tisch, dessen Partie hier weiterging. Prüfe ihn mit der Aufzeichnung jenes Tisches.
   *[other] { $count } Würfe und Ziehungen stammen von dem Tisch, dessen Partie hier weiterging. Prüfe sie mit der Aufzeichnung jenes Tisches.
}
plain-serving = Rollhouse läuft unter { $address } (Strg-C beendet es)
plain-serving-others = Andere in deinem Netz können { $address } öffnen
plain-served = Rollhouse ist beendet. Alle Partien sind gespeichert.
plain-serve-no-pages = Die Seiten sind nicht gebaut: Nur Programme können spielen. „make play“ baut sie.
plain-few-files = Dieser Prozess darf nur { $count } Dateien gleichzeitig offen haben, und jede Verbindung braucht eine. Siehe `ulimit -n` oder LimitNOFILE in einer systemd-Unit.
plain-backed-up = Die Kopie ist in { $path }
plain-restored = Die Datenbank wurde aus { $path } wiederhergestellt.
plain-moved-aside = Die bisherige Datenbank heißt jetzt { $path }.
plain-unreadable = { $table } lässt sich nicht lesen: { $why }
plain-inspected =
    { $count ->
        [one] Ein Tisch wurde geöffnet.
       *[other] { $count } Tische wurden geöffnet.
    } { $unreadable ->
        [0] Alles ist lesbar.
        [one] Einer davon lässt sich nicht lesen.
       *[other] { $unreadable } davon lassen sich nicht lesen.
    }
