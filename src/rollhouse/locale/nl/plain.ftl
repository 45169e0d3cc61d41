# De tekstmodus, de keuze vooraf en het naspelen.

plain-numbered = { $number }. { $label }
plain-number-please = Typ een getal van 1 tot en met { $most }.
plain-count-please = Kies er { $count }; je koos er { $given }.
plain-commands = Typ een nummer, of een zet. Enter: de keuzes opnieuw, s: de stelling, u: terugnemen, r: spelregels, ?: hulp, q: verlaten (de partij wordt bewaard).
# $example is een zet in de notatie
plain-help-move = Antwoord met het nummer van een keuze, of typ een zet in de notatie, zoals ‘{ $example }’. Dobbelstenen noem je bij hun waarde: 12 is een 1 en een 2.
plain-help-roll = Druk op Enter om te gooien.
plain-help-commands = s toont de stelling, u neemt je laatste zet terug (tussen mensen nooit voorbij een worp), r toont de spelregels, q verlaat de partij; met ‘rollhouse resume’ ga je verder.
plain-help-stop = stop beëindigt het spel nu, als alle spelers het willen.
plain-ask-roll = { $seat }, druk op Enter om te gooien (u: terugnemen):
plain-ask-bot = { $seat } is aan de beurt; druk op Enter (u: terugnemen):
plain-only-move = Er is maar één zet mogelijk: { $move }.
plain-ask-go-on = Druk op Enter om die te doen:
plain-undone = { $count ->
    [one] Eén zet teruggenomen.
   *[other] { $count } zetten teruggenomen.
}
plain-over = De partij is afgelopen.
plain-ask-end = a: de analyse van deze partij, n: revanche, Enter: verlaten:
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Welk spel? (Enter: 1)
plain-ask-number = { $option }, { $low } tot en met { $high } (Enter: { $default }):
plain-ask-option = { $option }? (Enter: { $default })
plain-who-plays = Wie doen er mee? Typ een naam voor een mens, of { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id }: { $about }
plain-ask-seat = Plaats { $number } (Enter: { $default }):
plain-ask-more = Plaats { $number } (Enter: geen spelers meer):
plain-no-saves = Er is geen onderbroken partij.
plain-kept = De partij is vastgelegd in { $path }
plain-saved = De partij is bewaard. Ga verder met: { $command }
plain-save = { $id }: { $game }, { $players }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
plain-save-damaged = { $id }: beschadigd. { $reason }
plain-save-in-use = { $text } (wordt nu gespeeld)
plain-save-deleted = Verwijderd: { $id }
plain-synced = { $new ->
    [0] Geen nieuwe partij;
    [one] Eén nieuwe partij;
   *[other] { $new } nieuwe partijen;
} { $known ->
    [0] er was er nog geen.
    [one] er was er al één.
   *[other] er waren er al { $known }.
}
plain-sync-refused = { $name } werd geweigerd: { $reason }
plain-login-token = Token voor { $address }
plain-login-kept = Je bent ingelogd bij { $address }.
plain-login-forgotten = Het token voor { $address } is van deze computer verwijderd.
plain-partial = { $moves ->
    [0] Deze partij is vanaf het begin beschadigd. Opnieuw beginnen: { $command }
    [one] Deze partij is beschadigd na de eerste zet. Daarvandaan verder: { $command }
   *[other] Deze partij is beschadigd na zet { $moves }. Daarvandaan verder: { $command }
}
plain-bot-gone = Een bot van deze partij is hier niet meer beschikbaar. Er is niets verloren; ga verder met een andere: { $command }
plain-unofficial = Rollhouse is een onofficiële uitvoering. Dicy Cards is een spel van Eric B. Vogel en een merk van Blue Orange; Dicetto wordt uitgegeven door Tactic.
plain-ask-step = Zet { $ply } van { $last }. Enter: volgende, b: terug, een nummer: daarheen, q: verlaten:
plain-no-step = ‘{ $value }’ is hier niet mogelijk.
plain-comment = ‘{ $text }’
plain-verified = { $count ->
    [one] Eén worp is nagerekend met het gepubliceerde geheim, en hij klopt.
   *[other] { $count } worpen en trekkingen zijn nagerekend met het gepubliceerde geheim, en ze kloppen allemaal.
}
plain-verified-none = Er valt niets te controleren: dit verslag bevat geen virtuele worpen.
plain-verified-same = Alle { $count } partijen zijn met dezelfde dobbelstenen gespeeld.
plain-verified-not-same = Deze partijen zijn niet allemaal met dezelfde dobbelstenen gespeeld.
plain-verified-seed = De worpen komen van startgetal { $seed }, dat een speler heeft gekozen. Elke speler die het kende, kon alle worpen vooraf weten.
plain-verified-by-hand = { $count ->
    [one] Eén worp is met de hand ingevoerd en kan niet worden gecontroleerd.
   *[other] { $count } worpen en trekkingen zijn met de hand ingevoerd en kunnen niet worden gecontroleerd.
}
plain-verified-elsewhere = { $count ->
    [one] Eén worp is gedaan aan de tafel waarvan deze partij het vervolg is. Controleer hem met het verslag van die tafel.
   *[other] { $count } worpen en trekkingen zijn gedaan aan de tafel waarvan deze partij het vervolg is. Controleer ze met het verslag van die tafel.
}
plain-serving = Rollhouse draait op { $address } (Ctrl-C stopt het)
plain-serving-others = Anderen in je netwerk kunnen { $address } openen
plain-served = Rollhouse is gestopt. Alle partijen zijn bewaard.
plain-serve-no-pages = De pagina’s zijn niet gebouwd: alleen programma’s kunnen spelen. ‘make play’ bouwt ze.
plain-few-files = Dit proces mag maar { $count } bestanden tegelijk open hebben, en elke verbinding gebruikt er een. Zie `ulimit -n`, of LimitNOFILE in een systemd-unit.
plain-backed-up = De kopie staat in { $path }
plain-restored = De database is teruggezet uit { $path }.
plain-moved-aside = De oude database heet nu { $path }.
plain-unreadable = { $table } is onleesbaar: { $why }
plain-inspected =
    { $count ->
        [one] Eén tafel is geopend.
       *[other] { $count } tafels zijn geopend.
    } { $unreadable ->
        [0] Alles is leesbaar.
        [one] Eén daarvan is onleesbaar.
       *[other] { $unreadable } daarvan zijn onleesbaar.
    }
